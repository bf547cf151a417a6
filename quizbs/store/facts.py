"""Single values that outlive the process, such as the secret key and when the program was last alive."""

import secrets

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from quizbs.store.database import Database
from quizbs.store.schema import facts

_BEAT = "heartbeat"


class Facts:
    """Facts about this installation, by key."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._beat = ""  # the last one of this process

    def get(self, key: str) -> str | None:
        """Return the value of a fact, ``None`` if it was never set."""
        with self._database.read() as db:
            return db.scalar(select(facts.c.value).where(facts.c.key == key))

    def set(self, key: str, value: str) -> None:
        """Set a fact, whether it was set before or not."""
        self._database.write(lambda db: _set(db, key, value, again=True), apart=True)

    def secret_key(self) -> str:
        """Return the secret key of this installation: 256 bits as hexadecimal digits, made when first needed.

        It stays the same; otherwise every seat would be lost at a restart.
        """
        if (known := self.get("secret_key")) is not None:
            return known
        # The first process makes it; the others read that one.
        self._database.write(lambda db: _set(db, "secret_key", secrets.token_hex(32), again=False))
        known = self.get("secret_key")
        if known is None:
            raise LookupError("secret_key")
        return known

    def beat(self, now: float, since: float = float("inf")) -> bool:
        """Note that the program is alive at ``now`` (seconds).

        Return whether no other process has done so after ``since``: then all were away.
        """
        beat, mine = repr(now), self._beat

        def note(db: Connection) -> str | None:
            before: str | None = db.scalar(select(facts.c.value).where(facts.c.key == _BEAT).with_for_update())
            _set(db, _BEAT, beat, again=True)
            return before

        before = self._database.write(note, apart=True)
        self._beat = beat
        return before is None or before == mine or float(before) <= since

    def last_beat(self) -> float | None:
        """Return when the program was last alive, ``None`` if it never was."""
        beat = self.get(_BEAT)
        return None if beat is None else float(beat)


def _set(db: Connection, key: str, value: str, *, again: bool) -> None:
    insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    adding = insert(facts).values(key=key, value=value)
    if again:
        db.execute(adding.on_conflict_do_update(index_elements=[facts.c.key], set_={"value": value}))
    else:
        db.execute(adding.on_conflict_do_nothing(index_elements=[facts.c.key]))

"""Single values stored by key, such as the secret key and the last heartbeat of the program."""

import secrets

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from quizbs.store.database import Database
from quizbs.store.owners import FIRST
from quizbs.store.schema import facts

_BEAT = "heartbeat"


class KeyValues:
    """The key-value store of this installation; with an ``owner``, that of one teacher."""

    def __init__(self, database: Database, owner: str = FIRST) -> None:
        self._database, self._before = database, key_prefix(owner)
        self._beat = ""  # the last heartbeat of this process

    def for_teacher(self, owner: str) -> "KeyValues":
        """Return the key-value store of this teacher."""
        return KeyValues(self._database, owner)

    def get(self, key: str) -> str | None:
        """Return the value of a key, ``None`` if it was never set."""
        with self._database.read() as db:
            return db.scalar(select(facts.c.value).where(facts.c.key == self._before + key))

    def set(self, key: str, value: str) -> None:
        """Set the value of a key."""
        self._database.write(lambda db: set_value(db, self._before + key, value))

    def secret_key(self) -> str:
        """Return the secret key of this installation, 256 bits in hexadecimal, created at first use.

        It must not change: every seat would be lost at a restart.
        """
        if (known := self.get("secret_key")) is not None:
            return known
        # The first process creates it, others read that one.
        self._database.write(lambda db: set_value(db, "secret_key", secrets.token_hex(32), again=False))
        known = self.get("secret_key")
        if known is None:
            raise LookupError("secret_key")
        return known

    def beat(self, now: float) -> None:
        """Store a heartbeat, which says that the program runs at ``now`` (s)."""
        self._database.write(lambda db: set_value(db, _BEAT, repr(now)))

    def last_beat(self) -> float | None:
        """Return the time of the last heartbeat (s), ``None`` if the program has never run."""
        beat = self.get(_BEAT)
        return None if beat is None else float(beat)


def key_prefix(owner: str) -> str:
    """Return the prefix of a teacher's keys, "" for the first teacher, who has the data of the laptop's owner."""
    return "" if owner == FIRST else f"{owner}/"


def set_value(db: Connection, key: str, value: str, *, again: bool = True) -> None:
    """Set the value of a key within a transaction; without ``again`` only if the key is new."""
    insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    adding = insert(facts).values(key=key, value=value)
    if again:
        db.execute(adding.on_conflict_do_update(index_elements=[facts.c.key], set_={"value": value}))
    else:
        db.execute(adding.on_conflict_do_nothing(index_elements=[facts.c.key]))

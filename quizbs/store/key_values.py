"""Single values stored by key, such as the secret key and the last heartbeat of the program."""

import hashlib
import secrets

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from quizbs.store.database import Database
from quizbs.store.owners import FIRST
from quizbs.store.schema import facts

SECRET = "secret_key"  # noqa: S105 -- the name of the fact
ORIGIN = "origin"  # id of the installation that wrote the data, if it was another one
_BEAT = "heartbeat"


class KeyValues:
    """The key-value store of this installation; with an ``owner``, that teacher's key-value store."""

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

        It must not change: at the next start all students would lose their seats.
        """
        if (known := self.get(SECRET)) is not None:
            return known
        # The first process creates the key, others read it.
        self._database.write(lambda db: set_value(db, SECRET, secrets.token_hex(32), overwrite=False))
        known = self.get(SECRET)
        if known is None:
            raise LookupError(SECRET)
        return known

    def take_secret_key(self, secret: str, *, overwrite: bool) -> None:
        """Store the secret key of another installation; without ``overwrite`` only if this one has no key yet."""

        def take(db: Connection) -> None:
            known = db.scalar(select(facts.c.value).where(facts.c.key == SECRET))
            if known not in (None, secret) and overwrite:
                set_value(db, ORIGIN, origin_of(known), overwrite=False)
            set_value(db, SECRET, secret, overwrite=overwrite)

        self._database.write(take)

    def origin(self) -> str:
        """Return a short text that identifies the installation from which the data comes, but gives no access to it."""
        return self.get(ORIGIN) or origin_of(self.secret_key())

    def beat(self, now: float) -> None:
        """Store a heartbeat, which says that the program runs at ``now`` (s)."""
        self._database.write(lambda db: set_value(db, _BEAT, repr(now)))

    def last_beat(self) -> float | None:
        """Return the time of the last heartbeat (s), ``None`` if the program has never run."""
        beat = self.get(_BEAT)
        return None if beat is None else float(beat)


def origin_of(secret: str) -> str:
    """Return the short text that identifies the installation with this secret key."""
    return hashlib.sha256(secret.encode()).hexdigest()[:16]


def key_prefix(owner: str) -> str:
    """Return the prefix of a teacher's keys, "" for the first teacher, who has the data of the laptop's owner."""
    return "" if owner == FIRST else f"{owner}/"


def set_value(db: Connection, key: str, value: str, *, overwrite: bool = True) -> None:
    """Set the value of a key within a transaction; without ``overwrite`` only if the key is new."""
    insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    adding = insert(facts).values(key=key, value=value)
    if overwrite:
        db.execute(adding.on_conflict_do_update(index_elements=[facts.c.key], set_={"value": value}))
    else:
        db.execute(adding.on_conflict_do_nothing(index_elements=[facts.c.key]))

"""Migrating the database of an older release. The revisions are in ``versions``."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from quizbs import __version__
from quizbs.store.database import Database
from quizbs.store.key_values import set_value

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "r0017"  # newest revision in ``versions``
_LOCK = 7_154_908_031  # any number, the same in each process: the key of PostgreSQL's advisory lock for migrations


VERSION = "version"  # the key of the fact: which release made or last migrated the database


class FromNewer(Exception):
    """The database was last used by a newer release, whose revision is unknown to this one.

    ``version`` is that release, "" if it isn't known.
    """

    def __init__(self, version: str = "") -> None:
        super().__init__(version)
        self.version = version


def migrate(database: Database, to: str = "head") -> None:
    """Migrate a database, new or old, to the revision ``to``.

    This is done completely or not at all, and by one process at a time, since several may start together. Raises
    ``FromNewer``, ``Unavailable``.
    """
    if to == "head" and revision(database) == NEWEST:
        return  # the usual case: don't load Alembic, which takes a sixth of a second
    script = _script()  # before the lock is taken, which blocks other processes
    database.write(lambda db: _upgrade(db, to, script))


def revision(database: Database) -> str | None:
    """Return the revision of a database, ``None`` for a new database."""
    with database.read() as db:
        if not inspect(db).has_table("alembic_version"):
            return None
        found: str | None = db.scalar(text("SELECT version_num FROM alembic_version"))
        return found


def _script() -> tuple["Config", frozenset[str]]:
    """Load Alembic. Return its configuration, and the revisions that this release knows."""
    from alembic import command  # noqa: F401 -- what ``_upgrade`` needs is loaded here
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "quizbs.store:migrations")
    return config, frozenset(script.revision for script in ScriptDirectory.from_config(config).walk_revisions())


def _upgrade(db: Connection, to: str, script: tuple["Config", frozenset[str]]) -> None:
    from alembic import command
    from alembic.runtime.migration import MigrationContext

    config, known = script
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    current = set(MigrationContext.configure(db).get_current_heads())
    if not known.issuperset(current):
        raise FromNewer(_version(db))
    if to == "head" and current == {NEWEST}:
        return  # another process has migrated it
    config.attributes["connection"] = db
    command.upgrade(config, to)
    if to == "head":
        set_value(db, VERSION, __version__)


def _version(db: Connection) -> str:
    try:
        return str(db.scalar(text("SELECT value FROM facts WHERE key = :key"), {"key": VERSION}) or "")
    except SQLAlchemyError:  # the newer release has other tables
        return ""

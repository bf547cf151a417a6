"""How a database of an older release becomes one of this release. The revisions are in ``versions``."""

from sqlalchemy import Connection, inspect, text

from quizbs.store.database import Database

NEWEST = "r0014"  # of the revisions in ``versions``
_LOCK = 7_154_908_031  # any number, the same in each process: PostgreSQL's advisory lock while tables change


class FromNewer(Exception):
    """The database was last used by a newer release, whose revision this one does not know."""


def migrate(database: Database, to: str = "head") -> None:
    """Bring the tables of a database, new or old, to the newest revision, or to the one named ``to``.

    All or nothing, and one process at a time: several may start at once. Raises ``FromNewer``, ``Unavailable``.
    """
    if to == "head" and revision(database) == NEWEST:
        return  # nearly always: Alembic, which takes a sixth of a second to load, is left alone
    database.write(lambda db: _upgrade(db, to))


def revision(database: Database) -> str | None:
    """Return the revision of a database, ``None`` for a new one."""
    with database.read() as db:
        if not inspect(db).has_table("alembic_version"):
            return None
        found: str | None = db.scalar(text("SELECT version_num FROM alembic_version"))
        return found


def _upgrade(db: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", "quizbs.store:migrations")
    config.attributes["connection"] = db
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(db).get_current_heads()):
        raise FromNewer
    command.upgrade(config, to)

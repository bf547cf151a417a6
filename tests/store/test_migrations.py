"""A new database, and one migrated through every revision, both match ``schema.py``."""

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from quizbs.store.database import Database, Unavailable
from quizbs.store.ledger import Ledger
from quizbs.store.migrations import NEWEST, FromNewer, migrate
from quizbs.store.pending_imports import PendingImport, PendingImports
from quizbs.store.people import People, Person
from quizbs.store.schema import metadata
from tests.store.conftest import emptied


def revisions() -> list[str]:
    """Return the ids of all revisions, the oldest first."""
    config = Config()
    config.set_main_option("script_location", "quizbs.store:migrations")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def plain(part: Any) -> str:
    """Return a part of a description as text; types and conditions as SQL."""
    if isinstance(part, dict):
        return str({key: plain(value) for key, value in part.items()})
    return str([plain(item) for item in part]) if isinstance(part, list) else str(part)


def described(database: Database) -> dict[str, Any]:
    """Return the database's own description of its tables."""
    with database.read() as db:
        seen = inspect(db)
        return {
            table: {
                "columns": plain(seen.get_columns(table)),
                "key": plain(seen.get_pk_constraint(table)),
                "foreign keys": sorted(map(plain, seen.get_foreign_keys(table))),
                "unique": sorted(map(plain, seen.get_unique_constraints(table))),
                "indexes": sorted(map(plain, seen.get_indexes(table))),
            }
            for table in seen.get_table_names()
            if table != "alembic_version"
        }


def another(url: str) -> str:
    """Return the URL of an empty database of the same kind; on PostgreSQL it replaces the first one."""
    return emptied(url) if url.startswith("postgresql") else url.replace("quizbs.db", "another.db")


def test_newest_revision_is_known_without_alembic() -> None:
    assert revisions()[-1] == NEWEST


def test_tables_are_those_of_the_schema(database: Database) -> None:
    with database.read() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


def test_new_database_equals_an_upgraded_one(url: str) -> None:
    upgraded = Database(url)
    for revision in revisions():  # as with one upgrade after the other
        migrate(upgraded, revision)
    came = described(upgraded)
    upgraded.close()

    fresh = Database(another(url))
    fresh.write(lambda db: metadata.create_all(db))
    assert described(fresh) == came
    assert set(came) == set(metadata.tables)
    fresh.close()


def test_people_of_an_older_release_keep_their_names_and_secrets(url: str) -> None:
    database = Database(url)
    migrate(database, "r0005")
    lesson = "INSERT INTO lessons (id, code, owner, title, opened_at, last_at) VALUES ('l', 'K7Q4', 't', '', 1, 1)"
    person = "INSERT INTO people (id, lesson, seat, position, name, token_hash, joined_at)"
    two = f"{person} VALUES ('p', 'l', 3, 0, 'ann', 'h', 2), ('q', 'l', NULL, 0, 'bob', 'i', 3)"
    database.write(lambda db: (db.execute(text(lesson)), db.execute(text(two))))
    migrate(database)
    assert People(database).in_lesson("l") == (Person("p", "l", "ann", "h", 2), Person("q", "l", "bob", "i", 3))
    database.close()


def test_pending_import_of_an_older_release_is_deleted(url: str) -> None:
    database = Database(url)
    migrate(database, "r0008")
    columns = "id, owner, at, name, content, told"
    waits = f"INSERT INTO waiting_banks ({columns}) VALUES ('w', 'teacher', 1, 'a.csv', '', '{{}}')"  # noqa: S608
    database.write(lambda db: db.execute(text(waits)))
    migrate(database)
    assert PendingImports(database).find("w") is None
    new = PendingImports(database).add("a.csv", b"Question", "{}", 2)
    assert PendingImports(database).find(new) == PendingImport(new, 2, "a.csv", b"Question", "{}")
    database.close()


def test_repeated_migration_changes_nothing(database: Database) -> None:
    Ledger(database).append("a", 1, "p1:a", 1.5, 1, "[1]")
    migrate(database)
    assert [row.events for row in Ledger(database).read("a")] == ["[1]"]
    with database.read() as db:
        assert db.scalars(text("SELECT version_num FROM alembic_version")).all() == revisions()[-1:]


def test_failed_migration_is_rolled_back_completely(url: str) -> None:
    database = Database(url)
    database.write(lambda db: db.execute(text("CREATE TABLE results (already INTEGER)")))
    with pytest.raises(Exception, match="already exists"):
        migrate(database)
    with database.read() as db:
        assert inspect(db).get_table_names() == ["results"]
    database.close()


def test_database_of_a_newer_release_is_not_migrated(database: Database) -> None:
    database.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = 'r9999'")))
    with pytest.raises(FromNewer):
        migrate(database)


def test_database_that_does_not_answer_is_unavailable(url: str) -> None:
    elsewhere = url.replace("quizbs.db", "missing/quizbs.db")
    if url.startswith("postgresql"):
        elsewhere = "postgresql+psycopg://postgres@127.0.0.1:1/none?connect_timeout=2"
        database = Database(elsewhere)
        with pytest.raises(Unavailable):
            migrate(database)
        database.close()
    else:
        with pytest.raises(FileNotFoundError):
            Database(elsewhere)

"""A real database for each test: SQLite, and PostgreSQL as well if ``QUIZBS_TEST_DATABASE`` names one."""

import atexit
import functools
import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, create_engine, delete, make_url, text

from quizbs.store.database import Database
from quizbs.store.migrations import NEWEST, migrate
from quizbs.store.schema import metadata
from tests.store.tables import lay_tables


@functools.cache
def own_schema(url: str) -> str:
    """Return the name of a PostgreSQL schema that only this process uses, even if runs of tests share the server.

    An advisory lock reserves the name and ends with the process, so the schema is used again by later runs.
    """
    server = make_url(url).set(drivername="postgresql")
    line = psycopg.connect(server.render_as_string(hide_password=False), autocommit=True)
    for number in itertools.count():
        row = line.execute("SELECT pg_try_advisory_lock(hashtext('schemas of tests'), %s)", [number]).fetchone()
        if row and row[0]:
            atexit.register(line.close)
            return f"quizbs_test_{number}"
    raise AssertionError


def emptied(url: str) -> str:
    """Empty this process's schema in a PostgreSQL database, and return its URL; other schemas stay."""
    schema = own_schema(url)
    engine = create_engine(url)
    with engine.begin() as db:
        db.execute(text(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))
        db.execute(text(f"CREATE SCHEMA {schema}"))
    engine.dispose()
    return _within(url, schema)


def _within(url: str, schema: str) -> str:
    own = {"options": f"-csearch_path={schema}", "application_name": schema}
    return make_url(url).update_query_dict(own).render_as_string(hide_password=False)


def laid(url: str) -> str:
    """Return the URL of a PostgreSQL schema with all tables and no rows.

    The process makes the tables only once, since that takes longer than most tests.
    """
    schema = f"{own_schema(url)}_tables"
    engine = create_engine(_within(url, schema))
    with engine.begin() as db:
        if not (schema in LAID and _is_laid(db)):
            db.execute(text(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))
            db.execute(text(f"CREATE SCHEMA {schema}"))
        else:
            for table in reversed(metadata.sorted_tables):
                db.execute(delete(table))
    engine.dispose()
    LAID.add(schema)
    return _within(url, schema)


def _is_laid(db: Connection) -> bool:
    """Return whether the tables are still those of the newest revision after the last test."""
    found = db.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")).all()
    expected = {*metadata.tables, "alembic_version"}
    return set(found) == expected and db.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST


LAID: set[str] = set()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a database without tables, or with empty ones if the test uses ``database``."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/quizbs.db"
    if "QUIZBS_TEST_DATABASE" not in os.environ:
        pytest.skip("QUIZBS_TEST_DATABASE names no PostgreSQL database")
    if "database" in request.fixturenames:
        return laid(os.environ["QUIZBS_TEST_DATABASE"])
    return emptied(os.environ["QUIZBS_TEST_DATABASE"])


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """Yield an open database with all tables."""
    file = make_url(url).database
    if url.startswith("sqlite") and file:
        lay_tables(Path(file))
    database = Database(url)
    migrate(database)
    yield database
    database.close()

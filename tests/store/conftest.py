"""A real database for each test: SQLite always, PostgreSQL where ``QUIZBS_TEST_DATABASE`` names one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from quizbs.store.database import Database
from quizbs.store.migrations import migrate
from tests.store.tables import lay_tables


def emptied(url: str) -> str:
    """Return the address of an empty schema in a PostgreSQL database: this worker's own, other schemas are left."""
    schema = f"quizbs_test_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    engine = create_engine(url)
    with engine.begin() as db:
        db.execute(text(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))
        db.execute(text(f"CREATE SCHEMA {schema}"))
    engine.dispose()
    own = {"options": f"-csearch_path={schema}", "application_name": schema}
    return make_url(url).update_query_dict(own).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/quizbs.db"
    if "QUIZBS_TEST_DATABASE" not in os.environ:
        pytest.skip("QUIZBS_TEST_DATABASE names no PostgreSQL database")
    return emptied(os.environ["QUIZBS_TEST_DATABASE"])


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """An open database with its tables."""
    file = make_url(url).database
    if url.startswith("sqlite") and file:
        lay_tables(Path(file))
    database = Database(url)
    migrate(database)
    yield database
    database.close()

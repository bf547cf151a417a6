"""A real database for each test: SQLite always, PostgreSQL where ``QUIZBS_TEST_DATABASE`` names one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from quizbs.store.database import Database
from quizbs.store.migrations import migrate


def emptied(url: str) -> str:
    """Drop everything in a PostgreSQL database, which is there for tests alone."""
    engine = create_engine(url)
    with engine.begin() as db:
        db.execute(text("DROP SCHEMA public CASCADE"))
        db.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return url


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
    database = Database(url)
    migrate(database)
    yield database
    database.close()

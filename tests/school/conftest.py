"""Fixtures: several server processes on one PostgreSQL database, as in a school."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING

import pytest

from quizbs.store.database import Database
from quizbs.store.migrations import migrate
from tests.school.school import School
from tests.store.conftest import emptied
from tests.web.shipped import OPENED, Constants

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    """Close what a test has opened, in reverse order."""
    before = len(OPENED)
    yield
    while len(OPENED) > before:
        OPENED.pop()()


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    """Yield a database with all tables and no rows."""
    if "QUIZBS_TEST_DATABASE" not in os.environ:
        pytest.skip("QUIZBS_TEST_DATABASE names no PostgreSQL database")
    database = Database(emptied(os.environ["QUIZBS_TEST_DATABASE"]))
    migrate(database)
    yield database
    database.close()


@pytest.fixture
def school(database: Database, tmp_path: Path) -> Iterator[Callable[..., School]]:
    """Yield a function that makes schools on the module's database."""
    with contextlib.ExitStack() as all_of_them:

        def made(constants: Constants | None = None, faster: int = 1, **how: bool) -> School:
            url = database.url.render_as_string(hide_password=False)
            found = School(url, tmp_path, constants or {}, faster, **how)
            all_of_them.callback(found.close)
            return found

        yield made

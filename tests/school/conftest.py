"""Several processes on one PostgreSQL database, as a school has them."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.store.database import Database
from quizbs.store.migrations import migrate
from tests.store.conftest import emptied
from tests.web.shipped import OPENED, Constants, Server, hurried, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    """Close what a test has opened, the newest first."""
    before = len(OPENED)
    yield
    while len(OPENED) > before:
        OPENED.pop()()


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    """An empty database with its tables."""
    if "QUIZBS_TEST_DATABASE" not in os.environ:
        pytest.skip("QUIZBS_TEST_DATABASE names no PostgreSQL database")
    database = Database(emptied(os.environ["QUIZBS_TEST_DATABASE"]))
    migrate(database)
    yield database
    database.close()


class School:
    """Processes on one database. They live so many times ``faster``, all by the same clock."""

    def __init__(self, url: str, folders: Callable[[str], Any], constants: Constants, faster: int) -> None:
        self._url, self._folders = url, folders
        self._program = {"program": hurried(constants, faster)} if constants or faster > 1 else {}
        self._open = contextlib.ExitStack()

    def start(self, **environ: str) -> Server:
        """Start one more process."""
        folder = self._folders("process")
        shared = {"QUIZBS_DATABASE": self._url, "QUIZBS_SHARED_ADDRESS": "on"}
        return self._open.enter_context(running(folder, **self._program, **shared, **environ))

    def close(self) -> None:
        """End all that still run."""
        self._open.close()


@pytest.fixture
def school(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., School]]:
    """Makes schools on the database of this module."""
    with contextlib.ExitStack() as all_of_them:

        def made(constants: Constants | None = None, faster: int = 1) -> School:
            url = database.url.render_as_string(hide_password=False)
            found = School(url, tmp_path_factory.mktemp, constants or {}, faster)
            all_of_them.callback(found.close)
            return found

        yield made

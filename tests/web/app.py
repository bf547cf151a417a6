"""Builds an app without sockets for tests of pages, and its teacher's browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from flask.testing import FlaskClient
from msgspec.structs import replace

from quizbs.app import App
from quizbs.banks.shipped import shipped
from quizbs.config import Settings
from quizbs.web.server import static_files
from quizbs.web.server.static_files import StaticFiles
from tests.banks.here import read_here
from tests.store.tables import lay_tables
from tests.web.test_pages import PORT, browser

READ_ONCE = cache(shipped)  # the shipped banks, the same for every app
PACKED_ONCE = cache(StaticFiles)  # the files of the screens, the same for every app


@contextmanager
def app_in(folder: Path, **settings: Any) -> Iterator[App]:
    """Yield an app with its database in ``folder``. It reads uploaded files in this process."""
    lay_tables(folder / "quizbs.db")
    database = f"sqlite:///{folder / 'quizbs.db'}"
    with patch("quizbs.teacher.school.shipped", READ_ONCE), patch.object(static_files, "StaticFiles", PACKED_ONCE):
        fixed = Settings(data=folder, database=database, host="127.0.0.1", shared_address=True)
        app = App(replace(fixed, **settings), PORT)
    try:
        with read_here():
            yield app
    finally:
        app.stop()


def teacher_of(app: App) -> FlaskClient:
    """Return a browser that is signed in as the host."""
    client = browser(app)
    assert client.get(app.school.host_path).status_code == 303
    return client

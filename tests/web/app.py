"""An app of its own for each test of the pages, without sockets, and its teacher's browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.config import Settings
from tests.web.test_pages import PORT, browser


@contextmanager
def app_in(folder: Path) -> Iterator[App]:
    """Build an app with its database in ``folder``, for as long as the context lasts."""
    database = f"sqlite:///{folder / 'quizbs.db'}"
    app = App(Settings(data=folder, database=database, host="127.0.0.1", shared_address=True), PORT)
    try:
        yield app
    finally:
        app.stop()


def teacher_of(app: App) -> FlaskClient:
    """Return a browser that has opened the host's door."""
    client = browser(app)
    assert client.get(app.host_path).status_code == 303
    return client

"""A house of its own for each test of the pages, without sockets, and its teacher's browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask.testing import FlaskClient

from quizbs.app import House
from quizbs.config import Settings
from tests.web.test_pages import PORT, browser


@contextmanager
def house_in(folder: Path) -> Iterator[House]:
    """Build a house whose database is in ``folder``, for as long as the context lasts."""
    database = f"sqlite:///{folder / 'quizbs.db'}"
    house = House(Settings(data=folder, database=database, host="127.0.0.1", shared_address=True), PORT)
    try:
        yield house
    finally:
        house.stop()


def teacher_of(house: House) -> FlaskClient:
    """Return a browser that has opened the host's door."""
    client = browser(house)
    assert client.get(house.host_path).status_code == 303
    return client

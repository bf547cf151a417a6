"""Fixtures: a real server in a process of its own, and an app without sockets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from quizbs.app import App
from tests.web.app import app_in
from tests.web.shipped import OPENED, SILENT, Browser, Server, host, hurried, open_lesson, running, student


@pytest.fixture(autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    """Close what a test has opened, in reverse order."""
    before = len(OPENED)
    yield
    while len(OPENED) > before:
        OPENED.pop()()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """Yield an app without sockets."""
    with app_in(tmp_path) as made:
        yield made


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that many tests share; at the end its log mustn't have a traceback."""
    # Screens never count as absent, since tests may be slow on a busy machine.
    program = hurried({**SILENT, "quizbs.live.gone_phones.GONE": 600.0})
    with running(tmp_path_factory.mktemp("shared"), program=program, QUIZBS_SHARED_ADDRESS="on") as shared:
        yield shared
        assert shared.child.poll() is None, "the server is gone"
        assert "Traceback" not in shared.log
        assert " ERROR " not in shared.log, shared.log


@pytest.fixture(scope="session")
def teacher(server: Server) -> Browser:
    """Return the host's browser."""
    return host(server)


@pytest.fixture
def code(teacher: Browser) -> str:
    """Return the code of a new lesson."""
    return open_lesson(teacher)


@pytest.fixture
def class_of_three(server: Server, code: str) -> list[Browser]:
    """Return the browsers of three students with the seats 1, 2 and 3 in the lesson."""
    return [student(server, code, name) for name in ("ann", "bob", "cem")]

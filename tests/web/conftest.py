"""The server as it is shipped, and the app alone, for all tests of the edge."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from quizbs.app import App
from tests.web.app import app_in
from tests.web.shipped import OPENED, SILENT, Browser, Server, host, hurried, open_lesson, running, student


@pytest.fixture(autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    """Close what a test has opened, the newest first."""
    before = len(OPENED)
    yield
    while len(OPENED) > before:
        OPENED.pop()()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """An app of its own, without sockets."""
    with app_in(tmp_path) as made:
        yield made


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share; whatever they send it, no traceback may be in its log at the end."""
    # Nobody counts as gone: what a busy machine takes for one test may be long.
    program = hurried({**SILENT, "quizbs.live.gone_phones.GONE": 600.0})
    with running(tmp_path_factory.mktemp("shared"), program=program, QUIZBS_SHARED_ADDRESS="on") as shared:
        yield shared
        assert shared.child.poll() is None, "the server is gone"
        assert "Traceback" not in shared.log
        assert " ERROR " not in shared.log, shared.log


@pytest.fixture(scope="session")
def teacher(server: Server) -> Browser:
    """The host's browser."""
    return host(server)


@pytest.fixture
def code(teacher: Browser) -> str:
    """A fresh lesson."""
    return open_lesson(teacher)


@pytest.fixture
def class_of_three(server: Server, code: str) -> list[Browser]:
    """Three students with seats 1, 2 and 3 in that lesson."""
    return [student(server, code, name) for name in ("ann", "bob", "cem")]

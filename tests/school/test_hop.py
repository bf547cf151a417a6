"""nginx forwards a request about a lesson to the process that leads the lesson, at most once."""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import threading
import time
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import pytest
import requests
from werkzeug.test import Client

from quizbs.store.database import Unavailable
from quizbs.store.lease import LedElsewhere
from quizbs.web.server.forwarding import HOP, forward_sockets
from tests.school.school import SCRIPTS, Nginx, free_port, nginx_is_there
from tests.support.timeouts import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(not nginx_is_there(), reason="this machine has no nginx")


class _Silent(WSGIRequestHandler):
    def log_message(self, *_said: object) -> None:
        """Log nothing."""


class Process:
    """A stand-in for a process, which answers after ``takes`` seconds with its port and the request.

    ``leaders``: by lesson, the port of the process that leads it.
    """

    def __init__(self, leaders: dict[str, int]) -> None:
        self.leaders, self.asked, self.takes = leaders, list[str](), 0.0
        self._server = make_server("127.0.0.1", 0, forward_sockets(self._answer, self._lead), handler_class=_Silent)
        self.port = self._server.server_port
        self.netloc = f"127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _lead(self, _environ: object, code: str) -> None:
        self.asked.append(code)
        if (leader := self.leaders.get(code, self.port)) != self.port:
            raise LedElsewhere(str(leader))

    def _answer(self, environ: dict[str, Any], start: Callable[..., object]) -> Iterable[bytes]:
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0)).decode()
        time.sleep(self.takes)
        start("200 OK", [("Content-Type", "text/plain")])
        asked = environ["REQUEST_METHOD"], environ["QUERY_STRING"], body, environ.get(HOP, "")
        return [" ".join((str(self.port), *asked)).encode()]


@pytest.fixture
def leaders() -> dict[str, int]:
    return {}


@pytest.fixture
def processes(leaders: dict[str, int]) -> Iterator[list[Process]]:
    processes = [Process(leaders), Process(leaders)]
    yield processes
    for process in processes:
        process.stop()


@pytest.fixture
def nginx(tmp_path: Path, processes: list[Any]) -> Iterator[Nginx]:
    nginx = Nginx(tmp_path, free_port())
    nginx.show(processes)
    yield nginx
    nginx.stop()


def ask(nginx: Nginx, code: str, method: str = "GET", body: str = "") -> requests.Response:
    """Request a live connection of a lesson, with a forged header that says the request was forwarded already."""
    return requests.request(
        method,
        f"{nginx.base}/socket.io/?lesson={code}&n=1",
        data=body,
        headers={"X-Quizbs-Hop": "1"},
        timeout=PATIENCE,
    )


def test_leader_gets_the_forwarded_request_unchanged(
    nginx: Nginx, processes: list[Process], leaders: dict[str, int]
) -> None:
    for process in processes:
        leaders["PLAY"] = process.port
        for method, body in (("GET", ""), ("POST", "played" * 2000)):
            answer = ask(nginx, "PLAY", method, body).text.split(" ")
            assert answer[:4] == [str(process.port), method, "lesson=PLAY&n=1", body]
    hops = len(processes[0].asked) + len(processes[1].asked) - 4
    assert hops == 2, "nginx sends a lesson to one of both"


def test_visitor_cannot_set_the_header_of_forwarded_requests(nginx: Nginx) -> None:
    assert ask(nginx, "OWN1").text.endswith("n=1  ")


def test_request_is_forwarded_at_most_once(nginx: Nginx, processes: list[Process]) -> None:
    one, other = processes
    one.leaders, other.leaders = {"LOOP": other.port}, {"LOOP": one.port}
    answer = ask(nginx, "LOOP")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert (one.asked, other.asked) == (["LOOP"], ["LOOP"])


def test_request_for_a_dead_leader_is_answered_by_its_successor(
    nginx: Nginx, processes: list[Process], leaders: dict[str, int]
) -> None:
    gone = Process(leaders)
    nginx.show([*processes, gone])  # type: ignore[list-item]
    leaders["PLAY"] = gone.port
    assert ask(nginx, "PLAY").text.startswith(str(gone.port))
    gone.stop()
    first = ask(nginx, "PLAY", "POST", "played")
    assert (first.status_code, first.headers.get("Retry-After")) == (503, "1"), "its lock isn't free yet"
    del leaders["PLAY"]
    assert ask(nginx, "PLAY", "POST", "played").text.split(" ")[1:4] == ["POST", "lesson=PLAY&n=1", "played"]


def test_request_for_an_unknown_leader_gets_a_friendly_page(nginx: Nginx, leaders: dict[str, int]) -> None:
    leaders["PLAY"] = 1
    answer = ask(nginx, "PLAY")
    assert answer.status_code == 503
    assert "Nothing is lost" in answer.text


class Mute:
    """A stand-in that accepts connections but never answers; ``cuts``: it closes them. ``heard`` counts connections."""

    def __init__(self, *, cuts: bool) -> None:
        self.heard = 0
        self._held, self._cuts = list[socket.socket](), cuts
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.netloc = f"127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line = self._listener.accept()[0]
                self.heard += 1
                if self._cuts:
                    line.recv(1)
                    line.close()
                self._held.append(line)

    def stop(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        for one in (self._listener, *self._held):
            one.close()


@pytest.fixture
def hung() -> Iterator[Mute]:
    mute = Mute(cuts=False)
    yield mute
    mute.stop()


@pytest.fixture
def dying() -> Iterator[Mute]:
    mute = Mute(cuts=True)
    yield mute
    mute.stop()


FASTER = 10  # nginx's timeouts are so many times shorter


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Nginx]:
    """Yield an nginx with shorter timeouts for processes."""
    scripts = tmp_path / "scripts"
    shutil.copytree(SCRIPTS, scripts)
    conf = scripts / "nginx.conf"
    said, found = re.subn(
        r"(proxy_\w+_timeout) (\d+)s;", lambda one: f"{one[1]} {int(one[2]) * 1000 // FASTER}ms;", conf.read_text()
    )
    assert found == 4
    conf.write_text(said)
    nginx = Nginx(tmp_path, free_port(), scripts=scripts)
    yield nginx
    nginx.stop()


def test_request_to_a_hung_process_is_retried_on_another(hurried: Nginx, hung: Mute, processes: list[Process]) -> None:
    hurried.show([processes[0], hung])  # type: ignore[list-item]
    waited = []
    for lesson in range(20):  # half of the requests go to the hung process first, until nginx marks it
        for method, body in (("GET", ""), ("POST", "played")):
            began = time.monotonic()
            said = ask(hurried, f"PLAY{lesson}", method, body).text.split(" ")
            assert said[:4] == [str(processes[0].port), method, f"lesson=PLAY{lesson}&n=1", body]
            waited.append(time.monotonic() - began)
    assert 1 <= hung.heard < 20
    assert 7 / FASTER < max(waited) < 15 / FASTER


def test_lesson_of_a_hung_leader_moves_to_its_successor(
    hurried: Nginx, hung: Mute, processes: list[Process], leaders: dict[str, int]
) -> None:
    hurried.show([*processes, hung])  # type: ignore[list-item]
    leaders["PLAY"] = hung.port
    answer = ask(hurried, "PLAY", "POST", "played")
    assert (answer.status_code, answer.headers.get("Retry-After")) == (503, "1"), "its lock isn't free yet"
    del leaders["PLAY"]
    assert ask(hurried, "PLAY", "POST", "played").text.split(" ")[1:4] == ["POST", "lesson=PLAY&n=1", "played"]


def test_nginx_waits_for_a_long_poll_and_a_long_upload(hurried: Nginx, processes: list[Process]) -> None:
    one = processes[0]
    hurried.show([one])  # type: ignore[list-item]
    one.takes = 6 / FASTER  # longer than the interval of pings
    assert ask(hurried, "PLAY").text.startswith(str(one.port))
    one.takes = 30 / FASTER
    answer = requests.post(f"{hurried.base}/banks/upload", data="x" * 100_000, timeout=PATIENCE)
    assert answer.text.split(" ")[1] == "POST"
    assert answer.text.split(" ")[3] == "x" * 100_000


@pytest.mark.parametrize(
    ("path", "answers"), [("/host/open", {200, 503}), ("/banks/upload", {200, 503}), ("/j/PLAY", {200})]
)
def test_only_requests_of_phones_are_resent(
    hurried: Nginx, dying: Mute, processes: list[Process], path: str, answers: set[int]
) -> None:
    hurried.show([processes[0], dying])  # type: ignore[list-item]
    found = {
        requests.post(f"{hurried.base}{path}?lesson={number}", data="x", timeout=PATIENCE).status_code
        for number in range(20)  # some requests go to the dead process first, until nginx marks it
    }
    assert dying.heard
    assert found == answers


def test_socket_request_gets_503_while_the_database_is_away() -> None:
    def lead(_environ: object, _code: str) -> None:
        raise Unavailable("gone", "away")

    app = forward_sockets(lambda environ, start: pytest.fail("it was asked all the same"), lead)
    answer = Client(app).get("/socket.io/?lesson=AAAA")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert answer.text == "The database doesn't answer at the moment. Please try again.\n"

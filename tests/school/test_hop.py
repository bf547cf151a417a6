"""nginx carries a request about a lesson over to the process that leads it, once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import pytest
import requests
from werkzeug.test import Client

from quizbs.store.database import Unavailable
from quizbs.store.lease import LedElsewhere
from quizbs.web.server.led_here import HOP, led_here
from tests.patience import PATIENCE
from tests.school.school import Nginx, free_port, nginx_is_there
from tests.web.shipped import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(not nginx_is_there(), reason="this machine has no nginx")


class _Silent(WSGIRequestHandler):
    def log_message(self, *_said: object) -> None:
        """Log nothing."""


class Process:
    """A process that answers with its port, and with what it was asked. ``leaders`` is who leads each lesson."""

    def __init__(self, leaders: dict[str, int]) -> None:
        self.leaders, self.asked = leaders, list[str]()
        self._server = make_server("127.0.0.1", 0, led_here(self._answer, self._lead), handler_class=_Silent)
        self.port = self._server.server_port
        self.netloc = f"127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _lead(self, code: str) -> None:
        self.asked.append(code)
        if (leader := self.leaders.get(code, self.port)) != self.port:
            raise LedElsewhere(str(leader))

    def _answer(self, environ: dict[str, Any], start: Callable[..., object]) -> Iterable[bytes]:
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0)).decode()
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
    """Ask for a live connection of a lesson, and say that the request was carried over already."""
    return requests.request(
        method,
        f"{nginx.base}/socket.io/?lesson={code}&n=1",
        data=body,
        headers={"X-Quizbs-Hop": "1"},
        timeout=PATIENCE,
    )


def test_the_leader_gets_each_request_as_it_was(
    nginx: Nginx, processes: list[Process], leaders: dict[str, int]
) -> None:
    for process in processes:
        leaders["PLAY"] = process.port
        for method, body in (("GET", ""), ("POST", "played" * 2000)):
            answer = ask(nginx, "PLAY", method, body).text.split(" ")
            assert answer[:4] == [str(process.port), method, "lesson=PLAY&n=1", body]
    hops = len(processes[0].asked) + len(processes[1].asked) - 4
    assert hops == 2, "nginx sends a lesson to one of both"


def test_a_visitor_cannot_say_that_a_request_was_carried_over(nginx: Nginx) -> None:
    assert ask(nginx, "OWN1").text.endswith("n=1  ")


def test_a_request_is_carried_over_once(nginx: Nginx, processes: list[Process]) -> None:
    one, other = processes
    one.leaders, other.leaders = {"LOOP": other.port}, {"LOOP": one.port}
    answer = ask(nginx, "LOOP")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert (one.asked, other.asked) == (["LOOP"], ["LOOP"])


def test_a_request_for_a_leader_that_is_gone_comes_back_to_whoever_follows_it(
    nginx: Nginx, processes: list[Process], leaders: dict[str, int]
) -> None:
    gone = Process(leaders)
    nginx.show([*processes, gone])  # type: ignore[list-item]
    leaders["PLAY"] = gone.port
    until(lambda: ask(nginx, "PLAY").text.startswith(str(gone.port)), "what nginx knows now")
    gone.stop()
    first = ask(nginx, "PLAY", "POST", "played")
    assert (first.status_code, first.headers.get("Retry-After")) == (503, "1"), "its lock isn't free yet"
    del leaders["PLAY"]
    assert ask(nginx, "PLAY", "POST", "played").text.split(" ")[1:4] == ["POST", "lesson=PLAY&n=1", "played"]


def test_a_leader_that_nginx_does_not_know_is_a_friendly_page(nginx: Nginx, leaders: dict[str, int]) -> None:
    leaders["PLAY"] = 1
    answer = ask(nginx, "PLAY")
    assert answer.status_code == 503
    assert "Nothing is lost" in answer.text


def test_a_line_is_refused_kindly_while_the_database_is_away() -> None:
    def lead(code: str) -> None:
        raise Unavailable("gone", "away")

    app = led_here(lambda environ, start: pytest.fail("it was asked all the same"), lead)
    answer = Client(app).get("/socket.io/?lesson=AAAA")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert answer.text == "The database doesn't answer at the moment. Please try again.\n"

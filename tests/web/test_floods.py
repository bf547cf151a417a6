"""A device that floods the real server: how it is answered, that it leaves no traces, and that others can play."""

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
import requests
import websocket

from quizbs.rate_limits.limits import LINKS
from tests.support.timeouts import PATIENCE
from tests.web.shipped import (
    Browser,
    PollingScreen,
    Screen,
    Server,
    host,
    hurried,
    open_lesson,
    running,
    status_of,
    student,
    until,
)

PATCHED = (
    "from gevent import monkey; monkey.patch_all(); from quizbs.cli.main import main; "
    "from quizbs.web.server import wsgi as server; "
)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Yield a server of the test's own, to be flooded."""
    with running(tmp_path) as alone:
        yield alone
        assert " ERROR " not in alone.log, alone.log


def request(server: Server, path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {server.netloc}\r\nAccept: text/html\r\n\r\n".encode()


def test_idle_connections_block_nobody(own_server: Server) -> None:
    with ExitStack() as stack:
        links = []
        for number in range(LINKS + 40):
            link = stack.enter_context(socket.create_connection(("127.0.0.1", own_server.port), timeout=PATIENCE))
            link.sendall(b"GET" if number % 2 else b"")  # half of them have begun a request
            links.append(link)
        assert requests.get(f"{own_server.base}/healthz", timeout=PATIENCE).text == "ok\n"
        assert [link.recv(1) for link in links[:40]] == [b""] * 40  # the oldest were closed
        links[-1].sendall(b" /healthz HTTP/1.1\r\nHost: " + own_server.netloc.encode() + b"\r\n\r\n")
        assert links[-1].recv(4096).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("log", ["text", "json"])
def test_broken_or_malformed_requests_log_nothing(tmp_path: Path, log: str) -> None:
    with running(tmp_path, QUIZBS_LOG=log) as server:
        before = server.log
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
                link.sendall(request(server, "/check")[:-2])
                link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # close by a reset
        for head in ("Content-Length: x", "A: " + "b" * 70_000, "\r\n".join(f"A{number}: b" for number in range(200))):
            assert status_of(server, f"GET /check HTTP/1.1\r\n{head}") == 400
        assert requests.get(f"{server.base}/healthz", timeout=PATIENCE).text == "ok\n"
        assert server.log == before


def test_message_after_close_is_refused_silently(own_server: Server) -> None:
    code = open_lesson(host(own_server))
    before = own_server.log
    for said in ("40", '40{"screen":"check"}', '421["sync",{"have":null}]'):
        phone = PollingScreen(student(own_server, code, "ann"), "phone", code)
        phone._send(f"1\x1e{said}")
        gone = f'"Invalid session {phone._url.partition("&sid=")[2]}"'  # if the server has forgotten it by now
        with pytest.raises(ConnectionError, match=f"not understood|^{gone}$"):
            phone._send(said)
        socket_of_one = Screen(phone.browser, "phone", code)
        socket_of_one._send("1")
        with suppress(OSError, websocket.WebSocketException):
            socket_of_one._send(said)
        assert socket_of_one.closes()
    phone = PollingScreen(student(own_server, code, "bob"), "phone", code)
    for said in ("2probe", "5"):  # engineio itself would never answer
        with pytest.raises(ConnectionError, match="not understood"):
            phone._send(said)
    assert own_server.log == before


def test_slow_request_head_times_out(tmp_path: Path) -> None:
    program = ("-c", PATCHED + "server._HEAD = 2.0; main()")
    with running(tmp_path, program=program) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
            letters = request(server, "/check?" + "x" * 500)
            sent = 0
            with suppress(OSError):
                for letter in letters:
                    link.sendall(bytes([letter]))
                    sent += 1
                    time.sleep(0.1)
            assert 5 < sent < len(letters) / 2
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
            for _ in range(4):  # a connection with timely requests stays open
                link.sendall(request(server, "/healthz"))
                answer = b""
                while not answer.endswith(b"ok\n"):
                    answer += link.recv(4096)
                time.sleep(0.6)


def test_page_flood_is_throttled_while_a_player_is_served(tmp_path: Path) -> None:
    few = {"quizbs.rate_limits.limits.OF_STRANGERS": (300.0, 5.0)}  # low, so that a slow machine exceeds it
    with running(tmp_path, program=hurried(few)) as server, ExitStack() as stack:
        code = open_lesson(host(server))
        ann = student(server, code, "ann")
        links = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            for _ in range(60)
        ]
        for link in links:
            link.sendall(request(server, f"/j/{code}") * 3)
        answer = None
        while answer is None or answer.status_code == 200:  # until the earlier requests have been counted
            answer = requests.get(f"{server.base}/j/{code}", headers={"Accept": "text/html"}, timeout=PATIENCE)
        assert answer.status_code == 429
        assert "One moment, please" in answer.text
        assert answer.headers["Retry-After"] == answer.headers["Refresh"] == "3"
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert ann.page("/play").status_code == 200
        assert Screen(ann, "phone", code).sync()["you"]["seat"] == 1
        assert " ERROR " not in server.log


@pytest.mark.parametrize("how", [Screen, PollingScreen], ids=["websocket", "polling"])
def test_sync_flood_is_refused_as_busy(own_server: Server, how: type[Screen]) -> None:
    code = open_lesson(host(own_server))
    bad, ann = student(own_server, code, "bad"), student(own_server, code, "ann")
    phone = Screen(ann, "phone", code)
    told: list[object] = []
    with suppress(ConnectionError, websocket.WebSocketException):  # new connections are refused for a while
        while {"refused": "busy"} not in told:
            screen = how(bad, "phone", code)
            if screen.refused:
                told.append({"refused": screen.refused["data"]["why"]})
                break
            told.extend(screen.ask("sync", {"have": None}) for _ in range(25))
            screen.close()
    assert told[0] != {"refused": "busy"}
    assert {"refused": "busy"} in told
    assert phone.sync()["you"]["seat"] == 2
    until(lambda: _is_back(bad, code), "the bad one back", each=1.0)  # waiting is enough


def _is_back(browser: Browser, code: str) -> bool:
    with suppress(ConnectionError, websocket.WebSocketException):
        screen = Screen(browser, "phone", code)
        return not screen.refused and "view" in screen.ask("sync", {"have": None})
    return False


def test_flood_of_frames_does_not_block_the_server(own_server: Server) -> None:
    link = websocket.create_connection(
        f"ws://{own_server.netloc}/socket.io/?EIO=4&transport=websocket", origin=own_server.base, timeout=0.5
    )
    assert link.sock
    pings = b"\x89\x80\x00\x00\x00\x00" * 20_000
    sent = 0
    ends = time.monotonic() + 3
    while time.monotonic() < ends:
        with suppress(TimeoutError, OSError):
            sent += link.sock.send(pings)
            link.sock.recv(65_536)
        assert requests.get(f"{own_server.base}/healthz", timeout=PATIENCE).text == "ok\n"
    answered = 0
    with suppress(TimeoutError, OSError):
        while part := link.sock.recv(65_536):
            answered += len(part)
    link.shutdown()
    assert sent > 100_000
    assert answered < 100_000  # the last 64 kB are read at once, before that a few frames a second


@pytest.mark.long
def test_closed_connections_leave_no_reference_cycles(tmp_path: Path) -> None:
    without = "import gc; gc.disable(); gc.collect = lambda *_: 0; "
    without += "server.CollectorGuard.start = lambda self: None; main()"
    with running(tmp_path, program=("-c", PATCHED + without)) as server:
        teacher = host(server)
        code = open_lesson(teacher)

        def come_and_go(times: int) -> int:
            for _ in range(times):
                Screen(teacher, "wall", code).close()
            until(lambda: _opens(teacher, code), "all closed")
            time.sleep(6)  # until the pings of all connections are over
            return server.memory()

        before = come_and_go(100)
        assert come_and_go(400) - before < 8 * 10**6  # a leak would cost 20 kB and more for each


def _opens(browser: Browser, code: str) -> bool:
    with suppress(websocket.WebSocketBadStatusException):
        return bool(Screen(browser, "wall", code).sync())
    return False

"""The real server in a child process, and clients that speak HTTP and Socket.IO with it."""

import contextlib
import itertools
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Protocol, TypeVar
from urllib.parse import urlsplit

import requests
import websocket

from quizbs.store.database import Database
from quizbs.store.teachers import Teachers
from quizbs.teacher.sign_in import SignIn
from tests.store.tables import lay_tables
from tests.support.held_view import HeldView
from tests.support.timeouts import PATIENCE
from tests.tools.wheel import environment
from tests.web import warm

T = TypeVar("T")
Constants = Mapping[str, float | tuple[float, float]]  # values by "module.NAME"
OPENED: list[Callable[[], None]] = []  # functions that close what a test has opened
_ADDRESS = re.compile(r"(?:For you: +|\"address\":\")(http://[^\s\"]+)")


def until(found: Callable[[], T | None], what: str, patience: float = PATIENCE, each: float = 0.02) -> T:
    """Call ``found`` until its result is true, and return that. ``what`` names it in the failure."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        if value := found():
            return value
        time.sleep(each)
    raise AssertionError(f"waited in vain: {what}")


class Address(Protocol):
    """An address for browsers: that of the server itself, or of a proxy before it."""

    @property
    def base(self) -> str: ...
    @property
    def netloc(self) -> str: ...


class Server:
    """``quizbs`` as a child process, with a data folder of its own. ``base`` is its address, ``log`` its output.

    ``program`` are the arguments for ``python``; a test may pass code that changes something before it runs quizbs.
    ``prepared``: fork it from a process that has loaded the libraries; benchmarks don't.
    """

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        host: str = "127.0.0.1",
        program: tuple[str, ...] = ("-m", "quizbs"),
        python: str = sys.executable,
        prepared: bool = True,
        **environ: str,
    ) -> None:
        self.folder, self.environ, self.host, self.program, self.python = folder, environ, host, program, python
        self.prepared, self.port = prepared, port
        self.base = ""
        self.starts = 0
        if python == sys.executable and folder.is_dir():
            lay_tables(folder / "quizbs.db")
        self.start()

    def start(self) -> None:
        self.starts += 1
        self.file = self.folder / f"log-{self.starts}.txt"
        with self.file.open("wb") as log:
            self.child = self._child(log)
        try:
            found = until(self._address, "the address", 90.0)
        except BaseException:
            self.stop(signal.SIGKILL)
            raise
        self.host_url = found
        self.base = "http://" + urlsplit(found).netloc
        self.port = int(self.base.rpartition(":")[2])

    def _child(self, log: BinaryIO) -> subprocess.Popen[bytes] | warm.Forked:
        command = (*self.program, "--host", self.host, "--port", str(self.port), "--no-browser")
        own = self.python == sys.executable  # another Python has its own installation of quizbs
        environ = dict(os.environ) | (environment() if own else {}) | {"PYTHONUNBUFFERED": "1"}
        environ |= {"QUIZBS_DATA": str(self.folder)} | self.environ
        if self.prepared and own and warm.can(command, self.environ):
            return warm.start(command, environ, self.file)
        return subprocess.Popen([self.python, *command], stdout=log, stderr=subprocess.STDOUT, env=environ)

    def _address(self) -> str | None:
        if self.child.poll() is not None:
            raise AssertionError(self.log)
        found = _ADDRESS.search(self.log)
        return found[1] if found else None

    @property
    def log(self) -> str:
        return self.file.read_text()

    @property
    def netloc(self) -> str:
        return self.base.removeprefix("http://")

    def memory(self) -> int:
        """Return the memory of the process in bytes."""
        pages = int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self, how: int = signal.SIGTERM) -> float:
        """Stop the process by a signal, and return the seconds that it took."""
        began = time.monotonic()
        self.child.send_signal(how)
        self.child.wait(PATIENCE)
        return time.monotonic() - began


def status_of(server: Server, request: str, **headers: str) -> int:
    """Send a raw request line with these headers, and return the status of the response."""
    lines = [request, *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items()), "", ""]
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        link.sendall("\r\n".join(lines).encode())
        return int(link.recv(4096).split(b" ")[1])


class Browser(requests.Session):
    """A browser with cookies; its forms have an Origin header."""

    def __init__(self, server: Address) -> None:
        super().__init__()
        self.server = server
        OPENED.append(self.close)

    def page(self, path: str) -> requests.Response:
        return self.get(self.server.base + path, timeout=PATIENCE)

    def form(self, path: str, **fields: str) -> requests.Response:
        return self.post(self.server.base + path, data=fields, headers={"Origin": self.server.base}, timeout=PATIENCE)

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)


def host(server: Server) -> Browser:
    """Return the host's browser."""
    browser = Browser(server)
    assert browser.get(server.host_url, timeout=PATIENCE).status_code == 200
    return browser


def in_with_link(server: Server, database: Database, teacher: str) -> Browser:
    """Return the browser of a teacher who has signed in by a link."""
    client, path = Browser(server), SignIn(Teachers(database), time.time).link(teacher)
    assert client.form("/sign-in", key=path.partition("=")[2]).url.endswith("/host")
    return client


def open_lesson(browser: Browser, preset: str = "cheater", **options: str) -> str:
    """Open a lesson and return its code."""
    bank = re.search(r'name="bank" value="([^"]+)"', browser.page("/host").text)
    assert bank
    answer = browser.form("/host/open", bank=bank[1], preset=preset, **{"naming": "typed"} | options)
    assert answer.status_code == 200, answer.text
    assert "/wall/" in answer.url, answer.url
    return answer.url.rpartition("/")[2]


def student(server: Address, code: str, name: str) -> Browser:
    """Return the browser of a student who has taken a seat."""
    browser = Browser(server)
    assert browser.page(f"/j/{code}").status_code == 200
    answer = browser.form(f"/j/{code}", typed=name)
    assert answer.url.endswith("/play"), (answer.status_code, answer.url)
    return browser


class Screen:
    """A live screen over a WebSocket with raw Socket.IO. ``views`` are all received views.

    ``route`` replaces the code in the address, for a proxy that chooses a process by it.
    """

    def __init__(self, browser: Browser, screen: str, code: str, patience: float = PATIENCE, route: str = "") -> None:
        self.views: list[dict[str, Any]] = []
        self.events: list[list[Any]] = []
        self.held = HeldView()
        self._acks: dict[int, Any] = {}
        self._unread: deque[str] = deque()  # a poll's response may have several packets
        self._ids = itertools.count(1)
        self._names = itertools.count(1)
        self.code, self.browser, self._route = code, browser, route or code
        self._open(browser, patience)
        self._send("40" + json.dumps({"screen": screen, "lesson": code}))
        OPENED.append(self.close)
        self.refused: Any = None
        self.greeting = self._next(lambda text: text if text.startswith(("40", "44")) else None)
        if self.greeting.startswith("44"):
            self.refused = json.loads(self.greeting[2:])

    def _open(self, browser: Browser, patience: float) -> None:
        self.link = websocket.create_connection(
            f"ws://{browser.server.netloc}/socket.io/?EIO=4&transport=websocket&lesson={self._route}",
            timeout=patience,
            origin=browser.server.base,
            cookie=browser.cookie() or None,
            header={name: str(value) for name, value in browser.headers.items() if name.startswith("X-")},
        )
        self._next(lambda text: text if text.startswith("0") else None)

    def _send(self, text: str) -> None:
        self.link.send(text)

    def _receive(self) -> list[str]:
        said = self.link.recv()
        if said == "":
            raise ConnectionError("the server closed the connection")
        return [str(said)]

    def _next(self, found: Callable[[str], T | None]) -> T:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if not self._unread:
                self._unread.extend(self._receive())
            text = self._unread.popleft()
            if text == "2":
                self._send("3")
                continue
            self._take(text)
            value = found(text)
            if value is not None:
                return value
        raise AssertionError("waited in vain for a packet")

    def _take(self, text: str) -> None:
        if text.startswith("42"):
            event = json.loads(text[2:])
            if event[0] == "view":
                self.views.append(self.held.take(event[1]))
            self.events.append(event)
        elif answer := re.match(r"43(\d+)(.*)", text, re.DOTALL):
            said = self._acks[int(answer[1])] = json.loads(answer[2])
            if said and isinstance(said[0], dict) and said[0].get("view"):
                said[0]["view"] = self.held.take(said[0]["view"])

    def listen(self, seconds: float) -> None:
        """Wait for a message for at most this many seconds, and take it in."""
        assert self.link.sock
        if select.select([self.link.sock], [], [], seconds)[0]:
            self.drain()

    def drain(self) -> None:
        """Take in all messages that have come, which also answers pings."""
        assert self.link.sock
        while self._unread or select.select([self.link.sock], [], [], 0)[0]:
            self._unread.extend(self._receive() if not self._unread else ())
            if self._unread[0] == "2":
                self._unread.popleft()
                self._send("3")
            elif self._unread:
                self._next(lambda text: text)

    def ask(self, event: str, *said: Any) -> Any:
        """Send an event and return its acknowledgement."""
        return self.say_raw(json.dumps([event, *said]))

    def say_raw(self, text: str) -> Any:
        """Send an event whose payload is this raw text, and return its acknowledgement."""
        number = next(self._ids)
        self._send(f"42{number}{text}")
        answer = self._next(lambda _: self._acks.get(number))
        return answer[0] if answer else None

    def say(self, event: str, *said: Any) -> None:
        """Send an event, and don't wait for the answer."""
        self._send(f"42{next(self._ids)}{json.dumps([event, *said])}")

    def act(self, do: str, **fields: Any) -> Any:
        """Send an act with an id of its own."""
        return self.ask("act", {"id": f"act{id(self) % 10**9:09}{next(self._names):06}", "act": {"do": do, **fields}})

    def sync(self) -> dict[str, Any]:
        """Request and return the whole present view."""
        view: dict[str, Any] = self.ask("sync", {"have": None})["view"]
        return view

    def wait_for(self, found: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Return the present view, or else the first later one, for which ``found`` returns true."""
        view = self.sync()
        while not found(view):
            view = self._next(lambda text: self.views[-1] if text.startswith('42["view"') else None)
        return view

    def ask_until(self, found: Callable[[dict[str, Any]], Any]) -> None:
        """Request the view twice a second until ``found`` returns true for its game."""
        until(lambda: found(self.sync()["game"]), "what only time brings", each=0.5)

    def wait_event(self, name: str) -> list[Any]:
        """Wait for an event with this name, and return it with its arguments."""
        while True:
            for event in self.events:
                if event[0] == name:
                    return event
            self._next(lambda text: text if text.startswith("42") else None)

    def closes(self) -> bool:
        """Return whether the server closes the connection, after any further messages."""
        ends = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < ends:
                for text in self._receive():
                    if text == "2":  # unanswered pings would make the server close it, too
                        self._send("3")
                    self._take(text)
        except (websocket.WebSocketTimeoutException, TimeoutError):
            return False
        except (ConnectionError, websocket.WebSocketException, OSError):
            return True
        return False

    def close(self) -> None:
        self.link.shutdown()


class PollingScreen(Screen):
    """A live screen over long polling."""

    def _open(self, browser: Browser, patience: float) -> None:
        self._browser = browser
        self._url = f"{browser.server.base}/socket.io/?EIO=4&transport=polling&lesson={self._route}"
        greeting = browser.get(self._url, timeout=patience)
        if greeting.status_code != 200:
            raise ConnectionError(greeting.text)
        self._url += "&sid=" + json.loads(greeting.text[1:])["sid"]

    def _send(self, text: str) -> None:
        headers = {"Origin": self._browser.server.base, "Content-Type": "text/plain;charset=UTF-8"}
        answer = self._browser.post(self._url, data=text.encode(), headers=headers, timeout=PATIENCE)
        if answer.status_code != 200:
            raise ConnectionError(answer.text)

    def _receive(self) -> list[str]:
        answer = self._browser.get(self._url, timeout=PATIENCE)
        if answer.status_code != 200:
            raise ConnectionError(answer.text)
        return answer.text.split("\x1e")

    def close(self) -> None:
        with contextlib.suppress(ConnectionError, requests.RequestException):
            self._send("1")


def hurried(constants: Constants, faster: int = 1) -> tuple[str, ...]:
    """Return the ``program`` of a server with these constants changed, named as "module.NAME".

    The clock of its lessons is so many times ``faster``, for bots, turning cards and time limits, and a restart
    continues by the same clock. Rate limits and timeouts count real seconds.
    """
    began = time.time()
    lines = ["from gevent import monkey", "monkey.patch_all()", "import functools, importlib, time"]
    if faster > 1:
        lines += [
            "from quizbs import clock",
            f"hurry = lambda: {began} + {faster} * (time.time() - {began})",
            "clock.Clock = functools.partial(clock.Clock, wall=hurry, steady=hurry)",
            "import gevent",
            f"gevent.spawn_later = lambda seconds, do, later=gevent.spawn_later: later(seconds / {faster}, do)",
        ]
    for name, value in constants.items():
        module, _, constant = name.rpartition(".")
        lines += [f"module = importlib.import_module({module!r})", f"assert module.{constant} != {value}"]
        lines += [f"module.{constant} = {value}"]
    return "-c", "\n".join([*lines, "from quizbs.cli.main import main", "main()"])


# Limits that screens in tests exceed: they are silent while the test does something else, or busy in a fast lesson.
SILENT: Constants = {"quizbs.web.server.middleware.PONG": 120.0}
STAYING: Constants = {**SILENT, "quizbs.web.sockets.connections.UNSEATED": 600.0}  # nor closed without a seat
TALKATIVE: Constants = {**SILENT, "quizbs.rate_limits.limits.MESSAGES": (300.0, 30.0)}


@contextlib.contextmanager
def running(folder: Path, **environ: Any) -> Iterator[Server]:
    """Run a server within the context; the keywords are those of `Server`."""
    server = Server(folder, **environ)
    try:
        yield server
    finally:
        if server.child.poll() is None:
            server.stop(signal.SIGKILL)

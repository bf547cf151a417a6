"""A class joins at the same moment from one address, then reloads its pages: measures how long that takes.

``python -m tests.benchmarks.join_storm [--phones 40] [--rounds 3] [--before VENV]``

Each phone asks for what a browser asks for, over one connection: the join page, its form, the phone's page, every file
that the pages name, then a WebSocket and its first view. ``again`` is the same without the join page and without the
files, which a browser keeps. ``seat`` is the form and the first view alone, of phones that have the join page before
them. More than forty phones are several lessons. The phones are in a process of their own. The table has medians over
the rounds: of the phone in the middle, of the slowest, of phones a second, and of the server's processor time for each.
With ``--before``, quizbs as installed in another environment takes turns with this one.
"""

import argparse
import json
import multiprocessing
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import gevent
import gevent.socket

from tests.benchmarks.measured import PROGRAM, may_compare, say, states, worked
from tests.web.shipped import host, open_lesson, running

PATIENCE = 120.0  # seconds
CLASS = 40  # phones in a lesson, at most
FILES = re.compile(rb"[\"'](/static/[^\"']+[^/\"'])[\"']")
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)
_spawn = multiprocessing.get_context("spawn")


class Phone:
    """One phone with its cookies and the files that it has."""

    def __init__(self, port: int, code: str, number: int, at: str = "127.0.0.1") -> None:
        self._port, self._code, self._name, self._at = port, code, f"s{number}", at
        self._cookies: dict[str, str] = {}
        self._files: set[bytes] = set()

    def come(self) -> float:
        """Join and return the seconds until the first view is there."""
        began = time.monotonic()
        with self._link() as link:
            self._page(link, f"/j/{self._code}")
            self._ask(link, f"/j/{self._code}", form=f"typed={self._name}".encode())
            self._page(link, "/play")
        self._first_view()
        return time.monotonic() - began

    def enter(self) -> float:
        """Join without loading the files, and return the seconds until the first view is there."""
        began = time.monotonic()
        with self._link() as link:
            self._ask(link, f"/j/{self._code}")
            self._ask(link, f"/j/{self._code}", form=f"typed={self._name}".encode())
            self._ask(link, "/play")
        self._first_view()
        return time.monotonic() - began

    def again(self) -> float:
        """Reload the page and return the seconds until its first view is there."""
        began = time.monotonic()
        with self._link() as link:
            self._page(link, "/play")
        self._first_view()
        return time.monotonic() - began

    def open_page(self) -> float:
        """Load the join page without its files and return the seconds that it took."""
        began = time.monotonic()
        with self._link() as link:
            self._ask(link, f"/j/{self._code}")
        return time.monotonic() - began

    def take_seat(self) -> float:
        """Send the form of the join page and return the seconds until the first view is there."""
        began = time.monotonic()
        with self._link() as link:
            self._ask(link, f"/j/{self._code}", form=f"typed={self._name}".encode())
        self._first_view()
        return time.monotonic() - began

    def _link(self) -> Any:
        link = gevent.socket.create_connection(("127.0.0.1", self._port), PATIENCE, (self._at, 0))
        link.setsockopt(gevent.socket.IPPROTO_TCP, gevent.socket.TCP_NODELAY, 1)
        return link

    def _page(self, link: Any, path: str) -> None:
        page = self._ask(link, path)
        for file in FILES.findall(page):
            if file not in self._files:
                self._files.add(file)
                self._ask(link, file.decode())

    def _ask(self, link: Any, path: str, *headers: str, form: bytes = b"") -> bytes:
        """Send a request, which must succeed, and return the body of the response."""
        where = f"127.0.0.1:{self._port}"
        head = [f"{'POST' if form else 'GET'} {path} HTTP/1.1", f"Host: {where}", f"Origin: http://{where}", *headers]
        if self._cookies:
            head.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self._cookies.items()))
        if form:
            head += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(form)}"]
        link.sendall("\r\n".join([*head, "", ""]).encode() + form)
        read = b""
        while b"\r\n\r\n" not in read:
            read += _more(link)
        found, _, body = read.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", found, re.IGNORECASE)
        while length and len(body) < int(length[1]):
            body += _more(link)
        if found.split(b" ", 2)[1] not in {b"101", b"200", b"303"}:
            raise OSError(f"{path}: {found[:40]!r}")
        self._cookies |= {
            name.decode(): value.decode() for name, value in re.findall(rb"et-Cookie: (\w+)=([^;]*)", found)
        }
        return body

    def _first_view(self) -> None:
        with self._link() as link:
            read = self._ask(link, "/socket.io/?EIO=4&transport=websocket", *UPGRADE)
            hello = "40" + json.dumps({"screen": "phone", "lesson": self._code})
            for text in (hello, '421["sync",{"have":null}]'):
                said = text.encode()
                link.sendall(bytes([0x81, 0x80 | len(said)]) + b"\x00" * 4 + said)
            while b'431[{"view"' not in read:
                read = read[-20:] + _more(link)


def _more(link: Any) -> bytes:
    part: bytes = link.recv(65_536)
    if not part:
        raise OSError("closed")
    return part


def storm(port: int, codes: list[str], phones: int, acts: tuple[str, ...], line: Any) -> None:
    """Run phones in a process of their own: for each act, wait for a message on ``line``, then send all their seconds.

    ``acts`` are names of methods of ``Phone``.
    """
    table = [
        Phone(port, codes[number % len(codes)], number, f"127.0.{number % len(codes) + 1}.1")
        for number in range(phones)
    ]
    for act in acts:
        line.recv()
        jobs = [gevent.spawn(getattr(phone, act)) for phone in table]
        gevent.joinall(jobs, timeout=PATIENCE, raise_error=True)
        line.send([job.get() for job in jobs])


def measure(phones: int, acts: tuple[str, ...], python: str) -> list[tuple[float, float, float, float]]:
    """Return for each act the median and the longest seconds, phones per second, and ms of processor time per phone."""
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), program=PROGRAM, python=python, prepared=False) as server,
    ):
        teacher = host(server)
        codes = [open_lesson(teacher, "classroom") for _ in range(-(-phones // CLASS))]
        ours, theirs = _spawn.Pipe()
        process = _spawn.Process(target=storm, args=(server.port, codes, phones, acts, theirs), daemon=True)
        process.start()
        for _ in acts:
            before = worked(server)
            ours.send(True)
            took = ours.recv()
            work = (worked(server) - before) * 1000 / phones
            rows.append((statistics.median(took), max(took), phones / max(took), work))
        process.join(5)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    may_compare(parser)
    asked = parser.parse_args()
    rows: dict[str, list[tuple[float, float, float, float]]] = {}
    for _ in range(asked.rounds):
        for name, python in states(asked).items():
            for act, row in zip(("join", "again"), measure(asked.phones, ("come", "again"), python), strict=True):
                rows.setdefault(f"{name} {act}", []).append(row)
            _, seat = measure(asked.phones, ("open_page", "take_seat"), python)
            rows.setdefault(f"{name} seat", []).append(seat)
            (pages,) = measure(asked.phones, ("enter",), python)
            rows.setdefault(f"{name} pages", []).append(pages)
    say(f"| {asked.phones} phones | middle | slowest | a second | server, each |")
    say("|---|---|---|---|---|")
    for name in sorted(rows, key=lambda name: name.split()[-1]):
        middle, slowest, pace, work = (statistics.median(column) for column in zip(*rows[name], strict=True))
        say(f"| {name} | {middle:.2f} s | {slowest:.2f} s | {pace:.0f} | {work:.1f} ms |")


if __name__ == "__main__":
    main()

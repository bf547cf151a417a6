"""A class comes in at one moment from one address, then all of it loads its page anew: how long until everybody plays.

``python -m tests.benchmarks.join_storm [--phones 40] [--rounds 3]``

Each phone asks for what a browser asks for, over one connection: the join page, its form, the phone's page, every file
that the pages name, then a WebSocket and its first view. ``again`` is the same without the join page and without the
files, which a browser keeps. The class is in a process of its own. The table has medians over the rounds: of the phone
in the middle, of the slowest, and of the server's processor time for each phone.
"""

import argparse
import json
import multiprocessing
import os
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import gevent
import gevent.socket

from tests.benchmarks.one_bad_device import say
from tests.web.shipped import Server, host, open_lesson, running

PATIENCE = 120.0  # seconds
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

    def __init__(self, port: int, code: str, number: int) -> None:
        self._port, self._code, self._name = port, code, f"s{number}"
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

    def again(self) -> float:
        """Load the page anew and return the seconds until its first view is there."""
        began = time.monotonic()
        with self._link() as link:
            self._page(link, "/play")
        self._first_view()
        return time.monotonic() - began

    def _link(self) -> Any:
        return gevent.socket.create_connection(("127.0.0.1", self._port), PATIENCE)

    def _page(self, link: Any, path: str) -> None:
        page = self._ask(link, path)
        for file in FILES.findall(page):
            if file not in self._files:
                self._files.add(file)
                self._ask(link, file.decode())

    def _ask(self, link: Any, path: str, *headers: str, form: bytes = b"") -> bytes:
        """Return the body of the answer, which is a good one."""
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


def storm(port: int, code: str, phones: int, line: Any) -> None:
    """Send the seconds of each phone's coming, then of its loading anew. For a process of its own."""
    table = [Phone(port, code, number) for number in range(phones)]
    for act in (Phone.come, Phone.again):
        line.recv()
        jobs = [gevent.spawn(act, phone) for phone in table]
        gevent.joinall(jobs, timeout=PATIENCE, raise_error=True)
        line.send([job.get() for job in jobs])


def measure(phones: int) -> list[tuple[float, float, float]]:
    """Return middle and slowest in seconds, and ms of processor for each phone: of joining, of loading anew."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        code = open_lesson(host(server), "classroom")
        ours, theirs = _spawn.Pipe()
        process = _spawn.Process(target=storm, args=(server.port, code, phones, theirs), daemon=True)
        process.start()
        for _ in range(2):
            before = _worked(server)
            ours.send(True)
            took = ours.recv()
            rows.append((statistics.median(took), max(took), (_worked(server) - before) * 1000 / phones))
        process.join(5)
    return rows


def _worked(server: Server) -> float:
    """Return the seconds of processor that a server has used."""
    fields = Path(f"/proc/{server.child.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    say(f"| {asked.phones} phones | middle | slowest | server, each |")
    say("|---|---|---|---|")
    rounds = [measure(asked.phones) for _ in range(asked.rounds)]
    for name, rows in zip(("join", "again"), zip(*rounds, strict=True), strict=True):
        middle, slowest, work = (statistics.median(column) for column in zip(*rows, strict=True))
        say(f"| {name} | {middle:.2f} s | {slowest:.2f} s | {work:.0f} ms |")


if __name__ == "__main__":
    main()

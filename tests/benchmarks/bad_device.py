"""What one bad device on the network does, each as a loop that runs beside the class, in a process of its own.

It speaks raw HTTP and WebSocket, as fast as it is let, and comes back at once after whatever it is told.
"""

import contextlib
import json
import os
import re
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import gevent
import gevent.socket

PARALLEL = 100
IDLE = 600
LOOPS = 8
SLOW = 1.0  # seconds between two letters of a slow head
AGAIN = 0.2  # seconds after which a link that was closed is opened anew
PATIENCE = 30.0  # seconds
MASK = b"\x00\x00\x00\x00"


class Device:
    """Where the bad device stands, what it has been told (``told``, by status), and until when it goes on."""

    def __init__(self, port: int, source: str, code: str, ends: float) -> None:
        self.port, self.source, self.code, self.ends = port, source, code, ends
        self.told: Counter[str] = Counter()
        self.host = f"127.0.0.1:{port}"

    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    @contextlib.contextmanager
    def link(self) -> Iterator[Any]:
        """Give a connection; whatever ends it is counted, and waited for a moment when it was none of ours."""
        try:
            with gevent.socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.source, 0)) as link:
                link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                yield link
        except OSError:
            self.told["cut"] += 1
            gevent.sleep(0.01)

    def head(self, line: str, *more: str) -> bytes:
        """Return the head of a request."""
        headers = [f"Host: {self.host}", f"Origin: http://{self.host}", *more]
        return "\r\n".join([f"{line} HTTP/1.1", *headers, "", ""]).encode()

    def ask(self, link: Any, request: bytes) -> tuple[str, bytes]:
        """Send a request and return status and head of its answer, read to its end."""
        link.sendall(request)
        read = b""
        while b"\r\n\r\n" not in read:
            read += _some(link)
        head, _, rest = read.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        left = (int(length[1]) if length else 0) - len(rest)
        while left > 0:
            left -= len(_some(link))
        status = head.split(b" ", 2)[1].decode()
        self.told[status] += 1
        if b"connection: close" in head.lower():
            raise OSError("over")
        return status, head

    def repeat(self, requests: Callable[[], bytes]) -> None:
        """Ask again and again, over one connection for as long as it is left open."""
        while self.goes_on():
            with self.link() as link:
                while self.goes_on():
                    self.ask(link, requests())

    def cookie(self, path: str, form: bytes = b"", before: str = "") -> str:
        """Return the cookies after a request as a browser sends it; "" when it was refused."""
        line = f"POST {path}" if form else f"GET {path}"
        more = [f"Cookie: {before}"] if before else []
        kind = ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(form)}"] if form else []
        found = dict(cookie.split("=", 1) for cookie in before.split("; ") if cookie)
        with self.link() as link:
            _, head = self.ask(link, self.head(line, *more, *kind) + form)
            found |= {key.decode(): value.decode() for key, value in re.findall(rb"et-Cookie: (\w+)=([^;]*)", head)}
        return "; ".join(f"{key}={value}" for key, value in found.items())

    def open_socket(self, link: Any, cookie: str) -> None:
        """Open a WebSocket over a link."""
        headers = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        key = ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *([f"Cookie: {cookie}"] if cookie else [])]
        status, _ = self.ask(link, self.head("GET /socket.io/?EIO=4&transport=websocket", *headers, *key))
        if status != "101":
            raise OSError(status)

    def say(self, link: Any, text: str) -> None:
        """Send one message over a WebSocket."""
        link.sendall(_frame(1, text.encode()))


def _some(link: Any) -> bytes:
    part: bytes = link.recv(65_536)
    if not part:
        raise OSError("closed")
    return part


def _frame(kind: int, said: bytes) -> bytes:
    length = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + MASK + said


def _many(how_many: int, do: Callable[[], None]) -> None:
    gevent.joinall([gevent.spawn(do) for _ in range(how_many)])


def _pages(path: str) -> Callable[[Device], None]:
    def attack(device: Device) -> None:
        request = device.head(f"GET {path.format(code=device.code)}")
        _many(PARALLEL, lambda: device.repeat(lambda: request))

    return attack


def _joins(device: Device) -> None:
    """Half with the cookie of a fresh browser each time, half with none."""

    def fresh() -> None:
        while device.goes_on():
            cookie = device.cookie(f"/j/{device.code}")
            device.cookie(f"/j/{device.code}", b"typed=bad", cookie)

    form = b"typed=bad"
    kind = ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(form)}"]
    bare = device.head(f"POST /j/{device.code}", *kind) + form
    many = [gevent.spawn(fresh) for _ in range(PARALLEL // 2)]
    gevent.joinall([*many, *(gevent.spawn(device.repeat, lambda: bare) for _ in range(PARALLEL // 2))])


def _seat(device: Device) -> None:
    """Take a seat; then connect, sync ten times and go, in as many loops as a device may have sockets."""
    cookie = device.cookie(f"/j/{device.code}", b"typed=bad", device.cookie(f"/j/{device.code}"))
    hello = "40" + json.dumps({"screen": "phone", "lesson": device.code})

    def loop() -> None:
        while device.goes_on():
            with device.link() as link:
                device.open_socket(link, cookie)
                device.say(link, hello)
                for number in range(10):
                    device.say(link, f'42{number}["sync",{{"have":null}}]')
                read = b""
                while b"439" not in read:  # the answer to the last one
                    read += _some(link)

    _many(LOOPS, loop)


def _idle(device: Device) -> None:
    """Keep 600 links open and say nothing."""

    def loop() -> None:
        while device.goes_on():
            with device.link() as link:
                link.settimeout(max(0.1, device.ends - time.monotonic()))
                link.recv(1)
                device.told["closed"] += 1
            gevent.sleep(AGAIN)

    _many(IDLE, loop)


def _slow(device: Device) -> None:
    """Keep 600 links open and send a head letter by letter."""
    request = device.head("GET /check", "X-Slow: " + "a" * 1000)

    def loop() -> None:
        while device.goes_on():
            with device.link() as link:
                for letter in request:
                    link.sendall(bytes([letter]))
                    gevent.sleep(SLOW)
                    if not device.goes_on():
                        return
            gevent.sleep(AGAIN)

    _many(IDLE, loop)


def _sockets(device: Device) -> None:
    """Open and close WebSockets, with and without a device's cookie, in eight loops."""
    cookie = device.cookie("/check")

    def loop(with_one: str) -> None:
        while device.goes_on():
            with device.link() as link:
                device.open_socket(link, with_one)
                device.say(link, '40{"screen":"check"}')
                _some(link)

    gevent.joinall([gevent.spawn(loop, cookie if number % 2 else "") for number in range(LOOPS)])


def _handshakes(device: Device) -> None:
    """Open lines by polling, in eight loops, and leave them."""
    request = device.head("GET /socket.io/?EIO=4&transport=polling")
    _many(LOOPS, lambda: device.repeat(lambda: request))


def _keys(device: Device) -> None:
    """Try to sign in as the host: by the address, and by a made-up cookie."""
    tries = [device.head("GET /host?key=guess"), device.head("GET /host", "Cookie: quizbs_host=" + "a" * 64)]
    _many(PARALLEL, lambda: device.repeat(lambda: tries[os.urandom(1)[0] % 2]))


def _frames(device: Device) -> None:
    """Open sockets and send what needs no answer of ours, as fast as it goes: pings below Socket.IO, pongs above."""
    cookie = device.cookie("/check")
    flood = (_frame(9, b"") + _frame(1, b"3")) * 200

    def loop() -> None:
        while device.goes_on():
            with device.link() as link:
                device.open_socket(link, cookie)
                link.settimeout(2)
                while device.goes_on():
                    link.sendall(flood)
                    link.recv(65_536)

    _many(LOOPS, loop)


ATTACKS: dict[str, Callable[[Device], None]] = {
    "codes to scan": _pages("/qr/{code}.svg"),
    "name pages": _pages("/j/{code}"),
    "check pages": _pages("/check"),
    "files": _pages("/static/x/vendor/socket.io-client/socket.io.esm.min.js"),
    "wrong codes": _pages("/back/{code}/x"),
    "joins": _joins,
    "own seat": _seat,
    "idle links": _idle,
    "slow links": _slow,
    "sockets": _sockets,
    "handshakes": _handshakes,
    "host keys": _keys,
    "frames": _frames,
}


def attack(name: str, port: int, source: str, code: str, ends: float, report: Any) -> None:
    """Do one of ``ATTACKS`` until ``ends``, and send what was told through ``report``. For a process of its own."""
    device = Device(port, source, code, ends)
    with gevent.Timeout(max(0.0, ends - time.monotonic()) + 0.5, False):
        ATTACKS[name](device)
    report.send(dict(device.told))

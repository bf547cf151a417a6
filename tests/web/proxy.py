"""A small HTTP proxy in front of the server, like those of schools and tunnels, which may break WebSockets."""

import contextlib
import select
import socket
import threading
from collections.abc import Callable
from typing import Literal, Self

WebSockets = Literal["pass", "refuse", "cut"]
_REFUSED = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Listens on its own port and forwards every request, with ``headers`` added or replaced.

    ``websockets``: forward them, refuse them, or cut them before their first message. ``to`` is the port of the server,
    which may be set later; ``upgrades`` counts requests for a WebSocket.
    """

    def __init__(self, to: int, websockets: WebSockets = "pass", **headers: str) -> None:
        self.to, self._websockets = to, websockets
        self._headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self.upgrades = 0
        self.netloc = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.base = f"http://{self.netloc}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for link in list(self._open):
            with contextlib.suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        """Forward one request and its response, then close the connection."""
        with contextlib.suppress(OSError), client:
            self._open.add(client)
            head, rest = _head(client)
            upgrade = b"\r\nupgrade: websocket" in head.lower()
            self.upgrades += upgrade
            if upgrade and self._websockets == "refuse":
                client.sendall(_REFUSED)
            elif head:
                with socket.create_connection(("127.0.0.1", self.to)) as server:
                    self._open.add(server)
                    only = {} if upgrade else {"Connection": "close"}
                    server.sendall(self.sent(_with(head, self._headers | only)) + rest)
                    if upgrade and self._websockets == "cut":
                        client.sendall(_head(server)[0])
                    else:
                        _pump(client, server, only, self.answered)
                    self._open.discard(server)
        self._open.discard(client)

    def sent(self, head: bytes) -> bytes:
        """Return the head of a request with the changes for the server."""
        return head

    def answered(self, head: bytes) -> bytes:
        """Return the head of a response with the changes for the client. WebSockets' heads aren't changed."""
        return head


def _with(head: bytes, headers: dict[str, str]) -> bytes:
    """Return a head with these headers added or replaced."""
    first, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    names = {name.lower().encode() for name in headers}
    kept = [line for line in lines if line.partition(b":")[0].strip().lower() not in names]
    added = [f"{name}: {value}".encode() for name, value in headers.items()]
    return b"\r\n".join([first, *kept, *added]) + b"\r\n\r\n"


def _head(link: socket.socket) -> tuple[bytes, bytes]:
    """Read a request's head; return it, and the bytes after it that have come already."""
    read = b""
    while b"\r\n\r\n" not in read:
        more = link.recv(65_536)
        if not more:
            return b"", b""
        read += more
    head, _, rest = read.partition(b"\r\n\r\n")
    return head + b"\r\n\r\n", rest


def _pump(
    client: socket.socket, server: socket.socket, headers: dict[str, str], answered: Callable[[bytes], bytes]
) -> None:
    """Forward bytes both ways until either side closes; ``answered`` and ``headers`` change the response's head."""
    to = {client: server, server: client}
    told = not headers
    while True:
        for link in select.select([client, server], [], [])[0]:
            if link is server and not told:
                head, part = _head(server)
                client.sendall(answered(_with(head, headers)) + part)
                told = True
            elif part := link.recv(65_536):
                to[link].sendall(part)
            else:
                return

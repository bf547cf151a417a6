"""simple-websocket under gevent, made fit for bad Wi-Fi and bad manners.

Reaches into engineio and simple-websocket, both pinned; each of the fixes has its test on the server that is
shipped (``tests/web/test_server.py``).

1. A send is whole: ``sock.send`` may take only a part, and dropping the rest breaks the stream of a slow
   client.
2. A frame over the cap closes its socket at once; Engine.IO looks at the size only when all of it is in
   memory.
3. No extension is negotiated: per-message deflate costs 90 kB a connection and half as much CPU again.
4. A connection that is silent for longer than a ping takes is dead, and closing means closed: without this a
   phone that vanished keeps its two greenlets for ever.
5. What comes in is read no faster than a phone speaks: whoever sends more waits at their own end.
6. A connection that is over holds on to nothing of itself: else it waits for the cyclic collector, which rarely comes.
7. The request that gevent has read isn't written down and read once more, and a message is one frame, made in one step:
   both were a tenth of what a newcomer costs.
"""

import contextlib
import socket as sockets
import struct
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import gevent
import gevent.event
import gevent.lock
import simple_websocket
from engineio.async_drivers.gevent import Thread
from wsproto.connection import Connection, ConnectionType
from wsproto.utilities import generate_accept_token

from quizbs.session.token_buckets import TokenBuckets
from quizbs.web.server import packets
from quizbs.web.server.gate import FRAME

if TYPE_CHECKING:
    import socketio
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

HEARD = FRAME, 1024  # bytes that are read of a connection at once, and each second: 6 acts
_READ = 256  # bytes at a time: 40 of the shortest frames, so that no flood of them holds up the class for long
_LEAST = 64  # bytes that each read counts for
_SLACK = 2.0  # seconds more than a ping and its answer may take
_ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)
_TEXT = 0x81  # a frame that is all of a text


class _WholeSends:
    """A socket whose ``send`` sends everything, one message after the other, so that no pong cuts a view in two."""

    def __init__(self, sock: Any) -> None:
        self._sock = sock
        self._turn = gevent.lock.RLock()
        self._heard = TokenBuckets(*HEARD)

    def send(self, data: bytes) -> int:
        with self._turn:
            self._sock.sendall(data)
        return len(data)

    def recv(self, most: int) -> bytes:
        received: bytes = self._sock.recv(min(most, _READ))
        self._heard.take("", max(_LEAST, len(received)))
        wait = self._heard.wait("", 0.0)
        if wait or len(received) == _READ:
            gevent.sleep(wait)  # the class first, also when nothing is owed
        return received

    def close(self) -> None:
        self._sock.close()

    def cut(self) -> None:
        """End the connection now, also for greenlets that wait to send or receive on it."""
        with contextlib.suppress(OSError):
            self._sock.shutdown(sockets.SHUT_RDWR)


class _Server(simple_websocket.Server):  # type: ignore[misc]
    sock: Any

    def __init__(self, environ: "WSGIEnvironment", patience: float) -> None:
        self._patience = patience
        super().__init__(environ, max_message_size=FRAME, thread_class=Thread, event_class=gevent.event.Event)

    def handshake(self) -> None:
        """Accept a request of which Engine.IO has seen that it wants a WebSocket, with no extension."""
        key = self.environ.get("HTTP_SEC_WEBSOCKET_KEY", "")
        if not key or self.environ.get("HTTP_SEC_WEBSOCKET_VERSION") != "13" or self.environ["REQUEST_METHOD"] != "GET":
            raise simple_websocket.ConnectionError
        self.sock.settimeout(self._patience)
        self.sock = _WholeSends(self.sock)
        self.sock.send(_ACCEPTED % generate_accept_token(key.encode("latin-1")))
        self.ws, self.connected = Connection(ConnectionType.SERVER), True


def frame(text: bytes) -> bytes:
    """Return a text as one frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", _TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size) + text
    return struct.pack("!BBQ", _TEXT, 127, size) + text


class EngineWebSocket:
    """One WebSocket, as Engine.IO's drivers want it: called with the request, then ``wait``, ``send``, ``close``."""

    def __init__(self, handler: Callable[["EngineWebSocket"], Iterable[bytes]], server: Any) -> None:
        self._handler = handler
        self._patience = server.ping_interval + server.ping_timeout + _SLACK
        self._ws: Any = None  # until the request is there

    def __call__(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterator[bytes]:
        try:
            self._ws = _Server(environ, self._patience)
        except (simple_websocket.ConnectionError, OSError, RuntimeError):
            start("400 Bad Request", [("Content-Type", "text/plain"), ("Connection", "close")])
            return iter([b"not a WebSocket"])
        engine_socket = getattr(self._handler, "__self__", None)
        if engine_socket is not None:
            engine_socket.quizbs_link = self
        try:
            self._handler(self)
        finally:
            self.cut()
            if engine_socket is not None:
                del engine_socket.quizbs_link
            del self._handler
        return iter(())

    def send(self, message: str) -> None:
        """Send all of a message; raises ``OSError`` when the connection is over or stalls for too long."""
        if not self._ws.connected:
            raise OSError("closed")
        self._ws.sock.send(frame(message.encode()))

    def wait(self) -> str | None:
        """Return the next packet, ``None`` if the connection is over. A packet that isn't ours ends it."""
        try:
            said = self._ws.receive()
        except simple_websocket.ConnectionClosed:
            return None
        if not packets.well_formed(said):
            self.close()
            return None
        return str(said)

    def close(self) -> None:
        """Say goodbye and end the connection."""
        if self._ws is not None and self._ws.connected:
            with contextlib.suppress(OSError, simple_websocket.ConnectionClosed):
                self._ws.close()
        self.cut()

    def cut(self) -> None:
        """End the connection without a word; a client that does not read would not hear it."""
        if self._ws is not None and isinstance(self._ws.sock, _WholeSends):
            self._ws.sock.cut()


def install(server: "socketio.Server") -> None:
    """Let this Socket.IO server use ``EngineWebSocket`` for every WebSocket."""
    server.eio._async = {**server.eio._async, "websocket": EngineWebSocket}  # noqa: SLF001 -- engineio has no other way in


def drop(server: "socketio.Server", eio_sid: str) -> None:
    """Close the connection with this Engine.IO id now, whatever its transport and however slow it is."""
    engine_socket = server.eio.sockets.get(eio_sid)
    if engine_socket is None:
        return
    engine_socket.close(wait=False, abort=True)
    link = getattr(engine_socket, "quizbs_link", None)
    if link is not None:
        link.cut()

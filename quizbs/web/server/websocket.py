"""WebSockets for Engine.IO under gevent, made robust against bad Wi-Fi and bad clients. wsproto parses the frames.

This module uses internals of engineio, which is pinned. Engine.IO's own WebSocket under gevent lacks the following;
``tests/web/test_server.py`` has a test of each on the shipped server.

1. A send is complete: ``sock.send`` may send only a part, and dropping the rest breaks the stream of a slow client.
2. A message over the limit closes its socket at once; Engine.IO checks the size only when all of it is in memory.
3. No extension is negotiated: per-message deflate costs 90 kB a connection and half as much CPU again.
4. A connection that is silent for longer than a ping and its answer take is closed completely: otherwise the two
   greenlets of a phone that has vanished would stay forever.
5. Input is read no faster than a phone sends: a flood waits at the sender.
6. A closed connection has no reference cycles: otherwise it waits for the cyclic collector, which rarely runs.
7. A packet is sent directly if the socket takes it, without waiting for the writer's greenlet. With simple-websocket,
   Engine.IO's own, an act costs a tenth to a sixth more CPU and a phone 19 kB more memory.
"""

import contextlib
import socket as sockets
import struct
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import gevent
import gevent.lock
import gevent.queue
import gevent.socket
from wsproto.connection import Connection, ConnectionState, ConnectionType
from wsproto.events import CloseConnection, Ping, Pong, TextMessage
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import ProtocolError, generate_accept_token

from quizbs.rate_limits.token_buckets import TokenBuckets
from quizbs.web.server import packets
from quizbs.web.server.gate import FRAME

if TYPE_CHECKING:
    import engineio
    import socketio
    from _typeshed.wsgi import StartResponse, WSGIEnvironment
    from engineio.packet import Packet
    from engineio.socket import Socket

HEARD = FRAME, 1024  # bytes that a connection may send in a burst, and per second: about 6 acts
_READ = 256  # bytes per read: 40 of the shortest frames, so that a flood of them doesn't block others for long
_LEAST = 64  # bytes that each read is charged at least
_SLACK = 2.0  # seconds in addition to the time of a ping and its answer
_TEXT = 0x81  # header of an unfragmented text frame
_ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)


class _Link:
    """The socket of one connection.

    ``send`` sends each message whole, one after the other. Sending waits for at most ``patience`` seconds. Reading has
    no timeout: ``Pings`` checks ``heard_at``.
    """

    def __init__(self, sock: gevent.socket.socket, patience: float) -> None:
        self._sock, self._patience = sock, patience
        self._sock.settimeout(None)
        self.heard_at = time.monotonic()  # when data was last received
        self._turn = gevent.lock.BoundedSemaphore()  # a pong must not split a view
        self._senders = 0  # greenlets that wait for ``_turn``: ``take`` must not overtake them when that is released
        self._heard = TokenBuckets(*HEARD)

    def send(self, data: bytes) -> None:
        self._senders += 1
        try:
            with self._turn:
                self._send_rest(data)
        finally:
            self._senders -= 1

    def take(self, data: bytes) -> bool:
        """Send ``data`` if that needs no waiting. Return whether it was sent.

        The rest of a partial write is sent later.
        """
        if self._senders or not self._turn.acquire(blocking=False):
            return False
        sent = 0
        try:
            sent = self._sock.send(data, timeout=0.0)
        except OSError:  # full, or closed, which the next waiting sender detects
            pass
        finally:
            if 0 < sent < len(data):
                gevent.spawn(self._follow, memoryview(data)[sent:])
            else:
                self._turn.release()
        return sent > 0

    def _follow(self, rest: memoryview) -> None:
        try:
            self._send_rest(rest)
        except OSError:
            self.cut()
        finally:
            self._turn.release()

    def _send_rest(self, rest: bytes | memoryview) -> None:
        with gevent.Timeout(self._patience, TimeoutError):
            self._sock.sendall(rest)

    def receive(self) -> bytes:
        """Return received data, ``b""`` at the end of the stream. Raises ``OSError``."""
        received: bytes = self._sock.recv(_READ)
        self.heard_at = time.monotonic()
        wait = self._heard.take("", max(_LEAST, len(received)))
        if wait or len(received) == _READ:
            gevent.sleep(wait)  # let other greenlets run, also without a wait
        return received

    def close(self) -> None:
        self._sock.close()

    def cut(self) -> None:
        """Close the connection, which also wakes greenlets that wait to send or receive on it."""
        with contextlib.suppress(OSError):
            self._sock.shutdown(sockets.SHUT_RDWR)


def _accepted(environ: "WSGIEnvironment", patience: float) -> _Link:
    """Accept a WebSocket handshake without extensions, and return its connection.

    Raises ``ValueError`` for an obsolete version and an invalid handshake.
    """
    key = environ.get("HTTP_SEC_WEBSOCKET_KEY", "")
    if not key or environ.get("HTTP_SEC_WEBSOCKET_VERSION") != "13" or environ["REQUEST_METHOD"] != "GET":
        raise ValueError("no WebSocket")
    link = _Link(environ["wsgi.input"].raw._sock.dup(), patience)  # noqa: SLF001 -- gevent closes its own
    link.send(_ACCEPTED % generate_accept_token(key.encode("latin-1")))
    return link


def frame(text: bytes) -> bytes:
    """Return a text as a single WebSocket frame (RFC 6455, 5.2).

    With wsproto's encoder, which validates each frame, an act costs a tenth more.
    """
    size = len(text)
    if size < 126:
        return struct.pack("!BB", _TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size) + text
    return struct.pack("!BBQ", _TEXT, 127, size) + text


class _DirectQueue:
    """Engine.IO's queue of packets for a WebSocket, which sends packets directly and queues only those that have to
    wait.
    """

    def __init__(self, engine_socket: "Socket", take: Callable[[str], bool]) -> None:
        behind = engine_socket.queue
        self._engine_socket, self._take = engine_socket, take
        # Two WebSockets may try to upgrade the same session: both share the original queue.
        self.behind: gevent.queue.JoinableQueue = behind.behind if isinstance(behind, _DirectQueue) else behind
        self.task_done, self.join, self.qsize = self.behind.task_done, self.behind.join, self.behind.qsize

    def get(self, block: bool = True, timeout: float = 0.0) -> "Packet | None":
        """Return the next queued packet, waiting without a timeout: the connection's reader detects when it is dead."""
        return self.behind.get(block)

    def put(self, packet: "Packet | None") -> None:
        """Send a packet, or queue it behind those that wait. ``None`` ends the writer's greenlet."""
        begun = self._engine_socket.upgraded and not self._engine_socket.upgrading
        if packet is not None and begun and self.behind.empty() and self._take(packet.encode()):
            return
        self.behind.put(packet)


class EngineWebSocket:
    """A WebSocket with the interface of Engine.IO's drivers."""

    def __init__(self, handler: Callable[["EngineWebSocket"], Iterable[bytes]], server: "engineio.Server") -> None:
        self._handler, self._server = handler, server
        self._patience = server.ping_interval + server.ping_timeout + _SLACK
        self._link: _Link  # set when the request is accepted
        self._frames = Connection(ConnectionType.SERVER)
        self._begun = ""  # the received part of a fragmented message
        self._said: deque[str] = deque()

    def __call__(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterator[bytes]:
        try:
            self._link = _accepted(environ, self._patience)
        except (ValueError, OSError):
            start("400 Bad Request", [("Content-Type", "text/plain"), ("Connection", "close")])
            return iter([b"not a WebSocket"])
        engine_socket = getattr(self._handler, "__self__", None)
        if engine_socket is not None:
            engine_socket.quizbs_link = self
            engine_socket.queue = direct = _DirectQueue(engine_socket, self.take)
        links: set[EngineWebSocket] = self._server.quizbs_links
        links.add(self)
        try:
            self._handler(self)
        finally:
            links.remove(self)
            self.cut()
            self._link.close()
            if engine_socket is not None and engine_socket.quizbs_link is self:
                engine_socket.quizbs_link = None
                engine_socket.queue = direct.behind
            del self._handler
        return iter(())

    @property
    def _is_open(self) -> bool:
        return self._frames.state is ConnectionState.OPEN

    def send(self, message: str) -> None:
        """Send a message whole. Raises ``OSError`` if the connection is closed or stalls for too long."""
        if not self._is_open:
            raise OSError("closed")
        self._link.send(frame(message.encode()))

    def take(self, message: str) -> bool:
        """Send a message if that needs no waiting. Return whether it was sent."""
        return self._is_open and self._link.take(frame(message.encode()))

    def wait(self) -> str | None:
        """Return the next packet, ``None`` once the connection is closed. An invalid packet closes it."""
        while not self._said:
            if not self._is_open or not self._read():
                return None
        text = self._said.popleft()
        if not packets.well_formed(text):
            self.close()
            return None
        return text

    def _read(self) -> bool:
        """Receive and parse more data. Return whether the connection is still usable."""
        try:
            received = self._link.receive()
            if not received:
                return False
            self._frames.receive_data(received)
            for event in self._frames.events():
                self._take(event)
        except (OSError, ProtocolError):
            return False
        return True

    def _take(self, event: object) -> None:
        if isinstance(event, TextMessage):
            self._begun += event.data
            if len(self._begun) > FRAME:
                self._goodbye(CloseReason.MESSAGE_TOO_BIG)
            elif event.message_finished:
                self._said.append(self._begun)
                self._begun = ""
        elif isinstance(event, CloseConnection | Ping):
            self._link.send(self._frames.send(event.response()))
        elif not isinstance(event, Pong):
            self._goodbye(CloseReason.UNSUPPORTED_DATA)

    def _goodbye(self, why: CloseReason) -> None:
        if self._is_open:
            with contextlib.suppress(OSError, ProtocolError):
                self._link.send(self._frames.send(CloseConnection(why)))

    def close(self) -> None:
        """Send a close frame and close the connection."""
        self._goodbye(CloseReason.NORMAL_CLOSURE)
        self.cut()

    def cut(self) -> None:
        """Close the connection without a close frame, for a client that doesn't read."""
        self._link.cut()

    def cut_if_silent(self, now: float) -> None:
        """Close the connection if it has been silent for longer than a ping and its answer take.

        ``now`` is monotonic (s).
        """
        if now - self._link.heard_at > self._patience:
            self.cut()


def install(server: "socketio.Server", kind: type[object] = EngineWebSocket) -> None:
    """Make the Socket.IO server use ``kind`` for every WebSocket."""
    server.eio._async = {**server.eio._async, "websocket": kind}  # noqa: SLF001 -- engineio has no other way in
    server.eio.quizbs_links = set()


def drop(server: "socketio.Server", eio_sid: str) -> None:
    """Close the connection with this Engine.IO id immediately, over either transport."""
    engine_socket = server.eio.sockets.get(eio_sid)
    if engine_socket is None:
        return
    engine_socket.close(wait=False, abort=True)
    link = getattr(engine_socket, "quizbs_link", None)
    if link is not None:
        link.cut()

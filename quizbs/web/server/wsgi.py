"""The settings of gevent's server: listener, no access log, one-line errors, garbage collector, graceful stop.

These settings were the fastest with a thousand phones. The standard library has been patched before this module is
imported.
"""

import contextlib
import errno
import gc
import logging
import signal
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPException
from types import TracebackType
from typing import TYPE_CHECKING

import gevent
import gevent.event
import gevent.socket
from gevent import pywsgi

from quizbs.error_log import where
from quizbs.web.server.connection_limits import ConnectionLimits
from quizbs.web.server.throttle import REST

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

NEAR = 10  # ports to try if none was chosen
_IDLE = 60.0  # seconds after which a connection that doesn't read is closed
_HEAD = 30.0  # seconds from the end of a request until the head of the next must have arrived
_HEADROOM = 64  # file handles kept free for the database and others
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
# Collect the young generation before it has tens of thousands of objects: pauses of 10 ms instead of 50 ms.
_GC = (2000, 20, 50)
_SETTLED = 5.0  # seconds after which new connections count as permanent
_CROWD = 50  # new connections that count as permanent at once: traversing a thousand together took 200 ms

_log = logging.getLogger(__name__)


class PortTaken(OSError):
    """Another program listens on the port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


def listener(host: str, port: int, tries: int = 1) -> socket.socket:
    """Return a socket that listens on the first free one of ``tries`` ports from ``port`` on.

    Port 0 means any free port. Raises ``PortTaken``, or ``OSError`` if this computer doesn't have the address ``host``.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        try:
            sock: socket.socket = pywsgi.WSGIServer.get_listener((host, candidate), backlog=256, family=family)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            continue
        # gevent sends header and body separately; without this each polling response waits 40 ms for the client.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return sock
    raise PortTaken(port)


class _Handler(pywsgi.WSGIHandler):  # type: ignore[misc]
    """Handles one connection. Errors are logged without the request, which contains names and credentials."""

    def log_request(self) -> None:
        """Log nothing; the base class would format a line for each request."""

    def log_error(self, msg: str, *args: object) -> None:
        """Log nothing: a client's error has been answered, and its text may contain private data."""

    def handle_one_request(self) -> object:
        """Answer one request.

        Once it has become a WebSocket, the connection ends with it: further data isn't a request.
        """
        self.status = None
        self.server.links.set_idle(self.socket)
        self._late = gevent.Timeout.start_new(_HEAD)
        try:
            result = super().handle_one_request()
        except gevent.Timeout as late:
            if late is not self._late:
                raise
            return None
        finally:
            self._late.close()
        return None if result is True and self.status is None else result

    def get_environ(self) -> "WSGIEnvironment":
        """Return the WSGI environ of a request, whose head has arrived completely."""
        self._late.close()
        self.server.links.set_active(self.socket)
        environ: WSGIEnvironment = super().get_environ()
        # Not a method of this object: the environ is referenced by it, which would be a cycle.
        environ[REST] = partial(_idle, self.server.links, self.socket)
        return environ

    def _handle_client_error(self, error: Exception) -> object:
        """Answer a request head that isn't HTTP with 400, and a closed connection not at all. gevent would print both
        errors.
        """
        if isinstance(error, OSError):
            return None
        if not isinstance(error, (ValueError, HTTPException)):
            _log.error("the head of a request failed: %s", where(error))
        return super()._handle_client_error(ValueError())

    def _log_error(self, kind: type[BaseException], error: BaseException, at: TracebackType) -> None:
        if not issubclass(kind, (gevent.GreenletExit, OSError)):
            _log.error("a request failed: %s", where(error))


@contextlib.contextmanager
def _idle(links: ConnectionLimits, sock: socket.socket) -> Iterator[None]:
    links.set_idle(sock)
    yield
    links.set_active(sock)


class _Server(pywsgi.WSGIServer):  # type: ignore[misc]
    most: int
    links: ConnectionLimits
    serving: set[gevent.Greenlet]
    max_accept = 16  # new connections accepted before existing ones run

    def handle(self, sock: socket.socket, address: tuple[str, int]) -> None:
        """Serve one connection, or respond that there are too many."""
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.settimeout(_IDLE)
        if len(self.serving) >= self.most or not self.links.add(sock, address[0]):
            with contextlib.suppress(OSError):
                sock.sendall(_FULL)
                sock.close()
            return
        greenlet = gevent.getcurrent()
        self.serving.add(greenlet)
        try:
            with contextlib.suppress(OSError):  # the client has closed it
                super().handle(sock, address)
        finally:
            self.serving.discard(greenlet)
            self.links.remove(sock)

    def end(self) -> None:
        """Accept no more connections and close those that are open. Returns at once."""
        self.close()
        gevent.killall(list(self.serving), block=False)


def _handles() -> int:
    """Return how many connections this process may have open, after raising the system's limit as far as allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 4096
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 16_384 if hard == resource.RLIM_INFINITY else min(hard, 16_384)
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(64, soft - _HEADROOM)


def local_server(app: "WSGIApplication", most: int) -> _Server:
    """Return a server that serves ``app`` on a free port of the loopback address until its ``end`` is called.

    ``most`` limits its connections. They aren't limited by address, since all come from the same program.
    """
    server = _Server(listener("127.0.0.1", 0), app, log=None, error_log=None, handler_class=_Handler)
    server.most, server.links, server.serving = most, ConnectionLimits(0), set()
    server.start()
    return server


class CollectorGuard:
    """Excludes long-lived connections from Python's cyclic garbage collector. Traversing all took 340 ms each time."""

    def __init__(self) -> None:
        self._connections = 0
        self._permanent = 0  # the number of connections at the last ``freeze``
        self._changed_at: float | None = None

    def start(self) -> None:
        """Exclude the objects of the start-up, without collecting garbage before: hardly any of them are garbage."""
        gc.freeze()
        gc.set_threshold(*_GC)
        gc.enable()

    def update(self, connections: int, now: float | None = None) -> None:
        """Exclude new connections from garbage collection (``gc.freeze``).

        Many at once are excluded immediately, others some seconds after the last change. ``connections`` is the number
        of open ones; at 0 everything is collected again.
        """
        now = time.monotonic() if now is None else now
        if connections != self._connections:
            self._connections, self._changed_at = connections, now
            self._permanent = min(self._permanent, connections)
            if connections - self._permanent >= _CROWD:
                self._keep()
        elif self._changed_at is not None and now - self._changed_at >= _SETTLED:
            self._changed_at = None
            if not connections:
                gc.unfreeze()
            self._keep()

    def _keep(self) -> None:
        gc.collect()
        gc.freeze()
        self._permanent = self._connections


def serve(
    app: "WSGIApplication",
    sock: socket.socket,
    start: Callable[[], None],
    stop: Callable[[], None],
    ready: Callable[[], None],
    links: int = 0,
    drain: Callable[[Callable[[float], object]], None] = lambda _wait: None,
    over: gevent.event.Event | None = None,
    again: Callable[[], bool] = lambda: False,
) -> socket.socket | None:
    """Serve until SIGTERM or SIGINT, or until ``over`` is set; call ``stop`` and return within 5 s.

    Before ``stop``, when no new connection is accepted any more, ``drain(wait)`` is called; ``wait(seconds)`` sleeps,
    and returns whether a second signal has arrived.

    ``start`` is called before the first request, ``ready`` as soon as requests are answered. ``links`` is the limit of
    connections per address, 0 for no limit, as behind a proxy. Returns the socket if ``again()`` is true, so that new
    connections wait for the next server; otherwise ``None``.
    """
    over, hurried = over or gevent.event.Event(), gevent.event.Event()

    def end() -> None:
        (hurried if over.is_set() else over).set()

    for name in ("SIGTERM", "SIGINT"):
        gevent.signal_handler(getattr(signal, name), end)
    server = _Server(sock, app, log=None, error_log=None, handler_class=_Handler)
    server.most, server.links, server.serving = _handles(), ConnectionLimits(links), set()
    start()
    server.start()
    ready()
    over.wait()
    next_socket = sock.dup() if again() else None
    server.close()
    drain(hurried.wait)
    with gevent.Timeout(3, False):
        stop()
    server.stop(timeout=1)
    if next_socket is not None:
        gevent.killall(server.serving, timeout=3)  # connections that stay open would ask the old application
    return next_socket

"""gevent's server as it is shipped: listener, no access log, errors in one line, memory in order, a graceful stop.

The settings were the fastest with a thousand phones. The standard library has been patched before this is imported.
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
from typing import TYPE_CHECKING, Any

import gevent
import gevent.event
import gevent.socket
from gevent import pywsgi

from quizbs.error_log import where
from quizbs.web.server.connection_limits import ConnectionLimits
from quizbs.web.server.throttle import REST

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

NEAR = 10  # ports to try when none was asked for
_IDLE = 60.0  # seconds: a connection that does not read for so long is closed
_HEAD = 30.0  # seconds from the end of one request until the next has begun and its head is there
_HEADROOM = 64  # file handles kept for the database and the rest
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
# Pauses of 10 ms instead of 50 ms: the young are looked through before there are tens of thousands of them.
_GC = (2000, 20, 50)
_SETTLED = 5.0  # seconds after which the connections of newcomers count as permanent
_CROWD = 50  # newcomers that count as permanent at once: to look through a thousand together took 200 ms

_log = logging.getLogger(__name__)


class PortTaken(OSError):
    """Another program serves on this port. ``port`` says which."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


def listener(host: str, port: int, tries: int = 1) -> Any:
    """Return a listening socket on the first free port of ``tries``, from ``port`` on; port 0 means any free one.

    Raises ``PortTaken``, or ``OSError`` if this computer has no such address.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        try:
            sock = pywsgi.WSGIServer.get_listener((host, candidate), backlog=256, family=family)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            continue
        # gevent writes header and body apart; without this each polling answer waits 40 ms for the other
        # side.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return sock
    raise PortTaken(port)


class _Handler(pywsgi.WSGIHandler):  # type: ignore[misc]
    """One connection. What goes wrong is logged without the request, which holds names and credentials."""

    def log_request(self) -> None:
        """Log nothing, and write no line for it either."""

    def log_error(self, msg: str, *args: object) -> None:
        """Log nothing: a client's mistake has been answered, and its words stay out of the log."""

    def handle_one_request(self) -> Any:
        """Answer one request. A connection that was a WebSocket is over with it: what follows is no request."""
        self.status = None
        self.server.links.rest(self.socket)
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

    def get_environ(self) -> dict[str, Any]:
        """Return the request, whose head is there now."""
        self._late.close()
        self.server.links.work(self.socket)
        environ: dict[str, Any] = super().get_environ()
        # Not a method of this object: the environ hangs on it, and the two would hold each other.
        environ[REST] = partial(_resting, self.server.links, self.socket)
        return environ

    def _handle_client_error(self, error: Exception) -> Any:
        """Answer a head that isn't HTTP with 400, and nothing when the connection has gone. gevent prints both."""
        if isinstance(error, OSError):
            return None
        if not isinstance(error, (ValueError, HTTPException)):
            _log.error("the head of a request failed: %s", where(error))
        return super()._handle_client_error(ValueError())

    def _log_error(self, kind: type[BaseException], error: BaseException, at: TracebackType) -> None:
        if not issubclass(kind, (gevent.GreenletExit, OSError)):
            _log.error("a request failed: %s", where(error))


@contextlib.contextmanager
def _resting(links: ConnectionLimits, sock: Any) -> Iterator[None]:
    links.rest(sock)
    yield
    links.work(sock)


class _Server(pywsgi.WSGIServer):  # type: ignore[misc]
    most: int
    links: ConnectionLimits
    open = 0
    max_accept = 16  # newcomers at once, before those who are there get their turn

    def handle(self, sock: Any, address: Any) -> None:
        """Serve one connection, or say at once that there is no room."""
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.settimeout(_IDLE)
        if self.open >= self.most or not self.links.come(sock, address[0]):
            with contextlib.suppress(OSError):
                sock.sendall(_FULL)
                sock.close()
            return
        self.open += 1
        try:
            with contextlib.suppress(OSError):  # the other side has gone
                super().handle(sock, address)
        finally:
            self.open -= 1
            self.links.go(sock)


def _handles() -> int:
    """Return how many connections fit, after raising this process's limit as far as allowed."""
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


class CollectorGuard:
    """Keeps Python's cyclic collector away from connections that stay: walking them all took 340 ms each time."""

    def __init__(self) -> None:
        self._connections = 0
        self._permanent = 0  # how many there were when they were last looked through
        self._changed_at: float | None = None

    def start(self) -> None:
        """Treat what the start made as permanent, without looking through it: next to nothing of it is garbage."""
        gc.freeze()
        gc.set_threshold(*_GC)
        gc.enable()

    def look(self, connections: int, now: float | None = None) -> None:
        """Treat newcomers as permanent, a crowd at once, else some seconds after the number changed.

        Tidies up when all have gone.
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
    sock: Any,
    start: Callable[[], None],
    stop: Callable[[], None],
    ready: Callable[[], None],
    links: int = 0,
    drain: Callable[[Callable[[float], object]], None] = lambda _wait: None,
) -> None:
    """Serve until SIGTERM or SIGINT arrives, then call ``stop`` and return, within 5 s.

    ``drain(wait)`` comes before that, when nobody new is let in any more; ``wait(seconds)`` waits, and returns whether
    a second signal has arrived. ``start`` is called before the first request, ``ready`` as soon as requests are
    answered. ``links`` is how many connections an address may have open, 0 for any number, as behind a proxy.
    """
    over, hurried = gevent.event.Event(), gevent.event.Event()

    def end() -> None:
        (hurried if over.is_set() else over).set()

    for name in ("SIGTERM", "SIGINT"):
        gevent.signal_handler(getattr(signal, name), end)
    server = _Server(sock, app, log=None, error_log=None, handler_class=_Handler)
    server.most, server.links = _handles(), ConnectionLimits(links)
    start()
    server.start()
    ready()
    over.wait()
    server.close()
    drain(hurried.wait)
    with gevent.Timeout(3, False):
        stop()
    server.stop(timeout=1)

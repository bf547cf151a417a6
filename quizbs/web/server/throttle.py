"""The throttle: every request is charged its estimated work, in milliseconds, before it runs.

If a device's token bucket is empty, its request waits a little; if that would take too long, it gets a short, kind
response instead. Requests of an address run one at a time, each followed by a pause as long as its work; devices with a
seat have their own queue, without pauses, in which the device that has spent least is next. So a hundred simultaneous
page requests never delay a class's game, even if their senders have seats. The throttle is behind the gate and the
proxy's headers, and before Flask and Socket.IO.
"""

import io
import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from heapq import heapify, heappop, heappush
from itertools import count
from typing import TYPE_CHECKING
from urllib.parse import parse_qs
from weakref import WeakValueDictionary

import gevent
import gevent.event

from quizbs.rate_limits.limits import PATIENCE, RateLimits
from quizbs.web.access import Access
from quizbs.web.language import language_of_device
from quizbs.web.server.gate import FRAME, SOCKET_PATH, TOO_BIG, plain, say

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

# Milliseconds of work, measured and rounded up to what a laptop of 2018 needs.
FILE, PAGE, FORM, LINE, POLL, POST = 0.5, 4.0, 7.0, 6.0, 0.5, 1.0
FORM_SIZE = FRAME  # bytes: no form of a phone is longer
SLOWEST_FORM = 10.0  # seconds within which the body of a form must have arrived
REFUSED = 1.0  # seconds before a refusal is sent: otherwise repeated requests would cost more than an answer
REST = "quizbs.rest"
"""Environ key of a context manager for a request that waits to be refused: its connection may be closed meanwhile."""

TOO_MANY = "429 Too Many Requests"


class PageQueue:
    """A queue of requests that run one at a time.

    The next request is of the device that has spent least; of several such requests the oldest.
    """

    def __init__(self) -> None:
        self._numbers = count()
        self._waiting: list[_Waiting] = []
        self._now: _Waiting | None = None

    @contextmanager
    def turn(self, spent: float = 0.0) -> Iterator[None]:
        """Wait until it is this request's turn, which ends with the context.

        ``spent`` is the recent work of the request's device, in ms.
        """
        own = spent, next(self._numbers), gevent.event.Event()
        heappush(self._waiting, own)
        if self._now is None:
            self._next()
        try:
            own[2].wait()
            yield
        finally:
            if self._now is own:
                self._next()
            else:  # its connection was closed while it waited
                self._waiting.remove(own)
                heapify(self._waiting)

    def _next(self) -> None:
        self._now = heappop(self._waiting) if self._waiting else None
        if self._now is not None:
            self._now[2].set()


_Waiting = tuple[float, int, gevent.event.Event]


class Throttle:
    """WSGI middleware that delays or refuses requests beyond the budget of a device or an address.

    ``page(tag)`` returns the HTML of the refusal in a language.
    """

    def __init__(
        self,
        inner: "WSGIApplication",
        access: Access,
        limits: RateLimits,
        page: Callable[[str], bytes],
        pause: Callable[[float], object] = gevent.sleep,
    ) -> None:
        self._inner, self._access, self._limits, self._page, self._pause = inner, access, limits, page, pause
        self._lanes: WeakValueDictionary[str, PageQueue] = WeakValueDictionary()  # removed when unused

    def __call__(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        """Answer one request, at once, after a wait, or with a refusal."""
        credentials = self._access.credentials(environ)
        if self._access.is_exempt(credentials):
            return self._inner(environ, start)
        address = str(environ.get("REMOTE_ADDR", ""))
        wait = self._limits.charge(credentials.device, address, price(environ))
        if wait is not None and opens_line(environ) and not self._limits.has_room(credentials.device, address):
            wait = None
        if wait is None:
            return self._refuse(environ, start)
        if wait:
            self._pause(wait)
        if _is_socket(environ) and not opens_line(environ):
            return self._inner(environ, start)
        sits = self._limits.sits(credentials.device)
        lane = self._lanes.setdefault("" if sits else address, PageQueue())
        spent = self._limits.spent(credentials.device) if sits else 0.0
        rest = 0.0 if sits else price(environ) / 1000  # no pause: a class loads its pages at the same moment
        if opens_line(environ):
            with lane.turn(spent):
                self._pause(rest)
            return self._inner(environ, start)  # a socket stays open, so it must not block the queue
        return self._in_turn(environ, start, lane, rest, spent)

    def _in_turn(
        self, environ: "WSGIEnvironment", start: "StartResponse", lane: PageQueue, rest: float, spent: float
    ) -> Iterable[bytes]:
        """Read the body of a request, answer the request when it is its turn in ``lane``, and pause for ``rest``
        seconds.

        ``spent`` is as in ``PageQueue.turn``.
        """
        length = int(environ.get("CONTENT_LENGTH") or 0)
        if length > FORM_SIZE:
            return say(start, "413 Content Too Large", TOO_BIG.encode())
        if length:
            body = None
            with gevent.Timeout(SLOWEST_FORM, False):
                body = environ["wsgi.input"].read(length)
            if body is None:
                return say(start, "408 Request Timeout", plain(environ, "page-too-slow").encode())
            environ["wsgi.input"] = io.BytesIO(body)
        with lane.turn(spent):
            answer = self._inner(environ, start)
            self._pause(rest)  # let requests of the class run first
        return answer

    def _refuse(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        with environ.get(REST, nullcontext)():
            self._pause(REFUSED)
        again = str(math.ceil(PATIENCE))
        if "text/html" not in environ.get("HTTP_ACCEPT", ""):
            return say(start, TOO_MANY, plain(environ, "page-too-often").encode(), Retry_After=again)
        kind = {"Content_Type": "text/html; charset=utf-8", "Refresh": again}
        return say(start, TOO_MANY, self._page(language_of_device(environ)), Retry_After=again, **kind)


def opens_line(environ: "WSGIEnvironment") -> bool:
    """Return whether a request opens a new Socket.IO connection."""
    return _is_socket(environ) and "sid" not in parse_qs(environ.get("QUERY_STRING", ""))


def price(environ: "WSGIEnvironment") -> float:
    """Return how many ms of work a request is charged for."""
    if opens_line(environ):
        return LINE
    posts = environ["REQUEST_METHOD"] not in {"GET", "HEAD"}
    if _is_socket(environ):
        return POST if posts else POLL
    if environ.get("PATH_INFO", "").startswith("/static/"):
        return FILE
    return FORM if posts else PAGE


def _is_socket(environ: "WSGIEnvironment") -> bool:
    return str(environ.get("PATH_INFO", "")).startswith(f"{SOCKET_PATH}/")

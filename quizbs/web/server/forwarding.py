"""Forwarding requests about a lesson that another process leads. nginx does it (``docs/school/nginx.conf``)."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from flask import Flask, Response, abort, make_response, render_template, request

from quizbs.live.join_codes import tidy_code
from quizbs.store.database import Unavailable
from quizbs.store.lease import Lease, LedElsewhere
from quizbs.store.store import Store
from quizbs.web.access import Access
from quizbs.web.server.gate import SOCKET_PATH

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

HOP = "HTTP_X_QUIZBS_HOP"
_OF_SEATS = {"join", "together"}  # pages about the lesson of the browser's seat, unless the request has a code
_SAID = b"Another process has this lesson. Please try again.\n"
_AWAY = b"The database doesn't answer at the moment. Please try again.\n"
Lead = Callable[["WSGIEnvironment", str], object]


class LeaseTaker:
    """Takes the lease of a request's lesson if the browser belongs to that lesson: its teacher, its remote or a seat.

    A code from any other browser is a guess. A guess causes no query, so that a right one takes no longer than a wrong
    one, and ``CodeThrottle`` counts it before the lesson is looked up (``Joining.find``).
    """

    def __init__(self, access: Access, store: Store, lease: Lease) -> None:
        self._access, self._lessons, self._people, self._lease = access, store.lessons, store.people, lease

    def __call__(self, environ: "WSGIEnvironment", code: str) -> None:
        """Take the lease of the open lesson with this code; if the code is "", of the lesson of the browser's seat.

        Does nothing for a browser that doesn't belong to the lesson. Raises ``LedElsewhere`` or ``Unavailable``.
        """
        asks, code = self._access.credentials(environ), tidy_code(code)
        listed = self._lessons.by_code(code) if code and (asks.host or asks.remote) else None
        if listed is None or not asks.opens_desk(listed):
            person = self._people.by_token(asks.seat) if asks.seat else None
            listed = self._lessons.find(person.lesson) if person else None
            if listed is None or code not in ("", listed.code):
                return
        if listed.closed_at is None:
            self._lease.take(listed.id)


def forward_headers(environ: "WSGIEnvironment", elsewhere: LedElsewhere) -> dict[str, str]:
    """Return the headers of a 503 that make nginx forward the request to the process that leads the lesson.

    A request is forwarded only once; the second time the client is asked to retry.
    """
    again = environ.get(HOP) or not elsewhere.process
    return {"Retry-After": "1"} if again else {"X-Accel-Redirect": f"@{elsewhere.process}"}


def forward_sockets(inner: "WSGIApplication", lead: Lead) -> "WSGIApplication":
    """Return a WSGI app that forwards sockets of lessons led by other processes, and passes everything else to
    ``inner``.

    ``lead(environ, code)`` takes the lease of the open lesson with this code, as ``LeaseTaker`` does.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if str(environ.get("PATH_INFO", "")).startswith(SOCKET_PATH):
            try:
                lead(environ, parse_qs(str(environ.get("QUERY_STRING", ""))).get("lesson", [""])[0])
            except LedElsewhere as elsewhere:
                return _refused(start, _SAID, forward_headers(environ, elsewhere))
            except Unavailable:
                return _refused(start, _AWAY, {"Retry-After": "1"})
        return inner(environ, start)

    return app


def _refused(start: "StartResponse", body: bytes, headers: dict[str, str]) -> list[bytes]:
    plain = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body))}
    start("503 Service Unavailable", list((plain | headers).items()))
    return [body]


def forwarded(elsewhere: LedElsewhere) -> Response:
    """Return the response that makes nginx forward the request to the process that leads the lesson."""
    answer = make_response(render_template("host/error.html", status=503), 503)
    answer.headers.update(forward_headers(request.environ, elsewhere))
    return answer


@contextmanager
def forward_if_led_elsewhere() -> Iterator[None]:
    """Forward the current request if the body raises ``LedElsewhere``, because another process leads the lesson."""
    try:
        yield
    except LedElsewhere as elsewhere:
        abort(forwarded(elsewhere))


def install(app: Flask, lead: Lead) -> None:
    """Forward page requests of lessons to the process that leads them."""
    app.register_error_handler(LedElsewhere, forwarded)

    @app.before_request
    def here() -> None:
        code = (request.view_args or {}).get("code", "")
        if code or request.blueprint in _OF_SEATS:
            lead(request.environ, code)

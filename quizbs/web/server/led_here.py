"""Requests about a lesson that another process leads: nginx carries them over (``docs/school/nginx.conf``)."""

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
_OF_SEATS = {"join", "together"}  # whose pages know the lesson by the seat, unless a code says which
_SAID = b"Another process has this lesson. Please try again.\n"
_AWAY = b"The database doesn't answer at the moment. Please try again.\n"
Lead = Callable[["WSGIEnvironment", str], object]


class Leads:
    """Has this process lead the lesson that a request is about, for whoever has a part in it.

    That is its teacher, its remote and each seat. For anybody else a code is a guess, which asks the database nothing
    and takes as long if it is right: first ``CodeThrottle`` counts it (``Joining.find``).
    """

    def __init__(self, access: Access, store: Store, lease: Lease) -> None:
        self._access, self._lessons, self._people, self._lease = access, store.lessons, store.people, lease

    def __call__(self, environ: "WSGIEnvironment", code: str) -> None:
        """Lead the open lesson with this code, with "" that of the seat. Raises ``LedElsewhere``, ``Unavailable``."""
        asks, code = self._access.of(environ), tidy_code(code)
        listed = self._lessons.by_code(code) if code and (asks.host or asks.remote) else None
        if listed is None or not asks.opens_desk(listed):
            person = self._people.by_token(asks.seat) if asks.seat else None
            listed = self._lessons.find(person.lesson) if person else None
            if listed is None or code not in ("", listed.code):
                return
        if listed.closed_at is None:
            self._lease.take(listed.id)


def hand_on(environ: "WSGIEnvironment", elsewhere: LedElsewhere) -> dict[str, str]:
    """Return the headers of a 503 that has nginx carry the request over to the process that leads the lesson.

    A request that was carried over already is carried no further: whoever asks tries again.
    """
    again = environ.get(HOP) or not elsewhere.process
    return {"Retry-After": "1"} if again else {"X-Accel-Redirect": f"@{elsewhere.process}"}


def led_here(inner: "WSGIApplication", lead: Lead) -> "WSGIApplication":
    """Return ``inner``, which gets the live connections of lessons that this process leads.

    ``lead(environ, code)`` has it lead the open lesson with this code, as ``Leads`` does.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if str(environ.get("PATH_INFO", "")).startswith(SOCKET_PATH):
            try:
                lead(environ, parse_qs(str(environ.get("QUERY_STRING", ""))).get("lesson", [""])[0])
            except LedElsewhere as elsewhere:
                return _refused(start, _SAID, hand_on(environ, elsewhere))
            except Unavailable:
                return _refused(start, _AWAY, {"Retry-After": "1"})
        return inner(environ, start)

    return app


def _refused(start: "StartResponse", said: bytes, headers: dict[str, str]) -> list[bytes]:
    plain = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(said))}
    start("503 Service Unavailable", list((plain | headers).items()))
    return [said]


def carried_over(elsewhere: LedElsewhere) -> Response:
    """Return the page of a request that nginx carries over."""
    answer = make_response(render_template("host/error.html", status=503), 503)
    answer.headers.update(hand_on(request.environ, elsewhere))
    return answer


@contextmanager
def or_elsewhere() -> Iterator[None]:
    """Have the request carried over if another process leads what is asked for: a page takes it for no refusal."""
    try:
        yield
    except LedElsewhere as elsewhere:
        abort(carried_over(elsewhere))


def install(app: Flask, lead: Lead) -> None:
    """Have the pages of a lesson answered by the process that leads it."""
    app.register_error_handler(LedElsewhere, carried_over)

    @app.before_request
    def here() -> None:
        code = (request.view_args or {}).get("code", "")
        if code or request.blueprint in _OF_SEATS:
            lead(request.environ, code)

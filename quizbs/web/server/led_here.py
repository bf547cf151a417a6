"""Requests about a lesson that another process leads: nginx carries them over (``docs/school/nginx.conf``)."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from flask import Flask, Response, make_response, render_template, request

from quizbs.store.database import Unavailable
from quizbs.store.lease import LedElsewhere
from quizbs.web.server.gate import SOCKET_PATH

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

HOP = "HTTP_X_QUIZBS_HOP"
_OF_SEATS = {"join", "together"}  # whose pages know the lesson by the seat, unless a code says which
_SAID = b"Another process has this lesson. Please try again.\n"
_AWAY = b"The database doesn't answer at the moment. Please try again.\n"
Lead = Callable[[str], object]


def hand_on(environ: "WSGIEnvironment", elsewhere: LedElsewhere) -> dict[str, str]:
    """Return the headers of a 503 that has nginx carry the request over to the process that leads the lesson.

    A request that was carried over already is carried no further: whoever asks tries again.
    """
    again = environ.get(HOP) or not elsewhere.process
    return {"Retry-After": "1"} if again else {"X-Accel-Redirect": f"@{elsewhere.process}"}


def led_here(inner: "WSGIApplication", lead: Lead) -> "WSGIApplication":
    """Return ``inner``, which gets the live connections of lessons that this process leads.

    ``lead(code)`` has it lead the open lesson with this code, if there is one. Raises ``LedElsewhere``.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if str(environ.get("PATH_INFO", "")).startswith(SOCKET_PATH):
            try:
                lead(parse_qs(str(environ.get("QUERY_STRING", ""))).get("lesson", [""])[0])
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


def install(app: Flask, lead: Lead, lead_seat: Callable[[], object]) -> None:
    """Have the pages of a lesson answered by the process that leads it.

    ``lead_seat()`` does the same as ``lead`` for the lesson of the seat whose browser asks, if there is one.
    """

    @app.before_request
    def here() -> None:
        if code := (request.view_args or {}).get("code"):
            lead(code)
        elif request.blueprint in _OF_SEATS:
            lead_seat()

    @app.errorhandler(LedElsewhere)
    def carried_over(elsewhere: LedElsewhere) -> Response:
        answer = make_response(render_template("host/error.html", status=503), 503)
        answer.headers.update(hand_on(request.environ, elsewhere))
        return answer

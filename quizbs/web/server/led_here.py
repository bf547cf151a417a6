"""Requests about a lesson that another process leads: nginx carries them over (``docs/school/nginx.conf``)."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from quizbs.game import Refused
from quizbs.store.lease import LedElsewhere
from quizbs.web.server.gate import SOCKET_PATH

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

HOP = "HTTP_X_QUIZBS_HOP"
_SAID = b"Another process has this lesson. Please try again.\n"


def hand_on(environ: "WSGIEnvironment", process: str) -> dict[str, str]:
    """Return the headers of a 503 that has nginx carry the request over to a process.

    A request that was carried over already is carried no further: whoever asks tries again.
    """
    return {"Retry-After": "1"} if environ.get(HOP) or not process else {"X-Accel-Redirect": f"@{process}"}


def led_here(inner: "WSGIApplication", lead: Callable[[str], object]) -> "WSGIApplication":
    """Return ``inner``, which gets the live connections of lessons that this process leads.

    ``lead(code)`` has it lead the open lesson with this code, if there is one. Raises ``LedElsewhere``, ``Refused``.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if str(environ.get("PATH_INFO", "")).startswith(SOCKET_PATH):
            code = parse_qs(str(environ.get("QUERY_STRING", ""))).get("lesson", [""])[0]
            try:
                lead(code)
            except LedElsewhere as elsewhere:
                return _refuse(start, hand_on(environ, elsewhere.process))
            except Refused:
                return _refuse(start, hand_on(environ, ""))
        return inner(environ, start)

    return app


def _refuse(start: "StartResponse", headers: dict[str, str]) -> Iterable[bytes]:
    plain = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(_SAID)))]
    start("503 Service Unavailable", [*plain, *headers.items()])
    return [_SAID]

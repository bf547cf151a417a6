"""The gate of the tunnel: only requests of players pass.

A tunnel connects from this computer, so nothing about the connection distinguishes it from a program here. Therefore it
has a listener of its own. Through that listener only the pages in ``PAGES`` exist (a new page for players must be added
there), only cookies of players are passed on, and a socket gets only messages of clients that opened it there.
"""

import ipaddress
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, quote

from flask import Flask, abort, request

from quizbs.web import language
from quizbs.web.access import DEVICE, SEAT
from quizbs.web.server.gate import SOCKET_PATH, gate, say

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

TUNNEL = "quizbs.tunnel"  # environ key, set for requests from the tunnel's listener
MOST = 400  # connections: a quick tunnel has at most 200 requests at once
COOKIES = {SEAT, DEVICE, language.COOKIE, "zone"}
PAGES = {
    *("join.start", "join.type_code", "join.choose_name", "join.take_seat", "join.play", "join.another_head"),
    *("join.leave", "together.together", "together.share", "new_phone.look", "new_phone.take"),
    *("check.check", "languages.choose", "pictures.picture"),
}


class TunnelHost:
    """The only host and origin of the tunnel's listener. ``host()`` returns "" while it isn't known."""

    def __init__(self, host: Callable[[], str]) -> None:
        self._host = host

    def ours(self, host: str) -> bool:
        """Return whether ``host`` is the tunnel's."""
        return bool(host) and host.lower() == self._host()

    def own_origin(self, origin: str) -> bool:
        """Return whether ``origin`` is the tunnel's, which is https."""
        return origin.startswith("https://") and self.ours(origin.removeprefix("https://"))


def tunnel_gate(inner: "WSGIApplication", host: TunnelHost, came_here: Callable[[str], bool]) -> "WSGIApplication":
    """Return the WSGI app of the tunnel's listener. It passes players' requests to ``inner``, and no others.

    ``came_here(sid)`` returns whether an Engine.IO connection was opened through the tunnel.
    """
    checked = gate(inner, host)

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if environ.get("HTTP_X_FORWARDED_PROTO") == "http" and host.ours(environ.get("HTTP_HOST", "")):
            secure = f"https://{environ['HTTP_HOST']}{quote(environ['PATH_INFO'].encode('latin-1'))}"
            return say(start, "307 Temporary Redirect", b"", Location=secure)  # cookies need https
        sids = parse_qs(environ.get("QUERY_STRING", "")).get("sid", [])
        if environ["PATH_INFO"].startswith(SOCKET_PATH) and not all(map(came_here, sids)):
            return say(start, "400 Bad Request", b"")
        environ.update(
            {
                TUNNEL: True,
                "wsgi.url_scheme": "https",
                "REMOTE_ADDR": _address(environ),
                "HTTP_COOKIE": _cookies(environ.get("HTTP_COOKIE", "")),
            }
        )
        return checked(environ, start)

    return app


def _address(environ: "WSGIEnvironment") -> str:
    """Return the phone's address, which Cloudflare sends; without that header the address of the connection."""
    try:
        return str(ipaddress.ip_address(environ.get("HTTP_CF_CONNECTING_IP", "")))
    except ValueError:
        return str(environ.get("REMOTE_ADDR", ""))


def _cookies(sent: str) -> str:
    """Return the cookies of players among those that the browser has sent."""
    return ";".join(cookie for cookie in sent.split(";") if cookie.partition("=")[0].strip() in COOKIES)


def install(app: Flask) -> None:
    """Make only the pages of players exist for requests through the tunnel.

    To be called before other hooks are added to ``app``.
    """

    @app.before_request
    def only_for_players() -> None:
        if TUNNEL in request.environ and request.endpoint not in PAGES:
            language.speak(language.preferred(), to_students=True)  # so that the page is the same for every path
            abort(404)

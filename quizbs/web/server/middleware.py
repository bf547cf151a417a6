"""The outermost WSGI layers: the Socket.IO server with its settings, and what handles requests before Flask."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from flask import Flask, render_template
from flask_socketio import SocketIO
from werkzeug.middleware.proxy_fix import ProxyFix

from quizbs.error_log import library_logger
from quizbs.rate_limits.limits import RateLimits
from quizbs.web.access import Access
from quizbs.web.server import packets, websocket
from quizbs.web.server.forwarding import Lead, forward_sockets
from quizbs.web.server.gate import FRAME, HOSTS, AllowedHosts, gate
from quizbs.web.server.header_sign_in import HeaderSignIn
from quizbs.web.server.throttle import Throttle

if TYPE_CHECKING:
    import socketio
    from _typeshed.wsgi import WSGIApplication

PING, PONG = 5, 5  # seconds from an answer to the next ping, and from a ping to its answer


def socket_server(app: Flask) -> "socketio.Server":
    """Return the Socket.IO server of ``app``. It handles acts in order and refuses foreign origins and long frames."""
    options: dict[str, Any] = dict(  # noqa: C408 -- they are arguments; the published types lack some
        async_mode="gevent",
        async_handlers=False,
        manage_session=False,
        cookie=None,
        ping_interval=PING,
        ping_timeout=PONG,
        monitor_clients=False,  # done by ``Pings.end_silent``
        max_http_buffer_size=FRAME,
        serializer=packets.JsonPacket,
        cors_allowed_origins=lambda origin, environ: bool(origin) and environ[HOSTS].own_origin(origin),
        logger=library_logger("quizbs.socketio"),
        engineio_logger=library_logger("quizbs.engineio"),
    )
    server = vars(SocketIO(app, **options))["server"]  # the published types lack it
    websocket.install(server)
    return server


def throttled(app: Flask, access: Access, limits: RateLimits, lead: Lead | None) -> Throttle:
    """Return ``app`` and its Socket.IO server behind a throttle, without a gate.

    ``lead`` is as in ``forward_sockets``, ``None`` for a single process.
    """

    @cache
    def too_many_requests(tag: str) -> bytes:
        """Return the page for a device that sends too many requests, in a language.

        It is cached, because it is needed under load.
        """
        with app.test_request_context(headers={"Accept-Language": tag}):
            return render_template("join/too_many_requests.html").encode()

    whole = packets.checked_polls(app.wsgi_app)
    return Throttle(forward_sockets(whole, lead) if lead else whole, access, limits, too_many_requests)


def with_gate(
    inner: "WSGIApplication", hosts: AllowedHosts, proxies: int, sign_in: HeaderSignIn
) -> Callable[..., Iterable[bytes]]:
    """Return the throttled app behind a gate, for the listener of the network. ``proxies`` is as in ``gate``."""
    behind = ProxyFix(inner, x_for=proxies, x_proto=proxies, x_host=0) if proxies else inner
    return gate(behind, hosts, proxies, sign_in)

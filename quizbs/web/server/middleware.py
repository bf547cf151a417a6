"""The outermost WSGI layers: the Socket.IO server with its settings, and what handles requests before Flask."""

from functools import cache
from typing import Any

from flask import Flask, render_template
from flask_socketio import SocketIO
from werkzeug.middleware.proxy_fix import ProxyFix

from quizbs.error_log import library_logger
from quizbs.limits.rate_limits import RateLimits
from quizbs.web.access import Access
from quizbs.web.server import packets, websocket
from quizbs.web.server.forwarding import Lead, forward_sockets
from quizbs.web.server.gate import FRAME, AllowedHosts, gate
from quizbs.web.server.header_sign_in import HeaderSignIn
from quizbs.web.server.throttle import Throttle

PING, PONG = 5, 5  # seconds between two pings, and for the answer


def socket_server(app: Flask, hosts: AllowedHosts) -> Any:
    """Return the Socket.IO server of ``app``. It handles acts in order and refuses foreign origins and long frames."""
    options: dict[str, Any] = dict(  # noqa: C408 -- they are arguments
        async_mode="gevent",
        async_handlers=False,
        manage_session=False,
        cookie=None,
        ping_interval=PING,
        ping_timeout=PONG,
        monitor_clients=False,  # done by ``Pings.end_silent``
        max_http_buffer_size=FRAME,
        serializer=packets.JsonPacket,
        cors_allowed_origins=lambda origin, environ: bool(origin) and hosts.own_origin(origin),
        logger=library_logger("quizbs.socketio"),
        engineio_logger=library_logger("quizbs.engineio"),
    )
    server: Any = vars(SocketIO(app, **options))["server"]  # the published types lack it
    websocket.install(server)
    return server


def with_middleware(
    app: Flask,
    hosts: AllowedHosts,
    proxies: int,
    access: Access,
    limits: RateLimits,
    sign_in: HeaderSignIn,
    lead: Lead | None,
) -> Any:
    """Wrap ``app`` and its Socket.IO server in middleware, outermost first: gate, our own proxies' headers, throttle.

    ``lead`` is as in ``forward_sockets``, ``None`` for a single process.
    """

    @cache
    def too_many_requests() -> bytes:
        """Return the page for a device that sends too many requests. It is cached, because it is needed under load."""
        with app.test_request_context():
            return render_template("join/often.html").encode()

    whole = packets.checked_polls(app.wsgi_app)
    throttled = Throttle(forward_sockets(whole, lead) if lead else whole, access, limits, too_many_requests)
    behind = ProxyFix(throttled, x_for=proxies, x_proto=proxies, x_host=0) if proxies else throttled
    return gate(behind, hosts, proxies, sign_in)

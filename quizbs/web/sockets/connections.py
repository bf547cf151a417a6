"""The connections below Socket.IO, over either transport: rate limits, validation, and which device each belongs to."""

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import socketio
from werkzeug.http import parse_cookie

from quizbs.game import Refused
from quizbs.live.connectivity import Connectivity
from quizbs.rate_limits.limits import MESSAGES, RateLimits
from quizbs.rate_limits.token_buckets import TokenBuckets
from quizbs.web.access import Access, named_in
from quizbs.web.server import websocket
from quizbs.web.server.pings import Pings
from quizbs.web.server.tunnel_gate import TUNNEL

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

UNSEATED = 20.0  # seconds that a connection without a screen may last
WORK = 4.0  # ms of work that a message is charged


class Connection(msgspec.Struct):
    """A Socket.IO connection. ``unseated_since``: when it last had no screen (s), ``None`` while it has one.

    ``came_to`` is the address of this server that the device has opened, "" for the host's own browser. ``is_exempt()``
    returns whether no limits apply; it is called for each message, because a remote can lose its right while it is
    connected. ``by_tunnel``: the connection was opened through the tunnel.
    """

    device: str
    address: str
    came_to: str
    is_exempt: Callable[[], bool]
    unseated_since: float | None
    by_tunnel: bool


class Connections:
    """All open connections.

    Their messages pass through here before Socket.IO, which gets only those within the limits.
    """

    def __init__(
        self,
        server: socketio.Server,
        access: Access,
        limits: RateLimits,
        connectivity: Connectivity,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server, self._access, self._limits, self._connectivity, self._clock = (
            server,
            access,
            limits,
            connectivity,
            clock,
        )
        self._lines: dict[str, Connection] = {}
        self._said = TokenBuckets(*MESSAGES, clock)
        self._pings = Pings(server.eio, clock)
        inner = server.eio.handlers
        self._opened, self._closed, self._hear = inner["connect"], inner["disconnect"], inner["message"]
        server.eio.on("connect", self._open)
        server.eio.on("disconnect", self._close)
        server.eio.on("message", self._message)

    def __len__(self) -> int:
        return len(self._lines)

    def id_of(self, sid: str) -> str:
        """Return the Engine.IO id of a Socket.IO client, "" if it has disconnected."""
        return self._server.manager.eio_sid_from_sid(sid, "/") or ""

    def find(self, sid: str) -> Connection | None:
        """Return the connection of a Socket.IO client, ``None`` if it has disconnected."""
        return self._lines.get(self.id_of(sid))

    def sweep(self) -> None:
        """Close connections that have had no screen for too long, and those that don't answer."""
        self._pings.end_silent()
        now = self._clock()
        for eio_sid, line in list(self._lines.items()):
            if line.unseated_since is not None and now - line.unseated_since >= UNSEATED:
                websocket.drop(self._server, eio_sid)

    def close(self) -> None:
        """Close every connection. Phones reconnect by themselves."""
        for eio_sid in list(self._lines):
            websocket.drop(self._server, eio_sid)

    def close_tunnel(self) -> None:
        """Close the connections that were opened through the tunnel."""
        for eio_sid in filter(self.came_by_tunnel, list(self._lines)):
            websocket.drop(self._server, eio_sid)

    def came_by_tunnel(self, eio_sid: str) -> bool:
        """Return whether there is a connection with this Engine.IO id that was opened through the tunnel."""
        return eio_sid in self._lines and self._lines[eio_sid].by_tunnel

    def charge(self, sid: str) -> None:
        """Charge a message to the limits of its device. Raises ``Refused`` (``busy``) if they are exceeded."""
        line = self.find(sid)
        if line is None or line.is_exempt():
            return
        if not self._limits.may_speak(line.device, line.address, WORK):
            raise Refused("busy")

    def attach_screen(self, sid: str, *, at_table: bool) -> None:
        """Record that a screen uses the connection. ``at_table``: it is the phone of a student with a seat."""
        if (line := self.find(sid)) is not None and line.unseated_since is not None:
            line.unseated_since = None
            self._limits.seat_socket(line.address)
            if at_table:
                self._limits.seat(line.device)

    def detach_screen(self, sid: str) -> None:
        """Record that the connection has no screen any more."""
        if (line := self.find(sid)) is not None and line.unseated_since is None:
            line.unseated_since = self._clock()
            self._limits.unseat_socket(line.address)

    def _open(self, eio_sid: str, environ: "WSGIEnvironment") -> bool | None:
        credentials = self._access.credentials(environ)
        device, address = credentials.device, str(environ.get("REMOTE_ADDR", ""))
        is_exempt: Callable[[], bool] = bool
        if self._access.is_exempt(credentials):
            is_exempt = partial(self._pays_nothing, dict(parse_cookie(environ)), named_in(environ))
            self._limits.seat(device)  # the projector works, whatever other devices share its address
        if not self._limits.has_room(device, address):
            return False
        self._limits.open_socket(device, address)
        came_to = self._connectivity.came_to(environ, device, host=credentials.host)
        by_tunnel = TUNNEL in environ
        self._lines[eio_sid] = Connection(device, address, came_to, is_exempt, self._clock(), by_tunnel)
        self._opened(eio_sid, environ)
        return None

    def _pays_nothing(self, cookies: dict[str, str], named: str) -> bool:
        return self._access.is_exempt(self._access.read(cookies, named))

    def _close(self, eio_sid: str, reason: str) -> None:
        self._closed(eio_sid, reason)
        if (line := self._lines.pop(eio_sid, None)) is not None:
            self._limits.close_socket(line.device, line.address, seated=line.unseated_since is None)

    def _message(self, eio_sid: str, packet: object) -> None:
        """Pass a message to Socket.IO, or close a connection that sends more than a person can.

        Messages that arrive with the close, or after it, are dropped.
        """
        if eio_sid not in self._lines:
            return
        if self._said.try_take(eio_sid):
            self._hear(eio_sid, packet)
        else:
            websocket.drop(self._server, eio_sid)

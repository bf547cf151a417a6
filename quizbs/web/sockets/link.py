"""Sending to screens over Socket.IO."""

import socketio

from quizbs.web.server import packets, websocket


class SocketLink:
    """Sends to the clients of a Socket.IO ``server``."""

    def __init__(self, server: socketio.Server) -> None:
        self._server = server
        self.views_sent = 0

    def send(self, sid: str, event: str, written: bytes) -> None:
        """Send an event with this JSON to a client."""
        self._server.eio.send(self._eio_sid(sid), packets.event(event, written))
        self.views_sent += event == "view"

    def waiting(self, sid: str) -> int:
        """Return how many packets are queued for a client."""
        socket = self._server.eio.sockets.get(self._eio_sid(sid))
        return 0 if socket is None else int(socket.queue.qsize())

    def farewell(self, sid: str, event: str, more: dict[str, object]) -> None:
        """Send a client a final event and disconnect it from Socket.IO, so that it doesn't reconnect by itself.

        Its Engine.IO connection stays open until it is closed for having no screen.
        """
        self._server.emit(event, more, to=sid)
        self._server.disconnect(sid)

    def drop(self, sid: str) -> None:
        """Close a connection, so that the client reconnects and gets a new view."""
        eio_sid = self._eio_sid(sid)
        if eio_sid is not None:
            websocket.drop(self._server, eio_sid)

    def _eio_sid(self, sid: str) -> str | None:
        eio_sid: str | None = self._server.manager.eio_sid_from_sid(sid, "/")
        return eio_sid

"""A server with the same libraries, without quizbs: it answers each act, then sends messages to the lesson's screens.

``python -m tests.benchmarks.bare_stack PHONES BYTES WALLS BYTES``: after an act, so many phones of the lesson get a
message of so many bytes, and so many of its walls; 2.5 means two or three at random. The server prints its address
and runs until it is stopped.

WebSockets are those of simple-websocket, the default of Engine.IO, with a maximum message size and without
compression. ``--frames`` reads and writes frames by quizbs's own code, which costs less.
"""

from gevent import monkey

monkey.patch_all()

import argparse  # noqa: E402 -- after patching
import random  # noqa: E402
import sys  # noqa: E402
from typing import Any  # noqa: E402
from urllib.parse import parse_qs  # noqa: E402

import gevent  # noqa: E402
import msgspec  # noqa: E402
from engineio.async_drivers.gevent import WebSocketWSGI  # noqa: E402
from flask import Flask  # noqa: E402
from flask_socketio import SocketIO  # noqa: E402

from quizbs.web.server import packets, websocket, wsgi  # noqa: E402
from quizbs.web.server.gate import FRAME  # noqa: E402


class Tuned(WebSocketWSGI):
    """simple-websocket without compression and with a maximum message size."""

    def __init__(self, handler: Any, server: Any) -> None:
        super().__init__(handler, server)
        self.server_args["max_message_size"] = FRAME

    def __call__(self, environ: dict[str, Any], start: Any) -> Any:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        return super().__call__(environ, start)


class Rooms:
    """The lessons with their screens. ``each``: by kind of screen, how many messages follow an act, and their bytes."""

    def __init__(self, server: Any, each: dict[str, tuple[float, int]]) -> None:
        self._server, self._chance = server, random.Random(1)
        self._each = {
            kind: (many, msgspec.Raw(msgspec.json.encode("x" * max(0, size - 14))))
            for kind, (many, size) in each.items()
        }
        self._room_of: dict[str, str] = {}
        self._rooms: dict[str, dict[str, list[str]]] = {}
        server.on("connect", self._connect)
        server.on("sync", lambda _sid, _said: {"view": {"game": None}})
        server.on("act", self._act)

    def _connect(self, sid: str, environ: dict[str, Any], auth: dict[str, str]) -> None:
        room = parse_qs(environ["QUERY_STRING"])["lesson"][0]
        self._room_of[sid] = room
        self._rooms.setdefault(room, {}).setdefault(auth["screen"], []).append(sid)

    def _act(self, sid: str, _said: object) -> dict[str, bool]:
        gevent.spawn(self._show, self._rooms[self._room_of[sid]])
        return {"done": True}

    def _show(self, room: dict[str, list[str]]) -> None:
        for kind, (many, message) in self._each.items():
            there = room.get(kind, [])
            number = min(len(there), int(many + self._chance.random()))
            for sid in self._chance.sample(there, number):
                self._server.emit("view", message, to=sid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("phones", type=float)
    parser.add_argument("phone_bytes", type=int)
    parser.add_argument("walls", type=float)
    parser.add_argument("wall_bytes", type=int)
    parser.add_argument("--frames", action="store_true", help="read and make frames as quizbs does")
    asked, _ = parser.parse_known_args()  # ignores the other arguments with which servers are started
    app = Flask(__name__)
    options: dict[str, Any] = {"async_mode": "gevent", "async_handlers": False, "manage_session": False}
    options |= {"ping_interval": 5, "ping_timeout": 5, "serializer": packets.JsonPacket, "cors_allowed_origins": "*"}
    server: Any = vars(SocketIO(app, **options))["server"]
    websocket.install(server, websocket.EngineWebSocket if asked.frames else Tuned)
    Rooms(server, {"phone": (asked.phones, asked.phone_bytes), "wall": (asked.walls, asked.wall_bytes)})
    sock = wsgi.listener("127.0.0.1", 0)
    address = f"http://127.0.0.1:{sock.getsockname()[1]}"

    def ready() -> None:
        sys.stdout.write(f"For you:  {address}/host?key=none\n")
        sys.stdout.flush()

    guard = wsgi.CollectorGuard()
    wsgi.serve(app, sock, guard.start, lambda: None, ready)


if __name__ == "__main__":
    main()

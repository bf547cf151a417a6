"""What a socket may say: connect, sync, act, echo. Thin: whose, which, and always an answer."""

import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from socketio.exceptions import ConnectionRefusedError as Refusal
from werkzeug.http import parse_cookie

from quizbs.game import Refused
from quizbs.play import Play
from quizbs.rounds import lesson_stream
from quizbs.web import commands, packets, websocket
from quizbs.web.access import Access, Credentials
from quizbs.web.acts.of_host import OfTable
from quizbs.web.acts.of_house import Address, EndRemote, OfHouse
from quizbs.web.acts.of_player import OfPlayer
from quizbs.web.arrivals import Arrivals
from quizbs.web.hosting import Hosting
from quizbs.web.limits import Limits, Speech
from quizbs.web.live import Live
from quizbs.web.needs import Lessons, People
from quizbs.web.oneline import where
from quizbs.web.viewers import Viewer, Viewers

UNSEATED = 20.0  # seconds that a connection may last without a screen of ours
Answer = dict[str, Any]

_log = logging.getLogger(__name__)


class _Line(msgspec.Struct):
    """A connection below Socket.IO: what it counts for, since when nobody sits behind it, and how much it says.

    ``came_to`` is the address that another device than the host's opened, "" for the host's own browser.
    """

    device: str
    address: str
    came_to: str
    speech: Speech
    unseated_since: float | None


class Sockets:
    """Everything that comes in over Socket.IO. Registered on the server itself, outside Flask's request context."""

    def __init__(
        self,
        server: Any,
        viewers: Viewers,
        live: Live,
        play: Play,
        people: People,
        lessons: Lessons,
        access: Access,
        limits: Limits,
        hosting: Hosting,
        arrivals: Arrivals,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server, self._viewers, self._live, self._play = server, viewers, live, play
        self._people, self._lessons = people, lessons
        self._access, self._limits, self._clock = access, limits, clock
        self._hosting, self._arrivals = hosting, arrivals
        self._lines: dict[str, _Line] = {}
        self._opened, self._closed = server.eio.handlers["connect"], server.eio.handlers["disconnect"]
        server.eio.on("connect", self._open)
        server.eio.on("disconnect", self._close)
        server.on("connect", self._connect)
        server.on("disconnect", self._disconnect)
        server.on("sync", self._answered(self._sync))
        server.on("act", self._answered(self._act))
        server.on("echo", self._echo)
        server.on(packets.MALFORMED, self._answered(self._malformed))
        server.on("*", self._unknown)

    def __len__(self) -> int:
        return len(self._lines)

    def sweep(self) -> None:
        """Close the connections behind which nobody has sat for too long."""
        now = self._clock()
        for eio_sid, line in list(self._lines.items()):
            if line.unseated_since is not None and now - line.unseated_since >= UNSEATED:
                websocket.drop(self._server, eio_sid)

    def close(self) -> None:
        """Close every connection; the phones come back by themselves."""
        for eio_sid in list(self._lines):
            websocket.drop(self._server, eio_sid)

    # Below Socket.IO: a connection of which nobody knows yet whose it is.

    def _open(self, eio_sid: str, environ: dict[str, Any]) -> bool | None:
        credentials = self._access.read(dict(parse_cookie(environ)))
        device = credentials.device
        address = str(environ.get("REMOTE_ADDR", ""))
        if not self._limits.open_socket(device, address):
            return False
        came_to = self._arrivals.came_to(environ, credentials)
        self._lines[eio_sid] = _Line(device, address, came_to, Speech(self._clock), self._clock())
        self._opened(eio_sid, environ)
        return None

    def _close(self, eio_sid: str, reason: str) -> None:
        self._closed(eio_sid, reason)
        if (line := self._lines.pop(eio_sid, None)) is not None:
            self._limits.close_socket(line.device, line.address)

    # Socket.IO

    def _connect(self, sid: str, environ: dict[str, Any], auth: object) -> None:
        """Let a screen in, or refuse it with the reason in ``why``. A check comes in, but sits nowhere."""
        if isinstance(auth, dict) and auth.get("screen") == "check":
            return
        try:
            viewer = self._viewer(sid, environ, auth if isinstance(auth, dict) else {})
            self._live.look(viewer.lesson)
        except Refused as refused:
            raise Refusal(refused.code, {"why": refused.code}) from refused
        except Exception as error:
            _log.error("a screen could not connect: %s", where(error))
            raise Refusal("busy", {"why": "busy"}) from error
        if (line := self._lines.get(self._line_of(sid))) is not None:
            line.unseated_since = None
        self._viewers.add(viewer)

    def _viewer(self, sid: str, environ: dict[str, Any], auth: dict[Any, Any]) -> Viewer:
        credentials = self._access.read(dict(parse_cookie(environ)))
        if auth.get("screen") in ("wall", "desk") and isinstance(auth.get("lesson"), str):
            return self._host_viewer(sid, credentials, auth["lesson"], desk=auth["screen"] == "desk")
        if auth.get("screen") != "phone" or not credentials.seat:
            raise Refused("unknown")
        person = self._people.by_token(credentials.seat)
        if person is None:
            raise Refused("given" if self._people.by_former(credentials.seat) else "unknown")
        return Viewer(sid, person.lesson, self._live.seat_of(person))

    def _host_viewer(self, sid: str, credentials: Credentials, code: str, *, desk: bool) -> Viewer:
        if not credentials.host and not (desk and credentials.remote):
            raise Refused("unknown")
        listed = self._lessons.by_code(code)
        if listed is None or not (credentials.host or credentials.remote == listed.id):
            raise Refused("closed")  # to a remote a lesson that is not its own is no lesson
        if not credentials.opens_desk(listed):
            raise Refused("ended")
        return Viewer(sid, listed.id, None, desk, credentials.host)

    def _disconnect(self, sid: str, _reason: str) -> None:
        self._viewers.remove(sid)
        if (line := self._lines.get(self._line_of(sid))) is not None:
            line.unseated_since = self._clock()

    def _sync(self, viewer: Viewer, message: object) -> Answer:
        """Answer with the whole view, or with nothing when the client has it."""
        have = commands.read_have(message).have
        self._note_arrival(viewer.sid)
        self._live.look(viewer.lesson)
        shown = self._live.shown(viewer.lesson)
        view = shown.view(viewer.seat, desk=viewer.desk)
        return {} if tuple(view["version"]) == have else {"view": view}

    def _echo(self, sid: str, *_said: object) -> Answer:
        """Answer whoever asks, with or without a seat: by which transport, whether the light is on now, no lesson."""
        if self._floods(sid):
            return {"refused": "busy"}
        try:
            line = self._lines.get(self._line_of(sid))
            return {"transport": self._note_arrival(sid), "counts": bool(line and line.came_to)}
        except KeyError:  # it has gone meanwhile
            return {"refused": "closed"}

    def _note_arrival(self, sid: str) -> str:
        """Note that this connection has answered, and return its transport."""
        eio_sid = self._line_of(sid)
        transport: str = self._server.eio.transport(eio_sid)
        line = self._lines.get(eio_sid)
        if line is not None and line.came_to:
            self._arrivals.answered(line.came_to, line.device, transport)
        return transport

    def _act(self, viewer: Viewer, message: object) -> Answer:
        act = commands.read(message)
        lesson = viewer.lesson
        if isinstance(act, OfPlayer):
            if viewer.seat is None:
                raise Refused("not_yours")
            command = act.command(viewer.seat)
            of_lesson = commands.is_for_lesson(command)
            stream = lesson_stream(lesson) if of_lesson else self._live.table_of(lesson, viewer.seat)
            self._play.act(stream, f"seat {viewer.seat}", act.id, command, viewer.seat)
        elif viewer.seat is not None:
            raise Refused("not_yours")
        elif isinstance(act, OfHouse):
            if isinstance(act, Address | EndRemote) and not viewer.host:
                raise Refused("not_yours")  # the address is that of every lesson, and a remote has one
            self._hosting.do(lesson, act)
        else:
            stream = self._live.table_of(lesson, group=act.group) if isinstance(act, OfTable) else lesson_stream(lesson)
            self._play.act(stream, "host", act.id, act.command())
        return {"done": True}

    def _malformed(self, _viewer: Viewer, _message: object) -> Answer:
        raise Refused("not_understood")

    def _unknown(self, _event: str, sid: str, *_said: object) -> None:
        self._viewers.drop(sid)

    def _answered(self, do: Callable[[Viewer, object], Answer]) -> Callable[..., Answer]:
        """Return ``do`` for Socket.IO: whatever comes is answered, since a phone repeats an act until it is."""

        def handler(sid: str, *said: object) -> Answer:
            viewer = self._viewers.find(sid)
            if self._floods(sid):
                return {"refused": "busy"}
            if viewer is None:
                return {"refused": "not_yours"}
            try:
                return do(viewer, said[0] if len(said) == 1 else None)
            except Refused as refused:
                return {"refused": refused.code, **refused.more}
            except Exception as error:
                _log.error("a message could not be taken: %s", where(error))
                return {"refused": "not_understood"}

        return handler

    def _floods(self, sid: str) -> bool:
        """Count one more message, and close a connection that says more than a person can."""
        line = self._lines.get(self._line_of(sid))
        if line is None or line.speech.may_go_on():
            return False
        self._viewers.drop(sid)
        return True

    def _line_of(self, sid: str) -> str:
        return self._server.manager.eio_sid_from_sid(sid, "/") or ""

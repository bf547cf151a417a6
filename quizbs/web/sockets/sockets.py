"""The handlers of socket messages: connect, sync, act, shows, gesture, echo.

They authenticate, decode, and answer every message.
"""

import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import socketio
from msgspec import Meta
from socketio.exceptions import ConnectionRefusedError as Refusal
from werkzeug.http import parse_cookie

from quizbs.durations import Durations
from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.game.commands import Number
from quizbs.live import acts
from quizbs.live.host_commands import ForProgram
from quizbs.live.live_lesson import LiveLesson
from quizbs.live.screen import Screen
from quizbs.teacher.school import School
from quizbs.web.access import Access, Credentials, named_in
from quizbs.web.language import wanted
from quizbs.web.server import packets
from quizbs.web.sockets.connections import Connections
from quizbs.web.sockets.link import SocketLink

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

Answer = dict[str, object]

_log = logging.getLogger(__name__)
_Message = TypeVar("_Message", bound=msgspec.Struct)


class Sockets:
    """The handlers of Socket.IO events. They run on the server itself, outside Flask's request context."""

    def __init__(
        self,
        server: socketio.Server,
        link: SocketLink,
        school: School,
        access: Access,
        build: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server, self._link, self._registry = server, link, school.registry
        self._screens: dict[str, tuple[LiveLesson, Screen]] = {}  # by Socket.IO's ids
        self._people, self._lessons = school.store.people, school.store.lessons
        self._build = build
        self._access, self._host_actions, self._connectivity = access, school.host_actions, school.connectivity
        self.done, self.refused = Durations(), Durations()  # acts, by time to their answer
        self._clock = clock
        self.connections = Connections(server, access, school.limits, school.connectivity, clock)
        server.on("connect", self._connect)
        server.on("disconnect", self._disconnect)
        server.on("sync", self._answered(self._sync))
        server.on("act", self._answered(self._timed_act))
        server.on("shows", self._answered(self._shows))
        server.on("gesture", self._answered(self._gesture))
        server.on("echo", self._echo)
        server.on(packets.MALFORMED, self._answered(self._malformed))
        server.on("*", self._unknown)

    def _connect(self, sid: str, environ: "WSGIEnvironment", auth: object) -> None:
        """Accept a screen, or refuse it with the reason in ``why``. The check page may connect, but gets no lesson."""
        if isinstance(auth, dict) and auth.get("screen") == "check":
            return
        try:
            self.connections.charge(sid)
            message = auth if isinstance(auth, dict) else {}
            if message.get("build", self._build) != self._build:
                raise Refused("older")
            id_, screen = self._screen(sid, environ, message)
            lesson = self._registry.lead(id_)
            lesson.tick()
        except Refused as refused:
            raise Refusal(refused.code, {"why": refused.code}) from refused
        except Exception as error:
            _log.error("couldn't connect a screen: %s", where(error))
            raise Refusal("busy", {"why": "busy"}) from error
        self.connections.attach_screen(sid, at_table=screen.seat is not None)
        self._screens[sid] = lesson, screen
        lesson.add(screen)

    def _screen(self, sid: str, environ: "WSGIEnvironment", auth: Mapping[str, object]) -> tuple[str, Screen]:
        """Return the id of the lesson that a client may show, and its new screen. Raises ``Refused``."""
        # Not those of the connection's start: the teacher may have been signed out since.
        credentials = self._access.read(dict(parse_cookie(environ)), named_in(environ))
        screen, lesson = auth.get("screen"), auth.get("lesson")
        if screen in ("wall", "desk") and isinstance(lesson, str):
            return self._host_screen(sid, credentials, lesson, desk=screen == "desk")
        if screen != "phone" or not credentials.seat:
            raise Refused("unknown")
        person = self._people.by_token(credentials.seat)
        if person is None:
            raise Refused("given" if self._people.by_former(credentials.seat) else "unknown")
        return person.lesson, Screen(sid, self._registry.seat_of(person), self._link, languages=wanted(environ))

    def _host_screen(self, sid: str, credentials: Credentials, code: str, *, desk: bool) -> tuple[str, Screen]:
        if not credentials.host and not (desk and credentials.remote):
            raise Refused("unknown")
        listed = self._lessons.by_code(code)
        if listed is None or not (credentials.owns(listed) or (desk and credentials.remote == listed.id)):
            # for the remote of another lesson and for another teacher, the lesson doesn't exist
            raise Refused("closed")
        if not credentials.opens_desk(listed):
            raise Refused("ended")
        return listed.id, Screen(sid, None, self._link, desk=desk, host=credentials.owns(listed))

    def _disconnect(self, sid: str, _reason: str) -> None:
        if (known := self._screens.pop(sid, None)) is not None:
            lesson, screen = known
            lesson.remove(screen)
        self.connections.detach_screen(sid)

    def _sync(self, lesson: LiveLesson, screen: Screen, message: object) -> Answer:
        """Return the whole view as answer, or nothing if the client has it already."""
        have = _read(message, _Have).have
        self._record_arrival(screen.sid)
        lesson.tick()
        view = lesson.full_view(screen, have)
        return {} if view is None else {"view": view}

    def _shows(self, lesson: LiveLesson, screen: Screen, message: object) -> Answer:
        """Record whether a wall is visible, or whether a phone shows called cards itself.

        Return the answer to the message.
        """
        lesson.set_visible(screen, on=_read(message, _Shows).on)
        return {"done": True}

    def _gesture(self, lesson: LiveLesson, screen: Screen, message: object) -> Answer:
        """Send a phone's gesture to the walls. Return the answer to the message."""
        lesson.gestures.send(lesson.state, screen.seat, _read(message, _Gesture).at, lesson.screens.values())
        return {"done": True}

    def _echo(self, sid: str, *_said: object) -> Answer:
        """Answer any client, with or without a seat, with its transport and whether it counts as another device."""
        try:
            self.connections.charge(sid)
            connection = self.connections.find(sid)
            return {"transport": self._record_arrival(sid), "counts": bool(connection and connection.came_to)}
        except Refused as refused:
            return {"refused": refused.code}
        except KeyError:  # it has disconnected meanwhile
            return {"refused": "closed"}

    def _record_arrival(self, sid: str) -> str:
        """Record that the connection has answered. Return its transport, "websocket" or "polling"."""
        eio_sid = self.connections.id_of(sid)
        transport: str = self._server.eio.transport(eio_sid)
        connection = self.connections.find(sid)
        if connection is not None and connection.came_to:
            self._connectivity.answered(connection.came_to, connection.device, transport)
        return transport

    def _timed_act(self, lesson: LiveLesson, screen: Screen, message: object) -> Answer:
        began, outcome = self._clock(), self.refused
        try:
            answer = self._act(lesson, screen, message)
            outcome = self.done
            return answer
        finally:
            outcome.record(self._clock() - began)

    def _act(self, lesson: LiveLesson, screen: Screen, message: object) -> Answer:
        act = acts.read(message, screen.actor)
        if isinstance(act.act, ForProgram):
            self._host_actions.do(lesson.id, act.id, act.act)
        else:
            lesson.act(screen.actor, act.id, act.act)
        return {"done": True}

    def _malformed(self, _lesson: LiveLesson, _screen: Screen, _message: object) -> Answer:
        raise Refused("not_understood")

    def _unknown(self, _event: str, sid: str, *_said: object) -> None:
        if (known := self._screens.get(sid)) is not None:
            lesson, screen = known
            lesson.drop(screen)
        else:
            self._link.drop(sid)

    def _answered(self, do: Callable[[LiveLesson, Screen, object], Answer]) -> Callable[..., Answer]:
        """Return ``do`` as a handler for Socket.IO.

        It answers every message, because a phone repeats an act until it is answered.
        """

        def handler(sid: str, *arguments: object) -> Answer:
            lesson, screen = self._screens.get(sid, (None, None))
            if lesson is None or screen is None or sid not in lesson.screens:
                return {"refused": "not_yours"}
            try:
                self.connections.charge(sid)
                return do(lesson, screen, arguments[0] if len(arguments) == 1 else None)
            except Refused as refused:
                return {"refused": refused.code, **refused.more}
            except Exception as error:
                _log.error("couldn't handle a message: %s", where(error))
                return {"refused": "not_understood"}

        return handler


class _Shows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a screen: whether it shows the called cards."""

    on: bool


class _Gesture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a phone: a tap on the player's own head or, with ``at``, the question on which the player's finger
    is.
    """

    at: Number | None = None


class _Have(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a client that asks for its view: the version that it has, ``None`` if it has no view."""

    have: tuple[Number, Annotated[str, Meta(max_length=60)], Number] | None = None


def _read(message: object, kind: type[_Message]) -> _Message:
    """Return a message parsed as ``kind``. Raises ``Refused`` (``not_understood``)."""
    try:
        return msgspec.convert(message, kind, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error

"""Who looks at what, and how views get there: what has changed, the newest wins, a slow phone skips stale ones."""

import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.game.actors import Host, Player, Remote
from quizbs.session.live import LessonSnapshot
from quizbs.session.outbox import Outbox
from quizbs.session.stages import Stages
from quizbs.web.live.told import Told
from quizbs.web.server import packets, websocket

_PULSE = 0.25  # seconds between two pulses of a lesson, at least
_STALE = 4  # packets waiting for a client: it can't keep up, so a newer view replaces what it hasn't read
_TOO_SLOW = 64  # packets waiting: it isn't reading at all

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Viewer(msgspec.Struct, frozen=True):
    """One live screen.

    Its credential decides who it is: ``seat`` for a phone, ``None`` for the host's wall or, with ``desk``, for the
    teacher's own page. ``host``: it is on the laptop, not on the phone that is the remote.
    """

    sid: str
    lesson: str
    seat: int | None
    desk: bool = False
    host: bool = False

    @property
    def actor(self) -> Player | Host | Remote:
        """Who acts on this screen."""
        if self.seat is not None:
            return Player(self.seat)
        return Host() if self.host else Remote()


class Viewers:
    """The live screens of this process.

    ``shown(lesson)`` returns a snapshot of a lesson; ``outbox`` knows which lessons are due a pulse; ``stages`` knows
    what the walls show. ``reach()`` is what a pulse also tells the host: at which address other devices got through.
    ``private(lesson)`` is for the desk alone: whose name waits for approval, and whether a phone is the remote.
    ``trouble()`` is why nothing can be saved, "" if all is well.
    """

    def __init__(
        self,
        server: Any,
        shown: Callable[[str], LessonSnapshot],
        outbox: Outbox,
        stages: Stages,
        reach: Callable[[], dict[str, Any]] = dict,
        private: Callable[[str], dict[str, Any]] = lambda _lesson: {},
        trouble: Callable[[], str] = str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server, self._shown, self._outbox, self._clock = server, shown, outbox, clock
        self._stages = stages
        self._reach, self._private, self._trouble = reach, private, trouble
        self._by_sid: dict[str, Viewer] = {}
        self._told: dict[str, Told] = {}
        self._by_lesson: dict[str, dict[str, Viewer]] = {}
        self._phones: dict[str, frozenset[int]] = {}  # what ``_seats`` has found, until somebody comes or goes
        self._behind: set[str] = set()
        self._pulse_due: set[str] = set()
        self._pulsed_at: dict[str, float] = {}
        self._restaged: set[str] = set()
        self.views_sent = 0

    def __len__(self) -> int:
        return len(self._by_sid)

    def find(self, sid: str) -> Viewer | None:
        """Return the viewer behind a socket, if it is a screen of ours."""
        return self._by_sid.get(sid)

    def lessons(self) -> list[str]:
        """Return the lessons that somebody looks at."""
        return list(self._by_lesson)

    def kinds(self) -> dict[str, int]:
        """Return how many phones, walls and desks are connected to this process."""
        kinds = Counter(
            "phone" if one.seat is not None else "desk" if one.desk else "wall" for one in self._by_sid.values()
        )
        return {kind: kinds[kind] for kind in ("phone", "wall", "desk")}

    def here(self, lesson: str) -> list[int]:
        """Return the seats whose phone is connected right now."""
        return sorted(self._seats(lesson))

    def _seats(self, lesson: str) -> frozenset[int]:
        if lesson in self._by_lesson and lesson not in self._phones:
            viewers = self._by_lesson[lesson].values()
            self._phones[lesson] = frozenset(v.seat for v in viewers if v.seat is not None)
        return self._phones.get(lesson, frozenset())

    def cut(self, lesson: str) -> None:
        """Close the connections of all screens of a lesson; they come back wherever it is led."""
        for viewer in list(self._by_lesson.get(lesson, {}).values()):
            self.drop(viewer.sid)

    def add(self, viewer: Viewer) -> None:
        """Add a screen. A phone that had this seat before is told that the seat has moved."""
        if viewer.seat is not None:
            for other in list(self._by_lesson.get(viewer.lesson, {}).values()):
                if other.seat == viewer.seat:
                    self._move(other)
        self._by_sid[viewer.sid] = viewer
        self._told[viewer.sid] = Told(viewer.seat, desk=viewer.desk)
        self._by_lesson.setdefault(viewer.lesson, {})[viewer.sid] = viewer
        self._phones.pop(viewer.lesson, None)
        self._pulse_due.add(viewer.lesson)

    def _move(self, viewer: Viewer) -> None:
        self.remove(viewer.sid)
        self._farewell(viewer.sid, "moved", {})

    def remove(self, sid: str) -> None:
        """Forget a screen that is gone or doesn't count any more."""
        viewer = self._by_sid.pop(sid, None)
        self._behind.discard(sid)
        self._told.pop(sid, None)
        if viewer is None:
            return
        others = self._by_lesson[viewer.lesson]
        del others[sid]
        self._phones.pop(viewer.lesson, None)
        if others:
            self._pulse_due.add(viewer.lesson)
            self.shows(viewer, on=False)
        else:
            del self._by_lesson[viewer.lesson]
            self._pulse_due.discard(viewer.lesson)
            self._pulsed_at.pop(viewer.lesson, None)
            self._restaged.discard(viewer.lesson)
            self._stages.forget(viewer.lesson)

    def dismiss(self, lesson: str, why: str, seat: int | None = None, *, everybody: bool = False) -> None:
        """Tell the phones of a lesson, or of one seat, that their credential is no longer valid.

        With ``everybody`` the walls and desks too, because the lesson is gone.
        """
        for viewer in list(self._by_lesson.get(lesson, {}).values()):
            if everybody or (viewer.seat is not None and seat in {None, viewer.seat}):
                self.remove(viewer.sid)
                self._farewell(viewer.sid, "gone", {"why": why})

    def drop_hosts(self) -> None:
        """Close the connections of all walls and desks; those still allowed to look reconnect at once."""
        for viewer in [viewer for viewer in self._by_sid.values() if viewer.seat is None]:
            self.drop(viewer.sid)

    def dismiss_remote(self, lesson: str) -> None:
        """Tell the remote of a lesson that it isn't the remote any more."""
        for viewer in list(self._by_lesson.get(lesson, {}).values()):
            if viewer.desk and not viewer.host:
                self.remove(viewer.sid)
                self._farewell(viewer.sid, "gone", {"why": "ended"})

    def publish(self, lesson: str, tables: Collection[str] = ()) -> None:
        """Send everybody who looks at a lesson what is new; nothing is computed if nobody does.

        After a change at some games the phones at the other tables aren't sent anything.
        """
        lookers = list(self._by_lesson.get(lesson, {}).values())
        if not lookers:
            return
        shown = self._shown(lesson)
        elsewhere = shown.elsewhere(tables) if tables else set()
        concerned = [viewer for viewer in lookers if viewer.seat not in elsewhere]
        if tables:  # a card that turns is no news for those who look at the wall, not even that it turns
            concerned = [viewer for viewer in concerned if not self._knows(viewer, shown)]
        self._show(concerned, shown)

    def _knows(self, viewer: Viewer, shown: LessonSnapshot) -> bool:
        told = self._told.get(viewer.sid)
        return told is not None and shown.calls_up(viewer.seat) and told.has(shown)

    def shows(self, viewer: Viewer, *, on: bool) -> None:
        """Note whether a wall can be seen, or whether a phone shows the cards itself. What follows is shown soon."""
        if viewer.seat is None:
            changed = not viewer.desk and self._stages.wall(viewer.lesson, viewer.sid, seen=on)
        else:
            changed = self._stages.phone(viewer.lesson, viewer.seat, own=on)
        if changed:
            self._restaged.add(viewer.lesson)

    def everything(self, viewer: Viewer, have: tuple[int, str, int] | None) -> msgspec.Raw | None:
        """Return all that a screen may know, or ``None`` if it has that already.

        Raises ``Busy``, and ``Refused`` (``not_yours``) for a screen that has gone meanwhile.
        """
        told, shown = self._told.get(viewer.sid), self._shown(viewer.lesson)
        if told is None:
            raise Refused("not_yours")
        while told.is_newer_than(shown):  # something was shown while we looked
            shown = self._shown(viewer.lesson)
        if viewer.sid not in self._behind and tuple(shown.version(viewer.seat, desk=viewer.desk)) == have:
            return None
        self._behind.discard(viewer.sid)
        return msgspec.Raw(told.everything(shown))

    def follow(self, lesson: str, table: int) -> None:
        """Show one table on the walls of a lesson, or with 0 all of them. No rule depends on it, so it isn't stored."""
        if self._stages.follow(lesson, table):
            self._restaged.add(lesson)
        self._pulse_due.add(lesson)

    def beat(self) -> None:
        """Send what could not be sent before, what follows from a wall that came or went or from time alone, and
        the pulses that are due. Called a few times a second.
        """
        restaged, self._restaged = self._restaged, set()
        for lesson in restaged | self._stages.due():
            self.publish(lesson)
        for lesson in {self._by_sid[sid].lesson for sid in self._behind}:
            late = [self._by_sid[sid] for sid in self._behind if self._by_sid[sid].lesson == lesson]
            self._show([viewer for viewer in late if self._waiting(viewer.sid) < _STALE], self._shown(lesson))
        now = self._clock()
        self._pulse_due |= self._outbox.take_pulses(self._by_lesson)
        for lesson in list(self._pulse_due):
            if now - self._pulsed_at.get(lesson, float("-inf")) >= _PULSE:
                self._pulse_due.discard(lesson)
                self._pulsed_at[lesson] = now
                self._pulse(lesson)

    def _pulse(self, lesson: str) -> None:
        trouble = self._trouble()
        pulse: dict[str, Any] = {"here": self.here(lesson)} | ({"trouble": trouble} if trouble else {})
        for_phones = _encode(pulse)
        for viewer in list(self._by_lesson.get(lesson, {}).values()):
            if self._waiting(viewer.sid) < _STALE:
                written = for_phones
                if viewer.seat is None:
                    private = self._private(lesson) if viewer.desk and not trouble else {}
                    more = {"reach": self._reach(), "follow": self._stages.watch(lesson).followed}
                    written = _encode(pulse | more | private)
                self._send(viewer.sid, "pulse", written)

    def _show(self, lookers: Iterable[Viewer], shown: LessonSnapshot) -> None:
        for viewer in lookers:
            told = self._told.get(viewer.sid)
            if told is None or told.is_newer_than(shown):
                continue
            waiting = self._waiting(viewer.sid)
            if waiting >= _TOO_SLOW:
                self.drop(viewer.sid)
            elif waiting >= _STALE:
                self._behind.add(viewer.sid)
            else:
                self._behind.discard(viewer.sid)
                try:
                    self._send(viewer.sid, "view", told.news(shown))
                    self.views_sent += 1
                except Exception as error:  # one screen's fault must not keep the view from the others
                    _log.error("couldn't show a view: %s", where(error))

    def _send(self, sid: str, event: str, written: bytes) -> None:
        self._server.eio.send(self._eio_sid(sid), packets.event(event, written))

    def drop(self, sid: str) -> None:
        """Close the connection of a screen at once; it reconnects for a fresh view."""
        self.remove(sid)
        eio_sid = self._eio_sid(sid)
        if eio_sid is not None:
            websocket.drop(self._server, eio_sid)

    def _farewell(self, sid: str, event: str, told: dict[str, Any]) -> None:
        # Socket.IO's own goodbye, after which a client does not come back by itself; the socket is closed by
        # the rule for unseated ones.
        self._server.emit(event, told, to=sid)
        self._server.disconnect(sid)

    def _waiting(self, sid: str) -> int:
        """Return how many packets this client has not taken yet."""
        socket = self._server.eio.sockets.get(self._eio_sid(sid))
        return 0 if socket is None else int(socket.queue.qsize())

    def _eio_sid(self, sid: str) -> str | None:
        eio_sid: str | None = self._server.manager.eio_sid_from_sid(sid, "/")
        return eio_sid

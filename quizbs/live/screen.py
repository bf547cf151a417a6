"""One live screen: whose it is, and what it was told last, so that only the fields that have changed are told again."""

from typing import TYPE_CHECKING, Any, Protocol

from quizbs.game.actors import Host, Player, Remote
from quizbs.live.snapshot import LessonSnapshot

if TYPE_CHECKING:
    from quizbs.lesson.views.sections import Sections

STALE = 4  # packets waiting for a client: it can't keep up, so a newer view replaces what it hasn't read
TOO_SLOW = 64  # packets waiting: it isn't reading at all


class Link(Protocol):
    """How screens are reached."""

    def send(self, sid: str, event: str, written: bytes) -> None:
        """Send an event with this JSON."""

    def waiting(self, sid: str) -> int:
        """Return how many packets this client has not taken yet."""

    def farewell(self, sid: str, event: str, more: dict[str, Any]) -> None:
        """Tell a client why it is sent away; it does not come back by itself."""

    def drop(self, sid: str) -> None:
        """Close a connection at once; the client comes back for a fresh view."""


class Screen:
    """A phone, a wall or a desk, reached by ``sid`` over ``link``.

    Its credential decides which: ``seat`` for a phone, ``None`` for a wall or a ``desk``. ``host``:
    it is on the laptop, not on the phone that is the remote. Its messages are numbered, so that a screen that misses
    one notices; the one with the number 0 holds everything. ``is_behind``: it has not taken the newest.
    """

    def __init__(self, sid: str, seat: int | None, link: Link, *, desk: bool = False, host: bool = False) -> None:
        self.sid, self.seat, self.desk, self.host = sid, seat, desk, host
        self._link = link
        self.is_behind = False
        self._sections: Sections | None = None
        self._at, self._number = -1, 0

    @property
    def actor(self) -> Player | Host | Remote:
        """Who acts on this screen."""
        if self.seat is not None:
            return Player(self.seat)
        return Host() if self.host else Remote()

    @property
    def kind(self) -> str:
        """What it is."""
        return "phone" if self.seat is not None else "desk" if self.desk else "wall"

    @property
    def waiting(self) -> int:
        """How many packets it has not taken yet."""
        return self._link.waiting(self.sid)

    def send(self, event: str, written: bytes) -> None:
        """Send it an event with this JSON."""
        self._link.send(self.sid, event, written)

    def farewell(self, event: str, more: dict[str, Any]) -> None:
        """Tell it why it is sent away; it does not come back by itself."""
        self._link.farewell(self.sid, event, more)

    def cut(self) -> None:
        """Close its connection at once; it comes back for a fresh view."""
        self._link.drop(self.sid)

    def is_newer_than(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen was told of a later moment."""
        return self._number > shown.number

    def has(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen has all of this moment but its version."""
        before = self._sections
        return before is not None and not shown.changes.differ(before, shown.sections(self.seat, desk=self.desk))

    def news(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, what to send so that the screen shows this moment."""
        before, self._sections = self._sections, shown.sections(self.seat, desk=self.desk)
        self._at, self._number = self._at + 1, shown.number
        return shown.changes.message(self._at, shown.now, before, self._sections)

    def everything(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, all that the screen may know at this moment, whatever it was told before."""
        self._sections, self._at = None, -1
        return self.news(shown)

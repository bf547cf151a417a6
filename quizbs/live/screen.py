"""A connected screen: who uses it, and what it was sent last, so that only changed fields are sent."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from quizbs.game.actors import Host, Player, Remote
from quizbs.live.snapshot import LessonSnapshot

if TYPE_CHECKING:
    from quizbs.lesson.views.sections import Sections

STALE = 4  # unread packets of a client that can't keep up: a later view will replace those not sent
TOO_SLOW = 64  # unread packets of a client that doesn't read at all


class Link(Protocol):
    """The connections to screens. ``sid`` identifies a connection."""

    def send(self, sid: str, event: str, written: bytes) -> None:
        """Send an event with this JSON to a screen."""

    def waiting(self, sid: str) -> int:
        """Return how many packets are queued for a screen."""

    def farewell(self, sid: str, event: str, more: dict[str, object]) -> None:
        """Send a screen a final event, after which it doesn't reconnect by itself."""

    def drop(self, sid: str) -> None:
        """Close a connection, so that the screen reconnects and gets a new view."""


class Screen:
    """A phone, a wall or a desk, connected as ``sid`` over ``link``.

    A phone has a ``seat``; a screen without a seat is a desk if ``desk`` is true, otherwise a wall. ``host``: it is on
    the teacher's laptop, not on the remote. ``languages`` are those in which a phone reads questions, preferred ones
    first. Messages are numbered, so that a screen can detect a lost one; number 0 is a whole view. ``is_behind``: the
    newest view hasn't been sent.
    """

    def __init__(
        self,
        sid: str,
        seat: int | None,
        link: Link,
        *,
        desk: bool = False,
        host: bool = False,
        languages: Sequence[str] = (),
    ) -> None:
        self.sid, self.seat, self.desk, self.host = sid, seat, desk, host
        self._languages = languages
        self._link = link
        self.is_behind = False
        self._sections: Sections | None = None
        self._at, self._number = -1, 0

    @property
    def actor(self) -> Player | Host | Remote:
        """Return the actor whose commands this screen sends."""
        if self.seat is not None:
            return Player(self.seat)
        return Host() if self.host else Remote()

    @property
    def kind(self) -> str:
        """Return "phone", "desk" or "wall"."""
        return "phone" if self.seat is not None else "desk" if self.desk else "wall"

    @property
    def waiting(self) -> int:
        """Return how many packets are queued for the screen."""
        return self._link.waiting(self.sid)

    def send(self, event: str, written: bytes) -> None:
        """Send the screen an event with this JSON."""
        self._link.send(self.sid, event, written)

    def farewell(self, event: str, more: dict[str, object]) -> None:
        """Send the screen a final event, after which it doesn't reconnect by itself."""
        self._link.farewell(self.sid, event, more)

    def cut(self) -> None:
        """Close the connection, so that the screen reconnects and gets a new view."""
        self._link.drop(self.sid)

    def is_newer_than(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen was sent a later snapshot than this one."""
        return self._number > shown.number

    def is_up_to_date_with(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen shows this snapshot already, apart from its version."""
        before = self._sections
        return before is not None and not shown.changes.differ(before, self._sections_of(shown))

    def _sections_of(self, shown: LessonSnapshot) -> "Sections":
        return shown.sections(self.seat, desk=self.desk, languages=self._languages)

    def changes_since_last(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, the changes from the screen's last view to this snapshot, and record them as sent."""
        before, self._sections = self._sections, self._sections_of(shown)
        self._at, self._number = self._at + 1, shown.number
        return shown.changes.message(self._at, shown.now, before, self._sections)

    def full_view(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, the screen's whole view of this snapshot, and record it as sent."""
        self._sections, self._at = None, -1
        return self.changes_since_last(shown)

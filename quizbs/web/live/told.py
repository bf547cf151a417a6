"""What one screen was told last, so that only the fields that have changed are told again."""

from quizbs.lesson.views.sections import Sections
from quizbs.session.live import LessonSnapshot


class Told:
    """Makes the messages to one screen. ``desk`` and ``seat`` say whose it is, as in ``LessonSnapshot``.

    Messages are numbered, so that a screen that misses one notices; the one with the number 0 holds everything.
    """

    def __init__(self, seat: int | None, *, desk: bool) -> None:
        self._seat, self._desk = seat, desk
        self._sections: Sections | None = None
        self._at = -1
        self._number = 0

    def is_newer_than(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen was told of a later moment."""
        return self._number > shown.number

    def has(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen has all of this moment but its version."""
        before = self._sections
        return before is not None and not shown.changes.differ(before, self._seen(shown))

    def news(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, what to send so that the screen shows this moment."""
        before, self._sections = self._sections, self._seen(shown)
        self._at, self._number = self._at + 1, shown.number
        return shown.changes.message(self._at, shown.now, before, self._sections)

    def everything(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, all that the screen may know at this moment, whatever it was told before."""
        self._sections, self._at = None, -1
        return self.news(shown)

    def _seen(self, shown: LessonSnapshot) -> Sections:
        return shown.sections(self._seat, desk=self._desk)

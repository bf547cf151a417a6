"""What one screen was told last, part by part: only what has changed since is told again."""

import msgspec

from quizbs.lesson.views.parts import Parts, ViewPart
from quizbs.session.live import LessonSnapshot

_BELL = "lesson:bell"  # changes with every look

_encode = msgspec.json.Encoder().encode


class Told:
    """Makes the messages to one screen. ``desk`` and ``seat`` say whose it is, as in ``LessonSnapshot``.

    A part that is the same, byte for byte, as the screen has it isn't sent. Messages are numbered, so that a screen
    that misses one notices; the one with the number 0 holds everything.
    """

    def __init__(self, seat: int | None, *, desk: bool) -> None:
        self._seat, self._desk = seat, desk
        self._parts: Parts = {}
        self._at = -1
        self._number = 0

    def is_newer_than(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen was told of a later moment."""
        return self._number > shown.number

    def has(self, shown: LessonSnapshot) -> bool:
        """Return whether the screen has all of this moment but the time that goes on anyway."""
        parts = shown.parts(self._seat, desk=self._desk)
        return self._at >= 0 and all(self._has(name, part) for name, part in parts.items() if name != _BELL)

    def news(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, what to send so that the screen shows this moment."""
        parts, known = shown.parts(self._seat, desk=self._desk), self._parts
        news: dict[str, msgspec.Raw | None] = {
            name: msgspec.Raw(part.json)
            for name, part in parts.items()
            if known.get(name) is not part and not self._has(name, part)
        }
        if gone := known.keys() - parts.keys():
            news |= {name: None for name in known if name in gone and ":" not in name}
        self._at, self._number, self._parts = self._at + 1, shown.number, parts
        version = shown.version(self._seat, desk=self._desk)
        return _encode({"version": version, "at": self._at, "parts": news})

    def _has(self, name: str, part: ViewPart) -> bool:
        had = self._parts.get(name)
        return had is part or (had is not None and had.json == part.json)

    def everything(self, shown: LessonSnapshot) -> bytes:
        """Return, as JSON, all that the screen may know at this moment, whatever it was told before."""
        self._parts, self._at = {}, -1
        return self.news(shown)

"""What a game remembers: the log that everybody may read, and what each seat has done so far."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

LOG_LENGTH = 12  # lines that a view shows


class Tally(msgspec.Struct, frozen=True):
    """What a seat has done so far: questions it was asked and got right, cards picked up, answered along, called.

    ``asked`` and ``right`` count a question only if the seat hadn't seen its answer; ``repeats`` are the others. What
    stayed unanswered through no fault of the seat counts nowhere.
    """

    asked: int = 0
    right: int = 0
    picked_up: int = 0
    repeats: int = 0
    along: int = 0
    along_right: int = 0
    calls: int = 0
    caught: int = 0  # of these calls, the right ones
    silent: int = 0  # questions that it could have answered along and didn't
    points: int = 0  # for right answers
    saw: int = 0  # right bets

    def __add__(self, other: "Tally") -> "Tally":
        """Return both together."""
        return Tally(*map(sum, zip(astuple(self), astuple(other), strict=True)))

    @property
    def answerable(self) -> int:
        """Return how many questions the seat could have answered."""
        return self.asked + self.along + self.silent


class Judged(msgspec.Struct, frozen=True):
    """An answer and the verdict on it, kept for as long as the teacher may overrule it."""

    seat: int
    question: str
    right: bool | None
    counts: bool  # the seat hadn't seen the right answer before
    excused: bool = False  # no answer came, and nobody was to blame
    choices: tuple[int, ...] | None = None  # places of choices in the question itself
    text: str | None = None
    worth: int = 0  # points for a right answer
    row: int = 0  # right answers in a row before it


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: only what everybody may know. ``n`` is one higher for each line."""

    n: int
    what: str
    seat: int | None = None
    other: int | None = None
    count: int | None = None
    left: int | None = None
    rank: str | None = None
    face: str | None = None
    yes: bool | None = None
    autoplay: bool = False
    last: bool = False


def told(log: tuple[Happening, ...], what: str, **facts: Any) -> tuple[Happening, ...]:
    """Return the log with one more line; only the newest are kept."""
    number = log[-1].n + 1 if log else 1
    return (*log, Happening(number, what, **facts))[-LOG_LENGTH:]


def counted(tally: Mapping[int, Tally], seat: int, **more: int) -> dict[int, Tally]:
    """Return the tally with this many more of each of these for a seat."""
    before = tally.get(seat, Tally())
    return {**tally, seat: replace(before, **{name: getattr(before, name) + count for name, count in more.items()})}

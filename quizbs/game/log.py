"""The public log of a game, and the counts of each seat."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import astuple, replace

LOG_LENGTH = 12  # lines in a view


class Tally(msgspec.Struct, frozen=True):
    """What is counted for a seat in a game.

    ``asked`` and ``right`` count a question only if the seat hadn't seen its answer; ``repeats`` counts the other
    questions it was asked. ``along`` and ``along_right`` are answers with no cards at stake. Excused missing answers
    aren't counted.
    """

    asked: int = 0
    right: int = 0
    picked_up: int = 0
    repeats: int = 0
    along: int = 0
    along_right: int = 0
    calls: int = 0
    caught: int = 0  # calls that were right
    silent: int = 0  # questions that it could have answered along and didn't
    points: int = 0  # for right answers
    saw: int = 0  # right bets

    def __add__(self, other: "Tally") -> "Tally":
        """Return the sum of two tallies, field by field."""
        return Tally(*map(sum, zip(astuple(self), astuple(other), strict=True)))

    @property
    def answerable(self) -> int:
        """Return how many questions the seat could have answered."""
        return self.asked + self.along + self.silent


class Judged(msgspec.Struct, frozen=True):
    """A graded answer, kept because the teacher may overrule it. ``right`` is ``None`` if the answer is missing."""

    seat: int
    question: str
    right: bool | None
    counts: bool  # the seat hadn't seen the right answer before
    excused: bool = False  # the missing answer wasn't the seat's fault
    choices: tuple[int, ...] | None = None  # positions of choices in the bank
    text: str | None = None
    worth: int = 0  # points for a right answer
    row: int = 0  # right answers in a row before it


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored line of the log, made of public facts. ``n`` increases by one with each line.

    ``what`` is a key of ``log_lines._LINES``, which names the fields that this kind of line has.
    """

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


_BLANK = Happening(0, "")


def with_line(log: tuple[Happening, ...], what: str, **facts: object) -> tuple[Happening, ...]:
    """Return the log with a line of kind ``what`` added. Only the newest ``LOG_LENGTH`` lines are kept."""
    number = log[-1].n + 1 if log else 1
    return (*log, replace(_BLANK, n=number, what=what, **facts))[-LOG_LENGTH:]


def with_counts(tally: Mapping[int, Tally], seat: int, **more: int) -> dict[int, Tally]:
    """Return ``tally`` with the counts in ``more`` added to those of ``seat``."""
    before = tally.get(seat, Tally())
    return {**tally, seat: replace(before, **{name: getattr(before, name) + count for name, count in more.items()})}

"""Events that say who plays a seat, and what counts for it. They are stored for ever, like all events."""

from typing import Literal

import msgspec

from quizbs.game.accommodation import Accommodation
from quizbs.quiz.scoring import NO_ROW, AnswerRow

Why = Literal["away", "host", "removed"]  # why a bot plays: phone absent, the teacher's choice, no player


class AutoplayChanged(msgspec.Struct, frozen=True, tag="autoplay"):
    """Autoplay of a seat started or stopped (``why``). ``began_at`` and ``closes_at`` are the current step's clock from
    now on.

    For a guest it only records that its phone is absent or back, since a guest has nothing to play.
    """

    seat: int
    on: bool
    began_at: float
    closes_at: float | None
    why: Why = "host"


class GuestCame(msgspec.Struct, frozen=True, tag="guest"):
    """A seat without cards answers along in this game from now on (``on``), or has stopped.

    ``row``, ``since``: as in ``commands.Guest``.
    """

    seat: int
    on: bool
    row: AnswerRow = NO_ROW
    since: float = 0.0


class ClassAnswersRecorded(msgspec.Struct, frozen=True, tag="rows"):
    """Seats answered a class question with this number, rightly or wrongly: their rows of right answers continue or
    end.
    """

    question: int
    right: dict[int, bool]


class Accommodated(msgspec.Struct, frozen=True, tag="accommodated"):
    """A seat has these accommodations from now on. ``closes_at`` is the new deadline of the running clock."""

    seat: int
    accommodation: Accommodation
    closes_at: float | None


class HandTaken(msgspec.Struct, frozen=True, tag="hand_taken"):
    """A seat has a new player since ``since`` (s), who has done and seen nothing in this game yet.

    A seat without cards may have a new player, too: what its former player saw, here or at other tables, is forgotten.
    """

    seat: int
    since: float
    bot: bool = False


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """Seats have seen the right answer outside this game.

    ``new_here``: the table's other seats haven't seen it, so the question stays on its cards.
    """

    question: str
    seats: tuple[int, ...]
    new_here: bool = False

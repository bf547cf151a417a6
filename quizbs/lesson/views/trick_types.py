"""The fields of a round of *Trick the class*."""

from typing import Literal

from msgspec import Struct

from quizbs.game.view_types import ClockView, Seat


class TileView(Struct, frozen=True):
    """An answer to choose from. Its count and whether it is the truth are null until it has turned.

    ``by`` are the seats that have said "It was me".
    """

    text: str
    votes: int | None
    truth: bool | None
    by: tuple[Seat, ...]


class TrickView(Struct, frozen=True, kw_only=True):
    """The public part of a round.

    ``done`` have written or chosen, of those that are awaited; ``turned`` are the revealed tiles by place, the newest
    last; ``explanation`` is empty until the truth has turned.
    """

    number: int
    step: int
    phase: Literal["writing", "glance", "voting", "reveal"]
    text: str
    picture: str
    topic: str
    lang: str
    most: int
    done: int
    of: int
    clock: ClockView | None
    tiles: tuple[TileView, ...]
    turned: tuple[int, ...]
    explanation: str


class OwnTrickView(Struct, frozen=True, kw_only=True):
    """The private part of a phone: its own lie and where it is shown, its choice, and the results of both.

    ``fooled`` is null until the own lie is revealed, ``right`` and ``points`` are until the truth is; ``total`` are the
    points of all rounds of the lesson.
    """

    lie: str | None
    tile: int | None
    chosen: int | None
    fooled: int | None
    right: bool | None
    points: int | None
    total: int | None
    owned: bool


class LieView(Struct, frozen=True, kw_only=True):
    """A lie for the teacher, without its author. ``votes`` is null until the reveal is over."""

    lie: int
    text: str
    writers: int
    discarded: bool
    doubtful: bool
    votes: int | None
    kept: bool

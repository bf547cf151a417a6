"""What screens are told of a round of *Trick the class*, field by field."""

from typing import Literal

from msgspec import Struct

from quizbs.game.view_types import ClockView, Seat


class TileView(Struct, frozen=True):
    """An answer to choose from. How many chose it, and whether it is the truth, is null until it has turned.

    ``by`` are the seats that have said "It was me".
    """

    text: str
    votes: int | None
    truth: bool | None
    by: tuple[Seat, ...]


class TrickView(Struct, frozen=True, kw_only=True):
    """A round as everybody sees it.

    ``done`` have written or chosen, of those that are waited for; ``turned`` are the tiles that lie open, by their
    places, the newest last; ``explanation`` is empty until the truth has turned.
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
    """What only one phone is told: its own lie and where it is shown, what it has chosen, and what came of both.

    ``fooled`` is null until the own lie lies open, ``right`` and ``points`` are until the truth does; ``total`` are the
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
    """A lie as the teacher sees it: never who wrote it. ``votes`` is null until all has been told."""

    lie: int
    text: str
    writers: int
    discarded: bool
    doubtful: bool
    votes: int | None
    kept: bool

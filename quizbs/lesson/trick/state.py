"""The state of a trick: one question of *Trick the class*."""

from typing import Literal

import msgspec

from quizbs.lesson.trick.events import Tile
from quizbs.quiz.question import Question

TrickPhase = Literal["writing", "glance", "voting", "reveal", "over"]

TRUTH, FOOLED = 2, 1  # points for choosing the truth, and for each seat that chose one's lie


class Lie(msgspec.Struct, frozen=True):
    """A wrong answer, and the seats that wrote it; no seats if all have replaced it."""

    text: str
    writers: tuple[int, ...]
    discarded: bool = False
    kept: bool = False  # saved in the bank


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """One question of *Trick the class*. Lies and tiles are identified by their positions.

    ``step`` counts the steps that have ended.
    """

    number: int
    question: Question
    language: str
    filtered: bool
    asked_at: float
    began_at: float  # of the running clock
    closes_at: float | None  # None: it waits for the teacher
    phase: TrickPhase = "writing"
    step: int = 0
    lengthened: bool = False  # this step has been repeated
    lies: tuple[Lie, ...] = ()  # in order of arrival
    typed: dict[int, str] = {}  # each seat's own spelling of its lie, which may be shared
    tiles: tuple[Tile, ...] = ()  # as shown
    chosen: dict[int, int] = {}  # each seat's presumed truth
    order: tuple[int, ...] = ()  # in which the tiles turn
    turned: int = 0  # how many tiles have turned
    owned: frozenset[int] = frozenset()  # seats that have said "It was me"
    away: frozenset[int] = frozenset()  # seats with absent phones, which aren't awaited
    shown_at: float | None = None  # when the truth turned

    @property
    def open(self) -> frozenset[int]:
        """Return the positions of the tiles that have turned."""
        return frozenset(self.order[: self.turned])

    @property
    def is_revealed(self) -> bool:
        """Return whether the truth has been revealed."""
        return self.shown_at is not None

    def lie_of(self, seat: int) -> int | None:
        """Return the position of the lie that the seat wrote, ``None`` if it wrote none."""
        return next((at for at, lie in enumerate(self.lies) if seat in lie.writers), None)

    def tile_of(self, seat: int) -> int | None:
        """Return the position of the tile with the seat's lie, ``None`` if it isn't shown."""
        lie = self.lie_of(seat)
        return None if lie is None else next((at for at, tile in enumerate(self.tiles) if tile.lie == lie), None)

    def votes(self, tile: int) -> int:
        """Return how many seats have chosen a tile."""
        return sum(chosen == tile for chosen in self.chosen.values())

    def is_right(self, seat: int) -> bool:
        """Return whether the seat has chosen the truth."""
        return seat in self.chosen and self.tiles[self.chosen[seat]].truth

    def fooled_by(self, seat: int) -> int:
        """Return how many seats have chosen the seat's lie."""
        tile = self.tile_of(seat)
        return 0 if tile is None else self.votes(tile)

    def points(self, seat: int) -> int:
        """Return the seat's points for this question; 0 before the truth has turned."""
        return TRUTH * self.is_right(seat) + FOOLED * self.fooled_by(seat) if self.is_revealed else 0

"""The fields of a phone's private part in the lesson."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from quizbs.game.view_types import AccommodationView, Face, OwnAnswerView, Rank, ScoreView, Seat
from quizbs.lesson.mirror import Mirror
from quizbs.lesson.views.trick_types import OwnTrickView

TableNumber = int


class WantedView(Struct, frozen=True):
    """How many want something, of how many."""

    wanted: int
    of: int


class PraiseView(Struct, frozen=True):
    """A player's deed in a game: an award, or with ``award`` null the own best number."""

    award: str | None
    deed: str
    value: float
    of: int | None


class UnseenView(Struct, frozen=True):
    """The lie that nobody called: these cards were played as ``rank``. ``own``: it is mine, I may show it or did."""

    seat: Seat
    rank: Rank
    cards: tuple[Face, ...]
    own: bool


class PointsView(Struct, frozen=True):
    """The own points in this lesson, and those of the next higher seat at the table."""

    points: int
    next: int | None


class PractisedView(Struct, frozen=True):
    """The right answer to the practice question, for a seat that has answered it."""

    given: tuple[int, ...]
    right: bool
    answer: tuple[int, ...]
    explanation: str


class ShareView(Struct, frozen=True):
    """Right answers, of how many."""

    right: int
    of: int


class GamePlaceView(Struct, frozen=True):
    """The own place in the last game."""

    place: int | None
    of: int
    knowledge: ShareView


class MatchPlaceView(Struct, frozen=True):
    """The own place in the match so far."""

    place: int | None
    of: int
    games: int
    cards: int
    knowledge: ShareView


class OwnPlaceView(Struct, frozen=True):
    """The own places after a game."""

    game: GamePlaceView | None
    match: MatchPlaceView | None


class CanInLessonView(Struct, frozen=True, kw_only=True):
    """What a seat may do in the lesson, for the question for everyone or "Trick the class" with its number."""

    sit: Literal[True] | UnsetType = UNSET
    again: Literal[True] | UnsetType = UNSET
    rematch: Literal[True] | UnsetType = UNSET
    class_: int | UnsetType = field(default=UNSET, name="class")
    look_class: int | UnsetType = UNSET
    leave_class: int | UnsetType = UNSET
    write: int | UnsetType = UNSET
    choose: int | UnsetType = UNSET
    own_up: int | UnsetType = UNSET
    show_lie: int | UnsetType = UNSET


class YouView(Struct, frozen=True, kw_only=True):
    """The private part of a phone; after a removal only the first three fields.

    ``rematch``: the seat wants another round, or another game at this table; ``one_more``: how many at this table want
    that while others play.
    """

    role: Literal["player"] = "player"
    seat: Seat
    practised: PractisedView | None
    table: TableNumber | UnsetType | None = UNSET
    guest: bool | UnsetType = UNSET
    moved_from: TableNumber | UnsetType | None = UNSET
    next_table: TableNumber | UnsetType | None = UNSET
    partners: tuple[str, ...] | UnsetType = UNSET
    holder: str | UnsetType | None = UNSET
    accommodation: AccommodationView | UnsetType = UNSET
    place: OwnPlaceView | UnsetType | None = UNSET
    praise: PraiseView | UnsetType | None = UNSET
    mirror: Mirror | UnsetType | None = UNSET
    lie: UnseenView | UnsetType | None = UNSET
    class_: OwnAnswerView | UnsetType | None = field(default=UNSET, name="class")
    without: tuple[int, ...] | UnsetType = UNSET
    trick: OwnTrickView | UnsetType | None = UNSET
    points: PointsView | UnsetType | None = UNSET
    score: ScoreView | UnsetType | None = UNSET
    rematch: bool | UnsetType = UNSET
    one_more: WantedView | UnsetType | None = UNSET
    can: CanInLessonView | UnsetType = UNSET

"""The fields of a phone's private part in the lesson, ``you``."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from quizbs.game.views.view_types import AccommodationView, Face, OwnAnswerView, Rank, ScoreView, Seat
from quizbs.lesson.awards import AwardName, Deed
from quizbs.lesson.mirror import Mirror
from quizbs.lesson.views.trick_types import OwnTrickView

TableNumber = int


class WantedView(Struct, frozen=True):
    """How many people want something, of how many."""

    wanted: int
    of: int


class PraiseView(Struct, frozen=True):
    """What a player did in a game: an award, or the player's own best number if ``award`` is null.

    ``deed`` names what was counted, ``value`` is the number, for some deeds out of ``of``.
    """

    award: AwardName | None
    deed: Deed
    value: float
    of: int | None


class UnseenView(Struct, frozen=True):
    """A lie that nobody called: ``cards`` were played as ``rank``. ``own``: it is this player's, who may show it."""

    seat: Seat
    rank: Rank
    cards: tuple[Face, ...]
    own: bool


class PointsView(Struct, frozen=True):
    """The player's points in this lesson, and those of the next higher seat at the table (null: nobody is higher)."""

    points: int
    next: int | None


class PractisedView(Struct, frozen=True):
    """The player's answer to the practice question and the right one, both as positions of choices.

    ``right``: they are equal.
    """

    given: tuple[int, ...]
    right: bool
    answer: tuple[int, ...]
    explanation: str


class ShareView(Struct, frozen=True):
    """How many answers were right, of how many."""

    right: int
    of: int


class GamePlaceView(Struct, frozen=True):
    """The player's place in the last game, of how many; null in the lower half."""

    place: int | None
    of: int
    knowledge: ShareView


class MatchPlaceView(Struct, frozen=True):
    """The player's place in the match so far, of how many; null in the lower half. ``cards``: points out of 100."""

    place: int | None
    of: int
    games: int
    cards: int
    knowledge: ShareView


class OwnPlaceView(Struct, frozen=True):
    """The player's places after a game. ``match`` is null until all tables have finished."""

    game: GamePlaceView | None
    match: MatchPlaceView | None


class CanInLessonView(Struct, frozen=True, kw_only=True):
    """What the player may do in the lesson now. Numbers are those of the class question or of *Trick the class*."""

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

    ``moved_from``: the table where a bot plays the player's hand. ``other_head``: the player may take another animal.
    ``holder``: who of several people has the phone. ``without``: hidden choices of the class question. ``rematch``: the
    player wants another round, or another game at this table; ``one_more``: how many at this table want another game
    while other tables play.
    """

    role: Literal["player"] = "player"
    seat: Seat
    practised: PractisedView | None
    table: TableNumber | UnsetType | None = UNSET
    guest: bool | UnsetType = UNSET
    moved_from: TableNumber | UnsetType | None = UNSET
    next_table: TableNumber | UnsetType | None = UNSET
    other_head: bool | UnsetType = UNSET
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

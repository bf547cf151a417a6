"""The fields of the views of a lesson, without games (``quizbs.game.view_types``).

``PhoneView``, ``WallView`` and ``DeskView`` are whole views as the screens know them.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from quizbs.game.moments import Moment
from quizbs.game.seat_view import PhoneGameView
from quizbs.game.view_types import (
    AccommodationView,
    AheadView,
    BestRowView,
    CardView,
    ClockView,
    GameView,
    Kind,
    Rank,
    Seat,
)
from quizbs.lesson.views.own_types import PraiseView, TableNumber, WantedView, YouView
from quizbs.lesson.views.trick_types import LieView, TrickView

Version = tuple[int, str, int]


class WallYouView(Struct, frozen=True):
    """The projector."""

    host: bool
    role: Literal["wall"] = "wall"


class DeskYouView(Struct, frozen=True):
    """The teacher's own page."""

    role: Literal["desk"] = "desk"


# --- the lesson


class PersonView(Struct, frozen=True):
    """A present person."""

    seat: Seat
    name: str
    people: tuple[str, ...]
    sign: int
    head: str
    bot: bool
    ready: bool
    table: TableNumber | None


class PracticeView(Struct, frozen=True):
    """The tutorial's question."""

    text: str
    lang: str
    choices: tuple[str, ...]


class TableView(Struct, frozen=True):
    """A table and who sits there, in the order of their turns."""

    number: TableNumber
    seats: tuple[Seat, ...]
    starter: Seat | None
    sat: tuple[Seat, ...]
    dealt: bool
    over: bool
    round: int


class BellView(ClockView, frozen=True):
    """The clock of the cards, and the time until the bell."""

    rang: bool
    warning: bool
    rings: Moment


class ArguedView(Struct, frozen=True):
    """The effect of arguing on those who voted twice: the count of each choice, and how many were right."""

    voters: int
    right: tuple[int, int]
    before: tuple[int, ...]
    after: tuple[int, ...]


class ClassResultView(Struct, frozen=True):
    """The right answer to the question for everyone. ``lure`` is the most chosen wrong choice, if several chose it."""

    answer: tuple[int | str, ...]
    explanation: str
    feedback: tuple[str, ...]
    right: int
    given: int
    row: BestRowView | None
    argued: ArguedView | None
    lure: int | None


class ClassQuestionView(Struct, frozen=True, kw_only=True):
    """The question for everyone.

    ``sure``: an answer includes its confidence; ``again``: the class has argued and votes again, or has done so;
    ``groups``: while the class argues, the sizes of the groups with the same answer, largest first.
    """

    number: int
    kind: Kind
    text: str
    picture: str
    topic: str
    lang: str
    choices: tuple[str, ...]
    answered: int
    of: int
    sure: bool
    clock: ClockView | None
    private: bool
    again: bool
    groups: tuple[int, ...]
    result: ClassResultView | None


class FrozenView(Struct, frozen=True):
    """Eyes up."""

    message: str


class AwardedView(PraiseView, frozen=True, kw_only=True):
    """A public award."""

    seat: Seat


class StepView(Struct, frozen=True):
    """A step of a podium."""

    seat: Seat
    place: int
    value: float
    of: int | None
    points: bool


class PodiumsView(Struct, frozen=True):
    """The first places, each list best first."""

    match: tuple[StepView, ...]
    cards: tuple[StepView, ...]
    knowledge: tuple[StepView, ...]
    detective: tuple[StepView, ...]
    helpful: tuple[StepView, ...]


class StandingsView(Struct, frozen=True):
    """Podiums and awards when all tables have finished."""

    podiums: PodiumsView
    awards: tuple[AwardedView, ...]


class LessonView(Struct, frozen=True, kw_only=True):
    """The public part of a lesson. ``rematch``: how many want another round, of how many people."""

    code: str
    phase: Literal["lobby", "seating", "playing", "closed"]
    round: int
    locked: bool
    preset: str
    call_word: str
    bank: str
    questions: bool
    stakes: Literal["none", "half"]
    truth: Literal["free", "any", "all"]
    seats: tuple[PersonView, ...]
    practice: PracticeView | None
    tables: tuple[TableView, ...]
    bell: BellView | None
    frozen: FrozenView | None
    class_question: ClassQuestionView | None
    trick: TrickView | None
    standings: StandingsView | None
    rematch: WantedView | None


# --- additions for the wall and the desk


class NoDealView(Struct, frozen=True):
    """Why no cards may be dealt: a short code, and possible solutions."""

    refused: Literal["need_players", "not_coprime", "need_decks", "paused", "not_now"]
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    decks: int | UnsetType = UNSET
    good: tuple[Rank, ...] | UnsetType = UNSET


class ShownLieView(Struct, frozen=True):
    """The lie that nobody called, once its player shows it; ``short``: in half the time."""

    seat: Seat
    rank: Rank
    cards: tuple[CardView, ...]
    short: bool


class WallLessonView(LessonView, frozen=True, kw_only=True):
    """The lesson on a wall.

    ``deal`` is null if cards may be dealt; it is missing on a wall without the teacher's controls. ``door`` is the
    enlarged table if the wall shows all of them.
    """

    address: str
    deal: NoDealView | UnsetType | None = UNSET
    door: TableNumber | None
    lie: ShownLieView | None


class SharerView(Struct, frozen=True):
    """A person who shares a phone."""

    person: str
    name: str
    real: str
    holds: bool


class OutView(Struct, frozen=True):
    """A person whose devices are excluded."""

    person: str
    name: str
    real: str


class NeedView(Struct, frozen=True):
    """Where the teacher is needed, and why."""

    table: TableNumber
    seat: Seat | None
    why: str
    to: TableNumber | UnsetType = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    minutes: int | UnsetType = UNSET
    good: tuple[Rank, ...] | UnsetType = UNSET


class JudgedView(Struct, frozen=True):
    """An answer for the teacher's ruling."""

    table: TableNumber
    game: str
    round: int
    number: int
    seat: Seat
    question: str
    given: str
    right: bool


class RulesView(Struct, frozen=True):
    """The rules from the next deal on: the options that differ from the preset."""

    preset: str
    options: dict[str, str]
    weights: tuple[int, int]


class DeskLessonView(LessonView, frozen=True, kw_only=True):
    """The lesson on the desk.

    ``votes``: the counts of each choice of the question for everyone so far. ``lies`` are those of the newest round of
    "Trick the class", ``trick_told`` its number once the truth has turned; ``no_trick``: why none can start.
    """

    address: str
    deal: NoDealView | None
    shared: dict[str, tuple[SharerView, ...]]
    came: dict[str, Moment]
    out: tuple[OutView, ...]
    watch: ClockView | None
    names: dict[str, str]
    accommodations: dict[str, AccommodationView]
    moving: dict[str, TableNumber]
    apart: tuple[tuple[Seat, Seat], ...]
    needs: tuple[NeedView, ...]
    waits: dict[str, tuple[Seat, ...]]
    votes: tuple[int, ...]
    lies: tuple[LieView, ...]
    trick_told: int | None
    no_trick: Literal["not_now", "need_players"] | None
    answers: tuple[JudgedView, ...]
    rules: RulesView


class ShownView(Struct, frozen=True):
    """A table as wall and desk show it; ``ahead`` is for the teacher's wall only."""

    table: TableNumber
    game: str
    over: bool
    view: GameView | None
    ahead: AheadView | UnsetType | None = UNSET


# --- whole views


class PhoneView(Struct, frozen=True, kw_only=True):
    """What a phone shows."""

    version: Version
    you: YouView
    lesson: LessonView
    game: PhoneGameView | None


class WallView(Struct, frozen=True, kw_only=True):
    """What the projector shows."""

    version: Version
    you: WallYouView
    lesson: WallLessonView
    game: GameView | None
    games: tuple[ShownView, ...]


class DeskView(Struct, frozen=True, kw_only=True):
    """What the desk shows."""

    version: Version
    you: DeskYouView
    lesson: DeskLessonView
    game: GameView | None
    games: tuple[ShownView, ...]

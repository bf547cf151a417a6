"""The fields of the views of a lesson, without games (``quizbs.game.views.view_types``).

``PhoneView``, ``WallView`` and ``DeskView`` are whole views as screens put them together.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from quizbs.game.moments import Moment
from quizbs.game.views.seat_view import PhoneGameView
from quizbs.game.views.view_types import (
    AccommodationView,
    AheadView,
    BestRowView,
    CardView,
    ClockView,
    GameView,
    Kind,
    Rank,
    Seat,
    TranslationView,
)
from quizbs.lesson.views.own_types import PraiseView, TableNumber, WantedView, YouView
from quizbs.lesson.views.trick_types import LieView, TrickView

Version = tuple[int, str, int]


class WallYouView(Struct, frozen=True):
    """Who the viewer is: the projector. ``host``: it has the teacher's bar of controls."""

    host: bool
    role: Literal["wall"] = "wall"


class DeskYouView(Struct, frozen=True):
    """Who the viewer is: the teacher's own page."""

    role: Literal["desk"] = "desk"


# --- the lesson


class PersonView(Struct, frozen=True):
    """A present seat. ``people``: the names of several who share it.

    ``sign``, ``head``: its coloured shape, its animal. ``ready``: has finished the tutorial.
    """

    seat: Seat
    name: str
    people: tuple[str, ...]
    sign: int
    head: str
    bot: bool
    ready: bool
    table: TableNumber | None


class PracticeView(Struct, frozen=True):
    """The tutorial's question, without its answer. ``translated``: its bank has it in another language too."""

    text: str
    lang: str
    choices: tuple[str, ...]
    translated: bool


class TableView(Struct, frozen=True):
    """A table, with its seats in the order of their turns, guests last.

    ``sat``: seats that have found it; ``dealt``: it has cards; ``over``: its game is.
    """

    number: TableNumber
    seats: tuple[Seat, ...]
    starter: Seat | None
    sat: tuple[Seat, ...]
    dealt: bool
    over: bool
    round: int


class BellView(ClockView, frozen=True):
    """The clock until the cards stop, and the time until the bell.

    ``rang``: the last lap has begun; ``warning``: it is near.
    """

    rang: bool
    warning: bool
    rings: Moment


class ArguedView(Struct, frozen=True):
    """How arguing changed the answers of students who voted twice.

    ``before`` and ``after``: how often each choice was chosen; ``right``: how many were right before and after.
    """

    voters: int
    right: tuple[int, int]
    before: tuple[int, ...]
    after: tuple[int, ...]


class ClassResultView(Struct, frozen=True):
    """The result of a class question. ``answer``: the shown positions of the right choices, or the accepted texts.

    ``right`` of ``given`` answers in time were right. ``row``: the longest row of right answers, to announce. ``lure``:
    the wrong choice that most chose, if several did.
    """

    answer: tuple[int | str, ...]
    explanation: str
    feedback: tuple[str, ...]
    right: int
    given: int
    row: BestRowView | None
    argued: ArguedView | None
    lure: int | None


class ClassQuestionView(Struct, frozen=True, kw_only=True):
    """A class question. ``answered`` seats of ``of`` have answered. ``sure``: students say how sure they are.

    ``again``: the class votes for the second time, or has. ``groups``: while the class argues, how many gave the same
    answer, largest first. ``private``: the class has continued, and only this phone still has it.
    """

    number: int
    kind: Kind
    text: str
    picture: str
    topic: str
    lang: str
    choices: tuple[str, ...]
    translation: TranslationView | None
    answered: int
    of: int
    sure: bool
    clock: ClockView | None
    private: bool
    again: bool
    groups: tuple[int, ...]
    result: ClassResultView | None


class FrozenView(Struct, frozen=True):
    """The freeze: screens show the message and pause."""

    message: str


class AwardedView(PraiseView, frozen=True, kw_only=True):
    """An award that everybody may see."""

    seat: Seat


class StepView(Struct, frozen=True):
    """A place on a podium. What ``value`` and ``of`` are depends on the podium (``standings.podiums``)."""

    seat: Seat
    place: int
    value: float
    of: int | None
    points: bool


class PodiumsView(Struct, frozen=True):
    """The podiums with at most three places each, best first."""

    match: tuple[StepView, ...]
    cards: tuple[StepView, ...]
    knowledge: tuple[StepView, ...]
    detective: tuple[StepView, ...]
    helpful: tuple[StepView, ...]


class StandingsView(Struct, frozen=True):
    """Podiums and public awards, once all tables have finished."""

    podiums: PodiumsView
    awards: tuple[AwardedView, ...]


class LessonView(Struct, frozen=True, kw_only=True):
    """The public part of a lesson. ``round``: its number. ``language``: the tag of the wall's language.

    ``letters``: what is printed on cards in that language, by rank, unless that is the rank itself. ``rematch``: how
    many people want another round, of how many.
    """

    code: str
    phase: Literal["lobby", "seating", "playing", "closed"]
    round: int
    locked: bool
    language: str
    preset: str
    call_word: str
    letters: dict[Rank, str]
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
    """Why cards can't be dealt: a refusal code, with its details (``docs/protocol.md``)."""

    refused: Literal["need_players", "not_coprime", "need_decks", "paused", "not_now"]
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    decks: int | UnsetType = UNSET
    good: tuple[Rank, ...] | UnsetType = UNSET


class ShownLieView(Struct, frozen=True):
    """A lie that nobody called, as its player shows it. ``short``: its cards turn in half the time."""

    seat: Seat
    rank: Rank
    cards: tuple[CardView, ...]
    short: bool


class WallLessonView(LessonView, frozen=True, kw_only=True):
    """The lesson on a wall. ``address``: what students type.

    ``deal`` is null if cards may be dealt, and missing on a wall without the teacher's controls. ``door``: the enlarged
    table, if the wall shows all tables.
    """

    address: str
    deal: NoDealView | UnsetType | None = UNSET
    door: TableNumber | None
    lie: ShownLieView | None


class SharerView(Struct, frozen=True):
    """One of several people who share a phone.

    ``real``: the name in the class list, "" without a list; ``holds``: has the phone.
    """

    person: str
    name: str
    real: str
    holds: bool


class OutView(Struct, frozen=True):
    """A person whose device is excluded. ``real``: the name in the class list, "" without a list."""

    person: str
    name: str
    real: str


class NeedView(Struct, frozen=True):
    """Where the teacher is needed. ``why`` is a short code; the optional fields belong to some of the codes."""

    table: TableNumber
    seat: Seat | None
    why: str
    to: TableNumber | UnsetType = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    minutes: int | UnsetType = UNSET
    good: tuple[Rank, ...] | UnsetType = UNSET


class JudgedView(Struct, frozen=True):
    """An answer that the teacher may overrule. ``number`` is the question's in its game; texts are shortened."""

    table: TableNumber
    game: str
    round: int
    number: int
    seat: Seat
    question: str
    given: str
    right: bool


class RulesView(Struct, frozen=True):
    """The rules from the next deal on.

    ``options`` has those that differ from the preset, ``weights`` those of cards and knowledge.
    """

    preset: str
    options: dict[str, str]
    weights: tuple[int, int]


class DeskLessonView(LessonView, frozen=True, kw_only=True):
    """The lesson on the desk.

    ``shared``, ``came``, ``names`` (in the class list), ``accommodations`` and ``moving`` are by seat, ``waits`` by
    table. ``watch``: how long new names still need approval. ``apart``: pairs to keep at different tables. ``votes``:
    how often each choice of the class question was chosen so far. ``lies`` are those of the newest trick;
    ``trick_told``: its number, once the truth has turned; ``no_trick``: why none can start.
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
    """A table as wall and desk show it: the id of its ``game``, whether that is over, and its view.

    Only the teacher's wall gets ``ahead``.
    """

    table: TableNumber
    game: str
    over: bool
    view: GameView | None
    ahead: AheadView | UnsetType | None = UNSET


# --- whole views


class PhoneView(Struct, frozen=True, kw_only=True):
    """A phone's whole view."""

    version: Version
    you: YouView
    lesson: LessonView
    game: PhoneGameView | None


class WallView(Struct, frozen=True, kw_only=True):
    """A projector's whole view. ``game`` is set if there is only one table."""

    version: Version
    you: WallYouView
    lesson: WallLessonView
    game: GameView | None
    games: tuple[ShownView, ...]


class DeskView(Struct, frozen=True, kw_only=True):
    """The desk's whole view. ``game`` is set if there is only one table."""

    version: Version
    you: DeskYouView
    lesson: DeskLessonView
    game: GameView | None
    games: tuple[ShownView, ...]

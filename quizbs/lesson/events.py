"""The events of a lesson. They are stored for ever: fields are added with a default, fields and tags are never renamed.

Times are seconds on the server's clock; ``at`` is when the event happened.
"""

import msgspec

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.game.place import Place
from quizbs.lesson.commands import GameSetup, Pairs
from quizbs.lesson.trick.events import TrickEvent
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Recorded
from quizbs.quiz.scoring import AnswerRow


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The lesson was opened; its lobby accepts people."""

    at: float
    lesson: str
    code: str
    setup: GameSetup
    most: int
    stamp: bool = False  # as in ``quizbs.game.events.Dealt``
    alone: bool = False
    language: str = "en"


class Prepared(msgspec.Struct, frozen=True, tag="prepared"):
    """The set-up was changed from the next round on."""

    setup: GameSetup
    stamp: bool = False


class SeatTaken(msgspec.Struct, frozen=True, tag="seat_taken"):
    """A person joined with a sign (0–7).

    ``seat`` is a new number or, during a game, the seat of a bot or of a removed person, whose hand they play on.
    ``table`` is the table to go to, 0 in the lobby.
    """

    seat: int
    person: str
    sign: int
    bot: str = ""
    table: int = 0
    at: float = 0.0


class PartnerCame(msgspec.Struct, frozen=True, tag="partner_came"):
    """A person joined those who share a seat's hand."""

    seat: int
    person: str
    at: float


class PartnerLeft(msgspec.Struct, frozen=True, tag="partner_left"):
    """One of the people who share a seat left it, or was ``removed`` by the teacher."""

    seat: int
    person: str
    at: float
    removed: bool = False


class Practised(msgspec.Struct, frozen=True, tag="practised"):
    """A seat answered the practice question."""

    seat: int
    choices: tuple[int, ...]
    right: bool


class PracticeFinished(msgspec.Struct, frozen=True, tag="practice_finished"):
    """A seat finished the tutorial, or skipped it."""

    seat: int


class SeatRemoved(msgspec.Struct, frozen=True, tag="seat_removed"):
    """The person in a seat was removed; with ``out`` their device is excluded."""

    seat: int
    at: float = 0.0
    out: bool = False


class TurnedAway(msgspec.Struct, frozen=True, tag="turned_away"):
    """The teacher rejected people who waited for approval; with ``out`` their devices are excluded."""

    people: tuple[str, ...]
    at: float
    out: bool = False


class LetBackIn(msgspec.Struct, frozen=True, tag="let_back_in"):
    """The device of a person was readmitted."""

    person: str


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """The lesson was locked for new people."""


class Unlocked(msgspec.Struct, frozen=True, tag="unlocked"):
    """The lesson was unlocked for new people."""


class Accommodated(msgspec.Struct, frozen=True, tag="accommodated"):
    """A seat has these accommodations from now on."""

    seat: int
    accommodation: Accommodation


class Seating(msgspec.Struct, frozen=True):
    """A proposed table: its seats clockwise, their signs in the same order, the bots that sit already, the dealer."""

    number: int
    seats: tuple[int, ...]
    sat: tuple[int, ...]
    dealer: int
    signs: tuple[int, ...] = ()  # from now on; empty in older rows: unchanged


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """Tables were proposed, and everybody has to find theirs. ``number`` is that of the next round.

    ``one``: the teacher chose one big table.
    """

    at: float
    number: int
    tables: tuple[Seating, ...]
    one: bool = False


class KeptApart(msgspec.Struct, frozen=True, tag="kept_apart"):
    """These pairs of seats are kept at different tables from now on."""

    pairs: Pairs


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat moved to another table. ``sign``: its new sign, ``None`` if it keeps its own."""

    seat: int
    table: int
    at: float
    sign: int | None = None  # from now on; None (older rows): unchanged


class MovePlanned(msgspec.Struct, frozen=True, tag="move_planned"):
    """A seat will change tables at the next deal of either table. Its present table means that it stays."""

    seat: int
    table: int


class SeatFoundTable(msgspec.Struct, frozen=True, tag="sat"):
    """A seat has found its table."""

    seat: int


class RoundDealt(msgspec.Struct, frozen=True, kw_only=True, tag="round_dealt"):
    """A table is dealt cards: a game with id ``game`` has to be opened.

    ``seats`` are clockwise, ``signs`` in the same order.
    """

    at: float
    number: int
    game: str
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    dealer: int
    setup: GameSetup
    table: int = 1
    stamp: bool = False


class RoundFinished(msgspec.Struct, frozen=True, tag="round_finished"):
    """A table's game ended with these places."""

    game: str
    places: tuple[Place, ...]
    at: float = 0.0


class RoundAmended(msgspec.Struct, frozen=True, tag="round_amended"):
    """The teacher overruled an answer of a finished game; ``places`` are the game's places with the new counts."""

    game: str
    places: tuple[Place, ...]


class RematchWanted(msgspec.Struct, frozen=True, tag="rematch_wanted"):
    """A player wants another round, or another game at a table that finished early.

    It counts until the table gets cards, or the class is split again.
    """

    seat: int
    at: float


class LieShown(msgspec.Struct, frozen=True, tag="lie_shown"):
    """A player showed the greatest lie of a round that nobody called: these cards were played as ``rank``."""

    at: float
    game: str
    seat: int
    rank: Rank
    cards: tuple[Card, ...]


class BellSet(msgspec.Struct, frozen=True, tag="bell_set"):
    """The bell was set to ring at ``bell_at``, ``None`` for no bell.

    The cards stop at ``cards_until``; ``None`` (older rows): when the bell rings.
    """

    at: float
    bell_at: float | None
    cards_until: float | None = None


class LastLapRang(msgspec.Struct, frozen=True, tag="rang"):
    """The last lap starts at every table."""

    at: float


class Frozen(msgspec.Struct, frozen=True, tag="frozen"):
    """Everything was paused."""

    at: float
    message: str = ""


class Unfrozen(msgspec.Struct, frozen=True, tag="unfrozen"):
    """The freeze ended."""

    at: float


class ClassAsked(msgspec.Struct, frozen=True, tag="class_asked"):
    """The whole class was asked a question.

    ``order`` has the positions of its choices in shown order; ``without`` are the shown positions hidden from seats
    with fewer choices; ``known`` are the seats that have seen its answer. ``points``: right answers score, depending on
    ``rows``, the right answers in a row of each seat at that time.
    """

    at: float
    number: int
    question: Question
    order: tuple[int, ...]
    closes_at: float
    language: str = ""
    without: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    points: bool = False
    rows: dict[int, AnswerRow] = {}


class ClassAnswered(msgspec.Struct, frozen=True, tag="class_answered"):
    """A seat answered the class question. The result is secret until the question ends. ``choices`` are shown
    positions.

    ``until``: if the class has finished already, the time until which the seat may read the answer (s).
    """

    seat: int
    right: bool
    at: float
    choices: tuple[int, ...] | None = None
    text: str | None = None
    until: float | None = None
    record: Recorded | None = None  # older answers have none


class ClassLooked(msgspec.Struct, frozen=True, tag="class_looked"):
    """A seat with more time viewed the answer instead of giving its own. ``until`` is as in ``ClassAnswered``."""

    seat: int
    at: float
    until: float | None = None


class ClassLeft(msgspec.Struct, frozen=True, tag="class_left"):
    """A seat that answered after the class has read the answer and returned to the cards."""

    seat: int


class ClassMissed(msgspec.Struct, frozen=True, tag="class_missed"):
    """A seat isn't awaited any more because its phone is absent (``on``), or is awaited again."""

    seat: int
    on: bool
    at: float


class ClassShown(msgspec.Struct, frozen=True, tag="class_shown"):
    """The right answer is shown until ``closes_at``. ``silent`` seats could have answered and didn't."""

    at: float
    closes_at: float
    silent: tuple[int, ...] = ()


class ClassSplit(msgspec.Struct, frozen=True, tag="class_split"):
    """The class is split on the question: it argues until ``closes_at``, without knowing the answer."""

    at: float
    closes_at: float


class ClassVotesAgain(msgspec.Struct, frozen=True, tag="class_votes_again"):
    """Arguing ended, and everybody answers once more until ``closes_at``."""

    at: float
    closes_at: float


class ClassEnded(msgspec.Struct, frozen=True, tag="class_ended"):
    """The class question ended, and the cards continue."""

    at: float


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """The deadlines of the class question were moved by ``seconds``."""

    seconds: float


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The lesson ended."""

    at: float


Event = (
    Started
    | Prepared
    | SeatTaken
    | PartnerCame
    | PartnerLeft
    | Practised
    | PracticeFinished
    | SeatRemoved
    | TurnedAway
    | LetBackIn
    | Locked
    | Unlocked
    | Accommodated
    | Arranged
    | KeptApart
    | Moved
    | MovePlanned
    | SeatFoundTable
    | RoundDealt
    | RoundFinished
    | RoundAmended
    | RematchWanted
    | LieShown
    | BellSet
    | LastLapRang
    | Frozen
    | Unfrozen
    | ClassAsked
    | ClassAnswered
    | ClassLooked
    | ClassLeft
    | ClassMissed
    | ClassShown
    | ClassSplit
    | ClassVotesAgain
    | ClassEnded
    | Extended
    | TrickEvent
    | Closed
)

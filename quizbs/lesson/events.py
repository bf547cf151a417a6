"""The events of a lesson. Stored for ever: fields are added with a default; no field and no tag is renamed.

Times are seconds on the server's clock.
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
    """The lobby is open."""

    at: float
    lesson: str
    code: str
    setup: GameSetup
    most: int
    stamp: bool = False  # as in ``quizbs.game.events.Dealt``
    alone: bool = False


class Prepared(msgspec.Struct, frozen=True, tag="prepared"):
    """The set-up from the next round on."""

    setup: GameSetup
    stamp: bool = False


class SeatTaken(msgspec.Struct, frozen=True, tag="seat_taken"):
    """A person joined with a sign (0–7).

    ``seat`` is new; or, during a game, it is the seat of a bot or of a removed person, with its hand. ``table`` is the
    table to go to, 0 in the lobby.
    """

    seat: int
    person: str
    sign: int
    bot: str = ""
    table: int = 0
    at: float = 0.0


class PartnerCame(msgspec.Struct, frozen=True, tag="partner_came"):
    """Another person shares the hand of this seat."""

    seat: int
    person: str
    at: float


class PartnerLeft(msgspec.Struct, frozen=True, tag="partner_left"):
    """One of several people left the seat, or was ``removed`` by the teacher."""

    seat: int
    person: str
    at: float
    removed: bool = False


class Practised(msgspec.Struct, frozen=True, tag="practised"):
    """Somebody answered the practice question."""

    seat: int
    choices: tuple[int, ...]
    right: bool


class PracticeFinished(msgspec.Struct, frozen=True, tag="practice_finished"):
    """Somebody has finished the tutorial, or skipped it."""

    seat: int


class SeatRemoved(msgspec.Struct, frozen=True, tag="seat_removed"):
    """A person was removed; with ``out`` their device is excluded, too."""

    seat: int
    at: float = 0.0
    out: bool = False


class TurnedAway(msgspec.Struct, frozen=True, tag="turned_away"):
    """The teacher rejected these people; with ``out`` their devices are excluded."""

    people: tuple[str, ...]
    at: float
    out: bool = False


class LetBackIn(msgspec.Struct, frozen=True, tag="let_back_in"):
    """The device of this person is readmitted."""

    person: str


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """The lesson is locked for new people."""


class Unlocked(msgspec.Struct, frozen=True, tag="unlocked"):
    """The lesson is unlocked."""


class Accommodated(msgspec.Struct, frozen=True, tag="accommodated"):
    """The accommodations of a seat from now on."""

    seat: int
    accommodation: Accommodation


class Seating(msgspec.Struct, frozen=True):
    """A table of a proposal: who sits there, clockwise, which bots sit already, who deals, and the signs."""

    number: int
    seats: tuple[int, ...]
    sat: tuple[int, ...]
    dealer: int
    signs: tuple[int, ...] = ()  # from now on; empty in older rows: unchanged


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """Everybody has to find their table; ``number`` is that of the next round. ``one``: one big table was chosen."""

    at: float
    number: int
    tables: tuple[Seating, ...]
    one: bool = False


class KeptApart(msgspec.Struct, frozen=True, tag="kept_apart"):
    """These pairs are kept at different tables."""

    pairs: Pairs


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat belongs to another table from now on."""

    seat: int
    table: int
    at: float
    sign: int | None = None  # from now on; None (older rows): unchanged


class MovePlanned(msgspec.Struct, frozen=True, tag="move_planned"):
    """A seat will change tables at the next deal of either table. Its present table means: it stays."""

    seat: int
    table: int


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A seat has found its table."""

    seat: int


class RoundDealt(msgspec.Struct, frozen=True, kw_only=True, tag="round_dealt"):
    """A round starts at this table: a game has to be opened for these seats, clockwise, with their signs."""

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
    """A table has finished its game."""

    game: str
    places: tuple[Place, ...]
    at: float = 0.0


class RoundAmended(msgspec.Struct, frozen=True, tag="round_amended"):
    """An answer in a finished game was overruled: the same places, with the new counts."""

    game: str
    places: tuple[Place, ...]


class RematchWanted(msgspec.Struct, frozen=True, tag="rematch_wanted"):
    """A player wants another round, or another game at a table that is done early.

    It counts until that table gets cards, or the class is split again.
    """

    seat: int
    at: float


class LieShown(msgspec.Struct, frozen=True, tag="lie_shown"):
    """Somebody shows the greatest lie of a round that nobody called: these cards were played as ``rank``."""

    at: float
    game: str
    seat: int
    rank: Rank
    cards: tuple[Card, ...]


class BellSet(msgspec.Struct, frozen=True, tag="bell_set"):
    """The bell will ring at this time, or with ``None`` not at all.

    The cards stop at ``cards_until``; in older rows that is ``None``, and they stop with the bell.
    """

    at: float
    bell_at: float | None
    cards_until: float | None = None


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    """The cards stop: every table plays its last lap."""

    at: float


class Frozen(msgspec.Struct, frozen=True, tag="frozen"):
    """Everything is paused."""

    at: float
    message: str = ""


class Unfrozen(msgspec.Struct, frozen=True, tag="unfrozen"):
    """Everything continues."""

    at: float


class ClassAsked(msgspec.Struct, frozen=True, tag="class_asked"):
    """A question to the whole class.

    ``order`` has the places of its choices in shown order; ``without`` are the choices, by shown place, hidden from
    seats with fewer choices; ``known`` are the seats that have seen its answer. ``points``: right answers score,
    depending on the ``rows`` that seats had then.
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
    """A seat's answer; the result is secret until the end. ``choices`` are shown places.

    If the class has finished, the seat may read the answer ``until`` then.
    """

    seat: int
    right: bool
    at: float
    choices: tuple[int, ...] | None = None
    text: str | None = None
    until: float | None = None
    record: Recorded | None = None  # older answers have none


class ClassLooked(msgspec.Struct, frozen=True, tag="class_looked"):
    """A seat with more time viewed the answer instead of giving one; ``until`` as in ``ClassAnswered``."""

    seat: int
    at: float
    until: float | None = None


class ClassLeft(msgspec.Struct, frozen=True, tag="class_left"):
    """A seat that finished after the class has read the answer."""

    seat: int


class ClassMissed(msgspec.Struct, frozen=True, tag="class_missed"):
    """This seat's answer isn't awaited, because its phone is absent; or it is back."""

    seat: int
    on: bool
    at: float


class ClassShown(msgspec.Struct, frozen=True, tag="class_shown"):
    """The right answer is on the wall until ``closes_at``. ``silent`` could have answered and didn't."""

    at: float
    closes_at: float
    silent: tuple[int, ...] = ()


class ClassSplit(msgspec.Struct, frozen=True, tag="class_split"):
    """The class is split: everybody argues until ``closes_at``, without knowing the answer."""

    at: float
    closes_at: float


class ClassVotesAgain(msgspec.Struct, frozen=True, tag="class_votes_again"):
    """Everybody votes again, until ``closes_at``."""

    at: float
    closes_at: float


class ClassEnded(msgspec.Struct, frozen=True, tag="class_ended"):
    """The class has returned to the cards."""

    at: float


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """The question to the class is extended by these seconds."""

    seconds: float


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The lesson is over."""

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
    | Sat
    | RoundDealt
    | RoundFinished
    | RoundAmended
    | RematchWanted
    | LieShown
    | BellSet
    | Rang
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

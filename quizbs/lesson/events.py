"""What has happened in a lesson. Stored for ever: fields are added with a default; no name and no tag is changed.

Times are seconds on the server's clock.
"""

import msgspec

from quizbs.game.accommodation import Accommodation
from quizbs.game.events import Place
from quizbs.lesson.commands import GameSetup, Pairs
from quizbs.quiz.question import Question


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The lobby is open."""

    at: float
    lesson: str
    code: str
    setup: GameSetup
    most: int
    stamp: bool = False  # as in ``quizbs.game.events.Dealt``


class Prepared(msgspec.Struct, frozen=True, tag="prepared"):
    """From the next round on this is played."""

    setup: GameSetup
    stamp: bool = False


class SeatTaken(msgspec.Struct, frozen=True, tag="seat_taken"):
    """Somebody came in and has a sign (0–7).

    ``seat`` is new, or in the middle of a game that of a bot or of somebody who was taken out: then its hand is played
    on.
    ``group`` is the table to go to, 0 in the lobby.
    """

    seat: int
    person: str
    sign: int
    bot: str = ""
    table: int = 0
    at: float = 0.0


class PartnerCame(msgspec.Struct, frozen=True, tag="partner_came"):
    """One more person shares the hand of this seat."""

    seat: int
    person: str
    at: float


class PartnerLeft(msgspec.Struct, frozen=True, tag="partner_left"):
    """One of several persons left the seat, or was ``removed`` by the teacher."""

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
    """Somebody knows the game now, or says so."""

    seat: int


class SeatRemoved(msgspec.Struct, frozen=True, tag="seat_removed"):
    """A name was taken out; with ``out`` its device stays out as well."""

    seat: int
    at: float = 0.0
    out: bool = False


class TurnedAway(msgspec.Struct, frozen=True, tag="turned_away"):
    """The teacher did not let these people in; with ``out`` their devices stay out."""

    people: tuple[str, ...]
    at: float
    out: bool = False


class LetBackIn(msgspec.Struct, frozen=True, tag="let_back_in"):
    """The device of this person may come back."""

    person: str


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """Nobody new comes in."""


class Unlocked(msgspec.Struct, frozen=True, tag="unlocked"):
    """People may come in again."""


class Accommodated(msgspec.Struct, frozen=True, tag="accommodated"):
    """It is made easier for one seat."""

    seat: int
    accommodation: Accommodation


class Seating(msgspec.Struct, frozen=True):
    """One table as it is proposed: who sits there, clockwise, which bots sit already, who deals, and the signs."""

    number: int
    seats: tuple[int, ...]
    sat: tuple[int, ...]
    dealer: int
    signs: tuple[int, ...] = ()  # from now on; in older rows none: as before


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """Everybody is to find their table; ``number`` is that of the round to come. ``one``: one big table was chosen."""

    at: float
    number: int
    tables: tuple[Seating, ...]
    one: bool = False


class KeptApart(msgspec.Struct, frozen=True, tag="kept_apart"):
    """These pairs shall not share a table."""

    pairs: Pairs


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat belongs to another table now."""

    seat: int
    table: int
    at: float
    sign: int | None = None  # from now on; None (older rows): as before


class MovePlanned(msgspec.Struct, frozen=True, tag="move_planned"):
    """A seat will belong to another table from the next deal there or here on; its own one: it stays after all."""

    seat: int
    table: int


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A seat has found its table."""

    seat: int


class RoundDealt(msgspec.Struct, frozen=True, kw_only=True, tag="round_dealt"):
    """A round begins: this table is to be opened with these seats, clockwise, and their signs."""

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
    """A table has played to its end."""

    game: str
    places: tuple[Place, ...]
    at: float = 0.0


class RoundAmended(msgspec.Struct, frozen=True, tag="round_amended"):
    """An answer of a finished game was judged otherwise: the same places with what counts now."""

    game: str
    places: tuple[Place, ...]


class BellSet(msgspec.Struct, frozen=True, tag="bell_set"):
    """The lesson's bell will ring then, or with ``None`` not at all.

    The cards stop at ``cards_until``; in older rows that is ``None``, and they stop with the bell.
    """

    at: float
    bell_at: float | None
    cards_until: float | None = None


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    """The cards stop: every table plays its last lap."""

    at: float


class Frozen(msgspec.Struct, frozen=True, tag="frozen"):
    """Everything stands still."""

    at: float
    message: str = ""


class Unfrozen(msgspec.Struct, frozen=True, tag="unfrozen"):
    """Everything goes on."""

    at: float


class ClassAsked(msgspec.Struct, frozen=True, tag="class_asked"):
    """A question to the whole class. ``order`` gives the places of its choices as they are shown; ``without`` are
    those, as shown, that are taken away for seats with fewer choices; ``known`` the seats that have seen its answer.
    """

    at: float
    number: int
    question: Question
    order: tuple[int, ...]
    closes_at: float
    language: str = ""
    without: tuple[int, ...] = ()
    known: tuple[int, ...] = ()


class ClassAnswered(msgspec.Struct, frozen=True, tag="class_answered"):
    """A seat's answer; nobody learns before the end whether it is right. ``choices`` are places as shown.

    Where the class had gone on already, the seat reads ``until`` then what is right.
    """

    seat: int
    right: bool
    at: float
    choices: tuple[int, ...] | None = None
    text: str | None = None
    until: float | None = None


class ClassLooked(msgspec.Struct, frozen=True, tag="class_looked"):
    """A seat with more time gave up answering late and sees what is right; ``until`` as in ``ClassAnswered``."""

    seat: int
    at: float
    until: float | None = None


class ClassLeft(msgspec.Struct, frozen=True, tag="class_left"):
    """Who was done after the class has read what is right."""

    seat: int


class ClassMissed(msgspec.Struct, frozen=True, tag="class_missed"):
    """Nobody waits for this seat's answer, since its phone is gone; or it is back."""

    seat: int
    on: bool
    at: float


class ClassShown(msgspec.Struct, frozen=True, tag="class_shown"):
    """The right answer stands on the wall until ``closes_at``. ``silent`` could have answered and did not know."""

    at: float
    closes_at: float
    silent: tuple[int, ...] = ()


class ClassEnded(msgspec.Struct, frozen=True, tag="class_ended"):
    """The tables go on."""

    at: float


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """The question to the class has so many seconds more."""

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
    | ClassEnded
    | Extended
    | Closed
)

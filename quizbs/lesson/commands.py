"""What may be asked of a lesson."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from quizbs.game.accommodation import Accommodation
from quizbs.game.commands import Number, Numbers, Text
from quizbs.game.events import Place
from quizbs.game.options import Options
from quizbs.quiz.question import Question

Way = Literal["random", "results", "keep", "one"]  # how a class is shared out among tables
Pairs = Annotated[tuple[tuple[Number, Number], ...], Meta(max_length=40)]  # seats that are not to share a table

LONGEST_BELL = 240  # minutes
LONGEST_MESSAGE = 80  # characters that a freeze shows on every screen
Bell = Annotated[int, Meta(ge=0, le=LONGEST_BELL)]
Minutes = Annotated[int, Meta(ge=1, le=LONGEST_BELL)]
Message = Annotated[str, Meta(max_length=LONGEST_MESSAGE)]


class GameSetup(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a preset with its options, and the bank whose questions lie on the cards (``""``: none)."""

    preset: str
    options: Options
    bank: str = ""
    title: str = ""  # of the bank, as the class reads it
    language: str = ""  # of the bank, as "en"
    questions: int = 0  # in the bank
    practice: Question | None = None  # for the lobby's tutorial; it lies on no card
    weights: tuple[int, int] = (2, 1)  # of card places and of right answers in the match
    at_most: bool = False  # the deck is the largest that may be dealt; smaller ones where it does not go with a table


class Start(msgspec.Struct, frozen=True):
    """Open a lesson with its join code; ``most`` seats at the most."""

    lesson: str
    code: str
    setup: GameSetup
    most: int = 40


class Prepare(msgspec.Struct, frozen=True):
    """Play something else from the next round on."""

    setup: GameSetup


class TakeSeat(msgspec.Struct, frozen=True):
    """A person comes in. ``person`` is an opaque id; ``bot`` names the kind of bot that plays, if it is one.

    ``group`` is the table that a bot is to fill, 0: whichever is smallest.
    """

    person: str
    bot: str = ""
    table: int = 0


class AddPartner(msgspec.Struct, frozen=True):
    """One more person shares the hand of a seat."""

    seat: int
    person: str


class RemovePartner(msgspec.Struct, frozen=True):
    """One of several persons of a seat leaves it, or is ``removed`` by the teacher; the others play on."""

    seat: int
    person: str
    removed: bool = False


class Practise(msgspec.Struct, frozen=True):
    """Answer the practice question of the tutorial, by the places of its choices."""

    seat: Number
    choices: Numbers


class FinishPractice(msgspec.Struct, frozen=True):
    """Has been through the tutorial, or skips it: ready to play."""

    seat: Number


class Remove(msgspec.Struct, frozen=True):
    """Take a name out; its secret opens nothing any more, and its device stays out until it is let back."""

    seat: Number


class Clear(msgspec.Struct, frozen=True):
    """Take several names out at once. Their devices may come back: innocent ones may be among them."""

    seats: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=200)]


class TurnAway(msgspec.Struct, frozen=True):
    """Do not let these people in, who wait at the door; with ``out`` their devices stay out."""

    people: tuple[str, ...]
    out: bool = False


class LetBack(msgspec.Struct, frozen=True):
    """The device of somebody who was taken out or turned away may come back."""

    person: Annotated[str, Meta(max_length=40)]


class Lock(msgspec.Struct, frozen=True):
    """Lock the lesson: nobody new comes in."""


class Unlock(msgspec.Struct, frozen=True):
    """Let people in again."""


class Accommodate(msgspec.Struct, frozen=True):
    """Make it easier for one seat; nobody else sees that."""

    seat: Number
    accommodation: Accommodation


class Deal(msgspec.Struct, frozen=True):
    """Begin the next round with everybody present, or first show who sits where; then: cards now, everywhere."""


class Arrange(msgspec.Struct, frozen=True):
    """Propose who sits where. ``apart`` are the pairs to keep apart from now on; ``None`` keeps those known."""

    way: Way
    apart: Pairs | None = None


class KeepApart(msgspec.Struct, frozen=True):
    """Note pairs that are not to share a table when seats are given out the next time."""

    pairs: Pairs


class Move(msgspec.Struct, frozen=True):
    """Seat somebody at another table; while cards are shown nowhere, a number one higher makes a new table.

    Who holds cards in a running game plays it to its end first, unless it is ``at_once``: then a bot plays them on.
    The own table, while another one is planned, means to stay. To a table with somebody from whom they are to be kept
    apart they go only ``together``, on purpose.
    """

    seat: Number
    table: Number
    at_once: bool = False
    together: bool = False


class Sit(msgspec.Struct, frozen=True):
    """Has found the table and sits there."""

    seat: Number


class DealTable(msgspec.Struct, frozen=True):
    """Cards for one table now: nobody is waited for, or it plays once more."""

    table: Number


class Again(msgspec.Struct, frozen=True):
    """A player of a table that is over asks for one more short game."""

    seat: Number


class SetBell(msgspec.Struct, frozen=True):
    """The lesson's bell rings in so many minutes, and the cards stop some time before; 0: no bell."""

    minutes: Bell


class StopCards(msgspec.Struct, frozen=True):
    """The cards stop in so many minutes, whenever the bell rings."""

    minutes: Minutes


class Ring(msgspec.Struct, frozen=True):
    """It is time for the last lap. Only the clock says so."""


class Freeze(msgspec.Struct, frozen=True):
    """Eyes up: every phone and every clock stands still."""

    message: Message = ""


class Unfreeze(msgspec.Struct, frozen=True):
    """Go on where it stopped."""


class AskClass(msgspec.Struct, frozen=True):
    """Put one question to everybody now; all tables stand still. ``language`` is the question's, as ``"en"``.

    ``known`` are the seats that have seen its answer at a table.
    """

    question: Question
    language: str = ""
    known: tuple[int, ...] = ()


class AnswerClass(msgspec.Struct, frozen=True):
    """Answer the question to the class by the places of the choices as shown, or by a text."""

    seat: Number
    number: Number
    choices: Numbers | None = None
    text: Text | None = None


class LookClass(msgspec.Struct, frozen=True):
    """See what is right instead of answering the class late, which a seat with more time might."""

    seat: Number
    number: Number


class LeaveClass(msgspec.Struct, frozen=True):
    """Has read what is right, after the class had gone on. The phone says so, or the clock."""

    seat: Number
    number: Number


class MissClass(msgspec.Struct, frozen=True):
    """The phone of a seat is gone, or back: nobody waits for its answer. Only the system says so."""

    seat: int
    number: int
    on: bool


class ShowClass(msgspec.Struct, frozen=True):
    """Show the right answer to the class. The host may, and the clock does."""

    number: Number


class EndClass(msgspec.Struct, frozen=True):
    """Back to the cards. The host may, and the clock does."""

    number: Number


class FinishRound(msgspec.Struct, frozen=True):
    """Note that a table has played to its end. Only the system says so."""

    game: str
    places: tuple[Place, ...]


class AmendRound(msgspec.Struct, frozen=True):
    """Note that an answer of a finished game was judged otherwise. Only the system says so."""

    game: str
    places: tuple[Place, ...]


class Extend(msgspec.Struct, frozen=True):
    """Give the question to the class so many seconds more, after the server was away. The bell waits for nobody."""

    seconds: float


class Close(msgspec.Struct, frozen=True):
    """The lesson is over."""


SeatCommand = Practise | FinishPractice | Sit | Again | AnswerClass | LookClass | LeaveClass
HostCommand = (
    Prepare
    | Remove
    | RemovePartner
    | Clear
    | TurnAway
    | LetBack
    | Lock
    | Unlock
    | Accommodate
    | Deal
    | Arrange
    | KeepApart
    | Move
    | DealTable
    | SetBell
    | StopCards
    | Freeze
    | Unfreeze
    | AskClass
    | ShowClass
    | EndClass
    | Close
)
Command = (
    Start | TakeSeat | AddPartner | FinishRound | AmendRound | Ring | Extend | MissClass | SeatCommand | HostCommand
)

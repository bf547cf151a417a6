"""The commands of a lesson. The class says which screens may send one; for others the docstring names the sender."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from quizbs.game.cards import Card, Rank
from quizbs.game.commands import Accommodate as Accommodate
from quizbs.game.commands import Extend as Extend
from quizbs.game.commands import HostCommand, Number, Numbers, PlayerCommand, Text
from quizbs.game.options import Options
from quizbs.lesson.trick.commands import FROM_ANOTHER as FROM_ANOTHER_IN_A_TRICK
from quizbs.lesson.trick.commands import AskTrick as AskTrick
from quizbs.lesson.trick.commands import ChooseTile as ChooseTile
from quizbs.lesson.trick.commands import DiscardLie as DiscardLie
from quizbs.lesson.trick.commands import EndTrick as EndTrick
from quizbs.lesson.trick.commands import GoOnTrick as GoOnTrick
from quizbs.lesson.trick.commands import KeepLie as KeepLie
from quizbs.lesson.trick.commands import MissTrick as MissTrick
from quizbs.lesson.trick.commands import OwnUp as OwnUp
from quizbs.lesson.trick.commands import PutTrick as PutTrick
from quizbs.lesson.trick.commands import WriteLie as WriteLie
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Sure
from quizbs.quiz.scoring import AnswerRow

Way = Literal["random", "results", "keep", "one"]  # how a class is split into tables
Pairs = Annotated[tuple[tuple[Number, Number], ...], Meta(max_length=40)]  # seats to keep at different tables

LONGEST_BELL = 240  # minutes
LONGEST_MESSAGE = 80  # characters of a freeze's message
Bell = Annotated[int, Meta(ge=0, le=LONGEST_BELL)]
Minutes = Annotated[int, Meta(ge=1, le=LONGEST_BELL)]
Message = Annotated[str, Meta(max_length=LONGEST_MESSAGE)]
Line = Annotated[str, Meta(max_length=200)]


class GameSetup(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a preset with its options, and the bank of the questions on the cards (``""``: none)."""

    preset: str
    options: Options
    bank: str = ""
    title: str = ""  # title of the bank, shown to the class
    language: str = ""  # of the bank, like "en"
    questions: int = 0  # in the bank
    practice: Question | None = None  # for the lobby's tutorial; it is on no card
    weights: tuple[int, int] = (2, 1)  # of card places and of right answers in the match
    at_most: bool = False  # the deck is the largest allowed; tables that it doesn't suit get a smaller one


class Start(msgspec.Struct, frozen=True):
    """Open a lesson with its join code, for at most ``most`` seats; sent by the program.

    ``alone``: a round of the teacher with bots.
    """

    lesson: str
    code: str
    setup: GameSetup
    most: int = 40
    alone: bool = False


class Prepare(msgspec.Struct, frozen=True):
    """Change the set-up from the next round on; sent for the host, who chose a deck or filled in the form."""

    setup: GameSetup


class TakeSeat(msgspec.Struct, frozen=True):
    """Seat a person; sent by the program. ``person`` is an opaque id; ``bot`` is the kind of a bot.

    ``table`` is the table for a bot, 0: the smallest.
    """

    person: str
    bot: str = ""
    table: int = 0


class AddPartner(msgspec.Struct, frozen=True):
    """Add another person to the hand of a seat; sent by the program."""

    seat: int
    person: str


class RemovePartner(msgspec.Struct, frozen=True):
    """One of several people in a seat leaves it, or is ``removed``; the others keep playing. Sent by the program."""

    seat: int
    person: str
    removed: bool = False


class Practise(PlayerCommand, frozen=True):
    """Answer the practice question of the tutorial, by the places of its choices."""

    choices: Numbers


class FinishPractice(PlayerCommand, frozen=True, tag="practised"):
    """A player has finished or skipped the tutorial, and is ready to play."""


class Remove(HostCommand, frozen=True):
    """Remove a person; their token becomes invalid, and their device is excluded until it is readmitted."""

    seat: Number


class Clear(HostCommand, frozen=True):
    """Remove several people at once. Their devices may come back, since some of them may have done nothing wrong."""

    seats: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=200)]


class TurnAway(msgspec.Struct, frozen=True):
    """Reject these people, who wait for approval; with ``out`` their devices are excluded. Sent for the host."""

    people: tuple[str, ...]
    out: bool = False


class LetBack(HostCommand, frozen=True):
    """Readmit the device of a removed or rejected person."""

    person: Annotated[str, Meta(max_length=40)]


class Lock(HostCommand, frozen=True):
    """Lock the lesson for new people."""


class Unlock(HostCommand, frozen=True):
    """Unlock the lesson."""


class Deal(HostCommand, frozen=True):
    """Start the next round with everybody present, or first show the seating; when repeated: deal everywhere now."""


class Arrange(HostCommand, frozen=True):
    """Propose who sits where."""

    way: Way


class KeepApart(HostCommand, frozen=True):
    """Set pairs to keep at different tables the next time the class is split."""

    pairs: Pairs


class Move(HostCommand, frozen=True):
    """Move a person to another table; before cards are dealt, the next free number makes a new table.

    A player with cards in a running game finishes it first, unless ``at_once`` is set: then a bot takes over the hand.
    A planned move is cancelled by naming their present table. To a table with a student they are kept apart from, they
    only move with ``together``.
    """

    seat: Number
    table: Number
    at_once: bool = False
    together: bool = False


class Sit(PlayerCommand, frozen=True):
    """A player has found the table and sits there."""


class DealTable(HostCommand, frozen=True):
    """Deal one table now: without waiting for anybody, or for another game."""

    table: Number


class Again(PlayerCommand, frozen=True):
    """A player whose game is over wants another short game; it starts once all at the table want it."""


class WantRematch(PlayerCommand, frozen=True, tag="rematch"):
    """A player wants another round after all tables are done. The teacher decides."""


class SetBell(HostCommand, frozen=True, tag="bell"):
    """The bell rings in this many minutes, and the cards stop some time before; 0: no bell."""

    minutes: Bell


class StopCards(HostCommand, frozen=True):
    """The cards stop in this many minutes, whenever the bell rings."""

    minutes: Minutes


class ShowLie(PlayerCommand, frozen=True):
    """Show everybody the own lie that nobody called; ``round`` counts the deals of the lesson until now."""

    round: Number


class PutLie(msgspec.Struct, frozen=True):
    """Show this lie of a game. What ``ShowLie`` becomes."""

    game: str
    rank: Rank
    cards: tuple[Card, ...]


class Ring(msgspec.Struct, frozen=True):
    """Start the last lap; sent by the clock."""


class Freeze(HostCommand, frozen=True):
    """Eyes up: every phone and every clock pauses."""

    message: Message = ""


class Unfreeze(HostCommand, frozen=True):
    """Continue where everything stopped."""


class AskClass(HostCommand, frozen=True):
    """Ask the whole class this question of the bank, or for "" one of the least asked."""

    question: Annotated[str, Meta(max_length=200)] = ""


class AskOwn(HostCommand, frozen=True):
    """Ask the whole class a question that is in no bank, with wrong choices, or typed.

    ``save``: the program adds it to a bank of the teacher's.
    """

    text: Annotated[str, Meta(max_length=500)]
    right: Line
    wrong: Annotated[tuple[Line, ...], Meta(max_length=5)] = ()
    save: bool = False


class PutToClass(msgspec.Struct, frozen=True):
    """Ask everybody this question now; all tables pause. ``AskClass`` and ``AskOwn`` become this command.

    ``known`` are the seats that have seen its answer in a game, ``rows`` their right answers in a row so far.
    ``language`` is the question's, like ``"en"``.
    """

    question: Question
    language: str = ""
    known: tuple[int, ...] = ()
    rows: dict[int, AnswerRow] = {}


class AnswerClass(PlayerCommand, frozen=True):
    """Answer the question to the class by the shown places of the choices, or by a text."""

    number: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class LookClass(PlayerCommand, frozen=True):
    """View the right answer instead of answering late; only for seats with more time."""

    number: Number


class LeaveClass(PlayerCommand, frozen=True):
    """A seat that finished after the class has read the answer."""

    number: Number


class MissClass(msgspec.Struct, frozen=True):
    """A seat's phone is absent, so its answer isn't awaited, or it is back. Sent by ``Away``."""

    seat: int
    number: int
    on: bool


class CloseVote(msgspec.Struct, frozen=True):
    """The time to answer is over: show the answer, or let a split class argue. Sent by the clock."""

    number: int


class VoteAgain(HostCommand, frozen=True, tag="vote_class"):
    """The class has argued and votes again. Sent by the clock, too."""

    number: Number


class ShowClass(HostCommand, frozen=True):
    """Show the right answer to the class, whether all have answered or not."""

    number: Number


class EndClass(HostCommand, frozen=True):
    """Return to the cards. Sent by the clock, too, also for those who finished after the class."""

    number: Number


class Close(HostCommand, frozen=True):
    """The lesson is over."""


_Unsent = Start | Prepare | TakeSeat | AddPartner | RemovePartner | TurnAway | PutToClass | PutLie | Extend
Command = PlayerCommand | HostCommand | _Unsent | Ring | CloseVote | MissClass | FROM_ANOTHER_IN_A_TRICK

"""The commands of a lesson. The class says which screens may send one; others say from whom they come."""

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
    """What is played: a preset with its options, and the bank whose questions are on the cards (``""``: none)."""

    preset: str
    options: Options
    bank: str = ""
    title: str = ""  # of the bank, for the class to read
    language: str = ""  # of the bank, like "en"
    questions: int = 0  # in the bank
    practice: Question | None = None  # for the lobby's tutorial; it is on no card
    weights: tuple[int, int] = (2, 1)  # of card places and of right answers in the match
    at_most: bool = False  # the deck is the largest allowed; tables that it doesn't suit get a smaller one


class Start(msgspec.Struct, frozen=True):
    """Open a lesson with its join code, for at most ``most`` seats. From the program.

    ``alone``: a round of the teacher with bots.
    """

    lesson: str
    code: str
    setup: GameSetup
    most: int = 40
    alone: bool = False


class Prepare(msgspec.Struct, frozen=True):
    """Change what is played from the next round on. From the host, who chose a deck or filled in the form."""

    setup: GameSetup


class TakeSeat(msgspec.Struct, frozen=True):
    """Seat somebody. From the program. ``person`` is an opaque id; ``bot`` is the kind of bot, if it is one.

    ``table`` is the table that a bot is sent to, 0: the smallest.
    """

    person: str
    bot: str = ""
    table: int = 0


class AddPartner(msgspec.Struct, frozen=True):
    """Let one more person share the hand of a seat. From the program."""

    seat: int
    person: str


class RemovePartner(msgspec.Struct, frozen=True):
    """One of several people in a seat leaves it, or is ``removed``; the others keep playing. From the program."""

    seat: int
    person: str
    removed: bool = False


class Practise(PlayerCommand, frozen=True):
    """Answer the practice question of the tutorial, by the places of its choices."""

    choices: Numbers


class FinishPractice(PlayerCommand, frozen=True, tag="practised"):
    """A player has finished or skipped the tutorial, and is ready to play."""


class Remove(HostCommand, frozen=True):
    """Remove somebody; their secret stops working, and their device stays out until it is let back in."""

    seat: Number


class Clear(HostCommand, frozen=True):
    """Remove several people at once. Their devices may come back, since some of them may have done nothing wrong."""

    seats: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=200)]


class TurnAway(msgspec.Struct, frozen=True):
    """Turn away these people, who wait to be let in; with ``out`` their devices stay out. From the host."""

    people: tuple[str, ...]
    out: bool = False


class LetBack(HostCommand, frozen=True):
    """Let the device of somebody who was removed or turned away come back."""

    person: Annotated[str, Meta(max_length=40)]


class Lock(HostCommand, frozen=True):
    """Lock the lesson: nobody new comes in."""


class Unlock(HostCommand, frozen=True):
    """Let people in again."""


class Deal(HostCommand, frozen=True):
    """Begin the next round with everybody present, or first show who sits where; a second time: deal everywhere now."""


class Arrange(HostCommand, frozen=True):
    """Propose who sits where."""

    way: Way


class KeepApart(HostCommand, frozen=True):
    """Note pairs to keep at different tables the next time the class is split."""

    pairs: Pairs


class Move(HostCommand, frozen=True):
    """Move somebody to another table; before cards are dealt, the next free number makes a new table.

    A player with cards in a running game finishes it first, unless ``at_once`` is set: then a bot takes over the hand.
    If a move is planned, their present table cancels it. To a table with somebody they are kept apart from, they go
    only if ``together`` says that this is meant.
    """

    seat: Number
    table: Number
    at_once: bool = False
    together: bool = False


class Sit(PlayerCommand, frozen=True):
    """A player has found the table and sits there."""


class DealTable(HostCommand, frozen=True):
    """Deal one table now: without waiting for anybody, or for one more game."""

    table: Number


class Again(PlayerCommand, frozen=True):
    """A player whose game is over wants one more short game while others play; it begins once all there want it."""


class WantRematch(PlayerCommand, frozen=True, tag="rematch"):
    """A player wants one more round now that all tables are done. The teacher decides."""


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
    """Begin the last lap. From the clock."""


class Freeze(HostCommand, frozen=True):
    """Eyes up: every phone and every clock pauses."""

    message: Message = ""


class Unfreeze(HostCommand, frozen=True):
    """Continue where everything stopped."""


class AskClass(HostCommand, frozen=True):
    """Ask the whole class this question of the bank, or with "" one of the least asked."""

    question: Annotated[str, Meta(max_length=200)] = ""


class AskOwn(HostCommand, frozen=True):
    """Ask the whole class a question that is in no bank, with wrong answers to choose from, or to be typed.

    ``save``: the program adds it to a bank of the teacher's.
    """

    text: Annotated[str, Meta(max_length=500)]
    right: Line
    wrong: Annotated[tuple[Line, ...], Meta(max_length=5)] = ()
    save: bool = False


class PutToClass(msgspec.Struct, frozen=True):
    """Put this question to everybody now; all tables pause. What ``AskClass`` and ``AskOwn`` become.

    ``known`` are the seats that have seen its answer in a game, ``rows`` their right answers in a row until now.
    ``language`` is the question's, like ``"en"``.
    """

    question: Question
    language: str = ""
    known: tuple[int, ...] = ()
    rows: dict[int, AnswerRow] = {}


class AnswerClass(PlayerCommand, frozen=True):
    """Answer the question to the class by the places of the choices as shown, or by a text."""

    number: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class LookClass(PlayerCommand, frozen=True):
    """See what is right instead of answering late; only seats with more time can."""

    number: Number


class LeaveClass(PlayerCommand, frozen=True):
    """A seat that finished after the class has read what is right."""

    number: Number


class MissClass(msgspec.Struct, frozen=True):
    """A seat's phone is gone, so that its answer isn't awaited, or it is back. From ``Away``."""

    seat: int
    number: int
    on: bool


class CloseVote(msgspec.Struct, frozen=True):
    """The time to answer is over: show what is right, or let a class that is split argue. From the clock."""

    number: int


class VoteAgain(HostCommand, frozen=True, tag="vote_class"):
    """The class has argued and answers once more. From the clock too."""

    number: Number


class ShowClass(HostCommand, frozen=True):
    """Show the right answer to the class, whether all have answered or not."""

    number: Number


class EndClass(HostCommand, frozen=True):
    """Back to the cards. From the clock too, also for those who finished after the class."""

    number: Number


class Close(HostCommand, frozen=True):
    """The lesson is over."""


_Unsent = Start | Prepare | TakeSeat | AddPartner | RemovePartner | TurnAway | PutToClass | PutLie | Extend
Command = PlayerCommand | HostCommand | _Unsent | Ring | CloseVote | MissClass | FROM_ANOTHER_IN_A_TRICK

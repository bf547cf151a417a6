"""The commands of a lesson.

A command's class says which screens may send it; a plain ``Struct`` isn't sent by screens.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from quizbs.game.cards import Card, Rank
from quizbs.game.commands import Accommodate as Accommodate
from quizbs.game.commands import Extend as Extend
from quizbs.game.commands import HostCommand, Number, Numbers, PlayerCommand, Text
from quizbs.game.options import MOST_SEATS, Options
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
    """What is played: a preset with its options, and the id of the bank whose questions are on the cards, if any."""

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
    """Open a lesson with this id and join code, for at most ``most`` seats; sent by the program.

    ``alone``: the teacher plays alone with bots. ``language``: the tag of the wall's language.
    """

    lesson: str
    code: str
    setup: GameSetup
    most: int = MOST_SEATS
    alone: bool = False
    language: str = "en"


class Prepare(msgspec.Struct, frozen=True):
    """Change the set-up from the next round on.

    Sent by the program when the host chooses a deck or submits the form.
    """

    setup: GameSetup


class TakeSeat(msgspec.Struct, frozen=True):
    """Seat a person or a bot; sent by the program. ``person`` is an opaque id, ``bot`` the kind of a bot, "" for
    people.

    ``table`` is where a bot sits, 0 for the smallest table.
    """

    person: str
    bot: str = ""
    table: int = 0


class AddPartner(msgspec.Struct, frozen=True):
    """Add a person to those who share a seat's hand; sent by the program."""

    seat: int
    person: str


class RemovePartner(msgspec.Struct, frozen=True):
    """Take one of several people out of a shared seat, while the others keep playing; sent by the program.

    ``removed``: by the teacher, otherwise the person left.
    """

    seat: int
    person: str
    removed: bool = False


class Practise(PlayerCommand, frozen=True):
    """Answer the practice question of the tutorial, by the positions of its choices."""

    choices: Numbers


class FinishPractice(PlayerCommand, frozen=True, tag="practised"):
    """Finish or skip the tutorial: the player is ready."""


class Remove(HostCommand, frozen=True):
    """Remove the person in a seat. Their token becomes invalid, and their device is excluded until it is readmitted."""

    seat: Number


class Clear(HostCommand, frozen=True):
    """Remove the people in several seats.

    Their devices may join again, since some of them may have done nothing wrong.
    """

    seats: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=200)]


class TurnAway(msgspec.Struct, frozen=True):
    """Reject people who wait for approval; with ``out`` their devices are excluded.

    Sent by the program for the host.
    """

    people: tuple[str, ...]
    out: bool = False


class LetBack(HostCommand, frozen=True):
    """Readmit the device of a person who was removed or rejected."""

    person: Annotated[str, Meta(max_length=40)]


class Lock(HostCommand, frozen=True):
    """Lock the lesson for new people."""


class Unlock(HostCommand, frozen=True):
    """Unlock the lesson for new people."""


class Deal(HostCommand, frozen=True):
    """Start the next round.

    If people have to change tables, show who sits where; the next ``Deal`` starts the round.
    """


class Arrange(HostCommand, frozen=True):
    """Propose who sits at which table."""

    way: Way


class KeepApart(HostCommand, frozen=True):
    """Set the pairs of seats that are kept at different tables from the next split of the class on."""

    pairs: Pairs


class Move(HostCommand, frozen=True):
    """Move a person to another table. Before cards are dealt, the next free number makes a new table.

    A player with cards finishes the game first, unless ``at_once`` is set: a bot takes over the hand. Naming the
    present table cancels a planned move. Without ``together``, a move to a table with a student from whom they are kept
    apart is refused.
    """

    seat: Number
    table: Number
    at_once: bool = False
    together: bool = False


class Sit(PlayerCommand, frozen=True):
    """Confirm that the player has found the table and sits there."""


class DealTable(HostCommand, frozen=True):
    """Deal one table its first cards without waiting for people to sit, or deal another game there."""

    table: Number


class Again(PlayerCommand, frozen=True):
    """Ask for another short game at one's table, which has finished. It starts once all at the table have asked."""


class WantRematch(PlayerCommand, frozen=True, tag="rematch"):
    """Ask for another round after all tables have finished. The teacher decides."""


class SetBell(HostCommand, frozen=True, tag="bell"):
    """Set the bell to ring in so many minutes, 0 for no bell. The cards stop some time before."""

    minutes: Bell


class StopCards(HostCommand, frozen=True):
    """Set the cards to stop in so many minutes, whenever the bell rings."""

    minutes: Minutes


class ShowLie(PlayerCommand, frozen=True):
    """Show everybody one's own lie that nobody called. ``round``: how many games the lesson has dealt so far."""

    round: Number


class PutLie(msgspec.Struct, frozen=True):
    """Show a lie to everybody: the ``cards`` of a game that were played as ``rank``. ``ShowLie`` is translated into
    this command.
    """

    game: str
    rank: Rank
    cards: tuple[Card, ...]


class Ring(msgspec.Struct, frozen=True):
    """Start the last lap; sent by the clock."""


class Freeze(HostCommand, frozen=True):
    """Pause every phone and every clock, and show the message."""

    message: Message = ""


class Unfreeze(HostCommand, frozen=True):
    """End the freeze."""


class AskClass(HostCommand, frozen=True):
    """Ask the whole class the bank's question with this id; "" for one of the least asked."""

    question: Annotated[str, Meta(max_length=200)] = ""


class AskOwn(HostCommand, frozen=True):
    """Ask the whole class a question that is in no bank. Without ``wrong`` answers, students type theirs.

    ``save``: the program adds the question to one of the teacher's banks.
    """

    text: Annotated[str, Meta(max_length=500)]
    right: Line
    wrong: Annotated[tuple[Line, ...], Meta(max_length=5)] = ()
    save: bool = False


class PutToClass(msgspec.Struct, frozen=True):
    """Ask everybody this question now; all tables pause. ``AskClass`` and ``AskOwn`` are translated into this command.

    ``known`` are the seats that have seen its answer in a game, ``rows`` the right answers in a row of each seat.
    ``language`` is the question's, like ``"en"``.
    """

    question: Question
    language: str = ""
    known: tuple[int, ...] = ()
    rows: dict[int, AnswerRow] = {}


class AnswerClass(PlayerCommand, frozen=True):
    """Answer the class question with this number, by the shown positions of choices, or by a text.

    ``sure``: how sure the student is.
    """

    number: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class ViewClassAnswer(PlayerCommand, frozen=True, tag="look_class"):
    """View the right answer to the class question instead of answering late. Only seats with more time may."""

    number: Number


class LeaveClass(PlayerCommand, frozen=True):
    """Return to the cards after finishing late and reading the answer."""

    number: Number


class MissClass(msgspec.Struct, frozen=True):
    """Stop waiting for a seat whose phone is absent, or, with ``on`` false, wait for it again. Sent by ``Away``."""

    seat: int
    number: int
    on: bool


class CloseVote(msgspec.Struct, frozen=True):
    """End the time to answer: show the answer, or let a split class argue. Sent by the clock."""

    number: int


class VoteAgain(HostCommand, frozen=True, tag="vote_class"):
    """End arguing and let the class vote again. Sent by the clock, too."""

    number: Number


class ShowClass(HostCommand, frozen=True):
    """Show the right answer to the class, whether all have answered or not."""

    number: Number


class EndClass(HostCommand, frozen=True):
    """End the class question. Sent by the clock, too, also for seats that finish later than the class."""

    number: Number


class Close(HostCommand, frozen=True):
    """End the lesson."""


_Unsent = Start | Prepare | TakeSeat | AddPartner | RemovePartner | TurnAway | PutToClass | PutLie | Extend
Command = PlayerCommand | HostCommand | _Unsent | Ring | CloseVote | MissClass | FROM_ANOTHER_IN_A_TRICK

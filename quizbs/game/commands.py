"""The commands of a game. Each says what it is about: the claim, the challenge, the question, the turn."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.accommodation import Accommodation
from quizbs.game.events import By, Why
from quizbs.game.options import Options
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Sure
from quizbs.quiz.scoring import NO_ROW, AnswerRow

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=520)]  # as many as ten decks have cards
Text = Annotated[str, Meta(max_length=500)]


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """Deal a new game. ``seats`` in clockwise order with their ``signs`` (0–7); ``dealer`` is one of them.

    ``bank`` holds the questions for the cards, right answers included; ``language`` is theirs, like ``"en"``.
    ``accommodations`` are those of seats and guests. ``bots`` may answer along, but nobody waits for them.
    ``seen`` and ``missed`` come from earlier games of the lesson (``question_history.remembered``), and so do ``rows``.
    ``first`` are questions that the class hadn't learnt in earlier lessons: they are on the cards before others.
    """

    options: Options
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    dealer: int
    round: int = 1
    bank: tuple[Question, ...] = ()
    language: str = ""
    accommodations: dict[int, Accommodation] = {}
    guests: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()
    seen: dict[str, tuple[int, ...]] = {}
    missed: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    rows: dict[int, AnswerRow] = {}


class Play(msgspec.Struct, frozen=True):
    """Play cards from the player's hand (by their hand ids) in the turn with this number."""

    seat: Number
    turn: Number
    cards: Numbers


class Pass(msgspec.Struct, frozen=True):
    """Pass in the turn with this number, where that is allowed."""

    seat: Number
    turn: Number


class Believe(msgspec.Struct, frozen=True):
    """Let a claim pass. Final for this claim."""

    seat: Number
    claim: Number


class Call(msgspec.Struct, frozen=True):
    """Challenge a claim."""

    seat: Number
    claim: Number


class Ask(msgspec.Struct, frozen=True):
    """Choose the question: of which challenged card (its place in the row), and who must answer."""

    seat: Number
    challenge: Number
    card: Number
    answerer: Number


class Decline(msgspec.Struct, frozen=True):
    """Skip the question, if the preset allows that."""

    seat: Number
    challenge: Number


class Answer(msgspec.Struct, frozen=True):
    """Answer a question by the places of the choices as shown, or by a text."""

    seat: Number
    question: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class AnswerAlong(msgspec.Struct, frozen=True):
    """Answer the question that another seat was asked, with no cards at stake."""

    seat: Number
    question: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class Look(msgspec.Struct, frozen=True):
    """See what is right instead of answering along late; only seats with more time can."""

    seat: Number
    question: Number


class Discard(msgspec.Struct, frozen=True):
    """The hunter throws away one card (by its hand id)."""

    seat: Number
    challenge: Number
    card: Number


class Ready(msgspec.Struct, frozen=True):
    """Say that the explanation has been read."""

    seat: Number
    question: Number


class Pause(msgspec.Struct, frozen=True):
    """Stop every clock."""

    by: By = "host"


class Resume(msgspec.Struct, frozen=True):
    """Restart the clocks where they stopped, unless somebody else stopped them too."""

    by: By = "host"


class Skip(msgspec.Struct, frozen=True):
    """Do now what the clock would do at its end, in the step with this number."""

    step: Number


class Autoplay(msgspec.Struct, frozen=True):
    """Let a bot play for a seat, or stop. A weaker reason (``Why``) does not undo a stronger one."""

    seat: Number
    on: bool
    why: Why = "host"


class Guest(msgspec.Struct, frozen=True):
    """Let a seat that came late answer along in this game, or stop.

    ``row`` is what it brings along, ``since`` when its present owner took it over, 0: nobody else has had it.
    """

    seat: int
    on: bool
    row: AnswerRow = NO_ROW
    since: float = 0.0


class Accommodate(msgspec.Struct, frozen=True):
    """Make it easier for a seat or a guest; nobody else hears about it."""

    seat: int
    accommodation: Accommodation


class TakeHand(msgspec.Struct, frozen=True):
    """Somebody else, who came at ``since`` (s), plays this hand from now on; ``bot``: whether it is a bot."""

    seat: int
    since: float
    bot: bool = False


class Saw(msgspec.Struct, frozen=True):
    """These seats have seen the right answer of a question elsewhere: the whole class was asked."""

    question: str
    seats: tuple[int, ...]


class SawElsewhere(msgspec.Struct, frozen=True):
    """Seats of this game have seen the right answers of these questions at another table."""

    seen: dict[str, tuple[int, ...]]


class Went(msgspec.Struct, frozen=True):
    """These seats were right or not in the question for everyone with this number."""

    question: int
    right: dict[int, bool]


class LastLap(msgspec.Struct, frozen=True):
    """The bell rang: finish the challenge and the lap, then the game ends."""


class Overrule(msgspec.Struct, frozen=True):
    """The teacher's ruling: an answer counts as right, or as wrong, whatever the server said."""

    question: Number
    right: bool


class End(msgspec.Struct, frozen=True):
    """End the game now; places depend on what everybody holds."""


class Due(msgspec.Struct, frozen=True):
    """The clock of the step with this number has run out."""

    step: int


class Extend(msgspec.Struct, frozen=True):
    """Give every open clock this many seconds more, after the server was away, and ``grace`` for phones to reconnect.

    It went away at ``since``: a call window that was over by then isn't made longer. Without it every one is.
    """

    seconds: float
    since: float | None = None
    grace: float = 0.0


SeatCommand = Play | Pass | Believe | Call | Ask | Decline | Answer | AnswerAlong | Look | Discard | Ready
HostCommand = Pause | Resume | Skip | Autoplay | Overrule | End
LessonCommand = Guest | Accommodate | TakeHand | Saw | SawElsewhere | Went | LastLap
Command = Open | SeatCommand | HostCommand | LessonCommand | Due | Extend

"""What may be asked of a game. A command names what it is about: the claim, the challenge, the question, the turn."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.accommodation import Accommodation
from quizbs.game.events import By, Why
from quizbs.game.options import Options
from quizbs.quiz.question import Question

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=520)]  # as many as ten decks have cards
Text = Annotated[str, Meta(max_length=500)]


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """Deal a new game. ``seats`` in clockwise order with their ``signs`` (0–7); ``dealer`` is one of them.

    ``bank`` holds the questions to lie on the cards, right answers included; ``language`` is theirs, as ``"en"``.
    ``accommodations`` are those of seats and guests; ``bots`` are the seats that nobody waits for to answer along.
    ``seen`` and ``missed`` are of the earlier games of the lesson (``small_banks.remembered``).
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


class Play(msgspec.Struct, frozen=True):
    """Lay cards of the own hand (by their hand ids) in the turn with this number."""

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
    """Ask nothing, where the preset leaves it open."""

    seat: Number
    challenge: Number


class Answer(msgspec.Struct, frozen=True):
    """Answer a question by the places of the choices as shown, or by a text."""

    seat: Number
    question: Number
    choices: Numbers | None = None
    text: Text | None = None


class AnswerAlong(msgspec.Struct, frozen=True):
    """Answer the same question as the one who was asked, without a stake."""

    seat: Number
    question: Number
    choices: Numbers | None = None
    text: Text | None = None


class Look(msgspec.Struct, frozen=True):
    """See what is right instead of answering along late; only seats with more time can."""

    seat: Number
    question: Number


class Discard(msgspec.Struct, frozen=True):
    """The hunter lets one own card (by its hand id) leave the game."""

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
    """Let the clocks go on where they stopped, unless somebody else stopped them too."""

    by: By = "host"


class Skip(msgspec.Struct, frozen=True):
    """Do now what the clock would do at its end, in the step with this number."""

    step: Number


class Autoplay(msgspec.Struct, frozen=True):
    """Let the server play for a seat, or stop. A weaker reason (``Why``) does not undo a stronger one."""

    seat: Number
    on: bool
    why: Why = "host"


class Guest(msgspec.Struct, frozen=True):
    """Let a seat that came late answer along here, or stop."""

    seat: int
    on: bool


class Accommodate(msgspec.Struct, frozen=True):
    """Make it easier for a seat or a guest; nobody else learns of it."""

    seat: int
    accommodation: Accommodation


class TakeHand(msgspec.Struct, frozen=True):
    """Somebody else plays this hand from now on, who came at ``since`` (s); ``bot``: whether it is one."""

    seat: int
    since: float
    bot: bool = False


class Saw(msgspec.Struct, frozen=True):
    """These seats have seen the right answer of a question elsewhere: the whole class was asked."""

    question: str
    seats: tuple[int, ...]


class LastLap(msgspec.Struct, frozen=True):
    """The bell rang: finish the challenge and the lap, then the game ends."""


class Overrule(msgspec.Struct, frozen=True):
    """The teacher judges the answer otherwise than the server did."""

    question: Number
    right: bool


class End(msgspec.Struct, frozen=True):
    """End the game now; the places go by what everybody holds."""


class Due(msgspec.Struct, frozen=True):
    """The clock of the step with this number has run out."""

    step: int


class Extend(msgspec.Struct, frozen=True):
    """Give every open clock so many seconds more, after the server was away."""

    seconds: float


SeatCommand = Play | Pass | Believe | Call | Ask | Decline | Answer | AnswerAlong | Look | Discard | Ready
HostCommand = Pause | Resume | Skip | Autoplay | Overrule | End
LessonCommand = Guest | Accommodate | TakeHand | Saw | LastLap
Command = Open | SeatCommand | HostCommand | LessonCommand | Due | Extend

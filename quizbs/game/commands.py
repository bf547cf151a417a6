"""The commands of a game. Each names its subject: the claim, the challenge, the question, the turn.

Its class says which screens may send it; the sender is the actor (``quizbs.game.actors``).
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.accommodation import Accommodation
from quizbs.game.options import Options
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Sure
from quizbs.quiz.scoring import NO_ROW, AnswerRow

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=520)]  # at most as many as the cards of ten decks
Text = Annotated[str, Meta(max_length=500)]


def _snake_case(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


class WireCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_snake_case):
    """A command that screens send: its name in ``do``, and its fields."""


class PlayerCommand(WireCommand, frozen=True):
    """A command that a player may send, for their own seat."""


class HostCommand(WireCommand, frozen=True):
    """A command that the host may send, from the laptop or the remote."""


class LaptopCommand(WireCommand, frozen=True):
    """A command that the host may only send from the laptop."""


class PlayerGameCommand(PlayerCommand, frozen=True):
    """A player's command for the game at their table."""


class HostGameCommand(HostCommand, frozen=True, kw_only=True):
    """A host's command for the newest game at this table; 0: the newest of all, for a lesson with a single table."""

    table: Number = 0


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """Deal a new game; sent by the class session.

    ``seats`` are clockwise, ``signs`` (0–7) in the same order; ``dealer`` is one of the seats. ``bank`` holds the
    questions with their right answers; ``language`` is theirs, like ``"en"``. ``accommodations`` are by seat, guests
    included. ``bots`` may answer along, but nobody waits for them. From earlier games of the lesson: ``seen``, the
    seats that have seen the answer of a question (by its id); ``missed``, questions last answered wrongly; ``rows``,
    right answers in a row by seat. ``first`` are questions that the class hadn't learnt in earlier lessons: they are
    assigned to cards first.
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


class Play(PlayerGameCommand, frozen=True):
    """Play cards of the player's hand (by their hand ids) in the turn with this number."""

    turn: Number
    cards: Numbers


class Pass(PlayerGameCommand, frozen=True):
    """Pass in the turn with this number, where that is allowed."""

    turn: Number


class Believe(PlayerGameCommand, frozen=True):
    """Accept a claim. Final for this claim."""

    claim: Number


class Call(PlayerGameCommand, frozen=True):
    """Challenge a claim."""

    claim: Number


class Bet(PlayerGameCommand, frozen=True):
    """Bet on whether the play of the turn with this number is a lie: before the play, or once it is called."""

    turn: Number
    lie: bool


class React(PlayerGameCommand, frozen=True):
    """Show a reaction (0–3) on the wall, once in the turn with this number."""

    turn: Number
    which: Annotated[int, Meta(ge=0, le=3)]


class Ask(PlayerGameCommand, frozen=True):
    """Choose the question: of which challenged card (its place in the row), and who has to answer."""

    challenge: Number
    card: Number
    answerer: Number


class Decline(PlayerGameCommand, frozen=True):
    """Skip the question, if the preset allows that."""

    challenge: Number


class Answer(PlayerGameCommand, frozen=True):
    """Answer a question by the shown places of the choices, or by a text.

    Cards are at stake only for the asked seat; all others answer along.
    """

    question: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class Look(PlayerGameCommand, frozen=True):
    """View the right answer instead of answering along late; only for seats with more time."""

    question: Number


class Discard(PlayerGameCommand, frozen=True):
    """The hunter throws away one card (by its hand id)."""

    challenge: Number
    card: Number


class Ready(PlayerGameCommand, frozen=True):
    """Confirm that the explanation has been read."""

    question: Number


class Pause(HostGameCommand, frozen=True):
    """Stop every clock; sent by the session when everything stops."""


class Resume(HostGameCommand, frozen=True):
    """Restart the clocks where they stopped, unless another actor has stopped them too."""


class Skip(HostGameCommand, frozen=True):
    """End the step with this number: early, or sent by the clock at its deadline."""

    step: Number


class Autoplay(HostGameCommand, frozen=True):
    """Start or stop autoplay of a seat.

    A weaker reason (``Why``), which depends on the actor, doesn't override a stronger one.
    """

    seat: Number
    on: bool


class Overrule(HostGameCommand, frozen=True):
    """The teacher's ruling: an answer counts as right, or as wrong, whatever the server graded.

    ``game`` is the id of any game of the lesson; "": that of the table.
    """

    question: Number
    right: bool
    game: Annotated[str, Meta(max_length=40)] = ""


class End(HostGameCommand, frozen=True):
    """End the game; places depend on the hands."""


class Accommodate(HostCommand, frozen=True):
    """Set the accommodations of a seat, which may be a guest's; they are private."""

    seat: Number
    accommodation: Accommodation


class Guest(msgspec.Struct, frozen=True):
    """Let a late seat answer along in this game, or stop it; sent by the session.

    ``row`` is its previous row of right answers, ``since`` when its present owner took it over, 0: it had no other.
    """

    seat: int
    on: bool
    row: AnswerRow = NO_ROW
    since: float = 0.0


class TakeHand(msgspec.Struct, frozen=True):
    """A new owner, since ``since`` (s), plays this hand from now on; sent by the session."""

    seat: int
    since: float
    bot: bool = False


class Saw(msgspec.Struct, frozen=True):
    """These seats have seen the right answer of a question to the whole class; sent by the session."""

    question: str
    seats: tuple[int, ...]


class SawElsewhere(msgspec.Struct, frozen=True):
    """Seats of this game have seen the right answers of these questions at another table; sent by the session."""

    seen: dict[str, tuple[int, ...]]


class Went(msgspec.Struct, frozen=True):
    """Results of these seats in the question for everyone with this number; sent by the session."""

    question: int
    right: dict[int, bool]


class LastLap(msgspec.Struct, frozen=True):
    """Start the last lap: finish the challenge and the lap, then the game ends; sent by the session."""


class Extend(msgspec.Struct, frozen=True):
    """Extend every open deadline by this many seconds, and ``grace`` for phones to reconnect; sent by the program.

    It was away since ``since``: a call window that had expired by then isn't extended. Without ``since`` every window
    is.
    """

    seconds: float
    since: float | None = None
    grace: float = 0.0


SessionCommand = Accommodate | Guest | TakeHand | Saw | SawElsewhere | Went | LastLap
Command = Open | PlayerGameCommand | HostGameCommand | SessionCommand | Extend

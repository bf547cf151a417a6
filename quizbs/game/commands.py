"""The commands of a game. Each says what it is about: the claim, the challenge, the question, the turn.

Its class says which screens may send it; who does is the actor (``quizbs.game.actors``).
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
Numbers = Annotated[tuple[Number, ...], Meta(max_length=520)]  # as many as ten decks have cards
Text = Annotated[str, Meta(max_length=500)]


def _snake_case(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


class WireCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_snake_case):
    """A command that travels: its name in ``do``, and its fields."""


class PlayerCommand(WireCommand, frozen=True):
    """A command that a player may send, for the own seat."""


class HostCommand(WireCommand, frozen=True):
    """A command that the host may send, from the laptop or the remote."""


class LaptopCommand(WireCommand, frozen=True):
    """A command that the host may send from the laptop alone."""


class PlayerGameCommand(PlayerCommand, frozen=True):
    """A player's command for the game at their table."""


class HostGameCommand(HostCommand, frozen=True, kw_only=True):
    """A host's command for the newest game at this table; 0: the newest of all, for a lesson with one table."""

    table: Number = 0


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """Deal a new game, from the session. ``seats`` are clockwise, with their ``signs`` (0–7); one is the ``dealer``.

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


class Play(PlayerGameCommand, frozen=True):
    """Play cards from the player's hand (by their hand ids) in the turn with this number."""

    turn: Number
    cards: Numbers


class Pass(PlayerGameCommand, frozen=True):
    """Pass in the turn with this number, where that is allowed."""

    turn: Number


class Believe(PlayerGameCommand, frozen=True):
    """Let a claim pass. Final for this claim."""

    claim: Number


class Call(PlayerGameCommand, frozen=True):
    """Challenge a claim."""

    claim: Number


class Bet(PlayerGameCommand, frozen=True):
    """Bet on whether the play of the turn with this number is a lie: before it is made, or once it is called."""

    turn: Number
    lie: bool


class Ask(PlayerGameCommand, frozen=True):
    """Choose the question: of which challenged card (its place in the row), and who must answer."""

    challenge: Number
    card: Number
    answerer: Number


class Decline(PlayerGameCommand, frozen=True):
    """Skip the question, if the preset allows that."""

    challenge: Number


class Answer(PlayerGameCommand, frozen=True):
    """Answer a question by the places of the choices as shown, or by a text.

    Cards are at stake for the seat that was asked alone; everybody else answers along.
    """

    question: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class Look(PlayerGameCommand, frozen=True):
    """See what is right instead of answering along late; only seats with more time can."""

    question: Number


class Discard(PlayerGameCommand, frozen=True):
    """The hunter throws away one card (by its hand id)."""

    challenge: Number
    card: Number


class Ready(PlayerGameCommand, frozen=True):
    """Say that the explanation has been read."""

    question: Number


class Pause(HostGameCommand, frozen=True):
    """Stop every clock; from the session because it stops everything."""


class Resume(HostGameCommand, frozen=True):
    """Restart the clocks where they stopped, unless somebody else stopped them too."""


class Skip(HostGameCommand, frozen=True):
    """End the step with this number: before its time, or from the clock because it is over."""

    step: Number


class Autoplay(HostGameCommand, frozen=True):
    """Let a bot play for a seat, or stop. A weaker reason (``Why``), which depends on the actor, undoes no stronger."""

    seat: Number
    on: bool


class Overrule(HostGameCommand, frozen=True):
    """The teacher's ruling: an answer counts as right, or as wrong, whatever the server said.

    ``game`` is the id of any game of the lesson; "": that of the table.
    """

    question: Number
    right: bool
    game: Annotated[str, Meta(max_length=40)] = ""


class End(HostGameCommand, frozen=True):
    """End the game now; places depend on what everybody holds."""


class Accommodate(HostCommand, frozen=True):
    """Make it easier for one seat, which may be a guest's; nobody else sees that."""

    seat: Number
    accommodation: Accommodation


class Guest(msgspec.Struct, frozen=True):
    """Let a seat that came late answer along in this game, or stop. From the session.

    ``row`` is what it brings along, ``since`` when its present owner took it over, 0: nobody else has had it.
    """

    seat: int
    on: bool
    row: AnswerRow = NO_ROW
    since: float = 0.0


class TakeHand(msgspec.Struct, frozen=True):
    """Somebody else, who came at ``since`` (s), plays this hand from now on. From the session."""

    seat: int
    since: float
    bot: bool = False


class Saw(msgspec.Struct, frozen=True):
    """These seats have seen the right answer of a question, as the whole class was asked. From the session."""

    question: str
    seats: tuple[int, ...]


class SawElsewhere(msgspec.Struct, frozen=True):
    """Seats of this game have seen the right answers of these questions at another table. From the session."""

    seen: dict[str, tuple[int, ...]]


class Went(msgspec.Struct, frozen=True):
    """These seats were right or not in the question for everyone with this number. From the session."""

    question: int
    right: dict[int, bool]


class LastLap(msgspec.Struct, frozen=True):
    """The cards stop: finish the challenge and the lap, then the game ends. From the session."""


class Extend(msgspec.Struct, frozen=True):
    """Give every open clock this many seconds more, and ``grace`` for phones to reconnect. From the program.

    It was away since ``since``: a call window that was over by then isn't made longer. Without it every one is.
    """

    seconds: float
    since: float | None = None
    grace: float = 0.0


SessionCommand = Accommodate | Guest | TakeHand | Saw | SawElsewhere | Went | LastLap
Command = Open | PlayerGameCommand | HostGameCommand | SessionCommand | Extend

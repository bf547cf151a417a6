"""The commands of a game. Each names the claim, challenge, question or turn that it is about, so that a late one is
refused.

The class of a command says which screens may send it; its sender is an actor (``quizbs.game.actors``).
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
    """A command that screens send: a message with its name in ``do``, and its fields."""


class PlayerCommand(WireCommand, frozen=True):
    """A command that a player may send, for their own seat."""


class HostCommand(WireCommand, frozen=True):
    """A command that the host may send, from the laptop or the remote."""


class LaptopCommand(WireCommand, frozen=True):
    """A command that the host may only send from the laptop."""


class PlayerGameCommand(PlayerCommand, frozen=True):
    """A player's command for the game at their table."""


class HostGameCommand(HostCommand, frozen=True, kw_only=True):
    """A host's command for the newest game at ``table``; 0 if the lesson has a single table."""

    table: Number = 0


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """Deal a new game; sent by the class session.

    ``seats`` are clockwise, ``signs`` (0–7) in the same order; ``dealer`` is one of the seats. ``bank`` holds the
    questions with their right answers; ``language`` is the questions' language, like ``"en"``. ``accommodations`` are
    by seat, guests included. ``bots`` may answer along, but nobody waits for them. From earlier games of the lesson:
    ``seen``, the seats that have seen the answer of a question (by its id); ``missed``, questions last answered
    wrongly; ``rows``, right answers in a row by seat. ``first`` are questions that the class hadn't learnt in earlier
    lessons: they are assigned to cards first.
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
    """Play these cards, given by their hand ids, in the turn with this number."""

    turn: Number
    cards: Numbers


class Pass(PlayerGameCommand, frozen=True):
    """Pass in the turn with this number, where that is allowed."""

    turn: Number


class Believe(PlayerGameCommand, frozen=True):
    """Accept the claim with this number. It can't be taken back."""

    claim: Number


class Call(PlayerGameCommand, frozen=True):
    """Challenge the claim with this number."""

    claim: Number


class Bet(PlayerGameCommand, frozen=True):
    """Bet that the play of the turn with this number is a lie, or true: before the play, or after its call."""

    turn: Number
    lie: bool


class React(PlayerGameCommand, frozen=True):
    """Show a reaction (0–3) on the wall, once in the turn with this number."""

    turn: Number
    which: Annotated[int, Meta(ge=0, le=3)]


class Ask(PlayerGameCommand, frozen=True):
    """Ask a question of this challenge.

    ``card``: the position of its card among the challenged ones; ``answerer``: who answers.
    """

    challenge: Number
    card: Number
    answerer: Number


class Decline(PlayerGameCommand, frozen=True):
    """Skip the question of this challenge, if the rules make it optional."""

    challenge: Number


class Answer(PlayerGameCommand, frozen=True):
    """Answer the question with this number, by the shown positions of choices, or by a text.

    ``sure``: how sure the player is. Cards are at stake only for the asked seat; all others answer along.
    """

    question: Number
    choices: Numbers | None = None
    text: Text | None = None
    sure: Sure | None = None


class Look(PlayerGameCommand, frozen=True):
    """View the right answer instead of answering along late. Only seats with more time may."""

    question: Number


class Discard(PlayerGameCommand, frozen=True):
    """Throw away the card with this hand id, as the hunter of this challenge."""

    challenge: Number
    card: Number


class Ready(PlayerGameCommand, frozen=True):
    """Confirm that the explanation of this question has been read."""

    question: Number


class Pause(HostGameCommand, frozen=True):
    """Stop the clocks of the game. Sent by the teacher, and by the class session when everything stops."""


class Resume(HostGameCommand, frozen=True):
    """Remove the sender's reason to stop the clocks. They continue once no other sender has stopped them."""


class Skip(HostGameCommand, frozen=True):
    """End the step with this number. Sent by the teacher early, or by the clock at its deadline."""

    step: Number


class Autoplay(HostGameCommand, frozen=True):
    """Start or stop autoplay of a seat.

    The reason (``Why``) depends on the sender; a weaker reason doesn't override a stronger one.
    """

    seat: Number
    on: bool


class Overrule(HostGameCommand, frozen=True):
    """Apply the teacher's ruling: the answer to this question counts as right, or as wrong, whatever the server graded.

    ``game`` is the id of any game of the lesson; "" is the newest at ``table``.
    """

    question: Number
    right: bool
    game: Annotated[str, Meta(max_length=40)] = ""


class End(HostGameCommand, frozen=True):
    """End the game now. Places depend on the number of cards in each hand."""


class Accommodate(HostCommand, frozen=True):
    """Set the accommodations of a seat, guests included. They are private."""

    seat: Number
    accommodation: Accommodation


class Guest(msgspec.Struct, frozen=True):
    """Let a seat without cards answer along in this game, or, with ``on`` false, no longer; sent by the class session.

    ``row`` is the seat's row of right answers so far. ``since`` is when the seat's present player took it over (s), 0
    for its first player.
    """

    seat: int
    on: bool
    row: AnswerRow = NO_ROW
    since: float = 0.0


class TakeHand(msgspec.Struct, frozen=True):
    """Give a hand to a new player, who took over the seat at ``since`` (s); sent by the class session.

    ``bot``: the new player is a bot.
    """

    seat: int
    since: float
    bot: bool = False


class RecordSeenAnswer(msgspec.Struct, frozen=True):
    """Record that these seats have seen the answer to a question that the whole class was asked; sent by the class
    session.
    """

    question: str
    seats: tuple[int, ...]


class RecordAnswersSeenElsewhere(msgspec.Struct, frozen=True):
    """Record which seats have seen the answers to questions (by id) at another table; sent by the class session."""

    seen: dict[str, tuple[int, ...]]


class RecordClassAnswers(msgspec.Struct, frozen=True):
    """Record whether each of these seats answered the class question with this number rightly; sent by the class
    session.
    """

    question: int
    right: dict[int, bool]


class LastLap(msgspec.Struct, frozen=True):
    """Start the last lap: the challenge and the lap are finished, and the game ends. Sent by the class session."""


class Extend(msgspec.Struct, frozen=True):
    """Extend every open deadline by ``seconds`` plus ``grace``, the time phones need to reconnect; sent after a
    restart.

    ``since`` is when the program stopped (s): a call window that had expired by then isn't extended. With ``None``
    every call window is extended.
    """

    seconds: float
    since: float | None = None
    grace: float = 0.0


SessionCommand = (
    Accommodate | Guest | TakeHand | RecordSeenAnswer | RecordAnswersSeenElsewhere | RecordClassAnswers | LastLap
)
Command = Open | PlayerGameCommand | HostGameCommand | SessionCommand | Extend

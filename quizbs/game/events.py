"""The events of a game. They are stored for ever: fields are only added, with a default; fields and tags are never
renamed.

Times are seconds on the server's clock; ``at`` is when the event happened. ``closes_at`` is the deadline of the step
that starts with the event, ``None`` without a time limit. Events contain whole questions and all random results, so
that a replay needs neither chance nor a bank.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.game.options import Options
from quizbs.game.place import Place
from quizbs.game.seat_events import Accommodated as Accommodated
from quizbs.game.seat_events import AutoplayChanged as AutoplayChanged
from quizbs.game.seat_events import ClassAnswersRecorded as ClassAnswersRecorded
from quizbs.game.seat_events import GuestCame as GuestCame
from quizbs.game.seat_events import HandTaken as HandTaken
from quizbs.game.seat_events import Seen as Seen
from quizbs.game.seat_events import Why as Why
from quizbs.game.side_events import BetLaid as BetLaid
from quizbs.game.side_events import Reacted as Reacted
from quizbs.game.side_events import Read as Read
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Recorded
from quizbs.quiz.scoring import AnswerRow

By = Literal["host", "freeze"]  # who stopped the clocks: the host of this table, or a freeze of everything


class Dealt(msgspec.Struct, frozen=True, kw_only=True, tag="dealt"):
    """A game starts. ``hands`` and ``signs`` are in the order of ``seats``; ``starter`` is 0 while the bottle turns.

    The deck has the ranks from the ace to ``last_rank``, ``decks`` times. ``on_card`` has the id of the question on
    each card, ``spare`` are ids of questions without a card. ``seen``, ``missed`` and ``rows`` are as in
    ``commands.Open``.
    """

    at: float
    options: Options
    last_rank: Rank
    decks: int
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]  # in the order of the seats
    pile: tuple[Card, ...]
    starter: int  # 0: the bottle turns until ``closes_at``; in older games it stops at the deal
    closes_at: float | None
    questions: tuple[Question, ...] = ()
    language: str = ""
    on_card: dict[Card, str] = {}
    spare: tuple[str, ...] = ()
    accommodations: dict[int, Accommodation] = {}
    guests: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()  # seats that may answer along, but aren't awaited
    seen: dict[str, tuple[int, ...]] = {}  # by question: seats that saw its answer in earlier games of the lesson
    missed: tuple[str, ...] = ()  # questions that were last answered wrongly in earlier games of the lesson
    stamp: bool = False  # ``reveal_time`` counts from the stamp; in older games it counts from the call
    rows: dict[int, AnswerRow] = {}  # earlier rows of right answers by seat, from the lesson


class Pointed(msgspec.Struct, frozen=True, tag="pointed"):
    """The bottle has stopped: this seat starts, and its turn begins."""

    seat: int
    at: float
    closes_at: float | None


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The starter played a card face up. The next seat has to play the next rank."""

    seat: int
    card: Card
    at: float
    closes_at: float | None
    autoplay: bool = False


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A claim: a seat played cards face down as the rank in play. The previous claim can no longer be called.

    ``free_at`` is when the next play is allowed. ``closes_at`` is when the next seat's turn ends or, if these were the
    last cards of the hand, when the time to call them ends.
    """

    seat: int
    cards: tuple[Card, ...]
    at: float
    free_at: float
    closes_at: float | None
    autoplay: bool = False


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat passed in its turn. The previous claim can no longer be called."""

    seat: int
    at: float
    closes_at: float | None
    autoplay: bool = False


class Believed(msgspec.Struct, frozen=True, tag="believed"):
    """A seat accepted the open claim."""

    seat: int


class ClaimStood(msgspec.Struct, frozen=True, tag="stood"):
    """Nobody called the claim in time, so it can't be called any more."""

    at: float
    closes_at: float | None


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A seat challenged the open claim. Its ``cards`` turn in this order; if empty (older games), all at once.

    While they turn, ``closes_at`` is when the next face is visible or, after the last one, when the stamp falls.
    """

    seat: int
    at: float
    closes_at: float | None
    cards: tuple[Card, ...] = ()


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """Nobody called a seat's last cards, but by the rules they are turned.

    ``closes_at`` and ``cards`` are as for ``Called``.
    """

    at: float
    closes_at: float | None
    cards: tuple[Card, ...] = ()


class FaceTurned(msgspec.Struct, frozen=True, tag="face_turned"):
    """One more face of the challenged cards is visible. ``closes_at`` is as for ``Called``."""

    closes_at: float | None


class Stamped(msgspec.Struct, frozen=True, tag="stamped"):
    """The stamp fell: all challenged cards are face up, and the verdict is public."""

    at: float
    closes_at: float | None


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """The asker may choose a question, or skip it if ``optional``.

    ``cards`` are positions among the challenged cards, ``answerers`` the seats to choose from.
    """

    asker: int
    cards: tuple[int, ...]
    answerers: tuple[int, ...]
    optional: bool
    at: float
    closes_at: float | None


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """The asker (``seat``) skipped the question, or nobody could be asked."""

    seat: int


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A question was asked. ``card`` is the position of its card among the challenged ones, ``question`` its id.

    ``order`` are the choices in shown order, as positions in the bank; ``without`` are the shown positions hidden from
    seats with fewer choices.
    """

    asker: int
    answerer: int
    card: int
    question: str
    order: tuple[int, ...]
    at: float
    closes_at: float | None
    without: tuple[int, ...] = ()


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The asked seat answered. ``right`` is ``None`` if the answer is missing.

    ``choices`` are shown positions. ``excused``: a missing answer isn't the player's fault, so the question counts
    neither as asked nor as wrong. If everyone answers, the result is secret until ``Revealed``, and ``closes_at`` is
    when the others' time ends.
    """

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    closes_at: float | None = None
    excused: bool = False
    record: Recorded | None = None  # older answers have none


class AnsweredAlong(msgspec.Struct, frozen=True, tag="answered_along"):
    """A seat that wasn't asked answered the question, with no cards at stake.

    ``right`` is ``None`` if it only viewed the answer.
    """

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    record: Recorded | None = None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The right answer is public: all have answered, or their time is over.

    ``silent`` seats could have answered along and didn't, which counts as not knowing.
    """

    silent: tuple[int, ...] = ()


class QuestionsReassigned(msgspec.Struct, frozen=True, tag="relaid"):
    """Cards whose question has a known answer got other questions. ``on_card`` and ``spare`` are as in ``Dealt``."""

    on_card: dict[Card, str]
    spare: tuple[str, ...]


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """The pile was settled: the loser picks up ``takes``, and ``leaves`` are out of the game."""

    loser: int | None
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]


class Hunted(msgspec.Struct, frozen=True, tag="hunted"):
    """The right caller may throw away one card of the hand."""

    seat: int
    at: float
    closes_at: float | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """The hunter has thrown a card away."""

    seat: int
    card: Card


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """Everybody may read the explanation.

    ``free_at``: when the next seat may play, ``None`` if not before ``closes_at``.
    """

    at: float
    closes_at: float | None
    free_at: float | None = None


class TurnCame(msgspec.Struct, frozen=True, tag="turn"):
    """The turn of the next seat begins after a challenge."""

    at: float
    closes_at: float | None


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The clocks stopped. ``by``: who stopped them."""

    at: float
    by: By = "host"


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """One of those who stopped the clocks, ``by``, doesn't stop them any more. The clocks continue once nobody stops
    them.
    """

    at: float
    by: By = "host"


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """The program was down: every open deadline moves by ``seconds`` + ``grace``; with ``waits`` the call window moves,
    too, by ``seconds``.
    """

    seconds: float
    waits: bool = True
    grace: float = 0.0


class LastLapCame(msgspec.Struct, frozen=True, tag="last_lap"):
    """The bell rang: the turn with number ``last_turn`` is the last.

    ``closing``: that turn was played already, and only the open claim may still be called. ``began_at`` and
    ``closes_at`` are the start and the deadline of the clock from now on.
    """

    last_turn: int
    closing: bool
    began_at: float
    closes_at: float | None


class Overruled(msgspec.Struct, frozen=True, tag="overruled"):
    """The teacher ruled whether the answer to question ``question`` (its number; 0: the newest) counts as right.

    ``takes`` and ``leaves`` are the new settlement, empty if cards were played since.
    """

    right: bool
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]
    question: int = 0


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over. ``winner`` is the seat that got rid of all its cards, ``None`` if no seat did."""

    places: tuple[Place, ...]
    winner: int | None = None


T = TypeVar("T")
# How each kind of event changes a T. A function takes only its own kind, which the type of a mapping can't say.
Changes = Mapping[type, Callable[[T, Any], T]]
Event = (
    Dealt
    | Pointed
    | Opened
    | Laid
    | Passed
    | Believed
    | BetLaid
    | Reacted
    | ClaimStood
    | Called
    | Shown
    | FaceTurned
    | Stamped
    | Offered
    | Declined
    | Asked
    | Answered
    | AnsweredAlong
    | Revealed
    | QuestionsReassigned
    | Settled
    | Hunted
    | Discarded
    | Explained
    | Read
    | TurnCame
    | Paused
    | Resumed
    | Extended
    | AutoplayChanged
    | GuestCame
    | Accommodated
    | HandTaken
    | Seen
    | ClassAnswersRecorded
    | LastLapCame
    | Overruled
    | Ended
)

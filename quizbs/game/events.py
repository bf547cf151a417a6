"""The events of a game. Stored for ever: fields are only added, with a default; no field and no tag is renamed.

Times are seconds on the server's clock. ``closes_at`` is the deadline of the step that starts with the event, ``None``
without a time limit. Events contain whole questions and all random results, so that a replay needs neither chance nor a
bank.
"""

from typing import Literal

import msgspec

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.game.events_beside import BetLaid as BetLaid
from quizbs.game.events_beside import Reacted as Reacted
from quizbs.game.events_beside import Read as Read
from quizbs.game.options import Options
from quizbs.game.place import Place
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Recorded
from quizbs.quiz.scoring import NO_ROW, AnswerRow

Why = Literal["away", "host", "removed"]  # why a bot plays: phone absent, the teacher's choice, no owner
By = Literal["host", "freeze"]  # who stopped the clocks: the host of this table, or a freeze of everything


class Dealt(msgspec.Struct, frozen=True, kw_only=True, tag="dealt"):
    """A game starts: seats, hands, and the question of each card."""

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
    missed: tuple[str, ...] = ()  # and which questions were answered wrong the last time
    stamp: bool = False  # ``reveal_time`` counts from the stamp; in older games it counts from the call
    rows: dict[int, AnswerRow] = {}  # earlier rows of right answers by seat, from the lesson


class Pointed(msgspec.Struct, frozen=True, tag="pointed"):
    """The bottle has stopped: this seat starts, and its turn begins."""

    seat: int
    at: float
    closes_at: float | None


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The starter played one card face up; the next seat follows with the next rank."""

    seat: int
    card: Card
    at: float
    closes_at: float | None
    autoplay: bool = False


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A claim: cards face down, claimed to be of the rank in play. The previous claim can no longer be called.

    ``free_at`` is when the next play is allowed, ``closes_at`` when the next seat's turn ends, or, if these were the
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
    """A seat accepts the open claim."""

    seat: int


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """Nobody called the claim."""

    at: float
    closes_at: float | None


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A seat challenged the claim. Its ``cards`` turn in this order; in older games (empty) they turn together.

    While they turn, ``closes_at`` is when the next face is visible or, after the last one, the stamp falls.
    """

    seat: int
    at: float
    closes_at: float | None
    cards: tuple[Card, ...] = ()


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """Nobody called the last cards, but the rules have them shown; ``closes_at`` and ``cards`` as for ``Called``."""

    at: float
    closes_at: float | None
    cards: tuple[Card, ...] = ()


class FaceTurned(msgspec.Struct, frozen=True, tag="face_turned"):
    """The face of another challenged card is visible; ``closes_at`` as for ``Called``."""

    closes_at: float | None


class Stamped(msgspec.Struct, frozen=True, tag="stamped"):
    """All challenged cards are face up, and the verdict is public."""

    at: float
    closes_at: float | None


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """The asker may choose one of these challenged cards, and one of these seats to answer."""

    asker: int
    cards: tuple[int, ...]
    answerers: tuple[int, ...]
    optional: bool
    at: float
    closes_at: float | None


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """No question this time."""

    seat: int


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A question; ``order`` are its choices as shown, ``without`` those hidden from seats with fewer choices."""

    asker: int
    answerer: int
    card: int
    question: str
    order: tuple[int, ...]
    at: float
    closes_at: float | None
    without: tuple[int, ...] = ()


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer, and whether it is right; ``None`` if it is missing.

    ``excused``: the missing answer isn't the asked player's fault, so the question counts neither as asked nor as
    wrong. If everyone answers, the result is secret until ``Revealed``; ``closes_at`` is when the others' time ends.
    """

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    closes_at: float | None = None
    excused: bool = False
    record: Recorded | None = None  # older answers have none


class AnsweredAlong(msgspec.Struct, frozen=True, tag="answered_along"):
    """Another seat answered the same question, with no cards at stake; ``None``: it viewed the answer instead."""

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    record: Recorded | None = None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All have answered, or their time is over: the right answer is public.

    ``silent`` seats could have answered along and didn't, which counts as not knowing.
    """

    silent: tuple[int, ...] = ()


class Relaid(msgspec.Struct, frozen=True, tag="relaid"):
    """Cards with the asked question have another one now; ``spare`` are the questions without a card."""

    on_card: dict[Card, str]
    spare: tuple[str, ...]


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """The settlement of the pile: what the loser picks up, and what leaves the game."""

    loser: int | None
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]


class Hunted(msgspec.Struct, frozen=True, tag="hunted"):
    """The right caller may throw away one card."""

    seat: int
    at: float
    closes_at: float | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """The hunter has thrown a card away."""

    seat: int
    card: Card


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """Everybody may read the explanation; from ``free_at`` on the next seat may play, ``None``: not before its turn."""

    at: float
    closes_at: float | None
    free_at: float | None = None


class TurnCame(msgspec.Struct, frozen=True, tag="turn"):
    """The next seat's turn begins after a challenge."""

    at: float
    closes_at: float | None


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Every clock has stopped."""

    at: float
    by: By = "host"


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """One reason to stop the clocks has ended; after the last one they continue where they stopped."""

    at: float
    by: By = "host"


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """Every open deadline is extended by ``seconds`` and ``grace``; ``waits``: a call window by ``seconds``."""

    seconds: float
    waits: bool = True
    grace: float = 0.0


class AutoplayChanged(msgspec.Struct, frozen=True, tag="autoplay"):
    """Autoplay of a seat started or stopped. If the current step waits for that seat, its clock restarts.

    For a guest it only means that its phone is absent, or back: it has nothing to play.
    """

    seat: int
    on: bool
    began_at: float
    closes_at: float | None
    why: Why = "host"


class GuestCame(msgspec.Struct, frozen=True, tag="guest"):
    """A seat without cards answers along in this game, or has stopped. ``since``: when its owner took it over."""

    seat: int
    on: bool
    row: AnswerRow = NO_ROW
    since: float = 0.0


class RowsWent(msgspec.Struct, frozen=True, tag="rows"):
    """Results of these seats in the question for everyone with this number: their rows continue, or end."""

    question: int
    right: dict[int, bool]


class Accommodated(msgspec.Struct, frozen=True, tag="accommodated"):
    """The accommodations of a seat from now on; ``closes_at`` is the new deadline of the running clock."""

    seat: int
    accommodation: Accommodation
    closes_at: float | None


class HandTaken(msgspec.Struct, frozen=True, tag="hand_taken"):
    """A new owner, since ``since``, plays this hand and has done and seen nothing here yet.

    A seat without cards here has a new owner, too: what its former one saw, here or at other tables, isn't known to
    them.
    """

    seat: int
    since: float
    bot: bool = False


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """These seats have seen the right answer elsewhere. ``new_here``: others haven't, so it stays on its cards."""

    question: str
    seats: tuple[int, ...]
    new_here: bool = False


class LastLapCame(msgspec.Struct, frozen=True, tag="last_lap"):
    """The bell rang: the turn ``last_turn`` is the last one.

    If it was played already, the open claim may still be called (``closing``). The times are the new ones of the clock.
    """

    last_turn: int
    closing: bool
    began_at: float
    closes_at: float | None


class Overruled(msgspec.Struct, frozen=True, tag="overruled"):
    """The teacher's ruling on the answer to the question with this number (0: the newest one).

    It includes the new settlement, if no cards were played since.
    """

    right: bool
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]
    question: int = 0


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over. ``winner`` is the seat that played all its cards, if any."""

    places: tuple[Place, ...]
    winner: int | None = None


Event = (
    Dealt
    | Pointed
    | Opened
    | Laid
    | Passed
    | Believed
    | BetLaid
    | Reacted
    | Stood
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
    | Relaid
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
    | RowsWent
    | LastLapCame
    | Overruled
    | Ended
)

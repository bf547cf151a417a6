"""What has happened in a game. Stored for ever: a field is added with a default, never renamed, and so are the tags.

Times are seconds on the server's clock. ``closes_at`` is when the step that begins with the event ends by itself,
``None`` when it has no time limit. Outcomes of chance and whole questions stand in the events, so that a replay needs
no luck and no bank.
"""

from typing import Literal

import msgspec

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.game.options import Options
from quizbs.quiz.question import Question

Why = Literal["away", "host", "removed"]  # why the server plays for a seat: no phone, the teacher, nobody there
By = Literal["host", "freeze"]  # who stopped the clocks: this table alone, or everything at once


class Dealt(msgspec.Struct, frozen=True, kw_only=True, tag="dealt"):
    """A game begins: who sits where, what everybody holds, which question lies on which card."""

    at: float
    options: Options
    last_rank: Rank
    decks: int
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]  # in the order of the seats
    pile: tuple[Card, ...]
    starter: int
    closes_at: float | None
    questions: tuple[Question, ...] = ()
    language: str = ""
    on_card: dict[Card, str] = {}
    spare: tuple[str, ...] = ()
    accommodations: dict[int, Accommodation] = {}
    guests: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()  # seats that nobody waits for to answer along
    seen: dict[str, tuple[int, ...]] = {}  # in earlier games of the lesson: who has seen the answer of a question
    missed: tuple[str, ...] = ()  # and which were answered wrong the last time
    stamp: bool = False  # ``reveal_time`` counts from the stamp; in games of before it did from the call


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The starter laid one card face up; the next seat follows with the next rank."""

    seat: int
    card: Card
    at: float
    closes_at: float | None
    autoplay: bool = False


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A claim: cards face down, claimed to be of the rank in play. The claim before can no longer be called.

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
    """A seat let its turn go by without a card. The claim before can no longer be called."""

    seat: int
    at: float
    closes_at: float | None
    autoplay: bool = False


class Believed(msgspec.Struct, frozen=True, tag="believed"):
    """A seat lets the open claim pass."""

    seat: int


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """Nobody calls the claim any more."""

    at: float
    closes_at: float | None


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A seat challenged the claim; its ``cards`` turn in this order, or, in games of before (empty), all at once.

    While they turn ``closes_at`` is when the next face is seen or, after the last one, the stamp falls.
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
    """One more of the challenged cards has turned so far that its face is seen; ``closes_at`` as for ``Called``."""

    closes_at: float | None


class Stamped(msgspec.Struct, frozen=True, tag="stamped"):
    """All challenged cards lie open, and everybody is told who was right."""

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
    """A question is asked. ``order`` gives the places of its choices as they are shown; ``without`` are those, as
    shown, that are taken away for seats with fewer choices.
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
    """The answer, as given, and whether it is right; ``None`` when none came in time.

    ``excused``: that none came was no fault of who was asked, so the question counts neither as asked nor as wrong.
    Where all answer along nobody is told before ``Revealed``; ``closes_at`` is when the time of the others ends.
    """

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    closes_at: float | None = None
    excused: bool = False


class AnsweredAlong(msgspec.Struct, frozen=True, tag="answered_along"):
    """Somebody else answered the same question, without a stake; ``None``: looked at the answer instead."""

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All have answered, or their time is over: everybody sees what is right.

    ``silent`` could have answered along and did not: they did not know.
    """

    silent: tuple[int, ...] = ()


class Relaid(msgspec.Struct, frozen=True, tag="relaid"):
    """Cards that bore the asked question have another one now; ``spare`` are the questions that lie on no card."""

    on_card: dict[Card, str]
    spare: tuple[str, ...]


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """The pile goes: what the loser takes, what leaves the game."""

    loser: int | None
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]


class Hunted(msgspec.Struct, frozen=True, tag="hunted"):
    """The right caller may let one own card leave."""

    seat: int
    at: float
    closes_at: float | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """The hunter's card has left the game."""

    seat: int
    card: Card


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """Everybody may read the explanation in peace."""

    at: float
    closes_at: float | None


class Read(msgspec.Struct, frozen=True, tag="read"):
    """A seat is ready to go on."""

    seat: int


class TurnCame(msgspec.Struct, frozen=True, tag="turn"):
    """The next seat's turn begins after a challenge."""

    at: float
    closes_at: float | None


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Every clock stands still."""

    at: float
    by: By = "host"


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """One who stopped the clocks lets them go; when nobody holds them any more they go on where they stopped."""

    at: float
    by: By = "host"


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """Every open clock has so many seconds more."""

    seconds: float


class AutoplayChanged(msgspec.Struct, frozen=True, tag="autoplay"):
    """The server plays for a seat, or has stopped; if the present step waits for that seat, its clock starts again.

    Nobody plays for a guest: its phone is gone, or back.
    """

    seat: int
    on: bool
    began_at: float
    closes_at: float | None
    why: Why = "host"


class GuestCame(msgspec.Struct, frozen=True, tag="guest"):
    """A seat without cards answers along here, or has stopped."""

    seat: int
    on: bool


class Accommodated(msgspec.Struct, frozen=True, tag="accommodated"):
    """It is made easier for one seat from now on; ``closes_at`` is when the running clock ends now."""

    seat: int
    accommodation: Accommodation
    closes_at: float | None


class HandTaken(msgspec.Struct, frozen=True, tag="hand_taken"):
    """Somebody new, who came at ``since``, plays this hand and has done and seen nothing here yet."""

    seat: int
    since: float
    bot: bool = False


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """These seats have seen the right answer of a question elsewhere."""

    question: str
    seats: tuple[int, ...]


class LastLapCame(msgspec.Struct, frozen=True, tag="last_lap"):
    """The bell rang: the turn ``last_turn`` is the last one. Where it was played already, the open claim may still be
    called (``closing``). The running clock is now this one.
    """

    last_turn: int
    closing: bool
    began_at: float
    closes_at: float | None


class Overruled(msgspec.Struct, frozen=True, tag="overruled"):
    """The teacher judged the answer to the question with this number (0: the newest one); this is the settlement that
    follows from it, as long as no cards were played since.
    """

    right: bool
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]
    question: int = 0


class Place(msgspec.Struct, frozen=True):
    """A seat's place at the end; shared places have the same number. What it did in the game stands beside it.

    A seat for which the server played most turns has no place, 0: it takes none from anybody.
    """

    seat: int
    place: int
    cards: int = 0  # left in hand
    right: int = 0  # of the questions asked to it
    asked: int = 0
    along: int = 0  # questions answered along
    along_right: int = 0
    calls: int = 0
    caught: int = 0  # right calls
    silent: int = 0  # questions that it could have answered along and did not


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over. ``winner`` is the seat that got rid of its cards, if one did."""

    places: tuple[Place, ...]
    winner: int | None = None


Event = (
    Dealt
    | Opened
    | Laid
    | Passed
    | Believed
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
    | LastLapCame
    | Overruled
    | Ended
)

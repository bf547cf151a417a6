"""What has happened at a table. Stored for ever: a field is added with a default, never renamed, and so are the tags.

Times are seconds on the server's clock. ``closes_at`` is when the step that begins with the event ends by itself,
``None`` when it has no time limit. Outcomes of chance and whole questions stand in the events, so that a replay needs
no luck and no bank.
"""

import msgspec

from quizbs.game.cards import Card, Rank
from quizbs.game.options import Options
from quizbs.quiz.question import Question


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


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The starter laid one card face up; the next seat follows with the next rank."""

    seat: int
    card: Card
    at: float
    closes_at: float | None
    automatic: bool = False


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
    automatic: bool = False


class Believed(msgspec.Struct, frozen=True, tag="believed"):
    """A seat lets the open claim pass."""

    seat: int


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """Nobody calls the claim any more."""

    at: float
    closes_at: float | None


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A seat challenged the claim; its cards are turned for everybody."""

    seat: int
    at: float
    closes_at: float | None


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """Nobody called the last cards, but the rules have them shown."""

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
    """A question is asked. ``order`` gives the places of its choices as they are shown."""

    asker: int
    answerer: int
    card: int
    question: str
    order: tuple[int, ...]
    at: float
    closes_at: float | None


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer, as given, and whether it is right; ``None`` when none came in time."""

    seat: int
    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None


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


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The clocks go on where they stopped."""

    at: float


class Extended(msgspec.Struct, frozen=True, tag="extended"):
    """Every open clock has so many seconds more."""

    seconds: float


class SteppedIn(msgspec.Struct, frozen=True, tag="stepped_in"):
    """The server plays for a seat, or no longer; if the present step waits for that seat, its clock begins anew."""

    seat: int
    on: bool
    began_at: float
    closes_at: float | None


class Overruled(msgspec.Struct, frozen=True, tag="overruled"):
    """The teacher judged the answer; this is the settlement that follows from it."""

    right: bool
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]


class Place(msgspec.Struct, frozen=True):
    """A seat's place at the end; shared places have the same number."""

    seat: int
    place: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over. ``winner`` is the seat that got rid of its cards, if one did."""

    places: tuple[Place, ...]
    winner: int | None = None


Event = (
    Dealt
    | Opened
    | Laid
    | Believed
    | Stood
    | Called
    | Shown
    | Offered
    | Declined
    | Asked
    | Answered
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
    | SteppedIn
    | Overruled
    | Ended
)

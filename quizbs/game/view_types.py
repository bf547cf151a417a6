"""The fields of a game's view. The screens have each type under its name without ``View``.

``docs/protocol.md`` explains the fields; ``tests.tools.view_types`` writes the screens' types from these. A field that
is ``UNSET`` isn't sent; all times are moments, or ms.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from quizbs.game.accommodation import Accommodation
from quizbs.game.log_lines import Line
from quizbs.game.moments import Moment

Seat = int
Rank = str
Face = str
Kind = Literal["choice", "multi", "true/false", "typed"]
Phase = Literal[
    "spinning", "turn", "last", "turning", "reveal", "choosing", "answering", "discard", "explaining", "over"
]


class ClockView(Struct, frozen=True):
    """A clock: what is left, of how much."""

    left: Moment
    of: int


class GivenView(Struct, frozen=True):
    """An answer: one of the two."""

    choices: tuple[int, ...] | UnsetType = UNSET
    text: str | UnsetType = UNSET


def given_view(choices: tuple[int, ...] | None, text: str | None) -> GivenView | None:
    """Return an answer as shown, ``None`` without an answer."""
    if choices is not None:
        return GivenView(choices=choices)
    return None if text is None else GivenView(text=text)


class OwnAnswerView(Struct, frozen=True):
    """The seat's answer; ``right`` is set once the result is public."""

    given: GivenView | None
    right: bool | None


class ScoreView(Struct, frozen=True):
    """Right answers in a row, the worth of the open question, and afterwards its points."""

    row: int
    worth: int | None
    won: int | None


class BestRowView(Struct, frozen=True):
    """The seat announced for right answers in a row."""

    seat: Seat
    right: int


class AccommodationView(Struct, frozen=True):
    """The accommodations of a seat."""

    time: float
    may_pass: bool
    fewer: bool
    read_aloud: bool
    large: bool
    spacing: bool
    dyslexia: bool

    @classmethod
    def from_accommodation(cls, accommodation: Accommodation) -> "AccommodationView":
        """Return the accommodations as shown."""
        return cls(
            accommodation.time,
            accommodation.may_pass,
            accommodation.fewer,
            accommodation.read_aloud,
            accommodation.large,
            accommodation.spacing,
            accommodation.dyslexia,
        )


# --- the public part


class LastLapView(Struct, frozen=True):
    """How many turns are left after the cards stop."""

    turns: int


class DeckView(Struct, frozen=True):
    """The deck, and the rank's step from turn to turn."""

    ranks: str
    decks: int
    step: int


class StarterView(Struct, frozen=True):
    """Who starts, and why."""

    seat: Seat | None
    how: Literal["dealer", "bottle", "turn"]


class PlaceView(Struct, frozen=True):
    """The public part of a seat at a table."""

    seat: Seat
    sign: int
    cards: int
    autoplay: bool
    tokens: int | None
    next: bool


class ClaimView(Struct, frozen=True):
    """The newest claim while it can be called or is challenged."""

    number: int
    seat: Seat
    count: int
    rank: Rank
    autoplay: bool
    last: bool
    open: bool
    believers: tuple[Seat, ...]
    voters: int


class CalledClaimView(Struct, frozen=True):
    """The claim that was called."""

    number: int
    seat: Seat
    count: int
    rank: Rank
    last: bool


class CardView(Struct, frozen=True):
    """A card that has turned; ``true`` is set from the stamp on."""

    face: Face
    true: bool | None


class BetsView(Struct, frozen=True):
    """How many bet on a lie, and how many on the truth."""

    lie: int
    true: int


class MetView(Struct, frozen=True):
    """The number of a pair's duel, and how often each had caught the other before."""

    duel: int
    by_caller: int
    by_claimant: int


class ChallengeView(Struct, frozen=True):
    """From the call to the next play. ``on_wall``: the cards are on a wall, so no phone has any before the stamp."""

    number: int
    claim: CalledClaimView
    called: bool
    caller: Seat | None
    honest: bool | None
    loser: Seat | None
    wins: Seat | None
    cards: tuple[CardView, ...]
    pile: int
    short: bool
    bets: BetsView | None
    met: MetView | None
    on_wall: bool = False


class StakesView(Struct, frozen=True):
    """How many cards a right and a wrong answer cost."""

    right: int
    wrong: int


class ChoosingView(Struct, frozen=True):
    """Who chooses a question, and for whom."""

    asker: Seat | None
    answerers: tuple[Seat, ...]
    optional: bool
    stakes: StakesView | None


class AnsweredView(Struct, frozen=True):
    """How many have answered, of how many, and ``who``, until the right answer is shown: never their answers."""

    answered: int
    of: int
    who: tuple[Seat, ...]


class KnewView(Struct, frozen=True):
    """How many of those who answered in time knew it, and the count of each choice; missing for few answers."""

    right: int
    of: int
    choices: tuple[int, ...]


class ResultView(Struct, frozen=True):
    """The right answer. ``feedback`` is that of each choice; empty if no choice has any. ``shines``: seats that knew it
    in time, where they are named.
    """

    right: bool
    given: GivenView | None
    answer: tuple[int | str, ...]
    explanation: str
    feedback: tuple[str, ...]
    overruled: bool
    row: BestRowView | None
    knew: KnewView | None
    shines: tuple[Seat, ...]


class QuestionView(Struct, frozen=True):
    """A question at a table, from the asking to the next play."""

    number: int
    asker: Seat | None
    answerer: Seat | None
    card: int
    kind: Kind
    text: str
    picture: str
    topic: str
    lang: str
    choices: tuple[str, ...]
    stakes: StakesView | None
    again: bool
    sure: bool
    along: AnsweredView | None
    result: ResultView | None


class HunterView(Struct, frozen=True):
    """Who may throw a card away."""

    seat: Seat | None
    done: bool


class SettledView(Struct, frozen=True):
    """What a challenge cost."""

    loser: Seat | None
    takes: int
    leaves: int
    why: Literal["true", "caught", "shown"]
    hunter: HunterView | None


class PlaceScoreView(Struct, frozen=True):
    """Points, and how many questions a seat could answer."""

    points: int
    of: int


class PlacedView(Struct, frozen=True):
    """A seat's place when a game is over."""

    seat: Seat
    place: int | None
    cards: int
    right: int
    asked: int
    score: PlaceScoreView | None


class ReactionView(Struct, frozen=True):
    """A reaction (0–3) that a seat shows in this turn."""

    seat: Seat
    which: int


class BrainsView(Struct, frozen=True):
    """A place among those who know most."""

    seat: Seat
    place: int


class GameView(Struct, frozen=True, kw_only=True):
    """The public part of a game. ``slow``: this turn has no clock, as in the first lap, and takes long. ``brains``: the
    best three, in the first turn of a lap.
    """

    phase: Phase
    step: int
    paused: bool
    paused_by: tuple[Literal["host", "freeze"], ...]
    clock: ClockView | None
    wait: Moment
    slow: bool
    lap: int
    last_lap: LastLapView | None
    deck: DeckView
    starter: StarterView
    direction: Literal[1, -1]
    seats: tuple[PlaceView, ...]
    turn: Seat | None
    turn_number: int
    rank: Rank | None
    open_card: Face | None
    pile: int
    gone: int
    claim: ClaimView | None
    challenge: ChallengeView | None
    choosing: ChoosingView | None
    question: QuestionView | None
    settled: SettledView | None
    ready: tuple[Seat, ...]
    log: tuple[Line, ...]
    places: tuple[PlacedView, ...] | None
    winner: Seat | None
    brains: tuple[BrainsView, ...]
    reactions: tuple[ReactionView, ...]
    end_on_wall: bool = False


class AheadView(Struct, frozen=True):
    """What only the projector gets before the stamp, so that it can draw ahead.

    From the call: how long ago it was, and when the first card starts to turn.
    """

    honest: bool
    loser: Seat | None
    cards: tuple[CardView, ...]
    since: Moment
    turns: int
    faces: tuple[Moment, ...]
    stamp: Moment

"""The fields of a game's view. The screens have each type under its name without ``View``.

``docs/protocol.md`` explains every field; ``tests.tools.view_types`` writes the screens' types from these. A field that
is ``UNSET`` isn't sent. All times are moments, or ms.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from quizbs.game.accommodation import Accommodation
from quizbs.game.moments import Moment
from quizbs.game.views.log_lines import Line

Seat = int
Rank = str
Face = str
Kind = Literal["choice", "multi", "true/false", "typed"]
Phase = Literal[
    "spinning", "turn", "last", "turning", "reveal", "choosing", "answering", "discard", "explaining", "over"
]


class ClockView(Struct, frozen=True):
    """A clock: the time left, and the whole time ``of`` (ms)."""

    left: Moment
    of: int


class GivenView(Struct, frozen=True):
    """An answer as it was given: either the shown positions of ``choices``, or a ``text``."""

    choices: tuple[int, ...] | UnsetType = UNSET
    text: str | UnsetType = UNSET


def given_view(choices: tuple[int, ...] | None, text: str | None) -> GivenView | None:
    """Return an answer as screens get it, ``None`` if both arguments are ``None``."""
    if choices is not None:
        return GivenView(choices=choices)
    return None if text is None else GivenView(text=text)


class TranslationView(Struct, frozen=True):
    """A question in a second language of its bank, which a wall may show below the first."""

    lang: str
    text: str
    choices: tuple[str, ...]


class OwnAnswerView(Struct, frozen=True):
    """The seat's own answer. ``right`` is set once the result is public."""

    given: GivenView | None
    right: bool | None


class ScoreView(Struct, frozen=True):
    """The seat's right answers in a row, what a right answer to the open question is worth, and what the seat won by
    it.
    """

    row: int
    worth: int | None
    won: int | None


class BestRowView(Struct, frozen=True):
    """A seat that is announced for this many right answers in a row."""

    seat: Seat
    right: int


class AccommodationView(Struct, frozen=True):
    """The accommodations of a seat, as in ``Accommodation``."""

    time: float
    may_pass: bool
    fewer: bool
    read_aloud: bool
    large: bool
    spacing: bool
    dyslexia: bool

    @classmethod
    def from_accommodation(cls, accommodation: Accommodation) -> "AccommodationView":
        """Return the accommodations as screens get them."""
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
    """How many turns are left in the last lap."""

    turns: int


class DeckView(Struct, frozen=True):
    """The deck. ``step``: how many ranks the rank in play advances from turn to turn."""

    ranks: str
    decks: int
    step: int


class StarterView(Struct, frozen=True):
    """The seat that starts, null while the bottle turns, and how it is determined."""

    seat: Seat | None
    how: Literal["dealer", "bottle", "turn"]


class PlaceView(Struct, frozen=True):
    """The public part of a seat at a table.

    ``cards``: how many it holds; ``tokens``: wrong calls left, null without a limit; ``next``: it plays after the seat
    in turn.
    """

    seat: Seat
    sign: int
    cards: int
    autoplay: bool
    tokens: int | None
    next: bool


class ClaimView(Struct, frozen=True):
    """The newest claim: ``count`` cards played as ``rank``. ``last``: the hand is empty. ``open``: it may be called.

    ``believers`` accept it; ``voters``: how many may call or believe it.
    """

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
    """The claim that was called: ``count`` cards played as ``rank``. ``last``: the hand is empty."""

    number: int
    seat: Seat
    count: int
    rank: Rank
    last: bool


class CardView(Struct, frozen=True):
    """A card that was turned. ``true``: it is of the claimed rank, null before the stamp."""

    face: Face
    true: bool | None


class BetsView(Struct, frozen=True):
    """How many bets are on a lie, and how many on the truth."""

    lie: int
    true: int


class MetView(Struct, frozen=True):
    """The number of a duel between two seats, and how often each had caught the other before."""

    duel: int
    by_caller: int
    by_claimant: int


class ChallengeView(Struct, frozen=True):
    """A challenge, from the call to the next play. ``called`` is false if the rules show the cards uncalled.

    ``honest``, ``loser`` and ``wins`` (the seat that wins by honest last cards) are null before the stamp. ``pile``:
    cards at stake. ``short``: shown in half the time. ``on_wall``: the cards are on a wall, so phones get them at the
    stamp.
    """

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
    """How many cards the loser picks up after a right and after a wrong answer."""

    right: int
    wrong: int


class ChoosingView(Struct, frozen=True):
    """Who chooses a question, and which seats may be asked. ``optional``: the question may be skipped."""

    asker: Seat | None
    answerers: tuple[Seat, ...]
    optional: bool
    stakes: StakesView | None


class AnsweredView(Struct, frozen=True):
    """How many seats have answered, of how many. ``who`` lists those that have, until the right answer is shown.

    Their answers are hidden.
    """

    answered: int
    of: int
    who: tuple[Seat, ...]


class KnewView(Struct, frozen=True):
    """How many of those who answered in time were right, and how often each choice was chosen."""

    right: int
    of: int
    choices: tuple[int, ...]


class ResultView(Struct, frozen=True):
    """The result of a question. ``right``: the asked seat's answer ``given`` is right.

    ``answer``: the shown positions of the right choices, or the accepted texts. ``feedback`` is by choice, empty
    without any. ``overruled``: by the teacher. ``shines``: seats to be named for knowing the answer in time.
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
    """A question at a table, from the asking to the next play.

    ``card`` is the position of its card among the challenged ones. ``again``: a seat has seen its answer before.
    ``sure``: players say how sure they are. ``result`` is null before the reveal.
    """

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
    translation: TranslationView | None
    stakes: StakesView | None
    again: bool
    sure: bool
    along: AnsweredView | None
    result: ResultView | None


class HunterView(Struct, frozen=True):
    """The seat that may throw away a card, and whether it has."""

    seat: Seat | None
    done: bool


class SettledView(Struct, frozen=True):
    """What a challenge cost: how many cards the loser takes, and how many leave the game.

    ``why``: the claim was true, or the cheat was caught by a call, or was shown without a call. ``hunter`` may throw
    away a card.
    """

    loser: Seat | None
    takes: int
    leaves: int
    why: Literal["true", "caught", "shown"]
    hunter: HunterView | None


class PlaceScoreView(Struct, frozen=True):
    """A seat's points, and how many questions it could have answered."""

    points: int
    of: int


class PlacedView(Struct, frozen=True):
    """A seat's place when a game is over, null if a bot played most of its turns."""

    seat: Seat
    place: int | None
    cards: int
    right: int
    asked: int
    score: PlaceScoreView | None


class ReactionView(Struct, frozen=True):
    """Which reaction (0–3) a seat shows in this turn."""

    seat: Seat
    which: int


class BrainsView(Struct, frozen=True):
    """A place among the three seats with most points."""

    seat: Seat
    place: int


class GameView(Struct, frozen=True, kw_only=True):
    """The public part of a game. ``wait``: when the next play is allowed.

    ``slow``: a turn without a time limit lasts longer than ``clocks.NUDGED``. ``gone``: cards out of the game.
    ``ready``: seats that have read the explanation. ``brains``: the best three, only in the first turn of a lap.
    ``end_on_wall``: the wall shows the end, so phones don't.
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
    """What only the projector gets before the stamp: the verdict and all cards, so that it can prepare its drawing.

    ``since``: the time since the call. ``turns``: when the first card starts to turn, in ms from the call. ``faces``,
    ``stamp``: when each face is visible, and when the stamp falls.
    """

    honest: bool
    loser: Seat | None
    cards: tuple[CardView, ...]
    since: Moment
    turns: int
    faces: tuple[Moment, ...]
    stamp: Moment

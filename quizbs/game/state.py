"""The state of one game: immutable values that only ``evolve`` replaces, and small functions that read them."""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from quizbs.game.accommodation import NO_ACCOMMODATION, Accommodation
from quizbs.game.cards import Card, Rank, in_order, rank_of
from quizbs.game.deeds import Deeds
from quizbs.game.events import By, Why
from quizbs.game.log import Happening, Judged, Tally
from quizbs.game.options import Options
from quizbs.game.place import Place
from quizbs.quiz.card_questions import relay
from quizbs.quiz.question import Question
from quizbs.quiz.scoring import AnswerRow
from quizbs.quiz.shared_question import SharedQuestion

Phase = Literal[
    "", "spinning", "turn", "last", "turning", "reveal", "choosing", "answering", "discard", "explaining", "over"
]


class Claim(msgspec.Struct, frozen=True):
    """Cards that a seat played face down, claimed to be of ``rank``. ``believers`` are seats that accept it.

    ``number`` counts the claims of the game; ``autoplay``: a bot played for the seat.
    """

    number: int
    seat: int
    rank: Rank
    cards: tuple[Card, ...]
    last: bool  # the seat's hand is empty
    autoplay: bool
    believers: frozenset[int] = frozenset()
    open: bool = True  # may still be called
    bets: dict[int, bool] = {}  # by seat: whether it bets on a lie

    @property
    def honest(self) -> bool:
        """Return whether every card is of the claimed rank; one false card makes the whole claim a cheat (rule B7)."""
        return {rank_of(card) for card in self.cards} == {self.rank}


class Duels(msgspec.Struct, frozen=True):
    """How often one seat has called another (``calls``), and how often it was right (``caught``)."""

    calls: int = 0
    caught: int = 0


class Duel(msgspec.Struct, frozen=True):
    """The duel of two seats in this challenge: its number, and how often each had caught the other before."""

    duel: int
    by_caller: int
    by_claimant: int


class Challenge(msgspec.Struct, frozen=True):
    """A claim whose cards turn. ``caller`` is ``None`` if nobody called and the rules show the cards anyway (rule B15).

    ``number`` counts the challenges of the game. Before the stamp only the projector gets more than the first
    ``turned`` cards. ``stamped``: the verdict is public.
    """

    number: int
    claim: Claim  # its cards in the order in which they turn
    caller: int | None
    pile: int  # cards at stake
    short: bool = False  # the show takes half the time
    unhurried: bool = False  # the time before the first card is never reduced, since bets are placed in it
    turned: int = 0
    stamped: bool = False
    met: Duel | None = None  # earlier duels of caller and called seat

    @property
    def loser(self) -> int | None:
        """Return the seat that picks up the pile: the cheat, or the caller of an honest claim.

        ``None`` if the claim was honest and nobody called.
        """
        return self.caller if self.claim.honest else self.claim.seat


class Offer(msgspec.Struct, frozen=True):
    """Which challenged cards (by position) the asker may choose a question from, and which seats it may ask."""

    asker: int
    cards: tuple[int, ...]
    answerers: tuple[int, ...]
    optional: bool


class AlongAnswer(msgspec.Struct, frozen=True):
    """The answer of a seat that wasn't asked. ``right`` is ``None`` if the seat viewed the right answer instead."""

    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    worth: int = 0  # points, if it is right


class Asking(SharedQuestion, frozen=True, kw_only=True):
    """A question at a table, with the answers of the asked seat and of those who answer along.

    ``card`` is its card's position among the challenged ones, ``question`` its id; ``choices`` are shown positions.
    """

    number: int
    asker: int
    answerer: int
    card: int
    question: str
    began_at: float = 0.0  # when it was asked, moved by every pause since
    along: dict[int, AlongAnswer] = msgspec.field(default_factory=dict)
    heard: tuple[int, int] = (0, 0)  # at the reveal: how many had answered, and of how many
    answered: bool = False
    excused: bool = False  # the missing answer wasn't the asked player's fault
    right: bool | None = None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    overruled: bool = False
    worth: int = 0  # points, if the asked seat is right
    best_row: tuple[int, int] | None = None  # a seat to announce for its right answers in a row, and their number

    @property
    def answered_by(self) -> frozenset[int]:
        """Return the seats that have answered, including the asked one."""
        along = frozenset(self.along)
        return along | {self.answerer} if self.answered else along


class Settlement(msgspec.Struct, frozen=True):
    """What a challenge cost: the loser picked up ``takes``, and ``leaves`` are out of the game.

    ``hunter`` may throw away a card; ``hunted``: has done so.
    """

    loser: int | None
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]
    hunter: int | None = None
    hunted: bool = False


class GameDeck(msgspec.Struct, frozen=True, kw_only=True):
    """The cards and where they are: in hands, in the pile, or out of the game (``gone``)."""

    ranks: str = ""
    decks: int = 1  # how many of each card there are
    hands: dict[int, tuple[Card, ...]] = {}
    ids: dict[Card, int] = {}  # hand id of each card in a hand; a card that returns gets a new one
    next_id: int = 1
    pile: tuple[Card, ...] = ()  # bottom first
    open_card: Card | None = None  # the starter's, face up on the pile
    gone: tuple[Card, ...] = ()

    def with_hand(self, seat: int, cards: Iterable[Card]) -> "GameDeck":
        """Return the deck with cards added to a seat's hand.

        New hand ids follow the order of the printed cards, so they reveal nothing about the pile.
        """
        new = in_order(cards)
        return replace(
            self,
            hands=self.hands | {seat: in_order((*self.hands[seat], *new))},
            ids=self.ids | {card: self.next_id + number for number, card in enumerate(new)},
            next_id=self.next_id + len(new),
        )

    def without(self, seat: int, cards: Iterable[Card]) -> "GameDeck":
        """Return the deck with cards removed from a seat's hand. The caller has to put them elsewhere in the deck."""
        ids = self.ids.copy()
        hand = list(self.hands[seat])
        for card in cards:
            hand.remove(card)
            del ids[card]
        return replace(self, hands=self.hands | {seat: tuple(hand)}, ids=ids)


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The current turn, and everything that the next play resets: the last claim and its consequences."""

    seat: int = 0  # has to play ``rank``, now or after the challenge; 0 while the bottle turns
    number: int = 0
    rank: Rank | None = None  # None: the starter's open card may be of any rank
    claim: Claim | None = None
    challenge: Challenge | None = None
    offer: Offer | None = None
    asking: Asking | None = None
    settled: Settlement | None = None
    ready: frozenset[int] = frozenset()  # seats that have read the explanation
    bets: dict[int, bool] = {}  # on the next play
    reactions: dict[int, int] = {}  # by seat: which reaction

    def later(self, seconds: float) -> "Turn":
        """Return the turn with the start of its question moved by ``seconds``."""
        asking = self.asking
        return self if asking is None else replace(self, asking=replace(asking, began_at=asking.began_at + seconds))


class Questions(msgspec.Struct, frozen=True, kw_only=True):
    """The questions of a game: which card each is on, which have been asked, and which seats know the answers.

    ``bank`` has them by id, other fields their ids. ``spare`` are on no card; ``missed`` were last answered wrongly.
    """

    bank: dict[str, Question] = {}
    language: str = ""
    on_card: dict[Card, str] = {}
    spare: tuple[str, ...] = ()
    before: tuple[str, ...] = ()  # asked in earlier games of the lesson
    asked: tuple[str, ...] = ()  # every question asked so far, in order
    missed: frozenset[str] = frozenset()
    seen: dict[str, frozenset[int]] = {}  # which seats have seen the right answer of a question
    judged: dict[int, Judged] = {}  # by the number of the question

    def reassigned(self, question: str) -> tuple[dict[Card, str], tuple[str, ...]]:
        """Return the question of each card and the spare ones after replacing ``question``, whose answer is known."""
        asked = (*self.before, *self.asked) if self.before else self.asked
        return relay(question, self.bank, self.on_card, self.spare, asked, self.missed)


class GameClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the current step. Times are in seconds on the server's clock."""

    step: int = 0  # increases with each step
    began_at: float = 0.0
    closes_at: float | None = None  # None: no limit
    free_at: float = 0.0  # when the seat in turn may play
    early: bool = False  # the seat in turn may play before its turn starts: the explanation is still shown
    extended: int = 0  # the last step extended after an outage
    renewed: float | None = None  # until when the acting seat has time, if its phone has returned in this step
    paused_at: float | None = None
    paused_by: frozenset[By] = frozenset()

    def now(self, at: float) -> float:
        """Return ``at``, or the time when the clock was paused."""
        return at if self.paused_at is None else self.paused_at

    def next_step(self, closes_at: float | None, began_at: float) -> "GameClock":
        """Return the clock with its next step started."""
        return replace(self, step=self.step + 1, closes_at=closes_at, began_at=began_at, renewed=None, early=False)

    def later(self, seconds: float) -> "GameClock":
        """Return the clock with all its times moved by ``seconds``."""
        closes_at = None if self.closes_at is None else self.closes_at + seconds
        renewed = None if self.renewed is None else self.renewed + seconds
        began_at, free_at = self.began_at + seconds, self.free_at + seconds
        return replace(self, closes_at=closes_at, began_at=began_at, free_at=free_at, renewed=renewed)


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """One game of cards. ``seats`` are clockwise, ``signs`` in the same order; dictionaries are by seat.

    ``since``: when the present player of a seat took it over (s). ``claims`` and ``challenges`` are counts.
    """

    phase: Phase = ""
    options: Options = Options()
    deck: GameDeck = GameDeck()
    turn: Turn = Turn()
    questions: Questions = Questions()
    clock: GameClock = GameClock()
    seats: tuple[int, ...] = ()
    signs: tuple[int, ...] = ()
    starter: int = 0  # 0 while the bottle turns
    guests: frozenset[int] = frozenset()  # seats without cards that answer along
    bots: frozenset[int] = frozenset()
    autoplay: frozenset[int] = frozenset()  # seats under autoplay, and guests with an absent phone
    why: dict[int, Why] = {}  # why each seat of ``autoplay`` is there
    since: dict[int, float] = {}  # when the present player of a hand took it over
    accommodations: dict[int, Accommodation] = {}
    tally: dict[int, Tally] = {}
    deeds: Mapping[int, Deeds] = {}  # what players did, without plays of a bot
    turns_played: dict[int, tuple[int, int]] = {}  # of a hand's present player: turns, and turns played by a bot
    rows: dict[int, AnswerRow] = {}  # right answers in a row
    in_row: dict[int, tuple[int, int]] = {}  # by the called seat: the last caller, and how often in a row
    duels: dict[int, dict[int, Duels]] = {}  # by the caller, then by the called seat
    claims: int = 0
    challenges: int = 0
    last_turn: int | None = None  # after the bell: the number of the last turn
    log: tuple[Happening, ...] = ()
    places: tuple[Place, ...] = ()
    winner: int | None = None


NO_GAME = GameState()


def seat_after(game: GameState, seat: int) -> int:
    """Return the seat that plays after ``seat``."""
    way = 1 if game.options.direction == "clockwise" else -1
    seats = game.seats
    return seats[(seats.index(seat) + way) % len(seats)]


def in_playing_order(game: GameState, first: int) -> list[int]:
    """Return all seats in the order in which they play, beginning with ``first``."""
    order = [first]
    while (seat := seat_after(game, order[-1])) != first:
        order.append(seat)
    return order


def rank_after(game: GameState, rank: Rank) -> Rank | None:
    """Return the rank that is due after ``rank``, ``None`` if the deck ends there and doesn't start again."""
    at = game.deck.ranks.index(rank) + game.options.step
    if at >= len(game.deck.ranks) and not game.options.wrap:
        return None
    return Rank(game.deck.ranks[at % len(game.deck.ranks)])


def ends_with(game: GameState, rank: Rank) -> bool:
    """Return whether the current turn, which claims ``rank``, is the last: the deck ends, or the bell has rung."""
    last = game.last_turn
    return rank_after(game, rank) is None or (last is not None and game.turn.number >= last)


def has_ended(game: GameState) -> bool:
    """Return whether the game's last turn has been played."""
    return game.turn.rank is None or (game.last_turn is not None and game.turn.number > game.last_turn)


def known_seats(game: GameState) -> frozenset[int]:
    """Return the seats that the game knows: with cards, guests, and those that have answered or seen an answer."""
    return frozenset(game.seats).union(game.guests, game.tally, *game.questions.seen.values())


def half_of(game: GameState, challenge: Challenge) -> int:
    """Return how many cards of the pile the loser of a challenge picks up after a right answer.

    It is at least one if the loser's hand is empty, so that a cheat doesn't get rid of a last card.
    """
    pile, loser, settled = challenge.pile, challenge.loser, game.turn.settled
    if game.options.stakes == "none":
        return pile
    half = pile // 2 if game.options.odd_card == "gone" else pile - pile // 2
    holds = len(game.deck.hands.get(loser, ())) - (len(settled.takes) if settled else 0) if loser is not None else 0
    return half if holds else max(1, half)


def accommodation_of(game: GameState, seat: int) -> Accommodation:
    """Return the accommodations of a seat, ``NO_ACCOMMODATION`` if it has none."""
    return game.accommodations.get(seat, NO_ACCOMMODATION)


def takes_part(game: GameState, seat: int) -> bool:
    """Return whether a seat plays or answers along in this game."""
    return seat in game.seats or seat in game.guests


def held(game: GameState, seat: int, rank: Rank | None) -> tuple[Card, ...]:
    """Return the cards of ``rank`` in a seat's hand."""
    return tuple([card for card in game.deck.hands[seat] if rank_of(card) == rank])


def voters(game: GameState, claimant: int) -> frozenset[int]:
    """Return the seats that may call or believe a claim of ``claimant``. Seats under autoplay may not."""
    able = (seat_after(game, claimant),) if game.options.callers == "next" else game.seats
    return frozenset(able) - {claimant} - game.autoplay


def bets_on(claim: Claim, *, lie: bool) -> list[int]:
    """Return the seats that bet on a lie, or, with ``lie=False``, on the truth."""
    return [seat for seat, bet in claim.bets.items() if bet == lie]


def openly(game: GameState, seat: int | None) -> int | None:
    """Return ``seat`` if everybody may know it; ``None`` for the caller if calls are quiet."""
    challenge = game.turn.challenge
    quiet = game.options.quiet and challenge is not None and seat == challenge.caller
    return None if quiet else seat


def people(game: GameState) -> frozenset[int]:
    """Return the seats with cards that no bot plays for."""
    return frozenset(game.seats) - game.autoplay


def acting_seat(game: GameState) -> int | None:
    """Return the only seat that the game waits for, ``None`` if it waits for several or for no seat."""
    turn = game.turn
    match game.phase:
        case "turn":
            return turn.seat
        case "choosing":
            return turn.offer.asker if turn.offer else None
        case "answering":
            return turn.asking.answerer if turn.asking and not turn.asking.answered else None
        case "discard":
            return turn.settled.hunter if turn.settled else None
        case _:
            return None

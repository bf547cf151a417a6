"""The state of one game: frozen values, changed only by ``evolve``, and small functions that read it."""

from typing import Literal

import msgspec

from quizbs.game.accommodation import NO_ACCOMMODATION, Accommodation
from quizbs.game.cards import Card, Rank, rank_of
from quizbs.game.events import By, Place, Why
from quizbs.game.log import Happening, Judged, Tally
from quizbs.game.options import Options
from quizbs.quiz.question import Question

Phase = Literal["", "turn", "last", "turning", "reveal", "choosing", "answering", "discard", "explaining", "over"]


class Claim(msgspec.Struct, frozen=True):
    """Cards that a seat laid face down as ``rank``, truly or not."""

    number: int
    seat: int
    rank: Rank
    cards: tuple[Card, ...]
    last: bool  # the hand of the seat is empty now
    autoplay: bool
    believers: frozenset[int] = frozenset()
    open: bool = True  # may still be called

    @property
    def honest(self) -> bool:
        """Return whether every card is of the claimed rank; one false card makes the whole claim a cheat (B7)."""
        return {rank_of(card) for card in self.cards} == {self.rank}


class Challenge(msgspec.Struct, frozen=True):
    """A claim whose cards are turned. ``caller`` is ``None`` where only the rules have them shown (B15).

    Before the stamp everybody but the projector knows the first ``turned`` cards of the claim and no more.
    """

    number: int
    claim: Claim  # its cards in the order in which they turn
    caller: int | None
    pile: int  # cards at stake
    turned: int = 0
    stamped: bool = False

    @property
    def loser(self) -> int | None:
        """Return the seat that takes the pile: the cheat, or the caller of an honest claim."""
        return self.caller if self.claim.honest else self.claim.seat


class Offer(msgspec.Struct, frozen=True):
    """What the asker may choose from."""

    asker: int
    cards: tuple[int, ...]
    answerers: tuple[int, ...]
    optional: bool


class Along(msgspec.Struct, frozen=True):
    """The answer of somebody who was not asked; ``right`` is ``None`` if they looked instead of answering late."""

    right: bool | None
    choices: tuple[int, ...] | None = None
    text: str | None = None


class Asking(msgspec.Struct, frozen=True):
    """A question that was asked, and what came of it."""

    number: int
    asker: int
    answerer: int
    card: int
    question: str
    order: tuple[int, ...]
    without: tuple[int, ...] = ()  # choices, as shown, that are taken away for who has fewer
    known: frozenset[int] = frozenset()  # seats that have seen the right answer before
    revealed: bool = False  # everybody may see what is right
    along: dict[int, Along] = {}
    partly: frozenset[int] = frozenset()  # seats that were not here for all of it
    late: frozenset[int] = frozenset()  # seats with more time that had not answered when it was revealed
    heard: tuple[int, int] = (0, 0)  # when it was revealed: how many had answered, and of how many
    answered: bool = False
    excused: bool = False  # that no answer came was no fault of who was asked
    right: bool | None = None
    choices: tuple[int, ...] | None = None
    text: str | None = None
    overruled: bool = False


class Settlement(msgspec.Struct, frozen=True):
    """What a challenge cost. ``hunter`` may let one card leave (``hunted``: has done so)."""

    loser: int | None
    takes: tuple[Card, ...]
    leaves: tuple[Card, ...]
    hunter: int | None = None
    hunted: bool = False


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """One game of cards. ``seats`` stand clockwise; ``turn`` is the seat that must lay ``rank`` now or next."""

    phase: Phase = ""
    step: int = 0  # rises whenever something else is to be done
    options: Options = Options()
    ranks: str = ""
    decks: int = 1
    seats: tuple[int, ...] = ()
    signs: tuple[int, ...] = ()
    starter: int = 0
    hands: dict[int, tuple[Card, ...]] = {}
    ids: dict[Card, int] = {}  # hand id of each held card; a card that comes back has a new one
    next_id: int = 1
    pile: tuple[Card, ...] = ()  # bottom first
    gone: tuple[Card, ...] = ()
    questions: dict[str, Question] = {}
    language: str = ""
    on_card: dict[Card, str] = {}
    spare: tuple[str, ...] = ()
    before: tuple[str, ...] = ()  # questions that were asked in earlier games of the lesson
    asked: tuple[str, ...] = ()  # every question asked so far, in order
    missed: frozenset[str] = frozenset()
    seen: dict[str, frozenset[int]] = {}  # which seats have seen the right answer of a question
    turn: int = 0
    turn_number: int = 0
    rank: Rank | None = None  # None: the starter's open card may be of any rank
    open_card: Card | None = None
    claim: Claim | None = None
    claims: int = 0
    challenge: Challenge | None = None
    challenges: int = 0
    offer: Offer | None = None
    asking: Asking | None = None
    settled: Settlement | None = None
    ready: frozenset[int] = frozenset()
    autoplay: frozenset[int] = frozenset()  # seats that the server plays for, and guests whose phone is gone
    why: dict[int, Why] = {}  # for what reason, of each of these
    bots: frozenset[int] = frozenset()
    since: dict[int, float] = {}  # when who plays a hand now took it over
    guests: frozenset[int] = frozenset()  # seats without cards that answer along
    accommodations: dict[int, Accommodation] = {}
    last_turn: int | None = None  # after the bell: the number of the last turn
    tally: dict[int, Tally] = {}
    judged: dict[int, Judged] = {}  # by the number of the question
    turns: dict[int, tuple[int, int]] = {}  # of who plays a hand now: how many, and how many the server played of them
    in_row: dict[int, tuple[int, int]] = {}  # of a claimant: who called it last, and how often without a break
    log: tuple[Happening, ...] = ()
    happenings: int = 0
    free_at: float = 0.0
    began_at: float = 0.0  # when the running clock began
    closes_at: float | None = None
    paused_at: float | None = None
    paused_by: frozenset[By] = frozenset()
    places: tuple[Place, ...] = ()
    winner: int | None = None


NO_GAME = GameState()


def seat_after(game: GameState, seat: int) -> int:
    """Return the seat that plays after this one."""
    way = 1 if game.options.direction == "clockwise" else -1
    seats = game.seats
    return seats[(seats.index(seat) + way) % len(seats)]


def in_playing_order(game: GameState, first: int) -> list[int]:
    """Return all seats in the order of their turns, beginning with ``first``."""
    order = [first]
    while (seat := seat_after(game, order[-1])) != first:
        order.append(seat)
    return order


def rank_after(game: GameState, rank: Rank) -> Rank | None:
    """Return the rank that is due after this one, or ``None`` where the deck ends there and does not wrap."""
    at = game.ranks.index(rank) + game.options.step
    if at >= len(game.ranks) and not game.options.wrap:
        return None
    return Rank(game.ranks[at % len(game.ranks)])


def ends_with(game: GameState, rank: Rank) -> bool:
    """Return whether the present turn, for this rank, is the last: of a deck that does not wrap, or after the bell."""
    last = game.last_turn
    return rank_after(game, rank) is None or (last is not None and game.turn_number >= last)


def has_ended(game: GameState) -> bool:
    """Return whether the last turn has been played."""
    return game.rank is None or (game.last_turn is not None and game.turn_number > game.last_turn)


def accommodation_of(game: GameState, seat: int) -> Accommodation:
    """Return what is easier for this seat."""
    return game.accommodations.get(seat, NO_ACCOMMODATION)


def takes_part(game: GameState, seat: int) -> bool:
    """Return whether a seat plays here or answers along, and so has a part of its own in the view."""
    return seat in game.seats or seat in game.guests


def held(game: GameState, seat: int, rank: Rank | None) -> tuple[Card, ...]:
    """Return the cards of this rank in a seat's hand."""
    return tuple([card for card in game.hands[seat] if rank_of(card) == rank])


def voters(game: GameState, claimant: int) -> frozenset[int]:
    """Return the seats that may call or believe a seat's claim; one that the server plays for does neither."""
    able = (seat_after(game, claimant),) if game.options.callers == "next" else game.seats
    return frozenset(able) - {claimant} - game.autoplay


def openly(game: GameState, seat: int | None) -> int | None:
    """Return a seat as everybody may know it: ``None`` for the caller where calls are quiet."""
    challenge = game.challenge
    quiet = game.options.quiet and challenge is not None and seat == challenge.caller
    return None if quiet else seat


def people(game: GameState) -> frozenset[int]:
    """Return the seats that the server does not play for."""
    return frozenset(game.seats) - game.autoplay


def acting_seat(game: GameState) -> int | None:
    """Return the seat that the table waits for, if it waits for a single one."""
    match game.phase:
        case "turn":
            return game.turn
        case "choosing":
            return game.offer.asker if game.offer else None
        case "answering":
            return game.asking.answerer if game.asking and not game.asking.answered else None
        case "discard":
            return game.settled.hunter if game.settled else None
        case _:
            return None

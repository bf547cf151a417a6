"""Simulated children: assumptions about how a class plays, used until its real pace is measured.

Each child has its own parameters, drawn once, and decides from its own hand and from public information. It is unknown
how often children call, so there are three kinds of tables: calm, typical and hot.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from quizbs.bots.odds import chance_of_cheat
from quizbs.game.cards import Card
from quizbs.game.legal_moves import may_call, may_pass
from quizbs.game.state import Claim, GameState, in_playing_order
from quizbs.game.turns import choice_of_cards

Style = Literal["calm", "typical", "hot"]
Throws = Literal["any card", "needed last"]  # what a right caller throws away
THROWS: tuple[Throws, ...] = get_args(Throws)


Calls = Callable[["Child", GameState, int, Claim, Random], bool]  # whether the child in this seat calls the claim


class PlayStyle(msgspec.Struct, frozen=True):
    """How the children at a kind of table play. Each child draws its own value from the ranges (minimum, maximum)."""

    called: float  # resulting share of called plays at a table of five
    watching: float  # mean number of opponents who watch a play
    doubt: tuple[float, float]  # probability of a cheat from which they call the claim
    softness: float = 0.05  # random variation of ``doubt``
    noise: tuple[float, float] = (0.01, 0.05)  # probability of a call without a reason
    notices: tuple[float, float] = (0.4, 1.0)  # probability of noticing a claim that can't be true
    last: tuple[float, float] = (0.6, 1.0)  # probability of calling a last card
    pads: tuple[float, float] = (0.0, 0.3)  # probability of adding a false card to true ones
    passes: float = 0.5  # probability of passing instead of cheating, if allowed


PLAY_STYLES: Mapping[Style, PlayStyle] = {
    "calm": PlayStyle(called=0.27, watching=1.7, doubt=(0.72, 0.97)),
    "typical": PlayStyle(called=0.36, watching=1.7, doubt=(0.62, 0.88)),
    "hot": PlayStyle(called=0.65, watching=2.4, doubt=(0.44, 0.74)),
}

_BLUFFS = ((60, 90), (10, 30), (0, 10), (0, 3))  # ranges of a child's weights of one to four false cards


class Child(msgspec.Struct, frozen=True):
    """A simulated child. ``knows``: its share of right answers; ``bluffs``: weights of 1, 2, 3 or 4 false cards.

    ``throws``: which card it throws away after a right call. The other fields are explained in ``PlayStyle``.
    """

    knows: float
    doubt: float
    noise: float
    notices: float
    last: float
    pads: float
    bluffs: tuple[float, ...]
    throws: Throws
    play_style: PlayStyle


def play_style_of(called: float) -> PlayStyle:
    """Return the play style of a class in which the share ``called`` of all plays is called.

    It is interpolated between the kinds of tables.
    """
    calm, typical, hot = PLAY_STYLES.values()
    low, high = (calm, typical) if called <= typical.called else (typical, hot)
    share = min(1.0, max(0.0, (called - low.called) / (high.called - low.called)))

    def between(least: float, most: float) -> float:
        return least + share * (most - least)

    return replace(
        low,
        called=called,
        watching=between(low.watching, high.watching),
        doubt=(between(low.doubt[0], high.doubt[0]), between(low.doubt[1], high.doubt[1])),
    )


def child(play_style: PlayStyle, chance: Random, knows: float, throws: Throws | None = None) -> Child:
    """Return a child with random parameters from ``play_style``.

    ``knows``: its share of right answers. Without ``throws``, half of the children throw away a random card, the
    others the card that they need last.
    """
    kind: Throws = chance.choice(THROWS) if throws is None else throws
    return Child(
        knows=knows,
        doubt=chance.uniform(*play_style.doubt),
        noise=chance.uniform(*play_style.noise),
        notices=chance.uniform(*play_style.notices),
        last=chance.uniform(*play_style.last),
        pads=chance.uniform(*play_style.pads),
        bluffs=tuple([chance.uniform(*weights) for weights in _BLUFFS]),
        throws=kind,
        play_style=play_style,
    )


def calls(habits: Child, game: GameState, seat: int, claim: Claim, chance: Random) -> bool:
    """Return whether the child in this seat calls the claim."""
    if claim.last:
        return chance.random() < habits.last
    watches = chance.random() * (len(game.seats) - 1) < habits.play_style.watching
    likely = likely_cheat(game, seat, claim)
    if likely == 1.0:
        called = chance.random() < habits.notices
    elif not watches:
        called = False
    else:
        beyond = (likely - habits.doubt) / habits.play_style.softness
        called = chance.random() < max(habits.noise, 0.0 if beyond < -1 else 1.0 if beyond > 1 else (beyond + 1) / 2)
    return called and may_call(game, seat, claim)


def likely_cheat(game: GameState, seat: int, claim: Claim) -> float:
    """Return the probability that the claim is a cheat, judged from the cards in this seat; 1 if it can't be true."""
    hand, rank = game.deck.hands[seat], claim.rank
    own = sum([card[0] == rank for card in hand])
    marked = 4 * game.deck.decks - own
    unseen = len(game.deck.ids) + len(game.deck.pile) + len(game.deck.gone) - len(hand)
    return chance_of_cheat(len(claim.cards), marked, len(game.deck.hands[claim.seat]) + len(claim.cards), unseen)


def cards_to_play(habits: Child, game: GameState, chance: Random) -> tuple[Card, ...]:
    """Return the cards that the child plays in its turn; empty if it passes."""
    choice = choice_of_cards(game, game.turn.seat)
    if game.turn.rank is None:
        return (_junk(game, choice.cards, chance),)
    rank = game.turn.rank
    true = tuple([card for card in choice.cards if card[0] == rank])[: choice.usual]
    false = [card for card in choice.cards if card[0] != rank]
    if true:
        if false and len(true) < choice.usual and chance.random() < habits.pads:
            return (*true, _junk(game, false, chance))
        return true
    if may_pass(game, game.turn.seat) and chance.random() < habits.play_style.passes:
        return ()
    count = chance.choices((1, 2, 3, 4), habits.bluffs)[0]
    laid: list[Card] = []
    while false and len(laid) < max(choice.least, min(count, choice.usual)):
        laid.append(_junk(game, false, chance))
        false.remove(laid[-1])
    return tuple(laid)


def card_to_discard(habits: Child, game: GameState, seat: int, chance: Random) -> Card:
    """Return the card that the child in this seat throws away after a right call."""
    hand = game.deck.hands[seat]
    return _any(hand, chance) if habits.throws == "any card" else _needed_last(game, seat, hand)


def _junk(game: GameState, cards: Sequence[Card], chance: Random) -> Card:
    """Return a card of another rank to add to a play: half the time any of ``cards``, otherwise the one needed last."""
    by_chance = game.turn.rank is None or chance.random() < 0.5
    return _any(cards, chance) if by_chance else _needed_last(game, game.turn.seat, cards)


def _any(cards: Sequence[Card], chance: Random) -> Card:
    return cards[int(chance.random() * len(cards))]


def _needed_last(game: GameState, seat: int, cards: Sequence[Card]) -> Card:
    """Return the card of ``cards`` whose rank this seat has to play last, counted from the current turn."""
    ranks, rank = game.deck.ranks, game.turn.rank
    if rank is None:
        return cards[-1]
    until = in_playing_order(game, game.turn.seat).index(seat)
    step = game.options.step
    first, stride = ranks.index(rank) + until * step, len(game.seats) * step
    due: dict[str, int] = {}
    for turn in range(len(ranks)):
        due.setdefault(ranks[(first + turn * stride) % len(ranks)], turn)
    return max(cards, key=lambda card: due.get(card[0], len(due)))

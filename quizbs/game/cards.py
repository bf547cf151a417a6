"""Cards, ranks, suits and decks. A card is a string: rank and suit, as ``"AS"`` or ``"TH"``.

With more than one deck the copies differ by a digit at the end (``"AS"``, ``"AS2"``), because each has its own
question; screens never see that digit (``face``).
"""

from collections.abc import Iterable
from itertools import product
from math import gcd
from typing import NewType

Card = NewType("Card", str)
Rank = NewType("Rank", str)

RANKS = "A23456789TJQK"
SUITS = "SHDC"


def rank_of(card: Card) -> Rank:
    """Return the rank of a card."""
    return Rank(card[0])


def face(card: Card) -> str:
    """Return a card as printed, without the digit that distinguishes copies."""
    return card[:2]


def deck_of(last: Rank, decks: int) -> list[Card]:
    """Return all cards from the ace to rank ``last``, ``decks`` times, in a fixed order."""
    ranks = ranks_to(last)
    return [
        Card(f"{rank}{suit}{'' if copy == 1 else copy}")
        for copy in range(1, decks + 1)
        for rank in ranks
        for suit in SUITS
    ]


def ranks_to(last: Rank) -> str:
    """Return the ranks of a deck whose last rank is ``last``: ``"5"`` gives ``"A2345"``."""
    return RANKS[: RANKS.index(last) + 1]


MOST_DECKS = 8
_COPIES = ("", *map(str, range(2, MOST_DECKS + 1)))
_PLACES = {Card(rank + suit + copy): place for place, (rank, suit, copy) in enumerate(product(RANKS, SUITS, _COPIES))}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards sorted as in a hand: by rank, suit and deck."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def fits(seats: int, last: Rank, step: int = 1) -> bool:
    """Return whether every seat has to play every rank sooner or later (``docs/rules.md``, Decks).

    ``seats * step`` ranks pass between two turns of a seat; they must have no divisor in common with the number of
    ranks. Otherwise some ranks never come to some seats, and the game practically never ends.
    """
    return gcd(seats * step, len(ranks_to(last))) == 1


def good_decks(seats: int, near: Rank, step: int = 1) -> list[Rank]:
    """Return the last ranks of all decks that fit (``fits``), those nearest to ``near`` first, of two the larger."""
    at = RANKS.index(near)
    good = [Rank(rank) for rank in RANKS[4:] if fits(seats, Rank(rank), step)]
    return sorted(good, key=lambda rank: (abs(RANKS.index(rank) - at), -RANKS.index(rank)))

"""How likely a claim is a cheat, by counting the cards of its rank that one cannot see."""

from functools import cache
from math import comb

# How many false cards somebody lays who holds none of the rank, by their number; more are as rare as the last.
_BLUFFS = (0.80, 0.15, 0.04, 0.01)
_PADDED = 0.1  # how often somebody who holds the rank lays fewer or more


@cache
def chance_to_hold(number: int, marked: int, hand: int, unseen: int) -> float:
    """Return how likely a hand of ``hand`` cards, of ``unseen`` ones, holds ``number`` of the ``marked`` ones."""
    if not 0 <= number <= min(marked, hand) or hand - number > unseen - marked:
        return 0.0
    return comb(marked, number) * comb(unseen - marked, hand - number) / comb(unseen, hand)


@cache
def chance_of_cheat(count: int, marked: int, hand: int, unseen: int) -> float:
    """Return how likely ``count`` cards, claimed to be of one rank, are not all of it.

    ``marked``: cards of the rank that may be anywhere among ``unseen`` cards; ``hand``: how many cards the claimant
    held. More claimed than there can be is certain: 1.
    """
    hand, marked = min(hand, unseen), min(marked, unseen)
    if count > marked or count > hand:
        return 1.0
    holds = [chance_to_hold(number, marked, hand, unseen) for number in range(min(marked, hand) + 1)]
    bluff = holds[0] * _BLUFFS[min(count, len(_BLUFFS)) - 1]
    bluff += _PADDED * sum(holds[1:count])
    honest = holds[count] + _PADDED * sum(holds[count + 1 :])
    return bluff / (bluff + honest) if bluff + honest else 1.0

"""The probability that a claim is a cheat, from the number of unseen cards of its rank."""

from functools import cache
from math import comb

# Probability that a player without the rank plays one, two, three, four false cards; more are as rare as four.
_BLUFFS = (0.80, 0.15, 0.04, 0.01)
_PADDED = 0.1  # probability that a player with the rank plays fewer or more


@cache
def chance_to_hold(number: int, marked: int, hand: int, unseen: int) -> float:
    """Return the probability that a hand holds exactly ``number`` of the ``marked`` cards.

    The hand has ``hand`` cards, drawn from ``unseen`` cards, ``marked`` of which are marked.
    """
    if not 0 <= number <= min(marked, hand) or hand - number > unseen - marked:
        return 0.0
    return comb(marked, number) * comb(unseen - marked, hand - number) / comb(unseen, hand)


@cache
def chance_of_cheat(count: int, marked: int, hand: int, unseen: int) -> float:
    """Return the probability that not all of ``count`` claimed cards have the claimed rank.

    ``marked``: how many cards of that rank may be among the ``unseen`` cards; ``hand``: how many cards the player who
    claims had before the play. The result is 1 if more cards are claimed than there can be.
    """
    hand, marked = min(hand, unseen), min(marked, unseen)
    if count > marked or count > hand:
        return 1.0
    holds = [chance_to_hold(number, marked, hand, unseen) for number in range(min(marked, hand) + 1)]
    bluff = holds[0] * _BLUFFS[min(count, len(_BLUFFS)) - 1]
    bluff += _PADDED * sum(holds[1:count])
    honest = holds[count] + _PADDED * sum(holds[count + 1 :])
    return bluff / (bluff + honest) if bluff + honest else 1.0

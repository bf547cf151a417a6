"""The way out of a hand: in which turn the last cards go, so that they are true, and what goes before them."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

LIE = 8.0  # what a turn with a false card costs, in turns
MORE = 4.0  # what each further false card in such a turn costs
MOST_FALSE = 2  # false cards in one turn


class WayOut(msgspec.Struct, frozen=True):
    """A plan: the last cards are those of rank ``due[last]``; until then one lies ``lies`` times."""

    last: int
    lies: int
    surplus: int  # cards whose rank is not due before the end: they must go as false ones
    spare: int  # cards more than turns to fill: so many of them may go at once
    cost: float


def ways_out(hand: Counter[str], due: Sequence[str], most: int) -> Iterator[WayOut]:
    """Yield all plans for a hand (cards of each rank), when the own turns ask for the ranks ``due``, this turn first.

    ``most`` cards may be laid in one turn. At least one card goes in each turn, so a plan may have to hold back.
    """
    cards = sum(hand.values())
    lies = honest = 0
    for turns, rank in enumerate(due):
        others = cards - hand[rank]
        surplus = others - honest
        if 0 < hand[rank] <= most and turns <= others and surplus <= MOST_FALSE * lies:
            cost = turns + LIE * lies + MORE * max(0, surplus - lies)
            yield WayOut(turns, lies, surplus, others - turns, cost)
        if hand[rank]:
            honest += min(hand[rank], most)
        else:
            lies += 1


def best_way_out(hand: Counter[str], due: Sequence[str], most: int) -> WayOut | None:
    """Return the plan that costs least, or ``None`` where every way ends with a false card."""
    return min(ways_out(hand, due, most), key=lambda way: way.cost, default=None)

"""A way to get rid of a hand: the turn in which the last cards can be played truly, and what is played before them."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

LIE = 8.0  # what a turn with a false card costs, in turns
MORE = 4.0  # what each further false card in such a turn costs
MOST_FALSE = 2  # false cards in one turn


class WayOut(msgspec.Struct, frozen=True):
    """A plan: the last cards are those of rank ``due[last]``; before that the bot has to lie ``lies`` times."""

    last: int
    lies: int
    surplus: int  # cards whose rank isn't due before the end, to be played as false ones
    spare: int  # how many more cards than turns there are
    cost: float


def ways_out(hand: Counter[str], due: Sequence[str], most: int) -> Iterator[WayOut]:
    """Yield all plans for a hand (cards by rank) whose turns are for the ranks ``due``, beginning with this turn.

    At most ``most`` cards can be played in one turn, and at least one has to be, so a plan may have to hold some back.
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
    """Return the plan that costs least, or ``None`` if every way ends with a false card."""
    return min(ways_out(hand, due, most), key=lambda way: way.cost, default=None)

"""Plans to get rid of a hand: the turn for the last cards, which must be true, and what to play before."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

LIE = 8.0  # cost of a turn with a false card, in turns
MORE = 4.0  # cost of each further false card in such a turn
MOST_FALSE = 2  # most false cards in a turn


class WayOut(msgspec.Struct, frozen=True):
    """A plan: the last cards are those of rank ``due[last]``; before that the bot has to cheat ``lies`` times."""

    last: int
    lies: int
    surplus: int  # cards whose rank isn't due before the end, to be played as false cards
    spare: int  # number of cards minus number of turns
    cost: float


def ways_out(hand: Counter[str], due: Sequence[str], most: int) -> Iterator[WayOut]:
    """Yield all plans for a hand (cards by rank) whose turns have the ranks ``due``, from this turn on.

    Between one and ``most`` cards are played in a turn, so a plan may have to save some.
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
    """Return the cheapest plan, or ``None`` if every plan ends with a false card."""
    return min(ways_out(hand, due, most), key=lambda way: way.cost, default=None)

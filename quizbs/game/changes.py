"""The small changes that events are made of: a line of the log, a new clock, cards into a hand and out of it.

Each returns the fields of a table that differ; ``evolve`` puts them together.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from quizbs.game.cards import Card, in_order
from quizbs.game.log import LOG_LENGTH, Happening, Tally
from quizbs.game.table import Table


def told(table: Table, what: str, **facts: Any) -> dict[str, Any]:
    """Return the changes that add a line to the log."""
    number = table.happenings + 1
    return {"happenings": number, "log": (*table.log, Happening(number, what, **facts))[-LOG_LENGTH:]}


def clock(table: Table, closes_at: float | None, began_at: float) -> dict[str, Any]:
    """Return the changes that begin a new step with its clock."""
    return {"step": table.step + 1, "closes_at": closes_at, "began_at": began_at}


def into_hand(table: Table, seat: int, cards: Iterable[Card]) -> dict[str, Any]:
    """Return the changes that give cards to a seat. New ids go by what is printed, so they tell nothing of the pile."""
    new = in_order(cards)
    ids = table.ids | {card: table.next_id + number for number, card in enumerate(new)}
    hands = table.hands | {seat: in_order((*table.hands[seat], *new))}
    return {"hands": hands, "ids": ids, "next_id": table.next_id + len(new)}


def out_of_hand(table: Table, seat: int, cards: Iterable[Card]) -> dict[str, Any]:
    ids = table.ids.copy()
    hand = list(table.hands[seat])
    for card in cards:
        hand.remove(card)
        del ids[card]
    return {"hands": table.hands | {seat: tuple(hand)}, "ids": ids}


def unchallenged(table: Table) -> dict[str, Any]:
    """Return the changes of a claim that nobody called: the row of calls against its seat is broken."""
    claim = table.claim
    if not table.options.calls_in_row or claim is None or not claim.open:
        return {}
    return {"in_row": {seat: row for seat, row in table.in_row.items() if seat != claim.seat}}


def counted(table: Table, seat: int, **more: int) -> dict[int, Tally]:
    tally = table.tally.get(seat, Tally())
    return table.tally | {seat: replace(tally, **{name: getattr(tally, name) + count for name, count in more.items()})}

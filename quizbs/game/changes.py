"""The small changes that events are made of: a line of the log, a new clock, cards into a hand and out of it.

Each returns the fields of a table that differ; ``evolve`` puts them together.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from quizbs.game.cards import Card, in_order
from quizbs.game.table import LOG_LENGTH, Happening, Table, Tally


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
    gone = frozenset(cards)
    return {
        "hands": table.hands | {seat: tuple(card for card in table.hands[seat] if card not in gone)},
        "ids": {card: number for card, number in table.ids.items() if card not in gone},
    }


def counted(table: Table, seat: int, **more: int) -> dict[int, Tally]:
    tally = table.tally.get(seat, Tally())
    return table.tally | {seat: replace(tally, **{name: getattr(tally, name) + count for name, count in more.items()})}

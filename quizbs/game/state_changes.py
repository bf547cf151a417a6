"""The small changes that events are made of: a line of the log, a new clock, cards into a hand and out of it.

Each returns the fields of a table that differ; ``evolve`` puts them together.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from quizbs.game.cards import Card, in_order
from quizbs.game.log import LOG_LENGTH, Happening, Tally
from quizbs.game.state import GameState


def told(game: GameState, what: str, **facts: Any) -> dict[str, Any]:
    """Return the changes that add a line to the log."""
    number = game.happenings + 1
    return {"happenings": number, "log": (*game.log, Happening(number, what, **facts))[-LOG_LENGTH:]}


def clock(game: GameState, closes_at: float | None, began_at: float) -> dict[str, Any]:
    """Return the changes that begin a new step with its clock."""
    return {"step": game.step + 1, "closes_at": closes_at, "began_at": began_at}


def into_hand(game: GameState, seat: int, cards: Iterable[Card]) -> dict[str, Any]:
    """Return the changes that give cards to a seat. New ids go by what is printed, so they tell nothing of the pile."""
    new = in_order(cards)
    ids = game.ids | {card: game.next_id + number for number, card in enumerate(new)}
    hands = game.hands | {seat: in_order((*game.hands[seat], *new))}
    return {"hands": hands, "ids": ids, "next_id": game.next_id + len(new)}


def out_of_hand(game: GameState, seat: int, cards: Iterable[Card]) -> dict[str, Any]:
    ids = game.ids.copy()
    hand = list(game.hands[seat])
    for card in cards:
        hand.remove(card)
        del ids[card]
    return {"hands": game.hands | {seat: tuple(hand)}, "ids": ids}


def unchallenged(game: GameState) -> dict[str, Any]:
    """Return the changes of a claim that nobody called: the row of calls against its seat is broken."""
    claim = game.claim
    if not game.options.calls_in_row or claim is None or not claim.open:
        return {}
    return {"in_row": {seat: row for seat, row in game.in_row.items() if seat != claim.seat}}


def counted(game: GameState, seat: int, **more: int) -> dict[int, Tally]:
    tally = game.tally.get(seat, Tally())
    return game.tally | {seat: replace(tally, **{name: getattr(tally, name) + count for name, count in more.items()})}

"""Views as a phone gets them, with the fields that bots read."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quizbs.bots import Bot

HAND = ("7H", "7S", "KD")


def view(can: dict[str, Any], hand: tuple[str, ...] = HAND, own_rank: str = "7", **game: Any) -> dict[str, Any]:
    """Return the view of seat 3 at a table of four; hand ids count from 1. ``game`` replaces fields of the game."""
    base = {
        "deck": {"ranks": "A23456789TJQK", "decks": 1, "step": 1},
        "seats": [{"seat": seat, "cards": 10} for seat in (1, 2, 3, 4)],
        "wait": 0,
        "pile": 12,
        "claim": None,
        "challenge": None,
        "question": None,
        "log": [],
    }
    held = [{"id": number, "face": face} for number, face in enumerate(hand, start=1)]
    you = {"seat": 3, "hand": held, "own_rank": own_rank, "can": can}
    return {"game": base | game | {"you": you}}


def play(rank: str, cards: list[int], least: int = 1, usual: int = 4) -> dict[str, Any]:
    """Return the field ``play`` of a view: which cards may be played, and how many."""
    allowed = {"least": least, "most": usual, "usual": usual}
    return {"turn": 12, "cards": cards, "rank": rank, "truth": "free", "open": False} | allowed


def claim(rank: str, count: int, seat: int = 1, *, last: bool = False) -> dict[str, Any]:
    """Return the field ``claim`` of a view; the claim's number is 8."""
    return {"number": 8, "seat": seat, "rank": rank, "count": count, "last": last}


BELIEVE_OR_CALL = {"call": 8, "believe": 8}


def commands(kind: type[Bot], seen: dict[str, Any], curiosity: float = 0.0, times: int = 300) -> list[Any]:
    """Return the commands of bots of this class for the view ``seen``, each with another random seed."""
    moves = [kind(random.Random(seed), curiosity).move(seen) for seed in range(times)]
    return [move.command for move in moves if move is not None]

"""What the set-up page says about the time until the bell, the tables and the deck. The one place to translate it."""

from collections.abc import Sequence
from typing import Any

_RANKS = {
    "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king"
}  # fmt: skip
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
UNSURE = "That is tight: what is not done when the cards stop is ranked as it stands."
NO_DECK = "This deck does not fit"  # in the desk's words at Deal: words/desk.js
TOO_SHORT = "Too short for a game. Ask the class a few questions instead."


def tables(sizes: Sequence[int], students: int, bots: int) -> str:
    """Return how a class would sit."""
    several = "one table" if len(sizes) == 1 else f"{_number(len(sizes))} tables"
    told = f"{students} {'student' if students == 1 else 'students'}: {several} ({', '.join(map(str, sizes))})"
    return f"{told}, {_number(bots)} of the seats for bots." if bots else f"{told}."


def cards(minutes: float, of: float) -> str:
    """Return how much of the time is left for cards."""
    return (
        f"{round(minutes)} of {round(of)} minutes are for cards; the rest for the last lap, an exit ticket and packing."
    )


def proposal(title: str, proposed: dict[str, Any]) -> str:
    """Return a preset, a deck and the number of rounds, with the odds at typical, calm and hot tables."""
    beside = f"calm {percent(proposed['calm'])}, hot {percent(proposed['hot'])}"
    return f"{title}, {_game(proposed)}: all are done in {percent(proposed['all'])} of such lessons ({beside})."


def better(title: str, proposed: dict[str, Any]) -> str:
    """Return which other preset suits the time better."""
    return f"{title} would suit this time far better: {_game(proposed)}, {percent(proposed['all'])}."


def same_ranks(sizes: Sequence[int]) -> str:
    """Return why a deck doesn't work at tables of these sizes, in the desk's words at *Deal*."""
    different = [_number(size) for size in sorted(set(sizes))]
    listed = " or ".join(filter(None, [", ".join(different[:-1]), different[-1]]))
    return f"With {listed} at a table everybody would always lay the same few ranks."


def sooner(proposed: dict[str, Any]) -> str:
    """Return which other deck would finish in time."""
    return f"{_game(proposed).capitalize()}, would be done in {percent(proposed['all'])}."


def take(deck: str) -> str:
    """Return the label of the button that takes another deck, in the desk's words at *Deal*."""
    return f"Take {_deck(deck)}"


def dealt(deck: str) -> str:
    """Return which deck is dealt if nobody takes the proposed one."""
    return f"As it is set, {_deck(deck)} will be dealt; at the desk one tap takes the other."


def dropped(questions: int, deck: str) -> str:
    """Return how many pinned questions a deck drops."""
    waits = "One question waits" if questions == 1 else f"{_number(questions).capitalize()} questions wait"
    return f"{waits} among the spare ones: their cards are not in {_deck(deck)}."


def _game(proposed: dict[str, Any]) -> str:
    return f"{_deck(proposed['deck'])}, {rounds(proposed['rounds'])}"


def rounds(count: int) -> str:
    """Return a number of rounds in words."""
    return "one round" if count == 1 else f"{_number(count)} rounds"


def percent(share: float) -> str:
    """Return a share the way people read it."""
    return f"{round(100 * share)} %"


def _deck(last: str) -> str:
    return f"ace to {_RANKS.get(last, last)}"


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)

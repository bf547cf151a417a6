"""The sentences of the set-up page about time, tables and decks, to be translated in one place."""

from collections.abc import Sequence
from typing import Any

_RANKS = {
    "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king"
}  # fmt: skip
_MIN_SHOWN_SHARE = 0.05  # a smaller share of lessons that finish in time isn't shown as a figure
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
UNSURE = "Tight – unfinished tables are ranked by cards left."
NO_DECK = "Tables would get stuck with this deck"  # as on the desk: words/needs.ts
TOO_SHORT = "Too short for a game. Ask a few questions for everyone instead."


def tables(sizes: Sequence[int], students: int, bots: int) -> str:
    """Return the sentence that says how a class is seated: how many tables of which sizes."""
    several = "one table" if len(sizes) == 1 else f"{_number(len(sizes))} tables"
    told = f"{students} {'student' if students == 1 else 'students'}: {several} ({', '.join(map(str, sizes))})"
    return f"{told}, {'1 bot' if bots == 1 else f'{bots} bots'} included." if bots else f"{told}."


def cards(minutes: float, of: float) -> str:
    """Return the sentence that says how many of the minutes are for playing."""
    return f"{round(minutes)} min of play, {round(of) - round(minutes)} min to wrap up."


def proposal(title: str, proposed: dict[str, Any]) -> str:
    """Return the sentence that proposes a deck and a number of rounds, with the odds that all tables finish."""
    if proposed["all"] < _MIN_SHOWN_SHARE:
        return f"{title}, {_game(proposed)}. Too short for everyone to finish: tables will be ranked by cards left."
    return f"{title}, {_game(proposed)}: {percent(proposed['all'])} likely that everyone finishes."


def better(title: str, proposed: dict[str, Any]) -> str:
    """Return the sentence that says which other rules would fit the time better."""
    return f"{title} would suit this time much better: {_game(proposed)}, {percent(proposed['all'])}."


def same_ranks(sizes: Sequence[int]) -> str:
    """Return the sentence that says why a deck doesn't work at tables of these sizes, worded as on the desk."""
    different = [_number(size) for size in sorted(set(sizes))]
    listed = " or ".join(filter(None, [", ".join(different[:-1]), different[-1]]))
    return f"With {listed} players and this deck, everybody would always get the same cards to play."


def sooner(proposed: dict[str, Any]) -> str:
    """Return the sentence that says which other deck would finish in time."""
    return f"{_game(proposed).capitalize()}, would finish in time ({percent(proposed['all'])})."


def take(deck: str) -> str:
    """Return the label of the button that chooses another deck, worded as at the desk's *Deal*."""
    return f"Use {_deck(deck)}"


def dealt(deck: str) -> str:
    """Return the sentence that says which deck is used by default."""
    return f"We deal {_deck(deck)}."


def fits(deck: str, dealt: str) -> str:
    """Return the sentence that says that the time is sufficient, and which larger deck would still fit."""
    if deck == dealt:
        return "That fits."
    return f"That fits with {_deck(deck)}. We deal {_deck(dealt)}, so there is time to spare."


def repeats(questions: int, minutes: int) -> str:
    """Return the sentence that says that a bank is too small: its questions last for so many minutes."""
    many = "1 question is" if questions == 1 else f"{questions} questions are"
    return f"Too few questions: {many} enough for about {minutes} min. Then they come again."


def dropped(questions: int, deck: str) -> str:
    """Return the sentence that says how many pinned questions a deck leaves out."""
    if questions == 1:
        return f"1 question is left out: its card isn’t in {_deck(deck)}."
    return f"{questions} questions are left out: their cards aren’t in {_deck(deck)}."


def _game(proposed: dict[str, Any]) -> str:
    return f"{_deck(proposed['deck'])}, {rounds(proposed['rounds'])}"


def rounds(count: int) -> str:
    """Return a number of rounds in words, as in "one round"."""
    return "one round" if count == 1 else f"{_number(count)} rounds"


def percent(share: float) -> str:
    """Return a share (0 to 1) in percent, as in "80 %"."""
    return f"{round(100 * share)} %"


def _deck(last: str) -> str:
    return f"ace to {_RANKS.get(last, last)}"


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)

"""Finding your own name on the teacher's list: real names are shown only to a person who begins to type one."""

import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

LEAST = 2  # letters before any name is shown
MOST = 8  # names at a time
LONGEST = 60  # characters that are read of what is typed
# Letters that Unicode doesn't take apart into a letter and an accent, but that people type without one.
_PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ħ": "h"})


class RosterMatches(NamedTuple):
    """Names by their position in the list. If ``more`` fit, they aren't shown; ``taken`` names fit too."""

    names: Mapping[int, str]
    more: bool = False
    taken: Collection[str] = ()


NO_MATCHES = RosterMatches({})


def search(listed: Mapping[int, tuple[str, bool]], typed: str) -> RosterMatches:
    """Return at most eight names of a list that begin as typed, best first; none for fewer than two letters.

    ``listed`` says for each name whether it is free; taken ones come last. Case and accents don't matter. Any part of a
    name may come first, and several parts may be typed together.
    """
    wanted = _words(typed[:LONGEST])
    if sum(char.isalnum() for char in unicodedata.normalize("NFC", typed[:LONGEST])) < LEAST or not wanted:
        return NO_MATCHES
    fit = {place: words for place, (name, _) in listed.items() if _fits(words := _words(name), wanted)}
    best = sorted(fit, key=lambda place: (not _begins(fit[place], wanted), listed[place][0].casefold()))
    best.sort(key=lambda place: not listed[place][1])
    told = best[:MOST]
    names = {place: listed[place][0] for place in told if listed[place][1]}
    return RosterMatches(names, len(best) > MOST, [listed[place][0] for place in told if not listed[place][1]])


def _words(text: str) -> list[str]:
    """Return the words of a name in lower case, without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold()).casefold().translate(_PLAIN)
    letters = (char for char in folded if unicodedata.category(char)[0] != "M")
    return "".join(char if char.isalnum() else " " for char in letters).split()


def _fits(words: list[str], wanted: list[str]) -> bool:
    return _begins(words, wanted) or _each_begins_one(words, wanted)


def _begins(words: list[str], wanted: list[str]) -> bool:
    """Return whether the name begins like that, from one of its words on: "oneil" finds O'Neil."""
    joined = "".join(wanted)
    return any("".join(words[at:]).startswith(joined) for at in range(len(words)))


def _each_begins_one(words: Iterable[str], wanted: Iterable[str]) -> bool:
    """Return whether each word typed begins a different word of the name, in any order."""
    left = list(words)
    for word in sorted(wanted, key=len, reverse=True):  # the longest fits least
        fits = next((candidate for candidate in left if candidate.startswith(word)), None)
        if fits is None:
            return False
        left.remove(fits)
    return True

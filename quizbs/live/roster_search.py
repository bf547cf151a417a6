"""Finding your own name on the teacher's list: real names are shown only to a person who begins to type one."""

import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

import regex

from quizbs.quiz.letters import plain, words_of

LEAST = 2  # letters before any name is shown
MOST = 8  # names at a time
LONGEST = 60  # characters that are read of what is typed
# Letters that Unicode doesn't take apart into a letter and an accent, but that people type without one.
_TABLES: tuple[dict[int, str], ...] = ({}, str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"}))
_IDEOGRAPH = regex.compile(r"\p{Han}")
_SYLLABLE = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}가-힣]")
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
    wanted = _spellings(typed[:LONGEST])
    if _telling(typed[:LONGEST]) < LEAST:
        return NO_MATCHES
    fit = {place: spelt for place, (name, _) in listed.items() if _fits(spelt := _spellings(name), wanted)}
    begins = {place for place, spelt in fit.items() if any(_begins(name, want) for name in spelt for want in wanted)}
    best = sorted(fit, key=lambda place: (place not in begins, listed[place][0].casefold()))
    best.sort(key=lambda place: not listed[place][1])
    told = best[:MOST]
    names = {place: listed[place][0] for place in told if listed[place][1]}
    return RosterMatches(names, len(best) > MOST, [listed[place][0] for place in told if not listed[place][1]])


def _spellings(text: str) -> list[list[str]]:
    """Return the words of a name in lower case, without accents: "muller", and as German writes it too: "mueller".

    Each Chinese character is a word.
    """
    lower = unicodedata.normalize("NFC", text.casefold())
    return [words_of(_IDEOGRAPH.sub(" \\g<0> ", plain(lower.translate(table)).translate(_PLAIN))) for table in _TABLES]


def _telling(text: str) -> int:
    """Return how many letters a text has; a syllable in one, as in Chinese and Korean, is worth two."""
    return sum(char.isalnum() + bool(_SYLLABLE.match(char)) for char in unicodedata.normalize("NFC", text))


def _fits(names: list[list[str]], wanted: list[list[str]]) -> bool:
    return any(_begins(name, want) or _each_begins_one(name, want) for name in names for want in wanted)


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

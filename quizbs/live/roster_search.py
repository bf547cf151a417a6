"""Searching the class list for a student's own name. Real names are shown only after their first letters were typed."""

import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

import regex

from quizbs.quiz.letters import plain, words_of

LEAST = 2  # letters before any name is shown
MAX_RESULTS = 8  # most names in a result
LONGEST = 60  # characters of the query that are used
# Letters that Unicode doesn't decompose into a letter and an accent, but that people type without it.
_TABLES: tuple[dict[int, str], ...] = ({}, str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"}))
_IDEOGRAPH = regex.compile(r"\p{Han}")
_SYLLABLE = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}가-힣]")
_PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ħ": "h"})


class RosterMatches(NamedTuple):
    """Names on the class list that match a search: the free ones (``names``, by position in the list) and the ``taken``
    ones.

    ``more``: other names match but aren't shown.
    """

    names: Mapping[int, str]
    more: bool = False
    taken: Collection[str] = ()


NO_MATCHES = RosterMatches({})


def search(listed: Mapping[int, tuple[str, bool]], typed: str) -> RosterMatches:
    """Return at most eight names that match the typed text, best first; no names for fewer than two letters.

    ``listed`` has by position the name and whether it is free; taken names are last. Case and accents are ignored. Any
    part of a name may be typed first, and several parts together.
    """
    wanted = _spellings(typed[:LONGEST])
    if _letters_typed(typed[:LONGEST]) < LEAST:
        return NO_MATCHES
    fit = {place: spelt for place, (name, _) in listed.items() if _fits(spelt := _spellings(name), wanted)}
    begins = {place for place, spelt in fit.items() if any(_begins(name, want) for name in spelt for want in wanted)}
    best = sorted(fit, key=lambda place: (place not in begins, listed[place][0].casefold()))
    best.sort(key=lambda place: not listed[place][1])
    shown = best[:MAX_RESULTS]
    names = {place: listed[place][0] for place in shown if listed[place][1]}
    return RosterMatches(names, len(best) > MAX_RESULTS, [listed[place][0] for place in shown if not listed[place][1]])


def _spellings(text: str) -> list[list[str]]:
    """Return the words of a name in two spellings, in lower case: without accents ("muller"), and the German way
    ("mueller").

    Each Chinese character is a word.
    """
    lower = unicodedata.normalize("NFC", text.casefold())
    return [words_of(_IDEOGRAPH.sub(" \\g<0> ", plain(lower.translate(table)).translate(_PLAIN))) for table in _TABLES]


def _letters_typed(text: str) -> int:
    """Return how many letters were typed. A Chinese or Korean syllable counts as two."""
    return sum(char.isalnum() + bool(_SYLLABLE.match(char)) for char in unicodedata.normalize("NFC", text))


def _fits(names: list[list[str]], wanted: list[list[str]]) -> bool:
    return any(_begins(name, want) or _each_begins_one(name, want) for name in names for want in wanted)


def _begins(words: list[str], wanted: list[str]) -> bool:
    """Return whether the typed words, joined, begin the name or one of its later words: "oneil" finds O'Neil."""
    joined = "".join(wanted)
    return any("".join(words[at:]).startswith(joined) for at in range(len(words)))


def _each_begins_one(words: Iterable[str], wanted: Iterable[str]) -> bool:
    """Return whether each typed word is a prefix of a different word of the name, in any order."""
    unmatched = list(words)
    for word in sorted(wanted, key=len, reverse=True):  # longest first: it matches the fewest words
        fits = next((candidate for candidate in unmatched if candidate.startswith(word)), None)
        if fits is None:
            return False
        unmatched.remove(fits)
    return True

"""Rude words, for names and other things that students type. Short on purpose: a longer list refuses good words."""

import re
from collections.abc import Collection

from quizbs.quiz.letters import is_written, plain, words_of

# Nothing is one of these or contains one.
_NEVER = (
    "arschloch", "cunt", "fotze", "fuck", "hitler", "nigga", "nigger", "putain", "pussy", "schlampe", "vagina", "whore",
    "wichser",
)  # fmt: skip
_RUDE = {
    "bastard", "bitch", "fag", "hure", "merde", "nutte", "penis", "rape", "retard", "sex", "shit", "slut", "wank",
}  # fmt: skip
# Rude words, and good ones too, such as names of real people: the teacher knows which.
_PERHAPS = {"cock", "dick", "fick", "kike", "nazi", "neger", "porn", "puta"}
_PERHAPS_INSIDE = ("bitch", "penis", "porn", "shit", "slut")
_SHAPES = str.maketrans("0134578@$!|€", "oieastbasiie")


def key(text: str) -> str:
    """Return what two texts have in common if a class could mistake one for the other."""
    return "".join(filter(is_written, plain(text))).translate(_SHAPES)


def words_in(text: str) -> tuple[set[str], str]:
    """Return the words of a text, each without a number after it, and all in one; that counts as a word too.

    Letters apart, "f u c k", are one word.
    """
    parts = words_of(re.sub(r"(?<=\b\w)[\W_]+(?=\w\b)", "", text))
    bare = [key(part.rstrip("0123456789")) for part in parts]
    joined = "".join(bare)
    return {*bare, *map(key, parts), joined}, joined


def holds(text: str, words: Collection[str]) -> bool:
    """Return whether one of these words is somewhere in a text."""
    return any(word in text for word in words)


def is_rude(text: str) -> bool:
    """Return whether a text has a rude word."""
    words, joined = words_in(text)
    return not _RUDE.isdisjoint(words) or holds(joined, _NEVER)


def may_be_rude(text: str) -> bool:
    """Return whether a text has a word that is rude at times, so that the teacher has to look at it."""
    words, joined = words_in(text)
    return not _PERHAPS.isdisjoint(words) or holds(joined, _PERHAPS_INSIDE)

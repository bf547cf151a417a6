"""Rude words in names and other typed texts. The list is short on purpose: a longer one refuses good words."""

import re
from collections.abc import Collection

from quizbs.quiz.letters import is_written, plain, words_of

# Forbidden as a word or as a part of one.
_NEVER = (
    "arschloch", "cunt", "fotze", "fuck", "hitler", "nigga", "nigger", "putain", "pussy", "schlampe", "vagina", "whore",
    "wichser",
    "caralho", "coglion", "gilipollas", "hijodeputa", "klootzak", "orospu", "pierdol", "puttana", "siktir", "skurwysyn",
    "spierdal", "stronz", "vaffanculo", "شرموط",
)  # fmt: skip
_RUDE = {
    "bastard", "bitch", "fag", "hure", "merde", "nutte", "penis", "rape", "retard", "sex", "shit", "slut", "wank",
    "amk", "buceta", "cabron", "cazzo", "chuj", "foda", "frocio", "hoer", "jebac", "jebany", "kahpe", "maricon",
    "merda", "mierda", "minchia", "neuken", "pendejo", "pizda", "viado", "yarrak", "طيز", "قحبة", "قحبه", "كس", "منيوك",
}  # fmt: skip
# Rude words that are also good ones, such as real names: the teacher decides.
_PERHAPS = {
    "cock", "culo", "dick", "dupa", "fick", "ibne", "joder", "kanker", "kike", "kurwa", "kut", "lul", "mongool", "nazi",
    "neger", "porn", "porra", "puta", "puto", "suka", "troia", "zorra", "نيك",
}  # fmt: skip
_PERHAPS_INSIDE = ("bitch", "penis", "porn", "shit", "slut")
_SHAPES = str.maketrans("0134578@$!|€", "oieastbasiie")


def key(text: str) -> str:
    """Return a key that is equal for texts that a class could confuse, such as "Ann 1" and "anni"."""
    return "".join(filter(is_written, plain(text))).translate(_SHAPES)


def words_in(text: str) -> tuple[set[str], str]:
    """Return the words of a text as keys, with and without digits at their ends, and all words joined to one text.

    Spaced letters, "f u c k", are one word.
    """
    parts = words_of(re.sub(r"(?<=\b\w)[\W_]+(?=\w\b)", "", text))
    bare = [key(part.rstrip("0123456789")) for part in parts]
    joined = "".join(bare)
    return {*bare, *map(key, parts), joined}, joined


def holds(text: str, words: Collection[str]) -> bool:
    """Return whether ``text`` contains one of ``words``, also inside other words."""
    return any(word in text for word in words)


def is_rude(text: str) -> bool:
    """Return whether a text contains a word that is always rude."""
    words, joined = words_in(text)
    return not _RUDE.isdisjoint(words) or holds(joined, _NEVER)


def may_be_rude(text: str) -> bool:
    """Return whether a text contains a word that is sometimes rude, so that the teacher has to approve the text."""
    words, joined = words_in(text)
    return not _PERHAPS.isdisjoint(words) or holds(joined, _PERHAPS_INSIDE)

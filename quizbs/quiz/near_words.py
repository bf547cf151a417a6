"""Words that differ by a typing error but are different answers, such as *endothermic* and *exothermic*.

Other pairs are *nitrate* and *nitrite*, *Iceland* and *Ireland*. All texts here are normalised by ``grading.plain``.
Pairs with more than two differences aren't listed: grading never confuses them.
"""

import re

_BEGINNINGS = ("hypo hyper", "endo exo ecto", "di tri tetra", "bi tri", "inter intra", "intro extro", "micro macro")
# These endings change the meaning only after these stems; otherwise they are misspellings, as in "definate".
_ENDS = {
    "meth|eth|prop|but|pent|hex|hept|oct|non|dec|alk": "ane ene yne anes enes ynes",
    "sul(?:f|ph)|nitr|phosph|chlor|brom|iod": "ate ite ide ates ites ides",
    "lact|malt|sucr|cellul": "ase ose",
    "employ|train|pay|interview": "er ee ers ees",
}
_WORDS = (
    "north south",
    "northern southern",
    "east west",
    "eastern western",
    "fifth sixth",
    "nine five",
    "he she",
    "ii iii iv vi vii viii ix xi xii",
    "adapt adopt",
    "affect effect",
    "afferent efferent",
    "altitude latitude",
    "angel angle",
    "austria australia",
    "bought brought",
    "complement compliment",
    "dairy diary",
    "desert dessert",
    "gambia zambia",
    "iceland ireland",
    "ileum ilium",
    "loose lose",
    "moral morale",
    "principal principle",
    "quiet quite",
    "stalactite stalagmite",
    "stationary stationery",
    "thorough through",
)


def _one_of(words: str) -> str:
    return "|".join(sorted(words.split(), key=len, reverse=True))


_PATTERNS = (
    *(re.compile(rf"\b(?:{_one_of(words)})(?=\w\w\w)") for words in _BEGINNINGS),
    *(re.compile(rf"(?P<stem>{stem})(?:{_one_of(ends)})\b") for stem, ends in _ENDS.items()),
    *(re.compile(rf"\b(?:{_one_of(words)})\b") for words in _WORDS),
)


def are_different(one: str, other: str) -> bool:
    """Return whether two texts that differ by only one or two typing errors are different answers.

    They are different answers if the difference is a single letter between spaces (*vitamin C*, *vitamin D*), or a pair
    of words or parts of words with different meanings.
    """
    if _letters(one) == _letters(other):
        return False
    return _alone(one) != _alone(other) or any(_without(each, one) == _without(each, other) for each in _PATTERNS)


def _alone(text: str) -> list[str]:
    return [word for word in re.sub("['-]", "", text).split() if len(word) == 1]


def _letters(text: str) -> str:
    return re.sub(r"['\s-]", "", text)


def _without(pattern: re.Pattern[str], text: str) -> str:
    return pattern.sub(lambda match: f"{match.groupdict().get('stem', '')}~", text)

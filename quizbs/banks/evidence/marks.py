"""The sign that is only on right choices, whatever it is: a star, a tick, an arrow, a word in brackets."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

_NEARLY = 0.95  # of the questions have it
_ENOUGH = 4  # questions that show that a sign is no accident
_BEFORE = re.compile(r"\s*([\[(][^\])\w]*\w[^\])\w]*[\])]|[^\w\s]{1,3})\s*(?=\S)")
_BEHIND = re.compile(r"(?<=\S)\s*(\([^()\d]{2,20}\)|[^\w\s]{1,3})\s*$")
_PLAIN = re.compile(r"[.?!…%°'\"\u2018-\u201f«»()\[\]$€£¿¡-]|\.{3}|[+-]?\W?(?=\d)")  # what a text may begin or end with


@dataclass(frozen=True)
class Mark:
    """A sign before or behind a choice."""

    sign: str
    before: bool

    def starred(self, text: str) -> str:
        """Return a choice with a star instead of this sign; any other choice unchanged."""
        found = (_BEFORE.match if self.before else _BEHIND.search)(text)
        if found is None or found[1] != self.sign:
            return text
        return f"*{text[found.end() :] if self.before else text[: found.start()]}"


def mark_of(questions: Sequence[Mapping[str, str]]) -> Mark | None:
    """Return the sign that some of the choices have in nearly every question, and never all of them."""
    several = [list(choices.values()) for choices in questions if len(choices) > 1]
    counted: Counter[Mark] = Counter()
    for texts in several:
        marks = Counter(mark for text in texts for mark in set(_signs(text)))
        counted.update(mark for mark, count in marks.items() if count < len(texts))
    mark, count = next(iter(counted.most_common(1)), (None, 0))
    return mark if len(several) >= _ENOUGH and count >= _NEARLY * len(several) else None


def _signs(text: str) -> Iterator[Mark]:
    for pattern, before in ((_BEFORE.match, True), (_BEHIND.search, False)):
        if (found := pattern(text)) and not _PLAIN.fullmatch(found[1]):
            yield Mark(found[1], before)

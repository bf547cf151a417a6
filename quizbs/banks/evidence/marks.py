"""A mark that only right choices have, whatever it is: a star, a tick, an arrow, a word in brackets."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

_MIN_QUESTION_SHARE = 0.95  # share of the questions with the mark
_MOSTLY = 0.8  # the same share, if many questions have the mark, each only once
_MANY_QUESTIONS = 10
_MIN_QUESTIONS = 4  # questions that show that a mark is no accident
_MIN_TWO_SIGN_QUESTIONS = 3  # questions, if all choices have one of two marks
_BEFORE = re.compile(r"\s*([\[(][^\])\w]*\w[^\])\w]*[\])]|[^\w\s]{1,3})\s*(?=\S)")
_BEHIND = re.compile(r"(?<=\S)\s*(\([^()\d]{2,20}\)|[^\w\s]{1,3})\s*$")
_LAST = re.compile(r"(?<=\S)\s+([^\W\d_]|[A-Z\u00c0-\u00de\u0410-\u042f]{2,12})\s*$")  # as in "Spock R"
_JUDGED = re.compile(r"\s*([01])\s*(?=[^\W\d_])")  # as in "1Paris", "0Lyon"
_PLAIN = re.compile(
    r"[.,:;?!…%°'\"\u2018-\u201f«»()\[\]$€£¿¡\u3001\u3002\uff01\uff0c\uff0e\uff1a\uff1b\uff1f-]|\.{3}|[+-]?\W?(?=\d)"
)  # characters at the start or end of normal texts

_BRACKETS = ("Ps", "Pe", "Pi", "Pf", "Sc")  # brackets, quotation marks, currencies


@dataclass(frozen=True)
class Mark:
    """A mark before or after right choices. ``other``: the mark of wrong choices, "" if they have none."""

    sign: str
    before: bool
    other: str = ""

    def starred(self, text: str) -> str:
        """Return a choice without its mark, and with a star if it has the mark of right choices."""
        right, rest = self.taken_off(text)
        return f"*{rest}" if right else rest

    def taken_off(self, text: str) -> tuple[bool, str]:
        """Return whether a choice has the mark of right choices, and the choice without any mark."""
        bare = text.strip()
        for sign in filter(None, (self.sign, self.other)):
            rest = bare.removeprefix(sign).lstrip() if self.before else bare.removesuffix(sign)
            apart = self.before or rest[-1:].isspace() or not sign.isalpha()
            if rest.strip() and len(rest) < len(bare) and apart:
                return sign == self.sign, rest.rstrip()
        return False, text


def mark_of(questions: Sequence[Mapping[str, str]]) -> Mark | None:
    """Return the mark that some but not all choices have in nearly every question, ``None`` if no mark does.

    ``questions`` are the choices of each question by option letter.
    """
    several = [list(choices.values()) for choices in questions if len(choices) > 1]
    if _all_judged(several):
        return Mark("1", before=True, other="0")
    counted: Counter[Mark] = Counter()
    for texts in several:
        marks = Counter(mark for text in texts for mark in set(signs(text)))
        counted.update(mark for mark, count in marks.items() if count < len(texts))
        words = Counter(match[1] for text in texts if (match := _LAST.search(text)) and not text.isupper())
        counted.update(Mark(word, before=False) for word, count in words.items() if count == 1)
    mark = max(counted, key=lambda mark: (counted[mark], len(mark.sign)), default=None)
    if mark is None or len(several) < _MIN_QUESTIONS:
        return None
    once = len(several) >= _MANY_QUESTIONS and all(
        sum(mark.taken_off(text)[0] for text in texts) < 2 for texts in several
    )
    return mark if counted[mark] >= (_MOSTLY if once else _MIN_QUESTION_SHARE) * len(several) else None


def _all_judged(questions: Sequence[Sequence[str]]) -> bool:
    """Return whether every choice starts with 0 or 1, and every question has both."""
    matches = [[_JUDGED.match(text) for text in texts] for texts in questions]
    if len(matches) < _MIN_TWO_SIGN_QUESTIONS or not all(all(texts) for texts in matches):
        return False
    return all({marks[1] for marks in texts if marks} == {"0", "1"} for texts in matches)


def signs(text: str) -> Iterator[Mark]:
    """Yield the possible marks at the start and end of a choice: characters that normal texts don't have there."""
    for pattern, before in ((_BEFORE.match, True), (_BEHIND.search, False)):
        if match := pattern(text):
            whole = match[1]
            parts = [whole] if whole[0] in "([" and len(whole) > 1 else [whole[: at + 1] for at in range(len(whole))]
            if not before and whole[0] not in "([":
                parts = [whole[at:] for at in range(len(whole))]
            yield from (Mark(sign, before) for sign in parts if not _is_plain(sign))


def _is_plain(sign: str) -> bool:
    """Return whether normal texts start or end with these characters, such as quotation marks."""
    several = len(set(sign)) == len(sign)  # a repeated character, as in "Rome !!", is intentional
    return bool(_PLAIN.fullmatch(sign)) or all(
        (several and _PLAIN.fullmatch(letter)) or unicodedata.category(letter) in _BRACKETS for letter in sign
    )

"""Whether an answer is right. Typed answers are compared as ``docs/banks.md`` says, with a little mercy for slips."""

import re
import unicodedata
from collections.abc import Iterable

import msgspec
from rapidfuzz.distance import DamerauLevenshtein

from quizbs.quiz.question import Kind, Question


class Given(msgspec.Struct, frozen=True):
    """An answer: places of choices in the order of the bank, or a text."""

    choices: tuple[int, ...] | None = None
    text: str | None = None


def is_right(question: Question, given: Given, others: Iterable[Question] = ()) -> bool:
    """Tell whether ``given`` answers ``question``; ``others`` are the questions of the same bank.

    Choices: exactly the right ones. Typed: equal after ``plain``, or as a number, or one slip from five letters and
    two from nine on (Damerau-Levenshtein), unless that is as near to an answer of another question.
    """
    if question.kind is not Kind.TYPED:
        right = {place for place, choice in enumerate(question.choices) if choice.right}
        return given.choices is not None and set(given.choices) == right
    text = plain(given.text or "")
    if not text:
        return False
    accepted = [plain(accept) for accept in question.accept]
    if text in accepted or any(_same_number(text, accept) for accept in question.accept):
        return True
    if any(character.isdigit() for character in text):
        return False  # a slip in a number is another number
    near = min((_distance(text, accept) for accept in accepted), default=99)
    if near > 2 or not any(_distance(text, accept) <= _slips(accept) for accept in accepted):
        return False
    strangers = {plain(accept) for other in others for accept in other.accept} - set(accepted)
    return all(_distance(text, stranger) > near for stranger in strangers)


_ENGLISH_FRENCH_GERMAN = (
    "a",
    "an",
    "the",
    "le",
    "la",
    "les",
    "l",
    "un",
    "une",
    "des",
    "der",
    "die",
    "das",
    "ein",
    "eine",
)
_SPANISH_ITALIAN_DUTCH = ("el", "los", "las", "una", "il", "lo", "gli", "i", "uno", "het", "een")
_ARTICLES = frozenset((*_ENGLISH_FRENCH_GERMAN, *_SPANISH_ITALIAN_DUTCH))


def plain(text: str) -> str:
    """Return a typed answer without what nobody means by it: case, accents, article, quotes, final punctuation."""
    text = unicodedata.normalize("NFKC", text).casefold().strip()
    text = re.sub("[\u2018\u2019\u02bc`\u00b4]", "'", text)
    text = re.sub("[\u2010-\u2015\u2212]", "-", text)
    text = text.strip('"\u201c\u201d\u201e\u00ab\u00bb \t\n').rstrip(".!?;:\u3002 ")
    letters = unicodedata.normalize("NFD", text)
    text = unicodedata.normalize("NFC", "".join(one for one in letters if not _accent(one)))
    text = re.sub(r"^l'(?=\w)", "", text)
    words = text.split()
    if len(words) > 1 and words[0] in _ARTICLES:
        words = words[1:]
    return " ".join(words)


def _accent(character: str) -> bool:
    """Tell whether a combining mark is an accent of Latin, Greek or Cyrillic; in other scripts it carries meaning."""
    return "\u0300" <= character <= "\u036f"


_NUMBER = re.compile(r"[+-]?(\d{1,3}([ \u00a0\u202f]\d{3})+|\d+)([.,]\d+)?")
_WITHIN = re.compile(r"(?P<value>\S+)\s*(±|\+/-|\+-)\s*(?P<by>\S+)")
_BETWEEN = re.compile(r"(?P<least>[^\s.]\S*?)\.\.(?P<most>\S+)")


def _number(text: str) -> float | None:
    text = text.strip().replace("\u2212", "-")
    if not _NUMBER.fullmatch(text):
        return None
    return float(re.sub("[ \u00a0\u202f]", "", text).replace(",", "."))


def _same_number(text: str, accept: str) -> bool:
    """Compare as numbers: decimal comma or point, blanks between thousands, ``5 ±0.1`` and ``3.1..3.2``."""
    value = _number(text)
    if value is None:
        return False
    if within := _WITHIN.fullmatch(accept.strip()):
        middle, by = _number(within["value"]), _number(within["by"])
        return middle is not None and by is not None and abs(value - middle) <= by + 1e-12
    if between := _BETWEEN.fullmatch(accept.strip()):
        least, most = _number(between["least"]), _number(between["most"])
        return least is not None and most is not None and least <= value <= most
    return value == _number(accept)


def _slips(answer: str) -> int:
    return 2 if len(answer) >= 9 else 1 if len(answer) >= 5 else 0


def _distance(one: str, other: str) -> int:
    return DamerauLevenshtein.distance(one, other, score_cutoff=3)

"""Whether an answer is right. Typed answers may have small typing errors, as ``docs/banks.md`` says."""

import re
import unicodedata
from collections.abc import Iterable

import msgspec
from rapidfuzz.distance import DamerauLevenshtein

from quizbs.quiz.near_words import are_different
from quizbs.quiz.question import Kind, Question


class Given(msgspec.Struct, frozen=True):
    """A student's answer: the positions in the bank (from 0) of the chosen choices, or a typed text."""

    choices: tuple[int, ...] | None = None
    text: str | None = None


def is_right(question: Question, given: Given, others: Iterable[Question] = ()) -> bool:
    """Return whether ``given`` is a right answer to ``question``; ``others`` are the questions of the same bank.

    If the question has choices, exactly the right ones have to be chosen. A typed answer has to be equal after
    ``plain``, or the same number. One typing error is allowed from five letters on and two from nine on
    (Damerau-Levenshtein), unless the text is as near to an answer of another question or has become another word
    (``near_words``). The right answers of all the question's languages count.
    """
    if question.kind is not Kind.TYPED:
        right = {place for place, choice in enumerate(question.choices) if choice.right}
        return given.choices is not None and set(given.choices) == right
    text = plain(given.text or "")
    if not text:
        return False
    accepts = _accepts(question)
    accepted = [plain(accept) for accept in accepts]
    if text in accepted or any(_same_number(text, accept) for accept in accepts):
        return True
    if any(character.isdigit() for character in text):  # an error in a number makes another number
        return any(_closed_up(text) == _closed_up(accept) for accept in accepted)
    return _slipped(text, accepted, others)


def _slipped(text: str, accepted: list[str], others: Iterable[Question]) -> bool:
    """Return whether ``text`` is probably one of the ``accepted`` answers with typing errors.

    It isn't if ``text`` is at least as near to an answer of one of ``others``, questions of the same bank.
    """
    distances = {accept: _distance(text, accept) for accept in accepted}
    meant = [accept for accept, distance in distances.items() if distance <= _slips(accept)]
    smallest = min((distances[accept] for accept in meant if not are_different(text, accept)), default=None)
    if smallest is None:
        return False
    strangers = {plain(answer) for other in others for answer in _answers(other)} - set(accepted)
    return all(_distance(text, stranger) > smallest for stranger in strangers)


def _answers(question: Question) -> Iterable[str]:
    translated = (choice for translation in question.translations for choice in translation.choices)
    return (*_accepts(question), *(choice.text for choice in question.choices), *translated)


def _accepts(question: Question) -> list[str]:
    """Return the right answers of a typed question, in all its languages."""
    return [*question.accept, *(accept for translation in question.translations for accept in translation.accept)]


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


_QUOTES = "\"'\u201c\u201d\u201e\u00ab\u00bb"
_ENDS = re.compile(r"(?:[.?;:\u3002\u0964\u061f\u061b\s]|(?<!\d)!)+$")  # 5! is a number
_ALIKE = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u02bc`\u00b4", "'"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        "\u2044": "/",  # of NFKC for ½
        "\u066b": ".",  # Arabic decimal point
        "\u066c": " ",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ı": "i",
    }
)
# Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic. In other scripts a mark is part of the word.
# The breves of Russian i and Belarusian u and the dots of Ukrainian yi make other letters.
_MARKS = re.compile(
    "(?<![\u0438\u0443\u0456])[\u0306\u0308]"
    "|[\u0300-\u0305\u0307\u0309-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]"
)


def plain(text: str) -> str:
    """Return a typed answer without what doesn't matter: case, accents, leading article, quotes, final punctuation."""
    text = unicodedata.normalize("NFKC", text.translate(_ALIKE)).casefold().translate(_ALIKE).strip()
    stripped = _ENDS.sub("", text.strip(_QUOTES + " \t\n")).lstrip("\u00bf\u00a1").strip(_QUOTES + " ")
    stripped = unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFD", stripped)))
    words = [_joined(word) for word in re.sub(r"^l'(?=\w)", "", stripped).split()]
    if len(words) > 1 and words[0] in _ARTICLES:
        words = words[1:]
    return " ".join(words) or text  # a question mark may be the answer


_INITIALS = re.compile(r"(?:[^\W\d_]\.)+[^\W\d_]?")


def _joined(word: str) -> str:
    """Return ``usa`` for ``u.s.a``; other words unchanged."""
    return word.replace(".", "") if _INITIALS.fullmatch(word) else word


def _closed_up(text: str) -> str:
    return "".join(text.split())


_NUMBER = re.compile(r"[+-]?(\d{1,3}( \d{3})+|\d+)([.,]\d+)?")
_APOSTROPHES = re.compile(r"(?<=\d)'(?=\d{3}(?!\d))")  # between thousands, as in Switzerland
_GROUPED = re.compile(r"[+-]?[1-9]\d{0,2}(?:(,\d{3})+(\.\d+)?|(\.\d{3})+(,\d+)?)")
_WITHIN = re.compile(r"(?P<value>\S+)\s*(±|\+/-|\+-)\s*(?P<by>\S+)")
_BETWEEN = re.compile(r"(?P<least>[^\s.]\S*?)\s*\.\.\s*(?P<most>\S+)")


def _decimal(text: str) -> float | None:
    """Return the number that a text consists of, ``None`` if it isn't a number.

    It may have a decimal comma or point, and spaces between thousands.
    """
    text = " ".join(_APOSTROPHES.sub(" ", text.translate(_ALIKE)).split())
    return float(text.replace(" ", "").replace(",", ".")) if _NUMBER.fullmatch(text) else None


def _readings(text: str) -> set[float]:
    """Return the numbers that a text may mean: ``1,000`` is a thousand to some people and one to others."""
    readings = {_decimal(text)}
    if grouped := _GROUPED.fullmatch(text.translate(_ALIKE).strip()):
        thousands = "," if grouped[1] else "."
        readings.add(_decimal(grouped[0].replace(thousands, "")))
    return {value for value in readings if value is not None}


def _same_number(text: str, accept: str) -> bool:
    """Return whether a typed number is the accepted one, or within an accepted ``5 ±0.1`` or ``3.1..3.2``."""
    if within := _WITHIN.fullmatch(accept.strip()):
        value, middle, by = _decimal(text), _decimal(within["value"]), _decimal(within["by"])
        return value is not None and middle is not None and by is not None and abs(value - middle) <= by + 1e-12
    if between := _BETWEEN.fullmatch(accept.strip()):
        value, least, most = _decimal(text), _decimal(between["least"]), _decimal(between["most"])
        return value is not None and least is not None and most is not None and least <= value <= most
    return bool(_readings(text) & _readings(accept))


def is_one_text(accept: str) -> bool:
    """Return whether an accepted answer can be typed; ``False`` for a range of numbers such as ``3.1..3.2``."""
    return not (_WITHIN.fullmatch(accept.strip()) or _BETWEEN.fullmatch(accept.strip()))


def _slips(answer: str) -> int:
    return 2 if len(answer) >= 9 else 1 if len(answer) >= 5 else 0


def _distance(one: str, other: str) -> int:
    return DamerauLevenshtein.distance(one, other, score_cutoff=3)

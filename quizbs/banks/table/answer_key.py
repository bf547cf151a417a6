"""The key column: which choice its cells name, decided for the whole column (``docs/banks.md``).

A key is an option letter, a number from 1 or from 0, or the text of a choice. Choices are identified by letters,
``"A"`` being the first column, because cells may be empty: the choices of a row are ``{"A": "Paris", "C": "Rome"}``.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from enum import StrEnum
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from quizbs.banks.cells import split_answers

Choices = dict[str, str]


class Form(StrEnum):
    """How the keys of a column name choices, or, without a key column, how right choices can be recognised."""

    LETTERS = "letters"
    FROM_1 = "from 1"
    FROM_0 = "from 0"
    TEXT = "text"
    MARKED = "marked"  # with a leading star
    FIRST = "first"  # the first choice


class KeyedRow(NamedTuple):
    """The key of a row, and its choices by option letter."""

    key: str
    choices: Choices


def form_of(rows: Sequence[KeyedRow]) -> Form:
    """Return the form in which most keys name a choice of their row. Letters win ties, then numbers."""
    rows = [row for row in rows if row.key]
    numbers = [number for row in rows for number in numbers_of(row.key)]
    orders = [Form.LETTERS, Form.FROM_1, Form.TEXT]
    if 0 in numbers:
        orders.insert(1, Form.FROM_0)
    fitting: dict[Form, int] = {}
    for form in orders:
        fitting[form] = sum(letters_named(row, form) is not None for row in rows)
        if fitting[form] == len(rows):
            return form
    best = max(orders, key=lambda form: fitting[form])
    shaped = {form: sum(_shaped(row.key, form) for row in rows) for form in orders}
    if fitting[best] and (best is Form.TEXT or shaped[best] * 2 > len(rows)):
        return best
    return next((form for form in orders if shaped[form] * 2 > len(rows)), Form.TEXT)


def from_zero(rows: Sequence[KeyedRow]) -> Form | None:
    """Return ``Form.FROM_0`` if every key can be a number counted from 0, otherwise ``None``."""
    rows = [row for row in rows if row.key]
    return Form.FROM_0 if all(letters_named(row, Form.FROM_0) is not None for row in rows) else None


def fillers(rows: Sequence[KeyedRow]) -> frozenset[str]:
    """Return the texts that stand for an empty choice, like a dash or *N/A*.

    Such a text is at the end of the choices of several rows, and never right.
    """
    counts: Counter[str] = Counter()
    for row in rows:
        texts = list(row.choices.values())
        while texts and len(texts[-1]) <= _SHORT_FILLER and _FILLER.fullmatch(texts[-1]):
            counts[texts.pop()] += 1
        if len(texts) == len(row.choices):
            continue
        if len(texts) < _MIN_CHOICES or not all(any(map(str.isalnum, text)) for text in texts):
            counts.subtract(row.choices.values())
    likely = {text for text, count in counts.items() if count > 1}
    if not likely:
        return frozenset()
    form = form_of(rows)
    right = {row.choices[letter] for row in rows for letter in letters_named(row, form) or () if letter in row.choices}
    return frozenset(likely - right)


_FILLER = re.compile(
    r"[-\u2010-\u2015\u2212_./\\*#?\u2026\u00b7\u2022~]{1,5}|n ?/ ?a|n\.a\.|null|nil|\u65e0|\u7121|\u306a\u3057",
    re.IGNORECASE,
)
_SHORT_FILLER = 5  # characters
_MIN_CHOICES = 2  # choices


def doubtful(rows: Sequence[KeyedRow]) -> bool:
    """Return whether every key is both a number and the text of a choice, but not always of the same choice."""
    rows = [row for row in rows if row.key]
    both = [(letters_named(row, Form.FROM_1), letters_named(row, Form.TEXT)) for row in rows]
    return (
        bool(both)
        and None not in {half for pair in both for half in pair}
        and any(half != other for half, other in both)
    )


def doubtful_letters(rows: Sequence[KeyedRow]) -> KeyedRow | None:
    """Return the first row whose key is a letter of a choice and the text of another; ``None`` without such a key."""
    for row in rows:
        if min(map(len, row.choices.values()), default=0) > _SHORT:
            continue  # no choice is a single letter
        if (
            row.key
            and (by_letter := letters_named(row, Form.LETTERS))
            and (by_text := letters_named(row, Form.TEXT))
            and by_letter != by_text
        ):
            return row
    return None


def letters_named(row: KeyedRow, form: Form) -> tuple[str, ...] | None:
    """Return the option letters of the choices that a row's key names in this form; ``None`` if it names no choice."""
    if form is Form.TEXT:
        return _by_text(row)
    if form is Form.MARKED:
        return tuple(letter for letter, text in row.choices.items() if _MARK.search(text)) or None
    if form is Form.FIRST:
        return tuple(row.choices)[:1] or None
    letters = _letters(row.key) if form is Form.LETTERS else _by_number(row.key, 1 if form is Form.FROM_1 else 0)
    return letters if letters and all(letter in row.choices for letter in letters) else None


def without_mark(text: str) -> str:
    """Return a choice without a mark such as a leading star or "(correct)"."""
    return _WRONG_MARK.sub("", _MARK.sub("", text)).strip()


_MARK = re.compile(
    r"^\s*(?:\*(?!\*)|[\u2713\u2714\u2705\u2611]|\[x\])|(?:\*|[\u2713\u2714\u2705]|<-{1,3}|\u2190|\([*\u2713\u2714\u2705]\)|\((?:correct|right|true|richtig|wahr"
    r"|correct[ao]?|corret[ao]|cert[ao]|vrai|juste|vero|verdadeir?o|waar|верно|правильно)\))\s*$",
    re.IGNORECASE,
)


_WRONG_MARK = re.compile(
    r"\s*\((?:wrong|false|incorrect|falsch|faux|falso|sbagliato|incorrecto|onwaar|fout|неверно|неправильно)\)\s*$", re.I
)


def named_in(form: str, index: int, text: str) -> str:
    """Return a key for a choice, written in this form; the option letter if the form is "".

    ``index``: the index of the choice; ``text``: its text.
    """
    names = {Form.TEXT: text, Form.FROM_1: str(index + 1), Form.FROM_0: str(index)}
    return names[Form(form)] if form in names else ascii_uppercase[index]


def named_otherwise(row: KeyedRow, form: Form) -> tuple[str, ...] | None:
    """Return the option letters of the choices that a key names in a form other than ``form``, the form of its column.

    ``None`` if it names no choice in another form either.
    """
    others = {Form.LETTERS: (Form.TEXT, Form.FROM_1), Form.TEXT: (Form.LETTERS,)}.get(form, (Form.TEXT, Form.LETTERS))
    return next((choices for other in others if (choices := letters_named(row, other))), None)


def names_places(key: str) -> bool:
    """Return whether a key consists of option letters or numbers."""
    return bool(_letters(key) or numbers_of(key))


def _shaped(key: str, form: Form) -> bool:
    if form is Form.LETTERS:
        return bool(_letters(key))
    return form is not Form.TEXT and bool(numbers_of(key))


_SHORT = 4  # characters of a letter in quotation marks or brackets
_MAX_KEY_LENGTH = 100  # characters of a key of letters or numbers
_BETWEEN = re.compile(r"[\s,;/&|+]+")
_WORDS = frozenset(
    ("and", "und", "et", "y", "dan", "option", "answer", "choice", "réponse", "antwort", "respuesta", "opción")
)
_NAMED = r"(?:option|answer|choice|réponse|antwort|respuesta|opción|opsi|pilihan)?\s?"
_LETTER = re.compile(rf"(?i:{_NAMED})\(?([A-Ja-j])[).:]?")
_BECAUSE = re.compile(r"\(?([A-Ja-j])[).:]?\s*\([^)]{3,}\)\s*$")  # as in "B (because …)"
_NUMBER = re.compile(rf"(?i:{_NAMED})\(?(\d{{1,2}})(?:\.0+)?[).:]?")


_ALPHABETS = (  # letters for choices in other alphabets, in the order of A to F
    "\u0627\u0628\u062c\u062f\u0647\u0648",
    "\u0410\u0411\u0412\u0413\u0414\u0415",
    "\u0391\u0392\u0393\u0394\u0395\u0396",
    "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5",
    "\u0915\u0916\u0917\u0918\u0919\u091a",
    "\u7532\u4e59\u4e19\u4e01\u620a\u5df1",
    "\u30a2\u30a4\u30a6\u30a8\u30aa\u30ab",
    "\uac00\ub098\ub2e4\ub77c\ub9c8\ubc14",
    "\u0e01\u0e02\u0e04\u0e07\u0e08\u0e09",
)
_LATIN = {
    ord(case): latin
    for alphabet in _ALPHABETS
    for letter, latin in zip(alphabet, ascii_uppercase, strict=False)
    for case in {letter, letter.casefold()}
} | {0x0623: "A", 0x0421: "C", 0x0441: "C"}  # an alif with hamza; a Cyrillic S that looks like a C


def letters_of(key: str) -> str:
    """Return a key in Latin letters; full-width forms and a single letter of another alphabet are converted."""
    plain = unicodedata.normalize("NFKC", key)
    bare = plain.strip(" ().[]:")
    return bare.translate(_LATIN) if len(bare) == 1 else plain


@lru_cache(maxsize=1024)
def _marks(key: str, mark: re.Pattern[str]) -> tuple[str, ...]:
    """Return the letters or numbers in a key that match ``mark``; empty if it contains anything else."""
    key = key if key.isascii() else letters_of(key)
    parts = _BETWEEN.split(key) if len(key) <= _MAX_KEY_LENGTH else [key]
    matches = [mark.fullmatch(part) for part in parts if part and part.casefold() not in _WORDS]
    marks = [match[1] for match in matches if match]
    return tuple(marks) if len(marks) == len(matches) else ()


# A column has few different keys, and each is tried in several forms.
@lru_cache(maxsize=1024)
def _letters(key: str) -> tuple[str, ...]:
    if reasoned := _BECAUSE.fullmatch(key):
        key = reasoned[1]
    marks = _marks(key, _LETTER)
    key = key if key.isascii() else letters_of(key)
    if not marks and re.fullmatch("[A-J]{2,6}|[a-j]{2,6}", key) and len(set(key)) == len(key):
        marks = tuple(key)
    return tuple(dict.fromkeys(mark.upper() for mark in marks))


def numbers_of(key: str) -> list[int]:
    """Return the numbers in a key; empty if it contains anything else."""
    return [int(number) for number in _marks(key, _NUMBER)]


def _by_number(key: str, first: int) -> tuple[str, ...]:
    indices = [number - first for number in numbers_of(key)]
    if not all(0 <= index < len(ascii_uppercase) for index in indices):
        return ()
    return tuple(dict.fromkeys(ascii_uppercase[index] for index in indices))


def _by_text(row: KeyedRow) -> tuple[str, ...] | None:
    """Return the option letters of the choices whose texts a key contains; ``None`` if it contains any other text.

    Newline, ``|``, comma or ``;`` separate the texts of several choices.
    """
    ways = [[row.key], split_answers(row.key), re.split("[,;]", row.key)]
    ways = [way for at, way in enumerate(ways) if way not in ways[:at]]
    if loosely := _by_parts(row, ways, _bare):  # exact matches also match without case and dots
        return _by_parts(row, ways, str.strip) or _by_parts(row, ways, _plain) or loosely
    if "," in row.key and (found_all := _greedily(row)):
        return found_all
    both = _WITH_TEXT.fullmatch(row.key)
    same = both and _gist(row.choices.get(both[1].upper(), "")) == _gist(both[3])
    if both and (same or (both[2] and _is_nearest(row.choices, both[1].upper(), _gist(both[3])))):
        return (both[1].upper(),)
    return None


_WITH_TEXT = re.compile(r"\(?([A-Ja-j])([).:]|(?=\s))\s*(.+)", re.DOTALL)  # as in "B) Lyon"


def is_labelled(text: str) -> bool:
    """Return whether a text begins with an option letter, as in *B) Lyon*."""
    match = _WITH_TEXT.fullmatch(text)
    return bool(match and match[2] and text[match.start(3) - 1].isspace())


def _is_nearest(choices: Choices, letter: str, text: str) -> bool:
    """Return whether a text is similar to the choice ``letter``, and less similar to all others."""
    alike = {other: SequenceMatcher(None, _gist(choice), text).ratio() for other, choice in choices.items()}
    own = alike.pop(letter, 0.0)
    return own == 1 or (own >= _ALIKE and own > max(alike.values(), default=0.0))


_ALIKE = 0.6  # similarity, from 0 to 1


def _by_parts(row: KeyedRow, ways: Sequence[list[str]], alike: Callable[[str], str]) -> tuple[str, ...] | None:
    """Return the option letters of all parts of a key, for the first way of splitting it in which all parts match.

    ``None`` if no way does. ``ways``: the parts of the key for each way of splitting it; ``alike``: returns equal texts
    for parts and choices that match.
    """
    letters = {alike(text): letter for letter, text in reversed(row.choices.items())}
    for parts in ways:
        matched = [letters.get(alike(part), "") for part in parts]
        if all(matched):
            return tuple(dict.fromkeys(matched)) or None
    return None


def _greedily(row: KeyedRow) -> tuple[str, ...] | None:
    """Return the option letters of the choices that a key lists with commas, though their texts contain commas, too.

    ``None`` if the key contains anything else.
    """
    rest, letters = _plain(row.key), list[str]()
    longest = sorted(row.choices.items(), key=lambda item: len(item[1]), reverse=True)
    while rest:
        letter = next((at for at, text in longest if at not in letters and _leads(_plain(text), rest)), None)
        if letter is None:
            return None
        letters.append(letter)
        rest = rest[len(_plain(row.choices[letter])) :].lstrip(" ,")
    return tuple(sorted(letters)) or None


def _leads(text: str, rest: str) -> bool:
    return bool(text) and rest.startswith(text) and rest[len(text) :].lstrip(" ")[:1] in ("", ",")


def _gist(text: str) -> str:
    """Return a text without spaces and punctuation; unchanged if nothing else remains."""
    plain = _plain(text)
    return "".join(filter(str.isalnum, plain)) or plain


def _bare(text: str) -> str:
    return _plain(text).strip(" .,;:!\"'\u201c\u201d")


@lru_cache(maxsize=1024)
def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())

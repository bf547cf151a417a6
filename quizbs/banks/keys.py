"""The key column: which choices it names in each row, decided once for the whole column (``docs/banks.md``).

A key is a letter, a number from 1 or from 0, or the text of a choice. Places of choices are letters here, ``"A"`` the
first, because columns may be empty: the choices of a row are given as ``{"A": "Paris", "C": "Rome"}``.
"""

import re
import unicodedata
from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from quizbs.banks.cells import split_answers

Choices = dict[str, str]


class Form(Enum):
    """How the keys of a column are written."""

    LETTERS = auto()
    FROM_1 = auto()
    FROM_0 = auto()
    TEXT = auto()


class Keyed(NamedTuple):
    """A row with choices and its key."""

    key: str
    choices: Choices


def form_of(rows: Sequence[Keyed]) -> Form:
    """Return the form in which most keys name choices of their row; letters and numbers first where several do."""
    rows = [row for row in rows if row.key]
    numbers = [number for row in rows for number in _numbers(row.key)]
    orders = [Form.LETTERS, Form.FROM_1, Form.TEXT]
    if 0 in numbers:
        orders.insert(1, Form.FROM_0)
    fitting: dict[Form, int] = {}
    for form in orders:
        fitting[form] = sum(named(row, form) is not None for row in rows)
        if fitting[form] == len(rows):
            return form
    best = max(orders, key=lambda form: fitting[form])
    if fitting[best]:
        return best
    return next((form for form in orders if any(_shaped(row.key, form) for row in rows)), Form.TEXT)


def doubtful(rows: Sequence[Keyed]) -> bool:
    """Tell whether numbers in the key column name choices by number and by text in every row, and not the same ones."""
    rows = [row for row in rows if row.key]
    both = [(named(row, Form.FROM_1), named(row, Form.TEXT)) for row in rows]
    return bool(both) and None not in {one for pair in both for one in pair} and any(one != two for one, two in both)


def named(row: Keyed, form: Form) -> tuple[str, ...] | None:
    """Return the choices that the key of a row names if it is read in this form, ``None`` if it names none."""
    if form is Form.TEXT:
        return _by_text(row)
    letters = _letters(row.key) if form is Form.LETTERS else _by_number(row.key, 1 if form is Form.FROM_1 else 0)
    return letters if letters and all(letter in row.choices for letter in letters) else None


def named_otherwise(row: Keyed, form: Form) -> tuple[str, ...] | None:
    """Return the choices that a key names in another form than the rest of its column, where that is safe."""
    others = {Form.LETTERS: (Form.TEXT, Form.FROM_1), Form.TEXT: (Form.LETTERS,)}.get(form, (Form.TEXT, Form.LETTERS))
    return next((choices for other in others if (choices := named(row, other))), None)


def names_places(key: str) -> bool:
    """Tell whether a key looks like letters or numbers of choices."""
    return bool(_letters(key) or _numbers(key))


def _shaped(key: str, form: Form) -> bool:
    if form is Form.LETTERS:
        return bool(_letters(key))
    return form is not Form.TEXT and bool(_numbers(key))


_MOST = 100  # characters of a key that names places
_BETWEEN = re.compile(r"[\s,;/&|+]+")
_WORDS = frozenset(("and", "option", "answer", "choice"))
_LETTER = re.compile(r"\(?([A-Ja-j])[).:]?")
_NUMBER = re.compile(r"\(?(\d{1,2})(?:\.0+)?[).:]?")


def _marks(key: str, mark: re.Pattern[str]) -> list[str]:
    """Return the letters or numbers that a key consists of; nothing if there is anything else."""
    parts = _BETWEEN.split(key) if len(key) <= _MOST else [key]
    found = [mark.fullmatch(part) for part in parts if part and part.casefold() not in _WORDS]
    marks = [one[1] for one in found if one]
    return marks if len(marks) == len(found) else []


def _letters(key: str) -> tuple[str, ...]:
    marks = _marks(key, _LETTER)
    if not marks and re.fullmatch("[A-J]{2,6}|[a-j]{2,6}", key) and len(set(key)) == len(key):
        marks = list(key)
    return tuple(dict.fromkeys(mark.upper() for mark in marks))


def _numbers(key: str) -> list[int]:
    return [int(number) for number in _marks(key, _NUMBER)]


def _by_number(key: str, first: int) -> tuple[str, ...]:
    places = [number - first for number in _numbers(key)]
    if not all(0 <= place < len(ascii_uppercase) for place in places):
        return ()
    return tuple(dict.fromkeys(ascii_uppercase[place] for place in places))


def _by_text(row: Keyed) -> tuple[str, ...] | None:
    """Find the choices whose texts a key holds: one text, else parted by newline or ``|``, else by comma or ``;``."""
    ways = [[row.key], split_answers(row.key), re.split("[,;]", row.key)]
    ways = [way for at, way in enumerate(ways) if way not in ways[:at]]
    for exactly in (True, False):
        places = {(text if exactly else _plain(text)): letter for letter, text in reversed(row.choices.items())}
        for parts in ways:
            found = [places.get(part.strip() if exactly else _plain(part)) for part in parts]
            if found and None not in found:
                return tuple(dict.fromkeys(letter for letter in found if letter))
    both = re.fullmatch(r"\(?([A-Ja-j])[).:]\s*(.+)", row.key, re.DOTALL)  # as in "B) Lyon"
    if both and _plain(row.choices.get(both[1].upper(), "")) == _plain(both[2]):
        return (both[1].upper(),)
    return None


@lru_cache(maxsize=1024)
def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())

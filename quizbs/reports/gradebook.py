"""*Fill my list*: a gradebook's own export comes back with one column more, filled by name."""

import csv
import io
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quizbs.banks.cells import guarded

_FULL = {"student", "name", "full name", "student name", "schüler", "schülerin", "élève", "alumno", "nom complet"}
_FIRST = {"first name", "firstname", "given name", "vorname", "prénom", "nombre"}
_LAST = {"last name", "lastname", "surname", "family name", "nachname", "nom", "apellido", "apellidos"}
_MOST_ROWS = 2_000
_DELIMITERS = ",;\t"


class NoNames(Exception):
    """No column with names was found in the file."""


class Filled(NamedTuple):
    """The list with one column more. ``unmatched`` are students of the lesson who aren't in it, ``empty`` names of the
    list without a value, ``matched`` how many have one.
    """

    content: bytes
    matched: int
    unmatched: tuple[str, ...]
    empty: tuple[str, ...]


def fill(text: str, head: str, values: Mapping[str, int | None]) -> Filled:
    """Return a list with the column ``head``: the value of each name, compared without case, accents and order.

    ``None`` is a student with too few answers: found, but left empty. Where two students have the same name, nobody is
    filled in. Raises ``NoNames``.
    """
    delimiter = max(_DELIMITERS, key=lambda sign: text.partition("\n")[0].count(sign))
    rows = list(csv.reader(io.StringIO(text), delimiter=delimiter))[:_MOST_ROWS]
    rows = [row for row in rows if row]
    if not rows:
        raise NoNames
    full, first, last = _columns(rows[0])
    wanted = _once(values)
    found: set[str] = set()
    empty: list[str] = []
    written = [[*rows[0], head]]
    for row in rows[1:]:
        name = _cell(row, full) if full is not None else f"{_cell(row, first)} {_cell(row, last)}"
        student = wanted.get(_key(name))
        value = values[student] if student is not None else None
        if student is not None:
            found.add(student)
        elif name.strip():
            empty.append(name.strip())
        row = [*row, *[""] * (len(rows[0]) - len(row))][: max(len(rows[0]), len(row))]
        written.append([*row, "" if value is None else str(value)])
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(
        [guarded(cell) if cell != each[0] else cell for cell in each] for each in written
    )
    matched = sum(values[name] is not None for name in found)
    left = tuple(sorted((name for name in values if name not in found), key=str.casefold))
    return Filled(("\ufeff" + out.getvalue()).encode(), matched, left, tuple(empty))


def _columns(heads: Sequence[str]) -> tuple[int | None, int | None, int | None]:
    """Return where the full name is, or the first and the last name. Raises ``NoNames``."""
    plain = [head.strip("\ufeff \t").casefold() for head in heads]
    full, first, last = (next((at for at, head in enumerate(plain) if head in names), None) for names in _KINDS)
    if first is not None and last is not None:
        return None, first, last
    if full is None:
        raise NoNames
    return full, None, None


_KINDS = (_FULL, _FIRST, _LAST)


def _cell(row: Sequence[str], at: int | None) -> str:
    return row[at] if at is not None and at < len(row) else ""


def _key(name: str) -> str:
    """Return a name as it is compared: its words in alphabetical order, so that "Otter, Swift" is "Swift Otter"."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    words = "".join(sign if sign.isalnum() else " " for sign in letters if not unicodedata.combining(sign)).split()
    return " ".join(sorted(words))


def _once(names: Mapping[str, object]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(_key(name), []).append(name)
    return {key: several[0] for key, several in found.items() if len(several) == 1 and key}

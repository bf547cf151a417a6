"""*Fill my list*: adds a column to the teacher's gradebook file (CSV), matched by name."""

import csv
import functools
import io
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from rapidfuzz.distance import DamerauLevenshtein

from quizbs.banks.cells import guard_formula
from quizbs.words import LANGUAGES, words

_ELSEWHERE = {
    "full": frozenset({"schüler", "schülerin", "élève", "alumno", "nom complet"}),
    "first": frozenset({"vorname", "prénom", "nombre"}),
    "last": frozenset({"nachname", "nom", "apellido", "apellidos"}),
}
_MOST_ROWS = 2_000
_DELIMITERS = ",;\t"
_A_SLIP = 1  # letters by which spellings of a name may differ: Mueller and Müller, Fin and Finn


class NoNames(Exception):
    """The file has no column with names."""


class NearMatch(NamedTuple):
    """A name in the gradebook file (``listed``) that differs by one letter from a student's name in the lesson."""

    listed: str
    student: str


class FilledGradebook(NamedTuple):
    """The gradebook file with an added column, and whether each name was matched.

    ``matched`` are students with a value, ``few`` students in the file with too few answers for a value, ``near`` names
    to confirm, ``unmatched`` students who aren't in the file, ``empty`` names in the file without a student.
    """

    content: bytes
    matched: tuple[str, ...]
    few: tuple[str, ...]
    near: tuple[NearMatch, ...]
    unmatched: tuple[str, ...]
    empty: tuple[str, ...]


def fill(text: str, head: str, values: Mapping[str, int | None], same: Collection[str] = ()) -> FilledGradebook:
    """Return the gradebook file ``text`` with a new column ``head`` that has each student's value.

    ``values`` are by student; ``None`` is the value of a student with too few answers, whose cell stays empty. Names
    are compared without case, accents and order of their words; of two students with the same name neither is filled
    in. ``same`` are the names in the file of which the teacher has confirmed that they are similar students' names.
    Raises ``NoNames``.
    """
    delimiter = max(_DELIMITERS, key=lambda sign: text.partition("\n")[0].count(sign))
    rows = list(csv.reader(io.StringIO(text), delimiter=delimiter))[:_MOST_ROWS]
    rows = [row for row in rows if row]
    if not rows:
        raise NoNames
    full, first, last = _columns(rows[0])
    listed = [
        (_cell(row, full) if full is not None else f"{_cell(row, first)} {_cell(row, last)}").strip()
        for row in rows[1:]
    ]
    wanted = _unique_names(values)
    near = _near_matches([name for name in listed if name and _key(name) not in wanted], listed, wanted)
    accepted = {pair.listed: pair.student for pair in near if pair.listed in same}
    matched: set[str] = set()
    written = [[*rows[0], head]]
    for row, name in zip(rows[1:], listed, strict=True):
        student = wanted.get(_key(name)) or accepted.get(name)
        value = values[student] if student is not None else None
        if student is not None:
            matched.add(student)
        row = [*row, *[""] * (len(rows[0]) - len(row))][: max(len(rows[0]), len(row))]
        written.append([*row, "" if value is None else str(value)])
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(
        [guard_formula(cell) if cell != each[0] else cell for cell in each] for each in written
    )
    offered = tuple(pair for pair in near if pair.listed not in accepted)
    placed = matched | {pair.student for pair in offered}
    known = {pair.listed for pair in near}
    return FilledGradebook(
        ("\ufeff" + out.getvalue()).encode(),
        _in_order(name for name in matched if values[name] is not None),
        _in_order(name for name in matched if values[name] is None),
        offered,
        _in_order(name for name in values if name not in placed),
        tuple(name for name in listed if name and _key(name) not in wanted and name not in known),
    )


def _in_order(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(names, key=str.casefold))


def _near_matches(unknown: Sequence[str], listed: Sequence[str], wanted: Mapping[str, str]) -> tuple[NearMatch, ...]:
    """Return pairs of similar names. A name that is similar to several names is left out.

    ``unknown`` are names in the file without a student, ``listed`` all names in the file, ``wanted`` students by
    normalised name.
    """
    there = {_key(name) for name in listed}
    pairs = [
        NearMatch(name, student)
        for name in unknown
        for key, student in wanted.items()
        if key not in there and DamerauLevenshtein.distance(_key(name), key, score_cutoff=_A_SLIP) <= _A_SLIP
    ]
    names, students = Counter(pair.listed for pair in pairs), Counter(pair.student for pair in pairs)
    return tuple(pair for pair in pairs if names[pair.listed] == students[pair.student] == 1)


def _columns(heads: Sequence[str]) -> tuple[int | None, int | None, int | None]:
    """Return the indexes of the columns with full, first and last names, ``None`` for columns that aren't needed.

    Raises ``NoNames``.
    """
    plain = [head.strip("\ufeff \t").casefold() for head in heads]
    full, first, last = (
        next((at for at, head in enumerate(plain) if head in _heads(part)), None) for part in ("full", "first", "last")
    )
    if first is not None and last is not None:
        return None, first, last
    if full is None:
        raise NoNames
    return full, None, None


@functools.cache
def _heads(part: Literal["full", "first", "last"]) -> frozenset[str]:
    """Return the heads of a column with full, first or last names, in all languages."""
    lists = [words(tag).say("report-list-heads", part=part) for tag in LANGUAGES]
    lists += [words(tag).say("report-head", head="student") for tag in LANGUAGES if part == "full"]
    return _ELSEWHERE[part] | {head.strip().casefold() for heads in lists for head in heads.split("|")}


def _cell(row: Sequence[str], at: int | None) -> str:
    return row[at] if at is not None and at < len(row) else ""


def _key(name: str) -> str:
    """Return a name normalised for comparison: its words in alphabetical order; "Otter, Swift" equals "Swift Otter"."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(sign if sign.isalnum() else " " for sign in letters if not unicodedata.combining(sign))
    return " ".join(sorted(plain.split()))


def _unique_names(names: Mapping[str, object]) -> dict[str, str]:
    by_key: dict[str, list[str]] = {}
    for name in names:
        by_key.setdefault(_key(name), []).append(name)
    return {key: several[0] for key, several in by_key.items() if len(several) == 1 and key}

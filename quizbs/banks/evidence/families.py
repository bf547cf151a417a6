"""Finding the columns with the choices: several with numbered or lettered names, or one with all choices in a cell."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import is_tick, split_choices, without_labels
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow, letters_of
from quizbs.banks.table.column_content import ColumnContent, comments_among
from quizbs.banks.table.header_words import WRONG, Role, normalised, role_of

_FILLED = 0.5  # share of filled cells of the first two choices
_MIXED = 0.1  # share of the rows with choices, if other rows have none
_MIN_ROWS = 8  # rows with choices needed in such a table
_ROWS = 3  # rows that show that columns belong together
_LONGER = 1.5  # how many times longer than any other text
_REPEATED = 0.95  # share of a key's cells that are among the choices
_LISTS = 0.8  # share of the cells with several choices


@dataclass(frozen=True)
class Family:
    """Columns that may hold the choices of all questions. ``indices``: column indices by option letter.

    ``name`` is the common part of their names; ``choices`` has the texts of each row by option letter. ``whole``: a
    single column holds all choices in one cell. ``loose``: commas, which any sentence has, separate these choices.
    ``unnamed``: the column names have nothing in common. ``ragged``: one of the columns is empty in most rows, so it
    may hold something else.
    """

    name: str
    indices: dict[str, int]
    choices: list[dict[str, str]]
    whole: bool = False
    loose: bool = False
    unnamed: bool = False
    ragged: bool = False

    def flags_of(self, other: "Family") -> bool:
        """Return whether the cells of these columns say yes or no to each choice of ``other``, in nearly every row."""
        if self.indices.keys() != other.indices.keys() or self is other or self.whole or other.whole:
            return False
        ticks = [[is_tick(text) for text in flags.values()] for flags in self.choices]
        words = {text.casefold() for flags in self.choices for text in flags.values()}
        fits = [any(row) and sum(row) < len(choices) for row, choices in zip(ticks, other.choices, strict=True)]
        return len(words) <= _MIN_CHOICES and sum(fits) >= _REPEATED * len(fits) > 0

    @property
    def is_wrong(self) -> bool:
        """Return whether the common name of the columns means wrong answers."""
        return WRONG.fullmatch(" ".join(self.name.lstrip("01").replace(_HOLE, " ").split())) is not None


_HOLE = "\0"
_NUMBER = re.compile(r"\d+")
_LEADING = re.compile(r"\s*(\d)\s*[.)]\s*\D")  # "1. choice": in other texts the number isn't part of the name
_CLOSE = re.compile(
    "(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=[a-j]$|[a-j]\\s)"
)  # a letter without a space before it
_MIN_CHOICES = 2  # choices
_SIMILAR = 2.5  # how many times longer than the shortest


def families(names: Sequence[str], columns: Mapping[int, ColumnContent]) -> Iterator[Family]:
    """Yield the groups of columns that may hold the choices, judged by their names, or by several texts in a cell.

    ``names``: the header row; ``columns``: by index.
    """
    by_name: dict[str, dict[str, int]] = {}
    for index in columns:
        for shared, letter in _marks(_named(names, index)):
            by_name.setdefault(shared, {}).setdefault(letter, index)
    by_name |= _by_last_word(names, columns)
    for shared, indices in _without_remarks(by_name, columns).items():
        letters = sorted(indices)
        gapless = "".join(letters) == ascii_uppercase[: len(letters)]
        first = [columns[indices[letter]] for letter in letters[:_MIN_CHOICES]]
        filled = all(column.share >= _FILLED for column in first) or _are_filled_together(first)
        if gapless and filled and _MIN_CHOICES <= len(letters) <= limits.MAX_CHOICES:
            choices = _by_row(indices, columns)
            if not _are_labels(choices):
                yield Family(shared, {letter: indices[letter] for letter in letters}, choices)
    for index, column in columns.items():
        if (family := _lists_of_choices(_named(names, index), column)) is not None:
            yield family


def _are_filled_together(columns: Sequence[ColumnContent]) -> bool:
    """Return whether nearly all rows in which any of the columns is filled have all of them filled."""
    rows = [tuple(map(bool, cells)) for cells in zip(*(column.cells for column in columns), strict=True)]
    some = sum(map(any, rows))
    return some >= max(_MIXED * len(rows), _MIN_ROWS) and sum(map(all, rows)) >= _REPEATED * some


def _by_last_word(names: Sequence[str], columns: Mapping[int, ColumnContent]) -> dict[str, dict[str, int]]:
    """Return groups of adjacent columns whose names differ only in the last word, like *wrong one* and *wrong two*.

    The result has column indices by option letter, by the common part of the names.
    """
    by_stem: dict[str, list[int]] = {}
    for index, column in columns.items():
        stem, _, last = normalised(_named(names, index)).rpartition(" ")
        if stem and last and column.is_text and not column.asks and not column.is_topic:
            by_stem.setdefault(stem, []).append(index)
    alike: dict[str, dict[str, int]] = {}
    for stem, indices in by_stem.items():
        lengths = [columns[index].length for index in indices]
        close = indices[-1] - indices[0] == len(indices) - 1 and max(lengths) <= _SIMILAR * min(lengths)
        if close and _MIN_CHOICES < len(indices) <= limits.MAX_CHOICES:
            alike[f"{stem} {_HOLE}"] = dict(zip(ascii_uppercase, indices, strict=False))
    return alike


def _without_remarks(
    by_name: Mapping[str, dict[str, int]], columns: Mapping[int, ColumnContent]
) -> dict[str, dict[str, int]]:
    """Return the groups of columns except those of comments, which each follow a choice and are much longer."""
    groups = dict(by_name)
    for indices in by_name.values():
        for other, behind in by_name.items():
            follows = indices.keys() == behind.keys() and all(
                behind[letter] == indices[letter] + 1 for letter in indices
            )
            pairs = (
                [columns[index] for letter in sorted(indices) for index in (indices[letter], behind[letter])]
                if follows
                else []
            )
            if comments_among(pairs):
                groups.pop(other, None)
    return groups


def neighbours(names: Sequence[str], columns: Mapping[int, ColumnContent]) -> Iterator[Family]:
    """Yield groups of adjacent columns with short texts, which may be choices though their names aren't alike."""
    if min((len(column.cells) for column in columns.values()), default=0) < _ROWS:
        return
    fits = {at: column for at, column in columns.items() if _may_be_choices(column, _named(names, at))}
    texts = [column for column in columns.values() if role_of(_named(names, column.index)) is not Role.QUESTION]
    if len(columns) > 1 and len(texts) == len(columns) and not any(column.asks for column in texts):
        longest, *others = sorted(texts, key=lambda column: -column.length)
        if others and longest.length > _LONGER * others[0].length:  # the question, though without a question mark
            fits.pop(longest.index, None)
    if (key := _repeating(list(fits.values()))) is not None:
        del fits[key]
    run: list[int] = []
    for index in range(max(columns, default=-1) + 2):
        if index in fits and (fits[index].share >= _FILLED or len(run) >= _MIN_CHOICES):
            run.append(index)
            continue
        if _MIN_CHOICES <= len(run) <= limits.MAX_CHOICES:
            yield _unnamed(run, columns)
        run = []


def repeated(names: Sequence[str], columns: Mapping[int, ColumnContent]) -> Iterator[Family]:
    """Yield a group of columns if some other column, the key, has the text of one of them in nearly every row."""
    for key in columns.values():
        others = [column for column in columns.values() if column is not key and not column.asks]
        pairs = [(cell, at) for at, cell in enumerate(key.cells) if cell]
        same = [column for column in others if any(column.cells[at] == cell for cell, at in pairs)]
        named = sum(any(column.cells[at] == cell for column in same) for cell, at in pairs)
        enough = len(pairs) >= _ROWS and named >= _REPEATED * len(pairs)
        if enough and _MIN_CHOICES < len(same) <= limits.MAX_CHOICES and not key.is_topic:
            run = [column.index for column in same]
            between = range(run[0], run[-1])  # a choice that is never right
            run += [at for at in between if at not in (*run, key.index) and _is_beside(at, names, columns)]
            if len(run) <= limits.MAX_CHOICES:
                yield _unnamed(sorted(run), columns)


def _is_beside(index: int, names: Sequence[str], columns: Mapping[int, ColumnContent]) -> bool:
    column = columns.get(index)
    return column is not None and _may_be_choices(column, _named(names, index))


def _unnamed(run: Sequence[int], columns: Mapping[int, ColumnContent]) -> Family:
    indices = dict(zip(ascii_uppercase, run, strict=False))
    ragged = any(columns[index].share < _FILLED for index in run)
    return Family("", indices, _by_row(indices, columns), unnamed=True, ragged=ragged)


def _named(names: Sequence[str], index: int) -> str:
    return names[index] if index < len(names) else ""


def _repeating(columns: Sequence[ColumnContent]) -> int | None:
    """Return the index of the only column whose cell equals another cell of its row, in nearly every row.

    ``None`` if there is no such column, or more than one.
    """
    indices = []
    for column in columns if len(columns) > _MIN_CHOICES else ():
        others = [other.cells for other in columns if other is not column]
        rows = [dict(zip(ascii_uppercase, cells, strict=False)) for cells in zip(*others, strict=True)]
        keyed = [KeyedRow(cell, choices) for cell, choices in zip(column.cells, rows, strict=True) if cell]
        again = sum(answer_key.letters_named(row, Form.TEXT) is not None for row in keyed)
        indices += [column.index] if again >= _REPEATED * len(column.filled) else []
    return indices[0] if len(indices) == 1 else None


def _may_be_choices(column: ColumnContent, name: str) -> bool:
    if role_of(name) not in (None, Role.OPTION) or column.asks or column.counts_up or column.is_topic:
        return False
    short = column.length <= limits.CHOICE_FITS
    return short and not all(map(answer_key.names_places, column.filled))


def _lists_of_choices(name: str, column: ColumnContent) -> Family | None:
    """Return a column as the choices of all questions if most of its cells hold several texts, otherwise ``None``."""
    for commas in (False, True):
        split = [split_choices(cell, commas=commas) for cell in column.cells]
        several = sum(_MIN_CHOICES <= len(choices) <= limits.MAX_CHOICES for choices in split)
        if several >= _LISTS * len(column.filled) and column.share >= _LISTS:
            listed = [dict(zip(ascii_uppercase, choices, strict=False)) for choices in split]
            return Family(normalised(name), {"A": column.index}, listed, whole=True, loose=commas)
    return None


def _are_labels(choices: Sequence[Mapping[str, str]]) -> bool:
    """Return whether all texts are option letters, or the same number or letter in every row, like *(1)*, *(2)*."""
    if all(_is_label(text) for row in choices for text in row.values()):
        return True
    letters = {letter for row in choices for letter in row}
    same = {letter: {row[letter] for row in choices if letter in row} for letter in letters}
    alike = all(len(texts) == 1 and _names(next(iter(texts)), letter) for letter, texts in same.items())
    return len(choices) >= _ROWS and alike


def _names(text: str, letter: str) -> bool:
    """Return whether a text is an option letter or its number, as *(3)* is for C."""
    return text.strip("()[].: ").upper() in (letter, str(ascii_uppercase.index(letter) + 1))


def _is_label(text: str) -> bool:
    return len(text) == 1 and text.upper() in ascii_uppercase[: limits.MAX_CHOICES]


def _by_row(indices: Mapping[str, int], columns: Mapping[int, ColumnContent]) -> list[dict[str, str]]:
    cells = {letter: columns[index].cells for letter, index in sorted(indices.items())}
    rows = len(next(iter(cells.values())))
    return [without_labels({letter: own[at] for letter, own in cells.items() if own[at]}) for at in range(rows)]


def _marks(name: str) -> Iterator[tuple[str, str]]:
    """Yield each way to read a column name as numbered or lettered: the rest of the name, and the option letter.

    For *Opt 3* the letter is C, or D if numbers begin with 0.
    """
    leading = _LEADING.match(name)
    plain = f"{leading[1]} {normalised(name)}" if leading else normalised(name)
    plain = _CLOSE.sub(" ", plain)
    for number in _NUMBER.finditer(plain):
        if 0 < int(number[0]) <= limits.MAX_CHOICES:
            yield f"1{_hole(plain, number.start(), number.end())}", ascii_uppercase[int(number[0]) - 1]
        if int(number[0]) < limits.MAX_CHOICES:
            yield f"0{_hole(plain, number.start(), number.end())}", ascii_uppercase[int(number[0])]
    words = plain.split()
    for at, word in enumerate(words):
        letter = letters_of(word).upper() if len(word) == 1 else ""
        if len(letter) == 1 and letter in ascii_uppercase[: limits.MAX_CHOICES]:
            yield " ".join([*words[:at], _HOLE, *words[at + 1 :]]), letter


def _hole(text: str, start: int, end: int) -> str:
    return text[:start] + _HOLE + text[end:]

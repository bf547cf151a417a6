"""A problem in a file: where it is, what is wrong, and how to fix it. The sentences are in ``words``."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from quizbs.banks.words.common_words import OF_SHEET, PLACE_COLUMN, PLACE_SHEET, PLACES, MessageTemplate

LONGEST_VALUE = 80

Unit = Literal["row", "line", "question"]


class Problem(msgspec.Struct, frozen=True):
    """A problem in a file, as the teacher reads it.

    ``row`` is the row as a spreadsheet shows it, counted from 1; ``None`` for the whole file. ``column`` is its letter
    and name, like ``"F (Correct)"``. ``value`` is the text there, shortened. In a file that isn't a table ``row``
    counts lines or questions, as ``unit`` says. ``asks``: nothing is wrong, but quizbs guessed something and asks the
    teacher whether it is right; such problems are listed first.
    """

    row: int | None
    column: str | None
    value: str
    message: str
    fix: str
    unit: Unit = "row"
    asks: bool = False

    @property
    def place(self) -> str:
        """Return where it is, like ``"Row 14, column F (Correct)"``; "" for the whole file."""
        row = [row_named(self.unit, self.row)] if self.row else []
        column = [PLACE_COLUMN.format(column=self.column)] if self.column else []
        place = ", ".join(row + column)
        return place[:1].upper() + place[1:]


SHEET = 1_000_000  # more rows than a sheet can have; with several sheets, row 3 of sheet 2 is 2,000,003


def sheet_of(row: int) -> int:
    """Return the number of the sheet, from 1, that a row number contains; 0 if only one table was read."""
    return row // SHEET


def row_named(unit: Unit, row: int) -> str:
    """Return a row as named in a sentence, like ``"row 14"`` or ``"sheet 2, row 14"``."""
    sheet, own = divmod(row, SHEET)
    return PLACE_SHEET.format(sheet=sheet, row=PLACES[unit].format(row=own)) if sheet else PLACES[unit].format(row=row)


def row_number(row: int) -> str:
    """Return a row number as written after the word *row*, like ``"14"`` or ``"14 of sheet 2"``."""
    sheet, own = divmod(row, SHEET)
    return OF_SHEET.format(row=own, sheet=sheet) if sheet else str(own)


def problem(
    fault: MessageTemplate, row: int | None = None, column: str | None = None, value: str = "", **fill: object
) -> Problem:
    """Return a problem with ``fill`` and ``value`` filled into its sentences."""
    shown = shorten(value)
    if isinstance(at := fill.get("at"), int):
        fill["at"] = row_number(at)
    return Problem(
        row=row,
        column=column,
        value=shown,
        message=fault.message.format(value=shown, **fill),
        fix=fault.fix.format(value=shown, **fill),
        asks=fault.asks,
    )


def by_place(problem: Problem) -> tuple[bool, int]:
    """Return a sort key: problems that ask the teacher first, then those of the whole file, then by row."""
    return not problem.asks, problem.row or 0


def shorten(text: str, most: int = LONGEST_VALUE) -> str:
    """Return a text in one line, cut to ``most`` characters."""
    line = " ".join(text[: 2 * most].split())
    return line if len(line) <= most else line[: most - 1] + "…"


def listed(items: Sequence[object]) -> str:
    """Return the first ten items as text, separated by commas."""
    shown = ", ".join(row_number(item) if isinstance(item, int) else str(item) for item in items[:10])
    return shown if len(items) <= 10 else f"{shown}, …"

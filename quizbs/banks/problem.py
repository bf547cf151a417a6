"""A problem in a file: where it is, what is wrong, and how to fix it. The sentences are in ``words/en/reading.ftl``."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from quizbs.message import Message, MessageFact

LONGEST_VALUE = 80

Unit = Literal["row", "line", "question"]


class Problem(msgspec.Struct, frozen=True):
    """A problem in a file.

    ``row`` is the row as a spreadsheet shows it, counted from 1; ``None`` for the whole file. ``column`` is its letter
    and name, like ``"F (Correct)"``, or a code that ``reading-column`` knows. ``value`` is the text there, shortened.
    In a file that isn't a table ``row`` counts lines or questions, as ``unit`` says. ``asks``: nothing is wrong, but
    quizbs guessed something and asks the teacher whether it is right; such problems are listed first.
    """

    row: int | None
    column: str | None
    value: str
    message: Message
    unit: Unit = "row"
    asks: bool = False

    @property
    def help(self) -> Message:
        """Return the message that says what to do about the problem."""
        return help_with(self.message)

    @property
    def place(self) -> Message | None:
        """Return where the problem is, like ``"Row 14, column F (Correct)"``; ``None`` for the whole file."""
        if self.row:
            return place(self.row, self.unit, self.column or "")
        return Message("reading-column-at", {"column": self.column}) if self.column else None


SHEET = 1_000_000  # more rows than a sheet can have; with several sheets, row 3 of sheet 2 is 2,000,003


def sheet_of(row: int) -> int:
    """Return the number of the sheet, from 1, that a row number contains; 0 if only one table was read."""
    return row // SHEET


def help_with(message: Message) -> Message:
    """Return the message that says what to do about the problem that ``message`` names."""
    return Message(f"{message.id}-help", message.facts)


def place(row: int, unit: Unit = "row", column: str = "") -> Message:
    """Return a heading for a place in a file, like ``"Row 14"`` or ``"Sheet 2, row 14, column F (Correct)"``."""
    return Message("reading-place" if column else "reading-row-at", {**row_facts(row, unit), "column": column})


def row_facts(row: int, unit: Unit = "row") -> dict[str, str | int]:
    """Return the facts for messages that name a row: its number, its sheet and what the number counts."""
    sheet, own = divmod(row, SHEET)
    return {"unit": unit, "row": str(own), "sheet": sheet}


def row_number(row: int) -> str | Message:
    """Return a row's number as an item of a list of rows, like ``"14"`` or ``"14 of sheet 2"``."""
    return Message("reading-row-of-sheet", row_facts(row)) if sheet_of(row) else str(row)


def row_with(row: int, value: str) -> Message:
    """Return a message that names a row and quotes ``value``, as an item of a list of rows."""
    return Message("reading-row-with", {"row": row_number(row), "value": value})


def problem(
    message: str,
    /,
    row: int | None = None,
    column: str | None = None,
    value: str = "",
    *,
    at: int | None = None,
    unit: Unit = "row",
    **facts: MessageFact,
) -> Problem:
    """Return a problem with the message of this id. ``at`` is a row that the message names, counted in ``unit``."""
    shown = shorten(value)
    named = {} if at is None else row_facts(at, unit)
    return Problem(row=row, column=column, value=shown, message=Message(message, {"value": shown, **named, **facts}))


def ask(
    message: str,
    /,
    row: int | None = None,
    column: str | None = None,
    value: str = "",
    *,
    at: int | None = None,
    unit: Unit = "row",
    **facts: MessageFact,
) -> Problem:
    """Return a problem that asks the teacher whether something was guessed right.

    The arguments are those of ``problem``.
    """
    return replace(problem(message, row, column, value, at=at, unit=unit, **facts), asks=True)


def by_place(problem: Problem) -> tuple[bool, int]:
    """Return a sort key: problems that ask the teacher first, then those of the whole file, then by row."""
    return not problem.asks, problem.row or 0


def shorten(text: str, most: int = LONGEST_VALUE) -> str:
    """Return a text in one line, cut to ``most`` characters."""
    line = " ".join(text[: 2 * most].split())
    return line if len(line) <= most else line[: most - 1] + "…"


def list_fact(items: Sequence[int | str | Message], most: int = 10) -> list[str | Message]:
    """Return the first ``most`` items of a list as a fact of a message; numbers are row numbers."""
    shown = [row_number(item) if isinstance(item, int) else item for item in items[:most]]
    return shown if len(items) <= most else [*shown, "…"]

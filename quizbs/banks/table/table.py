"""A table as read from a delimited text or a sheet: its rows, numbered as a spreadsheet shows them.

Cells are not interpreted here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from quizbs.banks import limits
from quizbs.banks.problem import Problem

LAST_ROW = limits.MAX_ROWS + 15  # up to 15 rows before the first question, such as titles and column names, don't count


class GridRow(NamedTuple):
    """A row that isn't empty, and its number in the spreadsheet."""

    number: int
    cells: list[str]


class Spot(NamedTuple):
    """A cell: row number, column index and text."""

    row: int
    column: int
    value: str


class Merged(NamedTuple):
    """Cells of one column that are merged: numbers of the first and last row, and the column index."""

    first: int
    last: int
    column: int


@dataclass
class Grid:
    """The rows of a text or a sheet, and problems found in reading them.

    ``delimiter`` is "" for a sheet. ``dates`` are cells that a spreadsheet program treats as dates, ``spoiled`` are
    cells whose formula has no result.
    """

    delimiter: str = ""
    rows: list[GridRow] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    loose_quotes: list[int] = field(default_factory=list)  # rows with quotation marks that were not doubled
    dates: list[Spot] = field(default_factory=list)
    spoiled: list[Spot] = field(default_factory=list)
    broken: list[GridRow] = field(default_factory=list)  # rows with inconsistent quotation marks
    merged: list[Merged] = field(default_factory=list)
    hidden: int = 0  # how many rows are hidden; they are read like the others

    def with_rows(self, rows: list[GridRow], moved: Mapping[int, int]) -> "Grid":
        """Return the table with other rows. ``moved``: new column indices by old ones; other columns are removed."""
        return replace(
            self,
            rows=rows,
            dates=[spot._replace(column=moved[spot.column]) for spot in self.dates if spot.column in moved],
            spoiled=[spot._replace(column=moved[spot.column]) for spot in self.spoiled if spot.column in moved],
            merged=[],
        )


@dataclass(frozen=True)
class Source:
    """A table that a file may hold: its text split at a delimiter, or a sheet of a workbook.

    ``name`` is the delimiter or the sheet's name; ``head`` are the first rows, which include the header row. ``parts``:
    names of several merged sheets (``table.sheets``). ``hidden``: the spreadsheet program doesn't show this sheet.
    ``lists``: each line of an answer cell is an answer, since the answers were in a list or in several rows.
    """

    name: str
    head: list[GridRow]
    read: Callable[[], Grid]
    parts: tuple[str, ...] = ()
    hidden: bool = False
    lists: bool = False

    @cached_property
    def table(self) -> Grid:
        """Return all rows; they are read only once."""
        return self.read()

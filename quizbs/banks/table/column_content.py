"""What the cells of a column have in common, for tables without column names."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import median

from quizbs.banks.cells import difficulty, is_image
from quizbs.banks.kinds import kind_of
from quizbs.banks.table.table import GridRow
from quizbs.banks.truth import folded, is_word

MIN_ROWS_ALIKE = 0.9  # share of the rows; the others are mistakes
_BOARD = 0.7
_TIMES = frozenset(range(5, 901))
_PAIRS = 4  # columns, of two choices and a remark on each
_LONGER = 2  # how many times longer than a choice a remark on it is
_FEW_TIMES = 6  # distinct values
_ROWS_OF_A_TOPIC = 4  # mean number of rows
_WHOLE = re.compile(r"(\d{1,6})(?:\.0+)?")
_ASKS = re.compile(r"[?\uff1f\u061f]\s*(?:</\w+>\s*)*$|_{2,}|\.{3}|\u2026|[:\uff1a]\s*$")
TOPIC = 60  # characters


@dataclass(frozen=True)
class ColumnContent:
    """A column: its ``index`` from 0, its cells, and what they have in common."""

    index: int
    cells: list[str]

    @cached_property
    def filled(self) -> list[str]:
        """Return the cells that are not empty."""
        return [cell for cell in self.cells if cell]

    @cached_property
    def share(self) -> float:
        """Return the share of filled cells, from 0 to 1."""
        return len(self.filled) / len(self.cells)

    @cached_property
    def length(self) -> float:
        """Return the median number of characters in filled cells."""
        return median(map(len, self.filled)) if self.filled else 0

    @cached_property
    def numbers(self) -> list[int]:
        """Return the cells that are whole numbers, as numbers."""
        matches = [_WHOLE.fullmatch(cell) for cell in self.filled]
        return [int(match[1]) for match in matches if match]

    def nearly_all(self, fits: "re.Pattern[str]") -> bool:
        """Return whether nearly all filled cells match ``fits``."""
        return sum(fits.fullmatch(cell) is not None for cell in self.filled) >= MIN_ROWS_ALIKE * max(
            len(self.filled), 1
        )

    @cached_property
    def counts_up(self) -> bool:
        """Return whether nearly every cell is 1 more than the one above, as in a column of row numbers."""
        steps = [following - number for number, following in zip(self.numbers, self.numbers[1:], strict=False)]
        whole = len(self.numbers) >= MIN_ROWS_ALIKE * len(self.cells)
        return whole and len(steps) > 0 and steps.count(1) >= MIN_ROWS_ALIKE * len(steps)

    @cached_property
    def is_truth(self) -> bool:
        """Return whether all filled cells are words for true or false."""
        words = {folded(cell) for cell in self.filled}
        return (
            self.share >= MIN_ROWS_ALIKE and 0 < len(words) <= 2 and all(map(is_word, words)) and len(self.filled) > 1
        )

    @cached_property
    def is_time(self) -> bool:
        """Return whether the cells may be seconds to answer: up to six different numbers from 5 to 900."""
        times = set(self.numbers)
        nearly = len(self.numbers) >= MIN_ROWS_ALIKE * len(self.cells)
        return 0 < len(times) <= _FEW_TIMES and nearly and times <= _TIMES

    @cached_property
    def is_image(self) -> bool:
        """Return whether most cells are URLs or file names of pictures."""
        return bool(self.filled) and sum(map(is_image, self.filled)) >= 0.8 * len(self.filled)

    @cached_property
    def is_difficulty(self) -> bool:
        """Return whether the cells are words for easy, medium or hard."""
        return self.share >= MIN_ROWS_ALIKE and all(
            difficulty(cell, 3) and not cell[0].isdecimal() for cell in self.filled
        )

    @cached_property
    def is_kind(self) -> bool:
        """Return whether the cells name kinds of questions, at least two different ones."""
        named = {kind_of(cell) for cell in self.filled}
        return self.share >= MIN_ROWS_ALIKE and len(named) > 1 and None not in named

    @cached_property
    def is_topic(self) -> bool:
        """Return whether the cells are few different short texts, as topics are."""
        few = len(set(self.filled)) * _ROWS_OF_A_TOPIC <= len(self.filled)
        return self.share >= MIN_ROWS_ALIKE and few and max(map(len, self.filled)) <= TOPIC

    @cached_property
    def asks(self) -> bool:
        """Return whether at least half of the cells are questions or have a gap to fill in."""
        return sum(map(asks, self.filled)) * 2 >= len(self.filled) > 0

    @cached_property
    def is_text(self) -> bool:
        """Return whether most cells contain letters."""
        return sum(any(map(str.isalpha, cell)) for cell in self.filled) * 2 > len(self.filled)


def asks(cell: str) -> bool:
    """Return whether a text ends like a question, or has a gap to fill in."""
    return _ASKS.search(cell) is not None


def comments_among(columns: Sequence[ColumnContent]) -> list[ColumnContent]:
    """Return the columns with comments: every second one, if each is at least twice as long as the choice before it.

    Otherwise the list is empty.
    """
    choices, remarks = columns[::2], columns[1::2]
    labels = all(len(set(choice.filled)) == 1 for choice in choices)
    if len(columns) < _PAIRS or len(columns) % 2 or labels:
        return []
    pairs = zip(choices, remarks, strict=True)
    longer = all(remark.is_text and remark.length >= _LONGER * choice.length for choice, remark in pairs)
    return list(remarks) if longer else []


def columns_of(rows: Sequence[GridRow]) -> list[ColumnContent]:
    """Return the columns that have any filled cell."""
    width = max((len(row.cells) for row in rows), default=0)
    cells = [[row.cells[index].strip() if index < len(row.cells) else "" for row in rows] for index in range(width)]
    return [column for index in range(width) if (column := ColumnContent(index, cells[index])).filled]


def is_board(rows: Sequence[GridRow]) -> bool:
    """Return whether all columns hold texts of similar length, as on a board with one category in each column."""
    width = min((len(row.cells) for row in rows), default=0)
    columns = [ColumnContent(index, [row.cells[index].strip() for row in rows]) for index in range(width)]
    lengths = [column.length for column in columns]
    texts = all(column.is_text and column.share >= _BOARD for column in columns)
    return width > 2 and len(rows) > 2 and texts and max(lengths) <= 2 * min(lengths)

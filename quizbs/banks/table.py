"""Text to rows and cells, numbered as a spreadsheet shows them (``docs/banks.md``). What a cell means, others know.

Never ``str.splitlines``: it also splits at characters that stand inside the texts of real banks.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from quizbs.banks import limits
from quizbs.banks.problem import Problem, problem
from quizbs.banks.words import HUGE_CELL, OPEN_QUOTE, STRAY_QUOTE, TOO_MANY_ROWS, Fault

DELIMITERS = ",;\t|"
HEAD_ROWS = 15  # the names of the columns stand in one of these
_SAMPLE = 200_000  # characters that settle the delimiter
_LONGEST_CELL = 5_000  # characters over several lines: nobody writes that, so a quotation mark is missing
_MOST_FAULTS = 20  # with more of them, quotation marks mean nothing in this file


class Row(NamedTuple):
    """A row that is not empty, and its number in the spreadsheet."""

    number: int
    cells: list[str]


@dataclass
class Table:
    """The rows of a text with what was wrong on the way to them."""

    delimiter: str
    rows: list[Row] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    mended: list[int] = field(default_factory=list)  # rows whose quotation marks were not doubled


def delimiters(text: str) -> list[str]:
    """Return the delimiters from the likeliest on: those that give the most regular table, wide ones first."""
    if hint := _HINT.match(text):
        return [hint["delimiter"]]
    sample = text[:_SAMPLE]
    scores = {}
    for delimiter in DELIMITERS:
        widths = Counter(len(row.cells) for row in parse(sample, delimiter).rows)
        width, rows = max(widths.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
        scores[delimiter] = (rows / widths.total(), width) if width > 1 else (0.0, 0)
    return sorted(DELIMITERS, key=lambda delimiter: scores[delimiter], reverse=True)


def head(text: str, delimiter: str) -> list[Row]:
    """Return the first rows, among which the names of the columns stand."""
    return parse(text[:_SAMPLE], delimiter).rows[:HEAD_ROWS]


def parse(text: str, delimiter: str) -> Table:
    """Return the rows of a text; empty ones are counted and left out. Rows with bad quotation marks become problems."""
    hint = _HINT.match(text)
    text = text[hint.end() :] if hint else text
    lines = list(islice(io.StringIO(text, newline=""), limits.ROWS * 4))
    table = Table(delimiter)
    for row in _records(lines, table):
        if row.number > limits.ROWS:
            table.problems.append(problem(TOO_MANY_ROWS, most=limits.ROWS))
            break
        if any(cell and not cell.isspace() for cell in row.cells):
            table.rows.append(Row(row.number, row.cells[: limits.CELLS]))
    _strip_tails(table)
    return table


_HINT = re.compile(r"\ufeff?\"?sep=(?P<delimiter>[,;\t|])\"?[,;\t|]*(\r\n|\n|\r|$)", re.IGNORECASE)


class _Record(NamedTuple):
    cells: list[str]
    lines: int  # that it takes; one for a row that a quotation mark runs away with, so that the next is not lost
    fault: Fault | None = None
    mended: bool = False


def _records(lines: list[str], table: Table) -> Iterator[Row]:
    start, number, faults = 0, 0, 0
    while start < len(lines):
        number += 1
        record = _record(lines, start, table.delimiter, quotes=faults < _MOST_FAULTS)
        if record.fault is None:
            yield Row(number, record.cells)
        else:
            table.problems.append(problem(record.fault, row=number, value=lines[start]))
            faults += 1
        if record.mended:
            table.mended.append(number)
        start += record.lines


def _record(lines: list[str], start: int, delimiter: str, quotes: bool) -> _Record:
    """Return the row that begins at a line. ``quotes``: does a quotation mark open a cell?"""
    reader = csv.reader(
        (lines[at] for at in range(start, len(lines))),
        delimiter=delimiter,
        quoting=csv.QUOTE_MINIMAL if quotes else csv.QUOTE_NONE,
    )
    try:
        cells = next(reader)
    except csv.Error:
        return _Record([], 1, HUGE_CELL)
    if not quotes or (reader.line_num == 1 and '"' not in lines[start]):
        return _Record(cells, 1)
    return _well_quoted(lines[start : start + reader.line_num], cells, delimiter)


def _well_quoted(lines: list[str], cells: list[str], delimiter: str) -> _Record:
    """Return a row with quotation marks, as it was meant if they are not as the format asks."""
    try:
        next(csv.reader(lines, delimiter=delimiter, strict=True))
    except csv.Error:
        pass
    else:
        runaway = len(lines) > 1 and max(map(len, cells)) > _LONGEST_CELL
        return _Record(cells, 1, OPEN_QUOTE) if runaway else _Record(cells, len(lines))
    if len(lines) > 1 and delimiter != "\t":
        return _Record(cells, 1, OPEN_QUOTE)
    plain = next(csv.reader(lines[:1], delimiter=delimiter, quoting=csv.QUOTE_NONE))
    if len(plain) == len(cells) or len(lines) > 1:  # in text with tabs a quotation mark is often just one
        return _Record([_without_outer_quotes(cell) for cell in plain], 1, mended=True)
    return _Record(cells, 1, OPEN_QUOTE if lines[0].count('"') % 2 else STRAY_QUOTE)


def _without_outer_quotes(cell: str) -> str:
    quoted = len(cell) > 1 and cell.startswith('"') and cell.endswith('"')
    return cell[1:-1].replace('""', '"') if quoted else cell


def _strip_tails(table: Table) -> None:
    """Drop what a program with another delimiter has put behind the last cell of most rows, as ``d;;;;``."""
    tail = re.compile("[" + re.escape("".join(set(DELIMITERS) - {table.delimiter})) + "]{2,}$")
    tailed = [row for row in table.rows if tail.search(row.cells[-1])]
    if len(tailed) * 2 >= len(table.rows):
        for row in tailed:
            row.cells[-1] = tail.sub("", row.cells[-1])

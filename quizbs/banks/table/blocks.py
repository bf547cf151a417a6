"""Tables beside each other on one sheet, with the same column names and an empty column between them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from quizbs.banks.table.header_words import normalised
from quizbs.banks.table.table import Grid, GridRow, Source

_MIN_NAMES_AND_TABLES = 2  # names of a table, and tables
_HEADERS = 3  # first rows that may hold the names

Block = range  # the column indices of a table


def one_below_the_other(source: Source) -> Source:
    """Return one table with the rows of all tables beside each other; ``source`` itself if its sheet has only one."""
    for at, header in enumerate(source.head[:_HEADERS]):
        if blocks := _blocks(header, source.head[at:]):
            head = _stacked(source.head, blocks, header.number)
            return replace(source, head=head, read=partial(_whole, source, blocks, header.number))
    return source


def _blocks(header: GridRow, rows: Sequence[GridRow]) -> list[Block]:
    """Return the column indices of each table on the sheet; empty unless there are several with the same names."""
    width = max(len(row.cells) for row in rows)
    filled = [any(index < len(row.cells) and row.cells[index].strip() for row in rows) for index in range(width)]
    begins = [index for index in range(width) if filled[index] and not (index and filled[index - 1])]
    ends = [index + 1 for index in range(width) if filled[index] and not (index + 1 < width and filled[index + 1])]
    blocks = [range(begin, end) for begin, end in zip(begins, ends, strict=True)]
    names = {tuple(normalised(cell) for cell in header.cells[block.start : block.stop]) for block in blocks}
    alike = len(blocks) >= _MIN_NAMES_AND_TABLES and len(names) == 1
    return blocks if alike and len(blocks[0]) >= _MIN_NAMES_AND_TABLES and all(next(iter(names))) else []


def _stacked(rows: Sequence[GridRow], blocks: Sequence[Block], header: int) -> list[GridRow]:
    """Return the rows up to the header row (number ``header``), then the rows below it, one table after the other."""
    first = blocks[0]
    stacked = [GridRow(row.number, row.cells[first.start : first.stop]) for row in rows if row.number <= header]
    for block in blocks:
        cells = [GridRow(row.number, row.cells[block.start : block.stop]) for row in rows if row.number > header]
        stacked += [row for row in cells if any(cell.strip() for cell in row.cells)]
    return stacked


def _whole(source: Source, blocks: Sequence[Block], header: int) -> Grid:
    moved = {index: at for block in blocks for at, index in enumerate(block)}
    return source.table.with_rows(_stacked(source.table.rows, blocks, header), moved)

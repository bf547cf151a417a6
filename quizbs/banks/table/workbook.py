"""Reading Excel workbooks: each cell as displayed. Nothing is executed, and declared sizes aren't trusted.

Macros, charts and pictures are never opened. For a formula its saved result is used. ``zipfile`` and openpyxl parse the
file; what would cost them time and memory is checked before.
"""

import io
import re
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

import openpyxl
from openpyxl.cell.cell import ERROR_CODES

from quizbs.banks import limits
from quizbs.banks.problem import Problem, problem
from quizbs.banks.table.cell_values import number_text
from quizbs.banks.table.table import LAST_ROW, Grid, GridRow, Source, Spot
from quizbs.banks.table.workbook_parts import hidden_rows, merged_cells, transitional, uncalculated

if TYPE_CHECKING:
    from openpyxl.cell import Cell, MergedCell
    from openpyxl.workbook.workbook import _WorksheetLike

_HEAD: Final = 60  # rows searched for the column names; empty ones do not count
_DTD: Final = b"<!DOCTYPE"  # spreadsheet programs never write one; entities can grow, and can name other files
_CELLS: Final = (b"<c ", b"<c>", b"<c/", b":c ", b":c>", b":c/")
_CHUNK: Final = 1 << 16
_LEAST_RATIO: Final = 1_000_000  # uncompressed bytes, below which the ratio doesn't matter


def open_workbook(content: bytes) -> tuple[tuple[Source, ...], tuple[Problem, ...]]:
    """Return the sheets that aren't empty, visible ones first, and problems if the file can't be read. Never raises."""
    try:
        if not _is_small(content):
            return (), (problem("reading-large-workbook"),)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about what openpyxl leaves out, none of which is text
            content = transitional(content)
            book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
            sheets = sorted(book.worksheets, key=lambda sheet: sheet.sheet_state != "visible")
            hidden = hidden_rows(content)
            sources = [
                Source(
                    sheet.title,
                    head,
                    partial(_table, sheet, hidden, _part(content, sheet)),
                    hidden=sheet.sheet_state != "visible",
                )
                for sheet, head in _filled(sheets)
            ]
    except Exception:  # openpyxl raises a dozen kinds, all for damaged files
        return (), (problem("reading-broken-workbook"),)
    return tuple(sources), ()


def _filled(sheets: Sequence["_WorksheetLike"]) -> Iterator[tuple["_WorksheetLike", list[GridRow]]]:
    for sheet in sheets[: limits.MAX_SHEETS]:
        sheet.reset_dimensions()  # a sheet's declared size may be wrong
        if head := list(islice(_rows(sheet, Grid()), _HEAD)):
            yield sheet, head


def _is_small(content: bytes) -> bool:
    """Return whether the workbook is within the limits, by decompressing it: a zip's directory may be wrong."""
    unpacked = cells = texts = 0
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        members = packed.infolist()
        if len(members) > limits.MAX_MEMBERS:
            return False
        for member in members:
            if not member.filename.lower().endswith((".xml", ".rels")):
                continue
            size, end = 0, b""
            with packed.open(member) as stream:
                while chunk := stream.read(_CHUNK):
                    size += len(chunk)
                    unpacked += len(chunk)
                    cells += sum(map(chunk.count, _CELLS))  # in every member, since a sheet may have any name
                    texts += chunk.count(b"<si")
                    if _DTD in (end + chunk).replace(b"\0", b""):  # also with two bytes per letter
                        return False
                    end = chunk[-2 * len(_DTD) :]
                    ratio = size / max(member.compress_size, 1)
                    bomb = size > _LEAST_RATIO and ratio > limits.MAX_RATIO
                    if bomb or unpacked > limits.WORKBOOK_MB * 1_000_000 or max(cells, texts) > limits.MAX_SHEET_CELLS:
                        return False
    return True


def _part(content: bytes, sheet: "_WorksheetLike") -> bytes:
    """Return the XML of a sheet."""
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        return packed.read(vars(sheet)["_worksheet_path"].lstrip("/"))  # nothing public says it


def _table(sheet: "_WorksheetLike", hidden: int, part: bytes) -> Grid:
    table = Grid(hidden=hidden, merged=merged_cells(part), problems=uncalculated(part))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # as above
            table.rows.extend(_rows(sheet, table))
    except Exception:  # as above; a broken part may be late in the file
        table.problems.append(problem("reading-broken-workbook", row=table.rows[-1].number if table.rows else None))
    return table


def _rows(sheet: "_WorksheetLike", table: Grid) -> Iterator[GridRow]:
    """Yield the rows that aren't empty; add dates and cells without a result to ``table``."""
    for number, cells in enumerate(sheet.iter_rows(max_row=LAST_ROW + 1, max_col=limits.MAX_CELLS), 1):
        filled = [place for place, cell in enumerate(cells) if cell.value is not None]
        if not filled:
            continue
        if number > LAST_ROW:
            table.problems.append(problem("reading-too-many-cells", most=LAST_ROW))
            return
        texts = [""] * (filled[-1] + 1)
        for place in filled:
            texts[place] = _text(cells[place], number, place, table)
        while texts and not texts[-1].strip():
            texts.pop()
        if texts:
            yield GridRow(number, texts)


def _text(cell: "Cell | MergedCell", row: int, place: int, table: Grid) -> str:
    """Return a cell as displayed; if it is a date or has an error, add it to ``table``."""
    value = cell.value
    if isinstance(value, str):
        if cell.data_type == "e" or value in ERROR_CODES:
            table.spoiled.append(Spot(row, place, value))
            return ""
        return value
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, int | float):
        return number_text(value, cell.number_format or "")
    if isinstance(value, date | time | timedelta):
        shown = _date(value, cell.number_format or "")
        table.dates.append(Spot(row, place, shown))
        return shown
    return str(value)


def _date(value: date | time | timedelta, shape: str) -> str:
    """Return a date or time with the parts that its format (``shape``) has, like ``2-Jan`` or ``2026-01-02``."""
    if isinstance(value, timedelta):
        hours, seconds = divmod(int(value.total_seconds()), 3600)
        return f"{hours}:{seconds // 60:02}" + (f":{seconds % 60:02}" if seconds % 60 else "")
    if isinstance(value, time):
        return value.strftime("%H:%M:%S" if value.second else "%H:%M")
    bare = re.sub(r"\[[^\]]*\]|\"[^\"]*\"|\\.", "", shape.partition(";")[0]).lower()
    if "y" not in bare and "d" in bare:
        return f"{value.day}-{_MONTHS[value.month - 1]}"
    if "d" not in bare and "m" in bare and "y" in bare:
        return f"{_MONTHS[value.month - 1]}-{value:%y}"
    plain = value.isoformat(" ", "minutes") if isinstance(value, datetime) else value.isoformat()
    return plain.removesuffix(" 00:00")


_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")

"""Tables of LibreOffice and OpenOffice (``.ods``) as rows of text, each cell as displayed.

Such a file is a zip with one XML file for all sheets (OASIS, "OpenDocument"). It holds numbers both exactly and as
displayed. The XML is read as a stream, without its own entities and without a tree, and counted while it is
decompressed.
"""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import dataclass, field
from typing import Final, NoReturn
from xml.parsers import expat

from quizbs.banks import limits
from quizbs.banks.package.archive import BadArchive, Zip
from quizbs.banks.problem import Problem, problem
from quizbs.banks.table.cell_values import number_text
from quizbs.banks.table.table import LAST_ROW, Grid, GridRow, Merged, Source, Spot

_CONTENT: Final = "content.xml"
_LIST: Final = "META-INF/manifest.xml"
_HEAD: Final = 60  # rows searched for the column names
_ERROR: Final = re.compile(r"(?:Err:\d+|#[A-Z/0!?]+)\Z")
_WORDS: Final = frozenset(("p", "span", "a", "line-break", "tab", "s", "ruby", "ruby-base"))


class _TooMuch(Exception):
    """The workbook exceeds the limits on its size."""


def is_opendocument(content: bytes) -> bool:
    """Return whether the bytes are a spreadsheet of LibreOffice or OpenOffice, whatever the file name."""
    if not content.startswith(b"PK\x03\x04"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            kind = packed.getinfo("mimetype")
            return kind.file_size < 200 and b"opendocument.spreadsheet" in packed.read(kind)
    except (zipfile.BadZipFile, KeyError, ValueError, OSError, NotImplementedError, RuntimeError, EOFError):
        return False


def open_opendocument(content: bytes) -> tuple[tuple[Source, ...], tuple[Problem, ...]]:
    """Return the sheets that aren't empty, visible ones first, and problems if the file can't be read. Never raises."""
    try:
        package = Zip(content)
        if _LIST in package.names and b"encryption-data" in package.read(_LIST):
            return (), (problem("reading-locked"),)
        part = package.read(_CONTENT)
        if len(part) > limits.WORKBOOK_MB * 1_000_000:
            return (), (problem("reading-large-workbook"),)
        sheets = _Reader().read(part)
    except (_TooMuch, BadArchive) as error:
        return (), (problem(error.fault if isinstance(error, BadArchive) else "reading-large-workbook"),)
    except (expat.ExpatError, KeyError, ValueError, ArithmeticError):
        return (), (problem("reading-broken-workbook"),)
    visible = sorted((sheet for sheet in sheets if sheet.table.rows), key=lambda sheet: sheet.hidden)
    return tuple(map(_source, visible[: limits.MAX_SHEETS])), ()


def _source(sheet: _Sheet) -> Source:
    return Source(sheet.name, sheet.table.rows[:_HEAD], lambda: sheet.table, hidden=sheet.hidden)


@dataclass
class _Sheet:
    """A sheet while it is parsed. ``hidden``: the spreadsheet program doesn't show it.

    ``number`` is the number of the last row; ``unsolved`` are the names of cells whose formula has no result.
    """

    name: str
    hidden: bool
    table: Grid = field(default_factory=Grid)
    number: int = 0
    unsolved: list[str] = field(default_factory=list)


@dataclass
class _Cell:
    """A cell while it is parsed. ``covered``: a merged cell lies over it."""

    attributes: dict[str, str]
    covered: bool
    paragraphs: list[str] = field(default_factory=list)


class _Reader:
    """Builds the rows of all sheets from the events of the XML parser."""

    def __init__(self) -> None:
        self._sheets: list[_Sheet] = []
        self._hidden_styles: set[str] = set()
        self._style = ""
        self._row: dict[str, str] = {}
        self._cells: list[str] = []
        self._place = 0
        self._cell: _Cell | None = None
        self._aside = 0  # depth inside a comment or a drawing
        self._left = limits.MAX_SHEET_CELLS

    def read(self, part: bytes) -> list[_Sheet]:
        """Return the sheets in the XML of a workbook."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = _refuse
        parser.Parse(part, True)
        for sheet in self._sheets:
            if sheet.unsolved:
                fault = problem("reading-not-calculated", value=sheet.unsolved[0], count=len(sheet.unsolved))
                sheet.table.problems.append(fault)
        return self._sheets

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        kind = name.rpartition(":")[2]
        if self._cell is not None:
            self._inside(kind, attributes)
        elif kind == "style":
            self._style = attributes.get("style:name", "")
        elif kind == "table-properties" and attributes.get("table:display") == "false":
            self._hidden_styles.add(self._style)
        elif kind == "table":
            hidden = attributes.get("table:style-name", "") in self._hidden_styles
            self._sheets.append(_Sheet(attributes.get("table:name", ""), hidden))
        elif kind == "table-row":
            self._row, self._cells, self._place = attributes, [], 0
        elif kind in ("table-cell", "covered-table-cell"):
            self._cell = _Cell(attributes, kind.startswith("covered"))

    def _inside(self, kind: str, attributes: dict[str, str]) -> None:
        """Process the start of an element inside a cell; comments and drawings are left out."""
        if self._aside or kind not in _WORDS or self._cell is None:
            self._aside += 1
        elif kind == "p":
            self._cell.paragraphs.append("")
        elif kind == "s":
            self._text(" " * min(_count(attributes, "text:c"), 100))
        elif kind in ("tab", "line-break"):
            self._text("\t" if kind == "tab" else "\n")

    def _text(self, text: str) -> None:
        if self._cell is not None and not self._aside and self._cell.paragraphs:
            self._cell.paragraphs[-1] += text

    def _end(self, name: str) -> None:
        kind = name.rpartition(":")[2]
        if self._aside:
            self._aside -= 1
        elif self._cell is not None and kind in ("table-cell", "covered-table-cell"):
            self._close_cell(self._cell)
            self._cell = None
        elif kind == "table-row" and self._sheets:
            self._close_row(self._sheets[-1])

    def _close_cell(self, cell: _Cell) -> None:
        sheet, at = self._sheets[-1], self._place
        self._place += _count(cell.attributes, "table:number-columns-repeated")
        text = "" if cell.covered or at >= limits.MAX_CELLS else self._shown(cell, sheet, at)
        if not text.strip():
            return
        last = min(self._place, limits.MAX_CELLS)
        self._left -= last - at
        if self._left < 0:
            raise _TooMuch
        self._cells += [""] * (at - len(self._cells)) + [text] * (last - at)
        rows = _count(cell.attributes, "table:number-rows-spanned")
        if rows > 1:
            first = sheet.number + 1
            sheet.table.merged.append(Merged(first, min(first + rows - 1, LAST_ROW), at))

    def _close_row(self, sheet: _Sheet) -> None:
        times = _count(self._row, "table:number-rows-repeated")
        hidden = self._row.get("table:visibility", "visible") != "visible"
        first = sheet.number + 1
        sheet.number += times
        if not self._cells:
            return
        for number in range(first, sheet.number + 1):
            if number > LAST_ROW:
                if not any(reported.message == _MANY.message for reported in sheet.table.problems):
                    sheet.table.problems.append(_MANY)
                break
            self._left -= len(self._cells) if number > first else 0
            if self._left < 0:
                raise _TooMuch
            sheet.table.rows.append(GridRow(number, list(self._cells)))
            sheet.table.hidden += hidden

    def _shown(self, cell: _Cell, sheet: _Sheet, index: int) -> str:
        """Return the text of a cell as displayed; numbers are formatted as in Excel workbooks."""
        text = "\n".join(cell.paragraphs)
        kind = cell.attributes.get("office:value-type", "")
        row = sheet.number + 1
        if "table:formula" in cell.attributes:
            if cell.attributes.get("calcext:value-type") == "error" or _ERROR.match(text):
                sheet.table.spoiled.append(Spot(row, index, text))
                return ""
            if not kind and not text:
                sheet.unsolved.append(f"{_letter(index)}{row}")
        if kind == "boolean":
            return cell.attributes.get("office:boolean-value", text).upper()
        if kind in ("float", "percentage") and (value := cell.attributes.get("office:value")):
            decimals = len(match[1]) if (match := re.search(r"[.,](\d+)\s*%", text)) else 0
            shape = "0" if kind == "float" else f"0.{'0' * decimals}%" if decimals else "0%"
            number = float(value)
            return number_text(int(number) if number.is_integer() and abs(number) < 1e15 else number, shape)
        if kind in ("date", "time"):
            sheet.table.dates.append(Spot(row, index, text))
        return text


_MANY: Final = problem("reading-too-many-cells", most=LAST_ROW)


def _refuse(*_: object) -> NoReturn:
    raise _TooMuch


def _count(attributes: dict[str, str], name: str) -> int:
    value = attributes.get(name, "1")
    return int(value) if value.isdecimal() and len(value) < 9 else 1


def _letter(index: int) -> str:
    high, low = divmod(index, 26)
    return (chr(ord("A") + high - 1) if high else "") + chr(ord("A") + low)

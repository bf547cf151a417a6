"""Splitting text into rows and cells, numbered as a spreadsheet shows them (``docs/banks.md``).

``table.workbook`` does the same for workbooks; both return a ``Source``.

Never ``str.splitlines``: it also splits at characters that are inside the texts of real banks.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice

from quizbs.banks import limits
from quizbs.banks.problem import problem
from quizbs.banks.table.table import LAST_ROW, Grid, GridRow, Source

DELIMITERS = ",;\t|"
_RARE = "#~^\u00a7"  # delimiters that count only if none of the others separates the lines
SIGNS = (*DELIMITERS, *_RARE)
_CODES = {",": "comma", ";": "semicolon", "\t": "tab", "|": "bar"}
_REGULAR = 0.6  # share of the rows with the usual number of cells, for a usual delimiter
_ALL_ALIKE = 0.95  # the same share for a rare delimiter
_WIDE = 3  # cells; a character that is in each line once may be part of the text
_SAMPLE = 40_000  # characters that settle the delimiter
_LONGEST_CELL = 5_000  # characters over several lines; beyond that a quotation mark must be missing
_MOST_FAULTS = 20  # with more, quotation marks mean nothing in this file
_MOST_LOOSE = 200  # lone quotation marks, the same between tabs, where they are allowed


def sources(text: str) -> tuple[Source, ...]:
    """Return the tables that a text becomes when split at each likely delimiter, the likeliest first.

    The likeliest one gives the most regular rows, then the most cells. Of a chat program's answer only the longest
    fenced block is read, if it has such blocks.
    """
    blocks = [match["inside"] for match in _FENCED.finditer(text)] if "```" in text else []
    text = max((block for block in blocks if _REGULAR_LINE.search(block)), key=len, default=text)
    return tuple(
        Source(delimiter, rows, partial(parse, text, delimiter)) for delimiter, rows in _samples(text).items() if rows
    )


_FENCED = re.compile(r"^```[\w-]*[ \t]*\r?\n(?P<inside>.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
_REGULAR_LINE = re.compile(r"^[^\n]*[,;\t|][^\n]*\n[^\n]*[,;\t|]", re.MULTILINE)


def _samples(text: str) -> dict[str, list[GridRow]]:
    """Return the first rows by delimiter, the likeliest delimiter first."""
    hint = _HINT.match(text)
    tried = {
        delimiter: parse(text[:_SAMPLE], delimiter).rows for delimiter in (hint["delimiter"] if hint else DELIMITERS)
    }
    ranked = sorted(tried, key=lambda delimiter: _regularity(tried[delimiter]), reverse=True)
    in_sentences = not hint and _is_in_sentences(text[:_SAMPLE], ranked[0])
    if in_sentences or (not hint and _regularity(tried[ranked[0]])[0] < _REGULAR):
        rare = {sign: rows for sign in _RARE if sign in text and _is_parted(rows := parse(text[:_SAMPLE], sign).rows)}
        tried |= rare
        ranked = [*rare, *ranked] if in_sentences else [*ranked, *rare]
    return {delimiter: tried[delimiter] for delimiter in ranked}


def _is_in_sentences(text: str, delimiter: str) -> bool:
    """Return whether nearly every delimiter is followed by a space, as commas in a sentence are."""
    count = text.count(delimiter)
    return delimiter != "\t" and text.count(f"{delimiter} ") >= _ALL_ALIKE * count > 0


def _is_parted(rows: list[GridRow]) -> bool:
    """Return whether a delimiter splits all lines into the same number of cells, at least three.

    The first cells have to be filled: at the start of a line, as in Markdown, the character splits nothing.
    """
    share, width = _regularity(rows)
    first = sum(bool(row.cells[0].strip()) for row in rows)
    return share >= _ALL_ALIKE and width >= _WIDE and len(rows) > 1 and first >= _ALL_ALIKE * len(rows)


def _regularity(rows: list[GridRow]) -> tuple[float, int]:
    widths = Counter(len(row.cells) for row in rows)
    width, times = max(widths.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    return (times / len(rows), width) if width > 1 else (0.0, 0)


def code_of(delimiter: str) -> str:
    """Return a delimiter as messages name it: a code for the usual ones, or the characters themselves."""
    return _CODES.get(delimiter.strip(" "), delimiter.strip())


def parse(text: str, delimiter: str) -> Grid:
    """Return the rows of a text. Empty rows are numbered but left out; rows with wrong quotation marks are problems."""
    hint = _HINT.match(text)
    text = text[hint.end() :] if hint else text
    apostrophes = _is_quoted_with_apostrophes(text[:_SAMPLE], delimiter)
    text = text.translate(_EXCHANGED) if apostrophes else text
    lines = list(islice(io.StringIO(text, newline=""), limits.MAX_ROWS * 4))
    table = Grid(delimiter)
    blanks = delimiter != "\t" and f'{delimiter} "' in text[:_SAMPLE]  # spaces before quotation marks
    for row in _records(lines, table, blanks):
        if row.number > LAST_ROW:
            table.problems.append(problem("reading-too-many-rows", most=LAST_ROW))
            break
        row = _opened(row, delimiter) if len(row.cells) == 1 else row
        if "".join(row.cells).strip(" -:" if delimiter == "|" else None):  # in Markdown a row of dashes is a line
            cells = row.cells[: limits.MAX_CELLS]
            cells = [cell.translate(_EXCHANGED) for cell in cells] if apostrophes else cells
            table.rows.append(GridRow(row.number, cells))
    _strip_tails(table)
    _close_gaps(table)
    return table


def _close_gaps(table: Grid) -> None:
    """Drop empty names within the header row if nearly all other rows are shorter by as many cells."""
    first = table.rows[0].cells if table.rows else []
    names = [cell for cell in first if cell.strip()]
    if 1 < len(names) < len(first) and first[-1].strip() and len(table.rows) > _WIDE:
        same = sum(len(row.cells) == len(names) for row in table.rows[1:])
        if same >= _ALL_ALIKE * (len(table.rows) - 1):
            table.rows[0] = GridRow(table.rows[0].number, names)


def _is_quoted_with_apostrophes(text: str, delimiter: str) -> bool:
    """Return whether cells that contain the delimiter are enclosed in ``'``, and none in ``"``."""
    if f"{delimiter}'" not in text and f"'{delimiter}" not in text:
        return False
    end = re.escape(delimiter)
    apostrophes, marks = (
        len(re.findall(rf"(?:^|{end}){mark}[^{mark}\n{end}]+{end}[^{mark}\n]*{mark}(?={end}|\s*$)", text, re.MULTILINE))
        for mark in ("'", '"')
    )
    return apostrophes >= _WIDE and not marks


_EXCHANGED = str.maketrans("'\"", "\"'")


_HINT = re.compile(r"\ufeff?\"?sep=(?P<delimiter>[,;\t|])\"?[,;\t|]*(\r\n|\n|\r|$)", re.IGNORECASE)


def _records(lines: list[str], table: Grid, blanks: bool) -> Iterator[GridRow]:
    start, number, faults = 0, 0, 0
    while start < len(lines):
        loose = len(table.loose_quotes) if table.delimiter == "\t" else 0
        quoting = csv.QUOTE_MINIMAL if faults < _MOST_FAULTS and loose < _MOST_LOOSE else csv.QUOTE_NONE
        for cells, end in _well_quoted(lines, start, table.delimiter, quoting, blanks):
            number, start = number + 1, end
            yield GridRow(number, cells)
        if start < len(lines):
            number += 1
            cells, fault = _ill_quoted(lines, start, table.delimiter, blanks)
            if fault is None:
                table.loose_quotes.append(number)
                yield GridRow(number, cells)
            else:
                table.problems.append(problem(fault, row=number, value=lines[start]))
                table.broken.append(GridRow(number, lines[start].rstrip("\r\n")[:_LONGEST_CELL].split(table.delimiter)))
                faults += 1
            start += 1  # only one line, however far a quotation mark extends, so that the next row isn't lost


def _well_quoted(
    lines: list[str], start: int, delimiter: str, quoting: int, blanks: bool
) -> Iterator[tuple[list[str], int]]:
    """Yield rows from line ``start`` on, up to the first with wrong quotation marks.

    Each row comes with the index of the line after it. ``quoting`` is a constant of ``csv``; ``blanks``: spaces precede
    quotation marks.
    """
    reader = csv.reader(
        (lines[at] for at in range(start, len(lines))),
        delimiter=delimiter,
        quoting=quoting,  # type: ignore[arg-type]  # ``QUOTE_MINIMAL`` or ``QUOTE_NONE``
        skipinitialspace=blanks,
        strict=True,
    )
    end = start
    try:
        for cells in reader:
            began, end = end, start + reader.line_num
            if end - began > 1 and max(map(len, cells)) > _LONGEST_CELL:
                return
            yield cells, end
    except csv.Error:
        return


def _ill_quoted(lines: list[str], start: int, delimiter: str, blanks: bool) -> tuple[list[str], str | None]:
    """Return the cells of a line with wrong quotation marks as its author probably meant them, and what is wrong.

    The latter is the id of a message, ``None`` if the cells are certain. ``blanks``: spaces precede quotation marks.
    """
    reader = csv.reader((lines[at] for at in range(start, len(lines))), delimiter=delimiter, skipinitialspace=blanks)
    try:
        plain = next(csv.reader(lines[start : start + 1], delimiter=delimiter, quoting=csv.QUOTE_NONE))
        if delimiter == "\t":  # there a quotation mark is often just a character
            return [_without_outer_quotes(cell) for cell in plain], None
        cells = next(reader)
    except csv.Error:
        return [], "reading-huge-cell"
    if reader.line_num > 1:
        return [], "reading-open-quote"
    if len(plain) != len(cells) or any(cell.count('"') % 2 for cell in plain):
        return [], "reading-open-quote" if lines[start].count('"') % 2 else "reading-stray-quote"
    return [_without_outer_quotes(cell) for cell in plain], None


def _without_outer_quotes(cell: str) -> str:
    quoted = len(cell) > 1 and cell.startswith('"') and cell.endswith('"')
    return cell[1:-1].replace('""', '"') if quoted else cell


def _opened(row: GridRow, delimiter: str) -> GridRow:
    """Return a row that was quoted as a whole, ``"a|b"``, split into its cells; any other row unchanged."""
    if delimiter not in row.cells[0] or "\n" in row.cells[0]:
        return row
    try:
        return GridRow(row.number, next(csv.reader([row.cells[0]], delimiter=delimiter, strict=True)))
    except csv.Error:
        return GridRow(row.number, row.cells[0].split(delimiter))


def _strip_tails(table: Grid) -> None:
    """Remove other delimiters at the end of rows, as in ``d;;;;``, if most rows have them."""
    # Not a regular expression: on a long run of delimiters it would take quadratic time.
    others = "".join(set(DELIMITERS) - {table.delimiter})
    tailed = [row for row in table.rows if len(row.cells[-1]) - len(row.cells[-1].rstrip(others)) >= 2]
    if len(tailed) * 2 >= len(table.rows):
        for row in tailed:
            row.cells[-1] = row.cells[-1].rstrip(others)

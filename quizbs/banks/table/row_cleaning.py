"""Cleaning the rows of a table: titles, examples, personal data and markup are removed, merged cells filled."""

import re
from collections.abc import Sequence

from quizbs.banks.cells import clean, without_text_mark
from quizbs.banks.problem import list_fact, problem, row_with, shorten
from quizbs.banks.reading import ReadOptions
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Columns
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.table import Grid, GridRow
from quizbs.banks.text.asked_tags import are_asked_about
from quizbs.banks.text.markup import formulae, plain
from quizbs.message import Message

_TITLE = 40  # characters


def cleaned_rows(read_options: ReadOptions, layout: Layout, table: Grid) -> tuple[list[GridRow], int]:
    """Return the rows with questions, their cells cleaned, and how many examples of a template were left out."""
    start = layout.columns.header.number if layout.columns.header else 0
    rows, examples, seen = [], 0, set()
    personal = {column.index for column in layout.personal}
    merged = _merged(layout.columns, table)
    for row in _without_repeated_headers(layout, table.rows):
        if row.number <= start or layout.skips(row):
            continue
        if not read_options.examples and layout.is_example(row):
            examples += 1
            continue
        if layout.once is not None:
            key = row.cells[layout.once] if layout.once < len(row.cells) else ""
            if not key or key in seen:
                continue
            seen.add(key)
        cells = [_shown(cell) if cell else "" for cell in layout.change(row).cells]
        for index, text in merged.get(row.number, {}).items():
            cells += [""] * (index + 1 - len(cells))
            cells[index] = cells[index] or text
        for index in personal:
            cells[index : index + 1] = [""] if index < len(cells) else []
        rows.append(GridRow(row.number, cells))
    return _unformatted(layout, rows), examples


_FORMATTED_ROWS = 3  # rows that show that tags are formatting, unless the questions are about tags
_FORMATTED = re.compile(
    r"<(p|b|i|u|div|span|strong|em|h\d|li|sub|sup|code|pre)\b[^<>]{0,200}>.{0,2000}?</\1>", re.IGNORECASE | re.DOTALL
)
_SHOWS = re.compile(r"<(?:br ?/?|(?:img|video|audio|iframe)\b[^<>]{0,500})>", re.IGNORECASE)


def _unformatted(layout: Layout, rows: list[GridRow]) -> list[GridRow]:
    """Return the rows as plain text if they are HTML; tables of quizbs' own and quizzes about HTML keep their tags."""
    question = layout.columns.roles.get(Role.QUESTION)
    if question is None or layout.columns.are_ours or layout.plain:
        return rows
    if layout.formatted:
        return [_plain(row, layout) for row in rows]
    questions = [row.cells[question.index] for row in rows if question.index < len(row.cells)]
    formatted = sum(bool(_FORMATTED.search(text)) for text in questions if "<" in text)
    if formatted < min(_FORMATTED_ROWS, max(len(questions), 1) / 2) and not any(
        "<" in text and _SHOWS.search(text) for text in questions
    ):
        return rows
    if are_asked_about(cell for row in rows for cell in row.cells):
        return rows
    return [_plain(row, layout) for row in rows]


def _plain(row: GridRow, layout: Layout) -> GridRow:
    """Return a row without markup; add a problem for each picture and other media in it."""
    if not any("<" in cell or "&" in cell for cell in row.cells):
        return row
    shown = [plain(cell, lines=True) for cell in row.cells]
    for text in shown:
        names = [address.rsplit("/", 1)[-1] for address in text.pictures]
        layout.problems += [problem("reading-lost-picture", row.number, value=name) for name in names]
        layout.problems += [problem("reading-lost-media", row.number, value=kind) for kind in dict.fromkeys(text.media)]
    return GridRow(row.number, [text.text or cell for text, cell in zip(shown, row.cells, strict=True)])


def _without_repeated_headers(layout: Layout, rows: Sequence[GridRow]) -> list[GridRow]:
    """Return the rows without repetitions of the header row, and without titles above the repetitions."""
    header = layout.columns.header
    if header is None:
        return list(rows)
    names, first = _comparable(header), header.cells[0].strip().casefold()
    again = [
        at
        for at, row in enumerate(rows)
        if row.cells and row.cells[0].strip().casefold() == first and _comparable(row) == names
    ]
    titles = {at - 1 for at in again[1:] if sum(map(bool, _comparable(rows[at - 1]))) == 1}
    if titles:
        left_rows = [row_with(rows[at].number, _title(rows[at])) for at in sorted(titles)]
        layout.notes.append(Message("reading-left-rows", {"rows": list_fact(left_rows)}))
    return [row for at, row in enumerate(rows) if at not in titles and at not in again[1:]]


def _comparable(row: GridRow) -> list[str]:
    cells = [cell.strip().casefold() for cell in row.cells]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _title(row: GridRow) -> str:
    return shorten(next(cell for cell in row.cells if cell.strip()), _TITLE)


_OWN = (Role.QUESTION, Role.ID, Role.NUMBER)


def _merged(columns: Columns, table: Grid) -> dict[int, dict[int, str]]:
    """Return the texts of cells merged over several rows, by row number and column index, for all but the first row."""
    if not table.merged:
        return {}
    roles, filled = columns.by_place(), dict[int, dict[int, str]]()
    texts = {(row.number, index): cell for row in table.rows for index, cell in enumerate(row.cells)}
    for merged in table.merged:
        text = texts.get((merged.first, merged.column), "")
        if text and roles.get(merged.column, Role.QUESTION) not in _OWN:
            for number in range(merged.first + 1, merged.last + 1):
                filled.setdefault(number, {})[merged.column] = _shown(text)
    return filled


def _shown(cell: str) -> str:
    """Return a cell without the ``'`` with which spreadsheets force text, and with formulas in dollar signs."""
    text = without_text_mark(clean(cell))
    return formulae(text) if "\\" in text else text

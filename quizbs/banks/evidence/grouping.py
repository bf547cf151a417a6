"""Tables in which a question takes several rows: one for each choice, or further rows with an empty question cell."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import is_tick
from quizbs.banks.table.column_content import ColumnContent, columns_of
from quizbs.banks.table.header_words import Role, role_of
from quizbs.banks.table.table import GridRow, Source
from quizbs.banks.truth import folded, is_word

ASKED, CHOICE, RIGHT = "Question", "Option", "Correct"  # names of the new columns
_USUAL = 0.9  # share of the questions with several rows
_FLAGS = frozenset(("0", "1", "x", "", "+", "-", "✓", "✔"))
_CELLS = 2  # most filled cells of a row that continues a question
_MIN_HEADING_SHARE = 0.2  # share of the rows without a question


def with_one_row_each(source: Source) -> Source:
    """Return the table with one row for each question; ``source`` itself if it has that form."""
    named = _with_names(source)
    grouped = _grouped(named)
    return source if grouped is named else grouped


def _grouped(source: Source) -> Source:
    header, *rows = source.head or [GridRow(0, [])]
    columns = {column.index: column for column in columns_of(rows)}
    named = [column for index, column in columns.items() if role_of(_cell(header.cells, index)) is Role.QUESTION]
    for question in named or (column for column in columns.values() if column.is_text):
        groups = _groups(rows, question.index)
        if len(groups) < 2 and not named:
            continue
        for flag in (column for column in columns.values() if _is_flag(column) and column is not question):
            for choice in columns.values():
                if choice not in (question, flag) and _are_choices(groups, choice.index, flag.index):
                    return _spread(source, header, question.index, choice.index, flag.index)
    if _has_continuations(header, rows, columns):
        return _joined(source)
    return source


def _with_names(source: Source) -> Source:
    """Return the table with the header row first: without a title above it, or with a row of empty names added."""
    if len(source.head) > 1 and _filled(source.head[0]) < _CELLS <= _filled(source.head[1]):
        below = source
        source = Source(below.name, below.head[1:], lambda: replace(below.table, rows=below.table.rows[1:]))
    if len(source.head) > 1 and _is_data(source.head[0], source.head[1:]):
        whole, none = source, GridRow(0, [""] * len(source.head[0].cells))
        head = [none, *whole.head]
        source = Source(whole.name, head, lambda: replace(whole.table, rows=[none, *whole.table.rows]))
    return source


def _is_data(header: GridRow, rows: Sequence[GridRow]) -> bool:
    """Return whether the first row is a question, not a header: it has yes or no where all other rows do."""
    flags = [column for column in columns_of(rows) if _is_flag(column)]
    return any((cell := folded(_cell(header.cells, flag.index))) and cell in map(folded, flag.cells) for flag in flags)


def _filled(row: GridRow) -> int:
    return sum(bool(cell.strip()) for cell in row.cells)


def _cell(cells: Sequence[str], index: int) -> str:
    return cells[index].strip() if index < len(cells) else ""


def _is_flag(column: ColumnContent) -> bool:
    words = {folded(cell) for cell in column.cells}
    return 1 < len(words) <= 2 and all(word in _FLAGS or is_word(word) for word in words)


def _groups(rows: Sequence[GridRow], question: int) -> list[list[GridRow]]:
    """Return the rows of each question (column ``question``). Rows without a question belong to the question above."""
    labels, now = [], ""
    for row in rows:
        now = _cell(row.cells, question) or now
        labels.append(now)
    paired = zip(labels, rows, strict=True)
    return [[row for _, row in group] for _, group in groupby(paired, key=lambda pair: pair[0])]


def _are_choices(groups: Sequence[list[GridRow]], choice: int, flag: int) -> bool:
    whole = [
        group
        for group in groups
        if 2 <= len(group) <= limits.MAX_CHOICES
        and len({_cell(row.cells, choice) for row in group} - {""}) == len(group)
        and 0 < sum(is_tick(_cell(row.cells, flag)) for row in group) < len(group)
    ]
    return len(whole) >= _USUAL * len(groups) > 0


def _spread(source: Source, header: GridRow, question: int, choice: int, flag: int) -> Source:
    """Merge the rows of each question into one: its choices side by side, the letters of the right ones as the key.

    ``question``, ``choice`` and ``flag`` are column indices; ``flag`` says yes or no to the choice in its row.
    """
    groups = _groups(source.table.rows[1:], question)
    most = max(map(len, groups))
    others = [index for index in range(len(header.cells)) if index not in (choice, flag)]
    names = [_cell(header.cells, index) or (ASKED if index == question else f"{index}") for index in others]
    rows = [GridRow(header.number, [*names, *(f"{CHOICE} {n}" for n in range(1, most + 1)), RIGHT])]
    for group in groups:
        texts = [_cell(row.cells, choice) for row in group]
        right = [letter for letter, row in zip(ascii_uppercase, group, strict=False) if is_tick(_cell(row.cells, flag))]
        cells = [next(filter(None, (_cell(row.cells, index) for row in group)), "") for index in others]
        rows.append(GridRow(group[0].number, [*cells, *texts, *[""] * (most - len(texts)), ", ".join(right)]))
    moved = {index: at for at, index in enumerate(others)}
    return Source(source.name, rows[: len(source.head)], lambda: source.table.with_rows(rows, moved))


def _has_continuations(header: GridRow, rows: Sequence[GridRow], columns: dict[int, ColumnContent]) -> bool:
    """Return whether many rows have no question, but one or two cells that belong to the question above them."""
    if role_of(_cell(header.cells, 0)) not in (Role.QUESTION, None) or len(rows) < 2 or not _filled(header):
        return False
    if 0 not in columns or not _cell(rows[0].cells, 0):
        return False
    own = [row for row in rows if not _cell(row.cells, 0)]
    short = all(_filled(row) <= _CELLS for row in own)
    return columns[0].is_text and len(own) >= _MIN_HEADING_SHARE * len(rows) and short and len(columns) > 2


def _joined(source: Source) -> Source:
    """Return the table with the cells of rows without a question appended to the cells of the question above."""
    header, *rows = source.table.rows
    joined = [header]
    for group in _groups(rows, 0):
        width = max(len(row.cells) for row in group)
        cells = [
            "\n".join(dict.fromkeys(filter(None, (_cell(row.cells, index) for row in group)))) for index in range(width)
        ]
        joined.append(GridRow(group[0].number, cells))
    return Source(source.name, joined[: len(source.head)], lambda: replace(source.table, rows=joined), lists=True)

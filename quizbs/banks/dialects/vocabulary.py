"""Word lists as a table: a term, its meaning, and other columns, which are ignored.

The column names say which is which (``word,translation``, or the two languages). Without names the first two columns
are used whose texts differ in nearly every row, and the teacher is asked whether that is right.
"""

from collections.abc import Sequence

from quizbs.banks.reading import Alternative, ReadOptions, Upload
from quizbs.banks.table import term_words
from quizbs.banks.table.column_checks import swap
from quizbs.banks.table.column_content import columns_of, is_board
from quizbs.banks.table.guessing import several_answers
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import given_columns
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow, Source
from quizbs.message import Message

_NAMED_WITHIN = 5  # rows
_SAMPLE = 2_000  # rows that are enough to recognise the columns
_MIN_ROWS = 3  # rows of a list
_REGULAR = 0.9  # share of the rows with the usual number of cells
_FILLED = 0.9  # share of the cells of a column that are filled
_DISTINCT = 0.7  # share of distinct terms
_TERM, _MEANING, _SHORT = 60, 300, 30  # characters
_SAME_WORDS = 0.5  # share of the cells of a column such as the part of speech


def _named(upload: Upload) -> Layout | None:
    """Return the layout of a table that names a term and its meaning in one of its first rows, else ``None``."""
    for source in upload.tables:
        for at, row in enumerate(source.head[:_NAMED_WITHIN]):
            roles = term_words.term_roles(row.cells)
            below = source.head[at + 1 :]
            beside = max((_filled(above.cells) for above in source.head[:at]), default=0)
            if (
                roles is None
                or beside >= _filled(row.cells)
                or not below
                or any(term_words.are_languages(row.cells) for row in below)
            ):
                continue
            layout = _layout(source, roles, row)
            layout.problems = [several_answers(layout.columns)] if term_words.are_several(row.cells) else []
            return layout
    return None


def _filled(cells: Sequence[str]) -> int:
    return sum(bool(cell.strip()) for cell in cells)


def _layout(source: Source, roles: dict[int, Role], header: GridRow | None) -> Layout:
    columns = given_columns(roles, header)
    layout = Layout("vocabulary", source, columns, free=True)
    layout.alternatives = [Alternative(Message("reading-term-typed"), ReadOptions(swap(columns)))]
    return layout


def _unnamed(upload: Upload) -> Layout | None:
    """Return the layout of a table whose columns have no known names but hold terms and meanings, else ``None``."""
    if upload.is_empty_or_code:
        return None
    for source in upload.tables if upload.is_workbook else upload.tables[:1]:
        rows = source.table.rows[:_SAMPLE]
        if not _is_list(source, rows) or term_words.names_terms(rows[0].cells):
            continue
        columns = columns_of(rows)
        own = [column for column in columns if column.share >= _FILLED and column.is_text]
        own = [column for column in own if len(set(column.filled)) >= _DISTINCT * len(column.filled)]
        if len(own) < 2 or own[0].length > _TERM or own[1].length > _MEANING:
            continue
        term, meaning = (own[1], own[0]) if own[1].asks and not own[0].asks else (own[0], own[1])
        header = rows[0] if _is_named(term.cells) or _is_named(meaning.cells) else None
        layout = _layout(source, {term.index: Role.QUESTION, meaning.index: Role.ANSWER}, header)
        layout.guessed = True
        return layout
    return None


def _is_named(cells: Sequence[str]) -> bool:
    """Return whether only the first cell of a column is ASCII, as a column name above words in another script is."""
    return cells[0].isascii() and sum(map(str.isascii, cells[1:])) <= (1 - _FILLED) * len(cells)


def _is_list(source: Source, rows: list[GridRow]) -> bool:
    widths = [len(row.cells) for row in rows]
    usual = max(set(widths), key=widths.count, default=0)
    regular = widths.count(usual) >= _REGULAR * len(rows) or _are_short(rows)
    if usual < 2 or len(rows) < _MIN_ROWS or not regular:
        return False
    few = any(len(set(column.filled)) <= _SAME_WORDS * len(column.cells) for column in columns_of(rows))
    return few or not is_board(source.head)


def _are_short(rows: list[GridRow]) -> bool:
    """Return whether rows of different lengths are short terms with additions, not sentences split at commas.

    In a sentence, a space follows the comma.
    """
    fits = [
        len(row.cells) > 1 and len(row.cells[0]) <= _SHORT and not any(cell[:1].isspace() for cell in row.cells)
        for row in rows
    ]
    return sum(fits) >= _REGULAR * len(rows)


VOCABULARY_NAMED = table_dialect(_named)
VOCABULARY_UNNAMED = table_dialect(_unnamed)

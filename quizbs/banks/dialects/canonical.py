"""Our own table, one row for each question, and any other table whose first rows name its columns (``docs/banks.md``).

Two shapes: *Question, Answer, Wrong 1, Wrong 2 …*, where the answer is always a text, and *Question, A, B, C, D,
Correct*, where it names choices. Other columns are the same in both.
"""

import re

from quizbs.banks.reading import Upload
from quizbs.banks.table.delimited import Row, Source
from quizbs.banks.table.header_example import example_key
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Columns, find
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.text.markup import plain
from quizbs.banks.words import common_words

_MARKUP = re.compile(
    r"<(p|b|i|u|div|span|strong|em|h\d|li|sub|sup|code|pre)\b[^<>]{0,200}>.{0,2000}?</\1>", re.I | re.DOTALL
)


def _find(upload: Upload) -> Layout | None:
    """Return the layout by the likeliest table among those with a header."""
    for source in upload.tables:
        if columns := find(source.head):
            begin = columns.header.number if columns.header else 0
            form = example_key(columns, [row for row in source.head if row.number > begin])
            name = common_words.LETTERED if columns.options else common_words.ANSWERED
            layout = Layout(name, source, columns, form=form, free=upload.is_workbook)
            if _has_markup(source, columns):
                layout.change = _plain
            return layout
    return None


def _has_markup(source: Source, columns: Columns) -> bool:
    """Tell whether at least half of the questions are HTML; in a table of our own it is text, which stays as it is."""
    place, header = columns.roles[Role.QUESTION].place, columns.header
    begin = header.number if header else 0
    asked = [row.cells[place] for row in source.head if row.number > begin and place < len(row.cells)]
    marked = sum(bool(_MARKUP.search(text)) for text in asked)
    return Role.CARD not in columns.roles and marked * 2 >= len(asked) > 0


def _plain(row: Row) -> Row:
    return Row(row.number, [plain(cell, lines=True).text or cell for cell in row.cells])


CANONICAL = table_dialect(_find)

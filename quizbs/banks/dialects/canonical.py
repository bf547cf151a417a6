"""The quizbs table, and other tables whose first rows include a header row (``docs/banks.md``).

Tables have two shapes: *Question, Answer, Wrong 1, Wrong 2 …*, where the answer is always a text, and *Question, A, B,
C, D, Correct*, where it names choices. Other columns are the same in both.

The header row may be an example itself: *Falsche Antwort*, …, *Richtige Antwort (2)*, and a last column *2*. Then the
last column says which choice is right in each row.
"""

import re
from collections.abc import Sequence
from string import ascii_uppercase

from quizbs.banks.evidence.grouping import with_one_row_each
from quizbs.banks.evidence.questions import confirmed
from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns, find, spread
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow


def _find(upload: Upload) -> Layout | None:
    """Return the layout of the likeliest table with a header row, ``None`` if no table has one."""
    for source in map(with_one_row_each, upload.tables):
        if columns := find(source.head):
            begin = columns.header.number if columns.header else 0
            below = [row for row in source.head if row.number > begin]
            spread(columns, below)
            form = example_key(columns, below)
            name = "table-lettered" if columns.options else "table-answered"
            layout = Layout(name, source, columns, form=form, free=upload.is_workbook)
            return layout if form else confirmed(layout)
    return None


CANONICAL = table_dialect(_find)


_NUMBERED = re.compile(r"\((\d)\)\s*$")
_MIN_ROW_SHARE = 0.9  # share of the rows that must name a choice


def example_key(columns: Columns, rows: Sequence[GridRow]) -> Form | None:
    """Read a header row that is an example: its choices become columns of choices, its numbered column the key.

    Such a header is *Falsche Antwort*, …, *Richtige Antwort (2)*, *2*. Returns how the keys are written. For any other
    header row the columns stay unchanged, and the result is ``None``.
    """
    answer = columns.roles.get(Role.ANSWER)
    own = _NUMBERED.search(answer.header) if answer else None
    if answer is None or own is None:
        return None
    group = sorted([*columns.wrongs, *columns.options.values(), answer], key=lambda column: column.index)
    first = int(own[1]) - group.index(answer)
    key = next((column for column in columns.unused if column.header.strip() == own[1]), None)
    if key is None or first not in (0, 1) or not _names_places(key, range(first, first + len(group)), rows):
        return None
    columns.unused.remove(key)
    columns.wrongs = []
    columns.unused += columns.feedback.values()  # it is no longer certain which choice each is about
    columns.feedback = {}
    columns.options = dict(zip(ascii_uppercase, group, strict=False))
    columns.roles[Role.ANSWER] = key
    return Form.FROM_1 if first else Form.FROM_0


def _names_places(key: Column, indices: range, rows: Sequence[GridRow]) -> bool:
    cells = [row.cells[key.index].strip() for row in rows if key.index < len(row.cells)]
    filled = [cell.removesuffix(".0") for cell in cells if cell]
    return bool(filled) and sum(cell.isdecimal() and int(cell) in indices for cell in filled) >= _MIN_ROW_SHARE * len(
        filled
    )

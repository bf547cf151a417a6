"""The spreadsheet template of Kahoot, in any language, also saved as CSV.

Header in row 8, questions from row 9, row numbers in front. The columns are recognised by the list of times in one
column name, because everything else is translated: four answers precede it, the key follows it.
"""

import re

from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import HEAD_ROWS, Columns, given_columns
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow

_TIMES = re.compile(r"[^\d]*5,\s*10,\s*20\b")
_ANSWER = re.compile(r"\D*(\d)\D")
_EXAMPLE = re.compile(r"which spreadsheet tools can read this sheet", re.IGNORECASE)
_ANSWERS = 4


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        for row in source.head[:HEAD_ROWS]:
            if columns := _columns(row):
                return Layout(
                    "kahoot",
                    source,
                    columns,
                    title=_title(source.head, row.number),
                    form=Form.FROM_1,
                    is_example=lambda row: any(map(_EXAMPLE.match, row.cells)),
                    free=True,
                    template=True,
                )
    return None


def _columns(row: GridRow) -> Columns | None:
    time = next((index for index, cell in enumerate(row.cells) if _TIMES.match(cell[:100])), None)
    if time is None or time <= _ANSWERS or time + 1 >= len(row.cells):
        return None
    answers = [_ANSWER.match(cell) for cell in row.cells[time - _ANSWERS : time]]
    if [match and match[1] for match in answers] != ["1", "2", "3", "4"]:
        return None
    roles = {time - _ANSWERS + at: Role.OPTION for at in range(_ANSWERS)}
    roles |= {time - _ANSWERS - 1: Role.QUESTION, time: Role.TIME, time + 1: Role.ANSWER}
    if time > _ANSWERS + 1:
        roles[time - _ANSWERS - 2] = Role.NUMBER
    return given_columns(roles, row)


def _title(head: list[GridRow], header: int) -> str:
    """Return the name of the quiz, which some people write next to the template's title; "" without such a name."""
    cells = next(([cell.strip() for cell in row.cells if cell.strip()] for row in head if row.number < header), [])
    own = [cell for cell in cells if cell.casefold() != "quiz template" and len(cell) <= 100]
    return own[0] if own and "quiz template" in (cell.casefold() for cell in cells) else ""


KAHOOT_TEMPLATE = table_dialect(_find)

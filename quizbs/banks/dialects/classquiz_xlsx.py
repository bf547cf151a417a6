"""The workbook that ClassQuiz reads and writes: title in C5, names of the columns in row 13, keys from 1.

Source: the importer of ClassQuiz; the questions below row 100, which it drops, are read as well.
"""

import re

from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import HEAD_ROWS, given_columns, matched_roles
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow

_PATTERNS = [
    (role, re.compile(pattern, re.IGNORECASE))
    for role, pattern in (
        (Role.QUESTION, r"question\b"),
        (Role.OPTION, r"\d(?:st|nd|rd|th) answer\b"),
        (Role.TIME, r"time limit\b"),
        (Role.ANSWER, r"correct answers?\b"),
    )
]
_TITLE = (5, 2)  # row and column index


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        for row in source.head[:HEAD_ROWS]:
            roles = matched_roles(row, _PATTERNS)
            if {Role.QUESTION, Role.OPTION, Role.ANSWER} <= set(roles.values()):
                return Layout(
                    "classquiz",
                    source,
                    given_columns(roles, row),
                    title=_title(source.head),
                    form=Form.FROM_1,
                    free=True,
                    template=True,
                )
    return None


def _title(head: list[GridRow]) -> str:
    number, index = _TITLE
    cells = next((row.cells for row in head if row.number == number), [])
    return cells[index].strip()[:100] if index < len(cells) else ""


CLASSQUIZ_XLSX = table_dialect(_find)

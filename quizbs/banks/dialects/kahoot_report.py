"""Kahoot's report after a game: its raw sheet, with a row for each player and question.

Players' names and answers are never stored; only the first row of each question counts. The right answers are separated
by commas, and may contain commas and markup themselves.
"""

import re

from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role, normalised
from quizbs.banks.table.headers import Column, given_columns, matched_roles
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow
from quizbs.banks.text.markup import plain

_PATTERNS = [
    (role, re.compile(pattern, re.IGNORECASE))
    for role, pattern in (
        (Role.NUMBER, "question number$"),
        (Role.QUESTION, "question$"),
        (Role.OPTION, r"answer \d$"),
        (Role.ANSWER, "correct answers$"),
        (Role.TIME, "time allotted"),
    )
]
_PERSONAL = re.compile(
    r"(?:player|answer|correct|incorrect|correct / incorrect|score .*|current total.*|answer time.*)$", re.IGNORECASE
)


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        for row in source.head[:3]:
            roles = matched_roles(row, _PATTERNS)
            if {Role.NUMBER, Role.QUESTION, Role.OPTION, Role.ANSWER} > set(roles.values()):
                continue
            personal = [
                Column(index, cell, normalised(cell))
                for index, cell in enumerate(row.cells)
                if index not in roles and _PERSONAL.match(" ".join(cell.split()))
            ]
            if any(column.word == "player" for column in personal):
                number = next(index for index, role in roles.items() if role is Role.NUMBER)
                return Layout(
                    "kahoot-report",
                    source,
                    given_columns(roles, row),
                    form=Form.TEXT,
                    once=number,
                    change=_plain,
                    free=True,
                    personal=tuple(personal),
                )
    return None


def _plain(row: GridRow) -> GridRow:
    return GridRow(row.number, [plain(cell).text if "<" in cell or "&" in cell else cell for cell in row.cells])


KAHOOT_REPORTS = table_dialect(_find)

"""The template of Blooket, as CSV or workbook: a title, then the names of the columns, then numbered questions.

All columns from *Answer 1* up to *Time Limit*, or up to *Correct Answer* if that is first, hold choices, whatever their
names: programs overwrite these.

Typed questions have their right answers as choices, no key, and the word *typing* in an unnamed column.
"""

import re

from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Columns, given_columns, matched_roles
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow, Source

_TITLE = re.compile(r"\s*\"?blooket\b", re.IGNORECASE)
_PATTERNS = [
    (role, re.compile(pattern, re.IGNORECASE))
    for role, pattern in (
        (Role.NUMBER, r"question\s*#"),
        (Role.QUESTION, r"question text\b"),
        (Role.OPTION, r"answer \d"),
        (Role.TIME, r"time limit\b"),
        (Role.ANSWER, r"correct answer"),
        (Role.IMAGE, r"(?:question )?image\b"),
    )
]
_NEEDED = {Role.QUESTION, Role.OPTION, Role.TIME, Role.ANSWER}


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        titled = any(_TITLE.match(cell) for row in source.head[:2] for cell in row.cells[:2])
        for row in source.head[:5]:
            roles = matched_roles(row, _PATTERNS)
            if set(roles.values()) >= _NEEDED and (titled or Role.NUMBER in roles.values()):
                return Layout(
                    "blooket",
                    source,
                    _columns(roles, row, source),
                    form=Form.FROM_1,
                    choices_accepted=True,
                    free=True,
                    template=True,
                )
    return None


def _columns(roles: dict[int, Role], header: GridRow, source: Source) -> Columns:
    first = min(index for index, role in roles.items() if role is Role.OPTION)
    end = min(index for index, role in roles.items() if role in (Role.TIME, Role.ANSWER) and index > first)
    roles |= dict.fromkeys(range(first, end), Role.OPTION)
    for row in source.table.rows:
        for index, cell in enumerate(row.cells):
            if index not in roles and cell.strip().casefold() == "typing":
                return given_columns(roles | {index: Role.TYPE}, header)
    return given_columns(roles, header)


BLOOKET_TEMPLATE = table_dialect(_find)

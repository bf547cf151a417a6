"""The template of Socrative: the name of the quiz in row 3, the column names in row 6.

The letters of the right choices are in five unnamed columns after the choices, one letter per cell. The lists of the
drop-down menus are far to the right, and no columns of the table.
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
    (role, re.compile(r"(?:\d\.\s*)?" + pattern, re.IGNORECASE))
    for role, pattern in (
        (Role.TYPE, r"question type\b"),
        (Role.QUESTION, r"question\s*:"),
        (Role.OPTION, r"answer [a-e]\b"),
        (Role.EXPLANATION, r"explanation\b"),
    )
]
_KEYS = 5  # columns, one for each letter
_NAME = re.compile(r"(?:\d\.\s*)?quiz name\b", re.IGNORECASE)
_PLACEHOLDER = re.compile(r"enter the name\b", re.IGNORECASE)


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        for row in source.head[:HEAD_ROWS]:
            roles = matched_roles(row, _PATTERNS)
            if not set(roles.values()) >= {Role.TYPE, Role.QUESTION, Role.OPTION}:
                continue
            last = max(index for index, role in roles.items() if role is Role.OPTION)
            end = min((index for index, role in roles.items() if role is Role.EXPLANATION), default=last + _KEYS + 1)
            roles |= dict.fromkeys(range(last + 1, max(end, last + 2)), Role.ANSWER)
            return Layout(
                "socrative",
                source,
                given_columns(roles, GridRow(row.number, row.cells[: max(roles) + 1])),
                title=_title(source.head),
                form=Form.LETTERS,
                choices_accepted=True,
                free=True,
                template=True,
            )
    return None


def _title(head: list[GridRow]) -> str:
    for row in head[:HEAD_ROWS]:
        if _NAME.match(row.cells[0]) and len(row.cells) > 1 and not _PLACEHOLDER.match(row.cells[1]):
            return row.cells[1].strip()[:100]
    return ""


SOCRATIVE_TEMPLATE = table_dialect(_find)

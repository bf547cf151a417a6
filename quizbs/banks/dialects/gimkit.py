"""The templates of Gimkit: a title, then *Question, Correct Answer, Incorrect Answer 1 …*.

The second template has no wrong answers, so that answers are typed.
"""

import re

from quizbs.banks.reading import Upload
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import given_columns, matched_roles
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect

_TITLE = re.compile(r"\s*gimkit\b", re.IGNORECASE)
_PATTERNS = [
    (role, re.compile(pattern, re.IGNORECASE))
    for role, pattern in (
        (Role.QUESTION, r"question\b"),
        (Role.ANSWER, r"correct answer"),
        (Role.WRONG, r"incorrect answer"),
    )
]


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        titled = any(_TITLE.match(cell) for cell in source.head[0].cells[:2])
        for row in source.head[:4] if titled else []:
            roles = matched_roles(row, _PATTERNS)
            if [roles.get(index) for index in (0, 1)] == [Role.QUESTION, Role.ANSWER]:
                return Layout(
                    "gimkit", source, given_columns(roles, row), free=upload.is_workbook, template=True, one_right=True
                )
    return None


GIMKIT_TEMPLATE = table_dialect(_find)

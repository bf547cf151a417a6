"""The template of Quizizz, now Wayground: a header row, a row of help below it, and examples about planets.

In *Fill-in-the-Blank* every choice is a right answer; *Open-Ended*, *Poll* and *Draw* have no right answer.
"""

import re
from functools import partial

from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import given_columns, matched_roles
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow, Source

_PATTERNS = [
    (role, re.compile(pattern, re.IGNORECASE))
    for role, pattern in (
        (Role.TYPE, r"question type\b"),
        (Role.QUESTION, r"question(?: text)?\b"),
        (Role.OPTION, r"option \d"),
        (Role.ANSWER, r"correct answer"),
        (Role.TIME, r"time in seconds\b"),
        (Role.IMAGE, r"image link\b"),
        (Role.EXPLANATION, r"answer explanation\b"),
        (Role.TAGS, r"tags?\b"),
    )
]
_NEEDED = {Role.TYPE, Role.QUESTION, Role.OPTION, Role.ANSWER, Role.TIME}
_HELP = re.compile(r"text of the question", re.IGNORECASE)
_EXAMPLE = re.compile(r".{0,40}\b(?:planets?|moons?|solar system|mars)\b", re.IGNORECASE)
_EXAMPLE_ROWS = 8  # the rows of the template's six examples
_FEWEST_EXAMPLES = 4  # with fewer, it may be a teacher who asks about planets


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        for row in source.head[:3]:
            roles = matched_roles(row, _PATTERNS)
            if set(roles.values()) >= _NEEDED:
                return Layout(
                    "quizizz",
                    source,
                    given_columns(roles, row),
                    form=Form.FROM_1,
                    skips=_is_help,
                    is_example=partial(_is_one, _examples(source)),
                    choices_accepted=True,
                    free=True,
                    template=True,
                )
    return None


def _is_help(row: GridRow) -> bool:
    return any(_HELP.match(cell) for cell in row.cells[:2])


def _examples(source: Source) -> frozenset[int]:
    """Return the row numbers of the template's examples; empty if some of them were deleted."""
    rows = [row for row in source.head if row.number <= _EXAMPLE_ROWS and not _is_help(row)]
    examples = frozenset(row.number for row in rows if any(map(_EXAMPLE.match, row.cells[:2])))
    return examples if len(examples) >= _FEWEST_EXAMPLES else frozenset()


def _is_one(rows: frozenset[int], row: GridRow) -> bool:
    return row.number in rows


QUIZIZZ_TEMPLATE = table_dialect(_find)

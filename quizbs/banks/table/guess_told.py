"""What a table without names was taken for, in words: told first, since it may be wrong in every row."""

from collections.abc import Sequence

from quizbs.banks.problem import Problem, problem, shorten
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.delimited import Row
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.words.table_words import (
    GUESSED,
    GUESSED_CHOICES,
    GUESSED_FIRST,
    GUESSED_KEY,
    GUESSED_LIST,
    GUESSED_MARKED,
    GUESSED_NAMES,
    GUESSED_TYPED,
    SEVERAL_ANSWERS,
)

_SHOWN = 20  # characters of a cell


def guessed(columns: Columns, rows: Sequence[Row], form: Form | None = None) -> Problem:
    """Return the question to the teacher whether the columns of a table without names are what they were taken for."""
    row = next((one for one in rows if one is not columns.header), rows[0])
    key = _letter(columns.roles.get(Role.ANSWER))
    options = list(columns.options.values()) or [
        column for role, column in columns.roles.items() if role is Role.OPTIONS
    ]
    if options:
        choices = GUESSED_CHOICES if len(options) > 1 else GUESSED_LIST
        span = choices.format(first=options[0].letter, last=options[-1].letter)
        says = {Form.FIRST: GUESSED_FIRST, Form.MARKED: GUESSED_MARKED}.get(form or Form.TEXT, GUESSED_KEY)
        answer = f"{span}, {says.format(key=key)}"
    else:
        answer = GUESSED_TYPED.format(key=key)
    begins = " | ".join(shorten(cell, _SHOWN) for cell in row.cells)
    names = GUESSED_NAMES if columns.header else ""
    asked = _letter(columns.roles.get(Role.QUESTION))
    return problem(GUESSED, value=begins, names=names, asked=asked, answer=answer, at=row.number)


def several_answers(columns: Columns) -> Problem:
    """Return the question whether the right one of several columns was taken for the answer."""
    asked, answer = columns.roles[Role.QUESTION], columns.roles[Role.ANSWER]
    return problem(SEVERAL_ANSWERS, None, answer.label, answer.header, asked=asked.letter, answer=answer.letter)


def _letter(column: Column | None) -> str:
    return column.letter if column else "?"

"""Guessing what the columns of a table without names hold, by their cells (``docs/banks.md``)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

from quizbs.banks import limits
from quizbs.banks.cells import split_choices
from quizbs.banks.evidence.marks import Mark, mark_of
from quizbs.banks.problem import Problem, ask, shorten
from quizbs.banks.table.answer_key import Form, without_mark
from quizbs.banks.table.column_content import MIN_ROWS_ALIKE, TOPIC, ColumnContent, columns_of, comments_among
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.table import GridRow

_MIN_ROW_SHARE = 0.95
_HALF = 0.5  # share of filled cells of choices and answers
_VARIED = 0.7  # share of distinct questions
_LONGER = 3  # how many times longer than the other columns an explanation is
_MIN_ROWS = 8  # rows needed as evidence
_MIN_COLUMNS = 3  # columns: a key and two choices
_FILLED = 0.75  # share of filled keys; the others may be missing
_KEY = re.compile(r"[A-Ha-h](?:\s*[,;/&]?\s*[A-Ha-h]){0,5}|\d(?:\.0+)?(?:\s*[,;]\s*\d(?:\.0+)?){0,5}")
_CODE = re.compile(r"[A-Za-z]{1,4}[-_ ]?\d{1,5}")


@dataclass
class Guess:
    """What each column holds, by index.

    ``form`` and ``mark`` say how right choices can be recognised without a key column.
    """

    roles: dict[int, Role] = field(default_factory=dict)
    form: Form | None = None
    mark: Mark | None = None


def guess(rows: Sequence[GridRow]) -> Guess | None:
    """Return what the columns probably hold; ``None`` if no column is clearly the question, or none has the answers."""
    result = Guess()
    columns = _aside(columns_of(rows), result)
    question = next((column for column in columns if column.is_text), None)
    if question is None:
        return None
    following = next((column for column in columns if column.index > question.index), question)
    if following.asks and not question.asks and len(columns) > 3:
        short = max(map(len, question.filled)) <= TOPIC
        result.roles[question.index], question = Role.TOPIC if short else Role.EXPLANATION, following
    elif _repeats(question) and following.is_text and not _repeats(following) and following.length > question.length:
        result.roles[question.index], question = Role.TOPIC, following
    result.roles[question.index] = Role.QUESTION
    rest = _without_prose([column for column in columns if column.index > question.index], result)
    return result if _answers(question, rest, result) else None


def _without_prose(rest: list[ColumnContent], result: Guess) -> list[ColumnContent]:
    """Return the columns of ``rest`` that may hold answers, without those whose texts are much longer than usual.

    The last of those becomes the explanation.
    """
    usual = median(column.length for column in rest) if len(rest) > _MIN_COLUMNS else 0
    prose = [column for column in rest if usual and column.length > max(limits.CHOICE_FITS, _LONGER * usual)]
    result.roles |= {column.index: Role.EXPLANATION for column in prose[-1:]}
    return [column for column in rest if column not in prose]


def _repeats(column: ColumnContent) -> bool:
    """Return whether many cells of a column have the same text, as in a column of topics."""
    return len(column.filled) > _MIN_COLUMNS and len(set(column.filled)) < _VARIED * len(column.filled)


def _aside(columns: list[ColumnContent], result: Guess) -> list[ColumnContent]:
    """Assign roles to numbers, ids, kinds, pictures, difficulties and topics, and return the other columns."""
    others = []
    for column in columns:
        if column is columns[0] and column.counts_up:
            result.roles[column.index] = Role.NUMBER
        elif column is columns[0] and column.nearly_all(_CODE) and len(set(column.filled)) == len(column.filled) > 1:
            result.roles[column.index] = Role.ID
        elif column.is_kind:
            result.roles[column.index] = Role.TYPE
        elif column.is_image:
            result.roles[column.index] = Role.IMAGE
        elif column.is_difficulty and len(columns) > 2:  # just two columns are question and answer
            result.roles[column.index] = Role.DIFFICULTY
        else:
            others.append(column)
    if len(others) > 2 and others[0].is_topic and others[0].is_text:
        result.roles[others[0].index] = Role.TOPIC
        others = others[1:]
    return others


def _answers(question: ColumnContent, rest: list[ColumnContent], result: Guess) -> bool:
    """Assign roles to the columns after the question: choices and key. Return whether that worked."""
    if key := next((column for column in rest if column.is_truth), None):
        result.roles[key.index] = Role.ANSWER
        _behind(key, rest, result)
        return True
    if (key := _key_in_front(rest)) is not None:
        result.roles |= {column.index: Role.OPTION for column in rest if column is not key}
        result.roles[key.index] = Role.ANSWER
        return True
    if key := _key(rest):
        options = [column for column in rest if column.index < key.index and not column.is_time]
        options = options if len(options) > 1 else [column for column in rest if column.index < key.index]
        options = [column for column in options if not column.is_topic or not column.is_text]
        remarks = comments_among(options)
        if remarks and max(key.numbers, default=0) <= len(remarks):
            result.roles |= {column.index: Role.FEEDBACK for column in remarks}
            options = [column for column in options if column not in remarks]
        if len(options) > 1:
            result.roles |= {column.index: Role.OPTION for column in options}
            result.roles |= {c.index: Role.TIME for c in rest if c.is_time and c.index < key.index and c not in options}
            result.roles[key.index] = Role.ANSWER
            _behind(key, rest, result)
            return True
    if listed := _listed(rest):
        result.roles |= {listed[0].index: Role.OPTIONS, listed[1].index: Role.ANSWER}
        result.form = listed[2]
        _behind(listed[1], rest, result)
        return True
    if (right := _repeating(rest)) is not None:
        result.roles |= {column.index: Role.OPTION for column in rest if column is not right}
        result.roles[right.index] = Role.ANSWER
        result.form = Form.TEXT
        return True
    return _without_key(question, rest, result)


def _key(rest: list[ColumnContent]) -> ColumnContent | None:
    """Return the column that holds the keys, letters or small numbers; at least two columns are before it.

    ``None`` if no column fits.
    """
    candidates = [
        column
        for at, column in enumerate(rest)
        if at > 1
        and column.share >= _FILLED
        and column.nearly_all(_KEY)
        and max(column.numbers, default=0) <= len(rest)
    ]
    letters = [column for column in candidates if not column.numbers]
    if letters:
        return letters[-1] if len(letters[-1].filled) > 1 or len(rest) > 2 else None
    texts = [column for column in rest if column not in candidates and column.is_text]
    if texts:  # choices are texts, so the first column of small numbers after them is the key
        candidates = [column for column in candidates if column.index > texts[0].index]
        return candidates[0] if candidates else None
    return candidates[-1] if candidates else None


def _key_in_front(rest: list[ColumnContent]) -> ColumnContent | None:
    """Return the column between question and choices if it has small numbers, which are the key; else ``None``."""
    if len(rest) < _MIN_COLUMNS or not all(column.is_text for column in rest[1:]):
        return None
    key, choices = rest[0], len(rest) - 1
    whole = len(key.numbers) == len(key.cells) and max(key.numbers) <= choices
    return key if whole and len(set(key.numbers)) > 1 else None


def _behind(key: ColumnContent, rest: list[ColumnContent], result: Guess) -> None:
    """Assign roles to the columns after the key: a time, a topic, and the longest text as explanation."""
    behind = [column for column in rest if column.index > key.index]
    for column in behind:
        if column.is_time and Role.TIME not in result.roles.values():
            result.roles[column.index] = Role.TIME
        elif column.is_topic and column.is_text and Role.TOPIC not in result.roles.values():
            result.roles[column.index] = Role.TOPIC
    texts = [column for column in behind if column.index not in result.roles and column.is_text]
    if texts:
        result.roles[max(texts, key=lambda column: column.length).index] = Role.EXPLANATION


def _listed(rest: list[ColumnContent]) -> tuple[ColumnContent, ColumnContent, Form | None] | None:
    """Return a column with all choices in one cell, the key column after it, and the key's form.

    The form is ``None`` for letters and numbers. The result is ``None`` if there is no such pair of columns.
    """
    for answer, right in pairwise(rest):
        pairs = list(zip(map(split_choices, answer.cells), right.cells, strict=True))
        listed = [(choices, key) for choices, key in pairs if len(choices) > 1 and key]
        again = sum(key in choices for choices, key in listed)
        if len(listed) < _FILLED * sum(len(choices) > 1 for choices, _ in pairs):
            continue
        if len(listed) > 1 and len(listed) * 3 >= len(pairs) and again >= _MIN_ROW_SHARE * len(listed):
            return answer, right, Form.TEXT
        fits = all((index := _place(key)) is not None and index <= len(choices) for choices, key in listed)
        if len(listed) > 1 and len(listed) * 3 >= len(pairs) and fits:
            return answer, right, None
    return None


def _place(key: str) -> int | None:
    """Return the number that a key of one letter or two digits stands for (A is 1), ``None`` for anything else."""
    if key.isascii() and key.isdecimal() and len(key) < 3:
        return int(key)
    return ord(key.upper()) - ord("A") + 1 if re.fullmatch("[A-Ha-h]", key) else None


def _repeating(rest: list[ColumnContent]) -> ColumnContent | None:
    """Return the column, if there is one, whose cell equals another cell of its row in nearly every row."""
    best, most = None, 0.0
    for column in rest if len(rest) > 2 else []:
        others = [other for other in rest if other is not column]
        pairs = [(cell, [other.cells[at] for other in others]) for at, cell in enumerate(column.cells) if cell]
        again = sum(cell in row for cell, row in pairs)
        enough = (
            len(pairs) > 1 and len(pairs) >= MIN_ROWS_ALIKE * len(column.cells) and again >= _MIN_ROW_SHARE * len(pairs)
        )
        if enough and again / len(pairs) > most:
            best, most = column, again / len(pairs)
    return best


def _marked(question: ColumnContent, rest: list[ColumnContent], result: Guess) -> bool:
    """Return whether nearly every question has a marked choice; if so, assign the role of choices."""
    rows = [
        {str(column.index): cell for column in rest if (cell := column.cells[at])} for at in range(len(question.cells))
    ]
    several = [row for row in rows if len(row) > 1]
    marked = [row for row in several if any(without_mark(cell) != cell for cell in row.values())]
    surely = bool(several) and len(marked) >= MIN_ROWS_ALIKE * len(several)
    mark = None if surely else mark_of(several)
    if surely or mark:
        result.roles |= {column.index: Role.OPTION for column in rest}
        result.form, result.mark = Form.MARKED, mark
        return True
    return False


def _without_topic(rest: list[ColumnContent], result: Guess) -> tuple[list[ColumnContent], bool]:
    """Return the columns without the topic, and whether any column has mostly different texts.

    The topic is the only column with few different texts; its role is assigned.
    """
    varied = [column for column in rest if not _repeats(column)]
    topics = [column for column in rest if column.is_text and 4 * len(set(column.filled)) <= len(column.filled)]
    if len(topics) == 1 and len(varied) > 1 and Role.TOPIC not in result.roles.values():
        result.roles[topics[0].index] = Role.TOPIC
        rest = [column for column in rest if column is not topics[0]]
    return rest, bool(varied)


def _without_key(question: ColumnContent, rest: list[ColumnContent], result: Guess) -> bool:
    """Assign roles when no column is a key. Return whether that worked.

    The right answers are the marked choices, the only answer column (before or after the question), or else the first
    choices.
    """
    rest, varied = _without_topic(rest, result)
    if not rest:
        return False
    if _marked(question, rest, result):
        return True
    if len(rest) == 2 and rest[1].share < _HALF <= rest[0].share:  # a column filled in few rows is a remark
        result.roles |= {rest[1].index: Role.EXPLANATION} if rest[1].is_text else {}
        rest = rest[:1]
    if len(rest) == 1 and rest[0].asks and not question.asks:  # the answer is first, as in "word | a ___ in a text"
        result.roles |= {question.index: Role.ANSWER, rest[0].index: Role.QUESTION}
        return True
    if not (question.asks or question.length > 1.5 * max(column.length for column in rest)):
        return False
    if len(rest) == 1:
        result.roles[rest[0].index] = Role.ANSWER
    elif not varied and len(question.filled) > _MIN_ROWS:
        return False  # levels, numbers and kinds are not choices
    else:
        result.roles |= {column.index: Role.OPTION for column in rest}
        result.form = Form.FIRST
    return True


_SHOWN = 20  # characters of a cell


def guessed(columns: Columns, rows: Sequence[GridRow], form: Form | None = None) -> Problem:
    """Return the problem that asks the teacher whether the columns without names were understood."""
    row = next((row for row in rows if row is not columns.header), rows[0])
    whole = [column for role, column in columns.roles.items() if role is Role.OPTIONS]
    options = whole or list(columns.options.values())
    if options and options[0].source:
        answers = "inside"
    elif options:
        answers = "choices" if len(options) > 1 else "list"
    else:
        answers = "typed"
    shown = " | ".join(shorten(cell, _SHOWN) for cell in row.cells)
    return ask(
        "reading-guessed",
        value=shown,
        at=row.number,
        named=columns.header is not None,
        text=_letter(columns.roles.get(Role.QUESTION)),
        answers=answers,
        one=options[0].letter if options else "",
        other=options[-1].letter if options else "",
        right={Form.FIRST: "first", Form.MARKED: "marked"}.get(form or Form.TEXT, "key"),
        key=_letter(columns.roles.get(Role.ANSWER)),
    )


def several_answers(columns: Columns) -> Problem:
    """Return the problem that asks the teacher whether the answer is in the column that was chosen out of several."""
    question, answer = columns.roles[Role.QUESTION], columns.roles[Role.ANSWER]
    return ask("reading-several-answers", None, answer.label, answer.header, text=question.letter, answer=answer.letter)


def _letter(column: Column | None) -> str:
    return column.letter if column else "?"

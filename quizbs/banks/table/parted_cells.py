"""Splitting cells that hold all choices of a question, or the question together with its choices."""

import re
from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import bare_labels, clean, split_choices
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.table import GridRow

_MIN_CELL_SHARE = 0.95  # share of the cells
_MIN_ROWS = 4  # rows needed as evidence
_MIN_CHOICES = 2  # choices


def with_choices_apart(columns: Columns, rows: list[GridRow]) -> list[GridRow]:
    """Return the rows with each choice in a cell of its own; new columns are added after the last one.

    Returns the same rows if they have that form already.
    """
    if columns.options or columns.wrongs:
        return rows
    question, answer = columns.roles.get(Role.QUESTION), columns.roles.get(Role.ANSWER)
    keys = [_cell(row, answer.index) for row in rows] if answer else []
    if options := columns.roles.get(Role.OPTIONS):
        return _with_choices(columns, rows, options, choices_in([_cell(row, options.index) for row in rows], keys))
    if question and keys:
        parted = _out_of_questions([_cell(row, question.index) for row in rows], keys)
        if parted:
            for row, (text, _) in zip(rows, parted, strict=True):
                row.cells[question.index : question.index + 1] = [text]
            return _with_choices(columns, rows, question, [choices for _, choices in parted])
    return rows


def _with_choices(
    columns: Columns, rows: list[GridRow], source: Column, choices: Sequence[Sequence[str]]
) -> list[GridRow]:
    width = max([columns.width, *(len(row.cells) for row in rows)])
    most = min(max(map(len, choices), default=0), len(ascii_uppercase))
    for at in range(most):
        columns.options[ascii_uppercase[at]] = Column(width + at, source=source.label)
    return [
        GridRow(row.number, [*row.cells, *[""] * (width - len(row.cells)), *own, *[""] * (most - len(own))])
        for row, own in zip(rows, choices, strict=True)
    ]


def _cell(row: GridRow, index: int) -> str:
    return row.cells[index] if index < len(row.cells) else ""


def choices_in(cells: Sequence[str], keys: Sequence[str]) -> list[list[str]]:
    """Return the choices of each cell. ``keys``: the right answers, which show what separates choices."""
    if sign := unusual_separator(cells, keys):
        return [[part for text in cell.split(sign) if (part := text.strip())] for cell in cells]
    return bare_labels([split_choices(cell) if cell else [] for cell in cells])


def unusual_separator(cells: Sequence[str], keys: Sequence[str]) -> str:
    """Return the unusual separator that splits each cell into choices, one of which is its key; "" if it is usual."""
    pairs = [(cell, key) for cell, key in zip(cells, keys, strict=False) if key and key in cell and key != cell]
    if len(pairs) < max(_MIN_ROWS, _MIN_CELL_SHARE * sum(map(bool, cells))):
        return ""
    whole = [cell for cell, _ in pairs if len(split_choices(cell)) >= _MIN_CHOICES]
    if len(whole) * 2 > len(pairs):
        return ""
    signs = Counter(
        sign
        for cell, key in pairs
        for sign in {cell.partition(key)[2].strip()[:1], cell.partition(key)[0].strip()[-1:]}
    )
    for sign, _ in signs.most_common(2):
        if not sign or sign.isalnum():
            continue
        for between in (f" {sign} ", sign):
            parts = [[part.strip() for part in cell.split(between)] for cell, _ in pairs]
            fits = sum(
                key in choices and _MIN_CHOICES <= len(choices) <= limits.MAX_CHOICES and all(choices)
                for choices, (_, key) in zip(parts, pairs, strict=True)
            )
            if fits >= _MIN_CELL_SHARE * len(pairs):
                return between
    return ""


_NUMBERED = re.compile(r"[^\w\s.?!…)\]\"'»”:]{0,2}\s*(?<!\d)([1-8])\s?[).\]:]\s*(?=\S)")
_LETTERED = re.compile(r"[^\w\s.?!…)\]\"'»”:]{0,2}\s*(?<!\w)\(?([A-Ha-h])\s?[).\]:]\s*(?=\S)")


def _out_of_questions(questions: Sequence[str], keys: Sequence[str]) -> list[tuple[str, list[str]]] | None:
    """Return each question without the choices in its text, and those choices; ``None`` if the keys don't name them."""
    if len(questions) < _MIN_ROWS or not answer_key.names_places(next(filter(None, keys), "")):
        return None
    for label, form in ((_NUMBERED, Form.FROM_1), (_LETTERED, Form.LETTERS)):
        parted = [_parted(text, label) for text in questions]
        named = [
            answer_key.letters_named(KeyedRow(key, dict(zip(ascii_uppercase, choices, strict=False))), form) is not None
            for (_, choices), key in zip(parted, keys, strict=True)
        ]
        if sum(named) >= _MIN_CELL_SHARE * len(questions):
            return parted
    return None


def _parted(text: str, label: re.Pattern[str]) -> tuple[str, list[str]]:
    """Return a question and the choices after it, which have consecutive labels.

    Of several runs of labels the longest counts, of equally long ones the last; without a run the list is empty.
    """
    run: list[re.Match[str]] = []
    best: list[re.Match[str]] = []
    for mark in label.finditer(text):
        number = "abcdefgh12345678".index(mark[1].lower()) % 8
        run = [*run, mark] if number == len(run) else [mark] if number == 0 else run
        best = run if len(run) >= max(len(best), _MIN_CHOICES) else best
    if not best:
        return text, []
    ends = [*(mark.start() for mark in best[1:]), len(text)]
    choices = [clean(text[mark.end() : end]) for mark, end in zip(best, ends, strict=True)]
    return clean(text[: best[0].start()]), choices

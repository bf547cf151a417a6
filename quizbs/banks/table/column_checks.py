"""Faults that only show in a whole column while each row looks right. The teacher is asked once; nothing is changed."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import Problem, ask, by_place, problem
from quizbs.banks.reading import Alternative, ReadOptions
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.table import Grid, GridRow, Spot
from quizbs.message import Message

_MIN_ROWS = 8  # rows that are enough to detect a fault of the column
_MIN_ROW_SHARE = 0.9  # share of the rows with the fault
_WORDS = 5  # fewest words of a sentence
_LONG = 30  # characters; longer answers are a nuisance to type
_CELLS_FEW = 2  # cells with lost letters; a single "?" inside a word may be meant


class Finding(NamedTuple):
    """What looks wrong in a whole column: a problem that asks the teacher about it, and another way to read it.

    ``instead``: the message about single rows that the problem replaces.
    """

    question: Problem
    alternative: Alternative | None = None
    instead: Message | None = None


def findings(layout: Layout, table: Grid, rows: Sequence[GridRow], drafts: Sequence[Draft]) -> Iterator[Finding]:
    """Yield what looks wrong in whole columns of a table.

    ``rows``: the rows with questions; ``drafts``: the questions read from these rows.
    """
    if layout.unit == "row":
        yield from swapped_columns(drafts, layout.columns)
    yield from _placeholders(drafts, layout.columns)
    yield from _sentences(drafts, layout.columns)
    yield from _patterns(drafts)
    roles = layout.columns.by_place()
    start = rows[0].number if rows else 0
    named = {column.index: column for column in _all(layout.columns)}
    dates = [spot for spot in table.dates if spot.row >= start] or _written_dates(rows, roles)
    for column, spots in _by_column(dates, named):
        first = spots[0]
        yield Finding(problem("reading-dates", None, column.label, first.value, count=len(spots), at=first.row))
    for column, spots in _by_column([spot for spot in table.spoiled if spot.row >= start], named):
        for spot in spots[:_MIN_ROWS]:
            yield Finding(problem("reading-spoiled", spot.row, column.label, spot.value))
    if layout.unit == "row":  # in a program's file it is code
        yield from _letters(rows, roles, "reading-lost-letters", _LOST, _CELLS_FEW)
    yield from _letters(rows, roles, "reading-broken-letters", _BROKEN, 1)


def same_key(rows: Sequence[KeyedRow], form: Form, column: str) -> Iterator[Problem]:
    """Yield a problem if all rows have the same key, as when a cell was copied down by mistake."""
    distinct = {row.key for row in rows}
    if len(rows) >= _MIN_ROWS and len(distinct) == 1 and form is not Form.TEXT:
        yield ask("reading-same-key", None, column, distinct.pop(), rows=len(rows))


def swapped_columns(drafts: Sequence[Draft], columns: Columns) -> Iterator[Finding]:
    """Yield a finding if answers are much longer than questions, as if the columns were swapped."""
    if len(drafts) < _MIN_ROWS or any(draft.choices for draft in drafts) or Role.ANSWER not in columns.roles:
        return
    answers = median(len(draft.answer.text) for draft in drafts)
    if answers >= _LONG and answers > 1.5 * median(len(draft.text.text) for draft in drafts):
        row = columns.header.number if columns.header else None
        alternative = Alternative(Message("reading-swap"), ReadOptions(swap(columns)))
        yield Finding(ask("reading-swapped", row, columns.roles[Role.QUESTION].label), alternative)


def swap(columns: Columns) -> dict[int, str]:
    """Return the role of each column by index, with question and right answer swapped."""
    other = {Role.QUESTION: Role.ANSWER, Role.ANSWER: Role.QUESTION}
    return {index: other.get(role, role).value for index, role in sorted(columns.by_place().items())}


def reported_once(problems: Iterable[Problem], suspected: Sequence[Finding], bad: set[int]) -> list[Problem]:
    """Return ``problems`` and the questions of the findings ``suspected``, those about the whole file first.

    The same problem in many rows is listed once; but in rejected rows (``bad``: their numbers) each problem is listed,
    since each such row must be fixed.
    """
    stand_ins = [finding.instead for finding in suspected if finding.instead]
    reported: list[Problem] = [finding.question for finding in suspected]
    shared: dict[str, list[Problem]] = {}
    for each_problem in problems:
        if each_problem.row is None or each_problem.row in bad:
            reported.append(each_problem)
        elif each_problem.message not in stand_ins:
            shared.setdefault(_whatever_value(each_problem.message), []).append(each_problem)
    for alike in shared.values():
        if len(alike) < _MIN_ROWS:
            reported += alike
        else:
            first = alike[0]
            combined = problem(
                "reading-told-once",
                None,
                first.column,
                first.value,
                at=first.row,
                count=len(alike),
                message=first.message,
                text=first.help,
            )
            reported.append(combined)
    return sorted(reported, key=by_place)


def _whatever_value(message: Message) -> str:
    """Return a key that is equal for messages that differ only in the cell they quote."""
    return repr((message.id, [(name, fact) for name, fact in message.facts.items() if name != "value"]))


def _placeholders(drafts: Sequence[Draft], columns: Columns) -> Iterator[Finding]:
    """Yield a finding for each text that many rows have as two of their choices."""
    counted: Counter[str] = Counter()
    for draft in drafts:
        texts = [option.cell.text for option in draft.choices]
        if len(set(texts)) < len(texts):
            counted.update({text for text in texts if texts.count(text) > 1})
    for value, count in counted.items():
        if count >= _MIN_ROWS:
            question = problem("reading-placeholders", None, None, value, count=count)
            yield Finding(question, _type_all(columns), Message("reading-repeated", {"value": question.value}))


def _sentences(drafts: Sequence[Draft], columns: Columns) -> Iterator[Finding]:
    """Yield a finding if right answers are short but wrong ones sentences, which may be comments or hints."""
    chosen = [draft for draft in drafts if draft.choices]
    odd = [draft for draft in chosen if all(map(_is_of_its_kind, draft.choices))]
    if len(odd) >= _MIN_ROWS and len(odd) >= _MIN_ROW_SHARE * len(chosen):
        right = next((choice.cell.text for choice in odd[0].choices if choice.right), "")
        wrong = next((choice.cell for choice in odd[0].choices if not choice.right), Cell())
        question = ask("reading-sentences-are-wrong", None, wrong.column, wrong.text, count=len(odd), answer=right)
        yield Finding(question, _type_all(columns))


def _type_all(columns: Columns) -> Alternative:
    """Return the alternative in which the choices are ignored, and students type the right answers."""
    roles = {index: role.value for index, role in columns.by_place().items()}
    return Alternative(Message("reading-type-all"), ReadOptions(roles, typed=True))


def _is_of_its_kind(choice: DraftChoice) -> bool:
    """Return whether a choice is short if it is right, or a sentence if it is wrong."""
    return (len(choice.cell.text.split()) < _WORDS) is choice.right


def _patterns(drafts: Sequence[Draft]) -> Iterator[Finding]:
    """Yield a finding if answers are regular expressions, which nobody can type."""
    patterns = [draft for draft in drafts if _PATTERN.match(draft.answer.text) and draft.answers]
    untypable = [draft for draft in patterns if any(map(_PROGRAM.search, draft.answers))]
    if len(patterns) > 1 and untypable:
        cell, at = untypable[0].answer, untypable[0].row
        yield Finding(ask("reading-patterns", None, cell.column, cell.text, count=len(untypable), at=at))


_PROGRAM = re.compile(r"[\^$\\*+]")  # what nobody types
_PATTERN = re.compile(r"\^.+\$$", re.DOTALL)


def _all(columns: Columns) -> list[Column]:
    return [
        *columns.roles.values(),
        *columns.keys,
        *columns.options.values(),
        *columns.wrongs,
        *columns.feedback.values(),
    ]


def _by_column(spots: Sequence[Spot], named: dict[int, Column]) -> Iterator[tuple[Column, list[Spot]]]:
    by_index: dict[int, list[Spot]] = {}
    for spot in spots:
        if spot.column in named:
            by_index.setdefault(spot.column, []).append(spot)
    for index in sorted(by_index):
        yield named[index], by_index[index]


_MONTH = (
    "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|févr|mars|avr|mai|juin|juil|août|sept|déc|mrz|mär|okt|dez"
    "|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out)"
)
_DATE = re.compile(rf"\d{{1,2}}\.?[-. ]{_MONTH}\.?|{_MONTH}\.?[-. ]\d{{2}}", re.IGNORECASE)
_ANSWERS = frozenset((Role.OPTION, Role.ANSWER, Role.WRONG))


def _written_dates(rows: Sequence[GridRow], roles: dict[int, Role]) -> list[Spot]:
    """Return answers that a spreadsheet turned into dates like ``2-Jan``, if fewer than half of a column are dates."""
    spots: list[Spot] = []
    for index in (index for index, role in roles.items() if role in _ANSWERS):
        cells = [(row, row.cells[index]) for row in rows if index < len(row.cells) and row.cells[index]]
        dates = [Spot(row.number, index, cell) for row, cell in cells if len(cell) < 10 and _DATE.fullmatch(cell)]
        spots += dates if len(dates) * 2 < len(cells) else []
    return spots


_LOST = re.compile(r"(?<=[^\W\d_])\?(?=[^\W\d_])|(?:(?<=\s)|^)\?(?=\w[^?]*\w\?(?:\W|$))|(?<=\w) \? (?=\w)|\ufffd")
# How Windows-1252 shows the second and third byte of UTF-8
_TAILS = re.escape("".join(bytes([byte]).decode("cp1252", errors="ignore") for byte in range(0x80, 0xC0)))
_BROKEN = re.compile(rf"[ÃÂÐÑØÙ][\x80-\x9f{_TAILS}]|â€[\x80-\x9f{_TAILS}]")


def _letters(
    rows: Sequence[GridRow], roles: dict[int, Role], fault: str, broken: re.Pattern[str], least: int
) -> Iterator[Finding]:
    """Yield one finding if at least ``least`` cells match ``broken``; ``fault`` is the id of its message."""
    odd = [row for row in rows if not (whole := "".join(row.cells)).isascii() or "?" in whole]
    spots = [
        Spot(row.number, index, cell)
        for row in odd
        for index, cell in enumerate(row.cells)
        if (not cell.isascii() or "?" in cell[:-1]) and index in roles and broken.search(cell) and "://" not in cell
    ]
    if len(spots) >= least:
        match = broken.search(spots[0].value)
        start = max(match.start() - 20, 0) if match else 0
        yield Finding(problem(fault, None, None, spots[0].value[start : start + 45], count=len(spots)))

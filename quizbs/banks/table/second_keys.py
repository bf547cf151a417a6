"""Tables with a second key column that contradicts the first in some rows."""

from collections.abc import Iterator, Mapping, Sequence

from quizbs.banks.draft import Draft
from quizbs.banks.problem import Problem, problem, shorten
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.table.headers import Column
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.lettered_rows import LetteredRows
from quizbs.banks.table.rows import Rows
from quizbs.banks.table.table import GridRow

_MIN_ROWS = 4  # rows needed as evidence
_MIN_CELL_SHARE = 0.95  # share of the cells that name a choice
_AGREE = 0.8  # share of the second keys that agree with the first; the others are mistakes


def settle(layout: Layout, reader: Rows, rows: Sequence[GridRow], drafts: Sequence[Draft]) -> None:
    """Add a problem to each draft whose row has a second key that names other choices than the first."""
    roles, flags = layout.columns.by_place(), {column.index for column in layout.columns.flags.values()}
    width = max((len(row.cells) for row in rows), default=0)
    known = roles.keys() | flags | {column.index for column in layout.columns.options.values()}
    unused = [index for index in range(width) if index not in known]
    if not unused or not isinstance(reader, LetteredRows):
        return
    by_row = {draft.row: draft for draft in drafts}
    keyed = [
        (row, draft, key)
        for row in rows
        if (draft := by_row.get(row.number)) and (key := reader.lettered_choices(row, draft))
    ]
    for index in unused:
        for draft, fault in _disagreeing(index, layout, keyed):
            draft.problems.append(fault)


_Named = tuple[GridRow, Draft, tuple[Mapping[str, str], tuple[str, ...]]]


def _disagreeing(index: int, layout: Layout, rows: Sequence[_Named]) -> Iterator[tuple[Draft, Problem]]:
    filled = [pair for pair in rows if index < len(pair[0].cells) and pair[0].cells[index]]
    if len(filled) < max(_MIN_ROWS, len(rows) / 2):
        return
    zero = any(0 in answer_key.numbers_of(row.cells[index]) for row, _, _ in filled)
    for form in (Form.LETTERS, Form.TEXT, Form.FROM_1, *([Form.FROM_0] if zero else [])):
        also = [
            answer_key.letters_named(KeyedRow(row.cells[index], dict(choices)), form) for row, _, (choices, _) in filled
        ]
        fitting = [record for record in also if record]
        same = sum(other == named for (_, _, (_, named)), other in zip(filled, also, strict=True))
        if len(fitting) < _MIN_CELL_SHARE * len(filled) or same < _AGREE * len(filled):
            continue
        header = layout.columns.header
        label = Column(index, header.cells[index] if header and index < len(header.cells) else "").label
        for (row, draft, (choices, named)), other in zip(filled, also, strict=True):
            if other and other != named:
                one, two = (" | ".join(shorten(choices[letter]) for letter in letters) for letters in (named, other))
                yield (
                    draft,
                    problem("reading-two-keys", row.number, draft.answer.column, one=one, other=two, label=label),
                )
        return

"""Tables in which the first cell of each row says whether it is a question or a choice, marked as right or wrong.

``Q|Capital?``, ``A|Lyon|F``, ``A|Paris|V`` become one row with choices and a key, like those of any other table.
"""

from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import is_tick
from quizbs.banks.table.table import Grid, GridRow, Source

_TAG = 10  # characters
_MARKS = ("0", "1")
_USUAL = 0.9  # share of the questions with several choices, some of which are right
_MARKED = 3  # cells of a choice: its tag, its text, its mark
_YES = frozenset(("v", "w", "c", "r", "+", "j", "s", "o", "ok", "da", "sí", "si", "sì", "vero", "verdadero"))


def with_tagged_rows_joined(source: Source) -> Source:
    """Return a table whose rows are tagged as questions and choices (``Q``, ``A``) with one row for each question.

    Any other table is returned unchanged.
    """
    flagged = _with_tags(source, source.head)
    groups = _groups(flagged or source.head)
    if not groups or _mark(groups) is None:
        return source
    rows = source.table.rows
    groups = _groups(_with_tags(source, rows) or rows if flagged else rows)
    mark = _mark(groups)
    most = max(len(choices) for _, choices in groups)
    names = ["Question", *(f"Option {number}" for number in range(1, most + 1)), "Correct"]
    rows = [GridRow(0, names)]
    for question, choices in groups:
        right = [letter for letter, choice in zip(ascii_uppercase, choices, strict=False) if _marked(choice) == mark]
        if flagged:
            right = [_marked(choice) for choice in choices if _marked(choice) not in _MARKS][:1] or right
        texts = [_cell(choice, 1) for choice in choices]
        rows.append(
            GridRow(question.number, [_cell(question, 1), *texts, *[""] * (most - len(texts)), ", ".join(right)])
        )
    return Source(source.name, rows[: len(source.head)], lambda: Grid(source.name, rows))


def _with_tags(source: Source, rows: Sequence[GridRow]) -> list[GridRow]:
    """Return the rows with tags added, if choices begin with 0 or 1 and questions with anything else.

    A few choices may begin with another character, which marks them as right. For other rows the list is empty.
    """
    marked = [len(_cell(row, 0)) == 1 and bool(_cell(row, 1)) for row in rows]
    alone = all(sum(map(bool, row.cells)) == 1 for row, mark in zip(rows, marked, strict=True) if not mark)
    marks_known = sum(_cell(row, 0) in _MARKS for row, mark in zip(rows, marked, strict=True) if mark)
    if not rows or marked[0] or not alone or 2 * marks_known < len(rows):
        return []
    sign = source.name if len(source.name) == 1 else " "
    return [
        GridRow(
            row.number,
            ["!", sign.join(row.cells[1:]), row.cells[0].strip()] if mark else ["?", *filter(None, row.cells)],
        )
        for row, mark in zip(rows, marked, strict=True)
    ]


def _groups(rows: Sequence[GridRow]) -> list[tuple[GridRow, list[GridRow]]]:
    """Return each question with its choices; empty if the first cells aren't two different tags."""
    tags = list(dict.fromkeys(_cell(row, 0).casefold() for row in rows))
    if len(tags) != 2 or not all(0 < len(tag) <= _TAG for tag in tags):
        return []
    groups: list[tuple[GridRow, list[GridRow]]] = []
    for row in rows:
        if _cell(row, 0).casefold() == tags[0]:
            groups.append((row, []))
        else:
            groups[-1][1].append(row)
    counted = [len(choices) for _, choices in groups]
    whole = sum(limits.MIN_CHOICES <= count <= limits.MAX_CHOICES for count in counted)
    short = all(not _cell(question, _MARKED - 1) for question, _ in groups)
    fits = short and whole >= _USUAL * len(groups)
    return groups if fits and len(groups) > 1 else []


def _mark(groups: Sequence[tuple[GridRow, list[GridRow]]]) -> str | None:
    """Return the mark of right choices, if there is one: a word for yes, or the mark that fewer choices have."""
    marks = Counter(_marked(choice) for _, choices in groups for choice in choices)
    if set(_MARKS) <= marks.keys():
        marks = Counter({mark: marks[mark] for mark in _MARKS})
        groups = [group for group in groups if {_marked(choice) for choice in group[1]} <= marks.keys()]
    if len(marks) != 2:
        return None
    yes_marks = [mark for mark in marks if is_tick(mark) or mark in _YES]
    right = yes_marks[0] if len(yes_marks) == 1 else min(marks, key=lambda mark: marks[mark])
    some = sum(0 < sum(_marked(choice) == right for choice in choices) < len(choices) for _, choices in groups)
    return right if some >= _USUAL * len(groups) else None


def _marked(row: GridRow) -> str:
    return _cell(row, _MARKED - 1).casefold()


def _cell(row: GridRow, index: int) -> str:
    return row.cells[index].strip() if index < len(row.cells) else ""

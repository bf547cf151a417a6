"""How a table of a known kind is laid out: all that a dialect for tables needs to say."""

from collections.abc import Callable
from dataclasses import dataclass, field

from quizbs.banks.problem import Problem
from quizbs.banks.reading import Alternative
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.table import GridRow, Source


def _none(_: GridRow) -> bool:
    return False


def _same(row: GridRow) -> GridRow:
    return row


@dataclass
class Layout:
    """A table, its columns, and what is peculiar to its kind.

    ``name`` is what the teacher is told. ``form`` is how its keys are written, ``None`` where they must show it.
    ``skips`` knows the rows that are no questions, ``is_example`` the questions that a template brings along.
    ``change`` makes plain cells of those with markup.
    ``once`` is a column by place: of the rows with the same cell in it only the first counts. ``choices_accepted``:
    the choices of a typed question are its right answers. ``free``: cells beside the table mean nothing, and are no
    fault. ``personal`` are columns with data of students, which are blanked before anything else is done.
    ``one_right``: the cell of the right answer holds one answer, whatever signs are in it.
    """

    name: str
    source: Source
    columns: Columns
    title: str = ""
    form: Form | None = None
    skips: Callable[[GridRow], bool] = _none
    is_example: Callable[[GridRow], bool] = _none
    once: int | None = None
    change: Callable[[GridRow], GridRow] = _same
    choices_accepted: bool = False
    free: bool = False
    template: bool = False
    one_right: bool = False
    personal: tuple[Column, ...] = ()
    notes: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    alternatives: list[Alternative] = field(default_factory=list)

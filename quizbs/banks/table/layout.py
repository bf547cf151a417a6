"""The layout of a table of a known kind: everything that a dialect for tables specifies."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from quizbs.banks.evidence.marks import Mark
from quizbs.banks.problem import Problem, Unit
from quizbs.banks.reading import Alternative
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.table import GridRow, Source


def _none(_: GridRow) -> bool:
    return False


def unchanged(row: GridRow) -> GridRow:
    """Return the row unchanged."""
    return row


def starring(mark: Mark, roles: Mapping[int, Role]) -> Callable[[GridRow], GridRow]:
    """Return a function that stars the choices of a row with a mark; ``roles`` are the columns."""
    marked = {place for place, role in roles.items() if role in (Role.OPTION, Role.OPTIONS)}

    def change(row: GridRow) -> GridRow:
        return GridRow(row.number, [mark.starred(cell) if at in marked else cell for at, cell in enumerate(row.cells)])

    return change


@dataclass
class Layout:
    """A table, its columns, and the peculiarities of its kind.

    ``name`` is shown to the teacher. ``form`` is how its keys are written, ``None`` to decide by the keys. ``skips``
    recognises rows that aren't questions, ``is_example`` the examples of a template. ``change`` turns cells with markup
    into plain ones. ``once`` is the place of a column: of rows with the same cell there only the first counts.
    ``choices_accepted``: the choices of a typed question are its right answers. ``free``: cells beside the table are
    ignored without a problem. ``personal`` are columns with data of students, which are cleared first. ``one_right``:
    the cell of the right answer holds one answer, whatever signs are in it. ``elsewhere`` are columns that a question
    to the teacher is about. ``from_0``: numbers that may count from 0 or from 1 count from 0, as in programs.
    ``lines``: each line of an answer is an accepted answer. ``unit`` is what row numbers count. ``plain``: no cell has
    markup; ``formatted``: any may have it, as in files of programs. ``likely``: how keys are written if they are
    ambiguous. ``repeats``: choices with the same text are intended. ``guessed``: the roles are not known from column
    names.
    """

    name: str
    source: Source
    columns: Columns
    title: str = ""
    form: Form | None = None
    skips: Callable[[GridRow], bool] = _none
    is_example: Callable[[GridRow], bool] = _none
    once: int | None = None
    change: Callable[[GridRow], GridRow] = unchanged
    choices_accepted: bool = False
    free: bool = False
    template: bool = False
    one_right: bool = False
    from_0: bool | None = None
    lines: bool = False
    unit: Unit = "row"
    plain: bool = False
    formatted: bool = False
    likely: Form | None = None
    repeats: bool = False
    guessed: bool = False
    personal: tuple[Column, ...] = ()
    elsewhere: tuple[Column, ...] = ()
    notes: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    alternatives: list[Alternative] = field(default_factory=list)

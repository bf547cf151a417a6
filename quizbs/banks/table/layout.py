"""The layout of a table: what a dialect has to find out about a table so that ``reader`` can read it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from quizbs.banks.evidence.marks import Mark
from quizbs.banks.problem import Problem, Unit
from quizbs.banks.reading import Alternative
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.table import GridRow, Source
from quizbs.message import Message


def _none(_: GridRow) -> bool:
    return False


def unchanged(row: GridRow) -> GridRow:
    """Return the row unchanged."""
    return row


def starring(mark: Mark, roles: Mapping[int, Role]) -> Callable[[GridRow], GridRow]:
    """Return a function that replaces the mark on right choices of a row by a star; ``roles`` are by column index."""
    marked = {index for index, role in roles.items() if role in (Role.OPTION, Role.OPTIONS)}

    def change(row: GridRow) -> GridRow:
        return GridRow(row.number, [mark.starred(cell) if at in marked else cell for at, cell in enumerate(row.cells)])

    return change


@dataclass
class Layout:
    """A table, what its columns hold, and how its kind of file differs from others.

    ``name``: the dialect (``Reading``). ``form``: how keys are written, ``None`` to decide by the keys; ``likely``: the
    form to prefer if the keys fit several. ``skips`` recognises rows that aren't questions, ``is_example`` the examples
    of a template. ``change`` turns cells with markup into plain ones. ``once`` is a column index: of rows with the same
    cell there only the first counts.

    ``choices_accepted``: the choices of a typed question are its right answers. ``free``: cells beside the table are
    ignored without a problem. ``template``: the file is another program's template. ``one_right``: the cell of the
    right answer holds only one answer, whatever characters are in it. ``from_0``: whether numbers that may count from 0
    or from 1 count from 0, ``None`` if that isn't known. ``lines``: each line of an answer is an accepted answer.
    ``unit`` is what row numbers count. ``plain``: no cell has markup; ``formatted``: any cell may have markup.
    ``repeats``: choices with the same text are intended. ``guessed``: what the columns hold isn't known from their
    names.

    ``personal`` are columns with data of students, which are cleared first; ``elsewhere`` are columns that the teacher
    is asked about, so that they aren't listed as unused.
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
    notes: list[Message] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    alternatives: list[Alternative] = field(default_factory=list)

"""How a table of a known kind is laid out: all a dialect for tables needs to say."""

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
    """Return the row as it is."""
    return row


def starring(mark: Mark, roles: Mapping[int, Role]) -> Callable[[GridRow], GridRow]:
    """Return what puts a star on the choices of a row that have a mark; ``roles`` says which columns hold them."""
    marked = {place for place, role in roles.items() if role in (Role.OPTION, Role.OPTIONS)}

    def change(row: GridRow) -> GridRow:
        return GridRow(row.number, [mark.starred(cell) if at in marked else cell for at, cell in enumerate(row.cells)])

    return change


@dataclass
class Layout:
    """A table, its columns, and the peculiarities of its kind.

    ``name`` is what the teacher reads. ``form`` is how its keys are written, ``None`` where the keys have to show it.
    ``skips`` recognises rows that are not questions, ``is_example`` the examples of a template. ``change`` turns cells
    with markup into plain ones. ``once`` is the place of a column: of rows with the same cell there only the first
    counts. ``choices_accepted``: the choices of a typed question are its right answers. ``free``: cells beside the
    table are ignored without a problem. ``personal`` are columns with data of students, which are blanked before
    anything else happens. ``one_right``: the cell of the right answer holds one answer, whatever signs are in it.
    ``elsewhere`` are columns that a question to the teacher is about. ``from_0``: where numbers may count
    from 0 or from 1, they count from 0, as programs do, or not. ``lines``: each line of an answer is another answer.
    ``unit`` is what row numbers count.
    ``plain``: no cell has markup; ``formatted``: any may have it, as in files of programs.
    ``likely``: how keys are written where they could
    be written in another way as well. ``repeats``: choices with the same text are meant.
    ``guessed``: the columns have no names that say what they are for.
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

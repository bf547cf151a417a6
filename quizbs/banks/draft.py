"""A question in the form of its file. Dialects create drafts; ``checking`` turns them into questions."""

from dataclasses import dataclass, field

from quizbs.banks.cells import Cell
from quizbs.banks.problem import Problem


@dataclass(frozen=True)
class DraftChoice:
    """A choice of a draft, whether it is right, and its feedback."""

    cell: Cell
    right: bool
    feedback: Cell = Cell()


@dataclass
class Draft:
    """A row. ``answers`` are the right answers of a question without choices; ``answer`` is their cell.

    ``repeats``: choices with the same text are intended and all kept. ``in_order``: they are in the order of the file,
    which doesn't imply which is right. ``by_text``: the file names the right one by its text, or marks it.

    ``problems`` are those found by the dialect; any of them rejects the row.
    """

    row: int
    text: Cell = Cell()
    answer: Cell = Cell()
    answers: list[str] = field(default_factory=list)
    choices: list[DraftChoice] = field(default_factory=list)
    kind: Cell = Cell()
    time: Cell = Cell()
    difficulty: Cell = Cell()
    topic: Cell = Cell()
    tags: Cell = Cell()
    image: Cell = Cell()
    explanation: Cell = Cell()
    cards: Cell = Cell()
    id: Cell = Cell()
    repeats: bool = False
    in_order: bool = False
    by_text: bool = False
    problems: list[Problem] = field(default_factory=list)

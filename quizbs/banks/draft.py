"""A question as a file gives it. Every dialect makes drafts; ``checking`` makes questions of them."""

from dataclasses import dataclass, field

from quizbs.banks.cells import Cell
from quizbs.banks.problem import Problem


@dataclass(frozen=True)
class DraftChoice:
    """A choice of a draft and whether it is right."""

    cell: Cell
    right: bool


@dataclass
class Draft:
    """One row. ``answers`` are the right answers of a question without choices; ``answer`` is the cell they stand in.

    ``repeats``: choices of the same text are meant, and stay as many.

    ``problems`` are those that the dialect has found; with one of them the row gives no question.
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
    problems: list[Problem] = field(default_factory=list)

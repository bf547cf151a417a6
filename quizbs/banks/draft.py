"""A question as the file has it. Dialects create drafts; ``checks.questions`` turns them into questions."""

from dataclasses import dataclass, field

from quizbs.banks.cells import Cell
from quizbs.banks.problem import Problem


@dataclass(frozen=True)
class DraftChoice:
    """A choice of a draft: its cell, whether it is right, and the feedback on it."""

    cell: Cell
    right: bool
    feedback: Cell = Cell()


@dataclass
class DraftTranslation:
    """The texts of a draft in another language; ``choices`` and ``feedback`` in the order of the draft's choices."""

    language: str
    text: Cell
    choices: list[str] = field(default_factory=list)
    feedback: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    explanation: str = ""


@dataclass
class Draft:
    """A question as the file has it, in cells.

    ``row``: its row, line or number. ``answers`` are the right answers of a question without choices; ``answer`` is the
    cell they are from. ``repeats``: choices with the same text are intended and all kept. ``in_order``: the choices
    keep the file's order; a file whose right choices are all in the same place is then suspicious. ``by_text``: the
    file names the right choice by its text, or marks it. ``problems`` are those found by the dialect; any of them
    rejects the question.
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
    translations: list[DraftTranslation] = field(default_factory=list)
    repeats: bool = False
    in_order: bool = False
    by_text: bool = False
    problems: list[Problem] = field(default_factory=list)

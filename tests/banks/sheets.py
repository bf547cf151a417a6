"""Small tables for the tests of the banks."""

import csv
import io
from collections.abc import Sequence

from quizbs.banks.problem import Problem
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.quiz.question import Choice, Question

Line = str | Sequence[str]


def table(*lines: Line, delimiter: str = ",") -> bytes:
    """Return a CSV file. A line is its cells, or a text with ``~`` between them."""
    text = io.StringIO()
    cells = (line.split("~") if isinstance(line, str) else line for line in lines)
    csv.writer(text, delimiter=delimiter).writerows(cells)
    return text.getvalue().encode()


def sheet(*lines: Line) -> Reading:
    """Read such a file."""
    return read(table(*lines), "bank.csv")


def one(*lines: Line) -> Question:
    """Read a table that holds exactly one question and no problem."""
    reading = sheet(*lines)
    assert reading.problems == ()
    (question,) = reading.questions
    return question


def fault(*lines: Line) -> Problem:
    """Read a table that has exactly one problem."""
    (problem,) = sheet(*lines).problems
    return problem


def choices(right: str, *wrong: str) -> tuple[Choice, ...]:
    """Return choices, the right one first."""
    return (Choice(right, right=True), *(Choice(text) for text in wrong))

"""Small tables and workbooks for the tests of banks."""

import csv
import io
from collections.abc import Mapping, Sequence

import openpyxl

from quizbs.banks.problem import Problem
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.message import Message
from quizbs.quiz.question import Choice, Question
from quizbs.words import words

Line = str | Sequence[str]
Rows = Sequence[Sequence[object]]


def table(*lines: Line, delimiter: str = ",") -> bytes:
    """Return a CSV file. A line is a list of cells, or a text with ``~`` between them."""
    text = io.StringIO()
    cells = (line.split("~") if isinstance(line, str) else line for line in lines)
    csv.writer(text, delimiter=delimiter).writerows(cells)
    return text.getvalue().encode()


def workbook(sheets: Mapping[str, Sequence[Sequence[object]]], formats: Mapping[str, str] | None = None) -> bytes:
    """Return a workbook with these rows by sheet. ``formats`` are number formats of cells in the first sheet."""
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for number, row in enumerate(rows, 1):
            for place, value in enumerate(row, 1):
                if value is not None and value != "":
                    sheet.cell(number, place, value)
    for cell, shape in (formats or {}).items():
        book.worksheets[0][cell].number_format = shape
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def right(question: Question) -> list[str]:
    """Return the right answers of a question."""
    return [choice.text for choice in question.choices if choice.right] or list(question.accept)


def answers(reading: Reading) -> list[tuple[str, list[str], list[str]]]:
    """Return each question with its right and its wrong answers."""
    return [
        (question.text, right(question), [choice.text for choice in question.choices if not choice.right])
        for question in reading.questions
    ]


def told(reading: Reading, message: str) -> list[Problem]:
    """Return the problems of a reading with the message of this id."""
    return [problem for problem in reading.problems if problem.message.id == message]


def kind_of(reading: Reading) -> str:
    """Return the English name of the kind of file."""
    return words("en").say("reading-dialect", dialect=reading.dialect)


def english(message: Message | None) -> str:
    """Return a message in English, or "" for ``None``."""
    return words("en").said(message) if message else ""


def sheet(*lines: Line) -> Reading:
    """Return the reading of a CSV file with these lines, as ``table`` makes it."""
    return read(table(*lines), "bank.csv")


def one(*lines: Line) -> Question:
    """Return the question of a table that must hold exactly one, and no problem."""
    reading = sheet(*lines)
    assert reading.problems == ()
    (question,) = reading.questions
    return question


def fault(*lines: Line) -> Problem:
    """Return the problem of a table that must have exactly one."""
    (problem,) = sheet(*lines).problems
    return problem


def choices(right: str, *wrong: str) -> tuple[Choice, ...]:
    """Return choices, the right one first."""
    return (Choice(right, right=True), *(Choice(text) for text in wrong))

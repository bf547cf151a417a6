"""Writing a workbook in the layout of Kahoot's template: header in row 8, questions from row 9, numbered.

Source: Kahoot's own template. Questions have up to 120 characters, choices up to 75. Right choices are given by number,
from 1, and the time is one of eight values.
"""

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from quizbs.banks.writing.common import (
    ExportContext,
    Writer,
    WrittenFile,
    is_typed,
    note_about,
    notes_on,
    rights,
    shuffled,
    sort,
    too_many_choices,
)
from quizbs.message import Message
from quizbs.quiz.question import Question

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell, MergedCell
    from openpyxl.worksheet.worksheet import Worksheet

TIMES: Final = (5, 10, 20, 30, 60, 90, 120, 240)
USUAL: Final = 20  # seconds, as in Kahoot itself
QUESTION: Final = 120  # characters
CHOICE: Final = 75
CHOICES: Final = 4
_HEADER_ROW: Final = 8
_HEADER: Final = (
    f"Question - max {QUESTION} characters",
    *(f"Answer {number} - max {CHOICE} characters" for number in range(1, CHOICES + 1)),
    "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
    "Correct answer(s) - choose at least one",
)
_WIDTHS: Final = (5, 60, 30, 30, 30, 30, 14, 14)


def write(bank: Sequence[Question], supplies: ExportContext) -> WrittenFile:
    """Return the bank as a workbook for Kahoot. Times become the nearest that Kahoot allows, with a note."""
    from openpyxl import Workbook  # slow to import
    from openpyxl.styles import Font

    split = sort(shuffled(bank, supplies.chance), _why_not)
    book = Workbook()
    sheet = book.worksheets[0]
    sheet.title = "Sheet1"
    _text(sheet, 2, 2, "Quiz template").font = Font(bold=True, size=14)
    for place, name in enumerate(_HEADER, 2):
        _text(sheet, _HEADER_ROW, place, name).font = Font(bold=True)
    for place, width in enumerate(_WIDTHS):
        sheet.column_dimensions["ABCDEFGH"[place]].width = width
    for number, (_, question) in enumerate(split.fit, 1):
        row = _HEADER_ROW + number
        sheet.cell(row, 1, number)
        for place, text in enumerate((question.text, *(choice.text for choice in question.choices)), 2):
            _text(sheet, row, place, text)
        sheet.cell(row, 7, nearest(question.time or USUAL))
        _text(sheet, row, 8, ",".join(map(str, rights(question))))
    content = io.BytesIO()
    book.save(content)
    return WrittenFile(content.getvalue(), len(split.fit), split.unfit, tuple(_notes(split.fit)))


def _text(sheet: "Worksheet", row: int, column: int, text: str) -> "Cell | MergedCell":
    """Put a text, in which ``=`` starts no formula, into a cell, and return the cell."""
    from openpyxl.styles import Alignment

    cell = sheet.cell(row, column, text)
    cell.data_type = "s"
    cell.alignment = Alignment(wrap_text=True, vertical="top")
    return cell


def nearest(seconds: int) -> int:
    """Return the allowed time that is nearest to ``seconds``; of two that are equally near, the longer one."""
    return min(TIMES, key=lambda time: (abs(time - seconds), -time))


def _why_not(question: Question) -> Message | None:
    if is_typed(question):
        return Message("banks-unfit-typed")
    if len(question.text) > QUESTION:
        return Message("banks-unfit-long-text", {"count": len(question.text), "most": QUESTION})
    for choice in question.choices:
        if len(choice.text) > CHOICE:
            return Message("banks-unfit-long-choice", {"text": choice.text, "count": len(choice.text), "most": CHOICE})
    return too_many_choices(question, CHOICES)


def _notes(fit: Sequence[tuple[int, Question]]) -> list[Message]:
    rounded = [number for number, question in fit if question.time and question.time not in TIMES]
    return [
        *note_about("banks-file-times", rounded),
        *([Message("banks-file-no-time", {"seconds": USUAL})] if any(not question.time for _, question in fit) else []),
        *notes_on(fit, ("explanation", "feedback", "topic", "difficulty", "tags", "cards", "image", "translations")),
    ]


KAHOOT = Writer("kahoot", ".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", write)

"""Writing a table in the layout of Gimkit's templates: one for choices, the right one first, one for typed answers.

Source: the two templates in Gimkit's help. Of a bank with both kinds only the questions with choices are written.
"""

import csv
import io
from collections.abc import Sequence
from typing import Final

from quizbs.banks.writing.common import (
    ExportContext,
    Writer,
    WrittenFile,
    apostrophe_note,
    is_typed,
    notes_on,
    rights,
    sort,
    tame,
    too_many_choices,
)
from quizbs.message import Message
from quizbs.quiz.question import Question

CHOICES: Final = 4
_CHOICES: Final = (
    ("Gimkit Spreadsheet Import Template", "", "", "", ""),
    (
        "Question",
        "Correct Answer",
        "Incorrect Answer 1",
        "Incorrect Answer 2 (Optional)",
        "Incorrect Answer 3 (Optional)",
    ),
)
_TYPED: Final = (("Gimkit Spreadsheet Import Template 2", ""), ("Question", "Correct Answer"))


def write(bank: Sequence[Question], _supplies: ExportContext) -> WrittenFile:
    """Return the bank as a table for Gimkit: its questions with choices, or, if all are typed, the typed questions."""
    typed = all(map(is_typed, bank))
    split = sort(bank, _why_not_typed if typed else _why_not)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    head = _TYPED if typed else _CHOICES
    table.writerows(head)
    for _, question in split.fit:
        wrong = [choice.text for choice in question.choices if not choice.right]
        right = [question.accept[0]] if typed else [choice.text for choice in question.choices if choice.right]
        cells = [question.text, *right, *wrong]
        table.writerow([*map(tame, cells), *[""] * (len(head[0]) - len(cells))])
    lost = ("explanation", "feedback", "topic", "difficulty", "time", "tags", "cards", "image", "translations")
    notes = [*notes_on(split.fit, lost), *apostrophe_note(split.fit)]
    return WrittenFile(text.getvalue().encode(), len(split.fit), split.unfit, tuple(notes))


def _why_not(question: Question) -> Message | None:
    if is_typed(question):
        return Message("banks-unfit-typed-apart")
    return Message("banks-unfit-one-right") if len(rights(question)) > 1 else too_many_choices(question, CHOICES)


def _why_not_typed(question: Question) -> Message | None:
    return Message("banks-unfit-one-accepted") if len(question.accept) > 1 else None


GIMKIT = Writer("gimkit", ".csv", "text/csv", write)

"""Writing a table in the layout of Blooket's template: a title, the column names, then numbered questions.

Source: Blooket's own template, and files that it accepts: no byte order mark, lines end in CRLF, and each row is as
wide as the title's. A typed question lists the accepted answers, has no key, and *typing* in column J.
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
    note_about,
    notes_on,
    rights,
    shuffled,
    sort,
    tame,
    too_many_choices,
)
from quizbs.message import Message
from quizbs.quiz.question import Question

USUAL: Final = 20  # seconds
CHOICES: Final = 4
_HEADER: Final = (
    "Question #",
    "Question Text",
    "Answer 1",
    "Answer 2",
    "Answer 3\n(Optional)",
    "Answer 4\n(Optional)",
    "Time Limit (sec)\n(Max: 300 seconds)",
    "Correct Answer(s)\n(Only include Answer #)",
)
_TYPING: Final = ("", "typing")  # columns I and J


def write(bank: Sequence[Question], supplies: ExportContext) -> WrittenFile:
    """Return the bank as a table for Blooket."""
    split = sort(shuffled(bank, supplies.chance), _why_not)
    beside = any(is_typed(question) for _, question in split.fit) * len(_TYPING)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow(["Blooket\nImport Template", *[""] * (len(_HEADER) - 1 + beside)])
    table.writerow([*_HEADER, *[""] * beside])
    for number, (_, question) in enumerate(split.fit, 1):
        answers = (
            list(question.accept[:CHOICES]) if is_typed(question) else [choice.text for choice in question.choices]
        )
        cells = [tame(cell) for cell in (question.text, *answers, *[""] * (CHOICES - len(answers)))]
        key = ",".join(map(str, rights(question)))
        typing = _TYPING if is_typed(question) else [""] * beside
        table.writerow([number, *cells, question.time or USUAL, key, *typing])
    return WrittenFile(text.getvalue().encode(), len(split.fit), split.unfit, tuple(_notes(split.fit)))


def _why_not(question: Question) -> Message | None:
    return too_many_choices(question, CHOICES)


def _notes(fit: Sequence[tuple[int, Question]]) -> list[Message]:
    return [
        *note_about(
            "banks-file-first-accepted",
            (number for number, question in fit if len(question.accept) > CHOICES),
            most=CHOICES,
        ),
        *([Message("banks-file-no-time", {"seconds": USUAL})] if any(not question.time for _, question in fit) else []),
        *notes_on(fit, ("explanation", "feedback", "topic", "difficulty", "tags", "cards", "image", "translations")),
        *apostrophe_note(fit),
    ]


BLOOKET = Writer("blooket", ".csv", "text/csv", write)

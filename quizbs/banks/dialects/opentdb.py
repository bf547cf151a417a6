"""The JSON of the Open Trivia Database: ``results`` with ``correct_answer`` and ``incorrect_answers`` (opentdb.com).

A file uses one of four encodings for its texts: HTML entities, two kinds of percent encoding, or base64.
"""

import base64
import binascii
from collections.abc import Callable
from urllib.parse import unquote, unquote_plus

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.json.parsing import Record, records, texts, written
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.markup import unescape
from quizbs.banks.words import file_words

NAME = "Open Trivia Database (JSON)"
_TYPES_IN_BASE64 = {"bXVsdGlwbGU=", "Ym9vbGVhbg=="}  # multiple, boolean
_TRIED = 50


def _records(upload: Upload) -> list[Record]:
    return records(upload.json, "results")


def _recognises(upload: Upload) -> bool:
    first = _records(upload)[:_TRIED]
    return any(
        "correct_answer" in record and "incorrect_answers" in record and "question" in record for record in first
    )


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    found = _records(upload)
    decode = _encoding(found)
    for number, record in enumerate(found, 1):
        if builder.is_full:
            break
        builder.drafts.append(_draft(number, record, decode))
    return reading(upload, NAME, builder)


OPENTDB = Dialect(_recognises, _read)


def _encoding(found: list[Record]) -> Callable[[str], str]:
    """Return what makes a text of this file readable."""
    if any(written(record.get("type")) in _TYPES_IN_BASE64 for record in found[:_TRIED]):
        return _from_base64
    questions = [written(record.get("question")) for record in found[:_TRIED]]
    if any("%" in text for text in questions) and not any(" " in text for text in questions):
        return unquote_plus if any("+" in text for text in questions) else unquote
    return unescape


def _from_base64(text: str) -> str:
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, ValueError):
        return text


def _draft(number: int, record: Record, decode: Callable[[str], str]) -> Draft:
    def cell(key: str) -> Cell:
        return Cell(clean(decode(written(record.get(key)))), key)

    right = cell("correct_answer")
    wrong = [Cell(clean(decode(text)), "incorrect_answers") for text in texts(record.get("incorrect_answers")) if text]
    draft = Draft(number, text=cell("question"), answer=right, topic=cell("category"), difficulty=cell("difficulty"))
    if cell("type").text == "boolean":
        draft.kind, draft.answers = Cell("true/false", "type"), [right.text] if right.text else []
    elif not right.text:
        draft.problems.append(problem(file_words.UNFINISHED, number, "correct_answer", draft.text.text))
    elif wrong:
        draft.choices = [DraftChoice(right, right=True), *(DraftChoice(answer, right=False) for answer in wrong)]
    else:
        draft.answers = [right.text]
    return draft

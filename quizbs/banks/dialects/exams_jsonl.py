"""Sets of exam questions as JSON Lines: ``question.stem``, ``question.choices[].label/text``, ``answerKey`` (ARC)."""

from quizbs.banks import limits
from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.json.parsing import Record, records, written
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.words import file_words

NAME = "Exam questions (JSON Lines)"


def _recognises(upload: Upload) -> bool:
    value = [upload.json] if isinstance(upload.json, dict) else upload.json
    return any("answerKey" in one and isinstance(one.get("question"), dict) for one in records(value)[:50])


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("question" if isinstance(upload.json, dict) else "line")
    value = [upload.json] if isinstance(upload.json, dict) else upload.json
    builder.drafts = [_draft(number, record) for number, record in enumerate(records(value)[: limits.ITEMS], 1)]
    return reading(upload, NAME, builder)


EXAMS_JSONL = Dialect(_recognises, _read)


def _draft(number: int, record: Record) -> Draft:
    question = record.get("question")
    question = question if isinstance(question, dict) else {}
    key = written(record.get("answerKey"))
    about = record.get("info")
    draft = Draft(number, text=Cell(written(question.get("stem")), "stem"), id=Cell(written(record.get("id")), "id"))
    draft.topic = Cell(written(about.get("subject")), "subject") if isinstance(about, dict) else Cell()
    choices = [(written(one.get("label")), written(one.get("text"))) for one in records(question.get("choices"))]
    if key not in [label for label, _ in choices] or not key:
        draft.problems.append(problem(file_words.UNKNOWN_RIGHT, number, "answerKey", key))
    draft.choices = [DraftChoice(Cell(text, label), label == key) for label, text in choices if text]
    return draft

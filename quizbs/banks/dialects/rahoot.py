"""The JSON of Rahoot and Razzia: ``answers`` with ``solutions`` from 0, older ones with one ``solution``.

Choices may repeat (*No, Yes, No, No*), so they are identified by position, and all of them stay.
"""

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.json.parsing import Record, places, records, seconds, texts, written
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.markup import PlainText
from quizbs.banks.words import file_words

NAME = "Rahoot or Razzia (JSON)"


def _records(upload: Upload) -> list[Record]:
    return records(upload.json, "questions") if isinstance(upload.json, dict) else []


def _recognises(upload: Upload) -> bool:
    return any(
        isinstance(record.get("answers"), list) and ("solutions" in record or "solution" in record)
        for record in _records(upload)[:50]
    )


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    for number, record in enumerate(_records(upload), 1):
        if builder.is_full:
            break
        _question(number, record, builder)
    return reading(upload, NAME, builder, written(upload.json.get("subject")))


RAHOOT = Dialect(_recognises, _read)


def _question(number: int, record: Record, builder: ReadingBuilder) -> None:
    answers = texts(record.get("answers"))
    right = set(places(record["solutions"] if "solutions" in record else record.get("solution")))
    draft = Draft(number, time=Cell(seconds(record.get("time")), "time"), repeats=True)
    pictures, media = _shown_with(record)
    builder.set_text(draft, PlainText(written(record.get("question")), pictures, media))
    if not right or not right <= set(range(len(answers))):
        named = ", ".join(map(str, sorted(right)))
        draft.problems.append(problem(file_words.UNKNOWN_RIGHT, number, "solutions", named))
    draft.choices = [DraftChoice(Cell(text, "answers"), place in right) for place, text in enumerate(answers) if text]
    builder.drafts.append(draft)


def _shown_with(record: Record) -> tuple[list[str], list[str]]:
    """Return the picture that a question shows, and the kinds of other media."""
    medium = record.get("media")
    new = [(written(medium.get("type")), written(medium.get("url")))] if isinstance(medium, dict) else []
    old = [(kind, written(record.get(kind))) for kind in ("image", "video", "audio")]
    found = [(kind, address) for kind, address in (*new, *old) if address]
    return [address for kind, address in found if kind == "image"], [kind for kind, _ in found if kind != "image"]

"""The JSON that ``writing.plain_json`` writes: reading it returns the same questions."""

from quizbs.banks.cells import Cell, clean_text
from quizbs.banks.draft import Draft, DraftChoice, DraftTranslation
from quizbs.banks.json.parsing import Record, records
from quizbs.banks.playing_cards import as_teachers_write as card_written
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.writing.plain_json import FORMAT

NAME = "quizbs (JSON)"
_SAME_NAME = {
    "question": "text",
    "type": "kind",
    "explanation": "explanation",
    "topic": "topic",
    "difficulty": "difficulty",
    "time": "time",
    "image": "image",
    "id": "id",
}


def _recognises(upload: Upload) -> bool:
    return isinstance(upload.json, dict) and upload.json.get("format") == FORMAT


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    for number, record in enumerate(records(upload.json, "questions"), 1):
        if builder.is_full:
            break
        builder.drafts.append(_draft(number, record))
    return reading(upload, NAME, builder)


QUIZBS_JSON = Dialect(_recognises, _read)


def _draft(number: int, record: Record) -> Draft:
    draft = Draft(number)
    for name, field in _SAME_NAME.items():
        setattr(draft, field, Cell(_text(record.get(name))))
    draft.tags = Cell(", ".join(map(_text, _list(record.get("tags")))))
    draft.cards = Cell(", ".join(card_written(code) for code in map(_text, _list(record.get("cards"))) if code))
    draft.answers = [text for text in map(_text, _list(record.get("accept"))) if text]
    for choice in _list(record.get("choices")):
        if isinstance(choice, dict):
            cell, why = Cell(_text(choice.get("text"))), Cell(_text(choice.get("feedback")))
            draft.choices.append(DraftChoice(cell, choice.get("correct") is True, why))
    draft.translations = [
        DraftTranslation(
            _text(translation.get("language")),
            Cell(_text(translation.get("text"))),
            [_text(text) for text in _list(translation.get("choices"))],
            [_text(text) for text in _list(translation.get("feedback"))],
            [_text(text) for text in _list(translation.get("accept"))],
            _text(translation.get("explanation")),
        )
        for translation in _list(record.get("translations"))
        if isinstance(translation, dict)
    ]
    return draft


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _text(value: object) -> str:
    return clean_text(value) if isinstance(value, str) else str(value) if isinstance(value, int) else ""

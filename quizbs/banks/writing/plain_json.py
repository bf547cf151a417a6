"""Writing a bank as plain JSON with all of its data, for programs; ``dialects.quizbs_json`` reads it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from quizbs.banks.writing.common import ExportContext, Writer, WrittenFile, notes_on
from quizbs.quiz.question import Question

FORMAT: Final = "quizbs questions"


def write(bank: Sequence[Question], _supplies: ExportContext) -> WrittenFile:
    """Return the bank as ``{"format", "questions": [{"question", "type", "choices", "accept", …}]}``."""
    content = msgspec.json.encode({"format": FORMAT, "questions": [_object(question) for question in bank]})
    notes = (
        notes_on(list(enumerate(bank, 1)), ("image",), typesets=True)
        if any(question.image for question in bank)
        else []
    )
    return WrittenFile(msgspec.json.format(content, indent=1), len(bank), (), tuple(notes))


def _object(question: Question) -> dict[str, object]:
    choices = [
        {"text": choice.text, "correct": choice.right} | ({"feedback": choice.feedback} if choice.feedback else {})
        for choice in question.choices
    ]
    fields: dict[str, object] = {
        "id": question.id,
        "question": question.text,
        "type": question.kind.value,
        "choices": choices,
        "accept": list(question.accept),
        "explanation": question.explanation,
        "topic": question.topic,
        "difficulty": question.difficulty,
        "time": question.time,
        "tags": list(question.tags),
        "cards": list(question.cards),
        "image": question.image,
        "translations": [msgspec.to_builtins(translation) for translation in question.translations],
    }
    return {name: value for name, value in fields.items() if value not in ("", None, [])}


PLAIN_JSON = Writer("json", ".json", "application/json", write)

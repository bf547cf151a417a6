"""ClassQuiz's own export ``.cqa``: JSON packed by gzip, then its pictures (mawoka-myblock/ClassQuiz, export.py)."""

from typing import Any

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft
from quizbs.banks.json.parsing import Record, parsed, records, seconds, written
from quizbs.banks.package.archive import BadArchive, gunzip, is_gzip
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.markup import PlainText, plain
from quizbs.banks.words import file_words
from quizbs.banks.words.common_words import MessageTemplate

NAME = "ClassQuiz (.cqa)"
_END = b"\xc7\xc7\xc7\x00"  # separates the questions from the pictures
_LEFT: dict[str, MessageTemplate] = {
    "VOTING": file_words.POLL,
    "SLIDE": file_words.DESCRIPTION,
    "ORDER": file_words.ORDER,
}


def _value(upload: Upload) -> Any:
    if not is_gzip(upload.content) or _END not in upload.content:
        return None
    try:
        return parsed(gunzip(upload.content).content.decode("utf-8", errors="replace"))
    except BadArchive:
        return None


def _recognises(upload: Upload) -> bool:
    return bool(records(_value(upload), "questions"))


def _read(upload: Upload) -> Reading:
    value = _value(upload)
    builder = ReadingBuilder()
    for number, record in enumerate(records(value, "questions"), 1):
        if builder.is_full:
            break
        _question(number, record, builder)
    title = plain(written(value.get("title"))).text if isinstance(value, dict) else ""
    return reading(upload, NAME, builder, title)


CQA = Dialect(_recognises, _read)


def _question(number: int, record: Record, builder: ReadingBuilder) -> None:
    kind = written(record.get("type")) or "ABCD"
    draft = Draft(number, time=Cell(seconds(record.get("time")), "time"))
    shown = plain(written(record.get("question")), lines=True)
    if kind in _LEFT:
        builder.leave_out(_LEFT[kind], number, shown.text)
        return
    image = written(record.get("image"))
    builder.set_text(draft, PlainText(shown.text, [*shown.pictures, image] if image else shown.pictures, shown.media))
    answers = record.get("answers")
    if kind == "RANGE" and isinstance(answers, dict):
        draft.answers = [f"{written(answers.get('min_correct'))}..{written(answers.get('max_correct'))}"]
    elif kind == "TEXT":
        draft.answers = [text for record in records(answers) if (text := plain(written(record.get("answer"))).text)]
        draft.kind = Cell("typed")
    elif kind in ("ABCD", "CHECK"):
        choices = [(plain(written(record.get("answer"))), record.get("right") is True) for record in records(answers)]
        if not any(right for _, right in choices):
            builder.leave_out(file_words.POLL, number, shown.text)
        else:
            builder.add_with_choices(draft, choices)
        return
    else:
        builder.leave_out(file_words.UNKNOWN_KIND, number, kind)
        return
    builder.drafts.append(draft)

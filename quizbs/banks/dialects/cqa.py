"""ClassQuiz's own export ``.cqa``: JSON packed by gzip, then its pictures (mawoka-myblock/ClassQuiz, export.py)."""

from typing import Any

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft
from quizbs.banks.json.parsing import Record, parsed, records, seconds, written
from quizbs.banks.package.archive import Spoiled, gunzip, is_gzip
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import Gathered, reading
from quizbs.banks.text.markup import Text, plain
from quizbs.banks.words import file_words
from quizbs.banks.words.common_words import Fault

NAME = "ClassQuiz (.cqa)"
_END = b"\xc7\xc7\xc7\x00"  # stands between the questions and the pictures
_LEFT: dict[str, Fault] = {"VOTING": file_words.POLL, "SLIDE": file_words.DESCRIPTION, "ORDER": file_words.ORDER}


def _value(upload: Upload) -> Any:
    if not is_gzip(upload.content) or _END not in upload.content:
        return None
    try:
        return parsed(gunzip(upload.content).content.decode("utf-8", errors="replace"))
    except Spoiled:
        return None


def _recognises(upload: Upload) -> bool:
    return bool(records(_value(upload), "questions"))


def _read(upload: Upload) -> Reading:
    value = _value(upload)
    gathered = Gathered()
    for number, record in enumerate(records(value, "questions"), 1):
        if gathered.is_full:
            break
        _question(number, record, gathered)
    title = plain(written(value.get("title"))).text if isinstance(value, dict) else ""
    return reading(upload, NAME, gathered, title)


CQA = Dialect(_recognises, _read)


def _question(number: int, record: Record, gathered: Gathered) -> None:
    kind = written(record.get("type")) or "ABCD"
    draft = Draft(number, time=Cell(seconds(record.get("time")), "time"))
    shown = plain(written(record.get("question")), lines=True)
    if kind in _LEFT:
        gathered.leave(_LEFT[kind], number, shown.text)
        return
    image = written(record.get("image"))
    gathered.show(draft, Text(shown.text, [*shown.pictures, image] if image else shown.pictures, shown.media))
    answers = record.get("answers")
    if kind == "RANGE" and isinstance(answers, dict):
        draft.answers = [f"{written(answers.get('min_correct'))}..{written(answers.get('max_correct'))}"]
    elif kind == "TEXT":
        draft.answers = [text for one in records(answers) if (text := plain(written(one.get("answer"))).text)]
        draft.kind = Cell("typed")
    elif kind in ("ABCD", "CHECK"):
        choices = [(plain(written(one.get("answer"))), one.get("right") is True) for one in records(answers)]
        if not any(right for _, right in choices):
            gathered.leave(file_words.POLL, number, shown.text)
        else:
            gathered.choose(draft, choices)
        return
    else:
        gathered.leave(file_words.UNKNOWN_KIND, number, kind)
        return
    gathered.drafts.append(draft)

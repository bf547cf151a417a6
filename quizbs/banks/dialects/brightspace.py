"""Brightspace's questions as CSV (D2L): a question takes several rows, each beginning with a keyword.

``NewQuestion,MC`` begins a question, ``QuestionText``, ``Option,100,text,,feedback``, ``TRUE,100,feedback`` and
``Answer,100,text`` follow; the number is the share of the points. Rows that begin with ``//`` are comments.
"""

from dataclasses import dataclass, field

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.table.table import GridRow, Source
from quizbs.banks.text.markup import PlainText, plain

NAME = "brightspace"
_LEFT: dict[str, str] = {
    "WR": "reading-essay",
    "M": "reading-matching",
    "O": "reading-ordering",
    "MSA": "reading-cloze",
    "FIB": "reading-cloze",
}


@dataclass
class _Open:
    """A question whose rows are being read. ``texts``: its texts by keyword; ``choices``: each with its points."""

    line: int
    kind: str
    texts: dict[str, str] = field(default_factory=dict)
    choices: list[tuple[PlainText, float]] = field(default_factory=list)
    feedback: list[str] = field(default_factory=list)  # of each choice


def _source(upload: Upload) -> Source | None:
    for source in upload.tables:
        if any(row.cells and row.cells[0].strip().casefold() == "newquestion" for row in source.head):
            return source
    return None


def _recognises(upload: Upload) -> bool:
    return _source(upload) is not None


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("row")
    source = _source(upload)
    current: _Open | None = None
    for row in source.table.rows if source else ():
        if builder.is_full:
            break
        current = _next(row, current, builder)
    if current:
        _finish(current, builder)
    return reading(upload, NAME, builder)


BRIGHTSPACE = Dialect(_recognises, _read)


def _next(row: GridRow, current: _Open | None, builder: ReadingBuilder) -> _Open | None:
    """Add a row to the current question; if it begins a new one, finish the old one. Return the current question."""
    cells = [cell.strip() for cell in row.cells] + [""] * 5
    word = cells[0].casefold()
    if word == "newquestion":
        if current:
            _finish(current, builder)
        return _Open(row.number, cells[1].upper())
    if current and word in ("option", "answer"):
        share, text = (cells[1], cells[2]) if _share(cells[1]) is not None else (cells[2], cells[3])
        current.choices.append((plain(clean(text)), _share(share) or 0))
        current.feedback.append(plain(clean(cells[4])).text)
    elif current and word in ("true", "false"):
        current.choices.append((PlainText(word.capitalize()), _share(cells[1]) or 0))
        current.feedback.append(plain(clean(cells[2])).text)
    elif current and word and not word.startswith("//"):
        current.texts.setdefault(word, cells[1])
    return current


def _share(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _finish(current: _Open, builder: ReadingBuilder) -> None:
    draft = Draft(current.line)
    shown = plain(clean(current.texts.get("questiontext") or current.texts.get("title", "")))
    if current.kind in _LEFT:
        builder.leave_out(_LEFT[current.kind], current.line, shown.text)
        return
    draft.explanation = Cell(plain(clean(current.texts.get("feedback", ""))).text)
    builder.set_text(draft, shown)
    if picture := current.texts.get("image"):
        builder.problems.append(problem("reading-lost-picture", current.line, value=picture.rpartition("/")[2]))
    best = max((share for _, share in current.choices), default=0)
    if current.kind == "SA":
        draft.kind = Cell("typed")
        draft.answers = [text.text for text, share in current.choices if text.text and share == best]
        builder.drafts.append(draft)
    elif current.kind in ("MC", "MS", "TF"):
        several = current.kind == "MS"
        judged = [(text, share > 0 and (several or share == best)) for text, share in current.choices]
        builder.add_with_choices(draft, judged, current.feedback)
    else:
        builder.leave_out("reading-unknown-kind", current.line, current.kind)

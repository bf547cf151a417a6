"""A quiz written as text, by hand, in Markdown or by a chat program: no two are alike.

It is read in several ways: choices with letters, boxes or bullets; choices without these; or questions and answers in
turn. The way that uses most lines is taken. Its questions become the rows of a table, so that the keys are interpreted
as in any other table.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import guard_formula
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Upload
from quizbs.banks.reading_builder import ReadingBuilder
from quizbs.banks.table.headers import named_by
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import Grid, GridRow, Source
from quizbs.banks.text.choice_groups import with_letters_joined
from quizbs.banks.text.in_turn import in_turn, with_labels
from quizbs.banks.text.labelled import labelled
from quizbs.banks.text.option_lines import with_choices_apart, with_signs_for_labels
from quizbs.banks.text.plain_blocks import marked_block, plain_blocks
from quizbs.banks.text.quiz_lines import label_of
from quizbs.banks.text.records import FoundQuiz, Record, with_choices
from quizbs.banks.text.shown_lines import shown

NAME, AIKEN = "quiz-text", "Aiken"
_TRIED = 40_000  # characters that are enough to recognise the rest
_COLUMNS = 2
_MIN_ROW_SHARE = 0.9  # share of the rows of a table
_KEYED = 3  # at most this many questions with choices for each question with a key
_MIN_LINE_SHARE = 0.3  # share of the lines that have to belong to questions with choices
_MIN_QUESTIONS = 4  # questions needed to recognise a character or label in front of nearly all
_SIGN = re.compile(r"([-#@*+>~|=•●■►–—])\s*(?=[^\W_]|[¿¡\"'(])")
_LABEL = re.compile(r"[^\W\d_]{1,15}\s?[:\uff1a]\s*(?=\S)")
_PROGRAM = re.compile(r"\ufeff?\s*(?:<|\[\s*[\[{\"'\d])")  # the beginning of XML or JSON
_AIKEN = re.compile(r"^ANSWER: [A-Z]\s*$", re.MULTILINE)
_QUESTION, _KEY, _MORE, _WHY, _TOPIC = "Question", "Correct", "Also accept", "Explanation", "Topic"


def _layout(upload: Upload) -> Layout | None:
    """Return the layout of a text that is a quiz, ``None`` for any other file."""
    if upload.text is None or upload.text.lstrip()[:1] in ("{", ""):
        return None
    quiz = _read(upload.text[:_TRIED], _may_be_bare(upload))
    whole = len(upload.text) <= _TRIED
    if not whole and (quiz.records or _has_choices(quiz)):
        quiz = _read(upload.text, _may_be_bare(upload))
    if not _is_quiz(quiz):
        return None
    layout = _as_table(quiz, AIKEN if _AIKEN.search(upload.text) else NAME)
    return layout if len(layout.source.head) > 1 or labelled(upload.text) is None else None


WRITTEN_QUIZ = table_dialect(_layout)


def _may_be_bare(upload: Upload) -> bool:
    """Return whether lines without letters or bullets may be choices: the text is neither a table nor code."""
    text = (upload.text or "")[:_TRIED]
    if _PROGRAM.match(text) or text.count("\t") * 2 > text.count("\n"):
        return False
    return not any(_is_regular(source) for source in upload.tables)


def _is_regular(source: Source) -> bool:
    """Return whether nearly all rows have the same number of cells, at least three."""
    widths = Counter(len(row.cells) for row in source.head)
    width, count = widths.most_common(1)[0] if widths else (0, 0)
    return width > _COLUMNS and len(source.head) > _COLUMNS and count >= _MIN_ROW_SHARE * len(source.head)


@lru_cache(maxsize=2)
def _read(text: str, may_be_bare: bool) -> FoundQuiz:
    """Return the questions of a text, read in the way that uses most of its lines.

    ``may_be_bare``: choices may be lines without letters or bullets.
    """
    lines = with_choices_apart(with_letters_joined(with_signs_for_labels(shown(text))))
    quiz = with_choices(lines)
    if _has_choices(quiz):
        _take_marked(quiz)
    chosen = sum(len(record.choices) for record in quiz.records)
    if may_be_bare and not chosen and _is_quiz(labelled_turns := with_labels(lines)):
        return labelled_turns
    if may_be_bare and chosen < _MIN_LINE_SHARE * len(lines) and not _is_sure(quiz) and labelled(text) is None:
        others = [other for other in (plain_blocks(lines), in_turn(lines)) if _is_quiz(other)]
        best = max(others, key=lambda other: other.used, default=quiz)
        better = best.used > quiz.used or _has_choices(best) > _has_choices(quiz)
        quiz = best if better or not _is_quiz(quiz) else quiz
    return quiz


def _take_marked(quiz: FoundQuiz) -> None:
    """Turn unused paragraphs with marked lines into questions."""
    for paragraph in list(quiz.unused):
        if record := marked_block(paragraph):
            quiz.records.append(record)
            quiz.unused.remove(paragraph)
    quiz.records.sort(key=lambda record: record.line)


def _is_sure(quiz: FoundQuiz) -> bool:
    """Return whether nearly all questions, at least four, have choices and a key."""
    keyed = sum(len(record.choices) > 1 and bool(record.key) for record in quiz.records)
    return keyed >= max(_MIN_QUESTIONS, _MIN_ROW_SHARE * len(quiz.records))


def _has_choices(quiz: FoundQuiz) -> bool:
    return any(record.choices for record in quiz.records)


def _is_quiz(quiz: FoundQuiz) -> bool:
    """Return whether questions were found, and enough of them have a right answer."""
    chosen = [record for record in quiz.records if len(record.choices) > 1 and record.text]
    keyed = sum(bool(record.key) for record in chosen)
    if chosen:
        return keyed > 0 and keyed * _KEYED >= len(chosen)
    return sum(bool(record.key) for record in quiz.records) > 1


def _as_table(quiz: FoundQuiz, name: str) -> Layout:
    builder = ReadingBuilder("line")
    problems: list[Problem] = []
    playable: list[Record] = []
    for record in quiz.records[: limits.MAX_ITEMS]:
        if record.choices and not record.key:
            problems.append(problem("reading-not-answered", record.line, value=record.text))
        elif not record.choices and "\n" in record.key:
            builder.leave_out("reading-long-answer", record.line, record.text)
        elif not record.choices and len(record.key) > limits.MAX_CHOICE_LENGTH:
            builder.leave_out("reading-essay", record.line, record.text)
        else:
            playable.append(record)
    for paragraph in quiz.unused:
        text = " ".join(line.text for line in paragraph)
        builder.leave_out("reading-in-no-question", paragraph[0].number, text)
    rows = _rows(_without_labels(_without_sign(playable)))
    source = Source(NAME, rows[:60], lambda: Grid(NAME, rows))
    return Layout(
        name, source, named_by(rows[0]), free=True, unit="line", plain=True, problems=[*problems, *builder.left_out()]
    )


def _without_labels(records: list[Record]) -> list[Record]:
    """Return the questions without the label that nearly all of them have, and typed answers without theirs.

    A line above the label of a question is its topic.
    """
    label = _common(label for record in records for label in {_label(line) for line in record.text.split("\n")})
    if _counts(label, records):
        records = [_after_label(label[0], record) for record in records]
    typed = [record for record in records if not record.choices]
    label = _common(label_of(record.key)[0] for record in typed)
    if _counts(label, typed):
        for at, record in enumerate(records):
            own, key_text = label_of(record.key)
            if not record.choices and own == label[0]:
                records[at] = replace(record, key=key_text)
    return records


def _label(line: str) -> str:
    match = _LABEL.match(line)
    return match[0] if match else ""


def _common(labels: Iterable[str]) -> tuple[str, int]:
    counted = Counter(filter(None, labels))
    return next(iter(counted.most_common(1)), ("", 0))


def _counts(label: tuple[str, int], records: list[Record]) -> bool:
    return label[1] >= max(_MIN_QUESTIONS, _MIN_ROW_SHARE * len(records))


def _after_label(label: str, record: Record) -> Record:
    """Return a question without its label, and without the lines above the label.

    A single short line above the label becomes the topic.
    """
    lines = record.text.split("\n")
    at = next((at for at, line in enumerate(lines) if line.startswith(label)), None)
    if at is None:
        return record
    topic = lines[0] if at == 1 and len(lines[0]) <= limits.MAX_LABEL_LENGTH else record.topic
    return replace(record, text="\n".join([lines[at].removeprefix(label), *lines[at + 1 :]]), topic=topic)


def _without_sign(records: list[Record]) -> list[Record]:
    """Return the questions without the character at the start of nearly all of them, such as ``#`` or a dash."""
    signs = Counter(match[1] for record in records if (match := _SIGN.match(record.text)))
    sign, count = next(iter(signs.most_common(1)), ("", 0))
    code = sum("\n" in record.text for record in records)
    if count < max(_MIN_QUESTIONS, _MIN_ROW_SHARE * len(records)) or code * 2 > len(records):
        return records
    return [replace(record, text=record.text.removeprefix(sign).lstrip()) for record in records]


def _rows(records: list[Record]) -> list[GridRow]:
    most = max((len(record.choices) for record in records), default=0)
    names = [_QUESTION, *ascii_uppercase[:most], _KEY, _WHY, _TOPIC]
    rows = []
    for record in records:
        choices = [*record.choices, *[""] * (most - len(record.choices))][:most]
        cells = [record.text, *choices, record.key, record.explanation, record.topic]
        rows.append(GridRow(record.line, [guard_formula(cell) for cell in cells]))
    used = [at for at in range(len(names)) if at <= most + 1 or any(row.cells[at] for row in rows)]
    return [
        GridRow(0, [names[at] for at in used]),
        *(GridRow(row.number, [row.cells[at] for at in used]) for row in rows),
    ]

"""Exam papers as JSON with the choices inside the text: ``example[].question`` and a list of letters as ``answer``.

Each choice begins with its letter, on its own line or right after the one before.
"""

import re

from quizbs.banks import limits
from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.json.parsing import Record, records, texts, written
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.words import file_words

NAME = "Exam paper (JSON)"
# Full stops, brackets and colons also in full width, as in Chinese papers, and the comma 、
_MARK = re.compile("(?:^|(?<=[\\s)\uff09.\uff0e。;\uff1b$}]))\\(?([A-H])\\s?[.\uff0e、:\uff1a)\uff09]\\s*")
# After Chinese or Japanese text a choice may begin without a blank, if a full-width stop follows its letter
_CLOSE = re.compile("(?<=[\u3040-\u30ff\u3400-\u9fff])([A-H])[\uff0e\u3001\uff09]\\s*")
_NUMBER = re.compile("^\\s*\\d{1,3}\\s*[.\uff0e、]\\s*(?=\\S)")


def _recognises(upload: Upload) -> bool:
    return any(
        isinstance(record.get("question"), str) and isinstance(record.get("answer"), list) and "analysis" in record
        for record in records(upload.json, "example")[:20]
    )


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    found = records(upload.json, "example")
    builder.drafts = [_draft(number, record) for number, record in enumerate(found[: limits.ITEMS], 1)]
    return reading(upload, NAME, builder)


GAOKAO_JSON = Dialect(_recognises, _read)


def _draft(number: int, record: Record) -> Draft:
    text, choices = _split(written(record.get("question")))
    right = [letter for answer in texts(record.get("answer")) for letter in re.findall("[A-H]", answer)]
    draft = Draft(number, text=Cell(_NUMBER.sub("", text), "question"))
    analysis = written(record.get("analysis"))
    draft.explanation = Cell(analysis, "analysis") if len(analysis) <= _SHORT else Cell()
    if not right or not set(right) <= set(choices):
        draft.problems.append(problem(file_words.UNKNOWN_RIGHT, number, "answer", ", ".join(right)))
    draft.choices = [DraftChoice(Cell(choice, letter), letter in right) for letter, choice in choices.items()]
    return draft


_SHORT = 600  # characters of an explanation; the worked solutions in these files are whole papers


def _split(text: str) -> tuple[str, dict[str, str]]:
    """Return the question and its choices by letter: the longest run of labels that begins with A and skips none."""
    marks = sorted([*_MARK.finditer(text), *_CLOSE.finditer(text)], key=lambda mark: mark.start())
    run: list[re.Match[str]] = []
    best: list[re.Match[str]] = []
    for mark in marks:
        if mark[1] == "A":
            run = [mark]
        elif run and ord(mark[1]) == ord(run[-1][1]) + 1:
            run.append(mark)
        best = run if len(run) >= len(best) else best
    if len(best) < 2:
        return text, {}
    ends = [*(mark.start() for mark in best[1:]), len(text)]
    choices = {mark[1]: clean(text[mark.end() : end]) for mark, end in zip(best, ends, strict=True)}
    return clean(text[: best[0].start()]), choices

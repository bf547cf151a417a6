"""Texts whose lines have labels in any language: ``Swali: …``, ``Chaguo 1: …``, ``Jibu: 2``, or ``#Q``.

The questions become the rows of a table whose columns are the labels.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from quizbs.banks import limits
from quizbs.banks.table.table import Grid, GridRow, Source
from quizbs.banks.text.decoding import lines_of
from quizbs.banks.text.shown_lines import bare

NAME = "labels"
_TRIED = 40_000  # characters that are enough to recognise the rest
_MIN_QUESTIONS = 2  # questions
_PAIR = 2  # labels of alternating questions and answers
_MIN_QUESTION_SHARE = 0.8
_WORD = re.compile(
    "(?P<word>[^\\W\\d_][^:\uff1a\\n\\d]{0,24}?)\\s?(?P<number>\\d{0,3})\\s?[:\uff1a](?:\\s+(?P<text>.*)|$)", re.DOTALL
)
_SIGN = re.compile(r"(?P<word>#Q|\^|[A-J])(?P<number>)(?:\s+(?P<text>.*)|$)", re.DOTALL)  # as in OpenTriviaQA
_KNOWN = {"#q": "Question", "^": "Answer"}


class _Line(NamedTuple):
    """A line: its number (``row``), its label (``word``), the number in the label, and the text after the label.

    A line without a label (``word`` is "") continues the line above.
    """

    row: int
    word: str
    number: str
    text: str


def labelled(text: str) -> Source | None:
    """Return the questions of a text as a table, ``None`` if its lines don't have recurring labels."""
    tried = list(_lines(text[:_TRIED]))
    if not _fits(tried):
        return None
    lines = _with_numbers(tried if len(text) <= _TRIED else list(_lines(text)))
    start = next(line.word for line in lines if line.word)
    blocks: list[tuple[int, dict[str, str]]] = []
    now = ""
    for line in lines:
        if line.word == start:
            blocks.append((line.row, {}))
        now = line.word or now
        if blocks:
            texts = blocks[-1][1]
            texts[now] = f"{texts[now]}\n{line.text}".strip() if now in texts else line.text
        if len(blocks) > limits.MAX_ITEMS:
            break
    labels = list(dict.fromkeys(label for _, texts in blocks for label in texts))[: limits.MAX_CELLS]
    rows = [GridRow(0, [_KNOWN.get(label.casefold(), label) for label in labels])]
    rows += [GridRow(number, [texts.get(label, "") for label in labels]) for number, texts in blocks]
    return Source(NAME, rows[:60], lambda: Grid(NAME, rows))


def _lines(text: str) -> Iterator[_Line]:
    signs = text.lstrip("\ufeff \n").startswith("#Q")
    in_question = False  # a question has begun, and its right answer hasn't: "A man …" continues it
    for line in lines_of(text):
        shown = line.text if signs else bare(line.text).text
        match = (_SIGN if signs else _WORD).fullmatch(shown) if shown else None
        if signs and match and match["word"] in ("#Q", "^"):
            in_question = match["word"] == "#Q"
        if match and not (signs and in_question and match["word"] != "#Q"):
            yield _Line(line.number, match["word"].strip(), match["number"], (match["text"] or "").strip())
        elif shown:
            yield _Line(line.number, "", "", shown)


def _with_numbers(lines: Sequence[_Line]) -> list[_Line]:
    """Return the lines with their numbers as part of the labels, except numbers that only count the questions."""
    numbers: dict[str, list[int]] = {}
    for line in lines:
        if line.number:
            numbers.setdefault(line.word, []).append(int(line.number))
    counting = {word for word, counts in numbers.items() if counts == sorted(set(counts))}
    return [
        line._replace(word=f"{line.word} {line.number}") if line.number and line.word not in counting else line
        for line in lines
    ]


def _fits(lines: Sequence[_Line]) -> bool:
    """Return whether most lines have labels, and nearly every question has the same labels."""
    numbered = _with_numbers(lines)
    words = [line.word for line in numbered if line.word]
    if len(words) < _MIN_QUESTION_SHARE * len(numbered) or not words:
        return False
    starts = words.count(words[0])
    usual = {word for word in words if _MIN_QUESTION_SHARE * starts <= words.count(word) <= starts}
    if len(usual) == len(set(words)) == _PAIR:
        turns = all(line.word != following.word for line, following in pairwise(line for line in numbered if line.word))
        return turns and starts > _MIN_QUESTIONS
    return starts >= _MIN_QUESTIONS and len(usual) > _PAIR and len(set(words)) <= len(usual) + limits.MAX_CHOICES

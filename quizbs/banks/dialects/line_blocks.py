"""Quizzes whose choices have no letters: a question, its choices, and the right one marked or repeated at the end; or
alternating questions and answers.

Questions are separated by blank lines, or else each begins with a line that asks.
"""

import re
from collections.abc import Sequence
from statistics import median

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.banks.text.quiz_lines import bare
from quizbs.banks.text.starred import Block, asks, is_marked, marked, parted, unmarked, without_number
from quizbs.banks.words import file_words

NAME = "Quiz in lines"
_TRIED = 40_000  # characters that are enough to recognise the rest
_NEARLY = 0.8  # of the questions
_COLUMNS = 2
_SHORT = 150  # characters of an answer, usually
_STARRED = re.compile(r"^\*(?=[^\s*])|(?<=\S)\s*\*$")


def _blocks(text: str) -> list[Block]:
    """Return the lines of each question: between blank lines, or from one that asks to the next."""
    lines = [Line(line.number, _shown(line.text)) for line in lines_of(text)]
    parted: list[Block] = [[]]
    for line in lines:
        parted[-1].append(line) if line.text else parted.append([])
    parted = [block for block in parted if block]
    if len(parted) > 1:
        return parted
    found: list[Block] = []
    for line in parted[0] if parted else []:
        found.append([line]) if asks(line) or not found else found[-1].append(line)
    return found


def _shown(text: str) -> str:
    """Return a line without decoration, but keep a star that may mark it as right."""
    return text if _STARRED.search(text) and not text.startswith("**") else bare(text).text


def _repeated(block: Block) -> bool:
    _, choices = parted(block)
    texts = [line.text.casefold() for line in choices]
    return len(texts) > 2 and texts[-1] in texts[:-1]


def _in_turn(blocks: Sequence[Block]) -> list[tuple[Line, Line]]:
    """Return the pairs of question and answer if the lines alternate, otherwise nothing."""
    flat = [line for block in blocks for line in block]
    if len(flat) < 4 or len(flat) % 2:
        return []
    pairs = list(zip(flat[::2], flat[1::2], strict=True))
    asked = sum(asks(question) for question, _ in pairs)
    answered = sum(not asks(answer) for _, answer in pairs)
    short = median(len(answer.text) for _, answer in pairs) <= _SHORT
    return pairs if short and min(asked, answered) >= _NEARLY * len(pairs) else []


def _nearly(fits: Sequence[bool]) -> bool:
    return sum(fits) > 1 and sum(fits) >= _NEARLY * len(fits)


def _is_table(upload: Upload) -> bool:
    """Return whether all lines have as many cells, of a table with names, a question and its choices."""
    head = upload.tables[0].head if upload.tables else []
    widths = {len(row.cells) for row in head}
    return len(head) > _COLUMNS and len(widths) == 1 and min(widths) > _COLUMNS


def _recognises(upload: Upload) -> bool:
    if upload.text is None or upload.text.lstrip()[:1] in ("", "<", "{", "[") or _is_table(upload):
        return False
    whole = len(upload.text) <= _TRIED
    blocks = _blocks(upload.text[:_TRIED])
    blocks = blocks if whole else blocks[:-1]
    with_choices = [block for block in blocks if len(block) > 2]
    if _nearly([is_marked(block) for block in with_choices]) or _nearly([_repeated(block) for block in with_choices]):
        return len(with_choices) * 2 >= len(blocks)
    return bool(_in_turn(_blocks(upload.text)))


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("line")
    blocks = _blocks(upload.text or "")
    for question, answer in _in_turn(blocks):
        text = Cell(without_number(question.text))
        builder.drafts.append(Draft(question.number, text=text, answers=[clean(answer.text)]))
    for block in blocks if not builder.drafts else ():
        if builder.is_full:
            break
        builder.drafts.append(_draft(block))
    return reading(upload, NAME, builder)


LINE_BLOCKS = Dialect(_recognises, _read)


def _draft(block: Block) -> Draft:
    if is_marked(block):
        return marked(block)
    draft, (_, choices) = unmarked(block), parted(block)
    if _repeated(block):
        right = choices[-1].text.casefold()
        draft.choices = [
            DraftChoice(Cell(clean(choice.text)), choice.text.casefold() == right) for choice in choices[:-1]
        ]
    else:
        draft.problems.append(problem(file_words.NOT_MARKED, draft.row, value=draft.text.text))
    return draft

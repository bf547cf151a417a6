"""Questions whose choices have no letters: the right one is marked, said again, or named by its letter or number.

A question is a paragraph, or goes from a line that asks to the next.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, Keyed
from quizbs.banks.text import quiz_lines
from quizbs.banks.text.quiz_lines import asks, number_of
from quizbs.banks.text.records import Found, Record, number_words
from quizbs.banks.text.shown_lines import Shown

_NEARLY = 0.8  # of the questions
_FEWEST = 2  # choices, and questions
Block = tuple[list[Shown], list[Shown]]  # the question and what follows it


def plain_blocks(lines: Sequence[Shown]) -> Found:
    """Return the questions of a text whose choices are bare lines."""
    words = number_words(lines)
    best = Found([], [], len(lines))
    for blocks in (list(_paragraphs(lines)), list(_from_questions(lines, words))):
        for keyed in (_last, _first, _marked):
            found = _found(blocks, keyed, words)
            found.total = len(lines)
            if found.records and (not best.records or found.used > best.used):
                best = found
    return best


def marked_block(lines: Sequence[Shown]) -> Record | None:
    """Return the question in a paragraph with marked choices, ``None`` if it is none."""
    block = _block(list(lines))
    found = _marked(block[1])
    return _record(block, found, frozenset()) if found else None


def _paragraphs(lines: Sequence[Shown]) -> Iterator[Block]:
    begins = [at for at, line in enumerate(lines) if line.apart or at == 0]
    for begin, end in pairwise([*begins, len(lines)]):
        yield _block(list(lines[begin:end]))


def _block(lines: list[Shown]) -> Block:
    """Return a question, which ends with the line that asks or is one line, and what follows it."""
    at = next((at for at, line in enumerate(lines) if asks(line.text)), 0)
    at += at + 1 < len(lines) and lines[at + 1].is_code
    number = number_of(lines[0].text)
    if at == 0 and number and not number[1]:
        at = min(1, len(lines) - 1)
    return lines[: at + 1], lines[at + 1 :]


def _from_questions(lines: Sequence[Shown], words: frozenset[str]) -> Iterator[Block]:
    begins: list[int] = []
    for at, line in enumerate(lines):
        number = number_of(line.text, words)
        bare = number_of(lines[at - 1].text, words) if begins and begins[-1] == at - 1 else None
        if (asks(line.text) or number is not None or line.level) and not (bare and not bare[1]):
            begins.append(at)
    if begins and begins[0]:
        yield list(lines[: begins[0]]), []
    for begin, end in pairwise([*begins, len(lines)]):
        yield _block(list(lines[begin:end]))


Keyed_ = tuple[list[str], str]  # choices and key


def _found(blocks: Sequence[Block], keyed: Callable[[list[Shown]], Keyed_ | None], words: frozenset[str]) -> Found:
    """Return the questions if nearly all blocks with enough lines are keyed in this way."""
    several = [block for block in blocks if len(block[1]) >= _FEWEST]
    found = [keyed(block[1]) for block in several]
    fits = sum(one is not None for one in found)
    if fits < _FEWEST or fits < _NEARLY * len(several) or len(several) * 2 < len(blocks):
        return Found([], [], 0)
    records = [_record(block, one or ([], ""), words) for block, one in zip(several, found, strict=True)]
    for record, (_, rest), one in zip(records, several, found, strict=True):
        if one is None:
            record.choices = [line.text for line in rest]
    titles = [(block[0][0].number, block) for block in blocks if len(block[1]) < _FEWEST]
    left = []
    for number, (asked, rest) in titles:
        text = " ".join(line.text for line in asked)
        following = [record for record in records if record.line > number]
        if following and not rest and quiz_lines.is_title(text):
            for record in following:
                record.topic = text
        else:
            left.append([*asked, *rest])
    return Found(records, left, 0)


def _record(block: Block, keyed: Keyed_, words: frozenset[str]) -> Record:
    asked, _ = block
    number = number_of(asked[0].text, words)
    told = [number[1] if number else asked[0].text, *(line.text for line in asked[1:])]
    return Record(asked[0].number, "\n".join(filter(None, told)), number[0] if number else 0, keyed[0], keyed[1])


def _last(rest: list[Shown]) -> Keyed_ | None:
    """Return the choices and the key if that is the last line."""
    *choices, key = [line.text for line in rest]
    return (choices, key) if len(choices) >= _FEWEST and _names(key, choices) else None


def _first(rest: list[Shown]) -> Keyed_ | None:
    """Return the choices and the key if that is the first line."""
    key, *choices = [line.text for line in rest]
    return (choices, key) if len(choices) >= _FEWEST and _names(key, choices) else None


def _names(key: str, choices: Sequence[str]) -> bool:
    keyed = Keyed(key, dict(zip(ascii_uppercase, choices, strict=False)))
    forms = (Form.LETTERS, Form.TEXT, Form.FROM_1, Form.FROM_0)
    return len(choices) <= limits.CHOICES and any(answer_key.named(keyed, form) for form in forms)


def _marked(rest: list[Shown]) -> Keyed_ | None:
    """Return the choices and the key if some of them are marked."""
    texts = [answer_key.unmarked(line.text) for line in rest]
    marks = [text != line.text for text, line in zip(texts, rest, strict=True)]
    if not any(marks):
        marks = [line.strong for line in rest]
    letters = [letter for letter, right in zip(ascii_uppercase, marks, strict=False) if right]
    return (texts, ", ".join(letters)) if 0 < len(letters) < len(rest) <= len(ascii_uppercase) else None

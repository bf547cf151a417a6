"""Questions whose choices have no letters: the right choice is marked, repeated, or named by letter or number.

A question is a paragraph, or the lines from one question mark to the next.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.evidence.marks import mark_of
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.text import quiz_lines
from quizbs.banks.text.quiz_lines import asks, number_of
from quizbs.banks.text.records import FoundQuiz, Record, number_words
from quizbs.banks.text.shown_lines import PlainLine

_MIN_QUESTION_SHARE = 0.8  # share of the questions
_MIN_CHOICES_AND_QUESTIONS = 2  # choices, and questions
_BLOCKS = 4  # questions needed to find what they have in common
_SELDOM = 5  # at most one question in this many
_SHOWN = 50  # questions that are enough to find a mark
_ABOVE = 2  # lines above the first question: a title, or the number of questions
_OFTEN = 0.3  # share of the questions
_IS_KEY = re.compile(r"[A-Ha-h]|\d").fullmatch
Block = tuple[list[PlainLine], list[PlainLine]]  # the question and the lines after it


def plain_blocks(lines: Sequence[PlainLine]) -> FoundQuiz:
    """Return the questions of a text whose choices are lines without letters."""
    words = number_words(lines)
    best = FoundQuiz([], [], len(lines))
    for blocks in (list(_paragraphs(lines)), list(_from_questions(lines, words)), *_regular(lines), *_even(lines)):
        rest, topics = _with_topics(_without_label(blocks))
        starred = _starred(rest)
        for keyed in (_last, _first, _marked):
            quiz = _with_keys(starred if keyed is _marked else rest, keyed, words)
            quiz.total = len(lines)
            for record in quiz.records:
                record.topic = topics.get(record.line, record.topic)
            if quiz.records and (not best.records or _evenness(quiz) > _evenness(best)):
                best = quiz
    return best


def _evenness(quiz: FoundQuiz) -> tuple[float, float]:
    """Return the share of lines that are used, and the share of questions with the usual number of choices."""
    counts = Counter(len(record.choices) for record in quiz.records)
    return round(quiz.used, 1), max(counts.values()) / len(quiz.records)


def _regular(lines: Sequence[PlainLine]) -> Iterator[list[Block]]:
    """Yield each way to split a text into blocks with the same number of lines, blank ones included.

    Most lines that end like questions must be among the first three of a block.
    """
    last = lines[-1].number if lines else 0
    for period in range(_MIN_CHOICES_AND_QUESTIONS + 2, limits.MAX_CHOICES + 5):
        by_block = [list(own) for _, own in groupby(lines, key=lambda line: (line.number - 1) // period)]
        if len(by_block) < _BLOCKS or last > (len(by_block) + 1) * period:
            continue
        asking = Counter((line.number - 1) % period for line in lines if asks(line.text))
        ends = [offset for offset, count in asking.items() if count * _SELDOM >= sum(asking.values())]
        if not ends or max(ends) > _MIN_CHOICES_AND_QUESTIONS:
            continue
        blocks = []
        for own in by_block:
            at = sum((line.number - 1) % period <= max(ends) for line in own)
            blocks.append((own[:at] or own[:1], own[at:]))
        yield blocks


def _even(lines: Sequence[PlainLine]) -> Iterator[list[Block]]:
    """Yield each way to split a text into blocks with the same number of lines, blank ones left out.

    Each block must have a key, or all must have the same mark on right choices.
    """
    for above in range(_ABOVE + 1):
        for period in range(_MIN_CHOICES_AND_QUESTIONS + 2, limits.MAX_CHOICES + 3):
            count, rest = divmod(len(lines) - above, period)
            if rest or count < _BLOCKS:
                continue
            every = [list(lines[begin : begin + period]) for begin in range(above, len(lines), period)]
            titles: list[Block] = [([line], []) for line in lines[:above] if not line.text.isdecimal()]
            if all(_IS_KEY(own[0].text) for own in every) and not any(_IS_KEY(own[1].text) for own in every):
                yield [*titles, *(([own[1]], [own[0], *own[2:]]) for own in every)]
            elif not any(_IS_KEY(own[0].text) for own in every) and (
                all(_IS_KEY(own[-1].text) for own in every) or _are_marked(every)
            ):
                yield [*titles, *(([own[0]], own[1:]) for own in every)]


def _are_marked(every: Sequence[Sequence[PlainLine]]) -> bool:
    """Return whether in each block some lines below the first have the same mark, and the first line never has it."""
    sample = every[:_SHOWN]
    mark = mark_of([dict(zip(ascii_uppercase, (line.text for line in own[1:]), strict=False)) for own in sample])
    return mark is not None and not any(mark.taken_off(own[0].text)[0] for own in every)


def _without_label(blocks: Sequence[Block]) -> list[Block]:
    """Return the questions without the label of their last line, if nearly all last lines have the same label."""
    last = [quiz_lines.label_of(rest[-1].text) if rest else ("", "") for _, rest in blocks]
    label, count = Counter(label for label, _ in last).most_common(1)[0] if last else ("", 0)
    if not label or count < max(
        _BLOCKS, _MIN_QUESTION_SHARE * sum(len(rest) > _MIN_CHOICES_AND_QUESTIONS for _, rest in blocks)
    ):
        return list(blocks)
    return [
        (question, [*rest[:-1], replace(rest[-1], text=key_text)] if own == label else rest)
        for (question, rest), (own, key_text) in zip(blocks, last, strict=True)
    ]


def _with_topics(blocks: Sequence[Block]) -> tuple[list[Block], dict[int, str]]:
    """Return the questions without their last line, and these lines as topics by the line number of the question.

    Unless the last lines are few different texts, the questions are unchanged, and no topics are returned.
    """
    several = [block for block in blocks if len(block[1]) > _MIN_CHOICES_AND_QUESTIONS + 1]
    last = Counter(rest[-1].text for _, rest in several)
    keys = all(len(text) == 1 for text in last)
    if len(several) < _BLOCKS or len(several) < len(blocks) or len(last) * _SELDOM > len(several) or keys:
        return list(blocks), {}
    topics = {question[0].number: rest[-1].text for question, rest in blocks}
    return [(question, rest[:-1]) for question, rest in blocks], topics


def _starred(blocks: Sequence[Block]) -> list[Block]:
    """Return the questions with a star instead of the mark on right choices; unchanged if no mark is recognised."""
    several = [dict(zip(ascii_uppercase, (line.text for line in rest), strict=False)) for _, rest in blocks]
    mark = mark_of(several) if all(len(rest) <= len(ascii_uppercase) for _, rest in blocks) else None
    if mark is None:
        return list(blocks)
    return [(question, [replace(line, text=mark.starred(line.text)) for line in rest]) for question, rest in blocks]


def marked_block(lines: Sequence[PlainLine]) -> Record | None:
    """Return the question in a paragraph with marked choices, ``None`` for other paragraphs."""
    block = _block(list(lines))
    is_question = any(asks(line.text) for line in block[0]) or number_of(block[0][0].text) is not None
    keyed = _marked(block[1]) if is_question else None
    return _record(block, keyed, frozenset()) if keyed else None


def _paragraphs(lines: Sequence[PlainLine]) -> Iterator[Block]:
    begins = [at for at, line in enumerate(lines) if line.apart or at == 0]
    for begin, end in pairwise([*begins, len(lines)]):
        yield _block(list(lines[begin:end]))


def _block(lines: list[PlainLine]) -> Block:
    """Return the lines of a question, and the lines after it, which may be choices.

    The question ends with the first question mark; without a question mark it is the first line.
    """
    at = next((at for at, line in enumerate(lines) if asks(line.text.rstrip(":"))), 0)
    at += at + 1 < len(lines) and lines[at + 1].is_code
    number = number_of(lines[0].text)
    if at == 0 and number and not number[1]:
        at = min(1, len(lines) - 1)
    return lines[: at + 1], lines[at + 1 :]


def _common_start(lines: Sequence[PlainLine]) -> str:
    """Return the letter and space with which all questions begin, if hardly any other line begins so; otherwise ""."""
    start = lines[0].text[:2] if lines else ""
    asking = [line for line in lines if asks(line.text.rstrip(":"))]
    fits = start[:1].isalpha() and start[1:] == " " and all(line.text.startswith(start) for line in asking)
    return (
        start
        if fits
        and len(asking) > 1
        and len(asking) >= _MIN_QUESTION_SHARE * sum(line.text.startswith(start) for line in lines)
        else ""
    )


def _from_questions(lines: Sequence[PlainLine], words: frozenset[str]) -> Iterator[Block]:
    begins: list[int] = []
    start = _common_start(lines)
    lines = [replace(line, text=re.sub(r"\?:$", "?", line.text.removeprefix(start))) for line in lines]
    for at, line in enumerate(lines):
        number = number_of(line.text, words)
        bare = number_of(lines[at - 1].text, words) if begins and begins[-1] == at - 1 else None
        if (asks(line.text.rstrip(":")) or number is not None or line.level) and not (bare and not bare[1]):
            begins.append(at)
    if begins and begins[0]:
        yield list(lines[: begins[0]]), []
    for begin, end in pairwise([*begins, len(lines)]):
        yield _block(list(lines[begin:end]))


Keyed_ = tuple[list[str], str]  # choices and key


def _with_keys(
    blocks: Sequence[Block], keyed: Callable[[list[PlainLine]], Keyed_ | None], words: frozenset[str]
) -> FoundQuiz:
    """Return the questions if ``keyed`` finds choices and key in nearly all blocks with enough lines, else no question.

    ``words``: words in front of question numbers.
    """
    several = [block for block in blocks if len(block[1]) >= _MIN_CHOICES_AND_QUESTIONS]
    parsed_blocks = [keyed(block[1]) for block in several]
    fits = sum(parsed is not None for parsed in parsed_blocks)
    if fits < _MIN_CHOICES_AND_QUESTIONS or fits < _MIN_QUESTION_SHARE * len(several) or len(several) * 2 < len(blocks):
        return FoundQuiz([], [], 0)
    taken = [parsed for parsed in parsed_blocks if parsed]
    choices = [text for texts, _ in taken for text in texts]
    if (keyed is _marked and _is_heading(taken)) or sum(map(asks, choices)) > _OFTEN * len(choices):
        return FoundQuiz([], [], 0)
    records = [_record(block, parsed or ([], ""), words) for block, parsed in zip(several, parsed_blocks, strict=True)]
    for record, (_, rest), parsed in zip(records, several, parsed_blocks, strict=True):
        if parsed is None:
            record.choices = [line.text for line in rest]
    titles = [(block[0][0].number, block) for block in blocks if len(block[1]) < _MIN_CHOICES_AND_QUESTIONS]
    unused = []
    for number, (question, rest) in titles:
        text = " ".join(line.text for line in question)
        following = [record for record in records if record.line > number]
        if following and not rest and quiz_lines.is_title(text):
            for record in following:
                record.topic = text
        else:
            unused.append([*question, *rest])
    return FoundQuiz(records, unused, 0)


def _is_heading(keyed: Sequence[Keyed_]) -> bool:
    """Return whether the line marked as right is often the first and the same: then it is a heading, not a choice."""
    first = Counter(choices[0] for choices, key in keyed if key == "A" and len(choices) > _MIN_CHOICES_AND_QUESTIONS)
    return max(first.values(), default=0) > max(_MIN_CHOICES_AND_QUESTIONS, _OFTEN * len(keyed))


def _record(block: Block, keyed: Keyed_, words: frozenset[str]) -> Record:
    question, _ = block
    number = number_of(question[0].text, words)
    question_lines = [number[1] if number else question[0].text, *(line.text for line in question[1:])]
    return Record(
        question[0].number, "\n".join(filter(None, question_lines)), number[0] if number else 0, keyed[0], keyed[1]
    )


def _last(rest: list[PlainLine]) -> Keyed_ | None:
    """Return the choices and the key if the last line is a key, otherwise ``None``."""
    *choices, last = [line.text for line in rest]
    key = quiz_lines.answer_of(last)
    key = key if not key or _names(key, choices) else key.strip("(")[:1]  # "(a) with its text"
    key = key or last
    return (choices, key) if len(choices) >= _MIN_CHOICES_AND_QUESTIONS and _names(key, choices) else None


def _first(rest: list[PlainLine]) -> Keyed_ | None:
    """Return the choices and the key if the first line is a key, otherwise ``None``."""
    key, *choices = [line.text for line in rest]
    return (choices, key) if len(choices) >= _MIN_CHOICES_AND_QUESTIONS and _names(key, choices) else None


def _names(key: str, choices: Sequence[str]) -> bool:
    keyed = KeyedRow(key, dict(zip(ascii_uppercase, choices, strict=False)))
    forms = (Form.LETTERS, Form.TEXT, Form.FROM_1, Form.FROM_0)
    return len(choices) <= limits.MAX_CHOICES and any(answer_key.letters_named(keyed, form) for form in forms)


def _marked(rest: list[PlainLine]) -> Keyed_ | None:
    """Return the choices and the key if some but not all lines are marked or bold, otherwise ``None``."""
    texts = [answer_key.without_mark(line.text) for line in rest]
    marks = [text != line.text for text, line in zip(texts, rest, strict=True)]
    if not any(marks):
        marks = [line.strong for line in rest]
    letters = [letter for letter, right in zip(ascii_uppercase, marks, strict=False) if right]
    return (texts, ", ".join(letters)) if 0 < len(letters) < len(rest) <= len(ascii_uppercase) else None

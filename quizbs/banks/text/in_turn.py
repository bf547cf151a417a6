"""Texts in which questions and answers alternate, without choices.

The questions have labels, headings or numbers, or every other line is a question.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

from quizbs.banks.text import quiz_lines
from quizbs.banks.text.quiz_lines import asks, number_of
from quizbs.banks.text.records import FoundQuiz, Record, number_words
from quizbs.banks.text.shown_lines import PlainLine

_PAIRS = (
    *(("q", "a"), ("f", "a"), ("q", "r"), ("p", "r"), ("d", "r"), ("v", "a"), ("\u0432", "\u043e"), ("问", "答")),
    *(("front", "back"), ("term", "definition"), ("s", "j"), ("c", "r")),
)
_LINE = re.compile(
    r"(?P<word>[^\W\d_]{1,14})\s?(?P<number>\d{0,4})\s?(?:[:.\uff1a)]\s*|(?<=\w{5})\s+)(?P<text>.*)", re.DOTALL
)
_BULLET = re.compile(r"[-*+\u2022\u2013]\s+(?=\S)")
_MIN_TURNS = 2
_MIN_QUESTION_SHARE = 0.8  # share of the questions
_MOSTLY = 0.6
_SELDOM = 4  # at most one answer in this many
_MIN_QUESTIONS = 4  # questions needed as evidence
_LONG = 300  # characters of a usual answer
Turn = tuple[PlainLine, str, list[PlainLine]]  # a question's line, its text without a label, the lines of its answer


def with_labels(lines: Sequence[PlainLine]) -> FoundQuiz:
    """Return the questions of a text whose lines have labels such as ``Q:`` and ``A:``; none for other texts."""
    turns = _labelled(lines)
    return _with_topics(lines, turns, frozenset()) if turns else FoundQuiz([], [], len(lines))


def in_turn(lines: Sequence[PlainLine]) -> FoundQuiz:
    """Return the questions of a text in which questions and answers alternate without labels; none for other texts."""
    words = number_words(lines)
    headings = _headings(lines)
    best: list[Turn] = []
    for begins in (headings, _numbered(lines, words), _over_bullets(lines), _asking(lines), _every_other(lines)):
        turns = _without_slides(list(_turns(lines, begins)))
        if _fits(turns, words, many=begins is headings) and _in_one_line(turns) > _in_one_line(best):
            best = turns
        if best and begins is headings:
            break
    return _with_topics(lines, best, words) if best else FoundQuiz([], [], len(lines))


def _fits(turns: Sequence[Turn], words: frozenset[str], *, many: bool) -> bool:
    """Return whether nearly all questions have a short answer, and most of them end like questions.

    ``many``: answers may have several lines. ``words``: words in front of question numbers.
    """
    answered = [turn[2] for turn in turns if turn[2]]
    asking = sum(asks(_text(turn[1], words)) for turn in turns)
    long = median([sum(len(line.text) for line in answer) for answer in answered] or [0]) > _LONG
    short = many or median([len(answer) for answer in answered] or [0]) == 1
    enough = _MIN_TURNS <= len(answered) >= _MIN_QUESTION_SHARE * len(turns)
    asking_back = sum(any(asks(line.text) for line in answer) for answer in answered)
    is_dialogue = enough and short and not long and asking_back * _SELDOM <= len(answered)
    return is_dialogue and asking >= _MOSTLY * len(turns)


def _without_slides(turns: list[Turn]) -> list[Turn]:
    """Return the questions without the last line of their answers if it is always the same, as on slides."""
    last = Counter(turn[2][-1].text for turn in turns[:-1] if turn[2])
    text, count = next(iter(last.most_common(1)), ("", 0))
    if count < _MIN_QUESTIONS or count < _MIN_QUESTION_SHARE * (len(turns) - 1):
        return turns
    return [
        (line, question, answer[:-1] if answer and answer[-1].text == text else answer)
        for line, question, answer in turns
    ]


def _in_one_line(turns: Sequence[Turn]) -> float:
    """Return the share (0 to 1) of questions whose answer is one line; -1 without questions."""
    return sum(sum(not line.level for line in turn[2]) == 1 for turn in turns) / len(turns) if turns else -1


def _text(text: str, words: frozenset[str]) -> str:
    number = number_of(text, words)
    return number[1] if number else text


def _with_topics(lines: Sequence[PlainLine], turns: Sequence[Turn], words: frozenset[str]) -> FoundQuiz:
    """Return the questions with their topics; the lines above the first question are unused, except titles."""
    first = turns[0][0].number
    above = [line for line in lines if line.number < first]
    titles = [line for line in above if line.level or quiz_lines.is_title(line.text)]
    topic = titles[-1].text if titles else ""
    records, unused = [], [[line] for line in above if line not in titles]
    listed = sum(bool(turn[2] and _BULLET.match(turn[2][0].text)) for turn in turns) >= _MIN_QUESTION_SHARE * len(turns)
    counted = sum(number_of(text, words) is not None for _, text, _ in turns)
    if counted >= len(turns) - 1 > _MIN_QUESTIONS and number_of(turns[0][1], words) is None and not asks(turns[0][1]):
        topic, turns = turns[0][1], turns[1:]
    for line, text, answer in turns:
        number = number_of(text, words)
        record = Record(line.number, number[1] if number else text, number[0] if number else 0, topic=topic)
        topics = [part for part in answer if _is_topic(part, answer, line)]
        texts = [_BULLET.sub("", part.text, 1) if listed else part.text for part in answer if part not in topics]
        record.key = "\n".join(texts)
        records.append(record)
        topic = topics[-1].text if topics else topic
    return FoundQuiz(records, unused, len(lines))


def _is_topic(line: PlainLine, answer: Sequence[PlainLine], question: PlainLine) -> bool:
    """Return whether a line below an answer is the title of the next part of the quiz."""
    behind = line is not answer[0]
    return bool(line.level and (not question.level or line.level < question.level)) or (
        behind and bool(quiz_lines.part_of(line.text))
    )


def _labelled(lines: Sequence[PlainLine]) -> list[Turn]:
    """Return the questions and answers of lines with two labels, such as ``Q:`` and ``A:``; empty for other lines."""
    labelled = [_label_and_text(line.text) for line in lines]
    counted = Counter(word for word, _ in labelled if word)
    likely = [word for word, count in counted.items() if count >= _MIN_TURNS]
    for question_label in likely:
        for answer_label in [*likely, "="]:
            pair = (question_label, answer_label)
            if (
                question_label != answer_label
                and (pair in _PAIRS or _answers(answer_label))
                and not _answers(question_label)
            ):
                heads = [word for word, _ in labelled if word in pair or word == "="]
                if _alternate(["a" if word != question_label else "q" for word in heads]):
                    return list(_turned(lines, labelled, question_label, answer_label))
    return []


def _label_and_text(text: str) -> tuple[str, str]:
    """Return the label of a line ("" without a label) and the text after it; an answer heading has the label ``=``."""
    text = quiz_lines.plainly(text)
    if quiz_lines.answers_follow(text):
        return "=", ""
    match = _LINE.fullmatch(text)
    return (match["word"].casefold(), match["text"]) if match else ("", text)


def _answers(word: str) -> bool:
    return word == "=" or (len(word) > 1 and quiz_lines.answers_follow(word))


def _alternate(heads: Sequence[str]) -> bool:
    questions, again = heads.count("q"), sum(one == other for one, other in pairwise(heads))
    return questions >= _MIN_TURNS and again * 3 <= questions and heads.count("a") >= questions - 1 and heads[0] == "q"


def _turned(
    lines: Sequence[PlainLine], labelled: Sequence[tuple[str, str]], question_label: str, answer_label: str
) -> Iterator[Turn]:
    """Yield each question with its answer.

    ``labelled`` has label and text of each line. A line without a label belongs to the line above, unless an answer
    follows it.
    """
    turn: Turn | None = None
    loose: list[PlainLine] = []  # lines since the last label
    for line, (word, text) in zip(lines, labelled, strict=True):
        if word == question_label:
            if turn:
                yield _ended(turn, loose)
            turn, loose = (line, text, []), []
        elif word in (answer_label, "=") and turn:
            if turn[2] and loose:  # a question without its label
                yield turn
                turn, loose = (loose[0], loose[0].text, []), loose[1:]
            turn = (turn[0], "\n".join([turn[1], *(part.text for part in loose)]), turn[2])
            loose = []
            turn[2].append(PlainLine(line.number, text, apart=line.apart))
        elif turn:
            loose.append(line)
    if turn:
        yield _ended(turn, loose)


def _ended(turn: Turn, loose: Sequence[PlainLine]) -> Turn:
    """Return a question with the lines after its answer (``loose``) added to the answer, except blank ones."""
    answer = [line for line in (*turn[2], *loose) if line.text]
    return turn[0], turn[1], answer


def _turns(lines: Sequence[PlainLine], begins: Sequence[int]) -> Iterator[Turn]:
    for begin, end in pairwise([*begins, len(lines)]):
        yield lines[begin], lines[begin].text, list(lines[begin + 1 : end])


def _headings(lines: Sequence[PlainLine]) -> list[int]:
    """Return the indices of the headings of the level that has the most questions."""
    levels = Counter(line.level for line in lines if line.level and asks(line.text))
    level = next((level for level, _ in levels.most_common(1)), 0)
    return [at for at, line in enumerate(lines) if level and line.level == level]


def _numbered(lines: Sequence[PlainLine], words: frozenset[str]) -> list[int]:
    """Return the indices of the lines that begin with consecutive numbers, or with a number after a word."""
    begins, last = list[int](), 0
    for at, line in enumerate(lines):
        number = number_of(line.text, words)
        if number and (number[0] in (last + 1, 1) or number[2]):
            begins.append(at)
            last = number[0]
    return begins


def _over_bullets(lines: Sequence[PlainLine]) -> list[int]:
    """Return the indices of the lines above a line with a bullet, which is their answer."""
    listed = [bool(_BULLET.match(line.text)) for line in lines]
    return [at for at, (one, other) in enumerate(pairwise(listed)) if other and not one]


def _asking(lines: Sequence[PlainLine]) -> list[int]:
    return [at for at, line in enumerate(lines) if asks(line.text)]


def _every_other(lines: Sequence[PlainLine]) -> list[int]:
    """Return the index of every second line, from the first line or the line below a title on.

    Empty if the number of these lines is odd.
    """
    begin = len(lines) % 2 and int(bool(lines) and quiz_lines.is_title(lines[0].text))
    return list(range(begin, len(lines), 2)) if (len(lines) - begin) % 2 == 0 else []

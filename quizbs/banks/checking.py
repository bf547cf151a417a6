"""Drafts to questions: limits, details, ids, duplicates. What is wrong becomes a problem, the rest is kept."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2s

from msgspec.structs import replace

from quizbs.banks import limits, words
from quizbs.banks.cells import Cell, difficulty, is_image, seconds, split_list, step_of
from quizbs.banks.draft import Draft
from quizbs.banks.kinds import Row, answers_of
from quizbs.banks.playing_cards import card
from quizbs.banks.problem import Problem, problem
from quizbs.banks.truth import Truth
from quizbs.quiz.question import Question

DRAFTS = limits.QUESTIONS + limits.BAD_ROWS  # more are never looked at
_FEW = 8  # rows in which everything may be alike by chance


@dataclass
class Checked:
    """The good questions of a file in its order, and the problems of its rows."""

    questions: list[Question] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    bad: int = 0  # rows that gave no question


def check(drafts: Sequence[Draft], rows: int) -> Checked:
    """Return the questions of the drafts, each with an id of its own, and everything that is wrong.

    ``rows`` is how many questions the file holds, of which the drafts may be the first ``DRAFTS``.
    """
    checked = Checked()
    truth = Truth(draft.answers[0] for draft in drafts if not draft.options and len(draft.answers) == 1)
    steps = 5 if any(step_of(draft.difficulty.text) > 3 for draft in drafts) else 3
    ids = _Ids(drafts)
    seen: dict[tuple[str, ...], int] = {}
    for draft in drafts:
        if len(checked.questions) == limits.QUESTIONS:
            checked.problems.append(problem(words.TOO_MANY_QUESTIONS, rows=rows, most=limits.QUESTIONS))
            break
        if checked.bad == limits.BAD_ROWS:
            checked.problems.append(problem(words.TOO_MANY_BAD, row=draft.row, most=limits.BAD_ROWS))
            break
        row = Row(draft.row, draft.problems)
        question = _question(draft, truth, steps, row)
        if question and (other := seen.setdefault(_gist(question), draft.row)) != draft.row:
            row.refuse(words.DUPLICATE, draft.text, other=other)
        elif question:
            checked.questions.append(replace(question, id=ids.give(draft.id, question, row)))
        checked.bad += row.bad
        checked.problems += row.problems
    if checked.bad * 10 > len(drafts) * 3 and len(drafts) >= _FEW:
        checked.problems.insert(0, problem(words.MANY_BAD, bad=checked.bad, rows=len(drafts)))
    return checked


def _question(draft: Draft, truth: Truth, steps: int, row: Row) -> Question | None:
    """Return the question of a draft, still without its id; ``None`` after a refusal."""
    if not draft.text.text:
        row.refuse(words.EMPTY_QUESTION, draft.text)
    if len(draft.text.text) > limits.QUESTION:
        row.refuse(words.LONG_QUESTION, draft.text, count=len(draft.text.text), most=limits.QUESTION)
    answers = None if draft.problems else answers_of(draft, truth, row)
    if row.bad or answers is None:
        return None
    return Question(
        id="",
        text=draft.text.text,
        kind=answers.kind,
        choices=answers.choices,
        accept=answers.accept,
        explanation=_short(draft.explanation, limits.EXPLANATION, row),
        topic=_short(draft.topic, limits.LABEL, row),
        difficulty=_difficulty(draft.difficulty, steps, row),
        time=_time(draft.time, row),
        tags=tuple(split_list(_short(draft.tags, limits.TAGS * limits.LABEL, row))),
        cards=_cards(draft.cards, row),
        image=_image(draft.image, row),
    )


def _short(cell: Cell, most: int, row: Row) -> str:
    if len(cell.text) <= most:
        return cell.text
    row.mention(words.LONG_TEXT, cell, count=len(cell.text), most=most)
    return ""


def _time(cell: Cell, row: Row) -> int | None:
    time = seconds(cell.text)
    if cell.text and time is None:
        row.mention(words.BAD_TIME, cell, least=limits.SHORTEST, most=limits.LONGEST)
    return time


def _difficulty(cell: Cell, steps: int, row: Row) -> str:
    found = difficulty(cell.text, steps)
    if cell.text and found is None:
        row.mention(words.BAD_DIFFICULTY, cell)
    return found or ""


def _image(cell: Cell, row: Row) -> str:
    if cell.text and not is_image(cell.text):
        row.mention(words.BAD_IMAGE, cell)
        return ""
    return cell.text


def _cards(cell: Cell, row: Row) -> tuple[str, ...]:
    found = []
    for written in split_list(cell.text):
        code = card(written)
        if code is None:
            row.mention(words.BAD_CARD, cell, value=written)
        else:
            found.append(code)
    return tuple(dict.fromkeys(found))


def _gist(question: Question) -> tuple[str, ...]:
    """Return what makes two rows the same question: its text, its right answers and its picture."""
    text = " ".join(question.text.casefold().split()).rstrip(" ?.!:")
    right = sorted(choice.text for choice in question.choices if choice.right)
    return (text, question.image, *right, *question.accept[:1])


class _Ids:
    """Gives each question the id that its row asks for, else one made of its words: the same next time."""

    def __init__(self, drafts: Sequence[Draft]) -> None:
        self._asked: dict[str, int] = {}
        for draft in drafts:
            self._asked.setdefault(draft.id.text, draft.row)
        self._given: set[str] = set()

    def give(self, asked: Cell, question: Question, row: Row) -> str:
        wanted = _short(asked, limits.LABEL, row)
        if wanted and self._asked[wanted] == row.number:
            self._given.add(wanted)
            return wanted
        if wanted:
            row.mention(words.TAKEN_ID, asked, other=self._asked[wanted])
        right = [choice.text for choice in question.choices if choice.right]
        words_of_it = "\0".join([question.text, question.image, *right, *question.accept[:1]])
        stem = "q" + blake2s(words_of_it.encode(), digest_size=5).hexdigest()
        made, number = stem, 1
        while made in self._asked or made in self._given:
            number += 1
            made = f"{stem}-{number}"
        self._given.add(made)
        return made

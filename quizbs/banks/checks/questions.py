"""Turning drafts into questions: limits, details, ids, duplicates. Faults become problems; valid parts are kept."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2s

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.banks.cells import Cell, difficulty, is_image, length, seconds, split_list, step_of
from quizbs.banks.checks.empty_answers import unplayable_answers
from quizbs.banks.checks.leftover_marks import take_off_marks
from quizbs.banks.checks.whole_file import suspicions
from quizbs.banks.draft import Draft
from quizbs.banks.kinds import Answers, RowProblems, answers_of
from quizbs.banks.playing_cards import card
from quizbs.banks.problem import Problem, Unit, list_fact, problem, row_number
from quizbs.banks.truth import Truth
from quizbs.message import Message
from quizbs.quiz.question import Kind, Question, Translation

_MAX_ROWS_BY_CHANCE = 8  # rows in which all may be alike by chance
_MOST_REPEATS = 3  # repeats listed individually


@dataclass
class CheckedQuestions:
    """The valid questions of a file in order, and the problems of all rows. ``rows``: row numbers of the questions.

    ``repeated`` are the ids of questions that repeat an earlier one; ``bad`` the numbers of rejected rows.
    """

    questions: list[Question] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    bad: list[int] = field(default_factory=list)


def check(drafts: Sequence[Draft], unit: Unit = "row", *, guarded: bool = False) -> CheckedQuestions:
    """Return the questions of all drafts, each with an id of its own, and all problems.

    All rows are checked and counted, also if a bank can't hold so many. ``unit`` is what row numbers count.
    ``guarded``: cells of the file have a ``'`` in front of what would become a formula.
    """
    checked = CheckedQuestions()
    truth = Truth(draft.answers[0] for draft in drafts if not draft.choices and len(draft.answers) == 1)
    truths = _truths(drafts)
    steps = 5 if any(step_of(draft.difficulty.text) > 3 for draft in drafts) else 3
    ids = _Ids(drafts, unit)
    seen: dict[tuple[str, ...], Draft] = {}
    repeats: list[tuple[Draft, Draft]] = []
    mark_problems = list(take_off_marks(drafts, guarded=guarded))
    for draft in drafts:
        if len(checked.bad) == limits.MAX_BAD_ROWS:
            checked.problems.append(problem("reading-too-many-bad", row=draft.row, most=limits.MAX_BAD_ROWS))
            break
        row = RowProblems(draft.row, draft.problems)
        if question := _question(draft, truth, truths, steps, row):
            question = replace(question, id=ids.give(draft.id, question, row))
            checked.questions.append(question)
            checked.rows.append(draft.row)
            if (first := seen.setdefault(_gist(question), draft)) is not draft:
                checked.repeated.append(question.id)
                repeats.append((draft, first))
        else:
            checked.bad.append(draft.row)
        checked.problems += row.problems
    checked.problems += _repeats(repeats, unit)
    checked.problems += _long(checked)
    checked.problems += unplayable_answers(checked.questions, checked.rows, unit)
    checked.problems += [*mark_problems, *suspicions(drafts, checked.questions)]
    if len(checked.bad) * 10 > len(drafts) * 3 and len(drafts) >= _MAX_ROWS_BY_CHANCE:
        checked.problems.insert(0, problem("reading-many-bad", bad=len(checked.bad), rows=len(drafts)))
    if (count := len(checked.questions) - len(checked.repeated)) > limits.MAX_QUESTIONS:
        checked.problems.insert(0, problem("reading-too-many-questions", rows=count, most=limits.MAX_QUESTIONS))
    return checked


def _repeats(repeats: Sequence[tuple[Draft, Draft]], unit: Unit) -> Iterator[Problem]:
    """Yield the problems of repeated questions: one for each if there are few, otherwise one for all."""
    if len(repeats) <= _MOST_REPEATS:
        for draft, first in repeats:
            yield problem("reading-repeats", draft.row, draft.text.column, draft.text.text, at=first.row, unit=unit)
        return
    pairs = [
        Message("reading-pair", {"one": row_number(draft.row), "other": row_number(first.row)})
        for draft, first in repeats
    ]
    yield problem("reading-repeats-many", column=repeats[0][0].text.column, count=len(repeats), rows=list_fact(pairs))


def _long(checked: CheckedQuestions) -> Iterator[Problem]:
    """Yield a problem if some texts are allowed but hard to read on a screen."""
    rows = [
        row
        for row, question in zip(checked.rows, checked.questions, strict=True)
        if length(question.text) > limits.QUESTION_FITS
        or any(
            length(text) > limits.CHOICE_FITS
            for text in (*question.accept, *(choice.text for choice in question.choices))
        )
    ]
    if rows:
        yield problem("reading-long", rows[0] if len(rows) == 1 else None, count=len(rows), rows=list_fact(rows))


def _question(draft: Draft, truth: Truth, truths: Mapping[str, Truth], steps: int, row: RowProblems) -> Question | None:
    """Return the question of a draft, with an empty id; ``None`` if it is rejected.

    ``truths`` are by language, for translations. ``steps``: the highest number of a difficulty.
    """
    if not draft.text.text:
        row.refuse("reading-empty-question", draft.text)
    if (count := length(draft.text.text)) > limits.MAX_QUESTION_LENGTH:
        row.refuse("reading-long-question", draft.text, count=count, most=limits.MAX_QUESTION_LENGTH)
    answers = None if draft.problems else answers_of(draft, truth, row)
    if row.bad or answers is None:
        return None
    return Question(
        id="",
        text=draft.text.text,
        kind=answers.kind,
        choices=answers.choices,
        accept=answers.accept,
        explanation=row.short(_explanation(draft), limits.MAX_EXPLANATION_LENGTH),
        topic=row.short(draft.topic, limits.MAX_LABEL_LENGTH),
        difficulty=_difficulty(draft.difficulty, steps, row),
        time=_time(draft.time, row),
        tags=tuple(split_list(row.short(draft.tags, limits.MAX_TAGS * limits.MAX_LABEL_LENGTH))),
        cards=_cards(draft.cards, row),
        image=_image(draft.image, row),
        translations=tuple(_translations(draft, answers, truths, row)),
    )


def _truths(drafts: Sequence[Draft]) -> dict[str, Truth]:
    """Return the words for true and false of each language that drafts are translated into."""
    words: dict[str, list[str]] = {}
    for translation in (translation for draft in drafts if not draft.choices for translation in draft.translations):
        words.setdefault(translation.language, []).extend(translation.answers[:1])
    return {language: Truth(given) for language, given in words.items()}


def _translations(
    draft: Draft, answers: Answers, truths: Mapping[str, Truth], row: RowProblems
) -> Iterator[Translation]:
    """Yield the translations of a draft that fit its question; others become problems."""
    for translation in draft.translations:
        choices = tuple(translation.choices)
        if answers.kind is Kind.TRUE_FALSE and not draft.choices:
            choices = (
                _true_false(translation.answers[0], answers, truths[translation.language])
                if translation.answers
                else ()
            )
        if len(choices) != len(answers.choices):
            row.mention("reading-translation-choices", translation.text, count=len(answers.choices))
        elif answers.accept and not translation.answers:
            row.mention("reading-translation-answer", translation.text)
        elif too_long := [text for text in (*choices, *translation.answers) if length(text) > limits.MAX_CHOICE_LENGTH]:
            row.mention("reading-translation-long", translation.text, value=too_long[0])
        elif length(translation.text.text) > limits.MAX_QUESTION_LENGTH:
            row.mention("reading-translation-long", translation.text)
        else:
            feedback = tuple(translation.feedback) if any(translation.feedback) and draft.choices else ()
            accept = tuple(dict.fromkeys(translation.answers))[: limits.MAX_ACCEPTED] if answers.accept else ()
            why = row.short(Cell(translation.explanation, translation.text.column), limits.MAX_EXPLANATION_LENGTH)
            yield Translation(translation.language, translation.text.text, choices, feedback, accept, why)


def _true_false(word: str, answers: Answers, truth: Truth) -> tuple[str, ...]:
    """Return the words for true and false in the language of ``word``; empty if ``word`` contradicts ``answers``."""
    pair = truth.pair(word)
    return pair if pair and truth.says_true(word, pair) == answers.choices[0].right else ()


def _explanation(draft: Draft) -> Cell:
    """Return the explanation of a draft; without an explanation the feedback of a right choice."""
    if draft.explanation.text:
        return draft.explanation
    feedback = (choice.feedback for choice in draft.choices if choice.right and choice.feedback.text)
    return next(feedback, draft.explanation)


def _time(cell: Cell, row: RowProblems) -> int | None:
    time = seconds(cell.text)
    if cell.text and time is None:
        row.mention("reading-bad-time", cell, least=limits.MIN_SECONDS, most=limits.MAX_SECONDS)
    return time


def _difficulty(cell: Cell, steps: int, row: RowProblems) -> str:
    level = difficulty(cell.text, steps)
    if cell.text and level is None:
        row.mention("reading-bad-difficulty", cell)
    return level or ""


def _image(cell: Cell, row: RowProblems) -> str:
    if cell.text and not is_image(cell.text):
        row.mention("reading-bad-image", cell)
        return ""
    return cell.text


def _cards(cell: Cell, row: RowProblems) -> tuple[str, ...]:
    codes = []
    for written in split_list(cell.text):
        code = card(written)
        if code is None:
            row.mention("reading-bad-card", cell, value=written)
        else:
            codes.append(code)
    return tuple(dict.fromkeys(codes))


def _gist(question: Question) -> tuple[str, ...]:
    """Return what makes a question a repetition of another one: its text, its right answers and its picture."""
    text = " ".join(question.text.casefold().split()).rstrip(" ?.!:")
    right = sorted(choice.text for choice in question.choices if choice.right)
    return (text, question.image, *right, *question.accept[:1])


class _Ids:
    """Assigns ids: the id in the question's row, or else a hash of its texts, which is the same in each import."""

    def __init__(self, drafts: Sequence[Draft], unit: Unit) -> None:
        self._unit: Unit = unit
        self._asked: dict[str, int] = {}
        for draft in drafts:
            self._asked.setdefault(draft.id.text, draft.row)
        self._given: set[str] = set()
        # number of questions by their hash, so that thousands of equal ones need no search for a free id
        self._made: dict[str, int] = {}

    def give(self, id_cell: Cell, question: Question, row: RowProblems) -> str:
        wanted = row.short(id_cell, limits.MAX_LABEL_LENGTH)
        if wanted and self._asked[wanted] == row.number:
            self._given.add(wanted)
            return wanted
        if wanted:
            row.mention("reading-taken-id", id_cell, at=self._asked[wanted], unit=self._unit)
        right = [choice.text for choice in question.choices if choice.right]
        words_of_it = "\0".join([question.text, question.image, *right, *question.accept[:1]])
        stem = "q" + blake2s(words_of_it.encode(), digest_size=5).hexdigest()
        number = self._made.get(stem, 0) + 1
        made = stem if number == 1 else f"{stem}-{number}"
        while made in self._asked or made in self._given:
            number += 1
            made = f"{stem}-{number}"
        self._made[stem] = number
        self._given.add(made)
        return made

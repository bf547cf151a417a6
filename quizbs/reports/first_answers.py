"""First answers: a student's first answer to each question, which shows what they knew.

Answers to repeated questions, answers after the class has argued, and answers of bots don't count. A question without
an answer in time has no first answer, and once its answer was shown, later answers don't count.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from quizbs.reports.answers import AnswerRecord

MIN_STUDENTS = 5  # least students of whom sums are kept


class AnswerAskedAgain(NamedTuple):
    """A student's wrong first answer to a question, and the same student's last answer to it."""

    first: AnswerRecord
    again: AnswerRecord
    right: bool  # whether any later answer was right


class QuestionSum(NamedTuple):
    """Counts of a question's first answers. ``chosen``: how many chose each choice, by its position in the bank.

    ``upper`` and ``upper_right`` count only the answers of the better half of the class; whether a student belongs to
    that half is judged by the student's other answers.
    """

    first: int
    right: int
    chosen: Mapping[int, int]
    upper: int = 0
    upper_right: int = 0


class LessonSums(NamedTuple):
    """Counts of a lesson, without people. ``first`` and ``right`` count first answers.

    ``returned`` counts missed questions that the same student was asked again, ``corrected`` those of them that the
    student then got right at least once.
    """

    students: int
    first: int
    right: int
    returned: int
    corrected: int
    questions: Mapping[str, QuestionSum]  # by wording


def first_answers(answers: Iterable[AnswerRecord]) -> list[AnswerRecord]:
    """Return each student's first answer to each question, in the order they were given."""
    first: dict[tuple[str, str], AnswerRecord] = {}
    for answer in sorted(answers, key=lambda answer: answer.at):
        if answer.right is not None and not answer.repeat and answer.how != "argued":
            first.setdefault((answer.person, answer.wording or answer.question_text), answer)
    return list(first.values())


def came_back(answers: Sequence[AnswerRecord]) -> list[AnswerAskedAgain]:
    """Return each student's first and last answer to each question that the student missed and was asked again."""
    missed = {
        (answer.person, answer.wording or answer.question_text): answer
        for answer in first_answers(answers)
        if not answer.right
    }
    again: dict[tuple[str, str], list[AnswerRecord]] = {}
    for answer in sorted(answers, key=lambda answer: answer.at):
        key = answer.person, answer.wording or answer.question_text
        if answer.how == "argued":  # may be right because of a neighbour
            continue
        if key in missed and answer.right is not None and answer.at > missed[key].at:
            again.setdefault(key, []).append(answer)
    return [AnswerAskedAgain(missed[key], later[-1], any(each.right for each in later)) for key, later in again.items()]


def sums(answers: Sequence[AnswerRecord], students: int) -> LessonSums:
    """Return the counts of a lesson's answers; ``students`` is how many took part."""
    first, again = first_answers(answers), came_back(answers)
    upper = _upper_half(first)
    by_wording: dict[str, list[AnswerRecord]] = {}
    for answer in first:
        by_wording.setdefault(answer.wording, []).append(answer)
    return LessonSums(
        students,
        len(first),
        sum(answer.right is True for answer in first),
        len(again),
        sum(each.right for each in again),
        {words: _sum(given, upper) for words, given in by_wording.items()},
    )


def _sum(given: Sequence[AnswerRecord], upper: Mapping[str, frozenset[str]]) -> QuestionSum:
    chosen: dict[int, int] = {}
    for answer in given:
        for place in answer.chosen or ():
            chosen[place] = chosen.get(place, 0) + 1
    best = [answer for answer in given if answer.wording in upper.get(answer.person, frozenset())]
    return QuestionSum(
        len(given),
        sum(answer.right is True for answer in given),
        dict(sorted(chosen.items())),
        len(best),
        sum(answer.right is True for answer in best),
    )


def _upper_half(first: Sequence[AnswerRecord]) -> dict[str, frozenset[str]]:
    """Return, by student, the wordings of the questions for which the student belongs to the better half of the class.

    The half is judged by the student's answers to all other questions, so that no answer counts in judging itself.
    """
    of: dict[str, list[AnswerRecord]] = {}
    for answer in first:
        of.setdefault(answer.person, []).append(answer)
    right = {person: sum(answer.right is True for answer in given) for person, given in of.items()}
    shares = sorted(right[person] / len(given) for person, given in of.items())
    middle = shares[len(shares) // 2] if shares else 0.0
    return {
        person: frozenset(
            answer.wording
            for answer in given
            if len(given) > 1 and (right[person] - (answer.right is True)) / (len(given) - 1) >= middle
        )
        for person, given in of.items()
    }

"""The bank for the next warm-up: questions to teach again, half-known ones and new ones, or a single question."""

from collections.abc import Sequence

from quizbs.quiz.question import Question
from quizbs.reports.facts import LessonFacts
from quizbs.reports.judging import teach_again
from quizbs.reports.question_parts import open_questions

MOST, TAUGHT, HALF_KNOWN = 8, 3, 3


def warm_up(facts: LessonFacts, bank: Sequence[Question]) -> list[Question]:
    """Return at most eight questions: those to teach again, the least known open ones, and some not asked yet.

    ``bank`` has the current questions of the lesson's bank; an edited question is returned in its current wording.
    """
    taught = teach_again(facts.sums.questions)[:TAUGHT]
    half = [wording for wording in open_questions(facts) if wording not in taught][:HALF_KNOWN]
    again = [facts.question(wording) for wording in (*taught, *half) if wording in facts.questions]
    asked_ids = {asked_question.question.id for asked_question in facts.questions.values()}
    new = [question for question in bank if question.id not in asked_ids]
    chosen = [_current_question(question, bank) for question in again]
    return [*chosen, *new[: max(0, MOST - len(chosen) if not chosen else MOST - TAUGHT - HALF_KNOWN)]]


def warm_up_of_one(facts: LessonFacts, wording: str, bank: Sequence[Question]) -> list[Question]:
    """Return the question with this wording as ``bank`` has it now; empty if the lesson didn't have the question."""
    return [_current_question(facts.question(wording), bank)] if wording in facts.questions else []


def _current_question(question: Question, bank: Sequence[Question]) -> Question:
    return next((other for other in bank if other.id == question.id), question)

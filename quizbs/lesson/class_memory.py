"""What questions to the whole class have shown to whom."""

from collections.abc import Iterable

from quizbs.lesson.state import ClassQuestion, Lesson
from quizbs.quiz.question import Question


def shown_to_class(lesson: Lesson) -> dict[tuple[str, str], frozenset[int]]:
    """Return which seats know the answer of which question, by its id and its text.

    What others saw in a seat before its present owner does not count.
    """
    found: dict[tuple[str, str], frozenset[int]] = {}
    since = {sitting.seat: sitting.since for sitting in lesson.seats}
    for asked in lesson.questions:
        question = asked.question.id, asked.question.text
        found[question] = found.get(question, frozenset()).union(_since(asked, since.items()))
    return {question: seats for question, seats in found.items() if seats}


def _since(asked: ClassQuestion, since: Iterable[tuple[int, float]]) -> Iterable[int]:
    return (seat for seat, came in since if asked.seen.get(seat, -1.0) >= came)


def have_seen(lesson: Lesson, question: Question) -> frozenset[int]:
    """Return the seats that know the answer of a question from one to the class, or from the tutorial."""
    seen = shown_to_class(lesson).get((question.id, question.text), frozenset())
    if lesson.setup.practice is None or lesson.setup.practice.id != question.id:
        return seen
    return seen.union(sitting.seat for sitting in lesson.present if sitting.practised is not None)

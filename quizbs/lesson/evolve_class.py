"""How events change what concerns the whole class at once: bell, freeze, and the question to everybody."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.lesson import events as e
from quizbs.lesson.state import ClassAnswer, ClassQuestion, Freezing, Lesson, Seat


def _bell_set(lesson: Lesson, event: e.BellSet) -> Lesson:
    until = event.bell_at if event.cards_until is None else event.cards_until
    return replace(lesson, bell_set_at=event.at, bell_at=event.bell_at, cards_until=until, rang=False)


def _unfrozen(lesson: Lesson, event: e.Unfrozen) -> Lesson:
    """Give an open question the time back that everything stood still."""
    if lesson.frozen is None:
        return lesson
    later = event.at - lesson.frozen.at
    return _question_later(replace(lesson, frozen=None), later)


def _question_later(lesson: Lesson, seconds: float) -> Lesson:
    question = lesson.class_question
    if question is None:
        return lesson
    return _question(lesson, began_at=question.began_at + seconds, closes_at=question.closes_at + seconds)


def _question(lesson: Lesson, **changes: Any) -> Lesson:
    return replace(lesson, questions=(*lesson.questions[:-1], replace(lesson.questions[-1], **changes)))


def _class_asked(lesson: Lesson, event: e.ClassAsked) -> Lesson:
    asked = ClassQuestion(
        event.number,
        event.question,
        event.order,
        event.language,
        event.at,
        event.at,
        event.closes_at,
        without=event.without,
    )
    return replace(lesson, questions=(*lesson.questions, asked))


def _class_answered(lesson: Lesson, event: e.ClassAnswered) -> Lesson:
    asked = lesson.questions[-1]
    answer = ClassAnswer(event.seat, event.right, event.at, event.choices, event.text, asked.shown)
    return _question(lesson, answers=(*asked.answers, answer))


def _class_shown(lesson: Lesson, event: e.ClassShown) -> Lesson:
    asked = lesson.questions[-1]
    slow = [one.seat for one in lesson.present if one.ease.more_time and not one.bot]
    late = frozenset(seat for seat in slow if asked.answer_of(seat) is None)
    return _question(lesson, shown=True, late=late, began_at=event.at, closes_at=event.closes_at)


def unanswered(lesson: Lesson, seat: int) -> tuple[ClassQuestion, ...]:
    """Return the questions with the open one not answered by this seat, which somebody else has now."""
    asked = lesson.class_question
    if asked is None:
        return lesson.questions
    answers = tuple(answer for answer in asked.answers if answer.seat != seat)
    return (*lesson.questions[:-1], replace(asked, answers=answers, late=asked.late - {seat}))


CHANGES: Mapping[type, Callable[[Lesson, Any], Lesson]] = {
    e.BellSet: _bell_set,
    e.Rang: lambda lesson, _: replace(lesson, rang=True),
    e.Frozen: lambda lesson, event: replace(
        lesson, frozen=Freezing(lesson.frozen.at if lesson.frozen else event.at, event.message)
    ),
    e.Unfrozen: _unfrozen,
    e.ClassAsked: _class_asked,
    e.ClassAnswered: _class_answered,
    e.ClassShown: _class_shown,
    e.ClassEnded: lambda lesson, _: _question(lesson, ended=True),
    e.Extended: lambda lesson, event: _question_later(lesson, event.seconds),
}

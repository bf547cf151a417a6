"""Saving a lie of *Trick the class* as a wrong choice of its question; the teacher can add an explanation."""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.teacher.library import gist


def with_wrong(question: Question, lie: str) -> Question:
    """Return the question with another wrong choice; a typed question becomes one with choices.

    It is unchanged if it has the maximum of choices, or this one.
    """
    choices = question.choices or (Choice(question.accept[0], right=True),)
    known = {choice.text.casefold() for choice in choices}
    if lie.casefold() in known or len(choices) >= limits.CHOICES:
        return question
    return replace(question, kind=Kind.CHOICE, accept=(), choices=(*choices, Choice(lie)))


def place_of(question: Question, placed: Mapping[int, Question]) -> int | None:
    """Return the position where the lie is added: that of the question, ``None`` for a new one at the end.

    A typed question is kept, and the one with choices is added.
    """
    alike = [at for at, other in placed.items() if other.choices and gist(other) == gist(question)]
    return alike[0] if alike else None

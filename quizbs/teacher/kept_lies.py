"""Saving a lie of *Trick the class* as a wrong choice of its question, to which the teacher can add an explanation."""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.teacher.library import gist


def with_wrong(question: Question, lie: str) -> Question:
    """Return the question with the lie as another wrong choice; one with a typed answer becomes one with choices.

    The question is unchanged if it has the maximum number of choices, or a choice with this text.
    """
    choices = question.choices or (Choice(question.accept[0], right=True),)
    known = {choice.text.casefold() for choice in choices}
    if lie.casefold() in known or len(choices) >= limits.MAX_CHOICES:
        return question
    return replace(question, kind=Kind.CHOICE, accept=(), choices=(*choices, Choice(lie)))


def position_of(question: Question, placed: Mapping[int, Question]) -> int | None:
    """Return the position, in a bank, of the question to which a lie is added; ``None`` if the question has to be
    appended.

    A question with a typed answer stays unchanged: the lie is added to a copy of it that has choices.
    """
    alike = [at for at, other in placed.items() if other.choices and gist(other) == gist(question)]
    return alike[0] if alike else None

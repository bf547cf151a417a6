"""A lie of *Trick the class* becomes a wrong answer of its question; why it is wrong is for the teacher to add."""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.teacher.library import gist


def with_wrong(question: Question, lie: str) -> Question:
    """Return the question with one more wrong choice; one that is typed has choices then.

    It stays as it is with the most choices that a question has, or if the lie is among them.
    """
    choices = question.choices or (Choice(question.accept[0], right=True),)
    known = {choice.text.casefold() for choice in choices}
    if lie.casefold() in known or len(choices) >= limits.CHOICES:
        return question
    return replace(question, kind=Kind.CHOICE, accept=(), choices=(*choices, Choice(lie)))


def place_of(question: Question, placed: Mapping[int, Question]) -> int | None:
    """Return where in a bank a lie is to be added: at the question itself, ``None`` for a new one at the end.

    A question that is typed stays beside the one with choices that is made of it.
    """
    alike = [at for at, other in placed.items() if other.choices and gist(other) == gist(question)]
    return alike[0] if alike else None

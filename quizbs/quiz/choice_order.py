"""In which order the choices of a question are shown, and which are taken away for who has fewer."""

from collections.abc import Sequence
from random import Random

from quizbs.quiz.question import Kind, Question


def shuffled_choices(question: Question, chance: Random) -> tuple[int, ...]:
    """Return the places of the choices in the order in which they are shown: true before false, others by chance."""
    order = list(range(len(question.choices)))
    if question.kind is not Kind.TRUE_FALSE:
        chance.shuffle(order)
    return tuple(order)


def taken_away(question: Question, order: Sequence[int], chance: Random) -> tuple[int, ...]:
    """Return half of the wrong choices, by their places as shown; a single wrong one stays."""
    wrong = [place for place, real in enumerate(order) if not question.choices[real].right]
    return tuple(sorted(chance.sample(wrong, len(wrong) // 2)))

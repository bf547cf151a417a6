"""The order in which choices are shown, choices hidden from some seats, and reading answers by it."""

from collections.abc import Sequence
from random import Random

from quizbs.quiz.grading import Given
from quizbs.quiz.question import Kind, Question


def shuffled_choices(question: Question, chance: Random) -> tuple[int, ...]:
    """Return the shown order of the choices as places in the bank: true before false, others shuffled."""
    order = list(range(len(question.choices)))
    if question.kind is not Kind.TRUE_FALSE:
        chance.shuffle(order)
    return tuple(order)


def feedback_as_shown(question: Question, order: Sequence[int]) -> list[str]:
    """Return the feedback of each choice in the shown order; empty if no choice has feedback."""
    told = [question.choices[real].feedback for real in order]
    return told if any(told) else []


def taken_away(question: Question, order: Sequence[int], chance: Random) -> tuple[int, ...]:
    """Return half of the wrong choices, rounded down, by their shown places."""
    wrong = [place for place, real in enumerate(order) if not question.choices[real].right]
    return tuple(sorted(chance.sample(wrong, len(wrong) // 2)))


def as_in_the_bank(
    question: Question,
    order: Sequence[int],
    choices: Sequence[int] | None,
    text: str | None,
    without: Sequence[int] = (),
) -> Given | None:
    """Return an answer by places of choices in the bank, or ``None`` if it is impossible.

    ``choices`` are places as shown in ``order``; ``without`` are those that this student doesn't see.
    """
    if question.kind is Kind.TYPED:
        return Given(text=text) if text is not None and choices is None else None
    picked = choices or ()
    shown = set(range(len(order))) - set(without)
    one_is_enough = question.kind is not Kind.MULTI
    if text is not None or not picked or not shown.issuperset(picked) or len(set(picked)) != len(picked):
        return None
    if one_is_enough and len(picked) > 1:
        return None
    return Given(tuple(sorted(order[place] for place in picked)))

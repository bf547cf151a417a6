"""The shown order of choices, choices hidden from some seats, and translating an answer back to the bank's order."""

from collections.abc import Sequence
from random import Random

from quizbs.quiz.grading import Given
from quizbs.quiz.question import Kind, Question


def shuffled_choices(question: Question, chance: Random) -> tuple[int, ...]:
    """Return the choices' positions in the bank (from 0), in the order to show them.

    True comes before false; choices of all other kinds are shuffled.
    """
    order = list(range(len(question.choices)))
    if question.kind is not Kind.TRUE_FALSE:
        chance.shuffle(order)
    return tuple(order)


def feedback_as_shown(question: Question, order: Sequence[int]) -> list[str]:
    """Return the feedback of each choice, in the order shown; empty if no choice has any."""
    feedback = [question.choices[real].feedback for real in order]
    return feedback if any(feedback) else []


def taken_away(question: Question, order: Sequence[int], chance: Random) -> tuple[int, ...]:
    """Return the shown positions (from 0) of half of the wrong choices, rounded down, chosen at random.

    Seats with fewer choices don't see these.
    """
    wrong = [place for place, real in enumerate(order) if not question.choices[real].right]
    return tuple(sorted(chance.sample(wrong, len(wrong) // 2)))


def as_in_the_bank(
    question: Question,
    order: Sequence[int],
    choices: Sequence[int] | None,
    text: str | None,
    without: Sequence[int] = (),
) -> Given | None:
    """Return a student's answer with the choices' positions in the bank; ``None`` if it isn't valid.

    ``choices`` are positions in the shown ``order``; ``without`` are shown positions that this student doesn't see.
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

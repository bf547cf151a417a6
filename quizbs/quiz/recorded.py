"""The record of an answer beyond right or wrong, for the report."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from quizbs.quiz.grading import plain
from quizbs.quiz.question import Kind, Question

# Asked for cards, answered with everyone at the table, a question for everyone, or repeated after arguing.
How = Literal["asked", "along", "class", "argued"]
Helped = Literal["fewer", "time"]  # the teacher's accommodations: fewer choices, more time
Sure = Annotated[int, msgspec.Meta(ge=0, le=2)]  # 2: sure, 1: "I think so", 0: a guess
LONGEST = 60  # characters of a typed answer


class Recorded(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was chosen, how it was asked, how long it took, and what it was worth.

    ``given`` are the places of the chosen choices in the bank, or a typed answer normalised for comparison; ``None``:
    no answer. ``seconds`` are from the question to the answer, without pauses; ``None`` if the seat had no limit.
    ``sure`` is the answerer's confidence, ``None`` if it wasn't asked. ``row`` is the number of right answers in a row
    just before. ``repeat``: the answer had been seen before.
    """

    how: How
    given: tuple[int, ...] | str | None = None
    seconds: float | None = None
    worth: int = 0
    row: int = 0
    repeat: bool = False
    helped: tuple[Helped, ...] = ()
    sure: int | None = None


def given_to(
    question: Question, order: Sequence[int], choices: Sequence[int] | None, text: str | None
) -> tuple[int, ...] | str | None:
    """Return an answer for the record; ``choices`` are places as shown in ``order``."""
    if question.kind is Kind.TYPED:
        return None if text is None else plain(text)[:LONGEST]
    return None if choices is None else tuple(sorted(order[place] for place in choices))


def helped_by(*, fewer: bool, more_time: bool) -> tuple[Helped, ...]:
    """Return the accommodations, as recorded."""
    helps: tuple[tuple[Helped, bool], ...] = (("fewer", fewer), ("time", more_time))
    return tuple(name for name, given in helps if given)

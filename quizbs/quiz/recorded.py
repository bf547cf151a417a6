"""What is kept of an answer for the report, in addition to right or wrong."""

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
    """What is kept of an answer: what was chosen, how it was asked, how long it took, its points (``worth``).

    ``given``: positions in the bank (from 0) of the chosen choices, or a typed answer normalised for comparison;
    ``None`` without an answer. ``seconds``: time to answer without pauses, ``None`` if there was no limit. ``sure``:
    how sure the answerer was, ``None`` if not asked. ``row``: how many right answers in a row came just before this
    answer. ``repeat``: the seat had seen the answer earlier. ``helped``: accommodations by the teacher.
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
    """Return an answer as recorded: positions in the bank, or normalised text; ``None`` without an answer.

    ``choices`` are positions in the shown ``order``.
    """
    if question.kind is Kind.TYPED:
        return None if text is None else plain(text)[:LONGEST]
    return None if choices is None else tuple(sorted(order[place] for place in choices))


def helped_by(*, fewer: bool, more_time: bool) -> tuple[Helped, ...]:
    """Return the accommodations that a seat had, as recorded."""
    helps: tuple[tuple[Helped, bool], ...] = (("fewer", fewer), ("time", more_time))
    return tuple(name for name, given in helps if given)

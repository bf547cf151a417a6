"""A question for several people: who has answered, whom it waits for, whose silence counts as wrong.

A seat with more time may finish in private after everybody else has seen the right answer.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Self

import msgspec
from msgspec.structs import replace

from quizbs.quiz.choice_order import as_in_the_bank
from quizbs.quiz.grading import is_right
from quizbs.quiz.question import Question


class SharedQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a question at a table and a class question have in common. All sets are of seat numbers."""

    order: tuple[int, ...]  # positions of the choices in the bank, in shown order
    without: tuple[int, ...] = ()  # shown positions of choices hidden from seats with fewer choices
    known: frozenset[int] = frozenset()  # seats that had seen the answer before, so that answering shows no knowledge
    partly: frozenset[int] = frozenset()  # seats that were absent for a part of the question
    late: frozenset[int] = frozenset()  # seats with more time that hadn't answered when the right answer was shown
    shown: bool = False  # the right answer is shown

    @property
    def answered_by(self) -> frozenset[int]:
        """Return the seats that have answered."""
        raise NotImplementedError

    def is_right(
        self,
        question: Question,
        choices: Sequence[int] | None,
        text: str | None,
        *,
        fewer: bool,
        bank: Iterable[Question] = (),
    ) -> bool | None:
        """Return whether an answer is right, or ``None`` if it isn't valid.

        ``choices`` are shown positions; ``fewer``: some choices are hidden from the seat. ``bank`` has all questions,
        since a misspelled word may be nearer to the answer of another question.
        """
        given = as_in_the_bank(question, self.order, choices, text, self.without if fewer else ())
        return None if given is None else is_right(question, given, bank)

    def awaited(self, expected: Collection[int]) -> frozenset[int]:
        """Return the seats of ``expected`` that haven't answered yet."""
        return frozenset(expected) - self.answered_by

    def may_finish(self, seat: int) -> bool:
        """Return whether a seat may still answer: before the right answer is shown, or later if it has more time."""
        return seat not in self.answered_by and (not self.shown or seat in self.late)

    def left_open_by(self, able: Collection[int], slow: Collection[int]) -> frozenset[int]:
        """Return the seats whose silence counts as a wrong answer.

        These are the seats of ``able`` that didn't answer, were present all the time, and have no extra time
        (``slow``).
        """
        return self.awaited(able) - self.partly - frozenset(slow)

    def for_a_new_owner(self, seat: int) -> Self:
        """Return the question after another person took over a seat while the question was open.

        That person hasn't seen the answer before, and was absent for a part of the question.
        """
        return replace(self, partly=self.partly | {seat}, late=self.late - {seat}, known=self.known - {seat})

"""A question for several people: who has answered, who is awaited, who may finish late, whose silence counts.

A seat with more time may finish in private after the others have seen the right answer.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Self

import msgspec
from msgspec.structs import replace

from quizbs.quiz.choice_order import as_in_the_bank
from quizbs.quiz.grading import is_right
from quizbs.quiz.question import Question


class SharedQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """The common part of questions to a table and to the whole class; people are identified by seat."""

    order: tuple[int, ...]  # places of its choices, in shown order
    without: tuple[int, ...] = ()  # choices, by shown place, hidden from seats with fewer choices
    known: frozenset[int] = frozenset()  # had seen the answer before, so theirs doesn't show knowledge
    partly: frozenset[int] = frozenset()  # were absent for a part of it
    late: frozenset[int] = frozenset()  # have more time, and hadn't answered when the right answer was shown
    shown: bool = False  # everybody may see the right answer

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
        """Return whether an answer is right, or ``None`` if it is impossible.

        ``choices`` are places as shown; ``fewer``: this seat sees fewer of them; ``bank`` contains all questions, since
        a misspelled word may be nearer to the answer of another one.
        """
        given = as_in_the_bank(question, self.order, choices, text, self.without if fewer else ())
        return None if given is None else is_right(question, given, bank)

    def awaited(self, expected: Collection[int]) -> frozenset[int]:
        """Return the seats of ``expected`` that haven't answered."""
        return frozenset(expected) - self.answered_by

    def may_finish(self, seat: int) -> bool:
        """Return whether a seat may answer: before the right answer is shown, or late."""
        return seat not in self.answered_by and (not self.shown or seat in self.late)

    def left_open_by(self, able: Collection[int], slow: Collection[int]) -> frozenset[int]:
        """Return the seats whose silence counts: present for all of it, without extra time or an answer."""
        return self.awaited(able) - self.partly - frozenset(slow)

    def for_a_new_owner(self, seat: int) -> Self:
        """Return the question for a person who takes over a seat during it."""
        return replace(self, partly=self.partly | {seat}, late=self.late - {seat}, known=self.known - {seat})

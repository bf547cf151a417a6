"""A question that several people answer: who has answered, who it waits for, who may finish late, whose silence counts.

A seat with more time than the others may finish in private while they already see what is right.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Self

import msgspec
from msgspec.structs import replace

from quizbs.quiz.choice_order import as_in_the_bank
from quizbs.quiz.grading import is_right
from quizbs.quiz.question import Question


class SharedQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What questions to one table and to the whole class have in common; people are known by their seats."""

    order: tuple[int, ...]  # the places of its choices as they are shown
    without: tuple[int, ...] = ()  # choices, as shown, that seats with fewer choices don't see
    known: frozenset[int] = frozenset()  # had seen its answer before, so theirs shows no knowledge
    partly: frozenset[int] = frozenset()  # weren't here for all of it
    late: frozenset[int] = frozenset()  # have more time, and hadn't answered when the right answer was shown
    shown: bool = False  # everybody may see what is right

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
        """Return whether an answer is right, or ``None`` if it isn't a possible answer.

        ``choices`` are places as shown; ``fewer`` says that this seat sees fewer of them; ``bank`` holds all the
        questions, since a misspelled word may be nearer to the answer of another one.
        """
        given = as_in_the_bank(question, self.order, choices, text, self.without if fewer else ())
        return None if given is None else is_right(question, given, bank)

    def awaited(self, expected: Collection[int]) -> frozenset[int]:
        """Return which of these seats haven't answered."""
        return frozenset(expected) - self.answered_by

    def may_finish(self, seat: int) -> bool:
        """Return whether a seat may still answer: at any time before the right answer is shown, or late."""
        return seat not in self.answered_by and (not self.shown or seat in self.late)

    def left_open_by(self, able: Collection[int], slow: Collection[int]) -> frozenset[int]:
        """Return the seats whose silence counts: they were here for all of it, without extra time or an answer."""
        return self.awaited(able) - self.partly - frozenset(slow)

    def for_a_new_owner(self, seat: int) -> Self:
        """Return the question for somebody who takes over a seat in the middle of it."""
        return replace(self, partly=self.partly | {seat}, late=self.late - {seat}, known=self.known - {seat})

"""The input of a report: the single facts of a lesson while they are kept, its sums, and names."""

from collections.abc import Mapping
from functools import cached_property

import msgspec

from quizbs.quiz.question import Question
from quizbs.reports.answers import AnswerRecord, AskedQuestion, Participant
from quizbs.reports.first_answers import LessonSums, first_answers
from quizbs.reports.judging import judged, percent
from quizbs.reports.tricks import FooledMost


class LastTime(msgspec.Struct, frozen=True):
    """The results of the previous lesson with the same bank and class, and its date."""

    at: float
    first: int
    right: int

    @property
    def percent(self) -> int | None:
        """Return the share that was right, in percent."""
        return percent(self.right, self.first)


def compared(first: int, last: LastTime | None) -> LastTime | None:
    """Return the previous lesson if both have enough first answers to be compared."""
    return last if last is not None and judged(first) and judged(last.first) else None


class LessonFacts(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A lesson for its report. Times are in seconds.

    ``names`` is empty after their deletion, as is ``answers``, of which ``sums`` remain. ``numbers`` are the numbers of
    questions in the bank by id; ``edited`` are wordings that the bank doesn't have any more.
    """

    lesson: str
    title: str
    label: str
    began_at: float
    ended_at: float | None
    sums: LessonSums
    questions: Mapping[str, AskedQuestion]  # by wording
    answers: tuple[AnswerRecord, ...] = ()
    participants: tuple[Participant, ...] = ()
    names: Mapping[str, str] = {}
    real: Mapping[str, str] = {}
    numbers: Mapping[str, int] = {}
    edited: frozenset[str] = frozenset()
    bank_gone: bool = False
    last: LastTime | None = None
    tricks: tuple[FooledMost, ...] = ()  # empty after the ledger is deleted

    @cached_property
    def first(self) -> list[AnswerRecord]:
        """Return the first answers."""
        return first_answers(self.answers)

    @cached_property
    def share(self) -> float:
        """Return the share of first answers that were right."""
        return self.sums.right / self.sums.first if self.sums.first else 0.0

    @cached_property
    def shown_names(self) -> dict[str, str]:
        """Return the name of each student in the report: the real name if known, or a number once names are deleted.

        Numbers follow the random ids, so they don't reveal the order of joining.
        """
        people = sorted(
            {participant.person for participant in self.participants} | {answer.person for answer in self.answers}
        )
        return {
            person: self.real.get(person) or self.names.get(person) or f"Student {number}"
            for number, person in enumerate(people, 1)
        }

    def question(self, words: str) -> Question:
        """Return the question with this wording."""
        return self.questions[words].question

    def number(self, words: str) -> int | None:
        """Return the number of a question in the bank, ``None`` if it isn't in it any more."""
        return self.numbers.get(self.question(words).id)

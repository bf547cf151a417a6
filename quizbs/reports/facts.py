"""The input of a report: the stored facts about a lesson that haven't been deleted yet."""

from collections.abc import Callable, Mapping
from functools import cached_property

import msgspec

from quizbs.quiz.question import Question
from quizbs.reports.answers import AnswerRecord, AskedQuestion, Participant
from quizbs.reports.first_answers import LessonSums, first_answers
from quizbs.reports.judging import enough_answers, percent
from quizbs.reports.tricks import FooledMost


class LastTime(msgspec.Struct, frozen=True):
    """The results of the previous lesson with the same bank and class.

    ``at`` is that lesson's date in seconds, ``first`` the number of its first answers, ``right`` how many of them were
    right.
    """

    at: float
    first: int
    right: int

    @property
    def percent(self) -> int | None:
        """Return the percentage of right first answers, or ``None`` if there were too few."""
        return percent(self.right, self.first)


def compared(first: int, last: LastTime | None) -> LastTime | None:
    """Return ``last`` if that lesson and this one are large enough to compare, otherwise ``None``.

    ``first``: the number of first answers in this lesson.
    """
    return last if last is not None and enough_answers(first) and enough_answers(last.first) else None


class LessonFacts(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The facts about a lesson that are still stored. Times are in seconds.

    ``names`` (as shown in the lesson) and ``real`` (from the class list) are by person. Names are deleted first, single
    ``answers`` later; ``sums`` stay. ``numbers`` has each question's number in the bank, by id; ``edited`` the wordings
    that the bank no longer has; ``last`` is the previous lesson with the same bank and class. ``unnamed(number)``
    returns what a student without a name is called.
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
    unnamed: Callable[[int], str] = str

    @cached_property
    def first(self) -> list[AnswerRecord]:
        """Return the first answers of all students."""
        return first_answers(self.answers)

    @cached_property
    def share(self) -> float:
        """Return the share (0 to 1) of first answers that were right; 0 without answers."""
        return self.sums.right / self.sums.first if self.sums.first else 0.0

    @cached_property
    def shown_names(self) -> dict[str, str]:
        """Return each person's name in the report: the real name if known, else the one in the lesson.

        Once names are deleted, people are called by a number. Numbers follow the order of the random ids, which doesn't
        reveal who joined first.
        """
        people = sorted(
            {participant.person for participant in self.participants} | {answer.person for answer in self.answers}
        )
        return {
            person: self.real.get(person) or self.names.get(person) or self.unnamed(number)
            for number, person in enumerate(people, 1)
        }

    def question(self, wording: str) -> Question:
        """Return the question with the wording ``wording``."""
        return self.questions[wording].question

    def number(self, wording: str) -> int | None:
        """Return the number in the bank of the question with this wording, ``None`` if the bank no longer has it."""
        return self.numbers.get(self.question(wording).id)

"""The label of a lesson's class, and how long its names are kept."""

import unicodedata
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from datetime import time as clock

from quizbs.local_time import local, seconds
from quizbs.store.lessons import Lessons, ListedLesson

LONGEST_LABEL = 12  # characters
A_WEEK = timedelta(days=7)
HALF_A_YEAR = timedelta(days=182)  # default time that a class is kept


class BadDate(Exception):
    """Names can't be kept until this date: it is past, or later than the limit that students were shown."""


class BadLabel(Exception):
    """A class label is too long."""


def tidy_label(typed: str) -> str:
    """Return a typed class label, normalised. Raises ``BadLabel``."""
    letters = "".join(sign for sign in unicodedata.normalize("NFC", typed) if unicodedata.category(sign)[0] != "C")
    label = " ".join(letters.split())
    if len(label) > LONGEST_LABEL:
        raise BadLabel(label)
    return label


def day_of(at: float) -> date:
    """Return the local day of a time (s)."""
    return local(at).date()


def end_of(day: date) -> float:
    """Return the last second of a local day, as a time (s)."""
    return seconds(datetime.combine(day + timedelta(days=1), clock.min)) - 1


class NameRetention:
    """Sets a lesson's class label, and the date on which its students' names are deleted."""

    def __init__(self, lessons: Lessons, clock: Callable[[], float]) -> None:
        self._lessons, self._clock = lessons, clock

    def labels(self, owner: str) -> Sequence[str]:
        """Return the class labels of this teacher's lessons, that of the newest lesson first."""
        return self._lessons.for_teacher(owner).labels()

    def label(self, lesson: ListedLesson, typed: str) -> None:
        """Set the class label of a lesson to the typed text, normalised. Raises ``BadLabel``."""
        self._lessons.label(lesson.id, tidy_label(typed))

    def a_week(self, lesson: ListedLesson) -> date:
        """Return the date that a button offers: a week from now, or the limit that students were shown if that is
        earlier.
        """
        return min(day_of(self._clock()) + A_WEEK, self.latest(lesson))

    def latest(self, lesson: ListedLesson) -> date:
        """Return the last date until which the names of a lesson may be kept."""
        return day_of(lesson.names_at_most)

    def at_most_from_now(self) -> date:
        """Return the last date until which the names of a lesson that is opened now may be kept."""
        return day_of(ListedLesson("", "", "", "", self._clock(), None, 0.0).names_at_most)

    def class_until(self) -> date:
        """Return the date until which a new class is kept by default."""
        return day_of(self._clock()) + HALF_A_YEAR

    def checked(self, day: date, latest: date) -> float:
        """Return the time (s) at which a chosen day ends.

        Raises ``BadDate`` unless the day is after today and not after ``latest``.
        """
        if not day_of(self._clock()) < day <= latest:
            raise BadDate(day)
        return end_of(day)

    def keep(self, lesson: ListedLesson, day: date) -> None:
        """Keep the names of a lesson until the end of a day. Raises ``BadDate``."""
        self._lessons.keep_names(lesson.id, self.checked(day, self.latest(lesson)))

    def take_back(self, lesson: ListedLesson) -> None:
        """Undo ``keep``: names stay for the usual day after the lesson, or are deleted now if that day is over."""
        self._lessons.keep_names(lesson.id, None)
        listed = self._lessons.find(lesson.id)
        if listed and listed.names_go is not None and listed.names_go < self._clock():
            self._lessons.forget_names(lesson.id)

    def forget(self, lesson: ListedLesson) -> None:
        """Delete the names of a closed lesson now."""
        self._lessons.forget_names(lesson.id)

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
    """Names can't be kept until that date: it is past, or later than the limit shown to students."""


class BadLabel(Exception):
    """A label that is too long."""


def tidy_label(typed: str) -> str:
    """Return a normalised label. Raises ``BadLabel``."""
    letters = "".join(sign for sign in unicodedata.normalize("NFC", typed) if unicodedata.category(sign)[0] != "C")
    label = " ".join(letters.split())
    if len(label) > LONGEST_LABEL:
        raise BadLabel(label)
    return label


def day_of(at: float) -> date:
    """Return the local day of a time in seconds."""
    return local(at).date()


def end_of(day: date) -> float:
    """Return the last second of a local day."""
    return seconds(datetime.combine(day + timedelta(days=1), clock.min)) - 1


class NameRetention:
    """Changes the label and the names' date of a lesson, during it and afterwards."""

    def __init__(self, lessons: Lessons, clock: Callable[[], float]) -> None:
        self._lessons, self._clock = lessons, clock

    def labels(self, owner: str) -> Sequence[str]:
        """Return the labels of this teacher's earlier lessons, the newest first."""
        return self._lessons.for_teacher(owner).labels()

    def label(self, lesson: ListedLesson, typed: str) -> None:
        """Set the label of a lesson. Raises ``BadLabel``."""
        self._lessons.label(lesson.id, tidy_label(typed))

    def a_week(self, lesson: ListedLesson) -> date:
        """Return the date of the button: a week from now, but not after the limit shown to students."""
        return min(day_of(self._clock()) + A_WEEK, self.latest(lesson))

    def latest(self, lesson: ListedLesson) -> date:
        """Return the last date until which names may be kept."""
        return day_of(lesson.names_at_most)

    def at_most_from_now(self) -> date:
        """Return the last date until which the names of a lesson opened now may be kept."""
        return day_of(ListedLesson("", "", "", "", self._clock(), None, 0.0).names_at_most)

    def class_until(self) -> date:
        """Return the default date of a new class."""
        return day_of(self._clock()) + HALF_A_YEAR

    def checked(self, day: date, latest: date) -> float:
        """Return the time until which names are kept if this day is chosen. Raises ``BadDate``."""
        if not day_of(self._clock()) < day <= latest:
            raise BadDate(day)
        return end_of(day)

    def keep(self, lesson: ListedLesson, day: date) -> None:
        """Keep the names until the end of a day. Raises ``BadDate``."""
        self._lessons.keep_names(lesson.id, self.checked(day, self.latest(lesson)))

    def take_back(self, lesson: ListedLesson) -> None:
        """Keep the names for the usual day after the lesson; if that is past, they are deleted now."""
        self._lessons.keep_names(lesson.id, None)
        found = self._lessons.find(lesson.id)
        if found and found.names_go is not None and found.names_go < self._clock():
            self._lessons.forget_names(lesson.id)

    def forget(self, lesson: ListedLesson) -> None:
        """Delete the names of a closed lesson."""
        self._lessons.forget_names(lesson.id)

"""What the teacher says about a lesson for later: the label of its class, and for how long its names are kept."""

import unicodedata
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from datetime import time as clock

from quizbs.local_time import local, seconds
from quizbs.store.lessons import Lessons, ListedLesson

LONGEST_LABEL = 12  # characters
A_WEEK = timedelta(days=7)
HALF_A_YEAR = timedelta(days=182)  # that a class is kept, unless the teacher says otherwise


class BadDate(Exception):
    """Names can't be kept until that date: it is over, or later than students were told."""


class BadLabel(Exception):
    """A label is longer than it may be."""


def tidy_label(typed: str) -> str:
    """Return a label as it is kept. Raises ``BadLabel``."""
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


class Keeping:
    """Changes labels, and how long names are kept, before the end of a lesson and after it."""

    def __init__(self, lessons: Lessons, clock: Callable[[], float]) -> None:
        self._lessons, self._clock = lessons, clock

    def labels(self, owner: str) -> Sequence[str]:
        """Return the labels of this teacher's earlier lessons, the newest first."""
        return self._lessons.of(owner).labels()

    def label(self, lesson: ListedLesson, typed: str) -> None:
        """Give a lesson a label. Raises ``BadLabel``."""
        self._lessons.label(lesson.id, tidy_label(typed))

    def a_week(self, lesson: ListedLesson) -> date:
        """Return until when one tap keeps the names: a week from now, unless students were told less."""
        return min(day_of(self._clock()) + A_WEEK, self.latest(lesson))

    def latest(self, lesson: ListedLesson) -> date:
        """Return until when names may be kept at most."""
        return day_of(lesson.names_at_most)

    def at_most_from_now(self) -> date:
        """Return until when the names of a lesson that is opened now may be kept at most."""
        return day_of(ListedLesson("", "", "", "", self._clock(), None, 0.0).names_at_most)

    def class_until(self) -> date:
        """Return until when a class is kept that is new."""
        return day_of(self._clock()) + HALF_A_YEAR

    def checked(self, day: date, latest: date) -> float:
        """Return until when names are kept if that day is chosen. Raises ``BadDate``."""
        if not day_of(self._clock()) < day <= latest:
            raise BadDate(day)
        return end_of(day)

    def keep(self, lesson: ListedLesson, day: date) -> None:
        """Keep the names until the end of a day. Raises ``BadDate``."""
        self._lessons.keep_names(lesson.id, self.checked(day, self.latest(lesson)))

    def take_back(self, lesson: ListedLesson) -> None:
        """Keep the names for a day after the lesson again; if that is over, they are deleted now."""
        self._lessons.keep_names(lesson.id, None)
        found = self._lessons.find(lesson.id)
        if found and found.names_go is not None and found.names_go < self._clock():
            self._lessons.forget_names(lesson.id)

    def forget(self, lesson: ListedLesson) -> None:
        """Delete the names of a closed lesson now."""
        self._lessons.forget_names(lesson.id)

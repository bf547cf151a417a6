"""Periodic jobs for all lessons: recording which are in use, ending solo rounds, deleting expired data."""

from collections.abc import Callable
from contextlib import suppress

from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.lesson.commands import Close
from quizbs.live.registry import LessonRegistry
from quizbs.live.scheduler import Job
from quizbs.store.store import Store
from quizbs.teacher.lesson_reports import LessonReports

GONE = 60.0  # seconds without a screen after which a solo round ends
_ALONE, _TOUCH, _PURGE = 10.0, 60.0, 3600.0  # intervals in seconds


class Housekeeping:
    """The periodic jobs for the lessons of a store."""

    def __init__(
        self, store: Store, registry: LessonRegistry, reports: LessonReports, clock: Callable[[], float]
    ) -> None:
        self._store, self._registry, self._reports, self._clock = store, registry, reports, clock

    def jobs(self) -> list[Job]:
        """Return the jobs, each with its name and its interval."""
        return [
            ("rounds alone", _ALONE, self.end_rounds_alone),
            ("lessons in use", _TOUCH, self.touch),
            ("old lessons", _PURGE, self.purge),
            ("forgotten uploads", _PURGE, lambda: self._store.pending_imports.purge(self._clock())),
            ("unused pictures", _PURGE, lambda: self._store.pictures.purge(self._clock())),
        ]

    def end_rounds_alone(self) -> None:
        """End the solo rounds whose page has been closed for a minute.

        Only the process that leads a lesson can end it. A restart of the server restarts the minute.
        """
        now = self._clock()
        for listed in self._store.lessons.still_open():
            lesson = self._registry.cached(listed.id)
            with suppress(Refused):  # damaged, led by another process, or storage is unavailable
                if lesson.screens or not lesson.is_solo_round():
                    lesson.unseen_since = None
                elif lesson.unseen_since is None:
                    lesson.unseen_since = now
                elif now - lesson.unseen_since >= GONE:
                    self._registry.lead(listed.id).act(Program(), "alone:gone", Close())

    def touch(self) -> None:
        """Record that lessons with connected screens are in use now."""
        self._store.lessons.touch([lesson.id for lesson in self._registry.shown()], self._clock())

    def purge(self) -> None:
        """Delete expired data. Before that, store the results of lessons that were abandoned."""
        for lesson in self._store.lessons.abandoned(now := self._clock()):
            with suppress(Refused):  # an unreadable ledger is deleted without figures
                self._reports.save(lesson)
        for lesson in self._store.lessons.purge(now):
            self._registry.forget(lesson)

"""What is done every now and then for all lessons: noted, ended, deleted."""

from collections.abc import Callable
from contextlib import suppress

from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.lesson.commands import Close
from quizbs.live.registry import LessonRegistry
from quizbs.live.scheduler import Job
from quizbs.store.store import Store
from quizbs.teacher.lesson_reports import LessonReports

GONE = 60.0  # seconds without any screen after which a round alone ends
_ALONE, _TOUCH, _PURGE = 10.0, 60.0, 3600.0  # seconds


class Housekeeping:
    """Looks after the lessons of a store."""

    def __init__(
        self, store: Store, registry: LessonRegistry, reports: LessonReports, clock: Callable[[], float]
    ) -> None:
        self._store, self._registry, self._reports, self._clock = store, registry, reports, clock

    def jobs(self) -> list[Job]:
        """Return what is to be done, and how often."""
        return [
            ("rounds alone", _ALONE, self.end_rounds_alone),
            ("lessons in use", _TOUCH, self.touch),
            ("old lessons", _PURGE, self.purge),
            ("forgotten uploads", _PURGE, lambda: self._store.pending_imports.purge(self._clock())),
            ("unused pictures", _PURGE, lambda: self._store.pictures.purge(self._clock())),
        ]

    def end_rounds_alone(self) -> None:
        """End rounds alone whose page has been gone for a minute, since nobody ends them by hand.

        Only the process that leads one can. After a start of the server their time begins anew.
        """
        now = self._clock()
        for listed in self._store.lessons.still_open():
            lesson = self._registry.known(listed.id)
            with suppress(Refused):  # damaged, another process leads it, or nothing can be saved just now
                if lesson.screens or not lesson.is_alone():
                    lesson.unseen_since = None
                elif lesson.unseen_since is None:
                    lesson.unseen_since = now
                elif now - lesson.unseen_since >= GONE:
                    self._registry.lesson(listed.id).act(Program(), "alone:gone", Close())

    def touch(self) -> None:
        """Note which lessons are in use."""
        self._store.lessons.touch([lesson.id for lesson in self._registry.shown()], self._clock())

    def purge(self) -> None:
        """Delete what is older than it may be, after its figures are kept."""
        for lesson in self._store.lessons.abandoned(now := self._clock()):
            with suppress(Refused):  # what can't be read goes without figures
                self._reports.keep(lesson)
        for lesson in self._store.lessons.purge(now):
            self._registry.forget(lesson)

"""The one way out of an act: it marks what it touched, and what follows is done once, after the commit."""

import logging
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.session.coordinator import lesson_of

FollowUp = Callable[[str, Collection[str]], None]

_log = logging.getLogger(__name__)


def _nothing(_lesson: str, _streams: Collection[str]) -> None:
    """Do nothing: what an outbox does before it is told what follows."""


class Outbox:
    """Gathers the streams that were touched, by lesson, and follows them up.

    ``settle(lesson, streams)`` carries out what lesson and games owe each other now; whatever that touches is settled
    in turn. When nothing is left, ``publish(lesson, streams)`` shows the outcome, once. An act during all this only
    adds to it: nothing is published from within publishing.

    Pulses (who is here, who waits for the teacher) wait here too, until the screens take them.
    """

    def __init__(self) -> None:
        self._settle: FollowUp = _nothing
        self._publish: FollowUp = _nothing
        self._touched: dict[str, dict[str, None]] = {}
        self._drained: set[str] = set()  # lessons being gathered or followed up
        self._lock = threading.Lock()
        self._pulses: set[str] = set()
        self._pulse_everywhere = False

    def deliver(self, settle: FollowUp, publish: FollowUp) -> None:
        """Set what follows from now on."""
        self._settle, self._publish = settle, publish

    def touch(self, stream: str) -> None:
        """Mark a stream that has changed, and follow it up unless that is going on already."""
        with self._lock:
            lesson = lesson_of(stream)
            self._touched.setdefault(lesson, {})[stream] = None
            if lesson in self._drained:
                return
            self._drained.add(lesson)
        self._drain(lesson)

    @contextmanager
    def gathering(self, lesson: str) -> Iterator[None]:
        """Follow up everything touched inside the block together, at its end."""
        with self._lock:
            mine = lesson not in self._drained
            self._drained.add(lesson)
        try:
            yield
        finally:
            if mine:
                self._drain(lesson)

    def _drain(self, lesson: str) -> None:
        try:
            while not self._is_done(lesson):
                all_touched: dict[str, None] = {}
                while touched := self._touched.pop(lesson, None):
                    all_touched |= touched
                    self._try(self._settle, lesson, tuple(touched))
                self._try(self._publish, lesson, tuple(all_touched))
        except BaseException:
            self._drained.discard(lesson)
            raise

    def _is_done(self, lesson: str) -> bool:
        with self._lock:
            if lesson in self._touched:
                return False
            self._drained.discard(lesson)
            return True

    @staticmethod
    def _try(follow: FollowUp, lesson: str, streams: Collection[str]) -> None:
        try:
            follow(lesson, streams)
        except Refused as refused:  # the rows are committed all the same, and the next look or sync brings them
            _log.error("lesson %s: not published (%s)", lesson, refused.code)
        except Exception as error:
            _log.error("lesson %s: not published: %s", lesson, where(error))

    def pulse(self, lesson: str) -> None:
        """Send the screens of a lesson a pulse soon."""
        self._pulses.add(lesson)

    def pulse_everywhere(self) -> None:
        """Send the screens of every lesson a pulse soon."""
        self._pulse_everywhere = True

    def take_pulses(self, lessons: Collection[str]) -> set[str]:
        """Return which of these lessons are due a pulse, and forget it. Pass those that somebody looks at."""
        taken = set(lessons) if self._pulse_everywhere else self._pulses.intersection(lessons)
        self._pulses, self._pulse_everywhere = set(), False
        return taken

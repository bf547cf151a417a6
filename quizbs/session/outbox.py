"""The one way out of an act: it marks what it touched; what follows is done after the commit, and shown once a turn."""

import logging
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.session.coordinator import game_of, lesson_of, lesson_stream

FollowUp = Callable[[str, Collection[str]], None]
Later = Callable[[float, Callable[[], None]], object]

PACE = 0.15  # seconds between two looks of a whole class at the same lesson: N joins must not make N² messages

_log = logging.getLogger(__name__)


def _nothing(_lesson: str, _streams: Collection[str]) -> None:
    """Do nothing: what an outbox does before it is told what follows."""


class Outbox:
    """Gathers the streams that were touched, by lesson, and follows them up.

    ``settle(lesson, streams)`` carries out what lesson and games owe each other now; whatever that touches is settled
    in turn. When nothing is left, ``publish(lesson, streams)`` is called in the next turn of the loop, so that an act
    is answered first and several acts within one turn are shown together. What changes the lesson itself is for
    everybody in it, so it is shown at once and then no more often than every ``PACE``: a class that comes in is told
    of its newcomers together. An act during all this only adds to it: nothing is published from within publishing.

    ``later(seconds, do)`` calls ``do`` after so long; ``clock`` is in seconds.

    Pulses (who is here, who waits for the teacher) wait here too, until the screens take them. ``tell(lesson)`` is
    called for a pulse that other processes are to send as well.
    """

    def __init__(self, later: Later, clock: Callable[[], float] = time.monotonic) -> None:
        self._later, self._clock = later, clock
        self._settle: FollowUp = _nothing
        self._publish: FollowUp = _nothing
        self._touched: dict[str, dict[str, None]] = {}
        self._drained: set[str] = set()  # lessons being gathered or settled
        self._to_show: dict[str, dict[str, None]] = {}
        self._shown_at: dict[str, float] = {}  # when lessons were shown to everybody, as long as that matters
        self._paced: set[str] = set()  # lessons that are to be shown to everybody when it is time again
        self._lock = threading.Lock()
        self._pulses: set[str] = set()
        self._pulse_everywhere = False
        self.tell: Callable[[str], object] = lambda _lesson: None

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

    def touch_soon(self, stream: str) -> None:
        """Mark a stream in the next turn, because just now nothing may be decided."""
        self._later(0.0, lambda: self.touch(stream))

    def show(self, stream: str) -> None:
        """Show what another process has changed in a stream, and followed up itself."""
        self._show(lesson_of(stream), {stream: None})

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
        all_touched: dict[str, None] = {}
        try:
            while touched := self._next(lesson):
                all_touched |= touched
                self._try(self._settle, lesson, tuple(touched))
        except BaseException:
            self._drained.discard(lesson)
            raise
        if all_touched:
            self._show(lesson, all_touched)

    def _next(self, lesson: str) -> dict[str, None]:
        """Return what was touched since the last time; after nothing, the lesson is no longer being settled."""
        with self._lock:
            touched = self._touched.pop(lesson, {})
            if not touched:
                self._drained.discard(lesson)
            return touched

    def _show(self, lesson: str, touched: dict[str, None]) -> None:
        """Show what was touched in the next turn, but the lesson itself when it is time again."""
        if wide := [stream for stream in touched if not game_of(stream)]:
            if wait := self._wait(lesson):
                for stream in wide:
                    del touched[stream]
                self._pace(lesson, wait)
            else:
                self._shown_at[lesson] = self._clock()
        if touched:
            self._next_turn(lesson, touched)

    def _wait(self, lesson: str) -> float:
        """Return the seconds until everybody may be shown a lesson again."""
        now = self._clock()
        self._shown_at = {shown: at for shown, at in self._shown_at.items() if now - at < PACE}
        return max(0.0, self._shown_at[lesson] + PACE - now) if lesson in self._shown_at else 0.0

    def _pace(self, lesson: str, wait: float) -> None:
        if lesson not in self._paced:
            self._paced.add(lesson)
            self._later(wait, lambda: self._due(lesson))

    def _due(self, lesson: str) -> None:
        self._paced.discard(lesson)
        self._shown_at[lesson] = self._clock()
        self._next_turn(lesson, {lesson_stream(lesson): None})

    def _next_turn(self, lesson: str, touched: dict[str, None]) -> None:
        with self._lock:
            waiting = bool(self._to_show)
            self._to_show.setdefault(lesson, {}).update(touched)
        if not waiting:
            self._later(0.0, self._flush)

    def _flush(self) -> None:
        with self._lock:
            to_show, self._to_show = self._to_show, {}
        for lesson, touched in to_show.items():
            self._try(self._publish, lesson, tuple(touched))

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
        self.tell(lesson)

    def pulse_here(self, lesson: str) -> None:
        """Send those screens of a lesson a pulse soon that this process has."""
        self._pulses.add(lesson)

    def pulse_everywhere(self) -> None:
        """Send the screens of every lesson a pulse soon."""
        self._pulse_everywhere = True

    def take_pulses(self, lessons: Collection[str]) -> set[str]:
        """Return which of these lessons are due a pulse, and forget it. Pass those that somebody looks at."""
        taken = set(lessons) if self._pulse_everywhere else self._pulses.intersection(lessons)
        self._pulses, self._pulse_everywhere = set(), False
        return taken

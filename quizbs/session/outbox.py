"""The one way out of an act: it marks what it changed; what follows is done after the commit, and shown once a turn."""

import logging
import threading
import time
from collections.abc import Callable, Collection
from functools import partial

from quizbs.error_log import where
from quizbs.game import Refused

Parts = Collection[str]  # of a lesson: games by their ids, "" for the session itself
Later = Callable[[float, Callable[[], None]], object]

PACE = 0.15  # seconds between two looks of a whole class at the same lesson: N joins must not make N² messages

_log = logging.getLogger(__name__)


class Outbox:
    """Gathers what was changed, by lesson, and follows it up.

    ``store(lesson)`` keeps what has to be kept beside the ledger after a change in the session, before the act is
    answered. ``publish(lesson, parts)`` is called in the next turn of the loop, so that several acts within one turn
    are shown together. What changes the session is for everybody in it, so it is shown at once and then no more often
    than every ``PACE``: a class that comes in is told of its newcomers together.

    ``later(seconds, do)`` calls ``do`` after so long; ``clock`` is in seconds.

    Pulses (who is here, who waits for the teacher) wait here too, until the screens take them.
    """

    def __init__(self, later: Later, clock: Callable[[], float] = time.monotonic) -> None:
        self._later, self._clock = later, clock
        self._store: Callable[[str], None] = lambda _lesson: None
        self._publish: Callable[[str, Parts], None] = lambda _lesson, _parts: None
        self._to_show: dict[str, set[str]] = {}
        self._shown_at: dict[str, float] = {}  # when lessons were shown to everybody, as long as that matters
        self._paced: set[str] = set()  # lessons that are to be shown to everybody when it is time again
        self._lock = threading.Lock()
        self._pulses: set[str] = set()
        self._pulse_everywhere = False

    def deliver(self, store: Callable[[str], None], publish: Callable[[str, Parts], None]) -> None:
        """Set what follows from now on."""
        self._store, self._publish = store, publish

    def touch(self, lesson: str, parts: Parts) -> None:
        """Follow up a change in these parts of a lesson."""
        if "" in parts:
            self._try(lesson, partial(self._store, lesson))
        self.show(lesson, parts)

    def show(self, lesson: str, parts: Parts) -> None:
        """Show what has changed in the next turn, but the session itself when it is time again."""
        changed = set(parts)
        if "" in changed:
            if wait := self._wait(lesson):
                changed.discard("")
                self._pace(lesson, wait)
            else:
                self._shown_at[lesson] = self._clock()
        if changed:
            self._next_turn(lesson, changed)

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
        self._next_turn(lesson, {""})

    def _next_turn(self, lesson: str, parts: set[str]) -> None:
        with self._lock:
            waiting = bool(self._to_show)
            self._to_show.setdefault(lesson, set()).update(parts)
        if not waiting:
            self._later(0.0, self._flush)

    def _flush(self) -> None:
        with self._lock:
            to_show, self._to_show = self._to_show, {}
        for lesson, parts in to_show.items():
            self._try(lesson, partial(self._publish, lesson, parts))

    @staticmethod
    def _try(lesson: str, follow: Callable[[], None]) -> None:
        try:
            follow()
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

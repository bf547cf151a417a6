"""The lessons of this process. Only here does a process start or stop leading a lesson."""

import contextlib
import logging
import secrets
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.lesson import SessionState
from quizbs.lesson.commands import Extend
from quizbs.lesson.lesson_state import LessonState
from quizbs.live.live_lesson import LiveLesson
from quizbs.live.people import Everybody
from quizbs.live.shared_services import SharedServices
from quizbs.store.lease import Lease
from quizbs.store.people import Person

KNOWN = 300  # lessons whose state is cached: a school day of 25 classes
GRACE = 5.0  # seconds added to the time that the server was away, in which phones reconnect
AT_ONCE = 32  # lessons whose clocks are moved in parallel after a restart
LONGEST = 30.0  # most seconds that draining may take
LOOKS = 0.1  # seconds between two checks of the tables while draining
_BETWEEN_PLAYS = {"", "turn", "over"}  # phases in which nobody answers, chooses or watches cards turn

_log = logging.getLogger(__name__)


class LessonRegistry:
    """Loads lessons, and leads them while it has their leases.

    ``lead`` is for changing or showing a lesson: afterwards this process leads the lesson. ``state`` and ``lesson``
    only read it.
    """

    def __init__(self, shared: SharedServices, lease: Lease | None = None) -> None:
        self._shared, self._lease = shared, lease or Lease()
        self._lessons: OrderedDict[str, LiveLesson] = OrderedDict()
        self._turn = threading.Lock()
        self._last_pulsed = "", shared.connectivity.report()

    def lead(self, lesson: str) -> LiveLesson:
        """Lead a lesson from now on, and return it. Raises ``LedElsewhere``, ``Busy``."""
        self._lease.take(lesson)
        return self.cached(lesson)

    def state(self, lesson: str) -> LessonState:
        """Return the current state of a lesson and its games. Raises ``Busy``."""
        return self.cached(lesson).state

    def lesson(self, lesson: str) -> SessionState:
        """Return a lesson without its games. Raises ``Busy``."""
        return self.cached(lesson).lesson

    def everybody(self, lesson: str) -> Everybody:
        """Return the people of a lesson. Raises ``Unavailable``."""
        return self.cached(lesson).people.now()

    def cached(self, lesson: str) -> LiveLesson:
        """Return a lesson for reading, whichever process leads it; from the cache if possible."""
        with self._turn:
            if lesson not in self._lessons:
                idle = (held.id for held in self._lessons.values() if not (held.screens or held.is_busy()))
                if len(self._lessons) >= KNOWN and (oldest := next(idle, None)) is not None:
                    del self._lessons[oldest]
                self._lessons[lesson] = LiveLesson(lesson, self._shared)
            self._lessons.move_to_end(lesson)
            return self._lessons[lesson]

    def shown(self) -> list[LiveLesson]:
        """Return the lessons that have screens connected to this process."""
        return [lesson for lesson in list(self._lessons.values()) if lesson.screens]

    def kinds(self) -> dict[str, int]:
        """Return how many phones, walls and desks are connected to this process, by kind."""
        kinds = Counter(screen.kind for lesson in self.shown() for screen in lesson.screens.values())
        return {kind: kinds[kind] for kind in ("phone", "wall", "desk")}

    def drop_hosts(self) -> None:
        """Close the connections of all walls and desks. Authorised ones reconnect."""
        for lesson in self.shown():
            lesson.cut(hosts_only=True)

    def forget(self, lesson: str) -> None:
        """Remove a lesson from memory, close its screens' connections and give up its lease."""
        with self._turn:
            known = self._lessons.pop(lesson, None)
        if known is not None:
            known.cut()

    def release(self, lesson: str) -> None:
        """Give up the lease of a lesson, so that another process can lead it."""
        if self._lease.me is not None and self._lease.since(lesson) is not None:
            self._lease.release(lesson)
            self.forget(lesson)

    def pulse(self, lesson: str) -> None:
        """Schedule a pulse for the screens of a lesson."""
        if (known := self._lessons.get(lesson)) is not None:
            known.pulse()

    def pulse_everywhere(self) -> None:
        """Schedule a pulse for the screens of every lesson."""
        for lesson in self.shown():
            lesson.pulse()

    def seat_of(self, person: Person) -> int:
        """Return a person's seat number.

        Raises ``Refused``: ``closed`` (the lesson is over), ``removed`` (the teacher excludes their device),
        ``cleared`` (they may join again) or ``unknown`` (never seated).
        """
        lesson = self.lesson(person.lesson)
        if lesson.phase in {"", "closed"}:
            raise Refused("closed")
        seat = lesson.seat_with(person.id)
        if seat is not None and not seat.removed:
            return seat.seat
        if person.id in lesson.entry.out:
            raise Refused("removed")
        raise Refused("cleared" if seat is not None or lesson.was_here(person.id) else "unknown")

    def beat(self) -> Iterator[None]:
        """Run the periodic work of each lesson; called a few times a second.

        It yields after each lesson, because the work for a whole school takes longer than a tap may wait.
        """
        well = self._is_well()
        for lesson in self.shown():
            try:
                lesson.beat(well=well)
            except Refused as refused:
                _log.error("lesson %s: %s", lesson.id, refused.code)
            except Exception as error:
                _log.error("lesson %s: %s", lesson.id, where(error))
            yield

    def _is_well(self) -> bool:
        """Return whether clocks may run. Schedule a pulse if the result or the way to join has changed."""
        watch = self._shared.watch
        watch.check()
        if watch.stopped_since is not None and not watch.trouble:
            self.resume(watch.stopped_since, secrets.token_hex(8))
            watch.clocks_resumed()
        now = watch.trouble, self._shared.connectivity.report()
        if now != self._last_pulsed:
            self._last_pulsed = now
            self.pulse_everywhere()
        return watch.stopped_since is None

    def resume(self, away_since: float | None, start: str) -> None:
        """Move every running clock by the time since ``away_since`` (s), when the server stopped, plus ``GRACE``.

        A call window keeps its remaining time. ``start`` identifies this start of the server, so that a clock is moved
        once. Lessons that other processes lead are skipped.
        """
        if away_since is None:
            return
        more = Extend(max(0.0, self._shared.writing.clock() - away_since), away_since, GRACE)
        given: list[str] = []
        for listed in self._shared.store.lessons.still_open():
            try:
                lesson = self.lesson(listed.id)
            except Refused as refused:  # continue with the other lessons
                _log.error("lesson %s can't be continued (%s)", listed.id, refused.code)
                continue
            if lesson.running or lesson.class_question is not None or lesson.trick is not None:
                given.append(listed.id)

        def give_time_back(lesson: str) -> None:
            try:
                self.lead(lesson).act(Program(), f"restart:{start}", more)
            except Refused as refused:
                _log.info("%s: nothing to extend (%s)", lesson, refused.code)

        with ThreadPoolExecutor(AT_ONCE) as pool:  # writes that wait for the disk at the same time share a transaction
            list(pool.map(give_time_back, given))

    def release_all(self) -> None:
        """Give up the leases of all open lessons."""
        for listed in self._shared.store.lessons.still_open():
            self.release(listed.id)

    def drain(self, wait: Callable[[float], object]) -> None:
        """Give up all leases so that other processes can lead; screens reconnect there. Without effect on SQLite.

        A lesson is given up while all of its tables are between two plays. Returns when no screen is left, after
        ``LONGEST``, or when hurried: ``wait(seconds)`` sleeps and returns whether to hurry.
        """
        if self._lease.me is None:
            return
        self._lease.take_no_more()
        for _ in range(round(LONGEST / LOOKS)):
            for lesson in self.shown():
                with contextlib.suppress(Refused):
                    if lesson.snapshot().phases() <= _BETWEEN_PLAYS:
                        self.release(lesson.id)
            if not self.shown() or wait(LOOKS):
                break
        for lesson in self.shown():
            self.release(lesson.id)

"""The lessons of this process: the one place where it takes a lesson, and where it lets go of one."""

import contextlib
import logging
import secrets
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.lesson import Lesson
from quizbs.lesson.commands import Extend
from quizbs.lesson.lesson_state import LessonState
from quizbs.live.around import Around
from quizbs.live.live_lesson import LiveLesson
from quizbs.live.people import Everybody
from quizbs.store.lease import Lease
from quizbs.store.people import Person

KNOWN = 300  # lessons whose state is kept in memory: a school day of 25 classes
GRACE = 5.0  # seconds more than the server was away, for phones to reconnect
AT_ONCE = 32  # lessons that get their time back at the same moment after a restart
LONGEST = 30.0  # seconds that leaving may take
LOOKS = 0.1  # seconds between two looks at the tables of a process that leaves
_BETWEEN_PLAYS = {"", "turn", "over"}  # phases in which nobody answers, chooses or watches cards turn

_log = logging.getLogger(__name__)


class LessonRegistry:
    """Loads lessons and leads them, for as long as the ``lease`` has them.

    ``lesson`` is for whoever changes or shows one: from then on this process leads it. ``state`` and ``session`` only
    read, whoever leads.
    """

    def __init__(self, around: Around, lease: Lease | None = None) -> None:
        self._around, self._lease = around, lease or Lease()
        self._lessons: OrderedDict[str, LiveLesson] = OrderedDict()
        self._turn = threading.Lock()
        self._told = "", around.connectivity.changes

    def lesson(self, lesson: str) -> LiveLesson:
        """Return a lesson that this process leads from now on. Raises ``LedElsewhere``, ``Busy``."""
        self._lease.take(lesson)
        return self.known(lesson)

    def state(self, lesson: str) -> LessonState:
        """Return a lesson with its games as they are now. Raises ``Busy``."""
        return self.known(lesson).state

    def session(self, lesson: str) -> Lesson:
        """Return a lesson without its games. Raises ``Busy``."""
        return self.known(lesson).lesson

    def everybody(self, lesson: str) -> Everybody:
        """Return the people of a lesson. Raises ``Unavailable``."""
        return self.known(lesson).people.now()

    def known(self, lesson: str) -> LiveLesson:
        """Return a lesson to look at, whoever leads it."""
        with self._turn:
            if lesson not in self._lessons:
                idle = (one.id for one in self._lessons.values() if not (one.screens or one.is_busy()))
                if len(self._lessons) >= KNOWN and (oldest := next(idle, None)) is not None:
                    del self._lessons[oldest]
                self._lessons[lesson] = LiveLesson(lesson, self._around)
            self._lessons.move_to_end(lesson)
            return self._lessons[lesson]

    def shown(self) -> list[LiveLesson]:
        """Return the lessons that have screens here."""
        return [lesson for lesson in list(self._lessons.values()) if lesson.screens]

    def kinds(self) -> dict[str, int]:
        """Return how many phones, walls and desks are connected to this process."""
        kinds = Counter(screen.kind for lesson in self.shown() for screen in lesson.screens.values())
        return {kind: kinds[kind] for kind in ("phone", "wall", "desk")}

    def drop_hosts(self) -> None:
        """Close the connections of all walls and desks; those that may still look come back at once."""
        for lesson in self.shown():
            lesson.cut(hosts_only=True)

    def forget(self, lesson: str) -> None:
        """Let go of a lesson and its screens; the ledger has it all."""
        with self._turn:
            known = self._lessons.pop(lesson, None)
        if known is not None:
            known.cut()

    def hand_over(self, lesson: str) -> None:
        """Let whichever process is asked next lead a lesson."""
        if self._lease.me is not None and self._lease.since(lesson) is not None:
            self._lease.give_back(lesson)
            self.forget(lesson)

    def pulse(self, lesson: str) -> None:
        """Send the screens of a lesson a pulse soon."""
        if (known := self._lessons.get(lesson)) is not None:
            known.pulse()

    def pulse_everywhere(self) -> None:
        """Send the screens of every lesson a pulse soon."""
        for lesson in self.shown():
            lesson.pulse()

    def seat_of(self, person: Person) -> int:
        """Return a person's seat.

        Raises ``Refused``: ``closed`` (the lesson is over), ``removed`` (the teacher keeps their device out),
        ``cleared`` (they may join again) or ``unknown`` (never seated).
        """
        lesson = self.session(person.lesson)
        if lesson.phase in {"", "closed"}:
            raise Refused("closed")
        seat = lesson.seat_with(person.id)
        if seat is not None and not seat.removed:
            return seat.seat
        if person.id in lesson.entry.out:
            raise Refused("removed")
        raise Refused("cleared" if seat is not None or lesson.was_here(person.id) else "unknown")

    def beat(self) -> Iterator[None]:
        """Let each lesson do what goes on although nobody taps. A school of them takes longer than a tap should wait.

        Called a few times a second.
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
        """Return whether clocks may run, and tell every screen if that, or how students get here, has changed."""
        watch = self._around.watch
        watch.look()
        if watch.stands_since is not None and not watch.trouble:
            self.resume(watch.stands_since, secrets.token_hex(8))
            watch.goes_on()
        told = watch.trouble, self._around.connectivity.changes
        if told != self._told:
            self._told = told
            self.pulse_everywhere()
        return watch.stands_since is None

    def resume(self, away_since: float | None, start: str) -> None:
        """Give every running clock the time the server was away, plus ``GRACE``; a call window only what it had left.

        ``start`` names this start of the server. Lessons that other processes lead are theirs.
        """
        if away_since is None:
            return
        more = Extend(max(0.0, self._around.writing.clock() - away_since), away_since, GRACE)
        given: list[str] = []
        for listed in self._around.store.lessons.still_open():
            try:
                lesson = self.session(listed.id)
            except Refused as refused:  # the others go on
                _log.error("lesson %s can't be continued (%s)", listed.id, refused.code)
                continue
            if lesson.running or lesson.class_question is not None or lesson.trick is not None:
                given.append(listed.id)

        def give_back(lesson: str) -> None:
            try:
                self.lesson(lesson).act(Program(), f"restart:{start}", more)
            except Refused as refused:
                _log.info("%s: nothing to extend (%s)", lesson, refused.code)

        with ThreadPoolExecutor(AT_ONCE) as pool:  # what waits for the disk together is written together
            list(pool.map(give_back, given))

    def leave_all(self, seen: Collection[str]) -> None:
        """Let other processes lead the lessons that nobody looks at."""
        for listed in self._around.store.lessons.still_open():
            if listed.id not in seen:
                self.hand_over(listed.id)

    def drain(self, wait: Callable[[float], object]) -> None:
        """Hand the lessons over to other processes; their screens come back at once, there. On SQLite nobody goes on.

        A lesson goes while all of its tables are between two plays. Return when no screen is left, when it took too
        long, or when it is hurried: ``wait(seconds)`` waits, and returns whether it is.
        """
        if self._lease.me is None:
            return
        self._lease.take_no_more()
        for _ in range(round(LONGEST / LOOKS)):
            for lesson in self.shown():
                with contextlib.suppress(Refused):
                    if lesson.snapshot().phases() <= _BETWEEN_PLAYS:
                        self.hand_over(lesson.id)
            if not self.shown() or wait(LOOKS):
                break
        for lesson in self.shown():
            self.hand_over(lesson.id)

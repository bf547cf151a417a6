"""The one lane for writing to SQLite, which has a single writer anyway. It knows threads and gevent, no table."""

import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

REST = 0.01  # seconds from the beginning of one writing to that of the next, while there is much to write
SAVED = 0.05  # seconds of rest that were not needed before: five writes in a row begin at once
ENOUGH = 3  # writes that don't wait until the rest is over

T = TypeVar("T")


def lane_for(engine: Engine) -> "Lane":
    """Return the lane that fits: gevent's if gevent has patched threading."""
    if "gevent" in sys.modules:
        from gevent import monkey

        if monkey.is_module_patched("threading"):
            return GeventLane(engine)
    return Lane(engine)


class _Job(Generic[T]):
    """Some writing and its outcome."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.result: T | None = None
        self.error: BaseException | None = None
        self.done = threading.Event()


class Lane:
    """Carries out one write after the other, each in the thread of the first caller.

    Writes that wait for it are committed together with the next, so a slow disk syncs once for all of them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._db: Connection | None = None  # kept, since to ask the pool for it again took as long as a short write
        self._waiting: deque[_Job[Any]] = deque()
        self._turn = threading.Lock()

    def write(self, work: Callable[[Connection], T]) -> T:
        """Return the result of ``work`` once it is committed, or raise its exception, with nothing done."""
        return self.line_up(work)()

    def line_up(self, work: Callable[[Connection], T]) -> Callable[[], T]:
        """Put ``work`` behind what waits already, and return what waits for it, to be called at once.

        That returns its result once it is committed, or raises its exception, with nothing done.
        """
        job = _Job(work)
        self._waiting.append(job)

        def result() -> T:
            self._wait_for(job)
            if job.error is not None:
                raise job.error
            return cast("T", job.result)

        return result

    def between(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which is carried out while nothing is written."""
        with self._turn:
            return work()

    def close(self) -> None:
        """Wait for the current write to end."""
        with self._turn:
            self._let_go()

    def _let_go(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def _wait_for(self, job: _Job[Any]) -> None:
        with self._turn:
            if not job.done.is_set():  # otherwise it was committed together with somebody else's
                self._carry_out(self._next())

    def _next(self) -> list[_Job[Any]]:
        jobs = []
        while self._waiting:
            jobs.append(self._waiting.popleft())
        return jobs

    def _carry_out(self, jobs: list[_Job[Any]]) -> None:
        try:
            self._together(jobs)
        finally:
            for job in jobs:
                job.done.set()

    def _together(self, jobs: list[_Job[Any]]) -> None:
        """Keep an exception for the caller that waits for it."""
        try:
            self._in_one(jobs)
        except OperationalError as error:
            # Locked or full: it would be the same for each of them, after another wait.
            self._spoil(jobs, error)
        except Exception as error:
            if len(jobs) == 1:
                self._spoil(jobs, error)
            else:
                for job in jobs:  # one failed and all are undone: try each one alone
                    self._together([job])
        except BaseException as error:
            self._spoil(jobs, error)
            raise

    def _in_one(self, jobs: list[_Job[Any]]) -> None:
        self._db = self._db or self._engine.connect()
        try:
            with self._db.begin():
                for job in jobs:
                    job.result = job.work(self._db)
        except BaseException:
            self._let_go()  # nothing half done may stay open in it
            raise

    @staticmethod
    def _spoil(jobs: list[_Job[Any]], error: BaseException) -> None:
        for job in jobs:
            job.error = error


class Rests:
    """How long to rest before the next writing begins, so that what comes meanwhile is written with it."""

    def __init__(self) -> None:
        self._until = float("-inf")

    def before(self, now: float) -> float:
        """Return the seconds to rest, 0.0 for none, before a writing that could begin at ``now``."""
        return max(0.0, self._until - now)

    def begun(self, now: float) -> None:
        """Note that a writing has begun, maybe before the rest was over: then only the next one rests."""
        self._until = max(min(self._until, now), now - SAVED) + REST


class GeventLane(Lane):
    """Writes in one native thread, because sqlite3 blocks the loop for as long as a disk or another process takes.

    One greenlet hands the work over and tells everybody who waits: a round trip through the thread for each of them
    took longer than the writing. It rests between two of them while there is much to write: what a class writes begins
    at once, and of a school's what comes at nearly the same moment is synced together.
    """

    def __init__(self, engine: Engine) -> None:
        from gevent import spawn
        from gevent.threadpool import ThreadPool

        super().__init__(engine)
        self._thread, self._spawn, self._rests = ThreadPool(1), spawn, Rests()
        self._enough = threading.Event()
        self._clerk: Any = None  # a greenlet, for as long as there is something to write

    def between(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which is carried out in the native thread while nothing is written."""
        return cast("T", self._thread.apply(work))

    def close(self) -> None:
        """End the thread, after what is being written."""
        if self._clerk is not None:
            self._clerk.join()
        self._thread.apply(self._let_go)
        self._thread.kill()

    def _wait_for(self, job: _Job[Any]) -> None:
        if self._clerk is None:
            self._clerk = self._spawn(self._hand_over)
        job.done.wait()

    def line_up(self, work: Callable[[Connection], T]) -> Callable[[], T]:
        """Do the same, and end the rest if enough have come."""
        result = super().line_up(work)
        if len(self._waiting) >= ENOUGH:
            self._enough.set()
        return result

    def _gather(self, seconds: float) -> None:
        if len(self._waiting) < ENOUGH:
            self._enough.clear()
            self._enough.wait(seconds)

    def _hand_over(self) -> None:
        try:
            while self._waiting:
                if rest := self._rests.before(time.monotonic()):
                    self._gather(rest)
                self._rests.begun(time.monotonic())
                jobs = self._next()
                try:
                    self._thread.apply(self._together, (jobs,))
                finally:
                    for job in jobs:
                        job.done.set()
        finally:
            self._clerk = None

"""The one lane for SQLite's writing, which has a single writer anyway. It knows threads and gevent, no table."""

import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")


def lane_for(engine: Engine) -> "Lane":
    """Return the lane that fits where the program runs: gevent's, where gevent has patched the threads."""
    if "gevent" in sys.modules:
        from gevent import monkey

        if monkey.is_module_patched("threading"):
            return GeventLane(engine)
    return Lane(engine)


class _Job(Generic[T]):
    """Some writing and what came of it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.result: T | None = None
        self.error: BaseException | None = None
        self.done = threading.Event()


class Lane:
    """Carries out writing one after the other, each in the thread of whoever comes first.

    Whoever waits meanwhile is committed together with the next, so that a slow disk syncs once for all of them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Job[Any]] = deque()
        self._turn = threading.Lock()

    def write(self, work: Callable[[Connection], T]) -> T:
        """Return the result of ``work`` once it is committed, or raise its exception, with nothing done."""
        job = _Job(work)
        self._waiting.append(job)
        self._wait_for(job)
        if job.error is not None:
            raise job.error
        return cast("T", job.result)

    def between(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which is carried out while nothing is written."""
        with self._turn:
            return work()

    def close(self) -> None:
        """Let what is being written end."""
        with self._turn:
            pass

    def _wait_for(self, job: _Job[Any]) -> None:
        with self._turn:
            if not job.done.is_set():  # else somebody did it along with theirs
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
        """Keep what is raised for whoever waits for it."""
        try:
            with self._engine.begin() as db:
                for job in jobs:
                    job.result = job.work(db)
        except OperationalError as error:
            # Locked or full: so it would be for each of them, after as long a wait.
            self._spoil(jobs, error)
        except Exception as error:
            if len(jobs) == 1:
                self._spoil(jobs, error)
            else:
                for job in jobs:  # one spoiled it for all, and all is undone: each for itself
                    self._together([job])
        except BaseException as error:
            self._spoil(jobs, error)
            raise

    @staticmethod
    def _spoil(jobs: list[_Job[Any]], error: BaseException) -> None:
        for job in jobs:
            job.error = error


class GeventLane(Lane):
    """Writes in one native thread, since sqlite3 stops the loop for as long as a disk or another process takes.

    One greenlet hands the work over and tells whoever waits: a turn through the thread for each of them took longer
    than the writing.
    """

    def __init__(self, engine: Engine) -> None:
        from gevent.threadpool import ThreadPool

        super().__init__(engine)
        self._thread = ThreadPool(1)
        self._clerk: Any = None  # a greenlet, for as long as there is something to write

    def between(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which is carried out in the native thread while nothing is written."""
        return cast("T", self._thread.apply(work))

    def close(self) -> None:
        """End the thread, after what is being written."""
        if self._clerk is not None:
            self._clerk.join()
        self._thread.kill()

    def _wait_for(self, job: _Job[Any]) -> None:
        from gevent import spawn

        if self._clerk is None:
            self._clerk = spawn(self._hand_over)
        job.done.wait()

    def _hand_over(self) -> None:
        try:
            while self._waiting:
                jobs = self._next()
                try:
                    self._thread.apply(self._together, (jobs,))
                finally:
                    for job in jobs:
                        job.done.set()
        finally:
            self._clerk = None

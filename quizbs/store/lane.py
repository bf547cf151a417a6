"""The one lane for SQLite's writing, which has a single writer anyway. It knows threads and gevent, no table.

sqlite3 stops gevent's loop for as long as a disk or another process takes. Where gevent has patched the
threads, all writing therefore happens in one native thread; without gevent, in the caller's, behind a lock.
"""

import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")


class _Job(Generic[T]):
    """Some writing and what came of it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.result: T | None = None
        self.error: BaseException | None = None


class Lane:
    """Carries out writing one after the other.

    Whoever waits meanwhile is committed together with the next, so that a slow disk syncs once for all of them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Job[Any]] = deque()
        self._turn = threading.Lock()
        self._thread = _native_thread()

    def write(self, work: Callable[[Connection], T]) -> T:
        """Return the result of ``work`` once it is committed, or raise its exception, with nothing done."""
        job = _Job(work)
        self._waiting.append(job)
        # Whoever comes first carries out everybody's; the others find theirs done when their turn comes.
        if self._thread is not None:
            self._thread.apply(self._carry_out)
        else:
            with self._turn:
                self._carry_out()
        if job.error is not None:
            raise job.error
        return cast("T", job.result)

    def close(self) -> None:
        """End the thread, after what it is writing."""
        if self._thread is not None:
            self._thread.join()
            self._thread.kill()

    def _carry_out(self) -> None:
        jobs = []
        while self._waiting:
            jobs.append(self._waiting.popleft())
        if jobs:
            self._together(jobs)

    def _together(self, jobs: list[_Job[Any]]) -> None:
        """Nothing is raised here: gevent would print it, although the caller takes care of it."""
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


def _native_thread() -> Any:  # gevent ships no types
    if "gevent" not in sys.modules:
        return None
    from gevent import monkey, threadpool

    return threadpool.ThreadPool(1) if monkey.is_module_patched("threading") else None

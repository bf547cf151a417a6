"""The one thread that writes to SQLite, which has a single writer anyway. It knows threads and gevent, no table."""

import queue
import sqlite3
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, StaticPool, create_engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
_NO_DISK = (OperationalError, sqlite3.OperationalError)  # locked or full: the same for each job, after another wait


class _Job(Generic[T]):
    """Some writing and its outcome. ``alone``: it is no part of a transaction, and gets no connection."""

    def __init__(self, work: Callable[[Any], T], *, alone: bool) -> None:
        self.work, self.alone = work, alone
        self.result: T | None = None
        self.error: BaseException | None = None
        self.done = threading.Event()

    def outcome(self) -> T:
        """Wait, and return the result of the work or raise its exception."""
        self.done.wait()
        if self.error is not None:
            raise self.error
        return cast("T", self.result)


class WritingThread:
    """Writes in a native thread, so that no disk and no other process that holds the file blocks gevent's loop.

    Everything that waits when it begins is one transaction: a slow disk syncs once for all of it. ``connect`` opens the
    connection, and ``begun`` is called with it within each transaction, both in that thread. The work gets SQLAlchemy's
    connection over the same one, so it may use either.
    """

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], begun: Callable[[sqlite3.Connection], object]
    ) -> None:
        self._connect, self._begun = connect, begun
        self._waiting, start, self._tell = _native()
        self._raw: sqlite3.Connection | None = None
        self._db: Connection | None = None
        self._is_closed, self._last = False, _Job(lambda _: self._let_go(), alone=True)
        start(self._run)

    def line_up(self, work: Callable[[Connection], T]) -> Callable[[], T]:
        """Have ``work`` carried out after what was lined up before, and return what waits for it.

        That returns its result once it is committed, or raises its exception, with nothing done.
        """
        return self._put(work, alone=False).outcome

    def between(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return the result of ``work``, which is carried out between two transactions."""
        return self._put(lambda _: work(self._connection()), alone=True).outcome()

    def close(self) -> None:
        """Close the connection, after what was lined up."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.put(self._last)
        self._last.outcome()

    def _put(self, work: Callable[[Any], T], *, alone: bool) -> _Job[T]:
        if self._is_closed:
            raise sqlite3.OperationalError("the database is closed")
        job = _Job(work, alone=alone)
        self._waiting.put(job)
        return job

    def _run(self) -> None:
        found: list[_Job[Any]] = []
        while self._last not in found:
            found = [self._waiting.get()]
            while not self._waiting.empty():
                found.append(self._waiting.get())
            for alone, jobs in groupby(found, key=lambda job: job.alone):
                together = list(jobs)
                if alone:
                    self._alone(together)
                else:
                    self._together(together)
                self._tell(together)

    def _alone(self, jobs: Sequence[_Job[Any]]) -> None:
        for job in jobs:
            try:
                job.result = job.work(None)
            except BaseException as error:
                job.error = error

    def _together(self, jobs: Sequence[_Job[Any]]) -> None:
        """Carry out jobs in one transaction, and each alone if one of them fails: that undoes them all."""
        try:
            self._in_one(jobs)
        except BaseException as error:
            self._undo()
            if len(jobs) == 1 or isinstance(error, _NO_DISK):
                for job in jobs:
                    job.error = error
            else:
                for job in jobs:
                    self._together([job])

    def _in_one(self, jobs: Sequence[_Job[Any]]) -> None:
        raw = self._connection()
        raw.execute("BEGIN IMMEDIATE")  # a deferred one takes the lock at the first write: too late to wait for it
        self._begun(raw)
        for job in jobs:
            job.result = job.work(cast("Connection", self._db))
        raw.execute("COMMIT")

    def _undo(self) -> None:
        if self._raw is not None and self._raw.in_transaction:
            with suppress(sqlite3.Error):  # then SQLite has undone it itself
                self._raw.execute("ROLLBACK")

    def _connection(self) -> sqlite3.Connection:
        if self._raw is None:
            self._raw = self._connect()
            self._db = _over(self._raw)
        return self._raw

    def _let_go(self) -> None:
        if self._db is not None and self._raw is not None:
            self._db.close()
            self._raw.close()


def _over(raw: sqlite3.Connection) -> Connection:
    """Return SQLAlchemy's connection over a raw one. It begins and ends no transaction itself."""
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    for end in ("do_begin", "do_commit", "do_rollback"):
        setattr(engine.dialect, end, lambda _: None)
    db = engine.connect()
    db.begin()
    return db


def raw(db: Connection) -> sqlite3.Connection:
    """Return the raw connection that a work was given with SQLAlchemy's."""
    return cast("sqlite3.Connection", db.connection.driver_connection)


def _native() -> tuple["queue.SimpleQueue[Any]", Callable[..., object], Callable[[Sequence[_Job[Any]]], object]]:
    """Return a queue that blocks a whole thread, what starts one, and what wakes those who wait for jobs.

    Where gevent has patched ``threading``, they wait in greenlets of the loop of this thread, which wakes them.
    """
    if "gevent" in sys.modules:
        from gevent import get_hub, monkey

        if monkey.is_module_patched("threading"):
            done: deque[_Job[Any]] = deque()
            watcher = get_hub().loop.async_()

            def tell(jobs: Sequence[_Job[Any]]) -> None:
                done.extend(jobs)
                watcher.send()

            def wake() -> None:
                while done:
                    done.popleft().done.set()

            watcher.start(wake)
            begin = monkey.get_original("_thread", "start_new_thread")
            waiting: queue.SimpleQueue[Any] = monkey.get_original("queue", "SimpleQueue")()
            return waiting, lambda run: begin(run, ()), tell
    return queue.SimpleQueue(), lambda run: threading.Thread(target=run, daemon=True).start(), _wake


def _wake(jobs: Sequence[_Job[Any]]) -> None:
    for job in jobs:
        job.done.set()

"""Group commit: writes that wait for the disk share a transaction.

This module uses threads and gevent, and knows no tables. SQLite, which has a single writer anyway, has one thread; on
PostgreSQL each lesson has its own queue.
"""

import queue
import sqlite3
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Generic, TypeVar, cast

from sqlalchemy import Connection, Engine, StaticPool, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

T = TypeVar("T", covariant=True)  # a job with any result is a ``_Job[object]``: only the writer sets the result
Row = Mapping[str, object]
# Locked, full or missing: every job would fail the same way, each after a wait.
_NO_DISK = (OperationalError, sqlite3.OperationalError, NoConnectionLeft)


class _Job(Generic[T]):
    """A write in the queue, and its outcome. ``alone``: it runs outside of transactions and gets no connection.

    With a ``row``, the work gets a list of rows: the rows of this job and of adjacent jobs with the same work.
    """

    def __init__(self, work: Callable[..., T], row: Row | None = None, *, alone: bool = False) -> None:
        self.work, self.row, self.alone = work, row, alone
        self.result: T | None = None
        self.error: BaseException | None = None
        self.done = threading.Event()

    def outcome(self) -> T:
        """Wait until the work is done. Return its result, or raise its exception."""
        self.done.wait()
        if self.error is not None:
            raise self.error
        return cast("T", self.result)


_Jobs = Sequence[_Job[object]]


class WriterThread:
    """Writes in a native thread, so that neither the disk nor another process's lock blocks gevent's loop.

    All jobs that wait when a transaction starts share it: a slow disk syncs once for all of them. ``connect`` opens the
    connection, and ``begun`` is called with it in each transaction, both in that thread. The work gets SQLAlchemy's
    connection over the same raw connection, and may use either.
    """

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], begun: Callable[[sqlite3.Connection], object]
    ) -> None:
        self._connect, self._begun = connect, begun
        self._waiting, start, self._notify = _native()
        self._raw: sqlite3.Connection | None = None
        self._db: Connection | None = None
        self._is_closed, self._last = False, _Job(lambda _: self._disconnect(), alone=True)
        start(self._run)

    def enqueue(self, work: Callable[..., T], row: Row | None = None) -> Callable[[], T]:
        """Enqueue ``work``. Return a function that waits for it.

        That function returns the result after the commit, or raises the exception after the rollback.
        """
        return self._put(work, row).outcome

    def between(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` between two transactions, and return its result."""
        return self._put(lambda _: work(self._connection()), alone=True).outcome()

    def close(self) -> None:
        """Close the connection once the enqueued jobs are done."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.put(self._last)
        self._last.outcome()

    def _put(self, work: Callable[..., T], row: Row | None = None, *, alone: bool = False) -> _Job[T]:
        if self._is_closed:
            raise sqlite3.OperationalError("the database is closed")
        job = _Job(work, row, alone=alone)
        self._waiting.put(job)
        return job

    def _run(self) -> None:
        waiting: list[_Job[object]] = []
        while self._last not in waiting:
            waiting = [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            for alone, jobs in groupby(waiting, key=lambda job: job.alone):
                together = list(jobs)
                if alone:
                    self._alone(together)
                else:
                    _together(together, self._in_one_transaction)
                self._notify(together)

    def _alone(self, jobs: _Jobs) -> None:
        for job in jobs:
            try:
                job.result = job.work(None)
            except BaseException as error:
                job.error = error

    def _in_one_transaction(self, jobs: _Jobs) -> None:
        try:
            raw = self._connection()
            # a deferred transaction takes the lock at its first write: too late to wait for it
            raw.execute("BEGIN IMMEDIATE")
            self._begun(raw)
            _carry_out(jobs, cast("Connection", self._db))
            raw.execute("COMMIT")
        except BaseException:
            if self._raw is not None and self._raw.in_transaction:
                with suppress(sqlite3.Error):  # then SQLite has already rolled back
                    self._raw.execute("ROLLBACK")
            raise

    def _connection(self) -> sqlite3.Connection:
        if self._raw is None:
            self._raw = self._connect()
            self._db = _over(self._raw)
        return self._raw

    def _disconnect(self) -> None:
        if self._db is not None and self._raw is not None:
            self._db.close()
            self._raw.close()


class BatchWriter:
    """Writes to PostgreSQL. Jobs enqueued during a transaction share the next one, in order.

    Nothing runs until a caller waits; the first one to wait writes for all.
    """

    def __init__(self, engine: Engine, single: Engine) -> None:
        self._engine, self._single = engine, single
        self._waiting: list[_Job[object]] = []
        self._turn = threading.Lock()

    def enqueue(self, work: Callable[..., T], row: Row | None = None) -> Callable[[], T]:
        """Enqueue ``work``. Return a function that waits for it, as ``WriterThread.enqueue`` does.

        With a ``row`` it is a single statement, and adjacent rows with the same work share a call.
        """
        job = _Job(work, row=row)
        self._waiting.append(job)
        return partial(self._outcome, job)

    def _outcome(self, job: _Job[T]) -> T:
        with self._turn:
            if not job.done.is_set():
                jobs, self._waiting = self._waiting, []
                _together(jobs, self._in_one_transaction)
                _wake(jobs)
        return job.outcome()

    def _in_one_transaction(self, jobs: _Jobs) -> None:
        if len(jobs) == 1 and jobs[0].row is not None:  # needs no BEGIN and COMMIT
            with self._single.connect() as db:
                _carry_out(jobs, db)
        else:
            with self._engine.begin() as db:
                _carry_out(jobs, db)


def _carry_out(jobs: _Jobs, db: Connection) -> None:
    for (work, is_row), same in groupby(jobs, key=lambda job: (job.work, job.row is not None)):
        if is_row:
            work(db, [job.row for job in same])
        else:
            for job in same:
                job.result = work(db)


def _together(jobs: _Jobs, in_one: Callable[[_Jobs], None]) -> None:
    """Run jobs in one transaction. If it fails, it is rolled back, and each job runs in a transaction of its own."""
    try:
        in_one(jobs)
    except BaseException as error:
        if len(jobs) == 1 or isinstance(error, _NO_DISK):
            for job in jobs:
                job.error = error
        else:
            for job in jobs:
                _together([job], in_one)


def _over(raw: sqlite3.Connection) -> Connection:
    """Return SQLAlchemy's connection over a raw connection. It starts and ends no transaction itself."""
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    for end in ("do_begin", "do_commit", "do_rollback"):
        setattr(engine.dialect, end, lambda _: None)
    db = engine.connect()
    db.begin()
    return db


def raw(db: Connection) -> sqlite3.Connection:
    """Return the raw SQLite connection below SQLAlchemy's."""
    return cast("sqlite3.Connection", db.connection.driver_connection)


def _native() -> tuple["queue.SimpleQueue[_Job[object]]", Callable[..., object], Callable[[_Jobs], object]]:
    """Return a queue that blocks a whole thread, a function that starts a thread, and one that wakes waiting callers.

    With gevent's patched ``threading``, greenlets of this thread's event loop wait, and the loop wakes them.
    """
    if "gevent" in sys.modules:
        from gevent import get_hub, monkey

        if monkey.is_module_patched("threading"):
            done: deque[_Job[object]] = deque()
            watcher = get_hub().loop.async_()

            def notify(jobs: _Jobs) -> None:
                done.extend(jobs)
                watcher.send()

            def wake() -> None:
                while done:
                    done.popleft().done.set()

            watcher.start(wake)
            begin = monkey.get_original("_thread", "start_new_thread")
            waiting: queue.SimpleQueue[_Job[object]] = monkey.get_original("queue", "SimpleQueue")()
            return waiting, lambda run: begin(run, ()), notify
    return queue.SimpleQueue(), lambda run: threading.Thread(target=run, daemon=True).start(), _wake


def _wake(jobs: _Jobs) -> None:
    for job in jobs:
        job.done.set()

"""The lease on PostgreSQL: an advisory lock says that the leader is alive, and the lesson's row has the leader's name.

A separate connection holds the locks, and PostgreSQL releases them when that connection ends, for whatever reason. The
ledger accepts rows only from the process named in the lesson's row, so a process that has lost a lesson without
noticing can't write to it.
"""

import contextlib
import hashlib
import itertools
import logging
import secrets
import time
from collections.abc import Callable
from threading import RLock

import gevent
import gevent.select
import psycopg
from sqlalchemy import select, update

from quizbs.store.database import Database, Unavailable
from quizbs.store.lease import Lease, LedElsewhere
from quizbs.store.schema import lessons

# seconds without a heartbeat after which a leader counts as hung and its connection is ended; nginx waits 7 seconds
PATIENCE = 6.0
EACH = 1.0  # seconds between two heartbeats
ANSWER = 5.0  # seconds after which the server counts as unreachable
ENDS = 2.0  # most seconds until the lock of an ended connection is released
_CONNECTION = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
}
# The server, too, has to notice when the computer of a process is gone.
_SETTINGS = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2"
# Heartbeats are timed by the server's clock, so that no two clocks are compared.
_END_HUNG_LEADER = """
SELECT pg_terminate_backend(holder.pid) FROM pg_locks AS held JOIN pg_stat_activity AS holder USING (pid)
WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1
AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND held.classid = %s AND held.objid = %s
AND clock_timestamp() - holder.state_change > make_interval(secs => %s)
"""
_log = logging.getLogger(__name__)


class AdvisoryLease(Lease):
    """The leases of this process on a PostgreSQL database. Needs gevent's patched standard library.

    ``process`` is this process's name for nginx; after a restart the process counts as another leader.
    """

    def __init__(self, database: Database, process: str, patience: float | None = None) -> None:
        self.me: str = f"{process}.{secrets.token_hex(4)}"
        self._database, self._patience = database, PATIENCE if patience is None else patience
        _, how = database.url.get_dialect()().create_connect_args(database.url)
        self._how = {**how, **_CONNECTION}
        self._led: dict[str, int] = {}
        self._times = itertools.count()
        self._turn = RLock()  # one statement at a time
        self._line: psycopg.Connection[psycopg.rows.TupleRow] | None = None
        self._schema, self._was_cut, self._is_full = "", False, False
        self._lost: Callable[[str], object] = bool
        self._watch: gevent.Greenlet | None = None

    def start(self, lost: Callable[[str], object]) -> None:
        """Start watching the locks. ``lost(lesson)`` is called when another process may have taken over a lesson."""
        self._lost = lost
        self._watch = gevent.spawn(self._watch_locks)

    def take(self, lesson: str) -> None:
        """Lead a lesson, unless a responsive process leads it. Raises ``LedElsewhere``, ``Unavailable``."""
        if lesson in self._led:
            return
        with self._turn:
            if lesson in self._led:
                return
            if self._is_full:
                raise LedElsewhere("")
            if not self._lock(lesson):
                raise LedElsewhere((self._leader(lesson) or "").partition(".")[0])
            try:
                self._name(lesson, self.me)
            except BaseException:
                self._unlock(lesson)
                raise
            self._led[lesson] = next(self._times)

    def since(self, lesson: str) -> int | None:
        """Return a number that changes each time this process starts to lead the lesson, ``None`` while it doesn't."""
        return self._led.get(lesson)

    def take_no_more(self) -> None:
        """Refuse to lead any further lesson from now on."""
        self._is_full = True

    def release(self, lesson: str) -> None:
        """Release the lease of a lesson."""
        with self._turn:
            self._led.pop(lesson, None)
            with contextlib.suppress(Unavailable):  # then the lock is released with the connection
                self._name(lesson, None)
                self._unlock(lesson)

    def lose(self, lesson: str) -> None:
        """Stop leading a lesson that another process has taken over."""
        with self._turn:
            if self._led.pop(lesson, None) is None:
                return
            with contextlib.suppress(Unavailable):
                self._unlock(lesson)
        self._lost(lesson)

    def stop(self) -> None:
        """Release all leases."""
        if self._watch is not None:
            self._watch.kill()
        for lesson in list(self._led):
            self.release(lesson)
        with self._turn:
            self._drop()

    def _lock(self, lesson: str) -> bool:
        """Return whether this process got the lock.

        If another process has the lock but hangs, that process's connection is ended first.
        """
        key = self._key(lesson)
        if self._ask("SELECT pg_try_advisory_lock(%s)", key):
            return True
        high, low = key >> 32 & 0xFFFFFFFF, key & 0xFFFFFFFF
        if not self._ask(_END_HUNG_LEADER, high, low, self._patience):
            return False
        _log.warning("a process hangs: another process leads its lesson now")
        ends = time.monotonic() + ENDS
        while not (free := self._ask("SELECT pg_try_advisory_lock(%s)", key)) and time.monotonic() < ends:
            time.sleep(0.02)
        return bool(free)

    def _unlock(self, lesson: str) -> None:
        self._ask("SELECT pg_advisory_unlock(%s)", self._key(lesson))

    def _leader(self, lesson: str) -> str | None:
        with self._database.read() as db:
            return db.scalar(select(lessons.c.leader).where(lessons.c.id == lesson))

    def _name(self, lesson: str, leader: str | None) -> None:
        row = lessons.c.id == lesson
        if leader is None:
            row &= lessons.c.leader == self.me
        self._database.write(lambda db: db.execute(update(lessons).where(row).values(leader=leader)))

    def _key(self, lesson: str) -> int:
        """Return the key of a lesson's advisory lock, a hash of schema and lesson."""
        if not self._schema:
            self._schema = str(self._ask("SELECT current_schema()"))
        digest = hashlib.blake2b(f"quizbs {self._schema} leads {lesson}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big", signed=True)

    def _ask(self, statement: str, *values: object) -> object:
        """Run a statement and return the first value of its result. Raises ``Unavailable``."""
        with self._turn:
            try:
                with gevent.Timeout(ANSWER, TimeoutError):
                    if self._line is None:
                        self._line = psycopg.connect(**self._how, autocommit=True)
                        self._line.execute(_SETTINGS)
                    row = self._line.execute(statement, values).fetchone()
            except (psycopg.Error, TimeoutError) as error:
                self._drop()
                raise Unavailable(str(error), "server") from error
            return row[0] if row else None

    def _drop(self) -> None:
        if self._line is not None:
            with contextlib.suppress(psycopg.Error):
                self._line.close()
        self._line, self._was_cut = None, True

    def _watch_locks(self) -> None:
        """Send a heartbeat each second, and take the locks again after the connection was cut."""
        while True:
            if self._line is None or self._line.closed:
                gevent.sleep(EACH)
            else:
                gevent.select.select([self._line.fileno()], [], [], EACH)  # readable when it is cut
            for _ in range(2):  # the second time on a new connection
                with contextlib.suppress(Unavailable):
                    self._ask("SELECT 1")
                    if self._was_cut:
                        self._regain()
                    break

    def _regain(self) -> None:
        """Lock again the lessons that no other process has taken since the connection was cut.

        Raises ``Unavailable``.
        """
        self._was_cut = False
        with self._database.read() as db:
            ours = set(db.scalars(select(lessons.c.id).where(lessons.c.leader == self.me)))
        for lesson in list(self._led):
            if lesson not in ours or not self._ask("SELECT pg_try_advisory_lock(%s)", self._key(lesson)):
                self.lose(lesson)

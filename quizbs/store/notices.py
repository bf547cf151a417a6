"""Neighbours on PostgreSQL: NOTIFY by a side connection after the commit, LISTEN on another one, advisory locks.

NOTIFY takes one lock for the whole server when it is committed, so it never stands inside the ledger's transaction:
what was written within a few milliseconds is told in one note. Locks belong to the side connection, and PostgreSQL
frees them as soon as the process is gone, however that ended.
"""

import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import RLock
from typing import Any

import gevent
import msgspec
import psycopg
from gevent.event import Event
from psycopg import sql
from sqlalchemy import URL

from quizbs.error_log import where
from quizbs.store.database import Unavailable
from quizbs.store.neighbours import Hear, Neighbours

GATHERED = 0.005  # seconds for which notes are gathered
AGAIN = 0.5  # seconds until a lost connection is opened again
DEAF = 6.0  # seconds without a note, not even an own one: the listening connection is dead without having ended
ALIVE = 2.0  # seconds between two notes, if there is nothing to tell
TRY = 0.3  # seconds between two tries to look after a lesson that another process looks after
_SENT = "sent"  # a note for the process itself: since when the others have been waiting for the next ones
_FITS = 7_000  # letters of notes in one NOTIFY; PostgreSQL takes 8,000
_CONNECTION: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
}

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Notices(Neighbours):
    """The other processes on a PostgreSQL database, in its current schema. Needs gevent's patched standard library."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        _, self._how = url.get_dialect()().create_connect_args(url)
        self._name = secrets.token_hex(4)
        self._channel, self._schema = "", ""
        self._to_tell: dict[str, Any] = {}
        self._waiting_since = 0.0  # for what is to be told
        self._something = Event()
        self._side: psycopg.Connection[Any] | None = None
        self._turn = RLock()  # one statement at a time on the side connection
        self._ours: set[str] = set()
        self._tried: dict[str, float] = {}
        self._hears, self._losses = False, 0
        self._at_work: list[gevent.Greenlet] = []

    @contextmanager
    def starting(self) -> Iterator[bool]:
        """Join the others. Returns whether nobody else is running; a process that comes meanwhile waits.

        Raises ``Unavailable``.
        """
        lock = self._key("running")
        alone = bool(self._ask("SELECT pg_try_advisory_lock(%s)", lock))
        try:
            yield alone
        finally:
            self._ask("SELECT pg_advisory_lock_shared(%s)", lock)
            if alone:
                self._ask("SELECT pg_advisory_unlock(%s)", lock)

    @contextmanager
    def in_turn(self) -> Iterator[None]:
        """Let no other process do the same at the same time. Raises ``Unavailable``."""
        lock = self._key("turn")
        self._ask("SELECT pg_advisory_lock(%s)", lock)
        try:
            yield
        finally:
            with contextlib.suppress(Unavailable):  # then the lock is gone as well
                self._ask("SELECT pg_advisory_unlock(%s)", lock)

    def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Call ``hear`` for each note of others from now on, and ``missed`` whenever some may have been lost."""
        self._at_work = [gevent.spawn(self._listen, hear, missed), gevent.spawn(self._tell)]

    def tell(self, about: str, more: object = None) -> None:
        """Tell the others soon. Of several notes about the same, the newest is told."""
        if not self._to_tell:
            self._waiting_since = time.monotonic()
        self._to_tell[about] = more
        self._something.set()

    def news(self) -> object:
        """Return a new value as soon as what others have written may have gone unheard."""
        return self._losses if self._hears else (self._losses, int(time.monotonic()))

    def looks_after(self, lesson: str) -> bool:
        """Return whether this process, and no other, looks after a lesson. It tries to, if nobody does."""
        if lesson in self._ours:
            return True
        now = time.monotonic()
        if now - self._tried.get(lesson, float("-inf")) < TRY:
            return False
        self._tried[lesson] = now
        with contextlib.suppress(Unavailable), self._turn:
            if self._ask("SELECT pg_try_advisory_lock(%s)", self._key(lesson)):
                self._ours.add(lesson)
        return lesson in self._ours

    def keep(self, lessons: Collection[str]) -> None:
        """Leave all other lessons to the others."""
        for lesson in self._ours.difference(lessons):
            self._ours.discard(lesson)
            with contextlib.suppress(Unavailable):
                self._ask("SELECT pg_advisory_unlock(%s)", self._key(lesson))
        for lesson in self._tried.keys() - set(lessons):
            del self._tried[lesson]

    def number(self) -> int:
        """Return a number that is higher than any that a process has got before. Raises ``Unavailable``."""
        return int(self._ask("SELECT txid_current()"))

    def stop(self) -> None:
        """Tell what is still to be told, and leave."""
        for greenlet in self._at_work:
            greenlet.kill()
        self.tell("gone")
        with contextlib.suppress(Unavailable):
            self._send()
        with self._turn:
            self._drop()

    def _key(self, what: str) -> int:
        """Return the number of a lock; another schema has others."""
        self._channel_name()
        digest = hashlib.blake2b(f"quizbs {self._schema} {what}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big", signed=True)

    def _channel_name(self) -> str:
        if not self._channel:
            self._schema = str(self._ask("SELECT current_schema()"))
            self._channel = f"quizbs_{self._schema}"
        return self._channel

    def _ask(self, statement: str, *values: object) -> Any:
        """Return the first value that a statement on the side connection gives. Raises ``Unavailable``."""
        with self._turn:
            try:
                if self._side is None:
                    self._side = self._connected()
                    self._side.execute("SET synchronous_commit = off")
                    if self._ours or self._channel:  # not the first time: others must know that we are here
                        self._side.execute("SELECT pg_advisory_lock_shared(%s)", [self._key("running")])
                row = self._side.execute(statement, values).fetchone()
            except psycopg.Error as error:
                self._drop()
                raise Unavailable.of(error) from error
            return row[0] if row else None

    def _connected(self) -> "psycopg.Connection[Any]":
        return psycopg.connect(**self._how, **_CONNECTION, autocommit=True)

    def _drop(self) -> None:
        self._ours.clear()  # the locks were the connection's
        if self._side is not None:
            with contextlib.suppress(psycopg.Error):
                self._side.close()
        self._side = None

    def _tell(self) -> None:
        while True:
            if not self._something.wait(ALIVE):
                self.tell("alive")
            gevent.sleep(GATHERED)
            try:
                self._send()
            except Unavailable:
                self.tell("missed")
                gevent.sleep(AGAIN)
            except Exception as error:
                _log.error("neighbours weren't told: %s", where(error))

    def _send(self) -> None:
        self._something.clear()
        to_tell, self._to_tell = self._to_tell, {}
        sent = _encode((_SENT, self._waiting_since)).decode()
        to_tell = {about: more() if callable(more) else more for about, more in to_tell.items()}
        try:
            for together in _packed([_encode(note).decode() for note in to_tell.items()]):
                self._ask("SELECT pg_notify(%s, %s)", self._channel_name(), f'["{self._name}",{sent},{together}]')
        except Unavailable:
            self._to_tell = to_tell | self._to_tell  # to be told again: that does no harm
            raise

    def _listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        while True:
            try:
                with contextlib.closing(self._connected()) as line:
                    line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel_name())))
                    self._losses += 1
                    self._hears = True
                    _guarded(missed)
                    self._take(line, hear, missed)
            except (psycopg.Error, Unavailable) as error:
                _log.info("the listening connection was cut: %s", type(error).__name__)
            finally:
                self._hears = False
            gevent.sleep(AGAIN)

    def _take(self, line: "psycopg.Connection[Any]", hear: Hear, missed: Callable[[], None]) -> None:
        """Take notes until nothing comes any more, not even what this process tells itself."""
        heard_at = time.monotonic()
        while time.monotonic() - heard_at < DEAF:
            for note in line.notifies(timeout=ALIVE):
                heard_at = time.monotonic()
                process, *notes = msgspec.json.decode(note.payload)
                if process == self._name:
                    self.lag.note(time.monotonic() - notes[0][1])
                    continue
                for about, more in notes:
                    _guarded(missed if about == "missed" else partial(hear, process, about, more))


def _packed(notes: Sequence[str]) -> Iterator[str]:
    """Return the notes joined by commas, as many together as fit."""
    together = ""
    for note in notes:
        if together and len(together) + len(note) > _FITS:
            yield together
            together = ""
        together = f"{together},{note}" if together else note
    if together:
        yield together


def _guarded(do: Callable[[], None]) -> None:
    """Do something that must not end the listening."""
    try:
        do()
    except Exception as error:
        _log.error("couldn't take a note: %s", where(error))

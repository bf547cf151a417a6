"""Opening the database, and the transactions of all reads and writes. Knows no tables."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    InternalError,
    InvalidatePoolError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.pool import ConnectionPoolEntry

from quizbs.game.refusal import Refused
from quizbs.store.sqlite_file import ForeignWrites, SqliteFile, identity, is_empty
from quizbs.store.writer import BatchWriter, Row, WriterThread

BUSY_TIMEOUT = 5_000  # ms that SQLite waits for another process to end its transaction
WIPE_TIMEOUT = 200  # ms that writers wait while deleted data is wiped
_NEXT_TRY = 0.01  # seconds between two tries to have a file use a write-ahead log
IDLE = 5_000  # ms after which PostgreSQL ends an idle transaction, because the process that began it hangs
IDLE_UNTESTED = 1.0  # seconds without use after which a connection to PostgreSQL is tested first
_PG_FULL = "53100"
_WHY = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR_WRITE: "full",  # also the error of a quota and of a file-size limit
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_READONLY: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}

_NOT_DONE = (DatabaseError, InterfaceError, NoConnectionLeft, sqlite3.Error)
_ASKED_WRONG = (IntegrityError, DataError, ProgrammingError, NotSupportedError, InternalError, sqlite3.IntegrityError)

T = TypeVar("T")
Line = BatchWriter | WriterThread


class Unavailable(Refused):
    """The database failed, perhaps after part of the work. The caller gets a refusal with the code ``busy``.

    ``why`` is "full" (the disk is full), "disk" (it can't be read or written), "damaged" (the file is corrupt), "empty"
    (the file has 0 bytes), "busy" (locked for too long), "server" (PostgreSQL doesn't answer) or "away" (the file is
    missing).
    """

    def __init__(self, message: str = "", why: str = "away") -> None:
        super().__init__("busy")
        self.message, self.why = message, why

    def __str__(self) -> str:
        return self.message

    @classmethod
    def from_error(cls, error: BaseException) -> "Unavailable":
        """Return the ``Unavailable`` for an error of the database driver or of SQLAlchemy."""
        return cls(str(error), _why(error))


class Database:
    """An open database. All transactions are opened by ``read`` and ``write``.

    ``url`` is SQLAlchemy's: ``sqlite:////folder/quizbs.db`` or ``postgresql://user@host/name``. A SQLite file is
    readable by its owner only, because it contains the secret key; its folder must exist. Raises ``ValueError`` for any
    other kind of database.

    With gevent, patch the standard library before opening it, so that SQLite's writer can wake waiting greenlets.

    ``trouble`` is why the database can't be used now, a code as in ``Unavailable``; "" if no trouble is known. A
    successful write resets it, except "damaged". ``is_locked``: the last write timed out because another program held
    the lock. ``commits`` counts writes.

    A cache of a lesson that this process leads is valid until ``external_writes`` returns another value. On SQLite with
    one serving process, each write and each ``listen`` detect what another program has written.
    """

    def __init__(self, url: str | URL) -> None:
        self.url, self.trouble = _known(make_url(url)), ""
        self.is_locked = False
        self._writer: WriterThread | None = None
        self._watched = _Watched(self)
        self._outside: SqliteFile | None = None
        self._foreign = ForeignWrites()
        self.commits = 0
        if self.url.drivername == "sqlite":
            self._path = str(self.url.database)
            Path(self._path).touch(mode=0o600)
            self._engine = self._reader = _readers(self.url)
            self._file = identity(self._path)
            self._outside = SqliteFile(Path(self._path))
            self._writer = WriterThread(partial(_opened, self._path), self._foreign.check)
        else:
            self._engine = create_engine(self.url, pool_size=10, max_overflow=20)
            _test_idle_connections(self._engine)
            # A single statement is already a transaction: no round trips for BEGIN and COMMIT.
            self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Return a connection for reading, as a context manager. Each statement sees everything committed before it.

        Raises ``Unavailable``.
        """
        with self._watched, self._reader.connect() as db:
            yield db

    def external_writes(self) -> object:
        """Return a value that changes when another program may have written to a SQLite file."""
        return self._foreign.seen

    @property
    def is_single_process(self) -> bool:
        """Return whether this is the only process that writes to the ledger, as on SQLite."""
        return self._writer is not None

    def listen(self) -> None:
        """Check whether other programs have written to a SQLite file. Called several times a second."""
        if self._writer is not None:
            with self._watched:
                self._writer.between(self._foreign.check)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction, and return its result after the commit.

        If ``work`` raises, the transaction is rolled back and the exception raised here. ``work`` may block on nothing
        but the database, since all other writers wait for it, and may run twice if the first transaction was rolled
        back. Raises ``Unavailable``.
        """
        return self.enqueue(work)()

    def line(self) -> Line:
        """Return a write queue: its jobs are written in order, and jobs that wait share a transaction.

        SQLite has a single queue.
        """
        return self._writer or BatchWriter(self._engine, self._reader)

    def enqueue(self, work: Callable[..., T], line: Line | None = None, row: Row | None = None) -> Callable[[], T]:
        """Enqueue a ``write``. Return a function that waits for its result, which must be called at once.

        With a ``row``, ``work`` is a single statement and gets a list of rows: ``row`` and the rows of other jobs in
        the queue that are written together with it. Raises ``Unavailable``, as does the returned function.
        """
        with self._watched:
            return partial(self._waited, (line or self.line()).enqueue(work, row))

    def _waited(self, outcome: Callable[[], T]) -> T:
        with self._watched:
            result = outcome()
        self.commits += 1
        self.is_locked = False
        if self.trouble != "damaged":
            self.trouble = ""
        return result

    def server_version(self) -> int | None:
        """Return PostgreSQL's version number, such as 150004 for 15.4, ``None`` for SQLite. Raises ``Unavailable``."""
        if self._writer is not None:
            return None
        with self.read() as db:
            return int(db.exec_driver_sql("SHOW server_version_num").scalar_one())

    def check(self) -> None:
        """Check all pages of a SQLite file. Raises ``Unavailable`` if it is corrupt."""
        if self._writer is None:
            return
        with self.read() as db:
            if (result := db.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
                self.trouble = "damaged"
                raise Unavailable(str(result), "damaged")

    def glance(self) -> None:
        """Check the header of a SQLite file, and the whole file if the header looks wrong. Raises ``Unavailable``."""
        with self._watched:
            if self._outside is None or self._outside.looks_whole():
                return
        self._reader.dispose()  # its connections may have cached pages from before the damage
        self.check()

    def is_away(self) -> bool:
        """Return whether the SQLite file was moved or deleted."""
        return self._writer is not None and identity(self._path) != self._file

    def record(self, error: Unavailable) -> None:
        """Record in ``trouble`` why the database can't be used."""
        self.is_locked = error.why == "busy"
        if error.why != "busy" and self.trouble != "damaged":
            self.trouble = error.why

    def wipe(self) -> bool:
        """Remove deleted data from SQLite's log. Return whether that was possible.

        It isn't while another process reads. PostgreSQL frees its pages itself (autovacuum).
        """
        return self._writer is None or self._writer.between(partial(_emptied_log, WIPE_TIMEOUT))

    def rewrite(self) -> bool:
        """Rewrite the SQLite file without any deleted data. Return whether its log could be emptied, as ``wipe`` does.

        Writes wait meanwhile: about a second if the file has a hundred pictures.
        """
        return self._writer is None or self._writer.between(partial(_emptied_log, BUSY_TIMEOUT, before="VACUUM"))

    def close(self) -> None:
        """Close all connections once the pending writes are done."""
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()
        if self._outside is not None:
            self._outside.close()
            self._outside = None


class _Watched:
    """A context manager that turns failures of the database into ``Unavailable``, and passes on errors of the caller.

    It isn't a generator, because creating one takes longer than the check for the file.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def __enter__(self) -> None:
        if self._database.is_away():
            # SQLite would keep using the unlinked file, and all data would be lost with the process.
            error = Unavailable("the file was moved or deleted", "away")
            self._database.record(error)
            raise error

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        """Raise ``Unavailable`` for a failure of the database driver or of SQLAlchemy."""
        if error is None:
            return
        if isinstance(error, Unavailable):
            self._database.record(error)
        elif isinstance(error, _NOT_DONE):
            # When PostgreSQL ends the connection of an idle transaction, the error has the class of a caller's mistake.
            if not isinstance(error, _ASKED_WRONG) or getattr(error, "connection_invalidated", False):
                raise self._noted(error) from error
        elif type(error).__module__.startswith("psycopg"):
            # SQLAlchemy doesn't wrap the driver's error about a connection that ended between two statements.
            raise self._noted(error) from error

    def _noted(self, error: BaseException) -> Unavailable:
        unavailable = Unavailable.from_error(error)
        self._database.record(unavailable)
        return unavailable


def open_database(url: str | URL) -> Database:
    """Return the database at a URL, opened. Raises ``Unavailable`` if its file is empty."""
    if (file := file_of(url)) is not None and is_empty(str(file)):
        raise Unavailable("the file is empty", "empty")
    return Database(url)


def file_of(url: str | URL) -> Path | None:
    """Return the file of a SQLite database, ``None`` for PostgreSQL. Raises ``ValueError`` for any other kind."""
    known = _known(make_url(url))
    return Path(str(known.database)) if known.drivername == "sqlite" else None


def _known(url: URL) -> URL:
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite")
    raise ValueError(
        "the database must be a SQLite file (sqlite:////folder/quizbs.db) or PostgreSQL (postgresql://user@host/name)"
    )


def _test_idle_connections(engine: Engine) -> None:
    """Test a connection that has been idle for a while before it is used, since the server may have restarted.

    Testing it each time, like ``pool_pre_ping``, would cost every act a round trip.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE}")
        connection.commit()

    @event.listens_for(engine, "checkin")
    def checked_in(_connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info["idle since"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def checked_out(connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: object) -> None:
        if time.monotonic() - record.info.get("idle since", inf) < IDLE_UNTESTED:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error


def _readers(url: URL) -> Engine:
    engine = create_engine(url, pool_size=5, max_overflow=30)

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        _set_up(connection)
        connection.execute("PRAGMA query_only=ON")

    return engine


def _opened(path: str) -> sqlite3.Connection:
    """Return a new connection to a SQLite file, for the writer."""
    connection = sqlite3.connect(path, check_same_thread=False)
    _set_up(connection)
    return connection


def _set_up(connection: sqlite3.Connection) -> None:
    connection.isolation_level = None  # sqlite3 must not send BEGIN itself, since we do
    connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")  # overwrite deleted names


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Have a SQLite file use a write-ahead log.

    Several tries may be needed: SQLite ignores its busy timeout if two processes set this for a new file at once.
    """
    ends = time.monotonic() + BUSY_TIMEOUT / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
        time.sleep(_NEXT_TRY)


def _emptied_log(patience: int, connection: sqlite3.Connection, before: str = "") -> bool:
    try:
        connection.execute(f"PRAGMA busy_timeout={patience}")
        connection.execute("PRAGMA temp_store=MEMORY")  # names must not be written to another file
        connection.execute(before)
        row = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return row is not None and not row[0]
    except sqlite3.DatabaseError:  # locked, or corrupt
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")


def _why(error: BaseException) -> str:
    driver = getattr(error, "orig", None) or error
    code = getattr(driver, "sqlite_errorcode", None)
    if str(driver).startswith("Could not decode"):  # invalid UTF-8: Python's error, not SQLite's
        return "damaged"
    if code is None:
        at_server = isinstance(error, NoConnectionLeft) or type(driver).__module__.startswith("psycopg")
        return "full" if getattr(driver, "sqlstate", None) == _PG_FULL else "server" if at_server else "away"
    return _WHY.get(code) or _WHY.get(code & 0xFF, "away")

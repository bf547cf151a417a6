"""Opening the database, SQLite's single writer, and trouble with disk and connection."""

import errno
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import IntegrityError, ProgrammingError

from quizbs.live.storage_watch import TROUBLES
from quizbs.store.database import Database, Unavailable, open_database
from quizbs.store.key_values import KeyValues
from quizbs.store.ledger import Ledger
from quizbs.store.migrations import migrate
from quizbs.store.writer import WriterThread


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "quizbs.db"


@pytest.fixture
def sqlite(file: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{file}")
    migrate(database)
    yield database
    database.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://somebody@somewhere/db"])
def test_unsupported_database_url_is_refused_with_advice(url: str) -> None:
    with pytest.raises(ValueError, match="must be a SQLite file"):
        Database(url)


def test_sqlite_uses_wal_and_full_synchronisation(sqlite: Database) -> None:
    def settings(db: Connection) -> dict[str, Any]:
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys", "query_only")
        return {name: db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}

    full = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 5000, "foreign_keys": 1}
    assert sqlite.write(settings) == {**full, "query_only": 0}
    with sqlite.read() as db:
        assert settings(db) == {**full, "query_only": 1}


def test_write_survives_another_program_closing_the_file(sqlite: Database, file: Path) -> None:
    facts, program = KeyValues(sqlite), "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); {}; db.close()"

    def other(does: str) -> str:
        command = [sys.executable, "-c", program.format(does), str(file)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    facts.set("before", "1")
    sqlite.glance()
    other("db.execute('SELECT count(*) FROM facts').fetchall()")
    facts.set("after", "2")
    assert "after" in other("print(db.execute('SELECT key FROM facts').fetchall())")


def test_write_transaction_has_the_lock_from_its_start(sqlite: Database, file: Path) -> None:
    other = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)

    def try_to_write(_db: Connection) -> None:
        other.execute("BEGIN IMMEDIATE")

    with pytest.raises(Unavailable, match="locked"):
        sqlite.write(try_to_write)
    other.close()


def test_read_transaction_refuses_writes(sqlite: Database) -> None:
    with pytest.raises(Unavailable, match="readonly"), sqlite.read() as db:
        db.execute(text("INSERT INTO facts VALUES ('a', 'b')"))
    assert KeyValues(sqlite).get("a") is None


def test_file_is_readable_by_owner_only(sqlite: Database, file: Path) -> None:
    KeyValues(sqlite).secret_key()
    for part in file.parent.iterdir():
        assert stat.S_IMODE(part.stat().st_mode) & 0o077 == 0, part


def test_failed_transaction_is_rolled_back(database: Database) -> None:
    def half(db: Connection) -> None:
        db.execute(text("INSERT INTO facts VALUES ('a', 'b')"))
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        database.write(half)
    assert KeyValues(database).get("a") is None
    KeyValues(database).set("a", "c")
    assert KeyValues(database).get("a") == "c"


def test_no_read_modify_write_is_lost_between_connections(file: Path) -> None:
    doors = [Database(f"sqlite:///{file}") for _ in range(3)]  # like three processes
    migrate(doors[0])
    KeyValues(doors[0]).set("count", "0")

    def add_one(db: Connection) -> None:
        count = int(db.scalar(text("SELECT value FROM facts WHERE key = 'count'")))
        db.execute(text("UPDATE facts SET value = :value"), {"value": str(count + 1)})

    def twenty(number: int) -> None:
        for _ in range(20):
            doors[number % 3].write(add_one)

    with ThreadPoolExecutor(30) as crowd:
        list(crowd.map(twenty, range(30)))
    assert KeyValues(doors[0]).get("count") == "600"
    for door in doors:
        door.close()


def test_lock_held_too_long_raises_unavailable_until_released(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizbs.store.database.BUSY_TIMEOUT", 50)
    database = Database(f"sqlite:///{file}")
    migrate(database)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        KeyValues(database).set("a", "b")
    assert KeyValues(database).get("a") is None  # a reader doesn't wait for the lock
    other.execute("COMMIT")
    other.close()
    KeyValues(database).set("a", "b")
    assert KeyValues(database).get("a") == "b"
    database.close()


def cut_all(url: str) -> None:
    """End all connections of this process to PostgreSQL, as a restart of PostgreSQL does."""
    admin = create_engine(url)
    with admin.begin() as db:
        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        assert db.scalar(text(f"{cut} AND application_name = current_setting('application_name')"))
    admin.dispose()


@pytest.mark.postgres
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_connections_cut_while_idle_are_replaced(database: Database, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizbs.store.database.IDLE_UNTESTED", 0.0)
    facts = KeyValues(database)
    facts.set("a", "1")
    cut_all(url)
    assert facts.get("a") == "1"
    facts.set("a", "2")
    assert facts.get("a") == "2"


@pytest.mark.postgres
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_connections_cut_in_use_are_reported_once_and_replaced(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quizbs.store.database.IDLE_UNTESTED", inf)
    facts = KeyValues(database)
    facts.set("a", "1")
    with database.read(), database.read():
        pass  # so the pool has several connections
    cut_all(url)
    with pytest.raises(Unavailable):
        facts.set("a", "2")
    assert facts.get("a") == "1"
    facts.set("a", "2")
    with database.read() as one, database.read() as other:
        assert {db.scalar(text("SELECT value FROM facts WHERE key = 'a'")) for db in (one, other)} == {"2"}
    assert database.trouble == ""


class Disk(sqlite3.Connection):
    """A connection that counts its commits, and whose disk can be full."""

    commits, is_full = 0, False

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "COMMIT":
            if self.is_full:
                raise sqlite3.OperationalError("database or disk is full")
            self.commits += 1
        return super().execute(statement, *values)


class Waiting:
    """Keeps the writer busy for a while, so that several jobs wait for it."""

    def __init__(self, file: Path) -> None:
        self.disk = sqlite3.connect(file, isolation_level=None, check_same_thread=False, factory=Disk)
        self.writer = WriterThread(lambda: self.disk, bool)
        self.writer.enqueue(lambda db: db.execute(text("CREATE TABLE t (n INTEGER UNIQUE)")))()
        self.disk.commits = 0

    def all_at_once(self, works: list[Any]) -> list[Any]:
        begun, goes_on = threading.Event(), threading.Event()

        def busy(_db: Connection) -> None:
            begun.set()
            goes_on.wait(30)
            raise KeyError

        self.writer.enqueue(busy)
        begun.wait(30)
        outcomes = [self.writer.enqueue(work) for work in works]
        goes_on.set()
        return [self._of(outcome) for outcome in outcomes]

    def _of(self, outcome: Any) -> Any:
        try:
            return outcome()
        except Exception as error:
            return error

    def numbers(self) -> list[int]:
        return self.writer.enqueue(lambda db: list(db.scalars(text("SELECT n FROM t ORDER BY n"))))()


@pytest.fixture
def waiting(file: Path) -> Iterator[Waiting]:
    waiting = Waiting(file)
    yield waiting
    waiting.writer.close()


def put(number: int) -> Any:
    def work(db: Connection) -> int:
        db.execute(text("INSERT INTO t VALUES (:n)"), {"n": number})
        return number

    return work


def test_waiting_writes_share_one_transaction(waiting: Waiting) -> None:
    assert waiting.all_at_once([put(number) for number in range(8)]) == list(range(8))
    assert waiting.disk.commits == 1
    assert waiting.numbers() == list(range(8))


def test_failing_job_does_not_fail_others(waiting: Waiting) -> None:
    waiting.writer.enqueue(put(3))()

    def wrong(_db: Connection) -> None:
        raise KeyError("wrong")

    outcomes = waiting.all_at_once([put(1), put(3), wrong, put(2)])
    assert (outcomes[0], outcomes[3]) == (1, 2)
    assert "UNIQUE" in str(outcomes[1])
    assert isinstance(outcomes[2], KeyError)
    assert waiting.numbers() == [1, 2, 3]


def test_failed_commit_acknowledges_none_of_its_writes(waiting: Waiting) -> None:
    waiting.disk.is_full = True
    outcomes = waiting.all_at_once([put(1), put(2)])
    waiting.disk.is_full = False
    assert ["full" in str(outcome) for outcome in outcomes] == [True, True]
    assert waiting.numbers() == []
    assert waiting.writer.enqueue(put(5))() == 5


def test_closed_writer_writes_queued_jobs_and_refuses_new_ones(waiting: Waiting, file: Path) -> None:
    outcomes = [waiting.writer.enqueue(put(number)) for number in range(3)]
    waiting.writer.close()
    assert [outcome() for outcome in outcomes] == [0, 1, 2]
    with pytest.raises(sqlite3.OperationalError, match="closed"):
        waiting.writer.enqueue(put(4))
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT count(*) FROM t").fetchone() == (3,)
    db.close()


def test_full_disk_is_reported_until_there_is_room(sqlite: Database) -> None:
    facts = KeyValues(sqlite)
    facts.set("a", "before")

    def no_room(db: Connection) -> None:
        db.exec_driver_sql("PRAGMA max_page_count=1")  # SQLite raises this to the present number of pages

    sqlite.write(no_room)
    with pytest.raises(Unavailable) as told:
        facts.set("a", "x" * 1_000_000)
    assert (told.value.why, told.value.code, sqlite.trouble) == ("full", "busy", "full")
    assert facts.get("a") == "before"
    sqlite.write(lambda db: db.exec_driver_sql("PRAGMA max_page_count=1000000"))
    facts.set("a", "after")
    assert (facts.get("a"), sqlite.trouble) == ("after", "")


@contextmanager
def broken(file: Path) -> Iterator[None]:
    """Make all writes of this process to an open file fail with EIO."""
    opened = [int(one.name) for one in Path("/proc/self/fd").iterdir() if os.path.realpath(one) == str(file)]
    kept = {handle: os.dup(handle) for handle in opened}
    memory = os.open("/proc/self/mem", os.O_RDWR)  # writing to its first, unmapped pages gives EIO
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        os.pread(memory, 1, 0)
    for handle in opened:
        os.dup2(memory, handle)
    try:
        yield
    finally:
        os.close(memory)
        for handle, whole in kept.items():
            os.dup2(whole, handle)
            os.close(whole)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_write_on_a_failing_disk_is_not_acknowledged(sqlite: Database, file: Path) -> None:
    facts, ledger = KeyValues(sqlite), Ledger(sqlite)
    facts.set("a", "before")
    ledger.append("l", 1, "c1", 1.0, None, "[]")
    with broken(file.with_name(f"{file.name}-wal")):
        with pytest.raises(Unavailable) as told:
            ledger.append("l", 2, "c2", 2.0, None, "[]")
        assert (told.value.code, sqlite.trouble) == ("busy", "full")
        with pytest.raises(Unavailable):
            facts.set("a", "lost")
    again = Database(sqlite.url)  # as after a restart
    assert [row.version for row in Ledger(again).read("l")] == [1]
    assert KeyValues(again).get("a") == "before"
    again.close()
    ledger.append("l", 2, "c2", 3.0, None, "[]")
    assert [row.at for row in ledger.read("l")] == [1.0, 3.0]
    assert sqlite.trouble == ""


def test_damaged_file_is_reported_as_damaged(sqlite: Database, file: Path) -> None:
    KeyValues(sqlite).set("a", "b" * 50_000)
    sqlite.check()
    sqlite.wipe()
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * (file.stat().st_size - 4096))
    other = Database(sqlite.url)
    with pytest.raises(Unavailable) as told:
        other.check()
    assert (told.value.why, other.trouble) == ("damaged", "damaged")
    other.close()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (sqlite3.SQLITE_IOERR_READ, "disk"),
        (sqlite3.SQLITE_IOERR_FSYNC, "disk"),
        (sqlite3.SQLITE_READONLY, "disk"),
        (sqlite3.SQLITE_IOERR_WRITE, "full"),
        (sqlite3.SQLITE_CANTOPEN, "away"),
    ],
)
def test_disk_error_code_determines_the_reported_reason(code: int, why: str) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    assert Unavailable.from_error(error).why == why
    assert why in TROUBLES


def test_unreachable_postgresql_is_reported_as_server_trouble() -> None:
    database = Database("postgresql://u@127.0.0.1:1/none")
    with pytest.raises(Unavailable) as told, database.read():
        pass
    assert (told.value.why, database.trouble) == ("server", "server")
    assert "PostgreSQL" in TROUBLES["server"]
    database.close()


def test_empty_file_is_refused_as_lost_data(file: Path) -> None:
    file.touch()
    for _ in range(2):
        with pytest.raises(Unavailable) as told:
            open_database(f"sqlite:///{file}")
        assert (told.value.why, file.stat().st_size) == ("empty", 0)


def test_caller_error_is_not_database_trouble(database: Database) -> None:
    with pytest.raises(ProgrammingError if database.url.get_backend_name() == "postgresql" else Unavailable):
        database.write(lambda db: db.execute(text("INSERT INTO nowhere VALUES (1)")))
    KeyValues(database).set("a", "b")
    with pytest.raises(IntegrityError):
        database.write(lambda db: db.execute(text("INSERT INTO facts VALUES ('a', 'c')")))
    assert database.trouble == ""

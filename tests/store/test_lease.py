"""One process leads a lesson, and only it may write to the lesson, also when it or its connection fails."""

from __future__ import annotations

import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, text

from quizbs.store.advisory_lease import AdvisoryLease
from quizbs.store.database import Database, Unavailable
from quizbs.store.lease import Lease, LedElsewhere
from quizbs.store.ledger import Ledger, NotLed
from quizbs.store.lessons import Lessons
from quizbs.store.schema import ledger
from quizbs.store.store import lease_on
from tests.store.test_processes import go, heard, start
from tests.support.timeouts import PATIENCE
from tests.web.shipped import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from tests.store.test_processes import Child, Start

__all__ = ["start"]  # a fixture
pytestmark = pytest.mark.postgres
QUIET = 2.5  # seconds without a sign of life after which a process counts as hung; it gives one every second


@pytest.fixture
def lesson(database: Database) -> str:
    return Lessons(database).open("l", "K7Q4", "Plants", 1.0).id


@pytest.fixture
def other(database: Database) -> Iterator[AdvisoryLease]:
    lease = AdvisoryLease(database, "8002", QUIET)
    yield lease
    lease.stop()


def led(database: Database) -> str | None:
    with database.read() as db:
        return db.scalar(text("SELECT leader FROM lessons"))


def taken(lease: Lease, lesson: str) -> float:
    """Try to take a lesson until this process leads it; return the seconds that it took."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        try:
            lease.take(lesson)
        except LedElsewhere:
            time.sleep(0.05)
        else:
            return time.monotonic() - began
    raise AssertionError("it never got the lesson")


def leader(start: Start, url: str) -> Child:
    """Return a child process that leads the lesson, under the name 8001."""
    child = start("lead", url)
    go(child)
    assert heard(child) == "leads"
    return child


def says(child: Child, what: str) -> None:
    assert child.stdin is not None
    child.stdin.write(what + "\n")
    child.stdin.flush()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_sqlite_lesson_needs_no_lease(database: Database, lesson: str) -> None:
    lease = lease_on(database, "8001")
    lease.take(lesson)
    assert (lease.me, led(database)) == (None, None)


only_postgresql = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


@only_postgresql
def test_process_leads_until_it_releases(database: Database, lesson: str, other: AdvisoryLease) -> None:
    lease = lease_on(database, "8001")
    lease.take(lesson)
    lease.take(lesson)
    assert led(database) == lease.me
    with pytest.raises(LedElsewhere) as elsewhere:
        other.take(lesson)
    assert elsewhere.value.process == "8001"
    lease.release(lesson)
    assert led(database) is None
    other.take(lesson)
    assert led(database) == other.me
    with pytest.raises(LedElsewhere):
        lease.take(lesson)
    lease.stop()


@only_postgresql
def test_ledger_accepts_rows_of_the_leader_only(database: Database, lesson: str, other: AdvisoryLease) -> None:
    lease = lease_on(database, "8001")
    lease.take(lesson)
    ours, theirs = Ledger(database, lease.me), Ledger(database, other.me)
    ours.append(lesson, 1, "host:a", 1.0, None, "[]")
    with pytest.raises(NotLed):
        theirs.append(lesson, 2, "host:b", 1.0, None, "[]")
    lease.release(lesson)
    other.take(lesson)
    with pytest.raises(NotLed):
        ours.append(lesson, 2, "host:c", 1.0, None, "[]")
    theirs.append(lesson, 2, "host:b", 1.0, None, "[]")
    assert [row.command_id for row in ours.read(lesson)] == ["host:a", "host:b"]
    lease.stop()


@only_postgresql
def test_killed_leader_is_replaced_at_once(start: Start, url: str, database: Database, lesson: str) -> None:
    child = leader(start, url)
    patient = AdvisoryLease(database, "8003", 2 * PATIENCE)  # so that no process counts as hung during this test
    with pytest.raises(LedElsewhere):
        patient.take(lesson)
    child.kill()
    taken(patient, lesson)
    patient.stop()


@only_postgresql
def test_hung_leader_is_replaced_and_acknowledges_nothing(
    start: Start, url: str, database: Database, lesson: str, other: AdvisoryLease
) -> None:
    child = leader(start, url)
    with pytest.raises(LedElsewhere):
        other.take(lesson)
    time.sleep(QUIET)  # meanwhile the leader gives signs of life
    with pytest.raises(LedElsewhere):
        other.take(lesson)
    child.send_signal(signal.SIGSTOP)
    try:
        assert taken(other, lesson) > QUIET - 1.0
    finally:
        says(child, "append")
        child.send_signal(signal.SIGCONT)
    assert sorted([heard(child), heard(child)]) == ["lost l", "not ours"]
    says(child, "take")
    assert heard(child) == "led by 8002"
    assert led(database) == other.me


HELD = (
    " FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND application_name = current_setting('application_name')"
    " AND datname = current_database()"
)


def lock_of(database: Database) -> int | None:
    """Return the process id of the connection that has the lock, ``None`` if there isn't one."""
    with database.read() as db:
        return db.scalar(text(f"SELECT pid {HELD}"))


def cut(database: Database) -> None:
    """End the connection that has the lock."""
    with database.read() as db:
        assert db.scalar(text(f"SELECT count(pg_terminate_backend(pid)) {HELD}")) == 1


@only_postgresql
def test_leader_reconnects_and_keeps_its_lessons(
    start: Start, url: str, database: Database, lesson: str, other: AdvisoryLease
) -> None:
    child = leader(start, url)
    before = lock_of(database)
    cut(database)
    until(lambda: lock_of(database) not in (None, before), "the lock on a new connection")
    with pytest.raises(LedElsewhere):
        other.take(lesson)
    says(child, "append")
    assert heard(child) == "kept"


@only_postgresql
def test_leader_that_lost_a_lesson_is_notified(
    start: Start, url: str, database: Database, lesson: str, other: AdvisoryLease
) -> None:
    child = leader(start, url)
    child.send_signal(signal.SIGSTOP)
    cut(database)
    taken(other, lesson)
    child.send_signal(signal.SIGCONT)
    assert heard(child) == "lost l"
    says(child, "append")
    assert heard(child) == "not ours"


@only_postgresql
def test_unfinished_write_of_a_hung_process_is_rolled_back(
    url: str, database: Database, lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quizbs.store.database.IDLE", 300)
    hangs = Database(url)
    begun, woken = threading.Event(), threading.Event()

    def half(db: Connection) -> None:
        db.execute(insert(ledger), {"lesson": lesson, "version": 1, "command_id": "a", "at": 1.0, "events": "[]"})
        begun.set()
        assert woken.wait(PATIENCE)
        db.execute(text("SELECT 1"))

    with ThreadPoolExecutor(1) as pool:
        written = pool.submit(hangs.write, half)
        assert begun.wait(PATIENCE)
        try:
            Ledger(database).append(lesson, 1, "b", 1.0, None, "[]")  # waits until the other transaction ends
        finally:
            woken.set()
        with pytest.raises(Unavailable):
            written.result()
    hangs.close()
    assert [row.command_id for row in Ledger(database).read(lesson)] == ["b"]

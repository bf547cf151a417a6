"""Several processes on one database: killed, at the same deadline, started together, and with gevent."""

import sqlite3
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from quizbs.game.actors import Player
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.migrations import migrate
from quizbs.store.schema import ledger
from tests.store.child import play_on
from tests.store.counter import Add
from tests.web.shipped import until

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds after which a hung child is killed, so that the test fails instead of waiting for ever
Child = subprocess.Popen[str]
Start = Callable[..., Child]


@pytest.fixture
def start() -> Iterator[Start]:
    """Yield a function that starts a child and waits for ``ready``."""
    children: list[Child] = []
    watchdogs: list[threading.Timer] = []

    def start(what: str, url: str) -> Child:
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.store.child", what, url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        children.append(child)
        watchdogs.append(threading.Timer(PATIENCE, child.kill))
        watchdogs[-1].start()
        return child

    yield start
    for watchdog in watchdogs:
        watchdog.cancel()
    for child in children:
        child.kill()
        child.wait()
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                pipe.close()


def heard(child: Child) -> str:
    """Return the next line that a child prints."""
    assert child.stdout is not None
    return child.stdout.readline().strip()


def go(*children: Child) -> None:
    """Send all children a line, so that they begin at the same time."""
    for child in children:
        assert heard(child) == "ready"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()


def connections(database: Database) -> set[int]:
    """Return the process ids of PostgreSQL's other connections to this test's tables; none on SQLite.

    A connection outlives its killed client for as long as it commits what the client has sent.
    """
    with database.read() as db:
        if db.dialect.name != "postgresql":
            return set()
        return set(
            db.scalars(
                text(
                    "SELECT pid FROM pg_stat_activity"
                    " WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()"
                )
            )
        )


@pytest.mark.parametrize("enough", [1, 37, 120])
def test_killed_process_loses_no_acknowledged_command(start: Start, url: str, database: Database, enough: int) -> None:
    before = connections(database)
    child = start("acknowledge", url)
    go(child)
    said = [heard(child) for _ in range(enough)]
    child.kill()
    assert child.stdout is not None
    said += [line.strip() for line in child.stdout if line.endswith("\n")]
    assert child.wait() == -9
    until(lambda: connections(database) <= before, "the end of the killed process's connections")

    acknowledged: dict[str, int] = defaultdict(int)
    for line in said:
        stream, told = line.split()
        assert int(told) == acknowledged[stream] + 1
        acknowledged[stream] = int(told)
    play = play_on(database, 1000.0)
    for stream, versions in acknowledged.items():
        version, state = play.now(stream)
        assert versions <= version <= versions + 1  # a row may have been stored but not acknowledged
        assert [row.version for row in Ledger(database).read(stream)] == list(range(1, version + 1))
        assert state.total == version
        assert play.act(stream, Player(1), str(version), Add(1)) == version + 1


def test_four_processes_at_a_deadline_write_one_row(start: Start, url: str, database: Database) -> None:
    play_on(database, 1000.0).act("counter:a", Player(1), "x", Add(1))
    children = [start("tick", url) for _ in range(4)]
    go(*children)
    assert "True" in [heard(child) for child in children]
    assert [child.wait(timeout=30) for child in children] == [0] * 4
    assert [row.command_id for row in Ledger(database).read("counter:a")] == ["seat 1:x", "due:1"]


def test_three_processes_can_migrate_at_once(start: Start, url: str) -> None:
    children = [start("move_in", url) for _ in range(3)]  # the last one waits twice as long as this takes
    go(*children)
    assert [heard(child) for child in children] == ["in"] * 3
    database = Database(url)
    migrate(database)
    Ledger(database).append("a", 1, "p1:a", 1, 1, "[]")
    database.close()


def test_no_command_of_many_greenlets_is_lost(start: Start, url: str, database: Database) -> None:
    child = start("greenlets", url)
    go(child)
    while (line := heard(child)).startswith("beating"):
        pass
    assert line == "done 150 150"
    assert play_on(database, 1000.0).now("counter:a")[1].total == 150
    assert child.wait(timeout=30) == 0


def test_replay_of_3000_rows_does_not_block_other_greenlets(start: Start, url: str, database: Database) -> None:
    event = '[{"type":"added","by":1,"drawn":0.5,"rings_at":1010.0}]'
    rows = [
        {"lesson": "counter:a", "version": version, "command_id": f"p1:{version}", "at": 1000.0, "events": event}
        for version in range(1, 3001)
    ]
    database.write(lambda db: db.execute(insert(ledger), rows))
    child = start("replay", url)
    go(child)
    total, turns = map(int, heard(child).split())
    assert total == 3000
    assert turns >= 59, "every 50 rows: 15 ms of a real lesson"


def test_database_lock_does_not_block_the_gevent_loop(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "quizbs.db"
    database = Database(f"sqlite:///{file}")
    migrate(database)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    child = start("greenlets", str(database.url))
    go(child)
    assert heard(child) == "beating 0"  # after half a second of turns, and no write succeeded
    other.execute("ROLLBACK")
    other.close()
    assert heard(child) == "done 150 150"
    database.close()

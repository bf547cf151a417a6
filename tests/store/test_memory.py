"""When a process may use its cached state without reading the ledger, and what invalidates the cache."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from quizbs.game.actors import Player
from quizbs.game.refusal import Refused
from quizbs.live.lesson_log import Writing, edition_of
from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.lease import Lease
from quizbs.store.ledger import Ledger, LedgerEntry
from tests.store.counter import COUNTER, LIMIT, Add, Claim, Play

if TYPE_CHECKING:
    from collections.abc import Callable


class Asked(Ledger):
    """A ledger that records which streams are read; ``meanwhile`` is called once, after a read and before its use."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.read_streams: list[str] = []
        self.meanwhile: Callable[[], object] | None = None

    def read(self, lesson: str, after: int = 0, most: int | None = None) -> list[LedgerEntry]:
        self.read_streams.append(lesson)
        rows, meanwhile, self.meanwhile = super().read(lesson, after, most), self.meanwhile, None
        if meanwhile is not None:
            meanwhile()
        return rows


class CachingProcess:
    """A process that trusts its cache until ``external_writes`` changes."""

    def __init__(self, database: Database, *, alone: bool = True) -> None:
        self.ledger, self.external_writes, self.time = Asked(database), 0, 1000.0
        chance = random.Random(7)
        self.play = Play(
            Writing(self.ledger, COUNTER, lambda: self.time, chance, lambda _lesson: self.external_writes, alone=alone)
        )


def test_sole_writer_reads_no_stream_twice(database: Database) -> None:
    room = CachingProcess(database)
    room.play.act("counter:b", Player(1), "mine", Claim(1))
    for number in range(20):
        room.play.act("counter:a", Player(1), str(number), Add(1))
        room.time += LIMIT
        room.play.tick("counter:a")
        assert room.play.now("counter:a")[1].total == number + 1
        with pytest.raises(Refused):
            room.play.act("counter:b", Player(2), f"no{number}", Claim(2))
    assert sorted(room.ledger.read_streams) == ["counter:a", "counter:b"]


def test_rows_of_other_processes_are_read_once_when_detected(database: Database) -> None:
    room, elsewhere = CachingProcess(database), CachingProcess(database)
    room.play.act("counter:a", Player(1), "x", Add(1))
    elsewhere.play.act("counter:a", Player(2), "x", Add(2))
    assert room.play.now("counter:a")[0] == 1
    room.external_writes += 1
    assert [room.play.now("counter:a")[1].total for _ in range(5)] == [3] * 5
    assert room.ledger.read_streams == ["counter:a"] * 2


def test_writes_of_two_caching_processes_are_all_kept(database: Database) -> None:
    room, elsewhere = CachingProcess(database), CachingProcess(database)
    for number in range(10):
        room.play.act("counter:a", Player(1), str(number), Add(1))
        elsewhere.play.act("counter:a", Player(2), str(number), Add(1))
    assert elsewhere.play.now("counter:a")[1].total == 20
    assert room.play.act("counter:a", Player(2), "9", Add(1)) == 20  # a repeat of a command that another process ran


def test_outdated_refusal_is_rechecked_with_other_writers(database: Database) -> None:
    room, elsewhere = CachingProcess(database, alone=False), CachingProcess(database, alone=False)
    elsewhere.play.act("counter:a", Player(1), "x", Add(1))
    room.play.now("counter:a")
    elsewhere.play.act("counter:a", Player(1), "y", Add(1))
    with pytest.raises(Refused):
        room.play.act("counter:a", Player(2), "z", Add(1, seen=1))
    assert room.play.now("counter:a")[1].total == 2
    elsewhere.play.act("counter:a", Player(1), "z", Add(1))
    assert room.play.act("counter:a", Player(2), "now", Add(1, seen=3)) == 4


class Led(Lease):
    """A lease that the test sets: ``times`` counts how often it was taken, ``None`` while another process leads."""

    times: int | None = None

    def since(self, lesson: str) -> int | None:
        return self.times


def test_cache_is_used_without_a_query_only_by_the_leader(database: Database) -> None:
    ledger, lease = Asked(database), Led()
    play = Play(Writing(ledger, COUNTER, lambda: 1000.0, random.Random(7), edition_of(lease, int)))
    other = CachingProcess(database).play

    def totals() -> list[int]:
        return [play.now("counter:a")[1].total for _ in range(3)]

    other.act("counter:a", Player(1), "x", Add(1))
    assert totals() == [1, 1, 1]
    assert len(ledger.read_streams) == 3
    lease.times = 0
    assert totals() == [1, 1, 1]
    assert len(ledger.read_streams) == 4, "what others wrote before is read once"
    lease.times = None
    other.act("counter:a", Player(1), "y", Add(1))
    lease.times = 1
    assert totals() == [2, 2, 2]
    assert len(ledger.read_streams) == 5


def test_slow_read_does_not_overwrite_newer_state(database: Database) -> None:
    room = CachingProcess(database)
    CachingProcess(database).play.act("counter:a", Player(1), "x", Add(1))
    room.play.now("counter:a")
    room.external_writes += 1
    room.ledger.meanwhile = lambda: room.play.act("counter:a", Player(1), "y", Add(5))
    assert room.play.now("counter:a") == room.play.now("counter:a")
    assert room.play.now("counter:a")[1].total == 6


def test_sqlite_detects_writes_of_other_programs(url: str, database: Database) -> None:
    if not database.is_single_process:  # on PostgreSQL only the leader writes to a lesson
        return
    facts, other = KeyValues(database), Database(url)
    facts.set("mine", "1")
    before = database.external_writes()
    facts.set("mine", "2")
    database.listen()
    assert database.external_writes() == before  # this process's own writes don't count
    KeyValues(other).set("theirs", "1")
    database.listen()
    heard = database.external_writes()
    assert heard != before
    database.listen()
    assert database.external_writes() == heard
    KeyValues(other).set("theirs", "2")
    facts.set("mine", "3")  # an own write notices external ones
    assert database.external_writes() != heard
    other.close()

"""The ledger stores each accepted row once and in order."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, text

from quizbs.store.database import Database
from quizbs.store.ledger import Conflict, Ledger, LedgerEntry, Repeated


@pytest.fixture
def ledger(database: Database) -> Ledger:
    return Ledger(database)


def test_rows_above_a_version_are_read_in_order(ledger: Ledger) -> None:
    for version in (1, 2, 3):
        ledger.append("a", version, f"p1:{version}", 100.25 + version, version, f'["é {version}"]')
    ledger.append("b", 1, "host:1", 50, None, "[]")
    assert ledger.read("a", after=1) == [
        LedgerEntry(2, "p1:2", 102.25, 2, '["é 2"]'),
        LedgerEntry(3, "p1:3", 103.25, 3, '["é 3"]'),
    ]
    assert ledger.read("b") == [LedgerEntry(1, "host:1", 50.0, None, "[]")]
    assert ledger.read("c") == []


def test_second_row_with_a_version_is_refused(ledger: Ledger) -> None:
    ledger.append("a", 1, "p1:a", 1, 1, "[1]")
    with pytest.raises(Conflict):
        ledger.append("a", 1, "p2:a", 1, 2, "[2]")
    assert [row.events for row in ledger.read("a")] == ["[1]"]


def test_repeated_command_is_refused_with_its_first_version(ledger: Ledger) -> None:
    ledger.append("a", 1, "p1:a", 1, 1, "[1]")
    ledger.append("a", 2, "p1:b", 1, 1, "[2]")
    for version in (1, 2, 3):
        with pytest.raises(Repeated) as repeated:
            ledger.append("a", version, "p1:a", 9, 1, "[9]")
        assert repeated.value.version == 1
    ledger.append("b", 1, "p1:a", 1, 1, "[1]")  # command ids are unique within a lesson only
    assert ledger.version_of("a", "p1:b") == 2
    assert ledger.version_of("a", "p1:c") is None
    assert len(ledger.read("a")) == 2


def test_row_with_wrong_predecessor_is_not_written(ledger: Ledger) -> None:
    ledger.append("a", 1, "p1:a", 1, 1, "[1]")
    with pytest.raises(Conflict):
        ledger.enqueue("a", 2, "p2:a", 1, 2, "[2]", after="p3:a")()
    ledger.enqueue("a", 2, "p2:a", 1, 2, "[2]", after="p1:a")()
    assert [row.command_id for row in ledger.read("a")] == ["p1:a", "p2:a"]


def test_row_that_would_skip_a_version_is_refused(ledger: Ledger) -> None:
    ledger.append("a", 1, "p1:a", 1, 1, "[1]")
    with pytest.raises(Conflict):
        ledger.append("a", 3, "p1:b", 1, 1, "[3]")
    with pytest.raises(Conflict):
        ledger.append("new", 2, "p1:b", 1, 1, "[2]")
    assert ledger.read("new") == []


def waits_of_five(ledger: Ledger, third: Callable[[Connection], Callable[[], object]]) -> list[Callable[[], None]]:
    """Enqueue five rows, the third with ``third`` in its transaction; return functions that wait for each row."""
    line = ledger.line()
    return [
        ledger.enqueue("a", number, f"p{number}:a", 1, 1, "[]", third if number == 3 else None, None, line)
        for number in range(1, 6)
    ]


@pytest.mark.postgres
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_waiting_rows_of_a_lesson_are_one_transaction(ledger: Ledger, database: Database) -> None:
    noted = list[str]()
    first, *others = waits_of_five(ledger, lambda _: lambda: noted.append("third"))
    first()
    assert [row.version for row in ledger.read("a")] == [1, 2, 3, 4, 5]
    with database.read() as db:
        assert db.scalar(text("SELECT count(DISTINCT xmin::text) FROM ledger")) == 1
    assert noted == [], "each hears of its own row"
    for wait in others:
        wait()
    assert noted == ["third"]


def test_failed_row_fails_only_its_successors(ledger: Ledger) -> None:
    def fails(_: Connection) -> Callable[[], object]:
        raise ValueError("third")

    first, second, third, fourth, fifth = waits_of_five(ledger, fails)
    first()
    second()
    with pytest.raises(ValueError, match="third"):
        third()
    for wait in (fourth, fifth):
        with pytest.raises(Conflict):
            wait()
    assert [row.version for row in ledger.read("a")] == [1, 2]

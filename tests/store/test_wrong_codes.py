"""Wrong codes count at every process, and are stored as hashes for a minute."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from quizbs.game import Refused
from quizbs.rate_limits.code_throttle import CodeThrottle
from quizbs.store.schema import wrong_codes
from quizbs.store.wrong_codes import KEPT, WrongCodes

if TYPE_CHECKING:
    from quizbs.store.database import Database


class Time:
    """A clock that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def process(database: Database, clock: Time) -> CodeThrottle:
    return CodeThrottle(clock, wrong_codes=WrongCodes(database, lambda name: f"hash of {name}"[:12], clock))


def guess(throttle: CodeThrottle, device: str = "phone") -> None:
    throttle.lookup(lambda _code: None, "WRON", device, "10.0.0.7")


@pytest.mark.postgres
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_wrong_code_counts_on_other_processes(database: Database) -> None:
    clock = Time()
    one, other = process(database, clock), process(database, clock)
    guess(one)
    with pytest.raises(Refused, match="wait"):
        guess(other)
    clock.now += 0.3
    guess(other)
    clock.now += 0.3
    with pytest.raises(Refused, match="wait"):
        guess(one)  # the wait after the second wrong code is twice as long
    with database.read() as db:
        rows = db.execute(select(wrong_codes.c.device, wrong_codes.c.address)).all()
    assert [tuple(row) for row in rows] == [("hash of phon", "hash of 10.0")] * 2


@pytest.mark.postgres
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_wrong_codes_are_kept_for_a_minute(database: Database) -> None:
    clock = Time()
    one = process(database, clock)
    guess(one)
    clock.now += KEPT + 1
    assert WrongCodes(database, str, clock).others() == []
    guess(one, "tablet")
    with database.read() as db:
        assert [row.at for row in db.execute(select(wrong_codes.c.at))] == [clock.now]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_single_process_stores_no_wrong_codes(database: Database) -> None:
    guess(process(database, Time()))
    with database.read() as db:
        assert db.execute(select(wrong_codes)).all() == []

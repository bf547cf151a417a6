"""Long tests begin first, on every worker."""

import pytest

from tests.spread import spread


@pytest.mark.parametrize("shares", [1, 2, 3, 4])
@pytest.mark.parametrize("count", [0, 1, 7, 40])
def test_every_worker_begins_with_its_part_of_the_long_ones(count: int, shares: int) -> None:
    tests = list(range(count))
    ordered = spread(tests, lambda test: test % 5 == 4, shares)
    assert sorted(ordered) == tests
    parts, rest = [], ordered
    for left in range(shares, 0, -1):
        parts.append(rest[: len(rest) // left])
        rest = rest[len(rest) // left :]
    for part in parts:
        long = [test % 5 == 4 for test in part]
        assert long == sorted(long, reverse=True)
        assert sum(long) in (count // 5 // shares, count // 5 // shares + 1)
    short = [test for test in ordered if test % 5 != 4]
    assert short == sorted(short)  # those of a file stay together


def test_one_worker_runs_the_long_ones_first() -> None:
    assert spread(["a", "b!", "c", "d!"], lambda test: test.endswith("!"), 1) == ["b!", "d!", "a", "c"]

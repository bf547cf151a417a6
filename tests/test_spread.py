"""Long tests begin first, on every worker, and thorough tests are made only if somebody asks for them."""

from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func

from tests.conftest import pytest_pycollect_makeitem
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


@pytest.mark.thorough
def _thorough() -> None: ...


def makes(asked: str, thing: Any) -> bool:
    """Return whether pytest may make tests of a thing in a module, when it runs with ``-m ASKED``."""
    module: Any = SimpleNamespace(config=SimpleNamespace(option=SimpleNamespace(markexpr=asked)))
    return pytest_pycollect_makeitem(module, thing) is None


@pytest.mark.parametrize("asked", ["", "not thorough", "browser"])
def test_thorough_function_makes_no_tests_unasked(asked: str) -> None:
    assert not makes(asked, _thorough)
    assert makes(asked, test_thorough_function_makes_no_tests_unasked)


def test_thorough_function_makes_tests_when_asked_for() -> None:
    assert makes("thorough", _thorough)
    assert makes("thorough or not thorough", _thorough)


def test_collecting_passes_over_names_with_any_attribute() -> None:
    """``func.x`` of SQLAlchemy has whatever attribute it is asked for."""
    assert makes("", func)

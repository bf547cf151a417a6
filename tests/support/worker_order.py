"""The order in which tests run when several workers share them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


def workers() -> int:
    """Return the number of pytest-xdist workers that share the tests, 1 without xdist."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def spread(tests: Sequence[T], is_long: Callable[[T], bool], shares: int) -> list[T]:
    """Return the tests in an order in which each of ``shares`` workers begins with its part of the long ones.

    With ``worksteal`` the list is split into equal parts, one for each worker. A worker that is done takes tests from
    the end of another's part, where no long tests are.
    """
    long, short = [test for test in tests if is_long(test)], [test for test in tests if not is_long(test)]
    ordered: list[T] = []
    for worker in range(shares):
        own = long[worker::shares]
        size = (len(tests) - len(ordered)) // (shares - worker)
        taken, short = short[: max(0, size - len(own))], short[max(0, size - len(own)) :]
        ordered += [*own, *taken]
    return ordered

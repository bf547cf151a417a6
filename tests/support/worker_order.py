"""In what order tests run, where several workers share them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


def workers() -> int:
    """Return how many processes of pytest-xdist share the tests, 1 where there is just this one."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def spread(tests: Sequence[T], is_long: Callable[[T], bool], shares: int) -> list[T]:
    """Return the tests so that each of so many workers starts with its part of the long ones.

    With ``worksteal`` the first worker gets the first part of the list, the second the next, and the parts are equally
    long. A worker that is done takes from the end of another's part, which has no long tests left.
    """
    long, short = [test for test in tests if is_long(test)], [test for test in tests if not is_long(test)]
    ordered: list[T] = []
    for worker in range(shares):
        own = long[worker::shares]
        size = (len(tests) - len(ordered)) // (shares - worker)
        taken, short = short[: max(0, size - len(own))], short[max(0, size - len(own)) :]
        ordered += [*own, *taken]
    return ordered

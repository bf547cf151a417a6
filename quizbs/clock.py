"""The program's only clock. The rules never use it: time is an argument there."""

import time
from collections.abc import Callable


class Clock:
    """Seconds since 1970, from the wall clock at creation, and monotonic from then on.

    So a change of the wall clock moves no deadline of a lesson.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._start = wall() - steady()

    def __call__(self) -> float:
        return self._start + self._steady()

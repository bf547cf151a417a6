"""The program's only clock. The rules never use it: time is an argument there."""

import time
from collections.abc import Callable


class Clock:
    """Returns seconds since 1970 when called: the wall-clock time at creation plus monotonic time since.

    Changing the computer's clock therefore moves no deadline of a lesson.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._start = wall() - steady()

    def __call__(self) -> float:
        return self._start + self._steady()

"""The program's one clock. The rules never ask it: the time comes to them as an argument."""

import time
from collections.abc import Callable


class Clock:
    """Seconds since 1970 as the wall clock said when this was made, and steady from then on.

    So a wall clock that is put right, or wrong, in the middle of a lesson moves no deadline.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._start = wall() - steady()

    def __call__(self) -> float:
        return self._start + self._steady()

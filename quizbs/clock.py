"""The program's one clock. The rules never ask it: the time comes to them as an argument."""

import time
from collections.abc import Callable


class Clock:
    """Seconds since 1970 by the wall clock when this was made, and steady from then on.

    So no deadline moves when somebody sets the wall clock in the middle of a lesson.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._start = wall() - steady()

    def __call__(self) -> float:
        return self._start + self._steady()

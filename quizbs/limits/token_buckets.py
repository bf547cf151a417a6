"""Token buckets: what may be spent at once, and how fast it comes back. One idea for every rate limit."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 10_000  # buckets of one kind that are remembered
_TIDIED = 8  # buckets that are full again and forgotten for each that is used, at most


class TokenBuckets:
    """The buckets of one kind, by name. Each holds ``holds`` tokens and gets ``each_second`` back.

    An unused bucket is full, so full ones need not be kept; beyond the limit those unused for longest are forgotten.
    """

    def __init__(
        self,
        holds: float,
        each_second: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST,
    ) -> None:
        self._holds, self._each_second, self._clock, self._most = holds, each_second, clock, most
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when; the oldest first

    def __len__(self) -> int:
        return len(self._used)

    def wait(self, name: str, price: float = 1.0) -> float:
        """Return the seconds until this bucket can pay the price; 0.0: now. Nothing is taken."""
        return self._wait(self._left(name, self._clock()), price)

    def take(self, name: str, price: float = 1.0) -> float:
        """Take the price out, even if less is left: then the bucket owes it. Return the seconds until it is paid."""
        now = self._clock()
        left = self._left(name, now) - price
        self._note(name, left, now)
        return self._wait(left, 0.0)

    def pay(self, name: str, price: float = 1.0) -> bool:
        """Take the price out if there is enough, and return whether there was."""
        if self.wait(name, price):
            return False
        self.take(name, price)
        return True

    def used(self, name: str) -> float:
        """Return what has been taken out of this bucket and hasn't come back yet."""
        return self._holds - self._left(name, self._clock())

    def _left(self, name: str, now: float) -> float:
        known = self._used.get(name)
        return self._holds if known is None else min(self._holds, known[0] + (now - known[1]) * self._each_second)

    def _wait(self, left: float, price: float) -> float:
        return max(0.0, (price - left) / self._each_second)

    def _note(self, name: str, left: float, now: float) -> None:
        """Note what is left of a bucket now, and forget some that are full again."""
        used = self._used
        used[name] = left, now
        used.move_to_end(name)
        while len(used) > self._most:
            used.popitem(last=False)
        for _ in range(_TIDIED):
            oldest = next(iter(used), None)
            if oldest is None or self._left(oldest, now) < self._holds:
                break
            del used[oldest]

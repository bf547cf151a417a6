"""Token buckets, the basis of every rate limit: each has a capacity and is refilled by an amount per second."""

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_BUCKETS = 10_000  # buckets of a kind in memory
_TIDIED = 8  # full buckets that are removed per use, at most


class TokenBuckets:
    """The token buckets of one kind, by name, with capacity ``holds`` and refill ``each_second``.

    An unused bucket is full, so full ones aren't stored. Beyond a maximum number, the longest unused ones are removed.
    """

    def __init__(
        self,
        holds: float,
        each_second: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MAX_BUCKETS,
    ) -> None:
        self._holds, self._each_second, self._clock, self._most = holds, each_second, clock, most
        # level and time of the last use; the oldest first
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._used)

    def wait(self, name: str, price: float = 1.0) -> float:
        """Return in how many seconds a bucket will have ``price`` tokens, 0.0 if it has them now. Takes no tokens."""
        return self._wait(self._left(name, self._clock()), price)

    def take(self, name: str, price: float = 1.0) -> float:
        """Take ``price`` tokens, even if the level falls below zero. Return in how many seconds the level is back at
        zero.
        """
        now = self._clock()
        left = self._left(name, now) - price
        self._note(name, left, now)
        return self._wait(left, 0.0)

    def try_take(self, name: str, price: float = 1.0) -> bool:
        """Take ``price`` tokens if the bucket has them. Return whether it had them."""
        if self.wait(name, price):
            return False
        self.take(name, price)
        return True

    def used(self, name: str) -> float:
        """Return how many tokens of a bucket are taken and not refilled yet."""
        return self._holds - self._left(name, self._clock())

    def _left(self, name: str, now: float) -> float:
        known = self._used.get(name)
        return self._holds if known is None else min(self._holds, known[0] + (now - known[1]) * self._each_second)

    def _wait(self, left: float, price: float) -> float:
        return max(0.0, (price - left) / self._each_second)

    def _note(self, name: str, left: float, now: float) -> None:
        """Store the level of a bucket, and delete some full ones."""
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

"""Token buckets: what may be spent at once, and how fast it comes back. One idea for every rate limit."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 10_000  # buckets of one kind that are remembered
_TIDIED = 8  # buckets that are full again and forgotten for each that is used, at most


class TokenBuckets:
    """The buckets of one kind, by name. Each holds ``holds`` tokens and gets ``each_second`` back.

    An unused bucket is full, so full ones need not be kept; beyond the limit those unused for longest are forgotten.

    ``tell(mark, price)`` is called for what is taken out of a bucket that isn't half full any more, for other
    processes; ``mark`` returns what they call it.
    """

    def __init__(
        self,
        holds: float,
        each_second: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST,
        tell: Callable[[str, float], object] | None = None,
        mark: Callable[[str], str] = str,
    ) -> None:
        self._holds, self._each_second, self._clock, self._most = holds, each_second, clock, most
        self._tell, self._mark = tell, mark
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when; the oldest first

    def __len__(self) -> int:
        return len(self._used)

    def wait(self, name: str, price: float = 1.0) -> float:
        """Return the seconds until this bucket can pay the price; 0.0: now. Nothing is taken."""
        return self._wait(self._left(self._mark(name), self._clock()), price)

    def take(self, name: str, price: float = 1.0) -> float:
        """Take the price out, even if less is left: then the bucket owes it. Return the seconds until it is paid."""
        mark, now = self._mark(name), self._clock()
        left = self._left(mark, now) - price
        self._note(mark, left, now)
        if self._tell is not None and left < self._holds / 2:
            self._tell(mark, price)
        return self._wait(left, 0.0)

    def pay(self, name: str, price: float = 1.0) -> bool:
        """Take the price out if there is enough, and return whether there was."""
        if self.wait(name, price):
            return False
        self.take(name, price)
        return True

    def used(self, name: str) -> float:
        """Return what has been taken out of this bucket and hasn't come back yet."""
        return self._holds - self._left(self._mark(name), self._clock())

    def spent(self, mark: str, price: float) -> None:
        """Take out what was spent at another process from the bucket with this mark."""
        now = self._clock()
        self._note(mark, self._left(mark, now) - price, now)

    def _left(self, mark: str, now: float) -> float:
        known = self._used.get(mark)
        return self._holds if known is None else min(self._holds, known[0] + (now - known[1]) * self._each_second)

    def _wait(self, left: float, price: float) -> float:
        return max(0.0, (price - left) / self._each_second)

    def _note(self, mark: str, left: float, now: float) -> None:
        """Note what is left of a bucket now, and forget some that are full again."""
        used = self._used
        used[mark] = left, now
        used.move_to_end(mark)
        while len(used) > self._most:
            used.popitem(last=False)
        for _ in range(_TIDIED):
            oldest = next(iter(used), None)
            if oldest is None or self._left(oldest, now) < self._holds:
                break
            del used[oldest]

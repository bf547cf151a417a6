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
        return max(0.0, (price - self._left(self._mark(name))) / self._each_second)

    def take(self, name: str, price: float = 1.0) -> None:
        """Take the price out, even if less is left: then the bucket owes it."""
        mark = self._mark(name)
        self.spent(mark, price)
        if self._tell is not None and self._left(mark) < self._holds / 2:
            self._tell(mark, price)

    def spent(self, mark: str, price: float) -> None:
        """Take out what was spent, here or at another process, from the bucket with this mark."""
        self._used[mark] = self._left(mark) - price, self._clock()
        self._used.move_to_end(mark)
        self._tidy()

    def pay(self, name: str, price: float = 1.0) -> bool:
        """Take the price out if there is enough, and return whether there was."""
        if self.wait(name, price):
            return False
        self.take(name, price)
        return True

    def _left(self, mark: str) -> float:
        left, at = self._used.get(mark, (self._holds, 0.0))
        return min(self._holds, left + (self._clock() - at) * self._each_second)

    def _tidy(self) -> None:
        while len(self._used) > self._most:
            self._used.popitem(last=False)
        for _ in range(_TIDIED):
            oldest = next(iter(self._used), None)
            if oldest is None or self._left(oldest) < self._holds:
                break
            del self._used[oldest]

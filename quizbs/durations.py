"""A histogram of durations. Recording a duration is cheap enough to run always."""

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Durations:
    """A histogram: how many durations are up to each of ``BOUNDS``, and their sum."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)  # the last count is for durations above all bounds
        self.seconds = 0.0

    def record(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def __len__(self) -> int:
        return sum(self._counts)

    def up_to(self) -> list[int]:
        """Return, for each of ``BOUNDS``, how many durations are at most that long. The last item counts all."""
        together, sums = 0, []
        for count in self._counts:
            together += count
            sums.append(together)
        return sums

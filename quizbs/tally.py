"""How long things took, counted so cheaply that it is always on. It knows nothing of who asks for the figures."""

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Durations:
    """How many took at most as long as each of ``BOUNDS``, and how long all took together."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)  # the last one for those that took longer
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def __len__(self) -> int:
        return sum(self._counts)

    def up_to(self) -> list[int]:
        """Return for each of ``BOUNDS`` how many took at most that long, and at the end how many there are."""
        together, found = 0, []
        for count in self._counts:
            together += count
            found.append(together)
        return found

"""The lease of a lesson: the process that has it alone changes the lesson, and has all of its screens."""

from collections.abc import Callable

from quizbs.game.refusal import Refused


class LedElsewhere(Refused):
    """Another process leads this lesson. ``process`` is its name for nginx, "" if unknown."""

    def __init__(self, process: str) -> None:
        super().__init__("busy")
        self.process = process


class Lease:
    """The lessons that this process leads. On SQLite it is the only process and leads all.

    ``me`` is the leader in each led lesson's row, ``None`` if rows have no leader.
    """

    me: str | None = None

    def start(self, lost: Callable[[str], object]) -> None:
        """Call ``lost(lesson)`` when another process may have taken over a lesson."""

    def take(self, lesson: str) -> None:
        """Lead a lesson, unless another process does. Raises ``LedElsewhere``, ``Unavailable``."""

    def since(self, lesson: str) -> int | None:
        """Return a number that changes each time this process starts to lead a lesson; ``None`` while it doesn't."""
        return 0

    def release(self, lesson: str) -> None:
        """Release the lease of this lesson."""

    def lose(self, lesson: str) -> None:
        """Record that another process has taken over a lesson."""

    def take_no_more(self) -> None:
        """Refuse to lead any further lesson."""

    def stop(self) -> None:
        """Release all leases."""

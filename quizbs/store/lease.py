"""The lease of a lesson. Only the process that has it changes the lesson, and all screens connect to that process."""

from collections.abc import Callable

from quizbs.game.refusal import Refused


class LedElsewhere(Refused):
    """Another process leads the lesson. ``process`` is its name for nginx, "" if unknown."""

    def __init__(self, process: str) -> None:
        super().__init__("busy")
        self.process = process


class Lease:
    """The leases of this process. On SQLite it is the only process and leads all lessons.

    ``me`` is the leader that this process writes into the row of a lesson that it leads, ``None`` if rows name no
    leader.
    """

    me: str | None = None

    def start(self, lost: Callable[[str], object]) -> None:
        """Start leading. ``lost(lesson)`` is called when another process may have taken over a lesson."""

    def take(self, lesson: str) -> None:
        """Lead a lesson, unless another process does. Raises ``LedElsewhere``, ``Unavailable``."""

    def since(self, lesson: str) -> int | None:
        """Return a number that changes each time this process starts to lead the lesson, ``None`` while it doesn't."""
        return 0

    def release(self, lesson: str) -> None:
        """Release the lease of a lesson."""

    def lose(self, lesson: str) -> None:
        """Stop leading a lesson that another process has taken over."""

    def take_no_more(self) -> None:
        """Refuse to lead any further lesson from now on."""

    def stop(self) -> None:
        """Release all leases."""

"""Which process leads a lesson: it alone changes the lesson, and has all of its screens."""

from collections.abc import Callable

from quizbs.game.refusal import Refused


class LedElsewhere(Refused):
    """Another process leads this lesson. ``process`` is its name for nginx, "" while that is not known."""

    def __init__(self, process: str) -> None:
        super().__init__("busy")
        self.process = process


class Lease:
    """The lessons that this process leads. On SQLite it is the only one, and leads them all.

    ``me`` is what the row of each lesson says while this process leads it, ``None`` where no row does.
    """

    me: str | None = None

    def start(self, lost: Callable[[str], object]) -> None:
        """Call ``lost(lesson)`` from now on whenever another process may have taken over a lesson."""

    def take(self, lesson: str) -> None:
        """Lead a lesson from now on, if nobody else does. Raises ``LedElsewhere``, ``Unavailable``."""

    def since(self, lesson: str) -> int | None:
        """Return a number that is another one each time that this process begins to lead a lesson.

        ``None`` while it doesn't.
        """
        return 0

    def give_back(self, lesson: str) -> None:
        """Let any other process lead this lesson."""

    def lose(self, lesson: str) -> None:
        """Stop leading a lesson that another process has taken."""

    def take_no_more(self) -> None:
        """Lead none but those that this process leads already."""

    def stop(self) -> None:
        """Give all of them back."""

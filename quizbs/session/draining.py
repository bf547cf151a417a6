"""Leaving while others go on: a process that is told to end hands its screens over to the others, table by table."""

from collections.abc import Callable

from quizbs.game import Refused
from quizbs.session.elsewhere import Elsewhere
from quizbs.session.live import Live
from quizbs.session.screens import Screens

LONGEST = 30.0  # seconds that this may take
LOOKS = 0.1  # seconds between two looks at the tables
_BETWEEN_PLAYS = {"", "turn", "over"}  # phases in which nobody answers, chooses or watches cards turn


class Draining:
    """Closes the connections of a process that takes no new ones; phones come back at once, at another process.

    A table's phones go while it is between two plays, walls and desks when no phone of their lesson is left.
    """

    def __init__(self, live: Live, screens: Screens, elsewhere: Elsewhere) -> None:
        self._live, self._screens, self._elsewhere = live, screens, elsewhere

    def run(self, wait: Callable[[float], object]) -> None:
        """Return when no screen is left, when nobody else is there, when it took too long, or when it is hurried.

        ``wait(seconds)`` waits, and returns whether it is hurried.
        """
        for _ in range(round(LONGEST / LOOKS)):
            lessons = self._screens.lessons()
            if not lessons or not self._elsewhere.others():
                return
            for lesson in lessons:
                self._screens.leave(lesson, self._calm(lesson))
            if wait(LOOKS):
                return

    def _calm(self, lesson: str) -> set[int]:
        """Return the seats that wait for nothing but a play."""
        try:
            shown = self._live.shown(lesson)
        except Refused:
            return set()
        return {seat for seat, phase in shown.phases().items() if phase in _BETWEEN_PLAYS}

"""Leaving while others go on: a process that is told to end hands its lessons over to the others, one by one."""

from collections.abc import Callable

from quizbs.game import Refused
from quizbs.session.live import Live
from quizbs.session.screens import Screens
from quizbs.store.lease import Lease

LONGEST = 30.0  # seconds that this may take
LOOKS = 0.1  # seconds between two looks at the tables
_BETWEEN_PLAYS = {"", "turn", "over"}  # phases in which nobody answers, chooses or watches cards turn


class Draining:
    """Gives back the lessons of a process that takes no new connections; their screens come back at once, elsewhere.

    A lesson goes while all of its tables are between two plays, or when it took too long.
    """

    def __init__(self, live: Live, screens: Screens, lease: Lease) -> None:
        self._live, self._screens, self._lease = live, screens, lease

    def run(self, wait: Callable[[float], object]) -> None:
        """Return when no screen is left, when it took too long, or when it is hurried. On SQLite nobody goes on.

        ``wait(seconds)`` waits, and returns whether it is hurried.
        """
        if self._lease.me is None:
            return
        self._lease.take_no_more()
        for _ in range(round(LONGEST / LOOKS)):
            for lesson in self._screens.lessons():
                if self._is_calm(lesson):
                    self._go(lesson)
            if not self._screens.lessons() or wait(LOOKS):
                break
        for lesson in self._screens.lessons():
            self._go(lesson)

    def _go(self, lesson: str) -> None:
        self._lease.give_back(lesson)
        self._live.forget(lesson)
        self._screens.cut(lesson)

    def _is_calm(self, lesson: str) -> bool:
        """Return whether every table of a lesson waits for nothing but a play."""
        try:
            return _BETWEEN_PLAYS.issuperset(self._live.shown(lesson).phases().values())
        except Refused:
            return False

"""What all running lessons of a program have in common: how they are stored, shown and timed."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from quizbs.live.lesson_log import Writing
from quizbs.live.screen import Link
from quizbs.store.lessons import Lessons
from quizbs.store.people import People
from quizbs.store.rosters import Rosters

if TYPE_CHECKING:
    from quizbs.live.live_lesson import LiveLesson


class Cancelable(Protocol):
    """What is to be done later."""

    def kill(self, *, block: bool) -> object:
        """Don't do it."""


@dataclass(frozen=True)
class Around:
    """What all lessons of a program have in common.

    ``later(seconds, do)`` calls ``do`` after so long. ``address()`` is what a student types right now; ``reach()`` is
    what a pulse also tells the host, ``private(lesson)`` the desk alone, ``trouble()`` why nothing can be saved, "" if
    all is well. ``keep_results(lesson)`` is called when a lesson closes; ``is_well()`` returns whether clocks may run.
    """

    writing: Writing
    link: Link
    later: Callable[[float, Callable[[], None]], Cancelable]
    people: People
    rosters: Rosters
    lessons: Lessons
    address: Callable[[], str] = str
    reach: Callable[[], dict[str, Any]] = dict
    private: "Callable[[LiveLesson], dict[str, Any]]" = lambda _lesson: {}
    trouble: Callable[[], str] = str
    is_well: Callable[[], bool] = lambda: True
    keep_results: Callable[[str], object] = bool
    clock: Callable[[], float] = time.monotonic

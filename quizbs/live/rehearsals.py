"""Rounds alone: each ends when its page has been gone for a while, since nobody ends it by hand."""

from collections.abc import Callable
from contextlib import suppress

from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.lesson.commands import Close
from quizbs.live.registry import LessonRegistry
from quizbs.store.lessons import Lessons

GONE = 60.0  # seconds without any screen


class Rehearsals:
    """Ends rounds alone that nobody looks at. After a start of the server their time begins anew."""

    def __init__(
        self,
        lessons: Lessons,
        registry: LessonRegistry,
        clock: Callable[[], float],
    ) -> None:
        self._lessons, self._registry, self._clock = lessons, registry, clock
        self._alone: dict[str, bool] = {}  # of the open lessons, which never change in that
        self._gone: dict[str, float] = {}  # since when nobody looks at a round alone

    def look(self) -> None:
        """End those whose page has been gone for a minute. Only the process that leads one can."""
        now = self._clock()
        gone = {lesson: self._gone.get(lesson, now) for lesson in self._left()}
        self._gone = {lesson: since for lesson, since in gone.items() if now - since < GONE}
        for lesson in gone.keys() - self._gone.keys():
            with suppress(Refused):  # another process leads it, or nothing can be saved just now
                self._registry.lesson(lesson).act(Program(), "alone:gone", Close())

    def _left(self) -> list[str]:
        """Return the open rounds alone that no screen shows."""
        seen = {lesson.id for lesson in self._registry.shown()}
        return [lesson for lesson in self._rounds_alone() if lesson not in seen]

    def _rounds_alone(self) -> list[str]:
        """Return the open rounds alone, with one query, and one more for a lesson that has been opened since."""
        still_open = [one.id for one in self._lessons.still_open()]
        self._alone = {lesson: self._alone[lesson] for lesson in still_open if lesson in self._alone}
        for lesson in still_open:
            if lesson not in self._alone:
                with suppress(Refused):  # damaged, or not started yet
                    state = self._registry.session(lesson)
                    self._alone |= {lesson: state.alone} if state.phase else {}
        return [lesson for lesson, alone in self._alone.items() if alone]

"""The phone that is a lesson's remote: one at a time, by a link that works once.

A lesson counts how often a phone became its remote or stopped being it. A link is for an even number and makes it odd;
the cookie that results is valid for as long as the number stays.
"""

from quizbs.game import Refused
from quizbs.live.keyring import Keyring, same
from quizbs.live.registry import LessonRegistry
from quizbs.store.lessons import Lessons, ListedLesson


class Remotes:
    """Gives out links and ends remotes."""

    def __init__(self, lessons: Lessons, keyring: Keyring, registry: LessonRegistry) -> None:
        self._lessons, self._keyring, self._registry = lessons, keyring, registry

    def path(self, lesson: ListedLesson) -> str:
        """Return the path that makes a phone the remote; "" while there is one."""
        return "" if lesson.remotes % 2 else f"/remote/{lesson.code}?key={self._key(lesson)}"

    def opens(self, lesson: ListedLesson, key: str) -> bool:
        """Return whether ``key`` makes a phone the remote of this lesson."""
        return not lesson.remotes % 2 and same(key, self._key(lesson))

    def become(self, lesson: ListedLesson, key: str) -> int:
        """Use up a link, and return the number the cookie is for. Raises ``Refused`` (``used``)."""
        if not (self.opens(lesson, key) and self._lessons.turn_remote(lesson.id, lesson.remotes)):
            raise Refused("used")
        self._registry.pulse(lesson.id)
        return lesson.remotes + 1

    def end(self, lesson: str) -> None:
        """End the remote's access and allow the next link. Without a remote nothing happens."""
        listed = self._lessons.find(lesson)
        if listed is not None and listed.remotes % 2 and self._lessons.turn_remote(lesson, listed.remotes):
            self._registry.lesson(lesson).dismiss_remote()
            self._registry.pulse(lesson)

    def _key(self, lesson: ListedLesson) -> str:
        return self._keyring.remote_key(lesson.id, lesson.remotes)

"""The phone that is a lesson's remote: one at a time, by a link that works once.

A lesson counts how often a phone became its remote or stopped being it. A link is for an even number and makes it odd;
the cookie that results is valid for as long as the number stays.
"""

from quizbs.game import Refused
from quizbs.limits.code_throttle import CodeThrottle
from quizbs.live.join_codes import tidy_code
from quizbs.live.keyring import Keyring, same
from quizbs.live.registry import LessonRegistry
from quizbs.store.lessons import Lessons, ListedLesson


class Remotes:
    """Gives out links and ends remotes."""

    def __init__(self, lessons: Lessons, keyring: Keyring, registry: LessonRegistry, codes: CodeThrottle) -> None:
        self._lessons, self._keyring, self._registry, self._codes = lessons, keyring, registry, codes

    def path(self, lesson: ListedLesson) -> str:
        """Return the path that makes a phone the remote; "" while there is one."""
        return "" if lesson.remotes % 2 else f"/remote/{lesson.code}?key={self._key(lesson)}"

    def find(self, typed: str, key: str, device: str, address: str) -> ListedLesson:
        """Return the lesson of a link that works. Any other counts as a wrong code, whether there is such a lesson.

        Raises ``Refused`` (``remote``, or ``wait`` as for a join code).
        """

        def opened(code: str) -> ListedLesson | None:
            lesson = self._lessons.by_code(code)
            return lesson if lesson is not None and self._opens(lesson, key) else None

        if (found := self._codes.look(opened, tidy_code(typed), device, address)) is None:
            raise Refused("remote")
        return found

    def become(self, lesson: ListedLesson) -> int:
        """Use up the link of a lesson that was found by it, and return the number that the cookie is for.

        Raises ``Refused`` (``remote``) if somebody was quicker.
        """
        if not self._lessons.turn_remote(lesson.id, lesson.remotes):
            raise Refused("remote")
        self._registry.pulse(lesson.id)
        return lesson.remotes + 1

    def end(self, lesson: str) -> None:
        """End the remote's access and allow the next link. Without a remote nothing happens."""
        listed = self._lessons.find(lesson)
        if listed is not None and listed.remotes % 2 and self._lessons.turn_remote(lesson, listed.remotes):
            self._registry.lesson(lesson).dismiss_remote()
            self._registry.pulse(lesson)

    def _opens(self, lesson: ListedLesson, key: str) -> bool:
        return not lesson.remotes % 2 and same(key, self._key(lesson))

    def _key(self, lesson: ListedLesson) -> str:
        return self._keyring.remote_key(lesson.id, lesson.remotes)

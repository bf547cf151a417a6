"""The remote of a lesson: one phone at a time, which becomes the remote by a link that works once.

A lesson counts how often a phone has become or stopped being its remote. A link is made for an even count, and using it
makes the count odd; the phone's cookie is valid until the count changes.
"""

from quizbs.game import Refused
from quizbs.live.join_codes import tidy_code
from quizbs.live.keyring import Keyring, same
from quizbs.live.registry import LessonRegistry
from quizbs.rate_limits.code_throttle import CodeThrottle
from quizbs.store.lessons import Lessons, ListedLesson


class Remotes:
    """Creates links for remotes, and ends their access."""

    def __init__(self, lessons: Lessons, keyring: Keyring, registry: LessonRegistry, codes: CodeThrottle) -> None:
        self._lessons, self._keyring, self._registry, self._codes = lessons, keyring, registry, codes

    def path(self, lesson: ListedLesson) -> str:
        """Return the path that makes a phone the remote, "" if the lesson has a remote."""
        return "" if lesson.remotes % 2 else f"/remote/{lesson.code}?key={self._key(lesson)}"

    def find(self, typed: str, key: str, device: str, address: str) -> ListedLesson:
        """Return the lesson that a link with code ``typed`` and ``key`` opens.

        An invalid link counts as a wrong code, whether or not the lesson exists. Raises ``Refused``: ``remote``, or
        ``wait`` as for join codes.
        """

        def opened(code: str) -> ListedLesson | None:
            lesson = self._lessons.by_code(code)
            return lesson if lesson is not None and self._opens(lesson, key) else None

        if (lesson_row := self._codes.lookup(opened, tidy_code(typed), device, address)) is None:
            raise Refused("remote")
        return lesson_row

    def claim(self, lesson: ListedLesson) -> int:
        """Use up the link of a lesson and return the number for the phone's cookie.

        Raises ``Refused`` (``remote``) if another phone has used the link before.
        """
        if not self._lessons.turn_remote(lesson.id, lesson.remotes):
            raise Refused("remote")
        self._registry.pulse(lesson.id)
        return lesson.remotes + 1

    def end(self, lesson: str) -> None:
        """End the remote's access and allow the next link. No effect without a remote."""
        listed = self._lessons.find(lesson)
        if listed is not None and listed.remotes % 2 and self._lessons.turn_remote(lesson, listed.remotes):
            self._registry.lead(lesson).dismiss_remote()
            self._registry.pulse(lesson)

    def _opens(self, lesson: ListedLesson, key: str) -> bool:
        return not lesson.remotes % 2 and same(key, self._key(lesson))

    def _key(self, lesson: ListedLesson) -> str:
        return self._keyring.remote_key(lesson.id, lesson.remotes)

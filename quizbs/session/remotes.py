"""The phone that is the remote of a lesson: one at a time, by a link that works once and that a new one follows.

A lesson counts how often a phone became its remote or ceased to be it. The link of each even number makes the number
odd, and the cookie that comes of it is good for as long as it stays so.
"""

from collections.abc import Callable

from quizbs.game import Refused
from quizbs.web.access import Access
from quizbs.web.needs import Lessons, Listed


class Remotes:
    """Links and their ends. ``gone(lesson)`` is called when the remote of a lesson is none any more, and
    ``changed(lesson)`` when a phone has become it or ceased to be it.
    """

    def __init__(
        self, lessons: Lessons, access: Access, gone: Callable[[str], None], changed: Callable[[str], None]
    ) -> None:
        self._lessons, self._access, self._gone, self._changed = lessons, access, gone, changed

    def path(self, lesson: Listed) -> str:
        """Return the path that makes a phone the remote; "" while one is."""
        return "" if lesson.remotes % 2 else f"/remote/{lesson.code}?key={self._key(lesson)}"

    def is_used(self, lesson: str) -> bool:
        """Return whether a phone is the remote just now."""
        listed = self._lessons.find(lesson)
        return listed is not None and listed.remotes % 2 == 1

    def opens(self, lesson: Listed, key: str) -> bool:
        """Return whether ``key`` makes a phone the remote of this lesson."""
        return not lesson.remotes % 2 and self._access.same(key, self._key(lesson))

    def become(self, lesson: Listed, key: str) -> int:
        """Use a link up, and return the number that the cookie is for. Raises ``Refused`` (``used``)."""
        if not (self.opens(lesson, key) and self._lessons.turn_remote(lesson.id, lesson.remotes)):
            raise Refused("used")
        self._changed(lesson.id)
        return lesson.remotes + 1

    def end(self, lesson: str) -> None:
        """Let the remote open nothing from now on, and the next link come. Without one nothing happens."""
        listed = self._lessons.find(lesson)
        if listed is not None and listed.remotes % 2 and self._lessons.turn_remote(lesson, listed.remotes):
            self._gone(lesson)
            self._changed(lesson)

    def _key(self, lesson: Listed) -> str:
        return self._access.remote_key(lesson.id, lesson.remotes)

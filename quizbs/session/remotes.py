"""The phone that is the remote of a lesson: one at a time, by a link that works once and that a new one follows.

A lesson counts how often a phone became its remote or ceased to be it. The link of each even number makes the number
odd, and the cookie that comes of it is good for as long as it stays so.
"""

from quizbs.game import Refused
from quizbs.session.keyring import Keyring, same
from quizbs.session.outbox import Outbox
from quizbs.session.screens import Screens
from quizbs.store.lessons import Lessons, ListedLesson


class Remotes:
    """Links and their ends."""

    def __init__(self, lessons: Lessons, keyring: Keyring, screens: Screens, outbox: Outbox) -> None:
        self._lessons, self._keyring, self._screens, self._outbox = lessons, keyring, screens, outbox

    def path(self, lesson: ListedLesson) -> str:
        """Return the path that makes a phone the remote; "" while one is."""
        return "" if lesson.remotes % 2 else f"/remote/{lesson.code}?key={self._key(lesson)}"

    def opens(self, lesson: ListedLesson, key: str) -> bool:
        """Return whether ``key`` makes a phone the remote of this lesson."""
        return not lesson.remotes % 2 and same(key, self._key(lesson))

    def become(self, lesson: ListedLesson, key: str) -> int:
        """Use a link up, and return the number that the cookie is for. Raises ``Refused`` (``used``)."""
        if not (self.opens(lesson, key) and self._lessons.turn_remote(lesson.id, lesson.remotes)):
            raise Refused("used")
        self._outbox.pulse(lesson.id)
        return lesson.remotes + 1

    def end(self, lesson: str) -> None:
        """Let the remote open nothing from now on, and the next link come. Without one nothing happens."""
        listed = self._lessons.find(lesson)
        if listed is not None and listed.remotes % 2 and self._lessons.turn_remote(lesson, listed.remotes):
            self._screens.dismiss_remote(lesson)
            self._outbox.pulse(lesson)

    def _key(self, lesson: ListedLesson) -> str:
        return self._keyring.remote_key(lesson.id, lesson.remotes)

"""Deleting and signing out, wherever it was asked for: here, at the command line, or in another process."""

from collections.abc import Callable, Sequence

from quizbs.session.live import Live
from quizbs.web.access import Access
from quizbs.web.live.viewers import Viewers
from quizbs.web.needs import Forgetting, KeptLessons, Listed, SignOuts


class OpenLessons(Exception):
    """Lessons are open and were not to be ended; ``lessons`` says which."""

    def __init__(self, lessons: Sequence[Listed]) -> None:
        super().__init__(lessons)
        self.lessons = lessons


class Deletion:
    """Deletes lessons, and lets this process hear of what was deleted or signed out by any other."""

    def __init__(
        self,
        forgetting: Forgetting,
        lessons: KeptLessons,
        sign_outs: SignOuts,
        live: Live,
        viewers: Viewers,
        access: Access,
        clock: Callable[[], float],
    ) -> None:
        self._forgetting, self._lessons, self._sign_outs = forgetting, lessons, sign_outs
        self._live, self._viewers, self._access, self._clock = live, viewers, access, clock
        self.renewed: Callable[[], object] = lambda: None  # called when the address printed at start opens nothing more

    def kept(self) -> Sequence[Listed]:
        """Return the lessons that can be deleted, the newest first."""
        return self._lessons.kept()

    def open(self) -> Sequence[Listed]:
        """Return the lessons that are still open, the newest first."""
        return self._lessons.still_open()

    def delete(self, lesson: str) -> bool:
        """Delete a lesson, and return whether it was there."""
        if not any(one.id == lesson for one in self.kept()):
            return False
        self._forgetting.lesson(lesson, self._clock())
        self.look()
        return True

    def delete_everything(self, *, with_banks: bool, end_lessons: bool) -> None:
        """Delete everything. Raises ``OpenLessons`` where lessons are open that are not to be ended."""
        if (lessons := self.open()) and not end_lessons:
            raise OpenLessons(lessons)
        self._forgetting.everything(self._clock(), with_banks=with_banks)
        self.look()

    def sign_out(self) -> None:
        """Let no cookie and no address open the host's pages that did so until now."""
        self._sign_outs.sign_out()
        self.look()

    def look(self) -> None:
        """Let go of lessons that are deleted, and of browsers that are signed out. Called every second."""
        for lesson in self._forgetting.gone(self._viewers.lessons()):
            self._viewers.dismiss(lesson, "closed", everybody=True)
            self._live.forget(lesson)
        if self._access.renew(self._sign_outs.signed_out()):
            self._viewers.drop_hosts()
            self.renewed()

"""Rounds alone: each ends when its page has been gone for a while, since nobody ends it by hand."""

from collections.abc import Callable, Collection
from contextlib import suppress

from quizbs.game import Refused
from quizbs.lesson.commands import Close
from quizbs.session.coordinator import lesson_stream
from quizbs.session.elsewhere import NONE_THERE, Elsewhere
from quizbs.session.live import Live
from quizbs.session.streams import Streams
from quizbs.store.lessons import Lessons

GONE = 60.0  # seconds without any screen


class Rehearsals:
    """Ends rounds alone that nobody looks at. After a start of the server their time begins anew.

    ``shown()`` returns the lessons that screens of this process show.
    """

    def __init__(
        self,
        lessons: Lessons,
        live: Live,
        streams: Streams,
        shown: Callable[[], Collection[str]],
        elsewhere: Elsewhere,
        clock: Callable[[], float],
    ) -> None:
        self._lessons, self._live, self._streams = lessons, live, streams
        self._shown, self._elsewhere, self._clock = shown, elsewhere, clock
        self._gone: dict[str, float] = {}  # since when nobody looks at a round alone

    def look(self) -> None:
        """End those whose page has been gone for a minute, in whichever process."""
        now = self._clock()
        gone = {lesson: self._gone.get(lesson, now) for lesson in self._left()}
        self._gone = {lesson: since for lesson, since in gone.items() if now - since < GONE}
        for lesson in gone.keys() - self._gone.keys():
            with suppress(Refused):  # another process was quicker, or nothing can be saved just now
                self._streams.act(lesson_stream(lesson), "alone", "gone", Close())

    def _left(self) -> list[str]:
        """Return the open rounds alone that no screen shows."""
        seen = set(self._shown())
        unseen = [one.id for one in self._lessons.still_open() if one.id not in seen]
        return [one for one in unseen if self._elsewhere.of(one) == NONE_THERE and self._is_alone(one)]

    def _is_alone(self, lesson: str) -> bool:
        try:
            return self._live.lesson(lesson).alone
        except Refused:  # damaged
            return False

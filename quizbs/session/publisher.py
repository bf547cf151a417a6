"""What follows from a change in a lesson: what is kept beside the ledger, and who is shown what."""

from collections.abc import Callable, Collection

from quizbs.session.reveal_timers import RevealTimers
from quizbs.session.screens import Screens
from quizbs.session.streams import Streams
from quizbs.store.lessons import Lessons
from quizbs.store.rosters import Rosters


class Publisher:
    """Follows up what the outbox has gathered. ``keep_results(lesson)`` is called when a lesson closes."""

    def __init__(
        self,
        streams: Streams,
        screens: Screens,
        reveal_timers: RevealTimers,
        lessons: Lessons,
        rosters: Rosters,
        keep_results: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self._streams, self._screens, self._reveal_timers = streams, screens, reveal_timers
        self._lessons, self._rosters, self._keep_results, self._clock = lessons, rosters, keep_results, clock
        self._released: set[str] = set()  # people whose names are free again; nobody who was removed comes back

    def publish(self, lesson: str, parts: Collection[str]) -> None:
        """Show a lesson to everybody concerned by a change in these games, or with "" among them in the session.

        Raises ``Busy``.
        """
        games = [part for part in parts if part]
        if "" in parts:
            self._dismiss(lesson)
        self._screens.publish(lesson, () if "" in parts else games)
        self._reveal_timers.happened(lesson, games)

    def store(self, lesson: str) -> None:
        """Keep what has to be kept beside the ledger: the results of a closed lesson, and which names are free.

        Raises ``Busy``.
        """
        state = self._streams.state(lesson).lesson
        if state.phase == "closed":
            self._keep_results(lesson)
            self._lessons.close(lesson, self._clock())
        gone = {person for seat in state.seats if seat.removed for person in seat.people} - self._released
        if gone:  # names that they have ticked may be ticked again, by whoever they really belong to
            for person in gone & self._rosters.ticked(lesson).keys():
                self._rosters.release(person)
            self._released |= gone

    def _dismiss(self, lesson: str) -> None:
        """Tell those who have no place in a lesson any more."""
        state = self._streams.state(lesson).lesson
        if state.phase == "closed":
            self._screens.dismiss(lesson, "closed")
        for seat in state.seats:
            if seat.removed:
                self._screens.dismiss(lesson, "removed" if seat.person in state.entry.out else "cleared", seat.seat)

"""The people of one lesson who wait for the teacher's approval, and whether their pages are still open."""

from collections.abc import Callable
from typing import TypedDict

from quizbs.lesson import SessionState
from quizbs.live.crowds import Crowds
from quizbs.live.people import LessonPeople
from quizbs.store.people import Person

GONE = 45.0  # seconds without a request (usually every 3) until a waiting page counts as closed, or its phone as asleep
_WHY = {None: "", False: "unlisted", True: "taken"}


class WaitingRow(TypedDict):
    """A waiting person, and why the person needs approval.

    ``real`` is the real name that the person ticked or applied with. ``asks`` says why that name needs approval:
    ``unlisted`` (not on the class list), ``taken`` (another person has ticked it), or "" if it doesn't. ``gone``: the
    person's page is closed.
    """

    person: str
    name: str
    real: str
    asks: str
    gone: bool


class Waiting:
    """The people who wait for approval, and the crowds of the lesson.

    ``pulse()`` is called when an absent person returns.
    """

    def __init__(
        self,
        people: LessonPeople,
        lesson: Callable[[], SessionState],
        pulse: Callable[[], object],
        clock: Callable[[], float],
    ) -> None:
        self._people, self._lesson, self._pulse, self._clock = people, lesson, pulse, clock
        self.crowds = Crowds(clock)
        self._asked: dict[str, float] = {}  # when the page of each person last sent a request
        self._shown_absent: list[bool] = []  # for each waiting person, whether they were absent in the last pulse

    def held(self) -> list[Person]:
        """Return the waiting people in order of joining."""
        waiting = [person for person in self._people.now().people if person.held]
        out = self._lesson().entry.out if waiting else frozenset()
        return [waiter for waiter in waiting if waiter.id not in out]

    def record_poll(self, waiter: Person) -> None:
        """Record that a waiting person's page has sent a request."""
        was_gone = self._is_gone(waiter)
        self._asked[waiter.id] = self._clock()
        if was_gone:
            self._pulse()

    def has_changed(self) -> bool:
        """Return whether a waiting person has closed or reopened their page since the last pulse."""
        before = self._shown_absent
        if before:
            self._shown_absent = [self._is_gone(waiter) for waiter in self.held()]
        return self._shown_absent != before

    def desk_rows(self) -> list[WaitingRow]:
        """Return the waiting people for the desk."""
        waiting = self.held()
        self._asked = {waiter.id: self._asked[waiter.id] for waiter in waiting if waiter.id in self._asked}
        self._shown_absent = [self._is_gone(waiter) for waiter in waiting]
        if not waiting:
            return []
        _, real, asking = self._people.now()
        return [
            {
                "person": waiter.id,
                "name": waiter.name,
                "real": real.get(waiter.id, ""),
                "asks": _WHY[asking.get(waiter.id)],
                "gone": gone,
            }
            for waiter, gone in zip(waiting, self._shown_absent, strict=True)
        ]

    def for_desk(self) -> dict[str, object]:
        """Return the desk's fields of the pulse: who waits, who joined in a crowd, and whether there is a remote."""
        listed, came = self._people.listed(), self.crowds.largest()
        return {
            "held": self.desk_rows(),
            "crowd": [player.seat for player in self._lesson().present if player.person in came],
            "remote": listed is not None and listed.has_remote,
            "class_list": listed is not None and listed.naming == "roster",
        }

    def _is_gone(self, waiter: Person) -> bool:
        """Return whether a waiting person's page is closed. People who wait to share a phone have no page."""
        now = self._clock()
        return not waiter.beside and now - self._asked.setdefault(waiter.id, now) > GONE

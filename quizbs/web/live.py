"""A lesson as its screens see it: what they are shown, and what follows when something has happened in it."""

import logging
from collections.abc import Callable

import msgspec

from quizbs.game import Refused
from quizbs.game.commands import Extend
from quizbs.lesson import Lesson, Player, Wall
from quizbs.lesson.view import Scene, View, personal, shared
from quizbs.play import Play
from quizbs.rounds import Rounds, lesson_of, lesson_stream, table_stream
from quizbs.web.needs import Lessons, People, Person
from quizbs.web.viewers import Viewers

GRACE = 5.0  # seconds more than the server was away, for phones to come back

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Shown:
    """How a lesson stands at one moment. What all see is built once; ``for_viewer`` adds what one seat may know."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._common = shared(scene)

    @property
    def version(self) -> tuple[int, str, int]:
        """Return what the view is stamped with."""
        lesson, table, at_table = self._common["version"]
        return lesson, table, at_table

    def view(self, seat: int | None) -> View:
        """Return the whole view of a seat, or with ``None`` of the host's wall."""
        return personal(self._scene, self._common, Wall(host=True) if seat is None else Player(seat))

    def for_viewer(self, seat: int | None) -> msgspec.Raw:
        """Return that view as JSON."""
        return msgspec.Raw(_encode(self.view(seat)))


class Live:
    """The lessons that are being played, for the sockets.

    ``address`` gives what a student types now; ``keep_results(lesson)`` is called when a lesson closes.
    """

    def __init__(
        self,
        play: Play,
        rounds: Rounds,
        people: People,
        lessons: Lessons,
        address: Callable[[], str],
        clock: Callable[[], float],
        keep_results: Callable[[str], None],
    ) -> None:
        self._keep_results = keep_results
        self._play, self._rounds, self._people, self._lessons = play, rounds, people, lessons
        self._address, self._clock = address, clock

    def lesson(self, lesson: str) -> Lesson:
        """Return the state of a lesson. Raises ``Busy``."""
        return self._rounds.now(lesson)[1]

    def shown(self, lesson: str) -> Shown:
        """Return how a lesson stands just now. Raises ``Busy``."""
        version, state, table_version, table = self._rounds.now(lesson)
        scene = Scene(
            lesson=state,
            table=table,
            versions=(version, table_version),
            names=self._names(state),
            address=self._address(),
            now=self._clock(),
        )
        return Shown(scene)

    def names(self, lesson: str) -> dict[int, str]:
        """Return the name of each seat."""
        return self._names(self.lesson(lesson))

    def _names(self, lesson: Lesson) -> dict[int, str]:
        # By person and not by the row's seat: the ledger seats somebody before their row says so.
        known = {person.id: person.name for person in self._people.of(lesson.lesson)}
        return {one.seat: known[one.person] for one in lesson.present if one.person in known}

    def seat_of(self, person: Person) -> int:
        """Return the seat of somebody in their lesson.

        Raises ``Refused``: ``closed`` (the lesson is over), ``removed`` or ``unknown`` (never seated).
        """
        lesson = self.lesson(person.lesson)
        if lesson.phase in {"", "closed"}:
            raise Refused("closed")
        for one in lesson.seats:
            if one.person == person.id:
                if one.removed:
                    raise Refused("removed")
                return one.seat
        raise Refused("unknown")

    def look(self, lesson: str) -> None:
        """Do what is due in a lesson and its table by now, and what a crash left half done. Raises ``Busy``."""
        self._play.tick(lesson_stream(lesson))
        dealt = self.lesson(lesson).round
        if dealt is not None and not dealt.over:
            self._play.tick(table_stream(dealt.table))
        self._rounds.bring_together(lesson)

    def happened(self, stream: str, viewers: Viewers) -> None:
        """Let what follows from a change follow, then show it to all who look. For ``Play`` to call."""
        lesson = lesson_of(stream)
        self._rounds.bring_together(lesson)
        state = self.lesson(lesson)
        if state.phase == "closed":
            self._keep_results(lesson)
            self._lessons.close(lesson, self._clock())
            viewers.dismiss(lesson, "closed")
        for one in state.seats:
            if one.removed:
                viewers.dismiss(lesson, "removed", one.seat)
        viewers.publish(lesson)

    def resume(self, away_since: float | None, start: str) -> None:
        """Give every running clock the time that the server was away, and a little more. ``start`` names this start."""
        if away_since is None:
            return
        seconds = max(0.0, self._clock() - away_since) + GRACE
        for listed in self._lessons.still_open():
            dealt = self.lesson(listed.id).round
            if dealt is not None and not dealt.over:
                try:
                    self._play.act(table_stream(dealt.table), "restart", start, Extend(seconds))
                except Refused as refused:  # a table that is over has no clock
                    _log.info("lesson %s: nothing to extend (%s)", listed.id, refused.code)

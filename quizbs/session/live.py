"""A lesson as its screens see it: what they are shown, and which game they mean."""

import itertools
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import asdict

from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.game.moments import ms
from quizbs.lesson import Desk, Lesson, Player, Viewer, Wall
from quizbs.lesson.commands import Extend
from quizbs.lesson.views.answers import answers_of
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.passing import changes_at
from quizbs.lesson.views.sections import Changes, Sections, composed
from quizbs.lesson.views.view_types import Version
from quizbs.lesson.views.whole import Scene, View, sections_for, shared, version_for
from quizbs.session.stages import Stages
from quizbs.session.streams import Streams
from quizbs.store.lessons import Lessons
from quizbs.store.people import People, Person
from quizbs.store.rosters import Rosters

KNOWN = 100  # lessons of which is kept what was built for their screens
GRACE = 5.0  # seconds more than the server was away, for phones to reconnect
AT_ONCE = 32  # lessons that get their time back at the same moment after a restart

_log = logging.getLogger(__name__)


class LessonSnapshot:
    """A lesson at one moment. What many may see is built once; ``sections`` adds what one viewer may know.

    ``number`` is higher for whichever began to look later: nobody who was shown one is shown an earlier one. ``now`` is
    the moment in ms; ``changes`` writes what changed since an earlier one once for all who have seen the same.
    """

    def __init__(self, number: int, scene: Scene, memo: Memo) -> None:
        self.number = number
        self._scene = scene
        self._common = shared(scene, memo)
        self.now, self.changes = ms(scene.now), Changes()

    def version(self, seat: int | None, *, desk: bool = False) -> Version:
        """Return the version of what a seat, or with ``None`` the host's wall or desk, is shown."""
        return version_for(self._scene, _viewer(seat, desk=desk))

    def sections(self, seat: int | None, *, desk: bool = False) -> Sections:
        """Return all that this viewer may know."""
        return sections_for(self._scene, self._common, _viewer(seat, desk=desk))

    def view(self, seat: int | None, *, desk: bool = False) -> View:
        """Return the same as the view that a screen makes of it."""
        return composed(self.sections(seat, desk=desk), self._scene.now)

    def elsewhere(self, games: Collection[str]) -> set[int]:
        """Return the seats that play and answer at other games than these."""
        here = {table for table, (id_, _, _) in self._scene.games.items() if id_ in games}
        return {one.seat for one in self._scene.lesson.present if one.table not in here}

    def phases(self) -> dict[int, str]:
        """Return the phase of each seat's game, "" where there is none."""
        games = {one.seat: self._scene.game(one.table) for one in self._scene.lesson.present}
        return {seat: game.phase if game else "" for seat, game in games.items()}

    def calls_up(self, seat: int | None) -> bool:
        """Return whether this seat's phone only says that there is something to see on a wall."""
        one = None if seat is None else self._scene.lesson.seat(seat)
        game = self._scene.game(one.table) if one else None
        turning = game is not None and game.phase == "turning"
        return turning and one is not None and self._scene.stage.calls_up(one.table, one.seat)


def _viewer(seat: int | None, *, desk: bool) -> Viewer:
    return Player(seat) if seat is not None else Desk() if desk else Wall(host=True)


class Live:
    """The lessons being played. ``address`` returns what a student types right now."""

    def __init__(
        self,
        streams: Streams,
        people: People,
        rosters: Rosters,
        lessons: Lessons,
        address: Callable[[], str],
        clock: Callable[[], float],
        stages: Stages,
    ) -> None:
        self._streams, self._people, self._lessons = streams, people, lessons
        self._rosters, self._address, self._clock = rosters, address, clock
        self._stages = stages
        self._memos: OrderedDict[str, Memo] = OrderedDict()
        self._looks = itertools.count(1)

    def lesson(self, lesson: str) -> Lesson:
        """Return the state of a lesson. Raises ``Busy``."""
        return self._streams.state(lesson).lesson

    def shown(self, lesson: str) -> LessonSnapshot:
        """Return a snapshot of a lesson. Raises ``Busy``."""
        number = next(self._looks)
        whole = self._streams.state(lesson)
        state = whole.lesson
        everybody, ticked = self._people.of(lesson), self._rosters.ticked(lesson)
        memo = self._memo(lesson)
        people, heads, names, real = memo.get(
            "names", 0, (state, everybody, ticked), None, lambda: _all_names(state, everybody, ticked)
        )
        games, now = whole.at_tables(), self._clock()
        scene = Scene(
            lesson=state,
            version=whole.version(),
            games=games,
            names=names,
            people=people,
            heads=heads,
            real=real,
            ticked=ticked,
            address=self._address(),
            now=now,
            stage=self._stages.now(lesson, state, games, now),
        )
        self._stages.expect(lesson, changes_at(scene))
        return LessonSnapshot(number, scene, memo)

    def _memo(self, lesson: str) -> Memo:
        memo = self._memos.setdefault(lesson, Memo())
        self._memos.move_to_end(lesson)
        if len(self._memos) > KNOWN:
            self._memos.popitem(last=False)
        return memo

    def first_view(self, lesson: str, seat: int) -> dict[str, Any]:
        """Return what the page of a seat holds from the start, as JSON would have it. Raises ``Busy``."""
        return self.shown(lesson).view(seat)

    def names(self, lesson: str) -> dict[int, str]:
        """Return the name of each seat."""
        return _seat_names(self.lesson(lesson), {person.id: person.name for person in self._people.of(lesson)})

    def seat_of(self, person: Person) -> int:
        """Return a person's seat.

        Raises ``Refused``: ``closed`` (the lesson is over), ``removed`` (the teacher keeps their device out),
        ``cleared`` (they may join again) or ``unknown`` (never seated).
        """
        lesson = self.lesson(person.lesson)
        if lesson.phase in {"", "closed"}:
            raise Refused("closed")
        seat = lesson.seat_with(person.id)
        if seat is not None and not seat.removed:
            return seat.seat
        if person.id in lesson.entry.out:
            raise Refused("removed")
        raise Refused("cleared" if seat is not None or lesson.was_here(person.id) else "unknown")

    def earlier_answers(self, lesson: str) -> list[dict[str, Any]]:
        """Return the answers of games that are not their table's newest, with the names of then. Raises ``Busy``."""
        whole = self._streams.state(lesson)
        state, people = whole.lesson, {person.id: person.name for person in self._people.of(lesson)}
        found = []
        for dealt, game in whole.earlier():
            names = _seat_names(state, people) | _names_at(state, people, dealt.over_at)
            found += [asdict(answer) | {"name": names.get(answer.seat, "")} for answer in answers_of(dealt, game)]
        return found

    def look(self, lesson: str) -> None:
        """Do what is due in a lesson and its games. Raises ``Busy``."""
        self._streams.tick(lesson)

    def forget(self, lesson: str) -> None:
        """Forget a lesson that was deleted."""
        self._memos.pop(lesson, None)
        self._streams.forget(lesson)

    def resume(self, away_since: float | None, start: str) -> None:
        """Give every running clock the time the server was away, plus ``GRACE``; a call window only what it had left.

        ``start`` names this start of the server. Lessons that other processes lead are theirs.
        """
        if away_since is None:
            return
        more = Extend(max(0.0, self._clock() - away_since), away_since, GRACE)
        given: list[str] = []
        for listed in self._lessons.still_open():
            try:
                lesson = self.lesson(listed.id)
            except Refused as refused:  # the others go on
                _log.error("lesson %s can't be continued (%s)", listed.id, refused.code)
                continue
            if lesson.running or lesson.class_question is not None:
                given.append(listed.id)

        def give_back(lesson: str) -> None:
            try:
                self._streams.act(lesson, Program(), f"restart:{start}", more)
            except Refused as refused:
                _log.info("%s: nothing to extend (%s)", lesson, refused.code)

        with ThreadPoolExecutor(AT_ONCE) as pool:  # what waits for the disk together is written together
            list(pool.map(give_back, given))

    def leave_all(self, seen: Collection[str]) -> None:
        """Let other processes lead the lessons that nobody looks at."""
        for listed in self._lessons.still_open():
            if listed.id not in seen:
                self._streams.hand_over(listed.id)


def _all_names(
    lesson: Lesson, everybody: Sequence[Person], ticked: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str], dict[int, str], dict[int, str]]:
    """Return the name and the head of each person, and the name and the real name of each seat."""
    people = {person.id: person.name for person in everybody}
    heads = {person.id: person.head for person in everybody}
    return people, heads, _seat_names(lesson, people), _seat_names(lesson, ticked)


def _seat_names(lesson: Lesson, people: Mapping[str, str]) -> dict[int, str]:
    """Return the name of each seat; people who share one are joined."""
    return {
        seat.seat: " & ".join(known)
        for seat in lesson.present
        if (known := [people[person] for person in seat.people if person in people])
    }


def _names_at(lesson: Lesson, people: Mapping[str, str], at: float) -> dict[int, str]:
    """Return the names of those who had the seats at that time; they may have left since."""
    there = {seat.seat: [people[person] for person in seat.people_at(at) if person in people] for seat in lesson.seats}
    return {seat: " & ".join(names) for seat, names in there.items() if names}

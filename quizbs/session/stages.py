"""Which screens look at a lesson, and the stage that follows. Nothing of it is stored."""

from collections.abc import Callable

from msgspec.structs import replace

from quizbs.lesson import Lesson
from quizbs.lesson.views.stage import Games, Stage, Watch, staged


class Stages:
    """The stage of each lesson. Screens say themselves whether they show cards (``shows``, ``docs/protocol.md``)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._watches: dict[str, Watch] = {}
        self._walls: dict[str, set[str]] = {}
        self._stages: dict[str, Stage] = {}
        self._expected: dict[str, float] = {}  # when a lesson's screens change next although nothing happens

    def wall(self, lesson: str, sid: str, *, seen: bool) -> bool:
        """Note whether the cards on this wall can be seen; return whether that has changed anything."""
        walls = self._walls.setdefault(lesson, set())
        (walls.add if seen else walls.discard)(sid)
        return self._watches_now(lesson, replace(self.watch(lesson), seen=bool(walls)))

    def phone(self, lesson: str, seat: int, *, own: bool) -> bool:
        """Note whether this seat's phone shows the cards itself; return whether that has changed anything."""
        watch = self.watch(lesson)
        return self._watches_now(lesson, replace(watch, own=watch.own | {seat} if own else watch.own - {seat}))

    def follow(self, lesson: str, table: int) -> bool:
        """Show one table on all walls, 0: all tables; return whether that has changed anything."""
        return self._watches_now(lesson, replace(self.watch(lesson), followed=table))

    def watch(self, lesson: str) -> Watch:
        """Return who looks at a lesson."""
        return self._watches.get(lesson, Watch())

    def now(self, lesson: str, state: Lesson, games: Games, now: float) -> Stage:
        """Return the stage of a lesson as it is at ``now``."""
        watch = self.watch(lesson)
        read_to = frozenset(one.seat for one in state.present if one.accommodation.read_aloud)
        watch = replace(watch, own=watch.own | read_to) if read_to else watch
        stage = self._stages[lesson] = staged(self._stages.get(lesson, Stage()), watch, state, games, now)
        return stage

    def expect(self, lesson: str, at: float | None) -> None:
        """Note when the screens of a lesson will change although nothing happens, ``None``: never.

        An earlier time that isn't due yet stays: whoever looked now isn't the only one to be shown the change.
        """
        if at is not None:
            self._expected[lesson] = min(at, self._expected.get(lesson, at))

    def due(self) -> set[str]:
        """Return the lessons whose screens may change although nothing happens: it is time, or a door may open."""
        now = self._clock()
        late = {lesson for lesson, at in self._expected.items() if at <= now}
        for lesson in late:
            del self._expected[lesson]
        again = {lesson: stage.again for lesson, stage in self._stages.items() if stage.again is not None}
        return late | {lesson for lesson, at in again.items() if at <= now}

    def forget(self, lesson: str) -> None:
        """Forget a lesson that nobody looks at any more."""
        for known in (self._watches, self._walls, self._stages, self._expected):
            known.pop(lesson, None)

    def _watches_now(self, lesson: str, watch: Watch) -> bool:
        changed = watch != self.watch(lesson)
        self._watches[lesson] = watch
        return changed

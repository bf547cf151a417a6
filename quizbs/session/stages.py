"""Which screens look at a lesson, and the stage that follows. Nothing of it is stored; other processes are told."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from quizbs.lesson import Lesson
from quizbs.lesson.views.stage import Games, Stage, Watch, staged
from quizbs.session.elsewhere import NONE_THERE, Elsewhere


class Stages:
    """The stage of each lesson. Screens say themselves whether they show cards (``shows``, ``docs/protocol.md``).

    ``elsewhere`` knows the screens that other processes have. Of several processes, the one that looks after a lesson
    (``decides(lesson)``) says which door is open: ``tell(lesson, stage)``.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        elsewhere: Elsewhere | None = None,
        decides: Callable[[str], bool] = bool,
        tell: Callable[[str, Any], object] | None = None,
    ) -> None:
        self._clock = clock
        self._elsewhere, self._decides, self._tell = elsewhere or Elsewhere(), decides, tell
        self._followed_at: dict[str, float] = {}
        self._decided: dict[str, Stage] = {}  # what this process has told, or was told by the one that decides
        self._watches: dict[str, Watch] = {}
        self._walls: dict[str, set[str]] = {}
        self._stages: dict[str, Stage] = {}
        self._expected: dict[str, float] = {}  # when a lesson's screens change next although nothing happens

    def wall(self, lesson: str, sid: str, *, seen: bool) -> bool:
        """Note whether the cards on this wall can be seen; return whether that has changed anything."""
        walls = self._walls.setdefault(lesson, set())
        (walls.add if seen else walls.discard)(sid)
        return self._watches_now(lesson, replace(self.here(lesson), seen=bool(walls)))

    def phone(self, lesson: str, seat: int, *, own: bool) -> bool:
        """Note whether this seat's phone shows the cards itself; return whether that has changed anything."""
        watch = self.here(lesson)
        return self._watches_now(lesson, replace(watch, own=watch.own | {seat} if own else watch.own - {seat}))

    def follow(self, lesson: str, table: int) -> bool:
        """Show one table on all walls, 0: all tables; return whether that has changed anything."""
        self._followed_at[lesson] = self._clock()
        return self._watches_now(lesson, replace(self.here(lesson), followed=table))

    def here(self, lesson: str) -> Watch:
        """Return who looks at a lesson through this process."""
        return self._watches.get(lesson, Watch())

    def followed(self, lesson: str) -> tuple[float, int]:
        """Return since when (s) the walls of this process follow which table."""
        return self._followed_at.get(lesson, 0.0), self.here(lesson).followed

    def watch(self, lesson: str) -> Watch:
        """Return who looks at a lesson through any process."""
        here, there = self.here(lesson), self._elsewhere.of(lesson)
        if there is NONE_THERE:
            return here
        _, followed = max(self.followed(lesson), there.followed)
        return Watch(here.seen or there.wall, followed, here.own | there.own)

    def now(self, lesson: str, state: Lesson, games: Games, now: float) -> Stage:
        """Return the stage of a lesson as it is at ``now``."""
        watch = self.watch(lesson)
        read_to = frozenset(one.seat for one in state.present if one.accommodation.read_aloud)
        watch = replace(watch, own=watch.own | read_to) if read_to else watch
        stage = staged(self._stages.get(lesson, Stage()), watch, state, games, now)
        stage = self._stages[lesson] = stage if self._tell is None else self._agreed(lesson, stage, self._tell)
        return stage

    def _agreed(self, lesson: str, stage: Stage, tell: Callable[[str, Any], object]) -> Stage:
        """Return the stage with the door that all processes show."""
        decided = self._decided.get(lesson)
        if self._decides(lesson):
            mine = Stage(stage.door, stage.called)
            if mine != decided:
                self._decided[lesson] = mine
                tell(lesson, msgspec.to_builtins(mine))
            return stage
        if decided is None:
            return stage
        said = {
            table: one
            for table, one in decided.called.items()
            if table in stage.called and one.is_about(stage.called[table])
        }
        return replace(stage, door=decided.door, called=stage.called | said, again=None)

    def hear(self, lesson: str, more: Any) -> None:
        """Take over the door that the process which looks after a lesson has opened."""
        self._decided[lesson] = msgspec.convert(more, Stage, str_keys=True)

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
        for known in (self._watches, self._walls, self._stages, self._expected, self._followed_at, self._decided):
            known.pop(lesson, None)

    def _watches_now(self, lesson: str, watch: Watch) -> bool:
        changed = watch != self.here(lesson)
        self._watches[lesson] = watch
        return changed

"""Which walls and phones show cards that turn."""

from msgspec.structs import replace

from quizbs.lesson.views.stage import WallWatch
from quizbs.live.screen import Screen


class Walls:
    """The walls of one lesson. ``watch`` has what views depend on: the enlarged table, and who sees called cards."""

    def __init__(self) -> None:
        self.watch = WallWatch()
        self._visible: set[str] = set()  # socket ids of walls

    def set_visible(self, screen: Screen, *, on: bool) -> bool:
        """Record whether a wall is visible, or whether a phone shows called cards itself.

        Return whether ``watch`` has changed.
        """
        watch = self.watch
        if screen.seat is not None:
            own = frozenset({screen.seat})
            watch = replace(watch, own=watch.own | own if on else watch.own - own)
        elif not screen.desk:
            (self._visible.add if on else self._visible.discard)(screen.sid)
            watch = replace(watch, seen=bool(self._visible))
        return self._set(watch)

    def follow(self, table: int) -> bool:
        """Enlarge one table on all walls; 0 enlarges no table. Return whether ``watch`` has changed."""
        return self._set(replace(self.watch, followed=table))

    def _set(self, watch: WallWatch) -> bool:
        before, self.watch = self.watch, watch
        return watch != before

"""Which screens of a lesson other processes have: whose phones are connected there, and what their walls show."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

SILENT = 6.0  # seconds without a word, after which a process is dead; one that lives says something every two


class ScreensThere(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process says of the screens of a lesson that it has.

    ``seats``: the number of each seat's phone, higher for a newer one. ``wall``: a wall can be seen. ``own``: seats
    whose phones show the called cards themselves. ``followed``: the table that walls show, and when (s) that was asked.
    """

    seats: dict[int, int] = {}
    wall: bool = False
    own: frozenset[int] = frozenset()
    followed: tuple[float, int] = (0.0, 0)


NONE_THERE = ScreensThere()


class Elsewhere:
    """What the other processes have said, by lesson. On SQLite there are none, and this stays empty."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard_at: dict[str, float] = {}
        self._of: dict[str, dict[str, ScreensThere]] = {}
        self._together: dict[str, ScreensThere] = {}

    def alive(self, process: str) -> None:
        """Note that a process has said something."""
        self._heard_at[process] = self._clock()

    def hear(self, process: str, lesson: str, more: Any) -> ScreensThere:
        """Note the screens of a lesson that a process has, ``None``: it has none any more. Return them."""
        there = NONE_THERE if more is None else msgspec.convert(more, ScreensThere, str_keys=True)
        processes = self._of.setdefault(lesson, {})
        if more is None:
            processes.pop(process, None)
        else:
            processes[process] = there
        self._add_up(lesson)
        return there

    def forget(self, process: str) -> list[str]:
        """Forget a process that has ended, and return the lessons of which it had screens."""
        self._heard_at.pop(process, None)
        lessons = [lesson for lesson, processes in self._of.items() if processes.pop(process, None)]
        for lesson in lessons:
            self._add_up(lesson)
        return lessons

    def silent(self) -> list[str]:
        """Return the processes that haven't said anything for too long."""
        now = self._clock()
        return [process for process, at in self._heard_at.items() if now - at > SILENT]

    def others(self) -> bool:
        """Return whether any other process is there."""
        return len(self._heard_at) > len(self.silent())

    def of(self, lesson: str) -> ScreensThere:
        """Return the screens of a lesson that other processes have, all together."""
        return self._together.get(lesson, NONE_THERE)

    def _add_up(self, lesson: str) -> None:
        processes = self._of[lesson].values()
        if not processes:
            del self._of[lesson]
            self._together.pop(lesson, None)
            return
        seats: dict[int, int] = {}
        for there in processes:
            for seat, number in there.seats.items():
                seats[seat] = max(number, seats.get(seat, 0))
        self._together[lesson] = ScreensThere(
            seats,
            any(there.wall for there in processes),
            frozenset().union(*(there.own for there in processes)),
            max(there.followed for there in processes),
        )

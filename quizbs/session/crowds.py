"""Who took their seats from one address all at once: one device may be behind them. In memory, never stored."""

import time
from collections import OrderedDict
from collections.abc import Callable

MANY = 5  # seats from one address
WITHIN = 60.0  # seconds
_LESSONS = 200  # that are remembered


class Crowds:
    """People who came from one address within a minute, as a hint for the teacher.

    ``is_shared(address)`` returns whether that is nothing special, such as the address of a proxy or a whole school.
    """

    def __init__(self, is_shared: Callable[[str], bool], clock: Callable[[], float] = time.monotonic) -> None:
        self._is_shared, self._clock = is_shared, clock
        self._came: OrderedDict[str, dict[str, list[tuple[float, str]]]] = OrderedDict()  # by lesson and address

    def note(self, lesson: str, address: str, person: str) -> bool:
        """Note that a person has taken a seat; return whether they are part of a crowd."""
        if not address or self._is_shared(address):
            return False
        addresses = self._came.setdefault(lesson, {})
        self._came.move_to_end(lesson)
        while len(self._came) > _LESSONS:
            self._came.popitem(last=False)
        now, known = self._clock(), addresses.get(address, [])
        if len(known) < MANY:
            known = [(at, one) for at, one in known if now - at < WITHIN]
        addresses[address] = [*known, (now, person)]
        return len(known) + 1 >= MANY

    def of(self, lesson: str) -> set[str]:
        """Return the people of the largest crowd of a lesson, if there is one."""
        largest = max(self._came.get(lesson, {}).values(), key=len, default=[])
        return {person for _, person in largest} if len(largest) >= MANY else set()

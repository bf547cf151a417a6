"""Seats that were taken from one network address within a minute, perhaps by a single device. Kept in memory only."""

import time
from collections.abc import Callable

CROWD = 5  # seats from the same address that make a crowd
WITHIN = 60.0  # seconds


class Crowds:
    """Detects crowds in a lesson: many people who joined from one address within a minute. A hint for the teacher."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._came: dict[str, list[tuple[float, str]]] = {}  # by address

    def record(self, address: str, person: str) -> bool:
        """Record that a person at a network address has taken a seat. Return whether the person is part of a crowd."""
        now, known = self._clock(), self._came.get(address, [])
        if len(known) < CROWD:
            known = [(at, device) for at, device in known if now - at < WITHIN]
        self._came[address] = [*known, (now, person)]
        return len(known) + 1 >= CROWD

    def largest(self) -> set[str]:
        """Return the ids of the people in the largest crowd, an empty set without a crowd."""
        largest = max(self._came.values(), key=len, default=[])
        return {person for _, person in largest} if len(largest) >= CROWD else set()

"""How often and how many: limits that a class never meets and a script does. Kept in memory, never stored."""

import time
from collections import Counter, deque
from collections.abc import Callable

import limits
import limits.storage
import limits.strategies

from quizbs.web.guesses import Guesses

JOINS = limits.parse("60/20 seconds")  # per lesson: a burst of 60, then 3 a second
LOOKS = limits.parse("10/60 seconds")  # per device, into a list of real names: nobody types their own so often
ALL_LOOKS = limits.parse("200/60 seconds")  # per lesson: a class does so at the same moment
MESSAGES, MESSAGES_IN = 30, 10.0  # per socket, within so many seconds
SOCKETS_OF_DEVICE = 8
SOCKETS_OF_ADDRESS = 60
DEVICES, DEVICES_IN = 60, 20  # new devices per address, within so many seconds
SHARED = 10  # times as much per address where a whole school comes from one


class Limits:
    """Counts what must be counted. A device is the name in its cookie, or its address when it has none."""

    def __init__(self, shared_address: bool = False, clock: Callable[[], float] = time.monotonic) -> None:
        self._window = limits.strategies.MovingWindowRateLimiter(limits.storage.MemoryStorage())
        self.codes = Guesses(clock)
        self._factor = SHARED if shared_address else 1
        self._devices = limits.parse(f"{DEVICES * self._factor}/{DEVICES_IN} seconds")
        self._sockets: Counter[str] = Counter()

    def may_join(self, lesson: str) -> bool:
        """Tell whether one more new seat may be taken just now. Whoever has a seat needs no leave to return."""
        return self._window.hit(JOINS, "join", lesson)

    def may_look(self, lesson: str, device: str) -> bool:
        """Tell whether this device may look for its name in the lesson's list once more just now."""
        hit = self._window.hit
        return hit(LOOKS, "look", lesson, device) and hit(ALL_LOOKS, "look", lesson)

    def may_be_new(self, address: str) -> bool:
        """Tell whether one more new device may come from this address just now."""
        return self._window.hit(self._devices, "device", address)

    def open_socket(self, device: str, address: str) -> bool:
        """Count one more socket, unless its device or address has too many. ``device`` may be ""."""
        of_device, of_address = f"device {device}", f"address {address}"
        if device and self._sockets[of_device] >= SOCKETS_OF_DEVICE:
            return False
        if self._sockets[of_address] >= SOCKETS_OF_ADDRESS * self._factor:
            return False
        self._sockets[of_address] += 1
        if device:
            self._sockets[of_device] += 1
        return True

    def close_socket(self, device: str, address: str) -> None:
        """Count one socket less."""
        for name in (f"device {device}", f"address {address}"):
            self._sockets[name] -= 1
            if self._sockets[name] <= 0:
                del self._sockets[name]


class Speech:
    """How much one socket has said lately. The library keeps a timer for each count; this is asked for each message."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: deque[float] = deque(maxlen=MESSAGES)

    def may_go_on(self) -> bool:
        """Count one more message, and tell whether that is within reason."""
        now = self._clock()
        flood = len(self._said) == MESSAGES and now - self._said[0] < MESSAGES_IN
        self._said.append(now)
        return not flood

"""How often and how many: limits that a class never meets and a script does. Kept in memory, never stored."""

import time
from collections import Counter, deque
from collections.abc import Callable

import limits
import limits.storage
import limits.strategies

JOINS = limits.parse("60/20 seconds")  # per lesson: a burst of 60, then 3 a second
WRONG_CODES = limits.parse("5/1 second")  # for the whole server
MESSAGES, MESSAGES_IN = 30, 10.0  # per socket, within so many seconds
SOCKETS_OF_DEVICE = 8
SOCKETS_OF_ADDRESS = 60
DEVICES, DEVICES_IN = 60, 20  # new devices per address, within so many seconds
SHARED = 10  # times as much per address where a whole school comes from one
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 25.0  # seconds after wrong codes, doubling
_REMEMBERED = 10_000  # devices with wrong codes


class Limits:
    """Counts what must be counted. A device is the name in its cookie, or its address when it has none."""

    def __init__(self, shared_address: bool = False, clock: Callable[[], float] = time.monotonic) -> None:
        self._window = limits.strategies.MovingWindowRateLimiter(limits.storage.MemoryStorage())
        self._clock = clock
        self._factor = SHARED if shared_address else 1
        self._devices = limits.parse(f"{DEVICES * self._factor}/{DEVICES_IN} seconds")
        self._sockets: Counter[str] = Counter()
        self._wrong: dict[str, tuple[int, float]] = {}  # how often, and when the next try counts
        self._oldest: deque[str] = deque()

    def may_join(self, lesson: str) -> bool:
        """Tell whether one more new seat may be taken just now. Whoever has a seat needs no leave to return."""
        return self._window.hit(JOINS, "join", lesson)

    def may_be_new(self, address: str) -> bool:
        """Tell whether one more new device may come from this address just now."""
        return self._window.hit(self._devices, "device", address)

    def wait_for_code(self, device: str) -> float:
        """Return the seconds that this device must wait before a code of it is looked at; 0: go on.

        A device without a wrong code behind it is never kept waiting by those who guess.
        """
        if device not in self._wrong:
            return 0.0
        left = self._wrong[device][1] - self._clock()
        if left <= 0 and not self._window.test(WRONG_CODES, "code"):
            return 1.0
        return max(0.0, left)

    def wrong_code(self, device: str) -> None:
        """Note that this device has named a code that opens nothing."""
        self._window.hit(WRONG_CODES, "code")
        if device not in self._wrong:
            self._oldest.append(device)
            if len(self._oldest) > _REMEMBERED:
                self._wrong.pop(self._oldest.popleft(), None)
        times = self._wrong.get(device, (0, 0.0))[0] + 1
        wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** min(times - 1, 10))
        self._wrong[device] = (times, self._clock() + wait)

    def right_code(self, device: str) -> None:
        """Forget the wrong codes of a device that has found its lesson."""
        if self._wrong.pop(device, None):
            self._oldest.remove(device)

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

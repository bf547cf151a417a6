"""Rate limits per device: a class never reaches them, a script does. They are kept in memory, never stored.

Work is measured in milliseconds and charged before it is done: to the bucket of the device and to that of its address,
so that many made-up devices get no more than one. A device with a seat has a small bucket of its own in addition: a
phone in normal play is never blocked by others at its address.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from quizbs.rate_limits.code_throttle import CodeThrottle
from quizbs.rate_limits.token_buckets import MAX_BUCKETS, TokenBuckets
from quizbs.store.wrong_codes import WrongCodes

# Capacity of a bucket, and its refill per second.
OF_DEVICE = 400.0, 40.0  # ms of work: a phone loads its page eight times in a row, then once a second
# ms of work reserved for a seat, whatever others at its address do: its page, then a tap each second
OF_SEAT = 60.0, 4.0
OF_SEATS = 2000.0, 100.0  # ms of work of all seats at the same address together, beyond that
OF_STRANGERS = 4000.0, 200.0  # ms of work of all devices without a seat at an address: forty join at the same moment
QUEUE_PRIORITY_WORK_MS = 600.0, 2.0  # ms of work that decide whom to serve next; a tap every two seconds doesn't count
JOINS = 60, 3  # new seats of a lesson
JOINS_OF_DEVICE = 5, 1 / 20  # new seats of a device in a lesson, including those of partners
JOINS_OF_ADDRESS = 45, 1 / 4  # new seats of an address in a lesson
ROSTER_SEARCHES = 10, 10 / 60  # searches of a device in the list of real names: nobody types their own so often
ALL_ROSTER_SEARCHES = 200, 200 / 60  # searches of all devices of a lesson: a class searches at the same moment
DEVICES = 60, 3  # new devices of an address
MESSAGES = 30, 3  # of one connection

PATIENCE = 3.0  # seconds that a request may wait for its bucket before it is refused
SOCKETS_OF_DEVICE = 8
STRANGE_SOCKETS = 60  # sockets of an address that have no seat (yet)
LINKS = 300  # open connections of an address: forty browsers with seven each
SHARED = 10  # factor for an address that a whole school shares


class RateLimits:
    """All rate limits. A device is the id in its cookie, "" without a cookie.

    Each process has its own counters, except for ``wrong_codes``.
    """

    def __init__(
        self,
        shared_address: bool = False,
        public: bool = False,
        clock: Callable[[], float] = time.monotonic,
        wrong_codes: WrongCodes | None = None,
    ) -> None:
        factor = SHARED if shared_address else 1

        def buckets(kind: tuple[float, float], times: int = 1) -> TokenBuckets:
            return TokenBuckets(kind[0] * times, kind[1] * times, clock)

        self.codes = CodeThrottle(clock, near=not public, wrong_codes=wrong_codes)
        self.links = LINKS * factor
        self._strange_sockets = STRANGE_SOCKETS * factor
        self._of_device, self._of_strangers = buckets(OF_DEVICE), buckets(OF_STRANGERS, factor)
        self._of_seat, self._of_seats = buckets(OF_SEAT), buckets(OF_SEATS, factor)
        self._lately = TokenBuckets(*QUEUE_PRIORITY_WORK_MS, clock)
        self._joins, self._joins_of_device = buckets(JOINS), buckets(JOINS_OF_DEVICE)
        self._joins_of_address = buckets(JOINS_OF_ADDRESS, factor)
        self._looks, self._all_looks, self._devices = (
            buckets(ROSTER_SEARCHES),
            buckets(ALL_ROSTER_SEARCHES),
            buckets(DEVICES, factor),
        )
        self._sockets: Counter[str] = Counter()
        self._seated: OrderedDict[str, None] = OrderedDict()

    def charge(self, device: str, address: str, price: float, patience: float = PATIENCE) -> float | None:
        """Charge ``price`` ms of work.

        Return how many seconds to wait before doing it, ``None`` if more than ``patience``.
        """
        buckets = [(self._of_device, device)] if device else []
        if self.sits(device):
            either = (self._of_seat, device), (self._of_seats, address)
            buckets.append(min(either, key=lambda pair: pair[0].wait(pair[1], price)))
        else:
            buckets.append((self._of_strangers, address))
        wait = max(bucket.wait(name, price) for bucket, name in buckets)
        if wait > patience:
            return None
        for bucket, name in [*buckets, (self._lately, device)]:
            bucket.take(name, price)
        return wait

    def spent(self, device: str) -> float:
        """Return the recent ms of work of a device beyond normal play: hardly more than 0, unless it is a script."""
        return self._lately.used(device) if device else 0.0

    def may_speak(self, device: str, address: str, price: float) -> bool:
        """Charge a message of a device's socket. Return whether the limits allow it."""
        return self.charge(device, address, price, patience=0.0) is not None

    def seat(self, device: str) -> None:
        """Record that a device has a seat, so that it gets a bucket of its own."""
        if device:
            self._seated[device] = None
            self._seated.move_to_end(device)
            while len(self._seated) > MAX_BUCKETS:
                self._seated.popitem(last=False)

    def sits(self, device: str) -> bool:
        """Return whether a device has a seat in a lesson."""
        return device in self._seated

    def may_join(self, lesson: str, device: str, address: str = "") -> bool:
        """Count a new seat and return ``True``, or return ``False`` if a limit is reached.

        Returning to a seat isn't limited.
        """
        buckets = [(self._joins, lesson), (self._joins_of_device, f"{lesson} {device or address}")]
        if address:
            buckets.append((self._joins_of_address, f"{lesson} {address}"))
        if any(bucket.wait(name) for bucket, name in buckets):
            return False
        for bucket, name in buckets:
            bucket.take(name)
        return True

    def may_look(self, lesson: str, device: str) -> bool:
        """Count a search of the class list and return ``True``, or return ``False`` if a limit is reached."""
        return self._looks.try_take(f"{lesson} {device}") and self._all_looks.try_take(lesson)

    def may_be_new(self, address: str) -> bool:
        """Count a new device at an address and return ``True``, or return ``False`` if the limit is reached."""
        return self._devices.try_take(address)

    def has_room(self, device: str, address: str) -> bool:
        """Return whether the device may open another socket."""
        if device and self._sockets[f"device {device}"] >= SOCKETS_OF_DEVICE:
            return False
        return self.sits(device) or self._sockets[f"strange {address}"] < self._strange_sockets

    def open_socket(self, device: str, address: str) -> None:
        """Count a new socket, which has no seat yet."""
        self._sockets.update(_counts(device, address))

    def close_socket(self, device: str, address: str, *, seated: bool) -> None:
        """Stop counting a closed socket. ``seated``: it had a seat."""
        for name in _counts(device, "" if seated else address):
            self._less(name)

    def seat_socket(self, address: str) -> None:
        """Record that a socket of the address has got a seat."""
        self._less(f"strange {address}")

    def unseat_socket(self, address: str) -> None:
        """Record that a socket of the address has lost its seat."""
        self._sockets[f"strange {address}"] += 1

    def _less(self, name: str) -> None:
        self._sockets[name] -= 1
        if self._sockets[name] <= 0:
            del self._sockets[name]


def _counts(device: str, address: str) -> list[str]:
    return [f"{kind} {name}" for kind, name in (("device", device), ("strange", address)) if name]

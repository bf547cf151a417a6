"""Limits on guessing join codes: a class with its typing errors never reaches them, a script does.

Guesses of one device don't block others at the same address. On a private network a device that has sent no wrong code
is never refused: it could read the codes on the projector next door anyway, and the throttle limits its rate. On a
public server such a device is never refused a code that a device at its address has already used.
"""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from quizbs.game import Refused
from quizbs.store.wrong_codes import WrongCodes

T = TypeVar("T")
K = TypeVar("K")

WRONG_CODES = 5, 1.0  # of all devices together, within this many seconds
FIRST_WRONG_CODES = 60, 60.0  # first wrong codes of new devices, which have a separate limit
FIRST_WRONG_CODES_PER_ADDRESS = 40, 60.0  # so that a single address can't use up that limit
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 25.0  # seconds of waiting after wrong codes, doubled each time
_REMEMBERED = 10_000  # devices with wrong codes, and the same number of devices that have found a lesson
_ADDRESSES = 1_000


class _SlidingWindow:
    """A limit on the number of entries within some seconds."""

    def __init__(self, limit: tuple[int, float], clock: Callable[[], float]) -> None:
        (self._most, self._seconds), self._clock = limit, clock
        self._taken: deque[float] = deque()

    def is_left(self) -> bool:
        gone = self._clock() - self._seconds
        while self._taken and self._taken[0] <= gone:
            self._taken.popleft()
        return len(self._taken) < self._most

    def take(self) -> None:
        self._taken.append(self._clock())

    def release(self) -> None:
        if self._taken:
            self._taken.pop()


class CodeThrottle:
    """Counts wrong join codes by device. ``near``: only devices on the same network can join now.

    A device is the id in its cookie. Without a cookie it is anonymous, or on a public server its address. Cookies are
    cheap to get, so on a public server a device without a wrong code is trusted only within limits that all new devices
    share. A guess counts as wrong until it turns out right; otherwise many simultaneous guesses would all be checked.
    ``wrong_codes`` has the wrong codes that other processes received, which are counted here too.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        *,
        near: bool = False,
        wrong_codes: WrongCodes | None = None,
    ) -> None:
        self._clock, self.near, self._wrong_codes = clock, near, wrong_codes
        self._all, self._first = _SlidingWindow(WRONG_CODES, clock), _SlidingWindow(FIRST_WRONG_CODES, clock)
        self._first_of: OrderedDict[str, _SlidingWindow] = OrderedDict()
        # by device: how many wrong codes, and when its next code is allowed
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._found: OrderedDict[str, str] = OrderedDict()  # the last code that each device found a lesson with
        self._found_at: OrderedDict[tuple[str, str], None] = OrderedDict()  # codes that were right, by address

    def lookup(self, find: Callable[[str], T | None], code: str, device: str, address: str = "") -> T | None:
        """Return what ``find(code)`` returns; ``None`` counts as a wrong code of ``device`` at ``address``.

        Raises ``Refused`` (``wait``, with ``seconds``) without a look-up if the device, or all devices together, were
        wrong too often. A code is looked up without a limit, since that reveals nothing new, if it is the device's
        latest right code; or if the device has no wrong codes and the code was right for any device at its address.
        """
        device = device or ("" if self.near else address)
        if self._wrong_codes is not None:
            mark = self._wrong_codes.mark
            device, address = device and mark(device), address and mark(address)
            for each in self._wrong_codes.others():
                self._count(*each)
        known = self._found.get(device) == code or (device not in self._wrong and (address, code) in self._found_at)
        rooms = () if known else self._taken(device, address)
        try:
            found = find(code)
        except Refused:  # the caller learns nothing
            _give_back(rooms)
            raise
        if found is None:
            self._found.pop(device, None)
            times = self._times(device) + 1
            self._note(device, times, _FIRST_WAIT * 2 ** min(times - 1, 10))
            if self._wrong_codes is not None:
                self._wrong_codes.add(device, address)
        elif not known:
            _give_back(rooms)
            self._remember(device, address, code)
            if times := self._times(device):
                # at least one wrong code stays counted: otherwise right codes between guesses would reset the count
                self._note(device, max(1, times - 1), 0.0)
        return found

    def _count(self, device: str, address: str) -> None:
        """Count a wrong code that another process received."""
        self._found.pop(device, None)
        times = self._times(device) + 1
        self._note(device, times, _FIRST_WAIT * 2 ** min(times - 1, 10))
        for room in (self._all, self._first, self._of(address))[: 3 if times == 1 else 1]:
            room.take()

    def _taken(self, device: str, address: str) -> tuple[_SlidingWindow, ...]:
        """Count a wrong code of the device in advance, and return the limits in which it is counted.

        Raises ``Refused`` if one of them is reached.
        """
        if device in self._wrong and (left := self._wrong[device][1] - self._clock()) > 0:
            raise Refused("wait", seconds=max(1, round(left)))
        rooms: tuple[_SlidingWindow, ...] = (self._all, self._first, self._of(address))
        if device in self._wrong or not all(room.is_left() for room in rooms[1:]):
            rooms = (self._all,)
            if not self._all.is_left():
                if self.near and device not in self._wrong:
                    return ()
                raise Refused("wait", seconds=1)
        for room in rooms:
            room.take()
        return rooms

    def _remember(self, device: str, address: str, code: str) -> None:
        if device:
            self._found[device] = code
        self._found_at[address, code] = None
        _forget(self._found, _REMEMBERED)
        _forget(self._found_at, _REMEMBERED)

    def _times(self, device: str) -> int:
        return self._wrong.get(device, (0, 0.0))[0]

    def _of(self, address: str) -> _SlidingWindow:
        """Return the limit of first wrong codes from an address."""
        room = self._first_of.setdefault(address, _SlidingWindow(FIRST_WRONG_CODES_PER_ADDRESS, self._clock))
        self._first_of.move_to_end(address)
        _forget(self._first_of, _ADDRESSES)
        return room

    def _note(self, device: str, times: int, wait: float) -> None:
        if not device:
            return
        self._wrong[device] = times, self._clock() + min(_LONGEST_WAIT, wait)
        self._wrong.move_to_end(device)
        _forget(self._wrong, _REMEMBERED)


def _give_back(rooms: Iterable[_SlidingWindow]) -> None:
    for room in rooms:
        room.release()


def _forget(remembered: OrderedDict[K, T], most: int) -> None:
    """Remove the oldest entries until at most ``most`` are left."""
    while len(remembered) > most:
        remembered.popitem(last=False)

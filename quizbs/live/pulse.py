"""The pulse: a message to all screens with the connected seats and the join address.

The desk's pulse also says who waits for approval.
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from quizbs.live.screen import STALE, Screen
from quizbs.live.shared_services import SharedServices

_encode = msgspec.json.Encoder().encode


def send_pulse(
    screens: Iterable[Screen],
    here: Sequence[int],
    shared: SharedServices,
    followed: int,
    for_desk: Callable[[], dict[str, object]],
) -> None:
    """Send a pulse to the screens that keep up. ``here`` are the connected seats.

    ``followed`` is the table that walls show, 0 for all tables. ``for_desk()`` returns the fields that only the desk
    gets.
    """
    trouble = shared.watch.trouble
    pulse: dict[str, object] = {"here": here} | ({"trouble": trouble} if trouble else {})
    for_phones = _encode(pulse)
    for screen in list(screens):
        if screen.waiting < STALE:
            written = for_phones
            if screen.seat is None:
                private = for_desk() if screen.desk and not trouble else {}
                more = {"reach": shared.connectivity.report(), "follow": followed}
                written = _encode(pulse | more | private)
            screen.send("pulse", written)

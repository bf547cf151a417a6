"""Times in views: moments, so that a view stays the same while time goes on.

On the wire a moment is ``{"ends": ms}`` or ``{"began": ms}``, beside one ``now`` for the whole message; screens show
the milliseconds that are left, or have passed, at that ``now``. Where time stands still it is their number.
"""

import math
from typing import Any, Literal

from msgspec import json

Kind = Literal["ends", "began", "still"]


def ms(at: float) -> int:
    """Return a time (s) in ms. All are rounded alike, so nothing is left of a moment that has come."""
    return math.floor(round(at * 1000, 3))


class Moment:
    """A moment to count to, or from, in ms; or with ``still`` how many there are, whatever the time."""

    __slots__ = ("at", "kind")

    def __init__(self, kind: Kind, at: int) -> None:
        self.kind, self.at = kind, at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and (self.kind, self.at) == (other.kind, other.at)

    def __hash__(self) -> int:
        return hash((self.kind, self.at))

    def __repr__(self) -> str:
        return f"{self.kind} {self.at}"

    def count(self, now: int) -> int:
        """Return the milliseconds that a screen shows at ``now``."""
        if self.kind == "still":
            return self.at
        return max(0, self.at - now if self.kind == "ends" else now - self.at)


NONE_LEFT = Moment("still", 0)


def until(ends: float, stands_at: float | None) -> Moment:
    """Return what is left until then (s), where time goes on, or stands still at that moment."""
    if stands_at is None:
        return Moment("ends", ms(ends))
    return Moment("still", max(0, ms(ends) - ms(stands_at)))


def since(began: float) -> Moment:
    """Return how long ago that was (s)."""
    return Moment("began", ms(began))


def on_the_wire(value: Any) -> Any:
    """Return what a moment is in a message: the hook of its encoder."""
    if not isinstance(value, Moment):
        raise TypeError(type(value))
    return value.at if value.kind == "still" else {value.kind: value.at}


def out_of_json(view: Any, now: float) -> dict[str, Any]:
    """Return a view as a screen has it at ``now`` (s), out of JSON."""
    at = ms(now)

    def count(value: Any) -> Any:
        if not isinstance(value, Moment):
            raise TypeError(type(value))
        return value.count(at)

    found: dict[str, Any] = json.decode(json.encode(view, enc_hook=count))
    return found

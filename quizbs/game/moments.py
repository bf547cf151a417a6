"""Times in views, as moments: a view stays equal while only time passes.

In messages a moment is ``{"ends": ms}`` or ``{"began": ms}``, beside one ``now`` for the whole message; screens compute
the milliseconds that remain, or have passed, at that ``now``. A stopped clock is a plain number.
"""

import math
from typing import Any, Literal

from msgspec import json

Kind = Literal["ends", "began", "still"]


def ms(at: float) -> int:
    """Return a time (s) in ms. All are rounded in the same way, so that a reached moment has 0 left."""
    return math.floor(round(at * 1000, 3))


class Moment:
    """A moment to count to, or from, in ms; with ``still`` a fixed number of ms."""

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
        """Return the milliseconds to show at ``now``."""
        if self.kind == "still":
            return self.at
        return max(0, self.at - now if self.kind == "ends" else now - self.at)


NONE_LEFT = Moment("still", 0)


def until(ends: float, stands_at: float | None) -> Moment:
    """Return the time left until then (s); if clocks are stopped, as of ``stands_at``."""
    if stands_at is None:
        return Moment("ends", ms(ends))
    return Moment("still", max(0, ms(ends) - ms(stands_at)))


def since(began: float) -> Moment:
    """Return the time since then (s)."""
    return Moment("began", ms(began))


def on_the_wire(value: Any) -> Any:
    """Encode a moment for a message: the encoder's hook."""
    if not isinstance(value, Moment):
        raise TypeError(type(value))
    return value.at if value.kind == "still" else {value.kind: value.at}


def out_of_json(view: Any, now: float) -> dict[str, Any]:
    """Return a view as a screen decodes it at ``now`` (s)."""
    at = ms(now)

    def count(value: Any) -> Any:
        if not isinstance(value, Moment):
            raise TypeError(type(value))
        return value.count(at)

    found: dict[str, Any] = json.decode(json.encode(view, enc_hook=count))
    return found

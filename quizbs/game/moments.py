"""Times in views. A view contains moments, not remaining times, so that it stays equal while only time passes.

In messages a moment is ``{"ends": ms}`` or ``{"began": ms}``, and each message has one ``now``; screens compute how
many milliseconds remain, or have passed, at that ``now``. A stopped clock is a plain number of milliseconds.
"""

import math
from typing import Any, Literal

from msgspec import json

Kind = Literal["ends", "began", "still"]
View = dict[str, Any]  # the JSON of a view, decoded


def ms(at: float) -> int:
    """Return a time in s as whole ms, always rounded in the same way, so that a moment that is reached has 0 left."""
    return math.floor(round(at * 1000, 3))


class Moment:
    """A time in ms (``at``) that screens count down to (``kind`` is ``ends``) or up from (``began``).

    With kind ``still``, ``at`` is a fixed number of ms.
    """

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
        """Return the milliseconds that a screen shows at ``now`` (ms), at least 0."""
        if self.kind == "still":
            return self.at
        return max(0, self.at - now if self.kind == "ends" else now - self.at)


NONE_LEFT = Moment("still", 0)


def until(ends: float, stands_at: float | None) -> Moment:
    """Return the moment that counts down to ``ends`` (s). If clocks were stopped at ``stands_at``, it stands still."""
    if stands_at is None:
        return Moment("ends", ms(ends))
    return Moment("still", max(0, ms(ends) - ms(stands_at)))


def since(began: float) -> Moment:
    """Return the moment that counts up from ``began`` (s)."""
    return Moment("began", ms(began))


def on_the_wire(value: object) -> object:
    """Return a moment as it is encoded in messages.

    This is the hook of the JSON encoder; other types raise ``TypeError``.
    """
    if not isinstance(value, Moment):
        raise TypeError(type(value))
    return value.at if value.kind == "still" else {value.kind: value.at}


def out_of_json(view: object, now: float) -> View:
    """Return a view as a screen decodes it at ``now`` (s), with moments as milliseconds."""
    at = ms(now)

    def count(value: object) -> int:
        if not isinstance(value, Moment):
            raise TypeError(type(value))
        return value.count(at)

    found: View = json.decode(json.encode(view, enc_hook=count))
    return found

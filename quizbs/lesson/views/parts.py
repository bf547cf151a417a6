"""The parts of a view: what changes together travels together, and what hasn't changed doesn't travel again.

A part holds some fields of one place in a view. Its name says which: ``"game.you:cards"`` are fields of ``game.you``.
The part that is named like the place holds all fields without a part of their own; without it the place is empty.
``composed`` puts the view together again, as the screens do (``static/live/parts.js``).
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from quizbs.lesson.views.scene import View

Names = Mapping[str, tuple[str, ...]]  # of parts, each with its fields

LESSON: Names = {
    "phase": ("phase",),
    "people": ("seats",),
    "tables": ("tables",),
    "bell": ("bell",),
    "class": ("class_question",),
    "podiums": ("standings",),
    "rematch": ("rematch",),
    "needs": ("needs", "waits", "votes"),
    "answers": ("answers",),
    "students": ("names", "accommodations", "moving", "apart", "shared", "out"),
    "came": ("came", "watch"),
}
GAME: Names = {
    "claim": ("claim",),
    "clock": ("clock", "wait", "slow"),
    "seats": ("seats",),
    "deck": ("deck", "starter", "direction", "open_card"),
    "call": ("challenge", "choosing", "settled"),
    "question": ("question",),
    "log": ("log",),
    "end": ("places", "winner", "end_on_wall"),
}
HAND: Names = {"clock": ("clock",)}  # its cards are another part

_encode = msgspec.json.Encoder().encode


class ViewPart:
    """Some fields of a view. They are written as JSON once, for all who are shown this very part."""

    __slots__ = ("_json", "fields")

    def __init__(self, fields: View) -> None:
        self.fields = fields
        self._json: bytes | None = None

    @property
    def json(self) -> bytes:
        """The fields as JSON."""
        if self._json is None:
            self._json = _encode(self.fields)
        return self._json


Parts = dict[str, ViewPart]


def split(place: str, fields: View | None, names: Names) -> Parts:
    """Return the parts of a place. What ``names`` doesn't name is in the part that is named like the place."""
    if fields is None:
        return {}
    rest = dict(fields)
    parts = {}
    for name, held in names.items():
        if found := {field: rest.pop(field) for field in held if field in rest}:
            parts[f"{place}:{name}"] = ViewPart(found)
    return {place: ViewPart(rest)} | parts


def placed(place: str, parts: Parts) -> Parts:
    """Return the parts of one place as those of another."""
    return {"".join((place, *name.partition(":")[1:])): part for name, part in parts.items()}


def composed(version: list[Any], parts: Mapping[str, View | None]) -> View:
    """Return the view that these parts make; a place whose part is null is empty."""
    view: View = {"version": version, "game": None}
    for name in sorted(parts):
        place, fields = name.partition(":")[0], parts[name]
        *path, last = place.split(".")
        inner: View | None = view
        for step in path:
            inner = inner and inner.get(step)
        if inner is not None and fields is not None and parts.get(place) is not None:
            inner[last] = (inner.get(last) or {}) | fields
    if "games" in view:
        view["games"] = [view["games"][number] for number in sorted(view["games"], key=int)]
        if version[1] != "all" and view["games"]:
            view["game"] = view["games"][0]["view"]
    return view

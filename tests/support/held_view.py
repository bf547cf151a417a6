"""Puts the messages to a screen together to its view, like ``frontend/line/parts.ts``, for tests and benchmarks."""

from __future__ import annotations

from typing import Any

LOG = 12  # lines of the log that a screen keeps
BARE = ("version", "at", "now")


class HeldView:
    """The sections that a screen has received. ``bare`` is the last message, unchanged."""

    def __init__(self) -> None:
        self.bare: dict[str, Any] = {}
        self._at = -1
        self._sections: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """Apply a message, and return the view that the screen then shows."""
        self.bare = message
        if message["at"] == 0:
            self._sections = {}
        elif message["at"] != self._at + 1:
            raise AssertionError(f"message {message['at']} after {self._at}")
        self._at = message["at"]
        for name in message.keys() - {*BARE, "games"}:
            self._sections[name] = _merged(self._sections.get(name), message[name])
        if "games" in message:
            games = self._sections.get("games", {})
            self._sections["games"] = games | {
                table: _merged(games.get(table), fields) for table, fields in message["games"].items()
            }
        whole: dict[str, Any] = counted(self._composed(message["version"]), message["now"])
        return whole

    def _composed(self, version: list[Any]) -> dict[str, Any]:
        sections = dict(self._sections)
        hand, games = sections.pop("hand", None), sections.pop("games", None)
        view: dict[str, Any] = {"version": version, "game": None} | sections
        if hand and view["game"]:
            view["game"] = view["game"] | {"you": hand}
        if games is not None:
            view["games"] = [games[table] for table in sorted(games, key=int) if games[table]]
            view["game"] = view["games"][0]["view"] if view["games"] and version[1] != "all" else None
        return view


def _merged(held: dict[str, Any] | None, fields: dict[str, Any] | None) -> dict[str, Any] | None:
    if not held or not fields:
        return fields
    merged = held | fields
    if held.get("view") and fields.get("view"):
        merged["view"] = _merged(held["view"], fields["view"])
    if "log" in fields:
        first = min((line["n"] for line in fields["log"]), default=0)
        merged["log"] = [*(line for line in held["log"] if line["n"] < first), *fields["log"]][-LOG:]
    return merged


def counted(value: Any, now: int) -> Any:
    """Return a value in which each moment is replaced by the ms that are left, or have passed, at the time ``now``."""
    if isinstance(value, list):
        return [counted(one, now) for one in value]
    if not isinstance(value, dict):
        return value
    if "ends" in value:
        return max(0, value["ends"] - now)
    if "began" in value:
        return max(0, now - value["began"])
    return {name: counted(one, now) for name, one in value.items()}

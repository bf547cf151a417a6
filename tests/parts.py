"""What a screen holds, message by message, as in ``static/live/parts.js``: for the clients of tests and benchmarks."""

from __future__ import annotations

from typing import Any

from quizbs.lesson.views.parts import composed


class Held:
    """All that a screen holds of what it was told. ``bare`` is the last message as it came."""

    def __init__(self) -> None:
        self.bare: dict[str, Any] = {}
        self._at = -1
        self._parts: dict[str, dict[str, Any] | None] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """Take in a message and return the view that is now shown; of an earlier quizbs the view comes whole."""
        self.bare = message
        if "parts" not in message:
            return message
        if message["at"] == 0:
            self._parts = {}
        elif message["at"] != self._at + 1:
            raise AssertionError(f"message {message['at']} after {self._at}")
        self._at = message["at"]
        self._parts |= message["parts"]
        return composed(message["version"], self._parts)

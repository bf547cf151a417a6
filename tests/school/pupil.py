"""A simulated student who repeats unanswered acts under the same id, and reconnects when the connection is cut."""

from __future__ import annotations

import itertools
import random
import time
from typing import TYPE_CHECKING, Any

import requests
import websocket

from tests.benchmarks.moves import choose
from tests.web.shipped import PollingScreen, Screen, until

if TYPE_CHECKING:
    from tests.web.shipped import Browser

CUT_OFF = (ConnectionError, OSError, websocket.WebSocketException, requests.RequestException)
# The only refusals that may occur: the game had moved on a moment before.
LATE = {"closed", "too_early", "not_your_turn", "not_now", "paused", "believed", "over"}
_ids = itertools.count(1)


class Pupil:
    """A phone. ``done`` are the ids of acknowledged acts, ``back_after`` the seconds that each reconnection took."""

    def __init__(self, browser: Browser, code: str, *, polling: bool) -> None:
        self.browser, self.code = browser, code
        self._kind = PollingScreen if polling else Screen
        self._chance = random.Random(polling)
        self.done: list[str] = []
        self.back_after: list[float] = []
        self._waiting: dict[str, Any] | None = None
        self.moved = False
        self.comes()

    def comes(self) -> None:
        """Reconnect, until it succeeds."""
        began = time.monotonic()
        until(self._opens, "a line", each=0.05)
        self.back_after.append(time.monotonic() - began)

    def _opens(self) -> bool:
        try:
            self.screen = self._kind(self.browser, "phone", self.code)
            if self.screen.refused:
                return False
            self.view: dict[str, Any] = self.screen.sync()
        except (*CUT_OFF, KeyError):
            return False
        return True

    def looks(self) -> dict[str, Any]:
        """Return the phone's present view."""
        while True:
            try:
                self.view = self.screen.sync()
            except (*CUT_OFF, KeyError, TypeError):  # the connection was cut, or another process leads the lesson now
                self.comes()
            else:
                return self.view

    def acts(self) -> bool:
        """Do something that the view allows, repeating an unanswered act; return whether it was carried out."""
        self._waiting = said = self._waiting or self._next()
        if said is None:
            return False
        try:
            answer = self.screen.ask("act", said)
        except CUT_OFF:
            self.comes()
            return False
        if answer.get("refused") in {"busy", "not_yours"}:
            return False
        self._waiting = None
        assert answer == {"done": True} or answer["refused"] in LATE, (said, answer)
        if answer == {"done": True}:
            self.done.append(said["id"])
        return answer == {"done": True}

    def says_and_hears_nothing(self) -> None:
        """Send an act that the view allows, without waiting for the answer."""
        self._waiting = self._waiting or self._next()
        if self._waiting is not None:
            self.screen.say("act", self._waiting)

    def _next(self) -> dict[str, Any] | None:
        """Return an act that the view allows, ready to be sent; ``None`` if it allows nothing."""
        act = choose(self.view, self._chance)
        return act and {"id": f"pupil{next(_ids):08}", "act": act}

"""A student who plays whatever happens to the processes: asks again with the same id, and comes back when cut off."""

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
# What may be said to who was a moment too late, and nothing else.
LATE = {"closed", "too_early", "not_your_turn", "not_now", "paused", "believed", "over"}
_ids = itertools.count(1)


class Pupil:
    """One phone. ``done`` are the ids of the acts that were acknowledged, ``back_after`` the seconds of each return."""

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
        """Reopen the line, until it is there."""
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
        """Return what the phone shows now."""
        while True:
            try:
                self.view = self.screen.sync()
            except (*CUT_OFF, KeyError, TypeError):  # cut, or sent away: the line is another one's now
                self.comes()
            else:
                return self.view

    def acts(self) -> bool:
        """Do something that the view allows, and return whether it was done. What was not answered is asked again."""
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
        """Send what the view allows, without waiting for the answer."""
        self._waiting = self._waiting or self._next()
        if self._waiting is not None:
            self.screen.say("act", self._waiting)

    def _next(self) -> dict[str, Any] | None:
        """Return what the view allows as it is sent, ``None`` if nothing."""
        act = choose(self.view, self._chance)
        return act and {"id": f"pupil{next(_ids):08}", "act": act}

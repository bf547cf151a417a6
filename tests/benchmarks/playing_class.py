"""A class that plays, in a process of its own: how long each act takes until its view is there."""

import random
import threading
import time
from typing import Any

from tests.benchmarks.moves import THOUGHT, choose
from tests.web.shipped import Browser, Screen


class Phone(threading.Thread):
    """One phone that plays by the views that come. ``took`` are moments and milliseconds, one pair for each act."""

    def __init__(self, base: str, cookies: dict[str, str], code: str, number: int, took: list[tuple[float, float]]):
        super().__init__(daemon=True)
        self._browser, self._code, self._chance = Browser(_At(base)), code, random.Random(number)
        self._browser.cookies.update(cookies)
        self._took, self.trouble = took, ""
        self.began = 0.0  # of the act that has no view yet

    def run(self) -> None:
        try:
            self._play(Screen(self._browser, "phone", self._code))
        except Exception as error:
            self.trouble = repr(error)

    def _play(self, screen: Screen) -> None:
        screen.sync()
        while True:
            ends = time.monotonic() + self._chance.uniform(*THOUGHT)
            while (left := ends - time.monotonic()) > 0:
                screen.listen(left)
            act = choose(screen.sync(), self._chance)
            if act is None:
                continue
            seen, began = len(screen.views), time.monotonic()
            self.began = began
            if screen.act(**act) == {"done": True}:
                while len(screen.views) == seen:
                    screen.listen(1.0)
                self._took.append((began, (time.monotonic() - began) * 1000))
            self.began = 0.0


class _At:
    """A server somewhere else."""

    def __init__(self, base: str) -> None:
        self.base, self.netloc = base, base.removeprefix("http://")


def play(base: str, code: str, cookies: list[dict[str, str]], line: Any) -> None:
    """Play with these seats. For each thing that ``line`` brings, send what was taken, and troubles, since the last.

    An act that still has no view has taken as long as it waits: else a class that stands still would look quick.
    """
    took: list[tuple[float, float]] = []
    phones = [Phone(base, cookie, code, number, took) for number, cookie in enumerate(cookies)]
    for phone in phones:
        phone.start()
    while line.recv():
        now = time.monotonic()
        waits = [(phone.began, (now - phone.began) * 1000) for phone in phones if phone.began]
        line.send((took[:] + waits, [phone.trouble for phone in phones if phone.trouble]))
        took.clear()

"""A class that plays, in a process of its own, and measures the time from each act to the next view."""

import random
import threading
import time
from typing import Any

from tests.benchmarks.moves import THOUGHT, choose
from tests.web.shipped import Browser, Screen


class PhoneThread(threading.Thread):
    """A phone that makes random moves. For each it adds to ``took`` its time, and the ms until the next view."""

    def __init__(self, base: str, cookies: dict[str, str], code: str, number: int, took: list[tuple[float, float]]):
        super().__init__(daemon=True)
        self._browser, self._code, self._chance = Browser(_At(base)), code, random.Random(number)
        self._browser.cookies.update(cookies)
        self._took, self.trouble = took, ""
        self.began = 0.0  # when the act was sent that no view has followed yet; 0 if there is no such act

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
    """A running server, by its address, as ``Browser`` needs it."""

    def __init__(self, base: str) -> None:
        self.base, self.netloc = base, base.removeprefix("http://")


def play(base: str, code: str, cookies: list[dict[str, str]], line: Any) -> None:
    """Play with the seats of these cookies. Answer each message of ``line`` with the times since the last, and errors.

    An act without a view counts with the time it has waited so far: otherwise a class that hangs would look quick.
    """
    took: list[tuple[float, float]] = []
    phones = [PhoneThread(base, cookie, code, number, took) for number, cookie in enumerate(cookies)]
    for phone in phones:
        phone.start()
    while line.recv():
        now = time.monotonic()
        waits = [(phone.began, (now - phone.began) * 1000) for phone in phones if phone.began]
        line.send((took[:] + waits, [phone.trouble for phone in phones if phone.trouble]))
        took.clear()

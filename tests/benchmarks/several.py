"""Several processes on PostgreSQL: what an act costs one and two of them, and how soon one shows what another stores.

``QUIZBS_TEST_DATABASE=postgresql://… python -m tests.benchmarks.several [--classes 12] [--phones 40] [--seconds 20]
[--rounds 3]``

The same classes play by chance at one process, then at two, half of them at each, as nginx would send them; CPU is
that of all processes together, without PostgreSQL. One and two take turns; medians are told. Then phones of one lesson
sit at both, and each act at one is waited for at the other: the milliseconds count from the moment the act is sent, so
they hold the decision and the commit too.
"""

import argparse
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from quizbs.store.database import Database
from quizbs.store.migrations import migrate
from tests.benchmarks.measured import say, worked
from tests.benchmarks.moves import choose
from tests.benchmarks.school import WARM, dealt
from tests.school.school import LIVELY, Process, School
from tests.store.conftest import emptied
from tests.web.shipped import Screen, host, open_lesson, student

DONE = {"done": True}


@contextmanager
def school(processes: int) -> Iterator[list[Process]]:
    """Give so many processes on an empty database."""
    url = emptied(os.environ["QUIZBS_TEST_DATABASE"])
    database = Database(url)
    migrate(database)
    database.close()
    with tempfile.TemporaryDirectory() as folder:
        made = School(url, Path(folder), LIVELY, 1)
        try:
            yield [made.start() for _ in range(processes)]
        finally:
            made.close()


def cost(processes: int, classes: int, phones: int, seconds: float) -> tuple[float, float, list[float]]:
    """Return the acts a second of a school, the ms of CPU that one takes, and the ms until each was answered."""
    with school(processes) as found, ExitStack() as stack:
        loads = []
        for number, process in enumerate(found):
            load = stack.enter_context(dealt(process, len(range(number, classes, processes)), phones))
            load.ask("look")
            loads.append(load)
        for load in loads:
            load.ask("play")
        time.sleep(WARM)
        for load in loads:
            load.ask("reset")
        before, began = sum(map(worked, found)), time.monotonic()
        time.sleep(seconds)
        work, took = sum(map(worked, found)) - before, time.monotonic() - began
        told = [load.ask("tell") for load in loads]
        answered = [ms for one in told for ms in one["answered"]]
        for one in told:
            if one["troubles"]:
                say(f"troubles: {one['troubles']}")
    return len(answered) / took, work * 1000 / len(answered), answered


class Watching(threading.Thread):
    """A phone that only looks on. ``came`` are the moments and versions of what it was shown."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(daemon=True)
        self._screen, self.over = screen, False
        self.came: list[tuple[float, int]] = []

    def run(self) -> None:
        while not self.over:
            self._screen.listen(0.2)
            while self._screen.views:
                self.came.append((time.monotonic(), self._screen.views.pop(0)["version"][2]))


def seen_elsewhere(acts: int) -> list[float]:
    """Return the ms from sending an act at one process until the other one has shown it, of so many acts."""
    chance, sent = Random(7), list[tuple[float, int]]()
    with school(2) as (one, two):
        teacher = host(one)
        code = open_lesson(teacher, "cheater", **{"opt.window": "0"})
        phones = [Screen(student(one, code, f"s{number}"), "phone", code) for number in range(4)]
        watching = Watching(Screen(student(two, code, "looks on"), "phone", code))
        desk = Screen(teacher, "desk", code)
        assert desk.act("deal") == DONE
        watching.start()
        while len(sent) < acts:
            for phone in phones:
                view = phone.sync()
                act: dict[str, Any] | None = choose(view, chance)
                if act is None or not view["game"]:
                    continue
                began = time.monotonic()
                if phone.act(**act) == DONE:
                    sent.append((began, view["version"][2]))
            game = phones[0].sync()["game"]
            if not game or game["phase"] == "over":
                break
            desk.act("skip", step=game["step"], table=1)
        time.sleep(1.0)
        watching.over = True
        watching.join()
    found = []
    for began, before in sent:
        shown = [at for at, version in watching.came if at >= began and version > before]
        if shown:
            found.append((min(shown) - began) * 1000)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--classes", type=int, default=12)
    parser.add_argument("--phones", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--acts", type=int, default=150)
    asked = parser.parse_args()
    say("| processes | acts/s | ms of CPU an act, together | answered p50 | p95 | p99 ms |")
    say("|---|---|---|---|---|---|")
    found: dict[int, list[tuple[float, float, list[float]]]] = {1: [], 2: []}
    for _ in range(asked.rounds):
        for processes, rounds in found.items():
            rounds.append(cost(processes, asked.classes, asked.phones, asked.seconds))
    costs = {}
    for processes, rounds in found.items():
        marks = statistics.quantiles([ms for _, _, answered in rounds for ms in answered], n=100)
        acts = statistics.median(acts for acts, _, _ in rounds)
        costs[processes] = each = statistics.median(each for _, each, _ in rounds)
        say(f"| {processes} | {acts:.0f} | {each:.2f} | {marks[49]:.0f} | {marks[94]:.0f} | {marks[98]:.0f} |")
    say(f"two together: {costs[2] / costs[1]:.2f} × one")
    marks = statistics.quantiles(shown := seen_elsewhere(asked.acts), n=100)
    say(f"shown at the other process after p50 {marks[49]:.0f}, p95 {marks[94]:.0f} ms ({len(shown)} acts)")


if __name__ == "__main__":
    main()

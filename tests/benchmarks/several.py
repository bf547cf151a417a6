"""Measures the cost of an act with one and with two server processes on PostgreSQL.

``QUIZBS_TEST_DATABASE=postgresql://… python -m tests.benchmarks.several [--classes 12] [--phones 40] [--seconds 20]
[--rounds 3]``

The same classes play by chance at one process, then at two, half of them at each, as nginx would send them; CPU is
that of all processes together, without PostgreSQL. One and two take turns; medians are printed.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from quizbs.store.database import Database
from quizbs.store.migrations import migrate
from tests.benchmarks.measured import say, worked
from tests.benchmarks.school import WARM, dealt
from tests.school.school import LIVELY, Process, School
from tests.store.conftest import emptied


@contextmanager
def school(processes: int) -> Iterator[list[Process]]:
    """Yield this many server processes on an empty database."""
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
    """Return the acts per second of a school, the ms of CPU per act, and the ms until each act was answered."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--classes", type=int, default=12)
    parser.add_argument("--phones", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
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


if __name__ == "__main__":
    main()

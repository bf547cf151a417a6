"""Thirty phones play while one device does its worst: what the class feels of it, and what the server keeps.

``python -m tests.benchmarks.one_bad_device [--rounds 3] [--seconds 5] [--same-address] [name of an attack ...]``

Each attack has a server of its own. Quiet and bad seconds take turns; of each kind the median of the 95 % marks is
told: the time from an act to its view. Memory is that of the server, before and at its most.
"""

import argparse
import multiprocessing
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.benchmarks.bad_device import ATTACKS, attack
from tests.benchmarks.measured import say
from tests.benchmarks.playing_class import play
from tests.web.shipped import Browser, Screen, Server, host, open_lesson, running, student

CLASS = 30
WARM = 4.0  # seconds of play before anything is measured
CALM = 1.5  # seconds after an attack that belong to neither
_spawn = multiprocessing.get_context("spawn")


class Class:
    """The phones, in their process."""

    def __init__(self, server: Server, code: str, browsers: list[Browser]) -> None:
        self._line, theirs = _spawn.Pipe()
        cookies = [{str(cookie.name): str(cookie.value) for cookie in each.cookies} for each in browsers]
        self._process = _spawn.Process(target=play, args=(server.base, code, cookies, theirs), daemon=True)
        self._process.start()
        self.troubles: list[str] = []

    def mark(self) -> tuple[float, int]:
        """Return the 95 % mark, in ms, of all acts since the last time, and how many there were."""
        self._line.send(True)
        took, self.troubles = self._line.recv()
        return (statistics.quantiles([ms for _, ms in took], n=20)[-1] if len(took) > 1 else float("inf")), len(took)

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()


def measure(name: str, rounds: int, seconds: float, source: str) -> tuple[Any, ...]:
    """Return the line of the table for one attack."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), prepared=False) as server:
        teacher = host(server)
        code = open_lesson(teacher, "classroom")
        browsers = [student(server, code, f"s{number}") for number in range(CLASS)]
        desk = Screen(teacher, "desk", code)
        desk.act("deal")
        desk.act("deal")
        pupils = Class(server, code, browsers)
        quiet: list[float] = []
        bad: list[float] = []
        told: dict[str, int] = {}
        acts = 0
        _pass(desk, WARM)
        before = most = server.memory()
        for _ in range(rounds):
            pupils.mark()
            _pass(desk, seconds)
            quiet.append(pupils.mark()[0])
            ours, theirs = _spawn.Pipe()
            ends = time.monotonic() + 0.7 + seconds
            bad_one = _spawn.Process(target=attack, args=(name, server.port, source, code, ends, theirs), daemon=True)
            bad_one.start()
            while time.monotonic() < ends:
                _pass(desk, 0.25)
                most = max(most, server.memory())
            mark, count = pupils.mark()
            bad.append(mark)
            acts += count
            told = ours.recv() if ours.poll(5) else {}
            bad_one.join(2)
            _pass(desk, CALM)
            most = max(most, server.memory())
        pupils.stop()
        errors = server.log.count(" ERROR ")
    kept = (before / 1e6, (most - before) / 1e6)
    return name, statistics.median(quiet), statistics.median(bad), max(bad), *kept, acts, errors, pupils.troubles, told


def _pass(desk: Screen, seconds: float) -> None:
    """Let time pass; the desk listens meanwhile."""
    ends = time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        desk.listen(left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], metavar="attack", help=", ".join(ATTACKS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--same-address", action="store_true", help="the bad device comes from the class's address")
    asked = parser.parse_args()
    source = "127.0.0.1" if asked.same_address else "127.0.0.2"
    say("| attack | quiet p95 | under it p95 (worst) | server before | grows | acts | log errors | told |")
    say("|---|---|---|---|---|---|---|---|")
    for name in asked.attacks or ATTACKS:
        name, quiet, bad, worst, before, more, acts, errors, troubles, told = measure(
            name, asked.rounds, asked.seconds, source
        )
        said = ", ".join(f"{status}: {count}" for status, count in sorted(told.items()))
        row = f"| {name} | {quiet:.0f} ms | {bad:.0f} ms ({worst:.0f}) | {before:.0f} MB | {more:+.0f} MB | {acts}"
        say(f"{row} | {errors} | {said} |" + (f" troubles: {troubles[:3]}" if troubles else ""))


if __name__ == "__main__":
    main()

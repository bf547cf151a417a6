"""A start beside many stored lessons, some of them in the middle of a game: how soon is the program ready?

``python -m tests.benchmarks.restart [--lessons 1000] [--running 25] [--rounds 3] [--before VENV]``

``empty`` is a folder with one lesson, which runs, ``full`` one with all. ``ready`` is the time from the start until a
page is answered, ``first view`` that until a phone of the lesson that was opened first has its view after that, and
``memory`` what the program takes then. With ``--before``, quizbs as installed in another environment takes turns with
this one. Medians.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from tests.benchmarks.measured import PROGRAM, UNLIMITED, may_compare, say, states
from tests.web.shipped import Browser, Screen, host, open_lesson, running, student

Row = tuple[float, float, float]  # ready and first view in seconds, memory in MB


def fill(folder: Path, lessons: int, run: int, python: str) -> tuple[str, Browser]:
    """Store lessons with three at a table each, of which so many run; return code and a student of the first."""
    with running(folder, program=UNLIMITED, python=python, prepared=False) as server:
        teacher = host(server)
        found = []
        for number in range(lessons):
            code = open_lesson(teacher)
            pupils = [student(server, code, name) for name in ("ann", "bob", "cem")]
            desk = Screen(teacher, "desk", code)
            assert desk.act("deal") == {"done": True}
            assert number < run or desk.act("close") == {"done": True}
            desk.close()
            for pupil in pupils[1:]:
                pupil.close()
            found.append((code, pupils[0]))
        server.stop()
    return found[0]


def measure(folder: Path, code: str, pupil: Browser, python: str) -> Row:
    """Start the program in this folder and return the row."""
    began = time.monotonic()
    with running(folder, program=PROGRAM, python=python, prepared=False) as server:
        pupil.server = server
        assert pupil.page("/play").status_code == 200
        ready = time.monotonic() - began
        began = time.monotonic()
        assert Screen(pupil, "phone", code).sync()["game"]
        row = ready, time.monotonic() - began, server.memory() / 1e6
        server.stop()
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lessons", type=int, default=1000)
    parser.add_argument("--running", type=int, default=25)
    parser.add_argument("--rounds", type=int, default=3)
    may_compare(parser)
    asked = parser.parse_args()
    rows: dict[str, list[Row]] = {}
    with tempfile.TemporaryDirectory() as root:
        kept = []
        for name, python in states(asked).items():
            for fullness, lessons in (("empty", 1), ("full", asked.lessons)):
                folder = Path(root, f"{name}-{fullness}")
                folder.mkdir()
                kept.append((f"{name}, {fullness}", folder, python, *fill(folder, lessons, asked.running, python)))
        for _ in range(asked.rounds):
            for name, folder, python, code, pupil in kept:
                rows.setdefault(name, []).append(measure(folder, code, pupil, python))
    say(f"| {asked.lessons:,} lessons, {asked.running} run | ready | first view | memory |")
    say("|---|---|---|---|")
    for name, found in rows.items():
        ready, view, memory = (statistics.median(column) for column in zip(*found, strict=True))
        say(f"| {name} | {ready:.2f} s | {view:.2f} s | {memory:.0f} MB |")


if __name__ == "__main__":
    main()

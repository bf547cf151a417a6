"""Forty students at eight tables play over the shipped server: how long an act takes, and what the server costs.

``python -m tests.benchmarks.class_load [--students 40] [--seconds 60]``. The students play as fast as their views
come, after a thought of a second or so, which is several times as fast as children; everybody answers along.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from tests.web.shipped import Browser, Screen, host, open_lesson, running, student

THOUGHT = 0.7, 2.0  # seconds between a view and what a student does


def choose(view: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """Return something that this student may do."""
    can = ((view["game"] or {}).get("you") or {}).get("can") or {}
    question = (view["game"] or {}).get("question") or {}
    given: dict[str, Any] = {"choices": [chance.randrange(max(1, len(question.get("choices") or [0])))]}
    given = {"text": "?"} if question.get("kind") == "typed" else given
    if "answer" in can:
        return {"do": "answer", "question": can["answer"], **given}
    if "along" in can:
        return {"do": "answer_along", "question": can["along"], **given}
    if "ask" in can:
        ask = can["ask"]
        return {
            "do": "ask",
            "challenge": ask["challenge"],
            "card": ask["cards"][0]["card"],
            "answerer": ask["answerers"][0],
        }
    if "discard" in can:
        return {"do": "discard", "challenge": can["discard"]["challenge"], "card": can["discard"]["cards"][0]}
    if "ready" in can:
        return {"do": "ready", "question": can["ready"]}
    if "call" in can:
        return {"do": "call" if chance.random() < 0.08 else "believe", "claim": can["call"]}
    if "play" in can and not view["game"]["wait"]:
        play = can["play"]
        return {"do": "play", "turn": play["turn"], "cards": chance.sample(play["cards"], max(play["least"], 1))}
    return {"do": "again"} if view["you"].get("can", {}).get("again") else None


class Student(threading.Thread):
    """One phone. ``took`` are the milliseconds from each act to its answer."""

    def __init__(self, browser: Browser, code: str, number: int, ends: float) -> None:
        super().__init__(daemon=True)
        self.browser, self.code, self.ends = browser, code, ends
        self.chance = random.Random(number)
        self.took: list[float] = []
        self.refused = 0
        self.trouble = ""

    def run(self) -> None:
        try:
            screen = Screen(self.browser, "phone", self.code)
            while time.monotonic() < self.ends:
                time.sleep(self.chance.uniform(*THOUGHT))
                act = choose(screen.sync(), self.chance)
                if act is None:
                    continue
                began = time.perf_counter()
                answer = screen.act(**act)
                self.took.append((time.perf_counter() - began) * 1000)
                self.refused += "refused" in answer
        except Exception as error:
            self.trouble = repr(error)


def processor_time(pid: int) -> float:
    """Return the seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--students", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), QUIZBS_SHARED_ADDRESS="on") as server:
        teacher = host(server)
        code = open_lesson(teacher, "classroom")
        browsers = [student(server, code, f"s{number}") for number in range(asked.students)]
        desk = Screen(teacher, "desk", code)
        desk.act("deal")
        desk.act("deal")
        tables = len(desk.sync()["games"])
        ends = time.monotonic() + asked.seconds
        used = processor_time(server.child.pid)
        students = [Student(browser, code, number, ends) for number, browser in enumerate(browsers)]
        for one in students:
            one.start()
        for one in students:
            one.join(asked.seconds + 60)
        used = processor_time(server.child.pid) - used
        took = sorted(each for one in students for each in one.took)
        refused, troubles = sum(one.refused for one in students), [one.trouble for one in students if one.trouble]
        lines = (
            f"{asked.students} students, {tables} tables, {asked.seconds:.0f} s, load {os.getloadavg()[0]:.1f}",
            f"acts: {len(took)}, {len(took) / asked.seconds:.0f} a second, {refused} refused",
            f"answered after {statistics.median(took):.0f} ms (median), {took[int(len(took) * 0.95)]:.0f} ms (95 %),"
            f" {took[-1]:.0f} ms (worst)",
            f"server: {100 * used / asked.seconds:.0f} % of one processor, {server.memory() / 1e6:.0f} MB",
            f"troubles: {troubles or 'none'}; log {'has errors' if ' ERROR ' in server.log else 'clean'}",
        )
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

"""One device without cookies makes up forty students, each of which asks for its page as fast as it can: what an honest
student feels of it, and whether a class behind one address still comes in.

``python -m tests.benchmarks.made_up_seats [--seconds 10] [--class 30] [--same-address]``

Four honest students sat down before. Each asks for a view over its line every second and for its page every four; a
table has their p50 and p99, before and meanwhile, and how often they were refused. Then a class opens the join page,
its form, the phone's page with all files and a line, all at one moment from one address, in a lesson beside that: first
while the made-up students go on, then alone. Made-up students and the class are in processes of their own.
"""

import argparse
import multiprocessing
import statistics
import tempfile
import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import gevent

from tests.benchmarks.bad_device import Device
from tests.benchmarks.join_storm import Phone
from tests.benchmarks.measured import say, worked
from tests.web.shipped import Browser, Screen, Server, host, open_lesson, running, student

MADE_UP = 40
HONEST = 4
BETWEEN = 1.0  # seconds from one act of an honest student to the next
ACTS = 4  # for each page
_spawn = multiprocessing.get_context("spawn")


def made_up(port: int, source: str, code: str, ends: float, line: Any) -> None:
    """Take as many seats as are given away, send when and how many, then ask for pages; send at the end what came."""
    device, began = Device(port, source, code, ends), time.monotonic()
    seats = [_seat(device, number) for number in range(MADE_UP)]
    seats = [cookie for cookie in seats if "quizbs_seat" in cookie or cookie.count("=") > 1]
    line.send((time.monotonic() - began, len(seats)))
    device.told.clear()
    requests = [device.head("GET /play", f"Cookie: {cookie}") for cookie in seats]
    loops = [gevent.spawn(device.repeat, lambda request=request: request) for request in requests]
    gevent.joinall(loops, timeout=max(0.0, ends - time.monotonic()))
    line.send(dict(device.told))


def _seat(device: Device, number: int) -> str:
    path = f"/j/{device.code}"
    return device.cookie(path, f"typed=m{number}".encode(), device.cookie(path))


def joining(port: int, code: str, phones: int, line: Any) -> None:
    """Let a class come in at one moment and send the seconds that each phone took."""
    table = [Phone(port, code, number, "127.0.1.1") for number in range(phones)]
    jobs = [gevent.spawn(phone.come) for phone in table]
    gevent.joinall(jobs, raise_error=True)
    line.send([job.get() for job in jobs])


class Took:
    """The milliseconds of the pages and acts of honest students, and how many were refused."""

    def __init__(self) -> None:
        self.pages: list[float] = []
        self.acts: list[float] = []
        self.refused = 0
        self.over = False

    def row(self, name: str) -> None:
        """Print the line of the table for what happened since the last one."""
        pages, acts, refused = self.pages[:], self.acts[:], self.refused
        self.pages.clear()
        self.acts.clear()
        self.refused -= refused
        marks = [f"{_mark(took, percent):.0f} ms" for took in (pages, acts) for percent in (50, 99)]
        say(f"| {name} | {' | '.join(marks)} | {refused} |")


class Honest(threading.Thread):
    """An honest student, who plays calmly."""

    def __init__(self, server: Server, code: str, number: int, took: Took) -> None:
        super().__init__(daemon=True)
        self._browser: Browser = student(server, code, f"honest{number}")
        self._code, self._number, self._took = code, number, took

    def run(self) -> None:
        screen = Screen(self._browser, "phone", self._code)
        time.sleep(BETWEEN * self._number / HONEST)
        for acts in count():
            if self._took.over:
                return
            if acts % ACTS == 0:
                began = time.monotonic()
                good = self._browser.page("/play").status_code == 200
                self._took.pages.append((time.monotonic() - began) * 1000)
                self._took.refused += not good
            began = time.monotonic()
            good = "view" in screen.ask("sync", {"have": None})
            self._took.acts.append((time.monotonic() - began) * 1000)
            self._took.refused += not good
            time.sleep(BETWEEN)


def _mark(took: list[float], percent: int) -> float:
    return statistics.quantiles(took, n=100)[percent - 1] if len(took) > 1 else float("nan")


def comes_in(server: Server, code: str, phones: int, when: str) -> None:
    ours, theirs = _spawn.Pipe()
    before = worked(server)
    process = _spawn.Process(target=joining, args=(server.port, code, phones, theirs), daemon=True)
    process.start()
    theirs.close()
    took = ours.recv()
    process.join(5)
    work = (worked(server) - before) * 1000
    say(
        f"{phones} phones of one address {when}: the middle one {statistics.median(took):.2f} s, the slowest"
        f" {max(took):.2f} s, {work:.0f} ms of the server"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--class", type=int, default=30, dest="phones")
    parser.add_argument("--same-address", action="store_true", help="the bad device comes from the student's address")
    asked = parser.parse_args()
    source = "127.0.0.1" if asked.same_address else "127.0.0.2"
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), prepared=False) as server:
        teacher = host(server)
        code, beside, last = (open_lesson(teacher, "classroom") for _ in range(3))
        took = Took()
        students = [Honest(server, code, number, took) for number in range(HONEST)]
        for one in students:
            one.start()
        time.sleep(asked.seconds)
        say("| | page p50 | p99 | act p50 | p99 | refused |")
        say("|---|---|---|---|---|---|")
        took.row("before")
        ours, theirs = _spawn.Pipe()
        ends = time.monotonic() + 2 * asked.seconds + 60
        bad = _spawn.Process(target=made_up, args=(server.port, source, code, ends, theirs), daemon=True)
        bad.start()
        seconds, seats = ours.recv()
        took.row(f"{seats} seats taken in {seconds:.1f} s")
        time.sleep(asked.seconds)
        took.row("made-up students at work")
        comes_in(server, beside, asked.phones, "while they go on")
        took.row("the class comes in")
        bad.terminate()
        bad.join(5)
        time.sleep(2)
        comes_in(server, last, asked.phones, "alone")
        took.over = True
        for one in students:
            one.join()


if __name__ == "__main__":
    main()

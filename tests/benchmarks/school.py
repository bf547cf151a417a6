"""Measures a school that plays on the real server: processor time, latency, bytes sent and bytes stored per act.

``python -m tests.benchmarks.school [--classes 1 8 25] [--phones 40] [--seconds 20] [--rounds 3] [--before VENV]``

The phones make random moves in real games, several times as fast as children; each class has a wall, and the database
is SQLite on a disk. The phones run in a process of their own, whose share of a processor shows that it isn't the limit.
With ``--before``, quizbs as installed in another environment is measured in turn with this one. For comparison, a tuned
Flask-SocketIO server without quizbs answers as many acts with as many messages of the same size: once with its own
WebSockets, once with the frame code of quizbs. On several cores, server and phones have one each. All figures are
medians.

With ``--profile FOLDER``, py-spy, if it is installed, writes a profile of this quizbs (``raw``: one stack a line).
"""

import argparse
import multiprocessing
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.benchmarks.measured import PROGRAM, may_compare, say, states, worked
from tests.benchmarks.school_load import load
from tests.web.shipped import Screen, Server, host, open_lesson, running

WARM = 6.0  # seconds of play before anything is measured
BARE = {"bare stack": (), "bare, our frames": ("--frames",)}
_spawn = multiprocessing.get_context("spawn")

Row = dict[str, float]
COLUMNS = {
    "acts": "acts/s",
    "cost": "ms of CPU an act",
    "p50": "answered p50",
    "p95": "p95",
    "p99": "p99 ms",
    "shown": "own view p50",
    "shown99": "p99 ms",
    "phones": "views an act",
    "phone": "bytes each",
    "phone_act": "to phones an act",
    "wall": "wall's view",
    "wall_act": "to walls an act",
    "kept": "kB a phone",
    "busy": "server",
    "share": "load client",
}


class Load:
    """The process with the phones."""

    def __init__(self, port: int, classes: list[tuple[str, dict[str, str]]], phones: int) -> None:
        self._line, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=load, args=(port, classes, phones, theirs), daemon=True)
        self._process.start()
        _pin(self._process.pid, last=True)

    def ask(self, what: str) -> Any:
        """Run the method ``what`` of ``School`` in the process and return its result."""
        self._line.send(what)
        return self._line.recv()

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()


def _pin(process: int | None, *, last: bool = False) -> None:
    """Bind a process to one core, the first or the ``last``, if there are several and the system allows it."""
    if process and hasattr(os, "sched_setaffinity") and len(cores := sorted(os.sched_getaffinity(0))) > 1:
        os.sched_setaffinity(process, {cores[-1 if last else 0]})


@contextmanager
def quizbs(classes: int, phones: int, program: tuple[str, ...], python: str) -> Iterator[tuple[Server, Load]]:
    """Yield a quizbs server on which all classes have their cards, and the process with their phones."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), program=program, python=python, prepared=False) as server,
    ):
        _pin(server.child.pid)
        with dealt(server, classes, phones) as pupils:
            yield server, pupils


@contextmanager
def dealt(server: Server, classes: int, phones: int) -> Iterator[Load]:
    """Open lessons on a server, let all phones take seats and deal; yield the process with the phones."""
    rooms = [(open_lesson(teacher, "classroom"), teacher) for teacher in (host(server) for _ in range(classes))]
    cookies = [{str(cookie.name): str(cookie.value) for cookie in teacher.cookies} for _, teacher in rooms]
    pupils = Load(server.port, [(code, its) for (code, _), its in zip(rooms, cookies, strict=True)], phones)
    try:
        assert pupils.ask("sit") == "seated"
        for code, teacher in rooms:
            desk = Screen(teacher, "desk", code)
            desk.act("deal")
            desk.act("deal")
            desk.close()
        yield pupils
    finally:
        pupils.stop()


@contextmanager
def bare(classes: int, phones: int, like: Row, *how: str) -> Iterator[tuple[Server, Load]]:
    """Yield a bare server that sends messages of the number and size in the row ``like``, and the phones' process."""
    sizes = [f"{like['phones']:.3f}", f"{like['phone']:.0f}", f"{like['walls']:.3f}", f"{like['wall']:.0f}"]
    program = ("-m", "tests.benchmarks.bare_stack", *sizes, *how)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), program=program, prepared=False) as server:
        _pin(server.child.pid)
        each = 1 / like["acts"] * classes * phones  # seconds between two acts of a phone
        pupils = Load(server.port, [(f"room{at}", {"every": f"{each:.3f}"}) for at in range(classes)], phones)
        try:
            assert pupils.ask("sit") == "seated"
            yield server, pupils
        finally:
            pupils.stop()


def measure(server: Server, pupils: Load, seconds: float, profile: Path | None = None) -> Row:
    """Let the school play and return one row of the table; then write a profile of the server to ``profile``."""
    empty = server.memory()
    screens = pupils.ask("look")
    pupils.ask("play")
    time.sleep(WARM)
    kept = (server.memory() - empty) / screens
    pupils.ask("reset")
    before = worked(server)
    time.sleep(seconds)
    work = worked(server) - before
    found = pupils.ask("tell")
    if profile is not None:
        told = ("-d", "15", "-r", "200", "-f", "raw", "-o", str(profile))
        subprocess.run(["py-spy", "record", *told, "-p", str(server.child.pid)], check=True, capture_output=True)
    acts, views, size = len(found["answered"]), found["views"], found["bytes"]
    found["refused"].pop("closed", None)  # another player was quicker
    if found["troubles"] or found["refused"] or " ERROR " in server.log:
        say(f"troubles: {found['troubles']}, refused: {found['refused']}, log: {server.log[-300:]!r}")
    answered, shown = _marks(found["answered"]), _marks(found["shown"])
    return {
        "acts": acts / found["seconds"],
        "cost": work * 1000 / acts,
        "p50": answered[49],
        "p95": answered[94],
        "p99": answered[98],
        "shown": shown[49],
        "shown99": shown[98],
        "phones": views.get("phone", 0) / acts,
        "phone": size.get("phone", 0) / max(1, views.get("phone", 0)),
        "phone_act": size.get("phone", 0) / acts,
        "walls": views.get("wall", 0) / acts,
        "wall": size.get("wall", 0) / max(1, views.get("wall", 0)),
        "wall_act": size.get("wall", 0) / acts,
        "kept": kept / 1000,
        "busy": work / seconds,
        "share": found["share"],
    }


def _marks(took: list[float]) -> list[float]:
    return statistics.quantiles(took, n=100) if len(took) > 1 else [float("nan")] * 99


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--classes", type=int, nargs="+", default=[1, 8, 25])
    parser.add_argument("--phones", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    may_compare(parser)
    parser.add_argument("--no-bare", action="store_true", help="without the bare stacks")
    parser.add_argument("--profile", type=Path, help="a folder for profiles")
    asked = parser.parse_args()
    for classes in asked.classes:
        _tell(f"{classes} × {asked.phones}", _rows(asked, classes))


def _rows(asked: argparse.Namespace, classes: int) -> dict[str, list[Row]]:
    """Return the measured rows for this many classes, by installation of quizbs and by bare server."""
    rows: dict[str, list[Row]] = {name: [] for name in states(asked)}
    for number in range(asked.rounds):
        for name, python in states(asked).items():
            with quizbs(classes, asked.phones, PROGRAM, python) as (server, pupils):
                file = asked.profile and asked.profile / f"{name}-{classes}-{number}.raw"
                rows[name].append(measure(server, pupils, asked.seconds, file))
        for name, how in () if asked.no_bare else BARE.items():
            with bare(classes, asked.phones, rows["now"][-1], *how) as (server, pupils):
                rows.setdefault(name, []).append(measure(server, pupils, asked.seconds))
    return rows


def _tell(what: str, rows: dict[str, list[Row]]) -> None:
    say(f"| {what} | " + " | ".join(COLUMNS.values()) + " |")
    say("|---" * (len(COLUMNS) + 1) + "|")
    middles = {
        name: {column: statistics.median(row[column] for row in found) for column in found[0]}
        for name, found in rows.items()
    }
    for name, middle in middles.items():
        say(f"| {name} | " + " | ".join(_figure(column, middle[column]) for column in COLUMNS) + " |")
    now = middles["now"]["cost"]
    for name in ("before", *BARE):
        if name in middles:
            say(f"CPU of an act: {now / middles[name]['cost']:.2f} × {name}")


def _figure(column: str, value: float) -> str:
    if column in ("busy", "share"):
        return f"{100 * value:.0f} %"
    return f"{value:.2f}" if column in ("cost", "phones") else f"{value:,.0f}"


if __name__ == "__main__":
    main()

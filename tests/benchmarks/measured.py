"""Shared by the benchmarks: which installation of quizbs is measured, a server's processor time, printed lines."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from tests.web.shipped import Server

PROGRAM = ("-P", "-m", "quizbs")  # -P: the installed package, not the one in the current folder


def may_compare(parser: argparse.ArgumentParser) -> None:
    """Add the option ``--before`` to a command."""
    parser.add_argument("--before", type=Path, help="a virtual environment with another quizbs in it")


def states(asked: argparse.Namespace) -> dict[str, str]:
    """Return the Python executables of the installations to compare, "before" (if asked for) and "now"."""
    before = {"before": str(asked.before / "bin" / "python")} if asked.before else {}
    return before | {"now": sys.executable}


def worked(server: Server) -> float:
    """Return the seconds of processor time that a server has used, more precisely than in ``/proc``.

    A process has a clock of its own (clock_getcpuclockid(3)); on Linux its number is computed from the process id.
    """
    return time.clock_gettime(~server.child.pid << 3 | 2)


def say(line: str) -> None:
    """Print a line without buffering."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()

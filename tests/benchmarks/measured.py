"""What the benchmarks share: which quizbs is measured, how much a server has worked, and lines of a table."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from tests.web.shipped import Server

PROGRAM = ("-P", "-m", "quizbs")  # the one that is installed, not that of this folder


def may_compare(parser: argparse.ArgumentParser) -> None:
    """Let a command take ``--before``."""
    parser.add_argument("--before", type=Path, help="a virtual environment with another quizbs in it")


def states(asked: argparse.Namespace) -> dict[str, str]:
    """Return the Python of each state by its name, in the order in which they take turns."""
    before = {"before": str(asked.before / "bin" / "python")} if asked.before else {}
    return before | {"now": sys.executable}


def worked(server: Server) -> float:
    """Return the seconds of processor that a server has used, finer than the ticks that ``/proc`` counts in.

    A process has a clock of its own (clock_getcpuclockid(3)); Linux makes its number of the process id.
    """
    return time.clock_gettime(~server.child.pid << 3 | 2)


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()

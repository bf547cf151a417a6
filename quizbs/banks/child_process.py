"""Starting the child process that reads an untrusted file.

The child is a hidden sub-command of quizbs, which ``quizbs.__main__`` runs. It therefore also works if quizbs is a
single application without a Python next to it (PyInstaller and the like). It starts before the rest of the command line
is imported.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

WORD: Final = "read-in-sandbox"
_START = "import sys; sys.path.append(sys.argv.pop(1)); from quizbs.__main__ import main; main()"
_ROOT = str(Path(__file__).parents[2])


def command(what: str) -> list[str]:
    """Return the command line of a child process that reads ``what``: a ``bank``, or ``pictures``."""
    if getattr(sys, "frozen", False) or "__compiled__" in globals():  # then only this program itself can be started
        return [sys.executable, WORD, what]
    return [sys.executable, "-P", "-c", _START, _ROOT, WORD, what]


def run(what: str, order: bytes, seconds: float) -> subprocess.CompletedProcess[bytes]:
    """Start a child process, write ``order`` to its standard input, and return its exit code and output.

    ``order`` includes the file. Raises ``subprocess.TimeoutExpired`` after ``seconds``.
    """
    return subprocess.run(  # noqa: S603 -- our own words; the file goes in as data
        command(what),
        input=order,
        capture_output=True,
        timeout=seconds,
        check=False,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # on Windows a console window would open
    )


def is_child(arguments: list[str]) -> bool:
    """Return whether these command-line arguments start a child process."""
    return len(arguments) == 3 and arguments[1] == WORD

"""Runs quizbs as a program, on a data folder that a server may be using.

Most tests of commands don't need a program: the fixture ``quizbs`` runs commands in the test's process.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import websocket

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.web.shipped import Screen

PATIENCE = 90.0  # seconds


def started(
    folder: Path, *words: str, typed: str = "", screens: Sequence[Screen] = (), **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run quizbs until it ends, with ``typed`` as its input; meanwhile ``screens`` answer their pings."""
    command = [sys.executable, "-m", "quizbs", *words]
    known = os.environ | {"QUIZBS_DATA": str(folder)} | environ
    with subprocess.Popen(
        command,
        env=known,
        cwd=folder,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdin
        child.stdin.write(typed)
        child.stdin.close()
        child.stdin = None
        ends = time.monotonic() + PATIENCE
        while child.poll() is None:
            assert time.monotonic() < ends, "it does not end"
            for screen in screens:
                with contextlib.suppress(ConnectionError, websocket.WebSocketException):  # the server has closed it
                    screen.drain()
            time.sleep(0.05)
        said, wrong = child.communicate()
    return subprocess.CompletedProcess(command, child.returncode, said, wrong)

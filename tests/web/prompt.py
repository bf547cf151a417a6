"""Runs quizbs as a program, on a data folder that a server may be using.

Most tests of commands don't need a program: the fixture ``quizbs`` runs commands in the test's process.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import websocket

from tests.web import warm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.web.shipped import Screen

PATIENCE = 90.0  # seconds


def started(
    folder: Path, *words: str, typed: str = "", screens: Sequence[Screen] = (), **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run quizbs until it ends, with ``typed`` as its input; meanwhile ``screens`` answer their pings."""
    command = ("-m", "quizbs", *words)
    known = os.environ | {"QUIZBS_DATA": str(folder)} | environ
    with tempfile.TemporaryDirectory() as beside:
        given, said, wrong = (Path(beside) / name for name in ("typed", "said", "wrong"))
        given.write_text(typed)
        said.touch()
        wrong.touch()
        child: subprocess.Popen[bytes] | warm.Forked
        if warm.can(command, environ):
            child = warm.start(command, known, said, errors=wrong, typed=given, folder=folder)
        else:
            with given.open() as stdin, said.open("w") as stdout, wrong.open("w") as stderr:
                whole = [sys.executable, *command]
                child = subprocess.Popen(whole, env=known, cwd=folder, stdin=stdin, stdout=stdout, stderr=stderr)
        ends = time.monotonic() + PATIENCE
        while (code := child.poll()) is None:
            assert time.monotonic() < ends, "it does not end"
            for screen in screens:
                with contextlib.suppress(ConnectionError, websocket.WebSocketException):  # the server has closed it
                    screen.drain()
            time.sleep(0.02)
        return subprocess.CompletedProcess(command, code, said.read_text(), wrong.read_text())

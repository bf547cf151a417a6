"""The program ``cloudflared``, as the teacher or the school has installed it. Its quick tunnel needs no account."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO

import gevent

PATIENCE = 40.0  # seconds until the tunnel must be connected: where UDP is blocked, cloudflared tries TCP after a while
_GRACE = 1.0  # seconds that the program gets to end by itself; it would wait half a minute for requests
_LONGEST = 4096  # bytes of a line
_ADDRESS = re.compile(r"https://((?!api\.)[a-z0-9-]+\.trycloudflare\.com)(?![\w.-])")
_CONNECTED = "Registered tunnel connection"
_ERROR = re.compile(r"\b(?:ERR|FTL) (.+)|^(failed .+)")
_NAME = "cloudflared.exe" if sys.platform == "win32" else "cloudflared"
# Folders in which cloudflared's installers put the program. Programs with a window don't have these in PATH on macOS.
_USUAL = ("/opt/homebrew/bin", "/usr/local/bin", "/usr/bin")
_USUAL_ON_WINDOWS = ("ProgramFiles(x86)", "ProgramFiles")


def find(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return the path of the program, ``None`` if it isn't installed. The current folder is never searched."""
    if sys.platform == "win32":
        usual = [str(Path(environ[name], "cloudflared")) for name in _USUAL_ON_WINDOWS if environ.get(name)]
    else:
        usual = list(_USUAL)
    places = [Path(folder) for folder in (*environ.get("PATH", "").split(os.pathsep), *usual)]
    files = (place / _NAME for place in places if place.is_absolute())
    return next((file for file in files if file.is_file() and os.access(file, os.X_OK)), None)


class Cloudflared:
    """A running ``cloudflared`` with a tunnel to ``port`` of this computer.

    ``connected(host)`` is called once the tunnel is connected, and ``over(late=…)`` when the tunnel isn't connected
    after ``PATIENCE`` seconds (``late``), or when the program has ended by itself; neither is called after ``end``.
    ``error`` is the last error that the program reported. Raises ``OSError`` if the program can't be started.
    """

    def __init__(
        self, program: Path, port: int, connected: Callable[[str], object], over: Callable[..., object]
    ) -> None:
        self._connected, self._over = connected, over
        self._host, self._is_connected, self.error = "", False, ""
        self._child = subprocess.Popen(  # noqa: S603 -- the teacher has installed it
            [str(program), "tunnel", "--no-autoupdate", "--url", f"http://127.0.0.1:{port}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._alarm = gevent.spawn_later(PATIENCE, self._over, late=True)
        self._reads = gevent.spawn(self._read, self._child.stderr)

    def _read(self, reports: IO[bytes]) -> None:
        """Read the program's output until it ends; otherwise the program would block once the pipe is full."""
        while line := reports.readline(_LONGEST):
            self._hear(line.decode(errors="replace").strip())
        self._child.wait()
        self._alarm.kill(block=False)
        self._over(late=False)

    def _hear(self, line: str) -> None:
        if match := _ADDRESS.search(line):
            self._host = self._host or match[1]
        elif match := _ERROR.search(line):
            self.error = match[1] or match[2]
        elif _CONNECTED in line and self._host and not self._is_connected:
            self._is_connected = True
            self._alarm.kill(block=False)
            self._connected(self._host)

    def end(self) -> None:
        """End the program. Returns at once."""
        self._alarm.kill(block=False)
        self._over = self._connected = lambda *_host, **_late: None
        self._child.terminate()
        gevent.spawn_later(_GRACE, self._child.kill)

    def wait(self) -> None:
        """Wait until the program has ended."""
        self._reads.join(_GRACE * 2)

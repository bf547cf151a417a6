"""quizbs as a child process. It ends with its standard input, so it also ends when this process is killed."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from quizbs import paths

LARGEST_LOG = 1_000_000  # bytes
_TAIL = 4000  # bytes at the end of the log that may say why quizbs ended
_SAYS = "quizbs: "  # the start of the line that says why


def command() -> list[str]:
    """Return the command that runs quizbs without a console; in the app, the program that is next to this one."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        program = [str(here.with_name(f"quizbs{here.suffix}"))]
    else:
        program = [sys.executable, "-m", "quizbs"]
    return [*program, "--for-window", "--no-browser", "--log", "json"]  # as JSON, it logs no key


def log_file(folder: Path | None = None) -> Path:
    """Return the path of the log, after moving it away if it has become large. Raises ``OSError``."""
    folder = folder or paths.log_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "quizbs.log"
    with contextlib.suppress(OSError):  # the log doesn't exist yet, or another quizbs is writing it (on Windows)
        if file.stat().st_size > LARGEST_LOG:
            file.replace(folder / "quizbs.1.log")
    return file


class FailedStart:
    """A quizbs that couldn't be started, for example because a virus scanner has removed it."""

    process = 0

    def __init__(self, error: OSError) -> None:
        self._why = f"{error.filename}: {error.strerror}"

    def ended(self) -> int | None:
        """Return an exit code, since quizbs isn't running."""
        return 1

    def end(self) -> None:
        """Do nothing."""

    def kill(self) -> None:
        """Do nothing."""

    def why(self) -> str:
        """Return the system's message about the failed start."""
        return self._why


def started(log: Path, settings: Mapping[str, str]) -> "ServerChild | FailedStart":
    """Start quizbs. The arguments are those of ``ServerChild``."""
    try:
        return ServerChild(log, settings)
    except OSError as error:
        return FailedStart(error)


class ServerChild:
    """A running quizbs, whose output goes to the end of ``log``. ``settings`` override environment variables."""

    def __init__(self, log: Path, settings: Mapping[str, str]) -> None:
        environ = {name: value for name, value in os.environ.items() if name != "QUIZBS_DATABASE"} | dict(settings)
        self._log = log
        with log.open("ab") as output:
            self._begins = output.tell()
            self._process = subprocess.Popen(
                command(),
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=environ,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        self.process = self._process.pid

    def ended(self) -> int | None:
        """Return the exit code of quizbs, ``None`` while it runs."""
        return self._process.poll()

    def end(self) -> None:
        """End quizbs by closing its standard input."""
        if self._process.stdin is not None:
            self._process.stdin.close()

    def kill(self) -> None:
        """End quizbs at once."""
        self._process.kill()

    def why(self) -> str:
        """Return the reason that quizbs gave for its end, "" if it gave none."""
        with self._log.open("rb") as log:
            log.seek(max(self._begins, self._log.stat().st_size - _TAIL))
            lines = log.read().decode(errors="replace").splitlines()
        return next((line.removeprefix(_SAYS) for line in reversed(lines) if line.startswith(_SAYS)), "")

"""Forks servers from a process that has loaded the libraries, which took two thirds of each start.

A process for plain ``-m quizbs`` has loaded all of quizbs, from the wheel. In one for other code, which may change
constants, only the rules and the readers of files are: tests change none in these, and they use no clock.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import functools
import importlib
import json
import os
import runpy
import subprocess
import sys
import tempfile
import time
import traceback
import types
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LIBRARIES = (
    "alembic.command",
    "chardet",
    "click",
    "defusedxml.ElementTree",
    "engineio.async_drivers.gevent",
    "flask_socketio",
    "gevent.pywsgi",
    "ifaddr",
    "msgspec.json",
    "openpyxl",
    "PIL.Image",
    "platformdirs",
    "qrcode.image.svg",
    "rapidfuzz.fuzz",
    "rapidfuzz.process",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.orm",
    "wsproto",
    "yaml",
    "quizbs.banks.picture_sandbox",
    "quizbs.banks.registry",
    "quizbs.lesson",
)
QUIZBS = ("quizbs.app", "quizbs.cli.serve", "quizbs.store.migrations")
_ADOPT = 36  # PR_SET_CHILD_SUBREAPER, linux/prctl.h: a process below this one that loses its parent becomes its child
_MOST = 1_000_000  # bytes of one request


class Forked:
    """A forked server, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit code, or ``None`` while the server runs."""
        return self._look(os.WNOHANG)

    def wait(self, timeout: float) -> int:
        """Wait for the end and return the exit code. Raises ``subprocess.TimeoutExpired`` after ``timeout`` seconds."""
        ends = time.monotonic() + timeout
        while (found := self.poll()) is None:
            if time.monotonic() > ends:
                raise subprocess.TimeoutExpired("quizbs", timeout)
            time.sleep(0.005)
        return found

    def send_signal(self, how: int) -> None:
        """Send a signal if the server still runs."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def _look(self, how: int) -> int | None:
        if self.returncode is None:
            pid, status = os.waitpid(self.pid, how)
            if pid:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode


def can(command: tuple[str, ...], environ: Mapping[str, str]) -> bool:
    """Return whether a fork can replace this call of Python: on Linux, with code or a module, without options."""
    return (
        sys.platform == "linux"
        and command[0] in {"-c", "-m"}
        and not any(name.startswith(("PYTHON", "LC_", "LANG")) for name in environ)
    )


def start(command: tuple[str, ...], environ: Mapping[str, str], log: Path, **places: Path) -> Forked:
    """Fork a process that does what ``python COMMAND`` does in this environment, with its output in a file.

    ``places`` are other files for its ``errors`` and its input (``typed``), and the ``folder`` in which it runs.
    """
    to, back = _process(command[:2] == ("-m", "quizbs"))
    os.write(
        to,
        json.dumps(
            [command, dict(environ), {name: str(path) for name, path in {"log": log, **places}.items()}]
        ).encode()
        + b"\n",
    )
    return Forked(int(os.read(back, 20)))


@functools.cache
def _process(whole: bool) -> tuple[int, int]:
    """Start a forking process, which loads the ``whole`` of quizbs; return the pipes for requests and process ids."""
    from tests.tools.wheel import environment  # here, since the process itself finds no tests

    ctypes.CDLL(None).prctl(_ADOPT, 1, 0, 0, 0)
    nurse = subprocess.Popen(
        [sys.executable, __file__, *(QUIZBS if whole else ())],
        env=os.environ | environment() | {"PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert nurse.stdin
    assert nurse.stdout
    atexit.register(nurse.communicate)
    return nurse.stdin.fileno(), nurse.stdout.fileno()


def _nurse() -> None:
    """Load the libraries, then fork a server for each request, until the tests end."""
    from gevent import monkey

    monkey.patch_all()
    for library in (*LIBRARIES, *sys.argv[1:]):
        importlib.import_module(library)
    fork, rest = monkey.get_original("os", "fork"), b""
    while said := os.read(0, _MOST):
        *lines, rest = (rest + said).split(b"\n")
        for line in lines:
            back, to = os.pipe()
            if (helper := fork()) == 0:
                os.close(back)
                _leave_behind(to, *json.loads(line))
            os.close(to)
            os.waitpid(helper, 0)  # from now on the server is a child of the tests
            os.write(1, os.read(back, 20))
            os.close(back)


def _leave_behind(to: int, command: list[str], environ: dict[str, str], places: dict[str, str]) -> None:
    """Fork the server and end, so that the tests' process becomes its parent."""
    import gevent

    if pid := gevent.fork():
        os.write(to, str(pid).encode())
        os._exit(0)
    os.close(to)
    os.environ.clear()
    os.environ.update(environ)
    time.tzset()
    tempfile.tempdir = None
    os.chdir(places.get("folder", "."))
    log = places["log"]
    for old, place in enumerate((places.get("typed", os.devnull), log, places.get("errors", log))):
        new = os.open(place, os.O_WRONLY | os.O_APPEND if old else os.O_RDONLY)
        os.dup2(new, old)
        os.close(new)
    _run(command)


def _run(command: list[str]) -> NoReturn:
    """Run a module or code as Python itself would, and end this process as Python would."""
    how, what, *arguments = command
    code = 1
    try:
        if how == "-m":
            sys.argv = [what, *arguments]
            runpy.run_module(what, run_name="__main__", alter_sys=True)
        else:
            sys.argv = [how, *arguments]
            module = sys.modules["__main__"] = types.ModuleType("__main__")
            exec(what, module.__dict__)  # noqa: S102 - code of the tests
        code = 0
    except SystemExit as end:
        if isinstance(end.code, str):
            sys.stderr.write(f"{end.code}\n")
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    with contextlib.suppress(BaseException):
        atexit._run_exitfuncs()
    os._exit(code)


if __name__ == "__main__":
    _nurse()

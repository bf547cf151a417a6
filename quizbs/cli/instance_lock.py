"""A lock so that one process serves a SQLite file. A second process finds the first one's URL in a file next to it.

The operating system holds the lock and releases it when the process ends, however that happens.
"""

import contextlib
import http.client
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

_ANSWERS = 3.0  # seconds to wait for a running quizbs to answer
STARTS = 60.0  # seconds that a start may take on a slow laptop whose virus scanner checks every file
_FAR = 1 << 30  # the byte to lock, beyond the end of the file: on Windows a locked byte can't be read


class RunningInstance(msgspec.Struct, frozen=True):
    """The process that serves the data: its id, and the URL that opens the host page ("" while it starts)."""

    process: int
    address: str = ""


class InstanceLock:
    """The exclusive right to serve a SQLite file, across processes. Reading and writing the file don't need it."""

    def __init__(self, database: Path) -> None:
        database = database.resolve()
        self._lock = database.with_name(f"{database.name}.lock")
        self._note = database.with_name(f"{database.name}.serving")
        self._handle: int | None = None

    def take(self) -> bool:
        """Try to get the lock. Return whether this process has it now.

        Raises ``OSError`` if the lock file can't be created.
        """
        if self._handle is not None:
            return True
        handle = os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            return False
        self._handle = handle
        self.write_note("")  # the note of a dead process is out of date
        return True

    def write_note(self, address: str) -> None:
        """Write this process's id and URL to a file that only this user can read. Raises ``OSError``."""
        handle, name = tempfile.mkstemp(prefix=self._note.name, dir=self._note.parent)  # readable by its owner only
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.encode(RunningInstance(os.getpid(), address)))
            Path(name).replace(self._note)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise

    def note(self) -> RunningInstance | None:
        """Return the process that serves the file, as it has recorded itself; ``None`` if the record can't be read."""
        try:
            return msgspec.json.decode(self._note.read_bytes(), type=RunningInstance)
        except (OSError, msgspec.MsgspecError):
            return None

    def leave(self) -> None:
        """Release the lock. The lock file stays: a waiting process may have opened it."""
        if self._handle is None:
            return
        with contextlib.suppress(OSError):
            self._note.unlink(missing_ok=True)
        os.close(self._handle)
        self._handle = None


def wait_for_lock(
    claim: InstanceLock, seconds: float, wait: Callable[[], object], clock: Callable[[], float] = time.monotonic
) -> RunningInstance | None:
    """Return the process that serves the data once it answers, or ``None`` once this process has the lock.

    The function waits up to ``seconds`` for the other process to answer or to end, and up to ``STARTS`` longer while
    the other process is starting; ``wait`` is called between tries. If the other process never answers, the result has
    no address.
    """
    ends, started = clock() + seconds, clock() + STARTS
    while True:
        if claim.take():
            return None
        note = claim.note()
        if note is not None and note.address and answers(note.address):
            return note
        if note is not None and not note.address:
            ends = min(clock(), started) + seconds
        if clock() >= ends:
            return RunningInstance(note.process if note else 0)
        wait()


def answers(address: str) -> bool:
    """Return whether a running quizbs answers at this URL and accepts the key in it."""
    parts = urlsplit(address)
    link = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=_ANSWERS)  # without proxies
    try:
        link.request("GET", f"{parts.path}?{parts.query}")
        return link.getresponse().status == http.client.SEE_OTHER  # only the right key is redirected
    except (OSError, http.client.HTTPException):
        return False
    finally:
        link.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

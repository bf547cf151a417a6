"""One process serves a SQLite file. A second one reads in a note from the first where its page is.

The lock belongs to the system: it ends with the process, however that ends, so a file left behind keeps nobody out.
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

_ANSWERS = 3.0  # seconds that a running quizbs may take to answer
STARTS = 60.0  # seconds that one may take to start, on a slow laptop whose virus scanner looks at every file
_FAR = 1 << 30  # which byte to lock: on Windows nobody can read a locked one


class RunningInstance(msgspec.Struct, frozen=True):
    """What the serving process says about itself: its number, and the address of its page with this start's key.

    ``address`` is "" while it is starting.
    """

    process: int
    address: str = ""


class InstanceLock:
    """The right to serve a SQLite file, held by one process at a time. Reading and writing the file doesn't need it."""

    def __init__(self, database: Path) -> None:
        database = database.resolve()
        self._lock = database.with_name(f"{database.name}.lock")
        self._note = database.with_name(f"{database.name}.serving")
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the right, and return whether this process has it now. Raises ``OSError`` if no file can be made."""
        if self._handle is not None:
            return True
        handle = os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            return False
        self._handle = handle
        self.tell("")  # a note left by a dead process is no longer true
        return True

    def tell(self, address: str) -> None:
        """Say where the page is, so that only this user can read it. Raises ``OSError``."""
        handle, name = tempfile.mkstemp(prefix=self._note.name, dir=self._note.parent)  # readable by its owner alone
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.encode(RunningInstance(os.getpid(), address)))
            Path(name).replace(self._note)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise

    def told(self) -> RunningInstance | None:
        """Return what the serving process says about itself, ``None`` if there is nothing to read."""
        try:
            return msgspec.json.decode(self._note.read_bytes(), type=RunningInstance)
        except (OSError, msgspec.MsgspecError):
            return None

    def leave(self) -> None:
        """Give the right back. The lock file stays: a waiting process may already have it open."""
        if self._handle is None:
            return
        with contextlib.suppress(OSError):
            self._note.unlink(missing_ok=True)
        os.close(self._handle)
        self._handle = None


def first(
    claim: InstanceLock, seconds: float, wait: Callable[[], object], clock: Callable[[], float] = time.monotonic
) -> RunningInstance | None:
    """Return what the serving process says about itself once it answers, ``None`` if this one may serve now.

    It may still start, or be about to end: for about so many seconds it is asked again, with a call of ``wait`` before
    each time; while it starts they don't count. If it does not answer then, its note comes back without an address.
    """
    ends, started = clock() + seconds, clock() + STARTS
    while True:
        if claim.take():
            return None
        note = claim.told()
        if note is not None and note.address and answers(note.address):
            return note
        if note is not None and not note.address:
            ends = min(clock(), started) + seconds
        if clock() >= ends:
            return RunningInstance(note.process if note else 0)
        wait()


def answers(address: str) -> bool:
    """Return whether a quizbs that was started with the key of this address answers there."""
    parts = urlsplit(address)
    link = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=_ANSWERS)  # past every proxy
    try:
        link.request("GET", f"{parts.path}?{parts.query}")
        return link.getresponse().status == http.client.SEE_OTHER  # only the right key becomes a cookie
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

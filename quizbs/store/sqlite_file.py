"""A SQLite file as the file system sees it: its identity, and whether its header is plausible."""

import os
import sqlite3
from pathlib import Path

_MAGIC = b"SQLite format 3\0"
_SIZE, _PAGES, _LENGTH = slice(16, 18), slice(28, 32), 100  # where these numbers are in the header, and its length
_LARGEST = 65_536  # largest page size, stored as 1


class SqliteFile:
    """A SQLite file on disk, read through a handle that stays open.

    Closing any handle of a file releases the locks that SQLite holds on it in this process
    (https://www.sqlite.org/howtocorrupt.html, 2.2): the next program that closes the database would then delete its
    log, and everything written afterwards would be lost. So call ``close`` only when every connection is closed. Raises
    ``OSError``.
    """

    def __init__(self, file: Path) -> None:
        self._handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))

    def looks_whole(self) -> bool:
        """Return whether header and length of the file match. During a write the file may be shorter."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        head = os.read(self._handle, _LENGTH)
        length = os.fstat(self._handle).st_size
        size, pages = int.from_bytes(head[_SIZE]), int.from_bytes(head[_PAGES])
        return head.startswith(_MAGIC) and length >= pages * (_LARGEST if size == 1 else size)

    def close(self) -> None:
        """Close the file handle. To be called once every connection to the database is closed."""
        os.close(self._handle)


def identity(file: str) -> tuple[int, int] | None:
    """Return numbers that distinguish a file from another with the same name, ``None`` if it doesn't exist."""
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def is_empty(file: str) -> bool:
    """Return whether a file exists and has 0 bytes, so that its content was lost."""
    try:
        return not os.stat(file).st_size
    except OSError:
        return False


class ForeignWrites:
    """Counts how often a write of another program was detected. The count is ``seen``."""

    def __init__(self) -> None:
        self.seen = 0
        self._version: object = None

    def check(self, connection: sqlite3.Connection) -> None:
        """Increase ``seen`` if another connection has written since the last call; the first call always does.

        To be called in the writer's thread, with its connection.
        """
        (version,) = connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self.seen, self._version = self.seen + 1, version

"""What a SQLite file looks like from outside: which file it is, and whether it looks whole."""

import os
from pathlib import Path
from typing import Any

_MAGIC = b"SQLite format 3\0"
_SIZE, _PAGES, _LENGTH = slice(16, 18), slice(28, 32), 100  # where these numbers are, and the length of the header
_LARGEST = 65_536  # bytes of a page, written as 1


class SqliteFile:
    """A SQLite file on the disk, read through one handle that stays open.

    Closing any handle of a file ends the locks that SQLite holds on it in this process
    (https://www.sqlite.org/howtocorrupt.html, 2.2): the next program that closes the database would then delete its
    log, and everything written afterwards would be lost. So call ``close`` only when every connection is closed. Raises
    ``OSError``.
    """

    def __init__(self, file: Path) -> None:
        self._handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))

    def looks_whole(self) -> bool:
        """Return whether it begins like a database and is as long as it says. While being written it may be shorter."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        head = os.read(self._handle, _LENGTH)
        length = os.fstat(self._handle).st_size
        size, pages = int.from_bytes(head[_SIZE]), int.from_bytes(head[_PAGES])
        return head.startswith(_MAGIC) and length >= pages * (_LARGEST if size == 1 else size)

    def close(self) -> None:
        """Close the handle."""
        os.close(self._handle)


def identity(file: str) -> tuple[int, int] | None:
    """Return what distinguishes a file from another one with the same name, ``None`` if there is no file."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def is_empty(file: str) -> bool:
    """Return whether there is a file without a byte in it: then it has lost what it held."""
    try:
        return not os.stat(file).st_size
    except OSError:
        return False


class Foreign:
    """Counts how often the one writing connection was seen to find that another one has written."""

    def __init__(self) -> None:
        self.seen = 0
        self._version: object = None

    def look(self, connection: Any) -> None:
        """Look through the writing connection, in its thread."""
        (version,) = connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self.seen, self._version = self.seen + 1, version

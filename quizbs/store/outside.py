"""What a SQLite file says of itself from outside: which one it is, and whether it looks whole."""

import os
from pathlib import Path

_MAGIC = b"SQLite format 3\0"
_SIZE, _PAGES, _LENGTH = slice(16, 18), slice(28, 32), 100  # where they stand, and how long all of it is
_LARGEST = 65_536  # bytes of a page, written as 1


def looks_whole(file: Path) -> bool:
    """Return whether a file begins like a database and is as long as it says. While it is written it may be shorter.

    Raises ``OSError``.
    """
    with file.open("rb") as stream:
        head = stream.read(_LENGTH)
        length = stream.seek(0, 2)
    size, pages = int.from_bytes(head[_SIZE]), int.from_bytes(head[_PAGES])
    return head.startswith(_MAGIC) and length >= pages * (_LARGEST if size == 1 else size)


def identity(file: str) -> tuple[int, int] | None:
    """Return what tells a file from another one that has taken its name, ``None`` where there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino

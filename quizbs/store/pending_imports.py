"""Uploaded files whose import the teacher hasn't confirmed yet."""

import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from quizbs.store.database import Database
from quizbs.store.owners import FIRST, owned
from quizbs.store.schema import waiting_banks

LASTS = 24 * 3600.0  # seconds
MAX_FILES = 30  # files of an owner
MOST_BYTES = 60_000_000  # of all files of an owner


class PendingImport(NamedTuple):
    """An uploaded file that waits for confirmation. ``draft`` is JSON about what was read from it, opaque here."""

    id: str
    at: float
    name: str
    content: bytes
    draft: str


class PendingImports:
    """The uploaded files of one owner, or with ``None`` of all owners.

    If an owner has too many files, the oldest are deleted.
    """

    def __init__(self, database: Database, owner: str | None = None) -> None:
        self._database, self._owner = database, owner

    def for_teacher(self, owner: str) -> "PendingImports":
        """Return the files of this owner only."""
        return PendingImports(self._database, owner)

    def _this(self, waiting: str) -> ColumnElement[bool]:
        return (waiting_banks.c.id == waiting) & owned(waiting_banks, self._owner)

    def add(self, name: str, content: bytes, draft: str, at: float) -> str:
        """Store a file. Return its id, which becomes the id of its bank."""
        new, owner = secrets.token_hex(8), self._owner or FIRST
        row = {"id": new, "owner": owner, "at": at, "name": name, "content": content, "draft": draft}

        def write(db: Connection) -> None:
            db.execute(insert(waiting_banks), row)
            size = func.length(waiting_banks.c.content)
            mine = select(waiting_banks.c.id, size).where(waiting_banks.c.owner == owner)
            count, room = 0, MOST_BYTES
            for file, length in db.execute(mine.order_by(waiting_banks.c.at.desc(), waiting_banks.c.id == new)):
                count, room = count + 1, room - length
                if file != new and (count > MAX_FILES or room < 0):
                    db.execute(delete(waiting_banks).where(waiting_banks.c.id == file))

        self._database.write(write)
        return new

    def find(self, waiting: str) -> PendingImport | None:
        """Return the file with the id ``waiting``, ``None`` if it isn't stored."""
        wanted = select(*(waiting_banks.c[field] for field in PendingImport._fields))
        with self._database.read() as db:
            row = db.execute(wanted.where(self._this(waiting))).one_or_none()
        return None if row is None else PendingImport(*row)

    def update(self, waiting: str, draft: str) -> None:
        """Replace the draft of a file."""
        this = update(waiting_banks).where(self._this(waiting))
        self._database.write(lambda db: db.execute(this.values(draft=draft)))

    def empty(self, waiting: str) -> None:
        """Delete the content of a file that won't be read again. Its draft stays."""
        this = update(waiting_banks).where(self._this(waiting))
        self._database.write(lambda db: db.execute(this.values(content=b"")))

    def forget(self, waiting: str) -> None:
        """Delete an uploaded file and its draft."""
        self._database.write(lambda db: db.execute(delete(waiting_banks).where(self._this(waiting))))

    def purge(self, now: float) -> None:
        """Delete the files that have waited for more than a day."""
        self._database.write(lambda db: db.execute(delete(waiting_banks).where(waiting_banks.c.at < now - LASTS)))

"""The storage of questions' pictures. They are validated and shrunk elsewhere."""

import re
from collections.abc import Callable, Collection, Iterable
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import Column, Connection, Table, delete, func, insert, select

from quizbs.store.database import Database
from quizbs.store.schema import (
    asked_questions,
    bank_changes,
    banks,
    ledger,
    lessons,
    pictures,
    questions,
    waiting_banks,
)

UNUSED = 7 * 24 * 3600.0  # seconds that an unused picture is kept
_AT_ONCE = 500  # digests in a query
# columns that contain names of pictures, and the table that has their owner
_WITH_OWNERS: tuple[tuple[Column[str], Table], ...] = (
    (questions.c.content, banks),
    (asked_questions.c.content, lessons),
    (waiting_banks.c.draft, waiting_banks),
    (bank_changes.c.patch, banks),
)
_SHOWN = re.compile(
    r'\\*"image\\*":\s*\\*"([0-9a-f]{32})\.(?:webp|png)\\*"'
)  # in a question, maybe quoted within a text
_NAMED = re.compile(r"\b([0-9a-f]{32})\.(?:webp|png)\b")


class Picture(NamedTuple):
    """A stored picture. ``kind`` is a MIME type such as ``image/webp``."""

    kind: str
    width: int
    height: int
    content: bytes


class Pictures:
    """The stored pictures, each under a digest of its content: all of them, or those that some teachers may see.

    ``owners`` returns these teachers, ``None`` for all pictures. A picture that isn't in any question yet was just
    uploaded, and can be found by any teacher with its digest.
    """

    def __init__(self, database: Database, owners: Callable[[], Collection[str] | None] = lambda: None) -> None:
        self._database, self._owners = database, owners

    def visible_to(self, owners: Callable[[], Collection[str] | None]) -> "Pictures":
        """Return the pictures that these teachers may see. ``owners`` is called for each request."""
        return Pictures(self._database, owners)

    def save(self, width: int, height: int, content: bytes, at: float) -> str:
        """Store a WebP picture. Return its name, such as ``"3f…9a.webp"``, which depends on its content only."""
        digest = blake2b(content, digest_size=16).hexdigest()
        picture = Picture("image/webp", width, height, content)
        row = {"id": digest, "added_at": at, **picture._asdict()}

        def write(db: Connection) -> None:
            if not db.scalar(select(pictures.c.id).where(pictures.c.id == digest)):
                db.execute(insert(pictures), row)

        self._database.write(write)
        return f"{digest}.webp"

    def find(self, digest: str) -> Picture | None:
        """Return the picture with this digest, ``None`` if it isn't stored or may not be seen."""
        wanted = select(*(pictures.c[field] for field in Picture._fields)).where(pictures.c.id == digest)
        with self._database.read() as db:
            row = db.execute(wanted).one_or_none()
        return Picture(*row) if row is not None and self._shown({digest}) else None

    def sizes(self, digests: Iterable[str]) -> dict[str, int]:
        """Return the sizes in bytes of pictures, by digest. Unknown pictures are left out."""
        wanted = sorted(set(digests))
        sizes: dict[str, int] = {}
        with self._database.read() as db:
            for at in range(0, len(wanted), _AT_ONCE):
                chosen = pictures.c.id.in_(wanted[at : at + _AT_ONCE])
                rows = db.execute(select(pictures.c.id, func.length(pictures.c.content)).where(chosen))
                sizes |= {row.id: row[1] for row in rows}
        shown = self._shown(set(sizes))
        return {digest: size for digest, size in sizes.items() if digest in shown}

    def _shown(self, digests: set[str]) -> set[str]:
        """Return which of the pictures the current owners may see: their own, and those that no teacher owns."""
        owners = self._owners()
        if owners is None or not digests:
            return digests
        with self._database.read() as db:
            theirs = _named(db, digests, owners)
            others = _named(db, digests - theirs, None)
        return digests - others

    def purge(self, now: float) -> None:
        """Delete pictures that have long been unused: in no bank, change, upload or game."""
        with self._database.read() as db:
            old = set(db.scalars(select(pictures.c.id).where(pictures.c.added_at < now - UNUSED)))
            if not old:
                return
            for column in (questions.c.content, bank_changes.c.patch, waiting_banks.c.draft, ledger.c.events):
                for content in db.scalars(select(column).where(column.like('%"image"%'))):
                    old.difference_update(_NAMED.findall(content))
        for picture in old:
            self._forget(picture)

    def _forget(self, digest: str) -> None:
        self._database.write(lambda db: db.execute(delete(pictures).where(pictures.c.id == digest)))


def _named(db: Connection, digests: set[str], owners: Collection[str] | None) -> set[str]:
    """Return which of the pictures the data of ``owners`` contains; with ``None`` the data of any owner."""
    used: set[str] = set()
    for content, table in _WITH_OWNERS:
        if digests <= used:
            break
        wanted = select(content).where(content.contains(next(iter(digests)) if len(digests) == 1 else '"image"'))
        if owners is not None:
            wanted = wanted.where(table.c.owner.in_(owners))
            wanted = wanted if content.table is table else wanted.join_from(content.table, table)
        for text in db.scalars(wanted):
            used.update(digests.intersection(_SHOWN.findall(text)))
    return used

"""The teachers of a school. A laptop has no teachers: its owner gets a key that is printed at each start."""

import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from quizbs.store import erasure
from quizbs.store.database import Database, Unavailable
from quizbs.store.key_values import set_value
from quizbs.store.owners import FIRST
from quizbs.store.schema import banks, classes, lessons, question_sums, teachers, waiting_banks
from quizbs.store.sign_outs import SIGNED_OUT, no_remote

LINK_LASTS = 3 * 24 * 3600.0  # seconds
_OWNED = (lessons, banks, waiting_banks)


class NameTaken(Exception):
    """Another teacher has this name."""


class ListedTeacher(NamedTuple):
    """A teacher, with how many banks and lessons they have.

    ``link_until``: when their sign-in link expires (s), if unused.
    """

    id: str
    name: str
    link_until: float | None
    banks: int
    lessons: int


class Teachers:
    """All teachers, by name and by id. The id is the owner of their data."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, str] = {}

    def signed_in(self) -> dict[str, str]:
        """Return, by teacher's id, the random text that a valid cookie of theirs contains.

        It is read for each request, so that a removed teacher is signed out at once. While the database is unavailable,
        the last result is returned.
        """
        try:
            with self._database.read() as db:
                self._known = {row.id: row.signed_in for row in db.execute(select(teachers.c.id, teachers.c.signed_in))}
        except Unavailable:
            pass
        return self._known

    def add(self, name: str, at: float) -> str:
        """Add a teacher and return their id. The first one gets all existing data. Raises ``NameTaken``."""

        def add(db: Connection) -> str:
            first = not db.scalar(select(func.count()).select_from(teachers))
            new = FIRST if first else secrets.token_hex(8)
            row = {"id": new, "name": name, "added_at": at, "signed_in": secrets.token_hex(8)}
            db.execute(insert(teachers), row)
            return new

        try:
            return self._database.write(add)
        except IntegrityError as error:
            raise NameTaken(name) from error

    def list(self) -> list[ListedTeacher]:
        """Return all teachers, sorted by name."""
        counts = [
            select(func.count()).where(table.c.owner == teachers.c.id, *also).scalar_subquery()
            for table, also in ((banks, ()), (lessons, (lessons.c.code != "",)))
        ]
        wanted = select(teachers.c.id, teachers.c.name, teachers.c.link_until, *counts)
        with self._database.read() as db:
            return [ListedTeacher(*row) for row in db.execute(wanted.order_by(func.lower(teachers.c.name)))]

    def named(self, name: str) -> ListedTeacher | None:
        """Return the teacher with this name, ``None`` if it is unknown."""
        return next((teacher for teacher in self.list() if teacher.name == name), None)

    def id_of(self, name: str) -> str:
        """Return the id of the teacher with this name, "" if it is unknown or the database is unavailable."""
        try:
            with self._database.read() as db:
                return db.scalar(select(teachers.c.id).where(teachers.c.name == name)) or ""
        except Unavailable:
            return ""

    def give_link(self, teacher: str, link_hash: str, until: float) -> None:
        """Store the hash of a teacher's sign-in link, valid until ``until`` (s). It replaces an earlier link."""
        this = update(teachers).where(teachers.c.id == teacher)
        self._database.write(lambda db: db.execute(this.values(link_hash=link_hash, link_until=until)))

    def opened_by(self, link_hash: str, now: float) -> str | None:
        """Return the id of the teacher whom a link signs in, ``None`` if it was used, has expired or was replaced."""
        with self._database.read() as db:
            return db.scalar(select(teachers.c.id).where(_opens(link_hash, now)))

    def use_link(self, link_hash: str, now: float) -> str | None:
        """Use up a sign-in link. Return the teacher's id, or ``None`` as ``opened_by`` does.

        Of two simultaneous uses only one succeeds.
        """

        def use(db: Connection) -> str | None:
            used = {"link_hash": None, "link_until": None}
            result = db.execute(update(teachers).where(_opens(link_hash, now)).values(used).returning(teachers.c.id))
            return result.scalar_one_or_none()

        return self._database.write(use)

    def sign_out(self, teacher: str) -> None:
        """Invalidate all cookies of a teacher, and end the remotes of their lessons."""

        def out(db: Connection) -> None:
            db.execute(update(teachers).where(teachers.c.id == teacher).values(signed_in=secrets.token_hex(8)))
            no_remote(db, teacher)

        self._database.write(out)

    def remove(self, teacher: str, at: float, to: str = "") -> None:
        """Remove a teacher. Their data goes to the teacher ``to``; without ``to`` it is deleted. ``at``: now (s)."""

        def remove(db: Connection) -> None:
            no_remote(db, teacher)
            if to:
                _change_owner(db, teacher, to)
            erasure.forget_owner(db, teacher, at)
            db.execute(delete(teachers).where(teachers.c.id == teacher))
            if teacher == FIRST:  # the laptop's cookie is theirs, too
                set_value(db, SIGNED_OUT, secrets.token_urlsafe(12))

        self._database.write(remove)
        self._database.rewrite()


def _opens(link_hash: str, now: float) -> ColumnElement[bool]:
    return (teachers.c.link_hash == link_hash) & (teachers.c.link_until > now)


def _change_owner(db: Connection, teacher: str, to: str) -> None:
    for table in _OWNED:
        db.execute(update(table).where(table.c.owner == teacher).values(owner=to))
    for table, key in ((question_sums, question_sums.c.question), (classes, classes.c.label)):
        theirs = select(key).where(table.c.owner == to)
        db.execute(update(table).where(table.c.owner == teacher, key.not_in(theirs)).values(owner=to))

"""Which lessons there are, and how long their traces are kept. What happens in a lesson is in the ledger."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from quizbs.store.database import Database
from quizbs.store.kept import Kept
from quizbs.store.question_results import add_up
from quizbs.store.schema import ledger, lessons, people, results, rosters

KEPT_CLOSED = 24 * 3600  # s after its end that a closed lesson's hands, names and secrets are kept
KEPT_OPEN = 7 * KEPT_CLOSED  # s that an open one can be resumed
KEPT_RESULTS = 30 * KEPT_CLOSED  # s after its end that answers are kept, without names


class CodeTaken(Exception):
    """An open lesson has this code."""


class ListedLesson(NamedTuple):
    """A lesson as it is listed. ``last_at`` is when somebody was last there.

    ``remotes`` counts how often a phone became its remote or stopped being it: while it is odd, a phone is the remote.
    """

    id: str
    code: str
    owner: str
    title: str
    opened_at: float
    closed_at: float | None
    last_at: float
    naming: str = "made"
    remotes: int = 0

    @property
    def has_remote(self) -> bool:
        """Return whether a phone is the remote just now."""
        return self.remotes % 2 == 1


_ALL = select(*(lessons.c[field] for field in ListedLesson._fields))
_BY_ID = _ALL.where(lessons.c.id == bindparam("wanted"))
_BY_CODE = _ALL.where(lessons.c.code == bindparam("wanted"), lessons.c.closed_at.is_(None))


class Lessons:
    """The lessons of all owners. A lesson's id contains no dot or colon, because its streams are named by it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._found = Kept(database, self._by_id)
        self._open = Kept(database, self._by_code)

    def open(
        self, id_: str, code: str, title: str, at: float, owner: str = "teacher", naming: str = "made"
    ) -> ListedLesson:
        """Add a lesson. Raises ``CodeTaken``: draw another code."""
        lesson = ListedLesson(id_, code, owner, title, at, None, at, naming)
        try:
            self._database.write(lambda db: db.execute(insert(lessons), lesson._asdict()))
        except IntegrityError as error:
            raise CodeTaken(code) from error
        return lesson

    def find(self, lesson: str) -> ListedLesson | None:
        """Return the lesson with this id."""
        return self._found.of(lesson)

    def by_code(self, code: str) -> ListedLesson | None:
        """Return the open lesson with this code."""
        return self._open.of(code)

    def still_open(self, owner: str | None = None) -> list[ListedLesson]:
        """Return the lessons that aren't closed, of one owner or of all; newest first."""
        wanted = _ALL.where(lessons.c.closed_at.is_(None)).order_by(lessons.c.opened_at.desc(), lessons.c.id)
        if owner is not None:
            wanted = wanted.where(lessons.c.owner == owner)
        with self._database.read() as db:
            return [ListedLesson(*row) for row in db.execute(wanted)]

    def touch(self, lesson: str, at: float) -> None:
        """Note that somebody is there."""
        change = update(lessons).where(lessons.c.id == lesson, lessons.c.last_at < at).values(last_at=at)
        self._database.write(lambda db: db.execute(change))

    def turn_remote(self, lesson: str, from_: int) -> bool:
        """Count one more change of the remote if the count is still ``from_``; return whether it was."""
        change = update(lessons).where(lessons.c.id == lesson, lessons.c.remotes == from_).values(remotes=from_ + 1)
        return self._database.write(lambda db: bool(db.execute(change).rowcount))

    def close(self, lesson: str, at: float) -> None:
        """Note the end of a lesson; a second time changes nothing."""
        change = update(lessons).where(lessons.c.id == lesson, lessons.c.closed_at.is_(None))
        self._database.write(lambda db: db.execute(change.values(closed_at=at, last_at=at)))

    def kept(self) -> list[ListedLesson]:
        """Return the lessons that have something left to delete, newest first."""
        left = [exists().where(table.c.lesson == lessons.c.id) for table in (people, rosters, results)]
        started = exists().where(ledger.c.stream == "lesson:" + lessons.c.id)
        with self._database.read() as db:
            rows = db.execute(_ALL.where(or_(started, *left)).order_by(lessons.c.opened_at.desc(), lessons.c.id))
            return [ListedLesson(*row) for row in rows]

    def purge(self, now: float) -> list[str]:
        """Delete people and ledger of lessons closed a day ago or abandoned for a week; return which.

        An abandoned lesson counts as closed then. It stays in the list, and its results stay for a month; then sums by
        question replace them.
        """
        purged = self._database.write(lambda db: [id_ for id_ in _candidates(db, now) if _purge(db, id_, now)])
        self._database.write(lambda db: _add_up_old(db, now))
        forgotten = delete(lessons).where(lessons.c.code == "", lessons.c.closed_at < now - KEPT_CLOSED)
        self._database.write(lambda db: db.execute(forgotten))  # nobody plays them any more
        self._database.wipe()  # each time: another process may have been in the way when something was deleted
        return purged

    def _by_id(self, lesson: str) -> ListedLesson | None:
        return self._one(_BY_ID, lesson)

    def _by_code(self, code: str) -> ListedLesson | None:
        return self._one(_BY_CODE, code)

    def _one(self, by: Select[Any], wanted: str) -> ListedLesson | None:
        with self._database.read() as db:
            row = db.execute(by, {"wanted": wanted}).one_or_none()
        return None if row is None else ListedLesson(*row)


def _candidates(db: Connection, now: float) -> list[str]:
    """Return the lessons whose time is up and that have something left."""
    closed = lessons.c.closed_at < now - KEPT_CLOSED
    alone = lessons.c.closed_at.is_(None) & (lessons.c.last_at < now - KEPT_OPEN)
    left = exists().where(people.c.lesson == lessons.c.id) | exists().where(ledger.c.stream == "lesson:" + lessons.c.id)
    return list(db.scalars(select(lessons.c.id).where(closed & left | alone)))


def _add_up_old(db: Connection, now: float) -> None:
    old = exists().where(results.c.lesson == lessons.c.id) & (lessons.c.closed_at < now - KEPT_RESULTS)
    for lesson in db.scalars(select(lessons.c.id).where(old)).all():
        add_up(db, lesson)


def streams_of(lesson: str) -> ColumnElement[bool]:
    """Return which rows of the ledger belong to a lesson and its games."""
    tables = f"game:{lesson}."  # compared exactly: LIKE ignores case on SQLite
    return (ledger.c.stream == f"lesson:{lesson}") | (func.substr(ledger.c.stream, 1, len(tables)) == tables)


def _purge(db: Connection, lesson: str, now: float) -> bool:
    streams = streams_of(lesson)
    newest = db.scalar(select(func.max(ledger.c.at)).where(streams))
    closed_at = db.scalar(select(lessons.c.closed_at).where(lessons.c.id == lesson))
    if closed_at is None and newest is not None and newest >= now - KEPT_OPEN:
        return False  # somebody played, even if no time was noted
    db.execute(delete(ledger).where(streams))
    db.execute(delete(people).where(people.c.lesson == lesson))
    db.execute(delete(rosters).where(rosters.c.lesson == lesson))
    if closed_at is None:
        db.execute(update(lessons).where(lessons.c.id == lesson).values(closed_at=lessons.c.last_at))
    return True

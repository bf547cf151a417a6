"""The list of lessons. What happens in a lesson is in the ledger; ``retention`` says how long data is kept."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Executable, String, bindparam, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from quizbs.store import retention
from quizbs.store.database import Database
from quizbs.store.owners import FIRST, owned, scoped
from quizbs.store.schema import ledger, lesson_sums, lessons, participants, people, results, rosters


class CodeTaken(Exception):
    """An open lesson already has the join code."""


class ListedLesson(NamedTuple):
    """A row of the list of lessons. Times are in seconds.

    ``last_at`` is when a screen was last connected. ``remotes`` counts how often a phone became the lesson's remote or
    stopped being it: while it is odd, a phone is the remote. ``label`` is the teacher's own name for the class.
    ``began_at`` is when cards were first dealt. Names are kept until ``names_until``, at most until ``names_limit``, of
    which students were informed.
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
    label: str = ""
    began_at: float | None = None
    names_until: float | None = None
    names_limit: float | None = None

    @property
    def names_at_most(self) -> float:
        """Return the latest time until which the names may be kept, of which students were informed."""
        return self.names_limit or self.opened_at + retention.LONGEST_NAMES

    @property
    def names_go(self) -> float | None:
        """Return when the names of a closed lesson are deleted, ``None`` while it is open."""
        return None if self.closed_at is None else retention.names_go(self.closed_at, self.names_until)

    @property
    def has_remote(self) -> bool:
        """Return whether a phone is the lesson's remote now."""
        return self.remotes % 2 == 1


_ALL = select(*(lessons.c[field] for field in ListedLesson._fields))
_OWNER = bindparam("owner", type_=String)
_KNOWN = _ALL.where(or_(_OWNER.is_(None), lessons.c.owner == _OWNER, lessons.c.id == bindparam("also")))
_BY_ID = _KNOWN.where(lessons.c.id == bindparam("wanted"))
_BY_CODE = _KNOWN.where(lessons.c.code == bindparam("wanted"), lessons.c.closed_at.is_(None))
_NEWEST = _KNOWN.where(lessons.c.code == bindparam("wanted")).order_by(lessons.c.opened_at.desc()).limit(1)


class Lessons:
    """The lessons of one owner, or of all owners. No method finds another owner's lessons.

    The id of a lesson contains no dot or colon, because ids of games consist of it and a number.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._owner: str | None = None
        self._also = ""

    def for_teacher(self, owner: str, also: str = "") -> "Lessons":
        """Return the lessons of this owner only. ``find`` also finds the lesson with id ``also``."""
        return scoped(self, owner=owner, also=also)

    def open(
        self,
        id_: str,
        code: str,
        title: str,
        at: float,
        owner: str = "",
        naming: str = "made",
        label: str = "",
        names_until: float | None = None,
    ) -> ListedLesson:
        """Add a lesson and return its row. Raises ``CodeTaken``, after which the caller draws another code.

        If the teacher keeps names from the start until ``names_until`` (s), students see that date, and it can't be
        extended.
        """
        owner = owner or self._owner or FIRST
        lesson = ListedLesson(
            id_, code, owner, title, at, None, at, naming, label=label, names_until=names_until, names_limit=names_until
        )
        try:
            self._database.write(lambda db: db.execute(insert(lessons), lesson._asdict()))
        except IntegrityError as error:
            raise CodeTaken(code) from error
        return lesson

    def find(self, lesson: str) -> ListedLesson | None:
        """Return the lesson with this id, ``None`` if it isn't found."""
        return self._one(_BY_ID, lesson)

    def by_code(self, code: str) -> ListedLesson | None:
        """Return the open lesson with this join code, ``None`` if it isn't found."""
        return self._one(_BY_CODE, code)

    def newest_by_code(self, code: str) -> ListedLesson | None:
        """Return the newest lesson that has or had this join code, open or not, ``None`` if it isn't found."""
        return self._one(_NEWEST, code)

    def still_open(self) -> list[ListedLesson]:
        """Return the lessons that aren't closed, newest first."""
        wanted = _ALL.where(owned(lessons, self._owner), lessons.c.closed_at.is_(None))
        with self._database.read() as db:
            rows = db.execute(wanted.order_by(lessons.c.opened_at.desc(), lessons.c.id))
            return [ListedLesson(*row) for row in rows]

    def touch(self, among: Collection[str], at: float) -> None:
        """Set ``last_at`` of several lessons, in one write."""
        change = update(lessons).where(lessons.c.id.in_(among), lessons.c.last_at < at).values(last_at=at)
        self._database.write(lambda db: db.execute(change))

    def is_remote(self, lesson: str, number: int) -> bool:
        """Return whether the lesson is open and the phone with this number is its remote."""
        listed = self.find(lesson)
        return listed is not None and listed.closed_at is None and listed.has_remote and listed.remotes == number

    def turn_remote(self, lesson: str, from_: int) -> bool:
        """Increment the count of remote changes if it is still ``from_``. Return whether it was."""
        change = update(lessons).where(lessons.c.id == lesson, lessons.c.remotes == from_).values(remotes=from_ + 1)
        return self._database.write(lambda db: bool(db.execute(change).rowcount))

    def close(self, lesson: str, at: float) -> None:
        """Record the end of a lesson. A repeat has no effect."""
        change = update(lessons).where(lessons.c.id == lesson, lessons.c.closed_at.is_(None))
        self._database.write(lambda db: db.execute(change.values(closed_at=at, last_at=at)))

    def with_data(self) -> list[ListedLesson]:
        """Return the lessons of which data is still stored, newest first."""
        tables = (people, rosters, results, participants, lesson_sums)
        has_data = [exists().where(table.c.lesson == lessons.c.id) for table in tables]
        started = exists().where(ledger.c.lesson == lessons.c.id)
        with self._database.read() as db:
            wanted = _ALL.where(owned(lessons, self._owner), or_(started, *has_data))
            rows = db.execute(wanted.order_by(lessons.c.opened_at.desc(), lessons.c.id))
            return [ListedLesson(*row) for row in rows]

    def label(self, lesson: str, label: str) -> None:
        """Set the label of a lesson's class, "" for no label."""
        change = update(lessons).where(lessons.c.id == lesson).values(label=label)
        self._database.write(lambda db: db.execute(change))

    def labels(self) -> list[str]:
        """Return the class labels of the owner's lessons, the label of the newest lesson first."""
        newest = func.max(lessons.c.opened_at)
        wanted = select(lessons.c.label).where(owned(lessons, self._owner), lessons.c.label != "")
        with self._database.read() as db:
            return list(db.scalars(wanted.group_by(lessons.c.label).order_by(newest.desc(), lessons.c.label)))

    def keep_names(self, lesson: str, until: float | None) -> None:
        """Keep the names of a lesson until a time (s), ``None`` for the usual time."""
        change = update(lessons).where(lessons.c.id == lesson).values(names_until=until)
        self._database.write(lambda db: db.execute(change))

    def past(self) -> list[ListedLesson]:
        """Return the lessons that are closed and not deleted, newest first."""
        wanted = _ALL.where(owned(lessons, self._owner), lessons.c.closed_at.is_not(None), lessons.c.code != "")
        with self._database.read() as db:
            return [ListedLesson(*row) for row in db.execute(wanted.order_by(lessons.c.opened_at.desc(), lessons.c.id))]

    def purge(self, now: float) -> list[str]:
        """Delete expired data. Return the lessons that it belonged to."""
        return retention.purge(self._database, now)

    def abandoned(self, now: float) -> list[str]:
        """Return the open lessons that the next ``purge`` will close."""
        return retention.abandoned(self._database, now)

    def forget_names(self, lesson: str) -> None:
        """Delete the names of a closed lesson. Its results stay."""
        retention.forget_names(self._database, lesson)

    def _one(self, by: Executable, wanted: str) -> ListedLesson | None:
        if self._owner == self._also == "":  # an unauthorised caller: the time of the answer must not reveal a code
            return None
        with self._database.read() as db:
            row = db.execute(by, {"wanted": wanted, "owner": self._owner, "also": self._also}).one_or_none()
        return None if row is None else ListedLesson(*row)

"""The ledger: one row for each accepted command. The events in a row are text here."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, text

from quizbs.store.database import Database, Line
from quizbs.store.schema import ledger, lessons
from quizbs.store.writer import raw

# A plain text for sqlite3: building SQLAlchemy's expression takes ten times as long as the insertion.
_ADD = """
INSERT INTO ledger (lesson, version, command_id, at, seat, events)
SELECT lesson, version, command_id, at, seat, events FROM (
    SELECT CAST(:of AS TEXT) AS lesson, CAST(:v AS INTEGER) AS version, CAST(:id AS TEXT) AS command_id,
        CAST(:at AS DOUBLE PRECISION) AS at, CAST(:seat AS INTEGER) AS seat, CAST(:events AS TEXT) AS events,
        CAST(:after AS TEXT) AS after, CAST(:me AS TEXT) AS me
) AS new
WHERE (me IS NULL OR EXISTS (SELECT 1 FROM lessons WHERE id = new.lesson AND leader = new.me)) AND CASE WHEN version = 1
    THEN NOT EXISTS (SELECT 1 FROM lessons WHERE id = new.lesson AND closed_at IS NOT NULL)
    ELSE EXISTS (
        SELECT 1 FROM ledger AS before WHERE before.lesson = new.lesson AND before.version = new.version - 1
        AND before.command_id = COALESCE(new.after, before.command_id)
    )
END
ON CONFLICT DO NOTHING
"""
# otherwise SQLAlchemy drops the row count of an INSERT
_ADD_HERE = text(_ADD).execution_options(preserve_rowcount=True)
_NEWER = (
    select(ledger.c.version, ledger.c.command_id, ledger.c.at, ledger.c.seat, ledger.c.events)
    .where(ledger.c.lesson == bindparam("of"), ledger.c.version > bindparam("above"))
    .order_by(ledger.c.version)
)
_TAKEN = select(ledger.c.version).where(ledger.c.lesson == bindparam("of"), ledger.c.command_id == bindparam("id"))


Transaction = Connection
"""An open transaction of the database."""

SameTransaction = Callable[[Transaction], Callable[[], object]]
"""What is written before a row in the same transaction. It may run twice if the first transaction was rolled back.

It returns a function to call after the commit and before the row becomes visible: it updates caches.
"""


class Conflict(Exception):
    """The lesson has this version already, or lacks the previous version: the caller reads and decides again."""


class LessonOver(Exception):
    """The lesson is over and can't be started again."""


class NotLed(Exception):
    """Another process leads the lesson now."""


class Repeated(Exception):
    """The command was accepted before, as ``version``."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class LedgerEntry(NamedTuple):
    """An accepted command, with its ``version`` in the lesson, its time (s) and its ``events`` as JSON text.

    ``seat``: the player who sent it, ``None`` for other actors.
    """

    version: int
    command_id: str
    at: float
    seat: int | None
    events: str


class Ledger:
    """An append-only table with the versions 1, 2, 3 … of each lesson, without a gap.

    With ``me`` only lessons whose row names this leader accept rows.
    """

    def __init__(self, database: Database, me: str | None = None) -> None:
        self._database, self._me = database, me

    def line(self) -> Line:
        """Return a write queue for the rows of a lesson."""
        return self._database.line()

    def append(
        self,
        lesson: str,
        version: int,
        command_id: str,
        at: float,
        seat: int | None,
        events: str,
        extra: SameTransaction | None = None,
    ) -> None:
        """Append a row, and run ``extra`` in the same transaction. Both are on disk when this returns.

        Raises ``Repeated`` if the lesson has this command, ``Conflict`` if it has this version or lacks the previous
        one, ``LessonOver`` if the lesson is closed and has no rows, ``NotLed`` if another process leads it,
        ``Unavailable`` if the database doesn't answer.
        """
        self.enqueue(lesson, version, command_id, at, seat, events, extra)()

    def enqueue(
        self,
        lesson: str,
        version: int,
        command_id: str,
        at: float,
        seat: int | None,
        events: str,
        extra: SameTransaction | None = None,
        after: str | None = None,
        line: Line | None = None,
    ) -> Callable[[], None]:
        """Enqueue an ``append``. Return a function that waits for it, which must be called at once.

        Rows are written in the order of these calls; on PostgreSQL only rows with the same ``line``. ``after`` is the
        command of the previous row if that isn't on disk yet: if that row is never written, or another row is written
        with this version, the result is a ``Conflict``. Raises ``Unavailable``; the returned function raises what
        ``append`` raises.
        """
        row = {
            "of": lesson,
            "v": version,
            "id": command_id,
            "at": at,
            "seat": seat,
            "events": events,
            "after": after,
            "me": self._me,
        }

        def both(db: Connection) -> Callable[[], object] | None:
            note = extra(db) if extra else None
            self._add(db, [row])
            return note

        if extra is None:
            written: Callable[[], Callable[[], object] | None] = self._database.enqueue(self._add, line, row)
        else:
            written = self._database.enqueue(both, line)

        def wait() -> None:
            try:
                note = written()
            except Conflict as conflict:
                raise self._reason(lesson, version, command_id, conflict) from None
            if note is not None:
                note()

        return wait

    def _reason(self, lesson: str, version: int, command_id: str, conflict: Conflict) -> Exception:
        """Return the exception that says why a row was rejected."""
        if taken := self.version_of(lesson, command_id):
            return Repeated(taken)
        if self._me is not None and self._leader(lesson) != self._me:
            return NotLed()
        return LessonOver() if version == 1 and not self.read(lesson) else conflict

    def _add(self, db: Connection, rows: list[dict[str, object]]) -> None:
        """Add all rows, or none and raise ``Conflict``."""
        if self._database.is_single_process:
            added = sum(raw(db).execute(_ADD, row).rowcount for row in rows)
        else:
            added = db.execute(_ADD_HERE, rows if len(rows) > 1 else rows[0]).rowcount
        if added < len(rows):
            raise Conflict

    def read(self, lesson: str, after: int = 0, most: int | None = None) -> list[LedgerEntry]:
        """Return up to ``most`` rows of a lesson with versions above ``after``, oldest first."""
        newer = _NEWER if most is None else _NEWER.limit(most)
        with self._database.read() as db:
            return [LedgerEntry(*row) for row in db.execute(newer, {"of": lesson, "above": after})]

    def version_of(self, lesson: str, command_id: str) -> int | None:
        """Return the version as which the lesson accepted a command, ``None`` if it didn't."""
        with self._database.read() as db:
            return db.scalar(_TAKEN, {"of": lesson, "id": command_id})

    def _leader(self, lesson: str) -> str | None:
        with self._database.read() as db:
            return db.scalar(select(lessons.c.leader).where(lessons.c.id == lesson))

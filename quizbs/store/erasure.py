"""Immediate deletion of data that would otherwise expire after a day or a month. No part of it may remain or return.

Of a deleted lesson only a row with its random id stays for a day, without code, title or times. The row shows a process
that still plays the lesson that the lesson is over, and prevents new rows in its ledger.
"""

from collections.abc import Collection

from sqlalchemy import Connection, delete, or_, select, update

from quizbs.store import one_person, sums
from quizbs.store.database import Database
from quizbs.store.key_values import key_prefix
from quizbs.store.migrations import VERSION
from quizbs.store.owners import owned
from quizbs.store.schema import (
    bank_changes,
    banks,
    classes,
    facts,
    lessons,
    metadata,
    pictures,
    question_sums,
    questions,
    teachers,
    waiting_banks,
)
from quizbs.store.sign_outs import SIGNED_OUT

OF_A_TEACHER = ("file", "columns")  # facts about a teacher's uploads
OF_A_SET_UP = ("choice", "presets", "tour")  # facts that are deleted with their teacher
KEPT_FACTS = ("secret_key", "heartbeat", VERSION, SIGNED_OUT)  # about this installation, not about people
_OF_BANKS = (bank_changes, questions, banks, pictures)
_OF_LESSONS = [table for table in metadata.sorted_tables if "lesson" in table.c]
_OF_ANYBODY = [table for table in metadata.sorted_tables if table not in (*_OF_BANKS, lessons, facts, teachers)]


class Erasure:
    """Deletes data of this database, and finds lessons that some process has deleted."""

    def __init__(self, database: Database, owner: str | None = None) -> None:
        self._database, self._owner = database, owner

    def for_teacher(self, owner: str) -> "Erasure":
        """Return an ``Erasure`` limited to this owner's data."""
        return Erasure(self._database, owner)

    def lesson(self, lesson: str, at: float) -> None:
        """Delete everything about a lesson. ``at``: now (s). Raises ``Unavailable``."""
        self._database.write(lambda db: _forget(db, lesson, at))
        self._database.rewrite()

    def person(self, lesson: str, person: str) -> None:
        """Delete everything about a person of a closed lesson, and the lesson's ledger. Raises ``Unavailable``."""
        self._database.write(lambda db: one_person.forget(db, lesson, person))
        self._database.rewrite()

    def label(self, label: str) -> None:
        """Delete a class label: the saved class with its list, and the sums of its lessons. Raises ``Unavailable``."""

        def forget(db: Connection) -> None:
            labelled = (lessons.c.label == label) & owned(lessons, self._owner)
            sums.forget(db, list(db.scalars(select(lessons.c.id).where(labelled))))
            db.execute(update(lessons).where(labelled).values(label=""))
            db.execute(delete(classes).where(classes.c.label == label, owned(classes, self._owner)))

        self._database.write(forget)
        self._database.rewrite()

    def everything(self, at: float, *, with_banks: bool = False) -> None:
        """Delete all lessons, results, uploads and settings of the owner; with ``with_banks`` also banks.

        Raises ``Unavailable``.
        """

        def forget(db: Connection) -> None:
            if self._owner is not None:
                forget_owner(db, self._owner, at, with_banks=with_banks)
                return
            for table in (*_OF_ANYBODY, *(_OF_BANKS if with_banks else ())):
                db.execute(delete(table))
            db.execute(delete(facts).where(facts.c.key.not_in(KEPT_FACTS)))
            db.execute(update(lessons).values(_nothing(at)))

        self._database.write(forget)
        self._database.rewrite()

    def gone(self, wanted: Collection[str]) -> set[str]:
        """Return the ``wanted`` lessons that have been deleted. Raises ``Unavailable``."""
        if not wanted:
            return set()
        deleted = select(lessons.c.id).where(lessons.c.id.in_(wanted), lessons.c.code == "")
        with self._database.read() as db:
            return set(db.scalars(deleted))


def forget_owner(db: Connection, owner: str, at: float, *, with_banks: bool = True) -> None:
    """Delete one teacher's lessons, results, uploads and settings; with ``with_banks`` also banks. ``at``: now (s)."""
    for lesson in db.scalars(select(lessons.c.id).where(lessons.c.owner == owner)).all():
        _forget(db, lesson, at)
    for table in (classes, waiting_banks, question_sums, *((banks,) if with_banks else ())):
        db.execute(delete(table).where(table.c.owner == owner))
    before = key_prefix(owner)
    theirs = [facts.c.key.startswith(f"{before}{kind}:", autoescape=True) for kind in OF_A_TEACHER]
    db.execute(delete(facts).where(or_(*theirs, facts.c.key.in_([f"{kind}:{owner}" for kind in OF_A_SET_UP]))))


def _forget(db: Connection, lesson: str, at: float) -> None:
    for table in _OF_LESSONS:
        db.execute(delete(table).where(table.c.lesson == lesson))
    db.execute(update(lessons).where(lessons.c.id == lesson).values(_nothing(at)))


def _nothing(at: float) -> dict[str, str | float | None]:
    times = dict.fromkeys(("opened_at", "closed_at", "last_at"), at)
    unknown = dict.fromkeys(("began_at", "names_until", "names_limit"))
    return {"code": "", "title": "", "naming": "made", "label": "", **times, **unknown}

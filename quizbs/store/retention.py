"""Retention: how long the data of a lesson is kept, and its deletion. The rule for names is only here.

Names, the class list and typed answers are deleted a day after the lesson, or later if the teacher keeps them. Single
answers are deleted after a month, or with the names if those are kept longer; sums remain.
"""

from sqlalchemy import ColumnElement, Connection, Table, and_, case, delete, exists, func, or_, select, update

from quizbs.store import sums
from quizbs.store.database import Database
from quizbs.store.question_results import add_up
from quizbs.store.schema import (
    asked_questions,
    classes,
    ledger,
    lesson_sums,
    lessons,
    participants,
    people,
    results,
    rosters,
)

DAY = 24 * 3600  # s
KEPT_CLOSED = DAY  # s after its end that a closed lesson's ledger, names and secrets are kept
KEPT_OPEN = 7 * DAY  # s that an abandoned open lesson can be resumed
KEPT_RESULTS = 30 * DAY  # s after its end that single answers are kept, unless the names are kept longer
LONGEST_NAMES = 365 * DAY  # s after opening a lesson that its names may be kept at most

_DAY_AFTER = lessons.c.closed_at + KEPT_CLOSED
_NAMES_GO = case(
    (lessons.c.names_until > _DAY_AFTER, lessons.c.names_until),
    else_=_DAY_AFTER,
)
_MONTH_AFTER = lessons.c.closed_at + KEPT_RESULTS
_ANSWERS_GO = case((_NAMES_GO > _MONTH_AFTER, _NAMES_GO), else_=_MONTH_AFTER)


def names_go(closed_at: float, until: float | None) -> float:
    """Return when the names of a closed lesson are deleted. ``until`` is the teacher's choice.

    All times are in seconds.
    """
    return max(closed_at + KEPT_CLOSED, until or 0.0)


def answers_go(closed_at: float, until: float | None) -> float:
    """Return when the single answers of a closed lesson are deleted. The arguments are those of ``names_go``."""
    return max(closed_at + KEPT_RESULTS, names_go(closed_at, until))


def abandoned(database: Database, now: float) -> list[str]:
    """Return the ids of open lessons that had no screen for a week. ``purge`` treats them as closed."""
    with database.read() as db:
        return [id_ for id_ in db.scalars(select(lessons.c.id).where(_is_abandoned(now))) if not _played(db, id_, now)]


def purge(database: Database, now: float) -> list[str]:
    """Delete expired data. Return the ids of the lessons that it belonged to. A lesson's row and its sums stay."""
    purged = database.write(lambda db: _old_ledgers(db, now))
    purged += [id_ for id_ in database.write(lambda db: _old_names(db, now)) if id_ not in purged]
    database.write(lambda db: _old_answers(db, now))
    database.write(lambda db: db.execute(delete(classes).where(classes.c.until < now)))
    forgotten = delete(lessons).where(lessons.c.code == "", lessons.c.closed_at < now - KEPT_CLOSED)
    database.write(lambda db: db.execute(forgotten))  # the rows of deleted lessons that no process can still play
    database.wipe()  # at each call: another process may have prevented it at the last one
    return purged


def forget_names(database: Database, lesson: str) -> None:
    """Delete the names of a closed lesson with its class list, its ledger and typed answers. Numbers stay."""

    def forget(db: Connection) -> None:
        if db.scalar(select(lessons.c.closed_at).where(lessons.c.id == lesson)) is None:
            return
        db.execute(delete(ledger).where(ledger.c.lesson == lesson))
        _forget_names(db, lesson)

    database.write(forget)
    database.rewrite()


def _is_abandoned(now: float) -> ColumnElement[bool]:
    return lessons.c.closed_at.is_(None) & (lessons.c.last_at < now - KEPT_OPEN)


def _played(db: Connection, lesson: str, now: float) -> bool:
    """Return whether the lesson's ledger has a row of the last week, even if the lesson's ``last_at`` is older."""
    newest = db.scalar(select(func.max(ledger.c.at)).where(ledger.c.lesson == lesson))
    return newest is not None and newest >= now - KEPT_OPEN


def _old_ledgers(db: Connection, now: float) -> list[str]:
    """Delete the ledgers of old lessons, and the credentials of the students' phones. Return the ids of these lessons.

    Abandoned lessons are closed.
    """
    began = exists().where(ledger.c.lesson == lessons.c.id)
    old = (lessons.c.closed_at < now - KEPT_CLOSED) & began
    wanted = select(lessons.c.id, lessons.c.closed_at).where(old | _is_abandoned(now))
    expired = [row for row in db.execute(wanted).all() if row.closed_at is not None or not _played(db, row.id, now)]
    for id_, closed_at in expired:
        db.execute(delete(ledger).where(ledger.c.lesson == id_))
        if closed_at is None:
            db.execute(update(lessons).where(lessons.c.id == id_).values(closed_at=lessons.c.last_at))
        nothing = {"token_hash": "gone " + people.c.id, "device": "", "former": None, "beside": None}
        db.execute(update(people).where(people.c.lesson == id_).values(nothing))
    return [id_ for id_, _ in expired]


def _old_names(db: Connection, now: float) -> list[str]:
    typed = exists().where(and_(results.c.lesson == lessons.c.id, results.c.typed.is_not(None)))
    has_names = or_(*(_has(table) for table in (people, rosters)), typed)
    expired = list(db.scalars(select(lessons.c.id).where(now > _NAMES_GO, has_names)))  # not while a lesson is open
    for id_ in expired:
        _forget_names(db, id_)
    return expired


def _forget_names(db: Connection, lesson: str) -> None:
    db.execute(delete(people).where(people.c.lesson == lesson))
    db.execute(delete(rosters).where(rosters.c.lesson == lesson))
    db.execute(update(results).where(results.c.lesson == lesson).values(typed=None))


def _old_answers(db: Connection, now: float) -> None:
    """Replace expired single answers with sums, and delete the questions of lessons that have no sums."""
    has_answers = or_(_has(results), _has(participants))
    for lesson in db.scalars(select(lessons.c.id).where(has_answers, now > _ANSWERS_GO)).all():
        sums.add_items(db, lesson)
        add_up(db, lesson)
        db.execute(delete(participants).where(participants.c.lesson == lesson))
        if db.scalar(select(lesson_sums.c.lesson).where(lesson_sums.c.lesson == lesson)) is None:
            db.execute(delete(asked_questions).where(asked_questions.c.lesson == lesson))


def _has(table: Table) -> ColumnElement[bool]:
    return exists().where(table.c.lesson == lessons.c.id)

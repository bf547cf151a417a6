"""Who answered what, stored when a lesson closes, because its ledger is deleted a day later.

No names: only ids of people. A month later ``lessons.purge`` replaces them with sums by question.
"""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from quizbs.reports.answers import AnswerRecord
from quizbs.store.database import Database
from quizbs.store.schema import lessons, results


class Results:
    """The results of all lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, lesson: str, answers: Iterable[AnswerRecord]) -> None:
        """Store the results of a lesson in this order, replacing any it had.

        Nothing is stored for a deleted lesson.
        """
        rows = [{"lesson": lesson, "position": position, **answer._asdict()} for position, answer in enumerate(answers)]

        def keep(db: Connection) -> None:
            db.execute(delete(results).where(results.c.lesson == lesson))
            deleted = db.scalar(select(lessons.c.id).where(lessons.c.id == lesson, lessons.c.code == ""))
            if rows and not deleted:
                db.execute(insert(results), rows)

        self._database.write(keep)

    def of(self, lesson: str) -> list[AnswerRecord]:
        """Return the results of a lesson in the order they were stored."""
        wanted = select(*(results.c[field] for field in AnswerRecord._fields))
        with self._database.read() as db:
            rows = db.execute(wanted.where(results.c.lesson == lesson).order_by(results.c.position))
            return [AnswerRecord(*row) for row in rows]

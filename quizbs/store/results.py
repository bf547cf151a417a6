"""Who answered what, kept when a lesson closes, because its ledger is deleted a day later. No names: ids of people.

A month later ``lessons.purge`` puts sums by question in their place.
"""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from quizbs.reports.answers import Answer
from quizbs.store.database import Database
from quizbs.store.schema import lessons, results


class Results:
    """The results of all lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, lesson: str, answers: Iterable[Answer]) -> None:
        """Keep the results of a lesson in this order, in place of what was kept of it before.

        Of a lesson that was deleted nothing is kept.
        """
        rows = [{"lesson": lesson, "position": position, **answer._asdict()} for position, answer in enumerate(answers)]

        def keep(db: Connection) -> None:
            db.execute(delete(results).where(results.c.lesson == lesson))
            deleted = db.scalar(select(lessons.c.id).where(lessons.c.id == lesson, lessons.c.code == ""))
            if rows and not deleted:
                db.execute(insert(results), rows)

        self._database.write(keep)

    def of(self, lesson: str) -> list[Answer]:
        """Return the results of a lesson in the order in which they were kept."""
        wanted = select(*(results.c[field] for field in Answer._fields))
        with self._database.read() as db:
            rows = db.execute(wanted.where(results.c.lesson == lesson).order_by(results.c.position))
            return [Answer(*row) for row in rows]

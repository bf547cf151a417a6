"""The data of one person of a lesson: collecting it by table and column, and deleting it."""

from typing import Final

from sqlalchemy import Connection, delete, select

from quizbs.store import sums
from quizbs.store.classes import listed_student, strike
from quizbs.store.database import Database
from quizbs.store.results import record_of
from quizbs.store.schema import classes, ledger, lesson_sums, metadata, people

# The column of each table that contains the person's id.
OF_PERSON: Final = {
    people: people.c.id,
    **{table: table.c.person for table in metadata.sorted_tables if "person" in table.c},
}
HASHES: Final = ("token_hash", "device", "former")  # shown without their values, which give nobody access
A_HASH: Final = "a hash"


def rows_about(database: Database, lesson: str, person: str) -> dict[str, list[dict[str, object]]]:
    """Return all rows about a person of a lesson, by table, with the person's name on the list of the saved class.

    Hashes are replaced by ``A_HASH``.
    """
    with database.read() as db:
        rows = {
            table.name: [
                {key: A_HASH if key in HASHES and value else value for key, value in row.items()}
                for row in db.execute(select(table).where(whose == person, table.c.lesson == lesson)).mappings()
            ]
            for table, whose in OF_PERSON.items()
        }
        listed = listed_student(db, lesson, person)
    if listed is not None:
        real, saved = listed
        rows[classes.name] = [{"label": saved.label, "name": real, "until": saved.until}]
    return rows


def forget(db: Connection, lesson: str, person: str) -> None:
    """Delete a person of a closed lesson, and the lesson's ledger, which can't be separated by person.

    The lesson's sums are computed again without this person if its single answers still exist.
    """
    db.execute(delete(ledger).where(ledger.c.lesson == lesson))
    strike(db, lesson, person)
    for table, whose in OF_PERSON.items():
        db.execute(delete(table).where(whose == person, table.c.lesson == lesson))
    change = db.scalar(select(lesson_sums.c.bank_change).where(lesson_sums.c.lesson == lesson))
    record = record_of(db, lesson)
    if change is not None and (record.answers or record.participants):
        sums.forget(db, [lesson])
        sums.save(db, lesson, record, change)

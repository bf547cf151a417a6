"""Banks that were brought in and are kept, with their questions. Reading files is ``quizbs.banks``' work."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, Select, func, insert, select, update

from quizbs.quiz.question import Question
from quizbs.store.database import Database
from quizbs.store.schema import banks, questions


class SavedBank(NamedTuple):
    """A bank as it is listed. ``language`` is a code such as ``en``, ``source`` where it came from."""

    id: str
    owner: str
    title: str
    language: str
    description: str
    source: str
    added_at: float
    archived: bool
    questions: int  # how many


class SavedBanks:
    """The banks of all owners."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self,
        title: str,
        content: Sequence[Question],
        at: float,
        *,
        language: str = "",
        description: str = "",
        source: str = "",
        owner: str = "teacher",
    ) -> str:
        """Keep a bank with its questions in this order and return its id.

        Raises ``ValueError`` where two questions have the same id.
        """
        if len({question.id for question in content}) < len(content):
            raise ValueError("two questions have the same id")
        bank = secrets.token_hex(8)
        row = {
            "id": bank,
            "owner": owner,
            "title": title,
            "language": language,
            "description": description,
            "source": source,
            "added_at": at,
            "archived": False,
        }
        rows = [
            {"bank": bank, "position": position, "id": one.id, "content": msgspec.json.encode(one).decode()}
            for position, one in enumerate(content)
        ]

        def keep(db: Connection) -> None:
            db.execute(insert(banks), row)
            if rows:
                db.execute(insert(questions), rows)

        self._database.write(keep)
        return bank

    def list(self, owner: str = "teacher", *, archived: bool = False) -> list[SavedBank]:
        """Return an owner's banks, or those put away, by title."""
        wanted = _listed().where(banks.c.owner == owner, banks.c.archived == archived)
        with self._database.read() as db:
            rows = db.execute(wanted.order_by(func.lower(banks.c.title), banks.c.id)).mappings()
            return [_bank(row) for row in rows]

    def find(self, bank: str) -> SavedBank | None:
        """Return the bank with this id."""
        with self._database.read() as db:
            row = db.execute(_listed().where(banks.c.id == bank)).mappings().one_or_none()
        return None if row is None else _bank(row)

    def questions(self, bank: str) -> tuple[Question, ...]:
        """Return the questions of a bank in their order; none for an unknown bank."""
        wanted = select(questions.c.content).where(questions.c.bank == bank).order_by(questions.c.position)
        with self._database.read() as db:
            return tuple(msgspec.json.decode(content, type=Question) for content in db.scalars(wanted))

    def archive(self, bank: str, *, archived: bool = True) -> None:
        """Put a bank away, or bring it back. What has been played with it stays as it was."""
        self._database.write(lambda db: db.execute(update(banks).where(banks.c.id == bank).values(archived=archived)))


def _listed() -> Select[*tuple[object, ...]]:
    count = select(func.count()).where(questions.c.bank == banks.c.id).scalar_subquery()
    return select(banks, count.label("questions"))


def _bank(row: RowMapping) -> SavedBank:
    return SavedBank(**row)

"""Moving a laptop's data to a school's server, where it belongs to one of the teachers."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, insert, select

from quizbs.store import sums
from quizbs.store.database import Database
from quizbs.store.erasure import OF_A_SET_UP, OF_A_TEACHER
from quizbs.store.key_values import KeyValues, key_prefix, set_value
from quizbs.store.owners import FIRST
from quizbs.store.schema import (
    Values,
    bank_changes,
    banks,
    classes,
    facts,
    item_sums,
    lessons,
    metadata,
    pictures,
    question_sums,
    questions,
    teachers,
)

_AT_ONCE = 500  # rows
_OF_LESSONS = [table for table in metadata.sorted_tables if "lesson" in table.c]
_OF_BANKS = (questions, bank_changes)


class BroughtIn(NamedTuple):
    """How many banks and lessons were copied, and how many were already stored here."""

    banks: int
    lessons: int
    there: int


def move_in(source: Database, database: Database, owner: str) -> BroughtIn:
    """Copy banks, lessons, results, pictures, rules and settings from the laptop's ``source``, for teacher ``owner``.

    Data that was moved before isn't overwritten, so a move can be repeated. Credentials, unfinished imports and deleted
    lessons are not copied. The source must have the current format, and no open lesson. Raises ``SeveralTeachers`` or
    ``Unavailable``, and in that case moves nothing.
    """
    with source.read() as old:
        if old.scalar(select(teachers.c.id).limit(1)) is not None:
            raise SeveralTeachers
        return database.write(lambda db: _Move(old, db, owner).all(_mark(source)))


def _mark(source: Database) -> str:
    """Return the key which records that a source was moved: its sums over many lessons must be added only once."""
    return f"moved:{KeyValues(source).origin()}"


class SeveralTeachers(Exception):
    """The source isn't a laptop's database: several teachers share it."""


class _Move:
    """A running move, in one transaction: ``old`` reads from the source, ``db`` writes."""

    def __init__(self, old: Connection, db: Connection, owner: str) -> None:
        self._old, self._db, self._owner = old, db, owner

    def all(self, mark: str) -> BroughtIn:
        again = self._db.scalar(select(facts.c.value).where(facts.c.key == mark)) is not None
        all_lessons = self._rows(lessons, lessons.c.code != "")
        all_banks = self._rows(banks)
        new_lessons, new_banks = self._new(lessons, all_lessons), self._new(banks, all_banks)
        self._put(lessons, new_lessons)
        self._put(banks, new_banks)
        for lesson in (row["id"] for row in new_lessons):
            for table in _OF_LESSONS:
                self._put(table, self._rows(table, table.c.lesson == lesson))
        for bank in (row["id"] for row in new_banks):
            for table in _OF_BANKS:
                self._put(table, self._rows(table, table.c.bank == bank))
        self._put(pictures, self._new(pictures, self._rows(pictures)))
        if not again:
            sums.add_rows(self._db, self._rows(item_sums))
            self._put_unknown(question_sums, "question")
            self._put_unknown(classes, "label")
            self._settings()
            set_value(self._db, mark, self._owner)
        there = len(all_lessons) + len(all_banks) - len(new_lessons) - len(new_banks)
        return BroughtIn(len(new_banks), len(new_lessons), there)

    def _put_unknown(self, table: Table, key: str) -> None:
        """Copy the rows of a table whose ``key`` the teacher doesn't have yet."""
        known = set(self._db.scalars(select(table.c[key]).where(table.c.owner == self._owner)))
        self._put(table, [row for row in self._rows(table) if row[key] not in known])

    def _settings(self) -> None:
        """Copy the settings of the set-up page and choices about files, unless the teacher has settings here."""
        before, keys = (
            key_prefix(self._owner),
            {f"{kind}:{FIRST}": f"{kind}:{self._owner}" for kind in OF_A_SET_UP},
        )
        for row in self._rows(facts):
            key = row["key"]
            if key.partition(":")[0] in OF_A_TEACHER:
                set_value(self._db, before + key, row["value"], overwrite=False)
            elif key in keys:
                set_value(self._db, keys[key], row["value"], overwrite=False)

    def _rows(self, table: Table, which: ColumnElement[bool] | None = None) -> list[Values]:
        wanted = select(table) if which is None else select(table).where(which)
        return [dict(row) for row in self._old.execute(wanted).mappings()]

    def _new(self, table: Table, rows: Collection[Values]) -> list[Values]:
        known = set(self._db.scalars(select(table.c.id)))
        return [row for row in rows if row["id"] not in known]

    def _put(self, table: Table, rows: Iterable[Values]) -> None:
        owned = [{**row, "owner": self._owner} if "owner" in table.c else row for row in rows]
        for start in range(0, len(owned), _AT_ONCE):
            self._db.execute(insert(table), owned[start : start + _AT_ONCE])

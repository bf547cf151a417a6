"""The teachers' own banks, with their questions and changes. Files are read in ``quizbs.banks``.

What was played with a bank is in the ledger and never changes.
"""

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, delete, func, insert, select, update

from quizbs.message import Message
from quizbs.quiz.question import Question
from quizbs.store import patches
from quizbs.store.database import Database
from quizbs.store.owners import FIRST, owned
from quizbs.store.patches import Patch
from quizbs.store.schema import bank_changes, banks, questions

NO_FACTS: Mapping[str, str | bool | None] = MappingProxyType({})
NO_QUESTIONS: Mapping[int, Question | None] = MappingProxyType({})
CHANGES = 50  # changes of a bank that can be undone


class SavedBank(NamedTuple):
    """A row of the list of banks. ``language`` is a code such as ``en``, ``questions`` the number of its questions.

    ``source`` is the file or page from which it was imported. Times are in seconds.
    """

    id: str
    owner: str
    title: str
    language: str
    description: str
    source: str
    added_at: float
    archived: bool
    questions: int
    tags: tuple[str, ...] = ()
    changed_at: float | None = None


class Change(NamedTuple):
    """A change of a bank that can be undone or, if ``undone``, redone. ``number`` counts the changes of the bank.

    ``what`` describes it: a sentence if it was stored before changes were stored as messages.
    """

    number: int
    at: float
    what: Message | str
    undone: bool


class SavedBanks:
    """The banks of one owner, or with ``None`` of all owners. No method finds another owner's banks."""

    def __init__(self, database: Database, owner: str | None = None) -> None:
        self._database, self._owner = database, owner

    def for_teacher(self, owner: str) -> "SavedBanks":
        """Return the banks of this owner only."""
        return SavedBanks(self._database, owner)

    def add(
        self,
        title: str,
        content: Sequence[Question],
        at: float,
        *,
        language: str = "",
        description: str = "",
        source: str = "",
        tags: Sequence[str] = (),
        owner: str = "",
        bank: str = "",
    ) -> str:
        """Store a bank with its questions in this order. Return its id.

        If ``bank`` is the id of an existing bank, nothing is stored, so that a repeated request makes one bank. Raises
        ``ValueError`` if two questions have the same id.
        """
        if len({question.id for question in content}) < len(content):
            raise ValueError("two questions have the same id")
        bank = bank or secrets.token_hex(8)
        row = {
            "id": bank,
            "owner": owner or self._owner or FIRST,
            "title": title,
            "language": language,
            "description": description,
            "source": source,
            "added_at": at,
            "archived": False,
            "tags": "\n".join(tags),
        }
        rows = [
            {"bank": bank, "position": position, "id": question.id, "content": msgspec.json.encode(question).decode()}
            for position, question in enumerate(content)
        ]

        def write(db: Connection) -> None:
            if db.scalar(select(banks.c.id).where(banks.c.id == bank)):
                return
            db.execute(insert(banks), row)
            if rows:
                db.execute(insert(questions), rows)

        self._database.write(write)
        return bank

    def list(self, *, archived: bool = False) -> list[SavedBank]:
        """Return the owner's banks, or with ``archived`` the archived ones, sorted by title."""
        wanted = _listed().where(owned(banks, self._owner), banks.c.archived == archived)
        with self._database.read() as db:
            rows = db.execute(wanted.order_by(func.lower(banks.c.title), banks.c.id)).mappings()
            return [_bank(row) for row in rows]

    def find(self, bank: str) -> SavedBank | None:
        """Return the bank with this id, ``None`` if it isn't found."""
        with self._database.read() as db:
            row = db.execute(_listed().where(self._this(bank))).mappings().one_or_none()
        return None if row is None else _bank(row)

    def questions(self, bank: str) -> tuple[Question, ...]:
        """Return the questions of a bank in order, no questions for an unknown bank."""
        return tuple(self.by_position(bank).values())

    def by_position(self, bank: str) -> dict[int, Question]:
        """Return the questions of a bank by position. A question never changes its position."""
        wanted = select(questions.c.position, questions.c.content).where(questions.c.bank.in_(self._known(bank)))
        with self._database.read() as db:
            rows = db.execute(wanted.order_by(questions.c.position))
            return {position: msgspec.json.decode(content, type=Question) for position, content in rows}

    def archive(self, bank: str, *, archived: bool = True) -> None:
        """Archive a bank or, with ``archived`` false, restore it. Games played with it don't change."""
        self._database.write(lambda db: db.execute(update(banks).where(self._this(bank)).values(archived=archived)))

    def change(
        self,
        bank: str,
        at: float,
        what: Message,
        facts: Mapping[str, str | bool | None] = NO_FACTS,
        rows: Mapping[int, Question | None] = NO_QUESTIONS,
        *,
        joins: bool = False,
    ) -> None:
        """Change columns of a bank (``facts``), and the questions at some positions (``None`` removes a question).

        ``what`` describes the change. Undone changes can't be redone afterwards. ``joins``: if the newest change was
        to the same questions, one undo reverts both. Raises ``IntegrityError`` if two questions of the bank would have
        the same id.
        """

        def change(db: Connection) -> None:
            if not db.scalar(self._known(bank)):
                return
            db.execute(delete(bank_changes).where(bank_changes.c.bank == bank, bank_changes.c.undone))
            newest = select(func.coalesce(func.max(bank_changes.c.number), 0)).where(bank_changes.c.bank == bank)
            number = int(db.scalar(newest) or 0) + 1
            back = patches.dump(patches.apply(db, bank, Patch(dict(facts), dict(rows))))
            db.execute(update(banks).where(banks.c.id == bank).values(changed_at=at))
            if joins and _rows_of_newest(db, bank) == set(rows):
                return
            description = msgspec.json.encode(what).decode()
            row = {"bank": bank, "number": number, "at": at, "what": description, "undone": False, "patch": back}
            db.execute(insert(bank_changes), row)
            old = bank_changes.c.number <= number - CHANGES
            db.execute(delete(bank_changes).where(bank_changes.c.bank == bank, old))

        self._database.write(change)

    def changes(self, bank: str) -> Sequence[Change]:
        """Return the changes of a bank that can be undone or redone, newest first."""
        columns = (bank_changes.c[field] for field in Change._fields)
        wanted = (
            select(*columns).where(bank_changes.c.bank.in_(self._known(bank))).order_by(bank_changes.c.number.desc())
        )
        with self._database.read() as db:
            return [Change(row.number, row.at, _what(row.what), row.undone) for row in db.execute(wanted)]

    def undo(self, bank: str, number: int, at: float) -> bool:
        """Undo the newest change if its number is ``number``, so that a double press of the button undoes one.

        Return whether the change was undone.
        """
        return self._turn(bank, number, at, undone=False)

    def redo(self, bank: str, number: int, at: float) -> bool:
        """Redo the change that was undone last if its number is ``number``. Return whether the change was redone."""
        return self._turn(bank, number, at, undone=True)

    def _turn(self, bank: str, number: int, at: float, *, undone: bool) -> bool:
        last = func.min(bank_changes.c.number) if undone else func.max(bank_changes.c.number)
        here = bank_changes.c.bank == bank

        def turn(db: Connection) -> bool:
            next_one = select(last).where(here, bank_changes.c.undone.is_(undone))
            if not db.scalar(self._known(bank)) or db.scalar(next_one) != number:
                return False
            this = here & (bank_changes.c.number == number)
            patch = patches.load(str(db.scalar(select(bank_changes.c.patch).where(this))))
            other = patches.dump(patches.apply(db, bank, patch))
            db.execute(update(bank_changes).where(this).values(undone=not undone, patch=other))
            db.execute(update(banks).where(banks.c.id == bank).values(changed_at=at))
            return True

        return self._database.write(turn)

    def _this(self, bank: str) -> ColumnElement[bool]:
        return (banks.c.id == bank) & owned(banks, self._owner)

    def _known(self, bank: str) -> Select[tuple[str]]:
        return select(banks.c.id).where(self._this(bank))


def _what(stored: str) -> Message | str:
    return msgspec.json.decode(stored, type=Message) if stored.startswith("{") else stored


def _rows_of_newest(db: Connection, bank: str) -> set[int]:
    """Return the positions of the questions that the newest change of a bank affected."""
    here = select(bank_changes.c.patch).where(bank_changes.c.bank == bank)
    newest = db.scalar(here.order_by(bank_changes.c.number.desc()).limit(1))
    return set(patches.load(newest).rows) if newest else set()


def _listed() -> Select[*tuple[object, ...]]:
    count = select(func.count()).where(questions.c.bank == banks.c.id).scalar_subquery()
    return select(banks, count.label("questions"))


def _bank(row: RowMapping) -> SavedBank:
    tags = tuple(tag for tag in (row["tags"] or "").split("\n") if tag)
    return SavedBank(**{**row, "tags": tags})

"""The people of lessons: names and secrets, in rows that can be deleted. Events contain neither.

Which seat a person has is stored in the ledger only.
"""

import secrets
from collections.abc import Callable, Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from quizbs.store.database import Database
from quizbs.store.schema import lessons, people


class Person(NamedTuple):
    """A person in a lesson, with or without a seat. ``held``: they wait for the teacher's approval.

    ``token_hash`` is the hash of the token in their phone's cookie, ``former`` the hash of the token in their previous
    phone. ``device`` is a hash of the browser they joined with, "" if unknown. ``beside`` is the id of the person whose
    phone a waiting person will share. ``head`` is their animal.
    """

    id: str
    lesson: str
    name: str
    token_hash: str
    joined_at: float
    held: bool = False  # the teacher hasn't approved the name yet
    device: str = ""
    former: str | None = None
    beside: str | None = None
    head: str = ""


class NameTag(NamedTuple):
    """How a person appears in a lesson: a name, and the animal shown next to it, "" for no animal."""

    name: str
    head: str = ""


class Taken(NamedTuple):
    """What is in use in a lesson: animals (``heads``), and names except those that wait for approval."""

    names: Collection[str]
    heads: Collection[str]


_ALL = select(*(people.c[field] for field in Person._fields))
_ONE = {column: _ALL.where(people.c[column] == bindparam("wanted")) for column in ("id", "token_hash", "former")}
_OF = _ALL.where(people.c.lesson == bindparam("lesson")).order_by(people.c.joined_at, people.c.id)
_CALLED = select(people.c.id, people.c.name, people.c.head, people.c.held).where(people.c.lesson == bindparam("lesson"))
_GOES_ON = (
    select(lessons.c.id).where(lessons.c.id == bindparam("lesson"), lessons.c.closed_at.is_(None)).with_for_update()
)
_ADD = insert(people)


class People:
    """The people of all lessons. The id of a person is random, so that it may appear in events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def join(db: Connection, newcomer: Person, call: Callable[[Taken], NameTag]) -> Person:
        """Within a transaction, add a person with the name and animal that ``call`` chooses, and return the person.

        Other people can't join the lesson meanwhile. If the person is ``held``, other people can still use their name
        until the teacher approves it. Raises ``LookupError`` if the lesson is unknown or over.
        """
        _goes_on(db, newcomer.lesson)
        person = newcomer._replace(**call(_taken(db, newcomer.lesson))._asdict())
        db.execute(_ADD, person._asdict())
        return person

    def by_token(self, token_hash: str) -> Person | None:
        """Return the person whose token has this hash, ``None`` if it is unknown."""
        return self._one("token_hash", token_hash)

    def find(self, person: str) -> Person | None:
        """Return the person with this id, ``None`` if it is unknown."""
        return self._one("id", person)

    def in_lesson(self, lesson: str) -> tuple[Person, ...]:
        """Return the people of a lesson in order of joining."""
        with self._database.read() as db:
            return tuple(Person(*row) for row in db.execute(_OF, {"lesson": lesson}))

    def by_former(self, token_hash: str) -> Person | None:
        """Return the person whose token had this hash before they moved to another phone, ``None`` if it is unknown."""
        return self._one("former", token_hash)

    def give_token(self, person: str, token_hash: str) -> None:
        """Replace the token of a person."""
        change = update(people).where(people.c.id == person).values(token_hash=token_hash)
        self._database.write(lambda db: db.execute(change))

    def give_phone(self, person: str, token_hash: str, device: str) -> None:
        """Move a person to another phone with a new token. The old token is remembered in ``former``."""
        new = {"former": people.c.token_hash, "token_hash": token_hash, "device": device}
        self._database.write(lambda db: db.execute(update(people).where(people.c.id == person).values(new)))

    def hand_on(self, person: str, to: str) -> None:
        """Exchange tokens and devices of two people who share a phone: ``to`` is then the one who joined on it."""

        def exchange(db: Connection) -> None:
            both = {row.id: row for row in db.execute(_ALL.where(people.c.id.in_([person, to])).with_for_update())}
            if len(both) < 2:
                return
            parked = {"token_hash": secrets.token_hex(16)}  # tokens must be unique at any moment
            db.execute(update(people).where(people.c.id == person).values(parked))
            for each, other in ((to, person), (person, to)):
                new = {"token_hash": both[other].token_hash, "device": both[other].device, "former": both[other].former}
                db.execute(update(people).where(people.c.id == each).values(new))

        self._database.write(exchange)

    @staticmethod
    def admit(db: Connection, waits: Person, call: Callable[[Taken], NameTag]) -> None:
        """Within a transaction, admit a waiting person under the name and animal that ``call`` chooses.

        Raises ``LookupError`` if the lesson is unknown or over.
        """
        _goes_on(db, waits.lesson)
        seen = call(_taken(db, waits.lesson, waits.id))._asdict() | {"held": False, "beside": None}
        db.execute(update(people).where(people.c.id == waits.id).values(seen))

    def rename(self, person: str, called: NameTag) -> None:
        """Set the name and animal of a person. An unknown person is ignored."""
        change = update(people).where(people.c.id == person).values(called._asdict())
        self._database.write(lambda db: db.execute(change))

    def forget(self, person: str) -> None:
        """Delete a person, including the name and the token. The events of their seat stay, without a name."""
        self._database.write(lambda db: self.forget_within(db, person))

    @staticmethod
    def forget_within(db: Connection, person: str) -> None:
        """Within a transaction, delete a person, including the name and the token."""
        db.execute(delete(people).where(people.c.id == person))

    def _one(self, column: str, wanted: str) -> Person | None:
        with self._database.read() as db:
            row = db.execute(_ONE[column], {"wanted": wanted}).first()
        return None if row is None else Person(*row)


def _goes_on(db: Connection, lesson: str) -> None:
    # Lock the row: otherwise two people with the same name could join at the same moment on PostgreSQL.
    if db.scalar(_GOES_ON, {"lesson": lesson}) is None:
        raise LookupError(lesson)


def _taken(db: Connection, lesson: str, but: str = "") -> Taken:
    """Return the names and animals in use in a lesson, except those of the person ``but``."""
    others = [other for other in db.execute(_CALLED, {"lesson": lesson}) if other.id != but]
    return Taken([other.name for other in others if not other.held], {other.head for other in others})

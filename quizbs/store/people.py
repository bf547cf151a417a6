"""The people of a lesson: names and secrets, in rows that can be deleted. No event holds any of it.

Only the ledger says who has which seat.
"""

import secrets
from collections.abc import Callable, Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from quizbs.store.database import Database
from quizbs.store.schema import lessons, people


class Person(NamedTuple):
    """A person in a lesson, seated or not.

    ``device`` is a hash of the browser they came with, "" if unknown. ``former`` is the token of their previous phone.
    ``beside`` is the person whose phone somebody waiting for approval will share. ``head`` is the animal they go as.
    """

    id: str
    lesson: str
    name: str
    token_hash: str
    joined_at: float
    held: bool = False  # the teacher has not looked at the name yet
    device: str = ""
    former: str | None = None
    beside: str | None = None
    head: str = ""


class NameTag(NamedTuple):
    """By what somebody goes in a lesson: a name, and the animal whose head they have, "" for none."""

    name: str
    head: str = ""


class Taken(NamedTuple):
    """What others in the lesson go by: ``names``, without those that wait for the teacher, and ``heads`` of all."""

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
    """The people of all lessons. A person's id is random and says nothing; it may appear in events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def joining(db: Connection, newcomer: Person, call: Callable[[Taken], NameTag]) -> Person:
        """Within a transaction, add somebody who goes by what ``call`` picks, given what is taken; return them.

        Nobody else joins the lesson meanwhile. If they are ``held``, others may use their name too until the teacher
        has looked at it. Raises ``LookupError`` if the lesson is unknown or over.
        """
        _goes_on(db, newcomer.lesson)
        person = newcomer._replace(**call(_taken(db, newcomer.lesson))._asdict())
        db.execute(_ADD, person._asdict())
        return person

    def by_token(self, token_hash: str) -> Person | None:
        """Return the person with this token."""
        return self._one("token_hash", token_hash)

    def find(self, person: str) -> Person | None:
        """Return the person with this id."""
        return self._one("id", person)

    def of(self, lesson: str) -> tuple[Person, ...]:
        """Return everybody in a lesson in the order they came."""
        with self._database.read() as db:
            return tuple(Person(*row) for row in db.execute(_OF, {"lesson": lesson}))

    def by_former(self, token_hash: str) -> Person | None:
        """Return the person who had this token before they moved to another phone."""
        return self._one("former", token_hash)

    def give_token(self, person: str, token_hash: str) -> None:
        """Give a person another token; the old one stops working."""
        change = update(people).where(people.c.id == person).values(token_hash=token_hash)
        self._database.write(lambda db: db.execute(change))

    def give_phone(self, person: str, token_hash: str, device: str) -> None:
        """Move a person to another phone with its token; the old token is remembered."""
        new = {"former": people.c.token_hash, "token_hash": token_hash, "device": device}
        self._database.write(lambda db: db.execute(update(people).where(people.c.id == person).values(new)))

    def hand_on(self, person: str, to: str) -> None:
        """Exchange the tokens and devices of two people who share a phone, so that ``to`` is its owner."""

        def exchange(db: Connection) -> None:
            both = {row.id: row for row in db.execute(_ALL.where(people.c.id.in_([person, to])).with_for_update())}
            if len(both) < 2:
                return
            parked = {
                "token_hash": secrets.token_hex(16)
            }  # two people never have the same token, not even for a moment
            db.execute(update(people).where(people.c.id == person).values(parked))
            for each, other in ((to, person), (person, to)):
                new = {"token_hash": both[other].token_hash, "device": both[other].device, "former": both[other].former}
                db.execute(update(people).where(people.c.id == each).values(new))

        self._database.write(exchange)

    @staticmethod
    def letting_in(db: Connection, waits: Person, call: Callable[[Taken], NameTag]) -> None:
        """Within a transaction, let a person who waited go by what ``call`` picks. Raises as ``joining`` does."""
        _goes_on(db, waits.lesson)
        seen = call(_taken(db, waits.lesson, waits.id))._asdict() | {"held": False, "beside": None}
        db.execute(update(people).where(people.c.id == waits.id).values(seen))

    def rename(self, person: str, called: NameTag) -> None:
        """Let a person go by something else. An unknown person is ignored."""
        change = update(people).where(people.c.id == person).values(called._asdict())
        self._database.write(lambda db: db.execute(change))

    def forget(self, person: str) -> None:
        """Delete a person: name and secret are gone; what happened in their seat stays, without a name."""
        self._database.write(lambda db: self.forgetting(db, person))

    @staticmethod
    def forgetting(db: Connection, person: str) -> None:
        """Do the same within a transaction."""
        db.execute(delete(people).where(people.c.id == person))

    def _one(self, column: str, wanted: str) -> Person | None:
        with self._database.read() as db:
            row = db.execute(_ONE[column], {"wanted": wanted}).first()
        return None if row is None else Person(*row)


def _goes_on(db: Connection, lesson: str) -> None:
    # The row's lock: without it two of one name could come in at the same moment on PostgreSQL.
    if db.scalar(_GOES_ON, {"lesson": lesson}) is None:
        raise LookupError(lesson)


def _taken(db: Connection, lesson: str, but: str = "") -> Taken:
    """Return what the others in a lesson go by."""
    others = [other for other in db.execute(_CALLED, {"lesson": lesson}) if other.id != but]
    return Taken([other.name for other in others if not other.held], {other.head for other in others})

"""The class lists of lessons: real names that students tick, and that only the teacher sees.

A student who isn't on the list can apply with a name, which has a position below 0 until the teacher admits them.
"""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from quizbs.store import classes
from quizbs.store.database import Database
from quizbs.store.schema import lessons, rosters

_LISTED = rosters.c.position >= 0
_COLUMNS = rosters.c.position, rosters.c.name, rosters.c.person


class Rosters:
    """The class lists of all lessons. They are deleted together with the people of the lesson."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, lesson: str, names: Sequence[str]) -> None:
        """Store the class list of a lesson."""
        rows = [{"lesson": lesson, "position": at, "name": name} for at, name in enumerate(names)]
        if rows:
            self._database.write(lambda db: db.execute(insert(rosters), rows))

    def in_lesson(self, lesson: str) -> dict[int, tuple[str, bool]]:
        """Return the names by their positions in the list, each with whether it is free."""
        with self._database.read() as db:
            return _listed(db, lesson)

    def tick(self, lesson: str, position: int, person: str) -> bool:
        """Tick a name for a person. Return whether it was free."""
        return self._database.write(lambda db: self.tick_within(db, lesson, position, person))

    @staticmethod
    def tick_within(db: Connection, lesson: str, position: int, person: str) -> bool:
        """Within a transaction, tick a name for a person. Return whether it was free."""
        free = (rosters.c.lesson == lesson) & (rosters.c.position == position) & rosters.c.person.is_(None)
        return bool(db.execute(update(rosters).where(free).values(person=person)).rowcount)

    def add(self, lesson: str, name: str) -> None:
        """Add a name to the list of a lesson, and to the list of its saved class, unless it is there."""

        def work(db: Connection) -> None:
            _lock(db, lesson)
            if _place(_listed(db, lesson), name) is None:
                db.execute(insert(rosters).values(lesson=lesson, position=_next(db, lesson), name=name))
                classes.enrol(db, lesson, name)

        self._database.write(work)

    @staticmethod
    def apply_within(lesson: str, name: str, db: Connection, person: str) -> None:
        """Within a transaction, store the name with which a person applies, which isn't listed or is taken."""
        _lock(db, lesson)
        lowest = db.scalar(select(func.min(rosters.c.position)).where(rosters.c.lesson == lesson)) or 0
        row = {"lesson": lesson, "position": min(lowest, 0) - 1, "name": name, "person": person}
        db.execute(insert(rosters).values(row))

    def accept_within(self, db: Connection, lesson: str, person: str) -> None:
        """Within a transaction, list and tick the name with which a person applied. Without such a name, do nothing."""
        applied = (rosters.c.lesson == lesson) & (rosters.c.person == person) & ~_LISTED
        name = db.scalar(select(rosters.c.name).where(applied))
        if name is None:
            return
        _lock(db, lesson)
        listed = _listed(db, lesson)
        place = _place(listed, name, free=True)
        if place is not None:
            db.execute(delete(rosters).where(applied))
            self.tick_within(db, lesson, place, person)
            return
        name = _numbered(name, {each.casefold() for each, _ in listed.values()})
        db.execute(update(rosters).where(applied).values(position=_next(db, lesson), name=name))
        classes.enrol(db, lesson, name)

    def release(self, person: str) -> None:
        """Free the name that a person has ticked. If the person only applied with it, delete the name."""
        self._database.write(lambda db: self.release_within(db, person))

    @staticmethod
    def release_within(db: Connection, person: str) -> None:
        """Within a transaction, free a person's ticked name; delete it if the person only applied with it."""
        db.execute(delete(rosters).where(rosters.c.person == person, ~_LISTED))
        db.execute(update(rosters).where(rosters.c.person == person).values(person=None))

    def place_of(self, lesson: str, name: str) -> int | None:
        """Return the position of a free name in the list, ignoring case, ``None`` if it isn't there or isn't free."""
        return _place(self.in_lesson(lesson), name, free=True)

    def ticked(self, lesson: str) -> dict[str, str]:
        """Return by person id the real name that each has ticked or applied with."""
        return self.ticked_and_asking(lesson)[0]

    def ticked_and_asking(self, lesson: str) -> tuple[dict[str, str], dict[str, bool]]:
        """Return what ``ticked`` returns; and for those who applied with a name, whether that is on the list now."""
        with self._database.read() as db:
            rows = db.execute(select(*_COLUMNS).where(rosters.c.lesson == lesson)).all()
        listed = {row.name.casefold() for row in rows if row.position >= 0}
        ticked = {row.person: row.name for row in rows if row.person is not None}
        return ticked, {row.person: row.name.casefold() in listed for row in rows if row.position < 0}

    def forget(self, lesson: str) -> None:
        """Delete the class list of a lesson."""
        self._database.write(lambda db: db.execute(delete(rosters).where(rosters.c.lesson == lesson)))


def _lock(db: Connection, lesson: str) -> None:
    """Wait until no other transaction chooses positions for this lesson: PostgreSQL runs several at once."""
    db.execute(select(lessons.c.id).where(lessons.c.id == lesson).with_for_update())


def _listed(db: Connection, lesson: str) -> dict[int, tuple[str, bool]]:
    wanted = select(*_COLUMNS).where(rosters.c.lesson == lesson, _LISTED)
    rows = db.execute(wanted.order_by(rosters.c.position))
    return {row.position: (row.name, row.person is None) for row in rows}


def _place(listed: Mapping[int, tuple[str, bool]], name: str, *, free: bool = False) -> int | None:
    """Return the position of a name, ``None`` if it isn't listed. With ``free`` only a name that isn't ticked."""
    same = (place for place, (each, _) in listed.items() if each.casefold() == name.casefold())
    return next((place for place in same if listed[place][1] or not free), None)


def _next(db: Connection, lesson: str) -> int:
    highest = db.scalar(select(func.max(rosters.c.position)).where(rosters.c.lesson == lesson, _LISTED))
    return 0 if highest is None else highest + 1


def _numbered(name: str, taken: Collection[str]) -> str:
    """Return ``name``, with the first free number if it is taken: "Ann Berg (2)"."""
    shown, number = name, 1
    while shown.casefold() in taken:
        number += 1
        shown = f"{name} ({number})"
    return shown

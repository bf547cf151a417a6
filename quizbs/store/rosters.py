"""The teacher's class list: real names that students tick, seen by the teacher alone."""

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import Connection, delete, insert, select, update

from quizbs.store.database import Database
from quizbs.store.kept import Kept
from quizbs.store.schema import rosters


class Rosters:
    """The lists of all lessons. They are deleted together with the people of the lesson."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ticked = Kept(database, self._read_ticked)

    def keep(self, lesson: str, names: Sequence[str]) -> None:
        """Give a lesson its list."""
        rows = [{"lesson": lesson, "position": at, "name": name} for at, name in enumerate(names)]
        if rows:
            self._database.write(lambda db: db.execute(insert(rosters), rows))

    def of(self, lesson: str) -> dict[int, tuple[str, bool]]:
        """Return the names by their position in the list, each with whether it is still free."""
        wanted = select(rosters.c.position, rosters.c.name, rosters.c.person).where(rosters.c.lesson == lesson)
        with self._database.read() as db:
            rows = db.execute(wanted.order_by(rosters.c.position))
            return {row.position: (row.name, row.person is None) for row in rows}

    def tick(self, lesson: str, position: int, person: str) -> bool:
        """Tick a name for a person, and return whether it was still free."""
        return self._database.write(self.ticking(lesson, position, person))

    @staticmethod
    def ticking(lesson: str, position: int, person: str) -> Callable[[Connection], bool]:
        """Return what does the same within somebody's transaction; if that is written ``apart``, call ``came``."""
        free = (rosters.c.lesson == lesson) & (rosters.c.position == position) & rosters.c.person.is_(None)
        change = update(rosters).where(free).values(person=person)
        return lambda db: bool(db.execute(change).rowcount)

    def came(self, lesson: str) -> None:
        """Note that a name of a lesson was ticked."""
        self._ticked.forget(lesson)

    def release(self, person: str) -> None:
        """Free the name that a person has ticked."""
        self._database.write(
            lambda db: db.execute(update(rosters).where(rosters.c.person == person).values(person=None))
        )

    def ticked(self, lesson: str) -> Mapping[str, str]:
        """Return the real name of each person who has ticked one."""
        return self._ticked.of(lesson)

    def _read_ticked(self, lesson: str) -> dict[str, str]:
        wanted = select(rosters.c.person, rosters.c.name).where(
            rosters.c.lesson == lesson, rosters.c.person.is_not(None)
        )
        with self._database.read() as db:
            return {row.person: row.name for row in db.execute(wanted)}

    def forget(self, lesson: str) -> None:
        """Delete the list of a lesson."""
        self._database.write(lambda db: db.execute(delete(rosters).where(rosters.c.lesson == lesson)))

"""The saved classes of a teacher, each kept until its own date."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from quizbs.store.database import Database
from quizbs.store.owners import FIRST
from quizbs.store.schema import classes, lessons, rosters


class SavedClass(NamedTuple):
    """A saved class: its label, the names on its list, settings of its last lesson (JSON), when it is deleted (s)."""

    label: str
    names: tuple[str, ...]
    settings: str
    until: float  # seconds since 1970


class Classes:
    """The saved classes of one teacher, by label."""

    def __init__(self, database: Database, owner: str = FIRST) -> None:
        self._database, self._owner = database, owner

    def for_teacher(self, owner: str) -> "Classes":
        """Return the classes of this teacher only."""
        return Classes(self._database, owner)

    def list(self) -> list[SavedClass]:
        """Return all classes, sorted by label."""
        with self._database.read() as db:
            rows = db.execute(select(classes).where(classes.c.owner == self._owner).order_by(classes.c.label))
            return [_read(row) for row in rows]

    def find(self, label: str) -> SavedClass | None:
        """Return the class with this label, ``None`` if it isn't saved."""
        with self._database.read() as db:
            row = db.execute(select(classes).where(self._is(label))).one_or_none()
            return None if row is None else _read(row)

    def save(self, saved: SavedClass) -> None:
        """Save a class. It replaces the class with the same label."""
        values = {"names": "\n".join(saved.names), "settings": saved.settings, "until": saved.until}

        def write(db: Connection) -> None:
            insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
            adding = insert(classes).values(owner=self._owner, label=saved.label, **values)
            db.execute(adding.on_conflict_do_update(index_elements=[classes.c.owner, classes.c.label], set_=values))

        self._database.write(write)

    def remember(self, label: str, settings: str) -> None:
        """Save the settings of a class's last lesson. The label of a class that isn't saved is ignored."""
        self._database.write(lambda db: db.execute(update(classes).where(self._is(label)).values(settings=settings)))

    def forget(self, label: str) -> None:
        """Delete a class with its list; its lessons stay. An unknown label is ignored."""
        self._database.write(lambda db: db.execute(delete(classes).where(self._is(label))))
        self._database.rewrite()

    def _is(self, label: str) -> ColumnElement[bool]:
        return (classes.c.owner == self._owner) & (classes.c.label == label)


def listed_student(db: Connection, lesson: str, person: str) -> tuple[str, SavedClass] | None:
    """Return a person's real name, and the lesson's saved class; ``None`` if the list of the class lacks the name."""
    of_lesson = (lessons.c.owner == classes.c.owner) & (lessons.c.label == classes.c.label)
    wanted = select(rosters.c.name.label("real"), classes).where(
        rosters.c.lesson == lesson, rosters.c.person == person, rosters.c.lesson == lessons.c.id, of_lesson
    )
    row = db.execute(wanted).first()
    return (row.real, saved) if row is not None and row.real in (saved := _read(row)).names else None


def strike(db: Connection, lesson: str, person: str) -> None:
    """Delete a person's real name from the list of the lesson's class."""
    listed = listed_student(db, lesson, person)
    if listed is None:
        return
    real, saved = listed
    owner = select(lessons.c.owner).where(lessons.c.id == lesson).scalar_subquery()
    change = update(classes).where(classes.c.owner == owner, classes.c.label == saved.label)
    db.execute(change.values(names="\n".join(name for name in saved.names if name != real)))


def enrol(db: Connection, lesson: str, name: str) -> None:
    """Add a name to the list of the lesson's saved class, if that class has a list and the name isn't on it."""
    of_lesson = (lessons.c.id == lesson) & (lessons.c.owner == classes.c.owner) & (lessons.c.label == classes.c.label)
    row = db.execute(select(classes).where(of_lesson)).first()
    if row is None or not row.names or name.casefold() in row.names.casefold().split("\n"):
        return
    change = update(classes).where(classes.c.owner == row.owner, classes.c.label == row.label)
    db.execute(change.values(names=f"{row.names}\n{name}"))


def _read(row: "Row[*tuple[object, ...]]") -> SavedClass:
    return SavedClass(row.label, tuple(row.names.split("\n") if row.names else ()), row.settings, row.until)

"""The people of a running lesson and the names they have ticked: read once, and again after any change."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple

from quizbs.store.lessons import ListedLesson
from quizbs.store.people import Person
from quizbs.store.store import Store


class Everybody(NamedTuple):
    """The people of a lesson in the order they came, and the real name of each who has ticked one or asked with one.

    ``asking`` says of those who asked with a name whether somebody else has ticked it.
    """

    people: tuple[Person, ...]
    ticked: Mapping[str, str]
    asking: Mapping[str, bool]

    @property
    def names(self) -> dict[str, str]:
        """Return the name of each person."""
        return {person.id: person.name for person in self.people}


class LessonPeople:
    """Everybody in a lesson. ``edition()`` stays equal for as long as no other program can have changed them.

    ``on_the_way`` has the people who have not been seen with their token yet, by what is stored of their devices.
    """

    def __init__(self, lesson: str, store: Store, edition: Callable[[], object]) -> None:
        self._lesson, self._store, self._edition = lesson, store, edition
        self._changes, self._read_at = object(), object()
        self._known = Everybody((), {}, {})
        self._turn = Lock()
        self.on_the_way: dict[str, str] = {}

    def now(self) -> Everybody:
        """Return everybody. Raises ``Unavailable``."""
        if (at := self._at()) == self._read_at:
            return self._known
        found = Everybody(self._store.people.of(self._lesson), *self._store.rosters.ticked_and_asking(self._lesson))
        self._known, self._read_at = found, at  # looked at no more if they changed meanwhile
        return found

    def _at(self) -> tuple[object, object]:
        return self._edition(), self._changes

    def changed(self) -> None:
        """Read them again when they are needed: something of them was written, or may have been."""
        self._changes = object()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Do the same after what is written within: after an error too, since it may be committed all the same."""
        try:
            yield
        finally:
            self.changed()

    def release(self, people: Collection[str]) -> None:
        """Free the names that these people have ticked or asked with."""
        for person in self.now().ticked.keys() & people:
            with self.changing():
                self._store.rosters.release(person)

    def listed(self) -> ListedLesson | None:
        """Return the lesson as it is listed."""
        return self._store.lessons.find(self._lesson)

    def came(self, person: Person) -> None:
        """Add somebody who was just written, without reading the others again."""
        with self._turn:
            known = self._known if self._at() == self._read_at else None
            self.changed()
            if known is not None and person.id not in {each.id for each in known.people}:
                everybody = sorted((*known.people, person), key=lambda each: (each.joined_at, each.id))
                self._known, self._read_at = known._replace(people=tuple(everybody)), self._at()

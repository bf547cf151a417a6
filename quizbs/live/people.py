"""A cache of the people of a running lesson, and of the names they have ticked on the class list."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple

from quizbs.store.lessons import ListedLesson
from quizbs.store.people import Person
from quizbs.store.store import Store


class Everybody(NamedTuple):
    """The people of a lesson in order of joining, and the real names by person id that they have ticked or applied
    with.

    ``asking`` has the ids of people who applied with a real name, with whether another person has ticked that name.
    """

    people: tuple[Person, ...]
    ticked: Mapping[str, str]
    asking: Mapping[str, bool]

    @property
    def names(self) -> dict[str, str]:
        """Return each person's name by id."""
        return {person.id: person.name for person in self.people}


class LessonPeople:
    """The cache of a lesson's people. ``edition()`` returns a new value once another process may have changed them.

    ``unconfirmed`` has, by the stored hash of a device, the id of the person added there whose token wasn't used yet.
    """

    def __init__(self, lesson: str, store: Store, edition: Callable[[], object]) -> None:
        self._lesson, self._store, self._edition = lesson, store, edition
        self._changes, self._read_at = object(), object()
        self._known = Everybody((), {}, {})
        self._turn = Lock()
        self.unconfirmed: dict[str, str] = {}

    def now(self) -> Everybody:
        """Return the people of the lesson, from the cache if it is valid. Raises ``Unavailable``."""
        if (at := self._at()) == self._read_at:
            return self._known
        everybody = Everybody(
            self._store.people.in_lesson(self._lesson), *self._store.rosters.ticked_and_asking(self._lesson)
        )
        self._known, self._read_at = everybody, at  # invalid if they changed during the read
        return everybody

    def _at(self) -> tuple[object, object]:
        return self._edition(), self._changes

    def changed(self) -> None:
        """Invalidate the cache, because rows of people have been written, or may have been."""
        self._changes = object()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Invalidate the cache after the body, even if that raises, since its write may have been committed."""
        try:
            yield
        finally:
            self.changed()

    def release(self, people: Collection[str]) -> None:
        """Free the names that these people have ticked or applied with."""
        for person in self.now().ticked.keys() & people:
            with self.changing():
                self._store.rosters.release(person)

    def listed(self) -> ListedLesson | None:
        """Return the lesson's row in the list of lessons, ``None`` if it was deleted."""
        return self._store.lessons.find(self._lesson)

    def add_arrival(self, person: Person) -> None:
        """Add to the cache a person who was just written, without reading the others again."""
        with self._turn:
            known = self._known if self._at() == self._read_at else None
            self.changed()
            if known is not None and person.id not in {each.id for each in known.people}:
                everybody = sorted((*known.people, person), key=lambda each: (each.joined_at, each.id))
                self._known, self._read_at = known._replace(people=tuple(everybody)), self._at()

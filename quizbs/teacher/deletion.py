"""Deleting data and signing out, and reacting when the command line or another process has done so."""

from collections.abc import Callable, Sequence

from quizbs.live.keyring import Keyring
from quizbs.live.registry import LessonRegistry
from quizbs.store.erasure import Erasure
from quizbs.store.lessons import ListedLesson
from quizbs.store.owners import scoped
from quizbs.store.store import Store


class OpenLessons(Exception):
    """Lessons are open and must not be ended. ``lessons`` lists them."""

    def __init__(self, lessons: Sequence[ListedLesson]) -> None:
        super().__init__(lessons)
        self.lessons = lessons


class Deletion:
    """Deletes data of teachers, and removes from memory what any process has deleted or signed out."""

    def __init__(self, store: Store, registry: LessonRegistry, keyring: Keyring, clock: Callable[[], float]) -> None:
        self._erasure, self._lessons, self._classes = Erasure(store.database), store.lessons, store.classes
        self._registry, self._keyring, self._clock = registry, keyring, clock
        self._teachers, self._sign_outs = store.teachers, store.sign_outs
        self._signed_in = dict(store.teachers.signed_in())
        self._owner: str | None = None
        self.renewed: Callable[[], object] = lambda: None  # called when the address printed at start becomes invalid

    def for_teacher(self, owner: str) -> "Deletion":
        """Return a ``Deletion`` limited to this teacher's data; on a laptop the owner has all data."""
        if owner and not self._teachers.signed_in():
            return self
        theirs = {"lessons": self._lessons.for_teacher(owner), "classes": self._classes.for_teacher(owner)}
        return scoped(self, erasure=self._erasure.for_teacher(owner), owner=owner, **theirs)

    def lessons(self) -> Sequence[ListedLesson]:
        """Return the lessons that can be deleted, newest first."""
        return self._lessons.with_data()

    def open(self) -> Sequence[ListedLesson]:
        """Return the open lessons, newest first."""
        return self._lessons.still_open()

    def delete(self, lesson: str) -> bool:
        """Delete a lesson. Return whether it existed."""
        if not any(listed.id == lesson for listed in self.lessons()):
            return False
        self._erasure.lesson(lesson, self._clock())
        self.apply()
        return True

    def delete_student(self, lesson: ListedLesson, person: str) -> None:
        """Delete all data of a student of a closed lesson. Raises ``OpenLessons`` if it is open."""
        if lesson.closed_at is None:
            raise OpenLessons([lesson])
        self._erasure.person(lesson.id, person)
        # its screens show names and data of the deleted ledger
        self._registry.lead(lesson.id).dismiss("closed", everybody=True)
        self._registry.forget(lesson.id)

    def labels(self) -> Sequence[str]:
        """Return the class labels that can be deleted: those of lessons (newest first), then those of saved classes."""
        return list(dict.fromkeys([*self._lessons.labels(), *(saved.label for saved in self._classes.list())]))

    def delete_label(self, label: str) -> bool:
        """Delete a class label, with the saved class and the sums of its lessons. Return whether it existed."""
        if label not in self.labels():
            return False
        self._erasure.label(label)
        return True

    def delete_everything(self, *, with_banks: bool, end_lessons: bool) -> None:
        """Delete all of the teacher's data; with ``with_banks`` also banks.

        Raises ``OpenLessons`` if lessons are open and ``end_lessons`` is false.
        """
        if (lessons := self.open()) and not end_lessons:
            raise OpenLessons(lessons)
        self._erasure.everything(self._clock(), with_banks=with_banks)
        self.apply()

    def sign_out(self) -> None:
        """Invalidate every cookie, and the printed key, that opens this teacher's pages."""
        if self._owner is None:
            self._sign_outs.sign_out()
        else:
            self._teachers.sign_out(self._owner)
        self.apply()

    def apply(self) -> None:
        """Remove deleted lessons from memory, and disconnect browsers that were signed out. Called every second."""
        for lesson in self._erasure.gone([lesson.id for lesson in self._registry.shown()]):
            self._registry.lead(lesson).dismiss("closed", everybody=True)
            self._registry.forget(lesson)
        if self._keyring.renew(self._sign_outs.signed_out()):
            self._registry.drop_hosts()
            self.renewed()
        before, now = dict(self._signed_in), self._teachers.signed_in()
        self._signed_in.clear()  # shared with the objects of single teachers
        self._signed_in.update(now)
        out = any(now.get(teacher) != under for teacher, under in before.items())
        if out or (now and not before):  # the first teacher invalidates the key printed at start
            self._registry.drop_hosts()

"""The people of a running lesson are cached, and read again after a change by this or another process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from quizbs.live.people import LessonPeople
from quizbs.store.database import Database, Unavailable
from quizbs.store.people import NameTag, Person
from quizbs.store.store import Store
from tests.store.lesson_records import comes
from tests.store.tables import lay_tables


class Known:
    """The people of a lesson. A new value of ``outside`` means another process has written; ``asked`` counts reads."""

    def __init__(self, file: Path) -> None:
        lay_tables(file)
        self.store, self.outside, self.asked = Store(Database(f"sqlite:///{file}")), 0, 0
        self.store.lessons.open("l", "K7Q4", "Plants", 1.0)
        self.store.rosters.save("l", ["Ann Berg", "Bo Clarke"])
        self.people = LessonPeople("l", self.store, lambda: self.outside)

    def count(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            self.asked += 1

    def names(self) -> list[str]:
        return [person.name for person in self.people.now().people]


@pytest.fixture
def known(tmp_path: Path) -> Iterator[Known]:
    known = Known(tmp_path / "quizbs.db")
    event.listen(Engine, "before_cursor_execute", known.count)
    yield known
    event.remove(Engine, "before_cursor_execute", known.count)
    known.store.database.close()


def came(known: Known, name: str, at: float) -> None:
    person = comes(known.store.people, "l", f"token of {name}", at, lambda _taken: NameTag(name))
    before = known.asked
    known.people.add_arrival(person)
    assert known.asked == before


def test_people_are_read_once_and_after_a_change(known: Known) -> None:
    ann = comes(known.store.people, "l", "token", 2.0, lambda _taken: NameTag("ann"))
    assert known.people.now() is known.people.now()
    assert known.names() == ["ann"]
    with known.people.changing():
        known.store.people.rename(ann.id, NameTag("eve"))
    assert known.names() == ["eve"]
    assert known.store.rosters.tick("l", 0, ann.id)
    assert known.people.now().ticked == {}, "nobody has said that anything was written"
    known.outside += 1
    assert known.people.now().ticked == {ann.id: "Ann Berg"}
    known.people.release({ann.id, "somebody"})
    assert known.people.now().ticked == {}


def test_people_are_read_again_after_possibly_failed_change(known: Known) -> None:
    assert known.names() == []

    def unsure() -> None:
        with known.people.changing():
            comes(known.store.people, "l", "token", 2.0, lambda _taken: NameTag("ann"))
            raise Unavailable

    with pytest.raises(Unavailable):
        unsure()
    assert known.names() == ["ann"]


def test_newcomers_are_added_without_reading_the_others(known: Known) -> None:
    assert known.names() == []
    came(known, "bob", 3.0)
    came(known, "ann", 2.0)
    asked = known.asked
    assert known.names() == ["ann", "bob"]
    assert known.asked == asked


@pytest.mark.parametrize("as_newcomer", [True, False])
def test_newcomer_is_known_during_a_slow_read(known: Known, *, as_newcomer: bool) -> None:
    came(known, "ann", 2.0)

    found = known.store.people.in_lesson

    def slowly(lesson: str) -> tuple[Person, ...]:
        before = found(lesson)
        person = comes(known.store.people, "l", "token", 3.0, lambda _taken: NameTag("bob"))
        if as_newcomer:
            known.people.add_arrival(person)
        else:
            known.people.changed()
        return before

    known.store.people.in_lesson = slowly  # type: ignore[method-assign]
    assert known.names() == ["ann"]
    known.store.people.in_lesson = found  # type: ignore[method-assign]
    assert known.names() == ["ann", "bob"]

"""All stored data about one student of a lesson: to view, to download, and to delete."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from quizbs.game.events import Dealt
from quizbs.lesson import SessionState
from quizbs.lesson.lesson_state import GameEvents
from quizbs.local_time import local
from quizbs.reports.answers import Participant
from quizbs.reports.facts import LessonFacts
from quizbs.store import one_person
from quizbs.store.database import Database
from quizbs.store.lessons import ListedLesson
from quizbs.store.store import Store
from quizbs.teacher.lesson_reports import LessonReports
from quizbs.teacher.stored_lesson import read_lesson

_WHOSE = ("seat", "answerer", "loser")  # fields of events that contain the seat of the event's student


class KnownStudent(NamedTuple):
    """A person of a lesson whose name is still stored. ``real`` is the name on the class list, "" without a list."""

    id: str
    name: str
    real: str
    joined_at: float


class StudentData(NamedTuple):
    """All stored data about a student. ``facts`` are those of the lesson, with this student's answers only.

    ``rows`` has rows by database table, ``acts`` what the student did, from the ledger. While the lesson is open, there
    are only names: hands, answers and bluffs are hidden from everybody until the end.
    """

    student: KnownStudent
    facts: LessonFacts | None
    took_part: Participant | None
    rows: dict[str, list[dict[str, object]]]
    acts: list[dict[str, object]]

    def as_file(self, listed: ListedLesson) -> bytes:
        """Return all stored data as a JSON file, with local times."""
        about = {"bank": listed.title, "class": listed.label, "opened_at": listed.opened_at}
        whole = {"lesson": about | {"closed_at": listed.closed_at}, "stored": self.rows, "ledger": self.acts}
        return msgspec.json.format(msgspec.json.encode(_with_clocks(whole)), indent=2)


class StudentsData:
    """Finds the stored data about the students of a lesson."""

    def __init__(self, store: Store, reports: LessonReports) -> None:
        self._database, self._people, self._rosters, self._reports = (
            store.database,
            store.people,
            store.rosters,
            reports,
        )

    def students(self, listed: ListedLesson) -> list[KnownStudent]:
        """Return the students whose names are still stored, sorted by name."""
        real = self._rosters.ticked(listed.id)
        known = [
            KnownStudent(person.id, person.name, real.get(person.id, ""), person.joined_at)
            for person in self._people.in_lesson(listed.id)
        ]
        return sorted(known, key=lambda candidate: (candidate.real or candidate.name).casefold())

    def about(self, listed: ListedLesson, person: str) -> StudentData | None:
        """Return the stored data about a student, ``None`` if the student's name was deleted."""
        student = next((candidate for candidate in self.students(listed) if candidate.id == person), None)
        if student is None:
            return None
        rows = one_person.rows_about(self._database, listed.id, person)
        if listed.closed_at is None:
            return StudentData(student, None, None, rows, [])
        facts = self._reports.facts(listed)
        theirs = tuple(answer for answer in facts.answers if answer.person == person)
        return StudentData(
            student,
            msgspec.structs.replace(facts, answers=theirs),
            next((participant for participant in facts.participants if participant.person == person), None),
            rows,
            list(_acts(self._database, listed.id, person)),
        )


def _acts(database: Database, lesson_id: str, person: str) -> Iterator[dict[str, object]]:
    """Yield what a person did in a lesson, from the ledger: seats, first hands, plays, calls, answers."""
    stored = read_lesson(database, lesson_id)
    state = stored.lesson()
    timeline: list[tuple[float, str, object]] = [
        (at, "", event) for at, events in stored.rows for event in events if not isinstance(event, GameEvents)
    ]
    for dealt in state.games:
        timeline += [(at, dealt.game, event) for at, events in stored.rows_of(dealt.game) for event in events]
    for at, game, happened in timeline:
        about = _about(state, at, happened, person)
        if about is not None:
            yield {"at": at} | ({"game": game} if game else {}) | about


def _about(state: SessionState, at: float, event: object, person: str) -> dict[str, object] | None:
    if isinstance(event, Dealt):
        seat = next((seat for seat in event.seats if person in _people(state, seat, at)), None)
        return None if seat is None else {"type": "dealt", "hand": list(event.hands[event.seats.index(seat)])}
    theirs = getattr(event, "person", None) == person
    if theirs or any(person in _people(state, getattr(event, field, None), at) for field in _WHOSE):
        return dict(msgspec.to_builtins(event, str_keys=True))
    return None


def _people(state: SessionState, seat: int | None, at: float) -> tuple[str, ...]:
    return next((seat_state.people_at(at) for seat_state in state.seats if seat_state.seat == seat), ())


def _with_clocks(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return {name: _with_clocks(each, name) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_with_clocks(each) for each in value]
    if isinstance(value, float) and (key == "at" or key.endswith("_at")):
        return f"{local(value):%Y-%m-%d %H:%M:%S}"
    return value

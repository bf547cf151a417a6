"""Stores past lessons in an app, as closing a lesson does: simulated classes with questions of shipped banks."""

from functools import cache

from quizbs.app import App
from quizbs.banks.shipped import shipped
from quizbs.paths import shipped as folder_of
from quizbs.reports.answers import LessonRecord
from quizbs.store.lessons import ListedLesson
from quizbs.store.people import NameTag
from quizbs.store.results import Results
from quizbs.store.retention import DAY
from tests.reports.simulated import Simulated
from tests.store.lesson_records import comes

LASTS = 2160.0  # seconds that a lesson takes


@cache
def simulated(seed: int, tables: int = 5, key: str = "space") -> LessonRecord:
    """Return the record of a simulated class of five at each table, with the questions of a shipped bank."""
    content = next(bank.questions for bank in shipped(folder_of("question_banks")) if bank.key == key)
    return Simulated(seed, tables, 24, content=content[:40], key=key).record()


def stored(
    app: App,
    lesson: str,
    record: LessonRecord,
    at: float,
    label: str = "8b",
    code: str = "K7Q4",
    title: str = "Space",
) -> ListedLesson:
    """Store a lesson that began at ``at``, with names made from the people's ids, and return it."""
    database = app.store.database
    lessons = app.store.lessons
    lessons.open(lesson, code, title, at, label=label)
    moved = {
        person.person: comes(
            app.store.people,
            lesson,
            f"{lesson} {person.person}",
            at,
            lambda _, name=person.person: NameTag(f"tagname{name[-2:]}x"),  # type: ignore[misc]
        ).id
        for person in record.participants
    }
    answers = [answer._replace(person=moved[answer.person], at=at + answer.at - 100.0) for answer in record.answers]
    people = [one._replace(person=moved[one.person]) for one in record.participants]
    Results(database).save(lesson, record._replace(began_at=at, answers=answers, participants=people))
    lessons.close(lesson, at + LASTS)
    found = lessons.find(lesson)
    assert found is not None
    return found


__all__ = ["DAY", "LASTS", "simulated", "stored"]

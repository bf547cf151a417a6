"""The permanent sums of lessons, which replace single answers: without people, and only of five students or more."""

import json
from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import Connection, Row, delete, func, insert, select

from quizbs.reports.answers import LessonRecord
from quizbs.reports.first_answers import MIN_STUDENTS, LessonSums, QuestionSum, sums
from quizbs.reports.judging import teach_again
from quizbs.store.schema import Values, asked_sums, bank_changes, item_sums, lesson_sums, lessons

_OWN = "own-"  # prefix of the key of a teacher's bank


def save(db: Connection, lesson: str, record: LessonRecord, bank_change: int | None = None) -> None:
    """Store the sums of a lesson if enough students took part.

    ``bank_change`` is the number of the bank's newest change at that time; by default it is looked up.
    """
    students = max(len(record.participants), len({answer.person for answer in record.answers}))
    if students < MIN_STUDENTS:
        return
    counts_of_lesson = sums(record.answers, students)
    bank = record.questions[0].bank if record.questions else ""
    row = {
        "lesson": lesson,
        "bank": bank,
        "bank_change": _newest_change(db, bank) if bank_change is None else bank_change,
        **{name: getattr(counts_of_lesson, name) for name in ("students", "first", "right", "returned", "corrected")},
        "teach": json.dumps(teach_again(counts_of_lesson.questions)),
    }
    db.execute(insert(lesson_sums), row)
    rows = [
        {"lesson": lesson, "wording": words, **_row(counts)}
        for words, counts in counts_of_lesson.questions.items()
        if words
    ]
    if rows:
        db.execute(insert(asked_sums), rows)


def _newest_change(db: Connection, bank: str) -> int:
    if not bank.startswith(_OWN):
        return 0
    own = (bank_changes.c.bank == bank.removeprefix(_OWN)) & bank_changes.c.undone.is_(False)
    return int(db.scalar(select(func.max(bank_changes.c.number)).where(own)) or 0)


def forget(db: Connection, of: Collection[str]) -> None:
    """Delete the sums of lessons."""
    for table in (lesson_sums, asked_sums):
        db.execute(delete(table).where(table.c.lesson.in_(of)))


def find(db: Connection, lesson: str) -> LessonSums | None:
    """Return the sums of a lesson, ``None`` if it has no sums."""
    row = db.execute(select(lesson_sums).where(lesson_sums.c.lesson == lesson)).one_or_none()
    if row is None:
        return None
    by_question = db.execute(select(asked_sums).where(asked_sums.c.lesson == lesson))
    return LessonSums(
        row.students,
        row.first,
        row.right,
        row.returned,
        row.corrected,
        {counts.wording: _read(counts) for counts in by_question},
    )


def add_items(db: Connection, lesson: str) -> None:
    """Add the sums of a lesson's questions to the sums over all lessons.

    To be called once, when the lesson's single answers are deleted.
    """
    at = db.scalar(select(lessons.c.closed_at).where(lessons.c.id == lesson)) or 0.0
    rows = db.execute(select(asked_sums).where(asked_sums.c.lesson == lesson)).mappings()
    add_rows(db, [{**row, "asked": row["first"], "lessons": 1, "last_at": at} for row in rows])


def add_rows(db: Connection, rows: Iterable[Values]) -> None:
    """Add the numbers in these rows to the rows of ``item_sums`` for the same questions."""
    if not (new := {row["wording"]: row for row in rows}):
        return
    there = select(item_sums).where(item_sums.c.wording.in_(new))
    before = {row["wording"]: dict(row) for row in db.execute(there).mappings()}
    db.execute(delete(item_sums).where(item_sums.c.wording.in_(new)))
    db.execute(insert(item_sums), [_summed(row, before.get(words)) for words, row in new.items()])


_COUNTS = ("asked", "right", "upper", "upper_right", "lessons")


def _summed(one: Values, other: Values | None) -> dict[str, object]:
    both = [one] if other is None else [one, other]
    return {
        "wording": one["wording"],
        **{name: sum(row[name] for row in both) for name in _COUNTS},
        "chosen": _as_text(_added(*(_places(row["chosen"]) for row in both))),
        "last_at": max(row["last_at"] for row in both),
    }


def _row(counts: QuestionSum) -> dict[str, object]:
    return {**counts._asdict(), "chosen": _as_text(counts.chosen)}


def _read(row: "Row[*tuple[object, ...]]") -> QuestionSum:
    return QuestionSum(row.first, row.right, _places(row.chosen), row.upper, row.upper_right)


def _places(text: str) -> dict[int, int]:
    return {int(place): count for place, count in json.loads(text).items()}


def _as_text(chosen: Mapping[int, int]) -> str:
    return json.dumps({str(place): count for place, count in sorted(chosen.items())})


def _added(*counts: Mapping[int, int]) -> dict[int, int]:
    places: Iterable[int] = {place for each in counts for place in each}
    return {place: sum(each.get(place, 0) for each in counts) for place in places}

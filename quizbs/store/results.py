"""The answers of lessons, stored when a lesson closes, because its ledger is deleted a day later.

People are ids without names. A month later ``retention`` replaces answers with sums by question.
"""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from quizbs.quiz.question import Question
from quizbs.reports.answers import AnswerRecord, AskedQuestion, LessonRecord, Participant
from quizbs.reports.first_answers import LessonSums
from quizbs.store import sums
from quizbs.store.database import Database
from quizbs.store.owners import owned
from quizbs.store.schema import asked_questions, asked_sums, lesson_sums, lessons, participants, results

_COLUMNS = {"table": "seat_table"}  # fields whose column has a different name


class ClassSum(NamedTuple):
    """How well a class knew a question in the last lesson that asked it.

    ``first`` and ``right``: numbers of first answers, and of right first answers; ``before`` has these two numbers for
    earlier lessons, oldest first. ``at``: when the last lesson ended (s).
    """

    bank: str
    title: str
    question: Question
    first: int
    right: int
    at: float
    before: tuple[tuple[int, int], ...] = ()

    @property
    def lessons(self) -> int:
        """Return how many lessons have asked the question."""
        return len(self.before) + 1


class Results:
    """The stored results of all lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, lesson: str, record: LessonRecord) -> None:
        """Store the record of a lesson, replacing an earlier one, and its sums if enough students took part.

        A deleted lesson is ignored.
        """
        rows = [
            {"lesson": lesson, "position": position, **_row(answer)} for position, answer in enumerate(record.answers)
        ]
        questions = [_asked_row(lesson, question) for question in record.questions]
        took_part = [{"lesson": lesson, **_named(participant._asdict())} for participant in record.participants]

        def write(db: Connection) -> None:
            for table in (results, asked_questions, participants):
                db.execute(delete(table).where(table.c.lesson == lesson))
            sums.forget(db, [lesson])
            if db.scalar(select(lessons.c.id).where(lessons.c.id == lesson, lessons.c.code == "")):
                return
            for table, new in ((results, rows), (asked_questions, questions), (participants, took_part)):
                if new:
                    db.execute(insert(table), new)
            db.execute(update(lessons).where(lessons.c.id == lesson).values(began_at=record.began_at))
            sums.save(db, lesson, record)

        self._database.write(write)

    def answers(self, lesson: str) -> list[AnswerRecord]:
        """Return the answers of a lesson, in the order in which they were stored."""
        return self.record(lesson).answers

    def record(self, lesson: str) -> LessonRecord:
        """Return the stored record of a lesson, empty if nothing is stored."""
        with self._database.read() as db:
            return record_of(db, lesson)

    def sums(self, lesson: str) -> LessonSums | None:
        """Return the sums of a lesson, ``None`` if fewer than five students took part or it isn't over."""
        with self._database.read() as db:
            return sums.find(db, lesson)

    def bank(self, lesson: str) -> str:
        """Return the key of the bank that a lesson used, "" if unknown."""
        wanted = select(asked_questions.c.bank).where(asked_questions.c.lesson == lesson).limit(1)
        with self._database.read() as db:
            return db.scalar(wanted) or ""

    def last_played(self, owner: str | None = None) -> dict[str, tuple[float, str]]:
        """Return by bank key when the bank was last played in a lesson of ``owner`` (s), and with which class label."""
        began = func.coalesce(lessons.c.began_at, lessons.c.opened_at)
        wanted = select(asked_questions.c.bank, began, lessons.c.label).distinct()
        wanted = wanted.join_from(asked_questions, lessons).where(
            owned(lessons, owner), lessons.c.closed_at.is_not(None)
        )
        with self._database.read() as db:
            return {bank: (at, label) for bank, at, label in db.execute(wanted.order_by(began))}

    def before(self, label: str, bank: str, at: float, owner: str | None = None) -> tuple[float, int, int] | None:
        """Return time (s) and results of a class's newest lesson with a bank before ``at``; ``None`` without a lesson.

        The results are the numbers of first answers and of right first answers. The class is this owner's, or with
        ``None`` any teacher's.
        """
        of = (
            owned(lessons, owner)
            & (lessons.c.label == label)
            & (lesson_sums.c.bank == bank)
            & (lessons.c.opened_at < at)
        )
        newest = func.coalesce(lessons.c.began_at, lessons.c.opened_at)
        wanted = select(newest, lesson_sums.c.first, lesson_sums.c.right).join_from(lesson_sums, lessons).where(of)
        with self._database.read() as db:
            row = db.execute(wanted.order_by(lessons.c.opened_at.desc()).limit(1)).first()
        return None if row is None else (row[0], row[1], row[2])

    def of_class(self, label: str, bank: str = "", owner: str | None = None) -> list[ClassSum]:
        """Return the results by question of all lessons of a class: those with this bank or, for "", with any bank.

        The class is this owner's, or with ``None`` any teacher's.
        """
        of = owned(lessons, owner) & (lessons.c.label == label) & (lessons.c.closed_at.is_not(None))
        if bank:
            of &= asked_questions.c.bank == bank
        same = (asked_questions.c.lesson == asked_sums.c.lesson) & (asked_questions.c.wording == asked_sums.c.wording)
        columns = (asked_questions.c.bank, asked_questions.c.content, asked_sums.c.first, asked_sums.c.right)
        wanted = (
            select(*columns, lessons.c.title, lessons.c.closed_at)
            .join_from(asked_sums, asked_questions, same)
            .join(lessons, lessons.c.id == asked_sums.c.lesson)
            .where(of)
            .order_by(lessons.c.opened_at, asked_sums.c.wording)
        )
        sums_by_question: dict[tuple[str, str], ClassSum] = {}
        with self._database.read() as db:
            for bank_key, content, first, right, title, at in db.execute(wanted):
                question = msgspec.json.decode(content, type=Question)
                last = sums_by_question.get((bank_key, question.id))
                before = (*last.before, (last.first, last.right)) if last else ()
                sums_by_question[bank_key, question.id] = ClassSum(bank_key, title, question, first, right, at, before)
        return list(sums_by_question.values())


def record_of(db: Connection, lesson: str) -> LessonRecord:
    """Return the stored record of a lesson, empty if nothing is stored."""
    columns = (results.c[_COLUMNS.get(field, field)] for field in AnswerRecord._fields)
    took_part = (participants.c[_COLUMNS.get(field, field)] for field in Participant._fields)
    began_at = db.scalar(select(lessons.c.began_at).where(lessons.c.id == lesson))
    rows = db.execute(select(*columns).where(results.c.lesson == lesson).order_by(results.c.position)).mappings()
    there = db.execute(select(*took_part).where(participants.c.lesson == lesson).order_by(participants.c.person)).all()
    questions = questions_of(db, lesson)
    return LessonRecord(began_at, [_answer(row) for row in rows], questions, [Participant(*row) for row in there])


def questions_of(db: Connection, lesson: str) -> list[AskedQuestion]:
    """Return the questions of a lesson, as they were worded when they were asked."""
    wanted = select(asked_questions).where(asked_questions.c.lesson == lesson).order_by(asked_questions.c.wording)
    return [
        AskedQuestion(row.bank, row.wording, msgspec.json.decode(row.content, type=Question), row.seconds)
        for row in db.execute(wanted)
    ]


def _named(fields: dict[str, object]) -> dict[str, object]:
    return {_COLUMNS.get(name, name): value for name, value in fields.items()}


def _row(answer: AnswerRecord) -> dict[str, object]:
    chosen = None if answer.chosen is None else " ".join(map(str, answer.chosen))
    return _named(answer._asdict()) | {"chosen": chosen, "helped": " ".join(answer.helped)}


def _answer(row: RowMapping) -> AnswerRecord:
    chosen = None if row["chosen"] is None else tuple(int(place) for place in row["chosen"].split())
    return AnswerRecord(*row.values())._replace(chosen=chosen, helped=tuple(row["helped"].split()))


def _asked_row(lesson: str, question: AskedQuestion) -> dict[str, object]:
    return {
        "lesson": lesson,
        "wording": question.wording,
        "bank": question.bank,
        "question": question.question.id,
        "seconds": question.seconds,
        "content": msgspec.json.encode(question.question).decode(),
    }

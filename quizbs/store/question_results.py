"""Results by question, in the last lesson that asked it, without people. A question is identified by its text.

After a month these sums replace the answers of a lesson.
"""

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from quizbs.reports.first_answers import MIN_STUDENTS
from quizbs.store.database import Database
from quizbs.store.owners import owned
from quizbs.store.schema import lessons, question_sums, results

_AT_ONCE = 500  # texts in a statement


class _Sum(NamedTuple):
    """Numbers of ``right`` answers and of all answers (``asked``) to a question in one lesson.

    ``at`` is when the question was last asked (s).
    """

    at: float
    right: int
    asked: int

    def plus(self, at: float, right: bool | None) -> "_Sum":
        return _Sum(max(self.at, at), self.right + bool(right), self.asked + 1)


class QuestionResults:
    """Results by question in the lessons of one owner, or with ``None`` of all owners."""

    def __init__(self, database: Database, owner: str | None = None) -> None:
        self._database, self._owner = database, owner

    def for_teacher(self, owner: str) -> "QuestionResults":
        """Return the results of this owner's lessons only."""
        return QuestionResults(self._database, owner)

    def last_time(self, texts: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Return, by question text, the numbers of right and of all answers in the last lesson that asked it."""
        wanted = list(dict.fromkeys(texts))
        newest: dict[str, _Sum] = {}
        with self._database.read() as db:
            for start in range(0, len(wanted), _AT_ONCE):
                part = wanted[start : start + _AT_ONCE]
                newest |= _newest_answers(db, part, self._owner)
                for text, total in _sums(db, part, self._owner).items():
                    if text not in newest or total.at > newest[text].at:
                        newest[text] = total
        return {text: (each.right, each.asked) for text, each in newest.items()}


def _newest_answers(db: Connection, texts: list[str], owner: str | None) -> dict[str, _Sum]:
    lesson_of: dict[str, str] = {}
    sums: dict[str, _Sum] = {}
    columns = (results.c.question_text, results.c.lesson, results.c.right, results.c.at)
    theirs = select(*columns).join_from(results, lessons).where(owned(lessons, owner))
    wanted = theirs.where(results.c.question_text.in_(texts)).order_by(results.c.at)
    for text, lesson, right, at in db.execute(wanted):
        if lesson_of.setdefault(text, lesson) != lesson:
            lesson_of[text], sums[text] = lesson, _Sum(at, 0, 0)
        sums[text] = sums.get(text, _Sum(at, 0, 0)).plus(at, right)
    return sums


def _sums(db: Connection, texts: Iterable[str], owner: str | None) -> dict[str, _Sum]:
    text_of = {_name(text): text for text in texts}
    wanted = select(question_sums).where(owned(question_sums, owner), question_sums.c.question.in_(text_of))
    wanted = wanted.order_by(question_sums.c.at)  # sorted, so that the newest replaces others
    return {text_of[row.question]: _Sum(row.at, row.right, row.asked) for row in db.execute(wanted)}


def add_up(db: Connection, lesson: str) -> None:
    """Delete a lesson's results.

    If at least ``MIN_STUDENTS`` students answered, their sums by question are stored first, except for questions that
    have sums of a newer lesson.
    """
    sums: dict[str, _Sum] = {}
    rows = db.execute(select(results).where(results.c.lesson == lesson)).all()
    for row in rows if len({row.person for row in rows}) >= MIN_STUDENTS else ():
        sums[row.question_text] = sums.get(row.question_text, _Sum(row.at, 0, 0)).plus(row.at, row.right)
    texts, owner = list(sums), db.scalar(select(lessons.c.owner).where(lessons.c.id == lesson))
    for start in range(0, len(texts), _AT_ONCE):
        part = texts[start : start + _AT_ONCE]
        before = _sums(db, part, owner)
        newer = [text for text in part if text not in before or sums[text].at > before[text].at]
        if newer:
            names = [_name(text) for text in newer]
            db.execute(delete(question_sums).where(owned(question_sums, owner), question_sums.c.question.in_(names)))
            rows_of_sums = [{"question": _name(text), "owner": owner, **sums[text]._asdict()} for text in newer]
            db.execute(insert(question_sums), rows_of_sums)
    db.execute(delete(results).where(results.c.lesson == lesson))


def _name(text: str) -> str:
    """Return the key of a question in the sums, a hash: PostgreSQL can't index texts of any length."""
    return hashlib.sha256(text.encode()).hexdigest()

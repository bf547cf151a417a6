"""Reports of lessons: from stored results, or from the ledger while a lesson is open."""

from collections.abc import Sequence
from typing import NamedTuple

from quizbs.lesson.own_question import is_own
from quizbs.quiz.question import in_language, primary
from quizbs.quiz.wording import wording
from quizbs.reports.answers import LessonRecord, record
from quizbs.reports.facts import LastTime, LessonFacts
from quizbs.reports.first_answers import LessonSums, QuestionSum, sums
from quizbs.reports.judging import is_open, stays_open, teach_again
from quizbs.reports.pace import pace
from quizbs.reports.tricks import fooled_most
from quizbs.store.database import Database
from quizbs.store.lessons import ListedLesson
from quizbs.store.owners import scoped
from quizbs.store.results import ClassSum
from quizbs.store.store import Store
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.paces import Paces
from quizbs.teacher.stored_lesson import read_lesson


class PastLesson(NamedTuple):
    """A lesson on the page *My lessons*. ``sums`` is ``None`` if no results are stored.

    ``teach`` is the number of questions to teach again, ``open`` that of questions which the class hasn't learnt.
    ``last`` is the previous lesson with the same bank and class, ``again_at`` when a later one repeated this lesson
    (s).
    """

    listed: ListedLesson
    bank: str
    sums: LessonSums | None
    teach: int
    open: int
    last: LastTime | None = None
    again_at: float | None = None


def read_record(database: Database, lesson: str) -> LessonRecord:
    """Return the record of a lesson, computed from its ledger."""
    stored = read_lesson(database, lesson)
    return record(stored.lesson(), stored.rows_of)


class LessonReports:
    """Collects the data of reports, and stores it when a lesson ends."""

    def __init__(self, store: Store, catalog: BankCatalog) -> None:
        self._store, self._lessons, self._results, self._catalog = store, store.lessons, store.results, catalog
        self._paces = Paces(store.key_values)
        self._owner: str | None = None

    def for_teacher(self, owner: str) -> "LessonReports":
        """Return the reports of this teacher's lessons only."""
        return scoped(self, lessons=self._lessons.for_teacher(owner), owner=owner)

    def save(self, lesson: str) -> None:
        """Store answers and pace of a lesson, computed from its ledger. A repeat has no effect."""
        stored = read_lesson(self._store.database, lesson)
        session = stored.lesson()
        self._results.save(lesson, record(session, stored.rows_of))
        self._paces.save(lesson, pace(session, stored.rows_of))

    def facts(self, listed: ListedLesson) -> LessonFacts:
        """Return the facts from which the report of a lesson is made. Raises ``Busy`` if its ledger can't be read."""
        is_over = listed.closed_at is not None
        record_of_lesson = self._results.record(listed.id) if is_over else read_record(self._store.database, listed.id)
        counted = self._results.sums(listed.id) if is_over else None
        bank = next((asked_question.bank for asked_question in record_of_lesson.questions), "")
        content = self._catalog.content(bank)[0] if bank else ()
        numbers = {question.id: number for number, question in enumerate(content, 1)}
        there = {wording(question) for question in content}
        session = read_lesson(self._store.database, listed.id).lesson()
        language = primary(session.language) if session.code else ""  # unknown after the ledger is deleted
        return LessonFacts(
            lesson=listed.id,
            title=listed.title,
            label=listed.label,
            began_at=record_of_lesson.began_at or listed.opened_at,
            ended_at=listed.closed_at,
            sums=counted or _sums(record_of_lesson),
            questions={
                asked_question.wording: asked_question._replace(question=in_language(asked_question.question, language))
                for asked_question in record_of_lesson.questions
            },
            answers=tuple(record_of_lesson.answers),
            participants=tuple(record_of_lesson.participants),
            names={person.id: person.name for person in self._store.people.in_lesson(listed.id)},
            real=self._store.rosters.ticked(listed.id),
            numbers=numbers,
            edited=frozenset(
                asked_question.wording
                for asked_question in record_of_lesson.questions
                if content
                and asked_question.wording not in there
                and (asked_question.question.id in numbers or not is_own(asked_question.question))
            ),
            bank_gone=bool(bank) and self._catalog.find(bank) is None,
            last=self._last(listed, bank),
            tricks=fooled_most(session),
        )

    def _last(self, listed: ListedLesson, bank: str) -> LastTime | None:
        """Return the results of the class's previous lesson with the same bank.

        Return ``None`` if there is no such lesson, or if this lesson has no class label.
        """
        if not listed.label or not bank:
            return None
        before = self._results.before(listed.label, bank, listed.opened_at, listed.owner)
        return None if before is None else LastTime(*before)

    def still_open(self, lesson_id: str, bank: str) -> list[str]:
        """Return the ids of a bank's questions that the class of a lesson hasn't learnt in its lessons so far."""
        listed = self._lessons.find(lesson_id)
        if listed is None or not listed.label or not bank:
            return []
        results = self._results.of_class(listed.label, bank, listed.owner)
        return [question.question.id for question in results if stays_open(_sums_of(question))]

    def of_class(self, label: str, bank: str = "") -> list[ClassSum]:
        """Return the results by question over all lessons of a class, the least known first.

        ``bank`` "" means all banks.
        """
        results = self._results.of_class(label, bank, self._owner)
        return sorted(
            results,
            key=lambda question: (question.right / question.first if question.first else 1.0, question.question.text),
        )

    def last_played(self) -> dict[str, tuple[float, str]]:
        """Return, by bank key, when the bank was last played (s), and the label of the class that played it."""
        return self._results.last_played(self._owner)

    def newest(self) -> ListedLesson | None:
        """Return the newest closed lesson in which cards were dealt, ``None`` without such a lesson."""
        return next((listed for listed in self._lessons.past() if listed.began_at is not None), None)

    def past(self) -> Sequence[PastLesson]:
        """Return the closed lessons that have results, newest first."""
        lessons = [past for listed in self._lessons.past() if (past := self._past(listed)).sums is not None]
        played: dict[tuple[str, str], float] = {}
        later: list[PastLesson] = []
        for past in lessons:
            key = past.listed.label, past.bank
            later.append(past._replace(again_at=played.get(key)) if past.listed.label and past.bank else past)
            played[key] = past.listed.began_at or past.listed.opened_at
        return later

    def _past(self, listed: ListedLesson) -> PastLesson:
        bank, stored = self._results.bank(listed.id), self._results.sums(listed.id)
        counted = stored or _sums(self._results.record(listed.id))
        questions = counted.questions
        return PastLesson(
            listed,
            bank,
            counted if counted.first or counted.students else None,
            len(teach_again(questions)),
            sum(is_open(counts) for counts in questions.values()),
            self._last(listed, bank),
        )


def _sums_of(question: ClassSum) -> list[QuestionSum]:
    return [QuestionSum(first, right, {}) for first, right in (*question.before, (question.first, question.right))]


def _sums(lesson_record: LessonRecord) -> LessonSums:
    people = {participant.person for participant in lesson_record.participants} | {
        answer.person for answer in lesson_record.answers
    }
    return sums(lesson_record.answers, len(people))

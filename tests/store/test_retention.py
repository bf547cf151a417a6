"""The rule for how long names, single answers and anonymous sums are kept."""

import pytest
from sqlalchemy import func, insert, select

from quizbs.quiz.wording import wording
from quizbs.reports.first_answers import LessonSums, QuestionSum
from quizbs.store.database import Database
from quizbs.store.erasure import Erasure
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import Lessons
from quizbs.store.people import NameTag, People
from quizbs.store.results import Results
from quizbs.store.retention import DAY, LONGEST_NAMES, answers_go, names_go
from quizbs.store.rosters import Rosters
from quizbs.store.schema import item_sums, lesson_sums, metadata, people, results
from tests.store.lesson_records import NAMES, choice, comes, lesson_of

NOON = 1_800_000_000.0
END = NOON + 2400
TYPED = "photosynthesis"
STAYS = {"asked_questions": 3, "lesson_sums": 1, "asked_sums": 3}


@pytest.fixture
def lessons(database: Database) -> Lessons:
    return Lessons(database)


def played(database: Database, lesson: str, count: int = 6, label: str = "", at: float = NOON) -> None:
    """Play a lesson of this many people to its end; one of its answers was typed."""
    lessons = Lessons(database)
    lessons.open(lesson, lesson.upper(), "Space", at, label=label)
    Rosters(database).save(lesson, NAMES[:count])
    for name in NAMES[:count]:
        comes(People(database), lesson, f"{lesson} {name}", at, lambda _, name=name: NameTag(name), device="d")  # type: ignore[misc]
    Ledger(database).append(lesson, 1, "a", at, None, "[]")
    record = lesson_of(count, 3, at)
    answers = [record.answers[0]._replace(typed=TYPED, chosen=None), *record.answers[1:]]
    Results(database).save(lesson, record._replace(answers=answers))
    lessons.close(lesson, at + 2400)


def left(database: Database, lesson: str) -> dict[str, int]:
    """Return by table how many rows of a lesson it has, without tables that have none."""
    with database.read() as db:
        counts = {
            table.name: db.scalar(select(func.count()).where(table.c.lesson == lesson)) or 0
            for table in metadata.sorted_tables
            if "lesson" in table.c
        }
    return {name: count for name, count in counts.items() if count}


def typed(database: Database, lesson: str) -> list[str]:
    return [answer.typed for answer in Results(database).answers(lesson) if answer.typed is not None]


def test_deletion_dates_follow_end_and_chosen_date() -> None:
    assert names_go(END, None) == END + DAY
    assert names_go(END, END + 7 * DAY) == END + 7 * DAY
    assert names_go(END, END - 1) == END + DAY, "a date that the lesson has overtaken"
    assert answers_go(END, None) == answers_go(END, END + 7 * DAY) == END + 30 * DAY
    assert answers_go(END, END + 200 * DAY) == END + 200 * DAY


def test_names_list_and_typed_answers_are_deleted_after_a_day(database: Database, lessons: Lessons) -> None:
    played(database, "l1")
    assert lessons.purge(END + DAY) == []
    assert (len(People(database).in_lesson("l1")), typed(database, "l1")) == (6, [TYPED])
    assert lessons.purge(END + DAY + 1) == ["l1"]
    assert left(database, "l1") == STAYS | {"results": 22, "participants": 6}
    assert typed(database, "l1") == []


def test_kept_names_stay_until_their_date_but_admit_no_phone(database: Database, lessons: Lessons) -> None:
    played(database, "l1")
    lessons.keep_names("l1", END + 7 * DAY)
    lessons.purge(END + DAY + 1)
    kept = People(database).in_lesson("l1")
    assert {person.name for person in kept} == set(NAMES[:6])
    assert {person.device for person in kept} == {""}
    assert People(database).by_token("l1 ann") is None
    assert Ledger(database).read("l1") == []
    assert (len(Rosters(database).in_lesson("l1")), typed(database, "l1")) == (6, [TYPED])
    assert lessons.purge(END + 7 * DAY) == []
    assert lessons.purge(END + 7 * DAY + 1) == ["l1"]
    assert (People(database).in_lesson("l1"), Rosters(database).in_lesson("l1"), typed(database, "l1")) == ((), {}, [])


def test_choice_to_keep_names_can_be_reversed(database: Database, lessons: Lessons) -> None:
    played(database, "l1")
    lessons.keep_names("l1", END + 7 * DAY)
    lessons.keep_names("l1", None)
    lessons.purge(END + DAY + 1)
    assert People(database).in_lesson("l1") == ()
    played(database, "l2")
    lessons.keep_names("l2", END + 7 * DAY)
    lessons.purge(END + 3 * DAY)
    lessons.keep_names("l2", None)
    lessons.purge(END + 3 * DAY)
    assert People(database).in_lesson("l2") == ()


def test_single_answers_last_as_long_as_names_then_sums(database: Database, lessons: Lessons) -> None:
    played(database, "l1")
    before = Results(database).sums("l1")
    assert before is not None
    lessons.keep_names("l1", END + 100 * DAY)
    lessons.purge(END + 100 * DAY)
    assert len(Results(database).answers("l1")) == 22
    lessons.purge(END + 100 * DAY + 1)
    assert left(database, "l1") == STAYS
    assert Results(database).sums("l1") == before


def test_sums_show_what_class_knew(database: Database) -> None:
    played(database, "l1")
    found = Results(database).sums("l1")
    assert found is not None
    first = wording(choice(0))
    assert found[:5] == LessonSums(6, 18, 14, 4, 4, {})[:5]
    assert found.questions[first] == QuestionSum(6, 2, {0: 2, 1: 3}, 6, 2)
    with database.read() as db:
        row = db.execute(select(lesson_sums)).one()
    assert (row.bank, row.bank_change, row.teach) == ("space", 0, "[]")  # 18 answers are too few to judge


def test_fewer_than_five_students_have_no_sums(database: Database, lessons: Lessons) -> None:
    played(database, "l1", 4)
    assert Results(database).sums("l1") is None
    lessons.purge(END + 31 * DAY)
    assert left(database, "l1") == {}
    with database.read() as db:
        assert db.scalar(select(func.count()).select_from(item_sums)) == 0
    assert "question_sums" in metadata.tables
    with database.read() as db:
        assert db.scalar(select(func.count()).select_from(metadata.tables["question_sums"])) == 0


def test_each_lesson_is_added_to_question_sums_once(database: Database, lessons: Lessons) -> None:
    for number in range(3):
        played(database, f"l{number}", at=NOON + number * DAY)
        lessons.purge(END + (31 + number) * DAY)
        lessons.purge(END + (31 + number) * DAY)
    with database.read() as db:
        row = db.execute(select(item_sums).where(item_sums.c.wording == wording(choice(0)))).one()
    assert (row.asked, row.right, row.chosen, row.lessons) == (18, 6, '{"0": 6, "1": 9}', 3)
    assert (row.upper, row.upper_right, row.last_at) == (18, 6, END + 2 * DAY)


def test_no_sum_column_can_name_a_person() -> None:
    """A sum has counts, dates and a question, and nothing about a person, a seat or a single answer."""
    for name in ("lesson_sums", "asked_sums", "item_sums", "question_sums"):
        columns = set(metadata.tables[name].columns.keys())
        assert columns.isdisjoint({"person", "name", "token_hash", "device", "game", "typed", "seat", "seat_table"})


def test_label_is_deleted_with_sums_of_its_lessons(database: Database, lessons: Lessons) -> None:
    played(database, "l1", label="8b")
    played(database, "l2", label="7a", at=NOON + DAY)
    assert lessons.labels() == ["7a", "8b"]
    Erasure(database).label("8b")
    assert lessons.labels() == ["7a"]
    assert (Results(database).sums("l1"), Results(database).sums("l2") is None) == (None, False)
    assert "results" in left(database, "l1"), "single answers have a date of their own"


def test_names_can_be_deleted_at_once(database: Database, lessons: Lessons) -> None:
    played(database, "l1")
    lessons.keep_names("l1", END + LONGEST_NAMES)
    before = Results(database).sums("l1")
    lessons.forget_names("l1")
    with database.read() as db:
        assert db.scalar(select(func.count()).select_from(people)) == 0
        assert db.scalar(select(func.count()).where(results.c.typed.is_not(None))) == 0
    assert (Ledger(database).read("l1"), Results(database).sums("l1")) == ([], before)


def test_names_of_an_open_lesson_are_not_deleted(database: Database, lessons: Lessons) -> None:
    lessons.open("l1", "K7Q4", "", NOON)
    comes(People(database), "l1", "hash", NOON, lambda _: NameTag("ann"))
    lessons.keep_names("l1", NOON - DAY)
    lessons.touch(["l1"], NOON + 20 * DAY)
    lessons.forget_names("l1")
    assert lessons.purge(NOON + 21 * DAY) == []
    assert [person.name for person in People(database).in_lesson("l1")] == ["ann"]


def test_latest_date_for_names_is_fixed_when_the_lesson_opens(lessons: Lessons) -> None:
    assert lessons.open("l1", "A", "", NOON).names_at_most == NOON + LONGEST_NAMES
    kept = lessons.open("l2", "B", "", NOON, names_until=NOON + 9 * DAY)
    lessons.keep_names("l2", None)
    found = lessons.find("l2")
    assert found is not None
    assert (kept.names_at_most, found.names_at_most, found.names_until) == (NOON + 9 * DAY, NOON + 9 * DAY, None)


def test_sums_record_the_last_change_of_the_bank(database: Database) -> None:
    bank, own = metadata.tables["banks"], metadata.tables["bank_changes"]
    row = {"id": "b", "owner": "teacher", "title": "", "language": "", "description": "", "source": "", "added_at": 0}
    change = {"bank": "b", "at": 0.0, "what": "", "patch": "{}"}
    changes = [change | {"number": number, "undone": number == 3} for number in (1, 2, 3)]
    database.write(lambda db: (db.execute(insert(bank), row | {"archived": False}), db.execute(insert(own), changes)))
    Lessons(database).open("l1", "A", "", NOON)
    Results(database).save("l1", lesson_of(5, 1, NOON, bank="own-b"))
    with database.read() as db:
        assert db.execute(select(lesson_sums.c.bank, lesson_sums.c.bank_change)).one() == ("own-b", 2)

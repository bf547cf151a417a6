"""Deleted data is gone from every byte of SQLite's files, and a deleted lesson accepts no more writes."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from quizbs.reports.answers import AnswerRecord, LessonRecord
from quizbs.reports.first_answers import sums
from quizbs.store.database import Database
from quizbs.store.erasure import KEPT_FACTS, Erasure
from quizbs.store.key_values import KeyValues
from quizbs.store.ledger import Conflict, Ledger, LessonOver
from quizbs.store.lessons import Lessons
from quizbs.store.migrations import VERSION, migrate
from quizbs.store.one_person import A_HASH, OF_PERSON, rows_about
from quizbs.store.pending_imports import PendingImports
from quizbs.store.people import NameTag, People
from quizbs.store.results import Results
from quizbs.store.retention import KEPT_CLOSED
from quizbs.store.rosters import Rosters
from quizbs.store.schema import banks, lesson_sums, lessons, metadata
from quizbs.store.sign_outs import SignOuts
from tests.store.lesson_records import comes, lesson_of, only

NAMES = [f"Ottokarline Nr{number:03} Vexelburg" for number in range(300)]
NOW = 1_000_000.0


def played(database: Database, lesson: str, code: str, names: list[str]) -> None:
    """Store a lesson of students with these ``names``, with rows in every table about lessons."""
    Lessons(database).open(lesson, code, "Plants", NOW)
    Rosters(database).save(lesson, names)
    for number, name in enumerate(names):
        comes(People(database), lesson, f"{lesson} {number}", NOW, lambda _taken, name=name: NameTag(name))  # type: ignore[misc]
    Ledger(database).append(lesson, 1, "a", NOW, None, "[]")
    Results(database).save(lesson, lesson_of(6, 3, NOW))


def rows(database: Database) -> dict[str, int]:
    with database.read() as db:
        return {table.name: db.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables}


def test_deleted_lesson_leaves_only_its_id(database: Database) -> None:
    played(database, "aa", "AAAA", NAMES[:3])
    before = rows(database)
    played(database, "bb", "BBBB", NAMES[3:6])
    after = rows(database)
    of_lessons = [name for name, table in metadata.tables.items() if "lesson" in table.c]
    assert [name for name in of_lessons if after[name] <= before[name]] == []
    Erasure(database).lesson("bb", NOW + 1)
    assert rows(database) == before | {"lessons": 2}
    with database.read() as db:
        left = db.execute(select(lessons).where(lessons.c.id == "bb")).one()
    assert (left.code, left.title, left.closed_at) == ("", "", NOW + 1)
    assert Erasure(database).gone(["aa", "bb", "cc"]) == {"bb"}
    assert [lesson.id for lesson in Lessons(database).with_data()] == ["aa"]
    Lessons(database).purge(NOW + 2 + KEPT_CLOSED)
    with database.read() as db:
        assert db.scalars(select(lessons.c.id)).all() == ["aa"]


def test_deleted_lesson_accepts_no_row(database: Database) -> None:
    played(database, "aa", "AAAA", NAMES[:3])
    Erasure(database).lesson("aa", NOW + 1)
    before = rows(database)
    with pytest.raises(LessonOver):
        Ledger(database).append("aa", 1, "b", NOW, None, "[]")
    with pytest.raises(Conflict):
        Ledger(database).append("aa", 2, "b", NOW, None, "[]")
    with pytest.raises(LookupError):
        comes(People(database), "aa", "token", NOW, lambda _taken: NameTag("Late"))
    Results(database).save("aa", only([AnswerRecord(1, "aa.1", "someone", "What?", True, NOW)]))
    assert rows(database) == before


def of_a_class(database: Database, lesson: str, count: int) -> tuple[LessonRecord, list[str]]:
    """Store a closed lesson of ``count`` people from a class list; return its record and the people's ids."""
    Lessons(database).open(lesson, lesson.upper(), "Plants", NOW)
    names = [f"{lesson} {name}" for name in NAMES[:count]]
    Rosters(database).save(lesson, names)
    ids = []
    for number, name in enumerate(names):
        tag = NameTag(f"x {name}")
        joined = comes(People(database), lesson, f"{lesson} {number}", NOW, lambda _taken, tag=tag: tag)  # type: ignore[misc]
        Rosters(database).tick(lesson, number, joined.id)
        ids.append(joined.id)
    Ledger(database).append(lesson, 1, "a", NOW, 1, "[]")
    plain = lesson_of(count, 3, NOW)
    of = dict(zip([one.person for one in plain.participants], ids, strict=True))
    record = plain._replace(
        answers=[one._replace(person=of[one.person], typed=f"typed by {of[one.person]}") for one in plain.answers],
        participants=[one._replace(person=of[one.person]) for one in plain.participants],
    )
    Results(database).save(lesson, record)
    Lessons(database).close(lesson, NOW + 1)
    return record, ids


def without(record: LessonRecord, person: str) -> LessonRecord:
    return record._replace(
        answers=[one for one in record.answers if one.person != person],
        participants=[one for one in record.participants if one.person != person],
    )


def cells(database: Database) -> str:
    """Return the contents of all columns of all tables, as one text."""
    with database.read() as db:
        return "\n".join(str(row) for table in metadata.sorted_tables for row in db.execute(select(table)))


def test_deleted_person_is_in_no_column_and_sums_exclude_them(database: Database) -> None:
    of_a_class(database, "other", 6)
    others = cells(database)
    record, ids = of_a_class(database, "aa", 6)
    database.write(lambda db: db.execute(lesson_sums.update().values(bank_change=7)))
    assert ids[2] in cells(database)
    Erasure(database).person("aa", ids[2])
    left = cells(database)
    assert ids[2] not in left
    assert "aa " + NAMES[2] not in left
    kept, expected = Results(database).record("aa"), without(record, ids[2])
    assert (kept.answers, sorted(kept.participants)) == (expected.answers, sorted(expected.participants))
    assert sorted(one.wording for one in kept.questions) == sorted(one.wording for one in record.questions)
    assert Results(database).sums("aa") == sums(without(record, ids[2]).answers, 5)
    assert [name for name, _ in Rosters(database).in_lesson("aa").values()] == [
        f"aa {name}" for n, name in enumerate(NAMES[:6]) if n != 2
    ]
    assert Ledger(database).read("aa") == []
    with database.read() as db:
        assert db.scalar(select(lesson_sums.c.bank_change).where(lesson_sums.c.lesson == "aa")) == 7
    Erasure(database).person("aa", ids[0])
    assert Results(database).sums("aa") is None, "four are too few for a sum"
    assert len(Results(database).record("aa").participants) == 4
    Erasure(database).person("other", ids[1])  # a person of this lesson under another lesson's id
    Erasure(database).lesson("aa", NOW + 2)
    now = cells(database)
    assert all(
        line.replace("'space', 0,", "'space', 7,") in now
        for line in others.splitlines()
        if not line.startswith("('other', 1, 'a'")
    )


def test_deleted_sums_of_a_label_are_not_computed_again(database: Database) -> None:
    _, ids = of_a_class(database, "aa", 7)
    Lessons(database).label("aa", "8b")
    Erasure(database).label("8b")
    Erasure(database).person("aa", ids[0])
    assert Results(database).sums("aa") is None


def test_data_of_a_person_is_returned_by_column(database: Database) -> None:
    """The data comes from every table about people, and has nothing about others in the class."""
    record, ids = of_a_class(database, "aa", 6)
    assert {table.name for table in OF_PERSON} == {
        name for name, table in metadata.tables.items() if name == "people" or "person" in table.c
    }
    told = rows_about(database, "aa", ids[1])
    assert {name: set(rows[0]) for name, rows in told.items()} == {
        table.name: set(table.columns.keys()) for table in OF_PERSON
    }
    assert len(told["results"]) == sum(one.person == ids[1] for one in record.answers)
    assert (told["people"][0]["token_hash"], told["people"][0]["former"]) == (A_HASH, None)
    assert not any(name in str(told) for name in (*ids[:1], *ids[2:], f"aa {NAMES[0]}"))
    assert rows_about(database, "other", ids[1]) == {name: [] for name in told}


@pytest.mark.parametrize("with_banks", [False, True])
def test_everything_is_deleted_except_installation_facts(database: Database, with_banks: bool) -> None:
    played(database, "aa", "AAAA", NAMES[:3])
    facts = KeyValues(database)
    facts.secret_key()
    facts.beat(NOW)
    facts.set(VERSION, "0.1.0")
    SignOuts(database).sign_out()
    facts.set("choice:teacher", "{}")
    PendingImports(database).add("a.csv", b"x", "{}", NOW)
    bank = {"id": "b", "owner": "teacher", "title": "Ours", "language": "", "description": "", "source": ""}
    database.write(lambda db: db.execute(banks.insert(), bank | {"added_at": NOW, "archived": False}))
    Erasure(database).everything(NOW + 1, with_banks=with_banks)
    left = {name: count for name, count in rows(database).items() if count}
    assert left == {"lessons": 1, "facts": len(KEPT_FACTS)} | ({} if with_banks else {"banks": 1})
    assert Erasure(database).gone(["aa"]) == {"aa"}


@pytest.mark.parametrize("everything", [False, True])
def test_no_file_contains_a_name(tmp_path: Path, everything: bool) -> None:
    database = Database(f"sqlite:///{tmp_path}/quizbs.db")
    migrate(database)
    for at in range(6):
        played(database, f"l{at}", f"CODE{at}", NAMES[at * 50 : at * 50 + 50])
    named = [path for path in tmp_path.iterdir() if b"Ottokarline" in path.read_bytes()]
    assert named
    if everything:
        Erasure(database).everything(NOW)
    else:
        for at in (5, 0, 3, 1, 4, 2):
            Erasure(database).lesson(f"l{at}", NOW)
    for path in tmp_path.iterdir():
        assert b"Vexelburg" not in path.read_bytes()
        assert b"Ottokar" not in path.read_bytes()
    database.close()

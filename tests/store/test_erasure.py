"""What is deleted is gone from every byte of SQLite's files, and nothing of a deleted lesson comes after."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from quizbs.reports.answers import AnswerRecord
from quizbs.store.database import Database
from quizbs.store.erasure import KEPT_FACTS, Erasure
from quizbs.store.facts import Facts
from quizbs.store.ledger import Conflict, Ledger, LessonOver
from quizbs.store.lessons import Lessons
from quizbs.store.migrations import migrate
from quizbs.store.pending_imports import PendingImports
from quizbs.store.people import NameTag, People
from quizbs.store.results import Results
from quizbs.store.retention import KEPT_CLOSED
from quizbs.store.rosters import Rosters
from quizbs.store.schema import banks, lessons, metadata
from quizbs.store.sign_outs import SignOuts
from tests.store.lesson_records import lesson_of, only

NAMES = [f"Ottokarline Nr{number:03} Vexelburg" for number in range(300)]
NOW = 1_000_000.0


def played(database: Database, lesson: str, code: str, names: list[str]) -> None:
    """Store a lesson of which every table of lessons knows something."""
    Lessons(database).open(lesson, code, "Plants", NOW)
    Rosters(database).keep(lesson, names)
    for number, name in enumerate(names):
        People(database).join(lesson, f"{lesson} {number}", NOW, lambda _taken, name=name: NameTag(name))  # type: ignore[misc]
    for stream in (f"lesson:{lesson}", f"game:{lesson}.1"):
        Ledger(database).append(stream, 1, "a", NOW, None, "[]")
    Results(database).keep(lesson, lesson_of(6, 3, NOW))


def rows(database: Database) -> dict[str, int]:
    with database.read() as db:
        return {table.name: db.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables}


def test_a_deleted_lesson_leaves_its_id_alone_and_others_are_as_before(database: Database) -> None:
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
    assert [lesson.id for lesson in Lessons(database).kept()] == ["aa"]
    Lessons(database).purge(NOW + 2 + KEPT_CLOSED)
    with database.read() as db:
        assert db.scalars(select(lessons.c.id)).all() == ["aa"]


def test_no_row_comes_after(database: Database) -> None:
    played(database, "aa", "AAAA", NAMES[:3])
    Erasure(database).lesson("aa", NOW + 1)
    before = rows(database)
    with pytest.raises(LessonOver):
        Ledger(database).append("lesson:aa", 1, "b", NOW, None, "[]")
    with pytest.raises(LessonOver):
        Ledger(database).append("game:aa.2", 1, "b", NOW, None, "[]")
    with pytest.raises(Conflict):
        Ledger(database).append("game:aa.1", 2, "b", NOW, None, "[]")
    with pytest.raises(LookupError):
        People(database).join("aa", "token", NOW, lambda _taken: NameTag("Late"))
    Results(database).keep("aa", only([AnswerRecord(1, "aa.1", "someone", "What?", True, NOW)]))
    assert rows(database) == before


@pytest.mark.parametrize("with_banks", [False, True])
def test_everything_goes_but_what_tells_of_nobody(database: Database, with_banks: bool) -> None:
    played(database, "aa", "AAAA", NAMES[:3])
    facts = Facts(database)
    facts.secret_key()
    facts.beat(NOW)
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
def test_no_name_stands_in_any_file(tmp_path: Path, everything: bool) -> None:
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

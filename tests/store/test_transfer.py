"""Moving the data of a laptop to a school's database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.lessons import Lessons
from quizbs.store.pictures import Pictures
from quizbs.store.results import Results
from quizbs.store.saved_banks import SavedBanks
from quizbs.store.schema import item_sums, metadata
from quizbs.store.teachers import Teachers
from tests.web.app import app_in, teacher_of
from tests.web.past_lessons import simulated, stored
from tests.web.test_several_teachers import LABEL, PICTURE, PRESET, TITLE, owned_by, second

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.cli_runner import CliRunner

NOT_MOVED = {"teachers", "waiting_banks", "facts"}


@pytest.fixture
def laptop(tmp_path: Path) -> Path:
    """Return the data folder of a teacher with a bank with a picture, rules, a closed lesson and an open one."""
    folder = tmp_path / "laptop"
    folder.mkdir()
    with app_in(folder) as app:
        client = teacher_of(app)
        owned_by(app, client)
        app.store.pictures.save(2, 2, b"a picture", time.time())
    return folder


def rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows by table, without the columns that name the owner."""
    with database.read() as db:
        return {
            table.name: sorted(
                tuple(value for name, value in row._asdict().items() if name != "owner")
                for row in db.execute(table.select())
            )
            for table in metadata.sorted_tables
        }


def test_everything_is_moved_to_one_teacher(quizbs: CliRunner, database: Database, laptop: Path) -> None:
    teachers = Teachers(database)
    for name in ("Ada", "Bo"):
        teachers.add(name, time.time())
    bo, url = second(teachers), database.url.render_as_string(hide_password=False)
    own = SavedBanks(database).add("Mine", (), 1.0, language="en", owner=bo)

    def bring(*more: str) -> tuple[int, str]:
        ran = quizbs("teacher", "bring", *more, within=laptop.parent, database=url)
        return ran.returncode, ran.stdout + ran.stderr

    refused = bring("Bo", str(laptop))
    assert refused[0] == 1
    assert "--end-lessons" in refused[1]
    assert bring("Bo", str(laptop), "--end-lessons") == (0, "Bo has 1 bank and 2 lessons more now.\n")
    assert {one.title for one in SavedBanks(database, bo).list()} == {"Mine", TITLE}
    assert SavedBanks(database, "teacher").list() == []
    assert all(one.closed_at is not None and one.owner == bo for one in Lessons(database).with_data())

    source = Database(f"sqlite:///{laptop / 'quizbs.db'}")
    there, came = rows(source), rows(database)
    source.close()
    for name in set(there) - NOT_MOVED - {"lessons", "banks", "participants"}:
        assert came[name] == there[name], name
    assert len(came["pictures"]) == 1
    assert Pictures(database).visible_to(lambda: {bo}).find(PICTURE.partition(".")[0]) is not None
    assert Pictures(database).visible_to(lambda: {"teacher"}).find(PICTURE.partition(".")[0]) is None
    assert set(there["participants"]) < set(came["participants"]), "and who was in the lesson that is over by this"
    over = Results(database).record("ffffffffffff")
    assert len(over.answers) > 300
    assert over == Results(Database(f"sqlite:///{laptop / 'quizbs.db'}")).record("ffffffffffff")
    assert PRESET in str(KeyValues(database).get(f"presets:{bo}"))
    assert not {row for row in there["facts"] if "secret_key" in row} & set(came["facts"])

    assert bring("Bo", str(laptop), "--end-lessons")[1].startswith("Bo has 0 banks and 0 lessons more now.\n3 had come")
    assert rows(database) == came
    assert SavedBanks(database, bo).find(own) is not None


def test_later_lessons_are_moved_by_a_second_transfer(quizbs: CliRunner, database: Database, laptop: Path) -> None:
    Teachers(database).add("Ada", time.time())
    url = database.url.render_as_string(hide_password=False)
    quizbs("teacher", "bring", "Ada", str(laptop), "--end-lessons", within=laptop.parent, database=url)
    with database.read() as db:
        before = db.execute(item_sums.select()).all()
    with app_in(laptop) as app:
        stored(app, "aaaaaaaaaaaa", simulated(3), time.time() - 2400, label=LABEL, code="AAAA")
    quizbs("backup", "copy.quizbs", within=laptop.parent, data=laptop)
    ran = quizbs("teacher", "bring", "Ada", "copy.quizbs", "--end-lessons", within=laptop.parent, database=url)
    assert "0 banks and 1 lesson more" in ran.stdout
    assert len(Results(database).record("aaaaaaaaaaaa").answers) > 300
    with database.read() as db:
        assert db.execute(item_sums.select()).all() == before


def test_shared_source_is_not_moved_to_one_teacher(quizbs: CliRunner, tmp_path: Path) -> None:
    for name in ("Ada", "Bo"):
        assert quizbs("teacher", "add", name, within=tmp_path).returncode == 0
        assert quizbs("teacher", "add", name, within=tmp_path, data=tmp_path / "other").returncode == 0
    ran = quizbs("teacher", "bring", "Bo", "other", within=tmp_path)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "several teachers share" in ran.stderr


@pytest.mark.parametrize(("content", "says"), [(b"", "isn't the data"), (b"PK\x03\x04 no database", "isn't the data")])
def test_source_that_is_no_laptop_data_is_refused(quizbs: CliRunner, tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "file").write_bytes(content)
    assert quizbs("teacher", "add", "Ada", within=tmp_path).returncode == 0
    ran = quizbs("teacher", "bring", "Ada", "file", within=tmp_path)
    assert (ran.returncode, says in ran.stderr) == (1, True)
    for wrong in (("Ada", "nowhere"), ("Bo", "file")):
        assert quizbs("teacher", "bring", *wrong, within=tmp_path).returncode == 1
    assert "Nothing was copied" in quizbs("teacher", "bring", "Ada", "nowhere", within=tmp_path).stderr

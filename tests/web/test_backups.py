"""Backups during a game, and restoring them: checked, migrated, and with the old data kept."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from quizbs.store.database import Database
from quizbs.store.lessons import Lessons
from quizbs.store.migrations import migrate
from tests.banks.test_picture_sandbox import drawn, zipped
from tests.web.prompt import started
from tests.web.shipped import Browser, Screen, Server, host, open_lesson, running, student, until
from tests.web.test_deletion import game_of_three

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.support.cli_runner import CliRunner


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder inside a folder of its own."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.fixture
def own(folder: Path) -> Iterator[Server]:
    with running(folder) as server:
        yield server
        assert "Traceback" not in server.log


def state_of(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as db:
        tables = ("ledger", "people", "pictures", "questions")
        return {table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}  # noqa: S608


def test_backup_during_game_restores_and_continues(quizbs: CliRunner, own: Server, folder: Path) -> None:
    teacher = host(own)
    files = {"q.csv": b"Question,Answer,Wrong 1,Image\nWhich?,oak,ash,leaf.png\n", "leaf.png": drawn()}
    (folder / "q.zip").write_bytes(zipped(files))
    assert quizbs("import", str(folder / "q.zip"), within=folder.parent).returncode == 0
    code, phones, wall = game_of_three(own, teacher)
    hands = [phone.sync()["game"]["you"]["hand"] for phone in phones]
    backup = folder.parent / "monday.quizbs"
    made = started(folder, "backup", str(backup), screens=[*phones, wall])
    assert (made.returncode, made.stderr) == (0, "")
    if sys.platform != "win32":
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    held = state_of(backup)
    assert held["pictures"] == held["questions"] == 1
    assert held["people"] == 4
    assert not backup.with_name("monday.quizbs-wal").exists()

    later = [student(own, code, "dan")]
    assert wall.act("end") == {"done": True}
    refused = started(folder, "restore", str(backup))
    assert refused.returncode == 1
    assert f"quizbs is running (process {own.child.pid})" in refused.stderr
    assert f"· {code} ·" in refused.stderr
    assert later[0].page("/play").status_code == 200

    own.stop()
    not_yet = quizbs("restore", str(backup), within=folder.parent)
    assert not_yet.returncode == 1
    assert f"· {code} ·" in not_yet.stderr
    assert "--end-lessons" in not_yet.stderr
    done = started(folder, "restore", str(backup), "--end-lessons")
    assert (done.returncode, done.stderr) == (0, "")
    (old,) = folder.glob("before *.quizbs")
    assert str(old) in done.stdout
    assert state_of(old)["people"] == 5
    if sys.platform != "win32":
        assert stat.S_IMODE((folder / "quizbs.db").stat().st_mode) == 0o600
        assert stat.S_IMODE(old.stat().st_mode) == 0o600

    own.start()
    browsers = [phone.browser for phone in phones]
    again = [Screen(browser, "phone", code) for browser in browsers]
    assert [phone.sync()["game"]["you"]["hand"] for phone in again] == hands
    assert "running" not in own.log.partition("For you")[2]
    assert later[0].page("/play").url.endswith("/")  # this student joined after the backup, so is unknown


def test_older_backup_is_migrated_when_restored(quizbs: CliRunner, folder: Path) -> None:
    old = folder.parent / "first.quizbs"
    database = Database(f"sqlite:///{old}")
    migrate(database, "r0001")
    database.close()
    with closing(sqlite3.connect(old)) as db:
        db.execute("INSERT INTO banks VALUES ('b1', 'teacher', 'Plants of old', 'en', '', '', 1.0, 0)")
        db.commit()
    done = quizbs("restore", str(old), within=folder.parent)
    assert (done.returncode, done.stderr) == (0, "")
    exported = quizbs("export", "Plants of old", "-o", "-", within=folder.parent)
    assert exported.returncode == 0, exported.stderr


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE alembic_version SET version_num = 'r9999'")
        db.commit()


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2 // 4096 * 4096)


def scratched(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.seek(4096 * 3)
        stream.write(os.urandom(4096 * 6))


def no_database(file: Path) -> None:
    file.write_text("shopping list")


def another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE notes (text)")
        db.commit()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (newer, "is from a newer quizbs. Install that version."),
        (cut, "is damaged. Use an older backup."),
        (scratched, "is damaged. Use an older backup."),
        (no_database, "isn't a quizbs backup."),
        (another_program, "isn't a quizbs backup."),
        (os.unlink, "No such file or directory."),
    ],
    ids=lambda one: getattr(one, "__name__", None),
)
def test_unrestorable_backup_is_reported_and_changes_nothing(
    quizbs: CliRunner, folder: Path, spoil: object, says: str
) -> None:
    assert quizbs("import", "--title", "Kept", str(a_bank(folder)), within=folder.parent).returncode == 0
    backup = folder.parent / "b.quizbs"
    assert quizbs("backup", str(backup), within=folder.parent).returncode == 0
    assert callable(spoil)
    spoil(backup)
    before = (folder / "quizbs.db").read_bytes()
    told = quizbs("restore", str(backup), within=folder.parent)
    assert told.returncode == 1
    assert told.stderr.startswith("quizbs: ")
    assert says in told.stderr
    assert told.stderr.rstrip().endswith("Nothing was changed.")
    assert told.stderr.count("\n") == 1
    assert (folder / "quizbs.db").read_bytes() == before
    assert not list(folder.glob("before *"))
    assert not list(folder.glob("*restored*"))


def a_bank(folder: Path) -> Path:
    file = folder.parent / "bank.csv"
    file.write_text("Question,Answer\nWhich planet has Phobos?,Mars\n")
    return file


def test_restore_replaces_a_damaged_database(quizbs: CliRunner, folder: Path) -> None:
    assert quizbs("import", "--title", "Kept", str(a_bank(folder)), within=folder.parent).returncode == 0
    backup = folder.parent / "b.quizbs"
    assert quizbs("backup", str(backup), within=folder.parent).returncode == 0
    scratched(folder / "quizbs.db")
    done = quizbs("restore", str(backup), within=folder.parent)
    assert (done.returncode, done.stderr) == (0, "")
    assert quizbs("export", "Kept", "-o", "-", within=folder.parent).returncode == 0


def test_restore_checks_the_file_before_open_lessons(quizbs: CliRunner, folder: Path) -> None:
    assert quizbs("import", str(a_bank(folder)), within=folder.parent).returncode == 0
    database = Database(f"sqlite:///{folder / 'quizbs.db'}")
    Lessons(database).open("lesson", "ABCD", "Space", time.time())
    database.close()
    bad, good = folder.parent / "bad.zip", folder.parent / "b.quizbs"
    bad.write_bytes(b"PK")
    assert quizbs("backup", str(good), within=folder.parent).returncode == 0
    assert "isn't a quizbs backup" in quizbs("restore", str(bad), within=folder.parent).stderr
    assert "--end-lessons" in quizbs("restore", str(good), within=folder.parent).stderr
    assert not list(folder.glob("*restored*"))


def test_restore_replaces_an_empty_database(quizbs: CliRunner, folder: Path) -> None:
    assert quizbs("import", "--title", "Kept", str(a_bank(folder)), within=folder.parent).returncode == 0
    backup = folder.parent / "b.quizbs"
    assert quizbs("backup", str(backup), within=folder.parent).returncode == 0
    (folder / "quizbs.db").write_bytes(b"")
    assert "the file has 0 bytes" in quizbs("export", "Kept", within=folder.parent).stderr
    assert quizbs("restore", str(backup), within=folder.parent).returncode == 0
    assert quizbs("export", "Kept", "-o", "-", within=folder.parent).returncode == 0


def test_backup_never_overwrites_a_file(quizbs: CliRunner, folder: Path) -> None:
    assert quizbs("import", str(a_bank(folder)), within=folder.parent).returncode == 0
    told = quizbs("backup", str(a_bank(folder)), within=folder.parent)
    assert (told.returncode, told.stderr.count("\n")) == (1, 1)
    assert "already exists. Choose another name." in told.stderr
    assert quizbs("backup", str(folder / "no" / "b"), within=folder.parent).returncode == 1
    assert not list(folder.parent.glob("*.part"))


def test_restore_keeps_later_sign_outs(quizbs: CliRunner, own: Server, folder: Path) -> None:
    stranger = host(own)
    open_lesson(stranger)
    backup = folder.parent / "b.quizbs"
    assert quizbs("backup", str(backup), within=folder.parent).returncode == 0
    assert quizbs("sign-out", typed="sign out\n", within=folder.parent).returncode == 0
    until(lambda: stranger.page("/host").status_code == 403 or None, "the sign-out")
    own.stop(signal.SIGTERM)
    assert quizbs("restore", str(backup), "--end-lessons", within=folder.parent).returncode == 0
    own.start()
    assert stranger.page("/host").status_code == 403
    assert Browser(own).get(own.host_url, timeout=30).status_code == 200


def test_backup_of_postgresql_is_left_to_pg_dump(
    quizbs: CliRunner, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUIZBS_DATABASE", "postgresql://somebody@127.0.0.1:1/none")
    for words in (["backup", "x"], ["restore", "x"]):
        told = quizbs(*words, within=folder.parent)
        assert told.returncode == 1
        assert "pg_dump and pg_restore" in told.stderr

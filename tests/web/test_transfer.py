"""Moving to another computer by web pages: saving a backup, and uploading one."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
import requests

from quizbs.store import backups
from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.migrations import migrate
from quizbs.web.server import gate
from tests.store.tables import lay_tables
from tests.support.timeouts import PATIENCE
from tests.web.shipped import Browser, Screen, Server, host, open_lesson, running, student, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.support.cli_runner import CliRunner

A_BANK = (
    "INSERT INTO banks (id, owner, title, language, description, source, added_at, archived)"
    " VALUES ('b1', 'teacher', 'Plants of old', 'en', '', '', 1.0, 0)"
)
BANK = "Question,Answer,Wrong 1\nWhich planet has Phobos?,Mars,Venus\n"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "own").mkdir()
    with running(tmp_path / "own") as server:
        yield server
        assert "Traceback" not in server.log


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Server]:
    """Yield the server of the other computer, to which everything is moved."""
    (tmp_path / "other").mkdir()
    with running(tmp_path / "other") as server:
        yield server
        assert "Traceback" not in server.log


def bring(browser: Browser, content: bytes, name: str = "monday.quizbs") -> requests.Response:
    base = browser.server.base
    files = {"file": (name, content)}
    return browser.post(base + gate.BACKUP_PATH, files=files, headers={"Origin": base}, timeout=PATIENCE)


def saved(browser: Browser) -> bytes:
    answer = browser.page("/host/transfer/file")
    assert answer.headers["Content-Disposition"].endswith('.quizbs"')
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.content


def has_banks(browser: Browser, title: str) -> bool:
    try:
        return title in browser.page("/banks").text
    except requests.ConnectionError:  # the old server has closed the connection
        return False


def facts_in(file: Path) -> dict[str, str]:
    with closing(sqlite3.connect(file)) as db:
        return dict(db.execute("SELECT key, value FROM facts").fetchall())


def test_saved_backup_can_be_uploaded_to_a_running_server(
    quizbs: CliRunner, own: Server, other: Server, tmp_path: Path
) -> None:
    (tmp_path / "bank.csv").write_text(BANK)
    assert quizbs("import", "--title", "Moons", "bank.csv", within=tmp_path, data=own.folder).returncode == 0
    teacher = host(own)
    until_day = {"keep_class": "yes", "class_until": f"{datetime.now(UTC) + timedelta(30):%Y-%m-%d}"}
    code = open_lesson(teacher, label="8b", roster="Zora\nYusuf", naming="roster", **until_day)
    wall, phone = Screen(teacher, "wall", code), student(own, open_lesson(teacher), "Quentin")
    backup = saved(teacher)
    secret = facts_in(own.folder / "quizbs.db")["secret_key"]
    assert b"Quentin" in backup
    assert b"Zora" in backup
    assert secret.encode() not in backup
    assert not {"secret_key", "signed_out"} & facts_in(put(tmp_path / "b.quizbs", backup)).keys()
    wall.close()
    phone.close()

    there = host(other)
    own_key = facts_in(other.folder / "quizbs.db")["secret_key"]
    asks = bring(there, backup).text
    assert "1 question bank of your own · 2 lessons · 1 saved class" in asks
    assert str(other.folder / "before ") in asks
    assert "Moons" not in there.page("/banks").text
    assert "starting again" in there.form("/host/transfer/take").text
    until(lambda: has_banks(there, "Moons"), "the bank")
    assert "Everything from the backup is here now." in there.page("/host/transfer?done").text
    assert "8b" in there.page("/host").text
    assert f"/wall/{code}" in there.page("/host").text
    assert facts_in(other.folder / "quizbs.db")["secret_key"] == own_key
    (before,) = other.folder.glob("before *")
    assert str(before) in there.page("/host/transfer").text
    assert "Moons" not in str(before.read_bytes())
    there.form("/host/transfer/delete", name=before.name)
    assert sorted(file.name for file in other.folder.iterdir() if not file.name.startswith("log")) == [
        "quizbs.db",
        "quizbs.db-shm",
        "quizbs.db-wal",
        "quizbs.db.lock",
        "quizbs.db.serving",
    ]
    assert other.stop() < PATIENCE


def put(file: Path, content: bytes) -> Path:
    file.write_bytes(content)
    return file


def a_backup(folder: Path, to: str = "head") -> Path:
    """Return a backup of a small database at the revision ``to``."""
    database = Database(f"sqlite:///{folder / 'small.db'}")
    migrate(database, to)
    database.write(lambda db: db.exec_driver_sql(A_BANK))
    database.close()
    backups.copy(folder / "small.db", folder / "small.quizbs", with_keys=to != "head")
    return folder / "small.quizbs"


def changed(file: Path, *statements: str) -> bytes:
    with closing(sqlite3.connect(file)) as db, db:
        for statement in statements:
            db.execute(statement)
    return file.read_bytes()


def of_another_program(file: Path) -> bytes:
    file.unlink()
    return changed(file, "CREATE TABLE notes (text)")


def scratched(file: Path) -> bytes:
    content = file.read_bytes()
    return content[:4096] + os.urandom(4096 * 3) + content[4096 * 4 :]


NEWER = "UPDATE alembic_version SET version_num = 'r9999'"
UNFIT: dict[str, tuple[Callable[[Path], bytes], str]] = {
    "newer": (lambda file: changed(file, NEWER, "UPDATE facts SET value = '0.3'"), "A newer quizbs (0.3) saved this"),
    "cut": (lambda file: file.read_bytes()[: 4096 * 9], "The end of this file is missing."),
    "damaged": (scratched, "This file is damaged."),
    "several": (
        lambda file: changed(file, "INSERT INTO teachers VALUES ('a', 'Ada', 1, 'x', NULL, NULL)"),
        "This backup belongs to several teachers",
    ),
    "zip": (lambda _: b"PK\x03\x04 and more", "This is a ZIP file or a document."),
    "picture": (lambda _: b"\x89PNG\r\n and more", "This is a picture."),
    "another": (of_another_program, "This file is from another program."),
    "empty": (lambda _: b"", "This file is empty."),
    "text": (lambda _: b"shopping list", "This isn’t a backup of quizbs."),
}


@pytest.fixture(scope="module")
def host_of_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield host(server)


@pytest.mark.parametrize("kind", UNFIT)
def test_unfit_backup_is_refused_with_the_reason(host_of_app: Browser, tmp_path: Path, kind: str) -> None:
    spoil, says = UNFIT[kind]
    answer = bring(host_of_app, spoil(a_backup(tmp_path)))
    assert answer.status_code == 409
    assert "Nothing has changed" in answer.text
    assert says in answer.text
    assert "isn’t here any more" in host_of_app.form("/host/transfer/take").text
    assert isinstance(host_of_app.server, Server)
    assert not list(host_of_app.server.folder.glob("quizbs.db.[!ls]*"))


def test_older_backup_is_migrated_and_can_be_discarded(host_of_app: Browser, tmp_path: Path) -> None:
    asks = bring(host_of_app, a_backup(tmp_path, "r0001").read_bytes()).text
    assert "1 question bank of your own · 0 lessons · 0 saved classes" in asks
    assert "Choose a backup" in host_of_app.form("/host/transfer/drop").text


def test_backup_cannot_be_uploaded_while_a_lesson_is_running(host_of_app: Browser, tmp_path: Path) -> None:
    backup = a_backup(tmp_path).read_bytes()
    bring(host_of_app, backup)
    wall = Screen(host_of_app, "wall", open_lesson(host_of_app))
    for answer in (bring(host_of_app, backup), host_of_app.form("/host/transfer/take")):
        assert "A lesson is running. Bring the backup here when it’s over." in answer.text
    wall.close()
    host_of_app.form("/host/transfer/drop")


def test_backup_may_be_larger_than_other_files(host_of_app: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "This isn’t a backup" in bring(host_of_app, b"x" * (gate.UPLOAD + 1)).text
    stranger = Browser(host_of_app.server)
    assert stranger.page("/host/transfer").status_code == 403
    assert stranger.page("/host/transfer/file").status_code == 403
    length = {"Content-Length": str(gate.BACKUP + 1), "Origin": host_of_app.server.base}
    request = requests.Request("POST", host_of_app.server.base + gate.BACKUP_PATH, headers=length, data=b"x")
    prepared = host_of_app.prepare_request(request)
    prepared.headers["Content-Length"] = length["Content-Length"]
    assert "can have up to 1,000 MB" in host_of_app.send(prepared, timeout=PATIENCE).text


def test_failed_restore_at_the_start_keeps_the_old_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = put(tmp_path / "quizbs.db", a_backup(tmp_path).read_bytes())

    def full(_: Path, to: Path) -> None:
        to.write_bytes(b"half of it")
        raise OSError(28, "No space left on device")

    put(backups.next_of(database), a_backup_of_none(tmp_path))
    with monkeypatch.context() as broken:
        broken.setattr(shutil, "copy2", full)
        assert not backups.put_next_in_place(database)
    assert (backups.inside(database).banks, backups.next_of(database).exists()) == (1, False)
    assert not list(tmp_path.glob("before *"))


def a_backup_of_none(folder: Path) -> bytes:
    lay_tables(folder / "none.db")
    return (folder / "none.db").read_bytes()


def test_next_start_finishes_an_interrupted_restore(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = put(tmp_path / "quizbs.db", a_backup(tmp_path).read_bytes())
    put(backups.next_of(database), a_backup_of_none(tmp_path))

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(type(database), "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            backups.put_next_in_place(database)
    assert backups.inside(database).banks == 1
    assert backups.put_next_in_place(database)
    assert backups.inside(database).banks == 0
    (kept,) = tmp_path.glob("before *.quizbs")
    assert backups.inside(kept).banks == 1
    assert not backups.next_of(database).exists()


def test_restored_backup_keeps_the_secret_key_of_this_computer(tmp_path: Path) -> None:
    database, new = tmp_path / "quizbs.db", tmp_path / "new.db"
    keys = {}
    for file in (database, new):
        lay_tables(file)
        opened = Database(f"sqlite:///{file}")
        keys[file] = KeyValues(opened).secret_key(), KeyValues(opened).origin()
        opened.close()
    backups.put_in_place(new, database, tmp_path / "kept.quizbs", own_keys=True)
    opened = Database(f"sqlite:///{database}")
    assert (KeyValues(opened).secret_key(), KeyValues(opened).origin()) == (keys[database][0], keys[new][1])
    opened.close()

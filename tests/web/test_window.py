"""quizbs as a child of the app's window: it reports its state, and ends with the window or by the host page."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest

from quizbs.cli.banks import database_in_words
from quizbs.cli.instance_lock import InstanceLock
from quizbs.config import NotStarted
from quizbs.store.migrations import VERSION
from quizbs.window.child import ServerChild, command
from quizbs.window.watch import Report, ask
from tests.store.tables import lay_tables
from tests.support.timeouts import PATIENCE
from tests.tools.wheel import environment
from tests.web.shipped import Browser, Screen, open_lesson, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Started:
    """A quizbs process started as the window does."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log.txt"
        environ = os.environ | environment() | {"QUIZBS_DATA": str(folder), "QUIZBS_PORT": "0"}
        with self.log.open("wb") as log:
            self.child = subprocess.Popen(command(), stdin=subprocess.PIPE, stdout=log, stderr=log, env=environ)
        lock = InstanceLock(folder / "quizbs.db")
        until(lambda: (known := lock.note()) and known.address, "the page", 60.0)
        note = lock.note()
        assert note
        assert note.process == self.child.pid
        self.page = note.address
        self.base = self.page.partition("/host")[0]
        self.netloc = self.base.removeprefix("http://")
        self.port = self.netloc.partition(":")[2]

    def teacher(self) -> Browser:
        browser = Browser(self)
        assert browser.get(self.page, timeout=PATIENCE).status_code == 200
        return browser

    def ends(self) -> int:
        return self.child.wait(PATIENCE)


@contextmanager
def started(folder: Path) -> Iterator[Started]:
    made = Started(folder)
    with made.child:
        try:
            yield made
        finally:
            made.child.kill()


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Started]:
    with started(tmp_path) as made:
        yield made


def test_quizbs_ends_when_its_window_is_gone(window: Started) -> None:
    assert window.child.stdin
    window.child.stdin.close()
    assert window.ends() == 0
    lines = [json.loads(line) for line in window.log.read_text().splitlines()]
    assert [line["message"] for line in lines] == ["quizbs is running"]
    assert "key=" not in window.log.read_text()


def test_window_report_shows_whether_a_lesson_is_running(window: Started) -> None:
    teacher = window.teacher()
    before = ask(window.page)
    assert before == Report(before.address if before else "", lesson=False)
    wall = Screen(teacher, "wall", open_lesson(teacher))
    until(lambda: (now := ask(window.page)) and now.lesson, "the wall")
    wall.close()
    until(lambda: (now := ask(window.page)) and not now.lesson, "that no screen shows the lesson")


def test_server_allows_the_name_that_the_window_announces(window: Started) -> None:
    def asked(host: str) -> int:
        return Browser(window).get(window.base, headers={"Host": f"{host}:{window.port}"}).status_code

    assert asked("quizbs-2.local") == 400
    report = ask(window.page, "quizbs-2.local")
    assert report
    assert report.name == (f"quizbs-2.local:{window.port}" if report.address else "")
    assert asked("quizbs-2.local") == 200
    assert asked("quizbs.local") == 400
    ask(window.page)
    assert asked("quizbs-2.local") == 400


def test_window_report_needs_the_key_of_this_start(window: Started) -> None:
    assert ask(window.page[:-1] + "*") is None
    assert window.teacher().page("/window").status_code == 404


def test_host_page_can_quit_quizbs(window: Started) -> None:
    teacher = window.teacher()
    assert "Quit quizbs" in teacher.page("/host").text
    assert Browser(window).form("/host/quit").status_code == 403
    assert "quizbs has ended" in teacher.form("/host/quit").text
    assert window.ends() == 0


def test_quitting_during_a_lesson_is_confirmed(window: Started) -> None:
    teacher = window.teacher()
    wall = Screen(teacher, "wall", open_lesson(teacher))
    assert "A lesson is open" in teacher.form("/host/quit").text
    assert "quizbs has ended" in teacher.form("/host/quit", sure="yes").text
    assert window.ends() == 0
    wall.close()


@pytest.mark.parametrize(("version", "named"), [("0.3", "quizbs (0.3)."), ("", "quizbs.")])
def test_window_names_the_newer_quizbs_that_saved_the_data(tmp_path: Path, version: str, named: str) -> None:
    lay_tables(file := tmp_path / "quizbs.db")
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = 'r9999'")
        db.execute("UPDATE facts SET value = ? WHERE key = ?", (version, VERSION))
    before = file.read_bytes()
    child = ServerChild(tmp_path / "log.txt", environment() | {"QUIZBS_DATA": str(tmp_path), "QUIZBS_PORT": "0"})
    until(lambda: child.ended() is not None, "its end")
    child.end()
    assert child.why().startswith(f"These lessons were saved by a newer {named} Install")
    assert file.read_bytes() == before


def test_quit_exists_only_if_started_by_the_window(teacher: Browser) -> None:
    assert "Quit" not in teacher.page("/host").text
    assert teacher.form("/host/quit").status_code == 404
    assert teacher.page("/window").status_code == 404


@pytest.mark.parametrize(("name", "seen"), [("psycopg", NotStarted), ("quizbs.nothing", ModuleNotFoundError)])
def test_only_a_missing_postgresql_driver_is_explained(name: str, seen: type[Exception]) -> None:
    with pytest.raises(seen), database_in_words():
        raise ModuleNotFoundError(name=name)

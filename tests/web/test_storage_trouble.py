"""A full disk, a damaged or missing file: clear messages, no traceback, and no loss of acknowledged acts.

The disk is a real small file system if the test may mount one, else a limit on the size of files.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
import requests

from tests.web.prompt import started
from tests.web.shipped import Browser, Screen, Server, host, open_lesson, running, student, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs a tmpfs or prlimit")

SIZE = 6_000_000  # bytes of the small file system


class Disk:
    """A data folder that can be filled up and freed while a server writes to it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.server = folder, 0
        self.mounted = False
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
            subprocess.run(mount, check=True, capture_output=True)
            self.mounted = True

    def fill(self) -> None:
        if not self.mounted:
            self._limit(max(path.stat().st_size for path in self.folder.glob("quizbs.db*")))
            return
        with (self.folder / "holiday.mp4").open("wb", buffering=0) as film, contextlib.suppress(OSError):
            for size in (65536, 4096, 512, 1):
                with contextlib.suppress(OSError):
                    while film.write(b"\0" * size):
                        pass

    def free(self) -> None:
        if self.mounted:
            (self.folder / "holiday.mp4").unlink()
        else:
            self._limit(-1)

    def _limit(self, most: int) -> None:
        import resource

        _, hard = resource.prlimit(self.server, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server, resource.RLIMIT_FSIZE, (most, hard))

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    (tmp_path / "disk").mkdir()
    small = Disk(tmp_path / "disk")
    yield small
    small.close()


def served(log: str) -> None:
    """Assert that a log has no traceback and no failed request."""
    assert "Traceback" not in log
    assert "failed" not in log, log


def readiness(server: Server) -> tuple[int, str]:
    answer = requests.get(f"{server.base}/readyz", timeout=30)
    return answer.status_code, answer.text.strip()


def troubled(screen: Screen, why: str) -> None:
    """Wait until a screen is sent this trouble; "" means that the trouble is over."""

    def told() -> bool:
        screen.drain()
        pulses = [said for name, said in screen.events if name == "pulse"]
        return bool(pulses) and pulses[-1].get("trouble", "") == why

    until(told, f"trouble {why!r}", each=0.2)


def game_of(folder: Path, teacher_of: Callable[[Server], Browser], server: Server) -> tuple[str, Screen, Screen]:
    teacher = teacher_of(server)
    code = open_lesson(teacher, **{"opt.turn_time": "0"})
    phone = Screen(student(server, code, "ann"), "phone", code)
    wall = Screen(teacher, "wall", code)
    assert wall.act("bots", seats=3) == {"done": True}
    return code, phone, wall


def test_full_disk_is_shown_on_all_screens_and_loses_no_act(disk: Disk) -> None:
    with running(disk.folder) as server:
        disk.server = server.child.pid
        code, phone, wall = game_of(disk.folder, host, server)
        done = wall.act("lock")
        assert done == {"done": True}
        newcomer = Browser(server)
        assert wall.act("unlock") == {"done": True}
        newcomer.page(f"/j/{code}")
        disk.fill()
        assert wall.act("lock") == {"refused": "busy"}
        assert until(lambda: readiness(server)[0] == 503, "not ready")
        assert readiness(server)[1] == "the disk is full: free some space"
        for screen in (phone, wall):
            troubled(screen, "full")
        refused = newcomer.form(f"/j/{code}", typed="bob")
        assert refused.status_code == 503
        assert "The disk is full" in refused.text
        assert "Tell your teacher" in refused.text
        teacher = host(server)
        opened = teacher.form("/host/open", bank="space", preset="classroom", naming="made")
        assert opened.status_code in {409, 503}
        assert "Free some space on the laptop" in opened.text
        assert "Free some space on the laptop" in teacher.page("/host").text
        assert phone.sync()["lesson"]["locked"] is False

        disk.free()
        until(lambda: readiness(server) == (200, "ready"), "ready again")
        for screen in (phone, wall):
            troubled(screen, "")
        assert wall.act("lock") == {"done": True}
        assert wall.act("unlock") == {"done": True}
        assert newcomer.form(f"/j/{code}", typed="bob").url.endswith("/play")
        before = phone.sync()["lesson"]["seats"]
        served(server.log)
        server.stop(signal.SIGKILL)
        server.start()
        again = Screen(phone.browser, "phone", code)
        assert again.sync()["lesson"]["seats"] == before
        served(server.log)


def test_clocks_do_not_run_while_the_disk_is_full(disk: Disk) -> None:
    with running(disk.folder) as server:
        disk.server = server.child.pid
        teacher = host(server)
        code = open_lesson(teacher, **{"opt.turn_time": "60"})
        phones = [Screen(student(server, code, name), "phone", code) for name in ("ann", "bob", "cem")]
        wall = Screen(teacher, "wall", code)
        assert wall.act("deal") == {"done": True}
        turn = phones[0].wait_for(lambda view: view["game"] and view["game"]["turn"])["game"]["turn"]
        (plays,) = [phone for phone in phones if phone.sync()["you"]["seat"] == turn]
        left = plays.sync()["game"]["you"]["clock"]["left"]
        disk.fill()
        for screen in (*phones, wall):
            troubled(screen, "full")
        disk.free()
        for screen in (*phones, wall):
            troubled(screen, "")
        game = plays.sync()["game"]
        assert game["turn"] == turn
        assert game["you"]["clock"]["left"] >= left or left > 55_000


def test_full_disk_at_the_start_is_reported_in_one_line(disk: Disk) -> None:
    if not disk.mounted:
        limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)); "
        start = limited + "from quizbs.cli.main import main; sys.argv[0] = 'quizbs'; main()"
        command = [sys.executable, "-c", start, "--port", "0", "--no-browser"]
    else:
        disk.fill()
        command = [sys.executable, "-m", "quizbs", "--port", "0", "--no-browser"]
    known = os.environ | {"QUIZBS_DATA": str(disk.folder)}
    told = subprocess.run(command, capture_output=True, text=True, timeout=90, check=False, env=known)
    assert told.returncode == 1
    assert "Traceback" not in told.stderr
    assert told.stderr.startswith("quizbs: ")
    assert told.stderr.count("\n") == 1


def gone(folder: Path) -> None:
    (folder / "quizbs.db").rename(folder / "elsewhere.db")


def deleted(folder: Path) -> None:
    for path in folder.glob("quizbs.db*"):
        path.unlink()


def another(folder: Path) -> None:
    shutil.copy(folder / "quizbs.db", folder / "copy.db")
    (folder / "copy.db").replace(folder / "quizbs.db")


@pytest.mark.parametrize("spoil", [gone, deleted, another], ids=lambda one: one.__name__)
def test_missing_database_is_reported_and_acts_are_refused(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    with running(tmp_path) as server:
        code, phone, wall = game_of(tmp_path, host, server)
        spoil(tmp_path)
        assert wall.act("lock") == {"refused": "busy"}
        for screen in (phone, wall):
            troubled(screen, "away")
        assert readiness(server) == (503, "the data file is missing: put it back, or restart quizbs")
        page = Browser(server).page(f"/j/{code}")
        assert page.status_code == 503
        assert "Tell your teacher" in page.text
        assert wall.browser.page("/host").status_code == 503
        if spoil is gone:
            (tmp_path / "elsewhere.db").rename(tmp_path / "quizbs.db")
            until(lambda: readiness(server) == (200, "ready"), "ready again")
            assert wall.act("lock") == {"done": True}
            server.stop(signal.SIGKILL)
            server.start()
            assert Screen(phone.browser, "phone", code).sync()["lesson"]["locked"] is True
        served(server.log)


def overwritten(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.seek(100)
        stream.write(os.urandom(file.stat().st_size - 100))


def cut(file: Path) -> None:
    os.truncate(file, 4096 * 2)


@pytest.mark.parametrize("spoil", [overwritten, cut], ids=lambda one: one.__name__)
def test_database_damaged_during_a_lesson_is_reported(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    with running(tmp_path) as server:
        _code, phone, wall = game_of(tmp_path, host, server)
        server.stop()
        server.start()  # a restart writes SQLite's log into the file
        wall = Screen(host(server), "wall", wall.code)
        phone = Screen(phone.browser, "phone", wall.code)
        spoil(tmp_path / "quizbs.db")
        for path in ("/host", "/banks", f"/j/{wall.code}", "/"):
            assert wall.browser.page(path).status_code in {200, 303, 503}
        until(lambda: wall.act("lock") == {"refused": "busy"} or None, "a refusal", each=0.3)
        for screen in (phone, wall):
            troubled(screen, "damaged")
        assert readiness(server) == (503, "the data file is damaged: restore a backup")
        served(server.log)
        server.stop()
        served(server.log)


def ended(folder: Path) -> subprocess.CompletedProcess[str]:
    return started(folder, "--port", "0", "--no-browser")


def zeroed(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\0" * 4096 * 20)


def shifted(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: 4096 * 4] + b"x" * 100 + content[4096 * 4 :])


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a data folder with a lesson and a seat, which isn't in use."""
    folder = tmp_path_factory.mktemp("used")
    with running(folder) as server:
        student(server, open_lesson(host(server)), "ann")
        server.stop()
    return folder


@pytest.mark.parametrize("spoil", [overwritten, cut, zeroed, shifted], ids=lambda one: one.__name__)
def test_damaged_database_at_the_start_is_reported_in_one_line(
    used: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    shutil.copytree(used, tmp_path, dirs_exist_ok=True)
    spoil(tmp_path / "quizbs.db")
    told = ended(tmp_path)
    assert told.returncode == 1
    assert told.stderr.startswith("quizbs: ")
    assert "damaged" in told.stderr
    assert "quizbs restore FILE" in told.stderr
    assert told.stderr.count("\n") == 1


def test_unreadable_lesson_does_not_block_others(tmp_path: Path) -> None:
    import sqlite3

    with running(tmp_path) as server:
        broken, whole = open_lesson(host(server)), open_lesson(host(server))
        phone: Any = student(server, whole, "ann")
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "quizbs.db")) as db:
            lesson = db.execute("SELECT id FROM lessons WHERE code = ?", (broken,)).fetchone()[0]
            db.execute("UPDATE ledger SET events = '[{' WHERE lesson = ?", (lesson,))
            db.commit()
        server.start()
        teacher = host(server)
        assert teacher.page("/host").status_code == 200
        assert Screen(phone, "phone", whole).sync()["lesson"]["code"] == whole
        gone = teacher.form("/host/kept/delete", lesson=lesson, word="delete")
        assert "The lesson is deleted." in gone.text
        served(server.log)


def test_locked_database_makes_the_server_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        until(lambda: readiness(server) == (200, "ready"), "that it is ready")
        with contextlib.closing(sqlite3.connect(tmp_path / "quizbs.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            locked = 503, "another program has locked the database"
            until(lambda: readiness(server) == locked, "that it is not ready")
            other.execute("ROLLBACK")
        until(lambda: readiness(server) == (200, "ready"), "that it is ready again")

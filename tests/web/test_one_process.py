"""One process serves a SQLite file: a second start opens the page of the first; commands work beside it."""

from __future__ import annotations

import os
import signal
import socket
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from quizbs.cli.instance_lock import InstanceLock, RunningInstance, wait_for_lock
from tests.support.timeouts import PATIENCE
from tests.web.prompt import started
from tests.web.shipped import Screen, Server, host, open_lesson, running, student, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.support.cli_runner import CliRunner

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such modes and signals")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server
        assert "Traceback" not in server.log


def opened_by(tmp_path: Path) -> tuple[Path, str]:
    """Return the file in which a fake browser records the address that it opens, and the command for it."""
    noted, program = tmp_path / "opened.txt", tmp_path / "browser"
    program.write_text(f"#!/bin/sh\nprintf '%s' \"$1\" >'{noted}'\n")
    program.chmod(0o700)
    return noted, f"{program} %s"


@posix
@pytest.mark.parametrize("more", [[], ["--port", "0"]], ids=["as before", "another port"])
def test_second_start_opens_the_page_of_the_first_and_ends(own: Server, tmp_path: Path, more: list[str]) -> None:
    noted, browser = opened_by(tmp_path)
    second = started(tmp_path, *more, BROWSER=browser)
    assert (second.returncode, second.stderr) == (0, "")
    assert f"already running (process {own.child.pid})" in second.stdout
    assert own.host_url in second.stdout
    until(lambda: noted.is_file() and noted.read_text() == own.host_url, "the browser")
    assert own.child.poll() is None


@posix
def test_no_browser_option_opens_no_browser(own: Server, tmp_path: Path) -> None:
    noted, browser = opened_by(tmp_path)
    second = started(tmp_path, "--no-browser", BROWSER=browser)
    assert second.returncode == 0
    assert own.host_url in second.stdout
    assert not noted.exists()


@posix
def test_address_file_is_private_and_deleted_at_the_end(own: Server, tmp_path: Path) -> None:
    note = tmp_path / "quizbs.db.serving"
    assert stat.S_IMODE(note.stat().st_mode) == 0o600
    assert own.host_url in note.read_text()
    own.stop()
    assert not note.exists()


def test_killed_process_releases_the_lock(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        before = server.host_url
        server.stop(getattr(signal, "SIGKILL", signal.SIGTERM))
        server.start()
        assert server.host_url != before
        assert started(tmp_path, "--no-browser").stdout.count(server.host_url) == 1


@posix
def test_second_start_names_a_process_that_does_not_answer(own: Server, tmp_path: Path) -> None:
    os.kill(own.child.pid, signal.SIGSTOP)
    try:
        second = started(tmp_path, "--no-browser")
    finally:
        os.kill(own.child.pid, signal.SIGCONT)
    assert second.returncode == 1
    assert second.stderr.startswith(f"quizbs: another quizbs (process {own.child.pid}) is using this data")
    assert "End that process" in second.stderr
    assert second.stderr.count("\n") == 1


def test_one_of_two_simultaneous_starts_serves(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quizbs", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    known = os.environ | {"QUIZBS_DATA": str(tmp_path)}
    both = [subprocess.Popen(command, env=known, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        ended = until(lambda: next((one for one in both if one.poll() is not None), None), "the second one", 90.0)
        (serving,) = (one for one in both if one is not ended)
        assert ended.returncode == 0
        assert InstanceLock(tmp_path / "quizbs.db").note().process == serving.pid  # type: ignore[union-attr]
        assert serving.poll() is None
    finally:
        for one in both:
            one.kill()
            one.communicate(timeout=PATIENCE)


@pytest.mark.parametrize(("starts", "waited"), [(9, 9), (50, 50), (500, 70)])
def test_second_start_waits_while_the_first_one_starts(tmp_path: Path, starts: int, waited: int) -> None:
    starting, second = InstanceLock(tmp_path / "quizbs.db"), InstanceLock(tmp_path / "quizbs.db")
    assert starting.take()
    now = [0.0]

    def wait() -> None:
        now[0] += 1
        if now[0] == starts:
            starting.leave()

    found = wait_for_lock(second, 10.0, wait, lambda: now[0])
    assert (found, now[0]) == (None if starts < 100 else RunningInstance(os.getpid()), waited)


def test_address_file_of_a_dead_process_is_ignored(tmp_path: Path) -> None:
    dead, living = InstanceLock(tmp_path / "quizbs.db"), InstanceLock(tmp_path / "quizbs.db")
    assert dead.take()
    dead.write_note("http://127.0.0.1:1/host?key=old")
    os.close(dead._handle or -1)  # as after a kill: the lock is released, but its file stays
    waits: list[int] = []
    assert wait_for_lock(living, 0, lambda: waits.append(1)) is None
    assert living.note() == RunningInstance(os.getpid())
    assert not waits
    living.leave()
    assert living.note() is None


def test_server_at_the_noted_address_must_prove_its_key(own: Server, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)):  # accepts connections but never answers
        claim, other = InstanceLock(tmp_path / "other.db"), InstanceLock(tmp_path / "other.db")
        assert claim.take()
        claim.write_note(f"{own.base}/host?key=wrong")  # a quizbs that serves another file
        assert wait_for_lock(other, 0, lambda: None) == RunningInstance(os.getpid())
        claim.leave()


def test_bank_imported_by_command_appears_during_lesson(quizbs: CliRunner, own: Server, tmp_path: Path) -> None:
    teacher = host(own)
    code = open_lesson(teacher)
    phone = Screen(student(own, code, "ann"), "phone", code)
    (tmp_path / "moons.csv").write_text("Question,Answer\nWhich planet has Phobos?,Mars\n")
    kept = started(tmp_path, "import", "moons.csv", "--title", "Moons of ours", screens=[phone])
    assert kept.returncode == 0, kept.stderr
    assert "Moons of ours" in teacher.page("/host").text
    assert quizbs("check", "moons.csv", within=tmp_path, data=tmp_path).returncode == 0
    assert quizbs("export", "Moons of ours", "-o", "out.csv", within=tmp_path, data=tmp_path).returncode == 0
    assert started(tmp_path, "simulate", "--games", "1", "--callers", "0", screens=[phone]).returncode == 0
    assert phone.sync()["lesson"]["code"] == code
    student(own, code, "bob")


def test_demo_beside_lesson_keeps_sign_in(own: Server, tmp_path: Path) -> None:
    teacher = host(own)
    with running(tmp_path, program=("-m", "quizbs", "demo")) as demo:
        assert (tmp_path / "demo" / "quizbs.db").is_file()
        assert teacher.get(demo.host_url, timeout=PATIENCE).status_code == 200
        assert teacher.page("/host").status_code == 200  # one browser has both cookies
        assert "A lesson is open" not in teacher.page("/host").text

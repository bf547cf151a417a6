"""The app for Linux, built and used: its size, pictures of its window, a lesson with phones, a second start, crashes.

``QUIZBS_TEST_APP`` names a folder that `.ci/app/build` has filled already.
"""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import tarfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageGrab

from quizbs.cli.instance_lock import InstanceLock
from tests.benchmarks.moves import choose
from tests.tools.wheel import site
from tests.web.shipped import Browser, Screen, open_lesson, student, until

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.thorough

BUILDER = Path(__file__).parents[2] / ".ci" / "app"
FOLDER_MIB, PACKED_MIB = 74, 32  # at most
READY = 2.0  # seconds from a start to the open page
SIZE = (1000, 700)  # of the screen
PAPER = (0xF7, 0xF5, 0xEE)
GOLD = (0xFA, 0xCB, 0x39)
EACH_PLAY = 0.3  # seconds between two acts of one phone
DONE = {"done": True}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with what `.ci/app/build` makes; all workers share one build."""
    if given := os.environ.get("QUIZBS_TEST_APP"):
        return Path(given)
    mine = tmp_path_factory.getbasetemp()
    out = (mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) / "built-app"
    out.mkdir(exist_ok=True)
    with (out / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(out.glob("*.deb")):  # which comes last
            run(str(BUILDER / "build"), str(site()), str(out), sys.executable)
    return out


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """Start a virtual X server, and return the name of its display."""
    size = "x".join(map(str, SIZE))
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


def run(*command: str, **environ: str) -> str:
    """Run a program, which must succeed, and return what it prints."""
    ran = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False, env=os.environ | environ)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def mib(*paths: Path) -> float:
    return sum(path.lstat().st_size for path in paths if not path.is_dir()) / 2**20


@dataclass
class Window:
    """The app's window on a virtual screen. ``folder`` is the teacher's home folder."""

    folder: Path
    app: Path
    display: str

    def __post_init__(self) -> None:
        self.opened = self.folder / "opened.txt"
        browser = self.folder / "browser"
        browser.write_text(f"#!/bin/sh\necho \"$1 [$LD_LIBRARY_PATH]\" >>'{self.opened}'\n")
        browser.chmod(0o700)
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": "", "XDG_STATE_HOME": "", "QUIZBS_SHARED_ADDRESS": "on"}
        self.environ = {**home, "DISPLAY": self.display, "BROWSER": f"'{browser}' %s", "LC_ALL": "C.UTF-8"}
        self.data = self.folder / ".local" / "share" / "quizbs"
        self.lock = InstanceLock(self.data / "quizbs.db")
        self.began = time.monotonic()
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start the program, as a click on its icon does."""
        return subprocess.Popen([self.app / "quizbs-window"], env=os.environ | self.environ, cwd="/")

    def is_ready(self) -> float:
        """Return the seconds until the page has been opened."""
        until(lambda: self.opened.is_file() and self.pages(), "the page", 30.0, 0.01)
        return time.monotonic() - self.began

    def pages(self) -> list[str]:
        """Return the addresses that were opened in the browser."""
        return self.opened.read_text().splitlines()

    @property
    def server(self) -> int:
        """Return the id of the server's process, 0 if it doesn't run."""
        note = self.lock.note()
        return note.process if note else 0

    @property
    def base(self) -> str:
        return self.pages()[-1].partition("/host")[0]

    @property
    def netloc(self) -> str:
        return self.base.removeprefix("http://")

    def teacher(self) -> Browser:
        browser = Browser(self)
        assert browser.get(self.pages()[-1].partition(" ")[0], timeout=30).status_code == 200
        return browser

    def _tool(self, *command: str) -> str:
        return run("xdotool", *command, DISPLAY=self.display)

    def title(self) -> str:
        """Return the window's title: the app's headline, or that a lesson is running."""
        seen = subprocess.run(
            ["xdotool", "search", "--name", "^quizbs ", "getwindowname"],
            capture_output=True, text=True, check=False, env=os.environ | self.environ,
        )  # fmt: skip
        return seen.stdout.strip()

    def shows(self, headline: str) -> None:
        until(lambda: headline in self.title(), f"{headline!r} after {self.title()!r}", 30.0, 0.05)

    def place(self) -> tuple[int, int, int, int]:
        """Return left, top, right and bottom of the window."""
        told = self._tool("search", "--name", "^quizbs ", "getwindowgeometry", "--shell")
        known = dict(line.split("=") for line in told.split())
        left, top, width, height = (int(known[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return left, top, left + width, top + height

    def picture(self, name: str) -> Image.Image:
        """Return a screenshot of the window, and store it in the folder of the app."""
        seen = ImageGrab.grab(self.place(), xdisplay=self.display).convert("RGB")
        seen.save(self.app.parent / f"{name}.png")
        return seen

    def click(self, *, last: bool) -> None:
        """Click on the rightmost button (``last``) or on the leftmost one."""
        left, _, right, bottom = self.place()
        self._tool("mousemove", str(right - 60 if last else left + 60), str(bottom - 45), "click", "1")

    def ends(self) -> int:
        return self.process.wait(30)


@pytest.fixture
def teachers(tmp_path: Path) -> Path:
    """Return a folder for the teacher whose name has a space and a letter that isn't English."""
    folder = tmp_path / "Frau Jörg"
    folder.mkdir()
    return folder


@pytest.fixture
def window(teachers: Path, built: Path, display: str) -> Iterator[Window]:
    made = Window(teachers, built / "quizbs", display)
    try:
        made.is_ready()
        yield made
    finally:
        for process in filter(None, (made.process.pid, made.server)):
            if Path(f"/proc/{process}").exists():
                os.kill(process, signal.SIGKILL)
        made.process.wait()


@pytest.mark.long  # begins first, because it builds what the others use
def test_app_is_within_its_size_limits(built: Path) -> None:
    packed = [*built.glob("*.deb"), *built.glob("*.tar.xz")]
    assert len(packed) == 2
    assert mib(*(built / "quizbs").rglob("*")) <= FOLDER_MIB
    assert max(map(mib, packed)) <= PACKED_MIB


def test_app_imports_banks_without_other_programs(built: Path) -> None:
    said = run(sys.executable, str(BUILDER.parent / "smoke.py"), str(built / "quizbs"))
    for name in ("plants.csv", "plants.xlsx", "plants.zip"):
        assert f"{name} is imported" in said
    assert "it ends with its standard input" in said


def test_program_unpacked_from_the_archive_runs(built: Path, tmp_path: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.xz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    assert run(str(tmp_path / "quizbs" / "quizbs"), "--version").startswith("quizbs, version ")


def test_licences_of_the_window_are_in_the_app(built: Path) -> None:
    for name in ("jeepney", "wakepy", "zeroconf"):
        (found,) = built.glob(f"quizbs/lib/{name}-*.dist-info")
        assert any("licen" in path.name.lower() or path.name == "COPYING" for path in found.rglob("*")), name


def test_page_opens_soon_after_the_start(built: Path, teachers: Path, display: str) -> None:
    took = []
    for number in range(3):
        folder = teachers / str(number)
        folder.mkdir()
        window = Window(folder, built / "quizbs", display)
        took.append(window.is_ready())
        window.process.terminate()
        assert window.ends() == 0
    assert min(took) <= READY, took


def test_window_shows_a_running_quizbs_and_opens_its_page(window: Window) -> None:
    window.shows("Running at ")
    running = window.picture("running")
    colours = {colour: count for count, colour in running.getcolors(1 << 24) or ()}
    assert colours[PAPER] > 0.6 * running.width * running.height
    assert colours[GOLD] > 1000  # the main button
    window.click(last=False)
    until(lambda: len(window.pages()) == 2, "the page again")
    assert all(page.endswith("[]") for page in window.pages()), "a browser gets the app's libraries"
    os.kill(window.server, signal.SIGKILL)
    window.shows("quizbs has stopped")
    assert window.picture("stopped").tobytes() != running.tobytes()
    window.click(last=False)
    window.shows("Running at ")
    until(lambda: len(window.pages()) == 3, "the page of the new start")
    window.click(last=True)
    assert window.ends() == 0
    assert not window.server


def test_second_start_opens_the_page_of_the_first(window: Window) -> None:
    server = window.server
    assert window.start().wait(30) == 0
    assert len(window.pages()) == 2
    assert window.pages()[0] == window.pages()[1]
    assert window.server == server


def test_two_simultaneous_starts_run_one_quizbs(built: Path, teachers: Path, display: str) -> None:
    window = Window(teachers, built / "quizbs", display)
    with window.start() as second:
        until(lambda: window.opened.is_file() and len(window.pages()) == 2, "both pages", 30.0)
        until(lambda: None not in (window.process.poll(), second.poll()) or _one_ended(window, second), "one to end")
        assert len({page.partition("/host")[0] for page in window.pages()}) == 1
        window.process.kill()
        second.kill()
        window.process.wait()


def _one_ended(window: Window, second: subprocess.Popen[bytes]) -> bool:
    return [window.process.poll(), second.poll()].count(None) == 1


def test_quizbs_ends_when_its_window_is_killed(window: Window) -> None:
    server = window.server
    assert Path(f"/proc/{server}").exists()
    window.process.kill()
    window.process.wait()
    until(lambda: not Path(f"/proc/{server}").exists(), "the end of quizbs", 10.0)


def test_log_is_in_the_log_folder_and_has_no_key(window: Window) -> None:
    log = (window.folder / ".local" / "state" / "quizbs" / "log" / "quizbs.log").read_text()
    assert "quizbs is running" in log
    assert "key=" not in log


class RandomPhone:
    """A student's phone that makes random moves."""

    def __init__(self, window: Window, code: str, number: int) -> None:
        self.chance, self.done = Random(number), set[str]()
        self.browser, self.code = student(window, code, f"s{number}"), code
        self.opens()

    def opens(self) -> None:
        self.screen = Screen(self.browser, "phone", self.code)

    def plays(self) -> None:
        act = choose(self.screen.sync(), self.chance)
        if act is not None and self.screen.act(**act) == DONE:
            self.done.add(act["do"])


def test_four_phones_play_a_lesson_of_the_app(window: Window) -> None:
    window.shows("Running at ")
    teacher = window.teacher()
    assert teacher.form("/host/fits", bank="space", preset="cheater", students="24", bell="30").status_code == 200
    code = open_lesson(teacher, "cheater", **{"opt.window": "4", "opt.reveal_time": "3"})
    wall, desk = Screen(teacher, "wall", code), Screen(teacher, "desk", code)
    phones = [RandomPhone(window, code, number) for number in range(1, 5)]
    assert desk.act("deal") == DONE
    for phone in phones:
        phone.screen.wait_for(lambda view: view["game"])

    def play() -> set[str]:
        for phone in phones:
            phone.plays()
        return {"play", "call", "answer"} - set().union(*(phone.done for phone in phones))

    until(lambda: not play(), "a play, a call and an answer", 120.0, EACH_PLAY)
    _asks_before_it_quits(window)
    wall, desk = Screen(teacher, "wall", code), Screen(teacher, "desk", code)  # the others have been silent for long
    for phone in phones:
        phone.opens()
    assert desk.act("close") == DONE
    for phone in phones:
        assert phone.screen.wait_event("gone")[1] == {"why": "closed"}
    assert "/report/" in teacher.page("/lessons").text
    for screen in (wall, desk, *(phone.screen for phone in phones)):
        screen.close()
    window.shows("Running at ")
    window.click(last=True)
    assert window.ends() == 0


def _asks_before_it_quits(window: Window) -> None:
    window.shows("A lesson is running")
    window.click(last=True)
    window.shows("A lesson is open")
    window.picture("asks")
    window.click(last=False)
    window.shows("A lesson is running")
    window.picture("lesson")


def as_root(*command: str) -> str:
    return run(*(() if os.geteuid() == 0 else ("sudo", "-n")), *command)


def test_removed_debian_package_leaves_no_file(built: Path) -> None:
    places = [Path("/opt/quizbs"), Path("/usr/bin/quizbs"), Path("/usr/share/applications/quizbs.desktop")]
    assert not any(place.exists() for place in places), "quizbs is installed here"
    with ExitStack() as last:
        last.callback(lambda: as_root("dpkg", "--purge", "quizbs"))
        as_root("dpkg", "--install", str(next(built.glob("*.deb"))))
        assert run("/usr/bin/quizbs", "--version").startswith("quizbs, version ")
        assert all(place.exists() for place in places)
    assert not any(place.exists() for place in places)

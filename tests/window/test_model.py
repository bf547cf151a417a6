"""The model of the app's window: its texts and acts, without a real window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quizbs.cli.instance_lock import RunningInstance
from quizbs.window.first_start import FirstStart
from quizbs.window.main import language_for
from quizbs.window.model import PATIENCE, Model
from quizbs.window.watch import Report
from quizbs.words import words

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "http://127.0.0.1:8000/host?key=k"


class Child:
    def __init__(self, process: int) -> None:
        self.process = process
        self.code: int | None = None
        self.ways: list[str] = []

    def ended(self) -> int | None:
        return self.code

    def end(self) -> None:
        self.ways.append("asked")

    def kill(self) -> None:
        self.ways.append("killed")
        self.code = -9

    def why(self) -> str:
        return "the disk is full."


class Window:
    """A window model with a fake child process, browser and clock. ``folder`` is the data folder."""

    def __init__(self, folder: Path, platform: str = "linux") -> None:
        self.children: list[Child] = []
        self.opened: list[str] = []
        self.note: RunningInstance | None = None
        self.report: Report | None = None
        self.now = 0.0
        self.model = Model(
            self._start,
            lambda: self.note,
            lambda: self.report,
            self.opened.append,
            lambda: self.opened.append("log"),
            words("en").say,
            FirstStart(folder, platform),
            lambda: self.now,
        )

    def _start(self) -> Child:
        self.children.append(Child(len(self.children) + 1))
        return self.children[-1]

    def says(self) -> str:
        self.model.tick()
        return self.model.appearance().headline

    def buttons(self) -> list[str]:
        return [words for _, words in self.model.appearance().buttons]


@pytest.fixture
def window(tmp_path: Path) -> Window:
    return Window(tmp_path)


@pytest.fixture
def running(window: Window) -> Window:
    window.note, window.report = RunningInstance(1, PAGE), Report("192.168.1.5:8000")
    assert window.says() == "Running at 192.168.1.5:8000"
    return window


@pytest.fixture
def in_lesson(running: Window) -> Window:
    running.report = Report("192.168.1.5:8000", lesson=True)
    assert running.says() == "Running at 192.168.1.5:8000"
    assert running.model.appearance().title == "A lesson is running"
    return running


@pytest.mark.parametrize(
    ("platform", "asks", "undo"),
    [
        ("win32", "Windows will ask", "tick both boxes beside quizbs"),
        ("darwin", "Your Mac will ask", "System Settings"),
    ],
)
def test_first_start_explains_before_quizbs_listens(tmp_path: Path, platform: str, asks: str, undo: str) -> None:
    window = Window(tmp_path / "data", platform)
    assert window.says().startswith(asks)
    assert undo in window.model.appearance().more
    assert (window.buttons(), window.children, window.model.page()) == (["Continue"], [], "")
    window.model.press("window-next")
    assert (window.says(), len(window.children)) == ("Starting…", 1)
    assert Window(tmp_path / "data", platform).says() == "Starting…"
    assert Window(tmp_path / "other").says() == "Starting…"
    assert not (tmp_path / "other").exists()


def test_window_never_uses_a_language_for_students_only() -> None:
    assert [language_for([wanted]) for wanted in ("ar", "pt-PT", "sv", "de_AT")] == ["en", "pt-BR", "en", "de"]


def test_first_start_explains_again_if_the_window_was_closed(tmp_path: Path) -> None:
    for close in (Model.quit, Model.end):
        window = Window(tmp_path, "win32")
        close(window.model)
        assert (window.says().startswith("Windows"), window.model.over, window.children) == (True, True, [])


def test_window_waits_for_its_own_quizbs(window: Window) -> None:
    assert (window.says(), window.buttons()) == ("Starting…", ["Quit"])
    for note in (RunningInstance(77, PAGE), RunningInstance(1)):
        window.note = note
        assert window.says() == "Starting…"
    assert window.opened == []


def test_page_opens_once_when_quizbs_is_ready(running: Window) -> None:
    running.model.tick()
    assert running.opened == [PAGE]
    assert running.buttons() == ["Open my page", "About quizbs", "Quit"]
    running.model.press("window-open")
    assert running.opened == [PAGE, PAGE]
    running.model.press("about-title")
    assert running.opened[2:] == ["http://127.0.0.1:8000/host/about?key=k"]


def test_window_shows_the_name_beside_the_address(running: Window) -> None:
    running.report = Report("192.168.1.5:8000", "quizbs.local:8000")
    assert running.says() == "Running at 192.168.1.5:8000"
    assert "or quizbs.local:8000" in running.model.appearance().more


def test_window_reports_a_missing_network(running: Window) -> None:
    running.report = Report("")
    assert running.says() == "No network found"


def test_quit_ends_quizbs_and_then_closes_the_window(running: Window) -> None:
    running.model.press("window-quit")
    assert running.children[0].ways == ["asked"]
    assert (running.says(), running.model.over) == ("Ending…", False)
    running.children[0].code = 0
    running.model.tick()
    assert running.model.over


def test_quit_is_confirmed_while_a_lesson_is_running(in_lesson: Window) -> None:
    in_lesson.model.quit()
    assert (in_lesson.says(), in_lesson.buttons()) == ("A lesson is open", ["Keep it running", "Quit anyway"])
    in_lesson.model.quit()
    assert in_lesson.children[0].ways == []
    assert in_lesson.model.appearance().title == "A lesson is open"
    in_lesson.model.press("window-stay")
    assert in_lesson.says().startswith("Running")
    in_lesson.model.press("window-quit")
    in_lesson.model.press("window-quit-anyway")
    assert in_lesson.children[0].ways == ["asked"]


def test_quit_confirmation_disappears_when_the_lesson_ends(in_lesson: Window) -> None:
    in_lesson.model.quit()
    in_lesson.report = Report("192.168.1.5:8000")
    assert in_lesson.says().startswith("Running")
    assert in_lesson.children[0].ways == []


def test_quizbs_that_does_not_end_is_killed(running: Window) -> None:
    running.model.press("window-quit")
    running.now = PATIENCE - 0.1
    running.model.tick()
    assert running.children[0].ways == ["asked"]
    running.now = PATIENCE
    running.model.tick()
    assert running.children[0].ways == ["asked", "killed"]
    running.model.tick()
    assert running.model.over


def test_window_shows_why_quizbs_has_stopped(in_lesson: Window) -> None:
    in_lesson.children[0].code = 1
    assert in_lesson.says() == "quizbs has stopped"
    assert in_lesson.model.appearance().more == "It says: the disk is full."
    assert in_lesson.buttons() == ["Start again", "Show the log", "Close"]
    in_lesson.model.open_page()
    assert in_lesson.opened == [PAGE]
    in_lesson.model.press("window-log")
    assert in_lesson.opened[-1] == "log"
    in_lesson.model.quit()
    assert in_lesson.model.over


def test_window_can_start_a_killed_quizbs_again(running: Window) -> None:
    running.children[0].code = -9
    running.model.tick()
    running.model.press("window-again")
    assert running.says() == "Starting…"
    running.note = RunningInstance(2, PAGE)
    assert running.says().startswith("Running")


def test_window_closes_when_the_page_has_quit_quizbs(in_lesson: Window) -> None:
    in_lesson.children[0].code = 0
    in_lesson.model.tick()
    assert in_lesson.model.over


def test_window_opens_the_page_of_a_quizbs_started_earlier(window: Window) -> None:
    window.note, window.children[0].code = RunningInstance(77, PAGE), 0
    window.model.tick()
    assert window.opened == [PAGE]
    assert window.model.over

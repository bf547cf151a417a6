"""quizbs as the window's child process, and keeping the computer awake."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quizbs.window import child, watch
from quizbs.window.watch import Awake, Report, Watch, ask
from tests.web.shipped import until

if TYPE_CHECKING:
    import pytest

SAYS = "import sys; print('{\"level\": \"info\"}'); sys.stdin.read(); sys.exit('quizbs: your data: the disk is full.')"


def test_child_ends_with_its_input_and_reports_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "command", lambda: [sys.executable, "-c", SAYS])
    log = child.log_file(tmp_path / "log")
    log.write_text("quizbs: an older start\n")
    started = child.ServerChild(log, {})
    assert started.ended() is None
    assert started.why() == ""
    started.end()
    started._process.wait(30)
    assert started.ended() == 1
    assert started.why() == "your data: the disk is full."


def test_large_log_is_renamed_at_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "quizbs.log").write_bytes(b"x" * (child.LARGEST_LOG + 1))
    assert not child.log_file(tmp_path).exists()
    assert (tmp_path / "quizbs.1.log").stat().st_size > child.LARGEST_LOG


def test_quizbs_that_cannot_be_started_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "command", lambda: [str(tmp_path / "quizbs")])
    missing = child.started(tmp_path / "quizbs.log", {})
    assert missing.ended() == 1
    assert missing.why() == f"{tmp_path / 'quizbs'}: No such file or directory"


def test_app_starts_the_program_beside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    assert child.command()[:3] == [sys.executable, "-m", "quizbs"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for window in ("quizbs-window", "quizbs-window.exe"):
        monkeypatch.setattr(sys, "executable", str(Path("/opt/quizbs") / window))
        program = window.replace("-window", "")
        assert child.command() == [f"/opt/quizbs/{program}", "--for-window", "--no-browser", "--log", "json"]


def test_report_of_an_unreachable_quizbs_is_none() -> None:
    assert ask("http://127.0.0.1:9/host?key=k") is None


class Mode:
    """A fake mode of wakepy; ``told`` records when it begins and ends."""

    def __init__(self, told: list[str]) -> None:
        self.told = told

    def __enter__(self) -> None:
        self.told.append("awake")

    def __exit__(self, *_: object) -> None:
        self.told.append("may sleep")


def wakepy(presenting: Any) -> types.ModuleType:
    module = types.ModuleType("wakepy")
    module.keep = types.SimpleNamespace(presenting=presenting)  # type: ignore[attr-defined]
    return module


def test_computer_stays_awake_during_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setitem(sys.modules, "wakepy", wakepy(lambda on_fail: Mode(told)))
    awake = Awake()
    for wanted in (False, True, True, False, False, True):
        awake.keep(wanted)
    assert told == ["awake", "may sleep", "awake"]


def test_computer_may_sleep_when_no_lesson_is_running(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setitem(sys.modules, "wakepy", wakepy(lambda on_fail: Mode(told)))
    monkeypatch.setattr(watch, "_EACH", 0.01)
    monkeypatch.setattr(watch, "_SOON", 0.01)
    page, answer = ["http://127.0.0.1:8000/host?key=k"], [Report("192.168.1.5:8000")]
    monkeypatch.setattr(watch, "ask", lambda page, name: answer[0])
    watched = Watch(lambda: page[0], Awake(), lambda: "")
    until(lambda: watched.latest, "an answer")
    assert told == []
    for lesson, said in ((True, "awake"), (False, "may sleep"), (True, "awake")):
        answer[0] = Report("192.168.1.5:8000", lesson=lesson)
        until(lambda: told and told[-1] == said, said)  # noqa: B023 -- called at once
    page[0] = ""
    until(lambda: told[-1] == "may sleep", "the end of quizbs")
    page[0] = "http://127.0.0.1:8000/host?key=k2"
    until(lambda: told[-1] == "awake", "the lesson after a new start")
    watched.stop()
    assert told == ["awake", "may sleep"] * 3


def test_failure_to_keep_the_computer_awake_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(on_fail: str) -> Mode:
        raise RuntimeError(on_fail)

    for module in (None, wakepy(fails)):
        monkeypatch.setitem(sys.modules, "wakepy", module)
        awake = Awake()
        awake.keep(True)
        awake.keep(False)

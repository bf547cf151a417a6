"""A child process reads files: with the same result, within limits, and without delaying a game."""

import json
import logging
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quizbs.banks import child_process, limits, picture_sandbox, registry, sandbox
from tests.banks.here import read_here
from tests.banks.test_picture_sandbox import drawn, why, zipped

ROOT = Path(__file__).parents[2]
HEAVY = b"Question,Answer\n" + b'"a\n' * 3_000_000  # a second of work
GOOD = "Question,Answer,Wrong\nWelche Farbe hat der Würfel?,grün,rot\n".encode()


def test_sandbox_and_this_process_give_the_same_reading() -> None:
    assert sandbox.read(GOOD, "Farben.csv") == registry.read(GOOD, "Farben.csv")
    assert len(sandbox.read(GOOD, "Farben.csv").questions) == 1


def test_sandbox_shrinks_pictures_like_this_process() -> None:
    package = zipped({"a.csv": GOOD, "leaf.png": drawn()})
    asked = [
        lambda: picture_sandbox.small(drawn()),
        lambda: picture_sandbox.unpacked(package),
        lambda: picture_sandbox.taken_out(package, {"leaf.png": "leaf.png"}),
    ]
    by_child = [ask() for ask in asked]
    with read_here():
        assert by_child == [ask() for ask in asked]


@pytest.mark.parametrize("name", ["a\nb.csv", "-c", "\udcff.csv"])
def test_any_file_name_is_safe_in_the_sandbox(name: str) -> None:
    assert len(sandbox.read(GOOD, name).questions) == 1


def test_sandbox_starts_in_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "csv.py").write_text("raise SystemExit('the wrong module')")
    monkeypatch.chdir(tmp_path)
    assert len(sandbox.read(GOOD, "a.csv").questions) == 1


def test_busy_computer_is_reported(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(limits, "CHILD_WAIT", 0.3)
    began = time.monotonic()
    (problem,) = sandbox.read(HEAVY, "slow.csv").problems
    assert problem.message.id == "reading-busy"
    assert time.monotonic() - began < 5
    assert "Traceback" not in caplog.text


def test_waiting_time_does_not_count_as_processor_time() -> None:
    assert limits.CHILD_WAIT >= 10 * limits.CHILD_CPU


def test_child_exits_if_the_system_sets_no_time_limit() -> None:
    code = (
        "import threading, time; from quizbs.banks import sandbox;"
        "threading.Thread(target=sandbox._watch, args=(time.process_time() + 0.3,), daemon=True).start();"
        "[0 for _ in iter(int, 1)]"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.DEVNULL, timeout=60)
    assert ran.returncode == sandbox._TOO_MUCH


posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such limits; the clock holds there too")


@posix
def test_file_that_needs_too_much_memory_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHILD_MB", 80)
    assert [problem.message.id for problem in sandbox.read(HEAVY, "big.csv").problems] == ["reading-too-much"]
    assert len(sandbox.read(GOOD, "small.csv").questions) == 1


def limited(statement: str) -> int:
    """Return the exit code of a process that takes on the limits of the child and then runs this statement.

    Processor time counts from the start of the process, so the second or two of its imports are added to the limit.
    """
    seconds = "1 + math.ceil(time.process_time())"
    order = f"sandbox._Order('', sandbox.ReadOptions(), seconds={seconds}, memory=200)"
    code = f"import math, os, time; from quizbs.banks import sandbox; sandbox._limit({order}); {statement}"
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.DEVNULL, timeout=60).returncode


@posix
@pytest.mark.parametrize(
    "statement",
    ["[0 for _ in iter(int, 1)]", "bytearray(300 * 2**20)", "open('scratch.tmp', 'w').write('x' * 100_000)"],
    ids=["no end", "memory", "a file"],
)
def test_child_cannot_exceed_its_limits_or_write_large_files(statement: str, tmp_path: Path) -> None:
    assert limited("pass") == 0
    assert limited(f"os.chdir({str(tmp_path)!r}); {statement}") != 0


def test_too_large_file_is_not_sent_to_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere")
    (problem,) = sandbox.read(b"x" * 10_000_001, "large.csv").problems
    assert problem.message.id == "reading-too-large"


def test_crash_of_the_child_is_reported_with_a_message(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(child_process, "_START", "raise ValueError('broken')")
    with caplog.at_level(logging.WARNING):
        reading = sandbox.read(GOOD, "Mein_Test.csv")
    assert (reading.title, reading.questions) == ("Mein Test", ())
    assert [problem.message.id for problem in reading.problems] == ["reading-unreadable"]
    assert "ValueError: broken" in caplog.text
    assert "Traceback" not in caplog.text


def test_crash_over_pictures_is_reported_as_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "_START", "import sys; sys.exit(3)")
    slow = "reading-slow-pictures"
    assert why(picture_sandbox.small(drawn())) == slow
    assert why(picture_sandbox.taken_out(b"", {"x.png": "x"})["x.png"]) == slow
    refused = picture_sandbox.unpacked(b"").refused
    assert refused is not None
    assert refused.message.id == slow


GAME = f"""
from gevent import monkey; monkey.patch_all()
import gevent, json, sys, time
from quizbs.banks import sandbox

beats = []
def beat():
    while True:
        beats.append(time.monotonic())
        gevent.sleep(0.01)

heart = gevent.spawn(beat)
readers = [gevent.spawn(sandbox.read, {HEAVY[:40]!r} + {HEAVY[-3:]!r} * 3_000_000, "heavy.csv") for _ in range(3)]
gevent.joinall(readers)
heart.kill()
print(json.dumps([len(beats), [bool(reader.value.problems) for reader in readers]]))
"""


def test_game_continues_while_heavy_files_are_read() -> None:
    ran = subprocess.run([sys.executable, "-c", GAME], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    beats, answered = json.loads(ran.stdout)
    assert answered == [True] * 3
    assert beats > 30  # of 100 a second, and it takes seconds; a parent that blocks has one for each file

"""``.ci/pytest-twice`` runs failed tests of browsers, servers and processes again; those that pass are flaky."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / ".ci" / "pytest-twice"
CONFTEST = """
def pytest_configure(config):
    for marker in ("browser", "server", "school"):
        config.addinivalue_line("markers", marker)
"""
PASSES_ALONE = """
import pathlib, pytest

@pytest.mark.{marker}
def test_once():
    mark = pathlib.Path(__file__).with_suffix(".ran")
    ran = mark.exists()
    mark.touch()
    assert ran
"""
FAILS = """
import pytest

@pytest.mark.server
def test_never():
    assert not 1
"""

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="this machine has no bash")


def run(folder: Path, **files: str) -> subprocess.CompletedProcess[str]:
    """Run the script over a folder with these test files."""
    (folder / "conftest.py").write_text(CONFTEST)
    for name, source in files.items():
        (folder / f"test_{name}.py").write_text(source)
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [str(SCRIPT), str(folder / "cache"), "-q", "-p", "no:playwright", "--rootdir", str(folder), str(folder)]
    return subprocess.run(command, cwd=folder, env=own, capture_output=True, text=True, timeout=120, check=False)


def test_failures_that_pass_alone_are_flaky(tmp_path: Path) -> None:
    markers = ("browser", "school", "server")
    done = run(tmp_path, **{marker: PASSES_ALONE.format(marker=marker) for marker in markers})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "flaky:\n" + "\n".join(f"    test_{marker}.py::test_once" for marker in markers) in done.stdout
    assert "failed:\n" not in done.stdout


def test_test_without_a_retry_marker_is_run_once(tmp_path: Path) -> None:
    done = run(tmp_path, one=PASSES_ALONE.format(marker="filterwarnings('default')"))
    assert done.returncode == 1
    assert "failed:\n    test_one.py::test_once" in done.stdout


def test_second_failure_fails_beside_a_flaky_test(tmp_path: Path) -> None:
    done = run(tmp_path, one=PASSES_ALONE.format(marker="server"), two=FAILS)
    assert done.returncode == 1
    assert "flaky:\n    test_one.py::test_once" in done.stdout
    assert "failed:\n    test_two.py::test_never" in done.stdout


def test_passing_tests_run_once(tmp_path: Path) -> None:
    done = run(tmp_path, one="def test_passes():\n    pass\n")
    assert done.returncode == 0
    assert "Once more" not in done.stdout


def test_unreadable_test_is_not_tried_again(tmp_path: Path) -> None:
    done = run(tmp_path, one="def")
    assert done.returncode == 2
    assert "Once more" not in done.stdout

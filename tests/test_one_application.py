"""quizbs made into one application: files of strangers are read in a process of their own, which is quizbs too."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from quizbs.banks import child_process
from tests.banks.test_picture_sandbox import drawn, zipped

ROOT = Path(__file__).parent.parent
WITHIN = {"templates": "quizbs/templates", "question_banks": "quizbs/question_banks"}
AS_FILES = ("static", "store/migrations")  # what is found as files and not as modules
BY_NAME = ("quizbs", "alembic", "engineio.async_drivers", "gevent", "sqlalchemy.dialects.sqlite")  # so imported


def test_an_application_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert child_process.command("bank") == [sys.executable, "read-in-sandbox", "bank"]
    assert child_process.is_child(["quizbs", "read-in-sandbox", "bank"])
    for others in (["quizbs"], ["quizbs", "check", "read-in-sandbox"], ["quizbs", "read-in-sandbox"]):
        assert not child_process.is_child(others)


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """quizbs as PyInstaller makes it of this checkout."""
    work = tmp_path_factory.mktemp("application")
    tools = work / "tools"  # beside the packages of the tests, which stay as they are locked
    run(sys.executable, "-m", "venv", "pip", within=work)
    pip = str(work / "pip" / ("Scripts" if sys.platform == "win32" else "bin") / "pip")
    run(pip, "install", "--quiet", "--target", str(tools), "pyinstaller>=6.10,<7", within=work)
    data = {ROOT / name: there for name, there in WITHIN.items()}
    data |= {ROOT / "quizbs" / name: f"quizbs/{name}" for name in AS_FILES}
    options = [f"--add-data={path}{os.pathsep}{there}" for path, there in data.items()]
    options += [f"--collect-submodules={name}" for name in BY_NAME]
    options += ["--exclude-module=pkg_resources"]  # of an old setuptools, which does not run in an application
    options += ["--name=quizbs", "--noconfirm", "--log-level=ERROR", f"--paths={ROOT}"]
    start = str(ROOT / "quizbs" / "__main__.py")
    path = os.pathsep.join(filter(None, (str(tools), os.environ.get("PYTHONPATH"))))
    run(sys.executable, "-m", "PyInstaller", *options, start, within=work, PYTHONPATH=path)
    return work / "dist" / "quizbs" / "quizbs"


def run(*command: str, within: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, which must be a good one."""
    known = os.environ | environ
    told = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False, cwd=within, env=known)
    assert told.returncode == 0, f"{told.stdout}\n{told.stderr}"
    return told


@pytest.mark.thorough
def test_an_application_reads_banks_and_pictures(application: Path, tmp_path: Path) -> None:
    no_python = {"PATH": "", "PYTHONPATH": "", "PYTHONHOME": "", "QUIZBS_DATA": str(tmp_path / "data")}
    (tmp_path / "plants.csv").write_text("Question,Answer,Wrong 1\nWhich is green?,leaf,coal\nAnd black?,coal,leaf\n")
    checked = run(str(application), "check", "plants.csv", within=tmp_path, **no_python)
    assert "Questions: 2." in checked.stdout
    kept = run(str(application), "import", "plants.csv", within=tmp_path, **no_python)
    assert kept.stdout.rstrip().endswith("Questions: 2.")
    files = {"q.csv": b"Question,Answer,Wrong 1,Image\nWhich?,oak,ash,leaf.png\n", "leaf.png": drawn()}
    (tmp_path / "q.zip").write_bytes(zipped(files))
    kept = run(str(application), "import", "q.zip", within=tmp_path, **no_python)
    assert kept.stdout.rstrip().endswith("Questions: 1.")
    with closing(sqlite3.connect(tmp_path / "data" / "quizbs.db")) as database:
        assert database.execute("SELECT kind FROM pictures").fetchall() == [("image/webp",)]

"""``quizbs import`` and ``quizbs export``: a file becomes a bank and a bank a file, and mistakes take one line."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from quizbs.banks.registry import read
from tests.banks.test_picture_files import drawn, zipped

GOOD = "Question,Answer,Wrong 1,Wrong 2\nCapital of France?,Paris,Lyon,Nice\nTwo and two?,4,,\n"


def quizbs(*words: str, within: Path, database: str = "") -> subprocess.CompletedProcess[str]:
    """Run quizbs as at a prompt, with a data folder of its own."""
    known = os.environ | {"QUIZBS_DATA": str(within / "data")} | ({"QUIZBS_DATABASE": database} if database else {})
    command = [sys.executable, "-m", "quizbs", *words]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=60, cwd=within, check=False, env=known
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "chapter-7.csv").write_text(GOOD)
    return tmp_path


def test_a_file_is_kept_and_written_for_another_program(folder: Path) -> None:
    kept = quizbs("import", "chapter-7.csv", "--title", "Chapter 7", within=folder)
    assert (kept.returncode, kept.stderr) == (0, "")
    assert kept.stdout.startswith("2 questions kept as “Chapter 7” (own-")

    ran = quizbs("export", "chapter 7", "--as", "kahoot", "-o", "out.xlsx", within=folder)
    assert (ran.returncode, ran.stdout) == (0, "")
    assert "1 of 2 questions written to out.xlsx." in ran.stderr
    assert "Left out, 2. Two and two?: Its answer is typed" in ran.stderr
    reading = read((folder / "out.xlsx").read_bytes(), "out.xlsx")
    assert (reading.dialect, [one.text for one in reading.questions]) == ("Kahoot template", ["Capital of France?"])


def test_pictures_come_along(folder: Path) -> None:
    files = {"q.csv": b"Question,Answer,Wrong 1,Image\nWhich?,oak,ash,leaf.png\n", "leaf.png": drawn()}
    (folder / "q.zip").write_bytes(zipped(files))
    kept = quizbs("import", "q.zip", within=folder)
    assert kept.stdout.startswith("1 questions kept as"), kept
    database = sqlite3.connect(next((folder / "data").glob("*.db")))
    assert database.execute("select count(*) from pictures").fetchone() == (1,)
    database.close()


def test_a_bank_that_came_along_is_written_under_its_own_name(folder: Path) -> None:
    ran = quizbs("export", "space", within=folder)
    assert ran.returncode == 0, ran.stderr
    assert len(read((folder / "space-csv.csv").read_bytes(), "space.csv").questions) == 60


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["import", "none.csv"], "'none.csv' cannot be read: No such file"),
        (["import", "notes.txt"], "'notes.txt' holds no question that can be played. See: quizbs check notes.txt"),
        (["export", "nothing"], "there is no bank 'nothing'. Those there are: "),
        (["export", "space", "--as", "quizlet"], "'quizlet' is not known. Choose one of: csv, kahoot, blooket"),
        (["export", "space", "-o", "no/folder.csv"], "'no/folder.csv' cannot be written: No such file"),
    ],
)
def test_a_mistake_is_answered_in_one_line(folder: Path, command: list[str], says: str) -> None:
    (folder / "notes.txt").write_text("Buy milk.\n")
    ran = quizbs(*command, within=folder)
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"quizbs: {says}")
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


def test_a_database_that_is_none_is_told(folder: Path) -> None:
    ran = quizbs("export", "space", within=folder, database=f"sqlite:///{folder / 'chapter-7.csv'}")
    assert ran.returncode == 1
    assert ran.stderr.startswith("quizbs: QUIZBS_DATABASE: ")
    assert "Traceback" not in ran.stderr

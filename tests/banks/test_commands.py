"""``quizbs import`` and ``quizbs export``, and their error messages of one line."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quizbs.banks.registry import read
from tests.banks.test_picture_sandbox import drawn, zipped
from tests.support.cli_runner import CliRunner

GOOD = "Question,Answer,Wrong 1,Wrong 2\nCapital of France?,Paris,Lyon,Nice\nTwo and two?,4,,\n"


def started(*words: str, within: Path) -> subprocess.CompletedProcess[str]:
    """Run quizbs as a separate program with its own data folder."""
    known = os.environ | {"QUIZBS_DATA": str(within / "data")}
    command = [sys.executable, "-m", "quizbs", *words]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=60, cwd=within, check=False, env=known
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "chapter-7.csv").write_text(GOOD)
    return tmp_path


def test_file_is_imported_and_exported_for_another_program(folder: Path) -> None:
    kept = started("import", "chapter-7.csv", "--title", "Chapter 7", within=folder)
    assert (kept.returncode, kept.stderr) == (0, "")
    assert kept.stdout.startswith("Saved as “Chapter 7” (own-")

    ran = started("export", "chapter 7", "--as", "kahoot", "-o", "out.xlsx", within=folder)
    assert (ran.returncode, ran.stdout) == (0, "")
    assert "1 of 2 questions written to out.xlsx." in ran.stderr
    assert "Left out: 2. Two and two?: Its answer is typed" in ran.stderr
    reading = read((folder / "out.xlsx").read_bytes(), "out.xlsx")
    assert (reading.dialect, [question.text for question in reading.questions]) == (
        "kahoot",
        ["Capital of France?"],
    )


def test_bank_is_written_under_its_title(quizbs: CliRunner, folder: Path) -> None:
    kept = quizbs("import", "chapter-7.csv", "--title", "Été: chapitre 7", within=folder)
    assert kept.returncode == 0, kept.stderr
    ran = quizbs("export", "Été: chapitre 7", within=folder)
    assert ran.returncode == 0, ran.stderr
    assert len(read((folder / "Été-chapitre-7-csv.csv").read_bytes(), "a.csv").questions) == 2
    assert quizbs("export", "space", "--as", "gift", within=folder).returncode == 0
    assert [path.name for path in folder.glob("*.gift.txt")] == ["Space-gift.gift.txt"]


def test_pictures_are_exported_and_imported_on_another_computer(
    quizbs: CliRunner, folder: Path, tmp_path_factory: Any
) -> None:
    files = {"q.csv": b"Question,Answer,Wrong 1,Image\nWhich?,oak,ash,leaf.png\n", "leaf.png": drawn()}
    (folder / "q.zip").write_bytes(zipped(files))
    quizbs("import", "q.zip", "--title", "Leaves", within=folder)
    assert quizbs("export", "Leaves", within=folder).returncode == 0
    other = tmp_path_factory.mktemp("other")
    (other / "b.zip").write_bytes((folder / "Leaves-csv.zip").read_bytes())
    kept = quizbs("import", "b.zip", within=other)
    assert (kept.returncode, "problems" in kept.stdout) == (0, False), kept
    database = sqlite3.connect(next((other / "data").glob("*.db")))
    assert database.execute("select count(*) from pictures").fetchone() == (1,)
    database.close()


def test_unplayable_file_exits_with_1(quizbs: CliRunner, folder: Path) -> None:
    (folder / "words.txt").write_text("alpha\nbeta\n")
    ran = quizbs("check", "words.txt", within=folder)
    assert (ran.returncode, "The answers are missing" in ran.stdout) == (1, True)
    assert quizbs("check", "words.txt", "--json", within=folder).returncode == 1
    assert quizbs("check", "chapter-7.csv", within=folder).returncode == 0


@pytest.mark.parametrize("command", ["check", "import"])
def test_too_large_file_is_reported_with_its_size(quizbs: CliRunner, folder: Path, command: str) -> None:
    with (folder / "large.csv").open("wb") as stream:
        stream.truncate(50_000_000)
    ran = quizbs(command, "large.csv", within=folder)
    assert ran.returncode == 1
    assert ran.stderr.startswith("quizbs: 'large.csv' is too big: 50 MB. The limit is 10 MB.")


def test_best_guess_is_listed_first(quizbs: CliRunner, folder: Path) -> None:
    (folder / "words.csv").write_text("house|casa\ndog|perro\ncat|gato\n")
    lines = quizbs("check", "words.csv", within=folder).stdout.splitlines()
    assert "so we guessed: column A is the question" in lines[1]
    assert "No problems." not in lines


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["import", "none.csv"], "can't read 'none.csv': No such file"),
        (
            ["import", "notes.txt"],
            "there are no questions to play in 'notes.txt'. See why with: quizbs check notes.txt",
        ),
        (["export", "nothing"], "there's no bank 'nothing'. Your banks: Chemistry basics, "),
        (
            ["export", "space", "--as", "quizlet"],
            "there's no kind of file called 'quizlet'. Choose one of: csv, kahoot",
        ),
        (["export", "space", "-o", "no/folder.csv"], "can't write 'no/folder.csv': No such file"),
    ],
)
def test_wrong_argument_is_reported_in_one_line(quizbs: CliRunner, folder: Path, command: list[str], says: str) -> None:
    (folder / "notes.txt").write_text("Buy milk.\n")
    ran = quizbs(*command, within=folder)
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"quizbs: {says}")
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


def test_invalid_setting_is_named(quizbs: CliRunner, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIZBS_PUBLIC_URL", "x")
    ran = quizbs("import", "chapter-7.csv", within=folder)
    assert ran.stderr == "quizbs: The public URL must look like https://quiz.example.org, not 'x'.\n"


def test_invalid_database_is_reported(quizbs: CliRunner, folder: Path) -> None:
    ran = quizbs("export", "space", within=folder, database=f"sqlite:///{folder / 'chapter-7.csv'}")
    assert ran.returncode == 1
    assert ran.stderr.startswith("quizbs: QUIZBS_DATABASE: ")
    assert "Traceback" not in ran.stderr

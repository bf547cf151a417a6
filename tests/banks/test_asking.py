"""The command line asks how to read an ambiguous file, and uses the answer."""

import json
from pathlib import Path

import pytest

from quizbs.banks.registry import read
from tests.banks.sheets import right
from tests.support.cli_runner import CliRunner

LETTERS = "Question,A,B,C,D,Correct\nCapital?,Paris,Lyon,Nice,Lille,A\nWhich is third?,C,D,A,B,A\n"
TWICE = "kilo,ba1,ba2,ba3,zu,mu\n" + "".join(
    f"What is thing {n}?,x{n},y{n},z{n},{'ABC'[n % 3]},{'BCA'[n % 3]}\n" for n in range(9)
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "letters.csv").write_text(LETTERS)
    (tmp_path / "twice.csv").write_text(TWICE)
    (tmp_path / "clear.csv").write_text("Question,Answer,Wrong 1\nCapital?,Paris,Lyon\n")
    return tmp_path


def test_command_shows_a_question_in_each_possible_reading(quizbs: CliRunner, folder: Path) -> None:
    ran = quizbs("check", "letters.csv", within=folder)
    assert ran.returncode == 3
    one, other = ran.stderr.partition("--answer 1: ")[2].split("--answer 2: ")
    assert one.split("\n")[1:6] == ["     Which is third?", "     ✓ C", "     · D", "     · A", "     · B"]
    assert other.split("\n")[1:6] == ["     Which is third?", "     · C", "     · D", "     ✓ A", "     · B"]


@pytest.mark.parametrize(("answer", "right"), [("1", "C"), ("2", "A")])
def test_answer_chooses_one_of_the_readings(quizbs: CliRunner, folder: Path, answer: str, right: str) -> None:
    ran = quizbs("check", "letters.csv", "--answer", answer, "--json", within=folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    (_, third) = json.loads(ran.stdout)["questions"]
    assert [choice["text"] for choice in third["choices"] if choice["right"]] == [right]


def test_answered_question_is_not_asked_again(quizbs: CliRunner, folder: Path) -> None:
    assert "could mean choice A" in quizbs("check", "letters.csv", within=folder).stdout
    ran = quizbs("check", "letters.csv", "--answer", "1", within=folder)
    assert "could mean choice A" not in ran.stdout
    assert ran.stdout.endswith("No problems.\n")


def test_import_saves_nothing_before_the_answer(quizbs: CliRunner, folder: Path) -> None:
    ran = quizbs("import", "letters.csv", within=folder)
    assert (ran.returncode, ran.stdout) == (3, "")
    assert "--answer 2" in ran.stderr
    assert "letters" not in quizbs("export", "no such bank", within=folder).stderr.casefold()
    ran = quizbs("import", "letters.csv", "--answer", "2", within=folder)
    assert ran.stdout.startswith("Saved as “Letters”"), ran
    quizbs("export", "Letters", "-o", "out.csv", within=folder)
    (third,) = read((folder / "out.csv").read_bytes(), "out.csv").questions[1:]
    assert right(third) == ["A"]


def test_answer_that_was_not_offered_is_reported_in_one_line(quizbs: CliRunner, folder: Path) -> None:
    for file, answer in (("letters.csv", "7"), ("letters.csv", "0"), ("clear.csv", "1")):
        ran = quizbs("check", file, "--answer", answer, within=folder)
        assert ran.returncode == 1
        assert ran.stderr.count("\n") == 1
        assert f"there's no answer {answer}" in ran.stderr

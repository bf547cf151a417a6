"""``quizbs check`` reports what a file holds, for people and for programs, and a missing file in one line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quizbs.banks.registry import read
from quizbs.cli.bank_report import as_text
from tests.support.cli_runner import CliRunner

TABLE = """Question,Answer,Wrong,Explanation,Topic,Time,Card
Which is the largest planet?,Jupiter,Mars,It is eleven Earths wide.,Space,20,AS
The Moon is a star.,False,,,,,
Which gas do plants take in?,carbon dioxide|CO2,,,,soon,
"""


def started(*words: str, within: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quizbs", *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, cwd=within, check=False)


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    (tmp_path / "Planets.csv").write_text(TABLE, encoding="utf-8")
    return tmp_path


def test_check_prints_dialect_questions_and_problems_as_json(bank: Path) -> None:
    ran = started("check", "Planets.csv", "--json", within=bank)
    assert (ran.returncode, ran.stderr) == (0, "")
    told: dict[str, Any] = json.loads(ran.stdout)
    assert list(told) == ["dialect", "questions", "problems"]
    assert told["dialect"] == "Question table with the right and the wrong answers"
    planet, moon, gas = told["questions"]
    assert planet == {
        "text": "Which is the largest planet?",
        "kind": "choice",
        "choices": [{"text": "Jupiter", "right": True}, {"text": "Mars", "right": False}],
        "accept": [],
        "explanation": "It is eleven Earths wide.",
        "topic": "Space",
        "time": 20,
        "cards": ["AS"],
    }
    assert (moon["kind"], [choice["right"] for choice in moon["choices"]]) == ("true/false", [False, True])
    assert (gas["kind"], gas["choices"], gas["accept"]) == ("typed", [], ["carbon dioxide", "CO2"])
    (problem,) = told["problems"]
    assert (problem["row"], problem["column"], problem["value"]) == (4, "F (Time)", "soon")
    assert list(problem) == ["row", "column", "value", "message", "fix"]
    assert problem["fix"]


def test_report_shows_each_question_answer_and_problem(quizbs: CliRunner, bank: Path) -> None:
    ran = quizbs("check", "Planets.csv", within=bank)
    assert ran.returncode == 0
    lines = ran.stdout.splitlines()
    assert lines[0] == "Planets"
    assert "1. Which is the largest planet?" in lines
    assert "     ✓ Jupiter" in lines
    assert "     · Mars" in lines
    assert "     = CO2" in lines
    assert any(line.startswith("  Row 4, column F (Time): “soon”") for line in lines)


def test_check_stores_nothing(quizbs: CliRunner, bank: Path) -> None:
    quizbs("check", "Planets.csv", within=bank)
    assert [path.name for path in bank.iterdir()] == ["Planets.csv"]


def test_check_speaks_the_language_of_the_terminal(
    quizbs: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    (tmp_path / "a.csv").write_text("Question,Right answer,Wrong 1\nWhy?,Because,No\n")
    told = quizbs("check", "a.csv", within=tmp_path).stdout
    assert "Vragen: 1." in told
    assert "Geen problemen." in told


@pytest.mark.parametrize("name", ["missing.csv", ".", "a\nb"])
def test_missing_file_is_reported_in_one_line(quizbs: CliRunner, name: str, bank: Path) -> None:
    ran = quizbs("check", name, "--json", within=bank)
    assert ran.returncode != 0
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    assert line.startswith("quizbs: ")
    assert "can't read" in line


def test_check_of_a_file_without_questions_gives_the_reason(quizbs: CliRunner, tmp_path: Path) -> None:
    (tmp_path / "notes.pdf").write_bytes(b"%PDF-1.7\n")
    told = json.loads(quizbs("check", "notes.pdf", "--json", within=tmp_path).stdout)
    assert (told["dialect"], told["questions"]) == ("", [])
    assert told["problems"][0]["message"] == "This is a PDF."


def test_no_text_of_a_file_can_command_a_terminal() -> None:
    text = as_text(read("Question,Answer\nA \x1b[2J bell \x07?,\x9b31m\n".encode(), "\x1b]0;x.csv"))
    assert all(letter.isprintable() or letter == "\n" for letter in text)

"""Files by strangers, read where QUIZBS_SAMPLE_BANKS names the folder that holds them with the right import of each."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from quizbs.banks import words
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.quiz.question import Question

TABLES = ("plain-csv/", "semicolon-csv/", "tsv/", "mmlu-csv/", "blooket/")


@pytest.fixture(scope="module")
def folder() -> Path:
    named = os.environ.get("QUIZBS_SAMPLE_BANKS")
    if not named:
        pytest.skip("QUIZBS_SAMPLE_BANKS names no folder with banks by strangers")
    return Path(named)


@pytest.fixture(scope="module")
def expected(folder: Path) -> dict[str, Any]:
    listed: dict[str, Any] = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return listed


def imported(folder: Path, name: str) -> Reading:
    """Read one of the files."""
    path = folder / name
    return read(path.read_bytes(), path.name)


def right(question: Question) -> list[str]:
    """Return the right answers of a question."""
    return [choice.text for choice in question.choices if choice.right] or list(question.accept[:1])


@pytest.mark.parametrize(
    "name",
    [
        "plain-csv/guarim-qcm-fr.csv",
        "blooket/blooket-apstats-ch11.csv",
        "mmlu-csv/cmmlu-dev-driving.csv",
    ],
)
def test_a_table_with_a_header_is_read_whole(name: str, folder: Path, expected: dict[str, Any]) -> None:
    reading, wanted = imported(folder, name), expected[name]
    assert len(reading.questions) == wanted["questions"]
    first = wanted["first"]
    assert reading.questions[0].text == first["text"]
    assert [choice.text for choice in reading.questions[0].choices] == first["options"]
    assert right(reading.questions[0]) == [first["correct"]]
    assert not [problem for problem in reading.problems if problem.row]


def test_formulae_with_bars_stay_whole_and_only_long_choices_are_told(folder: Path, expected: dict[str, Any]) -> None:
    name = "mmlu-csv/cmmlu-test-college_mathematics.csv"
    reading = imported(folder, name)
    first = expected[name]["first"]
    assert [choice.text for choice in reading.questions[0].choices] == first["options"]
    bad = {problem.row for problem in reading.problems}
    assert len(reading.questions) + len(bad) == expected[name]["questions"]
    assert all("150 is the most" in problem.message for problem in reading.problems)


def test_row_numbers_are_those_of_the_spreadsheet(folder: Path) -> None:
    content = (folder / "plain-csv/guarim-qcm-fr.csv").read_bytes() + b"\r\n115,,a,b,c,d,A,x,1,\r\n"
    (problem,) = read(content, "guarim.csv").problems
    assert problem.row in (116, 117)  # 231 lines, but 115 rows; the file may end with a line or not


def test_a_quiz_show_is_asked_about_since_its_columns_are_swapped(folder: Path) -> None:
    reading = imported(folder, "tsv/jeopardy-kids-teen.tsv")
    messages = [problem.message for problem in reading.problems]
    assert words.SWAPPED.message in messages
    assert any("21592" in message for message in messages)
    assert len(reading.questions) == 5000


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("plain-csv/apstats-ch11keyterms.csv", words.NO_HEADER),
        ("plain-csv/kamalhm-soal-id.csv", words.NO_HEADER),
        ("semicolon-csv/tochri-fragen.csv", words.NO_HEADER),
        ("semicolon-csv/triviletja-preguntas.csv", words.NO_HEADER),
        ("tsv/japan-drivers-truefalse.tsv", words.NO_HEADER),
        ("tsv/gnvk-jeopardy.tsv", words.NO_HEADER),
        ("mislabelled/mrsnurb-fragen-really-xlsx.csv", words.EXCEL),
        ("kahoot-xlsx/qahoot-KahootQuizTemplate-official.xlsx", words.EXCEL),
        ("opentdb-json/kickturn-opentdb-all.json", words.JSON),
        ("moodle-xml/guarim-OS-fr.xml", words.MARKUP),
    ],
)
def test_what_is_no_table_with_a_header_says_what_to_do(name: str, fault: words.Fault, folder: Path) -> None:
    reading = imported(folder, name)
    assert reading.questions == ()
    assert [(problem.message, problem.fix) for problem in reading.problems] == [(fault.message, fault.fix)]


def test_no_file_of_the_folder_is_read_wrongly_in_silence(folder: Path, expected: dict[str, Any]) -> None:
    """Other dialects come later; until then they say so. A table gives the right answer or a problem."""
    for name, wanted in expected.items():
        path = folder / name
        if not path.is_file():
            continue
        reading = read(path.read_bytes(), path.name)
        assert reading.questions or reading.problems, name
        if reading.questions and not reading.problems:
            assert name.startswith(TABLES), name
            assert len(reading.questions) == wanted["questions"], name

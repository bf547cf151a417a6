"""Files by other people, from the folder that QUIZBS_SAMPLE_BANKS names, compared with what is expected of each."""

import functools
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from quizbs.banks.table.answer_key import Form
from quizbs.quiz.question import Kind
from tests.banks.sheets import english, right, told

SAMPLES = os.environ.get("QUIZBS_SAMPLE_BANKS", "")
if not SAMPLES:
    pytest.skip("QUIZBS_SAMPLE_BANKS names no folder with banks by strangers", allow_module_level=True)


@pytest.fixture(scope="module")
def folder() -> Path:
    return Path(SAMPLES)


@pytest.fixture(scope="module")
def expected(folder: Path) -> dict[str, Any]:
    listed: dict[str, Any] = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return listed


@functools.cache
def as_it_is(path: Path) -> Reading:
    """Return the reading of a file without options; all tests share it."""
    return read(path.read_bytes(), path.name)


def imported(folder: Path, name: str, read_options: ReadOptions | None = None) -> Reading:
    """Return the reading of one of the files."""
    path = folder / name
    return read(path.read_bytes(), path.name, read_options) if read_options else as_it_is(path)


def messages(reading: Reading, fault: str) -> list[str]:
    """Return the English messages of a reading that have the id ``fault``."""
    return [english(problem.message) for problem in told(reading, fault)]


def counts(wanted: int | str) -> list[int]:
    """Return the numbers of questions that are expected; ``wanted`` is a number, "0 or N", or "N to M"."""
    if isinstance(wanted, str) and " to " in wanted:
        least, most = wanted.split(" to ")
        return list(range(int(least), int(most) + 1))
    return [int(count) for count in str(wanted).split(" or ")]


def says(pattern: str, text: str) -> bool:
    """Return whether a text matches the pattern, in which "…" matches any text."""
    pattern, text = " ".join(pattern.split()), " ".join(text.split())
    return re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), text) is not None


def differences(reading: Reading, wanted: dict[str, Any]) -> list[str]:
    """Return how a reading differs from what is expected of its file."""
    if len(reading.questions) not in counts(wanted["questions"]):
        return [f"{len(reading.questions)} questions, not {wanted['questions']}"]
    first = wanted.get("first") or {}
    if not reading.questions:
        return [] if reading.problems else ["no question, and no reason for it"]
    if not first.get("text"):
        return []
    question, found = reading.questions[0], []
    if not says(first["text"], question.text):
        found.append(f"asks {question.text!r}")
    options = [choice.text for choice in question.choices]
    if first.get("options") is not None and (
        len(options) != len(first["options"]) or not all(map(says, first["options"], options))
    ):
        found.append(f"offers {options}")
    correct = first.get("correct") or []
    correct = [correct] if isinstance(correct, str) else correct
    if not all(any(says(expected, answer) for answer in right(question)) for expected in correct):
        found.append(f"takes {right(question)} as right")
    return found


def test_every_file_is_read_as_expected(folder: Path, expected: dict[str, Any]) -> None:
    found = {
        name: different
        for name, wanted in expected.items()
        if (folder / name).is_file() and (different := differences(imported(folder, name), wanted))
    }
    assert found == {}


def test_formulae_with_bars_are_not_split(folder: Path) -> None:
    reading = imported(folder, "mmlu-csv/cmmlu-test-college_mathematics.csv")
    assert len(reading.questions) == 105
    assert reading.problems == ()


def test_row_numbers_are_those_of_the_spreadsheet(folder: Path) -> None:
    content = (folder / "plain-csv/guarim-qcm-fr.csv").read_bytes() + b"\r\n115,,a,b,c,d,A,x,1,\r\n"
    (problem,) = read(content, "guarim.csv").problems
    assert problem.row in (116, 117)  # 231 lines, but 115 rows; the file may end with a line or not


def test_percent_cells_are_shown_as_the_teacher_sees_them(folder: Path) -> None:
    reading = imported(folder, "chinese-xlsx/netcan-tiku.xlsx")
    by_row = dict(zip(reading.rows, reading.questions, strict=True))
    assert [choice.text for choice in by_row[7].choices] == ["0%", "0.001%", "0.005%", "0.01%"]
    assert [choice.text for choice in by_row[76].choices] == ["100%", "200%", "300%", "400%"]
    assert [choice.text for choice in by_row[2].choices][2:] == ["时间", "动压力"]  # without "C." and "D."
    assert [problem.row for problem in reading.problems if problem.message.id == "reading-empty-key"] == [65]
    assert [unread.row for unread in reading.unread_rows] == [65]


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("kahoot-xlsx/sar622-KahootQuizTemplate1.xlsx", 30),
        ("plain-csv/apstats-ch11keyterms.csv", 23),
        ("blooket/blooket-apstats-ch11.csv", 23),
    ],
)
def test_constant_key_is_asked_about_once(name: str, rows: int, folder: Path) -> None:
    reading = imported(folder, name)
    (told,) = messages(reading, "reading-same-key")
    assert f"all {rows} rows" in told
    assert told.endswith("Is that right?")
    assert len(reading.questions) == rows


def test_numbers_in_cells_are_read_as_displayed(folder: Path) -> None:
    reading = imported(folder, "kahoot-xlsx/sar622-KahootQuizTemplate1.xlsx")
    assert reading.title == "General Knowledge"
    assert [choice.text for choice in reading.questions[4].choices] == ["9", "10", "11", "12"]
    assert {question.time for question in reading.questions} <= {10, 20, 30, 60, 90, 120}


def test_template_example_is_skipped_and_can_be_kept(folder: Path) -> None:
    name = "kahoot-xlsx/qahoot-KahootQuizTemplate-official.xlsx"
    reading = imported(folder, name)
    assert (reading.questions, messages(reading, "reading-empty-template") != []) == ((), True)
    (alternative,) = reading.alternatives
    (question,) = imported(folder, name, alternative.read_options).questions
    assert (question.kind, question.time, len(right(question))) == (Kind.MULTI, 60, 4)


def test_placeholder_choice_is_reported_once_with_typing_offered(folder: Path) -> None:
    name = "mislabelled/mrsnurb-fragen-really-xlsx.csv"
    reading = imported(folder, name)
    (told,) = messages(reading, "reading-placeholders")
    assert "420 rows" in told
    assert not messages(reading, "reading-repeated")
    (alternative,) = reading.alternatives
    typed = imported(folder, name, alternative.read_options)
    assert len(typed.questions) == 500
    assert {question.kind for question in typed.questions} == {Kind.TYPED}


def test_quiz_show_asks_the_clue_and_can_be_swapped_back(folder: Path) -> None:
    name = "tsv/jeopardy-kids-teen.tsv"
    reading = imported(folder, name)
    assert messages(reading, "reading-swapped-show")
    assert len(reading.taken) == 5000
    assert reading.questions[0].topic == "BIRDS"
    (alternative,) = reading.alternatives
    assert imported(folder, name, alternative.read_options).questions[0].text == "upside-down"


def test_category_board_is_not_read_but_can_be_mapped(folder: Path) -> None:
    reading = imported(folder, "tsv/gnvk-jeopardy.tsv")
    assert [problem.message.id for problem in reading.problems] == ["reading-matrix"]
    assert [column.letter for column in reading.columns] == list("ABCDEF")
    read_options = ReadOptions({0: "question", 1: "answer"}, header=1, table="\t")
    assert imported(folder, "tsv/gnvk-jeopardy.tsv", read_options).questions


def test_marks_typed_answers_and_topics_of_a_table_without_names(folder: Path) -> None:
    reading = imported(folder, "semicolon-csv/triviletja-preguntas.csv")
    kinds = [question.kind for question in reading.questions]
    assert (kinds.count(Kind.TYPED), kinds.count(Kind.CHOICE)) == (55, 6)
    chosen = next(question for question in reading.questions if question.choices)
    assert right(chosen) == ["Mestre i alumne"]
    assert {"Lore", "Misc", "Msc"} <= {question.topic for question in reading.questions}


def test_unnamed_table_is_read_with_pictures_and_explanations(folder: Path) -> None:
    reading = imported(folder, "tsv/japan-drivers-truefalse.tsv")
    assert {question.kind for question in reading.questions} == {Kind.TRUE_FALSE}
    assert sum(bool(question.image) for question in reading.questions) == 257
    assert sum(bool(question.explanation) for question in reading.questions) > 1000
    assert len(reading.repeated) <= 18


def test_every_question_is_at_its_reported_row(folder: Path, expected: dict[str, Any]) -> None:
    for name in expected:
        if (folder / name).is_file():
            reading = imported(folder, name)
            assert len(reading.rows) == len(reading.questions), name
            assert set(reading.repeated) <= {question.id for question in reading.questions}, name
            assert not {unread.row for unread in reading.unread_rows} & set(reading.rows), name


def test_keys_can_be_read_in_another_form(folder: Path) -> None:
    read_options = ReadOptions(key=Form.FROM_0)
    reading = imported(folder, "plain-csv/apstats-ch11keyterms.csv", read_options)
    assert right(reading.questions[0]) == ["Population parameter"]

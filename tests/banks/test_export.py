"""A bank written and read again is the same bank."""

import csv
import io

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quizbs.banks.cells import guard_formula
from quizbs.banks.registry import read
from quizbs.banks.writing.table import export
from quizbs.quiz.question import Choice, Kind, Question
from tests.banks.strategies import BANKS


@given(BANKS, st.sampled_from(",;"))
@settings(
    max_examples=200,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_any_exported_bank_is_read_back_unchanged(bank: tuple[Question, ...], delimiter: str) -> None:
    assert read(export(bank, delimiter), "bank.csv").questions == bank


@pytest.mark.parametrize(("true", "false"), [("Wahr", "Falsch"), ("Richtig", "Falsch"), ("Sí", "No"), ("Ja", "Nee")])
def test_false_in_two_languages_is_read_back_unchanged(true: str, false: str) -> None:
    bank = (Question("1", "Is it?", Kind.TRUE_FALSE, (Choice(true), Choice(false, right=True))),)
    assert read(export(bank), "bank.csv").questions == bank


def plain_bank() -> tuple[Question, ...]:
    """Return a bank with a question of each kind."""
    return (
        Question("1", "One?", Kind.CHOICE, (Choice("-1", right=True), Choice("=2"), Choice("+3"))),
        Question("2", "Is it?", Kind.TRUE_FALSE, (Choice("Vrai"), Choice("Faux", right=True))),
        Question("3", "Type it.", Kind.TYPED, accept=("@home", "at home"), cards=("TH",), time=30),
        Question("4", "Which?", Kind.MULTI, (Choice("a", right=True), Choice("b", right=True), Choice("c"))),
    )


def test_exported_file_opens_in_spreadsheet_programs() -> None:
    content = export(plain_bank())
    assert content.startswith(b"\xef\xbb\xbfQuestion,Answer,Wrong 1,Wrong 2,Wrong 3,")
    assert content.endswith(b"\r\n")
    assert content.count(b"\n") == content.count(b"\r\n") == 5
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))
    assert rows[1][:4] == ["One?", "'-1", "'=2", "'+3"]
    assert rows[2][:4] == ["Is it?", "Faux", "", ""]
    assert rows[3][1] == "'@home"
    assert "10H" in rows[3]
    assert rows[4][1] == "a|b"
    assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for row in rows for cell in row)


def test_european_export_is_separated_by_semicolons() -> None:
    assert export(plain_bank(), ";").startswith("\ufeffQuestion;Answer;".encode())


def test_bank_with_later_right_choice_is_written_with_letters() -> None:
    bank = (Question("1", "One?", Kind.CHOICE, (Choice("a"), Choice("b", right=True))),)
    assert export(bank).decode("utf-8-sig").startswith("Question,A,B,C,D,E,F,Correct,")
    assert read(export(bank), "bank.csv").questions == bank


@pytest.mark.parametrize("answer", ["True", "falsch", "T", "B", "A, C", "2", "No", "a|b"])
@pytest.mark.parametrize("lettered", [True, False])
def test_ambiguous_typed_answer_is_read_back_as_typed(answer: str, lettered: bool) -> None:
    choices = (Choice("a", right=not lettered), Choice("b", right=lettered))
    bank = (Question("1", "One?", Kind.CHOICE, choices), Question("2", "Two?", Kind.TYPED, accept=(answer,)))
    assert read(export(bank), "bank.csv").questions == bank


@pytest.mark.parametrize("sign", ["=", "+ ", "@", "=-"])
def test_sign_at_right_choices_only_is_read_back_unchanged(sign: str) -> None:
    bank = tuple(
        Question(str(number), f"{number}?", Kind.CHOICE, (Choice(f"{sign}x{number}", right=True), Choice("y")))
        for number in range(8)
    )
    assert read(export(bank), "bank.csv").questions == bank


def test_equals_sign_that_marks_right_answers_is_removed() -> None:
    rows = "".join(f"{number}?,=x{number},y\r\n" for number in range(8))
    questions = read(f"Question,Answer,Wrong 1\r\n{rows}".encode(), "bank.csv").questions
    assert [question.choices[0].text for question in questions] == [f"x{number}" for number in range(8)]


def test_bank_that_no_table_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="no table can hold"):
        export([Question("1", "One?", Kind.TYPED, accept=("one", "a|b"))])


def test_empty_bank_is_only_a_header() -> None:
    assert export([]).count(b"\r\n") == 1


@pytest.mark.parametrize("sign", "=+-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b")
def test_no_cell_starts_with_a_formula_sign(sign: str) -> None:
    bank = (Question("1", f"{sign}1+1", Kind.TYPED, accept=(f"{sign}2",)),)
    rows = list(csv.reader(io.StringIO(export(bank).decode("utf-8-sig"))))
    assert rows[1][:2] == [f"'{sign}1+1", f"'{sign}2"]
    assert read(export(bank), "a.csv").questions == bank


def test_tab_that_hides_a_formula_is_defused() -> None:
    assert guard_formula("\t=1+1") == "'\t=1+1"

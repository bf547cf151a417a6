"""The banks that ship with quizbs: each is read without a problem and is worth asking."""

import re
from pathlib import Path

import pytest

from quizbs.banks.shipped import ShippedBank, shipped
from quizbs.quiz.question import Kind

FOLDER = Path(__file__).parents[2] / "question_banks"
BANKS = shipped(FOLDER)
each_bank = pytest.mark.parametrize("bank", BANKS, ids=[bank.key for bank in BANKS])


def test_at_least_eight_banks_are_shipped() -> None:
    assert len(BANKS) >= 8
    assert [bank.title for bank in BANKS] == sorted((bank.title for bank in BANKS), key=str.casefold)
    assert len({bank.title for bank in BANKS}) == len(BANKS)


def test_shipped_banks_differ_in_language_and_subject() -> None:
    assert len([bank for bank in BANKS if bank.language != "en"]) >= 2
    assert len({bank.subject for bank in BANKS}) >= 6


def test_shipped_bank_pins_questions_to_cards() -> None:
    pinned = [sum(bool(question.cards) for question in bank.questions) for bank in BANKS]
    assert max(pinned) >= 5


@each_bank
def test_shipped_bank_has_a_description(bank: ShippedBank) -> None:
    assert re.fullmatch(r"[a-z]{2}", bank.language)
    assert re.fullmatch(r"\d{1,2}–\d{1,2}", bank.ages)
    assert bank.subject
    assert bank.about.endswith(".")
    assert "\n" not in bank.about


@each_bank
def test_shipped_bank_is_read_without_a_problem(bank: ShippedBank) -> None:
    assert bank.reading.problems == ()
    assert not any(note.id == "reading-not-used" for note in bank.reading.notes)


@each_bank
def test_shipped_bank_has_a_question_for_each_card(bank: ShippedBank) -> None:
    assert len(bank.questions) >= 52


@each_bank
def test_shipped_questions_have_explanation_and_topic(bank: ShippedBank) -> None:
    assert [question.text for question in bank.questions if not question.explanation or not question.topic] == []


@each_bank
def test_longest_choice_is_not_usually_the_right_one(bank: ShippedBank) -> None:
    asked = [question for question in bank.questions if question.kind is Kind.CHOICE]
    given_away = [
        question.text
        for question in asked
        if all(
            len(right.text) > len(wrong.text)
            for right in question.choices
            if right.right
            for wrong in question.choices
            if not wrong.right
        )
    ]
    assert len(given_away) <= 0.35 * len(asked), given_away


@each_bank
def test_true_is_not_always_the_right_answer(bank: ShippedBank) -> None:
    says = [question.choices[0].right for question in bank.questions if question.kind is Kind.TRUE_FALSE]
    assert {True, False} <= set(says) or len(says) < 3


@each_bank
def test_each_kind_of_question_occurs(bank: ShippedBank) -> None:
    assert {question.kind for question in bank.questions} == set(Kind)


def test_shipped_files_and_descriptions_match() -> None:
    described = re.findall(r"^\[(.+)\]$", (FOLDER / "banks.toml").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert sorted(described) == sorted(path.stem for path in FOLDER.glob("*.csv"))


def test_bank_without_description_is_named_after_its_file(tmp_path: Path) -> None:
    (tmp_path / "my_first-bank.csv").write_text("Question,Answer\nOne?,1\n", encoding="utf-8")
    (bank,) = shipped(tmp_path)
    assert (bank.key, bank.title, bank.language) == ("my_first-bank", "My first bank", "")
    assert [question.text for question in bank.questions] == ["One?"]


@pytest.mark.parametrize(
    "about", [b"\xff\xfe", b"[no end", b"a = 1", b"[a]\ntitle = 7", b"a = [1, 2]", b'[b]\ntitle = "B"']
)
def test_invalid_description_does_not_hide_bank(about: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("Question,Answer\nOne?,1\n", encoding="utf-8")
    (tmp_path / "banks.toml").write_bytes(about)
    (bank,) = shipped(tmp_path)
    assert bank.title == "A"


def test_bank_is_read_once_on_first_use(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("Question,Answer\nOne?,1\n", encoding="utf-8")
    (bank,) = shipped(tmp_path)
    path.write_text("Question,Answer\nTwo?,2\n", encoding="utf-8")
    assert [question.text for question in bank.questions] == ["Two?"]
    path.unlink()
    assert [question.text for question in bank.questions] == ["Two?"]


def test_missing_folder_has_no_banks(tmp_path: Path) -> None:
    assert shipped(tmp_path / "nowhere") == ()

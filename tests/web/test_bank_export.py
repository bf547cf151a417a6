"""Exporting a bank: the page lists what doesn't fit, files are right, and no printed card reveals its answer."""

import re

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.banks.registry import read
from tests.web.test_banks import app, folder, imported, teacher

__all__ = ["app", "folder", "teacher"]

BANK = "Question,Answer,Wrong 1,Wrong 2\nCapital of France?,Paris,Lyon,Nice\nTwo and two?,4,,\n"


def test_export_page_lists_questions_that_do_not_fit(teacher: FlaskClient) -> None:
    page = teacher.get(f"/banks/{imported(teacher, BANK, 'take.csv')}/save").text
    assert "Two and two?" in page
    assert "Its answer is typed, and this format has no typed answers." in page
    assert "Save 1 question<" in page
    assert "Save 2 questions<" in page


@pytest.mark.parametrize(
    ("kind", "name", "held"),
    [
        ("csv", "csv.csv", 2),
        ("kahoot", "kahoot.xlsx", 1),
        ("blooket", "blooket.csv", 2),
        ("gift", "gift.gift.txt", 2),
        ("moodle", "moodle.moodle.xml", 2),
        ("json", "json.json", 2),
    ],
)
def test_each_file_is_saved_under_its_name(teacher: FlaskClient, kind: str, name: str, held: int) -> None:
    key = imported(teacher, BANK, f"saved {kind}.csv")
    answer = teacher.get(f"/banks/{key}/save/{kind}")
    assert answer.headers["Content-Disposition"] == f"attachment; filename=Saved-{kind}-{name}"
    assert len(read(answer.data, name).questions) == held


@pytest.mark.parametrize("path", ["nothing/save", "nothing/deck", "space/save/nothing", "nothing/save/csv"])
def test_unknown_bank_is_404(teacher: FlaskClient, path: str) -> None:
    assert teacher.get(f"/banks/{path}").status_code == 404


def test_stranger_cannot_export_a_bank(app: App) -> None:
    from tests.web.test_pages import Client

    for path in ("save", "save/csv", "deck"):
        assert Client(app.web.flask).get(f"/banks/space/{path}").status_code != 200


def test_printed_cards_do_not_show_the_answer(teacher: FlaskClient) -> None:
    page = teacher.get(f"/banks/{imported(teacher, BANK, 'deck.csv')}/deck?plain=1").text
    cards, key = page.split('id="deck-key"')
    told = re.findall(r"<article.*?</article>", cards, re.DOTALL)
    assert len(told) == 52
    typed = next(card for card in told if "Two and two?" in card)
    assert not re.search(r">4<", typed)
    assert not re.search(r"right|✓", "".join(told))
    assert "Paris" in key


def test_cards_without_a_question_are_printed_on_request(teacher: FlaskClient) -> None:
    key = imported(teacher, BANK, "deck.csv")
    page = teacher.get(f"/banks/{key}/deck").text
    assert page.count("<article") == 2
    assert "50 cards have no question" in page
    assert f'href="/banks/{key}/deck?plain=1"' in page
    assert "data-print" in page


def test_bank_page_has_export_links_above_the_questions(teacher: FlaskClient) -> None:
    page = teacher.get(f"/banks/{imported(teacher, BANK, 'deck.csv')}").text
    assert page.index("Print as a deck of cards") < page.index("Save or export") < page.index("banks-questions")


@pytest.mark.parametrize(
    ("language", "asked", "paper"),
    [("en-US", "", "letter"), ("en-GB", "", "a4"), ("de-DE", "", "a4"), ("en-US", "a4", "a4"), ("", "x", "a4")],
)
def test_paper_size_follows_language_or_choice(teacher: FlaskClient, language: str, asked: str, paper: str) -> None:
    page = teacher.get(f"/banks/space/deck?paper={asked}&mix=99999x", headers={"Accept-Language": language}).text
    assert f"deck-{paper}" in page
    assert ("52 Karten mit 52 Fragen" if language == "de-DE" else "52 cards with 52 questions") in page

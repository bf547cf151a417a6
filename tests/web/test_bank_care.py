"""Safeguards for banks: questions about guesses, repeated files, missing pictures, and undo."""

import io
import zipfile

from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.teacher import check_up
from quizbs.web.banks import overview
from quizbs.web.server.gate import TOO_LARGE
from tests.web.test_banks import (
    GOOD,
    PICTURES,
    app,
    drawn,
    folder,
    imported,
    post,
    questions,
    teacher,
    upload,
    zipped,
)
from tests.web.test_pages import ORIGIN

__all__ = ["app", "folder", "teacher"]  # fixtures imported from the other file
GONE = "Question,Answer,Wrong 1,Image\nWhich?,oak,ash," + "a" * 32 + ".webp\n"
LIST = "house|casa\ndog|perro\ncat|gato\nbird|pajaro\n"


def test_guessed_columns_are_asked_about_before_import(teacher: FlaskClient) -> None:
    page = teacher.get(upload(teacher, LIST)).text
    assert "4 questions were read. Are they right?" in page
    assert "are good" not in page
    assert page.index("so we guessed") < page.index("Import 4 questions")


def test_header_switch_of_the_column_dialog_loses_no_row(teacher: FlaskClient) -> None:
    address = upload(teacher, LIST)
    post(teacher, f"{address}/read", column0="answer", column1="question", header="0")
    page = teacher.get(address).text
    assert "Import 4 questions" in page
    post(teacher, f"{address}/read", column0="answer", column1="question", header="1")
    assert "Import 3 questions" in teacher.get(address).text
    post(teacher, f"{address}/read", column0="answer", column1="question", header="0")
    assert "Import 4 questions" in teacher.get(address).text


def test_column_names_can_be_corrected_without_other_change(teacher: FlaskClient) -> None:
    address = upload(teacher, "German;French\nHaus;maison\nBaum;arbre\nHund;chien\n")
    assert "All 3 questions are good" in teacher.get(address).text
    post(teacher, f"{address}/read", column0="question", column1="answer", header="0")
    assert "Import 4 questions" in teacher.get(address).text


def test_repeated_file_is_reported(teacher: FlaskClient) -> None:
    text = GOOD.replace("Two and two", "Three and one")
    assert "already added this file" not in teacher.get(upload(teacher, text)).text
    key = imported(teacher, text, title="Sums")
    again = upload(teacher, text, "renamed.csv")
    page = teacher.get(again).text
    assert f'You already added this file, as <a href="/banks/{key}"><bdi>Sums</bdi>' in page
    post(teacher, f"{again}/read", column0="question", column1="answer", column2="wrong", column3="wrong")
    assert "already added this file" in teacher.get(again).text
    assert "already added this file" not in teacher.get(upload(teacher, text + "Five?,5,6,7\n")).text


def test_empty_file_is_reported_by_name(teacher: FlaskClient) -> None:
    answer = post(teacher, "/banks/upload", file=(io.BytesIO(b""), "chapter 9.csv"))
    assert answer.status_code == 409
    assert "“chapter 9.csv” is empty" in answer.text
    assert "Please choose a file" in post(teacher, "/banks/upload").text


def test_too_large_file_page_links_back_to_the_upload(teacher: FlaskClient) -> None:
    answer = teacher.post("/banks/upload", headers=ORIGIN, environ_overrides={TOO_LARGE: True})
    assert answer.status_code == 413
    assert "That file is too big" in answer.text
    assert 'href="/banks/new"' in answer.text


def test_missing_picture_is_named_in_preview_and_check_up(app: App, teacher: FlaskClient) -> None:
    page = teacher.get(upload(teacher, GONE)).text
    assert f"The picture “{'a' * 32}.webp” is missing." in page
    assert '<img class="asks-picture"' not in page
    key = imported(teacher, GONE)
    assert "not-here" in questions(app, key)[0].image
    assert "is missing, so none is shown" in teacher.get(f"/banks/{key}/check").text


def test_bank_with_pictures_round_trips_as_zip(app: App, teacher: FlaskClient) -> None:
    files = {"q__csv": PICTURES.encode(), "Leaf__PNG": drawn(), "root__png": drawn("blue")}
    key = imported(teacher, zipped(**files), "q.zip")
    answer = teacher.get(f"/banks/{key}/save/csv")
    assert (answer.mimetype, ".zip" in answer.headers["Content-Disposition"]) == ("application/zip", True)
    assert sorted(zipfile.ZipFile(io.BytesIO(answer.data)).namelist()) == [
        "question-1.webp",
        "question-2.webp",
        "questions.csv",
    ]
    address = upload(teacher, answer.data, "back.zip")
    assert "All 2 questions are good" in teacher.get(address).text
    again = questions(app, imported(teacher, answer.data, "back.zip"))
    assert [bank.text for bank in again] == [question.text for question in questions(app, key)]
    assert all(bank.image for bank in again)
    assert "A zip with the table and its pictures (2)" in teacher.get(f"/banks/{key}/save").text


def test_archiving_a_bank_can_be_undone_at_once(app: App, teacher: FlaskClient) -> None:
    key = imported(teacher, GOOD, title="To archive")
    page = teacher.get(post(teacher, f"/banks/{key}/put-away", away="1").location).text
    assert "“<bdi>To archive</bdi>” was archived." in page
    post(teacher, f"/banks/{key}/put-away")
    assert key in {bank.key for bank in app.school.catalog.offered()}


def asked(number: int, image: str = "", explanation: str = "") -> Question:
    choices = (Choice("a", right=True), Choice("b"))
    return Question(f"q{number}", f"Thing {number}?", Kind.CHOICE, choices, image=image, explanation=explanation)


def test_remark_on_many_questions_is_folded_into_one() -> None:
    placed = {number: asked(number) for number in range(40)} | {40: asked(40, image="lost.png", explanation="Since.")}
    remarks = check_up.remarks(placed, {})
    assert len(remarks) == 41
    first, last = check_up.folded(remarks)
    assert (first.kind, first.position, first.times) == ("picture", 40, 1)
    assert (last.kind, last.times) == ("explanation", 40)


def test_check_up_folds_equal_remarks_into_one_link(teacher: FlaskClient) -> None:
    key = imported(teacher, "Question,Answer\n" + "".join(f"Thing {n}?,{n}\n" for n in range(30)))
    page = teacher.get(f"/banks/{key}/check").text
    assert "<b>30 questions</b>" in page
    assert page.count("a wrong answer teaches something") == 1
    assert teacher.get(f"/banks/{key}/check?kind=explanation").text.count("a wrong answer teaches something") == 25


def test_shortened_text_never_cuts_a_formula() -> None:
    assert overview.in_short("Solve $x^2 + 2x + 1 = 0$ for all real numbers") == "Solve $x^2 + 2x + 1 = 0$ for all…"
    assert overview.in_short("What comes out of it: $x^2 + 2x + 1 = 0$ ?") == "What comes out of it:…"
    formula = "$\\frac{1}{2} + \\frac{3}{4} + \\frac{5}{6}$"
    assert overview.in_short(f"{formula} is?") == f"{formula}…"
    assert overview.in_short("It costs $5 and somebody has got $6 only") == "It costs $5 and somebody has got…"


def test_card_of_a_typed_question_has_an_answer_line(teacher: FlaskClient) -> None:
    key = imported(teacher, "Question,Answer,Card\nSolve $x^2=4$.,2,AS\n")
    assert '<span class="told" dir="auto">Solve $x^2=4$.</span>' in teacher.get(f"/banks/{key}/cards").text
    assert teacher.get(f"/banks/{key}/deck").text.count('<p class="deck-line">Answer:</p>') == 1

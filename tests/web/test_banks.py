"""The bank pages without a browser: uploads are previewed and imported once, and banks are edited safely."""

import csv
import html
import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pytest
from flask.testing import FlaskClient
from PIL import Image
from werkzeug.test import TestResponse

from quizbs.app import App
from quizbs.banks import limits, picture_sandbox
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Question
from quizbs.words import words
from tests.banks.sheets import Rows, workbook
from tests.banks.test_package_pictures import moodle, package, qti2, quiz
from tests.web.app import app_in
from tests.web.test_pages import ORIGIN, Client

GOOD = "Question,Answer,Wrong 1,Wrong 2\nCapital of France?,Paris,Lyon,Nice\nTwo and two?,4,5,6\n"
BAD = "Question,A,B,C,D,Correct\nCapital?,Paris,Lyon,Nice,Metz,E\nTwo and two?,3,4,5,6,B\n=1+1?,1,2,3,4,\n"
PICTURES = "Question,Answer,Wrong 1,Image\nWhich leaf?,oak,ash,Leaf.PNG\nWhich root?,beet,yam,root.png\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("app")


@pytest.fixture(scope="module")
def app(folder: Path) -> Iterator[App]:
    with app_in(folder) as made:
        yield made


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    client = Client(app.web.flask)
    assert client.get(app.school.host_path).status_code == 303
    return client


def post(client: FlaskClient, path: str, **fields: object) -> TestResponse:
    return client.post(path, data=fields, headers=ORIGIN, content_type="multipart/form-data")


def upload(client: FlaskClient, content: str | bytes, name: str = "chapter-7.csv", **fields: str) -> str:
    """Upload a file and return the address of its preview."""
    file = io.BytesIO(content if isinstance(content, bytes) else content.encode())
    answer = post(client, "/banks/upload", file=(file, name), **fields)
    assert answer.status_code == 303, answer.text
    return answer.location


def imported(client: FlaskClient, content: str | bytes, name: str = "chapter-7.csv", **fields: str) -> str:
    """Upload a file, import it, and return the key of its bank."""
    answer = post(client, upload(client, content, name), **fields)
    assert answer.status_code == 303, answer.text
    return answer.location.rpartition("/")[2]


def questions(app: App, key: str) -> tuple[Question, ...]:
    return app.school.catalog.content(key)[0]


def drawn(colour: str = "red", size: tuple[int, int] = (60, 40), kind: str = "PNG") -> bytes:
    content = io.BytesIO()
    Image.new("RGB", size, colour).save(content, kind)
    return content.getvalue()


def zipped(**members: bytes) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:
        for name, member in members.items():
            packed.writestr(name.replace("__", "."), member)
    return content.getvalue()


class TestUpload:
    def test_nothing_is_imported_before_confirmation(self, app: App, teacher: FlaskClient) -> None:
        before = [bank.key for bank in app.school.catalog.offered()]
        address = upload(teacher, GOOD)
        for _ in range(2):  # a reload changes nothing
            page = teacher.get(address).text
            assert "All 2 questions are good" in page
            assert "Import 2 questions" in page
        assert [bank.key for bank in app.school.catalog.offered()] == before
        answer = post(teacher, address, title="Chapter 7", tags="year 7, spring; year 7")
        bank = app.school.catalog.find(answer.location.rpartition("/")[2])
        assert bank is not None
        assert (bank.title, bank.tags, bank.questions) == ("Chapter 7", ("year 7", "spring"), 2)

    def test_second_tap_does_not_import_twice(self, app: App, teacher: FlaskClient) -> None:
        address = upload(teacher, GOOD)
        answers = [post(teacher, address, title="Twice").location for _ in range(2)]
        assert answers[0] == answers[1]
        assert len([bank for bank in app.school.catalog.offered() if bank.title == "Twice"]) == 1
        assert "These questions are imported" in teacher.get(address).text

    def test_import_from_set_up_returns_with_bank_chosen(self, teacher: FlaskClient) -> None:
        assert 'href="/banks/new?then=play"' in teacher.get("/host").text
        page = teacher.get("/banks/new?then=play").text
        assert 'name="then" value="play"' in page
        assert 'name="then" value="play"' in teacher.get(re.findall('href="(/banks/ai[^"]*)"', page)[0]).text
        answer = post(teacher, upload(teacher, GOOD, then="play"), title="Tonight")
        assert answer.location.startswith("/host?bank=own-")
        assert re.search(r'value="own-[0-9a-f]+"[^>]* checked', teacher.get(answer.location).text)

    def test_pasted_list_is_read(self, teacher: FlaskClient) -> None:
        answer = post(teacher, "/banks/upload", text=GOOD, title="<i>Mine</i>")
        page = teacher.get(answer.location).text
        assert "&lt;i&gt;Mine" in page
        assert "Import 2 questions" in page

    def test_pasted_list_is_previewed_while_it_is_typed(self, app: App, teacher: FlaskClient) -> None:
        part = post(teacher, "/banks/paste", text=f"{GOOD}<b>Bold?</b>,,,\n").text
        assert "2 questions ready, 1 to look at" in part
        assert "Capital of France?" in part
        assert "Row 4, column B (Answer)" in part
        assert "<b>Bold" not in part
        assert "Add a question bank" not in part
        assert "No questions to play yet" in post(teacher, "/banks/paste", text="Hello").text
        assert post(Client(app.web.flask), "/banks/paste", text=GOOD).status_code != 200

    def test_prompt_for_an_assistant_says_what_is_wanted(self, teacher: FlaskClient) -> None:
        page = html.unescape(teacher.get("/banks/ai?topic=<rivers>&age=11&count=12&language=Deutsch").text)
        assert "Write 12 quiz questions about <rivers> for students aged 11, in Deutsch." in page
        assert "20 quiz questions about the water cycle" in teacher.get("/banks/ai").text

    def test_answers_by_an_ai_assistant_are_marked_as_unchecked(self, app: App, teacher: FlaskClient) -> None:
        written = (
            "Here you are:\n\n```csv\nQuestion,Answer,Wrong 1,Wrong 2,Explanation,Why not 1,Why not 2\n"
            '"What drives water?","The Sun","The Moon","Wind","Its heat, of course.","It moves tides.","No."\n'
            "```\nShall I write more, for other ages?\n"
        )
        address = post(teacher, "/banks/upload", text=written, by="ai").location
        told = "Check the answers: nobody has yet."
        assert told in teacher.get(address).text
        post(teacher, f"{address}/read", header="1")
        assert told in teacher.get(address).text
        (question,) = questions(app, post(teacher, address).location.rpartition("/")[2])
        assert question.explanation == "Its heat, of course."
        assert [choice.feedback for choice in question.choices] == ["", "It moves tides.", "No."]
        assert told not in teacher.get(upload(teacher, GOOD)).text

    def test_ambiguous_file_is_previewed_in_both_readings(self, app: App, teacher: FlaskClient) -> None:
        letters = "Question,A,B,C,D,Correct\nCapital?,Paris,Lyon,Nice,Lille,A\nWhich is third?,C,D,A,B,A\n"
        address = upload(teacher, letters)
        section = teacher.get(address).text.partition('class="preview-ways"')[2].partition("</form>")[0]
        rights = re.findall(r'class="is-right".*?dir="auto">([^<]+)<', section, re.DOTALL)
        assert section.count("Which is third?") == 2
        assert rights == ["C", "A"]
        post(teacher, f"{address}/alternative", alternative="Take it as the choice itself")
        assert 'class="preview-ways"' not in teacher.get(address).text
        third = questions(app, post(teacher, address).location.rpartition("/")[2])[1]
        assert [choice.text for choice in third.choices if choice.right] == ["A"]

    def test_preview_marks_the_right_answer(self, teacher: FlaskClient) -> None:
        page = teacher.get(upload(teacher, GOOD)).text
        right = re.findall(r'<li class="is-right"><b[^>]*>\w</b><span class="told" dir="auto">([^<]+)', page)
        assert right == ["Paris", "4"]

    @pytest.mark.parametrize("content", [b"\x00\x01\x02" * 500, b"hello", b"\xff" * 100, b"7\n8\n9\n", b"PK\x03\x04"])
    def test_file_that_is_no_bank_gets_a_page_with_advice(self, teacher: FlaskClient, content: bytes) -> None:
        page = teacher.get(upload(teacher, content, "photo.jpg"))
        assert page.status_code == 200
        assert "No questions to play yet" in page.text
        assert 'aria-label="What to do"' in page.text or "Row 1" in page.text
        assert ">Choose a file, or paste a list</a>" in page.text

    def test_missing_file_and_expired_upload_are_reported(self, teacher: FlaskClient) -> None:
        answer = post(teacher, "/banks/upload", text="  ")
        assert answer.status_code == 409
        assert "choose a file" in answer.text
        for answer in (teacher.get("/banks/import/none"), post(teacher, "/banks/import/none")):
            assert "choose the file again" in answer.text

    def test_too_large_a_file_is_refused(self, teacher: FlaskClient) -> None:
        assert teacher.post("/banks/upload", data=b"x" * 10_000_001, headers=ORIGIN).status_code == 413

    def test_question_is_excluded_and_included_again(self, app: App, teacher: FlaskClient) -> None:
        address = upload(teacher, GOOD)
        name = re.findall(r'name="id" value="([^"]+)"', teacher.get(address).text)[0]
        post(teacher, f"{address}/tick", id=name, do="out", page="1")
        assert "Import 1 question<" in teacher.get(address).text
        post(teacher, f"{address}/tick", id=name, do="in")
        assert "Import 2 questions" in teacher.get(address).text
        for each in re.findall(r'name="id" value="([^"]+)"', teacher.get(address).text):
            post(teacher, f"{address}/tick", id=each, do="out")
        answer = post(teacher, address)
        assert answer.status_code == 409
        assert "nothing to import" in answer.text

    def test_only_one_topic_is_imported(self, app: App, teacher: FlaskClient) -> None:
        rows = "".join(f"Question {n}?,yes,no,{'AB'[n % 2]}\n" for n in range(6))
        address = upload(teacher, "Question,Answer,Wrong 1,Topic\n" + rows)
        post(teacher, f"{address}/topic", topic="B")
        assert "Import 3 questions" in teacher.get(address).text
        key = post(teacher, address).location.rpartition("/")[2]
        assert {question.topic for question in questions(app, key)} == {"B"}

    def test_long_file_comes_in_pages(self, teacher: FlaskClient) -> None:
        rows = "".join(f"Question {n}?,yes,no\n" for n in range(60))
        address = upload(teacher, "Question,Answer,Wrong 1\n" + rows)
        first, last = teacher.get(address).text, teacher.get(f"{address}?page=3").text
        assert "1 of 3" in first
        shown = [re.findall(r'<span class="told" dir="auto">Question (\d+)\?', page) for page in (first, last)]
        assert shown == [[str(n) for n in range(25)], [str(n) for n in range(50, 60)]]
        assert "3 of 3" in teacher.get(f"{address}?page=99").text
        assert "1 of 3" in teacher.get(f"{address}?page=x").text

    def test_further_sheets_of_a_workbook_can_be_ticked(self, app: App, teacher: FlaskClient) -> None:
        sheets: dict[str, Rows] = {
            "Rivers": [["Question", "Answer", "Wrong 1"], ["Longest?", "Nile", "Po"], ["In Rome?", "", "Nile"]],
            "Letters": [
                ["Question", "A", "B", "Correct"],
                ["First?", "Alpha", "Beta", "A"],
                ["Last?", "Y", "Omega", "B"],
            ],
        }
        preview = upload(teacher, workbook(sheets), "units.xlsx")
        shown = teacher.get(preview).text
        assert re.findall(r'value="(\w+)" checked', shown) == ["Rivers"]
        assert "Row 3" in shown
        post(teacher, f"{preview}/sheets", sheet=["Rivers", "Letters", "Not there"])
        shown = teacher.get(preview).text
        assert re.findall(r'value="(\w+)" checked', shown) == ["Rivers", "Letters"]
        assert "Sheet 1, row 3" in shown
        assert re.search(r'value="1000001" selected>Sheet 1, row 1', shown)
        post(teacher, f"{preview}/read", header="1000002")
        assert re.search(r'value="1000002" selected>Sheet 1, row 2', teacher.get(preview).text)
        post(teacher, f"{preview}/read", header="1000001")
        key = post(teacher, preview).location.rpartition("/")[2]
        assert [question.text for question in questions(app, key)] == ["Longest?", "First?", "Last?"]

    def test_rows_of_every_ticked_sheet_can_be_corrected(self, app: App, teacher: FlaskClient) -> None:
        sheets: dict[str, Rows] = {
            "Rivers": [["Question", "Answer", "Wrong 1"], ["Longest?", "Nile", "Po"], ["In Rome?", "", "Nile"]],
            "Letters": [["Frage", "A", "B", "C", "Lösung"]]
            + [[f"{n} is?", f"a{n}", f"b{n}", f"c{n}", "" if n == 3 else str(n)] for n in range(4)],
            "Notes": [["To do"], ["more"]],
        }
        preview = upload(teacher, workbook(sheets), "units.xlsx")
        post(teacher, f"{preview}/fix/3", cell1="Tiber")
        post(teacher, f"{preview}/sheets", sheet=["Rivers", "Letters", "Notes"])
        shown = teacher.get(preview).text
        assert "5 questions ready, 2 to look at" in shown, "the row fixed before is still fixed"
        assert "We found no questions in the sheet “Notes”." in shown
        assert "B <bdi>Frage</bdi>" not in shown
        assert "A <bdi>Frage</bdi>" in shown
        book = openpyxl.load_workbook(io.BytesIO(teacher.get(f"{preview}/to-mend.xlsx").data))
        assert book.sheetnames == ["Letters"]
        assert [cell.value for cell in book["Letters"][1]][-3:] == ["Lösung", "Topic", "Problem"]
        post(teacher, f"{preview}/fix/2000005", cell4="1")
        shown = teacher.get(preview).text
        assert "Sheet 2, row 5, fixed" in shown
        post(teacher, f"{preview}/sheets", sheet=["Letters"])
        assert "Longest?" not in teacher.get(preview).text
        post(teacher, f"{preview}/sheets", sheet=["Rivers", "Letters"])
        key = post(teacher, preview).location.rpartition("/")[2]
        found = {question.text: [one.text for one in question.choices if one.right] for question in questions(app, key)}
        assert {question.topic for question in questions(app, key)} == {"Rivers", "Letters"}
        assert found == {
            "Longest?": ["Nile"],
            "In Rome?": ["Tiber"],
            "0 is?": ["a0"],
            "1 is?": ["b1"],
            "2 is?": ["c2"],
            "3 is?": ["b3"],
        }

    def test_unwanted_upload_is_deleted(self, teacher: FlaskClient) -> None:
        address = upload(teacher, GOOD)
        post(teacher, f"{address}/forget")
        assert teacher.get(address).status_code == 404


REPORT = (
    "Question Number,Question,Answer 1,Answer 2,Correct Answers,Time Allotted to Answer (seconds),Player,Answer,"
    "Correct / Incorrect,Correct,Incorrect,Score (points),Score without Answer Streak Bonus (points),"
    "Current Total Score (points),Answer Time (%),Answer Time (seconds)\n"
    + "".join(
        f"{n} Quiz,Question {n}?,yes,no,yes,20,{who},yes,Correct,1,0,900,900,900,10%,2\n"
        for n in range(1, 4)
        for who in ("Zebediah", "Quentina")
    )
)


def test_names_of_students_in_a_report_are_never_kept(app: App, teacher: FlaskClient, folder: Path) -> None:
    address = upload(teacher, REPORT, "report.csv")
    page = teacher.get(address).text
    assert "Import 3 questions" in page
    assert "We didn’t read students’ names and answers:" in page
    assert post(teacher, f"{address}/read", column0="question").status_code == 303
    assert "Import 3 questions" in teacher.get(address).text
    assert post(teacher, address).status_code == 303
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert b"Question 1?" in kept
    assert b"Zebediah" not in kept
    assert b"Quentina" not in kept


class TestFaults:
    def test_problems_have_row_column_value_and_remedy(self, teacher: FlaskClient) -> None:
        page = teacher.get(upload(teacher, BAD)).text
        assert "1 question ready, 2 to look at" in page
        assert "2 to look at</h2>" in page
        assert "Row 2" in page
        assert "F (Correct)" in page
        assert "Import 1 question<" in page

    def test_skipped_rows_are_mentioned_after_the_import(self, teacher: FlaskClient) -> None:
        address = upload(teacher, BAD)
        page = teacher.get(post(teacher, address).location).text
        assert f'2 rows of the file were left out. <a href="{address}#problems">' in page
        whole = teacher.get(f"/banks/{imported(teacher, GOOD)}").text
        assert "left out" not in whole

    def test_one_tap_sets_right_answer(self, app: App, teacher: FlaskClient) -> None:
        address = upload(teacher, BAD)
        assert 'name="cell5" value="A"' in teacher.get(address).text
        post(teacher, f"{address}/fix/2", cell5="A")
        page = teacher.get(address).text
        assert "Import 2 questions" in page
        assert 'id="row-2"' not in page
        assert "Row 2, fixed" in page
        key = post(teacher, address).location.rpartition("/")[2]
        capital = questions(app, key)[0]
        assert [choice.text for choice in capital.choices if choice.right] == ["Paris"]

    @pytest.mark.parametrize(("keys", "right"), [("012", "1"), ("123", "2"), ("abc", "c"), ("ABC", "B")])
    def test_corrected_row_is_read_like_its_column(self, app: App, teacher: FlaskClient, keys: str, right: str) -> None:
        rows = [f"{n}?,b{n},c{n},a{n},{key}{n if key.islower() else ''}" for n, key in enumerate(keys)]
        file = "\n".join(["Question,A,B,C,Correct", *rows, "Which?,b,c,a,"])
        address = upload(teacher, file)
        assert f'name="cell4" value="{right}" dir="auto"><b>B</b>' in teacher.get(address).text
        post(teacher, f"{address}/fix/5", cell4=right)
        key = post(teacher, address).location.rpartition("/")[2]
        assert [choice.text for choice in questions(app, key)[-1].choices if choice.right] == ["c"]

    def test_row_is_corrected_cell_by_cell_and_checked_again(self, teacher: FlaskClient) -> None:
        address = upload(teacher, BAD)
        post(teacher, f"{address}/fix/2", cell0="", cell5="B")
        page = teacher.get(address).text
        assert "The question is missing" in page
        assert 'name="cell5" value="B"' in page
        post(teacher, f"{address}/fix/2", cell0="Capital of Italy?", cell1="Rome", cell5="A")
        assert "Capital of Italy?" in teacher.get(address).text
        assert teacher.post(f"{address}/fix/99", headers=ORIGIN).status_code == 404

    def test_corrected_row_may_have_all_choices_in_one_cell(self, teacher: FlaskClient) -> None:
        file = b"Question,Options,Answer\nCapital?,Paris; Lyon; Nice,Rome\nTwo?,1; 2; 3,2\nThree?,3; 2; 1,3\n"
        address = upload(teacher, file)
        post(teacher, f"{address}/fix/2", cell0="Capital?", cell1="Rome; Lyon; Nice", cell2="Rome")
        assert re.findall(r'<span class="told" dir="auto">(Rome|Lyon|Nice)<', teacher.get(address).text) == [
            "Rome",
            "Lyon",
            "Nice",
        ]

    def test_rejected_rows_can_be_downloaded_with_their_problem(self, teacher: FlaskClient) -> None:
        answer = teacher.get(f"{upload(teacher, BAD)}/to-mend.csv")
        assert "attachment" in answer.headers["Content-Disposition"]
        rows = list(csv.reader(io.StringIO(answer.data.decode("utf-8-sig"))))
        assert rows[0] == ["Question", "A", "B", "C", "D", "Correct", "Problem"]
        assert [row[0] for row in rows[1:]] == ["Capital?", "'=1+1?"]  # no cell acts as a formula
        assert all(row[6] for row in rows[1:])
        rows[1][5] = "A"
        mended = io.StringIO()
        csv.writer(mended).writerows(rows[:2])
        assert "Import 1 question<" in teacher.get(upload(teacher, mended.getvalue())).text

    def test_changed_columns_are_remembered_for_the_next_upload(self, teacher: FlaskClient) -> None:
        swapped = "Question,Answer,Wrong 1\nParis,Capital of France?,x\nRome,Capital of Italy?,y\n"
        address = upload(teacher, swapped)
        post(teacher, f"{address}/read", column0="answer", column1="question", column2="-")
        page = teacher.get(address).text
        assert '<span class="told" dir="auto">Capital of France?</span></p>' in page
        again = teacher.get(upload(teacher, swapped)).text
        assert '<span class="told" dir="auto">Capital of France?</span></p>' in again


class TestPictures:
    def test_zip_with_a_huge_directory_is_read_in_a_child_process(
        self, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened, is_ours = [], picture_sandbox.is_ours

        def watched(content: bytes) -> bool:
            opened.append(content.count(b"PK\x01\x02"))
            return is_ours(content)

        monkeypatch.setattr(picture_sandbox, "is_ours", watched)
        for pictures in (30, 3000):
            content = zipped(plants__csv=PICTURES.encode(), **{f"leaf{number}__png": b"" for number in range(pictures)})
            page = teacher.get(upload(teacher, content, "plants.zip")).text
        assert "too much inside this file" in page
        assert opened == [31]

    def test_zip_of_a_table_and_pictures_is_imported(self, app: App, teacher: FlaskClient) -> None:
        content = zipped(plants__csv=PICTURES.encode(), leaf__png=drawn(), moves__gif=b"GIF89a")
        address = upload(teacher, content, "plants.zip")
        page = teacher.get(address).text
        shown = re.findall(r'src="(/picture/[0-9a-f]{32}\.webp)"', page)
        assert len(shown) == 1
        assert "root.png" in page
        assert "is missing" in page
        assert "moves.gif" in page
        key = post(teacher, address).location.rpartition("/")[2]
        assert [bool(digest_of(question.image)) for question in questions(app, key)] == [True, False]
        picture = Client(app.web.flask).get(shown[0])  # a client without cookies, like a student's phone
        assert picture.headers["Content-Type"] == "image/webp"
        assert picture.headers["X-Content-Type-Options"] == "nosniff"
        assert picture.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert Image.open(io.BytesIO(picture.data)).size == (60, 40)

    def test_choices_that_name_pictures_of_a_zip_are_asked_about(self, teacher: FlaskClient) -> None:
        table = b"Question,A,B,C,Correct\nTap the bag,img/bag.png,img/comb.png,img/hat.png,A\n"
        zips = {f"img/{name}__png": drawn() for name in ("bag", "comb", "hat")}
        page = teacher.get(upload(teacher, zipped(questions__csv=table, **zips), "tap.zip")).text
        assert "One question was read. Is it right?" in page
        assert "choices can’t be pictures" in page
        assert "describe the pictures in words" in page

    def test_slow_pictures_are_not_reported_as_empty_file(
        self, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(picture_sandbox, "_in_child", lambda order: b"")
        content = zipped(plants__csv=PICTURES.encode(), leaf__png=drawn())
        page = teacher.get(upload(teacher, content, "plants.zip")).text
        assert "took too long to read" in page
        assert "file is empty" not in page

    def test_moodle_xml_imports_pictures_and_reports_refused(self, app: App, teacher: FlaskClient) -> None:
        image = '<img src="@@PLUGINFILE@@/{}">'
        content = quiz(
            moodle("Which leaf? " + image.format("leaf.png"), leaf__png=drawn("green")),
            moodle("Which root? " + image.format("root.png"), root__png=drawn()[:60]),
        )
        address = upload(teacher, content, "plants.xml")
        for _ in range(2):  # the same after reading it again with other options
            page = teacher.get(address).text
            assert len(set(re.findall(r'src="(/picture/[0-9a-f]{32}\.webp)"', page))) == 1
            assert page.count("We can’t read this picture.") == 1
            assert '<h3 class="preview-row">Question 2</h3>' in page
            post(teacher, f"{address}/read", encoding="utf-8")
        key = post(teacher, address).location.rpartition("/")[2]
        assert [bool(digest_of(question.image)) for question in questions(app, key)] == [True, False]

    def test_picture_embedded_in_a_bank_precedes_one_of_the_zip(self, teacher: FlaskClient) -> None:
        asked = moodle('Which leaf? <img src="@@PLUGINFILE@@/leaf.png">', leaf__png=drawn(size=(80, 20)))
        content = zipped(plants__xml=quiz(asked), leaf__png=drawn())
        page = teacher.get(upload(teacher, content, "plants.zip")).text
        (address,) = set(re.findall(r'src="(/picture/[0-9a-f]{32}\.webp)"', page))
        assert Image.open(io.BytesIO(teacher.get(address).data)).size == (80, 20)

    def test_qti_package_is_imported_with_its_pictures(self, app: App, teacher: FlaskClient) -> None:
        item = qti2('Which leaf? <img src="leaf.png"/><img src="other.png"/>')
        content = zipped(**package(a__xml=item, leaf__png=drawn("green"), other__png=drawn()))
        address = upload(teacher, content, "plants.zip")
        page = teacher.get(address).text
        shown = re.findall(r'src="(/picture/[0-9a-f]{32}\.webp)"', page)
        assert len(shown) == 1
        assert "The question’s picture isn’t in the file: other.png" in page
        key = post(teacher, address).location.rpartition("/")[2]
        assert [bool(digest_of(question.image)) for question in questions(app, key)] == [True]
        assert Image.open(io.BytesIO(Client(app.web.flask).get(shown[0]).data)).size == (60, 40)

    @pytest.mark.parametrize("name", ["x", "x.webp", "0" * 32 + ".webp", "0" * 32 + ".png"])
    def test_picture_of_an_invalid_name_is_not_found(self, app: App, name: str) -> None:
        assert Client(app.web.flask).get(f"/picture/{name}").status_code == 404

    def test_picture_is_added_and_taken_off(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        form = filled(teacher, key, 0)
        post(teacher, f"/banks/{key}/question/0", **form, file=(io.BytesIO(drawn("blue")), "my cat.png"))
        assert digest_of(questions(app, key)[0].image)
        form = filled(teacher, key, 0)
        assert form["picture"] == questions(app, key)[0].image
        post(teacher, f"/banks/{key}/question/0", **form, no_picture="1")
        assert questions(app, key)[0].image == ""

    @pytest.mark.parametrize(
        ("content", "says"),
        [(b"GIF89a", "GIF"), (b"<svg></svg>", "SVG"), (b"hello", "isn’t a PNG"), (b"\x89PNG\r\n", "isn’t a PNG")],
    )
    def test_file_that_is_no_picture_is_refused_and_form_is_kept(
        self, app: App, teacher: FlaskClient, content: bytes, says: str
    ) -> None:
        key = imported(teacher, GOOD)
        form = filled(teacher, key, 0) | {"text": "Capital of all France?"}
        answer = post(teacher, f"/banks/{key}/question/0", **form, file=(io.BytesIO(content), "a.gif"))
        assert answer.status_code == 409
        assert says in answer.text
        assert "Capital of all France?" in answer.text
        assert questions(app, key)[0].text == "Capital of France?"


def filled(client: FlaskClient, key: str, position: int) -> dict[str, str]:
    """Return the fields of a question's form as a browser would send them."""
    page = client.get(f"/banks/{key}/question/{position}").text
    form = dict(re.findall(r'<input[^>]*type="(?:text|hidden)"[^>]*name="([^"]+)"[^>]*?value="([^"]*)"', page))
    form |= dict(re.findall(r'<input[^>]*name="([^"]+)" type="(?:text|hidden)"[^>]*?value="([^"]*)"', page))
    form |= dict(re.findall(r'<textarea[^>]*name="([^"]+)"[^>]*>([^<]*)</textarea>', page))
    form |= dict.fromkeys(re.findall(r'type="checkbox" name="(right\d)"[^>]* checked', page), "on")
    form |= {"way": re.findall(r'name="way" value="(\w+)" checked', page)[0]}
    return form


class TestWriting:
    """Writing a new bank in the browser."""

    def test_new_bank_is_created_once_and_named_with_first_question(self, app: App, teacher: FlaskClient) -> None:
        address = post(teacher, "/banks/write").location
        assert address == post(teacher, "/banks/write").location
        page = teacher.get(address).text
        assert re.search(r'name="right1" checked', page)
        form = {"text": "Two and two?", "choice1": "4", "right1": "on", "choice2": "5", "title": "Sums", "next": "new"}
        assert post(teacher, address, **form).location == address
        bank = app.school.catalog.find(address.split("/")[2])
        assert bank is not None
        assert (bank.title, bank.questions) == ("Sums", 1)
        assert 'name="title"' not in teacher.get(address).text
        row = re.search(r"<span>yours[^<]*<", teacher.get(f"/host?bank={address.split('/')[2]}").text)
        assert row
        assert row[0].startswith("<span>yours, enough for about"), "no language is known, so none is named"
        assert post(teacher, "/banks/write").location != address

    def test_autosaved_question_is_undone_in_one_step(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        before = questions(app, key)
        form = {"text": "New?", "choice1": "maple", "right1": "on", "stay": "1", "seen": "", "joins": ""}
        assert post(teacher, f"/banks/{key}/question/new", **form).json == {"kept": False}
        for choice in ("choice2", "choice3"):
            place = "new" if choice == "choice2" else "2"
            kept = post(teacher, f"/banks/{key}/question/{place}", **(form := form | {choice: choice})).json
            assert kept is not None
            assert (kept["kept"], kept["position"]) == (True, 2)
            form |= {"seen": kept["seen"], "joins": "1"}
        form.pop("stay")
        assert post(teacher, f"/banks/{key}/question/2", **form, next="new").location.endswith("/question/new")
        assert [choice.text for choice in questions(app, key)[2].choices] == ["maple", "choice2", "choice3"]
        post(teacher, f"/banks/{key}/undo", number="1")
        assert questions(app, key) == before

    def test_one_tap_turns_typed_answers_into_choices(self, app: App, teacher: FlaskClient) -> None:
        words = "house|casa\ndog|perro\ncat|gato\nbird|pajaro\nhome|casa\n"
        key = post(teacher, post(teacher, "/banks/upload", text=words).location).location.rpartition("/")[2]
        assert "Turn typed answers into choices" in teacher.get(f"/banks/{key}").text
        typed = questions(app, key)
        post(teacher, f"/banks/{key}/choices")
        for before, after in zip(typed, questions(app, key), strict=True):
            assert [choice.text for choice in after.choices if choice.right] == list(before.accept)
            assert len({choice.text for choice in after.choices}) == 4
        assert "5 typed answers were turned into choices" in teacher.get(f"/banks/{key}").text
        post(teacher, f"/banks/{key}/undo", number="1")
        assert questions(app, key) == typed

    def test_translated_word_list_gets_translated_choices(self, app: App, teacher: FlaskClient) -> None:
        """Dog and hound are one word in German, so they are never choices of one question."""
        text = (
            "Question,Answer,Question (de),Answer (de)\n"
            "Say dog,perro,Sag es,der Hund\n"
            "Say hound,sabueso,Sag es so,der Hund\n"
            "Say bird,pajaro,Sag Vogel,der Vogel\n"
            "Say house,casa,Sag Haus,das Haus\n"
            "Say cat,gato,,\n"
        )
        key = post(teacher, post(teacher, "/banks/upload", text=text).location).location.rpartition("/")[2]
        said = {
            question.accept[0]: each.accept[0] for question in questions(app, key) for each in question.translations
        }
        assert len(said) == 4
        post(teacher, f"/banks/{key}/choices")
        *translated, cat = questions(app, key)
        for question in translated:
            (german,) = question.translations
            assert german.choices == tuple(said[choice.text] for choice in question.choices)
            assert len(set(german.choices)) == len(german.choices) == 3
            assert german.accept == ()
        assert len(cat.choices) == 4
        assert cat.translations == ()

    def test_each_bank_has_a_link_to_play_it(self, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        assert f'href="/host?bank={key}"' in teacher.get("/banks").text


class TestBank:
    def test_banks_are_found_by_title_tag_and_question(self, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD.replace("Two and two", "Zweiundzwanzig"), title="Needle", tags="haystack")
        for query in ("q=needle", "q=zweiundzwanzig", "tag=haystack", "q=HAYSTACK"):
            assert key in teacher.get(f"/banks?{query}").text, query
        assert key not in teacher.get("/banks?q=volcano").text
        assert "space" in teacher.get("/banks").text

    def test_edited_question_is_undone_and_redone(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        before = questions(app, key)
        form = filled(teacher, key, 0) | {
            "text": "Capital of Italy?",
            "choice1": "Rome",
            "time": "40",
            "cards": "AS, 10h",
        }
        form |= {"explanation": "All roads.", "topic": "Cities", "tags": "a, b", "difficulty": "easy"}
        assert post(teacher, f"/banks/{key}/question/0", **form).location == f"/banks/{key}#q0"
        after = questions(app, key)[0]
        assert (after.text, after.choices[0].text, after.choices[0].right) == ("Capital of Italy?", "Rome", True)
        assert (after.id, after.time, after.cards, after.topic) == (before[0].id, 40, ("AS", "TH"), "Cities")
        assert (after.explanation, after.tags, after.difficulty) == ("All roads.", ("a", "b"), "easy")
        page = teacher.get(f"/banks/{key}").text
        assert "“Capital of Italy?” was edited." in page
        german = teacher.get(f"/banks/{key}", headers={"Accept-Language": "de"}).text
        assert words("de").say("library-edited", text="Capital of Italy?") in german
        post(teacher, f"/banks/{key}/undo", number="1")
        assert questions(app, key) == before
        assert "nothing was undone" in teacher.get(post(teacher, f"/banks/{key}/undo", number="1").location).text
        for nonsense in ("²", "abc", "", "9" * 5000):
            assert "undo-late" in post(teacher, f"/banks/{key}/undo", number=nonsense).location
        post(teacher, f"/banks/{key}/undo", number="1", again="1")
        assert questions(app, key)[0] == after

    def test_feedback_on_a_wrong_choice_can_be_edited(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        wrong = next(at for at, one in enumerate(questions(app, key)[0].choices, 1) if not one.right)
        right = next(at for at, one in enumerate(questions(app, key)[0].choices, 1) if one.right)
        said = {f"why{wrong}": "It has <b>fewer</b> people.", f"why{right}": "Lost: it is right."}
        post(teacher, f"/banks/{key}/question/0", **(filled(teacher, key, 0) | said))
        choices = questions(app, key)[0].choices
        assert (choices[wrong - 1].feedback, choices[right - 1].feedback) == ("It has <b>fewer</b> people.", "")
        assert "It has &lt;b&gt;fewer&lt;/b&gt; people." in filled(teacher, key, 0)[f"why{wrong}"]
        assert "It has &lt;b&gt;fewer&lt;/b&gt; people." in teacher.get(f"/banks/{key}").text
        assert key in teacher.get("/banks?q=fewer+people").text
        long = filled(teacher, key, 0) | {f"why{wrong}": "x" * (limits.MAX_FEEDBACK_LENGTH + 1)}
        answer = post(teacher, f"/banks/{key}/question/0", **long)
        assert "Why it’s wrong" in answer.text
        assert f"{limits.MAX_FEEDBACK_LENGTH + 1} characters" in answer.text

    def test_question_changes_from_choices_to_typed_and_back(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        post(
            teacher,
            f"/banks/{key}/question/0",
            **(filled(teacher, key, 0) | {"way": "type", "accept": "Paris\nParigi"}),
        )
        assert questions(app, key)[0].accept == ("Paris", "Parigi")
        form = filled(teacher, key, 0) | {"way": "pick", "choice1": "Paris", "choice2": "Rome", "right1": "on"}
        post(teacher, f"/banks/{key}/question/0", **form)
        assert [choice.right for choice in questions(app, key)[0].choices] == [True, False]

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            ({"text": ""}, "The question is missing"),
            ({"text": "x" * (limits.MAX_QUESTION_LENGTH + 1)}, f"{limits.MAX_QUESTION_LENGTH + 1:,} characters"),
            ({"way": "type", "accept": " "}, "right answer is missing"),
            ({"time": "soon"}, "isn’t a time"),
            ({"cards": "ZZ"}, "isn’t a card"),
            ({"choice1": "Lyon", "choice2": "Lyon", "choice3": ""}, "nothing to choose from"),
        ],
    )
    def test_invalid_question_form_is_returned_unchanged(
        self, app: App, teacher: FlaskClient, change: dict[str, str], says: str
    ) -> None:
        key = imported(teacher, GOOD)
        before = questions(app, key)
        answer = post(teacher, f"/banks/{key}/question/0", **(filled(teacher, key, 0) | {"topic": "Cities"} | change))
        assert answer.status_code == 409
        assert says in answer.text
        assert 'value="Cities"' in answer.text
        assert questions(app, key) == before

    def test_missing_right_choice_is_asked_for(self, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        form = {name: value for name, value in filled(teacher, key, 0).items() if not name.startswith("right")}
        assert "No choice is marked" in post(teacher, f"/banks/{key}/question/0", **form).text

    def test_two_windows_do_not_overwrite_each_other(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        first, second = filled(teacher, key, 0), filled(teacher, key, 0) | {"text": "Mine?"}
        post(teacher, f"/banks/{key}/question/0", **(first | {"text": "Theirs?"}))
        again = post(teacher, f"/banks/{key}/question/0", **(first | {"text": "Theirs?"}))  # a repeated press
        assert again.status_code == 303
        answer = post(teacher, f"/banks/{key}/question/0", **second)
        assert answer.status_code == 409
        assert "another window" in answer.text
        assert "Mine?" in answer.text
        assert questions(app, key)[0].text == "Theirs?"

    def test_question_is_added_once_and_removed(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        form = {"text": "New?", "way": "type", "accept": "yes", "cards": "KH"}
        for _ in range(2):
            assert post(teacher, f"/banks/{key}/question/new", **form).location == f"/banks/{key}#q2"
        assert [question.text for question in questions(app, key)] == ["Capital of France?", "Two and two?", "New?"]
        post(teacher, f"/banks/{key}/question/1/take-out")
        post(teacher, f"/banks/{key}/question/1/take-out")
        assert [question.text for question in questions(app, key)] == ["Capital of France?", "New?"]
        assert teacher.get(f"/banks/{key}/question/1").status_code == 404

    def test_shipped_bank_is_read_only_copy_is_not(self, app: App, teacher: FlaskClient) -> None:
        page = teacher.get("/banks/space").text
        assert "Make it mine" in page
        for path in ("question/0", "question/0/take-out", "details", "merge", "put-away", "undo", "cards/AS", "cards"):
            assert post(teacher, f"/banks/space/{path}", title="x").status_code == 404, path
        word = re.search(r'name="once" value="(\w+)"', page)
        assert word
        copies = {post(teacher, "/banks/space/copy", once=word[1]).location.rpartition("/")[2] for _ in range(2)}
        assert len(copies) == 1
        assert questions(app, copies.pop()) == questions(app, "space")

    def test_merged_bank_has_no_duplicate_questions(self, app: App, teacher: FlaskClient) -> None:
        one = imported(teacher, GOOD)
        other = imported(teacher, GOOD.replace("Two and two", "Three and one"), title="More")
        post(teacher, f"/banks/{one}/merge", other=other)
        texts = [question.text for question in questions(app, one)]
        assert texts == ["Capital of France?", "Two and two?", "Three and one?"]
        answer = post(teacher, f"/banks/{one}/merge", other=other)
        assert "here already" in teacher.get(answer.location).text
        assert "1 question from “More” was added." in teacher.get(f"/banks/{one}").text

    def test_full_bank_accepts_no_further_question(
        self, app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        one, other = (
            imported(teacher, GOOD),
            imported(teacher, GOOD.replace("France", "Spain").replace("Two", "Six"), title="More"),
        )
        monkeypatch.setattr(limits, "MAX_QUESTIONS", 3)
        post(teacher, f"/banks/{one}/merge", other=other)
        assert len(questions(app, one)) == 3
        answer = post(teacher, f"/banks/{one}/question/new", text="New?", way="type", accept="yes")
        assert answer.status_code == 409
        assert "This bank is full" in answer.text
        assert "New?" in answer.text

    def test_bank_can_be_described_archived_and_restored(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        post(teacher, f"/banks/{key}/details", title="Towns", about="For 7b", tags="x, y", language="fr")
        bank = app.school.catalog.find(key)
        assert bank is not None
        assert (bank.title, bank.about, bank.tags, bank.lang) == ("Towns", "For 7b", ("x", "y"), "fr")
        post(teacher, f"/banks/{key}/put-away", away="1")
        assert key not in {bank.key for bank in app.school.catalog.offered()}
        assert key in teacher.get("/banks?away=1").text
        post(teacher, f"/banks/{key}/put-away")
        assert key in {bank.key for bank in app.school.catalog.offered()}

    def test_exported_table_is_imported_unchanged(self, app: App, teacher: FlaskClient) -> None:
        for address in ("/banks/space/save/csv", "/banks/space/save/csv?for=europe"):
            answer = teacher.get(address)
            assert "attachment" in answer.headers["Content-Disposition"]
            assert questions(app, imported(teacher, answer.data)) == questions(app, "space")

    def test_bank_can_be_edited_after_a_lesson_was_opened(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        page = post(teacher, "/host/open", bank=key, preset="classroom")
        assert page.status_code == 303, page.text
        post(teacher, f"/banks/{key}/question/0", **(filled(teacher, key, 0) | {"text": "Changed?"}))
        assert questions(app, key)[0].text == "Changed?"


class TestCards:
    def test_overview_lists_all_cards_with_questions(self, app: App, teacher: FlaskClient) -> None:
        key = imported(teacher, GOOD)
        post(teacher, f"/banks/{key}/cards/QD", position="1")
        page = teacher.get(f"/banks/{key}/cards").text
        assert len(re.findall(r'class="cards-place', page)) == 52
        assert 'aria-label="Queen of Diamonds: 1 question, Two and two?"' in page
        assert 'aria-label="Ace of Spades: nothing pinned"' in page
        assert "Two and two?" in teacher.get(f"/banks/{key}/cards/QD").text
        post(teacher, f"/banks/{key}/cards/QD", position="1", off="1")
        assert questions(app, key)[1].cards == ()
        for path in ("cards/ZZ", "cards/1S"):
            assert teacher.get(f"/banks/{key}/{path}").status_code == 404
        for nonsense in ("77", "abc", "²", "٣", "-1", "", "9" * 5000):
            assert post(teacher, f"/banks/{key}/cards/QD", position=nonsense).status_code == 404

    def test_topics_are_assigned_to_suits_or_ranks_in_one_step(self, app: App, teacher: FlaskClient) -> None:
        rows = "".join(f"Question {n}?,yes,no,{'AB'[n % 2]}\n" for n in range(30))
        key = imported(teacher, "Question,Answer,Wrong 1,Topic\n" + rows)
        post(teacher, f"/banks/{key}/cards", by="suits", topicH="A", topicS="B")
        laid = [question.cards[0] for question in questions(app, key) if question.topic == "A"]
        assert laid == [f"{rank}H" for rank in "A23456789TJQKA2"]
        assert {question.cards[0][1] for question in questions(app, key) if question.topic == "B"} == {"S"}
        post(teacher, f"/banks/{key}/cards", by="ranks", topic7="A")
        on_sevens = {question.cards[0] for question in questions(app, key) if question.topic == "A"}
        assert on_sevens == {"7S", "7H", "7D", "7C"}
        listed = teacher.get(f"/banks/{key}").text.partition('<ol class="banks-changes">')[2]
        changes = re.findall(r'<li dir="auto">([^<]+)</li>', listed.partition("</ol>")[0])
        assert changes == ["Topics were given to ranks.", "Topics were given to suits."]
        post(teacher, f"/banks/{key}/undo", number="2")
        post(teacher, f"/banks/{key}/undo", number="1")
        assert {question.cards for question in questions(app, key)} == {()}


def test_check_up_lists_each_kind_of_remark(app: App, teacher: FlaskClient) -> None:
    long = "x" * 201
    rows = [
        "Question,Answer,Wrong 1,Explanation,Image",
        "Fine?,yes,no,Because.,",
        f"{long}?,yes,no,Because.,",
        f"Choice?,{'y' * 76},no,Because.,",
        "No why?,yes,no,,",
        "Where?,yes,no,Because.,gone.png",
        f"Type?,{'z' * 41},,Because.,",
    ]
    key = imported(teacher, "\n".join(rows))
    form = {
        "text": "Fine",
        "way": "pick",
        "choice1": "yes",
        "right1": "1",
        "choice2": "other",
        "explanation": "Because.",
    }
    post(teacher, f"/banks/{key}/question/new", **form)
    page = teacher.get(f"/banks/{key}/check").text
    told = (
        "202 letters",
        "One choice has 76 letters",
        "No explanation",
        "“gone.png” is missing",
        "41 letters",
        "in this bank twice",
    )
    for says in told:
        assert says in page, says
    assert "<span>6</span>" in page
    assert len(re.findall(r"<li[^>]*>\s*<p>", teacher.get(f"/banks/{key}/check?kind=twice").text)) == 1

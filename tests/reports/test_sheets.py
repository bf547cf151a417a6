"""Files of a lesson, read back by openpyxl: every figure is there, and no cell acts as a formula."""

import csv
import io

import openpyxl
import pytest

from quizbs.banks.table.header_words import PERSONAL, normalised
from quizbs.quiz.wording import wording
from quizbs.reports.gradebook import NearMatch, NoNames, fill
from quizbs.reports.report import report
from quizbs.reports.sheet_files import as_csv, as_xlsx
from quizbs.reports.sheets import Sheet, answer_rows, grid_rows, nameless, student_rows, workbook_sheets
from quizbs.reports.warm_up import warm_up
from quizbs.words import LANGUAGES, words
from tests.reports.simulated import Simulated, bank

SAY = words("en").say


@pytest.fixture(scope="module")
def lesson() -> Simulated:
    return Simulated(2)


def read(content: bytes, delimiter: str = ",") -> list[dict[str, str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=delimiter))


def test_answer_file_has_a_row_for_every_answer(lesson: Simulated) -> None:
    facts = lesson.facts()
    rows = read(as_csv(answer_rows(facts, SAY)))
    assert len(rows) == len(facts.answers)
    first = [row for row in rows if row["First answer"] == "yes"]
    told = report(facts)
    assert (len(first), sum(row["Right"] == "right" for row in first)) == (told.first, told.right)
    assert sum(row["Right"] == "no answer in time" for row in rows) == told.basis.silent
    assert {row["Student"] for row in rows} <= set(facts.shown_names.values())


def test_student_file_has_a_row_for_every_student(lesson: Simulated) -> None:
    rows = read(as_csv(student_rows(lesson.facts(), SAY), ";"), ";")
    told = report(lesson.facts())
    assert len(rows) == told.students
    for head, figure in (
        ("First answers", told.first),
        ("Right", told.right),
        ("Came back", told.returned),
        ("Then right", told.corrected),
    ):
        assert sum(int(row[head]) for row in rows) == figure


def test_workbook_has_its_five_sheets_with_the_same_figures(lesson: Simulated) -> None:
    facts = lesson.facts()
    book = openpyxl.load_workbook(io.BytesIO(as_xlsx(workbook_sheets(facts, SAY))))
    assert book.sheetnames == ["Summary", "Students", "Grid", "Questions", "Answers"]
    summary = {row[0]: row[1] for row in book["Summary"].iter_rows(values_only=True)}
    told = report(facts)
    assert (summary["First answers"], summary["Right"], summary["Right, %"]) == (told.first, told.right, told.percent)
    cells = [value for row in book["Grid"].iter_rows(min_row=2, min_col=2, values_only=True) for value in row]
    assert (sum(value == 1 for value in cells), sum(value == 0 for value in cells)) == (told.right, told.basis.wrong)
    assert book["Answers"].max_row == len(facts.answers) + 1
    assert book["Questions"].max_row == len(facts.sums.questions) + 1


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_has_a_workbook(lesson: Simulated, tag: str) -> None:
    sheets = workbook_sheets(lesson.facts(), words(tag).say)
    assert openpyxl.load_workbook(io.BytesIO(as_xlsx(sheets))).sheetnames == [sheet.name for sheet in sheets]
    assert all(len(set(sheet.heads)) == len(sheet.heads) for sheet in sheets)
    assert all(len(sheet.name) <= 31 for sheet in sheets)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_class_list_is_filled_in_from_files_of_every_language(lesson: Simulated, tag: str) -> None:
    students = student_rows(lesson.facts(), words(tag).say)
    filled = fill(as_csv(students).decode("utf-8-sig"), "S", {str(row[0]): 50 for row in students.rows})
    assert len(filled.matched) == len(students.rows)
    head = words(tag).say("report-head", head="student")
    assert normalised(head) in PERSONAL, "names of students get into no question bank"


def test_nameless_files_contain_no_name(lesson: Simulated) -> None:
    facts = lesson.facts()
    assert "Name of" in str(workbook_sheets(facts, SAY))
    assert "oxygen" in str(answer_rows(facts, SAY))
    without = str(workbook_sheets(nameless(facts), SAY))
    assert "Name of" not in without
    assert "person" not in without
    assert "oxygen" not in without, "what was typed goes with the names"


@pytest.mark.parametrize("name", ["=1+1", "+cmd|' /C calc'!A0", "-2", "@SUM(A1)", "\t=1", "＝1"])
def test_no_cell_acts_as_a_formula(name: str) -> None:
    sheet = Sheet("One", ("Student",), [(name,), (5,), (None,)])
    book = openpyxl.load_workbook(io.BytesIO(as_xlsx([sheet])))
    cell = book["One"]["A2"]
    assert cell.data_type == "s"
    assert str(cell.value).startswith("'")
    assert read(as_csv(sheet))[0]["Student"].startswith("'")
    assert book["One"]["A3"].value == 5


def test_grid_is_empty_where_nothing_was_asked(lesson: Simulated) -> None:
    values = {value for row in grid_rows(lesson.facts(), SAY).rows for value in row[1:]}
    assert values == {0, 1, None}


# Fill my list

VALUES = {"Ann Müller": 80, "Bob O’Neil": 65, "Cem Öz": None, "Eve Twin": 50}


def test_class_list_is_returned_with_one_more_column() -> None:
    given = 'Student,ID,SIS Login ID\nPoints Possible,,\n"Muller, Ann",1,a\nBOB O\'NEIL,2,b\nCem Öz,3,c\nDan Gone,4,d\n'
    filled = fill(given, "Space (points out of 100)", VALUES)
    rows = read(filled.content)
    assert [row["Space (points out of 100)"] for row in rows] == ["", "80", "65", "", ""]
    assert [row["ID"] for row in rows] == ["", "1", "2", "3", "4"]
    assert filled.matched == ("Ann Müller", "Bob O’Neil")
    assert (filled.few, filled.near) == (("Cem Öz",), ())
    assert (filled.unmatched, filled.empty) == (("Eve Twin",), ("Points Possible", "Dan Gone"))


def test_class_list_may_have_two_name_columns_and_semicolons() -> None:
    filled = fill("\ufeffVorname;Nachname;E-Mail\r\nAnn;Müller;x\r\n", "S", VALUES)
    assert read(filled.content, ";")[0]["S"] == "80"


def test_equal_names_are_not_filled_in() -> None:
    filled = fill("Name\nAnn Berg\n", "S", {"Ann Berg": 1, "Berg, Ann": 2})
    assert (filled.matched, filled.empty) == ((), ("Ann Berg",))


def test_similar_name_is_offered_and_filled_in_when_confirmed() -> None:
    values = {"Ann Müller": 80, "Finn Berg": None, "Ida Lund": 50, "Jan": 1, "Jon": 2}
    given = 'Name\n"Mueller, Ann "\nFin Berg\nIda Lund\nJun\n'
    filled = fill(given, "S", values)
    assert filled.near == (NearMatch("Mueller, Ann", "Ann Müller"), NearMatch("Fin Berg", "Finn Berg"))
    assert (filled.matched, filled.unmatched, filled.empty) == (("Ida Lund",), ("Jan", "Jon"), ("Jun",))
    again = fill(given, "S", values, ["Mueller, Ann", "Fin Berg", "Jun"])
    assert [row["S"] for row in read(again.content)] == ["80", "", "50", ""]
    assert (again.matched, again.few, again.near) == (("Ann Müller", "Ida Lund"), ("Finn Berg",), ())


@pytest.mark.parametrize("text", ["", "\n", "a,b\n1,2\n", "First name\nAnn\n"])
def test_file_without_names_is_reported(text: str) -> None:
    with pytest.raises(NoNames):
        fill(text, "S", VALUES)


# The next warm-up


def test_warm_up_starts_with_missed_then_new_questions(lesson: Simulated) -> None:
    facts = lesson.facts()
    more = (*lesson.bank, *(one for one in bank(40) if one.id not in {each.id for each in lesson.bank}))
    found = warm_up(facts, more)
    taught = [one.id for one in report(facts).teach]
    assert [one.id for one in found[: len(taught)]] == taught
    assert len(found) <= 8
    asked = {one.question.id for one in facts.questions.values()}
    assert [one.id in asked for one in found] == [True] * (len(found) - 2) + [False] * 2
    assert len({wording(one) for one in found}) == len(found)


def test_warm_up_for_a_deleted_bank_has_its_old_questions(lesson: Simulated) -> None:
    found = warm_up(lesson.facts(), ())
    assert 0 < len(found) <= 6

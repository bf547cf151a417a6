"""Workbooks: cells as they are displayed, several sheets, and files made to exceed the limits."""

import datetime as dt
import io
import re
import zipfile

import openpyxl
import pytest

from quizbs.banks import limits
from quizbs.banks.package.archive import is_workbook
from quizbs.banks.reading import ReadOptions
from quizbs.banks.registry import read
from quizbs.banks.table.workbook import open_workbook
from tests.banks.sheets import Rows, english, right, told, workbook

HEADER = ["Question", "A", "B", "C", "D", "Correct"]


def choices(*cells: object, formats: dict[str, str] | None = None) -> list[str]:
    """Return the choices of a row as they were read."""
    content = workbook({"Sheet1": [HEADER, ["Which?", *cells, "A"]]}, formats)
    (question,) = read(content, "bank.xlsx").questions
    return [choice.text for choice in question.choices]


def test_numbers_are_read_without_needless_digits() -> None:
    assert choices(9, 9.0, 0.5, 2009) == ["9", "0.5", "2009"]
    assert choices(1234567, 0.1, 1e-7, -3) == ["1234567", "0.1", "0.0000001", "-3"]


def test_percent_cells_are_read_as_displayed() -> None:
    shown = dict.fromkeys(("B2", "C2", "D2"), "0%")
    assert choices(0.25, 0.5, 1, 7, formats=shown) == ["25%", "50%", "100%", "7"]
    exact = dict.fromkeys(("B2", "C2", "D2", "E2"), "0.00%")
    assert choices(0, 0.00001, 0.00005, 0.1255, formats=exact) == ["0%", "0.001%", "0.005%", "12.55%"]


def test_boolean_cells_are_true_or_false() -> None:
    reading = read(workbook({"Sheet1": [["Question", "Answer"], ["The Sun is a star.", True]]}), "a.xlsx")
    assert right(reading.questions[0]) == ["True"]


def test_dates_are_shown_as_displayed_and_asked_about_once() -> None:
    day = dt.date(2026, 1, 2)
    rows: Rows = [["Question", "Answer", "Wrong 1"], *([f"Score {number}?", day, "3:1"] for number in range(3))]
    content = workbook({"Sheet1": rows}, {f"B{number}": "d-mmm" for number in range(2, 5)})
    reading = read(content, "a.xlsx")
    assert right(reading.questions[0]) == ["2-Jan"]
    (problem,) = told(reading, "reading-dates")
    assert (problem.column, problem.value) == ("B (Answer)", "2-Jan")
    assert ": 3, like" in english(problem.message)
    assert "row 2" in english(problem.message)


@pytest.mark.parametrize(
    ("value", "shape", "shown"),
    [
        (dt.date(2026, 1, 2), "yyyy-mm-dd", "2026-01-02"),
        (dt.datetime.fromisoformat("2026-01-02 03:04"), "yyyy-mm-dd h:mm", "2026-01-02 03:04"),
        (dt.date(2026, 1, 2), "d-mmm", "2-Jan"),
        (dt.date(2026, 1, 2), "mmm-yy", "Jan-26"),
        (dt.time(20, 0), "h:mm", "20:00"),
        (dt.time(20, 0, 5), "h:mm:ss", "20:00:05"),
        (dt.timedelta(hours=25, minutes=3), "[h]:mm", "25:03"),
    ],
)
def test_dates_and_times_are_read_as_displayed(value: object, shape: str, shown: str) -> None:
    assert choices(value, "x", "y", "z", formats={"B2": shape})[0] == shown


def test_formula_has_saved_result_or_is_reported() -> None:
    book = openpyxl.Workbook()
    for row in (HEADER, ["Which?", "=1+1", "x", "y", "", "B"], ["What?", "#NAME?", "x", "y", "", "B"]):
        book.active.append(row)  # type: ignore[union-attr]
    content = io.BytesIO()
    book.save(content)
    with_result = rewritten(content.getvalue(), "sheet1.xml", "<v />", "<v>2</v>", "<v></v>", "<v>2</v>")
    first, second = read(with_result, "a.xlsx").questions
    assert [choice.text for choice in first.choices] == ["2", "x", "y"]
    reading = read(with_result, "a.xlsx")
    assert [choice.text for choice in second.choices] == ["x", "y"]
    (problem,) = told(reading, "reading-spoiled")
    assert (problem.row, problem.column, problem.value) == (3, "B (A)", "#NAME?")


def rewritten(content: bytes, member: str, *changes: str) -> bytes:
    """Return a workbook with texts of a member replaced; ``changes`` are pairs of old and new text."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            text = old.read(name)
            if name.endswith(member):
                for before, after in zip(changes[::2], changes[1::2], strict=True):
                    text = text.replace(before.encode(), after.encode())
            new.writestr(name, text)
    return made.getvalue()


GOOD = workbook({"Sheet1": [["Question", "Answer"], ["2 + 2?", "4"], ["3 + 3?", "6"]]})


def test_sheets_without_questions_are_offered_but_not_read() -> None:
    sheets: dict[str, Rows] = {
        "Read me": [["This bank was made by hand."], ["Enjoy."]],
        "Empty": [],
        "One": [["Question", "Answer"], ["2 + 2?", "4"]],
        "Two": [["Question", "A", "B", "Correct"], ["3 + 3?", "6", "7", "A"]],
    }
    content = workbook(sheets)
    reading = read(content, "a.xlsx")
    assert [question.text for question in reading.questions] == ["2 + 2?"]
    assert [(sheet.name, sheet.read) for sheet in reading.sheets] == [("Read me", False), ("One", True), ("Two", False)]
    two = read(content, "a.xlsx", ReadOptions(sheets=("Two",)))
    assert [question.text for question in two.questions] == ["3 + 3?"]


def test_hidden_sheet_is_last_and_hidden_rows_are_reported() -> None:
    book = openpyxl.load_workbook(io.BytesIO(GOOD))
    hidden = book.create_sheet("Hidden", 0)
    hidden.append(["Question", "Answer"])
    hidden.append(["Old?", "yes"])
    hidden.sheet_state = "hidden"
    book["Sheet1"].row_dimensions[3].hidden = True
    content = io.BytesIO()
    book.save(content)
    reading = read(content.getvalue(), "a.xlsx")
    assert [question.text for question in reading.questions] == ["2 + 2?", "3 + 3?"]
    assert "Rows that are hidden in the workbook count too: 1." in [*map(english, reading.notes)]


def test_merged_cells_hold_the_text_of_the_first() -> None:
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    sheet["A1"] = "My bank"
    sheet.merge_cells("A1:F1")
    for place, name in enumerate(HEADER, 1):
        sheet.cell(3, place, name)
    for place, value in enumerate(["Which?", "x", "y", "z", "", "B"], 1):
        sheet.cell(4, place, value)
    content = io.BytesIO()
    book.save(content)
    reading = read(content.getvalue(), "a.xlsx")
    assert (right(reading.questions[0]), reading.rows) == (["y"], (4,))


def test_cells_outside_the_table_are_not_reported() -> None:
    rows: Rows = [["Question", "Answer"], ["2 + 2?", "4", "", "", "my note"]]
    reading = read(workbook({"Sheet1": rows}), "a.xlsx")
    assert (len(reading.questions), reading.problems) == (1, ())


@pytest.mark.parametrize("lie", ["A1:A1", "A1:XFD1048576"])
def test_declared_sheet_size_is_not_trusted(lie: str) -> None:
    content = rewritten(GOOD, "sheet1.xml", "A1:B3", lie)
    assert content != GOOD
    assert len(read(content, "a.xlsx").questions) == 2


def test_last_possible_row_does_not_slow_reading() -> None:
    far = rewritten(
        GOOD, "sheet1.xml", '<row r="3"', '<row r="1048576"', 'r="A3"', 'r="A1048576"', 'r="B3"', 'r="B1048576"'
    )
    assert [question.text for question in read(far, "a.xlsx").questions] == ["2 + 2?"]


def test_macros_are_ignored() -> None:
    made = io.BytesIO(GOOD)
    with zipfile.ZipFile(made, "a") as packed:
        packed.writestr("xl/vbaProject.bin", b"\xd0\xcf\x11\xe0" * 100)
    assert len(read(made.getvalue(), "a.xlsm").questions) == 2


def bomb(member: str, content: bytes) -> bytes:
    """Return a workbook in which this member of the zip is added or replaced."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(GOOD)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name != member:
                new.writestr(name, old.read(name))
        new.writestr(member, content)
    return made.getvalue()


ROW = b'<row><c t="inlineStr"><is><t>q</t></is></c></row>'


@pytest.mark.parametrize(
    ("member", "content"),
    [
        ("xl/worksheets/sheet1.xml", b"<worksheet><sheetData>" + b" " * 30_000_000),
        ("xl/sharedStrings.xml", b"<sst>" + b"<si><t>a</t></si>" * 500_000 + b"</sst>"),
        (
            "xl/worksheets/sheet1.xml",
            b"<worksheet><sheetData><row>" + b"<c/>" * 500_000 + b"</row></sheetData></worksheet>",
        ),
        ("xl/styles.xml", b"<styleSheet>" + b"<x/>" * 8_000_000),
    ],
    ids=["blanks", "texts", "cells", "styles"],
)
def test_zip_bomb_is_refused(member: str, content: bytes) -> None:
    reading = read(bomb(member, content), "a.xlsx")
    assert [problem.message.id for problem in reading.problems] == ["reading-large-workbook"]


def test_false_size_in_zip_directory_is_not_believed() -> None:
    content = bytearray(bomb("xl/worksheets/sheet1.xml", b"<worksheet>" + b" " * 30_000_000))
    for found in re.finditer(rb"PK\x01\x02", bytes(content)):
        size = slice(found.start() + 24, found.start() + 28)  # what the member unpacks to
        if int.from_bytes(content[size], "little") > 1_000_000:
            content[size] = (100).to_bytes(4, "little")
    reading = read(bytes(content), "a.xlsx")
    assert reading.questions == ()
    assert reading.problems


def test_workbook_with_too_many_members_is_refused() -> None:
    made = io.BytesIO(GOOD)
    with zipfile.ZipFile(made, "a") as packed:
        for number in range(limits.MAX_MEMBERS):
            packed.writestr(f"xl/media/{number}.xml", "x")
    assert open_workbook(made.getvalue())[1][0].message.id == "reading-large-workbook"


@pytest.mark.parametrize(
    "content",
    [
        rewritten(GOOD, "workbook.xml", "<sheets>", "<"),
        rewritten(GOOD, "sheet1.xml", "<sheetData>", "<sheetData><row><c r='ZZZZZ9'/>"),
        rewritten(GOOD, "sheet1.xml", "<worksheet", "<!DOCTYPE x [<!ENTITY a 'b'>]><worksheet"),
        rewritten(GOOD, "sheet1.xml", "A1:B3", "nonsense"),
        rewritten(GOOD, "styles.xml", "<", "<<"),
        GOOD[:-30],
        GOOD[:2000] + bytes(500) + GOOD[2500:],
    ],
    ids=["directory", "place", "entity", "size", "styles", "cut", "zeros"],
)
def test_damaged_workbook_is_reported_without_exception(content: bytes) -> None:
    reading = read(content, "a.xlsx")
    assert reading.problems
    assert len(reading.questions) < 2


def test_xml_entity_is_never_expanded() -> None:
    entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet'
    content = rewritten(GOOD, "sheet1.xml", "<worksheet", entity, "<v>", "<v>&a;")
    assert "root:" not in repr(read(content, "a.xlsx"))


def test_workbook_is_known_by_its_bytes() -> None:
    assert is_workbook(GOOD)
    assert len(read(GOOD, "questions.csv").questions) == 2
    assert not is_workbook(b"PK\x03\x04" + bytes(50))
    assert not is_workbook(b"Question,Answer\n")


def test_text_that_is_called_a_workbook_is_read_as_text() -> None:
    assert len(read(b"Question,Answer\n2 + 2?,4\n", "Kahoot.xlsx").questions) == 1


def test_workbook_without_a_table_says_what_is_missing() -> None:
    assert [problem.message.id for problem in read(workbook({"Sheet1": []}), "a.xlsx").problems] == ["reading-no-sheet"]
    assert told(read(workbook({"Sheet1": [["just a title"]]}), "a.xlsx"), "reading-one-column")


def test_number_of_rows_read_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizbs.banks.table.workbook.LAST_ROW", 300)
    rows: list[list[object]] = [["Question", "Answer"], *([f"{n} + 0?", n] for n in range(305))]
    table = open_workbook(workbook({"Sheet1": rows}))[0][0].table
    assert table.rows[-1].number == 300
    assert [problem.message.id for problem in table.problems] == ["reading-too-many-cells"]

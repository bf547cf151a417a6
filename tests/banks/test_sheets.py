"""Workbooks with several sheets, and those of LibreOffice."""

import io
import zipfile
from xml.sax.saxutils import escape, quoteattr

import pytest

from quizbs.banks import limits
from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from tests.banks.sheets import Rows, english, right, told, workbook

UNITS: dict[str, Rows] = {
    "Rivers": [["Question", "Answer", "Wrong 1"], ["Longest?", "Nile", "Po"], ["In Rome?", "Tiber", "Nile"]],
    "Towns": [["Question", "Answer", "Wrong 1"], ["Capital of France?", "Paris", "Lyon"], ["Sum?", "", "5"]],
    "Letters": [["Question", "A", "B", "Correct"], ["First?", "Alpha", "Beta", "A"]],
    "Notes": [["Nothing to see here."], ["Really."]],
}


def asked(reading: Reading) -> list[tuple[str, str, list[str]]]:
    """Return each question with its topic and its right answers."""
    return [(question.text, question.topic, right(question)) for question in reading.questions]


def test_sheets_with_the_same_columns_are_read_together() -> None:
    reading = read(workbook(UNITS), "a.xlsx")
    assert asked(reading) == [
        ("Longest?", "Rivers", ["Nile"]),
        ("In Rome?", "Rivers", ["Tiber"]),
        ("Capital of France?", "Towns", ["Paris"]),
    ]
    assert [(sheet.name, sheet.read) for sheet in reading.sheets] == [
        ("Rivers", True),
        ("Towns", True),
        ("Letters", False),
        ("Notes", False),
    ]
    (problem,) = reading.problems
    assert english(problem.place) == "Sheet 2, row 3, column B (Answer)"


def test_default_sheet_names_are_not_topics() -> None:
    rows = UNITS["Rivers"]
    reading = read(workbook({"Sheet1": rows, "Tabelle 2": [rows[0], ["Which?", "This", "That"]]}), "a.xlsx")
    assert asked(reading) == [("Longest?", "", ["Nile"]), ("In Rome?", "", ["Tiber"]), ("Which?", "", ["This"])]


def test_ticked_sheets_are_read_each_with_its_own_columns() -> None:
    reading = read(workbook(UNITS), "a.xlsx", ReadOptions(sheets=("Towns", "Letters")))
    assert asked(reading) == [("Capital of France?", "Towns", ["Paris"]), ("First?", "Letters", ["Alpha"])]
    assert [sheet.name for sheet in reading.sheets if sheet.read] == ["Towns", "Letters"]
    assert reading.rows == (2_000_002, 3_000_002)


def test_question_in_two_ticked_sheets_is_taken_once() -> None:
    sheets = {
        "One": UNITS["Rivers"],
        "Two": [["Topic", "Question", "Answer", "Wrong 1"], ["", "Longest?", "Nile", "Po"]],
    }
    reading = read(workbook(sheets), "a.xlsx", ReadOptions(sheets=("One", "Two")))
    assert [question.text for question in reading.questions] == ["Longest?", "In Rome?", "Longest?"]
    assert [question.text for question in reading.taken] == ["Longest?", "In Rome?"]


def test_zero_base_of_another_sheet_applies_to_all() -> None:
    header = ["Question", "A", "B", "C", "Correct"]
    sheets: dict[str, Rows] = {
        "One": [header, ["First?", "a", "b", "c", 1], ["Second?", "d", "e", "f", 1]],
        "Two": [header, ["Third?", "g", "h", "i", 0], ["Fourth?", "j", "k", "l", 2]],
    }
    assert [right(question) for question in read(workbook(sheets), "a.xlsx").questions] == [["b"], ["e"], ["g"], ["l"]]


Cells = list[list[object]]


def opendocument(sheets: dict[str, Cells], *, extra: str = "", head: str = "") -> bytes:
    """Return an OpenDocument spreadsheet with these rows by sheet; a cell with ``<`` is put in as XML."""
    tables = []
    for name, rows in sheets.items():
        written = "".join(f"<table:table-row>{''.join(map(cell, row))}</table:table-row>" for row in rows)
        tables.append(f"<table:table table:name={quoteattr(name)}>{written}{extra}</table:table>")
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?>{head}<office:document-content xmlns:office="o" xmlns:table="t" '
        'xmlns:text="x" xmlns:calcext="c" xmlns:style="s"><office:body><office:spreadsheet>'
        f"{''.join(tables)}</office:spreadsheet></office:body></office:document-content>"
    )
    return packed({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet", "content.xml": content.encode()})


def packed(members: dict[str, bytes]) -> bytes:
    """Return a zip of these files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in members.items():
            made.writestr(name, content)
    return written.getvalue()


def cell(value: object) -> str:
    """Return the XML of a cell as LibreOffice writes it."""
    if isinstance(value, float | int):
        return number(str(value), str(value))
    text = str(value)
    inner = text if text.startswith("<") else f"<text:p>{escape(text)}</text:p>"
    return inner if inner.startswith("<table:") else f"<table:table-cell>{inner}</table:table-cell>"


def number(value: str, shown: str, kind: str = "float") -> str:
    """Return the XML of a cell with a number and the text that is displayed for it."""
    attributes = f'office:value-type="{kind}" office:value="{value}"'
    return f"<table:table-cell {attributes}><text:p>{shown}</text:p></table:table-cell>"


def first(content: bytes) -> list[str]:
    """Return the choices of the first question."""
    return [choice.text for choice in read(content, "a.ods").questions[0].choices]


HEADER: list[object] = ["Question", "A", "B", "C", "D", "Correct"]


def test_opendocument_is_recognised_by_its_content() -> None:
    content = opendocument({"One": [["Question", "Answer"], ["2 + 2?", 4], ["Sun?", "star"]]})
    for name in ("a.ods", "a.csv"):
        assert asked(read(content, name)) == [("2 + 2?", "", ["4"]), ("Sun?", "", ["star"])]


def test_opendocument_numbers_are_read_as_displayed() -> None:
    cells = [number("9", "9,00"), number("0.5", "0,5"), number("0.25", "25 %", "percentage"), number("2009", "2009")]
    assert first(opendocument({"One": [HEADER, ["Which?", *cells, "A"]]})) == ["9", "0.5", "25%", "2009"]
    exact = [number(value, "0,00 %", "percentage") for value in ("0", "0.00001", "0.00005")]
    content = opendocument({"One": [HEADER, ["Which?", *exact, number("5", "5,00 €", "currency"), "A"]]})
    assert first(content) == ["0%", "0.001%", "0.005%", "5,00 €"]


def test_opendocument_paragraphs_and_blanks_are_read_as_text() -> None:
    asks = (
        "<table:table-cell><office:annotation><text:p>a comment</text:p></office:annotation>"
        '<text:p>Who<text:s text:c="2"/>is <text:span>it</text:span>?</text:p><text:p>Say.</text:p></table:table-cell>'
    )
    reading = read(opendocument({"One": [["Question", "Answer"], [asks, "me"], ["And?", "you"]]}), "a.ods")
    assert reading.questions[0].text == "Who  is it?\nSay."


def test_opendocument_repeated_cells_and_rows_are_read() -> None:
    gap = '<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>'
    row = f"<table:table-row>{cell('Two?')}<table:table-cell/></table:table-row>"
    content = opendocument({"One": [["Question", "Answer"], ["One?", "1"]]}, extra=gap + row)
    (problem,) = read(content, "a.ods").problems
    assert problem.row == 6
    same = '<table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell>'
    assert first(opendocument({"One": [HEADER, ["Which?", same, "y", "z", "C"]]})) == ["x", "y", "z"]


def test_opendocument_merged_topic_applies_to_its_rows() -> None:
    topic = '<table:table-cell table:number-rows-spanned="2"><text:p>Pets</text:p></table:table-cell>'
    rows: Cells = [
        ["Topic", "Question", "Answer"],
        [topic, "Barks?", "dog"],
        ["<table:covered-table-cell/>", "Meows?", "cat"],
    ]
    assert [question.topic for question in read(opendocument({"One": rows}), "a.ods").questions] == ["Pets", "Pets"]


def test_sheets_of_opendocument_are_read_together() -> None:
    content = opendocument({name: [list(row) for row in rows] for name, rows in UNITS.items()})
    assert asked(read(content, "a.ods")) == asked(read(workbook(UNITS), "a.xlsx"))


def test_opendocument_formulas_without_results_are_reported() -> None:
    formula = '<table:table-cell table:formula="of:=2+2"/>'
    broken = formula.replace("/>", ' calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>')
    rows: Cells = [["Question", "Answer"], ["Sum?", formula], ["Share?", broken], ["Sun?", "star"]]
    reading = read(opendocument({"One": rows}), "a.ods")
    assert told(reading, "reading-not-calculated")[0].value == "B2"
    assert told(reading, "reading-spoiled")[0].value == "#DIV/0!"


WIDE = (
    '<table:table-row table:number-rows-repeated="9000"><table:table-cell table:number-columns-repeated="60">'
    "<text:p>x</text:p></table:table-cell></table:table-row>"
)


def test_repeated_rows_of_opendocument_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    def said(repeated: int) -> int:
        rows = f'<table:table-row table:number-rows-repeated="{repeated}">{cell("x")}</table:table-row>'
        content = opendocument({"One": [["Question", "Answer"], ["One?", "1"]]}, extra=rows)
        return len(told(read(content, "a.ods"), "reading-too-many-cells"))

    with monkeypatch.context() as patched:
        patched.setattr("quizbs.banks.table.opendocument.LAST_ROW", 300)
        assert [said(298), said(299), said(900_000)] == [0, 1, 1]
    assert told(read(opendocument({"One": [["a", "b"]]}, extra=WIDE), "a.ods"), "reading-large-workbook")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (opendocument({"One": [["a", "b"]]}, head='<!DOCTYPE x [<!ENTITY e "boom">]>'), "reading-large-workbook"),
        (opendocument({"One": [["a", "<b"]]}), "reading-broken-workbook"),
        (packed({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet"}), "reading-broken-workbook"),
        (
            packed(
                {
                    "mimetype": b"application/vnd.oasis.opendocument.spreadsheet",
                    "META-INF/manifest.xml": b"<manifest:encryption-data/>",
                    "content.xml": b"\x00",
                }
            ),
            "reading-locked",
        ),
        (
            packed(
                {
                    "mimetype": b"application/vnd.oasis.opendocument.spreadsheet",
                    "content.xml": b" " * (limits.WORKBOOK_MB * 1_000_000),
                }
            ),
            "reading-too-much-inside",
        ),
        (opendocument({"One": []}), "reading-no-sheet"),
    ],
    ids=["entities", "broken", "empty", "locked", "bomb", "blank"],
)
def test_unreadable_opendocument_is_reported(content: bytes, fault: object) -> None:
    reading = read(content, "a.ods")
    assert not reading.questions
    assert told(reading, fault)  # type: ignore[arg-type]  # a template each


def test_every_sheet_is_read_however_many() -> None:
    sheets: dict[str, Rows] = {
        f"Unit {n}": [["Question", "Answer"], [f"What is {n}?", f"word {n}"], [f"Long {n}?", "x" * 200]]
        for n in range(40)
    }
    reading = read(workbook(sheets), "a.xlsx")
    assert len(reading.questions) == 80
    (long,) = told(reading, "reading-long")
    assert "3 of sheet 1, 3 of sheet 2" in english(long.message)

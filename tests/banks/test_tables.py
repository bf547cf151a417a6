"""From bytes to rows: encodings, delimiters, quotation marks, trailing delimiters, and files that aren't tables."""

import io
import zipfile

import pytest

from quizbs.banks.registry import read
from quizbs.banks.table.table import LAST_ROW
from tests.banks.sheets import english, table, told


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_every_delimiter_is_recognised(delimiter: str) -> None:
    rows = ["Question~Answer~Wrong 1~Explanation", "One; or more?~1,5~2,5~Because, it; is"] * 1
    assert len(read(table(*rows, "Two?~3~4~No, no, no", delimiter=delimiter), "a.txt").questions) == 2


def test_decimal_commas_do_not_make_a_comma_table() -> None:
    content = "Question;Answer;Wrong 1\nHalf of 3?;1,5;2,5\nHalf of 5?;2,5;1,5\nHalf of 7?;3,5;2,5\n"
    assert [question.choices[0].text for question in read(content.encode(), "a.csv").questions] == ["1,5", "2,5", "3,5"]


def test_bars_between_answers_are_no_column_delimiters() -> None:
    content = "Question,Answer,Explanation\nOne?,1|one\nTwo?,2|two,Since\nThree?,3|three\n"
    assert [question.accept for question in read(content.encode(), "a.csv").questions] == [
        ("1", "one"),
        ("2", "two"),
        ("3", "three"),
    ]


@pytest.mark.parametrize("hint", ["sep=;", "SEP=;", '"sep=;"', "\ufeffsep=;"])
def test_sep_line_sets_the_delimiter_and_is_no_row(hint: str) -> None:
    reading = read(f"{hint}\r\nQuestion;Answer\r\nOne, two?;3\r\n;4\r\n".encode(), "a.csv")
    assert [question.text for question in reading.questions] == ["One, two?"]
    assert [problem.row for problem in reading.problems] == [3]


def test_trailing_delimiters_are_not_answers() -> None:
    content = "Question,A,B,Correct;;;;\nOne?,x,y,b;;;;\nTwo?,x,y,a;;;;\nThree?,x,y,b\n"
    reading = read(content.encode(), "a.csv")
    assert reading.problems == ()
    assert [question.choices[1].right for question in reading.questions] == [True, False, True]


def test_text_that_ends_in_delimiters_is_unchanged() -> None:
    content = "Question,Answer\nOne?,a;;\nTwo?,b\nThree?,c\n"
    assert read(content.encode(), "a.csv").questions[0].accept == ("a;;",)


def test_quoted_cells_keep_newlines_delimiters_and_marks() -> None:
    content = 'Question,Answer\r\n"Who said\r\n""Yes, we can""?",Obama\r\n'
    (question,) = read(content.encode(), "a.csv").questions
    assert question.text == 'Who said\n"Yes, we can"?'


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_ending_is_read(end: str) -> None:
    content = end.join(["Question,Answer", "One?,1", "", "Two?,2", ",3"])
    reading = read(content.encode(), "a.csv")
    assert len(reading.questions) == 2
    assert [problem.row for problem in reading.problems] == [5]


def test_unusual_line_breaks_are_kept_inside_a_text() -> None:
    (question,) = read("Question,Answer\nOne\u2028two\x0cthree\x85?,1\n".encode(), "a.csv").questions
    assert question.text == "One\u2028two three ?"


def test_unclosed_quotation_mark_drops_only_one_row() -> None:
    lines = ["Question,Answer", "One?,1", 'Two "and a half?,"2', "Three?,3", 'Four?,"4"', "Five?,5"]
    reading = read("\n".join(lines).encode(), "a.csv")
    assert [question.text for question in reading.questions] == ["One?", "Three?", "Four?", "Five?"]
    (problem,) = reading.problems
    assert (problem.row, problem.message.id) == (3, "reading-open-quote")
    assert problem.value.startswith("Two")


def test_unclosed_quotation_mark_in_long_text_drops_one_row() -> None:
    lines = ["Question,Answer", 'One?,"1', *(f"Number {number}?,{number}" for number in range(400)), 'Last?,1"']
    reading = read("\n".join(lines).encode(), "a.csv")
    assert [(problem.row, problem.message.id) for problem in reading.problems] == [(2, "reading-open-quote")]
    assert len(reading.questions) == 401


def test_single_quotation_marks_inside_a_text_are_kept() -> None:
    reading = read(b'Question,Answer\n"Who wrote "Hamlet"?",Shakespeare\n', "a.csv")
    assert reading.questions[0].text == 'Who wrote "Hamlet"?'
    assert any("weren’t doubled" in note for note in map(english, reading.notes))


def test_inconsistent_quotation_marks_are_reported() -> None:
    content = b'Question,Answer,Wrong 1\n"Who wrote "Hamlet", the play?",Shakespeare\nTwo?,2,3\n'
    reading = read(content, "a.csv")
    assert [(problem.row, problem.message.id) for problem in reading.problems] == [(2, "reading-stray-quote")]
    assert len(reading.questions) == 1


def test_single_quotation_mark_in_tab_table_is_text() -> None:
    content = 'Question\tAnswer\n"Weird Al" is who?\tYankovic\n"Open?\t1\nTwo?\t2\n'
    assert [question.text for question in read(content.encode(), "a.tsv").questions] == [
        '"Weird Al" is who?',
        '"Open?',
        "Two?",
    ]


def test_unclosed_quotation_marks_in_all_rows_are_reported() -> None:
    content = "Question,Answer\n" + '"a,1\n' * 3000
    reading = read(content.encode(), "a.csv")
    told = [problem for problem in reading.problems if problem.message.id == "reading-open-quote"]
    assert [problem.row for problem in told] == list(range(2, 22))


def test_first_unread_row_is_reported() -> None:
    content = "Question,Answer\n" + "\n" * 60_000 + "One?,1\n"
    reading = read(content.encode(), "a.csv")
    assert reading.questions == ()
    assert f"{LAST_ROW:,}" in english(reading.problems[0].message)


def zipped(*names: str) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:
        for name in names:
            packed.writestr(name, "x")
    return content.getvalue()


def old_office(part: str) -> bytes:
    """Return the first bytes of a file in the old Office format with a stream of this name."""
    return b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504) + part.encode("utf-16-le") + bytes(100)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "reading-empty-file"),
        (b"\xef\xbb\xbf", "reading-empty-file"),
        (b"\r\n\r\n", "reading-empty-file"),
        (b";;;;\n;;;;\n", "reading-empty-file"),
        (b"\0" * 100, "reading-empty-file"),
        (zipped("[Content_Types].xml", "xl/workbook.xml"), "reading-broken-workbook"),
        (zipped("[Content_Types].xml", "word/document.xml"), "reading-document"),
        (zipped("content.xml", "questions.csv"), "reading-no-bank-inside"),
        (b"PK\x03\x04...mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "reading-archive-damaged"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500), "reading-old-excel"),
        (old_office("WordDocument"), "reading-document"),
        (old_office("PowerPoint Document"), "reading-slides"),
        (old_office("EncryptedPackage"), "reading-locked"),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "reading-pdf"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "reading-picture"),
        (b"\x1f\x8b\x08" + bytes(range(256)), "reading-archive-damaged"),
        (b"<?xml version='1.0'?><quiz/>", "reading-markup"),
        (b"  <html><table></table></html>", "reading-markup"),
        (b'[{"question": "x", "answers": ["y"]}]', "reading-no-key-in-data"),
        (b"Question,Answer\nOne?\0,1\n", "reading-not-text"),
        (b"\xff\xfeQ", "reading-not-text"),
        (b"just a letter to somebody", "reading-one-column"),
        (b"Question\nOne?\nTwo?\n", "reading-questions-alone"),
        (b"1,2,3\n4,5,6\n", "reading-unknown-columns"),
        (b"q" * 10_000_001, "reading-too-large"),
    ],
)
@pytest.mark.parametrize("name", ["a.csv", "a.xlsx"])
def test_non_table_is_recognised_by_bytes(content: bytes, fault: str, name: str) -> None:
    reading = read(content, name)
    assert (reading.dialect, reading.questions) == ("", ())
    (problem,) = reading.problems
    assert told(reading, fault) == [problem]
    assert english(problem.help)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("plants_and-cells.csv", "Plants and cells"),
        ("C:\\banks\\été.final.csv", "Été.final"),
        ("/tmp/../etc/space", "Space"),
        ("", ""),
        ("a\x00b\n.csv", "A b"),
        ("x" * 300 + ".csv", "X" + "x" * 78 + "…"),
    ],
)
def test_file_name_is_used_for_title_only(name: str, title: str) -> None:
    assert read(b"Question,Answer\nOne?,1\n", name).title == title

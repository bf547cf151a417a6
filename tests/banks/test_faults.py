"""What is wrong with a row or a file is reported by row and column with what to do, and the good rows are used."""

import re

import pytest

from quizbs.banks.problem import problem
from quizbs.banks.registry import read
from tests.banks.sheets import english, fault, sheet, table
from tests.support.source_files import ROOT

ANSWERED = "Question~Answer~Wrong 1~Wrong 2"
LETTERED = "Question~A~B~C~D~Correct"


def test_key_after_the_last_choice_is_reported() -> None:
    found = fault(LETTERED, "One?~a~b~c~d~A", "Two?~a~b~c~d~E")
    assert (found.row, found.column, found.value) == (3, "F (Correct)", "E")
    assert english(found.message) == "There’s no choice “E”: this question only has A to D."
    assert english(found.help) == "Write A, B, C or D, or add the missing choice."
    assert english(found.place) == "Row 3, column F (Correct)"


def test_key_of_an_empty_choice_is_reported() -> None:
    found = fault(LETTERED, "One?~a~b~~d~C")
    assert english(found.message) == "There’s no choice “C”: this question only has A, B or D."


def test_empty_key_cell_is_reported() -> None:
    found = fault(LETTERED, "One?~a~b~c~d~A", "Two?~a~b~~~")
    assert (found.row, found.column, found.value) == (3, "F (Correct)", "")
    assert english(found.message) == "Which choice is right? The cell is empty."
    assert english(found.help) == "Write A or B in this cell."


def test_key_that_is_none_of_the_choices_is_reported() -> None:
    found = fault(LETTERED, "One?~a~b~c~d~A", "Two?~Paris~Rome~~~Pariss")
    assert (found.row, found.value) == (3, "Pariss")
    assert "isn’t one of the choices" in english(found.message)


def test_key_of_a_question_without_choices_is_reported() -> None:
    found = fault(LETTERED, "One?~a~b~c~d~A", "Two?~~~~~B")
    assert (found.row, english(found.message)) == (3, "“B” should be a choice, but this question has none.")


def test_missing_key_column_is_reported() -> None:
    reading = sheet("Question~A~B", "One?~a~b")
    assert reading.questions == ()
    assert [each.message.id for each in reading.problems] == ["reading-no-key"]


@pytest.mark.parametrize(
    ("line", "row", "column", "message"),
    [
        ("~Paris~Lyon~", 2, "A (Question)", "reading-empty-question"),
        ("Capital?~~Lyon~Nice", 2, "B (Answer)", "reading-empty-answer"),
        ("Capital?~~~", 2, "B (Answer)", "reading-empty-answer"),
        ("Capital?~Paris~Paris~", 2, "B (Answer)", "reading-few-choices"),
    ],
)
def test_missing_cell_is_named(line: str, row: int, column: str, message: str) -> None:
    reading = sheet(ANSWERED, line)
    assert reading.questions == ()
    assert (row, column, message) in [(each.row, each.column, each.message.id) for each in reading.problems]


def test_repeated_choice_is_used_once() -> None:
    reading = sheet(ANSWERED, "Capital?~Paris~Lyon~Lyon")
    assert [choice.text for choice in reading.questions[0].choices] == ["Paris", "Lyon"]
    assert [(each.row, each.column, each.value) for each in reading.problems] == [(2, "D (Wrong 2)", "Lyon")]


def test_choices_that_differ_in_case_or_superscript_are_distinct() -> None:
    reading = sheet(ANSWERED, "Which is a thousandth of a metre?~mm~MM~Mm", "Area?~x²~x2~2x")
    assert reading.problems == ()
    assert [len(question.choices) for question in reading.questions] == [3, 3]


def test_good_rows_are_used_while_bad_ones_are_reported() -> None:
    reading = sheet(ANSWERED, "One?~1~2~3", "~1~2~3", "Three?~3~4~5", "Four?~~4~5", "Five?~5~6~7")
    assert [question.text for question in reading.questions] == ["One?", "Three?", "Five?"]
    assert [each.row for each in reading.problems] == [3, 5]


def test_row_numbers_are_those_in_the_spreadsheet() -> None:
    reading = sheet(["Question", "Answer"], ["Two\nlines?", "a\nb"], "~", ["", "no question"], "~")
    assert [each.row for each in reading.faults] == [4]


def test_repeated_question_is_reported_and_used_once() -> None:
    header = "Question~Answer~Wrong 1"
    reading = sheet(
        header, "Capital of France?~Paris~Lyon", "capital of  france~Paris~Nice", "Capital of France?~Lyon~Nice"
    )
    assert [question.choices[0].text for question in reading.taken] == ["Paris", "Lyon"]
    assert reading.repeated == (reading.questions[1].id,)
    (found,) = reading.problems
    assert (found.row, found.column) == (3, "A (Question)")
    assert "repeats row 2:" in english(found.message)


def test_repeated_question_is_named_by_line_without_rows() -> None:
    (found,) = read(b"MC\tWhich?\toak\tcorrect\tfog\tincorrect\n" * 2, "b.txt").problems
    assert (english(found.place), "repeats line 1:" in english(found.message)) == ("Line 2", True)


@pytest.mark.parametrize(
    ("header", "cell", "words_said"),
    [
        ("Time", "soon", "isn’t a time from 5 to 300 seconds"),
        ("Time", "3", "isn’t a time from 5 to 300 seconds"),
        ("Time", "5:01", "isn’t a time from 5 to 300 seconds"),
        ("Difficulty", "7", "isn’t a difficulty"),
        ("Difficulty", "so-so", "isn’t a difficulty"),
        ("Card", "AX", "isn’t a card"),
        ("Card", "14H", "isn’t a card"),
        ("Type", "riddle", "isn’t a type of question"),
        ("Image", "http://example.org/a.png", "isn’t a picture"),
        ("Image", "javascript:alert(1)", "isn’t a picture"),
        ("Image", "../../secret.png", "isn’t a picture"),
        ("Explanation", "x" * 1001, "1,001 characters, and the limit is 1,000"),
    ],
)
def test_bad_detail_is_dropped_but_its_question_is_used(header: str, cell: str, words_said: str) -> None:
    plain = sheet("Question~Answer", "Capital of France?~Paris").questions
    reading = sheet(f"Question~Answer~{header}", f"Capital of France?~Paris~{cell}")
    assert reading.questions == plain
    (found,) = reading.problems
    assert (found.row, found.column) == (2, f"C ({header})")
    assert words_said in english(found.message)


def test_one_bad_card_does_not_drop_the_others() -> None:
    reading = sheet("Question~Answer~Card", "Capital of France?~Paris~AS, XX, 10H")
    assert reading.questions[0].cards == ("AS", "TH")
    assert [each.value for each in reading.problems] == ["XX"]


def test_type_that_does_not_fit_the_answers_is_reported() -> None:
    header = "Question~Answer~Wrong 1~Wrong 2~Type"
    assert "isn’t true or false" in english(fault(header, "Is it?~maybe~~~true/false").message)
    assert "nothing to choose" in english(fault(header, "Is it?~Paris~~~choice").message)
    typed = sheet(header, "Is it?~Paris~Lyon~Nice~typed")
    assert typed.questions[0].accept == ("Paris",)
    assert "wrong answers aren’t used" in english(typed.problems[0].message)
    several = sheet(header, "Which?~Mars|Venus~Sirius~~single choice")
    assert several.questions[0].kind == "multi"
    assert "find them all" in english(several.problems[0].message)


def test_id_belongs_to_one_question() -> None:
    reading = sheet("ID~Question~Answer", "q1~One?~1", "q1~Two?~2", "~Three?~3")
    assert reading.questions[0].id == "q1"
    assert len({question.id for question in reading.questions}) == 3
    (found,) = reading.problems
    assert (found.row, found.column, found.value) == (3, "A (ID)", "q1")


def test_id_made_from_the_text_does_not_depend_on_the_row() -> None:
    one = sheet("Question~Answer", "One?~1", "Two?~2").questions
    two = sheet("Question~Answer~Explanation", "Two?~2~Since.", "One?~1~Because.").questions
    assert {question.text: question.id for question in one} == {question.text: question.id for question in two}


def test_row_wider_than_header_is_reported() -> None:
    found = fault("Question~Answer", "Paris~ France or Texas?~France")
    assert (found.row, found.value) == (2, "France")
    assert "quotation marks" in english(found.help)


def test_table_without_rows_is_reported() -> None:
    found = fault("Question~Answer")
    assert (found.row, found.message.id) == (1, "reading-no-rows")


def test_many_bad_rows_suggest_another_file() -> None:
    reading = sheet("Question~Answer", *["One?~1"], *["~2"] * 9)
    assert reading.problems[0].row is None
    assert "9 of 10 rows" in english(reading.problems[0].message)


def test_constant_key_is_asked_about_and_used() -> None:
    reading = sheet(LETTERED, *(f"Number {number}?~a~b~c~d~C" for number in range(8)))
    assert len(reading.questions) == 8
    assert [(each.row, each.column, each.value) for each in reading.problems] == [(None, "F (Correct)", "C")]
    assert sheet(LETTERED, *(f"Number {number}?~a~b~c~d~C" for number in range(7))).problems == ()


def test_swapped_columns_are_asked_about() -> None:
    clue = "The bat parrot probably got its name from sleeping in this position"
    reading = sheet("Question~Answer", *(f"upside-down {number}~{clue}" for number in range(8)))
    assert "swapped?" in english(reading.problems[0].message)


def test_problem_shows_a_long_value_on_one_short_line() -> None:
    found = problem("reading-empty-question", value="a\nb " + "c" * 1000)
    assert found.value.startswith("a b ccc")
    assert len(found.value) == 80


def test_every_problem_says_what_to_do() -> None:
    text = (ROOT / "quizbs" / "words" / "en" / "reading.ftl").read_text(encoding="utf-8")
    helped = set(re.findall(r"^(reading-[\w-]+)-help =", text, re.MULTILINE))
    used = {
        message
        for path in (ROOT / "quizbs" / "banks").rglob("*.py")
        for message in re.findall(
            r"(?:problem|ask|leave_out|refuse|mention|refused)\(\s*\"(reading-[\w-]+)\"",
            path.read_text(encoding="utf-8"),
        )
    }
    assert len(used) > 100
    assert used - helped == set()


def test_braces_in_a_file_are_not_placeholders() -> None:
    assert "“{nobody} %s”" in english(fault("Question~Answer~Time", "{0}?~{x}~{nobody} %s").message)


def test_semicolon_table_is_reported_as_such() -> None:
    reading = read(table("Question~Answer", "One?~1", delimiter=";"), "bank.csv")
    (note,) = reading.notes
    assert english(note).endswith("separated by semicolons, UTF-8.")


def test_made_id_is_none_that_a_later_row_has() -> None:
    (made,) = (question.id for question in sheet("Question~Answer", "One?~1").questions)
    reading = sheet("ID~Question~Answer", "~One?~1", f"{made}~One of two?~1")
    assert [question.id for question in reading.questions] == [f"{made}-2", made]

"""Columns that are recognised, columns that the teacher assigns, and tables without column names."""

import pytest

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from quizbs.banks.table.header_words import Role
from quizbs.message import Message
from quizbs.quiz.question import Kind
from tests.banks.sheets import Line, english, right, sheet, table, told, workbook


def roles(reading: Reading) -> list[str]:
    """Return the recognised roles of the columns."""
    return [column.role for column in reading.columns]


def test_columns_are_reported_with_letter_header_role_and_samples() -> None:
    reading = sheet(
        "No~Question~A~B~Correct~Author", "1~Two?~1~2~B~me", "2~Three?~3~4~A~", "3~Four?~4~5~A~", "4~x~y~z~A"
    )
    assert roles(reading) == ["number", "question", "option", "option", "answer", ""]
    assert [column.letter for column in reading.columns] == list("ABCDEF")
    assert reading.columns[1].header == "Question"
    assert reading.columns[1].samples == ("Two?", "Three?", "Four?")
    assert reading.columns[5].samples == ("me",)
    assert (reading.read_options.header, reading.read_options.table, reading.read_options.columns) == (1, ",", None)


SWAPPED = ["Answer~Question", *(f"What is the longish clue number {n}?~Answer {n}" for n in range(9))]


def test_swapped_columns_are_asked_about_and_can_be_swapped() -> None:
    content = table(*SWAPPED)
    reading = read(content, "a.csv")
    assert reading.questions[0].text == "Answer 0"
    assert told(reading, "reading-swapped")
    (alternative,) = reading.alternatives
    assert alternative.label == Message("reading-swap")
    better = read(content, "a.csv", alternative.read_options)
    assert (better.questions[0].text, right(better.questions[0])) == (
        "What is the longish clue number 0?",
        ["Answer 0"],
    )
    assert not told(better, "reading-swapped")


def test_teacher_gives_every_column_its_role() -> None:
    content = table("first~second~third~fourth~fifth", "2 + 2?~4~5~sums~Because.", "3 + 3?~6~7~sums~Since.")
    read_options = ReadOptions({0: "question", 1: "answer", 2: "wrong", 3: "topic", 4: "explanation"}, header=1)
    reading = read(content, "a.csv", read_options)
    assert roles(reading) == ["question", "answer", "wrong", "topic", "explanation"]
    first = reading.questions[0]
    assert (right(first), first.topic, first.explanation, len(first.choices)) == (["4"], "sums", "Because.", 2)
    assert reading.rows == (2, 3)


def test_first_row_without_a_header_is_a_question() -> None:
    content = table("alpha~beta", "gamma~delta")
    read_options = ReadOptions({0: "question", 1: "answer"}, header=0)
    assert [question.text for question in read(content, "a.csv", read_options).questions] == ["alpha", "gamma"]


def test_header_in_later_row_is_found() -> None:
    content = table("Question~Answer", "my own~names", "2 + 2?~4")
    read_options = ReadOptions({0: "question", 1: "answer"}, header=2)
    assert read(content, "a.csv", read_options).rows == (3,)


@pytest.mark.parametrize(
    ("columns", "fault"),
    [
        ({1: "answer"}, "reading-no-header"),
        ({0: "question"}, "reading-no-answer"),
        ({0: "question", 1: "option", 2: "option"}, "reading-no-key"),
        ({}, "reading-no-header"),
        ({99: "question", 98: "answer"}, "reading-no-rows"),
        ({0: "nonsense"}, "reading-no-header"),
    ],
)
def test_forgotten_columns_are_reported(columns: dict[int, str], fault: str) -> None:
    content = table("first~second~third", "2 + 2?~4~5")
    reading = read(content, "a.csv", ReadOptions(columns, header=1))
    assert reading.questions == ()
    assert [problem.message.id for problem in reading.problems] == [fault]
    assert len(reading.columns) >= 3


def test_every_role_can_be_given() -> None:
    content = table([f"column {place}" for place in range(len(Role))], [str(place) for place in range(len(Role))])
    read_options = ReadOptions({place: role.value for place, role in enumerate(Role)}, header=1)
    assert roles(read(content, "a.csv", read_options)) == [role.value for role in Role]


def test_choices_without_a_key_may_have_the_first_right() -> None:
    content = table("Question~A~B", "2 + 2?~4~5", "3 + 3?~6~7")
    (alternative,) = read(content, "a.csv").alternatives
    assert alternative.label == Message("reading-take-first")
    assert [right(question) for question in read(content, "a.csv", alternative.read_options).questions] == [
        ["4"],
        ["6"],
    ]


def test_ambiguous_number_keys_may_be_read_in_the_other_way() -> None:
    content = table("Question~A~B~C~Correct", "1 + 1?~1~2~3~2", "2 + 1?~3~2~1~3", "3 - 2?~2~3~1~1")
    reading = read(content, "a.csv")
    assert told(reading, "reading-two-readings")
    (alternative,) = reading.alternatives
    assert [right(question) for question in read(content, "a.csv", alternative.read_options).questions] == [
        ["2"],
        ["3"],
        ["1"],
    ]


def test_key_0_means_keys_count_from_0() -> None:
    reading = sheet("Question~A~B~Correct", "2 + 2?~4~5~0", "3 + 3?~7~6~1")
    assert [right(question) for question in reading.questions] == [["4"], ["6"]]
    assert not reading.guesses
    assert [alternative.label for alternative in reading.alternatives] == [Message("reading-count-from-1")]


def test_ambiguous_keys_from_0_are_asked_about() -> None:
    assert told(sheet("Question~A~B~Correct", "2?~2~5~0", "3?~3~6~0", "1?~4~1~2"), "reading-from-zero")


def test_problem_in_many_rows_is_reported_once() -> None:
    reading = sheet("Question~Answer~Time", *(f"{n} + 0?~{n}~soon" for n in range(2, 22)))
    (problem,) = reading.problems
    assert problem.row is None
    assert english(problem.message).startswith("In 20 rows, first in row 2: ")
    assert problem.column == "C (Time)"


def test_rejected_rows_are_reported_and_returned_unchanged() -> None:
    reading = sheet("Question~A~B~Correct~Who", *(f"{n} + 0?~{n}~x~~me" for n in range(9)), "2 + 2?~4~5~A~me")
    assert len(told(reading, "reading-empty-key")) == 9
    assert reading.header == ("Question", "A", "B", "Correct", "Who")
    assert len(reading.unread_rows) == 9
    assert reading.unread_rows[0].cells == ("0 + 0?", "0", "x", "", "me")


def test_rejected_rows_of_an_unnamed_table_get_column_names() -> None:
    lines = [f"Which number is {n}?~{n}~x~A" for n in range(5)]
    reading = sheet(*lines, "And this?~y~z~")
    assert reading.header == ("Question", "A", "B", "Answer")
    again = read(table([*reading.header], list(reading.unread_rows[0].cells)), "again.csv")
    assert (again.dialect, len(told(again, "reading-empty-key"))) == ("table-lettered", 1)


def test_text_that_a_spreadsheet_turned_into_date_is_reported() -> None:
    reading = sheet(
        "Question~Answer~Wrong 1", "A half?~1/2~3/4", "A third?~1/3~02-Mar", "Odds?~2-Jan~7/9", "One?~1/1~4/5"
    )
    assert [(problem.column, problem.value) for problem in told(reading, "reading-dates")] == [
        ("B (Answer)", "2-Jan"),
        ("C (Wrong 1)", "02-Mar"),
    ]
    dates = sheet("Question~Answer", "Epiphany?~6 Jan", "All Fools?~1 Apr")  # then they are meant
    assert dates.problems == ()


WITHOUT_NAMES: list[tuple[str, list[Line], list[str], list[str]]] = [
    (
        "a key of letters",
        ["Which?~a~b~c~B", "Who?~d~e~f~A"],
        ["question", "option", "option", "option", "answer"],
        ["b"],
    ),
    (
        "numbers in front, times and a key behind",
        ["1~Which?~a~b~20~2", "2~Who?~d~e~20~1", "3~How?~f~g~30~1"],
        ["number", "question", "option", "option", "time", "answer"],
        ["b"],
    ),
    (
        "codes in front",
        ["AA01~Which?~a~b~a", "AA02~Who?~d~e~b"],
        ["id", "question", "option", "option", "answer"],
        ["a"],
    ),
    ("from 0", ["Which?~a~b~c~0", "Who?~d~e~f~2", "How?~g~h~i~1"], ["question", *["option"] * 3, "answer"], ["a"]),
    (
        "an explanation behind",
        ["Which?~a~b~B~Because it is so.", "Who?~d~e~A~That is how it was."],
        ["question", "option", "option", "answer", "explanation"],
        ["b"],
    ),
    (
        "the text repeated",
        ["Which?~two~one~two~six", "Who?~ann~bob~ann~me"],
        ["question", "answer", *["option"] * 3],
        ["two"],
    ),
    ("stars", ["Which?~a~*b~c", "Who?~d~e~*f"], ["question", *["option"] * 3], ["b"]),
    ("ticks behind", ["Which?~a~b \u2713~c", "Who?~d~e~f \u2713"], ["question", *["option"] * 3], ["b"]),
    (
        "true or false",
        ["The Sun is a star.~cat.png~true~It shines.", "The Moon is a star.~dog.png~false~It does not."],
        ["question", "image", "answer", "explanation"],
        ["True"],
    ),
    (
        "topics in front",
        [f"{topic}~Is it {n}?~{n}" for topic in ("sums", "more") for n in range(4)],
        ["topic", "question", "answer"],
        ["0"],
    ),
]


@pytest.mark.parametrize(
    ("lines", "expected", "first"), [case[1:] for case in WITHOUT_NAMES], ids=[c[0] for c in WITHOUT_NAMES]
)
def test_unnamed_columns_are_recognised_by_content(lines: list[Line], expected: list[str], first: list[str]) -> None:
    for content in (table(*lines), workbook({"S": [str(line).split("~") for line in lines]})):
        reading = read(content, "a")
        assert reading.dialect == "table-unnamed"
        assert roles(reading) == expected
        assert right(reading.questions[0]) == first
        assert len(reading.questions) == len(lines)
        assert told(reading, "reading-guessed")
        assert reading.problems[0].asks


def test_row_of_unknown_column_names_is_not_a_question() -> None:
    lines = ["Ukibaz~Alpha~Beta~Kluc", "Which?~a~b~1", "Who?~d~e~2", "How?~f~g~1"]
    reading = sheet(*lines)
    assert reading.rows == (2, 3, 4)
    assert reading.columns[0].header == "Ukibaz"


def test_without_key_first_choice_is_right_and_asked_about() -> None:
    reading = sheet("Which of them is it?~a~b~c", "And who was that?~d~e~f", "How is it called?~g~h~i")
    assert [right(question) for question in reading.questions] == [["a"], ["d"], ["g"]]
    assert told(reading, "reading-first-is-right")


def test_quiz_show_board_is_not_read() -> None:
    reading = sheet("Birds~Fish~Trees", "It sings~It swims~It grows", "robin~trout~beech", "It flies~It bites~It falls")
    assert [problem.message.id for problem in reading.problems] == ["reading-matrix"]
    assert [column.letter for column in reading.columns] == ["A", "B", "C"]


@pytest.mark.parametrize(
    "text",
    [
        "Dear all,\nplease find the questions, as promised, below.\nYours, ann\n",
        "one, two\nthree\nfour, five, six\n",
        "just a line, with a comma",
    ],
)
def test_prose_is_not_read_as_table(text: str) -> None:
    assert read(text.encode(), "a.txt").questions == ()


@pytest.mark.parametrize(
    ("header", "row", "expected"),
    [
        ("Question~Options~Answer", "Capital?~Paris|Lyon|Nice~Lyon", ["Lyon"]),
        ("Question~Choices~Correct Answer", "Capital?~A) Paris B) Lyon C) Nice~B", ["Lyon"]),
        ("Question~Options~Answer", "Capital?~A. Paris; B. Lyon~A", ["Paris"]),
        ("Frage~Antwortmöglichkeiten~Richtige Antwort", "Stadt?~Wien\nGraz~2", ["Graz"]),
        ("Question~Options~Answer", "Capital?~['Paris', \"L'Aquila\"]~Paris", ["Paris"]),
        ("Question~Answers~Correct", "Capital?~Paris, Lyon~Lyon", ["Lyon"]),
        ("Question~Correct answer~Incorrect answers", "Capital?~Paris~['Lyon', 'Nice']", ["Paris"]),
        ("Question~Option~Option~Answer", "Capital?~Paris~Lyon~B", ["Lyon"]),
        ("Question~Option A~Option B~Correct Answer (A/B)", "Capital?~Paris~Lyon~Option B", ["Lyon"]),
        ("Question~1st Answer~2nd Answer~Correct", "Capital?~Paris~Lyon~Answer 2", ["Lyon"]),
        ("Question / Frage~Answer / Antwort~Wrong / Falsch", "Capital?~Paris~Lyon", ["Paris"]),
        ("Question text here~Option 1~Option 2~Correct answer A or B", "Capital?~Paris~Lyon~b", ["Lyon"]),
        ("السؤال~أ~ب~ج~الإجابة", "ما؟~س~ص~ع~ب", ["ص"]),
        ("Вопрос~А~Б~В~Ответ", "Что?~раз~два~три~Б", ["два"]),
        ("Question~A~B~Correct", "Capital?~Paris.~Lyon~paris", ["Paris."]),
        ("题干~选项A~选项B~正确答案", "首都?~北京~上海~\uff21", ["北京"]),
    ],
)
def test_choices_and_keys_are_read_in_other_layouts(header: str, row: str, expected: list[str]) -> None:
    reading = read(table(header, row), "a.csv")
    assert reading.problems == ()
    (question,) = reading.questions
    assert right(question) == expected
    assert len(question.choices) > 1


def test_multiple_with_one_right_answer_is_single_choice() -> None:
    (question,) = sheet("type~question~correct_answer~incorrect_answers/0", "multiple~Who?~me~you").questions
    assert question.kind is Kind.CHOICE


def test_formula_markup_is_not_counted_as_length() -> None:
    long = "$" + r"\boldsymbol{\alpha}_1+" * 20 + "1$"
    (question,) = sheet("Question~Answer~Wrong 1", [f"Which? {long}", long, "x"]).questions
    assert question.choices[0].text == long

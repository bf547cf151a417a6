"""The import templates of other quiz games, rebuilt by hand: filled in, and empty."""

from collections.abc import Sequence

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.message import Message
from quizbs.quiz.question import Kind
from tests.banks.sheets import Rows, english, right, table, told, workbook

KAHOOT = [
    "Question - max 120 characters",
    *(f"Answer {number} - max 75 characters" for number in range(1, 5)),
    "Time limit (sec) \u2013 5, 10, 20, 30, 60, 90, 120, or 240 secs",
    "Correct answer(s) - choose at least one",
]
SPANISH = [
    "Pregunta: máximo 120 caracteres",
    *(f"Respuesta {number}: máximo 75 caracteres" for number in range(1, 5)),
    "Límite de tiempo (s): 5, 10, 20, 30, 60, 90, 120 o 240",
    "Respuestas correctas: al menos una",
]
OLDER = [
    "Question - max 95 characters",
    *(f"Answer {number} - max 60 characters" for number in range(1, 5)),
    "Time limit (sec) - 5,10,20,30,60,90 or 120 secs",
    "Correct answer(s) - choose at least one",
]


def kahoot(*rows: Sequence[object], header: Sequence[str] = KAHOOT, title: str = "") -> bytes:
    """Return a filled template of Kahoot."""
    top: list[list[object]] = [[], ["", "Quiz template", title], ["", "Some help"], ["", "More help"], [], [], []]
    return workbook({"Sheet1": [*top, ["", *header], *rows]})


@pytest.mark.parametrize("header", [KAHOOT, SPANISH, OLDER], ids=["now", "Spanish", "older"])
def test_kahoot_template_is_read(header: Sequence[str]) -> None:
    rows: Rows = [[1, "2 + 2?", 3, 4, 5, "", 20, 2], [2, "Primes?", 2, 3, 4, 9, 30, "1,2"], [3, "", "", ""], [4]]
    reading = read(kahoot(*rows, header=header, title="Numbers"), "quiz.xlsx")
    assert (reading.dialect, reading.title, reading.problems) == ("kahoot", "Numbers", ())
    first, second = reading.questions
    assert ([choice.text for choice in first.choices], right(first), first.time) == (["3", "4", "5"], ["4"], 20)
    assert (second.kind, right(second)) == (Kind.MULTI, ["2", "3"])
    assert reading.rows == (9, 10)
    assert [column.role for column in reading.columns] == [
        "number", "question", "option", "option", "option", "option", "time", "answer",
    ]  # fmt: skip


def test_kahoot_template_is_read_as_text_and_without_numbers() -> None:
    content = table("Quiz template~~", "", [*KAHOOT], ["Two?", "1", "2", "", "", "20", "2"], delimiter=";")
    reading = read(content, "quiz.csv")
    assert (reading.dialect, [right(question) for question in reading.questions]) == ("kahoot", [["2"]])


def test_kahoot_example_row_is_not_a_question() -> None:
    example = [1, "Which spreadsheet tools can read this sheet?", "One", "Two", "", "", 60, "1,2"]
    reading = read(kahoot(example, [2, "Two?", 1, 2, "", "", 20, 2]), "quiz.xlsx")
    assert [question.text for question in reading.questions] == ["Two?"]
    (alternative,) = reading.alternatives
    assert alternative.label == Message("reading-keep-examples")
    assert len(read(kahoot(example), "quiz.xlsx", alternative.read_options).questions) == 1


def test_kahoot_row_without_key_is_reported_and_returned() -> None:
    reading = read(kahoot([1, "Two?", 1, 2, "", "", 20, ""], [2, "Three?", 3, 4, "", "", 20, 1]), "quiz.xlsx")
    assert len(reading.questions) == 1
    (problem,) = reading.problems
    assert (problem.row, problem.message.id, problem.column) == (
        9,
        "reading-empty-key",
        "H (Correct answer(s) - choose at least one)",
    )
    (unread,) = reading.unread_rows
    assert unread.row == 9
    assert unread.cells[1] == "Two?"


REPORT = [
    "Question Number", "Question", *(f"Answer {number}" for number in range(1, 7)), "Correct Answers",
    "Time Allotted to Answer (seconds)", "Player", "Answer", "Correct / Incorrect", "Correct", "Incorrect",
    "Score (points)", "Answer Time (%)", "Answer Time (seconds)",
]  # fmt: skip


def report(rows: Rows) -> Reading:
    """Read a report of Kahoot with these rows."""
    sheets: dict[str, Rows] = {
        "Overview": [["Fruit"], ["Played on", "a day"]],
        "Final Scores": [["Fruit"], [], ["Rank", "Player", "Total Score (points)"], [1, "ann", 900]],
        "RawReportData Data": [REPORT, *rows],
    }
    return read(workbook(sheets), "report.xlsx")


def test_kahoot_report_is_read_without_students() -> None:
    choices = ["Apples, red", "Pears", "Stones", "", "", ""]
    asked = ["1 Quiz", "Which are <b>fruits</b>?&nbsp;", *choices, "Apples, red, Pears", 20]
    other = ["2 Quiz", "2 &lt; 3", "True", "False", "", "", "", "", "True", 20]
    reading = report([
        [*asked, "ann", "Stones", "Incorrect", 0, 1, 0, "50.0%", 10],
        [*asked, "bob", "Pears", "Correct", 1, 0, 900, "10.0%", 2],
        [*other, "ann", "True", "Correct", 1, 0, 900, "10.0%", 2],
    ])  # fmt: skip
    assert (reading.dialect, reading.problems, len(reading.questions)) == ("kahoot-report", (), 2)
    assert reading.questions[0].text == "Which are fruits?"
    assert right(reading.questions[0]) == ["Apples, red", "Pears"]
    assert reading.questions[1].text == "2 < 3"
    assert reading.personal[:2] == ("Player", "Answer")
    assert any("answers: Player, Answer" in note for note in map(english, reading.notes))
    assert "ann" not in repr(reading)
    assert "bob" not in repr(reading)


def test_rejected_row_of_a_report_has_no_student() -> None:
    asked = ["1 Quiz", "Fruit?", "Apples", "Stones", "", "", "", "", "", 20]
    reading = report([[*asked, "ann", "Stones", "Incorrect", 0, 1, 0, 0.5, 10]])
    (unread,) = reading.unread_rows
    assert "ann" not in unread.cells


BLOOKET = (
    '"Blooket\nImport Template",,,,,,,\r\n'
    'Question #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)",'
    '"Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\r\n'
)


def test_blooket_template_may_have_typed_questions_and_empty_rows() -> None:
    content = BLOOKET + '1,Even?,1,2,3,4,20,"2,4"\r\n2,A colour,red,blue,,,20,,,typing\r\n3,,,,,,,\r\n4,,,,,,,\r\n'
    reading = read(content.encode("utf-8-sig"), "set.csv")
    assert (reading.dialect, reading.problems) == ("blooket", ())
    even, colour = reading.questions
    assert (even.kind, right(even), even.time) == (Kind.MULTI, ["2", "4"], 20)
    assert (colour.kind, colour.accept) == (Kind.TYPED, ("red", "blue"))
    assert "Rows with only a number in them were skipped: 2." in [*map(english, reading.notes)]


def test_blooket_template_may_have_the_key_before_the_time() -> None:
    content = "Question #,Question Text,Answer 1,Answer 2,Answer 3 (Optional),Answer 4 (Optional),Correct Answer(s),"
    content += "Time Limit (sec) (Max: 300 seconds)\n1,One?,a,b,c,d,1,20\n2,Two?,e,f,g,h,4,30\n"
    reading = read(content.encode(), "set.csv")
    assert [right(question) for question in reading.questions] == [["a"], ["h"]]
    assert [question.time for question in reading.questions] == [20, 30]


def test_blooket_template_is_read_with_overwritten_column_names() -> None:
    content = BLOOKET.replace("Answer 2", "Bar chart").replace('"Answer 3\n(Optional)"', "Pie chart")
    reading = read((content + "2,Which?,a,b,c,d,20,3\r\n").encode(), "set.csv")
    assert [right(question) for question in reading.questions] == [["c"]]


def test_blooket_workbook_is_read_with_a_picture() -> None:
    rows: Rows = [
        ["Blooket\nImport Template"],
        ["Question #", "Question Text", "Answer 1", "Answer 2", "Time Limit (sec)", "Correct Answer(s)", "Image"],
        [1, "What is it?", "a cat", "a dog", 30, 1, "https://example.org/cat.png"],
    ]
    (question,) = read(workbook({"Sheet1": rows}), "set.xlsx").questions
    assert (question.image, right(question)) == ("https://example.org/cat.png", ["a cat"])


@pytest.mark.parametrize(
    "content",
    [
        (BLOOKET + "1,,,,,,,\r\n2,,,,,,,\r\n").encode(),
        kahoot([1], [2]),
        b"Gimkit Spreadsheet Import Template,,,,\r\nQuestion,Correct Answer,Incorrect Answer 1\r\n",
    ],
    ids=["Blooket", "Kahoot", "Gimkit"],
)
def test_empty_template_is_reported_as_empty(content: bytes) -> None:
    reading = read(content, "quiz")
    assert reading.questions == ()
    assert [problem.message.id for problem in reading.problems] == ["reading-empty-template"]


def test_gimkit_choices_and_typed_questions_are_read() -> None:
    header = "Question~Correct Answer~Incorrect Answer 1~Incorrect Answer 2 (Optional)~Incorrect Answer 3 (Optional)"
    reading = read(table("Gimkit Spreadsheet Import Template~~~~", header, "2 + 2?~4~5~6~"), "kit.csv")
    assert (reading.dialect, right(reading.questions[0])) == ("gimkit", ["4"])
    assert len(reading.questions[0].choices) == 3
    typed = read(table("Gimkit Spreadsheet Import Template 2~", "Question~Correct Answer", "2 + 2?~4"), "kit.csv")
    assert (typed.dialect, typed.questions[0].kind) == ("gimkit", Kind.TYPED)


QUIZIZZ = [
    "Question Text", "Question Type", *(f"Option {number}" for number in range(1, 6)), "Correct Answer",
    "Time in seconds", "Image Link", "Answer explanation",
]  # fmt: skip
HELP = ["Text of the question\n(required)", "Question Type", "Text for option 1"]


def test_quizizz_template_is_read() -> None:
    rows: Rows = [
        QUIZIZZ,
        HELP,
        ["Which planet has rings?", "Multiple Choice", "Saturn", "Mars", "", "", "", 1, 30, "", "Of ice and rock."],
        ["Which are even?", "Checkbox", 1, 2, 3, 4, "", "2,4", 20],
        ["A primary colour", "Fill-in-the-Blank", "red", "blue", "", "", "", "", 30],
        ["Tell us", "Open-Ended"],
        ["Do you like it?", "Poll", "yes", "no"],
        ["Draw a cat", "Draw"],
    ]
    reading = read(workbook({"Create a Quiz": rows}), "quiz.xlsx")
    assert reading.dialect == "quizizz"
    rings, even, colour = reading.questions
    assert (right(rings), rings.explanation, rings.time) == (["Saturn"], "Of ice and rock.", 30)
    assert (even.kind, right(even)) == (Kind.MULTI, ["2", "4"])
    assert (colour.kind, colour.accept) == (Kind.TYPED, ("red", "blue"))
    assert [problem.row for problem in told(reading, "reading-no-right-answer")] == [6, 7, 8]


def test_examples_of_quizizz_are_left_out() -> None:
    planets = [[f"About planet {number}", "Multiple Choice", "a", "b", "", "", "", 1, 30] for number in range(6)]
    mine: list[object] = ["Is Mars red?", "Multiple Choice", "yes", "no", "", "", "", 1, 30]
    reading = read(workbook({"Create a Quiz": [QUIZIZZ, HELP, *planets, mine]}), "quiz.xlsx")
    assert [question.text for question in reading.questions] == ["Is Mars red?"]
    assert [alternative.label for alternative in reading.alternatives] == [Message("reading-keep-examples")]


def test_socrative_template_is_read() -> None:
    header = ["2. Question Type:", "3. Question:", *(f"Answer {letter}:" for letter in "ABCDE"), *[""] * 5]
    rows: Rows = [
        ["Instructions:", "Fill this in", *[""] * 22, "Open-ended", "A"],
        [*[""] * 24, "Multiple choice", "B"],
        ["1. Quiz Name:", "Cells"],
        [],
        [*[""] * 7, "5. Choose correct answers"],
        [*header, "6. Explanation (Optional):", *[""] * 12, "E"],
        ["Multiple choice", "Plants?", "oak", "dog", "rose", "", "", "A", "C", "", "", "", "They have leaves."],
        ["Multiple choice", "Animal?", "oak", "dog", "", "", "", "B"],
        ["Open-ended", "Green in leaves", "chlorophyll"],
        ["Multiple choice", "Favourite?", "oak", "rose"],
    ]
    reading = read(workbook({"Quick Quiz": rows, "Data": []}), "quiz.xlsx")
    assert (reading.dialect, reading.title) == ("socrative", "Cells")
    plants, animal, green = reading.questions
    assert (plants.kind, right(plants), plants.explanation) == (Kind.MULTI, ["oak", "rose"], "They have leaves.")
    assert (right(animal), green.accept) == (["dog"], ("chlorophyll",))
    assert [problem.message.id for problem in reading.problems] == ["reading-empty-key"]
    assert not any(note.id == "reading-not-used" for note in reading.notes)


def test_classquiz_template_is_read() -> None:
    header = [
        "Question", "1st Answer", "2nd Answer", "3rd Answer", "4th Answer", "Time Limit (max. 120)", "Correct Answers",
    ]  # fmt: skip
    top: list[list[object]] = [[], [], [], [], ["", "Title", "Maths"], ["", "Description", "Sums"], *[[]] * 6]
    rows: list[list[object]] = [["", "Odd?", 1, 2, 3, 4, 20, "1,3"], ["", "Even?", 1, 2, "", "", 30, 2]]
    reading = read(workbook({"Sheet": [*top, ["", *header], *rows]}), "quiz.xlsx")
    assert (reading.dialect, reading.title, reading.problems) == ("classquiz", "Maths", ())
    assert [right(question) for question in reading.questions] == [["1", "3"], ["2"]]
    assert reading.rows == (14, 15)


def test_row_numbers_from_0_are_recognised_in_a_test_set() -> None:
    reading = read(table("~Question~A~B~C~D~Answer", "0~Which?~a~b~c~d~C", "1~Who?~e~f~g~h~A"), "dev.csv")
    assert (reading.dialect, [right(question) for question in reading.questions]) == (
        "table-lettered",
        [["c"], ["e"]],
    )


def test_clues_of_a_quiz_show_are_its_questions() -> None:
    content = table(
        "round~clue_value~category~answer~question~air_date",
        "1~100~BIRDS~The bird of this month~a robin~2001-01-01",
        delimiter="\t",
    )
    reading = read(content, "clues.tsv")
    assert (reading.questions[0].text, right(reading.questions[0])) == ("The bird of this month", ["a robin"])
    assert reading.questions[0].topic == "BIRDS"
    assert told(reading, "reading-swapped-show")
    (alternative,) = reading.alternatives
    assert read(content, "clues.tsv", alternative.read_options).questions[0].text == "a robin"


@pytest.mark.parametrize(
    "content",
    [
        table("Timestamp~Email Address~Your name~Favourite colour", "2026/01/02~ann@example.org~ann~red"),
        table("Zeitstempel~Wie war es?", "02.01.2026~gut"),
        workbook({"Sheet1": [["ID", "Start time", "Completion time", "Email", "Name"], [1, "a", "b", "c", "ann"]]}),
        workbook({"Sheet1": [["ID", "Startzeit", "Fertigstellungszeit", "E-Mail"], [1, "a", "b", "ann"]]}),
    ],
    ids=["Google", "Google, German", "Microsoft", "Microsoft, German"],
)
def test_responses_to_a_form_are_no_questions(content: bytes) -> None:
    reading = read(content, "form")
    assert [problem.message.id for problem in reading.problems] == ["reading-form-answers"]
    assert "ann" not in repr(reading)


def test_form_questions_are_read_without_authors() -> None:
    header = "Timestamp~Email Address~Question~Correct answer~Wrong 1"
    reading = read(table(header, "2026/01/02~ann@example.org~2 + 2?~4~5"), "form.csv")
    assert [right(question) for question in reading.questions] == [["4"]]
    assert reading.personal == ("Timestamp", "Email Address")
    assert "example.org" not in repr(reading)

"""Small files that teachers type or other programs write: each is read as it was meant."""

import io
import zipfile
from collections.abc import Callable
from typing import Any

import openpyxl
import pytest

from quizbs.banks import limits
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.banks.table.table import LAST_ROW
from quizbs.banks.writing.table import export
from quizbs.message import Message
from quizbs.quiz.grading import Given, is_right
from quizbs.quiz.question import Choice, Kind, Question
from tests.banks.sheets import Rows, answers, english, right, sheet, table, told, workbook


def text(*lines: str) -> Reading:
    """Read a text with these lines."""
    return read("\n".join(lines).encode(), "a.txt")


@pytest.mark.parametrize("answer", ["'Paris", "'東京", "'10", "'10'000", "'3.5"])
def test_apostrophe_that_forces_text_is_dropped(answer: str) -> None:
    assert answers(sheet("Question~Answer", f"Which?~{answer}")) == [("Which?", [answer[1:]], [])]


@pytest.mark.parametrize("answer", ["'tis", "'Tis", "'90s", "'Hello' said Ann", "rock 'n' roll"])
def test_apostrophe_in_a_word_is_kept(answer: str) -> None:
    assert answers(sheet("Question~Answer", f"Which?~{answer}")) == [("Which?", [answer], [])]


def test_table_formulas_are_read_like_those_of_moodle() -> None:
    reading = sheet("Question~Answer~Wrong 1", r"What is \(x^2\) for 3?~\[9\]~\(6\)")
    assert answers(reading) == [("What is $x^2$ for 3?", ["$9$"], ["$6$"])]


@pytest.mark.parametrize("delimiter", ["#", "~", "^"])
def test_rare_delimiter_separates_columns(delimiter: str) -> None:
    lines = ["Question#A#B#C#Correct", "Capital of France?#Lyon#Paris#Nice#B", "Two and two?#4#5#6#A"]
    reading = text(*(line.replace("#", delimiter) for line in lines))
    assert answers(reading) == [
        ("Capital of France?", ["Paris"], ["Lyon", "Nice"]),
        ("Two and two?", ["4"], ["5", "6"]),
    ]


def test_headings_of_markdown_are_no_delimiters() -> None:
    reading = text("### Capital of France?", "* [x] Paris", "* [ ] Lyon", "### Two and two?", "* [x] 4", "* [ ] 5")
    assert answers(reading) == [("Capital of France?", ["Paris"], ["Lyon"]), ("Two and two?", ["4"], ["5"])]


def test_blanks_before_quotation_marks_are_ignored() -> None:
    reading = text(
        '"Question", "Answer", "Wrong 1"',
        '"Capital of France, the country?", "Paris, France", "Lyon"',
        '"Two, and two?", "4", "5, or 6"',
    )
    assert answers(reading) == [
        ("Capital of France, the country?", ["Paris, France"], ["Lyon"]),
        ("Two, and two?", ["4"], ["5, or 6"]),
    ]


def test_letters_with_space_are_removed_from_choices() -> None:
    reading = sheet("Frage~Antworten~Richtig", "Wie schwer?~A 21 t|B 36 t|C 40 t~B", "Wie lang?~A 3 m|B 4 m|C 5 m~C")
    assert answers(reading) == [("Wie schwer?", ["36 t"], ["21 t", "40 t"]), ("Wie lang?", ["5 m"], ["3 m", "4 m"])]


def test_meaningful_letters_are_kept() -> None:
    reading = sheet(
        "Question~Options~Right", "Which key?~A minor|B minor~A minor", "Which now?~A major|B major~B major"
    )
    assert answers(reading) == [("Which key?", ["A minor"], ["B minor"]), ("Which now?", ["B major"], ["A major"])]


@pytest.mark.parametrize(
    "header",
    [
        "Frage~Antwort 1 (richtig)~Antwort 2~Antwort 3",
        "Frage~Antwort 1 (richtig)~Antwort 2 (falsch)~Antwort 3 (falsch)",
    ],
)
def test_column_name_may_say_which_choice_is_right(header: str) -> None:
    reading = sheet(header, "Hauptstadt?~Paris~Lyon~Nice")
    assert answers(reading) == [("Hauptstadt?", ["Paris"], ["Lyon", "Nice"])]
    assert not reading.problems


@pytest.mark.parametrize(
    "header",
    [
        "設問~選択肢1~選択肢2~選択肢3~正解",
        "Pytanie~A~B~C~Klucz",
        "Frage~A~B~C~Lösungsbuchstabe",
        "Frage~A~B~C~Loesung",
        "Texto_Pregunta~A~B~C~Correcta",
        "سوال~گزینه 1~گزینه 2~گزینه 3~پاسخ صحیح",
    ],
)
def test_rare_column_names_are_recognised(header: str) -> None:
    assert answers(sheet(header, "Hauptstadt?~Lyon~Paris~Nice~B")) == [("Hauptstadt?", ["Paris"], ["Lyon", "Nice"])]


@pytest.mark.parametrize("names", ["polskie~angielskie", "česky~anglicky", "svenska~engelska", "magyar~angol"])
def test_language_adjectives_are_column_names(names: str) -> None:
    assert [question.text for question in sheet(names, "pies~dog", "kot~cat").questions] == ["pies", "kot"]


def test_row_limit_counts_below_header(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 40  # as if a file could have so many questions
    monkeypatch.setattr("quizbs.banks.table.delimited.LAST_ROW", LAST_ROW - limits.MAX_ROWS + most)
    rows = [f"What is number {number}?~word {number}" for number in range(most + 15)]
    titles = ["Unit 3~"] * 14
    assert len(sheet("Question~Answer", *rows[:most]).questions) == most
    assert len(sheet(*titles, "Question~Answer", *rows).questions) == most


MOODLE = (
    '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext><text>{asked}</text></questiontext>'
    '<single>true</single><answer fraction="0"><text>{first}</text></answer>'
    '<answer fraction="100"><text>{second}</text></answer>'
    '<answer fraction="0"><text>{third}</text></answer></question></quiz>'
)


@pytest.mark.parametrize("shape", ["{}. {}", "({}) {}", "{}) {}"])
@pytest.mark.parametrize("order", ["ABC", "CAB", "abc"])
def test_letters_before_moodle_choices_are_removed(shape: str, order: str) -> None:
    first, second, third = (shape.format(*pair) for pair in zip(order, ["30 kg", "60 kg", "90 kg"], strict=True))
    content = MOODLE.format(asked="How heavy?", first=first, second=second, third=third)
    assert answers(read(content.encode(), "a.xml")) == [("How heavy?", ["60 kg"], ["30 kg", "90 kg"])]


def test_letters_that_a_choice_refers_to_are_kept() -> None:
    content = MOODLE.format(asked="Which?", first="A. Mars", second="B. Venus", third="C. Both A and B")
    assert answers(read(content.encode(), "a.xml")) == [("Which?", ["B. Venus"], ["A. Mars", "C. Both A and B"])]


def test_choice_letters_may_be_on_separate_lines() -> None:
    reading = text(
        "1. Capital of France?", "A", "Lyon", "B", "Paris", "Answer: B", "", "2. Sum?", "A", "4", "B", "5", "Answer: A"
    )
    assert answers(reading) == [("Capital of France?", ["Paris"], ["Lyon"]), ("Sum?", ["4"], ["5"])]


def test_choices_after_dashes_with_a_final_answer_line_are_read() -> None:
    reading = text("1. Capital of France?", "- Lyon", "- Paris", "", "2. Sum?", "- 4", "- 5", "", "Answers: 1B 2A")
    assert answers(reading) == [("Capital of France?", ["Paris"], ["Lyon"]), ("Sum?", ["4"], ["5"])]


@pytest.mark.parametrize("marks", ["VF", "10", "x-", "ab"])
def test_rows_tagged_as_question_or_choice_are_read(marks: str) -> None:
    yes, no = marks[0], marks[1]
    reading = text(
        "Q|Capital of France?", f"A|Lyon|{no}", f"A|Paris|{yes}", f"A|Nice|{no}", "Q|Sum?", f"A|4|{yes}", f"A|5|{no}"
    )
    assert answers(reading) == [("Capital of France?", ["Paris"], ["Lyon", "Nice"]), ("Sum?", ["4"], ["5"])]


def test_alternating_lines_are_refused_with_advice() -> None:
    assert told(text("dog", "a barking animal", "cat", "a meowing animal"), "reading-in-turn")
    assert told(text("zad 1", "Jaki kolor", "-red", "-blue", "", "zad 2", "Ile lat", "-17", "-18"), "reading-no-keys")


@pytest.mark.parametrize("wrong", ["Wrong answers~~", "Falsche Antworten~~", "Mauvaises réponses"])
def test_name_over_several_columns_names_all_of_them(wrong: str) -> None:
    reading = sheet(f"Question~Answer~{wrong}", "Capital of France?~Paris~Lyon~Nice~Lille", "Sum?~4~5~6~7")
    assert answers(reading) == [
        ("Capital of France?", ["Paris"], ["Lyon", "Nice", "Lille"]),
        ("Sum?", ["4"], ["5", "6", "7"]),
    ]


def test_name_over_all_choices_is_applied() -> None:
    reading = sheet("Question~Options~~~Answer", "Capital of France?~Lyon~Paris~Nice~B", "Sum?~4~5~6~A")
    assert answers(reading) == [("Capital of France?", ["Paris"], ["Lyon", "Nice"]), ("Sum?", ["4"], ["5", "6"])]


def changed(content: bytes, change: Callable[[Any], None]) -> bytes:
    """Return a workbook after a change to its first sheet."""
    book = openpyxl.load_workbook(io.BytesIO(content))
    change(book.worksheets[0])
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


PETS: Rows = [
    ["Topic", "Question", "Answer", "Wrong 1"],
    ["Animals", "Barks?", "dog", "cat"],
    ["", "Meows?", "cat", "dog"],
    ["Plants", "Green?", "grass", "sky"],
    ["", "Tall?", "tree", "moss"],
]


def test_merged_topic_counts_for_each_of_its_rows() -> None:
    def merge(cells: Any) -> None:
        cells.merge_cells("A2:A3")
        cells.merge_cells("A4:A5")

    reading = read(changed(workbook({"One": PETS}), merge), "a.xlsx")
    assert [question.topic for question in reading.questions] == ["Animals", "Animals", "Plants", "Plants"]
    assert [question.topic for question in read(workbook({"One": PETS}), "a.xlsx").questions] == [
        "Animals",
        "",
        "Plants",
        "",
    ]


def test_formulas_without_results_are_reported_with_advice() -> None:
    rows: Rows = [["Question", "Answer"], ["Sum?", "=2+2"], ["Capital?", "Paris"]]
    reading = read(workbook({"One": rows}), "a.xlsx")
    (problem,) = told(reading, "reading-not-calculated")
    assert "B2" in english(problem.message)
    assert "save it" in english(problem.help)


def test_strict_workbook_is_read_like_any_other() -> None:
    strict = io.BytesIO()
    names = (
        (
            b"http://schemas.openxmlformats.org/spreadsheetml/2006/main",
            b"http://purl.oclc.org/ooxml/spreadsheetml/main",
        ),
        (b"http://schemas.openxmlformats.org/officeDocument/2006/", b"http://purl.oclc.org/ooxml/officeDocument/"),
    )
    with zipfile.ZipFile(io.BytesIO(workbook({"One": PETS}))) as usual, zipfile.ZipFile(strict, "w") as packed:
        for member in usual.namelist():
            part = usual.read(member)
            for usually, strictly in names:
                part = part.replace(usually, strictly)
            packed.writestr(member, part)
    assert answers(read(strict.getvalue(), "a.xlsx")) == answers(read(workbook({"One": PETS}), "a.xlsx"))
    assert len(read(strict.getvalue(), "a.xlsx").questions) == 4


@pytest.mark.parametrize("answer", ["略", "see above", "See above.", "siehe oben", "s. o.", "…", "___", "n/a"])
def test_answers_that_refer_to_other_places_are_asked_about(answer: str) -> None:
    reading = sheet("Question~Answer", "What is life?~Movement", f"And death?~{answer}")
    (problem,) = told(reading, "reading-points-away")
    assert problem.asks
    assert "row 3" in english(problem.message)


@pytest.mark.parametrize("answer", ["?", "no", "above", "Idaho", "-5"])
def test_short_answers_are_answers(answer: str) -> None:
    assert not sheet("Question~Answer", "What is life?~Movement", f"And death?~{answer}").guesses


def test_file_names_as_choices_are_asked_about() -> None:
    row = "Tap the bag~img/bag.png~img/comb.png~img/hat.png~A"
    (problem,) = told(sheet("Question~A~B~C~Correct", row), "reading-files-as-choices")
    assert problem.asks
    assert "img/bag.png" in english(problem.message)
    assert not sheet("Question~A~B~Correct", "Which is a vector format?~svg~logo.png~A").guesses


def test_letters_as_choices_are_asked_about_and_selectable() -> None:
    content = table("Question~A~B~C~D~Correct", "Which is third?~C~D~A~B~A", "Capital?~Paris~Lyon~Nice~Lille~A")
    reading = read(content, "a.csv")
    (problem,) = told(reading, "reading-letters-as-choices")
    assert problem.asks
    assert answers(reading)[0][1] == ["C"]
    other = next(found for found in reading.alternatives if found.label == Message("reading-key-is-text"))
    again = read(content, "a.csv", other.read_options)
    assert [right(question) for question in again.questions] == [["A"], ["Paris"]]
    assert not again.guesses


def test_table_that_quizbs_wrote_names_columns() -> None:
    question = Question("1", "Which is third?", Kind.CHOICE, (Choice("C"), Choice("D", right=True), Choice("A")))
    reading = read(export((question,)), "a.csv")
    assert reading.questions == (question,)
    assert not reading.problems


def test_blood_groups_are_not_read_as_choice_letters() -> None:
    assert not sheet("Question~A~B~C~Correct", "Rare?~A~B~AB~B", "Usual?~A~B~AB~A").guesses


QTI = (
    '<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Pets">'
    '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value>'
    '</correctResponse></responseDeclaration><itemBody><p>{}</p><choiceInteraction responseIdentifier="R">'
    '<simpleChoice identifier="A">Cat</simpleChoice><simpleChoice identifier="B">Dog</simpleChoice>'
    "</choiceInteraction></itemBody></assessmentItem>"
)


@pytest.mark.parametrize(
    "media",
    [
        '<img src="x.png" alt=""/>',
        '<object data="x.png" type="image/png"/>',
        '<object data="x.mp4" type="video/mp4"/>',
        '<video src="x.mp4"/>',
    ],
)
def test_item_that_is_only_a_picture_or_video_is_named(media: str) -> None:
    reading = read(QTI.format(media).encode(), "a.xml")
    assert not reading.questions
    (problem,) = told(reading, "reading-only-media")
    assert problem.value == "Pets"
    assert len(read(QTI.format(f"Who says miaow? {media}").encode(), "a.xml").questions) == 1


@pytest.mark.parametrize(("accept", "typed"), [("мой", "мои"), ("ў", "у"), ("їх", "іх")])
def test_letters_with_marks_are_not_accents(accept: str, typed: str) -> None:
    (question,) = sheet("Question~Answer~Type", f"Which?~{accept}~typed").questions
    assert not is_right(question, Given(text=typed))


@pytest.mark.parametrize("typed", ["10000", "10'000", "10’000", "10 000"])
def test_number_with_apostrophes_is_right_however_typed(typed: str) -> None:
    (question,) = sheet("Question~Answer", "How many?~10'000").questions
    assert is_right(question, Given(text=typed))


def test_row_with_a_missing_cell_is_reported() -> None:
    rows = ["Capital of France?~Lyon~Paris~Nice~B~1", "Sum?~4~5~6~A~1", "Who? Ann~Bob~Cy~A~3"]
    reading = sheet("Question~A~B~C~Correct~Level", *rows)
    assert [question.text for question in reading.questions] == ["Capital of France?", "Sum?"]
    assert [problem.row for problem in reading.problems] == [4]


def test_header_that_is_an_example_key_is_the_key_column() -> None:
    rows = ["Cu?~Cloro~Oro~Rame~3~Chimica", "Hg?~Mercurio~Zinco~Oro~1~Chimica", "N?~Neon~Azoto~Zolfo~2~Chimica"]
    reading = sheet("Domanda~a~b~c~2~categoria", *rows)
    assert [right(question) for question in reading.questions] == [["Rame"], ["Mercurio"], ["Azoto"]]


def test_words_in_brackets_say_which_choice_is_right() -> None:
    rows = ["Wer war es?~Ann(falsch)~Ben(wahr)", "Wo war es?~hier(wahr)~dort(falsch)", "Wann?~jetzt(falsch)~nie(wahr)"]
    reading = sheet(*rows)
    assert answers(reading) == [
        ("Wer war es?", ["Ben"], ["Ann"]),
        ("Wo war es?", ["hier"], ["dort"]),
        ("Wann?", ["nie"], ["jetzt"]),
    ]


def test_quiz_title_is_not_part_of_first_question() -> None:
    reading = text(
        "December paper with answers",
        "Part 1: Cells",
        *("Question 1: Powerhouse?", "A. Nucleus", "B. Mitochondria", "Correct Answer: B"),
        *("Question 2: Control?", "A. Nucleus", "B. Wall", "Correct Answer: A"),
    )
    assert [(question.text, question.topic) for question in reading.questions] == [
        ("Powerhouse?", "Cells"),
        ("Control?", "Cells"),
    ]


@pytest.mark.parametrize("marks", [("", "", ""), ("", "_DE", "_FR")])
def test_repeated_columns_are_asked_about_as_languages(marks: tuple[str, str, str]) -> None:
    names = ("QuestionText", "OptionA", "OptionB", "OptionC", "Answer")
    header = "~".join(f"{name}{mark}" for mark in marks for name in names)
    rows = [
        f"What is {n}?~one{n}~two{n}~three{n}~{key}~Was ist {n}?~eins{n}~zwei{n}~drei{n}~{key}"
        f"~Que veut dire {n}?~un{n}~deux{n}~trois{n}~{key}"
        for n, key in enumerate("BACBCA")
    ]
    content = table(header, *rows)
    reading = read(content, "a.csv")
    assert answers(reading)[0] == ("What is 0?", ["two0"], ["one0", "three0"])
    assert len(told(reading, "reading-two-languages")) == 2
    again = [read(content, "a.csv", other.read_options) for other in reading.alternatives]
    assert {answers(found)[0][1][0] for found in again} == {"zwei0", "deux0"}


def test_key_may_be_between_question_and_choices() -> None:
    rows = ["Capital of France?~1~Lyon~Paris~Nice", "Sea?~2~red~green~blue", "Sum?~0~four~five~six"]
    reading = sheet(*rows)
    assert [right(question) for question in reading.questions] == [["Paris"], ["blue"], ["four"]]
    assert reading.guesses
    numbers = sheet("How many legs?~4~3~6", "How many eyes?~2~3~4", "How many ears?~2~1~3")
    assert [right(question) for question in numbers.questions] == [["4"], ["2"], ["2"]]

"""Every dialect that isn't a table: a small file of our own, and what is easily misread in such files."""

import gzip
import io
import json
import tarfile
from typing import Any

import pytest

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from quizbs.quiz.question import Kind, Question
from tests.banks.fixtures import (
    CLASSQUIZ,
    FIXTURES,
    GIFT,
    MOODLE_XML,
    QTI1,
    QTI2_CHOICE,
    Fixture,
    classquiz,
    deck,
    opentdb_in,
    zipped,
)
from tests.banks.sheets import english, kind_of, told


def named(fixture: Fixture) -> str:
    return fixture.name


def by_name(name: str) -> Reading:
    """Return the reading of the fixture with this name."""
    return next(read(fixture.content, fixture.name) for fixture in FIXTURES if fixture.name == name)


def right(question: Question) -> list[str]:
    return [choice.text for choice in question.choices if choice.right] or list(question.accept)


def texts(question: Question) -> list[str]:
    return [choice.text for choice in question.choices]


def gift(text: str) -> Reading:
    return read(text.encode(), "a.gift")


def only(reading: Reading) -> Question:
    (question,) = reading.questions
    return question


@pytest.mark.parametrize("fixture", FIXTURES, ids=named)
def test_dialect_is_known_by_its_bytes_and_read_whole(fixture: Fixture) -> None:
    for name in (fixture.name, "bank.csv", "", "x.xlsx"):
        if fixture.dialect == "Moodle GIFT" and name != fixture.name:
            continue  # below: a short GIFT file under another name
        reading = read(fixture.content, name)
        assert kind_of(reading) == fixture.dialect
        assert len(reading.questions) == fixture.questions
        assert len({question.id for question in reading.questions}) == fixture.questions
        assert sum(
            "can’t play" in english(problem.message) or "without a question" in english(problem.message)
            for problem in reading.problems
        ) == (fixture.left)
        assert english(reading.notes[0]).startswith(f"{fixture.dialect}.")


def test_gift_is_known_under_any_name() -> None:
    assert read(GIFT.encode(), "bank.txt").dialect == "Moodle GIFT"
    assert read(b"Is water wet?{T}\n", "pasted.csv").dialect == "Moodle GIFT"


@pytest.mark.parametrize(
    ("text", "kind", "choices", "answers"),
    [
        ("Q{~=first~second}", Kind.CHOICE, ["first", "second"], ["first"]),
        ("Q{~%50%a ~%50%b ~c}", Kind.MULTI, ["a", "b", "c"], ["a", "b"]),
        ("Q{~%50%half =full ~none}", Kind.CHOICE, ["half", "full", "none"], ["full"]),
        ("Q{~go -> there =get -> here}", Kind.CHOICE, ["go -> there", "get -> here"], ["get -> here"]),
        ("Q{=one =%50%won =%0%* =1}", Kind.TYPED, [], ["one", "1"]),
        ("Q{#-3.142:0.001}", Kind.TYPED, [], ["-3.142 ±0.001"]),
        ("Q{#-5..5}", Kind.TYPED, [], ["-5..5"]),
        ("Q{#=%0%5:0 =%100%9:0#Yes. =%50%10}", Kind.TYPED, [], ["9"]),
        ("Q{FALSE#no#yes}", Kind.TRUE_FALSE, ["True", "False"], ["False"]),
        (r"Q{~ \~ = \\ ~ \}}", Kind.CHOICE, ["~", "\\", "}"], ["\\"]),
        ("Q $\\frac{1}{2}$ of it{=x ~y}", Kind.CHOICE, ["x", "y"], ["x"]),
        ("[html]Q{~<b>a</b> =[plain]<b>}", Kind.CHOICE, ["a", "<b>"], ["<b>"]),
        ("Q{=a\n\n=b}", Kind.TYPED, [], ["a", "b"]),
        ("Q{~up=down}", Kind.CHOICE, ["up", "down"], ["down"]),
        ("Q{\n=set x=1\n~set y=2#not y=2\n}", Kind.CHOICE, ["set x=1", "set y=2"], ["set x=1"]),
    ],
)
def test_gift_answers_of_every_form_are_read(text: str, kind: Kind, choices: list[str], answers: list[str]) -> None:
    question = only(gift(text))
    assert (question.kind, texts(question), right(question)) == (kind, choices, answers)
    assert question.text.startswith("Q")


def test_gift_is_read_without_blank_lines_or_closing_brace() -> None:
    reading = gift("One {T}\nTwo {F}\nThree {=a ~b} and more\n\nFour {=a\n\nFive {T}\n")
    assert [question.text for question in reading.questions] == ["One", "Two", "Three _____ and more", "Five"]
    (problem,) = reading.problems
    assert (english(problem.place), problem.message.id) == ("Line 5", "reading-open-brace")


def test_gift_categories_need_no_blank_line() -> None:
    reading = gift("$CATEGORY: a/North\nOne {T}\n$CATEGORY: a/South\nTwo {F}\n")
    assert [(question.text, question.topic) for question in reading.questions] == [("One", "North"), ("Two", "South")]


def test_gift_keeps_topic_tags_id_and_explanation() -> None:
    first = by_name("rivers.gift").questions[0]
    assert (first.id, first.topic, first.tags) == ("r-1", "Rivers", ("north", "long"))
    assert first.explanation == "Its name is very old."


def test_aiken_keeps_markup_and_reports_the_line_of_a_fault() -> None:
    reading = by_name("chemistry.txt")
    assert reading.questions[1].text == "Which are noble gases, <b>if any</b>?"
    assert right(reading.questions[1]) == ["Neon", "Argon"]
    assert [english(problem.place) for problem in reading.problems] == ["Line 18", "Line 22"]


def test_moodle_html_becomes_text_and_its_picture_is_reported() -> None:
    reading = by_name("light.xml")
    colour = reading.questions[0]
    assert colour.text == "Which colour bends most?\n[a prism]"
    assert texts(colour) == ["red", "violet", "blue & green"]
    assert (right(colour), colour.topic, colour.tags) == (["violet"], "Light", ("waves",))
    assert colour.explanation == "Violet: the shortest waves ↑"
    assert colour.image == "prism.png"
    assert list(reading.pictures) == ["prism.png"]
    assert reading.questions[1].text == "Which are mirrors\nof metal?"
    assert [right(question) for question in reading.questions[3:5]] == [["a lens", "lens"], ["8.3 ±0.2"]]
    assert texts(reading.questions[5]) == ["a", "b"]  # the choices are empty; the question has their meaning


@pytest.mark.parametrize("encoding", ["iso-8859-1", "windows-1252", "utf-16"])
def test_xml_is_read_in_the_encoding_that_it_names(encoding: str) -> None:
    text = (
        '<?xml version="1.0" encoding="{}"?><quiz><question type="truefalse"><questiontext><text>Ça gèle à 0 °C</text>'
    )
    text += '</questiontext><answer fraction="100"><text>true</text></answer></question></quiz>'
    assert only(read(text.format(encoding).encode(encoding), "a.xml")).text == "Ça gèle à 0 °C"


def test_html_that_was_not_escaped_in_moodle_xml_is_kept() -> None:
    xml = MOODLE_XML.replace("What bends light?", "What <b>bends</b> light?<br/>Name <i>one</i> thing.")
    assert read(xml.encode(), "a.xml").questions[3].text == "What bends light?\nName one thing."


def test_qti_1_uses_condition_with_points() -> None:
    hexagon, quadrilaterals, three, pi = by_name("shapes.xml").questions
    assert (hexagon.text, right(hexagon)) == ("How many sides has a hexagon?", ["six"])
    assert right(quadrilaterals) == ["square", "kite"]
    assert right(three) == ["triangle", "a triangle"]
    assert right(pi) == ["3.14", "3.13..3.15"]
    assert by_name("shapes.zip").title == "Shapes"


def test_qti_2_feedback_is_no_question_text_and_gap_is_shown() -> None:
    falls, air = by_name("weather.zip").questions
    assert (texts(falls), right(falls)) == (["dust", "rain"], ["rain"])
    assert falls.text == "Look at x^2.\nWhat falls from clouds?"
    assert (air.text, right(air)) == ("Moving air is _____, they say.", ["wind"])
    assert only(by_name("snow.zip")).text == "Snow falls _____."


@pytest.mark.parametrize("encode", ["base64", "url3986", "urlLegacy"])
def test_opentdb_is_read_in_each_of_its_encodings(encode: str) -> None:
    wanted = by_name("opentdb.json").questions
    assert read(opentdb_in(encode), "a.json").questions == wanted
    assert wanted[0].text == 'Which bird says "cuckoo" & hides its eggs?'
    assert right(wanted[0]) == ["The cuckoo"]
    assert (wanted[0].difficulty, wanted[1].kind, right(wanted[1])) == ("easy", Kind.TRUE_FALSE, ["False"])


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ({"question": "Q", "options": ["a", "b"], "correctAnswerIndex": 1}, ["b"]),
        ({"Question": "Q", "Options": ["a", "b"], "Correct_Option": "b"}, ["b"]),
        ({"question": "Q", "options": ["A) one", "B) two"], "answer": "B"}, ["two"]),
        ({"question": "Q", "options": ["A. one", "B. two"], "correct_answer": "B. two"}, ["two"]),
        ({"question": "Q", "options": ["1", "2", "3"], "answer": "2"}, ["2"]),
        ({"question": "Q", "options": ["1", "2", "3"], "answer": 2}, ["3"]),
        ({"question": "Q", "options": ["a", "b", "c"], "answer": [0, 2]}, ["a", "c"]),
        ({"question": {"text": "Q"}, "correctAnswer": "a", "incorrectAnswers": ["b", "c"]}, ["a"]),
        ({"question": "Q", "options": [{"text": "a"}, {"text": "b"}], "correct_answer": "b"}, ["b"]),
        ({"q": "Q", "a": "typed"}, ["typed"]),
        ({"question": "Q", "option_a": "x", "option_b": "y", "answer": "B"}, ["y"]),
    ],
)
def test_json_lists_of_many_tools_are_read(question: dict[str, Any], answers: list[str]) -> None:
    for value in ([question], {"questions": [question]}):
        found = only(read(json.dumps(value).encode(), "a.json"))
        assert (found.text, right(found)) == ("Q", answers)


def test_rahoot_keeps_repeated_choices_by_their_places() -> None:
    grass, warm, _old = by_name("colours.json").questions
    assert [(choice.text, choice.right) for choice in grass.choices] == [("No", False), ("Yes", True), ("No", False)]
    assert (right(warm), warm.kind, warm.time) == (["red", "orange"], Kind.MULTI, 20)


def test_rahoot_keeps_picture_address_without_fetching() -> None:
    question: dict[str, Any] = {"question": "Seen?", "answers": ["no", "yes"], "solutions": [1]}
    question["media"] = {"type": "image", "url": "https://example.org/a.png"}
    bank = {"subject": "", "questions": [question]}
    assert only(read(json.dumps(bank).encode(), "a.json")).image == "https://example.org/a.png"


def test_classquiz_file_is_unpacked_and_read() -> None:
    reading = by_name("mixed.cqa")
    assert reading.title == "Mixed bag"
    assert [right(question) for question in reading.questions] == [["4"], ["1", "3"], ["ten", "10"], ["28..31"]]


def test_anki_notes_are_read_with_tags_gaps_and_newlines() -> None:
    faust, lines, weimar = by_name("notes.txt").questions
    assert (faust.text, right(faust), faust.tags) == ("Who wrote Faust?", ["Goethe"], ("german", "poems"))
    assert (lines.text, right(lines)) == ("Two lines", ["yes indeed"])
    assert (weimar.text, right(weimar), weimar.explanation) == ("_____ is in Thuringia.", ["Weimar"], "It is.")


def test_deck_of_newer_anki_is_refused_with_an_explanation() -> None:
    (problem,) = read(deck(("a|b", ""), name="collection_anki21b"), "a.apkg").problems
    assert problem.message.id == "reading-new-anki"
    (problem,) = read(zipped(collection_anki2="SQLite format 3\0" + "x" * 5000), "a.apkg").problems
    assert problem.message.id == "reading-broken-anki"


def test_terms_and_meanings_can_be_swapped() -> None:
    content = "".join(f"term {number} --- {'a long meaning ' * 4}{number}\n" for number in range(5)).encode()
    reading = read(content, "a.txt")
    (alternative,) = reading.alternatives
    turned = read(content, "a.txt", alternative.read_options)
    assert right(reading.questions[0])[0].startswith("a long meaning")
    assert (right(turned.questions[0]), turned.questions[0].text[:6]) == (["term 0"], "a long")
    assert turned.alternatives[0].read_options == ReadOptions()


@pytest.mark.parametrize("sign", ["\t", " - ", " – ", "---", "=", "; ", ": ", ", ", " = ", "/////"])
def test_terms_and_meanings_may_have_any_separator(sign: str) -> None:
    content = "".join(
        f"{term}{sign}{meaning}\n" for term, meaning in (("Hund", "dog"), ("Maus", "mouse"), ("Uhu", "owl"))
    )
    assert [(question.text, right(question)) for question in read(content.encode(), "a.txt").questions] == [
        ("Hund", ["dog"]),
        ("Maus", ["mouse"]),
        ("Uhu", ["owl"]),
    ]


def test_prose_letter_is_no_list_of_terms() -> None:
    letter = "Dear colleague, here are the questions that I have promised you so long ago.\n" * 4
    assert read(letter.encode(), "a.txt").questions == ()


def test_aiken_numbers_are_no_part_of_the_questions() -> None:
    text = "1. What?\r\nA) x\r\nB) y\r\nAnswer: b) y\r\n\r\n2. Who?\r\n(a) p\r\n(b) q\r\nANS: A.\r\n"
    reading = read(text.encode("utf-8-sig"), "a.txt")
    assert [(question.text, right(question)) for question in reading.questions] == [("What?", ["y"]), ("Who?", ["p"])]


def test_anki_gap_may_end_in_formula_and_have_hint() -> None:
    half, city = read(deck((r"{{c1::$\frac{1}{2}}}$ it", ""), ("{{c1::Roma::a city}} aeterna", "")), "a.apkg").questions
    assert (half.text, right(half)) == ("_____$ it", [r"$\frac{1}{2}"])
    assert (city.text, right(city)) == ("_____ (a city) aeterna", ["Roma"])


def test_line_without_separator_is_reported() -> None:
    content = "".join(f"term {number}\tmeaning {number}\n" for number in range(30)) + "lost\n"
    (problem,) = read(content.encode(), "a.txt").problems
    assert (english(problem.place), problem.value) == ("Line 31", "lost")


def tarred(**files: bytes) -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as packed:
        for name, inside in files.items():
            info = tarfile.TarInfo(name.replace("_", "."))
            info.size = len(inside)
            packed.addfile(info, io.BytesIO(inside))
    return content.getvalue()


TABLE = b"Question,Answer\nOne and one?,2\n"
OTHER = b"Question,Answer\nTwo and two?,4\n"


@pytest.mark.parametrize(
    "content",
    [
        gzip.compress(TABLE),
        tarred(bank_csv=TABLE),
        zipped(bank_csv=TABLE, picture_png=b"\x89PNG", __MACOSX__x=b"x"),
        zipped(folder__bank_csv=TABLE, README_md="Read me."),
    ],
    ids=[
        "gzip",
        "tar",
        "zip with a picture",
        "zip with a folder",
    ],  # packed bytes may contain the time, a name must not
)
def test_single_bank_in_a_zip_is_read(content: bytes) -> None:
    assert only(read(content, "bank.zip")).text == "One and one?"


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (zipped(a_csv=TABLE, b_csv=OTHER), "reading-several-banks"),
        (zipped(a_png=b"\x89PNG"), "reading-no-bank-inside"),
        (zipped(**{"moodle_backup_xml".replace("_b", "\0b"): "x"}), "reading-no-bank-inside"),
        (tarred(a_txt=b"hello"), "reading-no-bank-inside"),
        (zipped(h5p_json="{}", content__content_json="{}"), "reading-h5p"),
        (b"<MOODLE_BACKUP><INFO/></MOODLE_BACKUP>", "reading-moodle-backup"),
        (b"<moodle_backup><information/></moodle_backup>", "reading-moodle-backup"),
        (b"const BANK = [\n  {q: 'One?', a: 1}\n];\n", "reading-script"),
        (b"// my quiz\n\nexport const questions = [{text: 'x'}]\n", "reading-script"),
        (b"#!/bin/sh\necho Question,Answer\n", "reading-script"),
        (b"import random\nquestions = {'a': 'b'}\n", "reading-script"),
        (b'["x", 3]', "reading-other-json"),
        (b'[[q]]\nquestion = "One?"\nanswer = "1\n', "reading-broken-toml"),
        (b"<quiz><question type='essay'></quiz>", "reading-broken-xml"),
        (b"<manifest><resources/></manifest>", "reading-manifest"),
    ],
)
def test_unreadable_file_is_refused_with_an_explanation(content: bytes, fault: str) -> None:
    reading = read(content, "bank.csv")
    assert (reading.dialect, reading.questions) == ("", ())
    (problem,) = reading.problems
    assert problem.message.id == fault
    assert english(problem.help)


def test_compressed_moodle_backup_is_recognised() -> None:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as packed:
        packed.addfile(tarfile.TarInfo("moodle_backup.xml"))
    assert read(content.getvalue(), "course.mbz").problems[0].message.id == "reading-moodle-backup"


def test_text_that_resembles_another_dialect_is_read() -> None:
    table = "Question,Answer\nWhat is {=x}?,a\nWhat is ~ in GIFT?,b\n"
    assert read(table.encode(), "a.csv").dialect.startswith("table-")
    maths = "Question,Answer\nWhat is $\\frac{1}{2}^{-1}$?,2\n"
    assert len(read(maths.encode(), "a.csv").questions) == 1
    shop = "Question,Answer\nconst or let?,const\nimport x from 'y'?,JavaScript\n"
    assert len(read(shop.encode(), "a.csv").questions) == 2


def test_texts_of_a_file_are_never_markup() -> None:
    hostile = "<img src=x onerror=alert(1)><script>alert(2)</script><b onclick='x'>hi</b>"
    escaped = hostile.replace("&", "&amp;").replace("<", "&lt;")
    xml = MOODLE_XML.replace("What bends light?", escaped)
    bank = [dict(CLASSQUIZ[0], question=hostile)]
    for content in (xml.encode(), classquiz(bank), f"[html]{hostile.replace('=', '')}{{T}}".encode()):
        shown = [question.text for question in read(content, "a.gift").questions]
        assert any(text.endswith("hi") for text in shown)
        assert not any("<" in text or "alert" in text for text in shown)


def test_titles_of_packages_and_lists_are_used() -> None:
    assert by_name("tools.json").title == "Tools"
    assert by_name("colours.json").title == "Colours"
    assert read(QTI1.encode(), "x.xml").title == "Shapes"
    assert read(QTI2_CHOICE.encode(), "some_file.xml").title == "Some file"


def test_gift_may_start_with_brace_and_have_unsigned_answer() -> None:
    text = "{=Paris ~London} is the capital of France.\n\nWhat is the Danube?{a river}\n"
    first, second = read(text.encode(), "bank.txt").questions
    assert (first.text, right(first)) == ("_____ is the capital of France.", ["Paris"])
    assert (second.text, right(second)) == ("What is the Danube?", ["a river"])


@pytest.mark.parametrize("inside", ["#4:1 ~#too far off", "#\n=4:1#near enough\n~#too far off\n", "#4:1\n~#far\n"])
def test_gift_may_have_feedback_on_other_numbers(inside: str) -> None:
    reading = read(f"How many?{{{inside}}}\n\nIs it?{{T}}\n".encode(), "bank.gift")
    assert [right(question) for question in reading.questions] == [["4 ±1"], ["True"]]
    assert not reading.problems


def test_faulty_aiken_question_is_not_joined_to_the_next() -> None:
    text = (
        "What?\nA. one\nB. two\nANSWER: A\n\nFaulty without choices?\nANSWER: A\n\nFaulty without anything?\n\n"
        "Several lines\nbelong together?\nA. x\nB. y\nANSWER: B\n"
    )
    reading = read(text.encode(), "a.txt")
    assert [question.text for question in reading.questions] == ["What?", "Several lines\nbelong together?"]
    assert [problem.row for problem in told(reading, "reading-key-without-choices")] == [6]
    assert [problem.row for problem in told(reading, "reading-in-no-question")] == [9]


def test_aiken_choices_may_be_on_one_line() -> None:
    text = "Which two?\nA. a\nB. b\nC. c\n\nbc\n\nWhich one?\nA. d\nB. e\nA\n"
    assert [right(question) for question in read(text.encode(), "a.txt").questions] == [["b", "c"], ["d"]]


def test_choices_of_an_exam_paper_may_follow_without_a_blank() -> None:
    paper = [{"question": "1．哪项？\nA．政策甲B．政策乙C．政策丙D．政策丁", "answer": ["C"], "analysis": "x"}]
    reading = read(json.dumps({"example": paper}).encode(), "a.json")
    assert ([len(question.choices) for question in reading.questions], right(reading.questions[0])) == ([4], ["政策丙"])


def test_starred_questions_among_lettered_ones_keep_all_lines() -> None:
    text = (
        "1. What is the capital of France?\nA) Berlin\nB) Paris\nAnswer: B\n\n"
        "Which one is a planet?\nMars *\nMoon\nSun\n\nDon't forget the homework!\n\n"
        "What is 2+2?\n*4\n5\n6\n\n2. Which gas?\na) oxygen\nb) nitrogen\nAnswer: A\n\nThe end.\n"
    )
    reading = read(text.encode(), "paste.txt")
    assert [question.text for question in reading.questions] == [
        "What is the capital of France?",
        "Which one is a planet?",
        "What is 2+2?",
        "Which gas?",
    ]
    assert [problem.row for problem in told(reading, "reading-in-no-question")] == [11, 23]


@pytest.mark.parametrize(("single", "wanted"), [("true", ["kite"]), ("false", ["square", "kite"])])
def test_moodle_xml_choice_with_most_points_is_right(single: str, wanted: list[str]) -> None:
    points = {"oak": 0, "square": 40, "kite": 60}
    choices = "".join(f'<answer fraction="{of}"><text>{text}</text></answer>' for text, of in points.items())
    xml = f"<quiz><question type='multichoice'><single>{single}</single><questiontext><text>Which has four sides?"
    xml += f"</text></questiontext>{choices}</question></quiz>"
    assert right(only(read(xml.encode(), "a.xml"))) == wanted

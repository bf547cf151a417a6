"""Lists of words, YAML and texts as other people write them, and messages about incomplete files."""

import time

import pytest

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from quizbs.quiz.question import Kind
from tests.banks.fixtures import Fixture
from tests.banks.fixtures_plain import PLAIN
from tests.banks.sheets import english, kind_of, right, told, workbook

BY_NAME = {fixture.name: fixture for fixture in PLAIN}


def plainly(name: str) -> Reading:
    """Return the reading of one of the files in ``fixtures_plain``."""
    return read(BY_NAME[name].content, name)


def pairs(reading: Reading) -> list[tuple[str, str]]:
    """Return the questions with their first right answers."""
    return [(question.text, right(question)[0]) for question in reading.questions]


@pytest.mark.parametrize("fixture", PLAIN, ids=lambda one: one.name)
def test_each_shape_is_read_whole_under_any_name(fixture: Fixture) -> None:
    for name in (fixture.name, "bank.csv", "x.pdf"):
        reading = read(fixture.content, name)
        assert (kind_of(reading), len(reading.questions)) == (fixture.dialect, fixture.questions), reading.problems


def test_row_of_language_names_is_a_header_and_no_question() -> None:
    korean = plainly("korean.csv")
    assert pairs(korean)[0] == ("개", "dog")
    assert korean.questions[0].explanation == "개가 짖어요"
    assert pairs(plainly("german.csv"))[0] == ("Haus", "maison")
    assert pairs(plainly("chinese.csv"))[0] == ("achieve", "達成")
    assert not korean.guesses


@pytest.mark.parametrize(
    ("names", "row", "asked", "answer"),
    [
        ("mot_latin,traduction_fr,forme_complete,genre", "murus,le mur,murus i,m", "murus", "le mur"),
        ("francais,sens2,allemand,sens2,type", "jour,,Tag,,nom", "jour", "Tag"),
        ("liste,allemand,francais", "1,der Tag,le jour", "der Tag", "le jour"),
        (",UNIT NO,DEFINITION,PoS,DUTCH TRANSLATION", "calm,1,not nervous,adjective,kalm", "calm", "kalm"),
        ("word,definition,lesson", "calm,not nervous,2", "calm", "not nervous"),
    ],
)
def test_term_and_meaning_are_found_among_other_columns(names: str, row: str, asked: str, answer: str) -> None:
    content = "\n".join([names, row, row.replace("m", "n"), row.replace("e", "o")])
    assert pairs(read(content.encode(), "a.csv"))[0] == (asked, answer)


def test_row_of_language_names_is_not_a_header() -> None:
    reading = read(b"German,Deutsch\nFrench,Italiano\nEnglish,English\nPolish,Polski\n", "a.csv")
    assert pairs(reading)[0] == ("German", "Deutsch")


def test_term_may_be_typed_instead() -> None:
    reading = plainly("korean.csv")
    turned = read(BY_NAME["korean.csv"].content, "korean.csv", reading.alternatives[0].read_options)
    assert pairs(turned)[0] == ("dog", "개")
    assert len(turned.questions) == 3


@pytest.mark.parametrize("name", ["bars.txt", "words.csv", "gaps.txt", "kinds.txt"])
def test_guesses_are_listed_first(name: str) -> None:
    first = plainly(name).problems[0]
    assert first.asks
    assert told(plainly(name), "reading-guessed")[0] == first


def test_guessed_columns_are_reported_before_dates() -> None:
    rows = [[f"What is thing number {n} of all?", f"answer {n}", f"wrong {n}"] for n in range(12)]
    rows[3][2] = "2-Jan"
    reading = read(workbook({"S": rows}), "a.xlsx")
    assert [problem.asks for problem in reading.problems[:2]] == [True, True]
    assert "column A is the question, columns B to C are the choices, and the first of them is right" in (
        english(reading.problems[0].message)
    )
    assert not reading.problems[-1].asks


def test_no_row_is_lost_when_the_columns_are_chosen() -> None:
    content = b"house|casa\ndog|perro\ncat|gato\nbird|pajaro\n"
    reading = read(content, "a.csv")
    assert reading.read_options.header == 0
    assert reading.first_rows[0].cells == ("house", "casa")
    chosen = read(content, "a.csv", ReadOptions({0: "answer", 1: "question"}, header=0, table="|"))
    assert pairs(chosen) == [("casa", "house"), ("perro", "dog"), ("gato", "cat"), ("pajaro", "bird")]


def test_unrecognised_table_offers_all_its_rows() -> None:
    content = b"a1;b1;c1;d1\na2;b2;c2;d2\na3;b3;c3;d3\n"
    reading = read(content, "a.csv")
    assert (reading.questions, reading.read_options.header) == ((), 0)
    assert [column.samples[0] for column in reading.columns] == ["a1", "b1", "c1", "d1"]
    assert len(read(content, "a.csv", ReadOptions({0: "question", 1: "answer"}, header=0)).questions) == 3


def test_first_row_of_short_table_is_not_a_header() -> None:
    rows = ["1,What is a tree?,A plant with a trunk", "1,Name a river of any kind.,Nile", "1,Say why.,Because it is so"]
    reading = read("\n".join(rows).encode(), "a.csv")
    assert reading.first_rows[0].row == 1
    assert reading.rows == (1, 2, 3)


def test_gap_is_recognised_anywhere_in_question() -> None:
    assert pairs(plainly("gaps.txt"))[0] == ("I got a ____ when I saw it", "surprise")


def test_choices_in_one_cell_are_read_with_question_types() -> None:
    kinds = plainly("kinds.txt")
    assert pairs(kinds)[1:3] == [("Which is a sea?", "Baltic"), ("The Nile is a river.", "True")]
    cells = plainly("cells.csv")
    assert pairs(cells) == [
        ("Which is a river?", "Nile"),
        ("The Nile is a river.", "True"),
        ("The ____ flows through Paris.", "Seine"),
    ]
    assert not cells.problems


def test_column_after_choices_is_key_if_mostly_first_is_right() -> None:
    lines = [f"{n},Which one is thing number {n}?,r{n},a{n},b{n},r{n}" for n in range(30)]
    lines[7] = "7,Which one is thing number 7?,a7,r7,b7,r7"
    reading = read("\n".join(lines).encode(), "a.csv")
    assert len(reading.questions) == 30
    assert {len(question.choices) for question in reading.questions} == {3}
    assert right(reading.questions[7]) == ["r7"]


def test_yaml_values_are_read_as_written() -> None:
    vienna, nile, ferry, banks = plainly("rivers.yaml").questions
    assert (right(vienna), vienna.explanation) == (["Danube"], "And through ten countries.")
    assert nile.kind is Kind.TRUE_FALSE
    assert right(nile) == ["Yes"]
    assert (ferry.text, [choice.text for choice in ferry.choices], right(ferry)) == (
        "At what time does the ferry leave?",
        ["12:15", "12:30"],
        ["12:30"],
    )
    assert right(banks) == ["2"]
    assert plainly("rivers.yaml").title == "Rivers"
    assert {question.topic for question in plainly("named.yml").questions} == {""}


def test_repeated_yaml_name_loses_no_question() -> None:
    content = BY_NAME["named.yml"].content.replace(b"Q2:", b"Q1:")
    assert len(read(content, "a.yml").questions) == 2


def test_bare_name_objects_in_sequence_are_read() -> None:
    text = """{
    id : "0",
    question : "Which adds an event?",
    options : ["a()", "b()",],
    correct : "b()",
},
{
    id : "1",
    question : "Which draws?",
    options : ["c()", "d()"],
    correct : "c()",
},
"""
    assert pairs(read(text.encode(), "a.txt")) == [("Which adds an event?", "b()"), ("Which draws?", "c()")]


BOMB = "---\na: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{two}: &{two} [{','.join([f'*{one}'] * 9)}]\n" for one, two in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "text",
    [
        BOMB + "questions:\n  - question: *i\n    answer: x\n",
        "---\nx: &x\n  y: *x\n  question: What?\n  answer: x\n",
        "!!python/object/apply:os.system ['true']\nx:\n  a: 1\n  b: 2\n",
        "a:\n  b: 1\n  c: " + "[" * 50_000 + "\n",
        "a:\n  - {b: 1}\n" * 3 + "  c: 'open\n",
    ],
    ids=["aliases", "itself", "a program", "deep", "broken"],
)
def test_excessive_yaml_is_refused(text: str) -> None:
    began = time.process_time()
    reading = read(text.encode(), "a.yaml")
    assert time.process_time() - began < 5
    assert not reading.questions
    assert reading.problems


def test_file_name_as_answer_is_asked_about() -> None:
    reading = read(b"- question: Which?\n  answer: slides/flags.tex\n- question: Who?\n  answer: Ann\n", "a.yaml")
    assert pairs(reading) == [("Who?", "Ann")]
    assert told(reading, "reading-file-named")


def test_unlettered_lines_with_marks_or_repeats_are_read() -> None:
    assert pairs(plainly("starred.txt")) == [("Capital of France?", "Paris"), ("Capital of Italy?", "Rome")]
    assert pairs(plainly("again.txt")) == pairs(plainly("starred.txt"))
    assert [len(question.choices) for question in plainly("again.txt").questions] == [3, 3]
    assert pairs(plainly("turns.txt"))[2] == ("The capital of Spain is ____", "Madrid")


def test_answer_key_may_be_one_line_or_numbers() -> None:
    assert pairs(plainly("key.txt")) == [("France?", "Paris"), ("Italy?", "Rome")]
    assert pairs(plainly("counted.txt")) == [("Гора?", "Эльбрус")]
    assert [problem.row for problem in told(plainly("counted.txt"), "reading-not-answered")] == [1]


def test_answer_of_several_lines_is_not_cut_to_its_first() -> None:
    reading = plainly("folded.txt")
    assert pairs(reading) == [("What is a spring?", "the source of a river")]
    assert told(reading, "reading-long-answer")


def test_regular_expressions_become_typed_answers_or_questions() -> None:
    text = "Question,Answer\n1 2 3 ?,^4$|^four$\nA B C ?,^d$\n"
    assert [question.accept for question in read(text.encode(), "a.csv").questions] == [("4", "four"), ("d",)]
    assert not read(text.encode(), "a.csv").problems
    worse = read((text + "X?,^(a|b)+$\nY?,^x.*$\n").encode(), "a.csv")
    assert told(worse, "reading-patterns")


def test_column_whose_header_looks_like_a_key_is_the_key() -> None:
    text = "Frage;Falsche Antwort;Falsche Antwort;Richtige Antwort (2);2\nWas?;a;b;c;2\nWer?;d;e;f;0\n"
    assert pairs(read(text.encode(), "a.csv")) == [("Was?", "c"), ("Wer?", "d")]
    numbered = text.replace("Falsche Antwort;Falsche Antwort", "Falsche Antwort (0);Falsche Antwort (1)")
    assert pairs(read(numbered.encode(), "a.csv")) == [("Was?", "c"), ("Wer?", "d")]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- question: Which?\n  options: [a, b]\n- question: Who?\n  options: [c, d]\n", "reading-no-key-in-data"),
        ('[{"question": "Which?", "options": ["a", "b"]}]', "reading-no-key-in-data"),
        ("kind: Service\nspec:\n  port: 80\n  name: x\n", "reading-no-question-in-data"),
        ("1 a\n2 b\n3 d\n4 c\n", "reading-answers-alone"),
        ("Who?\nWhat?\nWhere?\n", "reading-questions-alone"),
        ("word\nimagine\naffect\ntextbook\n", "reading-one-column"),
        ("It was a dark and stormy night. " * 9 + "\n" + "The rain fell in torrents. " * 9, "reading-running-text"),
        ("Question,Kind,Level\n1,2,3\n2,2,2\n", "reading-no-answer-named"),
        ("Points,Answer\n3,1\n2,2\n", "reading-no-question-named"),
        ("- question: What is it: a or b?\n  answer: a\n- question: Who\n  answer: b\n", "reading-broken-yaml"),
        ("2\nTF 10\nBees fly\ntrue\nMC 25\nA bee is\n3\nan ant\na wasp\nan insect\nC\n", "reading-unknown-order"),
        ("Zeta;Eta;Theta\n1;2;3\n4;5;6\n", "reading-unknown-names"),
        ("1,2,3\n4,5,6\n", "reading-unknown-columns"),
    ],
)
def test_missing_parts_of_file_are_named(text: str, fault: str) -> None:
    reading = read(text.encode(), "a.txt")
    assert not reading.questions
    assert told(reading, fault) == list(reading.problems)


def test_which_of_several_languages_is_the_answer_is_asked() -> None:
    text = "thema,deutsch,kroatisch,englisch\nGeld,Konto,račun,account\nGeld,Preis,cijena,price\n"
    reading = read(text.encode(), "a.csv")
    assert pairs(reading)[0] == ("Konto", "račun")
    assert told(reading, "reading-several-answers") == list(reading.guesses)


def test_words_without_meanings_are_no_quiz() -> None:
    rows = ["word,nature,gender,week", "un ami,nom,masculin,1", "la bouche,nom,féminin,2", "il va,verbe,,2"]
    text = "\n".join([*rows, "un lapin,nom,masculin,1"])
    reading = read(text.encode(), "a.csv")
    assert not reading.questions
    assert told(reading, "reading-no-meaning-named")


def test_terms_may_be_followed_by_more_or_fewer_cells() -> None:
    rows = ["abada,jamais,a tɛ ko kɛ abada,il ne fait jamais", "ala,Dieu", "ani,et,a k'a fɔ,il l'a dit", "awa,alors"]
    assert pairs(read("\n".join(rows).encode(), "a.csv"))[1] == ("ala", "Dieu")
    letter = "Dear all, this is a letter\nto you, me, and all others\nand, as such, has commas\nyours, ann\n"
    assert not read(letter.encode(), "a.txt").questions

"""Unusual tables, one for each class of such files: the contents of the cells decide what columns mean."""

import json

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.banks.writing.table import export
from quizbs.cli.bank_report import as_text
from quizbs.quiz.question import Choice, Kind, Question
from tests.banks.sheets import english, right, sheet, table, told, workbook


def answers(reading: Reading) -> list[tuple[str, list[str], list[str]]]:
    """Return the questions of a reading with their right and wrong answers."""
    return [
        (question.text, right(question), [choice.text for choice in question.choices if not choice.right])
        for question in reading.taken
    ]


ABOUT_TAGS = (
    ("What does <p>text</p> make?", "A paragraph", "A link"),
    ("Which is bold in <em>x</em>?", "<b>x</b>", "<i>x</i>"),
    ("Which of <form></form> takes texts?", "<input>", "<b>"),
)
FORMATTED = (
    ("<p>What is <b>not</b> warm?</p>", "Ice", "Fire"),
    ("<p>Who wrote <i>Emma</i>?</p>", "<b>Austen</b>", "Poe"),
    ("<div>2 + 2?<br>Think.</div>", "4", "5"),
)


@pytest.mark.parametrize("ending", ["csv", "json"])
def test_tags_that_are_the_subject_are_kept(ending: str) -> None:
    reading = _written(ABOUT_TAGS, ending)
    assert answers(reading) == [(asked, [one], [other]) for asked, one, other in ABOUT_TAGS]


@pytest.mark.parametrize("ending", ["csv", "json"])
def test_formatting_tags_are_removed(ending: str) -> None:
    assert answers(_written(FORMATTED, ending)) == [
        ("What is not warm?", ["Ice"], ["Fire"]),
        ("Who wrote Emma?", ["Austen"], ["Poe"]),
        ("2 + 2?\nThink.", ["4"], ["5"]),
    ]


def _written(rows: tuple[tuple[str, str, str], ...], ending: str) -> Reading:
    if ending == "csv":
        return sheet(["Question", "Answer", "Wrong 1"], *map(list, rows))
    records = [{"question": asked, "options": [one, other], "answer": 0} for asked, one, other in rows]
    return read(json.dumps(records).encode(), "a.json")


def test_answer_of_several_lines_is_one_answer_and_asked_about() -> None:
    lines = "(a): ls\n(b): ps"
    content = table(
        ["문제", "정답", "url"], ["Name both.", lines, ""], ["Which lists?", "ls", ""], ["2 + 2?", "4|four", ""]
    )
    reading = read(content, "a.csv")
    assert answers(reading) == [
        ("Name both.", [lines], []),
        ("Which lists?", ["ls"], []),
        ("2 + 2?", ["4", "four"], []),
    ]
    assert len(told(reading, "reading-several-lines")) == 1
    other = read(content, "a.csv", reading.alternatives[0].read_options)
    assert answers(other)[0] == ("Name both.", ["(a): ls", "(b): ps"], [])
    assert not other.guesses


def test_lines_of_right_answer_beside_wrong_ones_are_joined() -> None:
    reading = sheet(["Question", "Answer", "Wrong 1"], ["Which code?", "a = 1\nprint(a)", "a == 1"])
    assert answers(reading) == [("Which code?", ["a = 1\nprint(a)"], ["a == 1"])]
    assert told(reading, "reading-several-lines")


def test_quoted_list_cells_are_split_as_in_file() -> None:
    """The meaning is the same in most rows, so that only the separator shows that a cell is a list."""
    terms = ["Slag, håndryg opad", 'Start "kamp"', "Spark", "Stop", "Klar", "Arm, hals, side", "Hals", "Side", "Hæl"]
    reading = read(table(*([term, "Gibon seogi"] for term in terms)), "cards.csv")
    assert answers(reading) == [(term, ["Gibon seogi"], []) for term in terms]


def test_tables_side_by_side_are_read_in_sequence() -> None:
    names = ["Question", "A", "B", "Answer"]
    rows = [
        [f"Which {n}?", f"x{n}", f"y{n}", "AB"[n % 2], "", f"Who {n}?", f"u{n}", f"v{n}", "BA"[n % 2]] for n in range(4)
    ]
    reading = read(workbook({"S": [[*names, "", *names], *rows, [*[""] * 5, "How?", "p", "q", "B"]]}), "a.xlsx")
    assert len(reading.taken) == 9
    assert answers(reading)[0] == ("Which 0?", ["x0"], ["y0"])
    assert answers(reading)[4] == ("Who 0?", ["v0"], ["u0"])
    assert not reading.problems


def test_repeated_names_and_titles_are_not_questions() -> None:
    rows: list[list[object]] = [["Quiz"], ["Question", "A", "B", "Answer"]]
    for unit in (1, 2):
        rows += [[f"Which {unit}{n}?", "x", "y", "AB"[n % 2]] for n in range(5)]
        rows += [["Unit 2"], ["Question ", "a", "B", "Answer"]] if unit == 1 else []
    reading = read(workbook({"S": rows}), "a.xlsx")
    assert len(reading.taken) == 10
    assert not reading.problems
    assert "“Unit 2”" in [*map(english, reading.notes)][1]


def test_chinese_table_with_missing_choices_is_read() -> None:
    names = ["ID", "題型", "標題", "題目內容", "選項A", "選項B", "選項C", "正確答案"]
    rows = [[str(n), "mc", f"T{n}", f"<p>植物 {n}？</p>", f"根{n}", f"莖{n}", f"葉{n}", "ABC"[n % 3]] for n in range(9)]
    rows[4][6] = rows[5][4] = ""
    rows[5][7] = "A"
    reading = read(workbook({"S": [names, *rows]}), "a.xlsx")
    assert answers(reading)[:2] == [("植物 0？", ["根0"], ["莖0", "葉0"]), ("植物 1？", ["莖1"], ["根1", "葉1"])]
    assert [problem.row for problem in reading.faults] == [7]
    assert not reading.guesses


def test_sheets_without_names_are_read_together() -> None:
    sheets = {f"Q{s}": [[f"Which {s}{n}?", f"a{s}{n}", f"b{n}", f"c{n}"] for n in range(3)] for s in range(3)}
    reading = read(workbook(sheets), "a.xlsx")
    assert len(reading.taken) == 9
    assert told(reading, "reading-first-is-right")


@pytest.mark.parametrize("filler", ["N/A", "-", "—"])
def test_filler_after_the_choices_is_no_choice(filler: str) -> None:
    rows = [f"Which {n}?~x{n}~y{n}~{filler}~{'AB'[n % 2]}" for n in range(4)]
    reading = sheet("Question~A~B~C~Answer", *rows, "Last?~p~q~r~C")
    assert answers(reading)[0] == ("Which 0?", ["x0"], ["y0"])
    assert answers(reading)[-1] == ("Last?", ["r"], ["p", "q"])
    assert any(filler in note for note in map(english, reading.notes))


@pytest.mark.parametrize("sign", [":", "=", "!", "+"])
def test_sign_that_may_be_an_answer_is_a_choice(sign: str) -> None:
    bank = tuple(
        Question(f"q{n}", f"Which {n}?", Kind.CHOICE, (Choice(f"x{n}", right=True), Choice(f"y{n}"), Choice(sign)))
        for n in range(4)
    )
    assert [each.choices for each in read(export(bank), "bank.csv").questions] == [each.choices for each in bank]


def test_signs_and_words_that_are_choices_are_kept() -> None:
    reading = sheet("Question~A~B~C~Answer", "Sum?~+~*~-~A", "Product?~+~*~-~B", "None?~0~2~N/A~A", "Two?~1~2~3~B")
    assert [len(question.choices) for question in reading.taken] == [3, 3, 3, 3]


def test_true_and_false_may_be_a_list_in_a_cell() -> None:
    lists = ['{"A": "Rome", "B": "Paris", "C": "Nice", "D": "Lyon"}', '{"A": "True", "B": "False"}']
    reading = sheet(["question", "options", "answer"], ["Capital?", lists[0], "B"], ["Warm?", lists[1], "False"])
    assert [right(question) for question in reading.taken] == [["Paris"], ["False"]]


def test_row_in_quotation_marks_is_split() -> None:
    content = 'Frage|Antwort\n"Set read, write|chmod 644"\nGet the date|date\n"List, long|ls -l"\n'
    assert answers(read(content.encode(), "a.csv"))[0] == ("Set read, write", ["chmod 644"], [])
    assert len(read(content.encode(), "a.csv").taken) == 3


def test_question_above_choices_that_begin_with_0_or_1() -> None:
    content = '"Which, of these?",\n0,Xi\n0,"Yi, Zi"\n1,Vi\n,\nNext?,\n0,Ann\n1,Bob\n,\n'
    assert answers(read(content.encode(), "a.csv")) == [
        ("Which, of these?", ["Vi"], ["Xi", "Yi, Zi"]),
        ("Next?", ["Bob"], ["Ann"]),
    ]


@pytest.mark.parametrize("names", ["kilo~bax 1~nor 1~bax 2~nor 2~bax 3~nor 3~zu", ""])
def test_remark_after_each_choice_is_no_choice(names: str) -> None:
    rows = [
        f"Wie viele {n}?~{n}1~So ruhig wie am Montag.~{n}2~Viel Arbeit für die Hände.~{n}3~Gibt es Ordner?~{n % 3}"
        for n in range(6)
    ]
    reading = sheet(*([names] if names else []), *rows)
    assert answers(reading)[1] == ("Wie viele 1?", ["12"], ["11", "13"])
    assert len(reading.taken) == 6


def test_statements_behind_topics_are_the_questions() -> None:
    topics = ["Geo", "Historia", "Deportes", "Deportes", "Historia", "Geo"]
    rows = [f"{topic}~La frase numero {n} es cierta~{'true' if n % 2 else 'false'}~1" for n, topic in enumerate(topics)]
    reading = sheet(*rows)
    assert answers(reading)[1] == ("La frase numero 1 es cierta", ["True"], ["False"])
    assert reading.taken[1].topic == "Historia"
    assert reading.guesses


@pytest.mark.parametrize(
    ("answer", "accepted"), [("9//NINE", ("9", "NINE")), ("Nato/NATO", ("Nato", "NATO")), ("km/h", ("km/h",))]
)
def test_separator_is_kept_in_an_answer_that_contains_it(answer: str, accepted: tuple[str, ...]) -> None:
    reading = sheet("Question~Answer", *(f"Which {n}?~{answer}" for n in range(4)), "Who?~Ann")
    assert reading.taken[0].accept == accepted


def test_sign_between_answers_of_which_few_are_alike_is_kept() -> None:
    reading = sheet(
        "Question~Answer", *(f"Which {n}?~{a}" for n, a in enumerate(["Nato/NATO", "km/h", "g/l", "in/out"]))
    )
    assert [question.accept for question in reading.taken] == [("Nato/NATO",), ("km/h",), ("g/l",), ("in/out",)]


def test_few_remarks_behind_the_answers_are_no_choices() -> None:
    rows = [f"{n}~Name this place number {n}.~City {n}~{'Seen from above' if n > 6 else ''}" for n in range(1, 9)]
    reading = sheet(*rows)
    assert answers(reading)[0] == ("Name this place number 1.", ["City 1"], [])
    assert reading.taken[7].explanation == "Seen from above"


def test_pictures_in_markup_are_named_and_no_text() -> None:
    reading = sheet("Question~Answer", 'Who is it? <br/><img src="img/ann.jpg">~Ann', "Who else?~Bob")
    assert answers(reading)[0] == ("Who is it?", ["Ann"], [])
    assert [problem.row for problem in told(reading, "reading-lost-picture")] == [2]


def test_only_text_column_is_answer_and_asked_about() -> None:
    reading = sheet(
        "level;harf;kelime;soru".replace(";", "~"), *(f"{n % 2}~4~kelime{n}~ne demek {n}" for n in range(5))
    )
    assert answers(reading)[0] == ("ne demek 0", ["kelime0"], [])
    assert reading.guesses


def test_few_texts_that_repeat_are_the_topic() -> None:
    rows = [f"{('Tarih', 'Spor')[n % 2]}~Which {n}?~x{n}~y{n}~{'AB'[n % 2]}" for n in range(10)]
    reading = sheet("Kategori~Question~A~B~Answer", *rows)
    assert [question.topic for question in reading.taken[:2]] == ["Tarih", "Spor"]


def test_first_row_that_does_not_ask_has_names() -> None:
    reading = sheet("kilomei~bado", *(f"Which one is {n}?~Thing {n}" for n in range(5)))
    assert answers(reading)[0] == ("Which one is 0?", ["Thing 0"], [])
    assert len(reading.taken) == 5


def test_extra_right_answers_in_some_rows_are_no_unused_column() -> None:
    records = [
        {"Vraag": f"Wat is {n}?", "Juiste antwoord": [f"ja {n}", *([f"ook {n}"] if n == 3 else [])], "Fout": ["a", "b"]}
        for n in range(6)
    ]
    reading = read(json.dumps(records).encode(), "a.json")
    assert sorted(right(reading.taken[3])) == ["ja 3", "ook 3"]


def test_check_names_the_sheets_that_were_not_read() -> None:
    sheets = {f"Day{s}": [[f"word{s}{n}", f"Wort{s}{n}"] for n in range(4)] for s in (1, 2)}
    assert "Sheets that were not read: Day2." in as_text(read(workbook(sheets), "a.xlsx"))


def test_lists_of_words_on_several_sheets_are_read_together() -> None:
    days = [[[f"word {'abc'[s]}{n}", f"放棄的{s}{n}"] for n in range(4)] for s in range(3)]
    assert len(read(workbook({f"Day{s}": rows for s, rows in enumerate(days)}), "a.xlsx").taken) == 12


def test_labels_that_are_the_same_in_every_row_are_no_choices() -> None:
    rows = [
        f"{n}~{1 + n % 3}~下列何者 {n}？~(1)~在施工的道路超車{n}~(2)~一邊開車看手機{n}~(3)~提早變換車道減速{n}~"
        for n in range(6)
    ]
    reading = sheet("qid~answer~tigan~o1~p1~o2~p2~o3~p3~tail", *rows)
    assert answers(reading)[1] == ("下列何者 1？", ["一邊開車看手機1"], ["在施工的道路超車1", "提早變換車道減速1"])


def test_question_numbers_are_removed_from_texts() -> None:
    rows = [f"{n}.  Which is it, {n}?~x{n} （GAN）~y{n}~(A) x{n} (GAN)" for n in range(1, 7)]
    reading = sheet("question~option1~option2~answer", *rows)
    assert answers(reading)[1] == ("Which is it, 2?", ["x2 （GAN）"], ["y2"])
    assert not reading.faults


def test_numbers_that_belong_to_questions_are_kept() -> None:
    reading = sheet("Question~Answer", *(f"{n}. August {n}: what day?~Day {n}" for n in (3, 9, 1, 20, 5)))
    assert reading.taken[0].text == "3. August 3: what day?"

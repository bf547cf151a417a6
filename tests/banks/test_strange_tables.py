"""Tables that strangers made, each standing for a class of files: what they mean is in their cells."""

import json

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.banks.words import table_words
from tests.banks.sheets import right, sheet, table, told, workbook


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
def test_tags_that_are_asked_about_stay(ending: str) -> None:
    reading = _written(ABOUT_TAGS, ending)
    assert answers(reading) == [(asked, [one], [other]) for asked, one, other in ABOUT_TAGS]


@pytest.mark.parametrize("ending", ["csv", "json"])
def test_tags_that_format_are_dropped(ending: str) -> None:
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


def test_answer_of_several_lines_is_one_answer_and_asked() -> None:
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
    assert len(told(reading, table_words.SEVERAL_LINES)) == 1
    other = read(content, "a.csv", reading.alternatives[0].read_options)
    assert answers(other)[0] == ("Name both.", ["(a): ls", "(b): ps"], [])
    assert not other.guesses


def test_lines_of_a_right_answer_beside_wrong_ones_belong_together() -> None:
    reading = sheet(["Question", "Answer", "Wrong 1"], ["Which code?", "a = 1\nprint(a)", "a == 1"])
    assert answers(reading) == [("Which code?", ["a = 1\nprint(a)"], ["a == 1"])]
    assert told(reading, table_words.SEVERAL_LINES)


def test_quoted_cells_of_a_list_are_split_where_the_file_splits_them() -> None:
    """The same meaning in most rows, so that nothing but the sign says that it is a list."""
    terms = ["Slag, håndryg opad", 'Start "kamp"', "Spark", "Stop", "Klar", "Arm, hals, side", "Hals", "Side", "Hæl"]
    reading = read(table(*([term, "Gibon seogi"] for term in terms)), "cards.csv")
    assert answers(reading) == [(term, ["Gibon seogi"], []) for term in terms]


def test_tables_beside_each_other_are_read_one_after_another() -> None:
    names = ["Question", "A", "B", "Answer"]
    rows = [
        [f"Which {n}?", f"x{n}", f"y{n}", "AB"[n % 2], "", f"Who {n}?", f"u{n}", f"v{n}", "BA"[n % 2]] for n in range(4)
    ]
    reading = read(workbook({"S": [[*names, "", *names], *rows, [*[""] * 5, "How?", "p", "q", "B"]]}), "a.xlsx")
    assert len(reading.taken) == 9
    assert answers(reading)[0] == ("Which 0?", ["x0"], ["y0"])
    assert answers(reading)[4] == ("Who 0?", ["v0"], ["u0"])
    assert not reading.problems


def test_names_and_titles_that_come_again_are_no_questions() -> None:
    rows: list[list[object]] = [["Quiz"], ["Question", "A", "B", "Answer"]]
    for unit in (1, 2):
        rows += [[f"Which {unit}{n}?", "x", "y", "AB"[n % 2]] for n in range(5)]
        rows += [["Unit 2"], ["Question ", "a", "B", "Answer"]] if unit == 1 else []
    reading = read(workbook({"S": rows}), "a.xlsx")
    assert len(reading.taken) == 10
    assert not reading.problems
    assert "“Unit 2”" in reading.notes[1]


def test_right_answers_with_gaps_below_names_without_blanks() -> None:
    names = ["ID", "題型", "標題", "題目內容", "選項A", "選項B", "選項C", "正確答案"]
    rows = [[str(n), "mc", f"T{n}", f"<p>植物 {n}？</p>", f"根{n}", f"莖{n}", f"葉{n}", "ABC"[n % 3]] for n in range(9)]
    rows[4][6] = rows[5][4] = ""
    rows[5][7] = "A"
    reading = read(workbook({"S": [names, *rows]}), "a.xlsx")
    assert answers(reading)[:2] == [("植物 0？", ["根0"], ["莖0", "葉0"]), ("植物 1？", ["莖1"], ["根1", "葉1"])]
    assert [problem.row for problem in reading.faults] == [7]
    assert not reading.guesses

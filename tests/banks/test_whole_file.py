"""The teacher is asked about a file that is suspicious as a whole, though each question could be played."""

import json

from quizbs.banks.registry import read
from quizbs.message import Message
from tests.banks.sheets import answers, english, sheet, told


def test_right_answer_always_in_the_same_place_is_asked_about_once() -> None:
    value = [{"question": f"Which {n}?", "options": [f"{n}{at}" for at in "xyz"], "answer": f"{n}y"} for n in range(8)]
    reading = read(json.dumps(value).encode(), "a.json")
    (asked,) = told(reading, "reading-same-place")
    assert "choice B in all 8 questions" in english(asked.message)
    assert len(reading.questions) == 8


def test_intentional_first_right_answer_is_not_asked_about() -> None:
    value = [{"question": f"Which {n}?", "options": [f"{n}{at}" for at in "xyz"], "answer": f"{n}x"} for n in range(8)]
    assert not read(json.dumps(value).encode(), "a.json").guesses
    by_letter = [entry | {"answer": "A"} for entry in value]
    assert told(read(json.dumps(by_letter).encode(), "a.json"), "reading-same-place")


def test_filled_down_key_is_asked_about_once() -> None:
    reading = sheet("Question~A~B~C~Correct", *[f"Which {n}?~{n}x~{n}y~{n}z~B" for n in range(8)])
    assert len(told(reading, "reading-same-key")) == 1
    assert not told(reading, "reading-same-place")


def test_right_answer_column_is_not_a_pattern() -> None:
    reading = sheet("Question~Answer~Wrong 1~Wrong 2", *[f"Which {n}?~{n}x~{n}y~{n}z" for n in range(12)])
    assert not reading.guesses


def test_letters_without_choices_are_asked_about() -> None:
    reading = sheet("Question~Answer", *[f"Which {n}?~{'ABCD'[n % 4]}" for n in range(5)])
    assert told(reading, "reading-bare-answers")
    reading = sheet("Question~Answer", *[f"Which {n}?~{'ABCD'[n % 4]}, E" for n in range(5)])
    assert told(reading, "reading-bare-answers")
    reading = sheet("Question~Answer", *[f"Which {n}?~{['D', 'AB', 'ABD', 'C'][n % 4]}" for n in range(6)])
    assert told(reading, "reading-bare-answers")
    reading = sheet("Question~Answer", *[f"What is {n} times 3?~{3 * n}" for n in range(9)])
    assert not reading.guesses


def test_choices_in_two_scripts_are_asked_about() -> None:
    reading = sheet("Question~Answer~Wrong 1~Wrong 2", *[f"Which {n}?~Paris {n}~巴黎市{n}~Lyon {n}" for n in range(4)])
    (asked,) = told(reading, "reading-two-scripts")
    assert "“Paris 0”" in english(asked.message)
    assert "“巴黎市0”" in english(asked.message)


def test_mostly_longest_right_answer_is_asked_about() -> None:
    lines = [f"Which {n}?~{'ab'[n % 2]}{n}~long answer {n}~c{n}~B" for n in range(11)]
    reading = sheet("Question~A~B~C~Correct", *lines, "Last?~a long answer~x~y~A")
    assert told(reading, "reading-longest-is-right")
    assert not told(sheet("Question~A~B~C~Correct", *lines[:6]), "reading-longest-is-right")


def test_questions_that_are_names_of_files_are_asked_about() -> None:
    value = [
        {"ID": n, "Mp3": f"{n}.mp3", "Namen": [f"{n}x", f"{n}y"], "Antwort": f"{n}{'xy'[n % 2]}"} for n in range(9)
    ]
    (asked,) = told(read(json.dumps(value).encode(), "a.json"), "reading-files-as-questions")
    assert "In 9 questions" in english(asked.message)
    assert "“0.mp3”" in english(asked.message)


def test_choices_that_seem_part_of_questions_are_asked_about() -> None:
    asked = [f"Which {n}? OPTION: {n}x OPTION: {n}y" for n in range(3)]
    (glued,) = told(sheet("Question~Answer", *[f"{text}~{n}z" for n, text in enumerate(asked)]), "reading-glued")
    assert "In 3 questions" in english(glued.message)
    assert told(sheet("Question~Answer", *[f"Which {n}?~(a) {n}z" for n in range(3)]), "reading-glued")
    assert not told(sheet("Question~Answer", *[f"Tom: which {n}? Ann: that.~{n}z" for n in range(3)]), "reading-glued")


def test_equally_long_list_answers_are_asked_about() -> None:
    value = [{"question": f"Which {n}?", "answer": [f"{n}{at}" for at in "wxyz"]} for n in range(3)]
    reading = read(json.dumps(value).encode(), "a.json")
    assert told(reading, "reading-answer-lists")
    chosen = read(json.dumps(value).encode(), "a.json", reading.alternatives[-1].read_options)
    assert answers(chosen)[0] == ("Which 0?", ["0w"], ["0x", "0y", "0z"])
    assert not chosen.guesses


def test_answers_with_equally_many_commas_are_asked_about() -> None:
    rows = [f"Which one is {n}?~left {n}, right {n}, up {n}" for n in range(6)]
    reading = sheet("Question~Answer", *rows)
    assert told(reading, "reading-answer-lists")
    other = sheet("Question~Answer", *rows, "Who?~Ann", "When?~Now")
    assert not told(other, "reading-answer-lists")


def test_long_wrong_beside_short_right_answers_are_asked_about() -> None:
    rows = [f"How high is it, {n}?~It is more than {n} metres high.~It is under {n}0 of them.~{n}5" for n in range(9)]
    reading = sheet("question~hint1~hint2~answer", *rows)
    assert told(reading, "reading-sentences-are-wrong")
    typed = next(other for other in reading.alternatives if other.label == Message("reading-type-all"))
    assert typed.read_options.typed


def test_blank_before_a_quotation_mark_is_not_part_of_the_text() -> None:
    rows = ['Which one?, "a, b", "c", 1, "it is"', 'Which two?,"d", "e, f",2, "it is not"'] * 2
    text = "question,option1,option2,answer,explanation\n" + "\n".join(rows)
    assert answers(read(text.encode(), "a.csv"))[0] == ("Which one?", ["a, b"], ["c"])


def test_missing_key_for_choices_in_one_cell_is_reported() -> None:
    rows = [f"Who is it, {n}?;A)Ann{n} B)Bob{n} C)Cem{n};{'ABC'[n % 3]}" for n in range(5)]
    reading = read("\n".join([*rows, "Who else?;A)Dan B)Ella C)Finn;"]).encode(), "a.txt")
    assert answers(reading)[1] == ("Who is it, 1?", ["Bob1"], ["Ann1", "Cem1"])
    assert [fault.row for fault in reading.faults] == [6]


def test_single_text_beside_an_answer_is_the_question() -> None:
    rows = [f"{n}~Standing orders, part {n}~Rule {n}~required" for n in range(1, 6)]
    reading = sheet("id~content~answer~type", *rows)
    assert answers(reading)[0] == ("Standing orders, part 1", ["Rule 1"], [])
    assert reading.guesses

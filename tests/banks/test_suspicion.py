"""What is odd about a whole file is asked, while every question of it can be played."""

import json

from quizbs.banks.registry import read
from quizbs.banks.words import common_words, file_words
from tests.banks.sheets import sheet, told


def test_right_answer_always_at_the_same_place_is_asked_once() -> None:
    value = [{"question": f"Which {n}?", "options": [f"{n}{at}" for at in "xyz"], "answer": f"{n}y"} for n in range(8)]
    reading = read(json.dumps(value).encode(), "a.json")
    (asked,) = told(reading, file_words.SAME_PLACE)
    assert "choice B in all 8 questions" in asked.message
    assert len(reading.questions) == 8


def test_right_answer_that_is_written_first_by_design_is_not_asked_about() -> None:
    value = [{"question": f"Which {n}?", "options": [f"{n}{at}" for at in "xyz"], "answer": f"{n}x"} for n in range(8)]
    assert not read(json.dumps(value).encode(), "a.json").guesses
    by_letter = [entry | {"answer": "A"} for entry in value]
    assert told(read(json.dumps(by_letter).encode(), "a.json"), file_words.SAME_PLACE)


def test_key_filled_down_is_asked_about_once_only() -> None:
    reading = sheet("Question~A~B~C~Correct", *[f"Which {n}?~{n}x~{n}y~{n}z~B" for n in range(8)])
    assert len(told(reading, common_words.SAME_KEY)) == 1
    assert not told(reading, file_words.SAME_PLACE)


def test_right_answers_in_a_column_of_their_own_are_no_pattern() -> None:
    reading = sheet("Question~Answer~Wrong 1~Wrong 2", *[f"Which {n}?~{n}x~{n}y~{n}z" for n in range(12)])
    assert not reading.guesses


def test_letters_to_type_are_asked_about_since_choices_may_be_missing() -> None:
    reading = sheet("Question~Answer", *[f"Which {n}?~{'ABCD'[n % 4]}" for n in range(5)])
    assert told(reading, file_words.BARE_ANSWERS)
    reading = sheet("Question~Answer", *[f"Which {n}?~{'ABCD'[n % 4]}, E" for n in range(5)])
    assert told(reading, file_words.BARE_ANSWERS)
    reading = sheet("Question~Answer", *[f"What is {n} times 3?~{3 * n}" for n in range(9)])
    assert not reading.guesses


def test_choices_in_two_scripts_are_asked_about() -> None:
    reading = sheet("Question~Answer~Wrong 1~Wrong 2", *[f"Which {n}?~Paris {n}~巴黎市{n}~Lyon {n}" for n in range(4)])
    (asked,) = told(reading, file_words.TWO_SCRIPTS)
    assert "“Paris 0”" in asked.message
    assert "“巴黎市0”" in asked.message


def test_right_answer_that_is_nearly_always_the_longest_is_asked_about() -> None:
    lines = [f"Which {n}?~{'ab'[n % 2]}{n}~long answer {n}~c{n}~B" for n in range(11)]
    reading = sheet("Question~A~B~C~Correct", *lines, "Last?~a long answer~x~y~A")
    assert told(reading, file_words.LONGEST_IS_RIGHT)
    assert not told(sheet("Question~A~B~C~Correct", *lines[:6]), file_words.LONGEST_IS_RIGHT)


def test_questions_that_are_names_of_files_are_asked_about() -> None:
    value = [
        {"ID": n, "Mp3": f"{n}.mp3", "Namen": [f"{n}x", f"{n}y"], "Antwort": f"{n}{'xy'[n % 2]}"} for n in range(9)
    ]
    (asked,) = told(read(json.dumps(value).encode(), "a.json"), file_words.FILES_AS_QUESTIONS)
    assert "In 9 questions" in asked.message
    assert "“0.mp3”" in asked.message


def test_choices_that_seem_part_of_questions_are_asked_about() -> None:
    asked = [f"Which {n}? OPTION: {n}x OPTION: {n}y" for n in range(3)]
    (glued,) = told(sheet("Question~Answer", *[f"{text}~{n}z" for n, text in enumerate(asked)]), file_words.GLUED)
    assert "In 3 questions" in glued.message
    assert told(sheet("Question~Answer", *[f"Which {n}?~(a) {n}z" for n in range(3)]), file_words.GLUED)
    assert not told(sheet("Question~Answer", *[f"Tom: which {n}? Ann: that.~{n}z" for n in range(3)]), file_words.GLUED)

"""Files whose columns or fields have unknown or misleading names: the contents decide what they are."""

import json
from typing import Any

import pytest

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from tests.banks.sheets import english, right, sheet, table, told


def of(value: Any, read_options: ReadOptions | None = None) -> Reading:
    """Read a JSON file."""
    return read(json.dumps(value).encode(), "a.json", read_options)


def rights(reading: Reading) -> list[list[str]]:
    """Return the right answers of each question; each has choices."""
    assert all(question.choices for question in reading.questions)
    return [right(question) for question in reading.questions]


def wrongs(reading: Reading) -> list[list[str]]:
    """Return the wrong answers of each question."""
    return [[choice.text for choice in question.choices if not choice.right] for question in reading.questions]


def test_lettered_json_choices_are_read_with_a_german_key_name() -> None:
    reading = of(
        [
            {"frage": "Ohm?", "A": "I=R*U", "B": "P=U*I", "C": "U=R*I", "D": "R=U*I", "loesung": "C"},
            {"frage": "Unit?", "A": "Volt", "B": "Ampere", "C": "Joule", "D": "Watt", "loesung": "D"},
        ]
    )
    assert rights(reading) == [["U=R*I"], ["Watt"]]
    assert not reading.problems


def test_ambiguous_0_1_answers_are_asked_about() -> None:
    choices = [{"type": "mc", "q": f"Was {n}?", "opts": ["x", "y", "z"], "a": n % 3} for n in range(4)]
    others = [{"type": "tf", "q": f"So ist es {n}.", "a": n % 2} for n in range(2)]
    reading = of([*choices, *others])
    assert rights(reading) == [["x"], ["y"], ["z"], ["x"], ["True"], ["False"]]
    (asked,) = told(reading, "reading-zero-is-true")
    assert "“So ist es 0.” is answered by “True”" in english(asked.message)
    other = next(way.read_options for way in reading.alternatives if way.read_options.one_is_true)
    again = of([*choices, *others], other)
    assert rights(again) == [["x"], ["y"], ["z"], ["x"], ["False"], ["True"]]
    assert not told(again, "reading-zero-is-true")


def test_zero_based_list_with_other_name_is_asked_about() -> None:
    reading = of(
        [
            {"type": "mc", "q": "Capital of France?", "opts": ["Lyon", "Paris", "Nice"], "a": 1},
            {"type": "mc", "q": "2+2?", "opts": ["3", "5", "4"], "a": 2},
        ]
    )
    assert rights(reading) == [["Paris"], ["4"]]
    assert told(reading, "reading-from-0-taken")


@pytest.mark.parametrize(
    ("header", "keys"),
    [
        ("Soru~A Şıkkı~B Şıkkı~C Şıkkı~D Şıkkı~Doğru Cevap", "B D"),
        ("SORU~1~2~3~4~CEVAP", "2 4"),
        ("kilo~ba1~ba2~ba3~ba4~zu", "B D"),
        ("kilo~ba1~ba2~ba3~ba4~zu", "Ankara Hazar"),
        ("kilo~ba1~ba2~ba3~ba4~zu", "B_(because_it_is) D_(as_we_saw)"),
        ("Q~1. Auswahl~2. Auswahl~3. Auswahl~4. Auswahl~Lösungsbuchstabe", "b d"),
    ],
)
def test_names_that_differ_in_a_letter_or_number_are_choices(header: str, keys: str) -> None:
    capital, sea = keys.replace("_", "\0").split(" ")
    reading = sheet(
        header,
        f"Başkent?~İstanbul~Ankara~İzmir~Iğdır~{capital}".replace("\0", " "),
        f"Deniz?~Kara~Ak~Ege~Hazar~{sea}".replace("\0", " "),
    )
    assert rights(reading) == [["Ankara"], ["Hazar"]]
    assert not reading.problems


def test_row_for_each_choice_is_one_question() -> None:
    reading = sheet(
        "id~question~answer~is_correct", "1~Capital?~Paris~1", "1~Capital?~Lyon~0", "2~Sum?~3~0", "2~Sum?~4~1"
    )
    assert rights(reading) == [["Paris"], ["4"]]
    assert wrongs(reading) == [["Lyon"], ["3"]]


def test_rows_without_question_continue_the_one_above() -> None:
    reading = sheet(
        "QUESTION~BONNES_REPONSES~MAUVAISES_REPONSES", "Capitale ?~Paris~Lyon", "~~Nice", "Deux ?~2~3", "~~4"
    )
    assert rights(reading) == [["Paris"], ["2"]]
    assert wrongs(reading) == [["Lyon", "Nice"], ["3", "4"]]


def test_one_row_with_number_answers_changes_no_other_row() -> None:
    lines = [f"Capital {n}?~Lyon {n}~Nice {n}~Lille {n}~Paris {n}" for n in range(6)]
    reading = sheet("question~optionA~optionB~optionC~answer", *lines, "2+2?~5~9~7~4")
    assert rights(reading) == [*([f"Paris {n}"] for n in range(6)), ["4"]]


def test_ambiguous_number_base_is_asked_about_and_switchable() -> None:
    content = table("Question~A~B~C~D~Correct", "One?~a~b~c~d~1", "Two?~e~f~g~h~2", "Three?~i~j~k~l~3")
    reading = read(content, "a.csv")
    (asked,) = told(reading, "reading-from-0-or-1")
    assert "“a”" in english(asked.message)
    assert "“b”" in english(asked.message)
    (alternative,) = reading.alternatives
    assert rights(read(content, "a.csv", alternative.read_options)) == [["b"], ["g"], ["l"]]


def test_keys_from_0_to_last_choice_count_from_0() -> None:
    reading = sheet("Question~A~B~C~Correct", "One?~a~b~c~0", "Two?~e~f~g~2", "Three?~i~j~k~1")
    assert rights(reading) == [["a"], ["g"], ["j"]]
    assert not reading.guesses


def test_two_possible_key_columns_are_asked_about() -> None:
    lines = [f"Was {n}?~{n}a~{n}b~{n}c~{n}d~{'ABCD'[n % 4]}~{'DCBA'[n % 4]}" for n in range(8)]
    content = table("kilo~ba1~ba2~ba3~ba4~zu~mi", *lines)
    reading = read(content, "a.csv")
    assert told(reading, "reading-by-content")
    assert rights(reading)[0] == ["0a"]
    (alternative,) = reading.alternatives
    assert rights(read(content, "a.csv", alternative.read_options))[0] == ["0d"]


def test_right_answer_with_meaningless_name_is_asked_about() -> None:
    lines = [f"Was ist {n}?~Das ist {n}~Falsch {n}~Schlecht {n}~Nichts {n}" for n in range(6)]
    reading = sheet("kilo~zu~ba1~ba2~ba3", *lines)
    assert told(reading, "reading-by-content")
    assert rights(reading)[0] == ["Das ist 0"]


def test_choices_with_unrelated_names_are_found_by_key() -> None:
    lines = [f"Was {n}?~{n}a~{n}b~{n}c~{n}d~{'BDAC'[n % 4]}" for n in range(5)]
    reading = sheet("Frage~Mars~Wolf~Rot~Luna~Lösung", *lines)
    assert rights(reading) == [["0b"], ["1d"], ["2a"], ["3c"], ["4b"]]
    assert not reading.problems


def test_sign_that_only_right_choices_have_marks_them() -> None:
    lines = [f"Was {n}?~{n}a~{n}b (richtig)~{n}c" for n in range(5)]
    assert rights(sheet("Frage~Antwort 1~Antwort 2~Antwort 3", *lines))[0] == ["0b"]
    lines = [f"Was {n}?~+{n}a~{n}b~{n}c" for n in range(5)]
    assert rights(sheet("kilo~ba1~ba2~ba3", *lines))[0] == ["0a"]


def test_second_language_columns_are_asked_about_and_usable() -> None:
    lines = [f"Which {n}?~{n}a~{n}b~{n}c~{'BAC'[n % 3]}~Welche {n}?~{n}ä~{n}ü~{n}ö" for n in range(5)]
    content = table("QuestionText~OptionA~OptionB~OptionC~Answer~Frage~Eins~Zwei~Drei", *lines)
    reading = read(content, "a.csv")
    assert told(reading, "reading-two-languages")
    assert rights(reading)[0] == ["0b"]
    (alternative,) = reading.alternatives
    other = read(content, "a.csv", alternative.read_options)
    assert (other.questions[0].text, rights(other)[0]) == ("Welche 0?", ["0ü"])


def test_choices_as_objects_are_understood_whatever_their_names() -> None:
    value = [
        {
            "kilo": f"Was {n}?",
            "ba": [{"zu": f"{n}{at}", "mi": at == n % 3, "warum": "Weil es so ist."} for at in range(3)],
        }
        for n in range(4)
    ]
    assert rights(of(value)) == [["00"], ["11"], ["22"], ["30"]]


def test_key_may_name_the_id_of_a_choice() -> None:
    value = [
        {"kilo": f"Was {n}?", "ba": [{"nr": 10 * n + at, "zu": f"Satz {at}"} for at in range(3)], "mi": 10 * n + n % 3}
        for n in range(4)
    ]
    assert rights(of(value)) == [["Satz 0"], ["Satz 1"], ["Satz 2"], ["Satz 0"]]


def test_labels_without_space_split_choices() -> None:
    reading = sheet("Soal~Pilihan~Kunci", "First?~A. 18%B. 72%C. 75%~B", "Second?~A. oneB. twoC. three~C")
    assert wrongs(reading) == [["18%", "75%"], ["one", "two"]]


def test_unused_field_is_listed_with_a_value() -> None:
    reading = sheet("Question~A~B~Correct~Zeile~", "One?~a~b~A~vier~fünf", "~~~~Teil 2~", *["Two?~a~b~B~~"] * 5)
    notes = " ".join(map(english, reading.notes))
    assert "Zeile (like “vier”), F (like “fünf”)" in notes
    assert "skipped: 3 (“Teil 2”)" in notes
    value = [{"question": f"{n}?", "options": ["x", "y"], "answer": "x", "kilo": f"word {n}"} for n in range(3)]
    assert "Fields we didn’t use: kilo (like “word 0”)." in [*map(english, of(value).notes)]


def test_fields_with_other_questions_are_asked_about() -> None:
    cards = [{"front": f"Word {n}", "back": f"Wort {n}"} for n in range(3)]
    others = [{"kilo": f"Was {n}?", "ba": [f"{n}a", f"{n}b"], "zu": "AB"[n % 2]} for n in range(6)]
    reading = of({"cards": cards, "more": others})
    (asked,) = told(reading, "reading-other-fields")
    assert "“Was 0?” answered by “0a”" in english(asked.message)
    content = json.dumps({"cards": cards, "more": others}).encode()
    other = read(content, "a.json", reading.alternatives[-1].read_options)
    assert rights(other)[:2] == [["0a"], ["1b"]]


def test_question_column_that_never_asks_is_asked_about() -> None:
    lines = [f"Thema {n}~Was ist {n}?~{n}a~{n}b~{n}c~{'ABC'[n % 3]}" for n in range(5)]
    reading = sheet("Frage~kilo~ba1~ba2~ba3~zu", *lines)
    assert told(reading, "reading-by-content")


def test_one_based_index_is_asked_about() -> None:
    value = [{"question": f"{n}?", "options": ["x", "y", "z"], "correctIndex": 1 + n % 2} for n in range(3)]
    reading = of(value)
    assert told(reading, "reading-from-0-taken")
    assert rights(reading) == [["y"], ["z"], ["y"]]


def test_rows_of_choices_without_names_keep_the_first() -> None:
    reading = sheet("1~Capital?~Paris~1", "1~Capital?~Lyon~0", "2~Sum?~3~0", "2~Sum?~4~1")
    assert (rights(reading), wrongs(reading)) == ([["Paris"], ["4"]], [["Lyon"], ["3"]])


def test_column_with_question_marks_is_the_question() -> None:
    why = "This is why that is so, in many more words than anybody would use to name a topic."
    reading = sheet(*[f"{why} {n}~Was ist {n}?~{n}a~{n}b~{n}c~{'ABC'[n % 3]}" for n in range(5)])
    assert reading.questions[0].text == "Was ist 0?"
    assert rights(reading)[:2] == [["0a"], ["1b"]]


def test_rows_of_choices_below_a_title_are_one_question() -> None:
    reading = sheet("Quiz~~~", "id~kilo~ba~zu", "1~Capital?~Paris~1", "1~Capital?~Lyon~0", "2~Sum?~3~0", "2~Sum?~4~1")
    assert rights(reading) == [["Paris"], ["4"]]


def test_yes_and_no_in_a_word_list_are_typed_answers() -> None:
    reading = read(b"Ja;Oui\nNein;Non\nDanke;Merci\nHund;chien\n", "a.csv")
    assert [question.accept for question in reading.questions] == [("Oui",), ("Non",), ("Merci",), ("chien",)]


def test_line_labels_become_columns_in_any_language() -> None:
    lines = [f"Swali {n}: Mji {n}?\nChaguo 1: {n}a\nChaguo 2: {n}b\nJibu: {1 + n % 2}\n" for n in range(1, 31)]
    reading = read("\n".join(lines).encode(), "a.txt")
    assert [question.text for question in reading.questions] == [f"Mji {n}?" for n in range(1, 31)]
    assert rights(reading)[:4] == [["1b"], ["2a"], ["3b"], ["4a"]]
    broken = "\n".join(lines).replace("Jibu: 1", "Jibu: 7", 1)
    (problem,) = [found for found in read(broken.encode(), "a.txt").problems if not found.asks]
    assert english(problem.place).startswith("Line 6")


def test_alternating_labels_are_question_and_answer() -> None:
    reading = read("\n".join(f"Swali: Mji {n}?\nJibu: Jiji {n}" for n in range(5)).encode(), "a.txt")
    assert (reading.questions[0].text, reading.questions[0].accept) == ("Mji 0?", ("Jiji 0",))
    assert not reading.problems
    reading = read("\n".join(f"Neno: Mji {n}\nMaana: Jiji {n}" for n in range(5)).encode(), "a.txt")
    assert told(reading, "reading-by-content")


def test_several_right_answers_may_be_a_list_of_texts() -> None:
    value = [
        {"kilo": f"Was {n}?", "ba": [f"Satz, {at}" for at in range(4)], "zu": ["Satz, 0", f"Satz, {1 + n % 3}"]}
        for n in range(4)
    ]
    assert rights(of(value))[:2] == [["Satz, 0", "Satz, 1"], ["Satz, 0", "Satz, 2"]]


def test_flag_column_beside_each_choice_marks_right_ones() -> None:
    lines = [f"Quoi {n}?~{n}a~{int(n % 3 == 0)}~{n}b~{int(n % 3 == 1)}~{n}c~{int(n % 3 == 2)}" for n in range(6)]
    reading = sheet("Q~Rep1~Ok1~Rep2~Ok2~Rep3~Ok3", *lines)
    assert rights(reading)[:3] == [["0a"], ["1b"], ["2c"]]
    assert not reading.problems
    assert not any("Ok1" in note for note in map(english, reading.notes))


def test_several_positions_from_0_are_a_key() -> None:
    value = [{"kilo": f"Was {n}?", "ba": ["w", "x", "y", "z"], "zu": [0, 1 + n % 3]} for n in range(4)]
    assert rights(of(value)) == [["w", "x"], ["w", "y"], ["w", "z"], ["w", "x"]]


def test_points_are_no_key_beside_a_right_answer() -> None:
    lines = [f"Was ist {n}?~{n}, das ist wahr~{n}x~{n}y~{'' if n % 2 else f'{n}z'}~{1 + n % 2}" for n in range(8)]
    reading = sheet("kilo~zu~ba1~ba2~ba3~mi", *lines)
    assert rights(reading)[0] == ["0, das ist wahr"]
    assert reading.guesses


def test_rarely_filled_choice_is_not_reported_as_unused() -> None:
    lines = [f"Was {n}?~{n}a~{n}b~{n}c~{f'{n}d' if n == 3 else ''}~{'ABCDA'[n]}" for n in range(5)]
    reading = sheet("Frage~Mars~Wolf~Rot~Luna~Lösung", *lines)
    assert rights(reading)[3] == ["3d"]
    assert reading.guesses


def test_separated_choices_are_found_by_repeated_right_text() -> None:
    lines = [f"{n}a~{n}{'abcd'[n % 4]}~Was {n}?~{n}b~{n}c~{n}d" for n in range(8)]
    assert rights(sheet("Luna~Lösung~Frage~Mars~Wolf~Rot", *lines))[1] == ["1b"]


def test_columns_like_choices_of_typed_question_are_asked_about() -> None:
    lines = [f"Was {n}?~Satz {n}~Wort {n}~Bild {n}~Ding {n}" for n in range(5)]
    assert told(sheet("Frage~Antwort~Mars~Wolf~Rot", *lines), "reading-left-columns")


def test_labels_without_blanks_separate_the_choices() -> None:
    reading = sheet("Question~Options~Answer", "First?~A.甲 B.乙C.丙 D.丁~B", "Second?~A.子B.丑C.寅D.卯~D")
    assert rights(reading) == [["乙"], ["卯"]]
    assert wrongs(reading) == [["甲", "丙", "丁"], ["子", "丑", "寅"]]


def test_apostrophe_of_a_spreadsheet_is_no_part_of_a_number() -> None:
    reading = sheet("Question~Answer", "How many?~'10", "When?~'90s", "Which?~'tis")
    assert [question.accept for question in reading.questions] == [("10",), ("'90s",), ("'tis",)]


def _grouped(level: str, label: str) -> str:
    """Return a TOML table with questions below the key ``level``, titled ``label``.

    Each question has a list of right and one of wrong answers.
    """
    questions = [('["x", "y"]', '["v", "w"]'), ('["a"]', '["b", "c"]'), ('["d"]', '["e"]')]
    texts = [
        f'[[{level}.questions]]\nquestion = "Was {level} {at}"\nanswers = {one}\nalternatives = {two}\n'
        for at, (one, two) in enumerate(questions)
    ]
    return f'[{level}]\nlabel = "{label}"\n' + "".join(texts)


def test_right_and_wrong_lists_are_read_below_topic_keys() -> None:
    reading = read((_grouped("easy", "Easy ones") + _grouped("hard", "Hard ones")).encode(), "a.toml")
    assert rights(reading) == [["x", "y"], ["a"], ["d"]] * 2
    assert wrongs(reading) == [["v", "w"], ["b", "c"], ["e"]] * 2
    assert [question.topic for question in reading.questions] == ["Easy ones"] * 3 + ["Hard ones"] * 3
    assert not reading.problems


def test_lists_with_unknown_names_are_asked_about() -> None:
    reading = of([{"lorem": f"Was {n}?", "ipsum": [f"r{n}"], "dolor": [f"v{n}", f"w{n}"]} for n in range(5)])
    assert rights(reading) == [[f"r{n}"] for n in range(5)]
    assert reading.guesses


def test_number_list_is_key_beside_typed_answers() -> None:
    choices = [
        {"title": f"Was {n}?", "option": ["v", "w", "x"], "answer": keys} for n, keys in enumerate(([1], [2, 3]))
    ]
    reading = of([*choices, choices[0] | {"title": "Wo?"}, {"title": "Wer?", "answer": ["sinapsis"]}])
    assert [right(question) for question in reading.questions[:2]] == [["v"], ["w", "x"]]
    assert reading.questions[3].accept == ("sinapsis",)


def test_column_with_question_numbers_is_no_answer() -> None:
    reading = of([{"question_number": f"1.{n}", "question": f"Was {n}?", "answers": ["v", "w"]} for n in range(5)])
    assert not reading.questions
    assert not reading.guesses


def test_difficulty_column_is_no_key() -> None:
    choices = [{"text": f"Was {n}?", "difficulty": n % 3 + 1, "variants": ["v", "w", "x"]} for n in range(6)]
    assert not of(choices).questions


def test_right_choice_may_be_in_a_nested_object() -> None:
    lists = [["v", {"correct": "x"}, "w"], [{"correct": "y"}, "v", "w"], [1, 2, {"correct": 3}]]
    reading = of([{"id": at, "q": f"Was {at}?", "a": choices} for at, choices in enumerate(lists)])
    assert rights(reading) == [["x"], ["y"], ["3"]]
    assert wrongs(reading) == [["v", "w"], ["v", "w"], ["1", "2"]]


def test_answer_outside_the_list_is_right_and_listed_ones_wrong() -> None:
    answers = [("JDK", ["JVM", "JRE"]), (8, [6, 7, 9]), (1, [2, "nada", "tudo"]), ("JSP", ["JMS", "JNI"])]
    reading = of([{"question": f"Was {at}?", "answer": r, "alternatives": w} for at, (r, w) in enumerate(answers)])
    assert rights(reading) == [["JDK"], ["8"], ["1"], ["JSP"]]


def test_points_mark_right_choices_despite_names() -> None:
    lines = [f"Polska~Co {n}?~{n}a~{int(n % 3 == 0)}~{n}b~{int(n % 3 == 1)}~{n}c~{int(n % 3 == 2)}" for n in range(6)]
    reading = sheet("Kategoria~Pytanie~Odpowiedz1~Punkty1~Odpowiedz2~Punkty2~Odpowiedz3~Punkty3", *lines)
    assert rights(reading)[:3] == [["0a"], ["1b"], ["2c"]]
    assert not reading.problems


def test_unused_numbered_columns_are_asked_about() -> None:
    tenses = ["Presente", "Passato", "Futuro", "Gerundio"]
    lines = ["~".join([f"Io {n}?", *(tenses[(n + at) % 4] for at in range(4))]) for n in range(9)]
    assert not sheet("Domanda~Corretta~Falsa1~Falsa2~Falsa3", *lines).guesses
    assert told(sheet("Domanda~Corretta~Kilo1~Kilo2~Kilo3", *lines), "reading-left-columns")

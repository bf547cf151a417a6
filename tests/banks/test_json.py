"""Questions in JSON: wherever they are, whatever the names, however the right choice is marked."""

import json
from typing import Any

import pytest

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.registry import read
from quizbs.banks.table.answer_key import Form
from quizbs.message import Message
from quizbs.quiz.question import Kind
from tests.banks.sheets import english, right, told

Found = list[tuple[str, list[str]]]


def of(value: Any, read_options: ReadOptions | None = None) -> Reading:
    """Read a value as JSON."""
    return read(json.dumps(value).encode(), "a.json", read_options)


def said(reading: Reading) -> Found:
    """Return the text of each question with its right choices, or with the accepted answers if it is typed."""
    return [(question.text, right(question) or list(question.accept)) for question in reading.questions]


TWO = {"question": "Two?", "options": ["1", "2x"], "answer": "2x"}
THREE = {"question": "Three?", "options": ["3x", "4"], "answer": "3x"}
BOTH: Found = [("Two?", ["2x"]), ("Three?", ["3x"])]


@pytest.mark.parametrize(
    ("broken", "fault", "place"),
    [
        ('[\n {"a": "x?", "b": "y"}\n {"a": "z?"}\n]', "reading-json-comma", "Line 2, column 23"),
        ('// mine\n[\n {"a": "x?" "b": "y"}]', "reading-json-comma", "Line 3, column 12"),
        ('[\n {"a" "x?"}]', "reading-json-colon", "Line 2, column 7"),
        ('[\n {"a": "x?", "b": "y}\n]', "reading-json-quote", "Line 2, column 19"),
        ('[\n {"a": "\\c?"}\n]', "reading-json-backslash", "Line 2, column 9"),
        ('[\n {"a": "x?", "b": y}\n]', "reading-json-value", "Line 2, column 19"),
        ('[\n {"a": "x?", 3: "y"}\n]', "reading-json-name", "Line 2, column 14"),
        ('[\n {"a": "x?"},\n {"a": "z?"}\n', "reading-json-end", "Line 3, column 13"),
        ('[{"a": "x?"}]\n[{"a": "z?"}]\n', "reading-json-more", "Line 2, column 1"),
    ],
)
def test_fault_of_broken_json_has_line_and_column(broken: str, fault: str, place: str) -> None:
    (problem,) = read(broken.encode(), "a.json").problems
    assert problem.message.id == fault
    assert english(problem.place) == place


def test_toml_is_read_like_json() -> None:
    one = '[[questions]]\nquestion = "One?"\noptions = ["1.50", "2"]\nanswer = 1.50\n'
    two = '[[questions]]\nquestion = "Two?"\noptions = ["3", "4"]\nanswer = "4"\n'
    reading = read(f'# my quiz\ntitle = "Sums"\n{one}{two}'.encode(), "a.toml")
    assert (reading.title, said(reading)) == ("Sums", [("One?", ["1.50"]), ("Two?", ["4"])])
    assert reading.dialect == "list-toml"


@pytest.mark.parametrize(
    "value",
    [
        [TWO, THREE],
        {"quizzes": [{"title": "one", "questions": [TWO]}, {"title": "two", "questions": [THREE]}]},
        {"easy": [TWO], "hard": [THREE]},
        {"quiz": {"sums": {"q1": TWO, "q2": THREE}}},
        {"pages": [{"elements": [TWO]}, {"elements": [THREE]}]},
        {"questions": [{"id": 1, "content": TWO}, {"id": 2, "content": THREE}]},
        [{"model": "quiz", "pk": 1, "fields": TWO}, {"model": "quiz", "pk": 2, "fields": THREE}],
    ],
)
def test_questions_are_found_at_any_place_in_the_json(value: Any) -> None:
    reading = of(value)
    assert reading.dialect == "list-json"
    assert said(reading) == BOTH


def test_names_of_several_lists_are_topics() -> None:
    assert [question.topic for question in of({"sums": [TWO], "more": [THREE]}).questions] == ["sums", "more"]
    assert [question.topic for question in of({"sums": [TWO, THREE]}).questions] == ["", ""]


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ({"pregunta": "Q", "opciones": ["a", "b"], "respuesta_correcta": "b"}, ["b"]),
        ({"pregunta": "Q", "respuesta_a": "x", "respuesta_b": "y", "respuesta_correcta": "b"}, ["y"]),
        ({"pregunta": "Q", "opciones1": "x", "opciones2": "y", "respuesta_correcta": 1}, ["x"]),
        ({"texte": "Q", "choix": ["a", "b"], "bonneReponse": "a"}, ["a"]),
        ({"phrase": "Q", "answerOptions": ["a", "b"], "correctAnswer": "b"}, ["b"]),
        ({"questionText": "Q", "options": [{"id": "q_a", "text": "x"}, {"id": "q_b", "text": "y"}],
          "key": "q_b"}, ["y"]),
        ({"question": "Q", "alternatives": [{"id": 1, "description": "x"}, {"id": 2, "description": "y"}],
          "correctAnswer": {"id": 2, "description": "y"}}, ["y"]),
        ({"question": "Q", "answerOptions": [{"answerText": "x", "isCorrect": True}, {"answerText": "y"}]}, ["x"]),
        ({"stem": "Q", "options": [{"label": "A", "content": "x", "is_correct": "false"},
                                   {"label": "B", "content": "y", "is_correct": "true"}]}, ["y"]),
        ({"question": "Q", "options": [{"answer": 5, "points": 0}, {"answer": 2, "points": 100}]}, ["2"]),
        ({"question": "Q", "choices": {"text": ["x", "y"], "label": ["1", "2"]}, "answerKey": "2"}, ["y"]),
        ({"question": "Q", "options": {"x": False, "y": True}}, ["y"]),
        ({"question": "Q", "answers": [["x", False], ["y", True]]}, ["y"]),
        ({"question": "Q", "answers": {"answer_a": "x", "answer_b": "y", "answer_c": None},
          "correct_answer": "answer_b"}, ["y"]),
        ({"question": "Q", "answers": {"answer_a": "x", "answer_b": "y", "answer_c": "z"},
          "correct_answers": {"answer_a_correct": "true", "answer_b_correct": "false", "answer_c_correct": "true"}},
         ["x", "z"]),
        ({"question": "Q", "distractor1": "x", "distractor2": "z", "correct_answer": "y"}, ["y"]),
        ({"question": "Q", "options": "A) x\nB) y", "answer": "B"}, ["y"]),
        ({"question": "Q", "answer": False}, ["False"]),
        ({"front": "Q", "back": "y"}, ["y"]),
        ({"term": "Q", "definition": "y"}, ["y"]),
        ({"question": "Q", "answer": ["x", "y"]}, ["x", "y"]),
        ({"question": "Q", "options": ["x", "y"], "answer": "Option B"}, ["y"]),
        ({"question": "Q", "answer": "Paris", "options": {"A": "Rome", "B": "Paris"}, "answer_idx": "B"}, ["Paris"]),
    ],
)  # fmt: skip
def test_names_in_many_tools_and_languages_are_recognised(question: dict[str, Any], answers: list[str]) -> None:
    reading = of([question])
    assert said(reading) == [("Q", answers)]
    assert not reading.problems


@pytest.mark.parametrize(
    "question",
    [
        {"frage": "Q", "antworten": ["a", "b"], "richtig": 1},
        {"question": "Q", "content": ["a", "b"], "correct": 1},
    ],
)
def test_ambiguous_number_base_is_asked_about(question: dict[str, Any]) -> None:
    reading = of([question])
    assert said(reading) == [("Q", ["b"])]
    (asks,) = reading.problems
    assert asks.asks
    assert "may start at 0 or at 1" in english(asks.message)


def numbered(*keys: Any, **more: Any) -> list[dict[str, Any]]:
    """Return questions with four choices and these keys."""
    return [{"q": f"{at}?", "options": ["a", "b", "c", "d"], "answer": key, **more} for at, key in enumerate(keys)]


@pytest.mark.parametrize(
    ("keys", "answers"),
    [
        ((0, 1, 3), "abd"),
        ((1, 2, 3), "bcd"),  # nobody knows: from 0, as programs count
        ((1, 2, 4), "abd"),  # a 4 of four can only count from 1
        (("1", "2", "4"), "abd"),
        (("0", "3"), "ad"),
    ],
)
def test_positions_count_from_the_same_number_in_the_whole_file(keys: tuple[Any, ...], answers: str) -> None:
    assert [right(question)[0] for question in of(numbered(*keys)).questions] == list(answers)


def test_alternative_number_base_is_offered() -> None:
    value = numbered(1, 2, 3)
    (alternative,) = of(value).alternatives
    assert alternative.label == Message("reading-count-from-1")
    assert alternative.read_options.key == Form.FROM_1
    assert [right(question) for question in of(value, alternative.read_options).questions] == [["a"], ["b"], ["c"]]
    assert not of(numbered(0, 1)).alternatives
    assert not of(numbered(1, 4)).alternatives


def test_number_choices_are_named_by_text_if_most_are() -> None:
    value = [
        {"q": "2 + 2?", "options": ["4", "3", "2", "1"], "answer": "4"},
        {"q": "1 + 1?", "options": ["4", "3", "2", "1"], "answer": "2"},
    ]
    assert [right(question) for question in of(value).questions] == [["4"], ["2"]]


def test_feedback_on_right_choice_becomes_explanation() -> None:
    choices = [
        {"text": "x", "isCorrect": False, "rationale": "no"},
        {"text": "y", "isCorrect": True, "rationale": "yes"},
    ]
    assert of([{"question": "Q", "answerOptions": choices}]).questions[0].explanation == "yes"


def test_tags_in_question_are_not_markup() -> None:
    value = [{"question": "Which heads a table?", "options": ["<caption>", "<thead>"], "answer": 1}]
    assert said(of(value)) == [("Which heads a table?", ["<thead>"])]


def test_questions_may_be_the_names_of_their_answers() -> None:
    reading = of({"Sky?": ["blue", "light blue"], "2 + 2?": "4"})
    assert [(question.text, question.accept) for question in reading.questions] == [
        ("Sky?", ("blue", "light blue")),
        ("2 + 2?", ("4",)),
    ]


def test_comments_above_and_trailing_comma_are_accepted() -> None:
    text = '// 2020\n// copied\n\n[{"question": "Two, or ,] three?", "options": ["1", "2",], "answer": 1,},]'
    assert said(read(text.encode(), "a.json")) == [("Two, or ,] three?", ["2"])]


@pytest.mark.parametrize(
    "value",
    [
        {"name": "a program", "version": "1", "scripts": {"test": "x"}},
        [{"title": "Home", "key": "home"}, {"title": "Shop", "key": "shop"}],
        {"features": [{"type": "Feature", "properties": {"title": "x", "value": 1}}]},
        [{"id": 1, "title": "Post", "body": "Text"}],
        [1, 2, 3],
    ],
)
def test_json_without_questions_is_refused(value: Any) -> None:
    reading = of(value)
    assert (reading.dialect, reading.questions) == ("", ())


def test_answers_of_students_are_not_read() -> None:
    given = [{"question": "Two?", "answer": "5"}, {"question": "Three?", "answer": "6"}]
    assert said(of({"players": [{"name": "ann", "answers": given}], "questions": [TWO, THREE]})) == BOTH
    assert of({"submissions": [{"student": "ann", "given": given}]}).questions == ()


def test_invalid_key_is_reported_and_others_are_read() -> None:
    reading = of([TWO, {"question": "Gas?", "options": ["oxygen", "helium"], "answer": "helium / He"}])
    assert said(reading) == [("Two?", ["2x"])]
    assert [problem.value for problem in told(reading, "reading-key-unknown")] == ["helium / He"]


def test_question_without_choices_is_true_or_false_by_answer() -> None:
    assert [question.kind for question in of([{"question": "Warm?", "answer": True}]).questions] == [Kind.TRUE_FALSE]


def test_objects_after_each_other_over_several_lines_are_read() -> None:
    content = "\n".join(json.dumps(one, indent=1) for one in (TWO, THREE)).encode()
    assert said(read(content, "a.jsonl")) == BOTH


def test_parts_of_a_question_may_be_in_separate_objects() -> None:
    one = '[[questions]]\ntype = "Choice"\nprompt.prompt = "One?"\nprompt.distractors = ["2", "3"]\n'
    one += 'answer.answer = "1"\n'
    two = '[[questions]]\ntype = "Short"\nprompt.prompt = "Two?"\nanswer.answer = "mut"\n'
    reading = read((one + two).encode(), "a.toml")
    assert said(reading) == [("One?", ["1"]), ("Two?", ["mut"])]


def test_letters_before_listed_choices_leave_no_field_unused() -> None:
    reading = of([{"question": f"{n}?", "options": ["A. x1", "B. y1"], "answer": "A"} for n in range(3)])
    assert not any("options" in note for note in map(english, reading.notes))


def test_names_may_be_written_without_umlauts() -> None:
    value = [{"frage": f"Wie viel ist {n}?", "loesung": f"n{n}", "erklaerung": f"weil {n}"} for n in range(3)]
    reading = of(value)
    assert said(reading) == [(f"Wie viel ist {n}?", [f"n{n}"]) for n in range(3)]
    assert [question.explanation for question in reading.questions] == [f"weil {n}" for n in range(3)]


def test_consecutive_numbers_are_no_part_of_questions() -> None:
    value = [{"frage": f"{n}. Wer war {n}?", "antwort": f"n{n}"} for n in range(1, 6)]
    assert said(of(value)) == [(f"Wer war {n}?", [f"n{n}"]) for n in range(1, 6)]
    dates = [{"frage": f"{n}. Mai: was war da?", "antwort": f"n{n}"} for n in (8, 1, 17, 3)]
    assert [text for text, _ in said(of(dates))] == [f"{n}. Mai: was war da?" for n in (8, 1, 17, 3)]


def test_number_that_rates_the_questions_is_no_key() -> None:
    def value(level: str) -> list[dict[str, Any]]:
        choices = [{"id": at, "tresc": f"wort {at}"} for at in range(1, 5)]
        return [{"pytanie": f"Was {n}?", "odpowiedzi": choices, level: 1 + n // 5} for n in range(15)]

    assert told(of(value("trudnosc")), "reading-no-key-in-data")
    assert of(value("lorem")).guesses or not of(value("lorem")).questions


def test_contradicting_keys_reject_question() -> None:
    value = [
        {"question": f"Was {n}?", "options": ["x", "y", "z"], "answer": "xyz"[n % 3], "correct_option": n % 3 + 1}
        for n in range(6)
    ]
    assert not of(value).problems
    value[4]["correct_option"] = 3
    reading = of(value)
    assert len(reading.questions) == 5
    assert told(reading, "reading-two-keys")


def test_code_beside_question_is_added_with_its_lines() -> None:
    value = [
        {
            "question": "What is the output of this code?",
            "code": f"if x:\n    print({n})",
            "options": ["a", "b"],
            "answer": "a",
        }
        for n in range(3)
    ]
    reading = of(value)
    assert reading.questions[1].text == "What is the output of this code?\nif x:\n    print(1)"
    assert not any("code" in note for note in map(english, reading.notes))


def test_separate_lists_of_questions_and_answers_are_matched() -> None:
    value = {
        "categories": [{"name": name, "questions": [f"{name} 1", f"{name} 2"], "answers": ["x", "y"]} for name in "ab"]
    }
    reading = of(value)
    assert said(reading) == [("a 1", ["x"]), ("a 2", ["y"]), ("b 1", ["x"]), ("b 2", ["y"])]
    assert [question.topic for question in reading.questions] == list("aabb")


def test_choices_without_key_are_not_typed_answers() -> None:
    value = {f"Which is number {n}?": [f"r{n}", f"v{n}", f"w{n}"] for n in range(4)}
    assert told(of(value), "reading-no-key-in-data")


def test_answer_index_beside_wrong_answers_is_not_the_answer() -> None:
    value = [
        {"prompt": {"prompt": f"Was {n}?", "distractors": ["v", "w"], "answerIndex": 1}, "answer": {"answer": f"r{n}"}}
        for n in range(4)
    ]
    assert said(of(value)) == [(f"Was {n}?", [f"r{n}"]) for n in range(4)]


def test_lists_of_the_same_fields_are_read_together_at_any_depth() -> None:
    def asked(text: str, *opties: str) -> dict[str, Any]:
        return {"vraag": text, "opties": opties, "correct": 1, "uitleg": f"About {text}"}

    rowing: dict[str, Any] = {"modules": {"knots": {"quiz": [asked("Stops?", "Reef", "Eight", "Hitch")]}}}
    rowing["exam"] = {"part 1": [asked("Left?", "Bow", "Port", "Stern")]}
    red = {"modules": {"rules": {"quiz": [asked("Gives way?", "Sail", "Motor", "Both")]}}}
    sailing = {"red": red | {"exam": [asked("Wind?", "Low", "High", "None"), asked("Front?", "Stern", "Bow", "Keel")]}}
    reading = of(
        {"rowing": rowing, "sailing": sailing, "more": [{"title": "C", "items": [asked("End?", "No", "Yes")]}]}
    )
    asked_for = {question.text for question in reading.questions}
    assert asked_for == {"Stops?", "Left?", "Gives way?", "Wind?", "Front?", "End?"}


def test_nested_choices_are_not_read_as_questions() -> None:
    sky = [{"id": 1, "text": "The sky is blue.", "correct": True}, {"id": 2, "text": "Ice is hot.", "correct": False}]
    towns = [{"id": 1, "text": "Lyon", "correct": False}, {"id": 2, "text": "Paris", "correct": True}]
    reading = of({"facts": sky, "asked": [{"topic": "Towns", "places": towns}]})
    assert [question.text for question in reading.questions] == [fact["text"] for fact in sky]


def test_unread_lists_of_objects_are_reported_with_a_value() -> None:
    authors = [{"called": "Chess club", "since": 1999}]
    reading = of({"questions": [TWO, THREE], "clubs": authors})
    assert said(reading) == BOTH
    assert "Lists we didn’t use: clubs (like “Chess club”)." in [*map(english, reading.notes)]


def test_object_with_judged_answers_is_one_question() -> None:
    answers = [
        {"text": "Lyon", "correct": False},
        {"text": "Paris", "correct": True},
        {"text": "Nice", "correct": False},
    ]
    reading = of({"type": "single", "text": "Capital of France?", "answers": answers})
    assert said(reading) == [("Capital of France?", ["Paris"])]
    assert [choice.text for choice in reading.questions[0].choices] == ["Lyon", "Paris", "Nice"]


def test_text_of_two_lines_in_a_list_is_one_answer() -> None:
    one = '[[questions]]\nquestion = "Who talks?"\nanswers = ["""The client\n   to the server"""]\n'
    one += 'alternatives = ["Nobody", """The server\n   to itself"""]\n'
    two = '[[questions]]\nquestion = "2+2?"\nanswers = ["4"]\nalternatives = ["3", "5"]\n'
    reading = read(f"{one}{two}".encode(), "a.toml")
    assert said(reading) == [("Who talks?", ["The client to the server"]), ("2+2?", ["4"])]
    assert {choice.text for choice in reading.questions[0].choices} >= {"Nobody", "The server to itself"}


def test_words_by_topic_in_json_objects_are_word_lists() -> None:
    verbs = {"run": "biegać", "jump": "skakać", "sleep": "spać", "open": "otwierać"}
    nouns = {"flower": "kwiat", "question": "pytanie", "answer": "odpowiedź", "clock": "zegar"}
    reading = of(
        {"topics": [{"id": "v", "nazwa": "Verbs", "words": verbs}, {"id": "n", "nazwa": "Nouns", "words": nouns}]}
    )
    assert said(reading) == [(word, [meant]) for word, meant in (verbs | nouns).items()]

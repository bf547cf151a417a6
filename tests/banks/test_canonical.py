"""quizbs's own table as teachers write it: both layouts, headers in any order and language, keys, true or false."""

import pytest

from quizbs.banks import limits
from quizbs.quiz.question import Choice, Kind
from tests.banks.sheets import choices, english, fault, one, sheet

ANSWERED = "Question~Answer~Wrong 1~Wrong 2~Wrong 3~Also accept"
LETTERED = "Question~A~B~C~D~Correct"


def test_answer_and_wrong_columns_give_right_and_wrong_choices() -> None:
    question = one(ANSWERED, "Capital of France?~Paris~Lyon~Nice~~")
    assert (question.text, question.kind) == ("Capital of France?", Kind.CHOICE)
    assert question.choices == choices("Paris", "Lyon", "Nice")
    assert question.accept == ()


def test_question_without_wrong_answers_is_typed() -> None:
    question = one(ANSWERED, "Who wrote Hamlet?~Shakespeare~~~~William Shakespeare | W. Shakespeare")
    assert (question.kind, question.choices) == (Kind.TYPED, ())
    assert question.accept == ("Shakespeare", "William Shakespeare", "W. Shakespeare")


def test_true_false_answers_make_true_false_questions() -> None:
    question = one(ANSWERED, "The Sun is a star.~True~~~~")
    assert (question.kind, question.choices) == (Kind.TRUE_FALSE, choices("True", "False"))


def test_lettered_choices_with_a_key_are_read() -> None:
    question = one(LETTERED, "Capital of France?~Lyon~Paris~Nice~~B")
    assert question.kind is Kind.CHOICE
    assert question.choices == (Choice("Lyon"), Choice("Paris", right=True), Choice("Nice"))


def test_choices_keep_letters_when_one_is_missing() -> None:
    question = one(LETTERED, "Capital of France?~Lyon~~Paris~Nice~C")
    assert [choice.text for choice in question.choices if choice.right] == ["Paris"]


@pytest.mark.parametrize("answer", ["8", "2", "A", "B", "1", "0"])
def test_answer_next_to_wrong_ones_is_a_text_not_a_key(answer: str) -> None:
    question = one(ANSWERED, f"How many?~{answer}~14~20~~")
    assert question.choices == choices(answer, "14", "20")


@pytest.mark.parametrize("answer", ["8", "2", "a"])
def test_single_answer_is_a_text(answer: str) -> None:
    assert one("Question~Answer", f"How many?~{answer}").accept == (answer,)


def test_several_answers_in_a_cell_are_all_right() -> None:
    question = one(ANSWERED, ["Which are planets?", "Mars|Venus\nSaturn", "Sirius", "Pluto", "", ""])
    assert question.kind is Kind.MULTI
    assert [choice.text for choice in question.choices if choice.right] == ["Mars", "Venus", "Saturn"]
    assert [choice.text for choice in question.choices if not choice.right] == ["Sirius", "Pluto"]


def test_bars_and_newlines_in_formulae_do_not_split_answers() -> None:
    question = one(ANSWERED, ["Determinant?", "$-2|A^T||B|$", "$|A|$", "$$|B|$$", "", ""])
    assert question.choices == choices("$-2|A^T||B|$", "$|A|$", "$$|B|$$")
    assert one("Question~Answer", "How much?~$5|$6").accept == ("$5", "$6")


@pytest.mark.parametrize("answer", ["3/5", "43,560", "Volibear, Anivia, Ornn", "20:00", "35%", "$x$"])
def test_commas_and_slashes_do_not_split_answers(answer: str) -> None:
    assert one(ANSWERED, f"What?~{answer}~~~~").accept == (answer,)


def test_right_answer_is_found_among_choices_or_added() -> None:
    among = one("Question~Option 1~Option 2~Answer", "Capital of France?~Lyon~Paris~Paris")
    assert among.choices == (Choice("Lyon"), Choice("Paris", right=True))
    added = one("Question~Option 1~Option 2~Answer", "Capital of France?~Lyon~Nice~Paris")
    assert added.choices == choices("Paris", "Lyon", "Nice")


def test_answer_similar_to_a_choice_is_not_added_to_choices() -> None:
    reading = sheet("Question~Option 1~Option 2~Answer", "1?~Lyon~Paris~Paris", "2?~Bern~Rome~Berne")
    assert [problem.row for problem in reading.problems] == [3]
    assert len(reading.questions) == 1


@pytest.mark.parametrize(
    "header",
    [
        "QUESTION~ANSWER~WRONG 1",
        "question~answer~wrong1",
        "Question (needed)~Answer [the right one]~Wrong 1 (optional)",
        "1. Question~2. Answer~3. Wrong 1",
        "Question Text~Correct Answer~Incorrect Answer 1",
        "Question*~Answer*~Wrong_1",
        "\ufeffQuestion~Answer~Wrong 1",
        "Frage~Richtige Antwort~Falsche Antwort 1",
        "Énoncé~Bonne réponse~Mauvaise réponse 1",
        "Pregunta~Respuesta correcta~Incorrecta 1",
        "题目~正确答案~wrong",
    ],
)
def test_headers_are_known_by_meaning(header: str) -> None:
    assert one(header, "Capital of France?~Paris~Lyon").choices == choices("Paris", "Lyon")


@pytest.mark.parametrize(
    "header",
    [
        "Question~A~B~Correct",
        "question~a~b~correct",
        "Prompt~Option A~Option B~Key",
        "Question Text~Answer 1~Answer 2~Correct Answer(s)",
        "Question - max 120 characters~Answer 1 - max 75 characters~Answer 2 - max 75 characters~Correct answer(s)",
        "enonce~reponseA~reponseB~bonne_reponse",
        "Frage~Antwort 1~Antwort 2~Lösung",
        "soal~Opsi A~Opsi B~Kunci Jawaban",
        "सवाल~विकल्प 1~विकल्प 2~सही उत्तर",
        "السؤال~خيار 1~خيار 2~الإجابة الصحيحة",
        "문제~선택지 1~선택지 2~정답",
    ],
)
def test_headers_of_choices_are_known_by_meaning(header: str) -> None:
    question = one(header, "Capital of France?~Lyon~Paris~2")
    assert question.choices == (Choice("Lyon"), Choice("Paris", right=True))


def test_columns_are_found_by_their_headers_in_any_order() -> None:
    question = one("Wrong 2~Topic~Answer~Question~Wrong 1", "Nice~Cities~Paris~Capital of France?~Lyon")
    assert question.choices == choices("Paris", "Nice", "Lyon")
    assert question.topic == "Cities"


def test_header_may_be_below_a_title_and_empty_rows() -> None:
    reading = sheet("My quiz", "", "~~", "Question~Answer", "Capital of France?~Paris", "~Rome")
    assert [question.accept for question in reading.questions] == [("Paris",)]
    assert [problem.row for problem in reading.problems] == [6]


def test_column_with_question_numbers_is_not_the_question() -> None:
    question = one("Question #~Question~Answer", "7~Capital of France?~Paris")
    assert question.text == "Capital of France?"


def test_unknown_columns_are_reported_but_not_refused() -> None:
    reading = sheet("Question~num_exo~Answer~Mood", "Capital of France?~12~Paris~good")
    assert reading.problems == ()
    assert "Columns we didn’t use: num_exo (like “12”), Mood (like “good”)." in [*map(english, reading.notes)]


def test_header_closer_to_the_meaning_wins_over_another_column() -> None:
    reading = sheet("Question~Answer~Topic~Chapter", "Capital of France?~Paris~Cities~3")
    assert reading.questions[0].topic == "Cities"
    assert "Columns we didn’t use: Chapter (like “3”)." in [*map(english, reading.notes)]


def test_lettered_columns_are_unused_if_wrong_columns_exist() -> None:
    reading = sheet("Question~Answer~Wrong 1~Option 1~Option 2", "Capital of France?~Paris~Lyon~Rome~Bern")
    assert reading.questions[0].choices == choices("Paris", "Lyon")
    assert "Columns we didn’t use: Option 1 (like “Rome”), Option 2 (like “Bern”)." in [*map(english, reading.notes)]


def test_notes_and_points_are_never_shown() -> None:
    question = one("Question~Answer~Notes~Points", "Capital of France?~Paris~for me only~10")
    assert question.explanation == ""


def test_also_accept_beside_choices_is_reported() -> None:
    reading = sheet(ANSWERED, "Capital of France?~Paris~Lyon~~~Paname")
    assert reading.questions[0].accept == ()
    assert any("Also accept" in note and "2" in note for note in map(english, reading.notes))


def test_rows_without_a_question_are_skipped_without_a_report() -> None:
    reading = sheet("No~Question~Answer~Time", "1~Capital of France?~Paris~20", "2~~~", "3~~~20", "~~~")
    assert (len(reading.questions), reading.problems) == (1, ())


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("choice", Kind.CHOICE),
        ("Multiple Choice", Kind.CHOICE),
        ("multi", Kind.MULTI),
        ("Checkbox", Kind.MULTI),
        ("", Kind.CHOICE),
    ],
)
def test_type_column_is_read(written: str, kind: Kind) -> None:
    assert one("Question~Type~Answer~Wrong 1", f"Capital of France?~{written}~Paris~Lyon").kind is kind


def test_type_column_overrides_the_type_guessed_from_the_answer() -> None:
    assert one("Question~Type~Answer", "The opposite of false?~typed~True").kind is Kind.TYPED
    assert one("Question~Type~Answer~Wrong 1", "Is it?~choice~Yes~No").kind is Kind.CHOICE
    assert one("Question~Type~A~B~Correct", "Letter after A?~typed~~~B").accept == ("B",)


def test_two_choices_true_and_false_are_true_or_false() -> None:
    question = one("Question~A~B~Correct", "The Sun is a star.~False~True~B")
    assert (question.kind, question.choices) == (Kind.TRUE_FALSE, choices("True", "False"))


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("TRUE", "True False"),
        ("t", "True False"),
        ("F", "False True"),
        ("yes", "Yes No"),
        ("Vrai", "Vrai Faux"),
        ("FAUX", "Faux Vrai"),
        ("wahr", "Wahr Falsch"),
        ("Richtig", "Richtig Falsch"),
        ("verdadero", "Verdadero Falso"),
        ("VERO", "Vero Falso"),
        ("Sí", "Sí No"),
        ("waar", "Waar Onwaar"),
        ("Onwaar", "Onwaar Waar"),
        ("sant", "Sant Falskt"),
        ("Benar", "Benar Salah"),
        ("правда", "Правда Ложь"),
        ("对", "对 错"),
        ("否", "否 是"),
        ("正确", "正确 错误"),
        ("خطأ", "خطأ صح"),
        ("गलत", "गलत सही"),
        ("DOĞRU", "Doğru Yanlış"),
        ("YANLIŞ", "Yanlış Doğru"),
    ],
)
def test_true_and_false_are_recognised_in_many_languages(word: str, expected: str) -> None:
    question = one("Question~Answer", f"A statement.~{word}")
    right, wrong = expected.split()
    assert question.kind is Kind.TRUE_FALSE
    assert {choice.text: choice.right for choice in question.choices} == {right: True, wrong: False}


@pytest.mark.parametrize(
    ("clear", "doubtful"),
    [("Vero", "Falso"), ("Verdadero", "Falso"), ("Richtig", "Falsch"), ("Wahr", "Falsch"), ("Sí", "No"), ("Yes", "No")],
)
def test_ambiguous_word_is_read_in_the_language_of_the_bank(clear: str, doubtful: str) -> None:
    reading = sheet("Question~Answer", f"One.~{clear}", f"Two.~{doubtful}")
    assert reading.questions[1].choices == (Choice(clear), Choice(doubtful, right=True))


def test_true_is_listed_before_false() -> None:
    assert one("Question~Answer", "The Sun is a planet.~Faux").choices[0] == Choice("Vrai")


def test_chemical_symbols_are_not_true_or_false() -> None:
    reading = sheet("Question~Answer", "Symbol of fluorine?~F", "Symbol of hydrogen?~H")
    assert [question.kind for question in reading.questions] == [Kind.TYPED, Kind.TYPED]


def test_texts_and_choices_within_limits_are_read() -> None:
    assert one("Question~Answer", ["Q" * limits.QUESTION_FITS, "a" * limits.CHOICE_FITS]).accept == ("a" * 150,)
    assert "1,001 characters. The limit is 1,000" in english(fault("Question~Answer", ["Q" * 1001, "x"]).message)
    assert "301 characters. The limit is 300" in english(fault("Question~Answer", ["Q", "x" * 301]).message)
    long_choice = fault(ANSWERED, ["Q", "x", "y" * 301, "", "", ""])
    assert (long_choice.column, "300" in english(long_choice.message)) == ("C (Wrong 1)", True)
    many = "Question~Answer~" + "~".join(f"Wrong {number}" for number in range(1, 9))
    assert len(one(many, "Q~1~2~3~4~5~6~7~8~").choices) == 8
    assert "9 choices. The limit is 8" in english(fault(many, "Q~1~2~3~4~5~6~7~8~9").message)
    assert len(one("Question~Answer", "Q~" + "|".join("abcdefghijkl")).accept) == 12
    assert "13 accepted answers. The limit is 12" in english(
        fault("Question~Answer", "Q~" + "|".join("abcdefghijklm")).message
    )


def test_hard_to_read_texts_are_reported_and_accepted() -> None:
    reading = sheet("Question~Answer", ["Q" * 1000, "x"], ["short", "y" * 300], ["short too", "z"])
    (problem,) = reading.problems
    assert (len(reading.questions), problem.row) == (3, None)
    assert "2 (at 2, 3)" in english(problem.message)


def test_bank_holds_5000_questions() -> None:
    reading = sheet("Question~Answer", *(f"Number {number}?~{number}" for number in range(5003)))
    assert len(reading.questions) == 5003
    assert len(reading.taken) == 5000
    (problem,) = reading.problems
    assert problem.row is None
    assert "5,003" in english(problem.message)


def test_title_is_the_name_of_the_file() -> None:
    assert sheet("Question~Answer").title == "Bank"

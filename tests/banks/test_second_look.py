"""Ambiguous tables in which one more detail decides: a separator, a second key, a mark that is left over."""

from quizbs.banks.registry import read
from tests.banks.sheets import english, right, sheet, told
from tests.banks.test_evidence import rights, wrongs


def test_signs_split_lines_when_commas_are_in_sentences() -> None:
    lines = (
        "Capital of Spain, that is:#Madrid, Rome, Oslo#Madrid\nSum, of 1 and 2:#3, 4, 5#3\nSign, of gold:#Ag, Au, O#Au"
    )
    reading = read(lines.encode(), "a.csv")
    assert [question.text for question in reading.questions][:1] == ["Capital of Spain, that is:"]
    assert rights(reading) == [["Madrid"], ["3"], ["Au"]]
    assert reading.guesses


def test_cells_between_apostrophes_may_hold_commas() -> None:
    lines = ["question,answer,picture"]
    lines += [f"'In town {n}, what is on the hill, beside the road?',Tower {n},{n}.jpg" for n in range(4)]
    reading = read("\n".join(lines).encode(), "a.csv")
    assert [right(question) for question in reading.questions] == [[f"Tower {n}"] for n in range(4)]
    assert reading.questions[0].text == "In town 0, what is on the hill, beside the road?"


def test_few_formatted_questions_lose_their_tags_too() -> None:
    rows = [f"Which ship was number {n} of the fleet?~Ship {n}" for n in range(8)]
    rows += [f"Who wrote <em>Book {n}</em>, and when?~Ann {n}" for n in range(3)]
    reading = sheet("question~answer", *rows)
    assert reading.questions[-1].text == "Who wrote Book 2, and when?"


def test_choice_with_leading_1_is_right_and_with_leading_0_wrong() -> None:
    rows = "a;Was ist DNS?;1Name;0Data;0Rack\na;Was ist Routing?;0Kabel;1Pfad;0Tor\nb;Teile?;1Chip;1RAM;0Maus"
    reading = read(rows.encode(), "a.csv")
    assert rights(reading) == [["Name"], ["Pfad"], ["Chip", "RAM"]]
    assert wrongs(reading)[0] == ["Data", "Rack"]


def test_long_texts_after_the_key_are_explanations_not_choices() -> None:
    why = "Because that is how it was in those days, as everybody who lived there could tell. " * 4
    rows = [f"Where did person {n} live?~Rome {n}~Oslo {n}~Bern {n}~Oslo {n}~{why}{n}" for n in range(4)]
    reading = sheet(*rows)
    assert rights(reading) == [[f"Oslo {n}"] for n in range(4)]
    assert wrongs(reading)[0] == ["Rome 0", "Bern 0"]
    assert reading.questions[0].explanation.startswith("Because")


def test_numbered_choices_in_question_match_key_column() -> None:
    rows = [f"¿Qué palabra {n}?#1) Mi{n}#2) Fue{n}#3) Te{n}|{n % 3 + 1}" for n in range(5)]
    reading = read("\n".join(rows).encode(), "a.txt")
    assert reading.questions[0].text == "¿Qué palabra 0?"
    assert rights(reading) == [["Mi0"], ["Fue1"], ["Te2"], ["Mi3"], ["Fue4"]]
    assert "its choices are in it" in english(reading.guesses[0].message)


def test_separator_is_found_around_right_answer() -> None:
    rows = [f"¿Qué color tiene {n}?~Negro {n}-Blanco {n}-Gris {n}-Rojo {n}~Blanco {n}" for n in range(5)]
    reading = sheet("Pregunta~Respuestas~Respuesta correcta", *rows)
    assert rights(reading) == [[f"Blanco {n}"] for n in range(5)]
    assert wrongs(reading)[0] == ["Negro 0", "Gris 0", "Rojo 0"]


def test_surplus_cells_of_sentence_join_explanation() -> None:
    rows = [f"Was ist {n}?;Ja{n};Nein{n};Nie{n};{'ABC'[n % 3]};Das steht in Zeile {n} des Blatts" for n in range(6)]
    rows[2] += "; und noch einmal unten"
    rows[3] = rows[3].replace("Was ist", "Was; ist")
    reading = read("\n".join(["Frage;A;B;C;Antwort;Erklärung", *rows]).encode(), "a.csv")
    assert reading.questions[2].explanation == "Das steht in Zeile 2 des Blatts; und noch einmal unten"
    assert [problem.row for problem in reading.problems] == [5, 5]
    assert len(reading.questions) == 5


def test_sentences_about_question_are_explanation_under_any_name() -> None:
    rows = [
        f"Which planet {n} is red?~Mars {n}~Venus {n}~A~The planet is red since rust covers it {n}." for n in range(6)
    ]
    reading = sheet("Question~Option A~Option B~Correct~Zpq", *rows)
    assert reading.questions[0].explanation == "The planet is red since rust covers it 0."


def test_questions_in_another_language_are_no_explanation() -> None:
    rows = [
        f"Rome, town {n}, _____ by the Tiber~is~are~A~Rom, Stadt {n}, _____ am Tiber, wie man weiß~ist~sind"
        for n in range(5)
    ]
    reading = sheet("Question~Option A~Option B~Correct~Question (2)~Option A (2)~Option B (2)", *rows)
    assert told(reading, "reading-two-languages")


def test_points_that_agree_with_keys_are_no_second_key() -> None:
    rows = [f"Who is {n}?~Ann {n}~Bob {n}~Cid {n}~{'CBCCB'[n]}~{'21121'[n]}" for n in range(5)]
    reading = sheet("Question~Option 1~Option 2~Option 3~Answer~Punkte", *rows)
    assert rights(reading) == [["Cid 0"], ["Bob 1"], ["Cid 2"], ["Cid 3"], ["Bob 4"]]
    assert not reading.problems


def test_rows_with_contradicting_keys_are_reported() -> None:
    rows = [f"Who is {n}?~Ann {n}~Bob {n}~Cid {n}~Bob {n}~{1 if n == 3 else 2}" for n in range(6)]
    reading = sheet("Question~Option 1~Option 2~Option 3~Answer~correct_option", *rows)
    assert len(reading.questions) == 5
    (fault,) = told(reading, "reading-two-keys")
    assert fault.row == 5
    assert "“Bob 3”" in english(fault.message)
    assert "“Ann 3”" in english(fault.message)


def test_key_letter_counts_if_its_text_is_similar() -> None:
    rows = [f"Was ist {n}?~(A) 取代人類 {n}~(B) 協助（GAN）的工作 {n}~(B) 協助(GAN)工作 {n}" for n in range(4)]
    reading = sheet("question~option1~option2~answer", *rows)
    assert rights(reading) == [[f"協助（GAN）的工作 {n}"] for n in range(4)]


def test_sign_that_is_part_of_answers_is_not_a_mark() -> None:
    rows = [f"Who is {n}?~A~Ann (UK {n})~Bob (UK {n})" for n in range(3)]
    rows += [f"Who is {n}?~B~Ann {n} kg~Bob {n} kg" for n in range(3, 9)]
    reading = sheet("Question~Correct~A~B", *rows)
    assert rights(reading)[4:] == [[f"Bob {n} kg"] for n in range(4, 9)]


def test_choices_with_a_third_sign_are_reported() -> None:
    lines = [f"Was gilt {n}?,\n0,Nein {n}\n1,Ja {n}\n0,Nie {n}\n," for n in range(11)]
    lines.append("Was gilt noch?,\nX,Nein\nX,Ja\n1,Nie\n,")
    reading = read("\n".join(lines).encode(), "a.csv")
    assert rights(reading) == [[f"Ja {n}"] for n in range(11)]
    assert told(reading, "reading-key-unknown")


def test_wrong_answer_columns_may_be_numbered_in_words() -> None:
    rows = [f"Movies~Who played {n}?~Ann {n}~Bob {n}~Cid {n}~Dan {n}" for n in range(5)]
    reading = sheet("category~question~right_answer~wrong_one~wrong_two~wrong_three", *rows)
    assert rights(reading) == [[f"Ann {n}"] for n in range(5)]
    assert wrongs(reading)[0] == ["Bob 0", "Cid 0", "Dan 0"]
    assert not reading.guesses


def test_column_with_a_gap_is_the_question_beside_an_answer() -> None:
    rows = [f"{n}~日本{n}~The {n} ____ is here.~word {n}~日本語{n}" for n in range(5)]
    reading = sheet("id~ja~cloze_en~answer~full_ja", *rows)
    assert [right(question) for question in reading.questions] == [[f"word {n}"] for n in range(5)]
    assert reading.questions[0].text == "The 0 ____ is here."


def test_english_names_above_other_script_are_header() -> None:
    rows = [f"本州~{one}市~{two}し" for one, two in zip("東西南北中", "ひにみきな", strict=True)]
    reading = sheet("pref~city~yomi", *rows)
    assert reading.questions[0].text == "東市"
    assert reading.guesses


def test_first_row_that_answers_itself_is_a_question() -> None:
    rows = [f"What is {n}~Rome {n}, Oslo {n}, Bern {n}~Oslo {n}" for n in range(4)]
    assert len(sheet(*rows).questions) == 4


def test_surplus_name_in_header_does_not_shift_columns() -> None:
    rows = [f"Was ist {n}?;Rom {n};Oslo {n};Bern {n};Kiew {n};Oslo {n}" for n in range(5)]
    reading = read("\n".join(["Pergunta;Resposta1;Resposta2;;Resposta3;Resposta4;Correta", *rows]).encode(), "a.csv")
    assert rights(reading) == [[f"Oslo {n}"] for n in range(5)]


def test_topics_without_a_name_are_no_choices() -> None:
    rows = [f"¿Qué es {n}?,{('Historia', 'Deportes')[n % 2]},Ana {n},#Luis {n},Eva {n}" for n in range(12)]
    reading = read("\n".join(rows).encode(), "a.csv")
    assert rights(reading) == [[f"Luis {n}"] for n in range(12)]
    assert reading.questions[0].topic == "Historia"


def test_question_numbers_before_sums_are_removed() -> None:
    rows = [f"{n}. {n} + 7 = ?~{n}~{n + 7}~B" for n in range(1, 7)]
    reading = sheet("Question~A~B~Correct", *rows)
    assert reading.questions[0].text == "1 + 7 = ?"


def test_letters_separate_several_choices_in_a_line() -> None:
    rows = [f"问题 {n}？~A．网 {n}      B．线 {n}\n\nC．盘 {n}     D．机 {n}~D" for n in range(4)]
    reading = sheet("问题~选项~答案", *rows)
    assert rights(reading) == [[f"机 {n}"] for n in range(4)]


def test_cyrillic_letter_in_latin_words_suggests_another_encoding() -> None:
    rows = [
        f'{n};"COMO É CHAMADO O NÚMERO {n} NA CAPITAL DO BRASIL?";"GOIÁS {n}";"RIO {n}";"PARÁ {n}";"{n % 3 + 1}"'
        for n in range(40)
    ]
    reading = read("\r\n".join(rows).encode("cp1252"), "a.csv")
    assert reading.questions[0].choices[0].text == "GOIÁS 0"


def test_choices_from_one_cell_are_not_a_second_key() -> None:
    rows = [f"Was ist {n}?~Rom {n}|Oslo {n}|Bern {n}~{'Oslo' if n == 4 else 'Rom'} {n}" for n in range(10)]
    reading = sheet("Question~Options~Answer", *rows)
    assert len(reading.questions) == 10
    assert not reading.problems


def test_choices_that_only_some_questions_have_are_choices() -> None:
    rows = [f"{n}~单选~哪一个是 {n}？~甲 {n}~乙 {n}~丙 {n}~{'ABC'[n % 3]}" for n in range(9)]
    rows += [f"{n}~填空~票的价 {n} 是<--->。~~~~全价 {n}" for n in range(16)]
    reading = sheet("id~type~content~c1~c2~c3~answer", *rows)
    assert [right(question) for question in reading.questions][:3] == [["甲 0"], ["乙 1"], ["丙 2"]]
    assert right(reading.questions[-1]) == ["全价 15"]
    assert len(reading.questions) == 25

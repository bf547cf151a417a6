"""Tables whose columns are named, separated or flagged as in many programs and countries."""

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.quiz.question import Kind
from tests.banks.sheets import right, sheet, told


def rights(reading: Reading) -> list[list[str]]:
    """Return the right answers of each question."""
    return [right(question) or list(question.accept) for question in reading.questions]


@pytest.mark.parametrize(
    "header",
    [
        "questionText~optionA~optionB~correctAnswer",
        "QuestionText~OptionA~OptionB~Answer 1",
        "question~option1~option2~correctoption",
        "Pergunta~Alternativa A~Alternativa B~Resposta Correta",
        "Pytanie~A~B~Poprawna",
        "Vraag~Antwoord A~Antwoord B~Juist antwoord",
        "問題文~選択肢1~選択肢2~正解番号",
        "السؤال~الخيار أ~الخيار ب~الإجابة الصحيحة",
        "Вопрос~Вариант 1~Вариант 2~Правильный вариант",
        "pertanyaan~opsi_a~opsi_b~jawab_benar",
        "题目~选项A~选项B~参考答案",
    ],
)
def test_column_names_of_programs_and_countries_are_recognised(header: str) -> None:
    assert rights(sheet(header, "Two?~1~2~B", "Three?~3~4~A")) == [["2"], ["3"]]


def test_index_key_counts_from_0_if_possible() -> None:
    header = "question~option1~option2~option3~correctIndex"
    first = sheet(header, "Two?~1~2~3~1", "Three?~1~2~3~2")
    assert rights(first) == [["2"], ["3"]]
    assert told(first, "reading-from-zero")
    assert rights(sheet(header, "Two?~1~2~3~2", "Three?~1~2~3~3")) == [["2"], ["3"]]


def test_column_beside_each_choice_marks_right_ones() -> None:
    reading = sheet(
        "Question~Choice 1~Correct?~Choice 2~Correct?~Choice 3~Correct?",
        "Two?~1~FALSE~2~TRUE~3~FALSE",
        "Even?~2~x~3~~4~x",
        "Nothing?~2~~3~~4~",
    )
    assert rights(reading) == [["2"], ["2", "4"]]
    assert [problem.row for problem in reading.problems] == [4]


def test_right_letters_may_be_in_several_columns() -> None:
    reading = sheet("No~Question~OptionA~OptionB~OptionC~Answer 1~Answer 2", "1~Even?~2~3~4~A~C", "2~Three?~2~3~4~B~")
    assert rights(reading) == [["2", "4"], ["3"]]


def test_topic_before_the_questions_is_not_part_of_them() -> None:
    reading = sheet("France~Capital?~Paris~Lyon~a", "Italy~The capital?~Milan~Rome~b", "Spain~Capital?~Madrid~Toledo~a")
    assert rights(reading) == [["Paris"], ["Rome"], ["Madrid"]]
    assert [question.topic for question in reading.questions] == ["France", "Italy", "Spain"]


def test_choices_in_one_cell_are_recognised_without_names() -> None:
    reading = read(
        b"sum;2 + 2?;3|4|5;4;30\ntruth;The sun is a star.;True;True;20\n"
        b"sum;1 + 1?;1|2;2;30\ntruth;Snow is red.;False;False;20\n",
        "a.csv",
    )
    assert rights(reading) == [["4"], ["True"], ["2"], ["False"]]
    assert [question.kind for question in reading.questions][1::2] == [Kind.TRUE_FALSE] * 2


def test_choices_in_one_cell_are_split_at_labels_or_bars() -> None:
    reading = read(b",MCQ,Choices,Correct\n0,Two?,a-> 1 || b-> 2,b\n1,Or?,&&;and;or;||,or\n", "a.csv")
    assert rights(reading) == [["2"], ["or"]]


def test_row_of_dashes_in_a_markdown_table_is_ignored() -> None:
    reading = read(
        b"| Question | A | B | Answer |\n|---|:-:|---|---|\n| Two? | 1 | 2 | B |\n| Three? | 3 | 4 | A |\n", "a.txt"
    )
    assert rights(reading) == [["2"], ["3"]]
    assert not reading.problems


def test_question_markup_is_removed_unless_it_is_the_subject() -> None:
    header = "Question~A~B~Answer"
    marked = sheet(header, "<p>What is <b>2</b>?</p>~<i>one</i>~<i>two</i>~B", "<p>And 3?</p>~three~four~A")
    assert [question.text for question in marked.questions] == ["What is 2?", "And 3?"]
    assert rights(marked) == [["two"], ["three"]]
    asked = sheet(header, "Which is bold?~<b>~<i>~A", "Which is a line?~<br>~<hr>~B", "What is <b>x</b>?~bold~red~A")
    assert rights(asked) == [["<b>"], ["<hr>"], ["bold"]]


@pytest.mark.parametrize(
    ("choices", "shown"),
    [
        ("A. Paris~B. Rome~C. Oslo", ["Paris", "Rome", "Oslo"]),
        ("a) Paris~b) Rome~c) Oslo", ["Paris", "Rome", "Oslo"]),
        ("A. Paris~B. Rome~Oslo", ["Paris", "Rome", "Oslo"]),
        ("A. Lincoln~B. Franklin~J. Adams", ["A. Lincoln", "B. Franklin", "J. Adams"]),
        ("Apple~Banana~Cherry", ["Apple", "Banana", "Cherry"]),
        ("A. Lincoln~Franklin~Adams", ["A. Lincoln", "Franklin", "Adams"]),
    ],
)
def test_letters_before_choices_are_removed_but_initials_kept(choices: str, shown: list[str]) -> None:
    (question,) = sheet("Question~A~B~C~Answer", f"Which?~{choices}~A").questions
    assert [choice.text for choice in question.choices] == shown

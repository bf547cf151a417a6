"""Quizzes written as text: by hand, in Markdown, for Blackboard or Brightspace, in many languages."""

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from quizbs.quiz.question import Kind, Question
from tests.banks.fixtures import FIXTURES
from tests.banks.sheets import told


def written(text: str) -> Reading:
    """Return the reading of a text in a file without a meaningful name."""
    return read(text.encode(), "a.txt")


def by_name(name: str) -> Reading:
    """Return the reading of the fixture with this name."""
    return read(next(fixture.content for fixture in FIXTURES if fixture.name == name), name)


def answers(question: Question) -> list[str]:
    """Return the right choices of a question, or its accepted answers."""
    return [choice.text for choice in question.choices if choice.right] or list(question.accept)


def test_text_may_mix_headings_boxes_letters_and_typed_answers() -> None:
    reading = by_name("weather.txt")
    assert [question.text for question in reading.questions] == [
        "Which cloud brings thunder?",
        "What measures air pressure?",
        "How many seasons are there?",
    ]
    assert [answers(question) for question in reading.questions] == [["cumulonimbus"], ["barometer"], ["4"]]
    assert [len(question.choices) for question in reading.questions] == [3, 2, 0]
    assert reading.questions[1].explanation == "It weighs the air."
    assert [problem.row for problem in told(reading, "reading-not-answered")] == [21]


@pytest.mark.parametrize(
    "text",
    [
        "1. Two?\nA. 1\n*B. 2\nC. 3\n\n2. Three?\n*A. 3\nB. 4\n",
        "1) Two?\na) 1\nb) 2 *\n\n2) Three?\na) 3 *\nb) 4\n",
        "Two?\n( ) 1\n(x) 2\n\nThree?\n(x) 3\n( ) 4\n",
        "Two?\n- [ ] 1\n- [x] 2\n\nThree?\n- [x] 3\n- [ ] 4\n",
        "? Two?\n- 1\n+ 2\n\n? Three?\n+ 3\n- 4\n",
        "## 1. Two?\nPoints: 1\n- 1\n* 2\n\n## 2. Three?\nType: choice\n* 3\n- 4\n",
        "**Question 1:** Two?\n\n**A)** `1`  \n**B)** `2`\n\n<details>\n<summary>Click</summary>\n\n"
        "**\u2705 Correct Answer: B) 2**\n\n</details>\n\n---\n\n"
        "**Question 2:** Three?\n\n**A)** 3  \n**B)** 4\n\n**Correct Answer: A**\n",
        "1. Two?\n * (a) 1\n * (b) 2\n\n2. Three?\n * (a) 3\n * (b) 4\n\nRisposte:\n1.(b) 2.(a)",
        "Câu 1. Two?\nA. 1\n$B. 2\n\nCâu 2 : Three?\n$A. 3\nB. 4\n",
        "1. Two?\nA. 1\nB. 2\n\n2. Three?\nA. 3\nB. 4\n\nAnswer Key\n1. B\n2. A\n",
        "1. Two?\nA. 1\nB. 2\n\n2. Three?\nA. 3\nB. 4\n\nAnswers: \n1-B, 2-A\n",
        "Question: Two?\nOption a: 1\nOption b: 2\nCorrect Answer: b\n\nQuestion: Three?\nOption a: 3\nOption b: 4\n"
        "Correct Answer: a\n",
        "1. Two? A) 1 B) 2\nAnswer: B\n\n2. Three? A) 3 B) 4\nAnswer: A\n",
        "1. Two?\nA) 1\nB) 2\nAntwort: B\n\n2. Three?\nA) 3\nB) 4\nRichtige Antwort: A\n",
        "1. Two?\nA) 1\nB) 2\nRéponse : B\n\n2. Three?\nA) 3\nB) 4\nBonne réponse : A\n",
        "1. Two?\n\u0410) 1\n\u0411) 2\nОтвет: \u0411\n\n2. Three?\n\u0410) 3\n\u0411) 4\nОтвет: \u0410\n",
        "1. Two?\nA. 1\nB. 2\n答案\uff1aB\n\n2. Three?\nA. 3\nB. 4\n答案\uff1aA\n",
    ],
)
def test_right_choice_is_marked_or_named_in_many_ways(text: str) -> None:
    reading = written(text)
    assert reading.dialect == "quiz-text"
    assert [(question.text, answers(question)) for question in reading.questions] == [
        ("Two?", ["2"]),
        ("Three?", ["3"]),
    ]
    assert not reading.problems


def test_several_marked_choices_are_right_and_keep_inner_numbers() -> None:
    reading = written(
        "1. Given:\n1. sun\n2. moon\nWhich shine?\n[*] both\n[*] the two\n[ ] none\n\n2. Two?\n[*] 2\n[ ] 3\n"
    )
    first, second = reading.questions
    assert (answers(first), first.kind) == (["both", "the two"], Kind.MULTI)
    assert (second.text, answers(second)) == ("Two?", ["2"])


@pytest.mark.parametrize(
    "text",
    [
        "1. Two?\na) 1\nb) 2\n\n2. Three?\na) 3\nb) 4\n",
        "Question One: Two? A. 1 B. 2\nQuestion Two: Three? A. 3 B. 4\n",
    ],
)
def test_quiz_without_right_answers_is_recognised(text: str) -> None:
    reading = written(text)
    assert not reading.questions
    assert told(reading, "reading-no-keys")


@pytest.mark.parametrize(
    "text",
    [
        "Dear all,\n\na) bring pens\nb) bring paper\n\nYours\n",
        "# Notes\n\n- one\n- two\n\nMore text.\n",
        "* one\n* two\n\n- three\n- four\n",
    ],
)
def test_list_in_an_ordinary_letter_is_no_quiz(text: str) -> None:
    assert written(text).dialect != "quiz-text"


@pytest.mark.parametrize(
    "text",
    [
        "Q: Two?\nA: 2\n\nQ: Three?\nA: 3\n",
        "Question: Two?\nAnswer: 2\nQuestion: Three?\nAnswer: 3\n",
        "**Front**: Two?\n**Back**: 2\n\n**Front**: Three?\n**Back**: 3\n",
        "Frage 1: Two?\nAntwort 1: 2\nFrage 2: Three?\nAntwort 2: 3\n",
        "Q: Two?\nA:\n2\n\nQ: Three?\nA: 3\n",
        "Question Two?\nAnswer 2\n\nQuestion Three?\nAnswer 3\n",
    ],
)
def test_alternating_questions_and_answers_are_read(text: str) -> None:
    reading = written(text)
    assert reading.dialect == "quiz-text"
    assert [(question.text, question.accept) for question in reading.questions] == [
        ("Two?", ("2",)),
        ("Three?", ("3",)),
    ]


def test_unlabelled_question_is_still_read() -> None:
    reading = written("Q: Two?\nA: 2\n\nQ: Three?\nA: 3\n\nQ: Four?\nA: 4\n\nFive?\nA: 5\n")
    assert [(question.text, question.accept) for question in reading.questions][2:] == [
        ("Four?", ("4",)),
        ("Five?", ("5",)),
    ]


def test_question_of_two_lines_is_one_question() -> None:
    assert by_name("falling.txt").questions[1].text == "What is frozen\nand falls?"


def test_blackboard_marks_each_choice_as_right_or_wrong() -> None:
    reading = by_name("winds.txt")
    assert [answers(question) for question in reading.questions] == [
        ["foehn"],
        ["rain", "hail"],
        ["False"],
        ["hail", "ice"],
        ["32 ±0.5"],
    ]


def test_brightspace_takes_full_points_and_reports_picture() -> None:
    reading = by_name("winds.csv")
    assert [answers(question) for question in reading.questions] == [["foehn"], ["False"], ["hail"]]
    assert reading.questions[0].explanation == "It is warm."
    assert told(reading, "reading-lost-picture")
    assert [problem.row for problem in told(reading, "reading-essay")] == [20]


@pytest.mark.parametrize(
    "text",
    [
        "rain,water;snow,ice;wind,air",
        "rain\nwater\n\nsnow\nice\n\nwind\nair\n",
        "rain:water\nsnow:ice\nwind:air\n",
    ],
)
def test_terms_and_meanings_may_have_other_separators(text: str) -> None:
    assert [(question.text, question.accept) for question in written(text).questions] == [
        ("rain", ("water",)),
        ("snow", ("ice",)),
        ("wind", ("air",)),
    ]


def test_gift_may_begin_with_markup() -> None:
    reading = written("<b>Two</b><br>Which? {=2 ~3}\n\n<b>Three</b><br>Which? {=3 ~4}\n")
    assert [answers(question) for question in reading.questions] == [["2"], ["3"]]


def test_xml_of_another_program_is_refused_with_an_explanation() -> None:
    reading = written("<notes><note>Two birds</note></notes>")
    assert (reading.dialect, reading.questions) == ("", ())
    assert told(reading, "reading-no-question-in-data")


def test_qti_condition_without_points_is_right_if_only_one() -> None:
    choices = "".join(
        f"<response_label ident='{name}'><material><mattext>{name}</mattext></material></response_label>"
        for name in ("ohm", "volt")
    )
    asked = "<material><mattext>Resistance?</mattext></material>"
    shown_choices = f"<response_lid ident='r'><render_choice>{choices}</render_choice></response_lid>"
    item = f"<presentation>{asked}{shown_choices}</presentation>"
    wanted = "<conditionvar><varequal respident='r'>ohm</varequal></conditionvar>"
    shown = "<conditionvar><varequal respident='r'>volt</varequal></conditionvar><displayfeedback linkrefid='volt_fb'/>"
    given = (
        f"<resprocessing><respcondition>{shown}</respcondition><respcondition>{wanted}</respcondition></resprocessing>"
    )
    reading = written(f"<questestinterop><objectbank><item>{item}{given}</item></objectbank></questestinterop>")
    assert [answers(question) for question in reading.questions] == [["ohm"]]


def test_choice_may_continue_on_the_next_line() -> None:
    lettered = (
        "1. Two?\nA. one and\nNothing else\nB. 2\nAnswer: B\n\n2. Three?\nA. 3\nB. four, which\nis more\nAnswer: A\n"
    )
    signed = "? Two?\n+ 2\n- one\n(and nothing else)\n- 3\n\n? Three?\n+ 3\n- 4\n"
    assert [
        (question.text, [choice.text for choice in question.choices]) for question in written(lettered).questions
    ] == [
        ("Two?", ["one and Nothing else", "2"]),
        ("Three?", ["3", "four, which is more"]),
    ]
    assert [[choice.text for choice in question.choices] for question in written(signed).questions] == [
        ["2", "one (and nothing else)", "3"],
        ["3", "4"],
    ]


# --- what a teacher pastes

WATER = "Where does rain come from?\n{}a) clouds\nb) trees\n{}\nWhat is ice?\n{}a) solid\nb) liquid\n{}"
NAMED, STARRED = WATER.format("", "Answer: a\n", "", "Answer: a\n"), WATER.format("*", "", "*", "")


@pytest.mark.parametrize("quiz", [NAMED, STARRED], ids=["Aiken", "starred"])
@pytest.mark.parametrize("above", ["The water cycle\n", "The water cycle\n\n", "# The water cycle\n"])
def test_title_above_first_question_is_its_topic(above: str, quiz: str) -> None:
    reading = written(above + quiz)
    assert [question.text for question in reading.questions] == ["Where does rain come from?", "What is ice?"]
    assert {question.topic for question in reading.questions} == {"The water cycle"}
    assert not reading.problems


@pytest.mark.parametrize("quiz", [NAMED, STARRED], ids=["Aiken", "starred"])
def test_title_between_questions_is_the_topic_of_those_below(quiz: str) -> None:
    reading = written(quiz.replace("\nWhat", "\nSolids\n\nWhat"))
    assert [(question.text, question.topic) for question in reading.questions] == [
        ("Where does rain come from?", ""),
        ("What is ice?", "Solids"),
    ]


@pytest.mark.parametrize("above", ["Read the story first.", "In the story", "in short", "Name: ____", "Is it wet?"])
def test_non_title_line_above_belongs_to_question(above: str) -> None:
    first, second = written(f"{above}\n" + NAMED.replace("Where does", "where does")).questions
    assert (first.text, first.topic) == (f"{above}\nwhere does rain come from?", "")
    assert second.text == "What is ice?"


def test_text_may_mix_starred_and_lettered_questions() -> None:
    lettered = "1. Two?\na) 1\nb) 2\nANSWER: B\n\n"
    reading = written(lettered + "2. Three?\na) 4\n*b) 3\nc) 9\n\n3. Four?\na) 5\n* b) 4\n")
    assert [(question.text, answers(question)) for question in reading.questions] == [
        ("Two?", ["2"]),
        ("Three?", ["3"]),
        ("Four?", ["4"]),
    ]
    assert [len(question.choices) for question in reading.questions] == [2, 3, 2]
    assert not reading.problems
    unsaid = written(lettered + "2. Three?\n*a) 4\n*b) 3\n")  # bullets
    assert [problem.row for problem in told(unsaid, "reading-not-answered")] == [6]


@pytest.mark.parametrize("right", ["*b) 2", "* b) 2", "**b) 2**", "*b) 2*", "*(b) 2"])
def test_star_or_bold_marks_right_choice(right: str) -> None:
    reading = written(f"Two?\na) 1\n{right}\nc) 3\n\nThree?\na) 3\n{right.replace('2', '4')}\nc) 5\n")
    found = [([choice.text for choice in question.choices], answers(question)) for question in reading.questions]
    assert found == [(["1", "2", "3"], ["2"]), (["3", "4", "5"], ["4"])]


def test_bold_on_all_choices_marks_none() -> None:
    reading = written("Two?\n**a) 1**\n**b) 2**\nAnswer: b\n\nThree?\n**a) 3**\n**b) 4**\nAnswer: a\n")
    assert [answers(question) for question in reading.questions] == [["2"], ["3"]]


def test_unused_lines_of_a_written_quiz_are_reported() -> None:
    reading = written(
        "Here is your quiz, enjoy!\n\n1. Two?\na) 1\n*b) 2\n\nParis - France\nRome - Italy\n\n"
        "2. Three?\n*a) 3\nb) 4\n\nWhere?\n*Paris\nRome\nOslo\n\nGood luck!\n"
    )
    assert [(question.text, answers(question)) for question in reading.questions] == [
        ("Two?", ["2"]),
        ("Three?", ["3"]),
        ("Where?", ["Paris"]),
    ]
    left = [(problem.row, problem.value) for problem in told(reading, "reading-in-no-question")]
    assert left == [(1, "Here is your quiz, enjoy!"), (7, "Paris - France Rome - Italy"), (19, "Good luck!")]

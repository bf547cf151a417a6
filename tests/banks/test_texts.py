"""Quizzes copied from documents, chats and notes, with code in questions and choices."""

from collections import Counter

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from tests.banks.made_files import Outcome, outcome
from tests.banks.made_texts import made
from tests.banks.sheets import answers, right, told

QUICK = 120  # texts
ALL = 2_000


def text(*lines: str) -> Reading:
    """Read a text with these lines."""
    return read("\n".join(lines).encode(), "a.markdown")


TWO = [("Capital of France?", ["Paris"], ["Lyon", "Nice"]), ("Two and two?", ["4"], ["5", "6"])]


def outcomes(seeds: range) -> Counter[str]:
    """Return how many texts with these seeds had each outcome."""
    found = {seed: outcome(made(seed)) for seed in seeds}
    assert [seed for seed, end in found.items() if end is Outcome.SILENT] == []
    return Counter(found.values())


def test_texts_of_many_kinds_are_read_correctly_or_asked_about() -> None:
    found = outcomes(range(QUICK))
    assert found[Outcome.RIGHT] >= 0.95 * QUICK


@pytest.mark.thorough
def test_two_thousand_texts_are_read_correctly_or_asked_about() -> None:
    assert outcomes(range(ALL))[Outcome.RIGHT] >= 0.97 * ALL


def test_code_in_questions_and_choices_is_kept_whole() -> None:
    reading = text(
        *("### Q1. What does this print?", "", "```python", "def f(x):", "    return x * *2", "```", ""),
        *("- [ ] ```js", "  let a = 1", "  a += 1", "  ```", "- [x] `a_b_c *x*`", ""),
        *("### Q2. Which string has two lines?", "", "- [x] `'''one", "two'''`", "- [ ] `'one two'`"),
    )
    assert answers(reading) == [
        ("What does this print?\ndef f(x):\n    return x * *2", ["a_b_c *x*"], ["let a = 1\na += 1"]),
        ("Which string has two lines?", ["'''one\ntwo'''"], ["'one two'"]),
    ]


def test_quiz_in_a_code_block_of_a_chat_is_read() -> None:
    reading = text("```markdown", "1. Capital of France?", "A) Paris", "B) Lyon", "C) Nice", "Answer: A", "```")
    assert answers(reading) == TWO[:1]


@pytest.mark.parametrize(
    "question", ["They _____ here.", "What does __init__ do?", "Is 2 * 3 * 4 even?", "Is √16 < 5?"]
)
def test_signs_that_belong_to_a_question_are_kept(question: str) -> None:
    assert answers(text(question, "- [x] a_b_c", "- [ ] __str__", "")) == [(question, ["a_b_c"], ["__str__"])]


def test_tags_are_kept_in_a_quiz_about_html() -> None:
    reading = text("Which tag of HTML makes bold print?", "A. <b>", "B. <br>", "C. <i>x</i>", "Answer: A")
    assert answers(reading) == [("Which tag of HTML makes bold print?", ["<b>"], ["<br>", "<i>x</i>"])]


@pytest.mark.parametrize(
    "lines",
    [
        "Capital of France?|Lyon|Paris|Nice|b||Two and two?|4|5|6|a",
        "Capital of France?|2|Lyon|Paris|Nice||Two and two?|1|4|5|6||Last?|3|x|y|z",
        "Capital of France?|Lyon|Nice|Paris|Paris||Two and two?|5|4|6|4",
        "Capitals and sums||Capital of France?|Lyon|Paris|Nice|2||Two and two?|4|5|6|1||Last?|x|y|z|3",
        "Capital of France? A) Paris B) Lyon C) Nice|A|Two and two? A) 5 B) 4 C) 6|B",
        "Question 1:|Capital of France?|Lyon|*Paris|Nice||Question 2:|Two and two?|5|6|*4",
        "Spm 1: Capital of France?|A) Paris|B) Lyon|C) Nice|Fasit: A||Spm 2: Two and two?|A) 5|B) 4|C) 6|Fasit: B",
        "1. Capital of France?|① Paris|② Lyon|③ Nice|정답: ①||2. Two and two?|① 5|② 4|③ 6|정답: ②",
        "Capital of France?|A. Lyon|B. **Paris**|C. Nice||Two and two?|A. 5|B. 6|C. **4**",
        "Capital of France?|- A) Lyon|*- B) Paris|- C) Nice||Two and two?|- A) 5|- B) 6|*- C) 4",
        "Q Capital of France?:|Lyon|>Paris|Nice|Q Two and two?:|5|6|>4|Q X?:|>1|2|Q Y?:|1|>2",
        "5|1|Capital of France?|a) Lyon|b) Paris|c) Nice|2|2|Two and two?|a) 5|b) 6|c) 4|3",
        "1) Capital of France?||Lyon|Paris|Nice||Answer:(b) It is Paris.||2) Two and two?||5|6|4||Answer: (c) 4",
        "Capital of France?|A- Lyon|B- Paris|C- Nice|B|Two and two?|A - 5|B - 6|C - 4|C",
        "Capital of France?|[A] Lyon|[B] Paris|[C] Nice|Resp: B||Two and two?|[A] 5|[B] 6|[C] 4|Resp: C",
        "Capital of France?|A. Lyon|B. Paris <--|C. Nice||Two and two?|A. 5|B. 6|C. 4 <--",
    ],
)
def test_right_answer_is_found_in_any_position(lines: str) -> None:
    found = answers(text(*lines.split("|")))[:2]
    assert [(asked, one, sorted(wrong)) for asked, one, wrong in found] == TWO


HTML = "### Which tag hides?||```html|<div>|  <p>x</p>|</div>|```||* [ ] One box,|      400px tall||* [x] Two boxes"


def test_code_below_heading_and_indented_choices_are_kept() -> None:
    (first, *_) = answers(text(*HTML.split("|"), "", "### Next?", "", "* [x] a", "* [ ] b"))
    assert first == (
        "Which tag hides?\n<div>\n  <p>x</p>\n</div>",
        ["Two boxes"],
        ["One box, 400px tall"],
    )


def test_question_may_be_followed_by_a_remark() -> None:
    reading = text("How heavy is one mole? (C = 12, O = 16)", "44", "Which planet rolls?", "Uranus")
    assert [question.accept for question in reading.questions] == [("44",), ("Uranus",)]


def test_question_directly_below_a_key_is_no_key() -> None:
    blocks = [f"{n}) Capital {n}?|A) Paris {n}|B) Lyon {n}|C) Nice {n}|**Answer**|{'BAC'[n - 1]}" for n in (1, 2, 3)]
    reading = text(*"|".join(blocks).split("|"))
    assert [right(question) for question in reading.questions] == [["Lyon 1"], ["Paris 2"], ["Nice 3"]]


def test_empty_answers_are_ignored() -> None:
    reading = text("1. Sum?", "a. 4<br>", "b. 5<br>", "", "Answer:", "2. More?", "a. 6<br>", "b. 7<br>", "", "Answer:")
    assert not reading.questions


def test_questions_with_equal_line_counts_are_read() -> None:
    block = "Who is number {0}|of all?|a {0}|b {0}|*c {0}|d {0}"
    reading = text(*"|".join(block.format(at) for at in range(6)).split("|"))
    assert answers(reading)[1] == ("Who is number 1\nof all?", ["c 1"], ["a 1", "b 1", "d 1"])
    again = text(*"|".join(f"Which {at}?|a {at}|b {at}|c {at}|b {at}|Unit" for at in range(6)).split("|"))
    assert answers(again)[1] == ("Which 1?", ["b 1"], ["a 1", "c 1"])
    assert {question.topic for question in again.questions} == {"Unit"}


def test_numbered_parts_are_topics_of_numbered_questions() -> None:
    lines = ["Tema 1: Rivers", "", "1. Nile?", "A) x", "B) y*", "", "2. Po?", "A) x*", "B) y", ""]
    reading = text(*lines, "Tema 2: Seas", "", "1. Baltic?", "A) x (*)", "B) y")
    assert [question.text for question in reading.questions] == ["Nile?", "Po?", "Baltic?"]
    assert [right(question) for question in reading.questions] == [["y"], ["x"], ["x"]]


def test_list_of_letters_below_a_heading_marks_the_right_ones() -> None:
    reading = text(
        *("__Practice Question__", "", "Capital of France?", "", "A. Lyon  ", "B. Paris  ", "C. Nice", ""),
        *("__Suggested Answers__", "", "- A", "- B - Correct", "- C", ""),
        *("__Practice Question__", "", "Two and two?", "", "A. 5", "B. 6", "C. 4", ""),
        *("__Suggested Answers__", "", "- A", "- B", "- C - Correct"),
    )
    assert answers(reading) == TWO
    assert not reading.problems


def test_cards_under_headings_have_topics() -> None:
    reading = text(
        *("## Rivers", "", "### Longest river of Africa?", "", "Nile", "", "### What is a delta?", "", "A fan."),
        *("", "It is made of mud.", "", "## Seas", "", "### Largest ocean?", "", "Pacific"),
    )
    assert [(one.text, one.accept, one.topic) for one in reading.questions] == [
        ("Longest river of Africa?", ("Nile",), "Rivers"),
        ("Largest ocean?", ("Pacific",), "Seas"),
    ]
    assert [problem.row for problem in told(reading, "reading-long-answer")] == [7]


def test_keys_that_may_count_from_0_or_1_are_asked_about() -> None:
    reading = text("Sum?", "1", "4", "5", "6", "", "More?", "2", "7", "8", "9")
    assert reading.guesses


def test_document_with_headings_is_no_quiz() -> None:
    reading = text("# Setup", "", "Install it first.", "", "## Use", "", "Then run it.", "", "## Help", "", "Ask us.")
    assert not reading.questions


def test_table_with_marks_is_not_read_as_a_text() -> None:
    rows = ["Въпрос,A,B,C", "Capital of France?,Lyon,Nice,Paris (correct)", "Two and two?,5,6,4 (correct)"]
    assert answers(text(*rows, "And more?,5,6 (correct),4"))[:2] == TWO


def test_bulleted_answers_separate_unmarked_questions() -> None:
    lines = [
        "How many bits?",
        "",
        "- 32",
        "",
        "Name the next one, which is",
        "",
        "- 9, 8",
        "",
        "Is it planar?",
        "",
        "- no",
    ]
    reading = text(*lines, "", "How many edges?", "", "- 6")
    assert answers(reading)[:2] == [("How many bits?", ["32"], []), ("Name the next one, which is", ["9, 8"], [])]
    assert len(reading.questions) == 4


def test_bracketed_words_are_not_marks_beside_bold_choices() -> None:
    first = ["1. Which turns it on?", "- a) set(true)", "- b) on()", "- **c) use(true)**"]
    reading = text(*first, "2. Capital of France?", "- a) Lyon", "- **b) Paris**", "- c) Nice")
    assert answers(reading)[0] == ("Which turns it on?", ["use(true)"], ["set(true)", "on()"])

"""What marks the right choices in other people's quizzes, and what must not be taken for a mark or an answer."""

import pytest

from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from tests.banks.sheets import english, right, told

RIVERS = [
    ("Which river flows through Cairo?", "Nile", "Congo", "Niger"),
    ("Which river flows through Vienna?", "Danube", "Rhine", "Elbe"),
    ("Which river flows through Paris?", "Seine", "Loire", "Marne"),
    ("Which river flows through London?", "Thames", "Severn", "Trent"),
    ("Which river flows through Rome?", "Tiber", "Po", "Arno"),
]


def written(line: str, wrong: str = "{}", question: str = "{}", below: str = "") -> str:
    """Return a text of questions, the right choice first or last in turn, from templates with ``{}`` for a text.

    ``line`` is the template of the right choice, ``wrong`` of the others; ``below`` is added after each question.
    """
    blocks = []
    for number, (asked, one, *others) in enumerate(RIVERS):
        choices = [line.format(one), *map(wrong.format, others)]
        blocks.append("\n".join([question.format(asked), *(choices[::-1] if number % 2 else choices)]) + below)
    return "\n".join(blocks) + "\n"


def lettered(text: str) -> str:
    """Put a letter in front of each choice, and a blank line above each question."""
    lines: list[str] = []
    at = 0
    for line in text.splitlines():
        asks = line.endswith("?")
        lines += ["", line] if asks else [f"{'abcd'[at]}) {line}"]
        at = 0 if asks else at + 1
    return "\n".join(lines)


def opened(text: str, name: str = "a.txt") -> Reading:
    """Read a text."""
    return read(text.encode(), name)


def answers(reading: Reading) -> list[tuple[str, tuple[str, ...]]]:
    """Return the questions with their right answers."""
    return [(question.text, tuple(right(question))) for question in reading.questions]


KNOWN = [(asked, (one,)) for asked, one, *_ in RIVERS]


@pytest.mark.parametrize(
    "text",
    [
        written("+{}"),
        written("{} (POPRAWNA)"),
        lettered(written("{} R")),
        lettered(written("{} CORRECT")),
        written("+ {}", "- {}"),
        "\n".join(";".join([asked, f"1{one}", *(f"0{other}" for other in others)]) for asked, one, *others in RIVERS),
    ],
    ids=["plus", "word in brackets", "letter behind", "capitals behind", "plus and minus", "one and nought"],
)
def test_mark_on_one_choice_per_question_is_the_key(text: str) -> None:
    reading = opened(text)
    assert answers(reading) == KNOWN
    shown = [choice.text for question in reading.questions for choice in question.choices]
    assert sorted(shown) == sorted(text for _, *choices in RIVERS for text in choices)


def test_mark_that_repeats_key_is_removed() -> None:
    blocks = [f"{asked}\n1\n{wrong}\n{one} (RICHTIG!)\n{other}\n" for asked, one, wrong, other in RIVERS]
    blocks.append("Which river flows through Bonn?\n0\nRhine (RICHTIG!)\nMain\nNeckar\n")
    reading = opened("\n".join(blocks))
    assert answers(reading) == [*KNOWN, ("Which river flows through Bonn?", ("Rhine",))]


def test_bracketed_word_at_some_right_choices_is_asked_about() -> None:
    rows = [
        f"{asked},{one}{' (sicher)' * (at < 3)},{two},{three},A" for at, (asked, one, two, three) in enumerate(RIVERS)
    ]
    reading = opened("Question,A,B,C,Correct\n" + "\n".join(rows), "a.csv")
    (asked,) = told(reading, "reading-given-away")
    assert "3 right choices have “(sicher)” with them" in english(asked.message)


def test_words_repeated_after_typed_answers_are_reported() -> None:
    rows = [f"{asked}\t{one}{' *CORRECT*' * (at < 3)}" for at, (asked, one, *_) in enumerate(RIVERS)]
    reading = opened("\n".join(rows))
    (told_once,) = told(reading, "reading-same-tail")
    assert english(told_once.message).startswith("The answers to 3 questions end in “*CORRECT*”")
    plain = opened("\n".join(f"{asked}\t{one}" for asked, one, *_ in RIVERS))
    assert not told(plain, "reading-same-tail")


def test_single_right_choice_is_not_joined_to_the_next_question() -> None:
    text = written("+ {}", "- {}") + "Which ocean?\n+ Atlantic\n" + written("+ {}", "- {}").replace("river", "stream")
    reading = opened(text)
    assert [asked for asked, _ in answers(reading)][5] == "Which stream flows through Cairo?"
    assert told(reading, "reading-few-choices")


def test_key_line_above_all_questions_is_read() -> None:
    keys = ", ".join("3" if at % 2 else "1" for at in range(len(RIVERS)))
    assert answers(opened(f"{keys}\n{lettered(written('{}'))}")) == KNOWN
    fewer = keys.rpartition(",")[0]
    assert told(opened(f"{fewer}\n{lettered(written('{}'))}"), "reading-no-keys")


def test_key_may_be_the_last_line_of_each_question() -> None:
    rows = [[f"{asked[:-1]}:", one, two, three, "1"] for asked, one, two, three in RIVERS]
    text = "\n".join(["5", "3", *("\n".join(row) for row in rows)])
    assert answers(opened(text)) == [(f"{asked[:-1]}:", found) for asked, found in KNOWN]


def test_key_label_may_differ_and_be_followed_by_the_reason() -> None:
    text = ""
    for at, (asked, one, two, three) in enumerate(RIVERS):
        label = "Richtige" if at == 3 else "Richtig"
        text += f"Frage: {asked}\nA: {two}\nB: {one}\nC: {three}\n{label}: B\nMotiv: It is the {one}.\n"
    reading = opened(text)
    assert answers(reading) == KNOWN
    assert [question.explanation for question in reading.questions] == [f"It is the {one}." for _, one, *_ in RIVERS]
    assert not reading.problems


def test_questions_without_answers_do_not_answer_each_other() -> None:
    text = "\n".join(asked for asked, *_ in (*RIVERS, ("Which river flows through Bonn?",)))
    assert not opened(text).questions


SLIDE = "---\n\nclass: centre, middle\n# {number}. {asked}\n\n{answer}"


def test_repeated_slide_line_is_not_an_answer() -> None:
    slides = [SLIDE.format(number=at, asked=row[0], answer="") for at, row in enumerate(RIVERS, 1)]
    assert not opened(
        "class: centre, middle\n\n# River quiz\n\n## Geography\n\n" + "\n".join(slides), "a.markdown"
    ).questions
    slides = [SLIDE.format(number=at, asked=row[0], answer=f"## {row[1]}\n\n") for at, row in enumerate(RIVERS, 1)]
    reading = opened("class: centre, middle\n\n# River quiz\n\n## Geography\n\n" + "\n".join(slides), "a.markdown")
    assert answers(reading) == KNOWN


def test_heading_in_bold_above_choices_is_not_the_right_one() -> None:
    code = "```#include <stdio.h>\nint main() {{\n *p = {at};\n}}```"
    block = f"**Q{{at}}.**\n{code}\n**Options**\n1. {{row[1]}}\n2. {{row[2]}}\n3. {{row[3]}}\n"
    blocks = [block.format(at=at, row=row) for at, row in enumerate(RIVERS, 1)]
    reading = opened("# Pointers\n\n" + "\n\n".join(blocks), "a.markdown")
    assert told(reading, "reading-no-keys")
    keyed = "\n\n".join(f"{one}Answer: 2\n" for one in blocks)
    reading = opened("# Pointers\n\n" + keyed, "a.markdown")
    assert [right(question) for question in reading.questions] == [[two] for _, _, two, _ in RIVERS]
    assert reading.questions[0].text == "#include <stdio.h>\nint main() {\n *p = 1;\n}"


def test_labelled_line_with_the_right_choice_is_the_key() -> None:
    text = "".join(f"{asked}\nOPTION:{two}\nSOLUTION:{one}\nOPTION:{three}\n" for asked, one, two, three in RIVERS)
    reading = opened(text)
    assert answers(reading) == KNOWN
    assert not reading.guesses


def test_key_in_the_last_line_may_have_a_label() -> None:
    text = "---\n\n".join(f"{asked}\n{two}\n{one}\n{three}\nBENAR=B\n" for asked, one, two, three in RIVERS)
    assert answers(opened(text)) == KNOWN


def test_choices_may_be_in_the_line_of_the_question() -> None:
    text = "".join(f"{asked} a.{two} b.{one} c.{three}\nb\n" for asked, one, two, three in RIVERS)
    assert answers(opened(text)) == KNOWN
    text = "".join(f"{asked} * (a) {two} * (b) {one} * (c) {three}\nAnswer: b\n" for asked, one, two, three in RIVERS)
    reading = opened(text)
    assert answers(reading) == KNOWN
    assert reading.questions[0].choices[0].text == "Congo"


def test_choices_in_a_markdown_table_are_read() -> None:
    rows = [
        f"{at}. {asked}\n\n|      |      |       |\n| ---- | ---- | ----- |\n|      | a.   | {two} |\n"
        f"| *    | b.   | {one} |\n|      | c.   | {three} |\n"
        for at, (asked, one, two, three) in enumerate(RIVERS, 1)
    ]
    assert answers(opened("\n".join(rows), "a.markdown")) == KNOWN


def test_answer_may_name_unlettered_choices_by_letter() -> None:
    text = "".join(f"{asked}\n\n{two}\n{one}\n{three}\n\nAnswer:(b) {one}.\n\n" for asked, one, two, three in RIVERS)
    text += "6) Which ocean?\na) Atlantic\nb) Pacific\nAnswer: a\n"
    assert answers(opened(text)) == [*KNOWN, ("Which ocean?", ("Atlantic",))]


def test_key_below_the_choices_counts_more_than_bold_print() -> None:
    block = "**{at}.**\n\n```\n{row[0]}\n```\n\n(1 point)\n\nScore: 0\n\n"
    block += "[ ] **{row[2]}**\n\n[ ] {row[1]}\n\n[ ] **{row[3]}**\n\n"
    text = "".join(block.format(at=at, row=row) + f"**Answer**{row[1]}\n\n" for at, row in enumerate(RIVERS, 1))
    assert answers(opened(text, "a.markdown")) == KNOWN


def test_statements_before_question_are_not_part_of_it() -> None:
    numbered = ""
    for at, (asked, one, two, three) in enumerate(RIVERS):
        numbered += f"{3 * at + 1}. Water is wet. (T)\n{3 * at + 2}. Fire is cold. (F)\n{3 * at + 3}. {asked}\n"
        numbered += f"a) {two}\nb) {one} *\nc) {three}\n\n"
    assert answers(opened(numbered)) == KNOWN


def test_sign_before_all_questions_is_removed() -> None:
    assert answers(opened(written(">{}", question="#{}"))) == KNOWN
    turns = "\n".join(f"- {asked}\n    {one}" for asked, one, *_ in RIVERS)
    assert answers(opened(turns)) == KNOWN


@pytest.mark.parametrize("begin", ["---\n\n## HTTP\n\n", "First the rivers:\n\n"])
def test_list_with_colons_in_markdown_is_no_broken_yaml(begin: str) -> None:
    lines = [
        f"**{at}. {asked}**\n- a) {two}\n- b) `river: {one}`\n- c) {three}\n\n**Answer: b) river: {one}**\n"
        for at, (asked, one, two, three) in enumerate(RIVERS, 1)
    ]
    assert answers(opened(begin + "\n".join(lines), "a.markdown")) == [
        (asked, (f"river: {one}",)) for asked, one, *_ in RIVERS
    ]


def test_bracketed_parts_between_rows_are_no_json() -> None:
    rows = [f"{asked};{two};{one};{three};{one}" for asked, one, two, three in RIVERS]
    reading = opened("[EASY]\n" + "\n".join(rows[:3]) + "\n[HARD]\n" + "\n".join(rows[3:]))
    assert answers(reading) == KNOWN


def test_question_mark_inside_a_numbered_question_is_kept() -> None:
    text = "".join(f"Question {at}: Is it so? Say it, {at}.\na) x{at}\nb) y{at}\nAnswer: b\n\n" for at in range(1, 5))
    assert opened(text).questions[0].text == "Is it so? Say it, 1."


def test_reasons_below_choice_are_not_part_of_it() -> None:
    block = "{at}.  {row[0]}\n... See the map.\n+   Well done.\n-   Look again.\n"
    block += "a)  {row[2]}\n... Not there.\n*b)  {row[1]}\n\n"
    reading = opened("".join(block.format(at=at, row=row) for at, row in enumerate(RIVERS, 1)))
    assert answers(reading) == KNOWN
    assert [choice.text for choice in reading.questions[0].choices] == ["Congo", "Nile"]


def test_key_may_repeat_letter_and_text_of_the_choice() -> None:
    text = "".join(
        f"## Q{at}\n\n**Question:**\n\n{asked}\n\n**Options:**\n\nA {two}\n\nB {one}\n\nC {three}\n\n"
        f"**Answer:**\n\nB {one}\n\n"
        for at, (asked, one, two, three) in enumerate(RIVERS, 1)
    )
    assert answers(opened(text, "a.markdown")) == KNOWN


def test_question_label_is_removed_and_title_is_topic() -> None:
    text = "".join(
        f"### {at}. {one}\n\nTask: {asked}\n\n- A. {two}\n- B. {one}\n- C. {three}\n\nAnswer: B\n\n"
        for at, (asked, one, two, three) in enumerate(RIVERS, 1)
    )
    reading = opened(text, "a.markdown")
    assert answers(reading) == KNOWN
    assert reading.questions[1].topic == "Danube"
    typed = "".join(f"{at}. {asked}\nR= The {one}\n\n" for at, (asked, one, *_) in enumerate(RIVERS, 1))
    assert answers(opened(typed)) == [(asked, (f"The {one}",)) for asked, one, *_ in RIVERS]


def test_answer_letter_is_read_without_a_colon() -> None:
    text = "".join(
        f"#QUESTIONS\n{asked}\n#OPTIONS\na) {two}\nb) {one}\nc) {three}\n#ANSWER b\nMoving on...\n"
        for asked, one, two, three in RIVERS
    )
    assert answers(opened(text)) == KNOWN


def test_bold_code_and_numbers_below_code_are_read() -> None:
    block = "{at}. {row[0]}\n   a) `{row[2]}`\n   **b) `{row[1]}`**\n   c) `{row[3]}`\n\n"
    text = "".join(block.format(at=at, row=row) for at, row in enumerate(RIVERS, 1))
    assert answers(opened(text, "a.markdown")) == KNOWN
    block = "```ecmascript 6\nlet i = {at};\n```\n\n1. `{row[1]}`\n2. `{row[2]}`\n\ncorrect answer: 2.\n\n***\n\n"
    text = "".join(block.format(at=at, row=row) for at, row in enumerate(RIVERS, 1))
    assert [right(question) for question in opened(text, "a.markdown").questions] == [[two] for _, _, two, _ in RIVERS]


def test_bars_of_different_lengths_are_no_word_list() -> None:
    text = "\n".join(f"{asked}#rivers>{one}||{two}|{three}" for asked, one, two, three in RIVERS)
    assert opened(text).guesses
    assert answers(opened("\n".join(f"{asked}||{one}" for asked, one, *_ in RIVERS))) == KNOWN


def test_choice_numbered_0_is_not_right_among_others_from_1() -> None:
    text = "".join(
        f"Q.{at}: {asked}\n\n   option 0 : {two}\n   option 1 : {one}\n   option 2 : {three}\n\n"
        for at, (asked, one, two, three) in enumerate(RIVERS, 1)
    )
    assert not opened(text).questions

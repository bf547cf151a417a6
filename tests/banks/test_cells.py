"""Single cells: keys, times, difficulties, lists, cards, pictures, and clean text."""

import pytest

from quizbs.banks.cells import clean, guard_formula, is_image, join_answers, seconds, split_answers, split_list
from quizbs.banks.playing_cards import as_teachers_write, card
from quizbs.banks.table.answer_key import Form, KeyedRow, form_of, letters_named
from quizbs.quiz.question import Kind
from tests.banks.sheets import english, one, sheet

LETTERED = "Question~A~B~C~D~Correct"


def right(*lines: str) -> list[str]:
    """Return the right choices of each question, joined, of a table with these cells in the key column."""
    reading = sheet(LETTERED, *(f"Number {number}?~{line}" for number, line in enumerate(lines)))
    return ["+".join(choice.text for choice in question.choices if choice.right) for question in reading.questions]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("B", "b2"),
        ("b", "b2"),
        ("B)", "b2"),
        ("(b)", "b2"),
        ("Option B", "b2"),
        ("B) b2", "b2"),
        ("2", "b2"),
        ("2.0", "b2"),
        ("Answer 2", "b2"),
        ("b2", "b2"),
        ("B2", "b2"),
        ("A,C", "a1+c3"),
        ("A;C", "a1+c3"),
        ("A/C", "a1+c3"),
        ("A & C", "a1+c3"),
        ("A and C", "a1+c3"),
        ("a c", "a1+c3"),
        ("AC", "a1+c3"),
        ("1,4", "a1+d4"),
        ("1;4", "a1+d4"),
        ("1 4", "a1+d4"),
        ("a1|c3", "a1+c3"),
        ("a1, c3", "a1+c3"),
    ],
)
def test_keys_are_read_in_every_spelling(key: str, expected: str) -> None:
    assert right(f"a1~b2~c3~d4~{key}") == [expected]


def test_one_key_0_makes_all_keys_count_from_0() -> None:
    assert right("a~b~c~d~0", "a~b~c~d~3", "a~b~c~d~1") == ["a", "d", "b"]
    assert right("a~b~c~d~1", "a~b~c~d~3", "a~b~c~d~4") == ["a", "c", "d"]


def test_key_beside_number_choices_is_a_position_if_all_keys_fit() -> None:
    assert right("9~10~11~12~1", "5~6~7~8~4") == ["9", "8"]
    assert right("0~5~10~15~5", "20~30~40~50~30") == ["5", "30"]


def test_key_that_could_be_a_text_or_a_position_is_asked_about() -> None:
    reading = sheet(LETTERED, "One?~4~3~2~1~1", "Two?~3~1~2~4~2")
    assert [problem.column for problem in reading.problems] == ["F (Correct)"]
    assert "could mean" in english(reading.problems[0].message)


def test_key_above_the_number_of_choices_changes_no_other_key() -> None:
    assert right("a~b~c~d~1", "a~b~c~d~5", "a~b~c~d~2") == ["a", "b"]


def test_key_in_another_form_is_read_and_reported() -> None:
    reading = sheet(LETTERED, "One?~a1~b2~c3~d4~A", "Two?~a1~b2~c3~d4~B", "Three?~a1~b2~c3~d4~3")
    assert [choice.right for choice in reading.questions[2].choices] == [False, False, True, False]
    assert any("“3” as C in row 4" in note for note in map(english, reading.notes))


def test_key_column_is_read_in_the_form_of_most_keys() -> None:
    places = {"A": "x", "B": "y", "C": "z"}
    assert form_of([KeyedRow(key, places) for key in ("A", "B", "E")]) is Form.LETTERS
    assert form_of([KeyedRow(key, places) for key in ("1", "3", "9")]) is Form.FROM_1
    assert form_of([KeyedRow(key, places) for key in ("0", "2", "1")]) is Form.FROM_0
    assert form_of([KeyedRow(key, places) for key in ("x", "Y", "A")]) is Form.TEXT
    assert form_of([]) is Form.LETTERS
    assert letters_named(KeyedRow("D", places), Form.LETTERS) is None


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("30", 30),
        ("30s", 30),
        ("30 sec", 30),
        ("30.0", 30),
        ("20 Sekunden", 20),
        ("0:30", 30),
        ("1:30", 90),
        ("0:01:30", 90),
        ("00:02:00", 120),
        ("1 min", 60),
        ("2min", 120),
        ("1 min 30 s", 90),
        ("5", 5),
        ("300", 300),
        ("5:00", 300),
        ("4", None),
        ("301", None),
        ("0", None),
        ("-5", None),
        ("1:5", None),
        ("", None),
        ("never", None),
        ("1e9", None),
        ("٣٠", 30),
    ],
)
def test_time_cell_becomes_seconds(text: str, time: int | None) -> None:
    assert seconds(text) == time


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("AS", "AS"),
        ("as", "AS"),
        ("10H", "TH"),
        ("TH", "TH"),
        ("QD", "QD"),
        ("KC", "KC"),
        ("2c", "2C"),
        ("A♠", "AS"),
        ("♠A", "AS"),
        ("10♥️", "TH"),
        ("♢ 9", "9D"),
        ("ace of spades", "AS"),
        ("Ace Spades", "AS"),
        ("Queen of Hearts", "QH"),
        ("hearts 10", "TH"),
        ("10 of clubs", "TC"),
        ("seven of diamonds", "7D"),
        ("H10", "TH"),
        ("JOKER", "JOKER"),
        ("Joker 2", "JOKER2"),
        ("joker1", "JOKER"),
        ("1S", "AS"),
        ("", None),
        ("A", None),
        ("S", None),
        ("11H", None),
        ("ASS", None),
        ("ace of", None),
        ("any", None),
    ],
)
def test_card_cell_becomes_card_code(text: str, code: str | None) -> None:
    assert card(text) == code


def test_written_cards_are_read_back_unchanged() -> None:
    codes = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"] + ["JOKER", "JOKER2"]
    assert [card(as_teachers_write(code)) for code in codes] == codes


def test_cell_may_hold_several_cards() -> None:
    assert one("Question~Answer~Card", "One?~1~AS, 10H; ♦Q, AS").cards == ("AS", "TH", "QD")


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["easy", "medium", "hard"], ["easy", "medium", "hard"]),
        (["Leicht", "mittel", "SCHWER"], ["easy", "medium", "hard"]),
        (["facile", "moyen", "difficile"], ["easy", "medium", "hard"]),
        (["fácil", "medio", "difícil"], ["easy", "medium", "hard"]),
        (["易", "中", "难"], ["easy", "medium", "hard"]),
        (["1", "2", "3"], ["easy", "medium", "hard"]),
        (["1", "2", "3", "4", "5"], ["easy", "easy", "medium", "hard", "hard"]),
        (["1.0", "3.0"], ["easy", "hard"]),
        ([""], [""]),
    ],
)
def test_difficulty_words_become_three_levels(texts: list[str], expected: list[str]) -> None:
    reading = sheet("Question~Answer~Difficulty", *(f"Number {at}?~{at}~{text}" for at, text in enumerate(texts)))
    assert reading.problems == ()
    assert [question.difficulty for question in reading.questions] == expected


def test_topic_is_one_text_and_tags_are_a_list() -> None:
    question = one("Question~Answer~Topic~Tags", "One?~1~Seas, lakes~water; maps, water ,  big lakes")
    assert question.topic == "Seas, lakes"
    assert question.tags == ("water", "maps", "big lakes")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://example.org/a.png", True),
        ("https://example.org", True),
        ("cell.PNG", True),
        ("img-駐停車禁止.gif", True),
        ("http://example.org/a.png", False),
        ("https://", False),
        ("https:// example.org", False),
        ("folder/cell.png", False),
        ("..\\cell.png", False),
        ("cell.exe", False),
        ("data:image/png;base64,AAAA", False),
        ("https://example.org/" + "a" * 500, False),
    ],
)
def test_image_cell_is_recognised(text: str, expected: bool) -> None:
    assert is_image(text) is expected


def test_picture_addresses_are_kept_with_a_warning() -> None:
    reading = sheet("Question~Answer~Image", "What is this?~A cell~cell.png")
    assert reading.questions[0].image == "cell.png"
    assert any(note.startswith("Questions with a picture: 1.") for note in map(english, reading.notes))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  Paris\t", "Paris"),
        ("a\r\nb\rc", "a\nb\nc"),
        ("a\x00b\x07c\x0bd\x85e", "a b c d e"),
        ("50\xa0%", "50\xa0%"),
        ("a\u2028b", "a\u2028b"),
        ("'=1+1", "=1+1"),
        ("'-5", "-5"),
        ("'+4", "+4"),
        ("'@home", "@home"),
        ("'tis", "'tis"),
        ("''=1", "'=1"),
        ("-5", "-5"),
        ("=1+1", "=1+1"),
    ],
)
def test_text_is_cleaned(text: str, expected: str) -> None:
    assert clean(text) == expected


@pytest.mark.parametrize("text", ["=1+1", "-5", "+4", "@home", "'=1", "''-5", "'tis", "Paris", ""])
def test_formula_cell_is_guarded_and_restored(text: str) -> None:
    safe = guard_formula(text)
    assert not safe.startswith(("=", "+", "-", "@"))
    assert clean(safe) == text


def test_answers_of_a_cell_can_be_split_and_joined() -> None:
    assert split_answers("Paris | Lutetia\nParis||") == ["Paris", "Lutetia"]
    assert split_answers("$a|b$|c") == ["$a|b$", "c"]
    assert split_answers("costs $5|costs $6") == ["costs $5", "costs $6"]
    assert split_answers(" | \n") == []
    assert join_answers(["a", "b"]) == "a|b"
    assert join_answers(["$", "$a|b$"]) == "$\n$a|b$"
    assert join_answers([]) == ""
    assert join_answers(["a|b"]) is None
    assert join_answers(["a\nb"]) is None
    assert split_list("a, b;c\nd,,a") == ["a", "b", "c", "d"]


def test_typed_answer_may_be_a_range_or_have_a_tolerance() -> None:
    question = one("Question~Answer~Also accept", "Pi?~3.14~3.141..3.142|3.14 ±0.01")
    assert (question.kind, question.accept) == (Kind.TYPED, ("3.14", "3.141..3.142", "3.14 ±0.01"))


def test_longest_of_choices_with_commas_is_matched_first() -> None:
    row = KeyedRow("red, white, blue", {"A": "red", "B": "blue", "C": "red, white", "D": "green"})
    assert letters_named(row, Form.TEXT) == ("B", "C")

"""The printed deck: pinned questions are on their cards, others on the rest; what doesn't fit is reported."""

from msgspec.structs import replace

from quizbs.banks.writing.printed_deck import CARDS, lay
from quizbs.quiz.question import Choice, Kind, Question
from tests.banks.hard_deck import PICTURE, hard_bank


def asked(number: int, *cards: str, text: str = "Which?", image: str = "") -> Question:
    """Return a question with its right choice first."""
    choices = (Choice("right", right=True), Choice("wrong"), Choice("worse"), Choice("worst"))
    return Question(f"q{number}", f"{text} {number}", Kind.CHOICE, choices, cards=cards, image=image)


def no_picture(_: str) -> bool:
    return False


def test_pinned_questions_are_on_their_cards_others_on_the_rest() -> None:
    deck = lay([asked(1), asked(2, "KC", "AS"), asked(3, "JOKER"), asked(4, "AS")], 0, no_picture)
    laid = {face.card: face.question.id for face in deck.cards_with_questions if face.question}
    assert laid == {"AS": "q2", "KC": "q2", "2S": "q1", "3S": "q3"}
    assert [face.card for face in deck.faces] == list(CARDS)
    assert [len(faces) for faces in deck.pages(plain=True)] == [9, 9, 9, 9, 9, 7]
    assert deck.left_over == 1


def test_right_choice_varies_and_deck_is_reproducible() -> None:
    bank = [asked(number) for number in range(52)]
    deck = lay(bank, 0, no_picture)
    assert {face.right[0] for face in deck.cards_with_questions} == {0, 1, 2, 3}
    assert lay(bank, 0, no_picture) == deck
    assert lay(bank, 1, no_picture) != deck


def test_true_is_printed_before_false() -> None:
    choices = (Choice("True"), Choice("False", right=True))
    bank = [Question(f"q{number}", f"So? {number}", Kind.TRUE_FALSE, choices) for number in range(20)]
    assert {face.choices for face in lay(bank, 3, no_picture).cards_with_questions} == {choices}


def test_mix_chooses_other_questions_of_a_large_bank() -> None:
    bank = [asked(number) for number in range(300)]
    first = {face.question for face in lay(bank, 0, no_picture).cards_with_questions}
    assert first == set(bank[:52])
    assert first != {face.question for face in lay(bank, 1, no_picture).cards_with_questions}
    assert lay(bank, 1, no_picture).left_over == 248


def test_long_questions_shrink_then_lose_choices_with_report() -> None:
    short, long = asked(1), asked(2, text="Which of these? " * 15)
    crowded = replace(asked(3, text="Which of these? " * 35))
    crowded = replace(crowded, choices=tuple(replace(choice, text=choice.text * 20) for choice in crowded.choices))
    endless = asked(4, text="Which of these? " * 62)
    deck = lay([short, long, crowded, endless], 0, no_picture)
    sizes = [face.size for face in deck.cards_with_questions]
    assert sizes[0] == 0 < sizes[1]
    assert [face.question for face in deck.without_choices] == [crowded]
    assert deck.too_long == (endless,)
    assert len(deck.cards_with_questions) == 3


def test_stored_picture_is_printed_and_missing_one_reported() -> None:
    bank = [question for question in hard_bank() if question.image]
    here, away = lay(bank, 0, PICTURE.__eq__), lay(bank, 0, no_picture)
    assert here.without_picture == ()
    assert len(away.without_picture) == len(away.cards_with_questions)
    assert sum(face.size for face in here.cards_with_questions) + 5 * len(here.too_long) > sum(
        face.size for face in away.cards_with_questions
    )

"""A question that the teacher types on the spot."""

import pytest

from quizbs.game import Refused
from quizbs.lesson.own_question import own_question
from quizbs.quiz.question import Kind


def test_own_question_with_wrong_answers_has_choices() -> None:
    question = own_question(" Which one  is a plant? ", "moss", ("mouse", " ", "moose"))
    assert (question.text, question.kind) == ("Which one is a plant?", Kind.CHOICE)
    assert [(choice.text, choice.right) for choice in question.choices] == [
        ("moss", True),
        ("mouse", False),
        ("moose", False),
    ]


def test_question_without_wrong_answers_is_typed() -> None:
    question = own_question("Capital of Portugal?", "Lisbon", ("", " "))
    assert (question.kind, question.choices, question.accept) == (Kind.TYPED, (), ("Lisbon",))


def test_repeated_answer_is_left_out_of_the_choices() -> None:
    assert [choice.text for choice in own_question("?", "Moss", ("moss", "Fern", "fern", "FERN")).choices] == [
        "Moss",
        "Fern",
    ]


def test_same_wording_is_same_question() -> None:
    one = own_question("Which?", "a", ("b",))
    assert own_question(" Which? ", "a", ("b", "")) == one
    assert own_question("Which?", "a", ("c",)).id != one.id
    assert own_question("What?", "a", ("b",)).id != one.id


@pytest.mark.parametrize(("text", "right"), [("", "a"), ("Which?", " ")])
def test_own_question_needs_a_text_and_a_right_answer(text: str, right: str) -> None:
    with pytest.raises(Refused, match="not_understood"):
        own_question(text, right)

"""Which words of a question were asked: an edited question is another one when answers are counted."""

import hashlib

import msgspec

from quizbs.quiz.question import Question

_LENGTH = 16  # hex digits, for all the questions that a school has ever written


def wording(question: Question) -> str:
    """Return what identifies what is asked and what is right, whatever else of the question changes."""
    choices = [{"text": choice.text, "right": choice.right} for choice in question.choices]
    asked = (question.text, question.kind, choices, question.accept, question.image)
    return hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:_LENGTH]

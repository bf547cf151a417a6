"""The wording of a question: a digest of text, kind, choices, answers and picture.

An edited question gets a new wording, and its results are counted separately.
"""

import hashlib

import msgspec

from quizbs.quiz.question import Question

_LENGTH = 16  # hex digits, enough for all questions of a school


def wording(question: Question) -> str:
    """Return a digest of a question's text, choices, right answers and picture, 16 hex digits long."""
    choices = [{"text": choice.text, "right": choice.right} for choice in question.choices]
    digested = (question.text, question.kind, choices, question.accept, question.image)
    return hashlib.sha256(msgspec.json.encode(digested)).hexdigest()[:_LENGTH]

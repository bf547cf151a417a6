"""Wordings: an edited question counts as another one in results."""

import hashlib

import msgspec

from quizbs.quiz.question import Question

_LENGTH = 16  # hex digits, enough for all questions of a school


def wording(question: Question) -> str:
    """Return a digest of the question text and the right answers; other fields don't matter."""
    choices = [{"text": choice.text, "right": choice.right} for choice in question.choices]
    asked = (question.text, question.kind, choices, question.accept, question.image)
    return hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:_LENGTH]

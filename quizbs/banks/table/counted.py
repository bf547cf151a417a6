"""Removing the numbers in front of questions."""

import re
from collections.abc import Sequence
from itertools import pairwise

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft


def drop_numbers(drafts: Sequence[Draft]) -> None:
    """Remove the numbers in front of the questions, as in ``12. Which?``, if nearly all have consecutive ones."""
    if not all(_COUNTED.match(draft.text.text) for draft in drafts[:_MIN_QUESTIONS]):
        return
    matches = [_COUNTED.match(draft.text.text) for draft in drafts]
    numbers = [int(mark[1]) for mark in matches if mark]
    steps = sum(after - before == 1 for before, after in pairwise(numbers))
    if (
        len(numbers) < _MIN_QUESTIONS
        or len(numbers) < _MIN_QUESTION_SHARE * len(drafts)
        or steps < _MIN_QUESTION_SHARE * (len(numbers) - 1)
    ):
        return
    for draft, mark in zip(drafts, matches, strict=True):
        if mark:
            draft.text = Cell(draft.text.text[mark.end() :], draft.text.column)


_COUNTED = re.compile(r"(\d{1,5})\s?(?:[.)](?:\s+|(?=[^\x00-\x7f]))|[\uff0e\u3001]\s*(?=\D))(?=\S)")
_MIN_QUESTION_SHARE = 0.95  # share of the questions
_MIN_QUESTIONS = 4

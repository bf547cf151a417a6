"""Typed answers that are lists of the same length: they may be choices, and it is unknown which one is right."""

import re
from collections import Counter
from collections.abc import Sequence

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import Problem, ask

_LEAST = 3  # fewest texts of a list that may be choices
_MAX_TEXTS = 6
_MIN_SPLIT_ANSWERS = 5  # fewest answers of a file that are split at commas
_MIN_LISTED_ANSWERS = 3  # the same if they are lists in the file already
_MIN_SHARE = 0.9  # share of the answers with the same number of texts
_PARTED = re.compile(r"\s*[,;|]\s+|\s*[;|]\s*")


def settle(drafts: Sequence[Draft], *, first_is_right: bool) -> list[Problem]:
    """Return the problem that asks the teacher whether typed answers are choices.

    It is asked if all answers are lists of the same length; otherwise the result is empty. With ``first_is_right``
    nothing is asked: the lists become choices, the first of which is right.
    """
    typed = [draft for draft in drafts if not draft.choices and draft.answers and not draft.problems]
    lists = [_texts(draft) for draft in typed]
    many, count = Counter(map(len, lists)).most_common(1)[0] if lists else (0, 0)
    given = sum(len(draft.answers) > 1 for draft in typed) * 2 > len(typed)
    if (
        not _LEAST <= many <= _MAX_TEXTS
        or count < _MIN_SHARE * len(typed)
        or count < (_MIN_LISTED_ANSWERS if given else _MIN_SPLIT_ANSWERS)
    ):
        return []
    alike = [(draft, texts) for draft, texts in zip(typed, lists, strict=True) if len(texts) == many]
    if first_is_right:
        for draft, texts in alike:
            draft.choices = [DraftChoice(Cell(text), not at) for at, text in enumerate(texts)]
            draft.answers, draft.by_text = [], True
        return []
    draft, texts = alike[0]
    column, value = draft.answer.column, draft.text.text
    return [ask("reading-answer-lists", None, column, value, count=len(alike), many=many, names=texts)]


def _texts(draft: Draft) -> list[str]:
    """Return the typed answers of a draft, or the parts of its only answer, split at commas.

    If some parts are equal or empty, the answer stays unsplit.
    """
    texts = draft.answers if len(draft.answers) > 1 else _PARTED.split(draft.answers[0].strip())
    return list(texts) if len(set(texts)) == len(texts) and all(texts) else [draft.answers[0]]

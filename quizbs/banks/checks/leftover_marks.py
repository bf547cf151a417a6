"""Marks left in the texts of answers: on right choices, and what programs add in brackets."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from string import ascii_uppercase

from quizbs.banks.cells import Cell, begins_formula
from quizbs.banks.draft import Draft
from quizbs.banks.evidence.marks import Mark, mark_of, signs
from quizbs.banks.problem import Problem, ask, problem

_SAMPLE = 1_000  # questions
_MIN_QUESTION_SHARE = 0.95  # share of the questions with the mark at their right choices
_WORDS = 3  # right choices with the same word in brackets, which no wrong choice has
_SIGNS = 5  # right choices with the same other character
_OFTEN = 0.1  # share of the questions; a rarer character belongs to the content
_TAILS = 3  # answers that end in the same words
_TAIL = re.compile(r"\S\s+(\*[^*\s][^*]{0,40}\*|\[[^\[\]]*[^\W\d_]{2}[^\[\]]*\]|\{[^{}]*[^\W\d_]{2}[^{}]*\})$")
_LONGEST = 60  # characters of a tail


def take_off_marks(drafts: Sequence[Draft], *, guarded: bool = False) -> Iterator[Problem]:
    """Remove the mark that right choices have, if the key agrees with it; yield problems about other characters.

    Such characters reveal right choices, or students would have to type them. ``guarded``: cells of the file have a
    ``'`` in front of what would become a formula, so that a mark like ``=`` is text.
    """
    chosen = [draft for draft in drafts if len(draft.choices) > 1 and any(choice.right for choice in draft.choices)]
    sample = chosen[:_SAMPLE]
    mark = mark_of([_texts(draft) for draft in sample])
    own = mark is not None and guarded and mark.before and begins_formula(mark.sign)
    if mark and not own and sum(_agrees(draft, mark) for draft in sample) >= _MIN_QUESTION_SHARE * len(sample):
        for draft in chosen:
            draft.choices = [
                replace(choice, cell=Cell(mark.taken_off(choice.cell.text)[1], choice.cell.column))
                for choice in draft.choices
            ]
    yield from _given_away(sample)
    yield from _tails(drafts)


def _texts(draft: Draft) -> dict[str, str]:
    return dict(zip(ascii_uppercase, (choice.cell.text for choice in draft.choices), strict=False))


def _agrees(draft: Draft, mark: Mark) -> bool:
    return all(mark.taken_off(choice.cell.text)[0] == choice.right for choice in draft.choices)


def _given_away(chosen: Sequence[Draft]) -> Iterator[Problem]:
    """Yield a problem if a character such as ``*`` appears only in right choices, and so gives them away."""
    right: Counter[Mark] = Counter()
    wrong: set[Mark] = set()
    for draft in chosen:
        right.update({mark for choice in draft.choices if choice.right for mark in signs(choice.cell.text)})
        wrong |= {mark for choice in draft.choices if not choice.right for mark in signs(choice.cell.text)}
    revealing = [
        mark
        for mark, count in right.items()
        if mark not in wrong
        and count >= (_WORDS if any(map(str.isalpha, mark.sign)) else _SIGNS)
        and count >= _OFTEN * len(chosen)
    ]
    if revealing:
        mark = max(revealing, key=lambda mark: (right[mark], len(mark.sign)))
        yield ask("reading-given-away", value=mark.sign, count=right[mark])


def _tails(drafts: Sequence[Draft]) -> Iterator[Problem]:
    """Yield a problem if several answers end in the same words in brackets or stars."""
    counted: Counter[str] = Counter()
    for draft in drafts:
        texts = [*draft.answers, *(choice.cell.text for choice in draft.choices)]
        counted.update({match[1] for text in texts if (match := _TAIL.search(text[-_LONGEST:]))})
    tail, count = next(iter(counted.most_common(1)), ("", 0))
    if count >= _TAILS:
        yield problem("reading-same-tail", value=tail, count=count)

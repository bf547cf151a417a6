"""A question and its kinds. No file, no format: those belong to ``quizbs.banks``."""

import math
from enum import StrEnum

import msgspec

LETTERS_A_SECOND = 12  # of a slow reader in a class


class Kind(StrEnum):
    """How a question is answered."""

    CHOICE = "choice"  # one right choice
    MULTI = "multi"  # several right choices, all of them wanted
    TRUE_FALSE = "true/false"  # two choices, never shuffled
    TYPED = "typed"  # no choices


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a question, whether it is right, and for a wrong one what its feedback is: why it is wrong."""

    text: str
    right: bool = False
    feedback: str = ""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as a bank holds it, right answer included: never send one to a client.

    ``id`` is unique within its bank. A typed question has no ``choices``; its right answers are in ``accept``,
    beginning with the one to show. ``time`` is in seconds; ``None`` means that of the game. ``cards`` are the cards
    that it is pinned to, like ``"AS"`` or ``"TH"``; none means any card.
    """

    id: str
    text: str
    kind: Kind
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()
    explanation: str = ""
    topic: str = ""
    difficulty: str = ""
    time: int | None = None
    tags: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    image: str = ""


def reading_time(question: Question) -> int:
    """Return how many seconds a slow reader needs for a question with all its choices."""
    letters = len(question.text) + sum(len(choice.text) for choice in question.choices)
    return math.ceil(letters / LETTERS_A_SECOND)

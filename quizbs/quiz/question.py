"""Questions and their kinds. File formats belong to ``quizbs.banks``."""

import math
from enum import StrEnum

import msgspec
from msgspec.structs import replace

LETTERS_A_SECOND = 12  # for a slow reader in a class


class Kind(StrEnum):
    """How a question is answered."""

    CHOICE = "choice"  # one right choice
    MULTI = "multi"  # several right choices, all of them needed
    TRUE_FALSE = "true/false"  # two choices, never shuffled
    TYPED = "typed"  # no choices


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of a question. ``feedback`` says why a wrong choice is wrong."""

    text: str
    right: bool = False
    feedback: str = ""


class Translation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question's texts in another language, such as ``"de"``. ``choices`` and ``feedback`` are in the bank's order.

    Texts that are missing stay in the bank's language.
    """

    language: str
    text: str
    choices: tuple[str, ...] = ()
    feedback: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    explanation: str = ""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as stored in a bank, with the right answer: never send it to a client.

    ``id`` is unique within its bank. A typed question has no ``choices``; ``accept`` has its right answers, the one to
    show first. ``time``: seconds to answer, ``None`` for the time that the rules give. ``cards`` are the cards that
    the question is pinned to, like ``"AS"`` or ``"TH"``; empty for any card. ``image`` is the name of its picture, ""
    without a picture. ``language`` is the language of its texts, "" for the bank's language.
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
    translations: tuple[Translation, ...] = ()
    language: str = ""


def primary(tag: str) -> str:
    """Return the language of a tag without its country: ``"pt"`` of ``"pt-BR"``."""
    return tag.partition("-")[0].lower()


def fits(translation: Translation, question: Question) -> bool:
    """Return whether a translation has a text for each choice of a question, or right answers if it is typed."""
    return len(translation.choices) == len(question.choices) and bool(translation.accept) == bool(question.accept)


def in_language(question: Question, language: str) -> Question:
    """Return a question with its texts in a language, unchanged without a translation. Its choices keep their order.

    The texts of the bank become its first translation, whose ``language`` is "" if the question has none of its own.
    """
    translation = next((each for each in question.translations if each.language == language), None)
    if translation is None or not fits(translation, question):
        return question
    whys = translation.feedback or ("",) * len(question.choices)
    choices = tuple(
        replace(choice, text=text, feedback=why or choice.feedback)
        for choice, text, why in zip(question.choices, translation.choices, whys, strict=True)
    )
    return replace(
        question,
        text=translation.text,
        choices=choices,
        accept=translation.accept or question.accept,
        explanation=translation.explanation or question.explanation,
        translations=(_own(question), *(each for each in question.translations if each != translation)),
        language=language,
    )


def _own(question: Question) -> Translation:
    """Return the texts of a question in the bank's language that are read before it is answered."""
    texts = tuple([choice.text for choice in question.choices])
    return Translation(question.language, question.text, texts, accept=question.accept)


def reading_time(question: Question) -> int:
    """Return how many seconds a slow reader needs for a question with all its choices."""
    letters = len(question.text) + sum(len(choice.text) for choice in question.choices)
    return math.ceil(letters / LETTERS_A_SECOND)

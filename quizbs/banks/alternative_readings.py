"""The ways to read an ambiguous file, each shown by the same question."""

from collections.abc import Callable, Sequence

import msgspec

from quizbs.banks.reading import Reading, ReadOptions
from quizbs.message import Message
from quizbs.quiz.question import Question

MAX_ALTERNATIVES = 6  # alternatives that are tried


class AlternativeReading(msgspec.Struct, frozen=True):
    """A way to read a file: its label, and a question read in this way, ``None`` if none was found."""

    label: Message
    question: Question | None


def alternative_readings(
    reading: Reading, read: Callable[[ReadOptions], Reading], most: int = MAX_ALTERNATIVES
) -> tuple[AlternativeReading, ...]:
    """Return the ways to read a file, each with the first question that they don't all read alike.

    ``read`` reads the file again with other options. At most ``most`` alternatives are tried.
    """
    others = [(other.label, read(other.read_options)) for other in reading.alternatives[:most]]
    shown = _differing(reading, [other for _, other in others])
    return (
        AlternativeReading(Message("reading-as-read"), _like(reading, shown)),
        *(AlternativeReading(label, _like(other, shown)) for label, other in others),
    )


def _differing(reading: Reading, others: Sequence[Reading]) -> Question | None:
    """Return the first question whose answers differ in another reading, otherwise the first question.

    ``None`` if no questions were read.
    """
    for question in reading.questions:
        same = [_like(other, question) for other in others]
        if any(alike is not None and _answers(alike) != _answers(question) for alike in same):
            return question
    return next(iter(reading.questions), None)


def _like(reading: Reading, question: Question | None) -> Question | None:
    """Return the question of ``reading`` that has the text of ``question``, or else its first.

    ``None`` if the reading has no questions.
    """
    text = question.text if question else ""
    first = next(iter(reading.questions), None)
    return next((candidate for candidate in reading.questions if candidate.text == text), first)


def _answers(question: Question) -> tuple[object, ...]:
    return (*((choice.text, choice.right) for choice in question.choices), *question.accept)

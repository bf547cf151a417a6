"""What the command line asks about a file that can be read in more than one way, and the answers to it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from quizbs.banks import report
from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.words import file_words
from quizbs.quiz.question import Question

ASKED = 3  # the exit code of a command that needs an answer
_MOST = 6  # other ways that are shown

Read = Callable[[ReadOptions], Reading]


class ChosenReading(NamedTuple):
    """A reading after the answers given. ``options`` are those it was read with, ``None`` if nothing was changed.

    ``open``: something is still asked. ``unknown`` is an answer that was not offered.
    """

    reading: Reading
    options: ReadOptions | None = None
    open: bool = False
    unknown: int | None = None


def settle(reading: Reading, answers: Sequence[int], read: Read) -> ChosenReading:
    """Return the reading that the answers choose: 1 is how it was read, 2 the first other way, and so on."""
    options = None
    for answer in answers:
        others = reading.alternatives[:_MOST]
        if not reading.guesses or not 1 <= answer <= len(others) + 1:
            return ChosenReading(reading, options, bool(reading.guesses), answer)
        if answer == 1:
            return ChosenReading(reading, options)
        options = others[answer - 2].read_options
        reading = read(options)
    return ChosenReading(reading, options, bool(reading.guesses) and bool(reading.questions))


def asked(reading: Reading, answers: Sequence[int], read: Read) -> str:
    """Return what is asked about a file, with the first question that differs drawn in each way."""
    lines = [*report.guesses(reading), ""]
    given = "".join(f"--answer {answer} " for answer in answers)
    ways = [(file_words.AS_READ, reading)]
    ways += [(other.words, read(other.read_options)) for other in reading.alternatives[:_MOST]]
    shown = _differing(reading, [other for _, other in ways[1:]])
    for number, (words, other) in enumerate(ways, 1):
        lines.append(file_words.WAY.format(given=given, number=number, words=words))
        if question := _like(other, shown):
            lines += report.drawn(question)
        else:
            lines.append(f"     {file_words.NO_QUESTIONS_SO}")
    return "\n".join(lines)


def _differing(reading: Reading, others: Sequence[Reading]) -> Question | None:
    """Return the first question that another way reads differently, otherwise the first."""
    for question in reading.questions:
        same = [_like(other, question) for other in others]
        if any(found is not None and _answers(found) != _answers(question) for found in same):
            return question
    return next(iter(reading.questions), None)


def _like(reading: Reading, question: Question | None) -> Question | None:
    """Return the question with the same text, otherwise the first."""
    text = question.text if question else ""
    first = next(iter(reading.questions), None)
    return next((found for found in reading.questions if found.text == text), first)


def _answers(question: Question) -> tuple[object, ...]:
    return (*((choice.text, choice.right) for choice in question.choices), *question.accept)

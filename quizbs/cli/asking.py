"""Ambiguous files on the command line: showing the possible readings, and applying the answers."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quizbs.banks import report
from quizbs.banks.reading import Reading, ReadOptions
from quizbs.banks.ways import MOST, ways
from quizbs.banks.words import file_words

ASKED = 3  # the exit code of a command that needs an answer

Read = Callable[[ReadOptions], Reading]


class ChosenReading(NamedTuple):
    """A reading after the answers. ``options`` are those it was read with, ``None`` for the defaults.

    ``open``: another answer is needed. ``unknown`` is an answer that was not offered.
    """

    reading: Reading
    options: ReadOptions | None = None
    open: bool = False
    unknown: int | None = None


def settle(reading: Reading, answers: Sequence[int], read: Read) -> ChosenReading:
    """Return the reading that the answers choose: 1 is the default reading, 2 the first alternative, and so on.

    An answered question is settled, so the reading has no guesses.
    """
    options = None
    for answer in answers:
        others = reading.alternatives[:MOST]
        if not reading.guesses or not 1 <= answer <= len(others) + 1:
            return ChosenReading(reading, options, bool(reading.guesses), answer)
        if answer == 1:
            return ChosenReading(replace(reading, problems=reading.faults), options)
        options = others[answer - 2].read_options
        reading = read(options)
    return ChosenReading(reading, options, bool(reading.guesses) and bool(reading.questions))


def asked(reading: Reading, answers: Sequence[int], read: Read) -> str:
    """Return the question about a file, with the first quiz question that differs drawn in each reading."""
    lines = [*report.guesses(reading), ""]
    given = "".join(f"--answer {answer} " for answer in answers)
    for number, way in enumerate(ways(reading, read), 1):
        lines.append(file_words.WAY.format(given=given, number=number, words=way.words))
        lines += report.drawn(way.question) if way.question else [f"     {file_words.NO_QUESTIONS_SO}"]
    return "\n".join(lines)

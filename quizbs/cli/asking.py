"""What the command line asks about a file that can be read in more than one way, and the answers to it."""

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
    """A reading after the answers given. ``options`` are those it was read with, ``None`` if nothing was changed.

    ``open``: something is still asked. ``unknown`` is an answer that was not offered.
    """

    reading: Reading
    options: ReadOptions | None = None
    open: bool = False
    unknown: int | None = None


def settle(reading: Reading, answers: Sequence[int], read: Read) -> ChosenReading:
    """Return the reading that the answers choose: 1 is how it was read, 2 the first other way, and so on.

    With a 1 nothing is asked any more, so it has no guesses.
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
    """Return what is asked about a file, with the first question that differs drawn in each way."""
    lines = [*report.guesses(reading), ""]
    given = "".join(f"--answer {answer} " for answer in answers)
    for number, way in enumerate(ways(reading, read), 1):
        lines.append(file_words.WAY.format(given=given, number=number, words=way.words))
        lines += report.drawn(way.question) if way.question else [f"     {file_words.NO_QUESTIONS_SO}"]
    return "\n".join(lines)

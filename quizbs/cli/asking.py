"""Files that can be read in several ways, on the command line: showing these ways, and applying ``--answer``."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quizbs.banks.alternative_readings import MAX_ALTERNATIVES, alternative_readings
from quizbs.banks.reading import Reading, ReadOptions
from quizbs.cli import bank_report
from quizbs.cli.spoken import said, say

ASKED = 3  # the exit code of a command that needs an answer

Read = Callable[[ReadOptions], Reading]


class ChosenReading(NamedTuple):
    """A reading, and the ``options`` with which the file was read (``None``: the defaults).

    ``open``: a question about the file is still unanswered. ``unknown`` is an answer that wasn't offered, ``None`` if
    all were.
    """

    reading: Reading
    options: ReadOptions | None = None
    open: bool = False
    unknown: int | None = None


def settle(reading: Reading, answers: Sequence[int], read: Read) -> ChosenReading:
    """Return the reading that ``answers`` choose: 1 is the default, 2 the first alternative, and so on.

    ``read(options)`` reads the file again. The question that an answer settles is removed from the reading.
    """
    options = None
    for answer in answers:
        others = reading.alternatives[:MAX_ALTERNATIVES]
        if not reading.guesses or not 1 <= answer <= len(others) + 1:
            return ChosenReading(reading, options, bool(reading.guesses), answer)
        if answer == 1:
            return ChosenReading(replace(reading, problems=reading.faults), options)
        options = others[answer - 2].read_options
        reading = read(options)
    return ChosenReading(reading, options, bool(reading.guesses) and bool(reading.questions))


def ways_to_read(reading: Reading, answers: Sequence[int], read: Read) -> str:
    """Return the text that asks how to read a file: for each way, its answer and the first question that differs.

    ``answers`` are those given so far; ``read(options)`` reads the file again.
    """
    lines = [*bank_report.guesses(reading), ""]
    given = "".join(f"--answer {answer} " for answer in answers)
    for number, way in enumerate(alternative_readings(reading, read), 1):
        lines.append(f"  {given}--answer {number}: {said(way.label)}")
        lines += bank_report.drawn(way.question) if way.question else [f"     {say('cli-no-questions')}"]
    return "\n".join(lines)

"""Our own table as one of the files to take along; ``export`` makes it."""

from collections.abc import Sequence

from quizbs.banks import words_writing as words
from quizbs.banks.cells import joined
from quizbs.banks.export import export
from quizbs.banks.writing.common import Writer, Written, sort
from quizbs.quiz.question import Question


def write(bank: Sequence[Question]) -> Written:
    """Return the bank as our own table: all that a table can hold, and nothing of it lost."""
    found = sort(bank, lambda one: words.NO_TABLE if joined(one.accept[1:]) is None else "")
    return Written(export(one for _, one in found.fit), len(found.fit), found.unfit)


TABLE = Writer("csv", ".csv", "text/csv", write)

"""The dialects that can be read, in the order in which they are tried. A new one is added here and nowhere else."""

from quizbs.banks import limits
from quizbs.banks.dialects.canonical import CANONICAL
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.unread import explain
from quizbs.banks.words import TOO_LARGE

DIALECTS: tuple[Dialect, ...] = (CANONICAL,)  # the most particular first: the last one takes any table with a header


def read(content: bytes, name: str) -> Reading:
    """Return the questions of a file and its problems. Never raises: a file that cannot be read says why.

    ``name`` is the name of the file; it gives the title and is not trusted for anything else.
    """
    upload = Upload(content, name)
    if len(content) > limits.FILE_MB * 1_000_000:
        size = round(len(content) / 1_000_000)
        return Reading(upload.title, "", problems=(problem(TOO_LARGE, size=size, most=limits.FILE_MB),))
    for dialect in DIALECTS:
        if dialect.recognises(upload):
            return dialect.read(upload)
    return Reading(upload.title, "", problems=(explain(upload),))

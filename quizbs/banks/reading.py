"""What goes into a dialect and what comes out of it, so that a new one needs to know nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from quizbs.banks.decoding import decode
from quizbs.banks.problem import Problem, shorten
from quizbs.banks.table import Row, Table, parse, samples
from quizbs.quiz.question import Question


class Reading(msgspec.Struct, frozen=True):
    """What a file says: its good questions, its problems by row, and notes for the teacher, which are no faults.

    ``dialect`` is empty where nobody could read the file; then one of the problems says why.
    """

    title: str
    dialect: str
    questions: tuple[Question, ...] = ()
    problems: tuple[Problem, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Upload:
    """A file as it came. What several dialects want to know is found out once, and only when asked for."""

    content: bytes
    name: str

    @cached_property
    def title(self) -> str:
        """The name of the file as a title: without folder and ending, blanks for ``_`` and ``-``."""
        stem = self.name.replace("\\", "/").rsplit("/", 1)[-1].rsplit(".", 1)[0]
        title = shorten("".join(one if one.isprintable() and one not in "_-" else " " for one in stem))
        return title[:1].upper() + title[1:]

    @cached_property
    def text(self) -> str | None:
        """The file as text, or ``None`` if it is none."""
        return decode(self.content)

    @cached_property
    def samples(self) -> dict[str, list[Row]]:
        """The first rows of the text by delimiter, the likeliest delimiter first."""
        return samples(self.text) if self.text else {}

    def table(self, delimiter: str) -> Table:
        """Return the rows of the text."""
        return parse(self.text or "", delimiter)


@dataclass(frozen=True)
class Dialect:
    """A kind of file: does it look like this one, and what does it say? Neither raises, whatever the bytes are."""

    recognises: Callable[[Upload], bool]
    read: Callable[[Upload], Reading]

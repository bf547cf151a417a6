"""What all writers share: their result, the questions that don't fit, and notes about what was lost."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from quizbs.banks.cells import guard_formula
from quizbs.banks.problem import list_fact, shorten
from quizbs.message import Message
from quizbs.quiz.question import Kind, Question

_NAMED: Final = 12  # question numbers listed in a note
_LONGEST: Final = 60  # characters of the name of a file


class SkippedQuestion(NamedTuple):
    """A question that isn't in the file: its number in the bank from 1, its shortened text, and the reason."""

    number: int
    question: str
    why: Message


class WrittenFile(NamedTuple):
    """A written file: how many questions it contains, those it can't contain, and notes about details it lacks.

    ``ending`` and ``mime`` are set if they differ from the usual ones of this kind of file.
    """

    content: bytes
    held: int
    unfit: tuple[SkippedQuestion, ...] = ()
    notes: tuple[Message, ...] = ()
    ending: str = ""
    mime: str = ""


def _no_sizes(_: Iterable[str]) -> Mapping[str, int]:
    return {}


def _no_content(_: str) -> bytes:
    return b""


class ExportContext(NamedTuple):
    """What a writer needs besides the questions. ``delimiter``: what separates the cells of a table.

    ``sizes`` returns the number of bytes of each stored picture, by digest; ``content`` returns the bytes of a picture,
    which are empty in a preview.
    """

    chance: Random
    sizes: Callable[[Iterable[str]], Mapping[str, int]] = _no_sizes
    content: Callable[[str], bytes] = _no_content
    delimiter: str = ","


class Writer(NamedTuple):
    """A kind of file that banks can be written to. ``ending``: its file extension; ``write`` never raises."""

    kind: str
    ending: str
    mime: str
    write: Callable[[Sequence[Question], ExportContext], WrittenFile]

    def file_name(self, title: str, written: WrittenFile) -> str:
        """Return the name of the file for a bank with this title."""
        return f"{plain_name(title)}-{self.kind}{written.ending or self.ending}"


def plain_name(title: str) -> str:
    """Return a title as a file name: letters and digits, with ``-`` for everything else."""
    name = "".join(letter if letter.isalnum() else "-" for letter in unicodedata.normalize("NFC", title))
    return re.sub("-{2,}", "-", name).strip("-")[:_LONGEST] or "bank"


def shuffled(bank: Sequence[Question], chance: Random) -> list[Question]:
    """Return the questions with shuffled choices, for programs that show choices in the order of the file.

    True and false stay in order, and so do choices that refer to others ("both of these").
    """
    return [_mixed(question, chance) if question.kind in (Kind.CHOICE, Kind.MULTI) else question for question in bank]


def _mixed(question: Question, chance: Random) -> Question:
    if any(map(_OF_OTHERS.search, (choice.text for choice in question.choices))):
        return question
    return replace(question, choices=tuple(chance.sample(question.choices, len(question.choices))))


_OF_OTHERS = re.compile(
    r"\b(?:all|none|both|neither|any) of (?:the|these|them|those)\b|^[A-H] (?:and|or|&) [A-H]$", re.IGNORECASE
)


class SortedQuestions(NamedTuple):
    """The questions that a file can contain, with their numbers in the bank from 1, and the others."""

    fit: list[tuple[int, Question]]
    unfit: tuple[SkippedQuestion, ...]


def sort(bank: Sequence[Question], why_not: Callable[[Question], Message | None]) -> SortedQuestions:
    """Split a bank into questions that fit and others; ``why_not`` returns the reason, ``None`` if a question fits."""
    fit, unfit = [], []
    for number, question in enumerate(bank, 1):
        if why := why_not(question):
            unfit.append(SkippedQuestion(number, shorten(question.text, 60), why))
        else:
            fit.append((number, question))
    return SortedQuestions(fit, tuple(unfit))


def too_many_choices(question: Question, most: int) -> Message | None:
    """Return the reason why a question doesn't fit, if it has more than ``most`` choices, otherwise ``None``."""
    count = len(question.choices)
    return Message("banks-unfit-many-choices", {"count": count, "most": most}) if count > most else None


def note_about(note: str, questions: Iterable[int], **facts: int) -> list[Message]:
    """Return a note about the questions with these numbers; empty without numbers."""
    numbers = list(map(str, questions))
    return [Message(note, {"count": len(numbers), "numbers": list_fact(numbers, _NAMED), **facts})] if numbers else []


def notes_on(fit: Sequence[tuple[int, Question]], lost: Sequence[str], *, typesets: bool = False) -> list[Message]:
    """Return notes about what the questions of a file have lost: details, pictures, formulas.

    ``lost``: fields that the file can't hold; ``typesets``: the program shows formulas.
    """
    details = [
        Message("banks-detail", {"detail": name})
        for name in lost
        if any(_detail(question, name) for _, question in fit)
    ]
    pictures = [number for number, question in fit if question.image] if "image" in lost else []
    maths = [number for number, question in fit if not typesets and any(map(_MATHS.search, texts_of(question)))]
    return [
        *([Message("banks-file-details", {"names": details})] if details else []),
        *note_about("banks-file-need-pictures", pictures),
        *note_about("banks-file-maths", maths),
    ]


def _detail(question: Question, name: str) -> object:
    """Return the value of a field of a question; for "feedback", whether any choice has feedback."""
    return any(choice.feedback for choice in question.choices) if name == "feedback" else getattr(question, name)


_MATHS = re.compile(r"\$(?=\S)[^$\n]+(?<=\S)\$(?!\d)")


def texts_of(question: Question) -> list[str]:
    """Return the texts of a question that students see."""
    return [question.text, *(choice.text for choice in question.choices)]


def rights(question: Question) -> list[int]:
    """Return the numbers of the right choices, counted from 1."""
    return [place for place, choice in enumerate(question.choices, 1) if choice.right]


def is_typed(question: Question) -> bool:
    """Return whether students type the answer."""
    return question.kind is Kind.TYPED


# A bare number, or a formula without a function, a link or another sheet, is harmless in a spreadsheet. Students read
# this text, so a leading apostrophe would do more harm than good.
_HARMLESS = re.compile(r"[+\-][^=@+\-(|!'\"]*")


def tame(text: str) -> str:
    """Return a text for a table that students read, with a ``'`` in front only if it would be a dangerous formula."""
    return text if _HARMLESS.fullmatch(text) else guard_formula(text)


def apostrophe_note(fit: Sequence[tuple[int, Question]]) -> list[Message]:
    """Return the note about questions to whose texts a ``'`` was added; empty if there are no such questions."""
    return note_about(
        "banks-file-guarded",
        (
            number
            for number, question in fit
            if any(tame(text) != text for text in (*texts_of(question), *question.accept))
        ),
    )

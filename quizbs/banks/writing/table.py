"""Writing the quizbs table; ``dialects.canonical`` reads the same questions from it.

With pictures the file is a zip with the table and its pictures.
"""

import csv
import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.banks.cells import guard_formula, join_answers
from quizbs.banks.playing_cards import as_teachers_write
from quizbs.banks.table.answer_key import names_places
from quizbs.banks.truth import PAIRS, Truth, is_clear, is_word
from quizbs.banks.writing.common import ExportContext, Writer, WrittenFile, note_about, sort
from quizbs.message import Message
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Choice, Kind, Question, in_language

_ENTRY = 300  # bytes a zip needs per file besides the content
_WHEN = (2000, 1, 1, 0, 0, 0)  # a constant, so that the same bank makes the same zip


def write(bank: Sequence[Question], supplies: ExportContext) -> WrittenFile:
    """Return the bank as a quizbs table; if questions have stored pictures, as a zip with them."""
    split = sort(
        bank, lambda question: Message("banks-unfit-table") if join_answers(question.accept[1:]) is None else None
    )
    first_use = {digest: number for number, question in reversed(split.fit) if (digest := digest_of(question.image))}
    sizes = supplies.sizes(first_use)
    lost = [number for number, question in split.fit if (digest := digest_of(question.image)) and digest not in sizes]
    names = {digest: f"question-{number}.webp" for digest, number in first_use.items() if digest in sizes}
    table = export((_named(question, names) for _, question in split.fit), supplies.delimiter)
    notes = note_about("banks-file-lost-pictures", lost)
    if not names:
        return WrittenFile(table, len(split.fit), split.unfit, tuple(notes))
    size = sum(sizes.values()) + len(table) + _ENTRY * len(names)
    large = size > limits.FILE_MB * 1_000_000
    notes.insert(
        0,
        Message("banks-file-large", {"size": -(-size // 1_000_000), "most": limits.FILE_MB})
        if large
        else Message("banks-file-with-pictures", {"count": len(names)}),
    )
    content = _packed(table, names, supplies)
    return WrittenFile(content, len(split.fit), split.unfit, tuple(notes), ".zip", "application/zip")


def _named(question: Question, names: Mapping[str, str]) -> Question:
    return replace(question, image=names.get(digest_of(question.image), question.image))


def _packed(table: bytes, names: Mapping[str, str], supplies: ExportContext) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:  # pictures are compressed already
        packed.writestr(zipfile.ZipInfo("questions.csv", _WHEN), table, zipfile.ZIP_DEFLATED)
        for digest, name in names.items():
            packed.writestr(zipfile.ZipInfo(name, _WHEN), supplies.content(digest))
    return content.getvalue()


TABLE = Writer("csv", ".csv", "text/csv", write)


LETTER_COLUMNS = 6  # as many as most tables have; more where a question needs them
WRONG_COLUMNS = 3  # as many as the template has; more where a question needs them
_WHY = "Why not {}"  # followed by the number or letter of a choice
_TRANSLATED = ("Also accept", "Explanation")  # details in other languages


def export(questions: Iterable[Question], delimiter: str = ",") -> bytes:
    """Return the questions as a CSV file.

    It is UTF-8 with a byte order mark, its lines end in CRLF, and no cell acts as a formula. ``delimiter`` is ``;`` for
    spreadsheet programs in most of Europe. The right answer is in *Answer*, wrong ones in *Wrong*; if a question can't
    be written so, all are written with *A*, *B*, *C* and *Correct* instead. Raises ``ValueError`` for a question that a
    table can't hold; questions that were read from a table aren't such.
    """
    bank = list(questions)
    rows = _answered(bank) if all(_fits_answered(question) for question in bank) else _lettered(bank)
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\r\n")
    for row in rows:
        writer.writerow([guard_formula(cell) for cell in row])
    return text.getvalue().encode("utf-8-sig")


def _answered(bank: Sequence[Question]) -> Iterator[list[str]]:
    wrong = [[choice for choice in _shown(question) if not choice.right] for question in bank]
    marks = [str(number + 1) for number in range(max([WRONG_COLUMNS, *map(len, wrong)]))]
    whys = marks if _have_feedback(bank) else []
    names = ["Question", "Answer", *(f"Wrong {mark}" for mark in marks), *map(_WHY.format, whys), *_TRANSLATED]
    languages = _languages(bank)
    names_in = [f"{name} ({language})" for language in languages for name in names]
    yield ["Question", "Answer", *(f"Wrong {mark}" for mark in marks), *map(_WHY.format, whys), *_DETAILS, *names_in]
    for question, choices in zip(bank, wrong, strict=True):
        right = [choice.text for choice in question.choices if choice.right] or question.accept[:1]
        cells = _of_choices(choices, len(marks), len(whys))
        translated = [
            cell for tag in languages for cell in _answered_in(in_language(question, tag), tag, len(marks), len(whys))
        ]
        yield [question.text, join_answers(right) or "", *cells, *_details(question), *translated]


def _lettered(bank: Sequence[Question]) -> Iterator[list[str]]:
    letters = ascii_uppercase[: max([LETTER_COLUMNS, *(len(question.choices) for question in bank)])]
    whys = letters if _have_feedback(bank) else ""
    names = ["Question", *letters, *map(_WHY.format, whys), "Correct", *_TRANSLATED]
    languages = _languages(bank)
    names_in = [f"{name} ({language})" for language in languages for name in names]
    yield ["Question", *letters, *map(_WHY.format, whys), "Correct", *_DETAILS, *names_in]
    for question in bank:
        right = [letter for letter, choice in zip(letters, question.choices, strict=False) if choice.right]
        key = ",".join(right) or question.accept[0]
        translated = [
            cell for tag in languages for cell in _lettered_in(in_language(question, tag), tag, len(letters), len(whys))
        ]
        cells = _of_choices(question.choices, len(letters), len(whys))
        yield [question.text, *cells, key, *_details(question), *translated]


def _languages(bank: Sequence[Question]) -> list[str]:
    """Return the languages that questions of a bank are translated into."""
    return list(dict.fromkeys(translation.language for question in bank for translation in question.translations))


def _answered_in(question: Question, language: str, width: int, whys: int) -> list[str]:
    """Return the cells of a question in another language with *Answer* and *Wrong* columns.

    They are empty if the question isn't translated. ``width`` columns are for wrong answers, ``whys`` for feedback.
    """
    if question.language != language:
        return [""] * (2 + width + whys + len(_TRANSLATED))
    right = [choice.text for choice in question.choices if choice.right] or question.accept[:1]
    wrong = [choice for choice in _shown(question) if not choice.right]
    cells = _of_choices(wrong, width, whys)
    return [
        question.text,
        join_answers(right) or "",
        *cells,
        join_answers(question.accept[1:]) or "",
        question.explanation,
    ]


def _lettered_in(question: Question, language: str, width: int, whys: int) -> list[str]:
    """Return the cells of a question in another language with columns by letter.

    They are empty if the question isn't translated. ``width`` columns are for choices, ``whys`` for feedback.
    """
    if question.language != language:
        return [""] * (2 + width + whys + len(_TRANSLATED))
    cells = _of_choices(question.choices, width, whys)
    accept = question.accept
    return [question.text, *cells, accept[0] if accept else "", join_answers(accept[1:]) or "", question.explanation]


def _have_feedback(bank: Sequence[Question]) -> bool:
    """Return whether any choice in the bank has feedback, which needs columns of its own."""
    return any(choice.feedback for question in bank for choice in question.choices)


def _of_choices(choices: Sequence[Choice], width: int, whys: int) -> list[str]:
    """Return the cells of ``width`` choices and of ``whys`` columns of feedback; missing choices are empty."""
    missing = [Choice("")] * (width - len(choices))
    shown = [*choices, *missing]
    return [*(choice.text for choice in shown), *(choice.feedback for choice in shown[:whys])]


def _fits_answered(question: Question) -> bool:
    """Return whether *Answer* and *Wrong* columns keep a question unchanged: its right choices are first."""
    if not question.choices:
        return join_answers(question.accept[:1]) is not None
    if question.kind is Kind.TRUE_FALSE:
        return _pair(question) in PAIRS
    right = [choice.text for choice in question.choices if choice.right]
    right_first = all(choice.right for choice in question.choices[: len(right)])
    return right_first and len(right) < len(question.choices) and join_answers(right) is not None


def _shown(question: Question) -> tuple[Choice, ...]:
    """Return the choices to write; empty if a true or false question is clear from its right answer."""
    if question.kind is not Kind.TRUE_FALSE:
        return question.choices
    says_it = all(is_clear(choice.text) if choice.right else not choice.feedback for choice in question.choices)
    return () if says_it else question.choices


def _also_accepted(question: Question) -> str:
    accept = join_answers(question.accept[1:])
    if accept is None:
        raise ValueError(f"accepted answers that no table can hold: {question.accept}")
    return accept


def _must_say_kind(question: Question) -> bool:
    """Return whether the kind has to be written, because its answers would be read as those of another kind."""
    match question.kind:
        case Kind.TYPED:
            return is_word(question.accept[0]) or names_places(question.accept[0])
        case Kind.TRUE_FALSE:
            return _pair(question) not in PAIRS
        case Kind.MULTI:
            return sum(choice.right for choice in question.choices) < 2
        case Kind.CHOICE:
            return len(question.choices) == 2 and Truth(()).pair(*_pair(question)) is not None


def _pair(question: Question) -> tuple[str, str]:
    texts = [choice.text for choice in question.choices]
    return (texts[0], texts[1]) if len(texts) == 2 else ("", "")


# The columns after those of the answers, each with a function that returns a question's cell
_DETAILS: Mapping[str, Callable[[Question], str]] = {
    "Also accept (separate with |)": _also_accepted,
    "Explanation": lambda question: question.explanation,
    "Topic": lambda question: question.topic,
    "Difficulty": lambda question: question.difficulty,
    "Time (seconds)": lambda question: str(question.time or ""),
    "Image": lambda question: question.image,
    "Tags": lambda question: ", ".join(question.tags),
    "Card (AS = ace of spades, 10H, QD…)": lambda question: ", ".join(map(as_teachers_write, question.cards)),
    "Type": lambda question: question.kind if _must_say_kind(question) else "",
    "ID": lambda question: question.id,
}


def _details(question: Question) -> list[str]:
    """Return a question's cells in the columns ``_DETAILS``."""
    return [cell_of(question) for cell_of in _DETAILS.values()]

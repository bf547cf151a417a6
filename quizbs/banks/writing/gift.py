r"""Writing Moodle's GIFT (docs.moodle.org, "GIFT format"): a text with the answers in braces.

Texts are HTML, so that line breaks and formulas (``\(…\)``, which Moodle typesets) are kept; a text that HTML would
change is marked ``[plain]``. Several right choices share the points, and a wrong one loses all of them.
"""

import html
import re
from collections.abc import Iterator, Sequence
from typing import Final

from quizbs.banks.text.markup import plain
from quizbs.banks.truth import ENGLISH
from quizbs.banks.writing.common import ExportContext, Writer, WrittenFile, is_typed, note_about, notes_on, sort
from quizbs.message import Message
from quizbs.quiz.question import Choice, Kind, Question

_MEANING: Final = re.compile(r"[~=#{}:\\]")
_MATHS: Final = re.compile(r"\$(?=[^\s$])([^$\n]{1,900}?)(?<=\S)\$(?!\d)")
_WEIGHT: Final = re.compile(r"\s*%")
_NUMBER: Final = r"-?\d+(?:\.\d+)?"
_TOLERANCE: Final = re.compile(rf"({_NUMBER}) ±(\d+(?:\.\d+)?)")
_RANGE: Final = re.compile(rf"{_NUMBER}\.\.{_NUMBER}")
_UNNAMED: Final = re.compile(r"[\[\]\\\n]")
_CATEGORY: Final = re.compile(r"(?!\$|top$|Default for |/)[^\\\n{}]*[^\\\n{}/]")
_ALL: Final = {1: "100", 3: "33.33333", 6: "16.66667", 7: "14.28571", 8: "12.5"}  # percent, in Moodle's own steps


def write(bank: Sequence[Question], _supplies: ExportContext) -> WrittenFile:
    """Return the bank as a GIFT file for Moodle.

    Questions without a topic are first, since a category applies to all questions below it.
    """
    split = sort(bank, _why_not)
    ordered = sorted(split.fit, key=lambda numbered: bool(_category(numbered[1])))
    lines, category = [], ""
    for _, question in ordered:
        if _category(question) != category:
            category = _category(question)
            lines += [f"$CATEGORY: {category.replace('/', '//')}", ""]
        lines += [*_question(question), ""]
    notes = [
        *([Message("banks-file-order")] if ordered != split.fit else []),
        *note_about(
            "banks-file-topics",
            (number for number, question in split.fit if question.topic and not _category(question)),
        ),
        *note_about(
            "banks-file-labels",
            (number for number, question in split.fit if any(map(_UNNAMED.search, (question.id, *question.tags)))),
        ),
        *notes_on(split.fit, ("difficulty", "time", "cards", "image", "translations"), typesets=True),
    ]
    return WrittenFile("\r\n".join(lines).encode(), len(split.fit), split.unfit, tuple(notes))


def _why_not(question: Question) -> Message | None:
    return Message("banks-unfit-arrow") if any("->" in answer for answer in question.accept) else None


def _category(question: Question) -> str:
    """Return the topic of a question if Moodle accepts it as a category, otherwise ""."""
    return question.topic if _CATEGORY.fullmatch(question.topic) else ""


def _question(question: Question) -> Iterator[str]:
    labels = [("id", question.id), *(("tag", tag) for tag in question.tags)]
    named = [f"[{name}:{value}]" for name, value in labels if value and not _UNNAMED.search(value)]
    if named:
        yield f"// {' '.join(named)}"
    text = _shown(question.text)
    text = text if text.startswith("[plain]") else f"[html]{text}"
    explained = [f"\t####{_part(question.explanation, question)}"] if question.explanation else []
    yield f"{text} {{{_truth(question)}"
    yield from (f"\t{answer}" for answer in _answers(question))
    yield from [*explained, "}"]


def _truth(question: Question) -> str:
    """Return what follows the opening brace: ``TRUE`` or ``FALSE``, ``#`` before numbers, otherwise ""."""
    if _is_english(question):
        wrong = next((choice for choice in question.choices if not choice.right), None)
        feedback = _feedback(wrong, question) if wrong else ""
        return ("TRUE" if question.choices[0].right else "FALSE") + feedback
    return "#" if _numbers(question) else ""


def _is_english(question: Question) -> bool:
    texts = tuple(choice.text for choice in question.choices)
    return question.kind is Kind.TRUE_FALSE and texts == ENGLISH


def _answers(question: Question) -> list[str]:
    if _is_english(question):
        return []
    if is_typed(question):
        return [f"={number}" for number in _numbers(question)] or [f"={_typed(answer)}" for answer in question.accept]
    right = sum(choice.right for choice in question.choices)
    return [
        f"{_sign(choice, right)}{_part(choice.text, question)}{_feedback(choice, question)}"
        for choice in question.choices
    ]


def _feedback(choice: Choice, question: Question) -> str:
    return f"#{_part(choice.feedback, question)}" if choice.feedback else ""


def _sign(choice: Choice, right: int) -> str:
    if right == 1:
        return "=" if choice.right else "~"
    return f"~%{_ALL.get(right) or 100 // right}%" if choice.right else "~%-100%"


def _numbers(question: Question) -> list[str]:
    """Return the accepted answers as numbers with tolerances or ranges; empty if any answer is something else."""
    numbers = []
    for answer in question.accept:
        tolerance = _TOLERANCE.fullmatch(answer)
        if not tolerance and not _RANGE.fullmatch(answer):
            return []
        numbers.append(f"{tolerance[1]}:{tolerance[2]}" if tolerance else answer)
    return numbers


def _typed(answer: str) -> str:
    """Return an accepted answer as GIFT: Moodle compares it literally, and ``*`` needs a backslash to mean itself."""
    raw = answer.replace("*", r"\*")
    same = plain(raw).text == raw and not _WEIGHT.match(raw) and not raw.startswith("[")
    return _escaped(raw if same else f"[plain]{raw}")


def _part(text: str, question: Question) -> str:
    """Return a text inside a question, with its format in front if that differs from the question's."""
    shown = _shown(text)
    inherits = _shown(question.text).startswith("[plain]") and not shown.startswith("[plain]")
    return f"[html]{shown}" if inherits else shown


def _shown(text: str) -> str:
    """Return a text as HTML with the special characters of GIFT escaped; marked plain if HTML would change it."""
    safe = html.escape(text, quote=False).replace("\n", "<br>")
    if plain(_MATHS.sub(r"\\(\1\\)", safe)).text != text or text.startswith("["):
        return _escaped(f"[plain]{text}")
    if _WEIGHT.match(safe):
        safe = safe.replace("%", "&#37;", 1)
    parts, at = [], 0
    for formula in _MATHS.finditer(safe):
        parts += [_escaped(safe[at : formula.start()]), rf"\({_escaped(formula[1])}\)"]
        at = formula.end()
    return "".join([*parts, _escaped(safe[at:])])


def _escaped(text: str) -> str:
    return _MEANING.sub(r"\\\g<0>", text).replace("\n", r"\n")


GIFT = Writer("gift", ".gift.txt", "text/plain", write)

r"""Writing Moodle XML (docs.moodle.org, "Moodle XML format"): topics become categories, pictures are included.

Texts are HTML, so that line breaks and formulas (``\(…\)``, which Moodle typesets) are kept; a text that HTML would
change is marked as plain. Several right choices share the points, and a wrong one loses all of them.
"""

import html
import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from quizbs.banks.text.markup import plain
from quizbs.banks.truth import ENGLISH
from quizbs.banks.writing.common import ExportContext, Writer, WrittenFile, is_typed, note_about, notes_on, sort
from quizbs.message import Message
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Choice, Kind, Question

_MATHS: Final = re.compile(r"\$(?=[^\s$])([^$\n]{1,900}?)(?<=\S)\$(?!\d)")
_CATEGORY: Final = re.compile(r"(?!\$|top$|Default for |/)(?!.*//)[^\n<]*[^\n</]")
_NUMBER: Final = r"-?\d{1,15}(?:\.\d{1,15})?"
_TOLERANCE: Final = re.compile(rf"({_NUMBER})(?: ±({_NUMBER[2:]}))?")
_RANGE: Final = re.compile(rf"({_NUMBER})\.\.({_NUMBER})")
_NEVER: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")  # invalid in XML
_ALL: Final = {1: "100", 3: "33.33333", 6: "16.66667", 7: "14.28571", 8: "12.5"}  # percent, in Moodle's own steps
_NAME: Final = 60  # characters of the name of a question


def write(bank: Sequence[Question], supplies: ExportContext) -> WrittenFile:
    """Return the bank as Moodle XML.

    Questions without a topic are first, since a category applies to all questions below it.
    """
    split = sort(bank, _why_not)
    ordered = sorted(split.fit, key=lambda numbered: bool(_category(numbered[1])))
    stored = set(supplies.sizes(filter(None, (digest_of(question.image) for _, question in split.fit))))
    lines, category = ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"], ""
    for number, question in ordered:
        if _category(question) != category:
            category = _category(question)
            path = escape(category.replace("/", "//"))
            lines.append(f'<question type="category"><category><text>$course$/{path}</text></category></question>')
        lines += _question(number, question, supplies if digest_of(question.image) in stored else None)
    lost = [number for number, question in split.fit if question.image and digest_of(question.image) not in stored]
    notes = [
        *([Message("banks-file-order")] if ordered != split.fit else []),
        *note_about(
            "banks-file-topics",
            (number for number, question in split.fit if question.topic and not _category(question)),
        ),
        *note_about("banks-file-lost-pictures", lost),
        *notes_on(split.fit, ("difficulty", "time", "cards", "translations"), typesets=True),
    ]
    return WrittenFile("\n".join([*lines, "</quiz>\n"]).encode(), len(split.fit), split.unfit, tuple(notes))


def _why_not(question: Question) -> Message | None:
    texts = (question.text, question.explanation, question.topic, question.id, *question.tags, *question.accept)
    choices = (text for choice in question.choices for text in (choice.text, choice.feedback))
    return Message("banks-unfit-characters") if any(map(_NEVER.search, (*texts, *choices))) else None


def _category(question: Question) -> str:
    """Return the topic of a question if Moodle accepts it as a category, otherwise ""."""
    return question.topic if _CATEGORY.fullmatch(question.topic) else ""


def _question(number: int, question: Question, supplies: ExportContext | None) -> Iterator[str]:
    kind, answers = _answers(question)
    yield f'<question type="{kind}">'
    yield f"<name><text>{escape(' '.join(question.text.split())[:_NAME]) or number}</text></name>"
    yield _asked(question, supplies)
    if question.explanation:
        yield _part("generalfeedback", question.explanation)
    yield f"<idnumber>{escape(question.id)}</idnumber>"
    if kind == "multichoice":
        single = sum(choice.right for choice in question.choices) == 1
        yield f"<single>{str(single).lower()}</single><shuffleanswers>1</shuffleanswers>"
        yield "<answernumbering>ABCD</answernumbering>"
    if kind == "shortanswer":
        yield "<usecase>0</usecase>"
    yield from answers
    if question.tags:
        yield f"<tags>{''.join(f'<tag><text>{escape(tag)}</text></tag>' for tag in question.tags)}</tags>"
    yield "</question>"


def _asked(question: Question, supplies: ExportContext | None) -> str:
    """Return the element with the text of a question, and with its picture if that is stored."""
    if supplies is None:
        return _part("questiontext", question.text)
    packed = b64encode(supplies.content(digest_of(question.image))).decode()
    name = quoteattr(question.image)
    picture = f'<p><img src="@@PLUGINFILE@@/{question.image}" alt=""></p>'
    file = f'<file name={name} path="/" encoding="base64">{packed}</file>'
    return f'<questiontext format="html"><text>{escape(_html(question.text) + picture)}</text>{file}</questiontext>'


def _answers(question: Question) -> tuple[str, list[str]]:
    """Return Moodle's type of a question, and the elements of its answers."""
    if is_typed(question):
        numbers = _numbers(question)
        return ("numerical", numbers) if numbers else ("shortanswer", [_typed(answer) for answer in question.accept])
    right = sum(choice.right for choice in question.choices)
    if question.kind is Kind.TRUE_FALSE and tuple(choice.text for choice in question.choices) == ENGLISH:
        words = ("true", "false")
        shares = ["100" if choice.right else "0" for choice in question.choices]
        return "truefalse", [
            _answer(share, "moodle_auto_format", word, choice)
            for share, word, choice in zip(shares, words, question.choices, strict=True)
        ]
    return "multichoice", [
        _answer(_share(choice, right), *_written(choice.text), choice) for choice in question.choices
    ]


def _answer(share: str, form: str, text: str, choice: Choice) -> str:
    feedback = _part("feedback", choice.feedback) if choice.feedback else ""
    return f'<answer fraction="{share}" format="{form}"><text>{escape(text)}</text>{feedback}</answer>'


def _share(choice: Choice, right: int) -> str:
    if right == 1:
        return "100" if choice.right else "0"
    return _ALL.get(right) or str(100 // right) if choice.right else "-100"


def _numbers(question: Question) -> list[str]:
    """Return the elements of the accepted answers; empty if any of them isn't a number, or none has a tolerance."""
    elements, exact = [], True
    for answer in question.accept:
        exactly, between = _TOLERANCE.fullmatch(answer), _RANGE.fullmatch(answer)
        if between:
            least, most = map(Decimal, between.groups())
            value, by = f"{(least + most) / 2:f}", f"{(most - least) / 2:f}"
        elif exactly:
            value, by = exactly[1], exactly[2] or "0"
        else:
            return []
        exact = exact and not (between or (exactly and exactly[2]))
        text = f"<text>{value}</text><tolerance>{by}</tolerance>"
        elements.append(f'<answer fraction="100" format="plain_text">{text}</answer>')
    return [] if exact else elements


def _typed(answer: str) -> str:
    """Return the element of an accepted answer; in Moodle ``*`` needs a backslash to mean itself."""
    text = escape(answer.replace("*", r"\*"))
    return f'<answer fraction="100" format="plain_text"><text>{text}</text></answer>'


def _part(name: str, text: str) -> str:
    form, shown = _written(text)
    return f'<{name} format="{form}"><text>{escape(shown)}</text></{name}>'


def _written(text: str) -> tuple[str, str]:
    """Return Moodle's format of a text, and the text: HTML, or plain if HTML would change it."""
    shown = _html(text)
    return ("html", shown) if plain(shown).text == text else ("plain_text", text)


def _html(text: str) -> str:
    return _MATHS.sub(r"\\(\1\\)", html.escape(text, quote=False).replace("\n", "<br>"))


MOODLE_XML = Writer("moodle", ".moodle.xml", "application/xml", write)

"""Moodle's GIFT: a text with the answers in braces (docs.moodle.org, "GIFT format"; parsed as Moodle does).

``{=right ~wrong}`` choices, ``{=a =b}`` typed, ``{T}`` true or false, ``{#3.14:0.01}`` a number. A percentage before an
answer is its share of the points. In a list with ``=`` only the answers after ``=`` are right, otherwise those with a
share of the points.
Matching, essays and descriptions are reported, not read.
"""

import re
from dataclasses import dataclass, field

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.gift_text import (
    CATEGORY,
    ESCAPED,
    LINE_BREAK,
    LONGEST_TEXT,
    GiftBlock,
    blocks,
    braces,
    is_answered,
    meant,
)
from quizbs.banks.text.markup import PlainText, plain

NAME = "Moodle GIFT"

_TITLE = re.compile(r"\s*::(.*?)::", re.DOTALL)
_FORMAT = re.compile(r"\s*\[(html|markdown|plain|moodle)\]", re.IGNORECASE)
_TRUTH = re.compile(r"\s*(T|TRUE|F|FALSE)\s*(?:#(.*))?", re.IGNORECASE | re.DOTALL)
_WEIGHT = re.compile(r"\s*%(-?\d{1,3}(?:\.\d{1,10})?)%")
_MARKS = re.compile("([~=])")
_MARKS_OF_LINES = re.compile(r"(~|(?<!\w)=|=(?!\w))")
_REMARK = re.compile(r"\[(id|tag):([^\]\n]{1,100})\]")
_DOCUMENT = re.compile(r"\s*<(?:\?xml|!doctype|html|quiz|manifest|questestinterop|moodle_backup)\b", re.IGNORECASE)
_RANGE = re.compile(r"(-?[\d.,]{1,30})\s*\.\.\s*(-?[\d.,]{1,30})")


@dataclass
class _Answer:
    """An answer in the braces, after its ``=`` or ``~``.

    ``weight``: its share of the points in percent, ``None`` if not given.
    """

    sign: str
    text: str
    weight: float | None = None
    feedback: str = ""


@dataclass
class _Body:
    """The answers in the braces of a question."""

    answers: list[_Answer] = field(default_factory=list)


def _recognises(upload: Upload) -> bool:
    """Return whether a text has answers in braces, in most blocks or together with a category or title."""
    text = upload.text
    if text is None or _DOCUMENT.match(text) or (text.startswith("{") and upload.data is not None):
        return False
    if upload.name.lower().endswith(".gift"):
        return True
    signs = CATEGORY.match(text) or re.search(r"^::[^\n]{1,200}::", text, re.MULTILINE)
    first = [block.text for _, block in zip(range(30), blocks(text[:60_000]), strict=False)]
    answered = sum(map(is_answered, first))
    return answered > 0 and (bool(signs) or 2 * answered >= len(first))


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("line")
    for block in blocks(upload.text or ""):
        if builder.is_full:
            break
        _question(block, builder)
    return reading(upload, NAME, builder)


GIFT = Dialect(_recognises, _read)


def _question(block: GiftBlock, builder: ReadingBuilder) -> None:
    text = block.text[:LONGEST_TEXT]
    title = _TITLE.match(text)
    text = text[title.end() :] if title else text
    begin, end = braces(text)
    draft = Draft(block.line, topic=Cell(block.topic))
    for key, value in _REMARK.findall("\n".join(block.remarks)):
        if key == "id":
            draft.id = Cell(value.strip())
        else:
            draft.tags = Cell(f"{draft.tags.text}, {value}".lstrip(", "))
    if begin < 0:
        builder.leave_out("reading-description", block.line, meant(text))
    elif end < 0:
        builder.problems.append(problem("reading-open-brace", block.line, value=meant(text)))
    else:
        before, after = text[:begin], text[end + 1 :]
        ends = before.rstrip().endswith(("?", ".", "!", ":", ESCAPED[":"])) or not before.strip()
        gap = " _____" if after.strip(" \t\n.!?") or (after.strip() and not ends) else ""
        kind = _FORMAT.match(before)
        form = kind[1].lower() if kind else ""
        shown = _shown(before.rstrip() + gap + (after if gap else ""), form)
        builder.set_text(draft, shown)
        _answers(text[begin + 1 : end], form, draft, builder)


def _answers(inside: str, form: str, draft: Draft, builder: ReadingBuilder) -> None:
    """Add the draft with the answers in its braces (``inside``), or record why it is left out.

    ``form``: the format of the question's text, such as "html".
    """
    inside, _, general = inside.partition("####")
    truth = _TRUTH.fullmatch(inside)
    if truth:
        body = _Body()
        _true_or_false(truth[1].upper().startswith("T"), truth[2] or "", form, draft, builder)
    elif not inside.strip():
        builder.leave_out("reading-essay", draft.row, draft.text.text)
        return
    elif inside.lstrip().startswith("#"):
        numbers = inside.lstrip()[1:]
        body = _Body(_entries(numbers if numbers.lstrip()[:1] in ("=", "~") else f"={numbers}"))
        _numerical(body, draft, builder)
    else:
        body = _Body(_entries(inside))
        _listed(body, inside, form, draft, builder)
    right = [answer.feedback for answer in body.answers if answer.sign == "=" and answer.feedback]
    draft.explanation = Cell(_shown(general or next(iter(right), ""), form).text)


def _true_or_false(is_true: bool, feedback: str, form: str, draft: Draft, builder: ReadingBuilder) -> None:
    """Add a true or false question.

    ``feedback``: the feedback on the wrong answer, then, after a ``#``, the feedback on the right one. ``form``: the
    format of the question's text, such as "html".
    """
    wrong, _, right = feedback.partition("#")
    notes = [_shown(text, form).text for text in ((right, wrong) if is_true else (wrong, right))]
    draft.kind = Cell("true/false")
    builder.add_with_choices(draft, [(PlainText("True"), is_true), (PlainText("False"), not is_true)], notes)


def _entries(inside: str) -> list[_Answer]:
    """Return the answers in the braces. An answer that begins with ``~=`` is right.

    If each answer has its own line, a ``=`` between letters is text, as in ``header=True``.
    """
    lines = sum(line.lstrip()[:1] in ("~", "=") for line in inside.split("\n"))
    parts = (_MARKS_OF_LINES if lines > 1 else _MARKS).split(inside)
    return [_entry(sign, text) for sign, text in zip(parts[1::2], parts[2::2], strict=True) if text.strip()]


def _entry(sign: str, text: str) -> _Answer:
    text, _, feedback = text.partition("#")
    weight = _WEIGHT.match(text)
    return _Answer(sign, text[weight.end() :] if weight else text, float(weight[1]) if weight else None, feedback)


def _listed(body: _Body, inside: str, form: str, draft: Draft, builder: ReadingBuilder) -> None:
    answers = body.answers
    if not answers and inside.strip() and not re.search("[~=]", inside):  # {One}, which Moodle takes for {=One}
        answers = [_entry("=", inside)]
    if not answers:
        builder.problems.append(problem("reading-no-answers", draft.row, value=draft.text.text))
    elif any(answer.sign == "~" for answer in answers):
        one_is_right = any(answer.sign == "=" for answer in answers)
        right = [answer.sign == "=" if one_is_right else (answer.weight or 0) > 0 for answer in answers]
        texts = [_shown(answer.text, form) for answer in answers]
        feedback = [_shown(answer.feedback, form).text for answer in answers]
        builder.add_with_choices(draft, list(zip(texts, right, strict=True)), feedback)
    elif all("->" in answer.text for answer in answers):
        builder.leave_out("reading-matching", draft.row, draft.text.text)
    else:
        _typed(answers, form, draft, builder)


def _typed(answers: list[_Answer], form: str, draft: Draft, builder: ReadingBuilder) -> None:
    full = [_shown(answer.text, form).text for answer in answers if answer.weight is None or answer.weight >= 100]
    full = [answer for answer in full if answer.strip("* ")]
    draft.kind = Cell("typed")
    for answer in full:
        if "*" in answer.replace(r"\*", ""):
            builder.problems.append(problem("reading-wildcard", draft.row, value=answer))
    draft.answers = [answer.replace(r"\*", "*") for answer in full]
    builder.drafts.append(draft)


def _numerical(body: _Body, draft: Draft, builder: ReadingBuilder) -> None:
    for answer in body.answers:
        if answer.sign == "~" or (answer.weight is not None and answer.weight < 100):  # feedback on all other numbers
            continue
        number = _number(meant(answer.text).strip())
        if number is None:
            draft.problems.append(problem("reading-no-number", draft.row, value=meant(answer.text)))
        else:
            draft.answers.append(number)
    draft.kind = Cell("typed")
    builder.drafts.append(draft)


def _number(text: str) -> str | None:
    """Return a number with its tolerance as an accepted answer: ``3.14``, ``3.14 ±0.01`` or ``3.1..3.2``.

    ``None`` if the text isn't a number.
    """
    if span := _RANGE.fullmatch(text):
        return f"{span[1]}..{span[2]}"
    value, _, tolerance = (part.strip() for part in text.partition(":"))
    if not re.fullmatch(r"[-+]?\d[\d ]*(?:[.,]\d+)?(?:[eE][-+]?\d{1,3})?", value):
        return None
    if not re.fullmatch(r"\d*[.,]?\d*(?:[eE][-+]?\d{1,3})?", tolerance):
        return None
    return f"{value} ±{tolerance}" if tolerance.strip("0.,") else value


def _shown(text: str, form: str) -> PlainText:
    """Return a text as students read it. ``form``: its format, if it doesn't begin with the name of one."""
    if match := _FORMAT.match(text):
        text, form = text[match.end() :], match[1].lower()
    if form == "plain":
        return PlainText(meant(text).strip())
    if form == "markdown":
        return PlainText(re.sub(r"(\*\*|__)(?=\S)([^*_\n]+)(?<=\S)\1", r"\2", meant(text)).strip())
    shown = plain(text.replace(LINE_BREAK, "<br>") if form == "html" else text.replace(LINE_BREAK, "\x1f"))
    shown.text = meant(shown.text.replace("\x1f", "\n")).strip()
    return shown

"""Interpreting the text of a cell: cleaning it, and splitting it into answers, choices or words (``docs/banks.md``)."""

import json
import re
from collections.abc import Sequence
from typing import NamedTuple

from quizbs.banks import limits


class Cell(NamedTuple):
    """A cleaned cell, and its column as shown to the teacher, like ``"F (Correct)"``; ``None`` without columns."""

    text: str = ""
    column: str | None = None


def clean(text: str) -> str:
    """Return a text without control characters, outer spaces and a guarding ``'``; line breaks are ``\\n``."""
    if not text.isprintable():
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        text = "".join(letter if letter == "\n" or letter >= "\xa0" or letter.isprintable() else " " for letter in text)
        text = _HALVES.sub("\ufffd", text)
    text = text.strip()
    return text[1:] if text.startswith("'") and (_GUARDED.match(text) or _FORCED.fullmatch(text)) else text


def clean_text(text: str) -> str:
    """Return a text that isn't from a spreadsheet, cleaned like a cell except that a ``'`` at its start stays."""
    return clean(guard_formula(text))


def without_text_mark(text: str) -> str:
    """Return a cell without the ``'`` by which spreadsheets mark text, as in ``'Paris``."""
    return text[1:] if _FORCED_WORD.fullmatch(text) else text


def guard_formula(text: str) -> str:
    """Return a text for a spreadsheet: one that would become a formula gets a ``'`` in front.

    A text whose first ``'`` would be lost gets another ``'``. ``clean`` and ``without_text_mark`` remove it again.
    Source: OWASP on CSV injection.
    """
    return f"'{text}" if _FORMULA.match(text) or _FORCED.fullmatch(text) or _FORCED_WORD.fullmatch(text) else text


def is_guarded(text: str) -> bool:
    """Return whether a cell begins with a ``'`` that keeps it from being a formula."""
    return bool(_GUARDED.match(text.strip()))


def begins_formula(text: str) -> bool:
    """Return whether a spreadsheet would take a text for a formula, by its first character."""
    return text[:1] != "'" and bool(_FORMULA.match(text))


_HALVES = re.compile("[\ud800-\udfff]")  # lone surrogates are not letters
# Characters that begin a formula, also in full width and small form, which East Asian programs treat alike
_BEGINS = "=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\t\r\n"
_FORMULA = re.compile(rf"'*[{_BEGINS}]")
_GUARDED = re.compile(rf"'+[{_BEGINS}]")
# What a spreadsheet was forced to treat as text: a number, or words
_FORCED = re.compile(r"'+\d(?:[\d.,:/'\u2019-]*\d)?[.,:/-]*")
_FORCED_WORD = re.compile(r"'+(?!(?:Tis|Twas|Twere|Til|Cause|Em)\b)(?=[^\W\d_])[^a-z'\u2019][^'\u2019]*")
_PATTERN = re.compile(r"\^[^\^$()\[\]{}*+?.\\|]+\$(?:\|\^[^\^$()\[\]{}*+?.\\|]+\$)*")
_MATHS_OR_END = re.compile(r"\$\$[^$\n]+\$\$|\$(?=\S)[^$\n]*(?<=\S)\$(?!\d)|(?P<end>[|\n])")


def length(text: str) -> int:
    """Return how many characters of a text are visible; in a formula the markup doesn't count."""
    if "$" not in text or len(text) > limits.MAX_FIELD_LENGTH:
        return len(text)
    return len(_MATHS.sub(lambda match: _SETTING.sub(lambda mark: "x" if mark["sign"] else "", match[0]), text))


_MATHS = re.compile(r"\$\$[^$]+\$\$|\$[^$\n]+\$")
_SETTING = re.compile(
    r"\\(?:begin|end|boldsymbol|mathbf|mathrm|mathbb|mathcal|text|left|right)\b|[{}$^_\s]|(?P<sign>\\[A-Za-z]+)"
)


def split_answers(text: str) -> list[str]:
    """Return the different answers in a cell, separated by line breaks, or by ``|`` outside ``$…$``."""
    if _PATTERN.fullmatch(text):  # patterns that programs compare answers with: ^four$|^4$
        return list(dict.fromkeys(answer.strip("^$") for answer in text.split("|")))
    if "|" not in text and "\n" not in text:
        return [text] if text else []
    answers, start = [], 0
    for match in _MATHS_OR_END.finditer(text):
        if match["end"]:
            answers.append(text[start : match.start()].strip())
            start = match.end()
    answers.append(text[start:].strip())
    return [answer for answer in dict.fromkeys(answers) if answer]


def sign_between(answers: Sequence[str]) -> str:
    """Return what separates equivalent answers, as in ``Wien//Vienna`` or ``NATO/Nato``; "" if nothing does.

    ``//`` always separates answers; other characters only if the texts on both sides differ just in spelling.
    """
    for sign in _BETWEEN:
        parted = [
            answer.split(sign) for answer in answers if sign in answer and "://" not in answer and "$" not in answer
        ]
        whole = [parts for parts in parted if all(part.strip() for part in parts)]
        alike = sum(len({_letters_of(part) for part in parts}) < len(parts) for parts in whole)
        if len(parted) >= _SEEN and len(whole) == len(parted) and (sign == _BETWEEN[0] or alike >= 0.8 * len(whole)):
            return sign
    return ""


def _letters_of(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


_BETWEEN = ("//", "/", ";", ",")
_SEEN = 3  # fewest cells that a separator must split


def split_choices(text: str, *, commas: bool = True) -> list[str]:
    """Return the choices in one cell: a JSON or Python list, lines, ``A) … B) …``, or text with separators.

    ``commas``: a comma counts as a separator, too.
    """
    if text.startswith("{") and text.endswith("}") and (named := _named(text)) is not None:
        return named
    if text.startswith("[") and text.endswith("]") and (quoted := _QUOTED.findall(text)):
        return [clean(re.sub(r"\\(.)", r"\1", single or double)) for single, double in quoted]
    labels = _labels(text)
    if labels and ("\n" not in text or len(labels) > sum(bool(line.strip()) for line in text.split("\n"))):
        parts = [
            text[here.end() : then.start() if then else None]
            for here, then in zip(labels, [*labels[1:], None], strict=True)
        ]
    else:
        signs = ["\n", "||", ":::", "|", ";", *([","] if commas else [])]
        sign = next((sign for sign in signs if sum(bool(part.strip()) for part in split_at(text, sign)) > 1), None)
        parts = [_LABEL.sub("", part.strip()) for part in (split_at(text, sign) if sign else [text])]
    return [text for part in parts if (text := part.strip(" \t\n,;|"))]


def _named(text: str) -> list[str] | None:
    """Return the choices in a JSON object such as ``{"A": "Paris", "B": "Rome"}``; ``None`` for any other text."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or not all(isinstance(item, str | int | float) for item in value.values()):
        return None
    in_order = sorted(value) if all(len(name) == 1 for name in value) else list(value)
    return [clean(str(value[name])) for name in in_order]


def without_labels(choices: dict[str, str]) -> dict[str, str]:
    """Return the choices of a row, by option letter, without labels such as ``C.`` in ``C. Rome``.

    Initials of names stay.
    """
    labels = {letter: label for letter, text in choices.items() if (label := _OWN_LABEL.match(text))}
    own = {letter: match for letter, match in labels.items() if match[1].upper() == letter}
    small = any(match[1].islower() for match in own.values())
    if len(own) < 2 or len(own) < len(labels) or (small and len(own) < len(choices)):
        return choices
    return choices | {letter: choices[letter][match.end() :] for letter, match in own.items()}


def without_letters(choices: Sequence[str]) -> list[str]:
    """Return the choices without their letters, if each has one, in any order.

    The letters stay if a choice such as *Both A and B* mentions them.
    """
    labels = [_OWN_LABEL.match(text) for text in choices]
    letters = {label[1].upper() for label in labels if label}
    if len(choices) < 2 or letters != set("ABCDEFGHIJ"[: len(choices)]) or any(map(_ABOUT_LETTERS.search, choices)):
        return list(choices)
    return [text[label.end() :] for text, label in zip(choices, labels, strict=True) if label]


def bare_labels(rows: list[list[str]]) -> list[list[str]]:
    """Return the choices of each row without letters that only a space follows, as in ``A 21 t``.

    The letters are removed only if every row has them and its choices differ without them: *A minor* stays.
    """
    several = [choices for choices in rows if len(choices) > 1]
    labels = [[_BARE_LABEL.match(text) for text in choices] for choices in several]
    for choices, matches in zip(several, labels, strict=True):
        letters = [label[1] for label in matches if label]
        rests = {text[label.end() :] for text, label in zip(choices, matches, strict=True) if label}
        if "".join(letters) != "ABCDEFGH"[: len(choices)] or len(rests) < len(choices):
            return rows
    stripped = iter([[text[2:].strip() for text in choices] for choices in several])
    return [next(stripped) if len(choices) > 1 else choices for choices in rows] if several[1:] else rows


def split_at(text: str, sign: str) -> list[str]:
    """Return the parts of a text, split at ``sign`` outside ``$…$``."""
    if "$" not in text:
        return text.split(sign)
    parts, start = [], 0
    for match in re.finditer(rf"\$[^$\n]+\$|(?P<end>{re.escape(sign)})", text):
        if match["end"]:
            parts.append(text[start : match.start()])
            start = match.end()
    return [*parts, text[start:]]


def _labels(text: str) -> list[re.Match[str]]:
    """Return the labels such as ``A)`` of the choices in a text; empty unless they are in order."""
    if apart := _in_order(text, _LABELS):
        return apart
    return max([] if text.isascii() else _in_order(text, _WIDE_LABELS), _run_on(text), key=len)


def _run_on(text: str) -> list[re.Match[str]]:
    """Return the labels of choices that follow each other without a space: ``A. 18%B. 72%C. 75%``; else empty."""
    labels: list[re.Match[str]] = []
    for letter in "ABCDEFGH":
        apart, close = (re.compile(rf"{before}\(?({letter})([.)])\s*(?=\S)") for before in ("(?<![A-Z-])", "(?<!-)"))
        begin = labels[-1].end() if labels else 0
        mark = (apart.search(text, begin) or close.search(text, begin)) if labels else apart.match(text)
        if mark is None or (labels and mark[2] != labels[0][2]):
            break
        labels.append(mark)
    return labels if len(labels) > 2 else []


def _in_order(text: str, label: re.Pattern[str]) -> list[re.Match[str]]:
    """Return all matches of ``label`` in a text if their letters are A, B and so on, otherwise an empty list."""
    labels = list(label.finditer(text))
    first = ord(labels[0][1].upper()) if labels else 0
    right = [ord(label[1].upper()) for label in labels] == list(range(first, first + len(labels)))
    return labels if right and len(labels) > 1 and first == ord("A") and not text[: labels[0].start()].strip() else []


_QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"")
_LABELS = re.compile(r"(?:^|(?<=[\s,;|]))\(?([A-Ha-h])[).:]\s+")
# Without spaces, between East Asian letters
_WIDE_LABELS = re.compile("(?<![A-Za-z])\\(?([A-H])[).:\uff0e\u3001\uff1a\uff09]\\s*(?=\\S)")
_LABEL = re.compile(r"^\(?[A-Ha-h](?:[).]|\s?->)\s+")
_ABOUT_LETTERS = re.compile(r"\b[A-J]\b\s*(?:,|&|and|or|und|oder|et|ou|y|e|en)\s*\(?[A-J]\b")
_BARE_LABEL = re.compile(r"([A-H])\s+(?=\S)")
_OWN_LABEL = re.compile("\\(?([A-Ja-j])[.):\uff0e\u3001\uff1a\uff09]\\s*(?=\\S)")  # with the full-width ones of Chinese


def question_and_choices(text: str) -> tuple[str, list[str]]:
    """Return the question in a text, and the choices after it; without choices the whole text.

    The choices begin with the longest run of labels from A on.
    """
    marks = sorted([*_INSIDE.finditer(text), *_INSIDE_CLOSE.finditer(text)], key=lambda mark: mark.start())
    run: list[re.Match[str]] = []
    best: list[re.Match[str]] = []
    for mark in marks:
        if mark[1] == "A":
            run = [mark]
        elif run and ord(mark[1]) == ord(run[-1][1]) + 1:
            run.append(mark)
        best = run if len(run) >= len(best) else best
    if len(best) < 2:
        return text, []
    ends = [*(mark.start() for mark in best[1:]), len(text)]
    choices = [clean(text[mark.end() : end]) for mark, end in zip(best, ends, strict=True)]
    return clean(text[: best[0].start()]), choices


# Full stops, brackets and colons also in full width, as in Chinese papers, and the comma 、
_INSIDE = re.compile("(?:^|(?<=[\\s)\uff09.\uff0e。;\uff1b$}]))\\(?([A-H])\\s?[.\uff0e、:\uff1a)\uff09]\\s*")
# After Chinese or Japanese text a choice may start without a space, if its letter has a full-width stop
_INSIDE_CLOSE = re.compile("(?<=[\u3040-\u30ff\u3400-\u9fff])([A-H])[\uff0e\u3001\uff09]\\s*")


def join_answers(answers: Sequence[str]) -> str | None:
    """Return a cell that ``split_answers`` splits into these answers; ``None`` if there is no such cell."""
    cells = ("|".join(answers), "\n".join(answers))
    return next((cell for cell in cells if split_answers(cell) == list(answers)), None)


def split_list(text: str) -> list[str]:
    """Return the different words in a cell, separated by commas, semicolons or line breaks."""
    if not text:
        return []
    words = (" ".join(word.split()) for word in re.split("[,;\n]", text))
    return [word for word in dict.fromkeys(words) if word]


_LONGEST_TIME = 30  # characters
_SECONDS = re.compile(r"(\d{1,4})(?:[.,]0+)?\s*(?:s|sec|secs|second|seconds|sek|sekunden|secondes|segundos)?\.?")
_CLOCK = re.compile(r"0?0:(\d{1,2}):(\d{2})")  # as a spreadsheet shows a time
_MINUTES = re.compile(
    r"(\d{1,2})(?::(\d{2})|\s*(?:m|min|mins|minute|minutes|minuten|minutos)\.?\s*(?:(\d{1,2})\s*(?:s|sec)?)?)"
)


def seconds(text: str) -> int | None:
    """Return the seconds that ``30``, ``30s``, ``0:30``, ``1 min`` or ``1:30`` stand for.

    ``None`` for other texts, and if the time is out of bounds.
    """
    text = text.casefold().strip()
    if len(text) > _LONGEST_TIME:
        return None
    if match := _SECONDS.fullmatch(text):
        time = int(match[1])
    elif match := _CLOCK.fullmatch(text):
        time = 60 * int(match[1]) + int(match[2])
    elif match := _MINUTES.fullmatch(text):
        time = 60 * int(match[1]) + int(match[2] or match[3] or 0)
    else:
        return None
    return time if limits.MIN_SECONDS <= time <= limits.MAX_SECONDS else None


_DIFFICULTIES = {
    "easy": "easy beginner leicht einfach facile fácil facil makkelijk mudah kolay fácil 易 简单 容易",
    "medium": "medium middle normal mittel moyen moyenne medio media médio gemiddeld sedang orta 中 中等",
    "hard": "hard difficult schwer schwierig difficile difícil dificil moeilijk sulit zor 难 困难",
}
_BY_WORD = {word: difficulty for difficulty, words in _DIFFICULTIES.items() for word in words.split()}
_BY_NUMBER = {3: ("easy", "medium", "hard"), 5: ("easy", "easy", "medium", "hard", "hard")}


def difficulty(text: str, steps: int) -> str | None:
    """Return ``easy``, ``medium`` or ``hard`` for a word or a number up to ``steps`` (3 or 5); otherwise ``None``."""
    if step := step_of(text):
        return _BY_NUMBER[steps][step - 1] if step <= steps else None
    return _BY_WORD.get(text.casefold())


def step_of(text: str) -> int:
    """Return the number from 1 to 5 in a cell, 0 if it holds anything else."""
    match = re.fullmatch(r"([1-5])(\.0+)?", text)
    return int(match[1]) if match else 0


_TICKS = frozenset(
    ("true", "yes", "1", "x", "y", "t", "correct", "right", "\u2713", "\u2714", "wahr", "richtig", "vrai", "oui", "ja")
)


def is_tick(text: str) -> bool:
    """Return whether a cell means yes, such as ``x``, ``1`` or ``true``."""
    return text.casefold() in _TICKS


def is_image(text: str) -> bool:
    """Return whether a text is an HTTPS URL, or the name of a picture file without a folder."""
    if len(text) > limits.MAX_IMAGE_LENGTH or any(letter.isspace() for letter in text.removeprefix("https://")[:1]):
        return False
    file = re.fullmatch(r"[^/\\:*?\"<>|\n]+\.(png|jpe?g|gif|webp|svg|bmp|avif)", text, re.IGNORECASE)
    return bool(file or re.fullmatch(r"https://[^\s/]+(/\S*)?", text))

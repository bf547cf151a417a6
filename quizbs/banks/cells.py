"""What stands in one cell: text made clean, lists, times, difficulties, pictures (``docs/banks.md``)."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from quizbs.banks import limits


class Cell(NamedTuple):
    """A cell, already clean, and its column as ``"F (Correct)"``; ``None`` where the file has no such column."""

    text: str = ""
    column: str | None = None


def clean(text: str) -> str:
    """Return a text without control characters, outer blanks and the mark of a safe export; newlines are ``\\n``."""
    if not text.isprintable():
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        text = "".join(one if one == "\n" or one >= "\xa0" or one.isprintable() else " " for one in text)
    text = text.strip()
    return text[1:] if text.startswith("'") and _GUARDED.match(text) else text


def guarded(text: str) -> str:
    """Return a text as it is safe in a spreadsheet: one that would be a formula gets a ``'`` in front.

    ``clean`` takes it off again.
    Source: OWASP on CSV injection.
    """
    return f"'{text}" if _FORMULA.match(text) else text


_FORMULA = re.compile(r"'*[=+\-@]")
_GUARDED = re.compile(r"'+[=+\-@]")
_MATHS_OR_END = re.compile(r"\$\$[^$\n]+\$\$|\$(?=\S)[^$\n]*(?<=\S)\$(?!\d)|(?P<end>[|\n])")


def split_answers(text: str) -> list[str]:
    """Return the answers of a cell, each once. A newline stands between, or a ``|`` that is not inside ``$…$``."""
    if "|" not in text and "\n" not in text:
        return [text] if text else []
    answers, start = [], 0
    for found in _MATHS_OR_END.finditer(text):
        if found["end"]:
            answers.append(text[start : found.start()].strip())
            start = found.end()
    answers.append(text[start:].strip())
    return [answer for answer in dict.fromkeys(answers) if answer]


def joined(answers: Sequence[str]) -> str | None:
    """Return a cell from which ``split_answers`` gets these answers, ``None`` if there is none."""
    cells = ("|".join(answers), "\n".join(answers))
    return next((cell for cell in cells if split_answers(cell) == list(answers)), None)


def split_list(text: str) -> list[str]:
    """Return the words of a cell, each once. A comma or ``;`` stands between."""
    words = (" ".join(word.split()) for word in re.split("[,;\n]", text))
    return [word for word in dict.fromkeys(words) if word]


_LONGEST_TIME = 30  # characters
_SECONDS = re.compile(r"(\d{1,4})(?:[.,]0+)?\s*(?:s|sec|secs|second|seconds|sek|sekunden|secondes|segundos)?\.?")
_MINUTES = re.compile(
    r"(\d{1,2})(?::(\d{2})|\s*(?:m|min|mins|minute|minutes|minuten|minutos)\.?\s*(?:(\d{1,2})\s*(?:s|sec)?)?)"
)


def seconds(text: str) -> int | None:
    """Return the seconds of ``30``, ``30s``, ``0:30``, ``1 min`` or ``1:30``; ``None`` for others and out of bounds."""
    text = text.casefold().strip()
    if len(text) > _LONGEST_TIME:
        return None
    if found := _SECONDS.fullmatch(text):
        time = int(found[1])
    elif found := _MINUTES.fullmatch(text):
        time = 60 * int(found[1]) + int(found[2] or found[3] or 0)
    else:
        return None
    return time if limits.SHORTEST <= time <= limits.LONGEST else None


_DIFFICULTIES = {
    "easy": "easy beginner leicht einfach facile fácil facil makkelijk mudah kolay fácil 易 简单 容易",
    "medium": "medium middle normal mittel moyen moyenne medio media médio gemiddeld sedang orta 中 中等",
    "hard": "hard difficult schwer schwierig difficile difícil dificil moeilijk sulit zor 难 困难",
}
_BY_WORD = {word: difficulty for difficulty, words in _DIFFICULTIES.items() for word in words.split()}
_BY_NUMBER = {3: ("easy", "medium", "hard"), 5: ("easy", "easy", "medium", "hard", "hard")}


def difficulty(text: str, steps: int) -> str | None:
    """Return ``easy``, ``medium`` or ``hard``, or ``None``. ``steps``: do numbers go up to 3 or to 5?"""
    if step := step_of(text):
        return _BY_NUMBER[steps][step - 1] if step <= steps else None
    return _BY_WORD.get(text.casefold())


def step_of(text: str) -> int:
    """Return the number from 1 to 5 of a difficulty, 0 if it is a word."""
    found = re.fullmatch(r"([1-5])(\.0+)?", text)
    return int(found[1]) if found else 0


def is_image(text: str) -> bool:
    """Tell whether a text is an address of a picture, or the name of a picture file without a folder."""
    if len(text) > limits.IMAGE or any(one.isspace() for one in text.removeprefix("https://")[:1]):
        return False
    file = re.fullmatch(r"[^/\\:*?\"<>|\n]+\.(png|jpe?g|gif|webp|svg|bmp|avif)", text, re.IGNORECASE)
    return bool(file or re.fullmatch(r"https://[^\s/]+(/\S*)?", text))

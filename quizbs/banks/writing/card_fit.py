"""Whether a question fits on a printed card, and in what size.

Widths of letters are estimates, rather too wide than too narrow. Sizes are in points, 72 to an inch. The space is what
``frontend/banks/deck.css`` leaves on a card of 63 by 88 mm.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

SIZES: Final = (13.0, 11.5, 10.0, 9.0, 8.0)  # of the letters; smaller ones are hard to read at arm's length
WIDTH: Final = 156.0  # 55 mm
HEIGHT: Final = 196.0  # 69 mm
LINE: Final = 1.25  # times the size
GAP: Final = 0.5  # times the size, between question and choices
CHOICE_GAP: Final = 0.2  # times the size, before each choice
LABEL: Final = 1.5  # times the size, for the letter before a choice
PICTURE: Final = 80.0  # a picture with its margin
_TALL: Final = 1.9  # times a line, where a formula has a fraction or a sum
_MATHS = re.compile(r"\$[^$\n]+\$")
_TALL_ONES = re.compile(r"\\[dt]?(?:frac|sum|int|prod|lim|binom|sqrt|over|under)")
_ROWS = re.compile(r"\\\\|\\begin")
_NARROW: Final = frozenset("iljftrI.,:;'!|()[]’‘- ")
_WIDE: Final = frozenset("mwMW@%—жмфшщыюЖМФШЩЫЮ")


def size_for(text: str, choices: Sequence[str], picture: bool) -> int | None:
    """Return the index of the largest size in ``SIZES`` in which a question fits on a card, ``None`` if none fits."""
    room = HEIGHT - PICTURE * picture
    return next((place for place, size in enumerate(SIZES) if _height(text, choices, size) <= room), None)


def _height(text: str, choices: Sequence[str], size: float) -> float:
    """Return the height of a question in points; ``size``: the size of its letters."""
    inner = [_lines(choice, WIDTH / size - LABEL) * LINE + CHOICE_GAP for choice in choices]
    return size * (_lines(text, WIDTH / size) * LINE + sum(inner) + GAP * bool(choices))


def _lines(text: str, width: float) -> float:
    """Return how many lines high a text is; ``width``: the width of a line, as a multiple of the letter size."""
    return sum(_wrapped(line, width) * _tallness(line) + len(_ROWS.findall(line)) * _TALL for line in text.split("\n"))


def _tallness(line: str) -> float:
    return _TALL if any(_TALL_ONES.search(maths) for maths in _MATHS.findall(line)) else 1


def _wrapped(line: str, width: float) -> int:
    lines, used = 1, 0.0
    for word in re.findall(r"\$[^$\n]{1,60}\$|\S+", line):
        wide = sum(map(_em, word))
        if used and used + 0.3 + wide > width:
            lines, used = lines + 1, 0.0
        while wide > width:  # a long word breaks, and Chinese breaks anywhere
            lines, wide = lines + 1, wide - width
        used += wide + 0.3 * bool(used)
    return lines


def _em(letter: str) -> float:
    """Return the width of a letter as a share of its size."""
    if letter in _NARROW:
        return 0.36
    if letter in _WIDE:
        return 0.92
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if unicodedata.combining(letter):
        return 0.0
    if "\u0400" <= letter <= "\u052f" and letter.islower():
        return 0.66  # Cyrillic as DejaVu Sans draws it, the widest that browsers fall back to
    return 0.7 if letter.isupper() or ord(letter) > 0x52F else 0.57

"""The lines of a text that is no table, numbered as an editor shows them."""

from typing import NamedTuple

from quizbs.banks import limits

MOST = limits.ROWS * 8


class Line(NamedTuple):
    """A line and its number from 1."""

    number: int
    text: str


def lines_of(text: str) -> list[Line]:
    """Return the lines, blank ones too, without blanks at their ends. Only CR and LF end one."""
    split = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n", MOST)[:MOST]
    return [Line(number, line.strip()) for number, line in enumerate(split, 1)]

"""Splitting a GIFT file into questions: lines, comments, categories, braces and escapes.

Escaped characters become control characters until the unescaped ones are interpreted; ``meant`` restores them.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

LINE_BREAK = "\x15"
ESCAPED = {sign: chr(0x0E + place) for place, sign in enumerate("~=#{}:\\")} | {"n": LINE_BREAK}
_MEANT = {ord(mark): sign if sign != "n" else "\n" for sign, mark in ESCAPED.items()}
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
CATEGORY = re.compile(r"\s*\$CATEGORY:\s*(.*)", re.IGNORECASE)
_ANSWERS = re.compile(r"\s*(?:[=~#]|(?:T|TRUE|F|FALSE)\s*(?:#|$)|$)", re.IGNORECASE)
_OF_A_FORMULA = re.compile(r"(?:\\[a-zA-Z]{1,20}|\^|(?<!_)_|\})$")  # right before a brace
_LONGEST = 60  # lines after a blank one between braces
_MOST_MISSING = 2_000  # questions without blank lines between them
LONGEST_TEXT = 50_000  # characters of a question with its answers


class GiftBlock(NamedTuple):
    """A question in the file: its line from 1, its text with escapes as control characters, its comments, its topic."""

    line: int
    text: str
    remarks: list[str]
    topic: str


# How answers in braces start; a formula or a script in braces starts otherwise.
_PLAINLY = re.compile(r"\s*(?:[=~]\s*[^=\s]|#\s*[-=\d]|(?:T|TRUE|F|FALSE)\s*(?:#|$))", re.IGNORECASE)


def is_answered(text: str) -> bool:
    """Return whether a text has answers in braces that are clearly in GIFT's format."""
    begin, end = braces(text[:LONGEST_TEXT])
    return 0 <= begin < end and bool(_PLAINLY.match(text[begin + 1 : end]))


def blocks(text: str) -> Iterator[GiftBlock]:
    """Yield the questions of a GIFT file, which blank lines separate. Comments aren't part of their texts."""
    topic = ""
    lines: list[str] = []
    remarks: list[str] = []
    start, depth = 0, 0
    every = [*_lines(text), ""]
    for number, line in enumerate(every, 1):
        if line.lstrip().startswith("//"):
            remarks += [line] if not lines else []
        elif (category := CATEGORY.match(line)) and depth <= 0:
            yield from _split(GiftBlock(start, "\n".join(lines), remarks, topic)) if lines else ()
            lines, remarks, depth, topic = [], [], 0, _topic(category[1])
        elif line.strip() or (depth > 0 and _closes(every[number : number + _LONGEST])):
            start = start if lines else number
            lines.append(line)
            depth += line.count("{") - line.count("}")
        elif lines:
            yield from _split(GiftBlock(start, "\n".join(lines), remarks, topic))
            lines, remarks, depth = [], [], 0


def _closes(following: list[str]) -> bool:
    """Return whether the next brace in these lines is a closing one; if not, a closing brace was forgotten."""
    brace = re.search("[{}]", "\n".join(following))
    return brace is not None and brace[0] == "}"


def _lines(text: str) -> list[str]:
    text = _CONTROL.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    return re.sub(r"\\([~=#{}:n\\])", lambda match: ESCAPED[match[1]], text).split("\n")


def _split(block: GiftBlock) -> Iterator[GiftBlock]:
    """Yield the questions of a block, each of which ends with a line that closes its brace."""
    lines = block.text.split("\n")
    ends = [number for number, line in enumerate(lines, 1) if line.rstrip().endswith("}")]
    begin = 0
    for end in ends if len(ends) <= _MOST_MISSING else ():
        inside = "\n".join(lines[begin:end])
        if end < len(lines) and "{" in inside and is_answered("\n".join(lines[end : end + _LONGEST])):
            yield block._replace(line=block.line + begin, text=inside)
            begin = end
    yield block._replace(line=block.line + begin, text="\n".join(lines[begin:]))


def _topic(path: str) -> str:
    """Return the last part of a category path, without Moodle's default names; ``//`` stands for a ``/`` in a name."""
    parts = [part.strip().replace("//", "/") for part in re.split("(?<!/)/(?!/)", meant(path))]
    own = [part for part in parts if part and part != "top" and not re.fullmatch(r"\$\w+\$", part)]
    return re.sub(r"^Default for ", "", own[-1]) if own else ""


def braces(text: str) -> tuple[int, int]:
    """Return the indices of the braces around the answers: the first pair with answers in it, or the first pair.

    Other pairs, as in formulas, belong to the text. Returns ``(-1, -1)`` if the text has no braces; the second index is
    -1 if the opening brace isn't closed.
    """
    pairs, opened = _pairs(text)
    answered = [pair for pair in pairs if _ANSWERS.match(text[pair[0] + 1 : pair[1]])]
    return next(iter([*answered, *pairs]), (opened, -1))


def _pairs(text: str) -> tuple[list[tuple[int, int]], int]:
    """Return the indices of each outer pair of braces, and the index of an unclosed opening brace, or -1."""
    pairs = []
    opened, depth = -1, 0
    for brace in re.finditer("[{}]", text):
        begins = brace[0] == "{"
        if depth == 0 and (not begins or _OF_A_FORMULA.search(text, max(0, brace.start() - 30), brace.start())):
            continue
        opened = brace.start() if depth == 0 else opened
        depth += 1 if begins else -1
        if depth == 0:
            pairs.append((opened, brace.start()))
    return pairs, opened if depth else -1


def meant(text: str) -> str:
    """Return a text with its escaped characters restored."""
    return text.translate(_MEANT)

"""Bytes to text. UTF-8, with or without a mark, and UTF-16 with one; no guessing of others yet."""

import codecs

from quizbs.banks.problem import Problem, problem
from quizbs.banks.words import NOT_TEXT, OTHER_ENCODING


def decode(content: bytes) -> str | None:
    """Return the text of a file, or ``None`` if it is none or is written in another encoding."""
    try:
        text = content.decode(_encoding(content))
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text


def why_not(content: bytes) -> Problem:
    """Return the problem of a file that ``decode`` gives up: the first row and the letters that cannot be read."""
    if b"\0" in content or _encoding(content) != "utf-8-sig":
        return problem(NOT_TEXT)
    try:
        content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        outside_quotes = content[: error.start].split(b'"')[::2]
        row = sum(part.count(b"\n") for part in outside_quotes) + 1
        before = content[max(error.start - 20, 0) : error.start].rpartition(b"\n")[2]
        around = (before + content[error.start : error.end + 20]).decode("ascii", errors="replace")
        return problem(OTHER_ENCODING, row=row, value=around)
    return problem(NOT_TEXT)


def _encoding(content: bytes) -> str:
    return "utf-16" if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"

"""Parsing untrusted JSON, and reading values that may be missing or of another type."""

import json
import re
from collections.abc import Iterator
from typing import Any

from quizbs.banks import limits
from quizbs.banks.cells import clean

Record = dict[str, Any]  # an object in a file that anybody may have made: its values may be of any type


def parsed(text: str) -> object:
    """Return the value of a text as JSON, or as a list if it is JSON Lines; ``None`` if it is neither."""
    text = text[begun(text) :].rstrip()
    if not text.startswith(("{", "[")):
        return None
    for way in (_value, _lines, _stream, _without_last_commas):
        if (value := way(text)) is not None:
            return value
    return None


def begun(text: str) -> int:
    """Return the index at which a text starts, after spaces and comments."""
    start = len(text) - len(text.lstrip("\ufeff \t\r\n"))
    remarks = _REMARKS.match(text, start)
    return remarks.end() if remarks else start


_REMARKS = re.compile(r"(?://[^\n]*\n\s*)+(?=[\[{])")  # added by some JSON viewers
_LAST_COMMA = re.compile(r'("(?:[^"\\]|\\.)*+")|,(?=\s*+[\]}])')


def _without_last_commas(text: str) -> object:
    """Return the value of JSON that has commas after last items; ``None`` if it isn't valid otherwise."""
    return _value(_LAST_COMMA.sub(lambda match: match[1] or "", text))


def _value(text: str) -> object:
    try:
        return json.loads(text, strict=False)
    except (ValueError, RecursionError):
        return None


def _lines(text: str) -> list[object] | None:
    """Return the values of JSON Lines, ``None`` unless the first two and nearly all other lines hold an object."""
    lines = [line for line in text.split("\n", 4 * limits.MAX_ROWS) if line.strip()]
    if len(lines) < 2 or not isinstance(_value(lines[0]), dict) or not isinstance(_value(lines[1]), dict):
        return None
    objects = [_value(line) for line in lines]
    return [entry for entry in objects if entry is not None] if objects.count(None) * 20 <= len(objects) else None


def _stream(text: str) -> list[object] | None:
    """Return objects that follow each other without a list around them; ``None`` for other texts.

    Nothing, or a comma, may be between them.
    """
    objects: list[object] = []
    at, decoder = 0, json.JSONDecoder(strict=False)
    while at < len(text) and text[at] == "{" and len(objects) <= limits.MAX_ITEMS:
        try:
            value, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return None
        objects.append(value)
        at = _BETWEEN.match(text, end).end()  # type: ignore[union-attr]  # it always matches
    return objects if at == len(text) and len(objects) > 1 else None


_BETWEEN = re.compile(r"\s*,?\s*")


def records(value: object, *keys: str) -> list[Record]:
    """Return the objects in a list, or in the list that an object has under one of the names ``keys``."""
    if isinstance(value, dict):
        value = next((value[key] for key in keys if isinstance(value.get(key), list)), None)
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def written(value: object) -> str:
    """Return a text, number or truth value as text, "" for anything else."""
    if isinstance(value, bool):
        return "True" if value else "False"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:  # 9.0 means 9
        return str(int(value))
    return clean(str(value)) if isinstance(value, str | int | float) else ""


def texts(value: object) -> list[str]:
    """Return the items of a list as texts; empty for anything else."""
    return [written(item) for item in value] if isinstance(value, list) else []


def places(value: object) -> Iterator[int]:
    """Yield the whole numbers in a list, or ``value`` itself if it is a whole number."""
    for item in value if isinstance(value, list) else [value]:
        if isinstance(item, int) and not isinstance(item, bool):
            yield item
        elif isinstance(item, str) and item.strip().isascii() and item.strip().isdigit() and len(item) < 5:
            yield int(item)


def seconds(value: object, *, thousandths: bool = False) -> str:
    """Return a positive number of seconds as text, rounded down, "" for anything else.

    ``thousandths``: numbers from 1000 on are milliseconds.
    """
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit() and len(value) < 9:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 10**9:
        return ""
    return str(int(value / 1000 if thousandths and value >= 1000 else value))

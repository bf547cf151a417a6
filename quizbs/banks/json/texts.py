"""Decoding texts in JSON that are encoded as base64 or with percent signs, as in the Open Trivia Database.

Tags that the questions are about are escaped, so that they aren't taken for formatting.
"""

import base64
import binascii
import html
from collections.abc import Callable, Iterator, Sequence
from urllib.parse import unquote, unquote_plus

from quizbs.banks.json.parsing import Record
from quizbs.banks.text.asked_tags import are_asked_about

_TRIED = 50
_MIN_TEXT_SHARE = 0.95


def unpacked(records: Sequence[Record]) -> list[Record]:
    """Return the objects with their texts decoded, if all are encoded; otherwise unchanged."""
    texts = [text for record in records[:_TRIED] for text in record.values() if isinstance(text, str) and text]
    unpack = _unpacking(texts)
    return [_fields(record, unpack) for record in records] if unpack else list(records)


def _unpacking(texts: Sequence[str]) -> Callable[[str], str] | None:
    """Return a function that decodes these texts, ``None`` if they aren't encoded."""
    if len(texts) < len(("question", "answer")) or any(" " in text for text in texts):
        return None
    if any("%" in text for text in texts):
        return unquote_plus if any("+" in text for text in texts) else unquote
    unpacked = [_from_base64(text) for text in texts]
    fits = [decoded != text for decoded, text in zip(unpacked, texts, strict=True)]
    return _from_base64 if sum(fits) >= _MIN_TEXT_SHARE * len(fits) and any(" " in text for text in unpacked) else None


def _from_base64(text: str) -> str:
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, ValueError):
        return text


def _fields(record: Record, unpack: Callable[[str], str]) -> Record:
    return {name: _all(inside, unpack) for name, inside in record.items()}


def _all(value: object, unpack: Callable[[str], str]) -> object:
    if isinstance(value, dict):
        return _fields(value, unpack)
    if isinstance(value, list):
        return [_all(inside, unpack) for inside in value]
    return unpack(value) if isinstance(value, str) else value


def literal(records: Sequence[Record]) -> list[Record]:
    """Return the objects with their tags escaped, if the questions are about tags; otherwise unchanged."""
    if not are_asked_about(text for record in records for text in _texts(record)):
        return list(records)
    return [_fields(record, _escaped) for record in records]


def _escaped(text: str) -> str:
    return html.escape(text, quote=False) if "<" in text else text


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inside in value.values() if isinstance(value, dict) else value:
            yield from _texts(inside)

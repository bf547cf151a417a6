"""Reading untrusted TOML as the plain values of JSON."""

import re
import tomllib
from datetime import date, time

_KEY = r"(?:[\w.-]{1,60}|\"[^\"\n]{1,200}\"|'[^'\n]{1,200}')"
_BEGINS = re.compile(rf"\[\[?[\w.\"' -]{{1,80}}\]\]?|{_KEY}\s*=\s*(?:[\"'\[{{\d]|true|false).*")
_FIELD = re.compile(rf"^\s*{_KEY}\s*=\s*(?:[\"'\[{{\d]|true\b|false\b)", re.MULTILINE)
_TRIED = 20_000  # characters
_MIN_FIELDS = 2  # a text with fewer isn't taken for TOML
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


def is_likely(text: str) -> bool:
    """Return whether a text looks like TOML, by its first line that isn't a comment and by its fields."""
    lines = (line.strip() for line in text[:_TRIED].removeprefix("\ufeff").split("\n"))
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return bool(_BEGINS.fullmatch(first)) and len(_FIELD.findall(text[:_TRIED])) >= _MIN_FIELDS


def parsed(text: str) -> object:
    """Return the value of a text as TOML, ``None`` if it isn't TOML."""
    if not is_likely(text):
        return None
    try:
        return _plain(tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"), parse_float=str))  # 1.50 stays
    except (ValueError, RecursionError):
        return None


def broken_place(text: str) -> tuple[int, int]:
    """Return line and column of the first error in TOML; 1, 1 if unknown."""
    try:
        tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        if place := _PLACE.search(str(error)):
            return int(place[1]), int(place[2])
    except RecursionError:
        pass
    return 1, 1


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: _plain(inside) for name, inside in value.items()}
    if isinstance(value, list):
        return [_plain(inside) for inside in value]
    return value.isoformat() if isinstance(value, date | time) else value

"""Finding and explaining errors in malformed JSON."""

import json
import re

from msgspec.structs import replace

from quizbs.banks.json.parsing import begun
from quizbs.banks.problem import Problem, problem

_MAX_CHARACTERS = 2_000_000  # characters; longer files are not searched
_SHOWN = 40  # characters of the text around the error
_FAULTS: tuple[tuple[str, str], ...] = (
    ("Expecting ',' delimiter", "reading-json-comma"),
    ("Expecting ':' delimiter", "reading-json-colon"),
    ("Expecting property name", "reading-json-name"),
    ("Unterminated string", "reading-json-quote"),
    ("Invalid \\", "reading-json-backslash"),
    ("Expecting value", "reading-json-value"),
    ("Extra data", "reading-json-more"),
)


def fault_in(text: str) -> Problem:
    """Return the problem with line and column of the first error in a text that starts like JSON."""
    if len(text) > _MAX_CHARACTERS:
        return problem("reading-broken-json")
    start = begun(text)
    try:
        json.loads(text[start:], strict=False)
    except json.JSONDecodeError as error:
        return _problem_at(text, start + error.pos, error.msg)
    except (ValueError, RecursionError):
        pass
    return problem("reading-broken-json")


def _problem_at(text: str, at: int, message: str) -> Problem:
    fault = next((fault for beginning, fault in _FAULTS if message.startswith(beginning)), "reading-broken-json")
    if not text[at:].strip() and fault != "reading-json-quote":
        fault = "reading-json-end"
    if fault in ("reading-json-comma", "reading-json-end"):  # missing after the previous token
        at = len(text[:at].rstrip())
    before, column = text.count("\n", 0, at), at - (text.rfind("\n", 0, at) + 1)
    begin = text.rfind("\n", 0, max(at - 1, 0)) + 1
    shown = re.sub(r"\s+", " ", text[max(begin, at - _SHOWN) : at + _SHOWN // 2].split("\n")[0].strip())
    return replace(problem(fault, before + 1, str(column + 1), shown), unit="line")

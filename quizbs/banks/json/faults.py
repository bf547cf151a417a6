"""Finding and explaining errors in malformed JSON."""

import json
import re

from msgspec.structs import replace

from quizbs.banks.json.parsing import begun
from quizbs.banks.problem import Problem, problem
from quizbs.banks.words import file_words
from quizbs.banks.words.common_words import MessageTemplate

_MAX_CHARACTERS = 2_000_000  # characters; longer files are not searched
_SHOWN = 40  # characters around it
_FAULTS: tuple[tuple[str, MessageTemplate], ...] = (
    ("Expecting ',' delimiter", file_words.JSON_COMMA),
    ("Expecting ':' delimiter", file_words.JSON_COLON),
    ("Expecting property name", file_words.JSON_NAME),
    ("Unterminated string", file_words.JSON_QUOTE),
    ("Invalid \\", file_words.JSON_BACKSLASH),
    ("Expecting value", file_words.JSON_VALUE),
    ("Extra data", file_words.JSON_MORE),
)


def fault_in(text: str) -> Problem:
    """Return the problem with line and column of the first error in a text that starts like JSON."""
    if len(text) > _MAX_CHARACTERS:
        return problem(file_words.BROKEN_JSON)
    start = begun(text)
    try:
        json.loads(text[start:], strict=False)
    except json.JSONDecodeError as error:
        return _problem_at(text, start + error.pos, error.msg)
    except (ValueError, RecursionError):
        pass
    return problem(file_words.BROKEN_JSON)


def _problem_at(text: str, at: int, message: str) -> Problem:
    fault = next((fault for beginning, fault in _FAULTS if message.startswith(beginning)), file_words.BROKEN_JSON)
    if not text[at:].strip() and fault is not file_words.JSON_QUOTE:
        fault = file_words.JSON_END
    if fault in (file_words.JSON_COMMA, file_words.JSON_END):  # missing after the previous token
        at = len(text[:at].rstrip())
    before, column = text.count("\n", 0, at), at - (text.rfind("\n", 0, at) + 1)
    begin = text.rfind("\n", 0, max(at - 1, 0)) + 1
    shown = re.sub(r"\s+", " ", text[max(begin, at - _SHOWN) : at + _SHOWN // 2].split("\n")[0].strip())
    return replace(problem(fault, before + 1, str(column + 1), shown), unit="line")

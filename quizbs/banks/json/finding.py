"""Where the questions are in a stranger's JSON: in a list, in lists by topic, or each under its own name."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from quizbs.banks import limits
from quizbs.banks.json.fields import first, is_question, named, squeezed, words
from quizbs.banks.json.parsing import Record, written

_INSIDE = ("content", "data", "fields", "attributes", "node", "question")
_DEEPEST = 8
_PARTS = 8  # objects inside a question
_SHOWN = 50  # objects of a list that are enough to recognise the rest
# What students answered is personal, and not a key
_OF_STUDENTS = words("players|students|participants|users|submissions|attempts|responses|useranswers|playeranswers")
_CONTAINERS = words("questions|results|data|items|quiz|quizzes|cards|list|games|pages|elements|sections|rounds")


def questions_in(value: Any, most: int = limits.ITEMS) -> list[tuple[Record, str]]:
    """Return all objects that are questions, each with the title of what contains it."""
    return list(islice(_walk(value, "", 0), most))


def _unpacked(record: Record) -> Record:
    """Return an object with normalised names, or the one inside it that holds the question."""
    plain = named(record)
    if is_question(plain):
        return plain
    for name in _INSIDE:
        if isinstance(plain.get(name), dict):
            inner = {**plain, **named(plain[name])}
            if is_question(inner):
                return inner
    flat = _flat(plain)
    return flat if is_question(flat) else plain


def _flat(record: Record) -> Record:
    """Return an object with the fields of the objects inside it beside its own: ``{"answer": {"answer": "4"}}``.

    Objects that have the same names, such as several questions, are no parts of one.
    """
    parts = [named(value).keys() for value in record.values() if isinstance(value, dict)]
    if any(one & other for one, other in combinations(parts[:_PARTS], 2)) or len(parts) > _PARTS:
        return record
    found: Record = {}
    for name, value in record.items():
        inside = named(value) if isinstance(value, dict) else {name: value}
        found |= {inner: field for inner, field in inside.items() if inner == name or inner not in record}
    return found


def _walk(value: Any, title: str, depth: int) -> Iterator[tuple[Record, str]]:
    if depth > _DEEPEST:
        return
    if isinstance(value, list):
        yield from _of_list(value, title, depth)
    elif isinstance(value, dict):
        yield from _of_object(value, title, depth)


def _of_list(value: list[Any], title: str, depth: int) -> Iterator[tuple[Record, str]]:
    objects = [item for item in value if isinstance(item, dict)]
    first_ones = [_unpacked(record) for record in objects[:_SHOWN]]
    asked = [record for record in first_ones if is_question(record)]
    alike = asked and all(set(record) == set(asked[0]) for record in first_ones)  # some of another kind
    if objects and (alike or len(asked) * 2 >= len(first_ones)):
        yield from ((_unpacked(record), title) for record in objects)
        return
    for item in value:
        yield from _walk(item, title, depth + 1)


def _of_object(value: Record, title: str, depth: int) -> Iterator[tuple[Record, str]]:
    asked = _asked_by_name(value)
    plain = _unpacked(value)
    if not asked and depth and is_question(plain):
        asked = [plain]
    if asked:
        yield from ((record, title) for record in asked)
        return
    own = written(first(named(value), ("title", "name", "label", "category", "topic", "subject", "theme"), (str,)))
    for name, inside in value.items():
        if squeezed(str(name)) in _OF_STUDENTS:
            continue
        key = "" if squeezed(str(name)) in _CONTAINERS or str(name).isdecimal() else str(name)
        yield from _walk(inside, own or key or title, depth + 1)


def _asked_by_name(value: Record) -> list[Record]:
    """Return the questions of an object whose names are questions and whose values are answers: ``{"2+2?": "4"}``."""
    answers = [item for item in value.values() if isinstance(item, str | int | float) or _are_texts(item)]
    asked = sum(str(name).rstrip().endswith(("?", "\uff1f", "\u061f")) for name in value)
    if len(value) < 2 or len(answers) < len(value) or asked * 2 < len(value):
        return []
    return [{"question": str(name), "answer": answer} for name, answer in value.items()]


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, str | int | float) for item in value)

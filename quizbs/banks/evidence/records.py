"""The objects of a JSON or YAML file as rows of a table, so that one reader is enough for both."""

import re
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any, NamedTuple

from quizbs.banks import limits
from quizbs.banks.json.choice_lists import plainly
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table import answer_key
from quizbs.banks.table.header_words import Role, normalised, role_of
from quizbs.banks.table.table import Grid, GridRow, Source

NAME = "JSON"
TOPIC = "Topic"
_TITLES = frozenset(("title", "name", "label", "heading"))
_NUMBERED = re.compile(r"[A-Za-z]{0,10}[\s_.-]?\d{1,5}")  # "Q1", "007": the name of a question, not a topic
_KINDS = 4  # of objects that are looked at
_DEEPEST = 8
_MOST_ALIKE = 0.5  # of the names of two lists, if they hold the same kind of object
_NEARLY = 0.95  # of the records
_LISTED = 8  # items of a list that get columns of their own
_BARE = 3  # objects below which a list is a detail of another object


class _Listed(NamedTuple):
    """A list of objects, the titles of what is around it, and in how many other such lists it is."""

    records: list[Record]
    titles: tuple[str, ...]
    inside: int


def sources_of(data: Any) -> Iterator[tuple[Source, Source]]:
    """Yield the objects of a file as tables with their names in the first row: those of each kind, the most first.

    The second table has one more column if the objects stand below several titles: what those around them say.
    """
    groups: list[list[_Listed]] = []
    for found in _lists(data):
        alike = next((group for group in groups if _are_alike(group[0], found)), None)
        if alike is None:
            groups.append([found])
        else:
            alike.append(found)
    for group in sorted(groups, key=lambda group: -sum(len(one.records) for one in group))[:_KINDS]:
        if sources := _sources(group):
            yield sources


def _sources(group: Sequence[_Listed]) -> tuple[Source, Source] | None:
    records = plainly([record for one in group for record in one.records][: limits.ITEMS])
    topics = [topic for one, topic in zip(group, _topics(group), strict=True) for _ in one.records]
    joined = _lists_of_keys(records) | _lists_of_right_ones(records)
    flat = [
        dict(_cells({**record, **{name: _joined(record[name]) for name in joined & record.keys()}}))
        for record in records
    ]
    names = list(dict.fromkeys(name for record in flat for name in record))[: limits.CELLS]
    if len(flat) < _BARE - 1 or len(names) < 2:
        return None
    source = _table(names, flat)
    if not any(topics) or any(role_of(name) is Role.TOPIC for name in names):
        return source, source
    return source, _table([*names, TOPIC], [one | {TOPIC: topic} for one, topic in zip(flat, topics, strict=False)])


def _table(names: list[str], records: Sequence[dict[str, str]]) -> Source:
    rows = [GridRow(0, names)]
    rows += [GridRow(at, [record.get(name, "") for name in names]) for at, record in enumerate(records, 1)]
    return Source(NAME, rows[:60], lambda: Grid(rows=rows), lists=True)


def _topics(group: Sequence[_Listed]) -> list[str]:
    """Return what the lists are about: the last of the titles around them in which they differ."""
    paths = [one.titles for one in group]
    for place in range(-1, -1 - min(map(len, paths)), -1):
        titles = [path[place].strip() for path in paths]
        if len(set(titles)) > 1 and not all(map(_NUMBERED.fullmatch, titles)):
            return [title if len(title) <= limits.LABEL and not title.isdecimal() else "" for title in titles]
    return [""] * len(group)


def _are_alike(one: _Listed, other: _Listed) -> bool:
    """Return whether two lists hold the same kind of object."""
    names, others = set().union(*one.records), set().union(*other.records)
    if one.inside != other.inside:
        return False  # the choices of a question are no questions, whatever they are called
    return len(names & others) > _MOST_ALIKE * max(len(names), len(others)) or names <= others or others <= names


def _lists(value: Any, titles: tuple[str, ...] = (), depth: int = 0, around: int = 0) -> Iterator[_Listed]:
    """Yield the lists of objects with the titles around them; an object of nothing but objects is one too."""
    if depth > _DEEPEST or not isinstance(value, list | dict):
        return
    inside = list(value.values()) if isinstance(value, dict) else value
    objects = [item for item in inside if isinstance(item, dict)]
    if objects and len(objects) == len(inside) and any(_is_flat(item) for item in objects):
        yield _Listed(objects, titles, around)
        around += 1
    own = _title(value) if isinstance(value, dict) else ""
    for name, item in value.items() if isinstance(value, dict) else zip(repeat(""), value, strict=False):
        yield from _lists(item, (*titles, own or str(name)) if own or name else titles, depth + 1, around)


def _title(record: Record) -> str:
    """Return what an object says that it is about: by name, or its only short text."""
    texts = {name: item for name, item in record.items() if isinstance(item, str) and item.strip()}
    named = [
        item for name, item in texts.items() if normalised(str(name)) in _TITLES or role_of(str(name)) is Role.TOPIC
    ]
    short = [item for item in texts.values() if len(item) <= limits.LABEL and "://" not in item]
    return named[0] if named else short[0] if len(short) == 1 else ""


def _lists_of_right_ones(records: Sequence[Record]) -> set[str]:
    """Return the names of the lists with right answers, mostly one each, beside a list with the wrong ones."""
    texts = {name for record in records for name, value in record.items() if _are_texts(value)}
    found = set()
    for name in texts:
        for other in texts - {name}:
            pairs = [(record[name], record[other]) for record in records if record.get(name) and record.get(other)]
            apart = sum(_are_texts(one) and _are_texts(two) and not set(one) & set(two) for one, two in pairs)
            alone = sum(len(one) == 1 for one, _ in pairs)
            fewer = sum(len(one) for one, _ in pairs) < sum(len(two) for _, two in pairs)
            if fewer and apart >= _NEARLY * len(records) and alone * 2 >= len(pairs):
                found.add(name)
    return found


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, str | int | float) for item in value)


def _lists_of_keys(records: list[Record]) -> set[str]:
    """Return the names of the lists that hold nothing but letters or numbers of choices, fewer than there are."""
    listed: dict[str, list[list[Any]]] = {}
    for record in records:
        for name, value in record.items():
            if isinstance(value, list):
                listed.setdefault(name, []).append(value)
    most = max((sum(map(len, lists)) for lists in listed.values()), default=0)
    found = set()
    for name, lists in listed.items():
        beside = [record[name] for record in records if _has_longer_list(record, name)] or lists
        short = all(
            len(written(item)) == 1 and answer_key.names_places(written(item)) for one in beside for item in one
        )
        alike = len({len(one) for one in lists}) == 1 and len(lists[0]) > 1  # as choices are
        if (short and (sum(map(len, lists)) < most or not alike)) or _are_among_others(name, records):
            found.add(name)
    return found


def _has_longer_list(record: Record, name: str) -> bool:
    """Return whether a list stands beside a longer one, as keys stand beside choices."""
    own = record.get(name)
    others = (value for other, value in record.items() if other != name and isinstance(value, list))
    return isinstance(own, list) and any(len(value) > len(own) for value in others)


def _are_among_others(name: str, records: list[Record]) -> bool:
    """Return whether the texts of a list are some of those in another list, as several right answers are."""
    asked = [record for record in records if isinstance(record.get(name), list)]
    fits = [
        any(
            other != name
            and isinstance(value, list)
            and len(value) > len(record[name])
            and all(item in value for item in record[name])
            for other, value in record.items()
        )
        for record in asked
    ]
    return sum(fits) >= _NEARLY * len(asked) > 0


def _joined(value: Any) -> Any:
    return "\n".join(map(written, value)) if isinstance(value, list) else value


def _is_flat(record: Record) -> bool:
    return any(isinstance(value, str) for value in record.values())


def _cells(record: Record, before: str = "") -> Iterator[tuple[str, str]]:
    """Yield the values of an object by name: those of a list by number, those of an object inside by both names."""
    for name, value in record.items():
        label = f"{before} {name}" if before and before != name else str(name)
        if isinstance(value, dict):
            yield from _cells(value, label)
        elif isinstance(value, list):
            yield from _listed(label, value)
        else:
            yield label, written(value)


def _listed(name: str, values: list[Any]) -> Iterator[tuple[str, str]]:
    objects = [item for item in values if isinstance(item, dict)]
    if objects:
        for at, item in enumerate(objects[:_LISTED], 1):
            yield from ((f"{inner} {at}", text) for inner, text in _cells(item, name))
    else:
        yield from ((f"{name} {at}", written(item)) for at, item in zip(range(1, _LISTED + 1), values, strict=False))

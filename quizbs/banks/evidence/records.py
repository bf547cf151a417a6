"""The objects of a JSON or YAML file as rows of a table, so that one reader is enough for both."""

from collections.abc import Iterator
from typing import Any

from quizbs.banks import limits
from quizbs.banks.json.choice_lists import plainly
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table import answer_key
from quizbs.banks.table.table import Grid, GridRow, Source

NAME = "JSON"
_DEEPEST = 8
_MOST_ALIKE = 0.5  # of the names of two lists, if they hold the same kind of object
_NEARLY = 0.95  # of the records
_LISTED = 8  # items of a list that get columns of their own
_BARE = 3  # objects below which a list is a detail of another object


def source_of(data: Any) -> Source | None:
    """Return the objects of a file as a table with their names in its first row; ``None`` if there are none."""
    records = _records(data)
    records = plainly(records[: limits.ITEMS])
    keys = _lists_of_keys(records)
    flat = [
        dict(_cells({**record, **{name: _joined(record[name]) for name in keys & record.keys()}})) for record in records
    ]
    names = list(dict.fromkeys(name for record in flat for name in record))[: limits.CELLS]
    if len(flat) < _BARE - 1 or len(names) < 2:
        return None
    rows = [GridRow(0, names)]
    rows += [GridRow(at, [record.get(name, "") for name in names]) for at, record in enumerate(flat, 1)]
    return Source(NAME, rows[:60], lambda: Grid(rows=rows), lists=True)


def _records(data: Any) -> list[Record]:
    """Return the objects of the longest list, and of all other lists with objects like them."""
    lists = list(_lists(data, 0))
    longest = max(lists, key=len, default=[])
    names = set().union(*longest) if longest else set()
    alike = [found for found in lists if len(names & set().union(*found)) > _MOST_ALIKE * len(names)]
    return [record for found in alike for record in found]


def _lists(value: Any, depth: int) -> Iterator[list[Record]]:
    """Yield the lists of objects; an object of nothing but objects is one too."""
    if depth > _DEEPEST or not isinstance(value, list | dict):
        return
    inside = list(value.values()) if isinstance(value, dict) else value
    objects = [item for item in inside if isinstance(item, dict)]
    if objects and len(objects) == len(inside) and any(_is_flat(item) for item in objects):
        yield objects
        return
    for item in inside:
        yield from _lists(item, depth + 1)


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
        short = all(len(written(item)) == 1 and answer_key.names_places(written(item)) for one in lists for item in one)
        alike = len({len(one) for one in lists}) == 1 and len(lists[0]) > 1  # as choices are
        if (short and (sum(map(len, lists)) < most or not alike)) or _are_among_others(name, records):
            found.add(name)
    return found


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
        label = f"{before} {name}".strip()
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

"""The objects of a JSON, YAML, TOML or XML file as the rows of a table."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from quizbs.banks import limits
from quizbs.banks.evidence.object_fields import alike_named, flattened, says_why, with_choices_apart, with_notes
from quizbs.banks.evidence.object_lists import Listed, are_alike, are_texts, lists_in, topics_of
from quizbs.banks.json.choice_lists import RIGHT, plainly
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.json.texts import literal, unpacked
from quizbs.banks.table import answer_key
from quizbs.banks.table.header_words import ALL_ANSWERS, Role, normalised, role_of
from quizbs.banks.table.table import Grid, GridRow, Source

NAME = "JSON"
TOPIC, WRONG, NOTE = "Topic", "Wrong", "Why not"  # names of new columns
_KINDS = 4  # kinds of objects that are considered
_MIN_RECORD_SHARE = 0.95  # share of the records
_LISTED = 8  # objects of a list that get columns of their own


class Records(NamedTuple):
    """Objects of one kind as a table with their field names as header row.

    ``alone``: the table; ``titled``: the same with a column for the topic, from titles around the objects. ``listed``:
    names of columns that were items of a list; ``joined``: names of lists put into one cell. ``counted`` says of each
    field whether it holds numbers (``_is_counted``). ``group``: the lists of the objects.
    """

    alone: Source
    titled: Source
    listed: frozenset[str]
    counted: dict[str, bool | None]
    group: Sequence[Listed]
    joined: frozenset[str]

    @property
    def inside(self) -> int:
        """Return in how many lists the objects are nested."""
        return len(self.group[0].around)


def sources_of(data: object) -> Iterator[Records]:
    """Yield a table for each of the most frequent kinds of objects in a file, the most frequent one first."""
    for number, group in enumerate(_groups(data)[:_KINDS], 1):
        if sources := _sources(group, NAME if number == 1 else f"{NAME} {number}"):
            yield sources


def _groups(data: object) -> list[list[Listed]]:
    """Return the lists of objects in a file by kind, the kind with most objects first."""
    groups: list[list[Listed]] = []
    numbers: list[set[int]] = []
    for listed in lists_in(data):
        for group, own in zip(groups, numbers, strict=True):
            if are_alike(group[0], listed) and own.isdisjoint(listed.around):
                group.append(listed)
                own.add(listed.number)
                break
        else:
            groups.append([listed])
            numbers.append({listed.number})
    return sorted(groups, key=lambda group: -sum(len(listing.records) for listing in group))


def other_lists(data: object, records: Records) -> Iterator[tuple[str, str]]:
    """Yield the name of, and an example from, each list that neither contains these objects nor is inside them."""
    own = {listing.number for listing in records.group}
    around = own.union(*(listing.around for listing in records.group))
    for listing in lists_in(data):
        texts = [written(item) for record in listing.records for item in record.values() if _is_plain(item)]
        value = next((text for text in texts if not text.isdecimal()), texts[0] if texts else "")
        if value and listing.number not in around and own.isdisjoint(listing.around):
            yield next(filter(None, reversed(listing.titles)), NAME), value


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool) and bool(written(value))


def _sources(group: Sequence[Listed], name: str) -> Records | None:
    records = unpacked([record for lists in group for record in lists.records][: limits.MAX_ITEMS])
    records = with_choices_apart(alike_named(plainly(flattened(plainly(literal(records))))))
    records = [with_notes(record) for record in records]
    topics = [topic for lists, topic in zip(group, topics_of(group), strict=True) for _ in lists.records]
    keys = _lists_of_keys(records)
    right = _lists_of_right_answers(records)
    answers = _lists_of_answers(records)
    joined = keys | right.keys() | answers
    wrong = {
        other
        for one, other in right.items()
        if role_of(str(one)) is Role.ANSWER
        and not all(answer_key.names_places(written(item)) for record in records for item in record.get(one, ()))
    }
    whole = {*right, *right.values(), *answers}
    records = [
        {WRONG if key in wrong else key: _in_lines(value) if key in whole else value for key, value in record.items()}
        for record in records
    ]
    flat = [
        dict(_cells({**record, **{key: _joined(record[key]) for key in joined & record.keys()}})) for record in records
    ]
    names = list(dict.fromkeys(key for record in flat for key in record))[: limits.MAX_CELLS]
    names.sort(key=lambda key: key != RIGHT)  # not between choices
    if not flat or len(names) < 2:
        return None
    source = _table(name, names, flat)
    listed = frozenset(key for key in names if key[-1:].isdecimal() and not any(key in record for record in records))
    counted = {key: _is_counted(key, records) for key in names}
    if not any(topics) or any(role_of(key) is Role.TOPIC for key in names):
        return Records(source, source, listed, counted, group, frozenset(joined))
    titled = _table(
        name, [*names, TOPIC], [record | {TOPIC: topic} for record, topic in zip(flat, topics, strict=False)]
    )
    return Records(source, titled, listed, counted, group, frozenset(joined))


def _table(name: str, names: list[str], records: Sequence[dict[str, str]]) -> Source:
    rows = [GridRow(0, names)]
    rows += [GridRow(at, [record.get(name, "") for name in names]) for at, record in enumerate(records, 1)]
    return Source(name, rows[:60], lambda: Grid(rows=rows), lists=True)


def _is_counted(name: str, records: Sequence[Record]) -> bool | None:
    """Return whether a field holds only numbers, while the lists in other fields hold none.

    ``False`` if it holds only texts; ``None`` in all other cases, in which a number may be the text of a choice.
    """
    values = [
        item
        for record in records
        if (value := record.get(name)) is not None
        for item in (value if isinstance(value, list) else [value])
    ]
    lists = [
        item
        for record in records
        for other, value in record.items()
        if other != name and isinstance(value, list)
        for item in value
    ]
    whole = bool(values) and all(isinstance(item, int | float) and not isinstance(item, bool) for item in values)
    if any(isinstance(item, int | float) for item in lists) or not (
        whole or all(isinstance(item, str) for item in values)
    ):
        return None
    return whole


def _lists_of_answers(records: Sequence[Record]) -> set[str]:
    """Return the name of the only list field, if it is named like an answer; otherwise an empty set.

    All texts of such a list are accepted answers.
    """
    lists = {name for record in records for name, value in record.items() if are_texts(value)}
    named = {name for name in lists if role_of(str(name)) is Role.ANSWER and normalised(str(name)) not in ALL_ANSWERS}
    others = {name for record in records for name in record if role_of(str(name)) is Role.ANSWER} - named
    return (
        named if len(lists - {name for name in lists if role_of(str(name)) is Role.TAGS}) == 1 and not others else set()
    )


def _lists_of_right_answers(records: Sequence[Record]) -> dict[str, str]:
    """Return the fields with lists of right answers, each with the field that has the wrong answers."""
    texts = {name for record in records for name, value in record.items() if are_texts(value)}
    wrong_by_right = {}
    for name in texts:
        for other in texts - {name}:
            pairs = [(record[name], record[other]) for record in records if record.get(name) and record.get(other)]
            apart = sum(are_texts(right) and are_texts(wrong) and not set(right) & set(wrong) for right, wrong in pairs)
            alone = sum(len(right) == 1 for right, _ in pairs)
            fewer = sum(len(right) for right, _ in pairs) < sum(len(wrong) for _, wrong in pairs)
            if fewer and apart >= _MIN_RECORD_SHARE * len(records) and alone * 2 >= len(pairs):
                wrong_by_right[name] = other
    return wrong_by_right


def _lists_of_keys(records: list[Record]) -> set[str]:
    """Return the fields that are lists of keys: letters or numbers of choices, or some of the choices."""
    listed: dict[str, list[list[object]]] = {}
    for record in records:
        for name, value in record.items():
            if isinstance(value, list):
                listed.setdefault(name, []).append(value)
    most = max((sum(map(len, lists)) for lists in listed.values()), default=0)
    names = set()
    for name, lists in listed.items():
        compared = [record[name] for record in records if _has_longer_list(record, name)] or lists
        short = all(
            len(written(item)) == 1 and answer_key.names_places(written(item)) for texts in compared for item in texts
        )
        alike = len({len(texts) for texts in lists}) == 1 and len(lists[0]) > 1  # as choices are
        if (short and (sum(map(len, lists)) < most or not alike)) or _are_among_others(name, records):
            names.add(name)
    return names


def _has_longer_list(record: Record, name: str) -> bool:
    """Return whether the object has the list ``name``, which may be keys, and a longer list, which may be choices."""
    own = record.get(name)
    others = (value for other, value in record.items() if other != name and isinstance(value, list))
    return isinstance(own, list) and any(len(value) > len(own) for value in others)


def _are_among_others(name: str, records: list[Record]) -> bool:
    """Return whether the list ``name`` is a part of a longer list of its object, in nearly all objects."""
    listed = [record for record in records if isinstance(record.get(name), list)]
    fits = [
        any(
            other != name
            and isinstance(value, list)
            and len(value) > len(record[name])
            and all(item in value for item in record[name])
            for other, value in record.items()
        )
        for record in listed
    ]
    return sum(fits) >= _MIN_RECORD_SHARE * len(listed) > 0


def _in_lines(value: object) -> object:
    """Return a list with the line breaks in its texts as spaces; any other value unchanged."""
    if not isinstance(value, list):
        return value
    return [" ".join(item.split()) if isinstance(item, str) and "\n" in item else item for item in value]


def _joined(value: object) -> object:
    return "\n".join(map(written, value)) if isinstance(value, list) else value


def _cells(record: Record, before: str = "") -> Iterator[tuple[str, str]]:
    """Yield column name and text of each value of an object.

    Items of lists get numbered names; fields of nested objects get both names.
    """
    for name, value in record.items():
        label = f"{before} {name}" if before and before != name else str(name)
        if isinstance(value, dict):
            yield from _cells(value, label)
        elif isinstance(value, list):
            yield from _listed(label, value)
        else:
            yield label, written(value)


def _listed(name: str, values: list[object]) -> Iterator[tuple[str, str]]:
    if role_of(name) is Role.TAGS and not any(isinstance(item, dict) for item in values):
        yield name, ", ".join(map(written, values))
        return
    name = NOTE if says_why(name) else name
    objects = [item for item in values if isinstance(item, dict)]
    if objects:
        for at, item in enumerate(objects[:_LISTED], 1):
            yield from ((f"{inner} {at}", text) for inner, text in _cells(item, name))
    else:
        yield from ((f"{name} {at}", written(item)) for at, item in enumerate(values[: len(ascii_uppercase)], 1))

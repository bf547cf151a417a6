"""Choices in JSON as objects, pairs or names: their texts, and the letters of those that are right, by what is in them.

Afterwards a record only holds texts, lists of texts and objects that are no choices. A key that names a choice by an id
of its own is its letter, so that one reader is enough for all files.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from string import ascii_uppercase
from typing import Any

from quizbs.banks import limits
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table.header_words import Role, normalised, role_of
from quizbs.banks.truth import folded

RIGHT = "Correct"  # the field with the letters of the right choices
_NEARLY = 0.95
_MOST = len(ascii_uppercase)
_SAMPLE = 2_000
_YES, _NO = frozenset(("true", "yes", "1", "1.0")), frozenset(("false", "no", "0", "0.0", ""))
_SHORT = 12  # characters of the name of a choice
_MARKED = ("right", "correct", "true", "richtig", "valid")


@dataclass
class _Listed:
    """The choices of one record; what names them, whether they are right, and what else is said of each."""

    texts: list[str]
    ids: list[set[str]] = field(default_factory=list)
    right: list[bool] | None = None
    more: dict[str, list[str]] = field(default_factory=dict)


def plainly(records: Sequence[Record]) -> list[Record]:
    """Return the records with lists of texts instead of choices that are objects, and with letters as keys."""
    found: list[Record] = [dict(record) for record in records]
    for name in dict.fromkeys(name for record in records[:_SAMPLE] for name in record):
        if (read := _reader([record[name] for record in records if record.get(name)])) is None:
            continue
        for record in found:
            if isinstance(value := record.get(name), list | dict) and value:
                _put(record, name, read(value))
    return found


def _put(record: Record, name: str, listed: _Listed) -> None:
    own = {other: value for other, value in record.items() if other != name}
    record[name] = listed.texts
    letters = [[f" {entry.casefold()}" for entry in ids] for ids in listed.ids]
    for other, value in own.items():
        keys = [written(one) for one in (value if isinstance(value, list) else [value])]
        places = [next((at for at, ids in enumerate(letters) if f" {key.casefold()}" in ids), -1) for key in keys]
        if keys and all(keys) and -1 not in places and not (len(keys) > 1 and len(keys) == len(listed.texts)):
            record[other] = ", ".join(ascii_uppercase[at] for at in places)
    if listed.right is not None and any(listed.right):
        record[RIGHT] = ", ".join(ascii_uppercase[at] for at, right in enumerate(listed.right) if right)
    for inner, texts in listed.more.items():
        record.setdefault(inner, texts)


def _reader(values: Sequence[Any]) -> Callable[[Any], _Listed] | None:
    """Return what turns the values of a field into choices; ``None`` if they are no choices, or texts already."""
    shown = values[:_SAMPLE]

    def nearly(fits: Callable[[Any], bool]) -> bool:
        return bool(shown) and sum(map(fits, shown)) >= _NEARLY * len(shown)

    if nearly(_are_pairs):
        return lambda value: _Listed(
            [written(one[0]) for one in value][:_MOST], right=[one[1] is True for one in value]
        )
    if nearly(_are_objects):
        names = _Names(list(_objects(shown)))
        return names.read if names.text else None
    if nearly(_are_columns):
        return _in_columns
    if nearly(_are_verdicts):
        return lambda value: _Listed(
            [str(name) for name in value][:_MOST], right=[_says(one) is True for one in value.values()]
        )
    return _by_name if nearly(_are_named) else None


def _are_pairs(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(one, list) and len(one) == 2 and isinstance(one[1], bool) for one in value
    )


def _are_objects(value: Any) -> bool:
    inside = list(value.values()) if isinstance(value, dict) else value
    return isinstance(inside, list) and len(inside) > 1 and all(isinstance(one, dict) for one in inside)


def _are_columns(value: Any) -> bool:
    """Return whether an object holds lists of the same length, as in a table by columns."""
    lists = list(value.values()) if isinstance(value, dict) else []
    return len(lists) > 1 and all(isinstance(one, list) and len(one) == len(lists[0]) > 1 for one in lists)


def _are_verdicts(value: Any) -> bool:
    return isinstance(value, dict) and len(value) > 1 and all(isinstance(one, bool) for one in value.values())


def _are_named(value: Any) -> bool:
    """Return whether an object names its texts by letters or numbers: ``{"a": "Lyon", "b": "Paris"}``."""
    if not isinstance(value, dict) or not 1 < len(value) <= _MOST:
        return False
    names = [str(name).casefold() for name in value]
    plain = all(one is None or isinstance(one, str | int | float) for one in value.values())
    ends = [name[-1:] for name in names]
    alike = len({name[:-1].rstrip("0123456789") for name in names}) == 1 and len(set(names)) == len(names)
    return plain and alike and (ends == sorted(ends) or all(map(str.isdecimal, ends)))


def _by_name(value: Record) -> _Listed:
    return _Listed([written(one) for one in value.values()], [{str(name)} for name in value])


def _in_columns(value: Record) -> _Listed:
    columns = sorted(value.values(), key=lambda cells: -median(len(written(cell)) for cell in cells))
    texts, *others = [[written(cell) for cell in column][:_MOST] for column in columns]
    return _Listed(texts, [set(cells) for cells in zip(*others, strict=True)])


def _objects(values: Sequence[Any]) -> Iterator[list[Record]]:
    for value in values:
        yield list(value.values()) if isinstance(value, dict) else value


class _Names:
    """The names inside the choices of a field: of their text, of what says which is right, of what names them."""

    def __init__(self, lists: Sequence[list[Record]]) -> None:
        every = [one for choices in lists for one in choices]
        names = list(dict.fromkeys(name for one in every for name in one))
        self._flag = next((name for name in sorted(names, key=_unlikely) if self._is_flag(name, lists)), "")
        self._share = "" if self._flag else next((name for name in names if self._is_share(name, lists)), "")
        used = (self._flag, self._share)
        texts = [name for name in names if name not in used and any(isinstance(one.get(name), str) for one in every)]
        numbers = [name for name in names if name not in used and name not in texts]
        self.text = max(texts, key=lambda name: _telling(name, every), default=next(iter(numbers), ""))
        self._others = [name for name in names if name not in (*used, self.text)]

    def read(self, value: Any) -> _Listed:
        """Return the choices of a record."""
        names = [str(name) for name in value] if isinstance(value, dict) else []
        choices = [one for one in (value.values() if names else value) if isinstance(one, dict)][:_MOST]
        listed = _Listed([written(one.get(self.text)) for one in choices])
        short = [name for name in self._others if all(len(written(one.get(name))) <= _SHORT for one in choices)]
        listed.ids = [{text for name in short if (text := written(one.get(name)))} for one in choices]
        if names:
            listed.ids = [ids | {name} for ids, name in zip(listed.ids, names, strict=False)]
        if self._flag:
            listed.right = [_says(one.get(self._flag)) is True for one in choices]
        elif self._share:
            shares = [_number(one.get(self._share)) for one in choices]
            listed.right = [share == max(shares) > 0 for share in shares]
        for name in self._others:
            if any(len(text := written(one.get(name))) > _SHORT and " " in text for one in choices):
                listed.more[name] = [written(one.get(name)) for one in choices]
        return listed

    def _is_flag(self, name: str, lists: Sequence[list[Record]]) -> bool:
        said = [[_says(one.get(name)) for one in choices] for choices in lists]
        told = [verdicts for verdicts in said if any(verdict is not None for verdict in verdicts)]
        filled = any(isinstance(one.get(name), bool | int | str) for choices in lists for one in choices)
        fits = [verdicts for verdicts in told if True in verdicts and not all(verdicts)]
        return (
            filled and len(told) == len(lists) and len(fits) >= (0.5 if _unlikely(name) == 0 else _NEARLY) * len(lists)
        )

    def _is_share(self, name: str, lists: Sequence[list[Record]]) -> bool:
        numbers = [[_number(one.get(name)) for one in choices if name in one] for choices in lists]
        return sum(
            bool(own) and max(own) > 0 and max(own) > min(own) and own.count(max(own)) == 1 and 0 in own
            for own in numbers
        ) >= _NEARLY * len(lists)


def _unlikely(name: str) -> int:
    return int(not any(word in name.casefold() for word in _MARKED))


def _says(value: Any) -> bool | None:
    """Return what a truth value says; a missing one says no, anything else nothing."""
    text = folded(written(value)) if value is not None else ""
    return True if text in _YES else False if text in _NO else None


def _number(value: Any) -> float:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9 else 0.0


def _telling(name: str, choices: Sequence[Record]) -> tuple[bool, bool, bool]:
    """Return how likely texts are those of the choices: nearly all there, different, and neither names nor notes."""
    texts = [text for one in choices if (text := written(one.get(name)))]
    varied = len(set(texts)) > _FEW * len(texts) or len(set(texts)) > limits.CHOICES
    apart = normalised(name) in _APART or role_of(name) is Role.EXPLANATION
    return len(texts) >= _NEARLY * len(choices), varied and not apart, varied


_FEW = 0.5  # different ones: letters and numbers of choices are the same in every question
_APART = frozenset(("id", "key", "label", "letter", "name", "number", "no", "index", "option id", "answer id", "why"))

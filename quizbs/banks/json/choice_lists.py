"""Choices in JSON that are objects, pairs or named texts: turning them into texts, and their marks into a key.

Afterwards the choices of an object are a list of texts. A key that names a choice by an id of its own becomes its
letter, and the feedback on the choices becomes a list, too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from string import ascii_uppercase
from typing import TypeGuard

from quizbs.banks import limits
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table.header_words import WRONG, Role, normalised, role_of
from quizbs.banks.truth import folded

NOTES = "Explanations"  # the field with the feedback of each choice
RIGHT = "Right choices"  # the field with the letters of the right choices
_MIN_RECORD_SHARE = 0.95
_HALF = 0.5
_MAX_CHOICES = len(ascii_uppercase)
_SAMPLE = 2_000
_YES, _NO = frozenset(("true", "yes", "1", "1.0")), frozenset(("false", "no", "0", "0.0", ""))
_ID = 40  # characters
_MARKED = ("right", "correct", "true", "richtig", "valid")
# Names of choices beside their texts
_APART = frozenset(("id", "key", "label", "letter", "name", "number", "no", "index", "option id", "answer id", "why"))
_NOTES = frozenset(("feedback", "explanation", "rationale", "reason", "comment", "why wrong", "why not"))


@dataclass
class _Listed:
    """The choices of a JSON object, each list in the same order.

    ``ids`` are the names by which a key may refer to each choice, ``notes`` the feedback on each. ``right`` is ``None``
    if the choices aren't marked as right or wrong.
    """

    texts: list[str]
    ids: list[set[str]] = field(default_factory=list)
    right: list[bool] | None = None
    notes: list[str] = field(default_factory=list)


def plainly(records: Sequence[Record]) -> list[Record]:
    """Return the objects with lists of texts instead of choice objects, and with option letters as keys."""
    changed: list[Record] = [dict(record) for record in records]
    for name in dict.fromkeys(name for record in records[:_SAMPLE] for name in record):
        read = _reader([record[name] for record in records if record.get(name)])
        filled = [record for record in changed if isinstance(record.get(name), list | dict) and record[name]]
        each = [(record, listed) for record in filled if (listed := read(record[name]))]
        counted = all(_are_counted(listed.ids) for _, listed in each)
        for record, listed in each:
            _put(record, name, listed, counted=counted)
    return changed


def are_judged(value: object) -> bool:
    """Return whether the choices in a value are marked as right or wrong."""
    listed = _reader([value])(value) if value else None
    return listed is not None and listed.right is not None and any(listed.right)


def _are_counted(ids: Sequence[set[str]]) -> bool:
    """Return whether the only names of the choices are their numbers, so that any small number may name one."""
    places = {str(number) for number in range(len(ids) + 1)}
    return all(own <= places for own in ids)


def _put(record: Record, name: str, listed: _Listed, *, counted: bool) -> None:
    right = [letter for letter, right in zip(ascii_uppercase, listed.right or (), strict=False) if right]
    if listed.right is not None and _are_verdicts(record[name]) and _beside(record, name, len(listed.texts)):
        record[name] = ", ".join(right)  # the list only says which choices are right; the choices are in another field
        return
    others = {other: value for other, value in record.items() if other != name}
    record[name] = listed.texts
    every = [{entry.casefold() for entry in ids} for ids in listed.ids]
    for other, value in others.items():
        keys = [written(item).casefold() for item in (value if isinstance(value, list) else [value])]
        places = [next((at for at, ids in enumerate(every) if key in ids), -1) for key in keys]
        may_name = role_of(str(other)) is Role.ANSWER or not counted
        if may_name and keys and all(keys) and -1 not in places and len(keys) < len(listed.texts):
            letters = ", ".join(ascii_uppercase[at] for at in places)
            if role_of(str(other)) is Role.ANSWER and not right:
                record.pop(other)
                record[RIGHT] = letters
            else:
                record[other] = letters
    if right:
        record[RIGHT] = ", ".join(right)
    if any(listed.notes):
        record.setdefault(NOTES, listed.notes)


def _beside(record: Record, name: str, count: int) -> bool:
    others = (value for other, value in record.items() if other != name)
    return any(isinstance(value, list | dict) and len(value) == count for value in others)


def _reader(values: Sequence[object]) -> Callable[[object], _Listed | None]:
    """Return a function that turns a value of a field into choices.

    For a value that isn't choices, or is a list of plain texts, the function returns ``None``. ``values``: the values
    of the field in all objects.
    """
    names = _ChoiceFields([choices for value in values[:_SAMPLE] if (choices := _objects(value))])

    def read(value: object) -> _Listed | None:
        if choices := _objects(value):
            return names.read(choices, value) if names.text else None
        if _are_marked(value):
            return _marked(value)
        if _are_pairs(value):
            return _Listed(
                [written(item[0]) for item in value][:_MAX_CHOICES], right=[item[1] is True for item in value]
            )
        if _are_columns(value):
            return _in_columns(value)
        if _are_verdicts(value):
            return _Listed(
                [str(name) for name in value][:_MAX_CHOICES], right=[_says(item) is True for item in value.values()]
            )
        if _are_named(value):
            return _Listed([written(item) for item in value.values()], [{str(name)} for name in value])
        return None

    return read


def _objects(value: object) -> list[Record]:
    """Return the choices in a list or an object; empty if any of them isn't an object.

    A ``{"text": …, "format": …}`` inside a choice is replaced by the text.
    """
    if not isinstance(value, list | dict) or len(value) <= int(isinstance(value, dict)):
        return []
    listed = list(value.values()) if isinstance(value, dict) else value
    if not all(isinstance(item, dict) for item in listed):
        return []
    return [{name: _text(inner) for name, inner in item.items()} for item in listed]


def _text(value: object) -> object:
    return value["text"] if isinstance(value, dict) and isinstance(value.get("text"), str) else value


def _are_marked(value: object) -> TypeGuard[list[object]]:
    """Return whether some of the texts in a list are in an object of their own: ``["Lyon", {"correct": "Paris"}]``."""
    if not isinstance(value, list):
        return False
    objects = [item for item in value if isinstance(item, dict)]
    alone = all(
        len(item) == 1 and all(isinstance(text, str | int | float) for text in item.values()) for item in objects
    )
    texts = sum(isinstance(item, str | int | float) for item in value)
    return 0 < len(objects) <= texts and alone and len(objects) + texts == len(value)


def _marked(value: list[object]) -> _Listed:
    """Return the choices of a list in which only the right ones (or only those named wrong) are in objects."""
    names = {str(name) for item in value if isinstance(item, dict) for name in item}
    wrong = any(WRONG.fullmatch(normalised(name)) for name in names)
    texts = [written(next(iter(item.values())) if isinstance(item, dict) else item) for item in value]
    return _Listed(texts[:_MAX_CHOICES], right=[isinstance(item, dict) != wrong for item in value])


def _are_pairs(value: object) -> TypeGuard[list[list[object]]]:
    return isinstance(value, list) and all(
        isinstance(item, list) and len(item) == 2 and isinstance(item[1], bool) for item in value
    )


def _are_columns(value: object) -> TypeGuard[dict[str, list[object]]]:
    """Return whether an object consists of lists of the same length, as a table by columns does."""
    lists = list(value.values()) if isinstance(value, dict) else []
    return len(lists) > 1 and all(isinstance(item, list) and len(item) == len(lists[0]) > 1 for item in lists)


def _are_verdicts(value: object) -> TypeGuard[Record]:
    return (
        isinstance(value, dict)
        and len(value) > 1
        and all(isinstance(item, bool) or written(item) in ("true", "false") for item in value.values())
    )


def _are_named(value: object) -> TypeGuard[Record]:
    """Return whether an object names texts by letters or numbers: ``{"a": "Lyon", "b": "Paris"}``."""
    if not isinstance(value, dict) or not 1 < len(value) <= _MAX_CHOICES:
        return False
    names = [str(name).casefold() for name in value]
    plain = all(item is None or isinstance(item, str | int | float) for item in value.values())
    begins = {name[:-1].rstrip("0123456789") for name in names}
    ends = [name[-1:] for name in names]
    return plain and len(begins) == 1 and (ends == sorted(ends) or all(map(str.isdecimal, ends)))


def _in_columns(value: dict[str, list[object]]) -> _Listed:
    columns = [[written(cell) for cell in column][:_MAX_CHOICES] for column in value.values()]
    texts = max(columns, key=lambda cells: (len(set(cells)), median(map(len, cells))))
    others = [column for column in columns if column is not texts]
    return _Listed(texts, [set(cells) for cells in zip(*others, strict=True)])


class _ChoiceFields:
    """The names of the fields of choice objects: those with the text, with the mark of right choices, with ids.

    ``text`` is "" if no field with the text was found.
    """

    def __init__(self, lists: Sequence[list[Record]]) -> None:
        every = [choice for choices in lists for choice in choices]
        names = list(dict.fromkeys(name for choice in every for name in choice))
        self._flag = next((name for name in sorted(names, key=_unlikely) if _is_flag(name, lists)), "")
        self._share = "" if self._flag else next((name for name in names if _is_share(name, lists)), "")
        others = [name for name in names if name not in (self._flag, self._share)]
        texts = [name for name in others if any(isinstance(choice.get(name), str | int | float) for choice in every)]
        self.text = max(texts, key=lambda name: _telling(name, every), default="")
        self._others = [name for name in others if name != self.text]

    def read(self, choices: list[Record], value: object) -> _Listed:
        """Return the choices in a value; ``choices``: its objects, which have these fields."""
        choices = choices[:_MAX_CHOICES]
        listed = _Listed([written(choice.get(self.text)) for choice in choices])
        notes = [name for name in self._others if normalised(name) in _NOTES or role_of(name) is Role.EXPLANATION]
        for choice in choices:
            ids = {written(choice.get(name)) for name in self._others if name not in notes}
            listed.ids.append({text for text in ids if 0 < len(text) <= _ID})
            listed.notes.append(next((text for name in notes if (text := written(choice.get(name)))), ""))
        if isinstance(value, dict):
            listed.ids = [ids | {str(name)} for ids, name in zip(listed.ids, value, strict=False)]
        if self._flag:
            listed.right = [_says(choice.get(self._flag)) is True for choice in choices]
        elif self._share:
            shares = [_number(choice.get(self._share)) for choice in choices]
            listed.right = [share == max(shares) > 0 for share in shares]
        return listed


def _is_flag(name: str, lists: Sequence[list[Record]]) -> bool:
    """Return whether a field marks some of the choices of each question as right, and others as wrong."""
    verdict_lists = [[_says(choice.get(name)) for choice in choices] for choices in lists]
    if any(None in verdicts for verdicts in verdict_lists):
        return False
    fits = [verdicts for verdicts in verdict_lists if any(verdicts) and not all(verdicts)]
    return len(fits) >= (_HALF if _unlikely(name) == 0 else _MIN_RECORD_SHARE) * len(lists) > 0


def _is_share(name: str, lists: Sequence[list[Record]]) -> bool:
    """Return whether a field has the points of the choices, rather than their numbers."""
    fits = 0
    for choices in lists:
        numbers = [_number(choice.get(name)) for choice in choices]
        counted = sorted(numbers) == list(range(int(min(numbers)), int(min(numbers)) + len(numbers)))
        fits += max(numbers) > 0 >= min(numbers) and not (counted and len(numbers) > len((0, 1)))
    return fits >= _MIN_RECORD_SHARE * len(lists) > 0


def _unlikely(name: str) -> int:
    return int(not any(word in name.casefold() for word in _MARKED))


def _says(value: object) -> bool | None:
    """Return the truth value that a JSON value means, ``None`` if it means none. A missing value means false."""
    text = folded(written(value)) if value is not None else ""
    return True if text in _YES else False if text in _NO else None


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9 else 0.0


def _telling(name: str, choices: Sequence[Record]) -> tuple[bool, bool, bool, bool]:
    """Return a sort key: how likely the field ``name`` holds the texts of choices."""
    texts = [text for choice in choices if (text := written(choice.get(name)))]
    varied = len(set(texts)) > _HALF * len(texts) or len(set(texts)) > limits.MAX_CHOICES
    apart = normalised(name) in _APART | _NOTES or role_of(name) in (Role.EXPLANATION, Role.NUMBER, Role.IMAGE)
    return len(texts) >= _MIN_RECORD_SHARE * len(choices), varied and not apart, not apart, varied

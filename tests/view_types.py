"""The types of views as the screens know them (``quizbs/static/live/view.d.ts``), read so that real views can be held
against them.

It reads what that file uses of TypeScript: interfaces that may extend one other, names for types, and types made of
words, literals, objects, lists, tuples, ``Record`` and ``|``.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parents[1] / "quizbs" / "static" / "live" / "view.d.ts"
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
TOKEN = re.compile(r'\s*("[^"]*"|-?\d+|\w+|\[\]|[{}\[\]()<>|;:,?=])')
PLAIN: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


@dataclass(frozen=True)
class Type:
    """A type at one place in the file; ``where`` names the place."""

    where: str

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        """Yield in what a value is not of this type; note in ``seen`` what of the file it has used."""
        raise NotImplementedError

    def fits(self, value: Any) -> bool:
        """Return whether a value is at all of this kind, whatever it holds."""
        raise NotImplementedError

    def places(self) -> Iterator[str]:
        """Yield all that a value may use."""
        return iter(())

    def word(self) -> str:
        """Return by what one of several types is told from the others; "" for one without a word."""
        return ""


@dataclass(frozen=True)
class Plain(Type):
    """A word: text, a number, yes or no, nothing."""

    kinds: tuple[type, ...]

    def word(self) -> str:
        return self.kinds[0].__name__

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        if not self.fits(value):
            yield f"{self.where} is {value!r}"

    def fits(self, value: Any) -> bool:
        return type(value) in self.kinds


@dataclass(frozen=True)
class Literal(Type):
    """One value alone."""

    value: str | int | bool

    def word(self) -> str:
        return str(self.value)

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        if not self.fits(value):
            yield f"{self.where} is {value!r}"

    def fits(self, value: Any) -> bool:
        return type(value) is type(self.value) and bool(value == self.value)


@dataclass(frozen=True)
class Union(Type):
    """One of several; each of them must be sent at some time."""

    options: tuple[Type, ...]

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        nearest: list[str] = []
        for number, option in enumerate(self.options, 1):
            if not option.fits(value):
                continue
            used: set[str] = set()
            found = list(option.faults(value, used))
            if not found:
                seen |= used | {self._place(number)}
                return
            if not nearest or len(found) < len(nearest):
                nearest = found
        yield from nearest or [f"{self.where} is {value!r}"]

    def fits(self, value: Any) -> bool:
        return any(option.fits(value) for option in self.options)

    def _place(self, number: int) -> str:
        return f"{self.where} = {self.options[number - 1].word() or number}"

    def places(self) -> Iterator[str]:
        for number, option in enumerate(self.options, 1):
            yield self._place(number)
            yield from option.places()


@dataclass(frozen=True)
class Listed(Type):
    """A list of any length."""

    item: Type

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        if not self.fits(value):
            yield f"{self.where} is {value!r}"
            return
        if value:
            seen.add(f"{self.where}[]")
        for item in value:
            yield from self.item.faults(item, seen)

    def fits(self, value: Any) -> bool:
        return isinstance(value, list | tuple)

    def places(self) -> Iterator[str]:
        yield f"{self.where}[]"
        yield from self.item.places()


@dataclass(frozen=True)
class Several(Type):
    """A list of so many."""

    items: tuple[Type, ...]

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        if not self.fits(value):
            yield f"{self.where} is {value!r}"
            return
        for item, inner in zip(self.items, value, strict=True):
            yield from item.faults(inner, seen)

    def fits(self, value: Any) -> bool:
        return isinstance(value, list | tuple) and len(value) == len(self.items)

    def places(self) -> Iterator[str]:
        for item in self.items:
            yield from item.places()


@dataclass(frozen=True)
class Lookup(Type):
    """An object whose fields are numbers of seats or tables, or names."""

    item: Type

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        if not self.fits(value):
            yield f"{self.where} is {value!r}"
            return
        if value:
            seen.add(f"{self.where}[]")
        for inner in value.values():
            yield from self.item.faults(inner, seen)

    def fits(self, value: Any) -> bool:
        return isinstance(value, dict)

    def places(self) -> Iterator[str]:
        yield f"{self.where}[]"
        yield from self.item.places()


@dataclass(frozen=True)
class Fields(Type):
    """An object with these fields; those in ``optional`` may be missing."""

    fields: dict[str, Type]
    optional: frozenset[str]

    def word(self) -> str:
        return self.fields["what"].word() if "what" in self.fields else ", ".join(self.fields)

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{self.where} is {value!r}"
            return
        yield from (f"{self.where}.{name} is not in the type" for name in value.keys() - self.fields.keys())
        for name, inner in self.fields.items():
            if name in value:
                seen.add(f"{self.where}.{name}")
                yield from inner.faults(value[name], seen)
            elif name in self.optional:
                seen.add(f"{self.where}.{name}?")
            else:
                yield f"{self.where}.{name} is missing"

    def fits(self, value: Any) -> bool:
        """Objects that say ``what`` they are are told apart by it."""
        return isinstance(value, dict) and ("what" not in self.fields or self.fields["what"].fits(value.get("what")))

    def places(self) -> Iterator[str]:
        for name, inner in self.fields.items():
            yield f"{self.where}.{name}"
            if name in self.optional:
                yield f"{self.where}.{name}?"
            yield from inner.places()


@dataclass(frozen=True)
class Named(Type):
    """A type that the file gives a name to."""

    name: str
    all: dict[str, Type] = field(repr=False, hash=False, compare=False)

    def word(self) -> str:
        return self.name

    def faults(self, value: Any, seen: set[str]) -> Iterator[str]:
        yield from self.all[self.name].faults(value, seen)

    def fits(self, value: Any) -> bool:
        return self.all[self.name].fits(value)


class Reader:
    """Reads the file from its first token to its last."""

    def __init__(self, text: str) -> None:
        self.tokens = TOKEN.findall(COMMENT.sub("", text))
        self.at = 0
        self.types: dict[str, Type] = {}

    def reads(self) -> dict[str, Type]:
        """Return all named types."""
        for word in ("declare", "namespace", "View", "{"):
            self.take(word)
        while self.next() != "}":
            kind, name = self.take(), self.take()
            if kind == "interface":
                self.types[name] = self.interface(name)
            else:
                self.take("=")
                self.types[name] = self.type(name)
                self.take(";")
        return self.types

    def interface(self, name: str) -> Fields:
        fields: dict[str, Type] = {}
        optional: frozenset[str] = frozenset()
        if self.next() == "extends":
            self.take()
            base = self.types[self.take()]
            assert isinstance(base, Fields)
            fields, optional = dict(base.fields), base.optional
        own = self.object(name)
        return Fields(name, fields | own.fields, optional | own.optional)

    def object(self, where: str) -> Fields:
        fields, optional = {}, set()
        self.take("{")
        while self.next() != "}":
            name = self.take()
            if self.next() == "?":
                self.take()
                optional.add(name)
            self.take(":")
            fields[name] = self.type(f"{where}.{name}")
            if self.next() == ";":
                self.take()
        self.take("}")
        return Fields(where, fields, frozenset(optional))

    def type(self, where: str) -> Type:
        options = []
        if self.next() == "|":
            self.take()
        options.append(self.single(where))
        while self.next() == "|":
            self.take()
            options.append(self.single(where))
        return options[0] if len(options) == 1 else Union(where, tuple(options))

    def single(self, where: str) -> Type:
        found = self.first(where)
        while self.next() == "[]":
            self.take()
            found = Listed(where, found)
        return found

    def first(self, where: str) -> Type:
        if self.next() == "{":
            return self.object(where)
        word = self.take()
        if word == "(":
            found = self.type(where)
            self.take(")")
            return found
        if word == "[":
            return self.several(where)
        if word == "Record":
            for expected in ("<", "string", ","):
                self.take(expected)
            found = Lookup(where, self.type(where))
            self.take(">")
            return found
        return self.one_word(where, word)

    def one_word(self, where: str, word: str) -> Type:
        if word in PLAIN:
            return Plain(where, PLAIN[word])
        if word.startswith('"') or word == "true" or word.lstrip("-").isdigit():
            return Literal(where, json.loads(word))
        return Named(where, word, self.types)

    def several(self, where: str) -> Several:
        items = []
        while self.next() != "]":
            items.append(self.type(where))
            if self.next() == ",":
                self.take()
        self.take("]")
        return Several(where, tuple(items))

    def next(self) -> str:
        return self.tokens[self.at]

    def take(self, expected: str = "") -> str:
        token = self.tokens[self.at]
        assert not expected or token == expected, f"{token} where {expected} was expected"
        self.at += 1
        return token


@cache
def view_types() -> dict[str, Type]:
    """Return the types that the file names; ``Phone``, ``Wall`` and ``Desk`` are the whole views."""
    return Reader(SOURCE.read_text(encoding="utf-8")).reads()


def type_of(view: dict[str, Any]) -> Type:
    """Return the type of which a view is to be, by its role."""
    return view_types()[{"player": "Phone"}.get(view["you"]["role"], view["you"]["role"].title())]


def game_faults(view: dict[str, Any]) -> list[str]:
    """Return in what the view of a game differs from its type."""
    return sorted(set(view_types()["PhoneGame"].faults(view, set())))


def faults(view: dict[str, Any], seen: set[str] | None = None) -> list[str]:
    """Return in what a view differs from its type; ``seen`` collects what of the types it has used."""
    return sorted(set(type_of(view).faults(view, set() if seen is None else seen)))


def all_places() -> set[str]:
    """Return every field, and each of several kinds of value, that views may have."""
    return {place for found in view_types().values() for place in found.places()}

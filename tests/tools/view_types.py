"""Writes the TypeScript types of views and acts, ``quizbs/frontend/protocol.ts``, and checks views against them.

``python -m tests.tools.view_types`` writes the file from the Python classes of views and acts. Tests check real views
against the same classes, field by field.
"""

from __future__ import annotations

import json
import sys
import textwrap
import types
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct, UnsetType

from quizbs.game.commands import WireCommand
from quizbs.game.moments import Moment
from quizbs.game.refusal import Refusal
from quizbs.game.views.seat_view import PhoneGameView
from quizbs.lesson.views.view_types import DeskView, PhoneView, WallView
from quizbs.live.acts import commands_of

if TYPE_CHECKING:
    from collections.abc import Iterable

FILE = Path(__file__).parents[2] / "quizbs" / "frontend" / "protocol.ts"
WHOLE: dict[str, type[Struct]] = {"player": PhoneView, "wall": WallView, "desk": DeskView}
HEAD = """\
/**
 * What server and screens say to each other (docs/protocol.md says what each field means), made from the structs of
 * quizbs/game/views/view_types.py, quizbs/game/views/seat_view.py, quizbs/lesson/views and all commands that travel by
 * `python -m tests.tools.view_types`. Times are in ms.
 */
export type Seat = number;
export type TableNumber = number;
export type Rank = string;
export type Face = string;
export type Version = Phone["version"];
export type Phase = Game["phase"];
export type Kind = Question["kind"];
export type RightAnswer = Result["answer"];
export type Happening = Game["log"][number];
"""


def _hook(kind: type) -> dict[str, Any]:
    """Return the JSON schema of a ``Moment``, which is a number on a screen."""
    assert kind is Moment
    return {"type": "number"}


def typescript() -> str:
    """Return the content of protocol.ts."""
    kinds = _known()
    _, structs = msgspec.json.schema_components(kinds, schema_hook=_hook)
    views = "".join(f"\n{_interface(kind, structs)}" for kind in sorted(kinds, key=lambda kind: kind.__name__))
    refusals = _either(f'"{code}"' for code in get_args(Refusal))
    return f"{HEAD}\n/** Why an act isn't carried out. */\nexport type Refusal ={refusals};\n{_acts()}{views}"


def _acts() -> str:
    """Return the TypeScript types of all acts."""
    commands = commands_of(WireCommand)
    (_, *_), structs = msgspec.json.schema_components(commands)
    whole = {name for name, struct in structs.items() if "do" in struct["properties"]}
    acts = _either(
        f"{{ {'; '.join(_fields(structs[name]))} }}"
        for name in sorted(whole, key=lambda name: str(structs[name]["properties"]["do"]))
    )
    return f"\n/** What a screen may ask for. */\nexport type Act ={acts};\n"


def _either(members: Iterable[str]) -> str:
    return "".join(f"\n  | {member}" for member in members)


def _fields(struct: dict[str, Any]) -> list[str]:
    """Return the TypeScript fields of an act; a field with a default is optional."""
    return [
        f"{name}{'' if name in struct['required'] else '?'}: {_type(schema, sent=True)}"
        for name, schema in struct["properties"].items()
    ]


def _name(struct: str) -> str:
    return struct.removesuffix("View")


def _base(kind: type[Struct]) -> type[Struct] | None:
    """Return the base class from which a struct inherits fields, ``None`` if there isn't one."""
    base = kind.__mro__[1]
    return base if base is not Struct and issubclass(base, Struct) and base.__struct_fields__ else None


def _interface(kind: type[Struct], structs: dict[str, Any]) -> str:
    struct, base = structs[kind.__name__], _base(kind)
    inherited = structs[base.__name__]["properties"] if base else {}
    lines = [f"export interface {_name(kind.__name__)}{f' extends {_name(base.__name__)}' if base else ''} {{"]
    for field, schema in struct["properties"].items():
        if inherited.get(field) == schema or schema.get("enum") == [kind.__name__]:  # inherited, or only the class name
            continue
        missing = field not in struct["required"] and "default" not in schema
        lines.append(f"  {field}{'?' if missing else ''}: {_type(schema)};")
    told = textwrap.wrap(" ".join(struct["description"].replace("``", "`").split()), 115)
    words = [f"/** {told[0]} */"] if len(told) == 1 else ["/**", *(f" * {line}" for line in told), " */"]
    return "\n".join([*words, *lines, "}", ""])


def _type(schema: dict[str, Any], *, sent: bool = False) -> str:
    """Return the TypeScript type of a JSON schema. ``sent``: to the server, so fields with a default are optional."""
    if "$ref" in schema:
        name = _name(schema["$ref"].rpartition("/")[2])
        return f"Partial<{name}>" if sent else name
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema["type"]:
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case plain:
            return {"integer": "number"}.get(plain, plain)


# --- checking real views


def _moment(kind: type, value: object) -> Moment:
    if kind is not Moment or type(value) is not int:
        raise ValueError(f"{value!r} is no time")
    return Moment("still", value)


class _Field(NamedTuple):
    """A field of a struct: its place among all types, and its alternatives with their names."""

    name: str
    sent_as: str
    place: str
    options: tuple[tuple[Any, str], ...]


def _check(value: Any, found: Any, where: str, seen: set[str]) -> None:
    """Add the places of a type that a value uses to ``seen``. Raises ``ValueError`` for an unknown field."""
    if isinstance(found, Struct):
        _check_fields(value, found, where, seen)
    elif isinstance(found, tuple):
        for at, (inner, each) in enumerate(zip(value, found, strict=True)):
            _check(inner, each, f"{where}[{at}]", seen)
    elif isinstance(found, dict):
        for key, each in found.items():
            _check(value[key], each, f"{where}[{key}]", seen)


def _check_fields(value: dict[str, Any], struct: Struct, where: str, seen: set[str]) -> None:
    kind = type(struct)
    if more := value.keys() - set(kind.__struct_encode_fields__) - {kind.__struct_config__.tag_field}:
        raise ValueError(f"{where} has {sorted(more)}")
    for name, sent_as, place, options in _places(kind):
        has = getattr(struct, name)
        seen.add(place)
        seen.update([word for alternative, word in options if word not in seen and _is(alternative, has)])
        if isinstance(has, Struct | tuple | dict):
            _check(value[sent_as], has, f"{where}.{sent_as}", seen)


@cache
def _places(kind: type[Struct]) -> tuple[_Field, ...]:
    return tuple(
        _Field(field.name, field.encode_name, place, tuple((each, f"{place} = {_word(each)}") for each in options))
        for field in msgspec.structs.fields(kind)
        for place in [f"{_name(kind.__name__)}.{field.encode_name}"]
        for options in [_alternatives(field.type)]
    )


def _alternatives(kind: Any) -> list[Any]:
    """Return the alternatives of a type: the members of a union, the values of a literal, [] for a plain type."""
    if get_origin(kind) in (Union, types.UnionType):
        return [found for member in get_args(kind) for found in (_alternatives(member) or [member])]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) is tuple and get_args(kind)[1:] == (...,):
        return [("some", found) for found in _alternatives(get_args(kind)[0]) or [get_args(kind)[0]]]
    return [("some", "any")] if get_origin(kind) is dict else []


def _is(alternative: Any, value: Any) -> bool:
    if isinstance(alternative, tuple):
        values = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else ()
        return any(alternative[1] == "any" or _is(alternative[1], one) for one in values)
    if alternative is UnsetType or value is UNSET:
        return alternative is UnsetType and value is UNSET
    if isinstance(alternative, type):
        return type(value) is alternative
    if get_origin(alternative) is tuple:
        return isinstance(value, tuple)
    return type(value) is type(alternative) and bool(value == alternative)


def _word(alternative: Any) -> str:
    if isinstance(alternative, tuple):
        return f"[{_word(alternative[1])}]"
    return alternative.__name__ if isinstance(alternative, type) else str(alternative)


def faults(view: dict[str, Any], seen: set[str] | None = None, kind: type[Struct] | None = None) -> list[str]:
    """Return the differences of a view from its type; ``seen`` collects the places of types that it uses."""
    try:
        struct = msgspec.convert(view, kind or WHOLE[view["you"]["role"]], dec_hook=_moment)
        _check(view, struct, "view", set() if seen is None else seen)
    except (msgspec.ValidationError, ValueError) as wrong:
        return [str(wrong)]
    return []


def game_faults(view: dict[str, Any]) -> list[str]:
    """Return the differences of a game's view from its type."""
    return faults(view, kind=PhoneGameView)


def all_places() -> set[str]:
    """Return all places of types in views: every field, and each alternative of a field with several."""
    found: set[str] = set()
    for kind in _known(bases=False):
        for _, _, place, options in _places(kind):
            found |= {place, *(word for _, word in options)}
    return found


def _known(*, bases: bool = True) -> list[type[Struct]]:
    """Return all structs that occur in views; ``bases``: with their base classes."""
    left, known = list(WHOLE.values()), list[type[Struct]]()
    while left:
        kind = left.pop()
        if kind in known:
            continue
        known.append(kind)
        left += [found for field in msgspec.structs.fields(kind) for found in _structs(field.type)]
        if bases and (base := _base(kind)):
            left.append(base)
    return known


def _structs(kind: Any) -> list[type[Struct]]:
    """Return the structs inside a type."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return [kind]
    return [found for member in get_args(kind) for found in _structs(member)]


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"wrote {FILE.name}\n")

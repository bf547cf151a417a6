"""Reading untrusted YAML as the plain values of JSON: lists, objects, texts, whole numbers, true, false and null.

Only ``true`` and ``false`` (in any of YAML's three spellings) are truth values: *Yes* and *No* are choices of many
questions and stay texts, as do ``12:30``, ``1.50`` and ``2026-04-21``. Nothing in the file creates program objects, and
expanded aliases (``*name``) may not exceed the limits of a bank.
"""

import re
from collections.abc import Hashable
from typing import ClassVar, Final

import yaml
from yaml.resolver import BaseResolver

from quizbs.banks import limits

try:
    from yaml import CSafeLoader as _Parser
except ImportError:  # the wheel lacks libyaml; pure Python takes ten times as long
    from yaml import SafeLoader as _Parser

_DEEPEST: Final = 40
_MOST: Final = 40 * limits.MAX_ITEMS  # values, with aliases counted each time
_FIELD = re.compile(r"^(?: +|- +| +- +)[\w\"'][^:\n]{0,200}:(?: |$)", re.MULTILINE)
_NAMED = re.compile(r"(?: *|- +| +- +)[\w\"'][\w \"'/-]{0,60}:(?: |$)")
_MIN_LINE_SHARE = 0.3  # share of the lines
_BARE = re.compile(r"[{,]\s*[A-Za-z_]\w{0,40}\s*:\s")
_BEGINS = re.compile(r"---\s*|-\s*(?:\w[\w -]{0,60}:(?: .*)?)?|\w[\w -]{0,60}:\s*")
_TRIED: Final = 20_000  # characters
_FEWEST: Final = 2  # indented lines of the form "name: value": a flat list is a list of words


class _Loader(_Parser):  # type: ignore[misc]  # it ships no types
    """Loads YAML as plain values. If a name occurs twice in an object, both values are kept, so no question is lost."""

    yaml_implicit_resolvers: ClassVar[dict[str, object]] = {}

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        mapping: dict[Hashable, object] = {}
        for key_node, value_node in node.value:
            key = str(self.construct_object(key_node, deep=True))
            while key in mapping:
                key += " "
            mapping[key] = self.construct_object(value_node, deep=True)
        return mapping


def _map(loader: _Loader, node: yaml.MappingNode) -> dict[Hashable, object]:
    return loader.construct_mapping(node, deep=True)


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|True|TRUE|false|False|FALSE)$"), "tTfF")
_Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?(?:0|[1-9]\d{0,14})$"), "-0123456789")
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("^(?:~|null|Null|NULL|)$"), ["~", "n", "N", ""])
_Loader.add_constructor(BaseResolver.DEFAULT_MAPPING_TAG, _map)


def parsed(text: str) -> object:
    """Return the value of a text as YAML: a list or an object, or a list of these if it has several documents.

    ``None`` for a text that isn't YAML, or that is too large.
    """
    text = text.removeprefix("\ufeff").replace("\t", "    ")
    if text.lstrip().startswith(("{", "[")):  # objects as in JSON, but with names without quotation marks
        if not _BARE.search(text[:_TRIED]):
            return None
        text = f"[{text}]"
    elif len(_FIELD.findall(text[:_TRIED].replace("\r", ""))) < _FEWEST:
        return None
    try:
        if not _is_small(text):
            return None
        documents = [document for document in yaml.load_all(text, _Loader) if isinstance(document, list | dict)]
    except (yaml.YAMLError, ValueError, TypeError, RecursionError):
        return None
    return documents[0] if len(documents) == 1 else documents or None


def is_likely(text: str) -> bool:
    """Return whether a text looks like YAML, by its first line that isn't a comment and its indented lines."""
    first = next((line for line in text.split("\n") if line.strip() and not line.lstrip("\ufeff ").startswith("#")), "")
    begins = _BEGINS.fullmatch(first.strip("\ufeff\r"))
    lines = [line for line in text[:_TRIED].splitlines() if line.strip()]
    fields = sum(bool(_NAMED.match(line)) for line in lines)  # few lines of a list in Markdown look like fields
    inside = len(_FIELD.findall(text[:_TRIED].replace("\r", "")))
    return bool(begins) and inside >= _FEWEST and fields >= _MIN_LINE_SHARE * len(lines)


def broken_line(text: str) -> int | None:
    """Return the line number of the first error in YAML, ``None`` if it is valid but too large."""
    try:
        yaml.load_all(text.removeprefix("\ufeff").replace("\t", "    "), _Loader)
        _is_small(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return mark.line + 1 if mark else 1
    except (yaml.YAMLError, ValueError, RecursionError):
        return 1
    return None


def _is_small(text: str) -> bool:
    """Return whether YAML has no more values, and no deeper nesting, than allowed; aliases count each time."""
    size = _Size()
    return all(size.take(event) for event in yaml.parse(text, _Parser))


class _Size:
    """Counts the values in YAML; the values that an alias stands for count each time it is used."""

    def __init__(self) -> None:
        self._named: dict[str, int] = {}
        self._open: list[tuple[str | None, int]] = []
        self._count = 0

    def take(self, event: yaml.Event) -> bool:
        """Count a parser event; return whether the size is still allowed."""
        if isinstance(event, yaml.events.CollectionStartEvent):
            self._open.append((event.anchor, self._count))
            self._count += 1
        elif isinstance(event, yaml.events.CollectionEndEvent):
            name, before = self._open.pop()
            self._named |= {name: self._count - before} if name else {}
        elif isinstance(event, yaml.events.ScalarEvent):
            self._count += 1
            self._named |= {event.anchor: 1} if event.anchor else {}
        elif isinstance(event, yaml.events.AliasEvent):  # an unknown alias contains itself
            self._count += self._named.get(event.anchor, _MOST)
        return self._count < _MOST and len(self._open) <= _DEEPEST

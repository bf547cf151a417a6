"""What a language lacks, and what is wrong in its messages: for tests, and for translators by ``quizbs translate``."""

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import msgspec
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quizbs.words.catalogue import FOLDER, RANK_FACTS, RANKS, SHARED

_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_FUNCTIONS = {"LIST", "NUMBER", "ORDINAL"}
_ID = re.compile("^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_EMPTY = re.compile(r"[a-z][a-z0-9-]* *=\s*")
"""Matches a message that waits for its translation. Fluent skips such messages."""

Entries = dict[str, ast.Message]


class Fault(msgspec.Struct, frozen=True):
    """A fault in a message or file (``where``): its code in ``cli-translate-fault``, and a detail (``about``)."""

    where: str
    code: str
    about: str = ""


class MessageContents(Visitor):
    """The contents of a message: selects, names of facts, ids of other messages, functions and texts."""

    def __init__(self, message: ast.Message) -> None:
        self.selects: list[ast.SelectExpression] = []
        self.facts: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def read(folder: Path) -> tuple[Entries, list[Fault]]:
    """Return the messages in the files of a folder by their ids, and the faults of the files."""
    entries: Entries = {}
    faults: list[Fault] = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                if not _EMPTY.fullmatch(entry.content or ""):
                    faults.append(Fault(file.name, "unread", (entry.content or "").splitlines()[0]))
            elif isinstance(entry, ast.Message | ast.Term):
                faults += _faults_in_entry(entry, entries, file)
                if isinstance(entry, ast.Message):
                    entries[entry.id.name] = entry
    return entries, faults


def _faults_in_entry(entry: ast.Message | ast.Term, before: Entries, file: Path) -> Iterator[Fault]:
    name = entry.id.name
    if isinstance(entry, ast.Term) or entry.attributes or not entry.value:
        yield Fault(name, "plain")
    elif not name.startswith(f"{file.stem}-"):
        yield Fault(name, "area", file.name)
    if name in before:
        yield Fault(name, "twice")


@functools.cache
def _english() -> dict[str, MessageContents]:
    """Return the contents of the English messages by their ids."""
    return {name: MessageContents(message) for name, message in read(FOLDER / "en")[0].items()}


def faults_in(entries: Entries, locale: Locale) -> Iterator[Fault]:
    """Yield the faults of a language's messages."""
    english = _english()
    inside = {name: MessageContents(message) for name, message in entries.items()}
    used = set().union(*(each.references for each in inside.values()))
    for name, each in inside.items():
        if name not in english and name not in used:
            yield Fault(name, "unused")
        nowhere = {
            other
            for other in each.references
            if other not in entries or other.partition("-")[0] not in {name.partition("-")[0], SHARED}
        }
        if nowhere:
            yield Fault(name, "reference", _listed(nowhere))
        elif name in english and (odd := _facts(name, inside) - _facts(name, english)):
            yield Fault(name, "facts", _listed({f"${fact}" for fact in odd}))
        yield from _faults_in_text(name, each)
        for select in each.selects:
            yield from _faults_in_select(name, select, locale)


def _faults_in_text(name: str, inside: MessageContents) -> Iterator[Fault]:
    if unknown := inside.functions - _FUNCTIONS:
        yield Fault(name, "function", _listed(unknown))
    if any("\n" in text for text in inside.texts):
        yield Fault(name, "lines")
    if sum(text.count("*") for text in inside.texts) % 2:
        yield Fault(name, "stars")


def _faults_in_select(name: str, select: ast.SelectExpression, locale: Locale) -> Iterator[Fault]:
    keys = {str(each.key.name if isinstance(each.key, ast.Identifier) else each.key.value) for each in select.variants}
    selector = select.selector
    counts = isinstance(selector, ast.VariableReference) and selector.id.name not in RANK_FACTS
    forms = locale.plural_form.tags | {"other"}
    if counts and (keys & _PLURALS) - {"other"} and (keys & _PLURALS) | {"other"} != forms:
        yield Fault(name, "forms", _listed(forms))
    if keys & set(RANKS.values()) and "other" not in keys and keys != set(RANKS.values()):
        yield Fault(name, "ranks", _listed(keys ^ set(RANKS.values())))


def _facts(name: str, inside: Mapping[str, MessageContents], within: Set[str] = frozenset()) -> set[str]:
    """Return the names of the facts that a message needs, including those of the messages that it uses."""
    if name in within or name not in inside:
        return set()
    used = (_facts(other, inside, within | {name}) for other in inside[name].references)
    return inside[name].facts.union(*used)


def _listed(names: Set[str]) -> str:
    return ", ".join(sorted(names))


def done_by_area(entries: Entries) -> dict[str, tuple[int, int]]:
    """Return, by area, how many messages a language has, and how many there are in English."""
    english = _english()
    of_area = Counter(name.partition("-")[0] for name in english)
    done = Counter(name.partition("-")[0] for name in english if name in entries)
    return {area: (done[area], count) for area, count in sorted(of_area.items())}


def write_missing(folder: Path, present: Set[str]) -> None:
    """Write the messages that aren't ``present`` into a folder, each empty, below its English text as a comment.

    Files that are in the folder already are only extended.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        target = folder / file.name
        old = target.read_text(encoding="utf-8") if target.is_file() else ""
        added = _empty(file.read_text(encoding="utf-8"), present | set(_ID.findall(old)), old)
        if added:
            target.write_text("\n\n".join(filter(None, [old.rstrip(), *added])) + "\n", encoding="utf-8")


def _empty(english: str, present: Set[str], old: str) -> list[str]:
    """Return the messages of an English file that aren't present, empty, and the headings above them."""
    added: list[str] = []
    headings: list[str] = []
    for entry in FluentParser().parse(english).body:
        if isinstance(entry, ast.ResourceComment | ast.GroupComment):
            sign = "###" if isinstance(entry, ast.ResourceComment) else "##"
            headings = [each for each in headings if each.startswith("###")] + [_comment(sign, entry.content or "")]
        elif isinstance(entry, ast.Message) and entry.value and entry.value.span and entry.id.name not in present:
            added += [each for each in headings if each not in old]
            headings = []
            text = english[entry.value.span.start : entry.value.span.end].strip()
            above = [_comment("#", entry.comment.content or "")] if entry.comment else []
            added.append("\n".join([*above, _comment("#", f"English: {text}"), f"{entry.id.name} ="]))
    return added


def _comment(sign: str, text: str) -> str:
    return "\n".join(f"{sign} {line}".rstrip() for line in text.splitlines())

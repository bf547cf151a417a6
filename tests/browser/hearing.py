"""Playwright's accessibility snapshot of a page, as a screen reader would read it."""

from __future__ import annotations

import re
from dataclasses import dataclass

WORDS = "ace two three four five six seven eight nine ten jack queen king".split()
PLURAL = {f"{word}{'es' if word == 'six' else 's'}": word for word in WORDS} | {word: word for word in WORDS}
ON_CARD = dict(zip(WORDS, "ace 2 3 4 5 6 7 8 9 10 jack queen king".split(), strict=True))
_LINE = re.compile(
    r'^(?P<in> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<more>(?: \[[^\]]*\])*)(?:: (?P<text>.*))?:?$'
)
_CARD = re.compile(r"^(?P<name>(?P<rank>\w+) of \w+)(?P<state>, .*)?$")


@dataclass(frozen=True)
class Node:
    """A line of the accessibility tree: a role with its name, or a text."""

    role: str
    name: str
    text: str
    off: bool
    depth: int


class Heard:
    """What a screen reader reads on a page at one moment."""

    def __init__(self, snapshot: str) -> None:
        self.snapshot = snapshot
        self.nodes = []
        for line in snapshot.splitlines():
            found = _LINE.match(re.sub(r"^( *- )'(.*)'(:?)$", r"\1\2\3", line))
            if found:
                name, text = (found[part] or "" for part in ("name", "text"))
                text = text[1:-1] if text[:1] == text[-1:] == '"' else text
                off = "[disabled]" in found["more"]
                self.nodes.append(
                    Node(found["role"], re.sub(r"\\(.)", r"\1", name), plain(text), off, len(found["in"]))
                )
        self.text = plain(" ".join(part for node in self.nodes for part in (node.name, node.text) if part))

    def first(self, role: str, name: str = "") -> Node | None:
        """Return the first enabled node of this role whose name begins with ``name`` (a pattern)."""
        return next((one for one in self.nodes if one.role == role and not one.off and re.match(name, one.name)), None)

    def below(self, role: str, name: str) -> list[Node]:
        """Return the nodes inside the first node of this role and name."""
        for at, node in enumerate(self.nodes):
            if node.role == role and re.match(name, node.name):
                inside = []
                for one in self.nodes[at + 1 :]:
                    if one.depth <= node.depth:
                        break
                    inside.append(one)
                return inside
        return []

    @property
    def headline(self) -> str:
        return next((node.name for node in self.nodes if node.role == "heading"), "")

    @property
    def cards(self) -> list[tuple[str, Node]]:
        """Return the cards of the hand: for each its name and its button."""
        found = ((_CARD.match(one.name), one) for one in self.below("list", "Your hand") if one.role == "button")
        return [(match["name"], one) for match, one in found if match]

    @property
    def to_lay(self) -> str | None:
        """Return the rank to lay, in words, ``None`` if it isn't the student's turn."""
        picked = re.match(r"(?:\w+) (\w+)$", self.headline) if "Say it out loud" in self.text else None
        found = re.search(r"\bplay (\w+)$", self.headline) or picked
        return PLURAL.get(found[1]) if found else None

    @property
    def live(self) -> str:
        """Return the present texts of the live regions."""
        return " ".join(one.text or one.name for one in self.nodes if one.role in {"status", "alert"})


def plain(text: str) -> str:
    return re.sub(r"[\u2066-\u2069]", "", text).replace("\u00a0", " ")

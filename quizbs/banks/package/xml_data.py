"""Turning XML of any program into the plain values of JSON."""

from collections import Counter
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

TEXT: Final = "text"  # name of an element's text beside its attributes
_OTHERS = frozenset(("html", "svg", "manifest", "moodle_backup"))


def value_of(root: Element) -> object:
    """Return the value of an XML file by its root element; ``None`` if it is a web page, a drawing or empty."""
    if root.tag.lower() in _OTHERS:
        return None
    value = _Values(root).value(root)
    return value if isinstance(value, dict | list) else {TEXT: value} if value else None


class _Values:
    """Converts XML elements to JSON values.

    A value is a text, a list (repeated elements), or an object of attributes and child elements.
    """

    def __init__(self, root: Element) -> None:
        self._repeated: set[tuple[str, str]] = set()
        self._objects: set[tuple[str, str]] = set()
        for element in root.iter():
            counted = Counter(child.tag for child in element)
            self._repeated |= {(element.tag, tag) for tag, count in counted.items() if count > 1}
            self._objects |= {(element.tag, child.tag) for child in element if child.attrib}

    def value(self, element: Element, inside: str = "") -> object:
        """Return an element as a JSON value; ``inside`` is the name of its parent element."""
        fields = dict(self._fields(element))
        if not fields and (inside, element.tag) not in self._objects:
            return _text(element)
        names = {child.tag for child in element}
        if fields.keys() == names and len(names) == 1 and isinstance(listed := next(iter(fields.values())), list):
            return listed
        own = _text(element)
        return {**fields, TEXT: own} if own and TEXT not in fields else fields

    def _fields(self, element: Element) -> Iterator[tuple[str, object]]:
        yield from element.attrib.items()
        if _is_mixed(element):
            return
        for tag in dict.fromkeys(child.tag for child in element):
            values = [self.value(child, element.tag) for child in element if child.tag == tag]
            yield tag, values if (element.tag, tag) in self._repeated else values[0]


def _is_mixed(element: Element) -> bool:
    """Return whether an element has text between its inner elements, as with words in bold."""
    return any((child.tail or "").strip() for child in element)


def _text(element: Element) -> str:
    """Return the text of an element, including that of inner elements if there is text between them."""
    return ("".join(element.itertext()) if _is_mixed(element) else element.text or "").strip()

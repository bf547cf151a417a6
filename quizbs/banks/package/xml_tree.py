"""Parsing untrusted XML to a tree.

The standard library's expat is safe by its settings, so no library such as defusedxml is needed: a file that declares
an entity is refused, and no other file is ever opened. A ``DOCTYPE`` that only names a DTD, as in QTI files, is
ignored. The number of elements and their depth are limited.
"""

import html.entities
import re
from typing import Final, NoReturn
from xml.etree.ElementTree import Element
from xml.parsers import expat

from quizbs.banks import limits
from quizbs.banks.problem import Problem, problem

DEEPEST: Final = 100
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_AMPERSAND = re.compile(r"&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)(?:(?P<name>[a-zA-Z]\w{1,30});)?")
_DECLARED = re.compile(rb"""\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']""")
_CDATA: Final = "<![CDATA["


class NotXml(Exception):
    """The text isn't XML, or is refused; ``problem`` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message.id)
        self.problem = problem


def declared(content: bytes) -> str | None:
    """Return an XML file as text in the encoding that it declares, ``None`` if it declares none or a wrong one."""
    match = _DECLARED.match(content[:400].removeprefix(b"\xef\xbb\xbf"))
    try:
        return content.decode(match[1].decode()) if match else None
    except (LookupError, UnicodeError, ValueError):
        return None


def tree(text: str) -> Element:
    """Return the root of a parsed XML text; element names have no namespaces. Raises ``NotXml``.

    Entities of HTML (``&uarr;``), which XML doesn't define but banks contain, are replaced first.
    """
    builder = _Builder()
    # A lone < in the text of a malformed file is not fixed; a lone & is, since so many files have it.
    fixed = _FORBIDDEN.sub("", _escaped(text.removeprefix("\ufeff").lstrip()))
    try:
        builder.parser.Parse(fixed.encode(), True)
    except expat.ExpatError as error:
        raise NotXml(problem("reading-broken-xml", row=error.lineno, value=_line(fixed, error.lineno))) from error
    return builder.root


class _Builder:
    """Builds a tree from the events of the XML parser."""

    def __init__(self) -> None:
        self.root = Element("")
        self._open: list[Element] = []
        self._left = limits.MAX_ELEMENTS
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.buffer_size = 1 << 20  # a picture as base64 is long, and its parts are concatenated
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = self._refuse
        self.parser.ExternalEntityRefHandler = self._refuse

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._left -= 1
        if self._left < 0 or len(self._open) >= DEEPEST:
            raise NotXml(problem("reading-too-much-inside"))
        element = Element(_local(name), {_local(key): value for key, value in attributes.items()})
        if self._open:
            self._open[-1].append(element)
        else:
            self.root = element
        self._open.append(element)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _text(self, text: str) -> None:
        inside = self._open[-1]
        if len(inside):
            inside[-1].tail = (inside[-1].tail or "") + text
        else:
            inside.text = (inside.text or "") + text

    def _refuse(self, *_: object) -> NoReturn:
        raise NotXml(problem("reading-entities"))


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _escaped(text: str) -> str:
    """Return the text with every ``&`` escaped that XML doesn't allow. CDATA sections stay unchanged."""
    parts, at = [], 0
    while (begin := text.find(_CDATA, at)) >= 0 and (end := text.find("]]>", begin)) >= 0:
        parts += [_AMPERSAND.sub(_letter, text[at:begin]), text[begin : end + 3]]
        at = end + 3
    return "".join([*parts, _AMPERSAND.sub(_letter, text[at:])])


def _letter(match: re.Match[str]) -> str:
    letters = html.entities.html5.get(f"{match['name']};", "") if match["name"] else ""
    return letters or "&amp;" + match[0][1:]


def _line(text: str, number: int) -> str:
    lines = text.split("\n", number)
    return lines[number - 1] if number <= len(lines) else ""


def root_name(text: str) -> str:
    """Return the name of the root element without its namespace; "" if the text doesn't start like XML."""
    head = text[:_HEAD].removeprefix("\ufeff").lstrip()
    if not head.startswith("<"):
        return ""
    while (begin := head.find("<!--")) >= 0:
        end = head.find("-->", begin)
        head = head[:begin] + (head[end + 3 :] if end >= 0 else "")
    match = re.search(r"<([A-Za-z_][\w.:-]{0,100})", head)
    return _local(match[1]) if match else ""


_HEAD: Final = 5_000  # characters in which the root element starts

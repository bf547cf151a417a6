"""Turning markup into plain text as a player reads it. Nothing is rendered and no URL is opened.

``plain`` converts the HTML of a field, ``text_of`` a tree of XML. Line breaks are kept, HTML tags and comments removed,
and anything else that looks like a tag stays text: ``vector<int>`` isn't markup. Formulas become ``$…$``.
"""

import html
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

DEEPEST = 100  # levels; deeper elements are flattened


@dataclass
class PlainText:
    """The text of a field. ``pictures``: addresses or file names of pictures; ``media``: tag names of other media."""

    text: str
    pictures: list[str] = field(default_factory=list)
    media: list[str] = field(default_factory=list)


def plain(source: str, *, lines: bool = False) -> PlainText:
    """Return HTML as plain text. ``lines``: line breaks in the source are kept."""
    return text_of(_tree(source), lines=lines)


def text_of(element: Element, *, lines: bool = False, gap: Callable[[Element], bool] | None = None) -> PlainText:
    """Return an element as plain text.

    ``gap`` says which inner elements become a blank to fill in. ``lines``: line breaks in the source are kept.
    """
    writer = _Writer(lines, gap or (lambda _: False))
    writer.write(element, 0)
    return PlainText(formulae(_tidy("".join(writer.parts), lines)), writer.pictures, writer.media)


def unescape(text: str) -> str:
    """Return a text with entities such as ``&quot;`` replaced; an entity that results from this stays."""
    return _ENTITY.sub(lambda match: html.unescape(match[0]), text)


def formulae(text: str) -> str:
    r"""Return a text with LaTeX formulae in ``$…$`` instead of ``\(…\)``, ``\[…\]`` or ``[$]…[/$]``."""
    for begin, end in _FORMULAE:
        if begin in text:
            pattern = re.escape(begin) + r"\s*+([^\n$]{0,1000}?)\s*" + re.escape(end)
            text = re.sub(pattern, lambda match: f"${match[1]}$" if match[1] else "", text[:_LONGEST]) + text[_LONGEST:]
    return text


def local(tag: str) -> str:
    """Return the name of an element without its XML namespace."""
    return tag.rpartition("}")[2]


def names(text: str) -> frozenset[str]:
    """Return the words of a text that are separated by spaces."""
    return frozenset(text.split())


_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,30});")
_FORMULAE = (
    ("\\(", "\\)"),
    ("\\[", "\\]"),
    ("[$$]", "[/$$]"),
    ("[$]", "[/$]"),
    ("[latex]$", "$[/latex]"),
    ("[latex]", "[/latex]"),
)
_LONGEST = 20_000  # characters searched for formulae
_TAG = re.compile(
    r"<!\[CDATA\[|\]\]>"
    r"|<(?P<end>/?)(?P<name>[a-zA-Z][a-zA-Z0-9:-]*+)"
    r"""(?P<attributes>(?:[^<>"']|"[^"<]*+"|'[^'<]*+')*+|[^<>]*+)/?>"""
)
_ATTRIBUTE = re.compile(r"""([a-zA-Z][\w:-]*+)\s*+=\s*+(?:"([^"]*+)"|'([^']*+)'|([^\s"'>]++))""")
_BLOCKS = names(
    "address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4"
    " h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul"
)
EMPTY = names("area base br col embed hr img input link meta param source track wbr")
_HIDDEN = names("script style head title template noscript annotation-xml")
_MEDIA = names("video audio iframe object embed canvas svg")
_INLINE = names(
    "a abbr acronym b bdi bdo big body button cite code data del dfn em font html i ins kbd label mark meter picture q"
    " rb rp rt ruby s samp small span strike strong sub sup td th time tt u var wbr option select textarea colgroup"
    " math semantics annotation mrow mi mn mo ms mtext mfrac msup msub msubsup msqrt mroot mover munder munderover"
    " mfenced mtable mtr mtd mspace mstyle menclose mpadded mphantom merror"
)
KNOWN = _BLOCKS | EMPTY | _HIDDEN | _MEDIA | _INLINE
_RAISED = str.maketrans("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ")
_LOWERED = str.maketrans("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")
_BETWEEN = {"mfrac": "/", "msup": "^", "msub": "_", "mroot": "^1/"}


def _tree(source: str) -> Element:
    """Return HTML as a tree. Never raises: end tags without a start tag are dropped, and missing end tags added."""
    source = _without_comments(source)
    root = Element("div")
    open_elements = [root]
    at = 0
    for tag in _TAG.finditer(source):
        name = (tag["name"] or "").lower()
        if name and name not in KNOWN and ":" not in name:
            continue
        _add(open_elements[-1], unescape(source[at : tag.start()]))
        at = tag.end()
        if not name:
            continue
        if tag["end"]:
            _close(open_elements, name)
        elif name in EMPTY or tag[0].endswith("/>") or len(open_elements) > DEEPEST:
            open_elements[-1].append(_element(name, tag["attributes"]))
        else:
            element = _element(name, tag["attributes"])
            open_elements[-1].append(element)
            open_elements.append(element)
    _add(open_elements[-1], unescape(source[at:]))
    return root


def _without_comments(source: str) -> str:
    parts, at = [], 0
    while (begin := source.find("<!--", at)) >= 0 and (end := source.find("-->", begin)) >= 0:
        parts.append(source[at:begin])
        at = end + 3
    return "".join([*parts, source[at:]])


def _element(name: str, attributes: str) -> Element:
    if name not in ("img", "annotation", "audio", "video", "source"):  # other tags are irrelevant
        return Element(name)
    pairs = _ATTRIBUTE.findall(attributes)
    return Element(name, {key.lower(): unescape(double or single or bare) for key, double, single, bare in pairs})


def _close(open_elements: list[Element], name: str) -> None:
    for place in range(len(open_elements) - 1, 0, -1):
        if open_elements[place].tag == name:
            del open_elements[place:]
            return


def _add(element: Element, text: str) -> None:
    if len(element):
        element[-1].tail = (element[-1].tail or "") + text
    else:
        element.text = (element.text or "") + text


_BREAK, _BLOCK, _LINE, _BLANK = "\x01\x02\x03\x04"  # control characters, removed from the source first
_MARKS = re.compile("[\x01-\x04]")


@dataclass
class _Writer:
    """Collects the text of a tree. Control characters mark its line breaks; ``_tidy`` replaces them.

    ``gap`` says which elements become a blank to fill in.
    """

    lines: bool
    gap: Callable[[Element], bool]
    parts: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    media: list[str] = field(default_factory=list)
    maths: bool = False  # inside a formula

    def write(self, element: Element, depth: int) -> None:
        name = local(element.tag).lower()
        if self.gap(element):
            self.parts.append(" _____ ")
        elif name == "img":
            self._picture(element)
        elif name in _MEDIA:
            self.media.append(name)
        elif name == "br":
            self.parts.append(_BREAK)
        elif name == "math" and not self.maths:
            self._formula(element, depth)
        elif name not in _HIDDEN and depth <= DEEPEST + 1:
            self._inside(name, element, depth)

    def _inside(self, name: str, element: Element, depth: int) -> None:
        edge = _BLOCK if name in _BLOCKS else " " if name in ("td", "th") else ""
        begin = len(self.parts) + 1
        self.parts += [edge, self._as_it_stands(element.text, name)]
        for place, child in enumerate(element):
            if place and name in _BETWEEN:
                self.parts.append(_BETWEEN[name])
            self.write(child, depth + 1)
            self.parts.append(self._as_it_stands(child.tail, name))
        if name in ("sup", "sub"):
            inside = "".join(self.parts[begin:])
            self.parts[begin:] = [_placed(inside, raised=name == "sup")]
        self.parts.append(edge)

    def _formula(self, element: Element, depth: int) -> None:
        if formula := _tex(element):
            self.parts.append(f"${formula}$")
        else:
            self.maths = True
            self._inside("math", element, depth)
            self.maths = False

    def _as_it_stands(self, text: str | None, name: str) -> str:
        text = _MARKS.sub("", text or "")
        if name == "pre":
            return text.replace("\n", _LINE).replace(" ", _BLANK)
        return "".join(text.split()) if name in _BETWEEN else text

    def _picture(self, element: Element) -> None:
        self.pictures.append(element.get("src") or "")
        if alternative := " ".join(_MARKS.sub("", element.get("alt") or "").split()):
            self.parts.append(f" [{alternative}] ")


def _placed(text: str, *, raised: bool) -> str:
    """Return a text as superscript (``raised``) or subscript, or with ``^`` or ``_`` if Unicode has no such letters."""
    inside = text.strip()
    table = _RAISED if raised else _LOWERED
    if inside and all(ord(letter) in table for letter in inside):
        return inside.translate(table)
    sign = "^" if raised else "_"
    return f"{sign}{inside}" if len(inside) < 2 else f"{sign}({inside})"


def _tex(math: Element) -> str:
    """Return the LaTeX code that a MathML formula contains as an annotation, "" without an annotation."""
    for element in math.iter():
        if local(element.tag).lower() == "annotation" and "tex" in (element.get("encoding") or "").lower():
            return " ".join((element.text or "").split())
    return ""


def _tidy(text: str, lines: bool) -> str:
    """Return the text with break marks as line breaks, and without spaces that HTML ignores."""
    if lines:
        text = text.replace("\n", _LINE)
    text = re.sub(r"[ \t\n\r\f\v\xa0]+", " ", text).replace("\xad", "")
    text = re.sub(r" ?([\x01\x02\x03]) ?", r"\1", text)
    text = re.sub(r"\x02+", "\x02", text).replace("\x01\x02", "\x02").strip("\x01\x02\x03 ")
    text = _MARKS.sub("\n", text.replace(_BLANK, " "))
    text = re.sub(r"_____ (?=[,.;:!?)])", "_____", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip()

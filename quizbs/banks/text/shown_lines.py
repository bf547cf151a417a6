"""The lines of a text as a reader sees them: without Markdown, with each code block as one line."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from textwrap import dedent

from quizbs.banks.text.decoding import MAX_LINES
from quizbs.banks.text.quiz_lines import answers_follow, asks

_LONGEST = 2_000  # characters of a line in a quiz
_MOST_CODE = 60  # lines of a code block
_MOST_OPEN = 6  # lines of code between two backticks
_FENCE = re.compile(
    r"(?P<before>(?:>\s?)*\s*(?:[-*+\u2022]\s+)?(?:\[[ xX]?\]|\([ xX]\)|\(?[A-Za-z\d]{1,2}[.):]\)?)?\s*)"
    r"(?P<fence>`{3,}|~{3,})\s*(?P<info>[^`]*)"
)
_LANGUAGE = re.compile(r"[\w+#.-]*\s*(?:[\d.]+\s*|\{.*|\w+=.*)?")  # and display options
_QUOTE = re.compile(r"^(?:>(?:\s|$|(?=>)))+")
_HEADING = re.compile(r"(#{1,6})\s+")
_RULE = re.compile(r"[-*_=\u2014\u2500\s]{3,}|>?\s*\[![^\]]*\][-+]?.*|<!--.*-->")
_FOLDED = re.compile(r"<\?/?quiz\?>|</?(?:details|summary|quiz|center)\b[^<>]{0,200}>", re.I)
_BREAK = re.compile(r"\s*<(?:br|hr)\s*/?>\s*$", re.I)
_SUMMARY = re.compile(r":?\s*</summary>\s*(?=[^\s<])", re.I)
_FOLDING = re.compile(r"(?:<details[^<>]*>)?\s*<summary>\s*(?:<\w+>)?([^<>]*)(?:</\w+>)?\s*</summary>", re.I)
_HTML = re.compile(r"\b(?:HTML|CSS)\b|</?(?:html|body|head|table|ul|ol|li|img|h\d|script|style|form|input|a)\b[^<>]*>")
_AIKEN = re.compile(r"^ANSWER: [A-Z]\s*$", re.MULTILINE)  # in Moodle's format nothing is markup
_PAIRED = re.compile(r"<(?P<tag>b|strong|mark|u|i|em|p|div|span)\b[^<>]{0,200}>(?P<text>[^<>]*)</(?P=tag)>", re.I)
_RULED = re.compile(r":?-+:?|")
_LETTER_CELL = re.compile(r"\(?[A-Ha-h][.)]")
_TITLED = re.compile(r"\*\*([^*]{1,30})\*\*\s*(?=[^\s:\uff1a])")
_HELD = "\ue000"  # in place of code
_CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
_STRONG = re.compile(r"\*\*(?=[^\s*])(.{1,500}?)(?<=\S)\*\*|(?<![\w_])__(?=[^\s_a-z])([^_]{1,500}?)(?<=\S)__(?![\w_])")
_LIGHT = re.compile(r"==(?=[^\s=])([^=\n]+)(?<=\S)==|(?<![\w*_])([*_])(?=[^\s*_])([^*_\n]+)(?<=[^\s*_])\2(?![\w*_])")
# A whole bold choice, with its letter or without
_LETTER = r"(?:[-*+\u2022]\s+)?(?:(?P<bold>\*\*)?\(?[A-Ja-j]\s?[.):]\)?(?(bold)\*\*)|\[[ xX]?\])?"
_WHOLE = re.compile(
    rf"{_LETTER}\s*(?:\*\*[^*\n]*[^*\s]\*\*|__[^_\n]*[^_\s]__|==[^=\n]+==|<(?P<tag>b|strong|mark|u)>[^<>]*</(?P=tag)>)[.\s]*"
    r"|\*\(?[A-Ja-j]\s?[.):][^*\n]*[^*\s]\*",
    re.I,
)


@dataclass(frozen=True)
class PlainLine:
    """A line without markup. ``level``: 1 to 6 for a heading, otherwise 0; ``strong``: the whole line is bold.

    ``apart``: a blank line is above this one. ``indent``: the number of leading spaces.
    """

    number: int
    text: str
    level: int = 0
    strong: bool = False
    apart: bool = False
    indent: int = 0
    is_code: bool = False


def shown(text: str) -> list[PlainLine]:
    """Return the lines of a text that aren't blank, without markup. A fenced code block becomes one line.

    If a text such as an option letter precedes the fence, the code is appended to that text.
    """
    raw = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n", MAX_LINES)[:MAX_LINES]
    about_html = bool(_HTML.search(text) or _AIKEN.search(text))
    shown_lines: list[PlainLine] = []
    apart, at = True, 0
    while at < len(raw):
        begin, line = at, _out_of_table(raw[at][:_LONGEST].replace("\xa0", " "))
        at += 1
        if fence := _FENCE.fullmatch(line):
            end = _end(raw, at, fence["fence"])
            inside = [_QUOTE.sub("", inner) for inner in raw[at:end]]
            if end and (last := _QUOTE.sub("", raw[end]).rstrip()) != fence["fence"]:
                inside.append(last.removesuffix(fence["fence"]).rstrip())
            first = "" if _LANGUAGE.fullmatch(fence["info"]) else f"{fence['info'].rstrip()}\n"
            code = (first + dedent("\n".join(inside))).rstrip()
            if end and code and not _holds_quiz(raw[at:end]):
                before = fence["before"].strip()
                shown_lines.append(
                    PlainLine(begin + 1, f"{before} {code}".lstrip(), 0, False, apart, _indent(line), not before)
                )
                apart, at = False, end + 1
            continue
        if line.count("`") % 2:
            line, at = _closed(raw, begin)
        plain = bare(line, about_html=about_html)
        if plain.text:
            shown_lines.append(PlainLine(begin + 1, plain.text, plain.level, plain.strong, apart, _indent(line)))
        apart = not plain.text
    return shown_lines


def _out_of_table(line: str) -> str:
    """Return a row of a Markdown table as a line with its cells, if one of them is an option letter; else unchanged."""
    text = line.strip()
    if not (text.startswith("|") and text.endswith("|")):
        return line
    cells = [cell.strip() for cell in text.strip("|").split("|")]
    if not any(cells) or all(_RULED.fullmatch(cell) for cell in cells):
        return ""
    is_lettered = any(_LETTER_CELL.fullmatch(cell) and other for cell, other in pairwise(cells))
    return " ".join(filter(None, cells)) if is_lettered else line


def bare(line: str, *, about_html: bool = False) -> PlainLine:
    """Return a line without Markdown and HTML. ``about_html``: tags are content, so they stay."""
    text = _QUOTE.sub("", line.strip()[:_LONGEST]).strip()
    heading = _HEADING.match(text)
    text = text[heading.end() :] if heading else text
    folded = _FOLDING.fullmatch(text)
    if _RULE.fullmatch(text) or (folded and not (asks(folded[1]) or answers_follow(folded[1]))):
        return PlainLine(0, "")
    text = _FOLDED.sub("", _SUMMARY.sub(": ", text)).strip()
    text = text if about_html else _BREAK.sub("", text)
    strong = bool(_WHOLE.fullmatch(text))
    if (titled := _TITLED.match(text)) and answers_follow(titled[1].strip()):
        label = titled[1].rstrip(" :\uff1a")
        text = f"{label}: {text[titled.end() :]}"
    codes = [code[2].strip() or code[0] for code in _CODE.finditer(text)]
    plain = _plain(_CODE.sub(_HELD, text.replace(_HELD, "")), about_html)  # bold may enclose code
    first, *others = plain.split(_HELD)
    text = "".join([first, *(code + rest for code, rest in zip(codes, others, strict=True))])
    return PlainLine(0, text.strip(), len(heading[1]) if heading else 0, strong)


def _plain(text: str, about_html: bool) -> str:
    if "<" in text and not about_html:
        text = _PAIRED.sub(lambda match: match["text"], text)
    text = _STRONG.sub(lambda match: match[1] or match[2], text)
    return _LIGHT.sub(lambda match: match[1] or match[3], text)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _end(raw: Sequence[str], begin: int, fence: str) -> int:
    """Return the index of the line that closes a code block, 0 if it isn't closed."""
    for at in range(begin, min(begin + _MOST_CODE, len(raw))):
        line = _QUOTE.sub("", raw[at]).strip()
        if line.endswith(fence) and line.count(fence) == 1:
            return at
    return 0


_CHOICE = re.compile(r"\s*(?:[-*+]\s+)?(?:\(?[AaBb][.)]\s|\[[ xX]\]\s|(?:answer|antwort|lösung)\s?:)", re.I)


def _holds_quiz(raw: Sequence[str]) -> bool:
    """Return whether a code block contains a quiz, as chat programs write it, rather than code."""
    return sum(bool(_CHOICE.match(line)) for line in raw) > 1


def _closed(raw: Sequence[str], at: int) -> tuple[str, int]:
    """Return a line joined with those after it up to the one with the closing backtick, and the index after that."""
    for end in range(at + 1, min(at + _MOST_OPEN, len(raw))):
        if raw[end].count("`") % 2:
            return "\n".join(raw[at : end + 1])[:_LONGEST], end + 1
        if not raw[end].strip():
            break
    return raw[at][:_LONGEST], at + 1

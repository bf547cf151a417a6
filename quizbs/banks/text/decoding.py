"""Decoding bytes by a series of tests (only the last one guesses, see ``docs/banks.md``), and splitting lines.

Spreadsheet programs write UTF-8 (with a byte order mark), UTF-16 (*Unicode Text*), the code page of their country
(*CSV*), code page 850 (*CSV MS-DOS*) and Mac Roman; and files put together by hand mix UTF-8 with Windows-1252.
"""

import codecs
import re
from functools import lru_cache
from typing import Final, NamedTuple

import chardet

from quizbs.banks import limits
from quizbs.banks.problem import shorten

UTF_8: Final = "UTF-8"
ENCODINGS: Final = {  # for the teacher's choice: the displayed name, and Python's name
    UTF_8: "utf-8-sig",
    "UTF-16": "utf-16",
    "UTF-16 LE": "utf-16-le",
    "UTF-16 BE": "utf-16-be",
    "Windows-1252": "cp1252",
    "Windows-1250": "cp1250",
    "Windows-1251": "cp1251",
    "Windows-1253": "cp1253",
    "Windows-1254": "cp1254",
    "Windows-1255": "cp1255",
    "Windows-1256": "cp1256",
    "Windows-1257": "cp1257",
    "Windows-1258": "cp1258",
    "Windows-874": "cp874",
    "MS-DOS 850": "cp850",
    "MS-DOS 852": "cp852",
    "MS-DOS 866": "cp866",
    "Mac Roman": "mac_roman",
    "Mac Latin 2": "mac_latin2",
    "Mac Cyrillic": "mac_cyrillic",
    "KOI8-R": "koi8_r",
    "KOI8-U": "koi8_u",
    "GB18030": "gb18030",
    "Big5": "big5hkscs",
    "Shift JIS": "cp932",
    "EUC-JP": "euc_jp",
    "EUC-KR": "cp949",
}
_FALLBACK: Final = "Windows-1252"
# Only these may be mixed with UTF-8: of a text in others, such as Chinese or Russian ones, a third is UTF-8 by chance.
_LATIN: Final = (
    "Windows-1252",
    "Windows-1250",
    "Windows-1254",
    "Windows-1257",
    "MS-DOS 850",
    "MS-DOS 852",
    "Mac Roman",
)
_MIXED: Final = 0.25  # share of the bytes beyond ASCII that are UTF-8; from this share on the others are strays
_MOST_STRAYS: Final = 20_000  # bytes, each of which costs a call
_MOSTLY: Final = 0.9  # from this share on no other encoding is considered
_SHOWN: Final = 3  # lines


class DecodedText(NamedTuple):
    """A text and the encoding it was decoded with, one of ``ENCODINGS``. ``guessed``: the encoding isn't certain."""

    text: str
    encoding: str
    guessed: bool = False


def decoded(content: bytes, wanted: str = "") -> DecodedText | None:
    """Return a file as text, ``None`` if it is binary. ``wanted``: the encoding that the teacher chose, or ""."""
    if wanted in ENCODINGS:
        text = content.decode(ENCODINGS[wanted], errors="replace").removeprefix("\ufeff")
        return DecodedText(text, wanted)
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _strictly(content, "UTF-16")
    if b"\0" in content:
        return _without_mark(content)
    if strict := _strictly(content, UTF_8):
        return strict
    share = _utf_8_share(content)
    if share < _MIXED or len(_STRAY.findall(content)) > _MOST_STRAYS:
        return _guess(content)
    guess = _guess(content) if share < _MOSTLY else None
    if guess and guess.encoding not in _LATIN and "\ufffd" not in guess.text:
        return guess
    return DecodedText(content.decode("utf-8-sig", errors=_STRAYS), UTF_8, guessed=True)


def letters(text: str) -> tuple[str, ...]:
    """Return up to three lines with letters beyond ASCII, which show whether the encoding is right."""
    samples: dict[str, None] = {}
    for match in _BEYOND.finditer(text):
        start = text.rfind("\n", 0, match.start()) + 1
        shown = text[max(start, match.start() - 40) : match.start() + 40].partition("\n")[0]
        samples[shorten(shown)] = None
        if len(samples) == _SHOWN:
            break
    return tuple(samples)


_RUN = re.compile("[\u0370-\u052f]+")
_MIXED_WORD = re.compile("(?<=[A-Za-z])[\u0370-\u052f]+|[\u0370-\u052f]+(?=[A-Za-z])")
_BEYOND = re.compile(r"[^\x00-\x7f][^\n]*")
_CONTROL = re.compile("[\x01-\x08\x0e-\x19\x1c-\x1f\x7f]")


def _strictly(content: bytes, encoding: str, *, guessed: bool = False) -> DecodedText | None:
    try:
        text = content.decode(ENCODINGS[encoding])
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else DecodedText(text, encoding, guessed)


def _without_mark(content: bytes) -> DecodedText | None:
    """Return a file as text if it is UTF-16 without a byte order mark, otherwise ``None``.

    Nearly all zero bytes, those of ASCII letters, must be in even places or nearly all in odd ones, and the text must
    have line ends.
    """
    even, odd = content[::2].count(0), content[1::2].count(0)
    whole = _strictly(content, "UTF-16 LE" if odd >= even else "UTF-16 BE", guessed=True)
    return whole if whole and min(even, odd) * 10 <= max(even, odd) and "\n" in whole.text else None


def _utf_8_share(content: bytes) -> float:
    """Return the share (0 to 1) of bytes beyond ASCII that are part of valid UTF-8."""
    beyond = len(content) - len(content.translate(None, bytes(range(128, 256))))
    in_letters = sum(map(len, _SEQUENCE.findall(content)))
    return in_letters / beyond if beyond else 1.0


_SEQUENCE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_STRAY = re.compile(rb"(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*+[\x80-\xff]")
_STRAYS: Final = "quizbs.strays"


def _stray(error: UnicodeError) -> tuple[str, int]:
    """Return bytes that aren't UTF-8 as Windows-1252 text, and the index after them, as codec error handlers do."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    stray = error.object[error.start : error.end]
    return stray.decode("cp1252", errors="replace"), error.end


codecs.register_error(_STRAYS, _stray)


def _guess(content: bytes) -> DecodedText | None:
    guessed = chardet.detect(content)["encoding"]
    name = _name(guessed or "")
    try:
        text = content.decode(ENCODINGS[name])
    except UnicodeDecodeError:
        text = content.decode(ENCODINGS[name], errors="replace")
    beyond = len(_RUN.findall(text))
    if beyond and len(_MIXED_WORD.findall(text)) * 2 > beyond:  # Cyrillic or Greek letters between Latin ones
        name, text = _FALLBACK, content.decode(ENCODINGS[_FALLBACK], errors="replace")
    if len(_CONTROL.findall(text)) * 100 > len(text):
        return None  # a picture or a program, which is text in no code page
    return DecodedText(text, name, guessed=True)


@lru_cache
def _name(guessed: str) -> str:
    """Return the name in ``ENCODINGS`` of the encoding that a file probably has if chardet guessed ``guessed``.

    Programs don't write Latin-1 or code page 437, which chardet names, but Windows-1252 and code page 850.
    """
    meant = _MEANT.get(guessed.casefold().replace("_", "-"), guessed)
    try:
        codec = codecs.lookup(meant).name
    except LookupError:
        return _FALLBACK
    return next((name for name, python in ENCODINGS.items() if codecs.lookup(python).name == codec), _FALLBACK)


_MEANT = {
    "ascii": "cp1252",
    "iso-8859-1": "cp1252",
    "iso8859-15": "cp1252",
    "iso-8859-15": "cp1252",
    "iso-8859-2": "cp1250",
    "iso-8859-5": "cp1251",
    "iso-8859-6": "cp1256",
    "iso-8859-7": "cp1253",
    "iso-8859-8": "cp1255",
    "iso-8859-9": "cp1254",
    "iso-8859-13": "cp1257",
    "tis-620": "cp874",
    "cp437": "cp850",
    "cp858": "cp850",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "big5": "big5hkscs",
    "cp950": "big5hkscs",
    "shift-jis": "cp932",
    "shift-jis-2004": "cp932",
    "shift-jisx0213": "cp932",
    "euc-kr": "cp949",
    "johab": "cp949",
    "euc-jis-2004": "euc_jp",
    "utf-16": "utf-16",
}


MAX_LINES = limits.MAX_ROWS * 8


class Line(NamedTuple):
    """A line of a text and its number, counted from 1."""

    number: int
    text: str


def lines_of(text: str) -> list[Line]:
    """Return the lines, also blank ones, without spaces around them. Only CR and LF end a line."""
    split = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n", MAX_LINES)[:MAX_LINES]
    return [Line(number, line.strip()) for number, line in enumerate(split, 1)]

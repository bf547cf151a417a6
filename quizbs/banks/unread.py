"""Files that no dialect reads: recognised, and explained with what to do instead."""

from quizbs.banks import words
from quizbs.banks.decoding import why_not
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Upload
from quizbs.banks.words import Fault

_ZIPPED = {
    b"xl/": words.EXCEL,
    b"word/": words.DOCUMENT,
    b"opendocument.spreadsheet": words.OTHER_SHEET,
    b"opendocument.text": words.DOCUMENT,
}
_BEGINNINGS = {
    b"\xd0\xcf\x11\xe0": words.OLD_EXCEL,
    b"%PDF": words.PDF,
    b"{\\rtf": words.DOCUMENT,
    b"\x1f\x8b": words.ARCHIVE,
    b"7z\xbc\xaf": words.ARCHIVE,
    b"Rar!": words.ARCHIVE,
    b"\x89PNG": words.PICTURE,
    b"\xff\xd8\xff": words.PICTURE,
    b"GIF8": words.PICTURE,
    b"RIFF": words.PICTURE,
}


def explain(upload: Upload) -> Problem:
    """Return why a file cannot be read. Only the bytes count, never the name."""
    content = upload.content
    if not content.strip(b"\xef\xbb\xbf \t\r\n\0"):
        return problem(words.EMPTY_FILE)
    if fault := _binary(content):
        return problem(fault)
    if upload.text is None:
        return why_not(content)
    text = upload.text.lstrip()
    if not text.strip(",;|\t\r\n\x0b\x0c "):
        return problem(words.EMPTY_FILE)
    if text.startswith("<"):
        return problem(words.MARKUP)
    if text.startswith(("{", "[")):
        return problem(words.JSON)
    rows = next(iter(upload.samples.values()), [])
    first = rows[0] if rows else None
    return problem(words.NO_HEADER, row=first and first.number, value=" ".join(first.cells) if first else "")


def _binary(content: bytes) -> Fault | None:
    if content.startswith(b"PK\x03\x04"):
        return next((fault for name, fault in _ZIPPED.items() if name in content), words.ARCHIVE)
    return next((fault for beginning, fault in _BEGINNINGS.items() if content.startswith(beginning)), None)

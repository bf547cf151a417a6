"""Files that no dialect accepts: what kind of file each is, and what to do instead."""

import re
from collections import Counter

from quizbs.banks import missing
from quizbs.banks.json.faults import fault_in
from quizbs.banks.json.parsing import begun
from quizbs.banks.package.xml_tree import root_name
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Upload
from quizbs.banks.table.headers import may_name

_MARKUP = {
    "MOODLE_BACKUP": "reading-moodle-backup",
    "moodle_backup": "reading-moodle-backup",
    "manifest": "reading-manifest",
}
_OLE = b"\xd0\xcf\x11\xe0"  # the first bytes of old Office files, and of encrypted ones
_OLE_PARTS = {  # by the names of their streams
    "EncryptedPackage": "reading-locked",
    "WordDocument": "reading-document",
    "PowerPoint Document": "reading-slides",
}
_PAGE = re.compile(r"<(?:html|head|body|div|p|span|br|table|script|ul|ol|li|h[1-6]|svg|!doctype html)\b", re.IGNORECASE)
_BEGINNINGS = {
    b"%PDF": "reading-pdf",
    b"{\\rtf": "reading-document",
    b"7z\xbc\xaf": "reading-archive",
    b"Rar!": "reading-archive",
    b"\x89PNG": "reading-picture",
    b"\xff\xd8\xff": "reading-picture",
    b"GIF8": "reading-picture",
    b"RIFF": "reading-picture",
}


_PAIR = 2  # cells, as in a sentence with a comma
_REGULAR = 0.6  # share of the rows with the same number of cells


def explain(upload: Upload) -> Problem:
    """Return the problem that says why a file can't be read. Only the content counts, not the name."""
    content = upload.content
    if not content.strip(b"\xef\xbb\xbf \t\r\n\0"):
        return problem("reading-empty-file")
    if upload.is_workbook and not upload.tables:
        return next(iter(upload.workbook[1]), problem("reading-no-sheet"))
    return _no_table(upload) if upload.is_workbook else _otherwise(upload)


def _otherwise(upload: Upload) -> Problem:
    content = upload.content
    if fault := _binary(content):
        return problem(fault)
    if upload.text is None:
        return problem("reading-not-text")
    return _of_text(upload, upload.text.lstrip())


def _of_text(upload: Upload, text: str) -> Problem:
    if not text.strip(",;|\t\r\n\x0b\x0c "):
        return problem("reading-empty-file")
    if text.startswith("<"):
        return _of_markup(upload, text)
    if upload.data is not None:
        return missing.in_data(upload.data)
    if text.startswith(("{", "["), begun(text)) and (upload.is_empty_or_code or begun(text)):
        return fault_in(upload.text or "")
    head = upload.tables[0].head if upload.tables else []
    width, count = Counter(len(row.cells) for row in head).most_common(1)[0] if head else (0, 0)
    if width > _PAIR and count >= _REGULAR * len(head) and may_name(head[0]):
        return _no_table(upload)
    return missing.in_text(text) or _no_table(upload)


def _of_markup(upload: Upload, text: str) -> Problem:
    """Return the problem that names the kind of XML or HTML (backup, web page, other) and what to do instead."""
    root = root_name(text)
    if root in _MARKUP or not root or _PAGE.search(text):
        return problem(_MARKUP.get(root, "reading-markup"))
    if isinstance(upload.xml_root, Problem):
        return upload.xml_root
    return problem("reading-markup") if upload.xml is None else missing.in_data(upload.xml)


def _no_table(upload: Upload) -> Problem:
    """Return the problem that says why the rows of a table aren't questions."""
    rows = next((source.head for source in upload.tables), [])
    return missing.in_table(rows) if rows else problem("reading-no-header")


def _binary(content: bytes) -> str | None:
    if content.startswith(_OLE):
        inside = (fault for name, fault in _OLE_PARTS.items() if name.encode("utf-16-le") in content)
        return next(inside, "reading-old-excel")
    return next((fault for beginning, fault in _BEGINNINGS.items() if content.startswith(beginning)), None)

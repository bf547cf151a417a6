"""Files that no dialect reads: recognised, and explained with what to do instead."""

from quizbs.banks import missing, words, words_files, words_tables
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Upload
from quizbs.banks.words import Fault
from quizbs.banks.xml_tree import root_name

_MARKUP = {
    "MOODLE_BACKUP": words_files.MOODLE_BACKUP,
    "moodle_backup": words_files.MOODLE_BACKUP,
    "manifest": words_files.MANIFEST,
}
_BEGINNINGS = {
    b"\xd0\xcf\x11\xe0": words.OLD_EXCEL,
    b"%PDF": words.PDF,
    b"{\\rtf": words.DOCUMENT,
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
    if upload.is_workbook and not upload.tables:
        return next(iter(upload.workbook[1]), problem(words_tables.NO_SHEET))
    return _no_table(upload) if upload.is_workbook else _otherwise(upload)


def _otherwise(upload: Upload) -> Problem:
    content = upload.content
    if fault := _binary(content):
        return problem(fault)
    if upload.text is None:
        return problem(words.NOT_TEXT)
    return _of_text(upload, upload.text.lstrip())


def _of_text(upload: Upload, text: str) -> Problem:
    if not text.strip(",;|\t\r\n\x0b\x0c "):
        return problem(words.EMPTY_FILE)
    if text.startswith("<"):
        return problem(_MARKUP.get(root_name(text), words.MARKUP))
    if upload.data is not None:
        return missing.in_data(upload.data)
    if text.startswith(("{", "[")):
        return problem(words_files.BROKEN_JSON)
    return missing.in_text(text) or _no_table(upload)


def _no_table(upload: Upload) -> Problem:
    """Return why the rows of a file are no questions."""
    rows = next((source.head for source in upload.tables), [])
    return missing.in_table(rows) if rows else problem(words.NO_HEADER)


def _binary(content: bytes) -> Fault | None:
    return next((fault for beginning, fault in _BEGINNINGS.items() if content.startswith(beginning)), None)

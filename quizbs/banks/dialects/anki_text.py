"""Anki's notes as plain text: rows whose first lines say how they are to be read (docs.ankiweb.net, "Importing").

``#separator:tab``, ``#html:true``, ``#columns:…``, ``#tags column:3`` and the like. Without the names of the columns
the first is asked and the second is the answer.
"""

import csv
import re

from quizbs.banks.anki import note
from quizbs.banks.cells import clean
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import Gathered, reading
from quizbs.banks.text.markup import plain
from quizbs.banks.words import file_words as words

NAME = "Anki notes (text)"
_SAID = re.compile(r"#([a-z ]{1,30}):[ \t]*(.*)", re.IGNORECASE)
_KEYS = {"separator", "html", "columns", "tags column", "deck column", "notetype column", "guid column", "deck"}
_SEPARATORS = {"tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":"}


def _said(text: str) -> tuple[dict[str, str], list[str]]:
    """Return what the first lines say, and the others."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    said: dict[str, str] = {}
    while lines and lines[0].startswith("#"):
        if found := _SAID.fullmatch(lines[0]):
            said[found[1].lower()] = found[2]
        del lines[0]
    return said, lines


def _recognises(upload: Upload) -> bool:
    text = upload.text or ""
    return text.lstrip("\ufeff").startswith("#") and bool(_KEYS & set(_said(text[:5_000])[0]))


def _read(upload: Upload) -> Reading:
    said, lines = _said(upload.text or "")
    first = (upload.text or "").replace("\r\n", "\n").replace("\r", "\n").count("\n") + 2 - len(lines)
    named = said.get("separator", "tab").strip()
    separator = _SEPARATORS.get(named.lower(), named[:1] or "\t")
    apart = {place for key in said if key.endswith(" column") for place in _place(said[key])}
    tags = next(iter(_place(said.get("tags column", ""))), -1)
    gathered = Gathered("line")
    reader = csv.reader((f"{line}\n" for line in lines), delimiter=separator)
    end = 0
    try:
        for cells in reader:
            begin, end = end, reader.line_num
            if gathered.is_full:
                break
            if any(cells) and not (len(cells) == 1 and cells[0].startswith("#")):
                fields = [clean(cell) for place, cell in enumerate(cells) if place not in apart]
                shown = [plain(field) for field in fields] if said.get("html", "true").strip() == "true" else fields
                note(first + begin, shown, cells[tags] if 0 <= tags < len(cells) else "", gathered)
    except csv.Error:
        gathered.leave(words.UNFINISHED, first + end)
    return reading(upload, NAME, gathered)


ANKI_TEXT = Dialect(_recognises, _read)


def _place(text: str) -> list[int]:
    text = text.strip()
    return [int(text) - 1] if text.isascii() and text.isdigit() and len(text) < 4 else []

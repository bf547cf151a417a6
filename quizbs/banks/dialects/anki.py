"""Anki's two export formats: a deck ``.apkg``, and plain text.

A deck is a zip with the database ``collection.anki2`` or ``.anki21``. It is opened in memory, for reading only, and
with a limit on the work of a query. The newer ``collection.anki21b`` is compressed by Zstandard, which Python can't
decompress before 3.14; Anki can export the older kind.

The text is rows whose first lines say how to read them (docs.ankiweb.net, "Importing"): ``#separator:tab``,
``#html:true``, ``#columns:…``, ``#tags column:3`` and the like. Without column names the first column is the question
and the second the answer.
"""

import csv
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Final

from quizbs.banks import limits
from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.package.archive import BadArchive, Zip, is_zip
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading, refused
from quizbs.banks.text.markup import PlainText, plain

DECK = "anki-deck"
_NEW: Final = "collection.anki21b"
_DATABASES: Final = ("collection.anki21", "collection.anki2")
_STEPS: Final = 20_000_000  # of the database's virtual machine; a deck of 20,000 notes takes fewer than 1,000,000
_NOTES: Final = "SELECT flds, tags FROM notes ORDER BY id LIMIT ?"


def _is_deck(upload: Upload) -> bool:
    return is_zip(upload.content) and b"collection.anki2" in upload.content


def _read_deck(upload: Upload) -> Reading:
    try:
        deck = Zip(upload.content)
        if _NEW in deck.names:
            return refused(upload, "reading-new-anki")
        name = next((name for name in _DATABASES if name in deck.names), None)
        notes = _notes(deck.read(name)) if name else []
    except BadArchive as error:
        return refused(upload, error.fault)
    except (sqlite3.Error, UnicodeError, ValueError, OverflowError):
        return refused(upload, "reading-broken-anki")
    builder = ReadingBuilder()
    for number, (fields, tags) in enumerate(notes, 1):
        note(number, [plain(clean(field)) for field in fields.split("\x1f")], tags, builder)
    return reading(upload, DECK, builder)


ANKI_APKG = Dialect(_is_deck, _read_deck)


def _notes(content: bytes) -> list[tuple[str, str]]:
    """Return fields and tags of all notes, oldest first.

    Raises ``sqlite3.Error`` if ``content`` isn't Anki's database.
    """
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(content)
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA query_only = ON")
        steps_left = [_STEPS // 10_000]

        def out_of_steps() -> bool:
            steps_left[0] -= 1
            return steps_left[0] < 0

        database.set_progress_handler(out_of_steps, 10_000)
        notes = database.execute(_NOTES, (limits.MAX_ITEMS,)).fetchall()
    return [(str(fields or ""), str(tags or "")) for fields, tags in notes]


TEXT = "anki-notes"
_DIRECTIVE = re.compile(r"#([a-z ]{1,30}):[ \t]*(.*)", re.IGNORECASE)
_KEYS = {"separator", "html", "columns", "tags column", "deck column", "notetype column", "guid column", "deck"}
_SEPARATORS = {"tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":"}


def _directives(text: str) -> tuple[dict[str, str], list[str]]:
    """Return the directives in the first lines, by name, and the other lines."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    directives: dict[str, str] = {}
    while lines and lines[0].startswith("#"):
        if match := _DIRECTIVE.fullmatch(lines[0]):
            directives[match[1].lower()] = match[2]
        del lines[0]
    return directives, lines


def _is_text(upload: Upload) -> bool:
    text = upload.text or ""
    return text.lstrip("\ufeff").startswith("#") and bool(_KEYS & set(_directives(text[:5_000])[0]))


def _read_text(upload: Upload) -> Reading:
    directives, lines = _directives(upload.text or "")
    first = (upload.text or "").replace("\r\n", "\n").replace("\r", "\n").count("\n") + 2 - len(lines)
    named = directives.get("separator", "tab").strip()
    separator = _SEPARATORS.get(named.lower(), named[:1] or "\t")
    apart = {index for key in directives if key.endswith(" column") for index in _place(directives[key])}
    tags = next(iter(_place(directives.get("tags column", ""))), -1)
    builder = ReadingBuilder("line")
    reader = csv.reader((f"{line}\n" for line in lines), delimiter=separator)
    end = 0
    try:
        for cells in reader:
            begin, end = end, reader.line_num
            if builder.is_full:
                break
            if any(cells) and not (len(cells) == 1 and cells[0].startswith("#")):
                fields = [clean(cell) for index, cell in enumerate(cells) if index not in apart]
                shown = (
                    [plain(field) for field in fields] if directives.get("html", "true").strip() == "true" else fields
                )
                note(first + begin, shown, cells[tags] if 0 <= tags < len(cells) else "", builder)
    except csv.Error:
        builder.leave_out("reading-unfinished", first + end)
    return reading(upload, TEXT, builder)


ANKI_TEXT = Dialect(_is_text, _read_text)


def _place(text: str) -> list[int]:
    text = text.strip()
    return [int(text) - 1] if text.isascii() and text.isdigit() and len(text) < 4 else []


_GAP = re.compile(r"\{\{c(\d{1,3})::((?:(?!\{\{|\}\}).){0,400}\}?)\}\}", re.DOTALL)  # may end with a formula
_SOUND = re.compile(r"\[sound:[^\]\n]*\]")


def note(row: int, fields: Sequence[PlainText | str], tags: str, builder: ReadingBuilder) -> None:
    """Add a note as a question.

    ``fields``: the texts of the note, the first of which is the question; ``tags``: separated by spaces.
    """
    shown = [part if isinstance(part, PlainText) else PlainText(part) for part in fields] or [PlainText("")]
    for part in shown:
        part.media += ["sound"] if _SOUND.search(part.text) else []
        part.text = _SOUND.sub("", part.text).strip()
    front, *others = shown
    draft = Draft(row, tags=Cell(", ".join(tag.replace("_", " ") for tag in tags.split() if "::" not in tag)))
    gaps = _GAP.findall(front.text)
    if len({number for number, _ in gaps}) > 1:
        builder.leave_out("reading-cloze", row, _GAP.sub(r"\2", front.text))
        return
    if gaps:
        front.text = _GAP.sub(lambda match: _gap(match[2].partition("::")[2]), front.text)
        draft.answers = list(dict.fromkeys(inside.partition("::")[0].strip() for _, inside in gaps))
        draft.explanation = Cell(others[0].text if others else "")
    else:
        back = next((part.text for part in others if part.text), "")
        draft.answers = [back] if back else []
    draft.kind = Cell("typed")
    if not front.text and not any(part.text for part in others):
        builder.leave_out("reading-unfinished", row)
        return
    builder.set_text(draft, front, *others)
    builder.drafts.append(draft)


def _gap(hint: str) -> str:
    return f"_____ ({hint})" if hint else "_____"

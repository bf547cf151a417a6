"""An Anki deck ``.apkg``: a zip with the database ``collection.anki2`` or ``.anki21``, whose notes are read.

The database is opened in memory, for reading only, and with a bound on its work. The newer ``collection.anki21b`` is
packed by Zstandard, which Python cannot unpack before 3.14; Anki can be asked to export the older kind.
"""

import sqlite3
from contextlib import closing
from typing import Final

from quizbs.banks import limits
from quizbs.banks.anki import note
from quizbs.banks.cells import clean
from quizbs.banks.package.archive import Spoiled, Zip, is_zip
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import Gathered, reading, refused
from quizbs.banks.text.markup import plain
from quizbs.banks.words import file_words

NAME = "Anki deck (.apkg)"
_NEW: Final = "collection.anki21b"
_DATABASES: Final = ("collection.anki21", "collection.anki2")
_STEPS: Final = 20_000_000  # of the database's own machine; a deck of 20,000 notes takes fewer than one
_NOTES: Final = "SELECT flds, tags FROM notes ORDER BY id LIMIT ?"


def _recognises(upload: Upload) -> bool:
    return is_zip(upload.content) and b"collection.anki2" in upload.content


def _read(upload: Upload) -> Reading:
    try:
        deck = Zip(upload.content)
        if _NEW in deck.names:
            return refused(upload, file_words.NEW_ANKI)
        name = next((name for name in _DATABASES if name in deck.names), None)
        notes = _notes(deck.read(name)) if name else []
    except Spoiled as error:
        return refused(upload, error.fault)
    except (sqlite3.Error, UnicodeError, ValueError, OverflowError):
        return refused(upload, file_words.BROKEN_ANKI)
    gathered = Gathered()
    for number, (fields, tags) in enumerate(notes, 1):
        note(number, [plain(clean(field)) for field in fields.split("\x1f")], tags, gathered)
    return reading(upload, NAME, gathered)


ANKI_APKG = Dialect(_recognises, _read)


def _notes(content: bytes) -> list[tuple[str, str]]:
    """Return fields and tags of the notes, oldest first. Raises ``sqlite3.Error`` for what is no such database."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(content)
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA query_only = ON")
        left = [_STEPS // 10_000]

        def tired() -> bool:
            left[0] -= 1
            return left[0] < 0

        database.set_progress_handler(tired, 10_000)
        found = database.execute(_NOTES, (limits.ITEMS,)).fetchall()
    return [(str(fields or ""), str(tags or "")) for fields, tags in found]

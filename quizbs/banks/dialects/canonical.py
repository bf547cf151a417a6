"""Our own table, one row for each question, and any other table whose first rows name its columns (``docs/banks.md``).

Two shapes: *Question, Answer, Wrong 1, Wrong 2 …*, where the answer is always a text, and *Question, A, B, C, D,
Correct*, where it names choices. Other columns are the same in both.
"""

from quizbs.banks import words
from quizbs.banks.headers import find
from quizbs.banks.layout import Layout
from quizbs.banks.reading import Upload
from quizbs.banks.tabular import table_dialect


def _find(upload: Upload) -> Layout | None:
    """Return the layout by the likeliest table among those with a header."""
    for source in upload.tables:
        if columns := find(source.head):
            name = words.LETTERED if columns.options else words.ANSWERED
            return Layout(name, source, columns, free=upload.is_workbook)
    return None


CANONICAL = table_dialect(_find)

"""Tables without column names, or with unknown ones: what each column holds is guessed by its cells.

If the cells don't distinguish question and answers, as on a board with a category in each column, nothing is read, and
the teacher says what each column holds.
"""

from collections import Counter
from collections.abc import Sequence

from quizbs.banks.problem import ask
from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.column_content import MIN_ROWS_ALIKE, asks
from quizbs.banks.table.guessing import Guess, guess
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import LONGEST_HEADER, given_columns, may_name
from quizbs.banks.table.layout import Layout, starring, unchanged
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow, Source
from quizbs.banks.table.term_words import names_terms
from quizbs.banks.truth import is_word

_REGULAR = 0.6  # share of the rows with the same width, if a text is a table
_MIN_ROWS = 3  # rows that show a table of two columns
_PROSE = 3  # with fewer columns a comma may just be part of a sentence
_SAMPLE = 2_000  # rows that are enough to recognise the columns


def _find(upload: Upload) -> Layout | None:
    if upload.is_empty_or_code:
        return None
    for source in upload.tables if upload.is_workbook else upload.tables[:1]:
        if not _is_table(source, upload.is_workbook):
            continue
        rows = source.table.rows[:_SAMPLE]
        if names_terms(rows[0].cells):  # a list of words without a named meaning: any guess would be bad
            continue
        header = _header(rows)
        wide = [row for row in rows if len(row.cells) > 1]  # not a heading between them
        guessed = guess([row for row in wide if row is not header])
        if guessed:
            columns = given_columns(guessed.roles, header)
            problems = [ask("reading-first-is-right")] if guessed.form is Form.FIRST else []
            change = starring(guessed.mark, guessed.roles) if guessed.mark else unchanged
            layout = Layout(
                "table-unnamed", source, columns, form=guessed.form, change=change, free=True, problems=problems
            )
            layout.guessed = True
            return layout
    return None


def _is_table(source: Source, is_workbook: bool) -> bool:
    widths = Counter(len(row.cells) for row in source.head)
    width, times = max(widths.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    if is_workbook:
        return max(widths, default=0) > 1
    # two kinds of questions, of which one has more cells
    two_kinds = len(widths) == 2 and min(widths) >= _PROSE and source.name != ","
    if width < 2 or (times < _REGULAR * len(source.head) and not two_kinds):
        return False
    return (
        width >= _PROSE
        or (len(source.head) >= _MIN_ROWS and source.name != ",")
        or times == len(source.head) >= _MIN_ROWS
    )


def _header(rows: Sequence[GridRow]) -> GridRow | None:
    """Return the first row if it is a header with unknown column names, ``None`` if it is a question."""
    if len(rows) < _MIN_ROWS or max(map(len, rows[0].cells)) > LONGEST_HEADER:
        return None
    below = guess(rows[1:])
    if below is None:
        return None
    if _is_header(below, rows[0], rows[1:]):
        return rows[0]
    return rows[0] if guess(rows) is None and may_name(rows[0]) else None


def _is_header(below: Guess, first: GridRow, others: Sequence[GridRow]) -> bool:
    """Return whether the first row is unlike the others in any column, as column names are.

    It has a word where all others have a number, a key, or true or false; or a name where nearly all others have a text
    that ends like a question.
    """
    for index, role in below.roles.items():
        cell = first.cells[index].strip() if index < len(first.cells) else ""
        if role in (Role.NUMBER, Role.TIME) and cell and not cell[0].isdigit():
            return True
        if role is Role.QUESTION and may_name(first) and not asks(cell):
            questions = _held(others, index)
            if sum(map(asks, questions)) >= MIN_ROWS_ALIKE * len(questions):
                return True
        if role is Role.ANSWER and below.form is None and len(cell) > 1 and cell[0].isalpha():
            held = _held(others, index)
            keys = all(len(other) <= 1 or other[0].isdigit() for other in held)
            if keys or (all(map(is_word, held)) and not is_word(cell)):
                return True
    return False


def _held(rows: Sequence[GridRow], index: int) -> set[str]:
    return {cell for row in rows if index < len(row.cells) and (cell := row.cells[index].strip())}


HEADERLESS = table_dialect(_find)

"""What the teacher reads about a table that isn't a problem: how it was read, and other ways to read it."""

from collections.abc import Iterator, Sequence

from quizbs.banks.problem import listed, shorten
from quizbs.banks.reading import Alternative, ReadOptions, Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.headers import Column
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.rows import LetteredRows, Rows
from quizbs.banks.table.table import Grid, Source
from quizbs.banks.words import common_words, file_words, table_words
from quizbs.quiz.question import Question


def alternatives(upload: Upload, layout: Layout, reader: Rows, examples: int) -> Iterator[Alternative]:
    """Yield other ways to read a table. ``examples``: how many example rows of a template were left out."""
    columns = upload.read_options.columns
    if isinstance(reader, LetteredRows):
        yield from _other_keys(upload, layout, reader)
    if reader.several_lines:
        yield Alternative(table_words.LINES_APART, ReadOptions(columns, lines=True))
    if examples:
        yield Alternative(table_words.KEEP_EXAMPLES, ReadOptions(columns, examples=True))


def _other_keys(upload: Upload, layout: Layout, reader: LetteredRows) -> Iterator[Alternative]:
    """Yield ways to read the key differently: as numbers from 0 or 1, or as texts."""
    columns = upload.read_options.columns
    if reader.doubtful and (upload.read_options.key or reader.decided):
        if reader.form is Form.FROM_1:
            yield Alternative(table_words.KEY_IS_TEXT, ReadOptions(columns, key=Form.TEXT))
        else:
            yield Alternative(table_words.KEY_IS_PLACE, ReadOptions(columns, key=Form.FROM_1))
    if reader.letters_or_text:
        yield Alternative(table_words.KEY_IS_TEXT, ReadOptions(columns, key=Form.TEXT))
    if reader.decided and reader.form is Form.FROM_0 and (reader.from_0_or_1 or layout.from_0 is None):
        yield Alternative(table_words.COUNT_FROM_1, ReadOptions(columns, key=Form.FROM_1))
    if reader.from_0_or_1 and reader.form is Form.FROM_1:
        yield Alternative(table_words.COUNT_FROM_0, ReadOptions(columns, key=Form.FROM_0))


def notes(
    upload: Upload, layout: Layout, reader: Rows, table: Grid, questions: Sequence[Question], empty: int, examples: int
) -> Iterator[str]:
    """Yield sentences about how the table was read.

    ``empty`` and ``examples``: how many empty rows and examples of a template were left out.
    """
    pictures = sum(bool(question.image) for question in questions)
    yield _recognised(upload, layout.source, layout.name)
    yield from layout.notes
    if unused := list(_unused(layout, table)):
        said = common_words.NOT_USED if layout.unit == "row" else common_words.FIELDS_NOT_USED
        yield said.format(names="; ".join(unused))
    yield from reader.notes()
    if table.loose_quotes:
        yield common_words.LOOSE_QUOTES.format(rows=listed(table.loose_quotes))
    yield from _left_out(reader, empty, examples)
    if layout.personal:
        yield table_words.PERSONAL.format(names=", ".join(shorten(column.header, 40) for column in layout.personal))
    if pictures:
        yield common_words.PICTURES.format(count=pictures)
    if table.hidden:
        yield table_words.HIDDEN.format(count=table.hidden)


def _left_out(reader: Rows, empty: int, examples: int) -> Iterator[str]:
    """Yield sentences about the rows that were left out."""
    if reader.left:
        yield table_words.LEFT_ROWS.format(rows=listed(reader.left))
    if empty:
        yield table_words.EMPTY_ROWS.format(count=empty)
    if examples:
        yield table_words.EXAMPLES.format(count=examples)


_NAME, _VALUE = 40, 30  # characters


def _unused(layout: Layout, table: Grid) -> Iterator[str]:
    """Yield the names of the unused columns that aren't empty, each with the first cell as an example."""
    columns = layout.columns
    start = columns.header.number if columns.header else 0
    values: dict[int, str] = {}
    for row in table.rows:
        if row.number > start:
            for place, cell in enumerate(row.cells):
                if place not in values and cell.strip():
                    values[place] = cell
    named = {column.place for column in columns.unused}
    known = {*columns.by_place(), *(column.place for column in (*layout.personal, *layout.elsewhere))}
    known |= {column.place for column in columns.flags.values()}
    filled = set() if layout.template else values.keys()
    for place in sorted((named | filled) - known):
        cells = columns.header.cells if columns.header else []
        header = cells[place] if place < len(cells) else ""
        name = shorten(header, _NAME) if header.strip() else Column(place).letter
        if value := shorten(values.get(place, ""), _VALUE):
            yield common_words.WITH_VALUE.format(name=name, value=value)


def _recognised(upload: Upload, source: Source, dialect: str) -> str:
    if source.name not in common_words.DELIMITERS and not upload.is_workbook:
        return file_words.RECOGNISED.format(dialect=dialect)
    parts = next((table.parts for table in upload.tables if table.name == source.name), ())
    if len(parts) > 1:
        names = ", ".join(table_words.QUOTED.format(name=shorten(name, 40)) for name in parts)
        return table_words.RECOGNISED_SHEETS.format(dialect=dialect, sheets=names)
    if upload.decoded is None:
        return table_words.RECOGNISED_SHEET.format(dialect=dialect, sheet=source.name)
    return table_words.RECOGNISED_TEXT.format(
        dialect=dialect, delimiter=common_words.DELIMITERS[source.name], encoding=upload.decoded.encoding
    )

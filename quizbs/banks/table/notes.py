"""What the teacher reads about a table that isn't a problem: how it was read, and other ways to read it."""

from collections.abc import Iterator, Sequence

from quizbs.banks.problem import list_fact, shorten
from quizbs.banks.reading import Alternative, ReadOptions, Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.delimited import SIGNS, code_of
from quizbs.banks.table.header_words import TRANSLATED
from quizbs.banks.table.headers import Column
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.lettered_rows import LetteredRows
from quizbs.banks.table.rows import Rows
from quizbs.banks.table.table import Grid, Source
from quizbs.message import Message
from quizbs.quiz.question import Question


def alternatives(upload: Upload, layout: Layout, reader: Rows, examples: int) -> Iterator[Alternative]:
    """Yield other ways to read a table. ``examples``: how many example rows of a template were left out."""
    columns = upload.read_options.columns
    if isinstance(reader, LetteredRows):
        yield from _other_keys(upload, layout, reader)
    if reader.several_lines:
        yield Alternative(Message("reading-lines-apart"), ReadOptions(columns, lines=True))
    if examples:
        yield Alternative(Message("reading-keep-examples"), ReadOptions(columns, examples=True))


def _other_keys(upload: Upload, layout: Layout, reader: LetteredRows) -> Iterator[Alternative]:
    """Yield ways to read the key differently: as numbers from 0 or 1, or as texts."""
    columns = upload.read_options.columns
    if reader.doubtful and (upload.read_options.key or reader.decided):
        if reader.form is Form.FROM_1:
            yield Alternative(Message("reading-key-is-text"), ReadOptions(columns, key=Form.TEXT))
        else:
            yield Alternative(Message("reading-key-is-place"), ReadOptions(columns, key=Form.FROM_1))
    if reader.letters_or_text:
        yield Alternative(Message("reading-key-is-text"), ReadOptions(columns, key=Form.TEXT))
    if reader.decided and reader.form is Form.FROM_0 and (reader.from_0_or_1 or layout.from_0 is None):
        yield Alternative(Message("reading-count-from-1"), ReadOptions(columns, key=Form.FROM_1))
    if reader.from_0_or_1 and reader.form is Form.FROM_1:
        yield Alternative(Message("reading-count-from-0"), ReadOptions(columns, key=Form.FROM_0))


def notes(
    upload: Upload, layout: Layout, reader: Rows, table: Grid, questions: Sequence[Question], empty: int, examples: int
) -> Iterator[Message]:
    """Yield sentences about how the table was read.

    ``empty`` and ``examples``: how many empty rows and examples of a template were left out.
    """
    pictures = sum(bool(question.image) for question in questions)
    yield _recognised(upload, layout.source, layout.name)
    yield from layout.notes
    if unused := list(_unused(layout, table)):
        yield Message("reading-not-used" if layout.unit == "row" else "reading-fields-not-used", {"names": unused})
    yield from reader.notes()
    if table.loose_quotes:
        yield Message("reading-loose-quotes", {"rows": list_fact(table.loose_quotes)})
    yield from _left_out(reader, empty, examples)
    if layout.personal:
        yield Message("reading-personal", {"names": [shorten(column.header, 40) for column in layout.personal]})
    if pictures:
        yield Message("reading-pictures", {"count": pictures})
    if table.hidden:
        yield Message("reading-hidden", {"count": table.hidden})


def _left_out(reader: Rows, empty: int, examples: int) -> Iterator[Message]:
    """Yield sentences about the rows that were left out."""
    if reader.left_out:
        yield Message("reading-left-rows", {"rows": list_fact(reader.left_out)})
    if empty:
        yield Message("reading-empty-rows", {"count": empty})
    if examples:
        yield Message("reading-examples", {"count": examples})


_NAME, _VALUE = 40, 30  # characters


def _unused(layout: Layout, table: Grid) -> Iterator[Message]:
    """Yield the names of the unused columns that aren't empty, each with the first cell as an example."""
    columns = layout.columns
    start = columns.header.number if columns.header else 0
    values: dict[int, str] = {}
    for row in table.rows:
        if row.number > start:
            for index, cell in enumerate(row.cells):
                if index not in values and cell.strip():
                    values[index] = cell
    named = {column.index for column in columns.unused}
    known = {*columns.by_place(), *(column.index for column in (*layout.personal, *layout.elsewhere))}
    known |= {column.index for column in columns.flags.values()}
    known |= {
        index
        for translated in columns.translations.values()
        for index, role in translated.by_place().items()
        if role in TRANSLATED
    }
    filled = set() if layout.template else values.keys()
    for index in sorted((named | filled) - known):
        cells = columns.header.cells if columns.header else []
        header = cells[index] if index < len(cells) else ""
        name = shorten(header, _NAME) if header.strip() else Column(index).letter
        if value := shorten(values.get(index, ""), _VALUE):
            yield Message("reading-with-value", {"name": name, "value": value})


def _recognised(upload: Upload, source: Source, dialect: str) -> Message:
    if source.name not in SIGNS and not upload.is_workbook:
        return Message("reading-recognised", {"dialect": dialect})
    parts = next((table.parts for table in upload.tables if table.name == source.name), ())
    if len(parts) > 1:
        names = [Message("reading-quoted", {"name": shorten(name, 40)}) for name in parts]
        return Message("reading-recognised-sheets", {"dialect": dialect, "names": names})
    if upload.decoded is None:
        return Message("reading-recognised-sheet", {"dialect": dialect, "name": source.name})
    facts = {"dialect": dialect, "delimiter": code_of(source.name), "encoding": upload.decoded.encoding}
    return Message("reading-recognised-text", facts)

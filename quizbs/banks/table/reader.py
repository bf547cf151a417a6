"""Reading any table whose ``Layout`` a dialect has found."""

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from quizbs.banks import answer_lists
from quizbs.banks.cells import is_guarded
from quizbs.banks.checks.questions import check
from quizbs.banks.draft import Draft
from quizbs.banks.problem import Problem, problem, shorten
from quizbs.banks.reading import Alternative, ColumnInfo, Dialect, Reading, ReadOptions, UnreadRow, Upload
from quizbs.banks.several_sheets import sheets_of
from quizbs.banks.table import column_checks, second_keys, true_numbers
from quizbs.banks.table import notes as table_notes
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.guessing import guessed
from quizbs.banks.table.header_words import PERSONAL, ROLES_BY_NAME, WRITTEN, Role
from quizbs.banks.table.headers import Column, Columns, given_columns, named_by
from quizbs.banks.table.languages import ask_about_languages
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.lettered_rows import LetteredRows
from quizbs.banks.table.parted_cells import with_choices_apart
from quizbs.banks.table.row_cleaning import cleaned_rows
from quizbs.banks.table.rows import Rows
from quizbs.banks.table.table import GridRow
from quizbs.banks.text.decoding import UTF_8, letters
from quizbs.message import Message

_BEGINS = 3  # rows shown to the teacher, any of which may hold the column names
_SAMPLES = 3  # sample cells of a column
_WIDTH_ROWS = 60  # rows that are enough to find the width of a table


def table_dialect(find: Callable[[Upload], Layout | None]) -> Dialect:
    """Return a dialect for tables; ``find`` returns the layout of a file, ``None`` if it is of another kind."""

    def recognises(upload: Upload) -> bool:
        return find(upload) is not None

    def read(upload: Upload) -> Reading:
        layout = find(upload)
        return Reading(upload.title, "") if layout is None else read_table(upload, layout)

    return Dialect(recognises, read)


def with_given_roles(upload: Upload) -> Layout | None:
    """Return a layout for the roles that the teacher gave the columns; ``None`` if the teacher gave no roles."""
    if upload.read_options.columns is None or not upload.tables:
        return None
    return Layout("table-mapped", upload.tables[0], Columns(), free=upload.is_workbook)


def unread(upload: Upload, fault: Problem) -> Reading:
    """Return the reading of a file that no dialect accepts: no questions, but the columns, if it is a table.

    The teacher can say what each column holds.
    """
    reading = Reading(upload.title, "", problems=(fault,))
    if not upload.tables:
        return reading
    source = upload.tables[0]
    rows = [row for row in source.head if any(cell.strip() for cell in row.cells)]
    if max((len(row.cells) for row in rows), default=0) <= 1:
        return reading
    # Only a row with a known name counts as the header row, or the first question would be lost.
    named = named_by(rows[0])
    header = rows[0] if named.roles or named.options or named.wrongs else None
    layout = Layout("", source, given_columns({}, header), free=True)
    return replace(
        reading,
        columns=tuple(_understood(layout, rows[bool(header) :])),
        read_options=_options_of(upload, layout),
        sheets=sheets_of(upload, source.name),
        first_rows=_begins(source.head),
        encoding=upload.decoded.encoding if upload.decoded else "",
    )


def read_table(upload: Upload, layout: Layout) -> Reading:
    """Return the reading of a table: questions, problems, and how it was understood. Never raises."""
    options, table = upload.read_options, layout.source.table
    _add_personal(layout)
    _apply_options(options, layout)
    if options.columns is None and not (layout.template or layout.columns.translations):
        ask_about_languages(layout)
    written, examples = cleaned_rows(options, layout, table)
    reading = _without_questions(upload, layout, written)
    rows = with_choices_apart(layout.columns, written)
    if layout.guessed and rows:
        layout.problems.insert(0, guessed(layout.columns, written, layout.form))
    reader = LetteredRows(layout, rows) if layout.columns.options else Rows(layout, rows)
    if fault := _unusable(layout, reader):
        take_first = Alternative(Message("reading-take-first"), ReadOptions(options.columns, key=Form.FIRST))
        alternatives = [take_first] if layout.columns.options else []
        return replace(reading, problems=(fault,), alternatives=_for_place(alternatives, reading.read_options))
    drafts = reader.drafts()
    if options.typed:
        _make_typed(drafts)
    second_keys.settle(layout, reader, rows, drafts)
    if layout.formatted:
        _refuse_files(drafts)
    truths = true_numbers.settle(drafts, reader, one_is_true=options.one_is_true)
    lists = answer_lists.settle(drafts, first_is_right=options.first_is_right)
    checked = check(drafts, layout.unit, guarded=any(is_guarded(cell) for row in table.rows for cell in row.cells))
    findings = list(column_checks.findings(layout, table, rows, drafts))
    problems = [*layout.problems, *table.problems, *upload.workbook[1], *reader.problems, *truths, *lists]
    problems += [*checked.problems, *_without_rows(layout, drafts)]
    bad = {*checked.bad, *(row.number for row in table.broken)}
    unread = [*(row for row in written if row.number in bad), *table.broken]
    one_is_true = ReadOptions(options.columns, one_is_true=True)
    first_is_right = ReadOptions(options.columns, first_is_right=True)
    alternatives = [
        *layout.alternatives,
        *(finding.alternative for finding in findings if finding.alternative),
        *table_notes.alternatives(upload, layout, reader, examples),
        *(Alternative(Message("reading-one-is-true"), one_is_true) for _ in truths),
        *(Alternative(Message("reading-take-as-choices"), first_is_right) for _ in lists),
    ]
    return replace(
        reading,
        questions=tuple(checked.questions),
        problems=tuple(
            replace(each, unit=layout.unit, column=each.column if layout.unit == "row" else None)
            for each in column_checks.reported_once(problems, findings, bad)
        ),
        notes=tuple(table_notes.notes(upload, layout, reader, table, checked.questions, reader.empty, examples)),
        rows=tuple(checked.rows),
        repeated=tuple(checked.repeated),
        alternatives=_for_place(alternatives, reading.read_options),
        unread_rows=tuple(UnreadRow(row.number, tuple(row.cells)) for row in sorted(unread)),
        key=reader.form if isinstance(reader, LetteredRows) else "",
    )


def _add_personal(layout: Layout) -> None:
    """Add the unused columns whose names mean data of students, such as *email*, to the personal columns."""
    known = {column.index for column in layout.personal}
    unused = layout.columns.unused
    layout.personal += tuple(column for column in unused if column.word in PERSONAL and column.index not in known)


def _without_questions(upload: Upload, layout: Layout, rows: Sequence[GridRow]) -> Reading:
    """Return the reading of a table without its questions: what the columns hold, and how the file is read."""
    return Reading(
        layout.title or upload.title,
        layout.name,
        columns=tuple(_understood(layout, rows)),
        read_options=_options_of(upload, layout),
        sheets=() if layout.once is not None else sheets_of(upload, layout.source.name),
        personal=tuple(column.header for column in layout.personal),
        header=_header(layout),
        first_rows=() if layout.personal or layout.unit != "row" else _begins(layout.source.head),
        encoding=upload.decoded.encoding if upload.decoded else "",
        letters=letters(upload.decoded.text) if upload.decoded and upload.decoded.encoding != UTF_8 else (),
    )


def _options_of(upload: Upload, layout: Layout) -> ReadOptions:
    """Return the options with which the file is read the same way again: header row, table, encoding, sheets."""
    return ReadOptions(
        header=_header_row(layout),
        table=layout.source.name,
        encoding=upload.read_options.encoding,
        sheets=upload.read_options.sheets,
    )


def _without_rows(layout: Layout, drafts: Sequence[Draft]) -> Iterator[Problem]:
    """Yield a problem if a table has no rows with questions, unless another problem says so already."""
    if not drafts and not (layout.plain and layout.problems):
        nothing = "reading-empty-template" if layout.template else "reading-no-rows"
        yield problem(nothing, row=layout.columns.header.number if layout.columns.header else None)


def _for_place(alternatives: Sequence[Alternative], now: ReadOptions) -> tuple[Alternative, ...]:
    """Return the alternatives with the sheets of the current reading (``now``).

    An alternative that names no table or encoding gets that of the current reading, too.
    """
    return tuple(
        replace(
            alternative,
            read_options=replace(
                alternative.read_options,
                table=alternative.read_options.table or now.table,
                encoding=alternative.read_options.encoding or now.encoding,
                sheets=now.sheets,
            ),
        )
        for alternative in alternatives
    )


def _apply_options(read_options: ReadOptions, layout: Layout) -> None:
    """Apply the teacher's options to the layout."""
    header = layout.columns.header
    if read_options.header is not None and read_options.header != (header.number if header else 0):
        header = next((row for row in layout.source.table.rows if row.number == read_options.header), None)
        layout.skips = lambda _: False
    if read_options.columns is not None:
        roles = {index: ROLES_BY_NAME[name] for index, name in read_options.columns.items() if name in ROLES_BY_NAME}
        layout.columns = given_columns(roles, header)
        layout.columns.translations = named_by(header).translations if header else {}
        layout.form, layout.free, layout.guessed = None, True, False
        layout.problems, layout.alternatives = [], []
    layout.lines = read_options.lines or layout.source.lists or layout.columns.are_ours
    if read_options.key in tuple(Form):
        layout.form = Form(read_options.key)


def _unusable(layout: Layout, reader: Rows) -> Problem | None:
    """Return why the table can't be read at all, ``None`` if it can."""
    columns = layout.columns
    row = columns.header.number if columns.header else None
    if Role.QUESTION not in columns.roles:
        return problem("reading-no-header", row=row)
    if isinstance(reader, LetteredRows) and reader.is_unmarked:
        return problem("reading-no-key", row=row)
    if not columns.options and Role.ANSWER not in columns.roles:
        return problem("reading-no-answer", row=row)
    return None


def _make_typed(drafts: Sequence[Draft]) -> None:
    """Turn questions with choices into typed ones with the right choices as answers."""
    for draft in drafts:
        if right := [option.cell.text for option in draft.choices if option.right]:
            draft.answers, draft.choices = right + draft.answers, []


_FILE = re.compile(r"(?:[\w.-]+/)+[\w.-]+\.[A-Za-z]{2,4}")  # the path of a file instead of a text


def _refuse_files(drafts: Sequence[Draft]) -> None:
    for draft in drafts:
        if file := next(filter(_FILE.fullmatch, [draft.text.text, *draft.answers[:1]]), ""):
            draft.problems.append(problem("reading-file-named", draft.row, value=file))


def _understood(layout: Layout, rows: Sequence[GridRow]) -> Iterator[ColumnInfo]:
    columns = layout.columns
    width = max([columns.width, *(len(row.cells) for row in rows[:_WIDTH_ROWS])])
    roles = columns.by_place()
    samples: list[list[str]] = [[] for _ in range(width)]
    for row in rows[: _WIDTH_ROWS * 10]:
        for index, cell in enumerate(row.cells[:width]):
            if cell and len(samples[index]) < _SAMPLES:
                samples[index].append(shorten(cell, 40))
    for index in range(width):
        header = columns.header.cells[index] if columns.header and index < len(columns.header.cells) else ""
        column = Column(index, header)
        yield ColumnInfo(index, column.letter, shorten(header, 60), roles.get(index, ""), tuple(samples[index]))


def _begins(rows: Sequence[GridRow]) -> tuple[UnreadRow, ...]:
    """Return the first three filled rows, shortened, from which the teacher can choose the header row."""
    filled = [row for row in rows if any(cell.strip() for cell in row.cells)]
    return tuple(UnreadRow(row.number, tuple(shorten(cell, 30) for cell in row.cells[:8])) for row in filled[:_BEGINS])


def _header_row(layout: Layout) -> int:
    return layout.columns.header.number if layout.columns.header else 0


def _header(layout: Layout) -> tuple[str, ...]:
    """Return the column names; for a file without a header row, names that quizbs understands."""
    columns = layout.columns
    if columns.header:
        return tuple(columns.header.cells)
    letters_of = {column.index: letter for letter, column in columns.options.items()}
    roles = columns.by_place()
    wrongs, feedback = iter(range(1, 100)), iter(range(1, 100))
    names = []
    for index in range(columns.width):
        role = roles.get(index)
        name = WRITTEN[role] if role else ""
        if role is Role.OPTION:
            name = letters_of[index]
        elif role is Role.WRONG:
            name = f"{name} {next(wrongs)}"
        elif role is Role.FEEDBACK:
            name = f"{name} {next(feedback)}"
        names.append(name)
    return tuple(names)

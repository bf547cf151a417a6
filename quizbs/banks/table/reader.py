"""Reading any table whose ``Layout`` a dialect has found."""

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from quizbs.banks import answer_lists
from quizbs.banks.cells import clean, is_guarded, unforced
from quizbs.banks.checks.questions import check
from quizbs.banks.draft import Draft
from quizbs.banks.problem import Problem, listed, problem, row_with, shorten
from quizbs.banks.reading import Alternative, ColumnInfo, Dialect, Reading, ReadOptions, UnreadRow, Upload
from quizbs.banks.several_sheets import sheets_of
from quizbs.banks.table import column_checks, second_keys, true_numbers
from quizbs.banks.table import notes as table_notes
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.guessing import guessed
from quizbs.banks.table.header_words import PERSONAL, ROLES_BY_NAME, WRITTEN, Role
from quizbs.banks.table.headers import Column, Columns, given, named_by
from quizbs.banks.table.languages import ask_about_languages
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.lettered_rows import LetteredRows
from quizbs.banks.table.parted_cells import with_choices_apart
from quizbs.banks.table.rows import Rows
from quizbs.banks.table.table import Grid, GridRow
from quizbs.banks.text.asked_tags import are_asked_about
from quizbs.banks.text.decoding import UTF_8, letters
from quizbs.banks.text.markup import formulae, plain
from quizbs.message import Message

_BEGINS = 3  # rows shown to the teacher, any of which may hold the column names
_TITLE = 40  # characters
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


def mapped(upload: Upload) -> Layout | None:
    """Return the layout with the roles that the teacher gave the columns; ``None`` if they gave none."""
    if upload.read_options.columns is None or not upload.tables:
        return None
    return Layout("table-mapped", upload.tables[0], Columns(), free=upload.is_workbook)


def unmapped(upload: Upload, fault: Problem) -> Reading:
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
    layout = Layout("", source, given({}, header), free=True)
    return replace(
        reading,
        columns=tuple(_understood(layout, rows[bool(header) :])),
        read_options=ReadOptions(
            header=_header_row(layout),
            table=source.name,
            encoding=upload.read_options.encoding,
            sheets=upload.read_options.sheets,
        ),
        sheets=sheets_of(upload, source.name),
        first_rows=_begins(source.head),
        encoding=upload.decoded.encoding if upload.decoded else "",
    )


def read_table(upload: Upload, layout: Layout) -> Reading:
    """Return the reading of a table: questions, problems, and how it was understood. Never raises."""
    table = layout.source.table
    known = {column.index for column in layout.personal}
    unused = layout.columns.unused
    layout.personal += tuple(column for column in unused if column.word in PERSONAL and column.index not in known)
    _obey(upload.read_options, layout)
    if upload.read_options.columns is None and not (layout.template or layout.columns.translations):
        ask_about_languages(layout)
    rows, examples = _rows(upload.read_options, layout, table)
    reading = Reading(
        layout.title or upload.title,
        layout.name,
        columns=tuple(_understood(layout, rows)),
        read_options=ReadOptions(
            header=_header_row(layout),
            table=layout.source.name,
            encoding=upload.read_options.encoding,
            sheets=upload.read_options.sheets,
        ),
        sheets=() if layout.once is not None else sheets_of(upload, layout.source.name),
        personal=tuple(column.header for column in layout.personal),
        header=_header(layout),
        first_rows=() if layout.personal or layout.unit != "row" else _begins(layout.source.head),
        encoding=upload.decoded.encoding if upload.decoded else "",
        letters=letters(upload.decoded.text) if upload.decoded and upload.decoded.encoding != UTF_8 else (),
    )
    written, rows = rows, with_choices_apart(layout.columns, rows)
    if layout.guessed and rows:
        layout.problems.insert(0, guessed(layout.columns, written, layout.form))
    reader = LetteredRows(layout, rows) if layout.columns.options else Rows(layout, rows)
    if fault := _unusable(layout, reader):
        first = _with_place(ReadOptions(upload.read_options.columns, key=Form.FIRST), reading.read_options)
        take_first = (Alternative(Message("reading-take-first"), first),) if layout.columns.options else ()
        return replace(reading, problems=(fault,), alternatives=take_first)
    drafts = reader.drafts()
    if upload.read_options.typed:
        _have_typed(drafts)
    second_keys.settle(layout, reader, rows, drafts)
    if layout.formatted:
        _refuse_files(drafts)
    truths = true_numbers.settle(drafts, reader, one_is_true=upload.read_options.one_is_true)
    lists = answer_lists.settle(drafts, first_is_right=upload.read_options.first_is_right)
    guarded = any(is_guarded(cell) for row in table.rows for cell in row.cells)
    checked = check(drafts, layout.unit, guarded=guarded)
    suspected = list(column_checks.findings(layout, table, rows, drafts))
    problems = [*layout.problems, *table.problems, *upload.workbook[1], *reader.problems, *truths, *lists]
    problems += checked.problems
    if not drafts and not (layout.plain and layout.problems):
        nothing = "reading-empty-template" if layout.template else "reading-no-rows"
        problems.append(problem(nothing, row=layout.columns.header.number if layout.columns.header else None))
    bad = {*checked.bad, *(row.number for row in table.broken)}
    unread = [*(row for row in written if row.number in bad), *table.broken]
    alternatives = [
        *layout.alternatives,
        *(finding.alternative for finding in suspected if finding.alternative),
        *table_notes.alternatives(upload, layout, reader, examples),
        *(
            Alternative(Message("reading-one-is-true"), ReadOptions(upload.read_options.columns, one_is_true=True))
            for _ in truths
        ),
        *(
            Alternative(
                Message("reading-take-as-choices"), ReadOptions(upload.read_options.columns, first_is_right=True)
            )
            for _ in lists
        ),
    ]
    return replace(
        reading,
        questions=tuple(checked.questions),
        problems=tuple(
            replace(found, unit=layout.unit, column=found.column if layout.unit == "row" else None)
            for found in column_checks.reported_once(problems, suspected, bad)
        ),
        notes=tuple(table_notes.notes(upload, layout, reader, table, checked.questions, reader.empty, examples)),
        rows=tuple(checked.rows),
        repeated=tuple(checked.repeated),
        alternatives=tuple(
            replace(alternative, read_options=_with_place(alternative.read_options, reading.read_options))
            for alternative in alternatives
        ),
        unread_rows=tuple(UnreadRow(row.number, tuple(row.cells)) for row in sorted(unread)),
        key=reader.form if isinstance(reader, LetteredRows) else "",
    )


def _with_place(read_options: ReadOptions, now: ReadOptions) -> ReadOptions:
    """Return the options of an alternative, with the sheets of the current reading (``now``).

    If the alternative names no table or encoding, it gets that of the current reading, too.
    """
    return replace(
        read_options,
        table=read_options.table or now.table,
        encoding=read_options.encoding or now.encoding,
        sheets=now.sheets,
    )


def _obey(read_options: ReadOptions, layout: Layout) -> None:
    """Apply the teacher's options to the layout."""
    header = layout.columns.header
    if read_options.header is not None and read_options.header != (header.number if header else 0):
        header = next((row for row in layout.source.table.rows if row.number == read_options.header), None)
        layout.skips = lambda _: False
    if read_options.columns is not None:
        roles = {index: ROLES_BY_NAME[name] for index, name in read_options.columns.items() if name in ROLES_BY_NAME}
        layout.columns = given(roles, header)
        layout.columns.translations = named_by(header).translations if header else {}
        layout.form, layout.free, layout.guessed = None, True, False
        layout.problems, layout.alternatives = [], []
    layout.lines = read_options.lines or layout.source.lists or layout.columns.are_ours
    if read_options.key in tuple(Form):
        layout.form = Form(read_options.key)


def _rows(read_options: ReadOptions, layout: Layout, table: Grid) -> tuple[list[GridRow], int]:
    """Return the rows with questions, their cells cleaned, and how many examples of a template were left out."""
    start = layout.columns.header.number if layout.columns.header else 0
    rows, examples, seen = [], 0, set()
    personal = {column.index for column in layout.personal}
    merged = _merged(layout.columns, table)
    for row in _once_named(layout, table.rows):
        if row.number <= start or layout.skips(row):
            continue
        if not read_options.examples and layout.is_example(row):
            examples += 1
            continue
        if layout.once is not None:
            key = row.cells[layout.once] if layout.once < len(row.cells) else ""
            if not key or key in seen:
                continue
            seen.add(key)
        cells = [_shown(cell) if cell else "" for cell in layout.change(row).cells]
        for index, text in merged.get(row.number, {}).items():
            cells += [""] * (index + 1 - len(cells))
            cells[index] = cells[index] or text
        for index in personal:
            cells[index : index + 1] = [""] if index < len(cells) else []
        rows.append(GridRow(row.number, cells))
    return _unformatted(layout, rows), examples


_FORMATTED_ROWS = 3  # rows that show that tags are formatting, unless the questions are about tags
_FORMATTED = re.compile(
    r"<(p|b|i|u|div|span|strong|em|h\d|li|sub|sup|code|pre)\b[^<>]{0,200}>.{0,2000}?</\1>", re.IGNORECASE | re.DOTALL
)
_SHOWS = re.compile(r"<(?:br ?/?|(?:img|video|audio|iframe)\b[^<>]{0,500})>", re.IGNORECASE)


def _unformatted(layout: Layout, rows: list[GridRow]) -> list[GridRow]:
    """Return the rows as plain text if they are HTML; tables of quizbs' own and quizzes about HTML keep their tags."""
    question = layout.columns.roles.get(Role.QUESTION)
    if question is None or layout.columns.are_ours or layout.plain:
        return rows
    if layout.formatted:
        return [_plain(row, layout) for row in rows]
    asked = [row.cells[question.index] for row in rows if question.index < len(row.cells)]
    formatted = sum(bool(_FORMATTED.search(text)) for text in asked if "<" in text)
    if formatted < min(_FORMATTED_ROWS, max(len(asked), 1) / 2) and not any(
        "<" in text and _SHOWS.search(text) for text in asked
    ):
        return rows
    if are_asked_about(cell for row in rows for cell in row.cells):
        return rows
    return [_plain(row, layout) for row in rows]


def _plain(row: GridRow, layout: Layout) -> GridRow:
    """Return a row without markup; add a problem for each picture and other media in it."""
    if not any("<" in cell or "&" in cell for cell in row.cells):
        return row
    shown = [plain(cell, lines=True) for cell in row.cells]
    for text in shown:
        names = [address.rsplit("/", 1)[-1] for address in text.pictures]
        layout.problems += [problem("reading-lost-picture", row.number, value=name) for name in names]
        layout.problems += [problem("reading-lost-media", row.number, value=kind) for kind in dict.fromkeys(text.media)]
    return GridRow(row.number, [text.text or cell for text, cell in zip(shown, row.cells, strict=True)])


def _once_named(layout: Layout, rows: Sequence[GridRow]) -> list[GridRow]:
    """Return the rows without repetitions of the header row, and without the titles above these."""
    header = layout.columns.header
    if header is None:
        return list(rows)
    names, first = _plainly(header), header.cells[0].strip().casefold()
    again = [
        at
        for at, row in enumerate(rows)
        if row.cells and row.cells[0].strip().casefold() == first and _plainly(row) == names
    ]
    titles = {at - 1 for at in again[1:] if sum(map(bool, _plainly(rows[at - 1]))) == 1}
    if titles:
        left_rows = [row_with(rows[at].number, _title(rows[at])) for at in sorted(titles)]
        layout.notes.append(Message("reading-left-rows", {"rows": listed(left_rows)}))
    return [row for at, row in enumerate(rows) if at not in titles and at not in again[1:]]


def _plainly(row: GridRow) -> list[str]:
    cells = [cell.strip().casefold() for cell in row.cells]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _title(row: GridRow) -> str:
    return shorten(next(cell for cell in row.cells if cell.strip()), _TITLE)


_OWN = (Role.QUESTION, Role.ID, Role.NUMBER)


def _merged(columns: Columns, table: Grid) -> dict[int, dict[int, str]]:
    """Return the texts of cells merged over several rows, by row number and column index, for all but the first row."""
    if not table.merged:
        return {}
    roles, found = columns.by_place(), dict[int, dict[int, str]]()
    texts = {(row.number, index): cell for row in table.rows for index, cell in enumerate(row.cells)}
    for merged in table.merged:
        text = texts.get((merged.first, merged.column), "")
        if text and roles.get(merged.column, Role.QUESTION) not in _OWN:
            for number in range(merged.first + 1, merged.last + 1):
                found.setdefault(number, {})[merged.column] = _shown(text)
    return found


def _shown(cell: str) -> str:
    """Return a cell without the ``'`` with which spreadsheets force text, and with formulas in dollar signs."""
    text = unforced(clean(cell))
    return formulae(text) if "\\" in text else text


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


def _have_typed(drafts: Sequence[Draft]) -> None:
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

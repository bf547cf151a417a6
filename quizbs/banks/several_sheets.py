"""Workbooks with several sheets: which of them were read, and reading more that the teacher selects."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from quizbs.banks.problem import by_place, problem
from quizbs.banks.reading import ColumnsRead, Reading, Upload, WorkbookSheet

_MIN_SHEETS = 2  # sheets


def sheets_of(upload: Upload, table: str) -> tuple[WorkbookSheet, ...]:
    """Return the sheets of a workbook, and for each whether it is part of the table named ``table``.

    Empty if the file isn't a workbook with at least two sheets.
    """
    if not upload.is_workbook or len(upload.workbook[0]) < _MIN_SHEETS:
        return ()
    read = _in_table(upload, table)
    return tuple(WorkbookSheet(source.name, source.name in read) for source in upload.workbook[0])


def with_others(upload: Upload, reading: Reading, read: Callable[[Upload], Reading | None]) -> Reading:
    """Return the reading with the questions of all selected sheets, also of those with other columns."""
    if not upload.read_options.sheets or not reading.sheets:
        return reading
    done = set(_in_table(upload, reading.read_options.table))
    places = {sheet.name: number for number, sheet in enumerate(reading.sheets, 1)}
    others, columns, unread = [], [], []
    for table in upload.with_sheets(upload.read_options.sheets).tables:
        names = table.parts or (table.name,)
        if done & set(names):
            continue
        if (other := read(upload.with_sheets(names))) is None:
            unread += [problem("reading-sheet-unread", value=name) for name in names]
            continue
        others.append(other)
        at = tuple(places[name] for name in names)
        columns.append(ColumnsRead(other.columns, other.header, other.key, at))
        done |= set(names)
    reading = replace(reading, problems=(*reading.problems, *unread))
    sheets = tuple(WorkbookSheet(sheet.name, sheet.name in done) for sheet in reading.sheets)
    return replace(_joined(reading, others), sheets=sheets, others=tuple(columns))


def _in_table(upload: Upload, name: str) -> tuple[str, ...]:
    table = next((table for table in upload.tables if table.name == name), None)
    return (table.parts or (table.name,)) if table else (name,)


def _joined(first: Reading, others: Sequence[Reading]) -> Reading:
    """Return the first reading with the questions and problems of the others added."""
    questions, repeated = list(first.questions), list(first.repeated)
    known = {question.id for question in questions}
    for other in others:
        for question in other.questions:
            made, count = question.id, 1
            while made in known:
                count += 1
                made = f"{question.id}-{count}"
            known.add(made)
            questions.append(replace(question, id=made))
            if count > 1 or question.id in other.repeated:
                repeated.append(made)
    return replace(
        first,
        questions=tuple(questions),
        rows=(*first.rows, *(row for other in others for row in other.rows)),
        repeated=tuple(repeated),
        unread_rows=tuple(unread for reading in (first, *others) for unread in reading.unread_rows),
        problems=tuple(sorted((each for reading in (first, *others) for each in reading.problems), key=by_place)),
        notes=(*first.notes, *(note for other in others for note in other.notes)),
    )

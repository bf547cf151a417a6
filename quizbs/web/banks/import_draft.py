"""An import that isn't confirmed yet, rows that the teacher corrects, and the file of rejected rows."""

import csv
import io
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from quizbs.banks import limits, registry
from quizbs.banks.alternative_readings import AlternativeReading
from quizbs.banks.cells import guard_formula
from quizbs.banks.problem import SHEET, Problem, row_number, sheet_of
from quizbs.banks.reading import ColumnInfo, Reading, ReadOptions, UnreadRow
from quizbs.banks.table.header_words import WRITTEN
from quizbs.banks.table.headers import feedback_of
from quizbs.quiz.question import Question
from quizbs.teacher.library import free_id
from quizbs.words import Messages

_PROBLEM = "Problem"  # the name of a column, in English like all column names that quizbs writes


class ImportDraft(msgspec.Struct, frozen=True, omit_defaults=True):
    """An import that the teacher hasn't confirmed yet.

    ``reading`` was read with ``read_options``. ``pictures`` has the names of stored pictures by their names in the zip.
    ``out`` are the ids of excluded questions, ``topic`` is the only topic to import ("" for all). ``mended`` has the
    cells of corrected rows by row. ``then`` is the page after the import, ``key`` that of the bank once it is imported.
    ``digest`` identifies the file, "" if the file contained names of students; ``before`` is the bank that was imported
    from the same file earlier. ``by_ai``: an assistant has written the questions. ``ways`` are the readings of an
    ambiguous file.
    """

    title: str
    reading: Reading
    read_options: ReadOptions = ReadOptions()
    pictures: dict[str, str] = {}
    out: tuple[str, ...] = ()
    topic: str = ""
    mended: dict[int, tuple[str, ...]] = {}
    then: str = "bank"
    key: str = ""
    digest: str = ""
    before: str = ""
    by_ai: bool = False
    ways: tuple[AlternativeReading, ...] = ()

    @property
    def taken(self) -> tuple[Question, ...]:
        """Return the questions to import, at most as many as a bank may have."""
        out = set(self.out)
        fit = [
            question
            for question in self.reading.questions
            if question.id not in out and self.topic in ("", question.topic)
        ]
        return tuple(fit[: limits.MAX_QUESTIONS])


def mended(draft: ImportDraft, row: int, cells: tuple[str, ...]) -> ImportDraft:
    """Return the draft after the teacher corrected a row to ``cells``. A row that is a question now joins the
    questions.

    A row that wasn't rejected when the file was read again, with other options, is only recorded in ``mended``.
    """
    reading, columns = draft.reading, draft.reading.columns_of(row)
    before = next((unread.cells for unread in reading.unread_rows if unread.row == row), None)
    if before is None:
        return replace(draft, mended=draft.mended | {row: cells})
    cells = (*cells, *before[len(cells) :])  # a sheet's topic is set where the sheet is chosen
    unread = tuple(UnreadRow(row, cells) if unread.row == row else unread for unread in reading.unread_rows)
    row_reading = registry.read(_one_row(columns.columns, cells), "row.csv", ReadOptions(key=columns.key))
    others = tuple(problem for problem in reading.problems if problem.row != row)
    if not row_reading.questions:
        named = tuple(replace(problem, row=row) for problem in row_reading.problems)
        after = replace(reading, unread_rows=unread, problems=(*others, *named))
        return replace(draft, reading=after, mended=draft.mended | {row: cells})
    new = row_reading.questions[0]
    made = free_id(new.id, {question.id for question in reading.questions})
    place = sum(before < row for before in reading.rows)
    after = replace(
        reading,
        questions=(*reading.questions[:place], replace(new, id=made), *reading.questions[place:]),
        rows=(*reading.rows[:place], row, *reading.rows[place:]),
        unread_rows=tuple(unread_row for unread_row in unread if unread_row.row != row),
        problems=others,
    )
    return replace(draft, reading=after, mended=draft.mended | {row: cells})


def renumbered(draft: ImportDraft, read_options: ReadOptions) -> dict[int, tuple[str, ...]]:
    """Return the cells of the corrected rows, by the numbers that the rows have if the file is read with
    ``read_options``.

    If sheets are chosen, the number of a row includes its sheet.
    """
    read = [number for number, sheet in enumerate(draft.reading.sheets, 1) if sheet.read]
    if read_options.sheets and not draft.read_options.sheets and len(read) == 1:
        return {row % SHEET + read[0] * SHEET: cells for row, cells in draft.mended.items()}
    return draft.mended


def _one_row(columns: Sequence[ColumnInfo], cells: tuple[str, ...]) -> bytes:
    roles = {column.index: column.role for column in columns if column.role}
    lettered = "option" in roles.values()
    options = iter("ABCDEFGHIJ")
    wrong, feedback = iter(range(1, 100)), iter(range(1, 100))
    headers = {column.index: column.header for column in columns}
    names, texts = [], []
    for place, role in roles.items():
        if role == "option":
            name = next(options, "")
        elif role == "wrong":
            name = f"Wrong {next(wrong)}"
        elif role == "feedback":
            name = f"{WRITTEN[role]} {feedback_of(headers[place]) or next(feedback)}"
        else:
            name = WRITTEN[role] if role != "answer" else "Correct" if lettered else "Answer"
        if name and name not in names:
            names.append(name)
            texts.append(cells[place] if place < len(cells) else "")
    written = io.StringIO()
    csv.writer(written).writerows([names, texts])
    return written.getvalue().encode()


def to_mend(draft: ImportDraft, speaker: Messages) -> bytes:
    """Return the rejected rows as a CSV file with a column *Problem*, to be corrected and uploaded again."""
    reading = draft.reading
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\r\n")
    if reading.unread_rows and reading.header:
        sheet.writerows(
            map(guard_formula, row) for row in _with_problems(reading, reading.unread_rows, reading.header, speaker)
        )
    else:
        sheet.writerow(
            [*map(speaker.say, ("banks-import-row-number", "banks-import-column", "banks-import-value")), _PROBLEM]
        )
        for fault in reading.problems:
            row = _row(fault.row, speaker)
            column = speaker.say("reading-column", column=fault.column) if fault.column else ""
            sheet.writerow(map(guard_formula, [row, column, fault.value, _in_words(fault, speaker)]))
    return written.getvalue().encode("utf-8-sig")


def to_mend_workbook(draft: ImportDraft, speaker: Messages) -> bytes:
    """Return the rejected rows as a workbook, used if sheets have different columns."""
    from openpyxl import Workbook  # slow to import, and few imports need it

    reading, book = draft.reading, Workbook()
    book.remove(book.worksheets[0])
    for columns in (reading.columns_of(0), *reading.others):
        rows = [unread for unread in reading.unread_rows if reading.columns_of(unread.row) == columns]
        if rows:
            name = reading.sheets[sheet_of(rows[0].row) - 1].name if reading.sheets else None  # openpyxl's own choice
            sheet = book.create_sheet(name)
            for number, row in enumerate(_with_problems(reading, rows, columns.header, speaker), 1):
                for place, text in enumerate(row, 1):
                    sheet.cell(number, place, text).data_type = "s"  # a text, so that ``=`` starts no formula
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def _row(row: int | None, speaker: Messages) -> str:
    named = row_number(row) if row else ""
    return named if isinstance(named, str) else speaker.said(named)


def _in_words(problem: Problem, speaker: Messages) -> str:
    return f"{speaker.said(problem.message)} {speaker.said(problem.help)}"


def _with_problems(
    reading: Reading, rows: Sequence[UnreadRow], header: tuple[str, ...], speaker: Messages
) -> Iterator[list[str]]:
    """Yield the header, then each row; an additional column has the row's problems."""
    says: dict[int | None, list[str]] = {}
    for problem in reading.problems:
        says.setdefault(problem.row, []).append(_in_words(problem, speaker))
    width = max(len(header), *(len(unread.cells) for unread in rows))
    yield [*header, *[""] * (width - len(header)), _PROBLEM]
    for unread in rows:
        yield [*unread.cells, *[""] * (width - len(unread.cells)), " ".join(says.get(unread.row, []))]

"""An import that the teacher is still looking at, rows fixed on the page, and the file of rows to fix elsewhere."""

import csv
import io

import msgspec
from msgspec.structs import replace

from quizbs.banks import limits, registry
from quizbs.banks.cells import guarded
from quizbs.banks.problem import row_number
from quizbs.banks.reading import Reading, ReadOptions, UnreadRow
from quizbs.banks.table.headers import feedback_of
from quizbs.banks.ways import Way
from quizbs.banks.words import table_words
from quizbs.quiz.question import Question
from quizbs.web.banks import words
from quizbs.web.banks.library import free_id


class ImportDraft(msgspec.Struct, frozen=True, omit_defaults=True):
    """An import that is not finished.

    ``reading`` is what was read with ``read_options``; ``pictures`` are the kept pictures by their names in the zip;
    ``out`` are the ids of questions that the teacher leaves out, ``topic`` the only topic that is taken ("" for all);
    ``mended`` are rows as the teacher has fixed them; ``then`` says which page comes after the import; ``key`` is the
    bank once it is imported. ``digest`` identifies the file, empty if it held names of students; ``before`` is the
    bank that was made from the same file earlier; ``by_ai`` says that an assistant has written the questions; ``ways``
    are those in which a file can be read that has to be asked about.
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
    ways: tuple[Way, ...] = ()

    @property
    def taken(self) -> tuple[Question, ...]:
        """The questions that an import keeps: no more than a bank holds."""
        out = set(self.out)
        fit = [
            question
            for question in self.reading.questions
            if question.id not in out and self.topic in ("", question.topic)
        ]
        return tuple(fit[: limits.QUESTIONS])


def mended(draft: ImportDraft, row: int, cells: tuple[str, ...]) -> ImportDraft:
    """Read one fixed row under the column names of our own table, and insert its question at its place."""
    reading = draft.reading
    unread = tuple(UnreadRow(row, cells) if unread.row == row else unread for unread in reading.unread_rows)
    found = registry.read(
        _one_row(reading, cells), "row.csv", ReadOptions(key=draft.read_options.key or reading.read_options.key)
    )
    others = tuple(problem for problem in reading.problems if problem.row != row)
    if not found.questions:
        named = tuple(replace(problem, row=row) for problem in found.problems)
        after = replace(reading, unread_rows=unread, problems=(*others, *named))
        return replace(draft, reading=after, mended=draft.mended | {row: cells})
    new = found.questions[0]
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


def _one_row(reading: Reading, cells: tuple[str, ...]) -> bytes:
    roles = {column.place: column.role for column in reading.columns if column.role}
    lettered = "option" in roles.values()
    options = iter("ABCDEFGHIJ")
    wrong, feedback = iter(range(1, 100)), iter(range(1, 100))
    headers = {column.place: column.header for column in reading.columns}
    names, texts = [], []
    for place, role in roles.items():
        if role == "option":
            name = next(options, "")
        elif role == "wrong":
            name = f"Wrong {next(wrong)}"
        elif role == "feedback":
            name = f"{table_words.WRITTEN[role]} {feedback_of(headers[place]) or next(feedback)}"
        else:
            name = table_words.WRITTEN[role] if role != "answer" else "Correct" if lettered else "Answer"
        if name and name not in names:
            names.append(name)
            texts.append(cells[place] if place < len(cells) else "")
    written = io.StringIO()
    csv.writer(written).writerows([names, texts])
    return written.getvalue().encode()


def to_mend(draft: ImportDraft) -> bytes:
    """Return the rows that gave no question as a CSV file with a column *Problem*, to fix and upload again."""
    reading = draft.reading
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\r\n")
    says: dict[int | None, list[str]] = {}
    for problem in reading.problems:
        says.setdefault(problem.row, []).append(f"{problem.message} {problem.fix}")
    if reading.unread_rows and reading.header:
        width = max(len(reading.header), *(len(unread.cells) for unread in reading.unread_rows))
        sheet.writerow([*map(guarded, reading.header), *[""] * (width - len(reading.header)), words.PROBLEM_COLUMN])
        for unread in reading.unread_rows:
            cells = [*unread.cells, *[""] * (width - len(unread.cells))]
            sheet.writerow([*map(guarded, cells), " ".join(says.get(unread.row, []))])
    else:
        sheet.writerow(["Row", "Column", "Value", words.PROBLEM_COLUMN])
        for fault in reading.problems:
            row = [
                row_number(fault.row) if fault.row else "",
                fault.column or "",
                fault.value,
                f"{fault.message} {fault.fix}",
            ]
            sheet.writerow(map(guarded, row))
    return written.getvalue().encode("utf-8-sig")

"""Tables as CSV and XLSX files for spreadsheets. No cell can be interpreted as a formula."""

import csv
import io
from collections.abc import Sequence

from quizbs.banks.cells import guard_formula
from quizbs.reports.sheets import Sheet, Value

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_WIDEST = 60  # most letters of a column's width
_MARK = "\ufeff"  # byte order mark, by which spreadsheets recognise UTF-8


def as_csv(sheet: Sheet, delimiter: str = ",") -> bytes:
    """Return a table as CSV: UTF-8 with a byte order mark, lines ending in CRLF."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\r\n")
    writer.writerows([_safe(value) for value in row] for row in (sheet.heads, *sheet.rows))
    return (_MARK + text.getvalue()).encode()


def as_xlsx(sheets: Sequence[Sheet]) -> bytes:
    """Return an XLSX workbook with a sheet for each table."""
    from openpyxl import Workbook  # slow to import
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    book = Workbook()
    book.remove(book.worksheets[0])
    for sheet in sheets:
        page = book.create_sheet(sheet.name)
        for row in (sheet.heads, *sheet.rows):
            page.append([_safe(value) for value in row])
        for cell in page[1]:
            cell.font = Font(bold=True)
        page.freeze_panes = "B2"
        for column, cells in enumerate(zip(sheet.heads, *sheet.rows, strict=True), 1):
            widest = max(len(str(value)) for value in cells if value is not None)
            letter = get_column_letter(column)
            page.column_dimensions[letter].width = min(_WIDEST, max(8, widest + 2))
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def _safe(value: Value) -> Value:
    if isinstance(value, str):
        return guard_formula("".join(sign for sign in value if sign in "\t\n" or sign >= " "))
    return value

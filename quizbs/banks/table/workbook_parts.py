"""What openpyxl's fast mode leaves out of a workbook: hidden rows, merged cells, formulas without a result.

These are read from the XML. Also converts the strict variant of the format, which openpyxl doesn't support.
"""

import io
import re
import zipfile
from itertools import islice
from typing import Final

from quizbs.banks import limits
from quizbs.banks.problem import Problem, problem
from quizbs.banks.table.table import LAST_ROW, Merged

_STRICT: Final = b"http://purl.oclc.org/ooxml/"
_NAMES: Final = (  # ISO/IEC 29500 part 1, and the corresponding names of part 4
    (_STRICT + b"spreadsheetml/main", b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"),
    (_STRICT + b"officeDocument/", b"http://schemas.openxmlformats.org/officeDocument/2006/"),
)
_BOOK: Final = "xl/workbook.xml"
_MOST: Final = 20_000  # merged cells, or formulas
_HIDDEN: Final = re.compile(rb"<row\s[^>]{0,300}?\bhidden=\"(?:1|true)\"")
_MERGED: Final = re.compile(rb"<(?:\w+:)?mergeCell\s+ref=\"([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})\"")
_UNSOLVED: Final = re.compile(
    rb"<c\s[^>]{0,200}?\br=\"([A-Z]{1,3}\d{1,7})\"[^>]{0,200}>\s*<f\b(?:[^>]{0,300}/>|[^>]{0,300}>[^<]{0,8192}</f>)"
    rb"\s*(?:<v\s*/>|<v>\s*</v>)?\s*</c>"
)


def transitional(content: bytes) -> bytes:
    """Return the workbook with XML names that openpyxl supports; only a *Strict Open XML Spreadsheet* is changed."""
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        if _STRICT not in packed.read(_BOOK):
            return content
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as renamed:
            for member in packed.infolist():
                part = packed.read(member) if member.filename.lower().endswith((".xml", ".rels")) else b""
                for strict, usual in _NAMES:
                    part = part.replace(strict, usual)
                renamed.writestr(member.filename, part)
    return written.getvalue()


def hidden_rows(content: bytes) -> int:
    """Return how many rows are hidden, in all sheets together."""
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        names = [name for name in packed.namelist() if re.fullmatch(r"xl/worksheets/[^/]+\.xml", name)]
        return sum(len(_HIDDEN.findall(packed.read(name))) for name in names[: limits.MAX_SHEETS])


def merged_cells(part: bytes) -> list[Merged]:
    """Return the cells merged over several rows; ``part`` is the XML of a sheet."""
    merged = []
    for match in islice(_MERGED.finditer(part), _MOST):
        first, last = int(match[2]), min(int(match[4]), LAST_ROW)
        index = _place(match[1])
        if first < last and index < limits.MAX_CELLS:
            merged.append(Merged(first, last, index))
    return merged


def uncalculated(part: bytes) -> list[Problem]:
    """Return a problem if formulas have no saved results; ``part`` is the XML of a sheet.

    Programs other than spreadsheets write such files.
    """
    if b"<f" not in part:
        return []
    cells = [match[1].decode() for match in islice(_UNSOLVED.finditer(part), _MOST)]
    return [problem("reading-not-calculated", value=cells[0], count=len(cells))] if cells else []


def _place(letters: bytes) -> int:
    index = 0
    for letter in letters:
        index = index * 26 + letter - ord("A") + 1
    return index - 1

"""Sheets of a workbook with the same column names, read as one table; the name of a sheet becomes the topic.

Rows keep their own numbers: row 3 of the second sheet is counted as ``2 * SHEET + 3`` (``problem.row_facts``).
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from quizbs.banks.problem import SHEET
from quizbs.banks.table.header_words import WRITTEN, Role, normalised, role_of
from quizbs.banks.table.headers import find, may_name
from quizbs.banks.table.table import Grid, GridRow, Source

_MIN_SHEETS = 3  # sheets whose first rows differ completely
_NAMES = 2  # minimum columns of a header
_SAYS_NOTHING = re.compile(
    r"(?:sheet|tabelle|blatt|feuil(?:le)?|hoja|foglio|planilha|werkblad|blad|arkusz|list|лист|工作表|シート|시트)?\s*\d*"
)


def together(sources: Sequence[Source], wanted: Sequence[str] = ()) -> tuple[Source, ...]:
    """Return the sheets of a workbook, those with the same column names merged into one table.

    ``wanted``: names of the only sheets to return, empty for all. In merged tables row numbers include the number of
    the sheet.
    """
    groups: dict[tuple[str, ...], list[tuple[int, Source]]] = {}
    for at, source in enumerate(sources, 1):
        if not wanted or source.name in wanted:
            alike = _names(source) if wanted or not source.hidden else ()
            groups.setdefault(alike or (f"\0{at}",), []).append((at, source))
    return tuple(_joined(group, bare) if len(group) > 1 or wanted else group[0][1] for group, bare in _by_shape(groups))


_Group = list[tuple[int, Source]]


def _by_shape(groups: Mapping[tuple[str, ...], _Group]) -> list[tuple[_Group, bool]]:
    """Return the groups of sheets to merge, and for each group whether its sheets have no header row.

    Sheets without a header row are merged if they have the same number of columns.
    """
    alone: dict[int, _Group] = {}
    for group in groups.values():
        source = group[0][1]
        if len(group) == 1 and not source.hidden and find(source.head) is None and len(source.head) > 1:
            alone.setdefault(_width(source), []).extend(group)
    merged: dict[tuple[str, ...], tuple[_Group, bool]] = {}
    for names, group in groups.items():
        source = group[0][1]
        width = _width(source)
        bare = group[0] in alone.get(width, ()) and (_is_bare(source) or _differ(alone[width]))
        merged.setdefault(("\0", str(width)) if bare else names, ([], bare))[0].extend(group)
    return list(merged.values())


def _differ(group: _Group) -> bool:
    """Return whether the first rows of at least three sheets have no text in common and so aren't header rows."""
    cells = [normalised(cell) for _, source in group for cell in source.head[0].cells if cell.strip()]
    named = any(role_of(cell) for _, source in group for cell in source.head[0].cells)
    return len(group) >= _MIN_SHEETS and not named and len(set(cells)) == len(cells)


def _is_bare(source: Source) -> bool:
    """Return whether the first row of a sheet is a question instead of a header row."""
    return not may_name(source.head[0])


def _width(source: Source) -> int:
    return Counter(len(row.cells) for row in source.head).most_common(1)[0][0]


def _header(source: Source) -> GridRow | None:
    columns = find(source.head)
    return columns.header if columns else next(iter(source.head), None)


def _names(source: Source) -> tuple[str, ...]:
    """Return the normalised column names of a sheet; empty if it has fewer than two."""
    header = _header(source)
    names = tuple(map(normalised, header.cells)) if header else ()
    return names if sum(map(bool, names)) >= _NAMES else ()


def _joined(group: Sequence[tuple[int, Source]], bare: bool) -> Source:
    """Return the sheets of a group merged into one table, with only the header row of the first.

    ``bare``: the sheets have no header row.
    """
    first = group[0][1]
    header = None if bare else _header(first)
    named = {role_of(cell) for cell in header.cells} if header else set()
    says = [_SAYS_NOTHING.fullmatch(source.name.casefold().strip()) is None for _, source in group]
    topics = any(says) and Role.TOPIC not in named and not bare
    parts = tuple(source.name for _, source in group)
    read = partial(_read, group, topics, bare)
    return Source(", ".join(parts), read(heads=True).rows, read, parts)


def _read(group: Sequence[tuple[int, Source]], topics: bool, bare: bool, heads: bool = False) -> Grid:
    """Return the rows of all sheets of a group; with ``heads`` only the first rows of each, as a sample.

    ``topics``: add a column with the name of the sheet; ``bare``: the sheets have no header row.
    """
    whole = Grid()
    width = max(len(row.cells) for _, source in group for row in source.table.rows) if topics else 0
    for count, (at, source) in enumerate(group):
        header = None if bare else _header(source)
        begin = header.number if header else 0
        table = source.table
        for row in source.head if heads else table.rows:
            if count and row.number <= begin:
                continue
            cells = list(row.cells)
            if topics and row.number >= begin:
                topic = WRITTEN[Role.TOPIC] if row.number == begin else source.name
                cells += [""] * (width - len(cells)) + [topic]
            whole.rows.append(GridRow(at * SHEET + row.number, cells))
        _add(whole, table, at * SHEET)
    return whole


def _add(whole: Grid, table: Grid, before: int) -> None:
    """Add the problems and special cells of a sheet to the merged table.

    ``before``: how much to add to row numbers, so that they include the number of the sheet.
    """
    whole.problems += [replace(each, row=before + each.row) if each.row else each for each in table.problems]
    whole.dates += [spot._replace(row=before + spot.row) for spot in table.dates]
    whole.spoiled += [spot._replace(row=before + spot.row) for spot in table.spoiled]
    whole.merged += [merged._replace(first=before + merged.first, last=before + merged.last) for merged in table.merged]
    whole.hidden = max(whole.hidden, table.hidden)  # counted for the whole workbook

"""A list of terms and meanings, as Quizlet and others export it: one pair in each line.

The separator is whatever occurs once in nearly every line. The term is the question and its meaning is typed, as
in the file; the other direction is an alternative.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.problem import ask, problem
from quizbs.banks.reading import Alternative, Dialect, Reading, ReadOptions, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.table.delimited import DELIMITERS, code_of, parse
from quizbs.banks.table.header_words import role_of
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.message import Message

NAME = "quizlet"
_SEPARATORS = (
    *("\t", "---", "/////", "///", "||", "::", "==", "=>", "->"),
    *(" - ", " – ", " — ", " / ", " : ", " = ", "=", "—"),
)
_STRONG = frozenset(_SEPARATORS[1:9])  # rarely inside a text
_ANY = (*_SEPARATORS, "; ", ";", ": ", ", ", ":", ",")
_SHORT = 60  # mean length of a line, in characters
_MIN_LINE_SHARE = 0.95  # share of the lines
_MIN_LINES = 3  # lines that are too many for chance
_QUOTED = re.compile(r'(?:^|(?<=[,;\t|]))"(?:[^"]|"")*+"')  # a cell, as spreadsheets write it
_TURNED = {0: "answer", 1: "question"}


def _separator(lines: list[Line], separators: Sequence[str] = _SEPARATORS) -> str:
    """Return what separates term and meaning in nearly every line, "" if nothing does."""
    filled = [line.text for line in lines if line.text]
    for separator in separators:
        if len(filled) < (2 if separator in ("\t", *_STRONG) else _MIN_LINES):
            continue
        bare = [_QUOTED.sub('"x"', line) for line in filled] if separator.strip() in DELIMITERS else filled
        parts = [line.partition(separator) for line in bare if line.count(separator) == 1]
        good = sum(bool(before.strip() and after.strip()) for before, _, after in parts)
        nested = sum("|" in before + after for before, _, after in parts) if separator == "||" else 0
        if good >= _MIN_LINE_SHARE * len(filled) and nested * 2 < len(filled):
            return separator
    return ""


def _sample(upload: Upload) -> list[Line]:
    return lines_of((upload.text or "")[:40_000])[:-1] or lines_of((upload.text or "")[:40_000])


def _recognises(upload: Upload) -> bool:
    if (upload.text or "").lstrip()[:1] in ("", "<", "{"):
        return False
    separator = _separator(_sample(upload))
    if separator == "\t":  # quotation marks come from a spreadsheet, and a cell may contain line breaks
        return not re.search(r'(?:^|\t)"', upload.text or "", re.MULTILINE)
    return separator in _STRONG or (bool(separator) and not _is_table(upload))


def _is_table(upload: Upload) -> bool:
    """Return whether nearly all rows have the same number of cells, so that the file is a table rather than a list."""
    rows = upload.tables[0].head if upload.tables else []
    widths = Counter(len(row.cells) for row in rows)
    width, times = widths.most_common(1)[0] if widths else (0, 0)
    return width > 1 and times >= _MIN_LINE_SHARE * len(rows)


def _read(upload: Upload) -> Reading:
    separator = _separator(_sample(upload)) or _separator(_sample(upload), _ANY)
    rows = _rows(upload)
    if not separator:
        separator = _separator(rows, _ANY)
    turned = upload.read_options.columns == _TURNED
    builder = ReadingBuilder("line")
    if separator not in _SEPARATORS and rows:
        first = next((line for line in rows if line.text), rows[0])
        builder.problems.append(ask("reading-guessed-sign", None, None, first.text, delimiter=code_of(separator)))
    for number, before, after in _pairs(upload, rows, separator):
        if builder.is_full:
            break
        builder.drafts.append(_draft(number, before, after, separator, turned))
    read = reading(upload, NAME, builder)
    other = (
        Alternative(Message("reading-term-asked"), ReadOptions())
        if turned
        else Alternative(Message("reading-term-typed"), ReadOptions(_TURNED))
    )
    return replace(read, alternatives=(other,))


QUIZLET = Dialect(_recognises, _read)


def _recognises_any(upload: Upload) -> bool:
    """Return whether any separator occurs once in nearly every line.

    This is tried if the file isn't a table, since texts contain commas, too.
    """
    if upload.text is None or upload.is_empty_or_code:
        return False
    if upload.tables and any(role_of(cell) for cell in upload.tables[0].head[0].cells):
        return False  # column names, but not the necessary ones
    lines = _sample(upload)
    short = sum(len(line.text) for line in lines) <= _SHORT * sum(bool(line.text) for line in lines)
    return (short and bool(_separator(lines, _ANY))) or bool(_otherwise_parted(lines_of(upload.text or "")))


TERMS = Dialect(_recognises_any, _read)


def _rows(upload: Upload) -> list[Line]:
    lines = lines_of(upload.text or "")
    return lines if _separator(_sample(upload)) or _separator(_sample(upload), _ANY) else _otherwise_parted(lines)


def _otherwise_parted(lines: list[Line]) -> list[Line]:
    """Return one line per term of a list that isn't one pair in each line; empty for other layouts.

    Either all terms are in one line, or each term and its meaning have a line each, with blank lines between the pairs.
    """
    filled = [line for line in lines if line.text]
    if len(filled) == 1:
        parts = [part.strip() for part in re.split("[;\n]", filled[0].text) if part.strip()]
        terms = [Line(at, part) for at, part in enumerate(parts, 1)]
        return terms if len(terms) >= _MIN_LINES and _separator(terms, ("\t", " - ", ",", ":", "=")) else []
    blocks: list[list[Line]] = [[]]
    for line in lines:
        blocks[-1].append(line) if line.text else blocks.append([])
    blocks = [block for block in blocks if block]
    if len(blocks) < _MIN_LINES or any(len(block) != 2 or "\t" in block[0].text for block in blocks):
        return []
    return [Line(block[0].number, f"{block[0].text}\t{block[1].text}") for block in blocks]


def _pairs(upload: Upload, rows: list[Line], separator: str) -> Iterator[tuple[int, str, str | None]]:
    """Yield line number, term and meaning of each line; the meaning is ``None`` if the separator is missing."""
    if separator.strip(" ") in [*DELIMITERS] and '"' in (upload.text or ""):
        for row in parse(upload.text or "", separator.strip(" ")).rows:
            yield row.number, row.cells[0], separator.join(row.cells[1:]) if len(row.cells) > 1 else None
        return
    for line in rows:
        if line.text:
            before, sign, after = line.text.partition(separator)
            yield line.number, before, after if sign else None


def _draft(number: int, before: str, after: str | None, separator: str, turned: bool) -> Draft:
    term, meaning = Cell(clean(before), "term"), Cell(clean(after or ""), "meaning")
    text, answer = (meaning, term) if turned else (term, meaning)
    draft = Draft(number, text=text, answer=answer, answers=[answer.text] if answer.text else [])
    if after is None:
        draft.problems.append(problem("reading-no-separator", number, value=before, delimiter=code_of(separator)))
    return draft

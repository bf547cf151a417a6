"""The layout of a table judged by its cells, where column names aren't enough. The teacher confirms what is unclear."""

import re
from collections import Counter
from collections.abc import Sequence

from quizbs.banks.evidence.grouping import with_one_row_each
from quizbs.banks.evidence.hypotheses import Hypothesis, best
from quizbs.banks.problem import ask, shorten
from quizbs.banks.reading import Alternative, ReadOptions, Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.column_content import columns_of
from quizbs.banks.table.header_words import PERSONAL, Role, normalised
from quizbs.banks.table.headers import Column, Columns, find, given_columns, may_name
from quizbs.banks.table.layout import Layout, starring
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.table.table import GridRow, Source
from quizbs.banks.text.labelled import labelled
from quizbs.message import Message

_PAIR = 2  # labels
_HEADERS = 3  # first rows that may hold unknown names
_SEEN = 300  # rows
_MIN_ROWS = 4  # rows needed as evidence
_ALIKE = 3  # how many times longer, or shorter, than the answers
_VARIED = 0.6  # share of distinct cells
_SENTENCE = 40  # characters
_ABOUT = 0.3  # share of the sentences with a word of the question or the choices
_NAMED = 6  # columns listed by name
_FILLED = 0.5  # share of filled cells


def confirmed(named: Layout) -> Layout:
    """Return the layout that the column names give, or one judged by the cells, if that uses more of the columns."""
    layout = _confirmed(named)
    header = layout.columns.header
    rows = [row for row in layout.source.head if header and row.number > header.number]
    _add_topic(layout.columns, rows)
    _add_explanation(layout.columns, rows)
    return layout


def _add_topic(columns: Columns, rows: Sequence[GridRow]) -> None:
    """Use a column of few repeated texts as the topic, if it is the only such column and no column is named topic."""
    roles, flags = columns.by_place(), {column.index for column in columns.flags.values()}
    if columns.header is None or Role.TOPIC in columns.roles:
        return
    fits = [
        column
        for column in columns_of(rows)
        if column.index not in flags | roles.keys()
        and column.is_text
        and column.is_topic
        and column.length > 1
        and len(set(column.filled)) > 1
        and not column.is_kind
        and not column.is_truth
        and column.index < len(columns.header.cells)
    ]
    if len(fits) != 1 or normalised(columns.header.cells[fits[0].index]) in PERSONAL:
        return
    index = fits[0].index
    columns.roles[Role.TOPIC] = Column(index, columns.header.cells[index], normalised(columns.header.cells[index]))
    columns.unused = [column for column in columns.unused if column.index != index]


def _add_explanation(columns: Columns, rows: Sequence[GridRow]) -> None:
    """Use a column of sentences about the question as explanation, if it is the only one and no other is named so."""
    roles, flags = columns.by_place(), {column.index for column in columns.flags.values()}
    used = [index for index, role in roles.items() if role in _ASKED]
    if columns.header is None or Role.EXPLANATION in columns.roles or not (columns.options or columns.wrongs):
        return
    content = {column.index: column for column in columns_of(rows)}
    about = [set().union(*(_words(content[at].cells[row]) for at in used if at in content)) for row in range(len(rows))]
    fits = [
        column
        for index, column in content.items()
        if index not in flags | roles.keys()
        and index < len(columns.header.cells)
        and column.length >= _SENTENCE
        and len(set(column.filled)) >= _VARIED * len(column.filled)
        and not column.asks  # the questions in another language
        and not any("://" in cell for cell in column.filled)
        and sum(bool(_words(cell) & words) for cell, words in zip(column.cells, about, strict=True) if cell)
        >= _ABOUT * len(column.filled)
    ]
    if len(fits) == 1 and normalised(columns.header.cells[fits[0].index]) not in PERSONAL:
        index = fits[0].index
        columns.roles[Role.EXPLANATION] = Column(index, columns.header.cells[index])
        columns.unused = [column for column in columns.unused if column.index != index]


def _words(text: str) -> set[str]:
    """Return the words of a text with at least five letters; in scripts without spaces, its pairs of letters."""
    if text.isascii() or " " in text.strip():
        return set(re.findall(r"\w{5,}", text.casefold()))
    return {text[at : at + 2] for at in range(len(text) - 1)}


def _confirmed(named: Layout) -> Layout:
    header = named.columns.header
    if header is None or _is_complete(named.columns):
        return named
    rows = [row for row in named.source.table.rows if row.number > header.number]
    hypothesis = best(header, rows)
    if hypothesis is None:
        _ask_about_unused(named, rows)
        return named
    used = {index for index, role in named.columns.by_place().items() if role in _ASKED}
    one_for_all = len(named.columns.options) == 1 and Role.OPTIONS in hypothesis.roles.values()
    marked = bool(hypothesis.form is Form.MARKED or hypothesis.flags) and Role.ANSWER not in named.columns.roles
    if {index for index, role in hypothesis.roles.items() if role in _ASKED} <= used and not (one_for_all or marked):
        return named
    return layout_of(named.source, header, hypothesis, rows)


def _ask_about_unused(named: Layout, rows: Sequence[GridRow]) -> None:
    """Add a problem that asks the teacher about unused columns, if they look like choices."""
    columns = named.columns
    answer, roles = columns.roles.get(Role.ANSWER), columns.by_place()
    if len(rows) < _MIN_ROWS or answer is None or columns.options or columns.wrongs or Role.OPTIONS in roles.values():
        return
    content = {column.index: column for column in columns_of(rows[:_SEEN])}
    if answer.index not in content:
        return
    usual = content[answer.index].length
    stems = Counter(_stem(named, index) for index in content if index not in roles)
    unused = [
        column
        for index, column in content.items()
        if index not in roles
        and column.share >= _FILLED
        and not (column.is_topic or column.asks or column.counts_up)
        and usual / _ALIKE <= column.length <= usual * _ALIKE
        and (len(set(column.filled)) >= _VARIED * len(column.filled) or stems[_stem(named, index)] > 1)
    ]
    if len(unused) > 1:
        cells = columns.header.cells if columns.header else []
        names = [Column(column.index, _at(cells, column.index)).label for column in unused[:_NAMED]]
        question = columns.roles[Role.QUESTION].index
        value, key_text = (_at(rows[0].cells, index) for index in (question, answer.index))
        named.problems.append(ask("reading-left-columns", value=value, key=answer.label, names=names, told=key_text))


def _stem(named: Layout, index: int) -> str:
    """Return the name of the column at index ``index`` without its number."""
    header = named.columns.header
    name = header.cells[index].strip() if header and index < len(header.cells) else ""
    return name.rstrip("0123456789 _-") if name[-1:].isdecimal() else f"{name} {index}"


def _at(cells: Sequence[str], index: int) -> str:
    return shorten(cells[index]) if index < len(cells) else ""


def _is_complete(columns: Columns) -> bool:
    """Return whether the column names say which columns are the choices and which is the key."""
    choices = len(columns.options) > 1 or columns.wrongs or Role.OPTIONS in columns.roles
    return bool(choices and (Role.ANSWER in columns.roles or columns.flags))


_ASKED = (Role.QUESTION, Role.ANSWER, Role.OPTION, Role.OPTIONS, Role.WRONG)


def _unnamed(upload: Upload) -> Layout | None:
    """Return the layout of a table by its cells, ``None`` if they don't show what the columns hold."""
    for source in map(with_one_row_each, upload.tables if upload.is_workbook else upload.tables[:1]):
        for at, header in enumerate(source.head[:_HEADERS]):
            below = source.head[at + 1 :]
            if at and not may_name(header):
                continue  # a row with a question
            if len(below) > 1 and len(header.cells) > 2 and (hypothesis := best(header, below)):
                rows = [row for row in source.table.rows if row.number > header.number]
                return layout_of(source, header, best(header, rows) or hypothesis, rows)
    return None


def layout_of(source: Source, header: GridRow, hypothesis: Hypothesis, rows: Sequence[GridRow]) -> Layout:
    """Return the layout of a table whose columns hold what ``hypothesis`` says; ``rows`` are below ``header``."""
    columns = given_columns(hypothesis.roles, header)
    if hypothesis.options:
        cells = header.cells
        columns.options = {letter: Column(index, cells[index]) for letter, index in hypothesis.options.items()}
        columns.flags = {letter: Column(index, cells[index]) for letter, index in hypothesis.flags.items()}
        columns.unused = [column for column in columns.unused if column.index not in hypothesis.flags.values()]
    _add_topic(columns, rows[:_SEEN])
    _add_explanation(columns, rows[:_SEEN])
    name = "table-lettered" if columns.options else "table-answered"
    form = hypothesis.form if hypothesis.form is Form.MARKED else None
    layout = Layout(name, source, columns, form=form, free=True)
    if mark := hypothesis.mark:
        layout.change = starring(mark, hypothesis.roles)
    if hypothesis.doubtful:
        _ask(layout, hypothesis, rows)
    return layout


def _ask(layout: Layout, hypothesis: Hypothesis, rows: Sequence[GridRow]) -> None:
    """Add a problem that asks the teacher whether the columns were understood.

    Each of ``hypothesis.doubts`` becomes an alternative.
    """
    first = rows[0].cells
    shown = {role: next((index for index, of in hypothesis.roles.items() if of is role), -1) for role in _ASKED}
    question, key = shown[Role.QUESTION], shown[Role.ANSWER]
    cell = first[question] if 0 <= question < len(first) else ""
    answer = Column(key, layout.columns.header.cells[key]) if key >= 0 and layout.columns.header else None
    layout.problems.append(
        ask(
            "reading-by-content",
            value=cell,
            text=Column(question).letter,
            key=answer.label if answer else "?",
            told=first[key] if 0 <= key < len(first) else "",
        )
    )
    for index in hypothesis.doubts:
        role = Role.QUESTION if question in hypothesis.doubts else Role.ANSWER
        others = {at: of.value for at, of in hypothesis.roles.items() if of is not role} | {index: role.value}
        column_label = Column(index, layout.columns.header.cells[index] if layout.columns.header else "").label
        layout.alternatives.append(
            Alternative(Message("reading-take-column", {"column": column_label}), ReadOptions(others))
        )


def _in_lines(layout: Layout) -> Layout:
    layout.unit = "line"
    return layout


def _labelled(upload: Upload) -> Layout | None:
    """Return the layout of a text with lines like ``Question: …`` and ``Answer: …``, ``None`` for any other file."""
    source = labelled(upload.text) if upload.text and upload.text.lstrip()[:1] not in ("<", "{", "[") else None
    if source is None:
        return None
    header, *rows = source.table.rows
    columns, hypothesis = find([header]), best(header, rows)
    if columns and (hypothesis is None or _is_complete(columns)):
        name = "table-lettered" if columns.options else "table-answered"
        return Layout(name, source, columns, free=True, unit="line")
    if hypothesis is None and len(header.cells) == _PAIR:
        return _in_lines(_in_turn(source, header, rows))
    return _in_lines(layout_of(source, header, hypothesis, rows)) if hypothesis else None


def _in_turn(source: Source, header: GridRow, rows: Sequence[GridRow]) -> Layout:
    """Return the layout of a text with two labels, question and answer; question marks say which is which."""
    asks = [column.index for column in columns_of(rows) if column.asks]
    question = asks[0] if len(asks) == 1 else 0
    hypothesis = Hypothesis({question: Role.QUESTION, 1 - question: Role.ANSWER}, doubtful=len(asks) != 1)
    layout = layout_of(source, header, hypothesis, rows)
    layout.one_right = True
    return layout


BY_EVIDENCE = table_dialect(_unnamed)
LABELLED = table_dialect(_labelled)

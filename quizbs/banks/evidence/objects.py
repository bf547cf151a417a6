"""Questions anywhere in JSON, TOML, YAML or XML: each object becomes a row, and the rows are read as a table."""

import re
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from msgspec.structs import replace

from quizbs.banks.evidence.grouping import with_one_row_each
from quizbs.banks.evidence.hypotheses import best
from quizbs.banks.evidence.object_fields import WEAK_NAMES
from quizbs.banks.evidence.questions import confirmed, layout_of
from quizbs.banks.evidence.records import Records, other_lists, sources_of
from quizbs.banks.json.choice_lists import RIGHT
from quizbs.banks.kinds import has_no_answer, kind_of
from quizbs.banks.problem import ask, shorten
from quizbs.banks.reading import Alternative, Dialect, Reading, ReadOptions, Upload
from quizbs.banks.table.answer_key import Form, KeyedRow, letters_named
from quizbs.banks.table.header_words import Role, normalised, role_of
from quizbs.banks.table.headers import Column, Columns, find
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import read_table
from quizbs.banks.table.table import Grid, GridRow, Source
from quizbs.message import Message
from quizbs.quiz.question import Kind, Question

_UNSURE = frozenset(("key", *(word for words in WEAK_NAMES.values() for word in words)))
_FORMS = (Form.LETTERS, Form.TEXT, Form.FROM_0, Form.FROM_1)
_KINDS_BY_KEY = {
    "": (Kind.TYPED,),
    "0": (Kind.TRUE_FALSE,),
    "1": (Kind.TRUE_FALSE,),
}  # kinds of question that a key of 0, 1 or nothing may stand for
_QUESTION_PARTS = frozenset(("code", "code snippet", "snippet", "codigo", "passage", "scenario"))  # parts of a question
_THOUSANDTHS = re.compile("[0-9]+000")  # of seconds
_SHOWN = 40  # characters
_MIN_KEY_SHARE = 0.5  # share of the keys that name a choice


def _find(upload: Upload) -> tuple[Layout, Layout | None] | None:
    """Return the layout of the objects that are questions, and of other objects that may be the questions instead.

    Returns ``None`` if no objects are questions; the second layout is ``None`` if no others may be.
    """
    if not isinstance(upload.data, list | dict):
        return None
    every = [(records, _joined(records)) for records in sources_of(upload.data)]
    layouts = [
        (way(source, records), records) for way in (_by_names, _by_content, _by_weak_names) for records, source in every
    ]
    given = [(layout, records) for layout, records in layouts if layout]
    chosen = [candidate for candidate in given if candidate[0].source.name == upload.read_options.table] or given
    if not chosen:
        return None
    layout, records = chosen[0]
    kind = "json" if upload.json is not None else "toml" if upload.toml is not None else ""
    layout.name = f"list-{kind or ('yaml' if upload.yaml is not None else 'xml')}"
    _apply_conventions(layout, records)
    if unread := list(other_lists(upload.data, records)):
        layout.notes.append(_unread_lists(unread))
    others = [
        (candidate, its)
        for candidate, its in layouts[: 2 * len(every)]
        if candidate and its is not records and its.inside == records.inside
    ]
    if others and upload.read_options == ReadOptions():
        _apply_conventions(others[0][0], others[0][1])
        return layout, others[0][0]
    return layout, None


def _unread_lists(lists: Sequence[tuple[str, str]]) -> Message:
    """Return a sentence about the lists in the file that weren't read; ``lists``: the name of each, and an example."""
    named: dict[str, str] = {}
    for name, value in lists:
        named.setdefault(shorten(name, _SHOWN), shorten(value, _SHOWN))
    messages = [Message("reading-with-value", {"name": name, "value": value}) for name, value in named.items()]
    return Message("reading-lists-not-used", {"names": messages})


def _ask_about(upload: Upload, reading: Reading, other: Layout) -> Reading:
    """Return the reading with a problem that asks the teacher whether the objects of ``other`` are the questions."""
    instead = read_table(upload, other)
    if not (reading.questions and instead.questions):
        return reading
    first, second = reading.questions[0], instead.questions[0]
    question = ask(
        "reading-other-fields", value=first.text, text=shorten(second.text), one=_right(first), other=_right(second)
    )
    way = Alternative(Message("reading-take-others"), ReadOptions(table=other.source.name))
    return replace(reading, problems=(question, *reading.problems), alternatives=(*reading.alternatives, way))


def _right(question: Question) -> str:
    return shorten(" | ".join([choice.text for choice in question.choices if choice.right] or question.accept))


def _joined(records: Records) -> Source:
    source = with_one_row_each(records.alone)
    return records.titled if source is records.alone else source


def _by_names(source: Source, records: Records) -> Layout | None:
    """Return the layout that the field names give; ``None`` if they aren't clear, or the values contradict them."""
    columns = find(source.head[:1])
    if columns is None or not _is_sure(columns):
        return None
    layout = confirmed(Layout("table-answered", source, columns))
    columns, rows = layout.columns, source.table.rows[1:]
    choices = [column for column in columns.unused if column.header in records.listed]
    if len({column.word.rstrip("0123456789 ") for column in choices}) == 1 and not (columns.options or columns.wrongs):
        columns.options = dict(zip(ascii_uppercase, choices, strict=False))
        columns.unused = [column for column in columns.unused if column not in choices]
    if not layout.form and Role.ANSWER not in columns.roles and not columns.flags:
        return None
    return layout if _explains(columns, rows) else None


def _explains(columns: Columns, rows: Sequence[GridRow]) -> bool:
    """Return whether most keys name a choice of their row."""
    answer = columns.roles.get(Role.ANSWER)
    if answer is None or not columns.options:
        return True
    keyed = [
        KeyedRow(key, own)
        for row in rows
        if (key := _at(row, answer))
        and len(own := {letter: text for letter, column in columns.options.items() if (text := _at(row, column))}) > 1
    ]
    return not keyed or max(
        sum(letters_named(row, form) is not None for row in keyed) for form in _FORMS
    ) >= _MIN_KEY_SHARE * len(keyed)


def _at(row: GridRow, column: Column) -> str:
    return row.cells[column.index].strip() if column.index < len(row.cells) else ""


def _is_sure(columns: Columns) -> bool:
    """Return whether question and answer have names that other files wouldn't use for something else."""
    answer = columns.roles.get(Role.ANSWER)
    return bool(columns.options or columns.wrongs or Role.OPTIONS in columns.roles) or not (
        columns.roles[Role.QUESTION].word in _UNSURE and answer is not None and answer.word in _UNSURE
    )


def _by_content(source: Source, _: Records) -> Layout | None:
    header, *rows = source.table.rows
    hypothesis = best(header, rows)
    return layout_of(source, header, hypothesis, rows) if hypothesis else None


def _by_weak_names(source: Source, records: Records) -> Layout | None:
    """Return the layout that names such as "text" and "back" give, which may mean anything in other files.

    ``None`` if they give no layout.
    """
    header, *rows = source.table.rows
    cells = list(header.cells)
    known = {Role.QUESTION: "Question", Role.ANSWER: "Answer"}
    for role, name in known.items():
        words = [normalised(cell).replace(" ", "") for cell in cells]
        if role not in map(role_of, cells) and (word := next((word for word in WEAK_NAMES[role] if word in words), "")):
            cells[words.index(word)] = name
    changed = [at for at, cell in enumerate(cells) if cell != header.cells[at]]
    table = Grid(rows=[GridRow(0, cells), *rows])
    layout = _by_names(Source(source.name, table.rows[:60], lambda: table, lists=True), records) if changed else None
    return layout if layout and (len(changed) == 1 or layout.columns.options or layout.columns.wrongs) else None


def _apply_conventions(layout: Layout, records: Records) -> None:
    """Set in the layout how programs write objects: the form of keys, the units of times, parts of a question."""
    key = layout.columns.roles.get(Role.ANSWER)
    layout.unit = "question"
    layout.free = layout.formatted = layout.choices_accepted = True
    counted = records.counted.get(key.header) if key else None
    layout.likely = (
        Form.LETTERS if key and key.header == RIGHT else {True: Form.FROM_1, False: Form.TEXT}.get(counted)  # type: ignore[arg-type]
    )
    layout.one_right = key is not None and key.header not in records.joined and not layout.columns.keys
    layout.repeats = key is not None and key.word in ("solution", "solutions")  # Rahoot's, which are intended
    layout.from_0 = not any(
        column.header not in records.listed and column.word[-1:].isdecimal()
        for column in layout.columns.options.values()
    )
    time = layout.columns.roles.get(Role.TIME)
    kind, before = layout.columns.roles.get(Role.TYPE), layout.change

    question, why = layout.columns.roles[Role.QUESTION], layout.columns.roles.get(Role.EXPLANATION)
    parts = tuple(column for column in layout.columns.unused if column.word in _QUESTION_PARTS)
    layout.elsewhere += parts

    def change(row: GridRow) -> GridRow:
        """Return a row in quizbs's terms.

        The parts of a question are joined, milliseconds become seconds, and a question type that the answer contradicts
        is cleared.
        """
        cells = list(before(row).cells)
        texts = (cells[question.index], *(cells[column.index] for column in parts))
        cells[question.index] = "\n".join(filter(None, texts))
        if why:
            cells[why.index] = "\n".join(map(str.strip, cells[why.index].split("\n")))
        written = cells[key.index] if key else ""
        kinds = _KINDS_BY_KEY.get(written, ())
        if kind and not (has_no_answer(cells[kind.index]) or kind_of(cells[kind.index]) in kinds):
            cells[kind.index] = ""
        elif kind and key and written and not any(cells[column.index] for column in layout.columns.options.values()):
            cells[key.index] = "" if has_no_answer(cells[kind.index]) else written
        if time and _THOUSANDTHS.fullmatch(cells[time.index]):
            cells[time.index] = cells[time.index][:-3]
        return GridRow(row.number, cells)

    layout.change = change


def _read(upload: Upload) -> Reading:
    layouts = _find(upload)
    if layouts is None:
        return Reading(upload.title, "")
    layout, other = layouts
    reading = read_table(upload, layout)
    reading = _ask_about(upload, reading, other) if other else reading
    return replace(reading, title=next(_titles(upload), reading.title))


def _titles(upload: Upload) -> Iterator[str]:
    """Yield the texts in the file's outermost object that may be the title of the bank, the best first."""
    whole = upload.data if isinstance(upload.data, dict) else {}
    for name in ("title", "name", "quiz title", "quiz name", "subject"):
        yield from (
            text.strip()
            for key, text in whole.items()
            if isinstance(text, str) and normalised(key) == name and text.strip()
        )


OBJECTS = Dialect(lambda upload: _find(upload) is not None, _read)

"""What a file that can't be read as a bank lacks, with quotations from the file."""

import re
from collections.abc import Sequence
from statistics import median

from quizbs.banks.evidence.records import Records, sources_of
from quizbs.banks.problem import Problem, problem, shorten
from quizbs.banks.table.column_content import columns_of, is_board
from quizbs.banks.table.header_words import Role, role_of
from quizbs.banks.table.headers import HEAD_ROWS, Columns, may_name, named_by
from quizbs.banks.table.table import GridRow
from quizbs.banks.table.term_words import names_terms
from quizbs.banks.text.choice_groups import groups_of
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.banks.text.option_lines import with_choices_apart
from quizbs.banks.text.shown_lines import shown
from quizbs.banks.truth import is_word

_SAMPLE = 20_000  # characters that are enough to decide
_MOST_OF = 0.6  # share of the lines
_LONG = 120  # characters of a line of running text
_WITH_CHOICES = 3  # lines for each question, if the other lines are choices
_DASHED = 0.4  # share of the lines, if they are choices
_IN_TURN = 4  # lines that may be alternating terms and meanings
_LONGER = 2  # how many times longer meanings are than terms
_KEYED = 8  # at most this many lines for each line that is only a key
_NAMES = 8  # names that are listed
_KEY_ALONE = re.compile(r"\d{1,4}\s*[.):=-]?\s*\(?[A-Ja-j]\)?[.,]?")
_ASKS = re.compile("[?\uff1f\u061f]\\s*$")


def in_data(value: object) -> Problem:
    """Return the problem that says what a JSON or YAML value lacks: a key, or any questions."""
    kinds = list(sources_of(value))
    if with_choices := list(filter(None, map(_with_choices, kinds))):
        return problem("reading-no-key-in-data", count=len(with_choices[0]), value=with_choices[0][0])
    names = list(
        dict.fromkeys(
            name.rstrip("0123456789 ") if name in records.listed else name
            for records in kinds
            for name in records.alone.head[0].cells
        )
    )
    names = (names or list(map(str, value if isinstance(value, dict) else ())))[:_NAMES]
    if not names:
        return problem("reading-other-json")
    return problem("reading-no-question-in-data", value=", ".join(names))


def asks_with_choices(value: object) -> bool:
    """Return whether a JSON or YAML value holds questions with choices, with or without a key."""
    return any(map(_with_choices, sources_of(value)))


def _with_choices(records: Records) -> list[str]:
    """Return the texts of the questions that have choices."""
    header, *rows = records.alone.table.rows
    question = named_by(header).roles.get(Role.QUESTION)
    columns = {column.index: column for column in columns_of(rows)}
    longest = max(
        (column for column in columns.values() if column.is_text), key=lambda column: column.length, default=None
    )
    place = question.index if question else longest.index if longest and longest.asks else None
    lists = {at for at, name in enumerate(header.cells) if name in records.listed} | {
        column.index for column in named_by(header).options.values()
    }
    questions = [row.cells for row in rows if place is not None and row.cells[place]]
    return [cells[place] for cells in questions if place is not None and any(cells[at] for at in lists)]


def in_text(text: str) -> Problem | None:
    """Return the problem that says what a text lacks, ``None`` if it may be a table."""
    if _has_choices_in(text[:_SAMPLE]):
        return problem("reading-no-keys")
    lines = [line for line in lines_of(text[:_SAMPLE]) if line.text]

    def most(fits: Sequence[bool]) -> bool:
        return sum(fits) >= _MOST_OF * len(lines) and sum(fits) > 1

    if most([bool(_KEY_ALONE.fullmatch(line.text)) for line in lines]):
        return problem("reading-answers-alone", lines[0].number, value=lines[0].text)
    questions = [line for line in lines if _ASKS.search(line.text)]
    if most([bool(_ASKS.search(line.text)) for line in lines]):
        return problem("reading-questions-alone", questions[0].number, value=questions[0].text, count=len(questions))
    if sum(line.text.startswith("<") for line in lines) * 4 > len(lines) > 4:
        return problem("reading-markup")
    if most([len(line.text) > _LONG for line in lines]):
        return problem("reading-running-text", lines[0].number, value=lines[0].text)
    return _in_lines(lines, len(questions))


def _has_choices_in(text: str) -> bool:
    """Return whether several questions of a text have choices, below them or in the same line."""
    return len(groups_of(with_choices_apart(shown(text)))) > 1


def _in_lines(lines: Sequence[Line], questions: int) -> Problem | None:
    """Return the problem that says why a text of such lines isn't read as questions, ``None`` if unknown.

    Either no answers are marked, or questions and answers may stand in turn, or their order is unclear. ``questions``:
    how many lines are questions.
    """
    dashed = sum(line.text.startswith(("-", "\u2013", "\u2022")) for line in lines)
    if (questions > 1 and len(lines) >= _WITH_CHOICES * questions) or (
        len(lines) >= _IN_TURN and dashed >= _DASHED * len(lines)
    ):
        return problem("reading-no-keys")
    alone = not any(sign in line.text for line in lines for sign in ",;\t|")
    if alone and not questions and _take_turns([len(line.text) for line in lines]):
        return problem("reading-in-turn", lines[0].number, value=lines[0].text)
    keys = [line for line in lines if is_word(line.text) or (len(line.text) == 1 and line.text.isalpha())]
    if alone and len(keys) > 1 and len(keys) * _KEYED >= len(lines):
        return problem("reading-unknown-order", keys[0].number, value=keys[0].text)
    return None


def _take_turns(lengths: Sequence[int]) -> bool:
    """Return whether every second line is at least twice as long, as in a list of words and meanings."""
    enough = len(lengths) >= _IN_TURN and len(lengths) % 2 == 0
    return enough and median(lengths[1::2]) >= _LONGER * median(lengths[::2])


def in_table(rows: Sequence[GridRow]) -> Problem:
    """Return the problem that says what a table lacks; ``rows`` are its first rows, at least one."""
    if is_board(rows):
        return problem("reading-matrix")
    first = next((row for row in rows if any(cell.strip() for cell in row.cells)), rows[0])
    filled = [shorten(cell, 30) for cell in first.cells if cell.strip()]
    if max(sum(bool(cell.strip()) for cell in row.cells) for row in rows) < 2:
        return problem("reading-one-column", first.number, value=" ".join(filled))
    for row in rows[:HEAD_ROWS]:
        columns = named_by(row)
        if message := _half_named(columns, row):
            return message
    names = ", ".join(filled)
    fault = "reading-unknown-names" if may_name(first) else "reading-unknown-columns"
    return problem(fault, first.number, value=names)


def _half_named(columns: Columns, row: GridRow) -> Problem | None:
    """Return the problem of a header row that names questions without answers, or answers without questions.

    ``None`` for any other row.
    """
    if question := columns.roles.get(Role.QUESTION):
        others = ", ".join(shorten(cell, 30) for at, cell in enumerate(row.cells) if cell and at != question.index)
        return problem("reading-no-answer-named", row.number, question.label, value=others)
    if may_name(row) and names_terms(row.cells):
        return problem("reading-no-meaning-named", row.number, value=", ".join(filter(None, row.cells)))
    if may_name(row) and any(role_of(cell) is Role.ANSWER for cell in row.cells):
        return problem("reading-no-question-named", row.number, value=", ".join(filter(None, row.cells)))
    return None

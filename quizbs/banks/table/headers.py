"""Finds the row that names the columns, by meaning, in any order, case and language (``docs/banks.md``)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from string import ascii_uppercase

from quizbs.banks.problem import shorten
from quizbs.banks.table.answer_key import letters_of
from quizbs.banks.table.header_words import (
    ALL_ANSWERS,
    BARE,
    FEEDBACK,
    OPTION,
    QUESTION,
    ROLES,
    WRONG,
    Role,
    normalised,
    parts_of,
    role_of,
)
from quizbs.banks.table.table import GridRow

HEAD_ROWS = 15  # the column names are in one of these
LONGEST_HEADER = 150
_NAME = 40  # characters of an unknown name


@dataclass(frozen=True)
class Column:
    """A column: its place from 0, its header as written, and its header for comparison."""

    place: int
    header: str = ""
    word: str = ""
    told: str = ""  # the label of a derived column

    @cached_property
    def letter(self) -> str:
        """The column as a spreadsheet names it, such as ``"F"``."""
        high, low = divmod(self.place, 26)
        return (ascii_uppercase[high - 1] if high else "") + ascii_uppercase[low]

    @cached_property
    def label(self) -> str:
        """The column as a teacher finds it, such as ``"F (Correct)"``."""
        if self.told:
            return self.told
        return f"{self.letter} ({shorten(self.header, 40)})" if self.header.strip() else self.letter


@dataclass
class Columns:
    """The columns of a table by role; ``options`` by letter (``"A"`` is also Option 1), in order.

    ``header`` is the row with their names, ``None`` without names. ``keys`` are further columns with right answers,
    ``flags`` those that say whether the choice next to them is right. ``feedback`` is by the letter of its choice, and
    of wrong answers ``"A"`` is the first.
    """

    header: GridRow | None = None
    roles: dict[Role, Column] = field(default_factory=dict)
    keys: list[Column] = field(default_factory=list)
    options: dict[str, Column] = field(default_factory=dict)
    wrongs: list[Column] = field(default_factory=list)
    flags: dict[str, Column] = field(default_factory=dict)
    feedback: dict[str, Column] = field(default_factory=dict)
    unused: list[Column] = field(default_factory=list)

    @property
    def width(self) -> int:
        """The number of columns with a name or a role."""
        used = [*self.roles.values(), *self.keys, *self.options.values(), *self.wrongs, *self.feedback.values()]
        return max([len(self.header.cells) if self.header else 0, *(column.place + 1 for column in used)])

    @property
    def have_answers(self) -> bool:
        """Whether any of them holds answers."""
        return bool(self.options or self.wrongs or {Role.ANSWER, Role.OPTIONS} & set(self.roles))

    @property
    def are_ours(self) -> bool:
        """Whether they are those of a table written by quizbs, in which letters always name columns."""
        return self.header is not None and {Role.CARD, Role.ID, Role.ACCEPT, Role.TYPE} <= set(self.roles)

    def by_place(self) -> dict[int, Role]:
        """Return the role of each used column by place."""
        found = {column.place: role for role, column in self.roles.items()}
        found |= {column.place: Role.ANSWER for column in self.keys}
        found |= {column.place: Role.FEEDBACK for column in self.feedback.values()}
        found |= {column.place: Role.OPTION for column in self.options.values() if not column.told}
        return found | {column.place: Role.WRONG for column in self.wrongs}


def find(rows: Sequence[GridRow]) -> Columns | None:
    """Return the columns named by the first row that names a question and an answer, choices or wrong answers."""
    for row in rows[:HEAD_ROWS]:
        if max(map(len, row.cells)) > LONGEST_HEADER:
            continue
        columns = named_by(row)
        if Role.QUESTION in columns.roles and columns.have_answers:
            return columns
    return None


def spread(columns: Columns, rows: Sequence[GridRow]) -> None:
    """Apply a name that spans several columns, merged or with empty cells beside it, to all of them."""
    named = {column.place for column in columns.wrongs}
    whole = columns.roles.get(Role.OPTIONS)
    begins = whole if whole and not (columns.options or columns.wrongs) else None
    if len(named) == 1 and not columns.wrongs[0].word[-1:].isdecimal():
        begins = columns.wrongs[0]
    if begins is None or columns.header is None:
        return
    beside = []
    for place in range(begins.place + 1, begins.place + len(ascii_uppercase)):
        header = columns.header.cells[place] if place < len(columns.header.cells) else ""
        if header.strip() or not any(place < len(row.cells) and row.cells[place].strip() for row in rows):
            break
        beside.append(Column(place, begins.header, begins.word))
    if beside and begins is whole:
        del columns.roles[Role.OPTIONS]
        columns.options = dict(zip(ascii_uppercase, [begins, *beside], strict=False))
    else:
        columns.wrongs += beside if begins is not whole else []


def may_name(row: GridRow) -> bool:
    """Return whether a row may contain names: short, distinct, without numbers and sentences."""
    filled = [cell.strip() for cell in row.cells if cell.strip()]
    return len(set(filled)) == len(filled) > 1 and all(
        len(cell) <= _NAME and any(map(str.isalpha, cell)) and not cell.endswith((".", "?", "!")) for cell in filled
    )


def given(roles: Mapping[int, Role], header: GridRow | None = None) -> Columns:
    """Return the columns with these roles by place; other columns with a header are unused.

    Choices get letters in order. If several columns have the same role the first counts, except for right answers.
    """
    columns = Columns(header)
    width = max([len(header.cells) if header else 0, *(place + 1 for place in roles)], default=0)
    for place in range(width):
        text = header.cells[place] if header and place < len(header.cells) else ""
        column = Column(place, text, normalised(text))
        role = roles.get(place)
        if role is Role.OPTION and len(columns.options) < len(ascii_uppercase):
            columns.options[ascii_uppercase[len(columns.options)]] = column
        elif role is Role.WRONG:
            columns.wrongs.append(column)
        elif role is Role.FEEDBACK:
            columns.feedback.setdefault(feedback_of(text) or ascii_uppercase[len(columns.feedback) % 26], column)
        elif role is Role.ANSWER and role in columns.roles:
            columns.keys.append(column)
        elif role and role is not Role.OPTION and role not in columns.roles:
            columns.roles[role] = column
        elif column.word:
            columns.unused.append(column)
    return columns


def matched(row: GridRow, patterns: Sequence[tuple[Role, re.Pattern[str]]]) -> dict[int, Role]:
    """Return the roles of columns by place; the first pattern that matches the start of a header decides."""
    found: dict[int, Role] = {}
    for place, cell in enumerate(row.cells):
        header = " ".join(cell[:LONGEST_HEADER].split())
        if role := next((role for role, pattern in patterns if pattern.match(header)), None):
            found[place] = role
    return found


def named_by(row: GridRow) -> Columns:
    """Return the columns that a row names, of any role."""
    found = [Column(place, cell, normalised(cell)) for place, cell in enumerate(row.cells)]
    named = {column.word for column in found}
    words = [column.word for column in found]
    repeated = {word for word in BARE & named if words.count(word) > 1}
    single = {letters_of(word).casefold() for word in named if len(word) == 1} >= {"a", "b"}
    columns = Columns(row)
    candidates: dict[Role, list[Column]] = {}
    again = _again(words)
    repeated = set() if again else repeated
    columns.unused += [found[place] for place in again]
    for column in (column for column in found if column.place not in again):
        meanings = [column.word, *parts_of(column.header)]
        if (of := feedback_of(column.header)) and of not in columns.feedback:
            columns.feedback[of] = column
        elif any(map(WRONG.fullmatch, meanings)):
            columns.wrongs.append(column)
        elif (letter := _letter(meanings, single)) and letter not in columns.options:
            columns.options[letter] = column
        elif column.word in repeated and len(columns.options) < len(ascii_uppercase):
            columns.options[ascii_uppercase[len(columns.options)]] = column
        elif role := _role(column, letter):
            candidates.setdefault(role, []).append(column)
        elif column.word:
            columns.unused.append(column)
    _settle(columns, candidates)
    return columns


def _again(words: Sequence[str]) -> list[int]:
    """Return the places of names that repeat earlier ones, if the question does: another language, for example."""
    if not any(words.count(word) > 1 and ROLES.get(word) is Role.QUESTION for word in set(words)):
        return []
    return [place for place, word in enumerate(words) if word and word in words[:place]]


def feedback_of(header: str) -> str | None:
    """Return the letter of a feedback column's choice: ``"B"`` for *Why not 2*; ``None`` for other columns."""
    found = FEEDBACK.fullmatch(normalised(header))
    if found is None:
        return None
    return ascii_uppercase[int(found["mark"]) - 1] if found["mark"].isdecimal() else found["mark"].upper()


def _role(column: Column, letter: str | None) -> Role | None:
    """Return the role of a column; "Answer 1" after "Option A" to "Option D" is a right answer, not a choice."""
    role = role_of(column.word[:-1] if letter else column.header)
    return None if letter and role is Role.OPTIONS else role


def _settle(columns: Columns, candidates: dict[Role, list[Column]]) -> None:
    columns.flags = _flags(columns, candidates.get(Role.ANSWER, []))
    if columns.flags:
        del candidates[Role.ANSWER]
    if Role.ANSWER not in candidates and not columns.wrongs and (named := _named_right(columns)):
        candidates[Role.ANSWER] = [columns.options.pop(named)]
        columns.wrongs = list(columns.options.values())
        columns.options = {}
    _choose(columns, candidates)
    if columns.wrongs:  # then the answers are texts, and lettered choices would be a second table
        columns.unused += columns.options.values()
        columns.options = {}
    columns.options = dict(sorted(columns.options.items()))
    choices = columns.options or ascii_uppercase[: len(columns.wrongs)]
    columns.unused += [column for letter, column in columns.feedback.items() if letter not in choices]
    columns.feedback = {letter: column for letter, column in columns.feedback.items() if letter in choices}


def _choose(columns: Columns, candidates: dict[Role, list[Column]]) -> None:
    """Of two columns with the same meaning choose the plainest word for the question, otherwise the nearest to it."""
    answers = candidates.get(Role.ANSWER, [])
    if len(answers) > 1 and (every := [column for column in answers if column.word in ALL_ANSWERS]):
        candidates[Role.ANSWER] = [column for column in answers if column not in every]
        candidates[Role.OPTIONS] = candidates.get(Role.OPTIONS, []) + every
    if questions := candidates.pop(Role.QUESTION, []):
        question = min(questions, key=_plainness)
        columns.roles[Role.QUESTION] = question
        columns.unused += [column for column in questions if column is not question]
        for role, found in ((role, found) for role, found in candidates.items() if found):
            nearest = min(found, key=lambda column: (_is_lesser(column, columns), abs(column.place - question.place)))
            columns.roles[role] = nearest
            others = [column for column in found if column is not nearest]
            numbered = role is Role.ANSWER and all(column.word[-1:].isdecimal() for column in found)
            (columns.keys if numbered else columns.unused).extend(others)


_LESSER = frozenset(("hint", "hinweis", "comment", "comments"))  # ignored beside an explanation


def _is_lesser(column: Column, columns: Columns) -> bool:
    """Return whether a column only has its meaning if no other has it: hints, and places if the answer is a text."""
    return column.word in _LESSER or bool(columns.wrongs and "index" in column.word.split())


_REMARK = re.compile(r"[(\[]([^)\]]{2,40})[)\]]\s*$")


def _named_right(columns: Columns) -> str:
    """Return the letter of the only choice whose name marks it as right, as in *Answer 1 (right)*."""
    if columns.flags or len(columns.options) < 2:
        return ""
    remarks = {letter: _REMARK.search(column.header) for letter, column in columns.options.items()}
    said = {letter: found[1] for letter, found in remarks.items() if found}
    right = [letter for letter, remark in said.items() if role_of(remark) is Role.ANSWER]
    return right[0] if len(right) == 1 else ""


def _flags(columns: Columns, answers: list[Column]) -> dict[str, Column]:
    """Return the columns with the same name after each choice, by its letter; empty if none."""
    behind = {column.place - 1: column for column in answers}
    found = {letter: behind[column.place] for letter, column in columns.options.items() if column.place in behind}
    return found if len(found) > 1 and len(found) == len(answers) else {}


def _letter(meanings: Sequence[str], letters: bool) -> str | None:
    """Return the letter of a choice that one of the meanings of a header names."""
    return next((letter for word in map(_in_latin, meanings) if (letter := _option(word, letters))), None)


def _in_latin(word: str) -> str:
    """Return a name with its last letter in English, if that letter is a choice in another alphabet."""
    head, _, last = word.rpartition(" ")
    return f"{head} {letters_of(last).casefold()}".strip() if len(last) == 1 else word


def _plainness(column: Column) -> int:
    return QUESTION.index(column.word) if column.word in QUESTION else len(QUESTION)


def _option(word: str, letters: bool) -> str | None:
    """Return the letter of a choice: ``"C"`` for *Option 3*, *choice c* and, next to other single letters, *C*."""
    found = OPTION.fullmatch(word)
    if found is None or not (found["word"] or found["nth"] or letters):
        return None
    mark = found["mark"] or found["nth"]
    if mark.isdecimal():
        return ascii_uppercase[int(mark) - 1] if found["word"] or found["nth"] else None
    return mark.upper()

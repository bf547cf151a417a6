"""Finding the header row, and what each of its names means, in any order and language (``docs/banks.md``)."""

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
from quizbs.banks.table.marked_languages import parted
from quizbs.banks.table.table import GridRow

HEAD_ROWS = 15  # first rows, one of which has the column names
LONGEST_HEADER = 150
_NAME = 40  # characters of an unknown name


@dataclass(frozen=True)
class Column:
    """A column: its ``index`` from 0, its name as written, and its name normalised for comparison (``word``)."""

    index: int
    header: str = ""
    word: str = ""
    source: str = ""  # label of the file's column that this column was split from

    @cached_property
    def letter(self) -> str:
        """Return the column's letter in a spreadsheet, such as ``"F"``."""
        high, low = divmod(self.index, 26)
        return (ascii_uppercase[high - 1] if high else "") + ascii_uppercase[low]

    @cached_property
    def label(self) -> str:
        """Return what the teacher is shown for the column, such as ``"F (Correct)"``."""
        if self.source:
            return self.source
        return f"{self.letter} ({shorten(self.header, 40)})" if self.header.strip() else self.letter


@dataclass
class Columns:
    """The columns of a table by what they hold.

    ``header`` is the header row, ``None`` without a header. ``options`` are the columns of the choices by option
    letter, in order; ``wrongs`` the columns of wrong answers; ``keys`` further columns with right answers. ``flags``
    are the columns that say whether the choice before them is right, by the letter of that choice. ``feedback`` are the
    columns with feedback by the letter of the choice it is about, ``"A"`` being the first wrong answer if the table has
    wrong answers instead of choices. ``translations`` are the columns in other languages, by language tag.
    """

    header: GridRow | None = None
    roles: dict[Role, Column] = field(default_factory=dict)
    keys: list[Column] = field(default_factory=list)
    options: dict[str, Column] = field(default_factory=dict)
    wrongs: list[Column] = field(default_factory=list)
    flags: dict[str, Column] = field(default_factory=dict)
    feedback: dict[str, Column] = field(default_factory=dict)
    unused: list[Column] = field(default_factory=list)
    translations: dict[str, "Columns"] = field(default_factory=dict)

    @property
    def width(self) -> int:
        """Return the number of columns up to the last that has a name or a role."""
        used = [*self.roles.values(), *self.keys, *self.options.values(), *self.wrongs, *self.feedback.values()]
        return max([len(self.header.cells) if self.header else 0, *(column.index + 1 for column in used)])

    @property
    def have_answers(self) -> bool:
        """Return whether any column holds choices, wrong answers or right answers."""
        return bool(self.options or self.wrongs or {Role.ANSWER, Role.OPTIONS} & set(self.roles))

    @property
    def are_ours(self) -> bool:
        """Return whether quizbs wrote this table; its keys are then always option letters."""
        return self.header is not None and {Role.CARD, Role.ID, Role.ACCEPT, Role.TYPE} <= set(self.roles)

    def by_place(self) -> dict[int, Role]:
        """Return the role of each used column by its index."""
        roles = {column.index: role for role, column in self.roles.items()}
        roles |= {column.index: Role.ANSWER for column in self.keys}
        roles |= {column.index: Role.FEEDBACK for column in self.feedback.values()}
        roles |= {column.index: Role.OPTION for column in self.options.values() if not column.source}
        return roles | {column.index: Role.WRONG for column in self.wrongs}


def find(rows: Sequence[GridRow]) -> Columns | None:
    """Return the columns of the first row that names a question and any answers; ``None`` if no row does."""
    for row in rows[:HEAD_ROWS]:
        if max(map(len, row.cells)) > LONGEST_HEADER:
            continue
        columns = named_by(row)
        if Role.QUESTION in columns.roles and columns.have_answers:
            return columns
    return None


def spread(columns: Columns, rows: Sequence[GridRow]) -> None:
    """Treat the filled columns without a name after the only column of choices or wrong answers like that column."""
    named = {column.index for column in columns.wrongs}
    whole = columns.roles.get(Role.OPTIONS)
    begins = whole if whole and not (columns.options or columns.wrongs) else None
    if len(named) == 1 and not columns.wrongs[0].word[-1:].isdecimal():
        begins = columns.wrongs[0]
    if begins is None or columns.header is None:
        return
    nameless = []
    for index in range(begins.index + 1, begins.index + len(ascii_uppercase)):
        header = columns.header.cells[index] if index < len(columns.header.cells) else ""
        if header.strip() or not any(index < len(row.cells) and row.cells[index].strip() for row in rows):
            break
        nameless.append(Column(index, begins.header, begins.word))
    if nameless and begins is whole:
        del columns.roles[Role.OPTIONS]
        columns.options = dict(zip(ascii_uppercase, [begins, *nameless], strict=False))
    else:
        columns.wrongs += nameless if begins is not whole else []


def may_name(row: GridRow) -> bool:
    """Return whether a row may be a header row: short, different texts that are neither numbers nor sentences."""
    filled = [cell.strip() for cell in row.cells if cell.strip()]
    return len(set(filled)) == len(filled) > 1 and all(
        len(cell) <= _NAME and any(map(str.isalpha, cell)) and not cell.endswith((".", "?", "!")) for cell in filled
    )


def given_columns(roles: Mapping[int, Role], header: GridRow | None = None) -> Columns:
    """Return the columns of a table; ``roles`` are given by column index, and other columns with a name are unused.

    Choices get letters in order. If several columns have the same role, the first counts, except for right answers.
    """
    columns = Columns(header)
    width = max([len(header.cells) if header else 0, *(index + 1 for index in roles)], default=0)
    for index in range(width):
        text = header.cells[index] if header and index < len(header.cells) else ""
        column = Column(index, text, normalised(text))
        role = roles.get(index)
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


def matched_roles(row: GridRow, patterns: Sequence[tuple[Role, re.Pattern[str]]]) -> dict[int, Role]:
    """Return the roles of the columns by index; the first pattern that matches the start of a name decides."""
    roles: dict[int, Role] = {}
    for index, cell in enumerate(row.cells):
        header = " ".join(cell[:LONGEST_HEADER].split())
        if role := next((role for role, pattern in patterns if pattern.match(header)), None):
            roles[index] = role
    return roles


def named_by(row: GridRow) -> Columns:
    """Return the columns of a table whose header row is ``row``."""
    own, others = parted(row)
    columns = _named_by(own)
    columns.header = row
    columns.translations = {tag: _named_by(names) for tag, names in others.items()}
    return columns


def _named_by(row: GridRow) -> Columns:
    every = [Column(index, cell, normalised(cell)) for index, cell in enumerate(row.cells)]
    named = {column.word for column in every}
    words = [column.word for column in every]
    repeated = {word for word in BARE & named if words.count(word) > 1}
    single = {letters_of(word).casefold() for word in named if len(word) == 1} >= {"a", "b"}
    columns = Columns(row)
    candidates: dict[Role, list[Column]] = {}
    again = _again(words)
    repeated = set() if again else repeated
    columns.unused += [every[index] for index in again]
    for column in (column for column in every if column.index not in again):
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
    """Return the indices of names that repeat earlier ones if the question's name is among them.

    Such columns mostly hold the same in another language.
    """
    if not any(words.count(word) > 1 and ROLES.get(word) is Role.QUESTION for word in set(words)):
        return []
    return [index for index, word in enumerate(words) if word and word in words[:index]]


def feedback_of(header: str) -> str | None:
    """Return the letter of the choice that a feedback column is about: ``"B"`` for *Why not 2*; else ``None``."""
    match = FEEDBACK.fullmatch(normalised(header))
    if match is None:
        return None
    return ascii_uppercase[int(match["mark"]) - 1] if match["mark"].isdecimal() else match["mark"].upper()


def _role(column: Column, letter: str | None) -> Role | None:
    """Return what a column holds. ``letter``: the option letter in its name, if another column already has that letter.

    "Answer 1" after "Option A" to "Option D" is a right answer, not a choice.
    """
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
    """Choose one of several columns with the same role.

    For the question this is the column with the plainest name, for other roles the column nearest to the question.
    """
    answers = candidates.get(Role.ANSWER, [])
    if len(answers) > 1 and (every := [column for column in answers if column.word in ALL_ANSWERS]):
        candidates[Role.ANSWER] = [column for column in answers if column not in every]
        candidates[Role.OPTIONS] = candidates.get(Role.OPTIONS, []) + every
    if questions := candidates.pop(Role.QUESTION, []):
        question = min(questions, key=_plainness)
        columns.roles[Role.QUESTION] = question
        columns.unused += [column for column in questions if column is not question]
        for role, alike in ((role, alike) for role, alike in candidates.items() if alike):
            nearest = min(alike, key=lambda column: (_is_lesser(column, columns), abs(column.index - question.index)))
            columns.roles[role] = nearest
            others = [column for column in alike if column is not nearest]
            numbered = role is Role.ANSWER and all(column.word[-1:].isdecimal() for column in alike)
            (columns.keys if numbered else columns.unused).extend(others)


_LESSER = frozenset(("hint", "hinweis", "comment", "comments"))  # ignored in a table that also has an explanation


def _is_lesser(column: Column, columns: Columns) -> bool:
    """Return whether a column has its role only if no other column has it.

    Such a column is a hint, or the index of the right answer in a table in which the answer is a text.
    """
    return column.word in _LESSER or bool(columns.wrongs and "index" in column.word.split())


_REMARK = re.compile(r"[(\[]([^)\]]{2,40})[)\]]\s*$")


def _named_right(columns: Columns) -> str:
    """Return the letter of the only choice whose column name marks it as right, as in *Answer 1 (right)*; else ""."""
    if columns.flags or len(columns.options) < 2:
        return ""
    matches = {letter: _REMARK.search(column.header) for letter, column in columns.options.items()}
    remarks = {letter: match[1] for letter, match in matches.items() if match}
    right = [letter for letter, remark in remarks.items() if role_of(remark) is Role.ANSWER]
    return right[0] if len(right) == 1 else ""


def _flags(columns: Columns, answers: list[Column]) -> dict[str, Column]:
    """Return the answer columns by the letter of the choice before them; empty unless each follows a choice."""
    behind = {column.index - 1: column for column in answers}
    flags = {letter: behind[column.index] for letter, column in columns.options.items() if column.index in behind}
    return flags if len(flags) > 1 and len(flags) == len(answers) else {}


def _letter(meanings: Sequence[str], letters: bool) -> str | None:
    """Return the option letter that one of ``meanings`` names, ``None`` if none does.

    ``letters``: a meaning that is just a letter counts, too.
    """
    return next((letter for word in map(_in_latin, meanings) if (letter := _option(word, letters))), None)


def _in_latin(word: str) -> str:
    """Return a column name with its last word as a Latin letter, if that is an option letter of another alphabet."""
    head, _, last = word.rpartition(" ")
    return f"{head} {letters_of(last).casefold()}".strip() if len(last) == 1 else word


def _plainness(column: Column) -> int:
    return QUESTION.index(column.word) if column.word in QUESTION else len(QUESTION)


def _option(word: str, letters: bool) -> str | None:
    """Return the option letter in a column name, such as ``"C"`` for *option 3* or *choice c*; else ``None``.

    ``letters``: a name that is just a letter counts, too.
    """
    match = OPTION.fullmatch(word)
    if match is None or not (match["word"] or match["nth"] or letters):
        return None
    mark = match["mark"] or match["nth"]
    if mark.isdecimal():
        return ascii_uppercase[int(mark) - 1] if match["word"] or match["nth"] else None
    return mark.upper()

"""What the columns of a table without names are for, found from what they hold (``docs/banks.md``)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from statistics import median

from quizbs.banks.cells import difficulty, is_image, split_choices
from quizbs.banks.header_words import Role
from quizbs.banks.keys import Form, unmarked
from quizbs.banks.table import Row
from quizbs.banks.truth import folded, is_word

NEARLY = 0.9  # of the rows, of which the others are faults
_SURELY = 0.95
_FILLED = 0.75  # of the keys; the others were forgotten
_BOARD = 0.7
_TIMES = frozenset(range(5, 901))
_FEW_TIMES = 6  # different ones
_TOPIC = 60  # characters
_ROWS_OF_A_TOPIC = 4  # on average
_KEY = re.compile(r"[A-Ha-h](?:\s*[,;/&]?\s*[A-Ha-h]){0,5}|\d(?:\.0+)?(?:\s*[,;]\s*\d(?:\.0+)?){0,5}")
_CODE = re.compile(r"[A-Za-z]{1,4}[-_ ]?\d{1,5}")
_WHOLE = re.compile(r"(\d{1,6})(?:\.0+)?")
_ASKS = re.compile(r"[?\uff1f\u061f]\s*$|_{2,}|\.{3}|\u2026|[:\uff1a]\s*$")


@dataclass
class Guess:
    """What the columns are for, and where no column says so, how the right choice is told."""

    roles: dict[int, Role] = field(default_factory=dict)
    form: Form | None = None


@dataclass(frozen=True)
class _Column:
    place: int
    cells: list[str]

    @cached_property
    def filled(self) -> list[str]:
        return [cell for cell in self.cells if cell]

    @cached_property
    def share(self) -> float:
        return len(self.filled) / len(self.cells)

    @cached_property
    def length(self) -> float:
        return median(map(len, self.filled)) if self.filled else 0

    @cached_property
    def numbers(self) -> list[int]:
        found = [_WHOLE.fullmatch(cell) for cell in self.filled]
        return [int(one[1]) for one in found if one]

    def nearly_all(self, fits: "re.Pattern[str]") -> bool:
        return sum(fits.fullmatch(cell) is not None for cell in self.filled) >= NEARLY * max(len(self.filled), 1)

    @cached_property
    def counts_up(self) -> bool:
        steps = [two - one for one, two in zip(self.numbers, self.numbers[1:], strict=False)]
        whole = len(self.numbers) >= NEARLY * len(self.cells)
        return whole and len(steps) > 0 and steps.count(1) >= NEARLY * len(steps)

    @cached_property
    def is_truth(self) -> bool:
        words = {folded(cell) for cell in self.filled}
        return self.share >= NEARLY and 0 < len(words) <= 2 and all(map(is_word, words)) and len(self.filled) > 1

    @cached_property
    def is_time(self) -> bool:
        times = set(self.numbers)
        nearly = len(self.numbers) >= NEARLY * len(self.cells)
        return 0 < len(times) <= _FEW_TIMES and nearly and times <= _TIMES

    @cached_property
    def is_image(self) -> bool:
        return bool(self.filled) and sum(map(is_image, self.filled)) >= 0.8 * len(self.filled)

    @cached_property
    def is_difficulty(self) -> bool:
        return self.share >= NEARLY and all(difficulty(cell, 3) and not cell[0].isdecimal() for cell in self.filled)

    @cached_property
    def is_topic(self) -> bool:
        few = len(set(self.filled)) * _ROWS_OF_A_TOPIC <= len(self.filled)
        return self.share >= NEARLY and few and max(map(len, self.filled)) <= _TOPIC

    @cached_property
    def asks(self) -> bool:
        return sum(_ASKS.search(cell) is not None for cell in self.filled) * 2 >= len(self.filled) > 0

    @cached_property
    def is_text(self) -> bool:
        return sum(any(map(str.isalpha, cell)) for cell in self.filled) * 2 > len(self.filled)


def guess(rows: Sequence[Row]) -> Guess | None:
    """Return what the columns of these rows are for; ``None`` if nothing tells the question from the answers."""
    width = max((len(row.cells) for row in rows), default=0)
    cells = [[row.cells[place].strip() if place < len(row.cells) else "" for row in rows] for place in range(width)]
    columns = [column for place in range(width) if (column := _Column(place, cells[place])).filled]
    found = Guess()
    columns = _aside(columns, found)
    question = next((column for column in columns if column.is_text), None)
    if question is None:
        return None
    asked = next((column for column in columns if column.place > question.place), question)
    if asked.asks and not question.asks and max(map(len, question.filled)) <= _TOPIC and len(columns) > 3:
        found.roles[question.place], question = Role.TOPIC, asked
    found.roles[question.place] = Role.QUESTION
    rest = [column for column in columns if column.place > question.place]
    return found if _answers(question, rest, found) else None


def is_board(rows: Sequence[Row]) -> bool:
    """Tell whether the columns are all alike, as on a board with a category in each of them."""
    width = min((len(row.cells) for row in rows), default=0)
    columns = [_Column(place, [row.cells[place].strip() for row in rows]) for place in range(width)]
    lengths = [column.length for column in columns]
    texts = all(column.is_text and column.share >= _BOARD for column in columns)
    return width > 2 and len(rows) > 2 and texts and max(lengths) <= 2 * min(lengths)


def _aside(columns: list[_Column], found: Guess) -> list[_Column]:
    """Take out the columns that are known by themselves, and return the others."""
    left = []
    for column in columns:
        if column is columns[0] and column.counts_up:
            found.roles[column.place] = Role.NUMBER
        elif column is columns[0] and column.nearly_all(_CODE) and len(set(column.filled)) == len(column.filled) > 1:
            found.roles[column.place] = Role.ID
        elif column.is_image:
            found.roles[column.place] = Role.IMAGE
        elif column.is_difficulty and len(columns) > 2:  # two columns are question and answer
            found.roles[column.place] = Role.DIFFICULTY
        else:
            left.append(column)
    if len(left) > 2 and left[0].is_topic:
        found.roles[left[0].place] = Role.TOPIC
        left = left[1:]
    return left


def _answers(question: _Column, rest: list[_Column], found: Guess) -> bool:
    """Find out which of the columns behind the question are answers and what tells the right one."""
    if key := next((column for column in rest if column.is_truth), None):
        found.roles[key.place] = Role.ANSWER
        _behind(key, rest, found)
        return True
    if key := _key(rest):
        options = [column for column in rest if column.place < key.place and not column.is_time]
        options = options if len(options) > 1 else [column for column in rest if column.place < key.place]
        if len(options) > 1:
            found.roles |= {column.place: Role.OPTION for column in options}
            found.roles |= {c.place: Role.TIME for c in rest if c.is_time and c.place < key.place and c not in options}
            found.roles[key.place] = Role.ANSWER
            _behind(key, rest, found)
            return True
    if listed := _listed(rest):
        found.roles |= {listed[0].place: Role.OPTIONS, listed[1].place: Role.ANSWER}
        found.form = Form.TEXT
        _behind(listed[1], rest, found)
        return True
    if (right := _repeating(rest)) is not None:
        found.roles |= {column.place: Role.OPTION for column in rest if column is not right}
        found.roles[right.place] = Role.ANSWER
        found.form = Form.TEXT
        return True
    return _without_key(question, rest, found)


def _key(rest: list[_Column]) -> _Column | None:
    """Return the column of letters or small numbers behind at least two others."""
    candidates = [
        column
        for at, column in enumerate(rest)
        if at > 1
        and column.share >= _FILLED
        and column.nearly_all(_KEY)
        and max(column.numbers, default=0) <= len(rest)
    ]
    letters = [column for column in candidates if not column.numbers]
    if letters:
        return letters[-1] if len(letters[-1].filled) > 1 or len(rest) > 2 else None
    texts = [column for column in rest if column not in candidates and column.is_text]
    if texts:  # choices are texts, so the first column of small numbers behind them is the key
        candidates = [column for column in candidates if column.place > texts[0].place]
        return candidates[0] if candidates else None
    return candidates[-1] if candidates else None


def _behind(key: _Column, rest: list[_Column], found: Guess) -> None:
    """Take what stands behind the key: a time, a topic, and the longest text as explanation."""
    behind = [column for column in rest if column.place > key.place]
    for column in behind:
        if column.is_time and Role.TIME not in found.roles.values():
            found.roles[column.place] = Role.TIME
        elif column.is_topic and column.is_text and Role.TOPIC not in found.roles.values():
            found.roles[column.place] = Role.TOPIC
    texts = [column for column in behind if column.place not in found.roles and column.is_text]
    if texts:
        found.roles[max(texts, key=lambda column: column.length).place] = Role.EXPLANATION


def _listed(rest: list[_Column]) -> tuple[_Column, _Column] | None:
    """Return the column with all choices in a cell and the one behind it that says again what one of them says."""
    for one, right in pairwise(rest):
        pairs = list(zip(map(split_choices, one.cells), right.cells, strict=True))
        several = sum(len(choices) > 1 for choices, _ in pairs)
        again = sum(key in choices for choices, key in pairs)
        if several > 1 and several * 2 >= len(pairs) and again >= _SURELY * len(pairs):
            return one, right
    return None


def _repeating(rest: list[_Column]) -> _Column | None:
    """Return the column that says again in every row what one of the others says."""
    for column in rest if len(rest) > 2 else []:
        others = [other for other in rest if other is not column]
        pairs = [(cell, [other.cells[at] for other in others]) for at, cell in enumerate(column.cells) if cell]
        again = sum(cell in row for cell, row in pairs)
        if len(pairs) > 1 and len(pairs) >= NEARLY * len(column.cells) and again >= _SURELY * len(pairs):
            return column
    return None


def _without_key(question: _Column, rest: list[_Column], found: Guess) -> bool:
    """Take marked choices, a single answer, or, if the question shows itself, the first choice as the right one."""
    if not rest:
        return False
    rows = [[column.cells[at] for column in rest if column.cells[at]] for at in range(len(question.cells))]
    several = [row for row in rows if len(row) > 1]
    marked = [row for row in several if any(unmarked(cell) != cell for cell in row)]
    if several and len(marked) >= NEARLY * len(several):
        found.roles |= {column.place: Role.OPTION for column in rest}
        found.form = Form.MARKED
        return True
    if not (question.asks or question.length > 1.5 * max(column.length for column in rest)):
        return False
    if len(rest) == 1:
        found.roles[rest[0].place] = Role.ANSWER
    else:
        found.roles |= {column.place: Role.OPTION for column in rest}
        found.form = Form.FIRST
    return True

"""Guesses at what each column of a table holds: all consistent ones are made, and the best is returned."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

from quizbs.banks.cells import split_choices
from quizbs.banks.evidence.families import Family, families, neighbours, repeated
from quizbs.banks.evidence.marks import Mark, mark_of
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.table.column_content import ColumnContent, columns_of
from quizbs.banks.table.header_words import Role, normalised, role_of
from quizbs.banks.table.headers import may_name
from quizbs.banks.table.table import GridRow

_SAMPLE = 300  # rows that are enough to decide
_MIN_KEY_SHARE = 0.95  # share of the keys that name a choice
_NAMED = 0.7  # the same share, if their column is called the right answer
_MIN_ROW_SHARE = 0.75  # share of the rows with a key
_MAX_SHARE = 0.1  # share of the answers among the choices, if the choices are wrong answers
_DIFFERENT = 0.6  # share of distinct questions
_MAX_POINT_VALUES = 2  # distinct numbers that may as well be points
_MIN_ROWS = 4  # rows needed as evidence
_MIN_COLUMNS = 3  # columns; a row fills more than one unless it is a title or just numbered
_MINOR = (
    *(Role.NUMBER, Role.ID, Role.TYPE, Role.TIME, Role.DIFFICULTY),
    *(Role.TOPIC, Role.TAGS, Role.IMAGE, Role.EXPLANATION),
)


@dataclass(frozen=True)
class Key:
    """A column that names the right choice of each row: its index, the form of its keys, and the letters named.

    ``named`` has the option letters of each row, ``None`` if the cell names no choice.
    """

    index: int
    form: Form
    named: list[tuple[str, ...] | None]


@dataclass
class Hypothesis:
    """A guess at what each column holds: roles by column index. ``options``: column indices by option letter.

    ``doubtful``: the teacher is asked to confirm it; ``doubts`` are indices of columns that may be the question or the
    key instead. ``mark``: the character on right choices; ``flags``: indices of the columns that say yes or no to each
    choice, by option letter.
    """

    roles: dict[int, Role]
    options: dict[str, int] = field(default_factory=dict)
    form: Form | None = None
    doubtful: bool = False
    doubts: list[int] = field(default_factory=list)
    mark: Mark | None = None
    flags: dict[str, int] = field(default_factory=dict)


def best(header: GridRow, rows: Sequence[GridRow]) -> Hypothesis | None:
    """Return the best guess for the columns of a table, ``None`` if no choices with a right one are found.

    ``rows``: the rows below the header row.
    """
    step = max(1, len(rows) // _SAMPLE)
    width = len(header.cells)
    sample = [row for row in rows[::step] if sum(map(bool, row.cells)) > 1 or width < _MIN_COLUMNS]
    columns = {column.index: column for column in columns_of(sample) if column.index < width}
    names = {index: role_of(cell) for index, cell in enumerate(header.cells)}
    guesses: list[Hypothesis] = []
    for ways in (families, neighbours, repeated) if may_name(header) else (families,):
        tried = [] if guesses else list(ways(header.cells, columns))
        guesses = guesses or [guess for family in tried for guess in _flagged(family, tried, columns, names)]
        for family in () if guesses else tried:
            guesses += _with_key(family, columns, names, header.cells)
    if not guesses and may_name(header):
        guesses += _typed(columns, names)
    return max(guesses, key=lambda guess: (not guess.doubtful, len(guess.options)), default=None)


def _typed(columns: Mapping[int, ColumnContent], names: Mapping[int, Role | None]) -> Iterator[Hypothesis]:
    """Yield the guess for a table with two columns of texts, of which one is named as question or answer."""
    known = [index for index in columns if names.get(index) in (Role.QUESTION, Role.ANSWER)]
    texts = [
        column
        for index, column in columns.items()
        if names.get(index) is None
        and column.is_text
        and column.share >= _MIN_ROW_SHARE
        and len(set(column.filled)) >= _DIFFERENT * len(column.filled)
    ]
    if len(known) != 1 or {Role.OPTION, Role.OPTIONS} & set(names.values()):
        return
    own, asks = columns[known[0]], [column for column in texts if column.asks]
    varied = own.share >= _MIN_ROW_SHARE and len(set(own.filled)) > max(_MAX_POINT_VALUES, _MAX_SHARE * len(own.cells))
    if names[own.index] is Role.ANSWER and varied and not all(map(answer_key.names_places, own.filled)):
        texts = asks or texts  # the column with question marks is the question
    elif names[own.index] is Role.ANSWER or asks or len(set(own.filled)) < _DIFFERENT * len(own.cells):
        return
    if len(texts) == 1 and len(own.cells) >= _MIN_ROWS:
        question, answer = (texts[0], own) if names[own.index] is Role.ANSWER else (own, texts[0])
        roles = {question.index: Role.QUESTION, answer.index: Role.ANSWER}
        yield Hypothesis(_minor(columns, names) | roles, doubtful=not asks)


def _flagged(
    family: Family, families: Sequence[Family], columns: Mapping[int, ColumnContent], names: Mapping[int, Role | None]
) -> Iterator[Hypothesis]:
    """Yield guesses in which each column of choices has a column of its own that says yes or no to it."""
    for flags in families:
        if flags.flags_of(family):
            used = {*family.indices.values(), *flags.indices.values()}
            question, rival = _question(
                family, [column for index, column in columns.items() if index not in used], names
            )
            if question is not None:
                roles = _minor(columns, names) | dict.fromkeys(family.indices.values(), Role.OPTION)
                roles = {index: role for index, role in roles.items() if index not in flags.indices.values()}
                doubts = [rival.index] if rival else []
                roles |= {question.index: Role.QUESTION}
                yield Hypothesis(roles, family.indices, None, bool(doubts), doubts, flags=flags.indices)


def _with_key(
    family: Family, columns: Mapping[int, ColumnContent], names: Mapping[int, Role | None], header: Sequence[str]
) -> Iterator[Hypothesis]:
    """Yield guesses in which the columns of ``family`` hold the choices."""
    if family.whole and names.get(family.indices["A"]) not in (None, Role.OPTIONS, Role.ANSWER):
        return
    others = [column for index, column in columns.items() if index not in family.indices.values()]
    question, rival = _question(family, others, names)
    if question is not None and not header[question.index].rstrip().endswith("?"):
        yield from _answered(family, question, rival, others, columns, names, header)


def _answered(
    family: Family,
    question: ColumnContent,
    rival: ColumnContent | None,
    others: Sequence[ColumnContent],
    columns: Mapping[int, ColumnContent],
    names: Mapping[int, Role | None],
    header: Sequence[str],
) -> Iterator[Hypothesis]:
    """Yield guesses at what shows the right choice: a key column, a mark on choices, or a column of right answers.

    ``question`` is the column with the questions, ``rival`` another candidate for it.
    """
    keys = list(_keys(family, [column for column in others if column is not question], names))
    keys = [
        key for key in keys if not (_is_number(key) and names.get(key.index) in _MINOR)
    ]  # numbers may be seconds or a difficulty
    apart = [column for column in others if not _numbered_with(family, header[column.index])]
    right_answers = [] if family.whole or family.unnamed else _right_answers(family, question, apart, names)
    right_answers = [column for column in right_answers if column.index not in {key.index for key in keys}]
    points = all(map(_is_small, keys)) and not any(names.get(key.index) is Role.ANSWER for key in keys)
    several = max((len(choices) for choices in family.choices), default=0) > _MAX_POINT_VALUES
    if family.is_wrong or (right_answers and points and (several or names.get(right_answers[0].index) is Role.ANSWER)):
        keys = []
    if keys:
        key, doubts = _likeliest(keys, names)
        chance = family.loose and _is_number(key) and names.get(key.index) is not Role.ANSWER
        headed = names.get(question.index) is Role.QUESTION
        if not chance and (headed or not _is_itself_answered(header, family, key)):
            options = dict.fromkeys(family.indices.values(), Role.OPTIONS if family.whole else Role.OPTION)
            roles = _minor(columns, names) | options | {question.index: Role.QUESTION, key.index: Role.ANSWER}
            doubts += [rival.index] if rival else []
            weak = family.unnamed and names.get(key.index) is not Role.ANSWER and _is_weak(key)
            if weak and not question.asks:
                return
            rates = names.get(key.index) is not Role.ANSWER and _may_rate(key)
            unsure = bool(doubts) or weak or family.ragged or rates
            yield Hypothesis(roles, {} if family.whole else family.indices, key.form, unsure, doubts)
    elif _marked(family) or (mark := mark_of(family.choices)):
        mark = None if _marked(family) else mark
        roles = _minor(columns, names) | dict.fromkeys(
            family.indices.values(), Role.OPTIONS if family.whole else Role.OPTION
        )
        indices = {} if family.whole else family.indices
        unsure = rival is not None or bool(mark and mark.sign.isalpha())
        yield Hypothesis(roles | {question.index: Role.QUESTION}, indices, Form.MARKED, unsure, mark=mark)
    elif right_answers:
        answer, *more = right_answers
        wrong = dict.fromkeys(family.indices.values(), Role.WRONG)
        known = family.is_wrong or names.get(answer.index) is Role.ANSWER or _follows(family, answer)
        roles = _minor(columns, names) | wrong | {question.index: Role.QUESTION, answer.index: Role.ANSWER}
        roles |= dict.fromkeys(_numbered_alike(answer.index, header, roles), Role.ANSWER)
        doubts = [column.index for column in [*more, *([rival] if rival else [])]]
        yield Hypothesis(roles, {}, None, not known or bool(doubts), doubts)


def _numbered_alike(index: int, header: Sequence[str], roles: Mapping[int, Role]) -> list[int]:
    """Return the indices of columns without a role whose name differs from that of ``index`` only in a final number."""
    names = [normalised(cell) for cell in header]
    stem = names[index].rstrip("0123456789 ")
    if not stem or stem == names[index]:
        return []
    return [
        at for at, name in enumerate(names) if at not in roles and name != stem and name.rstrip("0123456789 ") == stem
    ]


def _is_itself_answered(header: Sequence[str], family: Family, key: Key) -> bool:
    """Return whether the header row has a valid key, and so is a question rather than a header."""
    cell = header[key.index].strip()
    if key.form is Form.TEXT:
        cells = [header[index].strip() for index in family.indices.values() if index < len(header)]
        choices = split_choices(cells[0], commas=family.loose) if family.whole and cells else cells
        return len(choices) > 1 and cell in choices
    shaped = str.isdecimal if _is_number(key) else answer_key.names_places
    return shaped(cell)


def _question(
    family: Family, others: Sequence[ColumnContent], names: Mapping[int, Role | None]
) -> tuple[ColumnContent | None, ColumnContent | None]:
    """Return the column with the questions, and another column that may hold them; each ``None`` if not found."""
    first = min(family.indices.values())
    texts = [
        column
        for column in others
        if (column.is_text or column.asks)
        and column.share >= _MIN_ROW_SHARE
        and len(set(column.filled)) >= _DIFFERENT * len(column.filled)
    ]
    known = [column for column in texts if names.get(column.index) is Role.QUESTION]
    asking = [column for column in texts if column.asks]
    unnamed = [column for column in texts if names.get(column.index) is None]
    for narrowed in (known, asking, unnamed):
        if narrowed:
            ordered = sorted(narrowed, key=lambda column: (column.index > first, -column.length))
            if narrowed is known:  # the name decides, unless only another column asks questions
                rival = next((column for column in asking if column in unnamed), None)
                return ordered[0], None if ordered[0].asks else rival
            return ordered[0], None if len(ordered) == 1 else ordered[1]
    return (texts[0], None) if len(texts) == 1 else (None, None)


def _keys(family: Family, others: Sequence[ColumnContent], names: Mapping[int, Role | None]) -> Iterator[Key]:
    """Yield the columns that name a choice of ``family`` in nearly every row."""
    for column in others:
        rows = [
            KeyedRow(key, choices)
            for key, choices in zip(column.cells, family.choices, strict=True)
            if len(choices) > 1
        ]
        keyed = [row for row in rows if row.key]
        if len(keyed) < _MIN_ROW_SHARE * len(rows) or not keyed:
            continue
        for form in _forms(column):
            named = [answer_key.letters_named(row, form) if row.key else None for row in rows]
            gaps = (
                names.get(column.index) is Role.ANSWER and form is not Form.TEXT
            )  # a key may name a choice that is missing
            enough = _NAMED if gaps else _MIN_KEY_SHARE
            if sum(letters is not None for letters in named) >= enough * len(keyed):
                yield Key(column.index, form, named)
                break


def _forms(column: ColumnContent) -> tuple[Form, ...]:
    """Return the ways in which a column of keys may name choices, the most probable first."""
    zero = any(0 in answer_key.numbers_of(cell) for cell in column.filled)
    numbered = Form.FROM_0 if zero else Form.FROM_1
    return (Form.LETTERS, Form.TEXT, numbered)


def _is_number(key: Key) -> bool:
    return key.form in (Form.FROM_0, Form.FROM_1)


def _is_small(key: Key) -> bool:
    """Return whether a key consists of at most two different numbers, which may just as well be points."""
    return _is_number(key) and len(set(key.named) - {None}) <= _MAX_POINT_VALUES


def _may_rate(key: Key) -> bool:
    """Return whether a key is a number that is often the same in consecutive rows, as difficulties and points are."""
    named = [letters for letters in key.named if letters]
    same = sum(before == after for before, after in pairwise(named))
    return _is_number(key) and len(named) > _MIN_ROWS and 2 * same >= len(named) - 1


def _is_weak(key: Key) -> bool:
    """Return whether a column of keys may mean something else: it has numbers, or at most two different letters."""
    return _is_number(key) or (key.form is Form.LETTERS and len(set(key.named) - {None}) <= _MAX_POINT_VALUES)


def _likeliest(keys: Sequence[Key], names: Mapping[int, Role | None]) -> tuple[Key, list[int]]:
    """Return the most probable key, and the indices of columns that are as probable but name other choices."""

    def rank(key: Key) -> tuple[bool, bool, bool]:
        return names.get(key.index) is Role.ANSWER, not _is_number(key), not _is_small(key)

    ordered = sorted(keys, key=rank, reverse=True)
    key = ordered[0]
    return key, [other.index for other in ordered[1:] if rank(other) == rank(key) and other.named != key.named]


def _marked(family: Family) -> bool:
    marks = [
        answer_key.letters_named(KeyedRow("", choices), Form.MARKED) is not None
        for choices in family.choices
        if choices
    ]
    return sum(marks) >= _MIN_KEY_SHARE * len(marks) > 0


def _right_answers(
    family: Family, question: ColumnContent, others: Sequence[ColumnContent], names: Mapping[int, Role | None]
) -> list[ColumnContent]:
    """Return the columns that may hold the right answers if ``family`` has only wrong ones, the most probable first."""
    fits = []
    for column in others:
        few = len(set(column.filled)) * 2 < len(column.filled)
        if column is question or few or column.share < _MIN_ROW_SHARE or names.get(column.index) in _MINOR:
            continue
        pairs = zip(column.cells, family.choices, strict=True)
        among = sum(cell in choices.values() for cell, choices in pairs if cell)
        if among <= _MAX_SHARE * len(column.filled):
            fits.append(column)
    texts = [text for choices in family.choices for text in choices.values()]
    worded = sum(map(_has_letters, texts)) * 2 > len(texts)
    numbered = [column for column in fits if worded and not any(map(_has_letters, column.filled))]  # "1.1", "1.2"
    fits = [column for column in fits if column not in numbered or names.get(column.index) is Role.ANSWER]
    known = [column for column in fits if names.get(column.index) is Role.ANSWER]
    usual = median(map(len, texts))
    likely = known[:1] or [column for column in fits if not column.counts_up]
    return sorted(likely, key=lambda column: abs(column.length - usual))


def _numbered_with(family: Family, name: str) -> bool:
    """Return whether a column is named like those of the choices, but with the number 0 instead of 1, 2 or 3."""
    return family.name[:1] == "1" and _bare(name) == _bare(family.name[1:]) and "0" in name


def _bare(name: str) -> str:
    return "".join(filter(str.isalpha, normalised(name)))


def _has_letters(text: str) -> bool:
    return any(map(str.isalpha, text))


def _follows(family: Family, column: ColumnContent) -> bool:
    """Return whether the column's text nearly always begins with the same kind of character as the choices in its row.

    ``False`` if all rows begin alike, because that proves nothing.
    """
    pairs = [
        (looks.pop(), _look(cell))
        for cell, choices in zip(column.cells, family.choices, strict=True)
        if cell and len(looks := set(map(_look, choices.values()))) == 1
    ]
    same = sum(one == other for one, other in pairs)
    return len({look for look, _ in pairs}) > 1 and len(pairs) > _MIN_ROWS and same >= _MIN_KEY_SHARE * len(pairs)


def _look(text: str) -> str:
    """Return how a text begins: with a "number", a "small" or a "large" letter, or "" for anything else."""
    first = text[:1]
    return "number" if first.isdecimal() else "small" if first.islower() else "large" if first.isupper() else ""


def _minor(columns: Mapping[int, ColumnContent], names: Mapping[int, Role | None]) -> dict[int, Role]:
    """Return the roles of columns with details such as time and topic, by index, judged by their names."""
    by_role: dict[Role, int] = {}
    for index, column in columns.items():
        role = Role.NUMBER if column.counts_up else names.get(index)
        if role in _MINOR:
            by_role.setdefault(role, index)
    return {index: role for role, index in by_role.items()}

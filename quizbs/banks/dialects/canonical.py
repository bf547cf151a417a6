"""Our own table, one row for each question, and any other table whose first rows name its columns (``docs/banks.md``).

Two shapes: *Question, Answer, Wrong 1, Wrong 2 …*, where the answer is always a text, and *Question, A, B, C, D,
Correct*, where it names choices. Other columns are the same in both.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from quizbs.banks import keys, words
from quizbs.banks.cells import Cell, clean, split_answers
from quizbs.banks.checking import DRAFTS, check
from quizbs.banks.draft import Draft, Option
from quizbs.banks.headers import Column, Columns, Role, find
from quizbs.banks.keys import Form, Keyed
from quizbs.banks.problem import Problem, problem, shorten
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.suspicions import same_key, swapped
from quizbs.banks.table import Row


def _columns(upload: Upload) -> Columns | None:
    """Return the columns by the delimiter that makes the likeliest table among those with a header."""
    return next((columns for delimiter, rows in upload.samples.items() if (columns := find(rows, delimiter))), None)


def _recognises(upload: Upload) -> bool:
    return _columns(upload) is not None


def _read(upload: Upload) -> Reading:
    columns = _columns(upload)
    if columns is None:
        return Reading(upload.title, "")
    dialect = words.LETTERED if columns.options else words.ANSWERED
    table = upload.table(columns.delimiter)
    rows = [row for row in table.rows if row.number > columns.header.number]
    if Role.ANSWER not in columns.roles:
        return Reading(upload.title, dialect, problems=(problem(words.NO_KEY, row=columns.header.number),))
    sheet = _Lettered(columns, rows) if columns.options else _Sheet(columns)
    drafts = list(islice(filter(None, map(sheet.draft, map(_cleaned, rows))), DRAFTS))
    checked = check(drafts, rows=sheet.questions(rows))
    problems = [*table.problems, *sheet.problems, *checked.problems, *swapped(drafts, columns)]
    if not drafts and not problems:
        problems = [problem(words.NO_ROWS, row=columns.header.number)]
    recognised = words.RECOGNISED.format(
        dialect=dialect, delimiter=words.DELIMITERS[columns.delimiter], count=len(checked.questions)
    )
    pictures = sum(bool(question.image) for question in checked.questions)
    notes = [
        recognised,
        *sheet.notes(),
        *([words.MENDED_QUOTES.format(rows=_listed(table.mended))] if table.mended else []),
        *([words.PICTURES.format(count=pictures)] if pictures else []),
    ]
    problems.sort(key=lambda one: one.row or 0)
    return Reading(upload.title, dialect, tuple(checked.questions), tuple(problems), tuple(notes))


CANONICAL = Dialect(_recognises, _read)


_FIELDS = {
    Role.QUESTION: "text",
    Role.ANSWER: "answer",
    Role.TYPE: "kind",
    Role.TIME: "time",
    Role.DIFFICULTY: "difficulty",
    Role.TOPIC: "topic",
    Role.TAGS: "tags",
    Role.IMAGE: "image",
    Role.EXPLANATION: "explanation",
    Role.CARD: "cards",
    Role.ID: "id",
}


class _Sheet:
    """The table of the first shape, row by row: *Answer* is a text, and several right ones have ``|`` between."""

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self.problems: list[Problem] = []
        self._fields = [(_FIELDS[role], column) for role, column in columns.roles.items() if role in _FIELDS]
        self._accept = columns.roles.get(Role.ACCEPT)
        self._accept_unused: list[int] = []  # rows with choices whose further accepted answers nobody can type

    def draft(self, row: Row) -> Draft | None:
        """Return the question of a row, ``None`` for a row that holds none, such as one with only a number."""
        draft = Draft(row.number)
        for name, column in self._fields:
            setattr(draft, name, _cell(row, column))
        filled = self._answer(draft, row)
        if not (filled or draft.text.text or draft.answer.text or draft.explanation.text):
            return None
        accept = split_answers(_cell(row, self._accept).text) if self._accept else []
        if draft.options and accept:
            self._accept_unused.append(row.number)
        draft.answers += accept if draft.answers or draft.options else []
        beyond = next(filter(None, row.cells[len(self._columns.header.cells) :]), None)
        if beyond is not None:
            delimiter = words.DELIMITER[self._columns.delimiter]
            draft.problems.append(problem(words.WIDE, row.number, value=beyond, delimiter=delimiter))
        return draft

    def _answer(self, draft: Draft, row: Row) -> bool:
        """Fill in how a question is answered; return whether the row has choices or wrong answers."""
        wrongs = [cell for column in self._columns.wrongs if (cell := _cell(row, column)).text]
        answers = split_answers(draft.answer.text)
        if wrongs and answers:
            draft.options = [Option(Cell(answer, draft.answer.column), right=True) for answer in answers]
            draft.options += [Option(wrong, right=False) for wrong in wrongs]
        else:
            draft.answers = answers
        return bool(wrongs)

    def questions(self, rows: Sequence[Row]) -> int:
        """Return in how many rows something is asked."""
        place = self._columns.roles[Role.QUESTION].place
        return sum(place < len(row.cells) and bool(row.cells[place].strip()) for row in rows)

    def notes(self) -> Iterator[str]:
        """Yield what the teacher should know about the columns."""
        unused = [shorten(column.header, 40) for column in self._columns.unused]
        if unused:
            yield words.NOT_USED.format(names=", ".join(unused))
        if self._accept and self._accept_unused:
            header = shorten(self._accept.header, 40)
            yield words.ONLY_TYPED.format(column=header, rows=_listed(self._accept_unused))


class _Lettered(_Sheet):
    """The table of the second shape: *Correct* names choices. Without choices it is the answer itself."""

    def __init__(self, columns: Columns, rows: Sequence[Row]) -> None:
        super().__init__(columns)
        self._mixed: list[str] = []
        self._key = columns.roles[Role.ANSWER]
        keyed = [one for row in map(_cleaned, rows[:DRAFTS]) if (one := self._keyed(row)).choices]
        self._form = keys.form_of(keyed)
        answer_is_text = self._form is Form.TEXT and not self._key.word.startswith("correct")
        self._added = answer_is_text and not any(keys.named(one, Form.TEXT) for one in keyed)
        self.problems += same_key(keyed, self._form, self._key.label)
        if self._form is Form.FROM_1 and keys.doubtful(keyed):
            self.problems.append(problem(words.TWO_READINGS, column=self._key.label))

    def _keyed(self, row: Row) -> Keyed:
        choices = {letter: _cell(row, column).text for letter, column in self._columns.options.items()}
        return Keyed(_cell(row, self._key).text, {letter: text for letter, text in choices.items() if text})

    def _answer(self, draft: Draft, row: Row) -> bool:
        keyed = self._keyed(row)
        if not keyed.choices:
            self._without_choices(draft)
            return False
        named = keys.named(keyed, self._form)
        if named is None and self._added and keyed.key:
            draft.options = [Option(Cell(keyed.key, draft.answer.column), right=True)]
            named = ()
        elif named is None and keyed.key and (named := keys.named_otherwise(keyed, self._form)):
            choices = ", ".join(named)
            self._mixed.append(words.MIXED_KEY.format(value=shorten(keyed.key, 40), choices=choices, row=row.number))
        if named is None:
            if draft.text.text or keyed.key:
                draft.problems.append(self._unknown(keyed, draft))
            return True
        for letter in keyed.choices:
            draft.options.append(Option(_cell(row, self._columns.options[letter]), letter in named))
        return True

    def _without_choices(self, draft: Draft) -> None:
        key = draft.answer.text
        any_choice = dict.fromkeys(self._columns.options, "")
        if self._form is not Form.TEXT and not draft.kind.text and keys.named(Keyed(key, any_choice), self._form):
            draft.problems.append(problem(words.KEY_WITHOUT_CHOICES, draft.row, draft.answer.column, key))
        plain = self._key.word.startswith("correct")  # only in Answer and Also accept a bar stands between answers
        draft.answers = ([key] if key else []) if plain else split_answers(key)

    def _unknown(self, keyed: Keyed, draft: Draft) -> Problem:
        numbered = self._form in (Form.FROM_1, Form.FROM_0)
        first = 0 if self._form is Form.FROM_0 else 1
        names = [str(ord(letter) - ord("A") + first) if numbered else letter for letter in keyed.choices]
        *others, last = names
        either = words.EITHER.format(all_but_last=", ".join(others), last=last) if others else last
        gapless = len(names) > 1 and ord(max(keyed.choices)) - ord(min(keyed.choices)) == len(names) - 1
        span = words.SPAN.format(first=names[0], last=last) if gapless else either
        if not keyed.key:
            fault = words.EMPTY_KEY
        else:
            fault = words.KEY_PAST_END if keys.names_places(keyed.key) else words.KEY_UNKNOWN
        return problem(fault, draft.row, draft.answer.column, keyed.key, letters=either, span=span)

    def notes(self) -> Iterator[str]:
        """Yield what the teacher should know about the columns and the keys."""
        yield from super().notes()
        if self._mixed:
            yield words.MIXED_KEYS.format(keys=_listed(self._mixed))


def _cleaned(row: Row) -> Row:
    return Row(row.number, [clean(cell) for cell in row.cells])


def _cell(row: Row, column: Column) -> Cell:
    return Cell(row.cells[column.place] if column.place < len(row.cells) else "", column.label)


def _listed(items: Sequence[object]) -> str:
    shown = ", ".join(str(item) for item in items[:10])
    return shown if len(items) <= 10 else f"{shown}, …"

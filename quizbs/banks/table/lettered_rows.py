"""Tables whose answer names choices: *Question, A, B, C, D, Correct*."""

from collections.abc import Iterator, Sequence
from statistics import median

from quizbs.banks.cells import Cell, is_tick, without_labels
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.kinds import kind_of
from quizbs.banks.problem import Problem, ask, list_fact, problem, row_facts, shorten
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.table.column_checks import same_key
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.key_problems import unknown
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.rows import Rows, cell_of
from quizbs.banks.table.table import GridRow
from quizbs.message import Message
from quizbs.quiz.question import Kind


class LetteredRows(Rows):
    """The rows of a table like *Question, A, B, C, D, Correct*, in which *Correct* names choices.

    In a row without choices *Correct* is the right answer itself.
    """

    _between = ", "

    def __init__(self, layout: Layout, rows: Sequence[GridRow]) -> None:
        super().__init__(layout, rows)
        self._mixed: list[Message] = []
        self._usual = 0  # usual number of cells of a row
        self._keyed_rows: dict[int, KeyedRow] = {}
        self._labelled = 0  # rows whose choices have letters
        self.fillers: frozenset[str] = frozenset()  # texts that only fill empty choices
        self._key = self._columns.roles.get(Role.ANSWER)
        self._type = self._columns.roles.get(Role.TYPE)
        keyed = self._all_keyed()
        self.fillers = answer_key.fillers(keyed)
        if self.fillers:
            self._keyed_rows, self._labelled = {}, 0
            keyed = self._all_keyed()
        self._form = self._decided_form(keyed)
        named = self._key is not None and self._key.word.startswith("correct")
        answer_is_text = self._form is Form.TEXT and not named
        self.doubtful = self.from_0_or_1 = self._same_key = self.letters_or_text = False
        self.decided = layout.form is None  # by the keys, not by the kind of file
        marked = [answer_key.letters_named(key, self._form) for key in keyed] if self._form is Form.MARKED else []
        self.is_unmarked = bool(marked) and not any(marked)
        self._added = answer_is_text and not any(answer_key.letters_named(key, Form.TEXT) for key in keyed)
        if self._key:
            if layout.unit == "row":
                self.problems += same_key(keyed, self._form, self._key.label)
            self._same_key = bool(self.problems)
            self.doubtful = (
                layout.likely is None and self._form in (Form.FROM_1, Form.TEXT) and answer_key.doubtful(keyed)
            )
            if layout.form is None and self._form is Form.LETTERS and not self._is_lettered(keyed):
                self.problems += self._lettered(keyed)
            if layout.form is None and self._form is Form.FROM_1 and self.doubtful:
                self.problems.append(ask("reading-two-readings", column=self._key.label))
            elif layout.form is None and self._form is Form.FROM_1 and not self.problems:
                self.problems += self._counted(keyed)
            if layout.form is None and self._form is Form.FROM_0 and not self.from_0_or_1 and not self._is_sure(keyed):
                self.problems.append(ask("reading-from-zero", column=self._key.label))

    def _decided_form(self, keyed: Sequence[KeyedRow]) -> Form:
        """Return how the keys are written; ``keyed`` are all rows with choices."""
        layout = self._layout
        by_key = self._key is not None or bool(self._columns.flags)
        form = layout.form or (answer_key.form_of(keyed) if by_key else Form.MARKED)
        if layout.form or form is Form.MARKED or self._key is None:
            return form
        numbered = form in (Form.FROM_0, Form.FROM_1)
        if numbered != (layout.likely is Form.FROM_1) and layout.likely in (Form.FROM_1, Form.TEXT):
            form = layout.likely if not numbered or _are_texts(keyed) else form
        counts = form is Form.FROM_1 and layout.from_0 is None and "index" in self._key.word.split()
        return (answer_key.from_zero(keyed) if counts else None) or form

    def _is_lettered(self, keyed: Sequence[KeyedRow]) -> bool:
        """Return whether letters can only be option letters: quizbs wrote the table, or the choices have labels."""
        return self._columns.are_ours or self._layout.likely is Form.LETTERS or 2 * self._labelled >= len(keyed) > 0

    def _is_sure(self, keyed: Sequence[KeyedRow]) -> bool:
        """Return whether the numbers certainly count from 0: one of them is 0, and none is too large."""
        zero = any(0 in answer_key.numbers_of(row.key) for row in keyed)
        return self._layout.from_0 or (zero and answer_key.from_zero(keyed) is not None)

    def _all_keyed(self) -> list[KeyedRow]:
        return [record for row in self._all if len((record := self._keyed(row)).choices) > (self._key is None)]

    def _counted(self, keyed: Sequence[KeyedRow]) -> Iterator[Problem]:
        """Yield a problem if the numbers may count from 0 or from 1: none is 0, and none names the last choice."""
        both = [
            (answer_key.letters_named(row, Form.FROM_1), answer_key.letters_named(row, Form.FROM_0), row)
            for row in keyed
            if row.key
        ]
        if self._layout.from_0 is False or not both or any(one is None or other is None for one, other, _ in both):
            return
        one, other, row = both[0]
        self.from_0_or_1 = True
        first, zeroth = (" | ".join(row.choices[letter] for letter in named or ()) for named in (one, other))
        self._form = Form.FROM_0 if self._layout.from_0 else self._form
        fault = "reading-from-0-taken" if self._layout.from_0 else "reading-from-0-or-1"
        column = self._key.label if self._key else None
        yield ask(fault, None, column, self._question_of(row), one=first, other=zeroth)

    def _lettered(self, keyed: Sequence[KeyedRow]) -> Iterator[Problem]:
        """Yield a problem if a key is the letter of one choice and the text of another."""
        row = answer_key.doubtful_letters(keyed)
        if row is None:
            return
        self.letters_or_text = True
        one, other = (
            " | ".join(row.choices[letter] for letter in answer_key.letters_named(row, form) or ())
            for form in (Form.LETTERS, Form.TEXT)
        )
        column = self._key.label if self._key else None
        question = shorten(self._question_of(row))
        yield ask("reading-letters-as-choices", None, column, row.key, text=question, one=one, other=other)

    def _question_of(self, keyed: KeyedRow) -> str:
        row = next(row for row in self._all if self._keyed_rows.get(id(row)) is keyed)
        return cell_of(row, self._columns.roles[Role.QUESTION]).text

    @property
    def form(self) -> Form:
        """Return how the keys are written."""
        return self._form

    def lettered_choices(self, row: GridRow, draft: Draft) -> tuple[dict[str, str], tuple[str, ...]] | None:
        """Return the choices of a row by letter, and the letters of the right ones; ``None`` if that isn't certain."""
        choices = self._keyed(row).choices
        right = answer_key.letters_named(self._keyed(row), self._form)
        return (choices, right) if right and draft.choices and not draft.problems else None

    def _keyed(self, row: GridRow) -> KeyedRow:
        """Return the key and the choices of a row; they are computed once."""
        if id(row) not in self._keyed_rows:  # tables beside each other have rows with the same number
            self._keyed_rows[id(row)] = self._find(row)
        return self._keyed_rows[id(row)]

    def _letters_of(self, row: GridRow) -> list[str]:
        return [*self._keyed(row).choices]

    def _find(self, row: GridRow) -> KeyedRow:
        choices = {}
        for letter, column in self._columns.options.items():
            if column.index < len(row.cells) and (text := row.cells[column.index]) and text not in self.fillers:
                choices[letter] = text
        plain = without_labels(choices)
        self._labelled += plain != choices
        choices = plain
        if flags := self._columns.flags:
            named = [letter for letter in choices if letter in flags and is_tick(cell_of(row, flags[letter]).text)]
            return KeyedRow(", ".join(named), choices)
        key = ", ".join(
            cell.text for column in (self._key, *self._columns.keys) if column and (cell := cell_of(row, column)).text
        )
        return KeyedRow(key, choices)

    def _answer(self, draft: Draft, row: GridRow) -> bool:
        keyed = self._keyed(row)
        if not keyed.choices:
            self._without_choices(draft, row)
            return False
        if typed := self._typed(draft, keyed):
            draft.answers = typed
            return True
        named = answer_key.letters_named(keyed, self._form)
        if named is None and self._added and keyed.key:
            draft.choices = [DraftChoice(Cell(keyed.key, draft.answer.column), right=True)]
            named = ()
        elif (
            named is None
            and keyed.key
            and not self._is_short(row)
            and (named := answer_key.named_otherwise(keyed, self._form))
        ):
            self._mixed.append(
                Message(
                    "reading-mixed-key", {**row_facts(row.number), "value": shorten(keyed.key, 40), "names": [*named]}
                )
            )
        if named is None:
            if draft.text.text or keyed.key:
                draft.problems.append(unknown(keyed, draft, self._form if self._key else None))
        elif self._layout.choices_accepted and len(keyed.choices) == len(named) == 1:
            draft.answers = list(keyed.choices.values())
        else:
            self._give_choices(draft, row, keyed, named)
        return True

    def _give_choices(self, draft: Draft, row: GridRow, keyed: KeyedRow, named: Sequence[str]) -> None:
        """Set the choices of a draft from its row; ``named`` are the letters of the right ones."""
        for letter, text in keyed.choices.items():
            shown = answer_key.without_mark(text) if self._form is Form.MARKED else text
            cell = Cell(shown, self._columns.options[letter].label)
            draft.choices.append(DraftChoice(cell, letter in named, self._feedback(row, letter)))
        draft.in_order = not self._same_key and self._form is not Form.FIRST
        draft.by_text = self._form is Form.TEXT or self._layout.likely is Form.LETTERS
        draft.repeats = self._layout.repeats

    def _is_short(self, row: GridRow) -> bool:
        """Return whether a row has fewer cells than usual, so that its cells may be in the wrong columns."""
        self._usual = self._usual or min(round(median(len(other.cells) for other in self._all)), self._width)
        return len(row.cells) < self._usual

    def _typed(self, draft: Draft, keyed: KeyedRow) -> list[str]:
        """Return the accepted answers of a row that is a typed question with answers instead of choices; else empty."""
        if self._layout.choices_accepted and not keyed.key and kind_of(draft.kind.text) is Kind.TYPED:
            return list(dict.fromkeys(keyed.choices.values()))
        says_it = not keyed.key and kind_of(draft.kind.text) in (Kind.TYPED, Kind.TRUE_FALSE)
        if len(keyed.choices) == 1 and (self._key is None or says_it):
            return [answer_key.without_mark(next(iter(keyed.choices.values())))]
        return []

    def _without_choices(self, draft: Draft, row: GridRow) -> None:
        key = draft.answer.text
        any_choice = dict.fromkeys(self._columns.options, "")
        by_place = self._form in (Form.LETTERS, Form.FROM_1, Form.FROM_0)
        if key and by_place and not draft.kind.text and answer_key.letters_named(KeyedRow(key, any_choice), self._form):
            draft.problems.append(problem("reading-key-without-choices", draft.row, draft.answer.column, key))
        plain = self._key is not None and self._key.word.startswith("correct")
        # only in Answer and Also accept does a bar separate answers
        draft.answers = (
            ([key] if key else []) if plain or self._layout.one_right else self._answers_in(draft.answer, row)
        )

    def notes(self) -> Iterator[Message]:
        """Yield sentences for the teacher about how the columns and keys were read."""
        yield from super().notes()
        if self.fillers:
            yield Message(
                "reading-fillers",
                {"names": [Message("reading-quoted", {"name": text}) for text in sorted(self.fillers)]},
            )
        if self._mixed:
            yield Message("reading-mixed-keys", {"names": list_fact(self._mixed)})


def _are_texts(keyed: Sequence[KeyedRow]) -> bool:
    """Return whether at least half of the keys are texts of choices."""
    return 2 * sum(answer_key.letters_named(row, Form.TEXT) is not None for row in keyed) >= len(keyed)

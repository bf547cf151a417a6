"""Turning the rows of a table into drafts, by what its columns hold.

Tables have two shapes: *Question, Answer, Wrong 1, Wrong 2 …*, in which the answer is always a text, and *Question, A,
B, C, D, Correct*, in which the answer names choices. Other columns are the same in both.
"""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import Cell, sign_between, split_answers, split_choices, without_labels
from quizbs.banks.draft import Draft, DraftChoice, DraftTranslation
from quizbs.banks.kinds import has_no_answer
from quizbs.banks.problem import Problem, ask, list_fact, problem, row_with, shorten
from quizbs.banks.table.counted import drop_numbers
from quizbs.banks.table.delimited import code_of
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.table import GridRow
from quizbs.message import Message

_SHOWN = 30  # characters of a row without a question
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


class Rows:
    """The rows of a table like *Question, Answer, Wrong 1*, in which ``|`` separates several right answers."""

    def __init__(self, layout: Layout, rows: Sequence[GridRow]) -> None:
        self._layout = layout
        self._columns = layout.columns
        self._width = layout.columns.width
        self.problems: list[Problem] = []
        self.several_lines: str | None = None  # the first answer with several lines
        self.empty = 0  # rows with nothing but numbers
        self.left_out: list[Message] = []  # rows with other texts, but without a question
        self._fields = [(_FIELDS[role], column) for role, column in self._columns.roles.items() if role in _FIELDS]
        self._accept = self._columns.roles.get(Role.ACCEPT)
        self._accept_unused: list[int] = []  # rows with choices, so that nobody types an accepted answer
        self._all = rows
        answer = self._columns.roles.get(Role.ANSWER)
        typed = answer and not (self._columns.options or self._columns.wrongs or self._columns.are_ours)
        self._sign = sign_between([cell_of(row, answer).text for row in rows]) if answer and typed else ""

    def drafts(self) -> list[Draft]:
        """Return the drafts of the rows. Reading stops after ``limits.MAX_BAD_ROWS`` bad rows."""
        drafts, bad = [], 0
        for row in self._all:
            if draft := self._draft(row):
                drafts.append(draft)
            if draft is None:
                self._leave_out(row)
            if (bad := bad + bool(draft and draft.problems)) > limits.MAX_BAD_ROWS:
                break
        drop_numbers(drafts)
        return drafts

    def _leave_out(self, row: GridRow) -> None:
        """Count a row without a question; if it has a text, remember the text for the message about left-out rows."""
        text = next((cell for cell in row.cells if any(map(str.isalpha, cell))), "")
        if text:
            self.left_out.append(row_with(row.number, shorten(text, _SHOWN)))
        else:
            self.empty += 1

    def _draft(self, row: GridRow) -> Draft | None:
        """Return the draft of a row, ``None`` if it has neither question nor answers."""
        draft = Draft(row.number)
        for name, column in self._fields:
            setattr(draft, name, cell_of(row, column))
        more = [cell.text for column in self._columns.keys if (cell := cell_of(row, column)).text]
        if more:
            parts = [draft.answer.text, *more] if draft.answer.text else more
            draft.answer = Cell(self._between.join(parts), draft.answer.column)
        filled = self._answer(draft, row)
        if not (filled or draft.text.text or draft.answer.text or draft.explanation.text):
            return None
        accept = split_answers(cell_of(row, self._accept).text) if self._accept else []
        if draft.choices and accept:
            self._accept_unused.append(row.number)
        draft.answers += accept if draft.answers or draft.choices else []
        if draft.kind.text and has_no_answer(draft.kind.text) and not draft.answers:
            draft.problems = [problem("reading-no-right-answer", row.number, draft.kind.column, draft.kind.text)]
        draft.translations = [
            translation
            for language, columns in self._columns.translations.items()
            if (translation := self._translation(draft, row, language, columns)).text.text
        ]
        self._check_width(draft, row)
        return draft

    def _translation(self, draft: Draft, row: GridRow, language: str, columns: Columns) -> DraftTranslation:
        """Return the texts of a row in another language; ``text`` is empty if the row isn't translated."""
        texts = {role: cell_of(row, column) for role, column in columns.roles.items()}
        written = texts.get(Role.ANSWER, Cell()).text
        one = sum(choice.right for choice in draft.choices) == 1 or (not draft.choices and len(draft.answers) == 1)
        answers = [written] if written and one else split_answers(written)
        letters = self._letters_of(row)
        marked = columns.options or dict(zip(ascii_uppercase, columns.wrongs, strict=False))
        choices = without_labels(
            {a: cell.text for a in letters if a in marked and (cell := cell_of(row, marked[a])).text}
        )
        rights = answers if draft.choices and not self._columns.options else []
        why = columns.feedback
        return DraftTranslation(
            language,
            texts.get(Role.QUESTION, Cell()),
            [*rights, *choices.values()],
            [*[""] * len(rights), *(cell_of(row, why[letter]).text if letter in why else "" for letter in choices)],
            [*answers, *split_answers(texts.get(Role.ACCEPT, Cell()).text)],
            texts.get(Role.EXPLANATION, Cell()).text,
        )

    def _letters_of(self, row: GridRow) -> list[str]:
        """Return the letters of the wrong answers or choices that a row has."""
        columns = zip(ascii_uppercase, self._columns.wrongs, strict=False)
        return [letter for letter, column in columns if cell_of(row, column).text]

    _between = "\n"  # joins right answers from several columns

    def _check_width(self, draft: Draft, row: GridRow) -> None:
        if self._layout.free or len(row.cells) <= self._width:
            return
        beyond = next(filter(None, row.cells[self._width :]), None)
        if beyond is not None:
            delimiter = code_of(self._layout.source.name)
            if self._continues_explanation(draft, row):
                return
            draft.problems.append(problem("reading-wide", row.number, value=beyond, delimiter=delimiter))

    def _continues_explanation(self, draft: Draft, row: GridRow) -> bool:
        """Append the cells beyond the last column to the explanation; return whether they belong to it.

        They do if question, choices and key are valid: a delimiter in one of those would have shifted the key.
        """
        last = self._columns.by_place().get(self._width - 1)
        fits = bool(self._columns.options and draft.choices and not draft.problems) and last in (None, Role.EXPLANATION)
        if fits and last:
            sign = self._layout.source.name
            text = f"{sign} ".join(cell for cell in row.cells[self._width - 1 :] if cell)
            draft.explanation = Cell(text, draft.explanation.column)
        return fits

    def _answer(self, draft: Draft, row: GridRow) -> bool:
        """Set the answers of a draft from its row; return whether the row has choices or wrong answers."""
        wrongs = [
            (cell, self._feedback(row, letter))
            for letter, column in zip(ascii_uppercase, self._columns.wrongs, strict=False)
            if (cell := cell_of(row, column)).text
        ]
        if wrongs and len(self._columns.wrongs) == 1 and not self._columns.wrongs[0].word[-1:].isdigit():
            # "Wrong answers", all of them in one cell
            every = wrongs[0][0]
            wrongs = [(Cell(text, every.column), Cell()) for text in split_choices(every.text, commas=False)]
        whole = draft.answer.text
        answers = [whole] if whole and self._layout.one_right else self._answers_in(draft.answer, row)
        if wrongs and answers:
            draft.choices = [DraftChoice(Cell(answer, draft.answer.column), right=True) for answer in answers]
            draft.choices += [DraftChoice(wrong, right=False, feedback=why) for wrong, why in wrongs]
        else:
            draft.answers = answers
        return bool(wrongs)

    def _answers_in(self, cell: Cell, row: GridRow) -> list[str]:
        """Return the answers in a cell. Several lines are one answer, unless the file or the teacher says otherwise."""
        if self._layout.unit == "question":
            return cell.text.split("\n") if cell.text else []
        if self._sign and self._sign in cell.text and "://" not in cell.text:
            return [answer for part in cell.text.split(self._sign) if (answer := part.strip())]
        if self._layout.lines or self._columns.keys or "\n" not in cell.text or "|" in cell.text:
            return split_answers(cell.text)
        question = cell_of(row, self._columns.roles[Role.QUESTION]).text
        if self.several_lines is None and question:
            self.several_lines = cell.text
            self.problems.append(ask("reading-several-lines", None, cell.column, cell.text, text=shorten(question)))
        return [cell.text]

    def _feedback(self, row: GridRow, letter: str) -> Cell:
        """Return the feedback on the choice ``letter`` in a row; an empty cell if it has none."""
        column = self._columns.feedback.get(letter)
        return cell_of(row, column) if column else Cell()

    def notes(self) -> Iterator[Message]:
        """Yield sentences for the teacher about how the columns were read."""
        if self._sign:
            yield Message("reading-sign-between", {"delimiter": self._sign})
        if self._accept and self._accept_unused:
            header = shorten(self._accept.header, 40)
            yield Message("reading-only-typed", {"column": header, "rows": list_fact(self._accept_unused)})


def cell_of(row: GridRow, column: Column) -> Cell:
    """Return the cell of a row in a column, an empty one if the row is too short."""
    return Cell(row.cells[column.index] if column.index < len(row.cells) else "", column.label)

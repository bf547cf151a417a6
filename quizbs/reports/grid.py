"""The grid of all first answers: a line for each student, a column for each question."""

from collections import Counter

import msgspec

from quizbs.reports.answers import AnswerRecord
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import came_back
from quizbs.reports.judging import A_HINT, percent, teach_again
from quizbs.reports.people_parts import MIN_FIRST_ANSWERS, own_percent
from quizbs.reports.question_parts import letters


class AnswerCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A first answer: the ``letters`` of the chosen options, or the ``typed`` text.

    ``later``: whether the student was right when the question was asked again at ``later_at`` (s), ``None`` if it
    wasn't asked again. ``seconds`` is the time to answer; ``sure`` is 2 for sure, 0 for a guess.
    """

    right: bool
    letters: str = ""
    typed: str = ""
    later: bool | None = None
    later_at: float | None = None
    seconds: float | None = None
    sure: int | None = None


class QuestionColumn(msgspec.Struct, frozen=True):
    """A column: a question, its number in the bank (``None``: no longer there), and its first answers.

    ``right`` of ``first`` answers were right; ``percent`` is ``None`` for fewer than five answers. ``teach``: the
    question is among those to teach again.
    """

    wording: str
    number: int | None
    text: str
    topic: str
    right: int
    first: int
    percent: int | None
    teach: bool

    @property
    def rate(self) -> float:
        """Return the share (0 to 1) of first answers that were right; 1 without answers."""
        return self.right / self.first if self.first else 1.0


class StudentLine(msgspec.Struct, frozen=True):
    """A line: a student with the first answers, by wording; ``right`` of ``first`` were right.

    ``drawn`` is the name in the lesson, if ``name`` is the real one; ``enough``: the answers are enough for a
    percentage.
    """

    person: str
    name: str
    drawn: str
    table: int
    right: int
    first: int
    enough: bool
    cells: dict[str, AnswerCell]

    @property
    def percent(self) -> int | None:
        """Return the percentage of right answers, or ``None`` if there are too few."""
        return own_percent(self.right, self.first)


class AnswerGrid(msgspec.Struct, frozen=True):
    """The grid of a lesson: its questions (``columns``) and its students (``lines``).

    Columns are grouped by topic, the weakest topic first; within a topic, the most missed questions come first.
    """

    columns: tuple[QuestionColumn, ...]
    lines: tuple[StudentLine, ...]


def grid(facts: LessonFacts) -> AnswerGrid:
    """Return the grid of a lesson. Students who missed most are first, those with too few answers last."""
    again = {(returned.first.person, returned.first.wording): returned for returned in came_back(facts.answers)}
    taught = set(teach_again(facts.sums.questions))
    by_person: dict[str, dict[str, AnswerCell]] = {participant.person: {} for participant in facts.participants}
    for answer in facts.first:
        if answer.wording in facts.questions:
            back = again.get((answer.person, answer.wording))
            cell = _cell(facts, answer)
            if back:
                cell = msgspec.structs.replace(cell, later=back.right, later_at=back.again.at)
            by_person.setdefault(answer.person, {})[answer.wording] = cell
    tables = {participant.person: participant.table for participant in facts.participants}
    lines = [_line(facts, person, cells, tables.get(person, 0)) for person, cells in by_person.items()]
    return AnswerGrid(
        _columns(facts, taught),
        tuple(sorted(lines, key=lambda line: (not line.enough, _share(line), -line.first, line.name))),
    )


def _share(line: StudentLine) -> float:
    return line.right / line.first if line.first else 1.0


def _cell(facts: LessonFacts, answer: AnswerRecord) -> AnswerCell:
    return AnswerCell(
        answer.right is True,
        letters(facts.question(answer.wording), answer),
        answer.typed or "",
        seconds=answer.seconds,
        sure=answer.sure,
    )


def _line(facts: LessonFacts, person: str, cells: dict[str, AnswerCell], table: int) -> StudentLine:
    right = sum(cell.right for cell in cells.values())
    drawn = facts.names.get(person, "") if person in facts.real else ""
    enough = len(cells) >= MIN_FIRST_ANSWERS
    return StudentLine(person, facts.shown_names[person], drawn, table, right, len(cells), enough, cells)


def _columns(facts: LessonFacts, taught: set[str]) -> tuple[QuestionColumn, ...]:
    counts_of = {wording: counts for wording, counts in facts.sums.questions.items() if wording in facts.questions}
    right, first = Counter[str](), Counter[str]()
    for wording, counts in counts_of.items():
        topic = facts.question(wording).topic
        right[topic] += counts.right
        first[topic] += counts.first
    order = sorted(
        counts_of,
        key=lambda wording: (
            not (topic := facts.question(wording).topic),
            right[topic] / first[topic] if first[topic] else 1.0,
            topic,
            counts_of[wording].right / counts_of[wording].first if counts_of[wording].first else 1.0,
            facts.number(wording) or 0,
        ),
    )
    return tuple(
        QuestionColumn(
            wording,
            facts.number(wording),
            facts.question(wording).text,
            facts.question(wording).topic,
            counts_of[wording].right,
            counts_of[wording].first,
            percent(counts_of[wording].right, counts_of[wording].first, A_HINT),
            wording in taught,
        )
        for wording in order
    )

"""A lesson as tables for a spreadsheet: rows for answers, for students, the grid, questions, a summary."""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple

import msgspec

from quizbs.local_time import local
from quizbs.reports.answers import AnswerRecord
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import came_back, first_answers
from quizbs.reports.grid import grid
from quizbs.reports.people_parts import reason
from quizbs.reports.question_parts import letters, right_answer
from quizbs.reports.report import report

Value = str | int | float | None
_HOW = {
    "asked": "own question",
    "along": "everyone answers",
    "class": "question for everyone",
    "argued": "after arguing",
}
_REASONS = {"late": "came late", "went_off": "phone went off", "shared": "shared a phone", "": ""}


class Sheet(NamedTuple):
    """A table: its name, its column heads, and its rows."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Value]]


def nameless(facts: LessonFacts) -> LessonFacts:
    """Return the facts of a lesson without names and typed answers.

    Numbers replace the random ids, too, since other data links those to names.
    """
    number = {person: f"{number:03}" for number, person in enumerate(sorted(facts.shown_names), 1)}
    answers = tuple(answer._replace(typed=None, person=number[answer.person]) for answer in facts.answers)
    there = tuple(one._replace(person=number[one.person]) for one in facts.participants)
    return msgspec.structs.replace(facts, names={}, real={}, answers=answers, participants=there)


def answer_rows(facts: LessonFacts) -> Sheet:
    """Return a row for each answer, in order."""
    first = {id(answer) for answer in first_answers(facts.answers)}
    heads = (
        *("Time", "Round", "Table", "Student", "Question no.", "Question", "Topic", "Kind", "Answer", "Right"),
        *("First answer", "How", "Seconds", "Sure", "Helped by", "Teacher’s ruling"),
    )
    return Sheet("Answers", heads, [_answer_row(facts, answer, id(answer) in first) for answer in facts.answers])


def _answer_row(facts: LessonFacts, answer: AnswerRecord, first: bool) -> Sequence[Value]:
    known = answer.wording in facts.questions
    return (
        _clock(answer.at),
        answer.round or None,
        answer.table or None,
        facts.shown_names.get(answer.person, ""),
        facts.number(answer.wording) if known else None,
        answer.question_text,
        answer.topic,
        answer.kind,
        _given(facts, answer) if known else answer.typed,
        {True: "right", False: "wrong", None: "no answer in time"}[answer.right],
        "yes" if first else "no",
        _HOW[answer.how],
        answer.seconds,
        None if answer.sure is None else ("a guess", "I think so", "sure")[answer.sure],
        ", ".join({"fewer": "fewer choices", "time": "more time"}.get(help_, help_) for help_ in answer.helped),
        "yes" if answer.overruled else "",
    )


def _given(facts: LessonFacts, answer: AnswerRecord) -> str:
    question = facts.question(answer.wording)
    if answer.chosen is None:
        return answer.typed or ""
    texts = [question.choices[place].text for place in answer.chosen if place < len(question.choices)]
    return f"{letters(question, answer)}: {' | '.join(texts)}"


def student_rows(facts: LessonFacts) -> Sheet:
    """Return a row for each student. The percentage is empty for too few answers."""
    back = came_back(facts.answers)
    people = {one.person: one for one in facts.participants}
    heads = (
        *("Student", "Drawn name", "Table", "First answers", "Right", "Right, %", "Came back", "Then right"),
        "What to know",
    )
    rows = []
    for line in sorted(grid(facts).lines, key=lambda line: line.name.casefold()):
        mine = [one for one in back if one.first.person == line.person]
        few = "" if line.enough else "too few to judge"
        why = _REASONS[reason(people.get(line.person))]
        rows.append(
            (
                *(line.name, line.drawn, line.table or None, line.first, line.right),
                line.percent,
                *(len(mine), sum(one.right for one in mine), ", ".join(filter(None, (few, why)))),
            )
        )
    return Sheet("Students", heads, rows)


def grid_rows(facts: LessonFacts) -> Sheet:
    """Return the grid: 1 for right, 0 for wrong, empty if not asked."""
    table = grid(facts)
    heads = ("Student", *(f"{column.number or '–'} {column.text}" for column in table.columns))
    return Sheet(
        "Grid",
        heads,
        [
            (
                line.name,
                *(int(cell.right) if (cell := line.cells.get(column.wording)) else None for column in table.columns),
            )
            for line in table.lines
        ],
    )


def question_rows(facts: LessonFacts) -> Sheet:
    """Return a row for each question, as in the grid."""
    rows: list[Sequence[Value]] = []
    for column in grid(facts).columns:
        question, one = facts.question(column.wording), facts.sums.questions[column.wording]
        chosen = ", ".join(f"{letter}: {count}" for letter, count in _counts(one.chosen))
        rows.append(
            (
                *(column.number, question.text, question.topic, str(question.kind)),
                " | ".join(f"{told.letter} {told.text}".strip() for told in right_answer(question)),
                *(one.first, one.right, column.percent, chosen, "yes" if column.teach else ""),
            )
        )
    heads = (
        *("Question no.", "Question", "Topic", "Kind", "Right answer", "First answers", "Right", "Right, %"),
        *("Chosen", "Teach again"),
    )
    return Sheet("Questions", heads, rows)


def _counts(chosen: Mapping[int, int]) -> list[tuple[str, int]]:
    return [(ascii_uppercase[place % 26], count) for place, count in sorted(chosen.items())]


def summary_rows(facts: LessonFacts) -> Sheet:
    """Return the report as facts and values."""
    told = report(facts)
    rows: list[tuple[str, Value]] = [
        ("Question bank", facts.title),
        ("Class", facts.label),
        ("Began", _moment(facts.began_at)),
        ("Ended", "" if facts.ended_at is None else _moment(facts.ended_at)),
        ("Students", told.students),
        ("First answers", told.first),
        ("Right", told.right),
        ("Right, %", told.percent),
        ("Missed questions that came back", told.returned),
        ("Right then", told.corrected),
        ("Open questions", told.open),
    ]
    rows += [("Teach again", f"{one.text} ({one.missed} of {one.first} missed it)") for one in told.teach]
    rows += [
        (f"Topic: {one.topic}", f"{one.right} of {one.first} right" if one.enough else "too few to judge")
        for one in told.topics
    ]
    return Sheet("Summary", ("What", "Value"), rows)


def workbook_sheets(facts: LessonFacts) -> list[Sheet]:
    """Return all sheets of a workbook."""
    return [summary_rows(facts), student_rows(facts), grid_rows(facts), question_rows(facts), answer_rows(facts)]


def _clock(at: float) -> str:
    return f"{local(at):%H:%M:%S}"


def _moment(at: float) -> str:
    return f"{local(at):%Y-%m-%d %H:%M}"

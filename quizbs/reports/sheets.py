"""A lesson as tables for a spreadsheet: answers, students, grid, questions, summary.

``say`` returns their texts in the teacher's language, as ``Messages.say`` does.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import Literal, NamedTuple, TypeVar

import msgspec

from quizbs.local_time import local
from quizbs.reports.answers import AnswerRecord
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import AnswerAskedAgain, came_back, first_answers
from quizbs.reports.grid import QuestionColumn, StudentLine, grid
from quizbs.reports.people_parts import reason
from quizbs.reports.question_parts import letters, right_answer
from quizbs.reports.report import report

T = TypeVar("T")
Value = str | int | float | None
Say = Callable[..., str]
Result = Literal["right", "wrong", "silent"]


class Sheet(NamedTuple):
    """A table: its name, its header row and its other rows."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Value]]


def nameless(facts: LessonFacts) -> LessonFacts:
    """Return the facts of a lesson without names and typed answers.

    Numbers also replace the random ids of people, since other data links those ids to names.
    """
    number = {person: f"{number:03}" for number, person in enumerate(sorted(facts.shown_names), 1)}
    answers = tuple(answer._replace(typed=None, person=number[answer.person]) for answer in facts.answers)
    there = tuple(participant._replace(person=number[participant.person]) for participant in facts.participants)
    return msgspec.structs.replace(facts, names={}, real={}, answers=answers, participants=there)


def _sheet(say: Say, sheet: str, columns: Mapping[str, Callable[[T], Value]], lines: Iterable[T]) -> Sheet:
    """Return a table with a row for each of ``lines``.

    ``columns`` has, by a column's head, the function that returns the value of a cell.
    """
    heads = [say("report-head", head=head) for head in columns]
    rows = [tuple(value(line) for value in columns.values()) for line in lines]
    return Sheet(say("report-sheet", sheet=sheet), heads, rows)


def answer_rows(facts: LessonFacts, say: Say) -> Sheet:
    """Return a table with a row for each answer, in the order in which the answers were given."""
    first = {id(answer) for answer in first_answers(facts.answers)}
    columns: dict[str, Callable[[AnswerRecord], Value]] = {
        "time": lambda answer: _clock(answer.at),
        "round": lambda answer: answer.round or None,
        "table": lambda answer: answer.table or None,
        "student": lambda answer: facts.shown_names.get(answer.person, ""),
        "question_number": lambda answer: facts.number(answer.wording) if answer.wording in facts.questions else None,
        "question": lambda answer: answer.question_text,
        "topic": lambda answer: answer.topic,
        "kind": lambda answer: _kind(say, answer.kind),
        "answer": lambda answer: answer_text(facts, answer),
        "right": lambda answer: say("report-result", result=result(answer)),
        "first_answer": lambda answer: say("report-yes", yes=id(answer) in first),
        "how": lambda answer: say("report-how", how=answer.how),
        "seconds": lambda answer: answer.seconds,
        "sure": lambda answer: None if answer.sure is None else say("report-how-sure", sure=answer.sure),
        "helped": lambda answer: ", ".join(say("report-help", help=each) for each in answer.helped),
        "ruling": lambda answer: say("report-yes", yes=True) if answer.overruled else "",
    }
    return _sheet(say, "answers", columns, facts.answers)


def _kind(say: Say, kind: str) -> str:
    return say("report-kind", kind=kind.replace("/", "-")) if kind else ""


def result(answer: AnswerRecord) -> Result:
    """Return whether an answer was right, wrong, or not given in time."""
    return "silent" if answer.right is None else "right" if answer.right else "wrong"


def answer_text(facts: LessonFacts, answer: AnswerRecord) -> str:
    """Return an answer as text, with the option letters of its choices; "" if there is no answer."""
    if answer.chosen is None or answer.wording not in facts.questions:
        return answer.typed or ""
    question = facts.question(answer.wording)
    texts = [question.choices[place].text for place in answer.chosen if place < len(question.choices)]
    return f"{letters(question, answer)}: {' | '.join(texts)}"


def student_rows(facts: LessonFacts, say: Say) -> Sheet:
    """Return a table with a row for each student. The percentage is empty if there are too few answers."""
    participants = {participant.person: participant for participant in facts.participants}
    back: dict[str, list[AnswerAskedAgain]] = {}
    for returned in came_back(facts.answers):
        back.setdefault(returned.first.person, []).append(returned)

    def to_know(line: StudentLine) -> str:
        few = "" if line.enough else say("report-too-few")
        why = reason(participants.get(line.person))
        return ", ".join(filter(None, (few, why and say("report-reason", reason=why))))

    columns: dict[str, Callable[[StudentLine], Value]] = {
        "student": lambda line: line.name,
        "drawn": lambda line: line.drawn,
        "table": lambda line: line.table or None,
        "first_answers": lambda line: line.first,
        "right_count": lambda line: line.right,
        "percent": lambda line: line.percent,
        "came_back": lambda line: len(back.get(line.person, ())),
        "then_right": lambda line: sum(returned.right for returned in back.get(line.person, ())),
        "to_know": to_know,
    }
    return _sheet(say, "students", columns, sorted(grid(facts).lines, key=lambda line: line.name.casefold()))


def grid_rows(facts: LessonFacts, say: Say) -> Sheet:
    """Return a table with students as rows and questions as columns: 1 right, 0 wrong, empty if not asked."""
    table = grid(facts)
    heads = (say("report-head", head="student"), *(f"{column.number or '–'} {column.text}" for column in table.columns))
    return Sheet(
        say("report-sheet", sheet="grid"),
        heads,
        [
            (
                line.name,
                *(int(cell.right) if (cell := line.cells.get(column.wording)) else None for column in table.columns),
            )
            for line in table.lines
        ],
    )


def question_rows(facts: LessonFacts, say: Say) -> Sheet:
    """Return a table with a row for each question, in the order of the grid's columns."""

    def right(line: QuestionColumn) -> str:
        answers = right_answer(facts.question(line.wording))
        return " | ".join(f"{answer.letter} {answer.text}".strip() for answer in answers)

    def chosen(line: QuestionColumn) -> str:
        counts = _counts(facts.sums.questions[line.wording].chosen)
        return ", ".join(f"{letter}: {count}" for letter, count in counts)

    columns: dict[str, Callable[[QuestionColumn], Value]] = {
        "question_number": lambda line: line.number,
        "question": lambda line: facts.question(line.wording).text,
        "topic": lambda line: facts.question(line.wording).topic,
        "kind": lambda line: _kind(say, facts.question(line.wording).kind),
        "right_answer": right,
        "first_answers": lambda line: facts.sums.questions[line.wording].first,
        "right_count": lambda line: facts.sums.questions[line.wording].right,
        "percent": lambda line: line.percent,
        "chosen": chosen,
        "teach_again": lambda line: say("report-yes", yes=True) if line.teach else "",
    }
    return _sheet(say, "questions", columns, grid(facts).columns)


def _counts(chosen: Mapping[int, int]) -> list[tuple[str, int]]:
    return [(ascii_uppercase[place % 26], count) for place, count in sorted(chosen.items())]


def summary_rows(facts: LessonFacts, say: Say) -> Sheet:
    """Return the main numbers of the report as a table with two columns: what, and value."""
    lesson_report = report(facts)
    values: dict[str, Value] = {
        "bank": facts.title,
        "class": facts.label,
        "began": _moment(facts.began_at),
        "ended": "" if facts.ended_at is None else _moment(facts.ended_at),
        "students": lesson_report.students,
        "first_answers": lesson_report.first,
        "right_count": lesson_report.right,
        "percent": lesson_report.percent,
        "returned": lesson_report.returned,
        "corrected": lesson_report.corrected,
        "open": lesson_report.open,
    }
    rows: list[tuple[str, Value]] = [(say("report-head", head=head), value) for head, value in values.items()]
    rows += [
        (
            say("report-head", head="teach_again"),
            say("report-text-missed", text=question.text, missed=question.missed, all=question.first),
        )
        for question in lesson_report.teach
    ]
    rows += [
        (
            say("report-summary-topic", topic=topic.topic),
            say("report-right", right=topic.right, all=topic.first) if topic.enough else say("report-too-few"),
        )
        for topic in lesson_report.topics
    ]
    heads = (say("report-head", head="what"), say("report-head", head="value"))
    return Sheet(say("report-sheet", sheet="summary"), heads, rows)


def workbook_sheets(facts: LessonFacts, say: Say) -> list[Sheet]:
    """Return all tables of a lesson, the summary first."""
    tables = (summary_rows, student_rows, grid_rows, question_rows, answer_rows)
    return [rows(facts, say) for rows in tables]


def _clock(at: float) -> str:
    return f"{local(at):%H:%M:%S}"


def _moment(at: float) -> str:
    return f"{local(at):%Y-%m-%d %H:%M}"

"""A lesson as tables for a spreadsheet: answers, students, grid, questions, summary."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple, TypeVar

import msgspec

from quizbs.local_time import local
from quizbs.reports.answers import AnswerRecord
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import CameBack, came_back, first_answers
from quizbs.reports.grid import QuestionColumn, StudentLine, grid
from quizbs.reports.people_parts import reason
from quizbs.reports.question_parts import letters, right_answer
from quizbs.reports.report import report

T = TypeVar("T")
Value = str | int | float | None
_HOW = {
    "asked": "own question",
    "along": "everyone answers",
    "class": "question for everyone",
    "argued": "after arguing",
}
_HELP = {"fewer": "fewer choices", "time": "more time"}
_REASONS = {"late": "came late", "went_off": "phone went off", "shared": "shared a phone", "": ""}


class Sheet(NamedTuple):
    """A table: its name, its header row and its other rows."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Value]]


def nameless(facts: LessonFacts) -> LessonFacts:
    """Return the facts of a lesson without names and typed answers.

    Numbers replace the random ids of people, too, since other data links ids to names.
    """
    number = {person: f"{number:03}" for number, person in enumerate(sorted(facts.shown_names), 1)}
    answers = tuple(answer._replace(typed=None, person=number[answer.person]) for answer in facts.answers)
    there = tuple(participant._replace(person=number[participant.person]) for participant in facts.participants)
    return msgspec.structs.replace(facts, names={}, real={}, answers=answers, participants=there)


def _sheet(name: str, columns: Mapping[str, Callable[[T], Value]], lines: Iterable[T]) -> Sheet:
    """Return a table with a row for each of ``lines``; ``columns``: functions that return a cell's value, by head."""
    return Sheet(name, tuple(columns), [tuple(value(line) for value in columns.values()) for line in lines])


def answer_rows(facts: LessonFacts) -> Sheet:
    """Return a table with a row for each answer, in the order they were given."""
    first = {id(answer) for answer in first_answers(facts.answers)}
    columns: dict[str, Callable[[AnswerRecord], Value]] = {
        "Time": lambda answer: _clock(answer.at),
        "Round": lambda answer: answer.round or None,
        "Table": lambda answer: answer.table or None,
        "Student": lambda answer: facts.shown_names.get(answer.person, ""),
        "Question no.": lambda answer: facts.number(answer.wording) if answer.wording in facts.questions else None,
        "Question": lambda answer: answer.question_text,
        "Topic": lambda answer: answer.topic,
        "Kind": lambda answer: answer.kind,
        "Answer": lambda answer: _given(facts, answer) if answer.wording in facts.questions else answer.typed,
        "Right": lambda answer: {True: "right", False: "wrong", None: "no answer in time"}[answer.right],
        "First answer": lambda answer: "yes" if id(answer) in first else "no",
        "How": lambda answer: _HOW[answer.how],
        "Seconds": lambda answer: answer.seconds,
        "Sure": lambda answer: None if answer.sure is None else ("a guess", "I think so", "sure")[answer.sure],
        "Helped by": lambda answer: ", ".join(_HELP.get(each, each) for each in answer.helped),
        "Teacher’s ruling": lambda answer: "yes" if answer.overruled else "",
    }
    return _sheet("Answers", columns, facts.answers)


def _given(facts: LessonFacts, answer: AnswerRecord) -> str:
    question = facts.question(answer.wording)
    if answer.chosen is None:
        return answer.typed or ""
    texts = [question.choices[place].text for place in answer.chosen if place < len(question.choices)]
    return f"{letters(question, answer)}: {' | '.join(texts)}"


def student_rows(facts: LessonFacts) -> Sheet:
    """Return a table with a row for each student. The percentage is empty if there are too few answers."""
    participants = {participant.person: participant for participant in facts.participants}
    back: dict[str, list[CameBack]] = {}
    for returned in came_back(facts.answers):
        back.setdefault(returned.first.person, []).append(returned)

    def to_know(line: StudentLine) -> str:
        few = "" if line.enough else "too few to judge"
        return ", ".join(filter(None, (few, _REASONS[reason(participants.get(line.person))])))

    columns: dict[str, Callable[[StudentLine], Value]] = {
        "Student": lambda line: line.name,
        "Drawn name": lambda line: line.drawn,
        "Table": lambda line: line.table or None,
        "First answers": lambda line: line.first,
        "Right": lambda line: line.right,
        "Right, %": lambda line: line.percent,
        "Came back": lambda line: len(back.get(line.person, ())),
        "Then right": lambda line: sum(returned.right for returned in back.get(line.person, ())),
        "What to know": to_know,
    }
    return _sheet("Students", columns, sorted(grid(facts).lines, key=lambda line: line.name.casefold()))


def grid_rows(facts: LessonFacts) -> Sheet:
    """Return a table with students as rows and questions as columns: 1 right, 0 wrong, empty if not asked."""
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
    """Return a table with a row for each question, in the order of the grid's columns."""

    def right(line: QuestionColumn) -> str:
        answers = right_answer(facts.question(line.wording))
        return " | ".join(f"{answer.letter} {answer.text}".strip() for answer in answers)

    def chosen(line: QuestionColumn) -> str:
        counts = _counts(facts.sums.questions[line.wording].chosen)
        return ", ".join(f"{letter}: {count}" for letter, count in counts)

    columns: dict[str, Callable[[QuestionColumn], Value]] = {
        "Question no.": lambda line: line.number,
        "Question": lambda line: facts.question(line.wording).text,
        "Topic": lambda line: facts.question(line.wording).topic,
        "Kind": lambda line: str(facts.question(line.wording).kind),
        "Right answer": right,
        "First answers": lambda line: facts.sums.questions[line.wording].first,
        "Right": lambda line: facts.sums.questions[line.wording].right,
        "Right, %": lambda line: line.percent,
        "Chosen": chosen,
        "Teach again": lambda line: "yes" if line.teach else "",
    }
    return _sheet("Questions", columns, grid(facts).columns)


def _counts(chosen: Mapping[int, int]) -> list[tuple[str, int]]:
    return [(ascii_uppercase[place % 26], count) for place, count in sorted(chosen.items())]


def summary_rows(facts: LessonFacts) -> Sheet:
    """Return the main numbers of the report as a table with two columns: what, and value."""
    lesson_report = report(facts)
    rows: list[tuple[str, Value]] = [
        ("Question bank", facts.title),
        ("Class", facts.label),
        ("Began", _moment(facts.began_at)),
        ("Ended", "" if facts.ended_at is None else _moment(facts.ended_at)),
        ("Students", lesson_report.students),
        ("First answers", lesson_report.first),
        ("Right", lesson_report.right),
        ("Right, %", lesson_report.percent),
        ("Missed questions that came back", lesson_report.returned),
        ("Right then", lesson_report.corrected),
        ("Open questions", lesson_report.open),
    ]
    rows += [
        ("Teach again", f"{question.text} ({question.missed} of {question.first} missed it)")
        for question in lesson_report.teach
    ]
    rows += [
        (f"Topic: {topic.topic}", f"{topic.right} of {topic.first} right" if topic.enough else "too few to judge")
        for topic in lesson_report.topics
    ]
    return Sheet("Summary", ("What", "Value"), rows)


def workbook_sheets(facts: LessonFacts) -> list[Sheet]:
    """Return all tables of a lesson, the summary first."""
    return [summary_rows(facts), student_rows(facts), grid_rows(facts), question_rows(facts), answer_rows(facts)]


def _clock(at: float) -> str:
    return f"{local(at):%H:%M:%S}"


def _moment(at: float) -> str:
    return f"{local(at):%Y-%m-%d %H:%M}"

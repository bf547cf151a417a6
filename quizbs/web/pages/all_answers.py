"""The grid of all answers of a lesson: a line for each student, a column for each question."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from flask import Blueprint, make_response, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.reports.facts import LessonFacts
from quizbs.reports.grid import AnswerCell, AnswerGrid, QuestionColumn, StudentLine, grid
from quizbs.reports.question_parts import MissedQuestion, ShownAnswer, missed_question, right_answer
from quizbs.reports.report import LessonReport, report
from quizbs.web.access import shut
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.pages.report import bar, facts_of, heading, home_of, viewable_lesson

SORTS = ("missed", "name", "table")

pages = Blueprint("all_answers", __name__)


@pages.get("/report/<lesson_id>/answers")
def show_answers(lesson_id: str) -> Answer:
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    facts = facts_of(listed)
    sort = request.args.get("sort", "")
    sort = sort if sort in SORTS else "missed"
    table = grid(facts)
    questions = {column.wording: missed_question(facts, column.wording) for column in table.columns}
    lesson_report = report(facts)
    topics = _topic_spans(table, lesson_report)
    shown = render_template(
        "host/answers.html",
        lesson={"id": listed.id, "code": listed.code},
        head=heading(facts),
        home=home_of(listed),
        grid=table,
        lines=_sorted(table, sort),
        topics=topics,
        bars={wording: bar(question.parts) for wording, question in questions.items()},
        details=_details(facts, table, questions) | {"topics": [[topic.at, len(topic.columns)] for topic in topics]},
        rows={line.person: number for number, line in enumerate(table.lines)},
        percent=lesson_report.percent,
        sort=sort,
        sorts=SORTS,
        by="question" if request.args.get("by") == "question" else "student",
    )
    return make_response(shown)


def _sorted(table: AnswerGrid, by: str) -> Sequence[StudentLine]:
    if by == "name":
        return sorted(table.lines, key=lambda line: line.name.casefold())
    if by == "table":
        return sorted(table.lines, key=lambda line: (line.table, line.name.casefold()))
    return table.lines


def _details(facts: LessonFacts, table: AnswerGrid, questions: Mapping[str, MissedQuestion]) -> dict[str, object]:
    """Return what the page shows when a cell, a name or a question of the grid is opened.

    ``cells`` is keyed ``row.column``, as in "3.17"; ``people`` and ``questions`` are lists in the grid's order.
    """
    say, at = spoken().say, {column.wording: number for number, column in enumerate(table.columns)}
    return {
        "people": [
            [
                _both_names(line),
                say("report-table", table=line.table) if line.table else "",
                _student_summary(table, line),
            ]
            for line in table.lines
        ],
        "questions": [
            [*_question_texts(facts, column), _question_summary(questions[column.wording])] for column in table.columns
        ],
        "cells": {
            f"{row}.{at[words]}": [int(cell.right), _answer_text(facts, words, cell), _later_text(cell)]
            for row, line in enumerate(table.lines)
            for words, cell in line.cells.items()
        },
    }


def _student_summary(table: AnswerGrid, line: StudentLine) -> str:
    say = spoken().say
    if not line.first:
        return say("report-not-asked")
    wrong = [column for column in table.columns if (cell := line.cells.get(column.wording)) and not cell.right]
    counts = say("report-went", right=line.right, all=line.first, few=not line.enough)
    numbers = [str(column.number) if column.number else "–" for column in wrong]
    return f"{counts} {say('report-went-missed', names=numbers)}" if numbers else counts


def _question_summary(question: MissedQuestion) -> str:
    say = spoken().say
    counts = say("report-answered", right=question.first - question.missed, all=question.first)
    if not question.top:
        return counts
    return f"{counts} {say('report-answered-top', count=question.top_count, names=_lettered(question.top))}"


def _lettered(answers: Iterable[ShownAnswer]) -> list[str]:
    return [f"{answer.letter}: {answer.text}" if answer.letter else answer.text for answer in answers]


def _both_names(line: StudentLine) -> str:
    return f"{line.name} ({line.drawn})" if line.drawn else line.name


def _question_texts(facts: LessonFacts, column: QuestionColumn) -> list[str]:
    say = spoken().say
    where = [say("report-question", number=column.number or 0), column.topic]
    right = _lettered(right_answer(facts.question(column.wording)))
    return [say("report-listed", names=list(filter(None, where))), column.text, say("report-listed", names=right)]


def _answer_text(facts: LessonFacts, words: str, cell: AnswerCell) -> str:
    choices = dict(zip(ascii_uppercase, facts.question(words).choices, strict=False))
    say = spoken().say
    chosen = [f"{letter}: {choices[letter].text}" for letter in cell.letters if letter in choices]
    given = cell.typed or (say("report-listed", names=chosen) if chosen else say("report-not-kept"))
    sure = "" if cell.sure is None else say("report-how-sure", sure=cell.sure)
    after = "" if cell.seconds is None else say("report-after", seconds=round(cell.seconds))
    return " · ".join(part for part in (given, sure, after) if part)


def _later_text(cell: AnswerCell) -> str:
    if cell.later_at is None:
        return ""
    return spoken().say("report-came-back", clock=dates.clock(cell.later_at), right=bool(cell.later))


class TopicSpan(NamedTuple):
    """Columns of one topic that are next to each other in the grid, from index ``at`` on.

    ``first`` and ``right`` count, by person, all first answers and the right ones. ``percent`` is the topic's result in
    the report, ``None`` if the sample is too small.
    """

    topic: str
    at: int
    columns: list[QuestionColumn]
    right: Counter[str]
    first: Counter[str]
    percent: int | None


def _topic_spans(table: AnswerGrid, lesson_report: LessonReport) -> list[TopicSpan]:
    """Return the topics of the grid in order, each with its columns and results."""
    shares = {topic.topic: topic.percent for topic in lesson_report.topics}
    spans: list[TopicSpan] = []
    for at, column in enumerate(table.columns):
        if not spans or spans[-1].topic != column.topic:
            spans.append(TopicSpan(column.topic, at, [], Counter(), Counter(), shares.get(column.topic)))
        spans[-1].columns.append(column)
    for line in table.lines:
        for span in spans:
            cells = [line.cells[column.wording] for column in span.columns if column.wording in line.cells]
            span.first[line.person] = len(cells)
            span.right[line.person] = sum(cell.right for cell in cells)
    return spans

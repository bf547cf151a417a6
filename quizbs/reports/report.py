"""The report after a lesson: what to do next, and the numbers it is based on."""

import msgspec

from quizbs.reports.facts import LastTime, LessonFacts, compared
from quizbs.reports.judging import enough_answers, percent
from quizbs.reports.people_parts import CardSuccesses, StudentsToSee, cards, students
from quizbs.reports.question_parts import (
    ArguedQuestion,
    MissedQuestion,
    QuestionToChange,
    Topic,
    argued,
    open_questions,
    to_look_at,
    to_teach,
    topics,
)
from quizbs.reports.tricks import FooledMost


class ReportBasis(msgspec.Struct, frozen=True):
    """What a report is based on, in numbers."""

    along: bool  # everybody at a table answered each question
    wrong: int  # wrong first answers
    silent: int  # questions without an answer in time, which don't count
    helped: int  # first answers with fewer choices, more time or a partner
    overruled: int
    few: int  # students with too few answers to judge
    questions: int  # asked
    each: int  # mean number of first answers per student
    edited: int  # questions that were changed in the bank since the lesson
    bank_gone: bool  # the bank was deleted
    sure: bool  # students were asked how sure they were


class LessonReport(msgspec.Struct, frozen=True, kw_only=True):
    """The report of a lesson. Times are in seconds; ``ended_at`` is ``None`` while the lesson is open.

    ``first`` and ``right`` count first answers; ``asked``: any question came up; ``figures``: anybody answered;
    ``enough``: the answers are enough to judge. ``last`` is set if this and the previous lesson can be compared.
    ``single``: single answers are still stored; ``named``: names are still stored; ``drawn``: these are the names that
    quizbs drew for the lesson. ``open`` is the number of questions that the next lesson asks first. ``returned`` counts
    missed questions that the same student was asked again, ``corrected`` those of them that were right then.
    """

    lesson: str
    title: str
    label: str
    began_at: float
    ended_at: float | None
    students: int
    first: int
    right: int
    percent: int | None
    last: LastTime | None
    asked: bool
    figures: bool
    enough: bool
    single: bool
    named: bool
    drawn: bool
    teach: tuple[MissedQuestion, ...]
    argued: tuple[ArguedQuestion, ...]
    tricks: tuple[FooledMost, ...]
    open: int
    missed: int  # questions that anybody missed
    topics: tuple[Topic, ...]
    has_topics: bool
    people: StudentsToSee
    returned: int
    corrected: int
    cards: CardSuccesses
    look_at: tuple[QuestionToChange, ...]
    basis: ReportBasis


def report(facts: LessonFacts) -> LessonReport:
    """Return the report of a lesson."""
    sums, enough = facts.sums, enough_answers(facts.sums.first)
    all_topics = topics(facts)
    people = students(facts)
    return LessonReport(
        lesson=facts.lesson,
        title=facts.title,
        label=facts.label,
        began_at=facts.began_at,
        ended_at=facts.ended_at,
        students=sums.students,
        first=sums.first,
        right=sums.right,
        percent=percent(sums.right, sums.first),
        last=compared(sums.first, facts.last),
        asked=bool(facts.questions or facts.answers or sums.first),
        figures=sums.first > 0,
        enough=enough,
        single=bool(facts.answers or facts.participants),
        named=bool(facts.names),
        drawn=bool(facts.names) and not facts.real,
        teach=to_teach(facts),
        argued=argued(facts),
        tricks=facts.tricks,
        open=len(open_questions(facts)),
        missed=sum(counts.right < counts.first for counts in sums.questions.values()),
        topics=all_topics if enough else (),
        has_topics=bool(all_topics),
        people=people,
        returned=sums.returned,
        corrected=sums.corrected,
        cards=cards(facts),
        look_at=to_look_at(facts),
        basis=_basis(facts, len(people.too_few)),
    )


def _basis(facts: LessonFacts, few: int) -> ReportBasis:
    sums, first = facts.sums, facts.first
    wordings = {answer.wording for answer in facts.answers} or set(sums.questions)
    return ReportBasis(
        along=any(answer.how == "along" for answer in facts.answers),
        wrong=sums.first - sums.right,
        silent=sum(answer.right is None for answer in facts.answers),
        helped=sum(bool(answer.helped) for answer in first),
        overruled=sum(answer.overruled for answer in first),
        few=few,
        questions=len(wordings),
        each=round(sums.first / sums.students) if sums.students else 0,
        edited=len(facts.edited),
        bank_gone=facts.bank_gone,
        sure=any(answer.sure is not None for answer in facts.answers),
    )

"""*My lessons*: past lessons with their results, when to repeat them, and when their names are deleted."""

from datetime import date

from flask import Blueprint, Response, make_response, render_template, request

from quizbs.reports.facts import LastTime, compared
from quizbs.reports.first_answers import QuestionSum
from quizbs.reports.judging import enough_answers, is_open, percent
from quizbs.teacher.lesson_reports import PastLesson
from quizbs.teacher.name_retention import day_of
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.pages.report import again_from
from quizbs.web.services import access, site

LISTED = 200  # lessons
MOST_OPEN = 20  # open questions listed for a class

pages = Blueprint("lessons", __name__)
pages.before_request(lambda: access.only_the_host())


@pages.get("/lessons")
def my_lessons() -> Response:
    label = request.args.get("class", "")
    lessons = [lesson for lesson in site.lesson_reports.past() if not label or lesson.listed.label == label][:LISTED]
    shown = render_template(
        "host/lessons.html",
        labels=site.name_retention.labels(access.current().teacher),
        label=label,
        again=_lesson_to_repeat(lessons),
        lessons=[_row(lesson) for lesson in lessons],
        together=_class_results(label) if label else None,
    )
    return make_response(shown)


def _class_results(label: str) -> dict[str, object]:
    """Return template variables with the results of each question over all lessons of a class.

    Questions that the class hasn't learnt come first.
    """
    results = site.lesson_reports.of_class(label)
    today = day_of(site.clock())
    rows = [
        {
            "text": question.question.text,
            "topic": question.question.topic,
            "bank": question.title,
            "lessons": question.lessons,
            "right": question.right,
            "first": question.first,
            "last": dates.short(day_of(question.at), today),
        }
        for question in results
        if is_open(QuestionSum(question.first, question.right, {}))
    ]
    return {"open": rows[:MOST_OPEN], "more": max(0, len(rows) - MOST_OPEN), "asked": len(results)}


def _began_at(lesson: PastLesson) -> float:
    return lesson.listed.began_at or lesson.listed.opened_at


def _is_due(lesson: PastLesson, today: date) -> bool:
    """Return whether a lesson should be repeated now: from the third school day on, unless it was repeated already."""
    return (
        lesson.again_at is None
        and bool(lesson.open)
        and bool(lesson.bank)
        and again_from(_began_at(lesson))[0] <= today
    )


def _lesson_to_repeat(lessons: list[PastLesson]) -> dict[str, object] | None:
    """Return template variables of the lesson to repeat: the newest that is due and whose class and bank exist.

    ``None`` without such a lesson. ``lessons`` is sorted, newest first.
    """
    today = day_of(site.clock())
    for lesson in lessons:
        if _is_due(lesson, today) and lesson.listed.label and site.catalog.find(lesson.bank):
            days = (today - day_of(_began_at(lesson))).days
            listed = lesson.listed
            return {
                "title": listed.title,
                "label": listed.label,
                "bank": lesson.bank,
                "days": days,
                "open": lesson.open,
            }
    return None


def _row(lesson: PastLesson) -> dict[str, object]:
    listed, sums, now = lesson.listed, lesson.sums, site.clock()
    today, began, first = day_of(now), _began_at(lesson), lesson.sums.first if lesson.sums else 0
    go, week = listed.names_go or 0.0, site.name_retention.a_week(listed)
    gone, say = go < now, spoken().say
    share = percent(sums.right, first) if sums and enough_answers(first) else None
    last = compared(first, lesson.last)
    start, end = again_from(began)
    played = lesson.again_at is not None
    return {
        "id": listed.id,
        "day": dates.short(day_of(began), today),
        "time": f"{dates.clock(began)}–{dates.clock(listed.closed_at or began)}",
        "title": listed.title or say("lessons-no-bank"),
        "teach": lesson.teach,
        "few": not enough_answers(first),
        "label": listed.label,
        "students": sums.students if sums else 0,
        "first": first,
        "percent": share,
        "compared": _comparison(lesson, share, last),
        "last": last.percent or 0 if last else 0,
        "again": _when_again(lesson, start, end, today),
        "now": _is_due(lesson, today),
        "played": played,
        "open": lesson.open,
        "names": say("lessons-names-gone", day=dates.short(day_of(go), today))
        if gone
        else say("lessons-names-go", **dates.soon(go, now)),
        "kept": listed.names_until is not None and not gone,
        "gone": gone,
        "week": {"date": week.isoformat(), "words": dates.short(week, today)} if week > today else None,
    }


def _comparison(lesson: PastLesson, share: int | None, last: LastTime | None) -> str:
    """Return how a result compares with the last time: "first" (there was none), "unjudged", "up", "down" or "same"."""
    if lesson.last is None:
        return "first"
    if last is None or last.percent is None or share is None:
        return "unjudged"
    return "up" if share > last.percent else "down" if share < last.percent else "same"


def _when_again(lesson: PastLesson, start: date, end: date, today: date) -> str:
    if lesson.again_at is not None:
        return spoken().say("lessons-played-again", day=dates.short(day_of(lesson.again_at), today))
    if not lesson.open:
        return spoken().say("lessons-any-time")
    return f"{dates.short(start, today)}–{dates.short(end, today)}" if end > start else dates.short(start, today)

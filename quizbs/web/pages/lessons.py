"""*My lessons*: past lessons with their results, when to repeat them, and when their names are deleted."""

from datetime import date
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request

from quizbs.reports.facts import compared
from quizbs.reports.first_answers import QuestionSum
from quizbs.reports.judging import is_open, judged, percent
from quizbs.teacher.lesson_reports import PastLesson
from quizbs.teacher.name_retention import day_of
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
    found = [one for one in site.lesson_reports.past() if not label or one.listed.label == label][:LISTED]
    shown = render_template(
        "host/lessons.html",
        labels=site.name_retention.labels(access.of_request().teacher),
        label=label,
        again=_again(found),
        lessons=[_row(one) for one in found],
        together=_together(label) if label else None,
    )
    return make_response(shown)


def _together(label: str) -> dict[str, Any]:
    """Return the results by question over all lessons of a class: those still open first, and the number learnt."""
    found = site.lesson_reports.of_class(label)
    today = day_of(site.clock())
    rows = [
        {
            "text": one.question.text,
            "topic": one.question.topic,
            "bank": one.title,
            "lessons": one.lessons,
            "right": one.right,
            "first": one.first,
            "last": dates.short(day_of(one.at), today),
        }
        for one in found
        if is_open(QuestionSum(one.first, one.right, {}))
    ]
    return {"open": rows[:MOST_OPEN], "more": max(0, len(rows) - MOST_OPEN), "asked": len(found)}


def _began(one: PastLesson) -> float:
    return one.listed.began_at or one.listed.opened_at


def _is_due(one: PastLesson, today: date) -> bool:
    """Return whether a lesson should be repeated now: from the third school day on, until it was."""
    return one.again_at is None and bool(one.open) and bool(one.bank) and again_from(_began(one))[0] <= today


def _again(found: list[PastLesson]) -> dict[str, Any] | None:
    """Return the lesson to repeat: the newest one that is due and whose class and bank exist."""
    today = day_of(site.clock())
    for one in found:
        if _is_due(one, today) and one.listed.label and site.catalog.find(one.bank):
            days = (today - day_of(_began(one))).days
            listed = one.listed
            return {"title": listed.title, "label": listed.label, "bank": one.bank, "days": days, "open": one.open}
    return None


def _row(one: PastLesson) -> dict[str, Any]:
    listed, sums, now = one.listed, one.sums, site.clock()
    today, began, first = day_of(now), _began(one), one.sums.first if one.sums else 0
    go, week = listed.names_go or 0.0, site.name_retention.a_week(listed)
    gone = go < now
    start, end = again_from(began)
    played = one.again_at is not None
    return {
        "id": listed.id,
        "day": dates.short(day_of(began), today),
        "time": f"{dates.clock(began)}–{dates.clock(listed.closed_at or began)}",
        "title": listed.title or "Without a bank",
        "teach": one.teach,
        "few": not judged(first),
        "label": listed.label,
        "students": sums.students if sums else 0,
        "first": first,
        "percent": percent(sums.right, first) if sums and judged(first) else None,
        "first_time": one.last is None,
        "last": last.percent if (last := compared(first, one.last)) else None,
        "again": _when_again(one, start, end, today),
        "now": _is_due(one, today),
        "played": played,
        "open": one.open,
        "names": f"Deleted on {dates.short(day_of(go), today)}" if gone else f"Until {dates.moment(go, now)}",
        "kept": listed.names_until is not None and not gone,
        "gone": gone,
        "week": {"date": week.isoformat(), "words": dates.short(week, today)} if week > today else None,
    }


def _when_again(one: PastLesson, start: date, end: date, today: date) -> str:
    if one.again_at is not None:
        return f"played again on {dates.short(day_of(one.again_at), today)}"
    if not one.open:
        return "any time"
    return f"{dates.short(start, today)}–{dates.short(end, today)}" if end > start else dates.short(start, today)

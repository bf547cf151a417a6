"""The label of a lesson's class, and how long names are kept: the desk's page about both, and forms of other pages."""

from datetime import date

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.live.join_codes import tidy_code
from quizbs.store.lessons import ListedLesson
from quizbs.teacher.name_retention import LONGEST_LABEL, BadDate, BadLabel, day_of
from quizbs.web.access import shut
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.pages.report import viewable_lesson
from quizbs.web.services import access, site

pages = Blueprint("class_and_names", __name__)


def bad_label() -> str:
    """Return the sentence that says that a class label is too long."""
    return spoken().say("classes-bad-label", count=LONGEST_LABEL)


def bad_date(latest: date) -> str:
    """Return the sentence that says until which date names can be kept."""
    return spoken().say("classes-bad-date", day=dates.long(latest, day_of(site.clock())))


def _names_words(lesson: ListedLesson, now: float) -> str:
    """Return a sentence that says when the names of a lesson are deleted."""
    say = spoken().say
    if lesson.names_go is not None:
        return say("classes-names-go", **dates.soon(lesson.names_go, now))
    if lesson.names_until is not None:
        return say("classes-names-kept", **dates.soon(lesson.names_until, now))
    return say("classes-names-go", when="open", clock="", day="")


def _page(lesson: ListedLesson, problem: str = "") -> Response:
    now = site.clock()
    today = day_of(now)
    week = site.name_retention.a_week(lesson)
    shown = render_template(
        "host/class.html",
        lesson={"id": lesson.id, "code": lesson.code, "label": lesson.label},
        labels=site.name_retention.labels(lesson.owner),
        longest=LONGEST_LABEL,
        names=_names_words(lesson, now),
        kept=lesson.names_until is not None,
        week={"date": week.isoformat(), "words": dates.short(week, today)} if week > today else None,
        latest={
            "date": site.name_retention.latest(lesson).isoformat(),
            "words": dates.long(site.name_retention.latest(lesson), today),
        },
        home="/host" if access.current().owns(lesson) else f"/desk/{lesson.code}",
        problem=problem,
    )
    return make_response(shown, 409 if problem else 200)


@pages.get("/desk/<code:code>/class")
def class_and_names(code: str) -> Answer:
    lesson = site.store.lessons.by_code(tidy_code(code))
    if lesson is None or not access.current().opens_desk(lesson):
        return shut()
    return _page(lesson)


@pages.post("/lesson/<lesson_id>/label")
def label(lesson_id: str) -> Answer:
    lesson = viewable_lesson(lesson_id)
    if lesson is None:
        return shut()
    try:
        site.name_retention.label(lesson, request.form.get("label", ""))
    except BadLabel:
        return _page(lesson, bad_label())
    return _back(lesson)


@pages.post("/lesson/<lesson_id>/names")
def names(lesson_id: str) -> Answer:
    """Keep the names of a lesson until a date or for as long as usual, or delete them now."""
    lesson = viewable_lesson(lesson_id)
    if lesson is None:
        return shut()
    wanted = request.form.get("keep", "")
    if wanted == "usual":
        site.name_retention.take_back(lesson)
    elif wanted == "delete":
        site.name_retention.forget(lesson)
    else:
        try:
            site.name_retention.keep(lesson, date.fromisoformat(request.form.get("until", "") or wanted))
        except (BadDate, ValueError):
            return _page(lesson, bad_date(site.name_retention.latest(lesson)))
    return _back(lesson)


def _back(lesson: ListedLesson) -> Answer:
    """Return a redirect to the page that had the form.

    ``from`` names the list of lessons and the page after a lesson. Without ``from`` it is the class page of the desk
    during the lesson, and the report afterwards.
    """
    if request.form.get("from") == "lessons":
        return redirect("/lessons", 303)
    if request.form.get("from") == "over":
        return redirect(f"/desk/{lesson.code}/over", 303)
    return redirect(f"/desk/{lesson.code}/class" if lesson.closed_at is None else f"/report/{lesson.id}", 303)

"""The desk after a lesson: results, how long names are kept, and when to play again."""

from flask import Blueprint, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.live.join_codes import tidy_code
from quizbs.reports.facts import LessonFacts
from quizbs.reports.report import LessonReport, report
from quizbs.store.lessons import ListedLesson
from quizbs.teacher.name_retention import day_of
from quizbs.web.access import shut
from quizbs.web.pages import dates
from quizbs.web.pages.report import again_from, facts_of, heading, home_of, names_of
from quizbs.web.services import access, site

pages = Blueprint("lesson_over", __name__)


@pages.get("/desk/<code:code>/over")
def lesson_over(code: str) -> Answer:
    """Show the results of the newest lesson with this code; redirect to its desk if it isn't over."""
    listed = site.store.lessons.newest_by_code(tidy_code(code))
    if listed is None or not access.current().opens_desk(listed):
        return redirect("/host", 303) if access.current().host else shut()
    if listed.closed_at is None:
        return redirect(f"/desk/{listed.code}", 303)
    facts = facts_of(listed)
    lesson_report = report(facts)
    host = access.current().owns(listed)
    shown = render_template(
        "host/lesson_over.html",
        lesson={"id": listed.id, "code": listed.code},
        head=heading(facts),
        report=lesson_report,
        names=names_of(listed, lesson_report.named),
        again=_repeat_dates(facts, lesson_report),
        again_with=_next_setup(listed, facts),
        host=host,
        home=home_of(listed),
    )
    return make_response(shown)


def _repeat_dates(facts: LessonFacts, lesson_report: LessonReport) -> dict[str, object] | None:
    """Return the best days for repeating the bank with this class; ``None`` if the class knew everything."""
    if not lesson_report.open:
        return None
    first, last = again_from(facts.began_at)
    today = day_of(site.clock())
    return {
        "first": dates.short(first, today),
        "last": dates.short(last, today) if last > first else "",
        "open": lesson_report.open,
    }


def _next_setup(listed: ListedLesson, facts: LessonFacts) -> dict[str, str]:
    """Return class and bank for the next lesson, as query parameters of the set-up page."""
    bank = next((question.bank for question in facts.questions.values()), "")
    return {"label": listed.label, "bank": bank if bank and not facts.bank_gone else ""}

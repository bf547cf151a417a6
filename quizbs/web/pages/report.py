"""The report after a lesson, and the version for the class."""

import math
import random
import secrets
from collections.abc import Sequence
from datetime import date, timedelta
from typing import TypedDict

from flask import Blueprint, Response, make_response, redirect, render_template, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.lesson.commands import AskClass
from quizbs.live.drawn_names import drawn_names
from quizbs.live.join_codes import tidy_code
from quizbs.reports.facts import LessonFacts
from quizbs.reports.question_parts import (
    BarPart,
    best_known,
)
from quizbs.reports.report import LessonReport, report
from quizbs.reports.sample import AT_A_TABLE, TABLES, sample
from quizbs.store.lessons import ListedLesson
from quizbs.teacher.name_retention import day_of
from quizbs.web.access import shut
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.pages.report_text import as_text
from quizbs.web.services import access, site

GAP = 0.6  # percent of a bar between two of its parts
NARROWEST = 0.12  # least share of a bar that a part gets: its number has to fit on a phone
FEW_VOTERS = 5  # with fewer voters, the class sees no figures
MOST_FEW = 12  # students with too few answers who are named
SAMPLE_BANK = "space"  # a shipped bank

pages = Blueprint("report", __name__)


def viewable_lesson(lesson_id: str) -> ListedLesson | None:
    """Return the lesson with this id if the browser is its owner's or its remote, otherwise ``None``."""
    listed = site.store.lessons.find(lesson_id)
    return listed if listed and listed.code and access.current().opens_desk(listed) else None


def facts_of(listed: ListedLesson) -> LessonFacts:
    """Return the facts of a lesson. Students without a name have a number, in the language of the request."""
    say = spoken().say
    return replace(site.lesson_reports.facts(listed), unnamed=lambda number: say("report-unnamed", number=number))


def home_of(listed: ListedLesson) -> str:
    """Return the URL to which the logo links: a remote may only open pages of its lesson."""
    return "/host" if access.current().owns(listed) else f"/report/{listed.id}"


def heading(facts: LessonFacts) -> dict[str, object]:
    """Return the template variables for the heading of every page about a lesson."""
    today, day = day_of(site.clock()), day_of(facts.began_at)
    until = "" if facts.ended_at is None else f"–{dates.clock(facts.ended_at)}"
    return {
        "title": facts.title or spoken().say("report-no-bank"),
        "label": facts.label,
        "day": dates.short(day, today),
        "date": dates.full(day),
        "time": f"{dates.clock(facts.began_at)}{until}",
    }


def names_of(listed: ListedLesson, named: bool) -> dict[str, object]:
    """Return the template variables about when a lesson's names are deleted, and how the teacher can change that.

    ``named``: the names are still stored.
    """
    now = site.clock()
    today, week, go = day_of(now), site.name_retention.a_week(listed), listed.names_go
    gone = listed.closed_at is not None and not named
    return {
        "gone": dates.short(day_of(go), today) if gone and go else "",
        "open": go is None,
        "soon": {"when": "open", "clock": "", "day": ""} if go is None else dates.soon(go, now),
        "kept": listed.names_until is not None,
        "week": {"date": week.isoformat(), "words": dates.short(week, today)} if week > today else None,
        "latest": {"date": site.name_retention.latest(listed).isoformat()},
    }


class PlacedPart(TypedDict):
    """A part of a bar with its position and width in percent."""

    kind: str
    count: int
    x: float
    width: float


def bar(parts: Sequence[BarPart]) -> list[PlacedPart]:
    """Return the parts of a bar with their positions and widths in percent."""
    placed: list[PlacedPart] = []
    room, at = 100 - GAP * (len(parts) - 1), 0.0
    for part, share in zip(parts, _shares([part.count for part in parts]), strict=True):
        width = room * share
        placed.append({"kind": part.kind, "count": part.count, "x": at, "width": width})
        at += width + GAP
    return placed


def _shares(counts: Sequence[int]) -> list[float]:
    """Return the width (0 to 1) of each part of a bar. A part too narrow for its number takes space from the others."""
    whole = sum(counts) or 1
    narrow = [count / whole < NARROWEST for count in counts]
    rest = sum(count for count, is_narrow in zip(counts, narrow, strict=True) if not is_narrow) or 1
    wide_room = 1 - NARROWEST * sum(narrow)
    return [
        NARROWEST if is_narrow else wide_room * count / rest for count, is_narrow in zip(counts, narrow, strict=True)
    ]


def _report_page(listed: ListedLesson, message: str = "", status: int = 200) -> Response:
    facts = facts_of(listed)
    lesson_report = report(facts)
    shown = render_template(
        "host/report.html",
        lesson={"id": listed.id, "code": listed.code, "open": listed.closed_at is None},
        **_report_data(facts, lesson_report),
        names=names_of(listed, lesson_report.named),
        bank=_bank(facts),
        text=as_text(lesson_report, site.clock()),
        host=access.current().owns(listed),
        home=home_of(listed),
        nameless=request.args.get("names") == "no",
        said=message,
    )
    return make_response(shown, status)


def _report_data(facts: LessonFacts, lesson_report: LessonReport) -> dict[str, object]:
    """Return the template variables of the report, without its actions."""
    return {
        "head": heading(facts),
        "last": _last(lesson_report),
        "report": lesson_report,
        "bars": {question.wording: bar(question.parts) for question in lesson_report.teach},
        "again": {
            question.wording: {"clock": dates.clock(question.again.at), "bar": bar(question.again.parts)}
            for question in lesson_report.teach
            if question.again
        },
        "few": [
            spoken().say("report-few-one", name=student.name, count=student.first, reason=student.reason)
            for student in lesson_report.people.too_few[:MOST_FEW]
        ],
    }


@pages.get("/lessons/sample")
def show_sample() -> Answer:
    """Show a sample report of an invented class, without actions. Nothing is stored."""
    if not access.current().host:
        return shut()
    content = site.catalog.content(SAMPLE_BANK)[0]
    names: list[str] = []
    chance = random.Random(SAMPLE_BANK)  # noqa: S311 -- a name is no secret
    while len(names) < TABLES * AT_A_TABLE:
        names.append(drawn_names(spoken().language.tag).suggest(chance, names))
    facts = sample(content, names, "Space", site.clock())
    named = {"gone": "", "open": False, "kept": False, "week": None, "latest": None}
    shown = render_template(
        "host/report.html",
        lesson={"id": facts.lesson, "code": "", "open": False},
        **_report_data(facts, report(facts)),
        names=named,
        bank="",
        host=True,
        home="/host",
        sample=True,
    )
    return make_response(shown)


def _bank(facts: LessonFacts) -> str:
    """Return the key of the lesson's bank if the teacher can edit it, otherwise ""."""
    bank = next((question.bank for question in facts.questions.values()), "")
    return bank if bank.startswith("own-") and not facts.bank_gone else ""


def _last(lesson_report: LessonReport) -> dict[str, object] | None:
    if lesson_report.last is None:
        return None
    return {
        "day": dates.short(day_of(lesson_report.last.at), day_of(site.clock())),
        "percent": lesson_report.last.percent,
    }


@pages.get("/report/<lesson_id>")
def show_report(lesson_id: str) -> Answer:
    listed = viewable_lesson(lesson_id)
    return shut() if listed is None else _report_page(listed)


@pages.get("/desk/<code:code>/report")
def newest_report(code: str) -> Answer:
    """Redirect from the desk to the report of its lesson, even after the lesson is over."""
    listed = site.store.lessons.newest_by_code(tidy_code(code))
    if listed is None or not access.current().opens_desk(listed):
        return shut()
    return redirect(f"/report/{listed.id}", 303)


@pages.get("/wall/<code:code>/learnt")
def newest_learnt(code: str) -> Answer:
    """Redirect from the projector's last page to the report for the class."""
    listed = site.store.lessons.newest_by_code(tidy_code(code))
    if listed is None or not access.current().owns(listed):
        return shut()
    return redirect(f"/report/{listed.id}/class", 303)


@pages.get("/report/<lesson_id>/class")
def show_class(lesson_id: str) -> Answer:
    """Show what the class knows together: no name, no individual result, and nothing for fewer than five students."""
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    facts = facts_of(listed)
    lesson_report = report(facts)
    best = best_known(lesson_report.topics)
    enough = lesson_report.students >= FEW_VOTERS and lesson_report.figures
    shown = render_template(
        "host/learnt.html",
        lesson={"id": listed.id},
        enough=enough,
        right=lesson_report.right,
        first=lesson_report.first,
        corrected=lesson_report.corrected,
        best={"topic": best.topic, "percent": best.percent} if best else None,
        last=_last(lesson_report),
        percent=lesson_report.percent,
        tiles=class_tiles(lesson_report.right, lesson_report.corrected, lesson_report.first) if enough else [],
    )
    return make_response(shown)


MOST_TILES = 425
WIDER = 9  # least ratio of tiles in a row to rows: narrow tiles fill the width of the wall


def class_tiles(right: int, corrected: int, first: int) -> list[list[str]]:
    """Return rows of tiles, each tile named by its kind: "right", "later" (corrected) or "open".

    A tile stands for one first answer, or for several if there are too many.
    """
    each = max(1, -(-first // MOST_TILES))
    kinds = ["right"] * round(right / each) + ["later"] * round(corrected / each)
    kinds += ["open"] * max(0, round(first / each) - len(kinds))
    in_a_row = max(1, -(-len(kinds) // max(1, math.isqrt(len(kinds) // WIDER))))
    return [kinds[at : at + in_a_row] for at in range(0, len(kinds), in_a_row)]


@pages.post("/report/<lesson_id>/ask")
def ask_now(lesson_id: str) -> Answer:
    """Ask the whole class a question again. Only while the lesson is open."""
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    try:
        command = AskClass(request.form.get("question", ""))
        site.registry.lead(listed.id).act(Host(), secrets.token_hex(8), command)
    except Refused:
        return _report_page(listed, spoken().say("report-not-now"), 409)
    return redirect(f"/desk/{listed.code}", 303)


def again_from(at: float) -> tuple[date, date]:
    """Return the first and last good day, both weekdays, to repeat a lesson held at ``at`` (s): 3 to 7 days later."""
    first, last = day_of(at) + timedelta(days=3), day_of(at) + timedelta(days=7)
    while first.weekday() > 4:
        first += timedelta(days=1)
    while last.weekday() > 4:
        last -= timedelta(days=1)
    return first, max(first, last)

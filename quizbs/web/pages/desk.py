"""The desk: the teacher's own page during a lesson, on the laptop or on the phone that is the remote."""

from collections.abc import Callable

import msgspec
from flask import Blueprint, Response, g, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.live.join_codes import tidy_code
from quizbs.store.lessons import ListedLesson
from quizbs.teacher.planning import LONGEST
from quizbs.web.access import shut
from quizbs.web.form_numbers import number
from quizbs.web.language import speak
from quizbs.web.pages import qr
from quizbs.web.server.forwarding import forward_if_led_elsewhere
from quizbs.web.services import access, site

pages = Blueprint("desk", __name__)


def _open(code: str) -> ListedLesson | None:
    """Return the open lesson with this code if the browser may open its desk, otherwise ``None``."""
    lesson = site.store.lessons.by_code(tidy_code(code))
    return lesson if lesson is not None and access.current().opens_desk(lesson) else None


def _owned(code: str) -> ListedLesson | None:
    """Return the open lesson with this code if the browser is its owner's, not the remote's; otherwise ``None``."""
    lesson = _open(code)
    return lesson if lesson is not None and access.current().owns(lesson) else None


@pages.get("/desk/<code:code>")
def desk(code: str) -> Answer:
    lesson, asks = _open(code), access.current()
    if lesson is None and (over := site.store.lessons.newest_by_code(tidy_code(code))) and asks.opens_desk(over):
        return redirect(f"/desk/{over.code}/over", 303)
    if lesson is None:  # the same for existing lessons, so that the page doesn't reveal which codes exist
        return redirect("/host", 303) if asks.host else shut()
    speak(site.registry.lesson(lesson.id).language, to_students=False)
    return make_response(render_template("host/lesson.html", lesson={"code": lesson.code}, host=asks.owns(lesson)))


def _refused(refused: Refused) -> Response:
    """Return the response for a used or invalid link: always the same, so that it doesn't reveal which codes exist."""
    page = render_template("join/refused.html", lesson={"code": ""}, problem=refused)
    return make_response(page, 429 if refused.code == "wait" else 403)


def _by_link(code: str, key: str) -> ListedLesson:
    return site.remotes.find(code, key, g.known_device, request.remote_addr or "")


@pages.get("/remote/<code:code>")
def look_at_remote(code: str) -> Answer:
    """Ask for confirmation before the remote's link is used up, because chat programs open links to preview them."""
    if (lesson := _open(code)) is not None:
        return redirect(f"/desk/{lesson.code}", 303)
    key = request.args.get("key", "")
    try:
        lesson = _by_link(code, key)
    except Refused as refused:
        return _refused(refused)
    return make_response(render_template("join/remote.html", path=f"/remote/{lesson.code}", key=key))


@pages.post("/remote/<code:code>")
def become_remote(code: str) -> Answer:
    if (lesson := _open(code)) is not None:  # a double tap
        return redirect(f"/desk/{lesson.code}", 303)
    try:
        lesson = _by_link(code, request.form.get("key", ""))
        with forward_if_led_elsewhere():
            site.registry.lead(lesson.id)
        answer = redirect(f"/desk/{lesson.code}", 303)
        access.give_remote(answer, lesson.id, site.remotes.claim(lesson))
    except Refused as refused:
        return _refused(refused)
    return answer


@pages.get("/desk/<code:code>/remote")
def remote(code: str) -> Response:
    """Return the path of the link that makes a phone the remote, and the address to type before it.

    They are JSON for the laptop's desk. The path is "" if the lesson has a remote.
    """
    if (lesson := _owned(code)) is None:
        return Response("", 404)
    body = msgspec.json.encode({"path": site.remotes.path(lesson), "address": site.reach.typed_in_network()})
    return Response(body, mimetype="application/json", headers={"Cache-Control": "no-store"})


@pages.get("/desk/<code:code>/remote.svg")
def remote_to_scan(code: str) -> Response:
    """Return the QR code of the remote's link. Only for the owner's browser."""
    if (lesson := _owned(code)) is None or not (path := site.remotes.path(lesson)):
        return Response("", 404)
    return Response(
        qr.svg(site.reach.base_in_network() + path), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"}
    )


@pages.get("/desk/<code:code>/plan")
def plan(code: str) -> Answer:
    """Return, as JSON for the desk, how many rounds with which deck fit into the given minutes."""
    if (lesson := _open(code)) is None:
        return shut()
    minutes = number(request.args.get("minutes", ""), 3) or 0
    time_plan = site.planning.plan(lesson.id, minutes) if 0 < minutes <= LONGEST else None
    answer = Response(msgspec.json.encode(time_plan), mimetype="application/json")
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _as_json(code: str, find: Callable[[str], object]) -> Response:
    if (lesson := _open(code)) is None:
        return Response("", 404)
    body = msgspec.json.encode(find(lesson.id))
    return Response(body, mimetype="application/json", headers={"Cache-Control": "no-store"})


@pages.get("/desk/<code:code>/questions")
def questions(code: str) -> Response:
    """Return, as JSON, the questions to ask the class next, or those that match a search.

    With ``trick`` only questions that suit *Trick the class*.
    """
    words, tricks = request.args.get("find", "")[:100], "trick" in request.args
    return _as_json(code, lambda lesson: site.host_actions.next_for_class(lesson, words, tricks=tricks))


@pages.get("/desk/<code:code>/answers")
def answers(code: str) -> Response:
    """Return, as JSON, the answers of each table's earlier games."""
    return _as_json(code, lambda lesson: site.registry.lead(lesson).earlier_answers())

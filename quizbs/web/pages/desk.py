"""The desk: the teacher's own page while a lesson runs, on the laptop or on a phone that became the remote."""

import msgspec
from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.session.addresses import Reach
from quizbs.session.join_codes import tidy_code
from quizbs.session.planning import LONGEST, Planning
from quizbs.session.remotes import Remotes
from quizbs.store.lessons import Lessons, ListedLesson
from quizbs.web.access import Access
from quizbs.web.form_numbers import number
from quizbs.web.pages import qr


def desk_pages(  # noqa: C901 -- short routes
    lessons: Lessons, access: Access, reach: Reach, planning: Planning, remotes: Remotes
) -> Blueprint:
    """Return the pages of the desk. The host's cookie opens every one, a remote's only its own lesson's."""
    pages = Blueprint("desk", __name__)

    def opens(lesson: ListedLesson) -> bool:
        return access.of_request().opens_desk(lesson)

    def shut() -> Response:
        return make_response(render_template("host/only_here.html", join="/"), 403)

    @pages.get("/desk/<code:code>")
    def desk(code: str) -> Answer:
        lesson, host = lessons.by_code(tidy_code(code)), access.of_request().host
        if lesson is None and host:
            return redirect("/host", 303)
        if lesson is None or not opens(lesson):  # answered alike, or this page would tell which codes there are
            return shut()
        return make_response(render_template("host/lesson.html", lesson={"code": lesson.code}, host=host))

    def used() -> Response:
        """Answer alike for a link that was used and one that never was: no page tells which codes there are."""
        page = render_template("join/sorry.html", lesson={"code": ""}, problem=Refused("remote"))
        return make_response(page, 403)

    @pages.get("/remote/<code:code>")
    def look_at_remote(code: str) -> Answer:
        """Ask before the link is used up, since links are looked at."""
        lesson, key = lessons.by_code(tidy_code(code)), request.args.get("key", "")
        if lesson is not None and access.of_request().opens_desk(lesson):
            return redirect(f"/desk/{lesson.code}", 303)
        if lesson is None or not remotes.opens(lesson, key):
            return used()
        return make_response(render_template("join/remote.html", path=f"/remote/{lesson.code}", key=key))

    @pages.post("/remote/<code:code>")
    def become_remote(code: str) -> Answer:
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None:
            return used()
        answer = redirect(f"/desk/{lesson.code}", 303)
        if access.of_request().opens_desk(lesson):  # a second tap
            return answer
        try:
            access.give_remote(answer, lesson.id, remotes.become(lesson, request.form.get("key", "")))
        except Refused:
            return used()
        return answer

    @pages.get("/desk/<code:code>/remote")
    def remote(code: str) -> Response:
        """Say by which path a phone becomes the remote, as JSON for the desk on the laptop; "" while one is it."""
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or not access.of_request().host:
            return Response("", 404)
        told = msgspec.json.encode({"path": remotes.path(lesson)})
        return Response(told, mimetype="application/json", headers={"Cache-Control": "no-store"})

    @pages.get("/desk/<code:code>/remote.svg")
    def remote_to_scan(code: str) -> Response:
        """Give the code that makes a phone the remote: to the host alone, who would not show it to a class."""
        lesson = lessons.by_code(tidy_code(code))
        path = remotes.path(lesson) if lesson is not None and access.of_request().host else ""
        if not path:
            return Response("", 404)
        return Response(qr.svg(reach.base() + path), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"})

    @pages.get("/desk/<code:code>/plan")
    def plan(code: str) -> Answer:
        """Say what fits into so many minutes, as JSON for the desk."""
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or not opens(lesson):
            return shut()
        minutes = number(request.args.get("minutes", ""), 3) or 0
        found = planning.plan(lesson.id, minutes) if 0 < minutes <= LONGEST else None
        answer = Response(msgspec.json.encode(found), mimetype="application/json")
        answer.headers["Cache-Control"] = "no-store"
        return answer

    return pages

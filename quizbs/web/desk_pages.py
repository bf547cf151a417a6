"""The desk: the teacher's own page while a lesson runs, on the laptop or on a phone that became the remote."""

import msgspec
from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.web import qr
from quizbs.web.access import Access
from quizbs.web.addresses import Reach
from quizbs.web.codes import tidy_code
from quizbs.web.needs import Lessons, Listed
from quizbs.web.numbers import number
from quizbs.web.planning import LONGEST, Planning


def desk_pages(lessons: Lessons, access: Access, reach: Reach, planning: Planning) -> Blueprint:  # noqa: C901 -- short routes
    """Return the pages of the desk. The host's cookie opens every one, a remote's only its own lesson's."""
    pages = Blueprint("desk", __name__)

    def opens(lesson: Listed) -> bool:
        credentials = access.of_request()
        return credentials.host or credentials.remote == lesson.id

    def remote_path(lesson: Listed) -> str:
        return f"/remote/{lesson.code}?key={access.remote_key(lesson.id)}"

    def shut() -> Response:
        return make_response(render_template("host/only_here.html", join="/"), 403)

    @pages.get("/desk/<code:code>")
    def desk(code: str) -> Answer:
        lesson, host = lessons.by_code(tidy_code(code)), access.of_request().host
        if lesson is None and host:
            return redirect("/host", 303)
        if lesson is None or not opens(lesson):  # answered alike, or this page would tell which codes there are
            return shut()
        path = remote_path(lesson) if host else ""
        return make_response(render_template("host/lesson.html", lesson={"code": lesson.code}, host=host, remote=path))

    @pages.get("/remote/<code:code>")
    def become_remote(code: str) -> Answer:
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or not access.opens_remote(lesson.id, request.args.get("key", "")):
            return shut()
        answer = redirect(f"/desk/{lesson.code}", 303)  # the key leaves the address bar at once
        access.give_remote(answer, lesson.id)
        return answer

    @pages.get("/desk/<code:code>/remote.svg")
    def remote_to_scan(code: str) -> Response:
        """Give the code that makes a phone the remote: to the host alone, who would not show it to a class."""
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or not access.of_request().host:
            return Response("", 404)
        return Response(
            qr.svg(reach.base() + remote_path(lesson)), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"}
        )

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

"""What only the app needs: a report for its window, and a button on the host page that ends quizbs."""

from collections.abc import Callable

import gevent
import msgspec
from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.live.keyring import same
from quizbs.teacher.school import School
from quizbs.web.services import access

_READ = 1.0  # seconds that a browser has to load the last page


def pages(school: School, end: Callable[[], object]) -> Blueprint:
    """Return the routes. ``end`` ends quizbs."""
    blueprint = Blueprint("window", __name__)

    @blueprint.get("/window")
    def how_it_stands() -> Response:
        if not same(request.args.get("key", ""), school.keyring.host_key):
            abort(404)
        school.reach.set_name(request.args.get("name", ""))
        report = {
            "address": school.reach.typed(),
            "name": school.reach.typed_name(),
            "lesson": school.is_lesson_running(),
        }
        return Response(msgspec.json.encode(report), mimetype="application/json")

    @blueprint.post("/host/quit")
    def quit_quizbs() -> Answer | str:
        if (refused := access.only_the_host()) is not None:
            return refused
        if access.is_school():
            abort(404)  # other teachers may be in a lesson
        asks = school.is_lesson_running() and not request.form.get("sure")
        if not asks:
            gevent.spawn_later(_READ, end)
        return render_template("host/quit.html", asks=asks)

    return blueprint

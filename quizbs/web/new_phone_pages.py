"""A battery is empty: another phone takes over the seat, by a code that the teacher shows to that student alone."""

import hmac

from flask import Blueprint, Response, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.web import qr
from quizbs.web.access import Access, new_token, token_hash
from quizbs.web.addresses import Reach
from quizbs.web.joining import tidy_code
from quizbs.web.live import Live
from quizbs.web.needs import Lessons, Listed, People, Person


def new_phone_pages(  # noqa: C901 -- short routes
    lessons: Lessons, people: People, live: Live, access: Access, reach: Reach
) -> Blueprint:
    """Return the pages. ``/back/…`` opens one seat once; looking at it changes nothing, since links are looked at."""
    pages = Blueprint("new_phone", __name__)

    def may_show(lesson: Listed | None) -> bool:
        credentials = access.of_request()
        return lesson is not None and (credentials.host or credentials.remote == lesson.id)

    def whose(code: str, key: str) -> Person | None:
        """Return whose seat the key opens."""
        lesson = lessons.by_code(tidy_code(code))
        for one in people.of(lesson.id) if lesson else ():
            if hmac.compare_digest(access.back_key(one.id, one.token_hash).encode(), key.encode()):
                return one
        return None

    def address_of(lesson: Listed, seat: int) -> str | None:
        one = live.lesson(lesson.id).seat(seat)
        found = next((person for person in people.of(lesson.id) if one and person.id == one.person), None)
        if found is None or one is None or one.bot:
            return None
        return f"{reach.base()}/back/{lesson.code}/{access.back_key(found.id, found.token_hash)}"

    @pages.get("/desk/<code:code>/seat/<int:seat>.svg")
    def to_scan(code: str, seat: int) -> Response:
        lesson = lessons.by_code(tidy_code(code))
        address = address_of(lesson, seat) if lesson is not None and may_show(lesson) else None
        if address is None:
            return Response("", 404)
        return Response(qr.svg(address), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"})

    @pages.get("/back/<code:code>/<key>")
    def look(code: str, key: str) -> Answer:
        person = whose(code, key)
        if person is None:
            return make_response(render_template("join/sorry.html", lesson={"code": ""}, problem=Refused("used")), 404)
        return make_response(render_template("join/back.html", name=person.name, path=f"/back/{code}/{key}"))

    @pages.post("/back/<code:code>/<key>")
    def take(code: str, key: str) -> Answer:
        person = whose(code, key)
        if person is None:  # a second tap, or an old code
            return redirect("/play", 303)
        token = new_token()
        people.give_token(person.id, token_hash(token))
        answer = redirect("/play", 303)
        access.give_seat(answer, token)
        return answer

    return pages

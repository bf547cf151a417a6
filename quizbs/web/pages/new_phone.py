"""A battery is empty: another phone takes over the seat, by a code that the teacher shows to that student alone."""

from collections.abc import Callable

from flask import Blueprint, Response, g, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.session.addresses import Reach
from quizbs.session.join_codes import tidy_code
from quizbs.session.keyring import Keyring, new_token, same, token_hash
from quizbs.session.live import Live
from quizbs.store.lessons import Lessons, ListedLesson
from quizbs.store.people import People, Person
from quizbs.web.access import Access
from quizbs.web.pages import qr

_STATUS = {"used": 404, "busy": 503}  # any other refusal is a conflict


def new_phone_pages(  # noqa: C901 -- short routes
    lessons: Lessons,
    people: People,
    live: Live,
    access: Access,
    keyring: Keyring,
    reach: Reach,
    dismiss: Callable[[str, str, int], object],
) -> Blueprint:
    """Return the pages. ``/back/…`` opens one seat once; looking at it changes nothing, since links are looked at.

    ``dismiss(lesson, why, seat)`` tells the phone before that it has stopped.
    """
    pages = Blueprint("new_phone", __name__)

    def may_show(lesson: ListedLesson | None) -> bool:
        return lesson is not None and access.of_request().opens_desk(lesson)

    def whose(code: str, key: str) -> Person:
        """Return whose seat the key opens. Raises ``Refused``: ``used``, ``removed`` (it is over) or ``busy``."""
        one = people.find(keyring.claimed_by(key))  # first: whether there is such a lesson costs no time of its own
        if one is None or not same(keyring.back_key(one.id, one.token_hash), key):
            raise Refused("used")
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or lesson.id != one.lesson:
            raise Refused("used")
        live.seat_of(one)
        return one

    def sorry(refused: Refused) -> Response:
        page = render_template("join/sorry.html", lesson={"code": ""}, problem=refused)
        return make_response(page, _STATUS.get(refused.code, 409))

    def address_of(lesson: ListedLesson, seat: int) -> str | None:
        one = live.lesson(lesson.id).seat(seat)
        found = next((person for person in people.of(lesson.id) if one and person.id == one.person), None)
        if found is None or one is None or one.bot:
            return None
        return f"{reach.base()}/back/{lesson.code}/{keyring.back_key(found.id, found.token_hash)}"

    @pages.get("/desk/<code:code>/seat/<int:seat>.svg")
    def to_scan(code: str, seat: int) -> Response:
        lesson = lessons.by_code(tidy_code(code))
        address = address_of(lesson, seat) if lesson is not None and may_show(lesson) else None
        if address is None:
            return Response("", 404)
        return Response(qr.svg(address), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"})

    @pages.get("/back/<code:code>/<key>")
    def look(code: str, key: str) -> Answer:
        try:
            person = whose(code, key)
        except Refused as refused:
            return sorry(refused)
        return make_response(render_template("join/back.html", name=person.name, path=f"/back/{code}/{key}"))

    @pages.post("/back/<code:code>/<key>")
    def take(code: str, key: str) -> Answer:
        try:
            person = whose(code, key)
        except Refused as refused:
            return redirect("/play", 303) if refused.code == "used" else sorry(refused)  # used: by a first tap
        token = new_token()
        device = keyring.mark(person.lesson, g.known_device) if g.known_device else ""
        people.give_phone(person.id, token_hash(token), device)
        dismiss(person.lesson, "given", live.seat_of(person))
        answer = redirect("/play", 303)
        access.give_seat(answer, token)
        return answer

    return pages

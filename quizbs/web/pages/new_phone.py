"""Replacing a phone, for example with an empty battery: another takes over its seat by a QR code from the desk."""

from flask import Blueprint, Response, g, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.live.join_codes import tidy_code
from quizbs.live.keyring import new_token, same, token_hash
from quizbs.store.lessons import ListedLesson
from quizbs.store.people import Person
from quizbs.web.pages import qr
from quizbs.web.server.forwarding import forward_if_led_elsewhere
from quizbs.web.services import access, site

_STATUS = {"used": 404, "busy": 503}  # 409 for other refusals

pages = Blueprint("new_phone", __name__)


def _may_show(lesson: ListedLesson | None) -> bool:
    return lesson is not None and access.current().opens_desk(lesson)


def _person_of(code: str, key: str) -> Person:
    """Return the person whose seat this key opens.

    Raises ``Refused``: ``used``, ``removed`` (the lesson is over) or ``busy``.
    """
    # Check the key first, so that the response time doesn't reveal whether the lesson exists.
    person = site.store.people.find(site.keyring.claimed_by(key))
    if person is None or not same(site.keyring.back_key(person.id, person.token_hash), key):
        raise Refused("used")
    lesson = site.all_lessons.by_code(tidy_code(code))
    if lesson is None or lesson.id != person.lesson:
        raise Refused("used")
    with forward_if_led_elsewhere():
        site.registry.lead(lesson.id)
    site.registry.seat_of(person)
    return person


def _refusal_page(refused: Refused) -> Response:
    page = render_template("join/refused.html", lesson={"code": ""}, problem=refused)
    return make_response(page, _STATUS.get(refused.code, 409))


def _address_of(lesson: ListedLesson, seat: int) -> str | None:
    found_seat = site.registry.lesson(lesson.id).seat(seat)
    people = site.registry.everybody(lesson.id).people
    person_there = next((person for person in people if found_seat and person.id == found_seat.person), None)
    if person_there is None or found_seat is None or found_seat.bot:
        return None
    return f"{site.reach.base()}/back/{lesson.code}/{site.keyring.back_key(person_there.id, person_there.token_hash)}"


@pages.get("/desk/<code:code>/seat/<int:seat>.svg")
def to_scan(code: str, seat: int) -> Response:
    lesson = site.store.lessons.by_code(tidy_code(code))
    address = _address_of(lesson, seat) if lesson is not None and _may_show(lesson) else None
    if address is None:
        return Response("", 404)
    return Response(qr.svg(address), mimetype="image/svg+xml", headers={"Cache-Control": "no-store"})


@pages.get("/back/<code:code>/<key>")
def look(code: str, key: str) -> Answer:
    try:
        person = _person_of(code, key)
    except Refused as refused:
        return _refusal_page(refused)
    return make_response(render_template("join/take_over_seat.html", name=person.name, path=f"/back/{code}/{key}"))


@pages.post("/back/<code:code>/<key>")
def take(code: str, key: str) -> Answer:
    try:
        person = _person_of(code, key)
    except Refused as refused:
        # used by the first tap of a double tap
        return redirect("/play", 303) if refused.code == "used" else _refusal_page(refused)
    token = new_token()
    device = site.keyring.mark(person.lesson, g.known_device) if g.known_device else ""
    lesson = site.registry.lead(person.lesson)
    with lesson.people.changing():
        site.store.people.give_phone(person.id, token_hash(token), device)
    lesson.dismiss("given", site.registry.seat_of(person))
    answer = redirect("/play", 303)
    access.give_seat(answer, token)
    return answer

"""The pages on which two to four students share a phone. Plain forms that work without JavaScript."""

from flask import Blueprint, Response, g, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.lesson.session_state import MOST_IN_A_SEAT
from quizbs.live.names import BadName
from quizbs.live.roster_search import LONGEST, NO_MATCHES
from quizbs.store.people import Person
from quizbs.web.form_numbers import number
from quizbs.web.services import access, site

pages = Blueprint("together", __name__)


def _page(person: Person, problem: str = "", typed: str = "", who: str = "") -> Response:
    """Return the page about the people who share a phone. ``who`` is the text typed to search the class list."""
    lesson, people, waiting = (
        site.joining.lesson_of(person),
        site.sharing.partners_of(person),
        site.sharing.waiting(person),
    )
    together = len(people) + len(waiting)
    try:
        matches = site.joining.look_up(lesson, who, g.device)
    except Refused:
        matches, problem = NO_MATCHES, "often"
    answer = render_template(
        "join/partners.html",
        naming=lesson.naming,
        people=[{"id": partner.id, "name": partner.name, "holds": partner.id == person.id} for partner in people],
        waiting=[waiter.name for waiter in waiting],
        name=site.joining.offer(lesson, f"{g.device} {together}", 0),
        full=together >= MOST_IN_A_SEAT,
        who=who[:LONGEST],
        roster=matches.names,
        more=matches.more,
        taken=matches.taken,
        typed=typed,
        problem=problem,
    )
    return make_response(answer, {"": 200, "often": 429}.get(problem, 409))


def _owner() -> Person | None:
    """Return the person who joined on this phone, ``None`` without a seat."""
    person = site.joining.person(access.current().seat)
    return person if person is not None and not person.held and site.sharing.partners_of(person) else None


@pages.get("/together")
def together() -> Answer:
    person = _owner()
    return redirect("/", 303) if person is None else _page(person)


@pages.post("/together")
def share() -> Answer:
    person = _owner()
    if person is None:
        return redirect("/", 303)
    if "who" in request.form:
        return _page(person, who=request.form["who"].strip())
    typed = "" if request.form.get("take") == "offered" else request.form.get("typed", "").strip()
    ticked = number(request.form.get("real", ""), 3)
    try:
        if leaver := request.form.get("leaves", ""):
            site.sharing.part(person, leaver)
        else:
            name, unlisted = request.form.get("name", ""), request.form.get("unlisted", "").strip()
            site.sharing.add(person, name, typed, device=g.device, ticked=ticked, unlisted=unlisted)
    except BadName as bad:
        return _page(person, bad.code, typed[:40])
    except Refused as refused:
        return _page(person, refused.code, typed[:40])
    return redirect("/together", 303)

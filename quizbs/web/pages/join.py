"""The students' pages: join code, name, phone. Plain forms that work without JavaScript."""

from flask import Blueprint, Response, g, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.live.drawn_names import SPINS
from quizbs.live.join_codes import tidy_code
from quizbs.live.names import BadName
from quizbs.live.roster_search import LONGEST, NO_MATCHES
from quizbs.store.lessons import ListedLesson
from quizbs.store.people import Person
from quizbs.teacher.name_retention import day_of
from quizbs.web.access import forget_seat
from quizbs.web.form_numbers import number
from quizbs.web.language import spoken, wanted
from quizbs.web.pages import dates, qr
from quizbs.web.server import headers
from quizbs.web.server.forwarding import forward_if_led_elsewhere
from quizbs.web.services import access, site

_LOOKS_AGAIN = 3  # seconds between two requests of a waiting page
_WAITED = "waited"  # query parameters: the code of the lesson, repeated as `lesson`, by which nginx selects a process
_STATUS = {"unknown": 404, "wait": 429, "busy": 503}  # 409 for other refusals

pages = Blueprint("join", __name__)


def _code_page(problem: Refused | None = None, typed: str = "") -> Response:
    if problem is not None and problem.code == "busy":
        return _refusal_page(typed, problem)
    page = render_template("join/code.html", typed=typed, problem=problem, playing=_is_seated())
    return make_response(page, _STATUS.get(problem.code, 409) if problem else 200)


def _find(typed: str) -> ListedLesson:
    with forward_if_led_elsewhere():
        return site.joining.find(typed, g.known_device, request.remote_addr or "")


def _is_seated() -> bool:
    """Return whether this device has a seat in a lesson that isn't over."""
    person = site.joining.person(access.current().seat)
    try:
        return person is not None and site.registry.seat_of(person) > 0
    except Refused:
        return False


def _name_page(listed: ListedLesson, problem: str = "", typed: str = "", spin: int = 0, who: str = "") -> Response:
    """Return the page where a student chooses a name. ``who`` is the text typed to search the class list."""
    try:
        matches = site.joining.look_up(listed, who, g.device)
    except Refused:
        matches, problem = NO_MATCHES, "often"
    page = render_template(
        "join/name.html",
        lesson={"code": listed.code},
        naming=listed.naming,
        names_kept=_names_kept(listed),
        name=site.joining.offer(listed, g.device, spin),
        spin=spin,
        spins=max(0, SPINS - spin),
        who=who[:LONGEST],
        roster=matches.names,
        more=matches.more,
        taken=matches.taken,
        typed=typed,
        problem=problem,
    )
    return make_response(page, {"": 200, "declined": 200, "often": 429}.get(problem, 409))


def _names_kept(listed: ListedLesson) -> str:
    """Return the sentences that say until when the name and, if the class is saved, the class list are kept."""
    words = _name_kept(listed)
    saved = site.store.classes.for_teacher(listed.owner).find(listed.label) if listed.naming == "roster" else None
    if saved is None or not saved.names:
        return words
    until = dates.long(day_of(saved.until), day_of(site.clock()))
    return f"{words} {spoken().say('join-list-kept', date=until)}"


def _name_kept(listed: ListedLesson) -> str:
    """Return the sentence that says until when the name is kept at most."""
    latest = dates.long(site.name_retention.latest(listed), day_of(site.clock()))
    beyond_a_day = listed.names_limit and listed.names_until
    return spoken().say("join-kept-for-marks" if beyond_a_day else "join-kept-a-day", date=latest)


def _spins() -> int:
    """Return how often the device has asked for another name, from the URL or the form."""
    return min(number(request.values.get("spin", ""), 2) or 0, SPINS)


def _refusal_page(code: str, refused: Refused) -> Response:
    page = render_template("join/refused.html", lesson={"code": code}, problem=refused)
    return make_response(page, _STATUS.get(refused.code, 409))


def _waiting_page(person: Person) -> Response:
    site.joining.record_poll(person)
    lesson = site.joining.lesson_of(person)
    waits = make_response(render_template("join/name_waits.html", name=person.name, naming=lesson.naming))
    waits.headers["Refresh"] = f"{_LOOKS_AGAIN}; url=/play?{_WAITED}={lesson.code}&lesson={lesson.code}"
    return waits


def _no_seat(token: str) -> Answer:
    """Return the response for a phone whose token belongs to no person, perhaps because the teacher rejected it."""
    if site.joining.was_given_away(token):
        return _refusal_page("", Refused("given"))
    waited = tidy_code(request.args.get(_WAITED, ""))
    return redirect(f"/j/{waited}?declined=yes" if waited else "/", 303)


def _has_seat(lesson: str) -> bool:
    """Return whether this device has a seat in the lesson, or waits for approval.

    Raises ``Refused`` (``removed``) if the teacher excludes it.
    """
    person = site.joining.person(access.current().seat)
    if person is None or person.lesson != lesson:
        return False
    try:
        site.registry.seat_of(person)
    except Refused as refused:
        if refused.code == "removed":
            raise
        return person.held and refused.code == "unknown"
    return True


@pages.get("/")
def start() -> Response:
    return _code_page()


@pages.post("/")
def type_code() -> Answer:
    typed = request.form.get("code", "")
    try:
        return redirect(f"/j/{_find(typed).code}", 303)
    except Refused as refused:
        return _code_page(refused, typed[:12])


@pages.get("/<code:code>")
@pages.get("/j/<code:code>")
def choose_name(code: str) -> Answer:
    code = tidy_code(code)
    try:
        listed = _find(code)
    except Refused as refused:
        return _code_page(refused, code)
    try:
        if _has_seat(listed.id):
            return redirect("/play", 303)
        site.joining.needs_approval(listed.id, g.known_device)
    except Refused as refused:
        return _refusal_page(code, refused)
    return _name_page(listed, "declined" if "declined" in request.args else "", spin=_spins())


@pages.post("/j/<code:code>")
def take_seat(code: str) -> Answer:
    code = tidy_code(code)
    # The large button takes the offered name; the small one the typed name, if it isn't empty.
    typed = "" if request.form.get("take") == "offered" else request.form.get("typed", "").strip()
    try:
        listed = _find(code)
        if not _has_seat(listed.id) and listed.naming == "roster" and "who" in request.form:
            site.joining.needs_approval(listed.id, g.known_device)
            return _name_page(listed, spin=_spins(), who=request.form["who"].strip())
        if not _has_seat(listed.id):
            answer = redirect("/play", 303)
            seat = site.joining.take_seat(
                listed,
                request.form.get("name", ""),
                typed,
                device=g.device,
                address=request.remote_addr or "",
                ticked=number(request.form.get("real", ""), 3),
                unlisted=request.form.get("unlisted", "").strip(),
                known=g.known_device,
            )
            access.give_seat(answer, seat)
            return answer
    except BadName as bad:
        return _name_page(listed, bad.code, typed[:40], _spins())
    except Refused as refused:
        if refused.code == "ticked":
            return _name_page(listed, "ticked", spin=_spins())
        return _code_page(refused, code) if refused.code == "unknown" else _refusal_page(code, refused)
    return redirect("/play", 303)  # a double tap


@pages.get("/play")
def play() -> Answer:
    token = access.current().seat
    person = site.joining.person(token)
    if person is None:
        return _no_seat(token)
    code = site.registry.lesson(person.lesson).code
    try:
        shown = site.registry.lead(person.lesson).snapshot()
        first = shown.view(site.registry.seat_of(person), languages=wanted(request.environ))
    except Refused as refused:
        if person.held and refused.code == "unknown":
            return _waiting_page(person)
        return _refusal_page(code, refused if refused.code in {"removed", "cleared"} else Refused("over"))
    beside = "beside" in request.args  # in the window of a solo round
    if beside:
        headers.allow_same_origin_framing()
    return make_response(render_template("join/play.html", lesson={"code": code}, first=first, framed=beside))


@pages.post("/head")
def another_head() -> Answer:
    person = site.joining.person(access.current().seat)
    if person is not None:
        site.joining.another_head(person)
    return redirect("/play", 303)


@pages.post("/leave")
def leave() -> Answer:
    answer = redirect("/", 303)
    forget_seat(answer)
    return answer


@pages.get("/qr/<code:code>.svg")
def code_to_scan(code: str) -> Response:
    try:
        listed = _find(code)
    except Refused as refused:
        return Response("", _STATUS.get(refused.code, 404))
    return qr.answer(f"{site.reach.base()}/{listed.code}")

"""A student who isn't on the class list: types a name, waits for the teacher, and joins the list with one tap."""

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.lesson.commands import Remove
from quizbs.live.host_commands import AddStudent
from quizbs.store.classes import Classes
from tests.web.app import teacher_of
from tests.web.test_classes import NAMES, form
from tests.web.test_naming import lesson_id, looked_up
from tests.web.test_pages import ORIGIN, browser, joins, names, opened

ZOE = "Zoe Kurz"


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


@pytest.fixture
def code(teacher: FlaskClient) -> str:
    return opened(teacher, **form())


def waiting(app: App, code: str) -> list[tuple[str, str]]:
    return [(each["real"], each["asks"]) for each in app.school.registry.lead(lesson_id(app, code)).waiting.desk_rows()]


def let_in(app: App, code: str) -> None:
    lesson = lesson_id(app, code)
    for each in app.school.waiting_room.held(lesson):
        app.school.waiting_room.let_in(lesson, each.id)


def turn_away(app: App, code: str) -> None:
    lesson = lesson_id(app, code)
    people = [each.id for each in app.school.waiting_room.held(lesson)]
    app.school.waiting_room.turn_away(lesson, "away1", people, out=False)


def real_names(app: App, code: str) -> list[str]:
    shown = app.school.registry.lead(lesson_id(app, code)).snapshot().view(None, desk=True)["lesson"]["names"]
    return sorted(shown.values())


def adds(app: App, code: str, name: str) -> None:
    app.school.host_actions.do(lesson_id(app, code), "add1", AddStudent(name))


def looks(phone: FlaskClient, path: str, letters: str) -> TestResponse:
    return phone.post(path, data={"who": letters}, headers=ORIGIN)


def test_unlisted_student_waits_and_is_admitted(app: App, code: str) -> None:
    phone = browser(app)
    looked = looks(phone, f"/j/{code}", "zo").text
    assert "No name on the class list starts like that" in looked
    assert "Ask to join" in looked
    phone, answer = joins(app, code, unlisted=f"  {ZOE} ")
    assert answer.location == "/play"
    assert "Your teacher will let you in" in phone.get("/play").text
    assert waiting(app, code) == [(ZOE, "unlisted")]
    assert names(app, code) == []
    assert looked_up(browser(app), f"/j/{code}", "zo") == []
    let_in(app, code)
    assert f'data-lesson="{code}"' in phone.get("/play").text
    assert real_names(app, code) == [ZOE]
    (seen,) = names(app, code)
    assert ZOE not in seen


def test_admitted_student_is_added_to_list_and_saved_class(app: App, code: str) -> None:
    joins(app, code, unlisted=ZOE)
    let_in(app, code)
    assert Classes(app.store.database).list()[0].names == (*NAMES, ZOE)
    assert "already taken" in looks(browser(app), f"/j/{code}", "zo").text
    app.school.registry.lead(lesson_id(app, code)).act(Host(), "remove1", Remove(1))
    assert looked_up(browser(app), f"/j/{code}", "zo") == [(str(len(NAMES)), ZOE)]


def test_rejected_student_leaves_no_name_and_may_retry(app: App, code: str) -> None:
    phone, _ = joins(app, code, unlisted="Bart Simpson")
    waits = phone.get("/play").headers["Refresh"].partition("url=")[2]
    turn_away(app, code)
    page = phone.get(waits, follow_redirects=True)
    assert page.status_code == 200
    assert "Your teacher didn’t let this name in" in page.text
    assert Classes(app.store.database).list()[0].names == NAMES
    assert "already taken" not in looks(browser(app), f"/j/{code}", "ba").text
    phone.post(f"/j/{code}", data={"unlisted": ZOE}, headers=ORIGIN)
    assert waiting(app, code) == [(ZOE, "unlisted")]


def test_typed_name_that_is_on_the_list_is_ticked_at_once(app: App, code: str) -> None:
    _, answer = joins(app, code, unlisted=NAMES[0].lower())
    assert answer.location == "/play"
    assert waiting(app, code) == []
    assert real_names(app, code) == [NAMES[0]]


def test_typed_name_that_is_already_ticked_waits_for_the_teacher(app: App, code: str) -> None:
    joins(app, code, real="0")
    assert "Ask to join" in looks(browser(app), f"/j/{code}", "an").text
    joins(app, code, unlisted=NAMES[0])
    assert waiting(app, code) == [(NAMES[0], "taken")]
    app.school.registry.lead(lesson_id(app, code)).act(Host(), "remove1", Remove(1))
    let_in(app, code)
    assert real_names(app, code) == [NAMES[0]]
    assert Classes(app.store.database).list()[0].names == NAMES


def test_equal_names_are_numbered(app: App, code: str) -> None:
    joins(app, code, real="0")
    joins(app, code, unlisted=NAMES[0])
    let_in(app, code)
    assert real_names(app, code) == [NAMES[0], f"{NAMES[0]} (2)"]


def test_unlisted_partner_waits_on_shared_phone(app: App, code: str) -> None:
    phone, _ = joins(app, code, real="0")
    assert "Ask to join" in looks(phone, "/together", "zo").text
    assert phone.post("/together", data={"unlisted": ZOE}, headers=ORIGIN).location == "/together"
    assert "Waiting for your teacher" in phone.get("/together").text
    assert waiting(app, code) == [(ZOE, "unlisted")]
    let_in(app, code)
    assert "Waiting for your teacher" not in phone.get("/together").text
    assert real_names(app, code) == [f"{NAMES[0]} & {ZOE}"]
    assert Classes(app.store.database).list()[0].names == (*NAMES, ZOE)


@pytest.mark.parametrize("nothing", ["!!", "---", "Name"])
def test_name_without_letters_is_refused_with_the_reason(app: App, code: str, nothing: str) -> None:
    phone, page = joins(app, code, unlisted=nothing)
    assert page.status_code == 409
    assert "Please type a name with letters" in page.text
    assert waiting(app, code) == []
    phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN)
    partner = phone.post("/together", data={"unlisted": nothing}, headers=ORIGIN)
    assert "Please type a name with letters" in partner.text


def test_lesson_without_a_list_ignores_a_real_name(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="made")
    joins(app, code, unlisted=ZOE)
    assert len(names(app, code)) == 1
    assert waiting(app, code) == []


def test_added_student_finds_name_in_next_lesson_too(app: App, code: str) -> None:
    for _ in range(2):  # the same tap twice
        adds(app, code, f" {ZOE} ")
    assert looked_up(browser(app), f"/j/{code}", "zo") == [(str(len(NAMES)), ZOE)]
    assert Classes(app.store.database).list()[0].names == (*NAMES, ZOE)


def test_student_is_added_to_a_list_without_a_saved_class(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, **form(keep_class=""))
    adds(app, code, ZOE)
    assert len(looked_up(browser(app), f"/j/{code}", "zo")) == 1
    assert Classes(app.store.database).list() == []


@pytest.mark.parametrize(("naming", "name", "why"), [("made", ZOE, "not_now"), ("roster", " - ", "not_understood")])
def test_student_who_cannot_be_added_is_refused(
    app: App, teacher: FlaskClient, naming: str, name: str, why: str
) -> None:
    code = opened(teacher, **form(naming=naming))
    with pytest.raises(Refused, match=why):
        adds(app, code, name)

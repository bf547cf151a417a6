"""A removal excludes the device; new names then wait for the teacher, with a limited number of waiting names."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from quizbs.app import App
from quizbs.config import Settings
from quizbs.game.actors import Host
from quizbs.game.options import MOST_SEATS
from quizbs.lesson import commands as c
from quizbs.lesson.lesson_state import NOT_BEGUN
from quizbs.web.access import DEVICE, SEAT
from tests.web.app import teacher_of
from tests.web.test_naming import CLASS, lesson_id
from tests.web.test_pages import ORIGIN, PORT, browser, joins, names, opened


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def does(app: App, code: str, command: c.Command) -> None:
    version = app.school.registry.state(lesson_id(app, code)).versions
    app.school.registry.lead(lesson_id(app, code)).act(Host(), f"does{sorted(version.items())}", command)


def tries(phone: FlaskClient, code: str, **form: str) -> TestResponse:
    """Try to join (again) from a phone, and return the response."""
    phone.get("/play")
    phone.post("/leave", headers=ORIGIN)
    phone.get("/")
    return phone.post(f"/j/{code}", data=form or {"typed": "Kid A"}, headers=ORIGIN)


def held(app: App, code: str) -> list[str]:
    return [one.name for one in app.school.waiting_room.held(lesson_id(app, code))]


def person_at(app: App, code: str, seat: int) -> str:
    one = next(one for one in app.school.registry.lesson(lesson_id(app, code)).seats if one.seat == seat)
    return one.person


def test_removed_device_cannot_return(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    kid, _ = joins(app, code, typed="Kid A")
    does(app, code, c.Remove(1))
    for page in (kid.get("/play"), kid.get(f"/j/{code}"), tries(kid, code), kid.get(f"/j/{code}"), kid.get(f"/{code}")):
        assert page.status_code == 409
        assert "Talk to your teacher" in page.text
    assert kid.get_cookie(SEAT) is None
    assert names(app, code) == held(app, code) == []


def test_restart_keeps_removed_devices_excluded(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=f"sqlite:///{tmp_path / 'quizbs.db'}", host="127.0.0.1")
    before = App(settings, PORT)
    code = opened(teacher_of(before))
    kid, _ = joins(before, code, typed="Kid A")
    does(before, code, c.Remove(1))
    cookie = kid.get_cookie(DEVICE)
    assert cookie
    before.stop()
    after = App(settings, PORT)
    same, other = browser(after), browser(after)
    same.set_cookie(DEVICE, cookie.value)
    assert "Talk to your teacher" in tries(same, code).text
    assert tries(other, code).location == "/play"
    assert held(after, code) == ["Kid A"]
    after.stop()


def test_private_tab_needs_approval_even_with_drawn_name(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="typed")
    joins(app, code, typed="Kid A")
    joins(app, code, typed="bob")
    does(app, code, c.Remove(1))
    private, answer = joins(app, code, take="offered")
    assert answer.location == "/play"
    assert "Your teacher is checking your name" in private.get("/play").text
    assert names(app, code) == ["bob"]
    later = app.school.waiting_room._clock() + 601
    monkeypatch.setattr(app.school.waiting_room, "_clock", lambda: later)
    joins(app, code, typed="cem")
    assert names(app, code) == ["bob", "cem"]


def test_readmitted_device_joins_without_waiting(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    kid, _ = joins(app, code, typed="Kid A")
    person = person_at(app, code, 1)
    does(app, code, c.Remove(1))
    does(app, code, c.LetBack(person))
    assert "Join again" in kid.get("/play").text
    assert tries(kid, code, typed="Kim").location == "/play"
    assert names(app, code) == ["Kim"]
    does(app, code, c.Remove(2))
    assert "Talk to your teacher" in tries(kid, code).text


def test_device_removed_in_one_lesson_may_join_another(app: App, teacher: FlaskClient) -> None:
    code, other = opened(teacher), opened(teacher)
    kid, _ = joins(app, code, typed="Kid A")
    does(app, code, c.Remove(1))
    assert tries(kid, other).location == "/play"
    marks = {app.store.people.in_lesson(lesson_id(app, one))[0].device for one in (code, other)}
    cookie = kid.get_cookie(DEVICE)
    assert cookie
    assert len(marks) == 2
    assert not any(mark in cookie.value or cookie.value.partition(".")[0] in mark for mark in marks)


def test_cleared_student_rejoins_after_approval(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phones = [joins(app, code, typed=name)[0] for name in ("ann", "bob")]
    does(app, code, c.Clear((1, 2)))
    for phone, name in zip(phones, ("ann", "bob"), strict=True):
        page = phone.get("/play")
        assert page.status_code == 409
        assert f'href="/j/{code}"' in page.text
        phone.get(f"/j/{code}")
        assert phone.post(f"/j/{code}", data={"typed": name}, headers=ORIGIN).location == "/play"
    assert held(app, code) == ["ann", "bob"]


def test_rejected_student_is_notified_and_stays_out(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(app, code)
    phones = [joins(app, code, typed=name)[0] for name in ("rascal", "dora", "emil")]
    rascal, *others = [one.id for one in app.school.waiting_room.held(lesson)]
    app.school.waiting_room.turn_away(lesson, "away1", (rascal,), out=True)
    for page in (phones[0].get("/play"), tries(phones[0], code, typed="Kid A")):
        assert page.status_code == 409
        assert "Talk to your teacher" in page.text
    assert held(app, code) == ["dora", "emil"]
    app.school.waiting_room.turn_away(lesson, "away2", others, out=False)
    assert held(app, code) == []
    assert tries(phones[1], code, typed="dora").location == "/play"
    assert held(app, code) == ["dora"]
    with pytest.raises(Exception, match="closed"):
        app.school.waiting_room.turn_away(lesson, "away3", others, out=False)


def test_waiting_names_are_limited_per_device_and_lesson(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    phone, _ = joins(app, code, typed="first")
    tries(phone, code, typed="second")
    assert held(app, code) == ["second"]
    for number in range(MOST_SEATS - 1):
        joins(app, code, typed=f"s{number}")
    late, answer = joins(app, code, typed="late")
    assert answer.status_code == 409
    assert "checking lots of names" in answer.text
    assert late.get_cookie(SEAT) is None
    assert len(held(app, code)) == MOST_SEATS
    tries(phone, code, typed="third")  # a device may replace its own waiting name
    assert held(app, code)[-1] == "third"


def test_ticked_name_is_released_on_rejection(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    joins(app, code, real="1")
    does(app, code, c.Remove(1))
    joins(app, code, real="0")
    (waits,) = app.school.registry.lead(lesson_id(app, code)).waiting.desk_rows()
    assert waits["real"] == "Annika Berg"
    app.school.waiting_room.turn_away(lesson_id(app, code), "away1", (waits["person"],), out=True)
    assert joins(app, code, real="0")[1].location == "/play"


def test_partner_waits_for_approval_after_a_removal(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone, _ = joins(app, code, typed="ann")
    joins(app, code, typed="Kid A")
    does(app, code, c.Remove(2))
    added = phone.post("/together", data={"typed": "bob"}, headers=ORIGIN)
    assert added.location == "/together"
    page = phone.get("/together").text
    assert "<bdi>bob</bdi>" in page
    assert "Waiting for your teacher" in page
    (waits,) = app.school.waiting_room.held(lesson_id(app, code))
    app.school.waiting_room.let_in(lesson_id(app, code), waits.id)
    assert names(app, code) == ["ann & bob"]
    assert "Waiting for your teacher" not in phone.get("/together").text


def test_partner_with_a_doubtful_name_waits_for_approval(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone, _ = joins(app, code, typed="ann")
    phone.post("/together", data={"typed": "Siriporn"}, headers=ORIGIN)
    assert names(app, code) == ["ann"]
    (waits,) = app.school.waiting_room.held(lesson_id(app, code))
    app.school.waiting_room.let_in(lesson_id(app, code), waits.id)
    assert names(app, code) == ["ann & Siriporn"]


def test_device_hashes_are_deleted_with_names(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    joins(app, code, typed="Kid A")
    does(app, code, c.Remove(1))
    lesson = lesson_id(app, code)
    (mark,) = [one.device for one in app.store.people.in_lesson(lesson)]
    assert mark
    app.school.registry.lead(lesson).act(Host(), "close1", c.Close())
    app.store.lessons.purge(app.school.waiting_room._clock() + 25 * 3600)
    assert not app.store.people.in_lesson(lesson)
    app.school.registry.forget(lesson)
    assert app.school.registry.state(lesson) == NOT_BEGUN

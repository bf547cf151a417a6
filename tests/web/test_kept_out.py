"""Removed means removed for the device; after it each new name waits for the teacher, and nobody crowds the door."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from quizbs.app import House
from quizbs.config import Settings
from quizbs.lesson import commands as c
from quizbs.rounds import lesson_stream
from quizbs.web.access import DEVICE, SEAT
from quizbs.web.glance import MOST_WAITING
from tests.web.house import house_in, teacher_of
from tests.web.test_naming import CLASS, lesson_id
from tests.web.test_pages import ORIGIN, PORT, browser, joins, names, opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


@pytest.fixture
def teacher(house: House) -> FlaskClient:
    return teacher_of(house)


def does(house: House, code: str, command: c.HostCommand) -> None:
    version, _ = house.play.now(lesson_stream(lesson_id(house, code)))
    house.play.act(lesson_stream(lesson_id(house, code)), "host", f"does{version}", command)


def tries(phone: FlaskClient, code: str, **form: str) -> TestResponse:
    """What somebody does who wants in again."""
    phone.get("/play")
    phone.post("/leave", headers=ORIGIN)
    phone.get("/")
    return phone.post(f"/j/{code}", data=form or {"typed": "Kid A"}, headers=ORIGIN)


def held(house: House, code: str) -> list[str]:
    return [one.name for one in house.doors.glance.held(lesson_id(house, code))]


def person_at(house: House, code: str, seat: int) -> str:
    one = next(one for one in house.live.lesson(lesson_id(house, code)).seats if one.seat == seat)
    return one.person


def test_who_was_removed_cannot_come_back_with_the_same_device(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    kid, _ = joins(house, code, typed="Kid A")
    does(house, code, c.Remove(1))
    for page in (kid.get("/play"), kid.get(f"/j/{code}"), tries(kid, code), kid.get(f"/j/{code}"), kid.get(f"/{code}")):
        assert page.status_code == 409
        assert "Talk to your teacher" in page.text
    assert kid.get_cookie(SEAT) is None
    assert names(house, code) == held(house, code) == []


def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=f"sqlite:///{tmp_path / 'quizbs.db'}", host="127.0.0.1")
    before = House(settings, PORT)
    code = opened(teacher_of(before))
    kid, _ = joins(before, code, typed="Kid A")
    does(before, code, c.Remove(1))
    cookie = kid.get_cookie(DEVICE)
    assert cookie
    before.stop()
    after = House(settings, PORT)
    same, other = browser(after), browser(after)
    same.set_cookie(DEVICE, cookie.value)
    assert "Talk to your teacher" in tries(same, code).text
    assert tries(other, code).location == "/play"
    assert held(after, code) == ["Kid A"]
    after.stop()


def test_a_private_tab_waits_for_the_teacher_also_under_a_drawn_name(
    house: House, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="typed")
    joins(house, code, typed="Kid A")
    joins(house, code, typed="bob")
    does(house, code, c.Remove(1))
    private, answer = joins(house, code, take="offered")
    assert answer.location == "/play"
    assert "Your teacher is looking" in private.get("/play").text
    assert names(house, code) == ["bob"]
    later = house.doors.glance._clock() + 601
    monkeypatch.setattr(house.doors.glance, "_clock", lambda: later)
    joins(house, code, typed="cem")
    assert names(house, code) == ["bob", "cem"]


def test_whoever_the_teacher_lets_back_comes_in_without_waiting(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    kid, _ = joins(house, code, typed="Kid A")
    person = person_at(house, code, 1)
    does(house, code, c.Remove(1))
    does(house, code, c.LetBack(person))
    assert "Join again" in kid.get("/play").text
    assert tries(kid, code, typed="Kim").location == "/play"
    assert names(house, code) == ["Kim"]
    does(house, code, c.Remove(2))
    assert "Talk to your teacher" in tries(kid, code).text


def test_in_another_lesson_the_same_device_is_welcome_and_leaves_no_trace_of_the_first(
    house: House, teacher: FlaskClient
) -> None:
    code, other = opened(teacher), opened(teacher)
    kid, _ = joins(house, code, typed="Kid A")
    does(house, code, c.Remove(1))
    assert tries(kid, other).location == "/play"
    marks = {house.doors.people.of(lesson_id(house, one))[0].device for one in (code, other)}
    cookie = kid.get_cookie(DEVICE)
    assert cookie
    assert len(marks) == 2
    assert not any(mark in cookie.value or cookie.value.partition(".")[0] in mark for mark in marks)


def test_who_was_cleared_away_with_others_joins_again_after_a_glance(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phones = [joins(house, code, typed=name)[0] for name in ("ann", "bob")]
    does(house, code, c.Clear((1, 2)))
    for phone, name in zip(phones, ("ann", "bob"), strict=True):
        page = phone.get("/play")
        assert page.status_code == 409
        assert f'href="/j/{code}"' in page.text
        phone.get(f"/j/{code}")
        assert phone.post(f"/j/{code}", data={"typed": name}, headers=ORIGIN).location == "/play"
    assert held(house, code) == ["ann", "bob"]


def test_who_is_turned_away_is_told_and_stays_away(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(house, code)
    phones = [joins(house, code, typed=name)[0] for name in ("rascal", "dora", "emil")]
    rascal, *others = [one.id for one in house.doors.glance.held(lesson)]
    house.doors.glance.turn_away(lesson, "away1", (rascal,), out=True)
    for page in (phones[0].get("/play"), tries(phones[0], code, typed="Kid A")):
        assert page.status_code == 409
        assert "Talk to your teacher" in page.text
    assert held(house, code) == ["dora", "emil"]
    house.doors.glance.turn_away(lesson, "away2", others, out=False)
    assert held(house, code) == []
    assert tries(phones[1], code, typed="dora").location == "/play"
    assert held(house, code) == ["dora"]
    with pytest.raises(Exception, match="closed"):
        house.doors.glance.turn_away(lesson, "away3", others, out=False)


def test_a_device_holds_one_waiting_name_and_a_lesson_forty(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    phone, _ = joins(house, code, typed="first")
    tries(phone, code, typed="second")
    assert held(house, code) == ["second"]
    for number in range(MOST_WAITING - 1):
        joins(house, code, typed=f"s{number}")
    late, answer = joins(house, code, typed="late")
    assert answer.status_code == 409
    assert "Many names wait" in answer.text
    assert late.get_cookie(SEAT) is None
    assert len(held(house, code)) == MOST_WAITING
    tries(phone, code, typed="third")  # in place of the own one there is room
    assert held(house, code)[-1] == "third"


def test_a_ticked_name_is_free_again_when_who_ticked_it_is_turned_away(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    joins(house, code, real="1")
    does(house, code, c.Remove(1))
    joins(house, code, real="0")
    (waits,) = house.doors.glance.shown(lesson_id(house, code))
    assert waits["real"] == "Annika Berg"
    house.doors.glance.turn_away(lesson_id(house, code), "away1", (waits["person"],), out=True)
    assert joins(house, code, real="0")[1].location == "/play"


def test_a_partner_waits_too_and_then_shares_the_phone(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone, _ = joins(house, code, typed="ann")
    joins(house, code, typed="Kid A")
    does(house, code, c.Remove(2))
    added = phone.post("/together", data={"typed": "bob"}, headers=ORIGIN)
    assert added.location == "/together"
    page = phone.get("/together").text
    assert "<bdi>bob</bdi>" in page
    assert "Your teacher is looking" in page
    (waits,) = house.doors.glance.held(lesson_id(house, code))
    house.doors.glance.let_in(lesson_id(house, code), waits.id)
    assert names(house, code) == ["ann & bob"]
    assert "Your teacher is looking" not in phone.get("/together").text


def test_all_that_is_known_of_a_device_goes_with_the_names(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    joins(house, code, typed="Kid A")
    does(house, code, c.Remove(1))
    lesson = lesson_id(house, code)
    (mark,) = [one.device for one in house.doors.people.of(lesson)]
    assert mark
    house.play.act(lesson_stream(lesson), "host", "close1", c.Close())
    house._lessons.purge(house.doors.glance._clock() + 25 * 3600)
    assert house.doors.people.of(lesson) == []
    house.play.forget(lesson_stream(lesson))
    assert house.play.now(lesson_stream(lesson))[0] == 0

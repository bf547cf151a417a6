"""A name and a seat belong together, whatever fails in between: nobody sits there whom no phone plays."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import House
from quizbs.lesson.commands import Deal, Remove, TakeSeat
from quizbs.play import Busy
from quizbs.rounds import lesson_stream
from quizbs.web.access import SEAT
from quizbs.web.seating import NOBODY
from tests.web.house import house_in, teacher_of
from tests.web.test_naming import CLASS, lesson_id
from tests.web.test_pages import ORIGIN, browser, joins, names, opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


@pytest.fixture
def teacher(house: House) -> FlaskClient:
    return teacher_of(house)


def rows(house: House, code: str) -> list[str]:
    return [one.name for one in house.doors.people.of(lesson_id(house, code))]


def test_one_after_the_other_takes_over_the_same_seat(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, preset="cheater")
    lesson = lesson_stream(lesson_id(house, code))
    for name in ("ann", "bob", "cem"):
        joins(house, code, typed=name)
    house.play.act(lesson, "host", "deal", Deal())
    for number in range(6):
        house.play.act(lesson, "host", f"remove{number}", Remove(3))
        phone, answer = joins(house, code, typed=f"dan{number}")
        assert (answer.status_code, answer.location) == (303, "/play")
        for waits in house.doors.glance.held(lesson_id(house, code)):
            house.doors.glance.let_in(waits.lesson, waits.id)
        assert f'data-lesson="{code}"' in phone.get("/play").text
    assert sorted(names(house, code)) == ["ann", "bob", "dan5"]


def test_two_taps_on_the_button_are_one_person(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone = browser(house)
    phone.get(f"/j/{code}")
    for _ in range(2):
        phone.delete_cookie(SEAT)  # the second tap goes before the first is answered, or its answer is lost
        assert phone.post(f"/j/{code}", data={"typed": "ann"}, headers=ORIGIN).location == "/play"
    assert f'data-lesson="{code}"' in phone.get("/play").text
    assert names(house, code) == rows(house, code) == ["ann"]


def test_a_shared_tablet_seats_the_next_one_when_the_first_has_played(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone = browser(house)
    for name in ("ann", "bob"):
        phone.get(f"/j/{code}")
        phone.post(f"/j/{code}", data={"typed": name}, headers=ORIGIN)
        phone.get("/play")
        phone.post("/leave", headers=ORIGIN)
    assert names(house, code) == ["ann", "bob"]


def test_who_meets_a_busy_database_has_one_seat_in_the_end(
    house: House, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, act = opened(teacher, naming="roster", roster=CLASS), house.play.act

    def away(*_: object) -> None:
        raise Busy

    def unsure(*said: Any) -> None:
        act(*said)
        raise Busy

    phone = browser(house)
    phone.get(f"/j/{code}")
    tries: list[tuple[Callable[..., Any], int]] = [(away, 503), (unsure, 503), (act, 303)]
    for how, status in tries:
        with monkeypatch.context() as world:
            world.setattr(house.play, "act", how)
            assert phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN).status_code == status
    assert f'data-lesson="{code}"' in phone.get("/play").text
    assert len(names(house, code)) == len(rows(house, code)) == 1
    assert joins(house, code, real="0")[1].status_code == 409


def test_a_row_that_never_got_its_seat_vanishes_and_its_name_is_free(
    house: House, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, act = opened(teacher, naming="roster", roster=CLASS), house.play.act
    lesson = lesson_id(house, code)
    joins(house, code, real="1")

    class Killed(BaseException):
        """The process ends here."""

    def killed(stream: str, who: str, act_id: str, command: object, *more: Any) -> Any:
        if isinstance(command, TakeSeat):
            raise Killed
        return act(stream, who, act_id, command, *more)

    with monkeypatch.context() as world:
        world.setattr(house.play, "act", killed)
        with pytest.raises(Killed):
            joins(house, code, real="0")
    house.doors.seating.sweep(lesson)
    assert len(rows(house, code)) == 2  # it may still be on its way
    later = house.doors.seating._clock() + NOBODY + 1
    monkeypatch.setattr(house.doors.seating, "_clock", lambda: later)
    house.doors.seating.sweep(lesson)
    assert len(rows(house, code)) == 1
    assert names(house, code) == rows(house, code)
    assert joins(house, code, real="0")[1].location == "/play"

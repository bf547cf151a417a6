"""A class at several tables on the real server: deal, find your table, freeze, bell, question to all."""

from functools import partial
from typing import Any

import pytest

from tests.web.shipped import Browser, Screen, Server, open_lesson, student, until

NAMES = "ann bob cem dan eve fay gil hana ida".split()


class Class:
    """A lesson with nine phones, a wall and a desk."""

    def __init__(self, server: Server, teacher: Browser) -> None:
        self.teacher = teacher
        self.code = open_lesson(self.teacher, preset="classroom", **{"opt.window": "0", "opt.turn_time": "0"})
        self.students = [student(server, self.code, name) for name in NAMES]
        self.phones = [Screen(one, "phone", self.code) for one in self.students]
        self.wall = Screen(self.teacher, "wall", self.code)
        self.desk = Screen(self.teacher, "desk", self.code)

    def says(self, do: str, **fields: Any) -> Any:
        """Send an act of the desk, and return the answer."""
        return self.desk.act(do, **fields)


DONE = {"done": True}


@pytest.fixture
def room(server: Server, teacher: Browser) -> Class:
    """Return the class with everybody in the lobby."""
    return Class(server, teacher)


@pytest.fixture
def playing(room: Class) -> Class:
    """Return the class with cards at both tables."""
    assert room.says("deal") == DONE
    assert room.says("deal") == DONE
    room.wall.wait_for(lambda view: len(view["games"]) == 2 and all(one["view"] for one in view["games"]))
    return room


def test_cards_are_dealt_to_two_tables_once_nine_are_seated(room: Class) -> None:
    assert room.says("deal") == DONE
    wall = room.wall.wait_for(lambda view: view["lesson"]["phase"] == "seating")
    assert sorted(len(table["seats"]) for table in wall["lesson"]["tables"]) == [4, 5]
    assert wall["games"] == []
    first, second = (set(table["seats"]) for table in wall["lesson"]["tables"])
    for phone in room.phones:
        view = phone.sync()
        assert view["game"] is None
        if view["you"]["seat"] in first:
            assert view["you"]["can"] == {"sit": True}
            assert phone.act("sit") == DONE
    for phone in room.phones:
        view = phone.wait_for(lambda view: view["you"]["seat"] in second or view["game"])
        if view["you"]["seat"] in first:
            assert {one["seat"] for one in view["game"]["seats"]} == first
            assert view["game"]["you"]["hand"]
    wall = room.wall.wait_for(lambda view: len(view["games"]) == 1)
    assert wall["lesson"]["phase"] == "seating"
    assert room.says("deal") == DONE
    wall = room.wall.wait_for(lambda view: len(view["games"]) == 2 and all(one["view"] for one in view["games"]))
    assert wall["version"][1] == "all"
    assert {one["seat"] for one in wall["games"][1]["view"]["seats"]} == second
    assert not any("you" in one["view"] for one in wall["games"])


def locked(phone: Screen) -> bool:
    """Return whether a phone has been sent that the lesson is locked."""
    phone.listen(0.05)
    return any(view["lesson"]["locked"] for view in phone.views)


def test_table_events_are_not_sent_to_other_table(playing: Class) -> None:
    for phone in playing.phones:
        phone.wait_for(lambda view: view["game"])
    desk = playing.desk.wait_for(lambda view: len(view["games"]) == 2)
    assert playing.says("lock") == DONE
    for phone in playing.phones:  # until delayed messages to all have been sent
        until(partial(locked, phone), "the lesson to be locked")
    turn = desk["games"][0]["view"]["turn"]
    one = playing.phones[turn - 1]
    play = one.sync()["game"]["you"]["can"]["play"]
    before = {phone: len(phone.views) for phone in playing.phones}
    assert one.act("play", turn=play["turn"], cards=play["cards"][:1]) == DONE
    playing.wall.wait_for(lambda view: view["games"][0]["view"]["claim"])
    here = {seat["seat"] for seat in desk["games"][0]["view"]["seats"]}
    for phone in playing.phones:
        seat = phone.sync()["you"]["seat"]
        if seat in here:
            phone.wait_for(lambda view: view["game"]["claim"])
        else:
            assert len(phone.views) == before[phone]


def test_remote_opens_one_lesson_only(room: Class) -> None:
    phone = Browser(room.teacher.server)
    assert phone.page(f"/desk/{room.code}").status_code == 403
    guesses = Browser(room.teacher.server)  # another device, since a wrong key delays the next try
    assert guesses.page(f"/remote/{room.code}?key=wrong").status_code == 403
    assert phone.page(f"/desk/{room.code}/remote.svg").status_code == 404
    assert room.teacher.page(f"/desk/{room.code}/remote.svg").status_code == 200
    path, _, key = room.teacher.page(f"/desk/{room.code}/remote").json()["path"].partition("?key=")
    assert phone.form(path, key=key).status_code == 200
    assert Screen(phone, "wall", room.code).refused["data"] == {"why": "unknown"}
    remote = Screen(phone, "desk", room.code)
    shown = remote.wait_event("pulse")[1]["reach"]["addresses"]
    for one in shown or [{"address": "10.0.0.1:1"}]:  # a new address would appear in every lesson
        assert remote.act("address", address=one["address"]) == {"refused": "not_yours"}
    assert room.desk.act("address", address="10.0.0.1:1") == {"refused": "closed"}
    assert remote.act("lock") == DONE
    assert remote.act("unlock") == DONE
    remote.close()

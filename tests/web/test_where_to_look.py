"""Where to look, on the real server: phones at a table on a wall get no called card before the stamp."""

from typing import Any

import pytest

from tests.web.shipped import Browser, Screen, Server, open_lesson, student

DONE = {"done": True}
OPTIONS = {"window": "0", "turn_time": "0", "first_lap_clock": "false", "short_show": "true", "remainder": "dealt"}


class TableOnServer:
    """Three phones with cards and a wall, on a running server."""

    def __init__(self, server: Server, teacher: Browser) -> None:
        self.teacher = teacher
        self.code = open_lesson(teacher, "cheater", **{f"opt.{name}": value for name, value in OPTIONS.items()})
        self.phones = [Screen(student(server, self.code, name), "phone", self.code) for name in ("ann", "bob", "cem")]
        self.wall = Screen(teacher, "wall", self.code)
        assert self.wall.act("deal") == DONE
        for phone in self.phones:
            phone.wait_for(lambda view: view["game"] and view["game"]["phase"] == "turn")

    def calls(self) -> list[Screen]:
        """Let the next player lay two cards and be called; return the phones, with only the views since the call."""
        views = [phone.sync() for phone in self.phones]
        at = next(at for at, view in enumerate(views) if view["game"]["you"]["can"].get("play"))
        play = views[at]["game"]["you"]["can"]["play"]
        assert self.phones[at].act("play", turn=play["turn"], cards=play["cards"][:2]) == DONE
        caller = self.phones[at - 1]
        claim = caller.wait_for(lambda view: view["game"]["you"]["can"].get("call"))["game"]["claim"]["number"]
        for phone in self.phones:
            phone.drain()
            phone.views.clear()
        assert caller.act("call", claim=claim) == DONE
        return self.phones


@pytest.fixture
def room(server: Server, teacher: Browser) -> TableOnServer:
    return TableOnServer(server, teacher)


def of_the_call(phone: Screen) -> list[tuple[bool, int]]:
    """Return the distinct pairs in a phone's views before the stamp: whether to look up, and how many faces."""
    phone.wait_for(lambda view: view["game"]["challenge"] and view["game"]["challenge"]["honest"] is not None)
    told = [view["game"]["challenge"] for view in phone.views if view["game"]["phase"] == "turning"]
    return list(dict.fromkeys((challenge["on_wall"], len(challenge["cards"])) for challenge in told))


def test_phone_gets_called_cards_only_if_it_shows_them_itself(room: TableOnServer) -> None:
    assert room.wall.ask("shows", {"on": True}) == DONE
    assert room.phones[2].ask("shows", {"on": True}) == DONE
    ann, bob, cem = room.calls()
    assert of_the_call(ann) == of_the_call(bob) == [(True, 0)]
    assert of_the_call(cem)[:2] == [(False, 0), (False, 1)]


@pytest.mark.parametrize("said", [None, {}, {"on": 1}, {"on": True, "more": 1}, [True]])
def test_shows_message_without_a_boolean_is_refused(room: TableOnServer, said: Any) -> None:
    assert room.wall.ask("shows", said) == {"refused": "not_understood"}

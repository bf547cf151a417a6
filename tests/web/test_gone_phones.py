"""Phones that are gone and children who came late, over real sockets: no table waits for them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.shipped import SILENT, Screen, Server, host, hurried, open_lesson, running, student

NAMES = "ann bob cem dan".split()
DONE = {"done": True}
FASTER = 5  # nobody waits 20 s for a phone that has gone
SLOW = {"opt.turn_time": "0", "opt.answer_time": "0", "opt.explain_time": "0", "opt.reveal_time": "1"}


class Table:
    """Three at a table without clocks, and dan, who came when the cards were dealt."""

    def __init__(self, server: Server) -> None:
        self.teacher = host(server)
        options = SLOW | {"opt.window": "0", "opt.hunter": "false"}
        self.code = open_lesson(self.teacher, preset="classroom", **options)
        self.desk = Screen(self.teacher, "desk", self.code)
        self.browsers = [student(server, self.code, name) for name in NAMES[:3]]
        self.phones = {seat: Screen(one, "phone", self.code) for seat, one in enumerate(self.browsers, start=1)}
        assert self.desk.act("deal") == DONE
        self.desk.wait_for(lambda view: view["game"])
        self.late = student(server, self.code, NAMES[3])
        self.phones[4] = Screen(self.late, "phone", self.code)
        self.phones[4].wait_for(lambda view: view["you"]["guest"])

    def plays_until_asked(self) -> dict[str, Any]:
        """Have one play called after the other until a question comes of it."""
        while True:
            game = self.desk.wait_for(lambda view: view["game"]["phase"] in ("turn", "answering"))["game"]
            if game["phase"] == "answering":
                return game
            phone = self.phones[game["turn"]]
            play = phone.wait_for(lambda view: "play" in view["game"]["you"]["can"])["game"]["you"]["can"]["play"]
            assert phone.act("play", turn=play["turn"], cards=play["cards"][:1]) == DONE
            caller = self.phones[next(seat for seat in (1, 2, 3) if seat != game["turn"])]
            claim = caller.wait_for(lambda view: "call" in view["game"]["you"]["can"])["game"]["you"]["can"]["call"]
            assert caller.act("call", claim=claim) == DONE
            self.desk.wait_for(lambda view: view["game"]["phase"] not in ("turn", "turning", "reveal"))

    def answers(self, *seats: int) -> None:
        for seat in seats:
            view = self.phones[seat].wait_for(lambda view: {"answer", "along"} & view["game"]["you"]["can"].keys())
            asked = view["game"]["question"]
            given = {"text": "?"} if asked["kind"] == "typed" else {"choices": [0]}
            assert self.phones[seat].act("answer", question=asked["number"], **given) == DONE

    def reads(self, *seats: int) -> None:
        for seat in seats:
            number = self.phones[seat].wait_for(lambda view: "ready" in view["game"]["you"]["can"])
            self.phones[seat].act("ready", question=number["game"]["question"]["number"])


@pytest.fixture
def game(tmp_path: Any) -> Iterator[Table]:
    with running(tmp_path, program=hurried(SILENT, FASTER), QUIZBS_SHARED_ADDRESS="on") as server:
        yield Table(server)
        assert " ERROR " not in server.log, server.log
        assert "Traceback" not in server.log, server.log


def waits(view: dict[str, Any]) -> list[int]:
    found: list[int] = view["lesson"]["waits"].get("1", [])
    return found


def test_a_table_without_clocks_waits_neither_for_a_late_joiner_nor_for_a_phone_that_has_gone(game: Table) -> None:
    game.plays_until_asked()
    assert waits(game.desk.sync()) == [1, 2, 3]
    game.answers(1, 2)
    assert waits(game.desk.sync()) == [3]  # the desk says who holds the table up
    game.answers(3)
    game.desk.wait_for(lambda view: view["game"]["phase"] == "explaining")
    game.reads(1, 2, 3)
    game.phones[4].close()
    game.plays_until_asked()
    game.answers(1, 2, 3)
    game.desk.wait_for(lambda view: view["game"]["phase"] == "explaining")
    game.reads(1, 2, 3)
    asked = game.plays_until_asked()["question"]["answerer"]
    others = [seat for seat in (1, 2, 3) if seat != asked]
    game.phones[others[0]].close()
    game.answers(asked, others[1])
    game.desk.wait_for(lambda view: view["game"]["phase"] == "explaining")  # after a while
    (back,) = [browser for seat, browser in enumerate(game.browsers, start=1) if seat == others[0]]
    again = Screen(back, "phone", game.code)
    again.wait_for(lambda view: not any(seat["autoplay"] for seat in view["game"]["seats"]))


def test_desk_names_a_sleeping_table_without_an_event(tmp_path: Any) -> None:
    """In the first lap no clock runs, so nothing happens until somebody plays; minutes are counted all the same."""
    with running(tmp_path, program=hurried(SILENT, 60), QUIZBS_SHARED_ADDRESS="on") as server:
        teacher = host(server)
        code = open_lesson(teacher, preset="classroom")
        desk = Screen(teacher, "desk", code)
        phones = [Screen(student(server, code, name), "phone", code) for name in NAMES]
        assert desk.act("deal") == DONE
        turn = desk.wait_for(lambda view: view["game"] and view["game"]["turn"])["game"]["turn"]
        slow = desk.wait_for(lambda view: view["lesson"]["needs"])["lesson"]["needs"]
        assert slow == [{"table": 1, "seat": turn, "why": "slow", "seats": [turn], "minutes": 1}]
        view = desk.wait_for(lambda view: view["lesson"]["needs"][0]["minutes"] >= 3)
        assert desk.act("skip", table=1, step=view["game"]["step"]) == DONE
        assert desk.wait_for(lambda view: view["game"]["turn"] != turn)["lesson"]["needs"] == []
        assert phones[0].sync()["game"]["turn_number"] == 2

"""Phones that are gone and children who came late, over real sockets: no table waits for them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.shipped import Screen, Server, host, open_lesson, running, student

NAMES = "ann bob cem dan".split()
DONE = {"done": True}
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
        self.desk.wait_for(lambda view: view["table"])
        self.late = student(server, self.code, NAMES[3])
        self.phones[4] = Screen(self.late, "phone", self.code)
        self.phones[4].wait_for(lambda view: view["you"]["guest"])

    def plays_until_asked(self) -> dict[str, Any]:
        """Have one play called after the other until a question comes of it."""
        while True:
            table = self.desk.wait_for(lambda view: view["table"]["phase"] in ("turn", "answering"))["table"]
            if table["phase"] == "answering":
                return table
            phone = self.phones[table["turn"]]
            play = phone.wait_for(lambda view: "play" in view["table"]["you"]["can"])["table"]["you"]["can"]["play"]
            assert phone.act("play", turn=play["turn"], cards=play["cards"][:1]) == DONE
            caller = self.phones[next(seat for seat in (1, 2, 3) if seat != table["turn"])]
            claim = caller.wait_for(lambda view: "call" in view["table"]["you"]["can"])["table"]["you"]["can"]["call"]
            assert caller.act("call", claim=claim) == DONE
            self.desk.wait_for(lambda view: view["table"]["phase"] not in ("turn", "turning", "reveal"))

    def answers(self, *seats: int) -> None:
        for seat in seats:
            view = self.phones[seat].wait_for(lambda view: {"answer", "along"} & view["table"]["you"]["can"].keys())
            able, asked = view["table"]["you"]["can"], view["table"]["question"]
            given = {"text": "?"} if asked["kind"] == "typed" else {"choices": [0]}
            do = "answer" if "answer" in able else "answer_along"
            assert self.phones[seat].act(do, question=asked["number"], **given) == DONE

    def reads(self, *seats: int) -> None:
        for seat in seats:
            number = self.phones[seat].wait_for(lambda view: "ready" in view["table"]["you"]["can"])
            self.phones[seat].act("ready", question=number["table"]["question"]["number"])


@pytest.fixture
def table(tmp_path: Any) -> Iterator[Table]:
    with running(tmp_path, QUIZBS_SHARED_ADDRESS="on") as server:
        yield Table(server)
        assert " ERROR " not in server.log, server.log
        assert "Traceback" not in server.log, server.log


def waits(view: dict[str, Any]) -> list[int]:
    found: list[int] = view["lesson"]["waits"].get("1", [])
    return found


def test_a_table_without_clocks_waits_neither_for_a_late_joiner_nor_for_a_phone_that_has_gone(table: Table) -> None:
    table.plays_until_asked()
    assert waits(table.desk.sync()) == [1, 2, 3]
    table.answers(1, 2)
    assert waits(table.desk.sync()) == [3]  # the desk says who holds the table up
    table.answers(3)
    table.desk.wait_for(lambda view: view["table"]["phase"] == "explaining")
    table.reads(1, 2, 3)
    table.phones[4].close()
    table.plays_until_asked()
    table.answers(1, 2, 3)
    table.desk.wait_for(lambda view: view["table"]["phase"] == "explaining")
    table.reads(1, 2, 3)
    asked = table.plays_until_asked()["question"]["answerer"]
    others = [seat for seat in (1, 2, 3) if seat != asked]
    table.phones[others[0]].close()
    table.answers(asked, others[1])
    table.desk.wait_for(lambda view: view["table"]["phase"] == "explaining")  # after ten seconds
    (back,) = [browser for seat, browser in enumerate(table.browsers, start=1) if seat == others[0]]
    again = Screen(back, "phone", table.code)
    again.wait_for(lambda view: not any(seat["automatic"] for seat in view["table"]["seats"]))

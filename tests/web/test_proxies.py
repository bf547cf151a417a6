"""Behind a proxy: the public address in codes and origins, and whole games where WebSockets are cut."""

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websocket

from quizbs.web.pages import qr
from tests.patience import PATIENCE
from tests.web.proxy import Proxy
from tests.web.shipped import (
    TALKATIVE,
    Browser,
    PollingScreen,
    Screen,
    Server,
    host,
    hurried,
    open_lesson,
    running,
    status_of,
    student,
    until,
)
from tests.web.watcher import choose

LONGEST = 240.0  # seconds that a game of this size may take on a busy machine
FASTER = 8
FAST = {
    "opt.deck": "5",
    "opt.window": "0",
    "opt.reveal_time": "3",
    "opt.explain_time": "5",
    "opt.discard_time": "5",
    "opt.turn_time": "120",
}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Proxy]]:
    """A server and the proxy of ours in front of it, whose address is the public one."""
    folder = tmp_path_factory.mktemp("public")
    with (
        Proxy(0, X_Forwarded_For="203.0.113.9", X_Forwarded_Proto="http") as proxy,
        running(folder, QUIZBS_PUBLIC_URL=proxy.base, QUIZBS_PROXY="1") as server,
    ):
        proxy.to = server.port
        yield server, proxy
        assert "Traceback" not in server.log


def test_codes_and_board_show_the_public_address(public: tuple[Server, Proxy]) -> None:
    server, proxy = public
    teacher = host(server)
    code = open_lesson(teacher)
    assert len(code) == 6  # all the world can try codes there
    assert teacher.page(f"/qr/{code}.svg").text == qr.svg(f"{proxy.base}/{code}")
    assert teacher.page("/qr/check.svg").text == qr.svg(f"{proxy.base}/check")
    assert Screen(teacher, "wall", code).sync()["lesson"]["address"] == proxy.netloc
    assert f'<b class="address"><bdi>{proxy.netloc}' in teacher.page("/host/check").text
    assert "Use this" not in teacher.page("/host/check").text


@pytest.mark.parametrize("how", [Screen, PollingScreen], ids=["websocket", "polling"])
def test_students_come_in_by_the_public_address(public: tuple[Server, Proxy], how: type[Screen]) -> None:
    server, proxy = public
    teacher = host(server)
    code = open_lesson(teacher)
    ann = student(proxy, code, "ann")
    assert how(ann, "phone", code).sync()["you"]["seat"] == 1
    state = teacher.page("/host/check/state").json()
    assert (state["state"], state["address"]) == ("on", proxy.netloc)


def test_only_that_address_and_that_origin_are_let_in(public: tuple[Server, Proxy]) -> None:
    server, proxy = public
    code = open_lesson(host(server))
    stranger = Browser(proxy)
    assert stranger.page(f"/j/{code}").status_code == 200
    for origin in ("http://evil.example", f"http://{proxy.netloc}.evil.example", f"https://{proxy.netloc}"):
        answer = stranger.post(
            f"{proxy.base}/j/{code}", data={"typed": "ann"}, headers={"Origin": origin}, timeout=PATIENCE
        )
        assert answer.status_code == 403
        with pytest.raises(websocket.WebSocketBadStatusException):
            websocket.create_connection(
                f"ws://{proxy.netloc}/socket.io/?EIO=4&transport=websocket", origin=origin, timeout=PATIENCE
            )
    for name, allowed in ((proxy.netloc, True), (server.netloc, True), ("quiz.example.org", False)):
        assert (status_of(server, "GET /check HTTP/1.1", Host=name) == 200) is allowed


def test_behind_a_proxy_with_tls_cookies_are_secure(tmp_path: Path) -> None:
    with (
        running(tmp_path, QUIZBS_PUBLIC_URL="https://quiz.example.org", QUIZBS_PROXY="1") as server,
        Proxy(server.port, Host="quiz.example.org", X_Forwarded_Proto="https") as proxy,
    ):
        page = Browser(proxy).page("/check")
        assert "Secure" in page.headers["Set-Cookie"]
        assert "wss://quiz.example.org" in page.headers["Content-Security-Policy"]


@pytest.mark.long
def test_a_whole_game_against_bots_where_websockets_are_cut(tmp_path: Path) -> None:
    with (
        running(tmp_path, program=hurried(TALKATIVE, FASTER)) as server,
        Proxy(server.port, "refuse", Host=server.netloc, Origin=server.base) as proxy,
    ):
        teacher = host(server)
        code = open_lesson(teacher, preset="classroom", **FAST)
        ann = student(proxy, code, "ann")
        with pytest.raises(websocket.WebSocketBadStatusException):
            Screen(ann, "phone", code)
        wall = Screen(teacher, "wall", code)
        assert wall.act("bots", seats=3) == {"done": True}
        assert wall.act("deal") == {"done": True}
        places = play_to_the_end(PollingScreen(ann, "phone", code), time.monotonic() + LONGEST)
        assert sorted(place["seat"] for place in places) == [1, 2, 3]
        assert proxy.upgrades == 1
        assert not re.search(r"Traceback| ERROR ", server.log)


def play_to_the_end(phone: Screen, ends: float) -> list[dict[str, Any]]:
    """Do what the phone may do, as views come, until the game is over; return the places."""
    chance = random.Random(3)
    view = phone.wait_for(lambda view: view["game"])
    turns = 0
    while view["game"]["phase"] != "over":
        assert time.monotonic() < ends, view["game"]
        if act := choose(view, chance):
            done = phone.act(**act) == {"done": True}  # else somebody was quicker
            turns += done and act["do"] == "play"
        view = later(phone, view["version"])
    assert turns > 1
    places: list[dict[str, Any]] = view["game"]["places"]
    return places


def later(phone: Screen, version: list[Any]) -> dict[str, Any]:
    """Return the first view that has another version than this one."""
    return phone.wait_for(lambda view: view["version"] != version)


def test_five_from_one_address_are_a_crowd_at_the_desk_until_they_are_removed(tmp_path: Path) -> None:
    def joins(name: str, address: str) -> None:
        phone = Browser(server)
        phone.headers["X-Forwarded-For"] = address
        phone.page(f"/j/{code}")
        assert phone.form(f"/j/{code}", typed=name).url.endswith("/play")

    with running(tmp_path, QUIZBS_PROXY="1") as server:
        teacher = host(server)
        code = open_lesson(teacher)
        desk = Screen(teacher, "desk", code)
        joins("Anna", "203.0.113.1")
        for name in ("Bilal", "Cem", "Dana", "Elif", "Finn"):
            joins(name, "203.0.113.2")
        until(lambda: said(desk) == [2, 3, 4, 5, 6], "the crowd")
        assert desk.act("clear", seats=[2, 3, 4, 5, 6]) == {"done": True}
        joins("Gül", "203.0.113.3")
        until(lambda: said(desk) == [], "that the crowd has gone")


def said(desk: Screen) -> Any:
    """Return the seats that the desk was last told came from one address."""
    desk.drain()
    return next((event[1]["crowd"] for event in reversed(desk.events) if event[0] == "pulse"), None)

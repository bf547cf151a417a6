"""Behind a proxy: the public address in codes and origins, and whole games where WebSockets are cut."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websocket

from quizbs.web.pages import qr
from tests.support.timeouts import PATIENCE
from tests.web.proxy import Proxy
from tests.web.shipped import (
    Browser,
    PollingScreen,
    Screen,
    Server,
    host,
    open_lesson,
    running,
    status_of,
    student,
    until,
)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Proxy]]:
    """Yield a server, and the proxy in front of it whose address is the public one."""
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
    assert len(code) == 6  # longer, since strangers from everywhere could try codes
    assert teacher.page(f"/qr/{code}.svg").text == qr.svg(f"{proxy.base}/{code}")
    assert teacher.page("/qr/check.svg").text == qr.svg(f"{proxy.base}/check")
    assert Screen(teacher, "wall", code).sync()["lesson"]["address"] == proxy.netloc
    assert f'<b class="connection-check-address"><bdi>{proxy.netloc}' in teacher.page("/host/check").text
    assert "Use this" not in teacher.page("/host/check").text


@pytest.mark.parametrize("how", [Screen, PollingScreen], ids=["websocket", "polling"])
def test_students_join_by_the_public_address(public: tuple[Server, Proxy], how: type[Screen]) -> None:
    server, proxy = public
    teacher = host(server)
    code = open_lesson(teacher)
    ann = student(proxy, code, "ann")
    assert how(ann, "phone", code).sync()["you"]["seat"] == 1
    state = teacher.page("/host/check/state").json()
    assert (state["state"], state["address"]) == ("on", proxy.netloc)


def test_only_public_host_and_origin_are_accepted(public: tuple[Server, Proxy]) -> None:
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


def test_crowd_from_one_address_is_listed_until_removed(tmp_path: Path) -> None:
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
    """Return the seats that the desk last showed as a crowd."""
    desk.drain()
    return next((event[1]["crowd"] for event in reversed(desk.events) if event[0] == "pulse"), None)

"""*Try it tonight* on the real server: which device turns the light green, the address in the QR code, bots for a
round alone, and what the set-up page remembers. Only the laptop's network adapters are faked."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websocket

from quizbs.web.pages import qr
from tests.web.shipped import (
    SILENT,
    Browser,
    Constants,
    PollingScreen,
    Screen,
    Server,
    host,
    hurried,
    open_lesson,
    running,
    status_of,
    student,
)

FAR = "192.168.1.44"  # a phone in the same Wi-Fi, as the test's header reports it
LAPTOP = """
import sys
from types import SimpleNamespace as Of
import ifaddr
found = {"lo": "127.0.0.1", "wlan0": "192.168.1.7", "eth0": "10.20.0.5", "docker0": "172.17.0.1"}
ifaddr.get_adapters = lambda: [Of(name=name, nice_name=name, ips=[Of(ip=ip)]) for name, ip in found.items()]
"""
BOTH = pytest.mark.parametrize("how", [Screen, PollingScreen], ids=["websocket", "polling"])


def made_up(folder: Path, constants: Constants = SILENT) -> contextlib.AbstractContextManager[Server]:
    """Run a server with two faked addresses that trusts the test's header for the client's address."""
    return running(folder, host="localhost", program=("-c", LAPTOP + hurried(constants)[1]), QUIZBS_PROXY="1")


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Server]:
    """Yield such a server that no device has reached yet."""
    with made_up(tmp_path) as server:
        yield server
        assert "Traceback" not in server.log


@pytest.fixture(scope="module")
def used_laptop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield such a server for several tests; each test leaves the first address in the QR code."""
    with made_up(tmp_path_factory.mktemp("laptop")) as server:
        yield server
        assert "Traceback" not in server.log


def shown(server: Server, at: int = 0) -> str:
    return f"{('192.168.1.7', '10.20.0.5')[at]}:{server.port}"


def far(server: Server, address: str = FAR) -> Browser:
    """Return a browser on another device, which has not loaded a page yet."""
    browser = Browser(server)
    browser.headers["X-Forwarded-For"] = address
    return browser


def state(teacher: Browser) -> dict[str, Any]:
    answer: dict[str, Any] = teacher.page("/host/check/state").json()
    return answer


def check(browser: Browser, how: type[Screen]) -> Any:
    """Load the check page and send its echo over a socket, as its script does; return the answer."""
    assert browser.page("/check").status_code == 200
    return how(browser, "check", "").ask("echo")


# The light


@BOTH
def test_light_turns_green_only_for_another_device(laptop: Server, how: type[Screen]) -> None:
    teacher = host(laptop)
    wall = how(teacher, "wall", open_lesson(teacher))
    assert wall.sync()
    assert check(teacher, how)["counts"] is False
    assert check(Browser(laptop), how)["counts"] is False  # another browser on the laptop
    assert check(far(laptop, "10.20.0.5"), how)["counts"] is False  # a browser that comes from the laptop's own address
    assert how(far(laptop), "check", "").ask("echo")["counts"] is False  # a device that hasn't loaded the page
    assert state(teacher)["state"] == "waiting"
    assert "Scan this with a phone" in visible(teacher.page("/host/check").text)

    assert check(far(laptop), how) == {"transport": "websocket" if how is Screen else "polling", "counts": True}
    found = state(teacher)
    assert (found["state"], found["address"]) == ("on", shown(laptop))
    assert found["addresses"][0] == {"address": shown(laptop), "devices": 1, "websocket": how is Screen, "new": False}
    page = visible(teacher.page("/host/check").text)
    assert "Phones can connect" in page
    assert ("compatibility mode" in page) is (how is PollingScreen)
    assert "Phones can connect" in teacher.page("/host").text
    pulse = pulse_with(wall, lambda reach: reach["addresses"][0]["devices"] == 1)
    assert pulse["address"] == shown(laptop)


def visible(page: str) -> str:
    """Return the text of a page that is visible before any script has run."""
    return re.sub(r"<(div|p)[^>]*\shidden>.*?</\1>", "", page, flags=re.DOTALL)


def pulse_with(wall: Screen, found: Any) -> dict[str, Any]:
    """Wait for a pulse for whose network data ``found`` returns true, and return that data."""
    while True:
        for event, *said in wall.events:
            if event == "pulse" and found(said[0]["reach"]):
                reach: dict[str, Any] = said[0]["reach"]
                return reach
        wall.events.clear()
        wall._next(lambda text: text if text.startswith("42") else None)


def test_joining_phone_turns_the_light_green(laptop: Server) -> None:
    teacher = host(laptop)
    code = open_lesson(teacher)
    phone_browser = far(laptop)
    assert phone_browser.page(f"/j/{code}").status_code == 200
    assert phone_browser.form(f"/j/{code}", typed="ann").url.endswith("/play")
    phone = PollingScreen(phone_browser, "phone", code)
    assert state(teacher)["state"] == "waiting"  # loading the page alone isn't enough
    assert phone.sync()
    assert state(teacher)["state"] == "on"
    assert phone.wait_event("pulse")[1] == {"here": [1]}


def test_check_page_is_sent_nothing_about_lessons(used_laptop: Server) -> None:
    teacher = host(used_laptop)
    code = open_lesson(teacher)
    student(used_laptop, code, "ann")
    guest = Screen(far(used_laptop), "check", code)
    assert guest.ask("sync", {"have": None}) == {"refused": "not_yours"}
    assert guest.act("deal") == {"refused": "not_yours"}
    assert guest.act("bots", seats=4) == {"refused": "not_yours"}
    assert guest.ask("echo", {"any": ["thing"]})["transport"] == "websocket"
    assert Screen(teacher, "wall", code).act("lock") == {"done": True}
    assert guest.ask("echo")["transport"] == "websocket"
    assert guest.events == []


def test_connection_of_the_check_page_is_closed_after_a_while(tmp_path: Path) -> None:
    with made_up(tmp_path, {"quizbs.web.sockets.connections.UNSEATED": 2.0}) as laptop:
        guest = Screen(far(laptop), "check", "")
        assert guest.closes()
        assert guest.events == []
        assert "Traceback" not in laptop.log


def test_echo_flood_is_disconnected(server: Server) -> None:
    guest = Screen(far(server), "check", "")
    answered = 0
    with contextlib.suppress(OSError, websocket.WebSocketException):
        while answered < 100:
            assert guest.ask("echo")["transport"] == "websocket"
            answered += 1
    assert 10 < answered < 100


# The address


def test_chosen_address_is_in_every_qr_code_and_allowed(used_laptop: Server) -> None:
    teacher = host(used_laptop)
    code = open_lesson(teacher)
    wall = Screen(teacher, "wall", code)
    first, second = shown(used_laptop), shown(used_laptop, 1)
    assert wall.sync()["lesson"]["address"] == first
    assert teacher.page(f"/qr/{code}.svg").text == qr.svg(f"http://{first}/{code}")

    page = teacher.form("/host/address", address=second).text
    assert page.index(f'<b class="connection-check-address"><bdi>{second}') > 0
    assert teacher.page(f"/qr/{code}.svg").text == qr.svg(f"http://{second}/{code}")
    assert teacher.page("/qr/check.svg").text == qr.svg(f"http://{second}/check")
    assert wall.sync()["lesson"]["address"] == second
    assert pulse_with(wall, lambda reach: reach["address"] == second)

    assert wall.act("address", address=first) == {"done": True}
    assert state(teacher)["address"] == first
    for unknown in ("evil.example", f"172.17.0.1:{used_laptop.port}", ""):
        assert wall.act("address", address=unknown) == {"refused": "closed"}
        teacher.form("/host/address", address=unknown)
        assert state(teacher)["address"] == first
    for own in (first, second):
        assert status_of(used_laptop, "GET /check HTTP/1.1", Host=own) == 200
        assert status_of(used_laptop, "GET /check HTTP/1.1", Host=own, Origin=f"http://{own}") == 200
        assert status_of(used_laptop, "GET /check HTTP/1.1", Host=own, Origin="http://evil.example") == 403


def test_only_host_chooses_address(used_laptop: Server) -> None:
    code = open_lesson(host(used_laptop))
    ann = student(used_laptop, code, "ann")
    assert ann.form("/host/address", address=shown(used_laptop, 1)).status_code == 403
    assert ann.page("/host/check").status_code == 403
    assert ann.page("/host/check/state").status_code == 403
    refused = Screen(ann, "phone", code).act("address", address=shown(used_laptop, 1))
    assert refused == {"refused": "not_yours"}
    assert ann.page("/qr/check.svg").text == qr.svg(f"http://{shown(used_laptop)}/check")


# Bots, on the server that all tests share


def test_wall_adds_bots_to_seats_and_removes_them(server: Server, teacher: Browser, code: str) -> None:
    wall = Screen(teacher, "wall", code)
    student(server, code, "ann")
    assert wall.act("bots", seats=4) == {"done": True}
    seats = wall.sync()["lesson"]["seats"]
    assert [(seat["bot"], seat["ready"]) for seat in seats] == [(False, False), *[(True, True)] * 3]
    assert len({seat["name"] for seat in seats}) == 4
    assert wall.act("bots", seats=4) == {"done": True}  # the same tap twice
    assert len(wall.sync()["lesson"]["seats"]) == 4
    assert wall.act("bots", seats=5) == {"done": True}
    assert wall.act("remove", seat=2) == {"done": True}
    assert [seat["seat"] for seat in wall.sync()["lesson"]["seats"]] == [1, 3, 4, 5]
    for wrong in (0, 9, 4.0, "4", None):
        assert wall.act("bots", seats=wrong) == {"refused": "not_understood"}
    assert wall.act("close") == {"done": True}
    assert wall.act("bots", seats=8) == {"refused": "over"}


def test_phone_cannot_add_bots(server: Server, code: str, class_of_three: list[Browser]) -> None:
    phone = Screen(class_of_three[0], "phone", code)
    assert phone.act("bots", seats=8) == {"refused": "not_yours"}
    assert len(phone.sync()["lesson"]["seats"]) == 3


@pytest.mark.parametrize("naming", ["made", "held", "roster"])
def test_one_tap_on_the_set_up_page_deals_a_round_with_bots(teacher: Browser, naming: str) -> None:
    bank = re.search(r'name="bank" value="([^"]+)"', teacher.page("/host").text)
    assert bank
    page = teacher.form("/host/open", bank=bank[1], preset="classroom", naming=naming, rehearse="bots", bell="1")
    code = page.url.rpartition("/alone/")[2]
    lesson = Screen(teacher, "wall", code).sync()["lesson"]
    assert [seat["bot"] for seat in lesson["seats"]] == [False, True, True, True]
    assert lesson["bell"] is None
    phone = Screen(teacher, "phone", code).sync()
    assert phone["you"]["seat"] == 1
    assert phone["game"]["you"]["hand"]


# What the set-up page remembers


def test_last_set_up_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        teacher = host(server)
        page = teacher.page("/host").text
        assert 'class="steps' in page
        assert page.count('name="bank"') > 3
        assert re.search(r'value="classroom"[^>]* checked', page)
        third = re.findall(r'name="bank" value="([^"]+)"', page)[2]
        chosen = {"bank": third, "preset": "bottle", "opt.window": "8", "opt.call_word": "Nope!"}
        assert "/wall/" in teacher.form("/host/open", **chosen).url
        server.stop()
        server.start()
        page = teacher.page("/host").text
        assert re.search(rf'name="bank" value="{third}"[^>]* checked', page, re.DOTALL)
        assert re.search(r'value="bottle"[^>]* checked', page)
        assert re.search(r'<option value="8" selected', page)
        assert 'value="Nope!"' in page
        assert "2 changed by you" in page
        assert re.search(r'<details class="options">', page)  # everything else stays folded
        assert 'class="steps' not in page
        plain = teacher.page("/host?options=preset").text
        assert "Nope!" not in plain
        assert re.search(r'value="bottle"[^>]* checked', plain)

"""Hostile messages on a socket are answered or close the socket; nothing changes, and nothing is logged."""

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.timeouts import PATIENCE
from tests.web.shipped import Browser, PollingScreen, Screen, Server, open_lesson, student

NAMES = ("ann", "bob", "cem", "dan", "eva", "fay", "gil", "han", "ida", "jan", "kim", "leo", "mia", "ned", "oda", "pia")
NOT_UNDERSTOOD = {"refused": "not_understood"}
ID = "abcdefgh12345678"
GOOD = f'"id":"{ID}"'


@pytest.fixture(scope="module")
def room(server: Server, teacher: Browser) -> tuple[str, list[Browser]]:
    """Return the code of a lesson with a running game, and enough students that none exceeds a phone's rate limit."""
    lesson = open_lesson(teacher, **{"opt.turn_time": "0"})  # so that no clock changes the game
    students = [student(server, lesson, name) for name in NAMES]
    desk = Screen(teacher, "desk", lesson)
    assert desk.act("deal") == {"done": True}
    assert desk.act("deal") == {"done": True}
    return lesson, students


@pytest.fixture
def wall(teacher: Browser, room: tuple[str, list[Browser]]) -> Screen:
    return Screen(teacher, "wall", room[0])


@pytest.fixture(params=[Screen, PollingScreen], ids=["websocket", "polling"])
def phone(request: pytest.FixtureRequest, room: tuple[str, list[Browser]], wall: Screen) -> Iterator[Screen]:
    """Yield a phone of the next student; afterwards the lesson must have the same version."""
    before = wall.sync()["version"]
    room[1].append(room[1].pop(0))  # the next student each time
    yield request.param(room[1][0], "phone", room[0])
    assert wall.sync()["version"] == before


@pytest.mark.parametrize(
    "said",
    [
        '["act"]',
        '["act",null]',
        '["act",{}]',
        f'["act",{{{GOOD}}}]',
        f'["act",{{{GOOD},"act":["call"]}}]',
        f'["act",{{{GOOD},"do":"call","claim":1}}]',
        f'["act",{{{GOOD},"act":{{"do":"call","claim":1}},"seat":2}}]',
        f'["act",{{{GOOD},"act":{{"do":"win"}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"call"}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"call","claim":{10**40}}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"call","claim":NaN}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"call","claim":1,"seat":2}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"call","do":"believe","claim":1}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"play","turn":1,"cards":{{"0":1}}}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"play","turn":1,"cards":{list(range(600))}}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"answer","question":1,"text":"{"x" * 501}"}}}}]',
        f'["act",{{{GOOD},"act":{{"do":"answer","question":1,"text":"\\ud800"}}}}]',
        '["act",{"id":"short","act":{"do":"lock"}}]',
        '["act",{"id":"abcdefgh\\n","act":{"do":"lock"}}]',
        '["sync"]',
        '["sync",{"have":[1]}]',
        '["act",' + "[" * 7000 + "]" * 7000 + "]",
        '["act",' + '{"a":' * 2500 + "1" + "}" * 2500 + "]",
        '["act",{"id":',
        "[]",
        "{}",
        '["connect",{"REMOTE_ADDR":"10.0.0.1"}]',
    ],
    ids=lambda said: said[:40],
)
def test_hostile_message_is_answered_and_changes_nothing(phone: Screen, said: str) -> None:
    assert phone.say_raw(said) == NOT_UNDERSTOOD
    assert phone.sync()["you"]["role"] == "player"


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("deal", {}, "not_yours"),
        ("remove", {"seat": 2}, "not_yours"),
        ("close", {}, "not_yours"),
        ("end", {}, "not_yours"),
        ("call", {"claim": 99}, "closed"),
        ("play", {"turn": 99, "cards": [1]}, None),
    ],
)
def test_foreign_objects_are_refused(phone: Screen, do: str, fields: dict[str, Any], code: str | None) -> None:
    refused = phone.act(do, **fields)
    assert "refused" in refused, refused
    assert code in {None, refused["refused"]}


def test_wall_cannot_play(wall: Screen) -> None:
    assert wall.act("call", claim=1) == {"refused": "not_yours"}


@pytest.mark.parametrize(
    "packet",
    [
        "",
        "0",
        "2",
        "6",
        "9",
        "x",
        "bAAAA",
        "4",
        "4x",
        "4[]",
        '42["nonsense",1]',
        '42["disconnect"]',
        '42{"a":1}',
        "42",
        '451-["act",{"_placeholder":true,"num":0}]',
        '461-["act"]',
        "44{}",
        '42["act",' + "[" * 8000,
        b"\x00\x01\x02",
    ],
    ids=lambda packet: repr(packet)[:30],
)
def test_malformed_packet_closes_socket(room: tuple[str, list[Browser]], wall: Screen, packet: str | bytes) -> None:
    before = wall.sync()["version"]
    phone = Screen(room[1][1], "phone", room[0])
    if isinstance(packet, bytes):
        phone.link.send_binary(packet)
    else:
        phone.link.send(packet)
    assert phone.closes()
    assert wall.sync()["version"] == before


@pytest.mark.parametrize(
    "body", [b"", b"\xff\xfe", b"d=4", b"42[]\x1e" * 20, b"0", b"x" * 100], ids=lambda body: repr(body)[:20]
)
def test_malformed_poll_is_refused(room: tuple[str, list[Browser]], body: bytes) -> None:
    phone = PollingScreen(room[1][2], "phone", room[0])
    answer = phone._browser.post(
        phone._url, data=body, headers={"Origin": phone._browser.server.base}, timeout=PATIENCE
    )
    assert answer.status_code == 400
    assert phone.sync()


def test_jsonp_is_refused(server: Server) -> None:
    answer = Browser(server).page("/socket.io/?EIO=4&transport=polling&j=0")
    assert answer.status_code == 400


def test_flood_of_messages_closes_the_socket(room: tuple[str, list[Browser]]) -> None:
    phone = Screen(room[1][1], "phone", room[0])
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the server may close before all is sent
        for number in range(40):
            phone.link.send(f'42{number}["sync",{{"have":null}}]')
    assert phone.closes()
    assert sum(1 for event in phone.events if event[0] == "view") < 40


@pytest.mark.parametrize("auth", [{}, {"screen": "wall"}, {"screen": "host"}, {"screen": ["phone"]}, [], "phone", None])
def test_screen_that_the_cookie_does_not_allow_is_refused(
    server: Server, room: tuple[str, list[Browser]], auth: object
) -> None:
    phone = Screen(Browser(server), "phone", room[0])
    assert phone.refused["data"] == {"why": "unknown"}
    with_seat = Screen(room[1][0], "phone", room[0])
    with_seat.link.send("41")
    with_seat.link.send("40" + json.dumps(auth))
    assert re.match("44", str(with_seat._next(lambda text: text if text[:2] in {"40", "44"} else None)))


def test_student_cannot_open_the_wall(room: tuple[str, list[Browser]]) -> None:
    assert Screen(room[1][0], "wall", room[0]).refused["data"] == {"why": "unknown"}


def test_seat_opened_on_a_second_device_moves_there(room: tuple[str, list[Browser]]) -> None:
    old = Screen(room[1][0], "phone", room[0])
    hand = old.sync()["game"]["you"]["hand"]
    new = Screen(room[1][0], "phone", room[0])
    assert old.wait_event("moved") == ["moved", {}]
    assert new.sync()["game"]["you"]["hand"] == hand
    assert old._next(lambda text: text if text.startswith("41") else None)  # Socket.IO's disconnect packet

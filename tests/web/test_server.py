"""The real server's defences: hosts and origins, sizes, connections, slow readers, and restarts."""

import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import requests
import websocket

from quizbs.web.server.gate import FRAME
from tests.support.timeouts import PATIENCE
from tests.web.shipped import (
    STAYING,
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

UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
OWN = ["127.0.0.1:{port}", "localhost:{port}"]


@pytest.mark.parametrize("transport", ["websocket", "polling"])
def test_only_own_hosts_and_origins_are_accepted(server: Server, transport: str) -> None:
    allowed = [None, *(f"http://{own}" for own in OWN)]
    origins = [*allowed, "http://evil.example", "http://evil.example:{port}", "null"]
    forged: list[dict[str, str]] = [{}, {"X-Forwarded-Host": "evil.example"}]
    for to, origin, more in product([*OWN, "evil.example", "evil.example:{port}"], origins, forged):
        headers = more | {"Host": to.format(port=server.port)} | (UPGRADE if transport == "websocket" else {})
        if origin:
            headers["Origin"] = origin.format(port=server.port)
        status = status_of(server, f"GET /socket.io/?EIO=4&transport={transport} HTTP/1.1", **headers)
        assert (status < 300) is (to in OWN and origin in allowed), headers


def test_frame_over_the_cap_closes_the_socket(server: Server, teacher: Browser, code: str) -> None:
    wall = Screen(teacher, "wall", code)
    assert wall.sync()
    began = time.monotonic()
    assert wall.link.sock
    wall.link.sock.sendall(b"\x81\xff" + (2**30).to_bytes(8, "big") + bytes(4) + b"a" * 2 * FRAME)  # 1 GiB begins
    with suppress(ConnectionResetError):  # closed at once; uncapped, the server waits for the rest
        while wall.link.recv() != "":
            pass
    assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Content-Length": str(100 * 10**6)}, 413),
        ({"Content-Length": str(FRAME + 1)}, 413),
        ({"Content-Length": "-1"}, 400),
        ({"Content-Length": "ten"}, 400),
        ({"Transfer-Encoding": "chunked"}, 400),
    ],
)
def test_poll_with_a_false_length_is_refused_before_it_is_read(
    server: Server, headers: dict[str, str], status: int
) -> None:
    before = server.memory()
    lines = {"Host": server.netloc, "Origin": server.base} | headers
    assert status_of(server, "POST /socket.io/?EIO=4&transport=polling&sid=x HTTP/1.1", **lines) == status
    assert server.memory() - before < 5 * 10**6


def test_no_websocket_extension_is_negotiated(server: Server, teacher: Browser) -> None:
    link = websocket.create_connection(
        f"ws://{server.netloc}/socket.io/?EIO=4&transport=websocket",
        header={"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"},
        origin=server.base,
        cookie=teacher.cookie(),
        timeout=PATIENCE,
    )
    agreed = {name.lower() for name in link.headers}
    said = link.recv()
    link.shutdown()
    assert str(said).startswith("0{")
    assert "sec-websocket-extensions" not in agreed


def _line(server: Server, teacher: Browser) -> websocket.WebSocket:
    """Return a WebSocket on which Engine.IO has sent its open packet."""
    link = websocket.create_connection(
        f"ws://{server.netloc}/socket.io/?EIO=4&transport=websocket",
        origin=server.base,
        cookie=teacher.cookie(),
        timeout=PATIENCE,
    )
    assert str(link.recv()).startswith("0{")
    return link


def test_fragmented_message_is_joined_around_a_ping(server: Server, teacher: Browser, code: str) -> None:
    link = _line(server, teacher)
    text = "40" + json.dumps({"screen": "wall", "lesson": code})
    pieces = [websocket.ABNF.create_frame(text[:9], websocket.ABNF.OPCODE_TEXT, 0)]
    pieces += [websocket.ABNF.create_frame(b"still there?", websocket.ABNF.OPCODE_PING)]
    pieces += [websocket.ABNF.create_frame(text[9:], websocket.ABNF.OPCODE_CONT, 1)]
    for piece in pieces:
        link.send_frame(piece)
    assert link.recv_data(control_frame=True) == (websocket.ABNF.OPCODE_PONG, b"still there?")
    assert str(link.recv()).startswith("40{")
    link.pong(b"nobody asked")
    link.send('4217["sync",{"have":null}]')
    while not str(link.recv()).startswith("4317"):
        pass
    link.shutdown()


@pytest.mark.parametrize(
    ("said", "kind", "why"),
    [
        (b"\x00", websocket.ABNF.OPCODE_BINARY, 1003),
        (b"\xff", websocket.ABNF.OPCODE_TEXT, 1007),
        (b"4" * (FRAME + 1), websocket.ABNF.OPCODE_TEXT, 1009),
        (b"9", websocket.ABNF.OPCODE_TEXT, 1000),
        ((1000).to_bytes(2, "big"), websocket.ABNF.OPCODE_CLOSE, 1000),
    ],
    ids=["bytes", "no text", "too much", "no packet", "goodbye"],
)
def test_foreign_packet_is_closed_with_reason(
    server: Server, teacher: Browser, said: bytes, kind: int, why: int
) -> None:
    link = _line(server, teacher)
    frame = websocket.ABNF(1, 0, 0, 0, kind, 1, said)
    link.send_frame(frame)
    opcode, goodbye = link.recv_data()
    assert (opcode, int.from_bytes(goodbye[:2], "big")) == (websocket.ABNF.OPCODE_CLOSE, why)
    link.shutdown()
    assert "Traceback" not in server.log


@pytest.mark.parametrize(
    "wrong", [{"Sec-WebSocket-Version": "8"}, {"Sec-WebSocket-Key": ""}], ids=["another version", "no key"]
)
def test_failed_websocket_handshake_is_refused_in_words(server: Server, wrong: dict[str, str]) -> None:
    headers = {"Host": server.netloc, "Origin": server.base} | UPGRADE | wrong
    assert status_of(server, "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1", **headers) == 400
    assert "ERROR" not in server.log


def test_slow_reader_gets_complete_messages_in_order(server: Server, teacher: Browser, code: str) -> None:
    for number in range(12):
        student(server, code, f"student {number}")
    slow = _narrow(teacher, code)
    walls = [Screen(teacher, "wall", code) for _ in range(4)]
    for at in range(24):  # more than the network buffers hold, and fewer than a flood
        had = len(walls[1].views)
        assert walls[0].act("lock" if at % 2 == 0 else "unlock") == {"done": True}
        _shown(walls[1], had)  # acts that follow at once would be shown in one view
    newest = walls[0].sync()["version"]
    seen = [slow.sync()["version"]]
    assert len(slow.views) > 5
    for view in slow.views:
        assert len(view["lesson"]["seats"]) == 12
        seen.append(view["version"])
    assert max(seen) == newest
    for wall in walls:
        wall.close()


def _shown(wall: Screen, had: int) -> None:
    """Wait until a wall has received more than ``had`` views."""
    wall._next(lambda _: len(wall.views) > had or None)


def _narrow(browser: Browser, code: str) -> Screen:
    """Return a wall with tiny network buffers, so that a send is split."""
    made = socket.socket

    class Narrow(socket.socket):
        def connect(self, address: Any) -> None:
            self.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            self.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # else the sender's buffer holds megabytes
            super().connect(address)

    socket.socket = Narrow  # type: ignore[misc]
    try:
        return Screen(browser, "wall", code)
    finally:
        socket.socket = made  # type: ignore[misc]


def test_game_is_played_over_polling(
    server: Server, teacher: Browser, code: str, class_of_three: list[Browser]
) -> None:
    wall = PollingScreen(teacher, "wall", code)
    phones = [PollingScreen(one, "phone", code) for one in class_of_three]
    assert wall.act("deal") == {"done": True}
    for turn in range(1, 4):
        phone = next(one for one in phones if (one.sync()["game"] or {}).get("turn") == one.sync()["you"]["seat"])
        view = phone.wait_for(lambda view: "play" in view["game"]["you"]["can"])
        play = view["game"]["you"]["can"]["play"]
        assert play["turn"] == turn
        assert phone.act("play", turn=turn, cards=play["cards"][:1]) == {"done": True}
        believers = [one for one in phones if one is not phone]
        number = believers[0].wait_for(lambda view: view["game"]["claim"])["game"]["claim"]["number"]
        for one in believers:
            assert one.act("believe", claim=number) == {"done": True}

        def free(phone: Screen = phone, turn: int = turn) -> bool:
            game = phone.sync()["game"]
            return bool(game["turn_number"] > turn and game["wait"] == 0)

        until(free, "the next turn and the end of the call window")
    assert wall.sync()["game"]["pile"] >= 3


def _beside(wall: PollingScreen) -> websocket.WebSocket:
    """Return a second WebSocket for the session of a polling wall, for an upgrade."""
    return websocket.create_connection(
        wall._url.replace("http:", "ws:").replace("transport=polling", "transport=websocket"),
        origin=wall.browser.server.base,
        cookie=wall.browser.cookie(),
        timeout=PATIENCE,
    )


def _changes_over(link: websocket.WebSocket) -> dict[str, Any]:
    """Upgrade the session to this WebSocket, and return the view that is sent on it."""
    link.send("2probe")
    assert link.recv() == "3probe"
    link.send("5")
    link.send('4217["sync",{"have":null}]')
    said = ""
    while not said.startswith("4317"):
        said = str(link.recv())
    shown: dict[str, Any] = json.loads(said[4:])[0]["view"]
    return shown


def test_phone_may_change_from_polling_to_a_websocket(server: Server, teacher: Browser, code: str) -> None:
    link = _beside(PollingScreen(teacher, "wall", code))
    assert _changes_over(link)["lesson"]["code"] == code
    link.shutdown()


def test_second_upgrade_works_after_the_first_is_closed(own_server: Server) -> None:
    teacher = host(own_server)
    code = open_lesson(teacher)
    wall = PollingScreen(teacher, "wall", code)
    first, second = _beside(wall), _beside(wall)
    first.shutdown()
    assert _changes_over(second)["lesson"]["code"] == code
    second.shutdown()
    until(lambda: Screen(teacher, "wall", code).sync(), "another one")
    assert "Traceback" not in own_server.log
    assert " ERROR " not in own_server.log


def test_phone_that_does_not_read_is_dropped(own_server: Server) -> None:
    teacher = host(own_server)
    code = open_lesson(teacher)
    browsers = [student(own_server, code, name) for name in ("ann", "bob")]
    wall = Screen(teacher, "wall", code)
    asleep, awake = (Screen(one, "phone", code) for one in browsers)
    assert asleep.sync()["you"]["seat"] == 1
    answers: list[int] = []  # the other phone's answers while this phone doesn't read

    def is_dropped() -> bool:
        answers.append(awake.sync()["you"]["seat"])
        wall.sync()
        return _here(wall) == [2]

    assert until(is_dropped, "the sleeping phone dropped", 2 * PATIENCE, each=0.8)
    assert len(answers) > 2
    assert set(answers) == {2}
    assert Screen(browsers[0], "phone", code).sync()["you"]["seat"] == 1


def test_phone_that_stops_polling_is_dropped(own_server: Server) -> None:
    teacher = host(own_server)
    code = open_lesson(teacher)
    wall = Screen(teacher, "wall", code)
    assert PollingScreen(student(own_server, code, "ann"), "phone", code).sync()["you"]["seat"] == 1

    def here() -> list[int] | None:
        wall.sync()
        return _here(wall)

    until(lambda: here() == [1], "the phone")
    until(lambda: here() == [], "the phone dropped", 2 * PATIENCE, each=0.5)


def _here(screen: Screen) -> list[int] | None:
    """Return the seats with a connected phone in the newest pulse, ``None`` before the first one."""
    return next((told["here"] for name, told in reversed(screen.events) if name == "pulse"), None)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Yield a server of the test's own, which may be stopped or overloaded."""
    with running(tmp_path) as alone:
        yield alone


def test_device_may_not_open_more_than_eight_sockets(own_server: Server) -> None:
    teacher = host(own_server)
    code = open_lesson(teacher)
    screens = [Screen(teacher, "wall", code) for _ in range(8)]
    with pytest.raises(websocket.WebSocketBadStatusException):
        Screen(teacher, "wall", code)
    screens[0].close()
    until(lambda: _opens(teacher, code), "room for another one")


def _opens(browser: Browser, code: str) -> bool:
    with suppress(websocket.WebSocketBadStatusException):
        return bool(Screen(browser, "wall", code).sync())
    return False


def test_address_may_not_open_more_than_sixty(tmp_path: Path) -> None:
    with running(tmp_path, program=hurried(STAYING)) as server, requests.Session() as device:
        url = f"{server.base}/socket.io/?EIO=4&transport=polling"
        answers = [device.get(url, timeout=PATIENCE).status_code for _ in range(61)]
    assert answers == [200] * 60 + [429]


def test_sigterm_stops_the_server_while_phones_are_connected(own_server: Server) -> None:
    teacher = host(own_server)
    code = open_lesson(teacher)
    screens = [Screen(teacher, "wall", code), PollingScreen(teacher, "wall", code)]
    assert all(screen.sync() for screen in screens)
    assert own_server.stop(signal.SIGTERM) < 15
    assert own_server.child.returncode == 0
    assert "Traceback" not in own_server.log


def test_restart_keeps_host_seats_and_game(own_server: Server) -> None:
    teacher = host(own_server)
    code = open_lesson(teacher)
    students = [student(own_server, code, name) for name in ("ann", "bob", "cem")]
    phones = [Screen(one, "phone", code) for one in students]
    began = time.monotonic()
    assert Screen(teacher, "wall", code).act("deal") == {"done": True}
    before = [phone.sync() for phone in phones]
    own_server.stop(signal.SIGKILL)
    stopped = time.monotonic()
    own_server.start()
    started = time.monotonic()
    after = [Screen(one, "phone", code).sync() for one in students]
    for was, now in zip(before, after, strict=True):
        assert now["game"]["you"]["hand"] == was["game"]["you"]["hand"]
        assert now["you"]["seat"] == was["you"]["seat"]
    assert teacher.page("/host").status_code == 200
    assert code in teacher.page("/host").text
    (clock,) = [view["game"]["you"]["clock"] for view in after if view["game"]["turn"] == view["you"]["seat"]]
    ran = stopped - began + time.monotonic() - started
    assert clock["left"] >= clock["of"] - 1000 * ran - 1000  # the clock didn't run while the server was stopped


def test_socket_without_seat_is_closed(tmp_path: Path) -> None:
    program = hurried({"quizbs.web.sockets.connections.UNSEATED": 3.0})
    with running(tmp_path, program=program) as server:
        link = websocket.create_connection(
            f"ws://{server.netloc}/socket.io/?EIO=4&transport=websocket", origin=server.base, timeout=PATIENCE
        )
        began = time.monotonic()
        with suppress(websocket.WebSocketException, OSError):
            while said := link.recv():
                if said == "2":
                    link.send("3")
        assert 2.5 < time.monotonic() - began < PATIENCE


def test_start_on_a_used_port_explains_what_to_do(own_server: Server, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with pytest.raises(AssertionError) as said:
        Server(tmp_path / "other", port=own_server.port)
    assert f"using port {own_server.port}." in str(said.value)
    assert "Traceback" not in str(said.value)

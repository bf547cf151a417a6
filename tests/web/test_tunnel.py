"""*Share over the internet*: the tunnel serves only players' pages, and exists only while the game is shared."""

from __future__ import annotations

import os
import re
import socket
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
import requests
from werkzeug.test import Client

from quizbs.game.commands import HostCommand, LaptopCommand
from quizbs.live import cloudflared
from quizbs.live.acts import commands_of
from quizbs.store.owners import FIRST
from quizbs.web.access import REMOTE, SEAT
from quizbs.web.pages import qr
from quizbs.web.server import throttle
from quizbs.web.server.tunnel_gate import PAGES
from tests.support.timeouts import PATIENCE
from tests.web.app import app_in, teacher_of
from tests.web.cloudflared import BLOCKED, HOST, put
from tests.web.shipped import (
    TALKATIVE,
    Browser,
    PollingScreen,
    Screen,
    host,
    hurried,
    open_lesson,
    running,
    student,
    until,
)
from tests.web.test_pages import ORIGIN, browser, joins
from tests.web.test_several_teachers import address, owned_by, signed_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from flask.testing import FlaskClient
    from werkzeug.test import TestResponse

    from quizbs.app import App
    from tests.web.shipped import Server
    from tests.web.test_several_teachers import Owned

NAME = "ten-towns-join-apple.trycloudflare.com"


# Every page


class TunnelClient:
    """A test client behind the tunnel. Each request has another address, so that no rate limit is reached."""

    def __init__(self, app: App, cookies: str = "", query: str = "") -> None:
        self._client, self._cookies, self._query = Client(app.web.for_tunnel, use_cookies=False), cookies, query
        self._asked = 0

    def ask(self, method: str, path: str, **more: Any) -> TestResponse:
        self._asked += 1
        child = f"2001:db8::{self._asked:x}"
        headers = {"Cookie": self._cookies, "CF-Connecting-IP": child, "Origin": f"https://{NAME}"}
        query = "&".join(filter(None, (path.partition("?")[2], self._query)))
        where = {"base_url": f"https://{NAME}", "query_string": query, "headers": headers}
        where["environ_overrides"] = {"REMOTE_ADDR": "127.0.0.1"}  # the address of cloudflared on this computer
        return self._client.open(path.partition("?")[0], method=method, **where | more)


def cookies_of(client: FlaskClient, *names: str) -> str:
    found = {name: client.get_cookie(name) for name in names}
    return "; ".join(f"{name}={cookie.value}" for name, cookie in found.items() if cookie)


def plain(answer: TestResponse) -> tuple[int, str, str | None]:
    """Return status, text and location of a response, without the parts that differ each time."""
    return answer.status_code, re.sub(r"nonce=.{24}", "", answer.text), answer.headers.get("Set-Cookie")


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield the app of a laptop with the tunnel on, without delays for rate limits."""
    for price in ("PAGE", "FORM"):
        monkeypatch.setattr(throttle, price, 0.0)
    with app_in(tmp_path, for_window=True) as app:
        app.web.tunnel.host = NAME
        app.school.use_tunnel(NAME)
        yield app


def test_tunnel_serves_only_pages_of_players(shared: App) -> None:
    teacher, remote = teacher_of(shared), browser(shared)
    of = owned_by(shared, teacher)[0]
    seat = joins(shared, of.code, typed="ann")[0]
    given = str(teacher.get(f"/desk/{of.code}/remote").json["path"])  # type: ignore[index]
    remote.post(given.partition("?")[0], data={"key": given.partition("=")[2]}, headers=ORIGIN)
    sits, key = cookies_of(seat, SEAT), shared.school.host_path.partition("?")[2]
    stolen = f"{cookies_of(teacher, shared.web.access.host_name)}; {cookies_of(remote, REMOTE)}; {sits}"
    assert stolen.count("quizbs_") == 3

    rules = list(shared.web.flask.url_map.iter_rules())
    assert {rule.endpoint for rule in rules} > PAGES
    players = {"join", "together", "new_phone", "check", "languages", "pictures"}
    assert {endpoint.partition(".")[0] for endpoint in PAGES} == players
    hidden = {path_of(shared, rule, of) for rule in rules if rule.endpoint not in PAGES}
    assert sum(teacher.get(path, buffered=True).status_code in {200, 303} for path in hidden) > 45, (
        "to the host they exist"
    )
    for method, phone in (
        ("GET", TunnelClient(shared)),
        ("GET", TunnelClient(shared, sits)),
        ("GET", TunnelClient(shared, stolen)),
        ("POST", TunnelClient(shared, stolen)),
        ("GET", TunnelClient(shared, query=key)),
    ):
        nothing = plain(phone.ask(method, "/no/such/page"))
        assert (nothing[0], nothing[2]) == (404, None)
        for path in hidden:
            assert plain(phone.ask(method, path)) == nothing, (method, path)

    phone, code = TunnelClient(shared, sits), of.code
    person = shared.store.people.find(shared.store.people.in_lesson(lesson_of(shared, code))[-1].id)
    assert person
    back = f"/back/{code}/{shared.school.keyring.back_key(person.id, person.token_hash)}"
    for path in ("/", "/check", "/play", "/together", f"/picture/{of.name}", back):
        assert phone.ask("GET", path).status_code == 200, path
    assert phone.ask("GET", f"/{code}").location == "/play"
    answer = phone.ask("POST", "/language", data={"tag": "de", "back": "/play"})
    assert (answer.location, "; Secure" in answer.headers["Set-Cookie"]) == ("/play", True)
    assert phone.ask("GET", "/check", headers={"X-Forwarded-Proto": "http"}).location == f"https://{NAME}/check"


def path_of(app: App, rule: Any, of: Owned) -> str:
    if rule.arguments == {"number"}:
        return str(app.web.flask.url_map.bind("127.0.0.1").build(rule.endpoint, {"number": "0" * 32}))
    return address(app, rule, of)


def lesson_of(app: App, code: str) -> str:
    listed = app.store.lessons.by_code(code)
    assert listed
    return listed.id


def test_listeners_accept_only_their_own_host_and_origin(shared: App) -> None:
    network, phone = browser(shared), TunnelClient(shared)
    assert phone.ask("GET", "/check").status_code == 200
    for name in ("127.0.0.1:6199", f"{NAME}.evil.example", ""):
        assert phone.ask("GET", "/check", base_url=f"https://{name}").status_code == 400
    for origin in (f"http://{NAME}", "https://evil.example", ORIGIN["Origin"], None):
        headers = {"Origin": origin} if origin else {}
        assert phone.ask("POST", "/leave", headers=headers).status_code == 403
    assert network.get("/check").status_code == 200
    assert network.get("/check", base_url=f"https://{NAME}").status_code == 400
    assert network.post("/leave", headers={"Origin": f"https://{NAME}"}).status_code == 403
    shared.web.tunnel.host = ""
    assert phone.ask("GET", "/check").status_code == 400


def test_visitor_address_header_is_trusted_only_from_the_tunnel(shared: App, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[str] = []

    def charge(_device: str, address: str, _price: float) -> float:
        charged.append(address)
        return 0.0

    monkeypatch.setattr(shared.school.limits, "charge", charge)
    for told in ("203.0.113.9", "2001:db8::7", "nonsense"):
        TunnelClient(shared).ask("GET", "/check", headers={"CF-Connecting-IP": told, "X-Forwarded-For": "198.51.100.1"})
    browser(shared).get("/check", headers={"CF-Connecting-IP": "203.0.113.9"})
    assert charged == ["203.0.113.9", "2001:db8::7", "127.0.0.1", "127.0.0.1"]


# The switch


def test_tunnel_page_explains_what_is_missing_and_who_reads_names(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = teacher_of(app)
    page = teacher.get("/host/check").text
    assert "pass through Cloudflare, which can read them. Ask your school first." in page
    assert teacher.get("/host/check/state").json["tunnel"] == "off"  # type: ignore[index]
    monkeypatch.setattr(cloudflared, "_USUAL", ())
    monkeypatch.setenv("PATH", os.pathsep.join(("", ".", str(app.web.tunnel))))
    assert teacher.post("/host/tunnel", data={"on": "yes"}, headers=ORIGIN).location == "/host/check#internet"
    assert "Ask your school’s IT to install it" in teacher.get("/host/check").text
    assert browser(app).post("/host/tunnel", data={"on": "yes"}, headers=ORIGIN).status_code == 403


class Closing:
    """A fake listener of an open tunnel."""

    server_port, closed = 1, False

    def end(self) -> None:
        self.closed = True


def test_tunnel_switch_exists_only_on_a_laptop_of_one_teacher(app: App, tmp_path: Path) -> None:
    app.store.teachers.add("Ada", time.time())
    ada = signed_in(app, FIRST)
    (elsewhere := tmp_path / "public").mkdir()
    with app_in(elsewhere, public_url="https://quiz.example.org") as public:
        for client in (ada, teacher_of(public)):
            assert "Cloudflare" not in client.get("/host/check").text
            assert client.post("/host/tunnel", data={"on": "yes"}, headers=ORIGIN).status_code == 404
    app.web.tunnel._listener = listener = Closing()
    app.web.tunnel.check()
    assert (app.web.tunnel.state, listener.closed) == ("off", True), "it ends when teachers sign in"


# With a stand-in for the program, over real sockets


class Edge(NamedTuple):
    """The public address for phones, and the port on which the tunnel reaches quizbs."""

    base: str
    netloc: str
    port: int
    host: str


def state(teacher: Browser) -> dict[str, Any]:
    answer: dict[str, Any] = teacher.page("/host/check/state").json()
    return answer


def share(teacher: Browser) -> Edge:
    assert teacher.form("/host/tunnel", on="yes").status_code == 200
    until(lambda: state(teacher)["tunnel"] != "starting", "the tunnel")
    found = HOST.fullmatch(state(teacher)["address"])
    assert found, state(teacher)
    return Edge(f"http://127.0.0.1:{found[1]}", f"127.0.0.1:{found[1]}", int(found[2]), found[0])


def is_shut(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return True
    return False


def over(teacher: Browser, edge: Edge) -> None:
    """Wait until the tunnel's listener, its program and its address on the wall are gone."""
    until(lambda: is_shut(edge.port) and is_shut(int(edge.base.rpartition(":")[2])), "the end of the tunnel")
    assert state(teacher)["tunnel"] == "off"
    assert state(teacher)["address"] != edge.host


def test_phone_plays_through_the_tunnel_until_the_tunnel_ends(tmp_path: Path) -> None:
    with running(tmp_path, program=hurried(TALKATIVE), PATH=put(tmp_path)) as server:
        teacher = host(server)
        code = open_lesson(teacher)
        wall, near = Screen(teacher, "wall", code), Screen(student(server, code, "bob"), "phone", code)
        before = wall.sync()["lesson"]["address"]
        edge = share(teacher)
        assert wall.wait_for(lambda view: view["lesson"]["address"] == edge.host)
        assert teacher.page(f"/qr/{code}.svg").text == qr.svg(f"https://{edge.host}/{code}")

        ann = student(edge, code, "ann")
        phone, slow = Screen(ann, "phone", code), PollingScreen(student(edge, code, "cem"), "phone", code)
        assert slow.sync()["you"]["seat"] == 3
        assert wall.act("bots", seats=4) == {"done": True}
        assert wall.act("deal") == {"done": True}
        assert phone.wait_for(lambda view: view["game"])["game"]["you"]["hand"]
        assert state(teacher)["state"] == "on"
        no_host_comes_in(server, edge, teacher, code, phone)

        assert teacher.form("/host/tunnel").status_code == 200
        there = slow._url.replace(edge.base, server.base)
        assert requests.get(there, timeout=PATIENCE).status_code == 400, "its connection is over at once"
        assert phone.closes()
        over(teacher, edge)
        assert near.sync()["game"]["you"]["hand"], "who is in stays in"
        until(lambda: here(wall) == [1], "that the others are gone")
        assert wall.wait_for(lambda view: view["lesson"]["address"] == before)

        again = share(teacher)
        assert wall.act("close") == {"done": True}
        over(teacher, again)
        last = share(teacher)
        server.stop()
        until(lambda: is_shut(last.port) and is_shut(int(last.base.rpartition(":")[2])), "the end of the program")
        assert "Traceback" not in server.log


def here(wall: Screen) -> Any:
    """Return the seats with a connected phone in the wall's newest pulse."""
    wall.drain()
    return next((event[1]["here"] for event in reversed(wall.events) if event[0] == "pulse"), None)


def no_host_comes_in(server: Server, edge: Edge, teacher: Browser, code: str, phone: Screen) -> None:
    """Assert that no page, screen or act of the host works through the tunnel, even with the host's cookie."""
    thief = Browser(edge)
    thief.cookies.update(teacher.cookies)
    with_key = server.host_url.removeprefix(server.base)
    for path in ("/host", f"/wall/{code}", f"/desk/{code}", "/banks", "/metrics", with_key):
        assert thief.page(path).status_code == 404, path
    for screen in ("wall", "desk", "phone", "host"):
        assert Screen(thief, screen, code).refused["data"] == {"why": "unknown"}
    guest = Screen(thief, "check", code)
    assert guest.ask("echo") == {"transport": "websocket", "counts": True}
    for event in ("sync", "act", "shows", "gesture"):
        assert guest.ask(event, {}) == {"refused": "not_yours"}
    guest.link.send("40/host,{}")
    assert guest._next(lambda text: text if text.startswith("44/host,") else None)

    desk = PollingScreen(teacher, "desk", code)
    there = desk._url.replace(server.base, edge.base)
    assert requests.get(there, timeout=PATIENCE).status_code == 400, "the id of a host's connection"
    for command in (*commands_of(HostCommand), *commands_of(LaptopCommand)):
        answer = phone.act(str(command.__struct_config__.tag))
        assert answer["refused"] in {"not_yours", "not_understood"}, command
    assert phone.sync()["you"]["role"] == "player"


@pytest.mark.parametrize(("how", "patience"), [("ended", 30.0), ("late", 0.5)])
def test_failed_tunnel_is_reported_with_the_reason(tmp_path: Path, how: str, patience: float) -> None:
    program = hurried({"quizbs.live.cloudflared.PATIENCE": patience})
    with running(tmp_path, program=program, PATH=put(tmp_path, how)) as server:
        teacher = host(server)
        teacher.form("/host/tunnel", on="yes")
        until(lambda: state(teacher)["tunnel"] == how, "the failure")
        page = teacher.page("/host/check").text
        assert ("nothing is shared" in page.lower(), BLOCKED in page.replace("&#34;", '"')) == (True, how == "ended")
        assert "trycloudflare.com" not in state(teacher)["address"]
        assert "Traceback" not in server.log


def test_cloudflared_is_found_only_in_absolute_path_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cloudflared, "_USUAL", ())
    monkeypatch.chdir(tmp_path)
    put(tmp_path)
    assert cloudflared.find({"PATH": f"{os.pathsep}.{os.pathsep}/nowhere"}) is None
    assert cloudflared.find({"PATH": str(tmp_path)}) == tmp_path / "cloudflared"
    (tmp_path / "cloudflared").chmod(0o600)
    assert cloudflared.find({"PATH": str(tmp_path)}) is None

"""Measures what a phone loads until its first question is answered, in Chromium from the wheel, and sets a limit.

The limits are bytes and requests, not times, so they hold on slow machines.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.table_of_bots import OPTIONS
from tests.web.shipped import SILENT, Screen, Server, host, hurried, open_lesson, running, student

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Response

SCRIPT = 50_000  # most bytes of compressed script
REQUESTS = 10


class Loaded:
    """What a page has loaded: ``requests`` are paths in sequence, ``script`` are compressed bytes."""

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        self.script = 0
        self.packed = True
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("request", self._asked)
        page.on("response", self._came)

    def _asked(self, request: Any) -> None:
        self.requests.append(request.url)

    def _came(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self.script += int(response.headers["content-length"])
            self.packed &= response.headers.get("content-encoding") == "gzip"
            assert "immutable" in response.headers["cache-control"]


def plays_falsely(page: Page, other: Screen) -> None:
    """Let the student on the page play one card that isn't of the rank in play."""
    view = other.wait_for(lambda view: view["game"] and view["game"]["phase"] == "turn" and not view["game"]["claim"])
    false = page.locator(".hand button.card").filter(has_not=page.get_by_text(view["game"]["rank"], exact=True))
    false.first.click()
    page.locator(".dock .button-go").click()


def first_question(page: Page, server: Server) -> bool:
    """Let Ann join on the page, read the tutorial, cheat and be caught; return whether she was the first player."""
    code = open_lesson(host(server), "classroom", **{f"opt.{name}": one for name, one in OPTIONS.items()})
    wall = Screen(host(server), "wall", code)
    page.goto(f"{server.base}/j/{code}")
    page.locator("summary", has_text="Type a name").click()
    page.get_by_label("Name (not your full name)").fill("ann")
    page.get_by_role("button", name="Join with this name").click()
    page.get_by_role("button", name="Skip").click()
    bob = Screen(student(server, code, "bob"), "phone", code)
    assert wall.act("deal") == {"done": True}
    turn = bob.wait_for(lambda view: view["game"] and view["game"]["phase"] == "turn")["game"]
    if turn["turn"] == bob.sync()["you"]["seat"]:
        return False
    plays_falsely(page, bob)
    claim = bob.wait_for(lambda view: view["game"]["you"]["can"].get("call"))["game"]["claim"]["number"]
    assert bob.act("call", claim=claim) == {"done": True}
    asked = bob.wait_for(lambda view: view["game"]["phase"] == "answering" or view["game"]["you"]["can"].get("ask"))
    if ask := asked["game"]["you"]["can"].get("ask"):
        ann = next(seat for seat in asked["lesson"]["seats"] if seat["name"] == "ann")["seat"]
        assert bob.act("ask", challenge=ask["challenge"], card=0, answerer=ann) == {"done": True}
    question = bob.wait_for(lambda view: view["game"]["phase"] == "answering")["game"]["question"]
    assert bob.sync()["you"]["seat"] != question["answerer"]
    page.locator(".question").wait_for()
    return True


def until_the_first_question(browser: Browser, server: Server) -> Loaded:
    """Return what a phone has loaded until its first question is shown."""
    for _ in range(10):
        look: Any = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
        with contextlib.closing(browser.new_context(**look)) as context:
            page = context.new_page()
            loaded = Loaded(page)
            if first_question(page, server):
                return loaded
    raise AssertionError("chance let bob begin ten times")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, program=hurried(SILENT)) as found:
        yield found


def test_phone_loads_little_until_first_answer(browser: Browser, server: Server) -> None:
    loaded = until_the_first_question(browser, server)
    assert loaded.packed
    assert len(loaded.requests) <= REQUESTS, loaded.requests
    assert loaded.script <= SCRIPT, (loaded.script, loaded.requests)

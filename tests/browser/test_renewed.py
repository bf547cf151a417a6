"""Pages come with their first view, *Back* shows no old hand, and a page of an older build reloads itself."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import signal
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.table_of_bots import OPTIONS
from tests.conftest import CHROMIUM_ARGUMENTS
from tests.tools.wheel import site
from tests.web.shipped import Screen, Server, host, open_lesson, running, student

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Playwright

NASTY = "</script><!--<script>\u2028 'quoted' \"twice\" & &lt;b&gt;"
# The server announces another build than that of its pages, as with a cache in between.
ALWAYS_OLDER = """
from quizbs.web.sockets import sockets
begin = sockets.Sockets.__init__
def another(self, *given, **named):
    begin(self, *given, **named)
    self._build = "another"
sockets.Sockets.__init__ = another
from quizbs.cli.main import main
main()
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with contextlib.closing(browser.new_context(viewport={"width": 360, "height": 640})) as context:
        found = context.new_page()
        yield found


def sits(page: Page, server: Server, preset: str = "classroom") -> tuple[str, Screen, Screen]:
    """Let the page's student and Bob join a lesson, and deal; return the lesson's code, the wall and Bob's screen."""
    code = open_lesson(teacher := host(server), preset, **{f"opt.{name}": one for name, one in OPTIONS.items()})
    page.goto(f"{server.base}/j/{code}")
    page.locator("button[value=offered]").click()
    page.get_by_role("button", name="Skip").click()
    wall, bob = Screen(teacher, "wall", code), Screen(student(server, code, "bob"), "phone", code)
    assert wall.act("deal") == {"done": True}
    page.locator(".hand .card").first.wait_for()
    return code, wall, bob


def test_page_draws_its_first_view_without_a_connection(page: Page, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        sits(page, server)
        hand = page.locator(".hand .card").count()
        page.route("**/socket.io/**", lambda route: route.abort())
        page.route_web_socket("**/socket.io/**", lambda socket: socket.close())
        answer = page.reload()
        assert answer is not None
        assert answer.headers["cache-control"] == "no-store"
        page.locator(".hand .card").first.wait_for()
        assert page.locator(".hand .card").count() == hand
        assert page.locator("#first-view").count() == 0


def test_markup_in_a_text_stays_text_in_the_first_view(page: Page, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        code = open_lesson(teacher := host(server))
        wall = Screen(teacher, "wall", code)
        page.goto(f"{server.base}/j/{code}")
        page.locator("button[value=offered]").click()
        page.locator(".phone").wait_for()
        assert wall.act("freeze", message=NASTY) == {"done": True}
        source = page.request.get(f"{server.base}/play").text()
        [held] = re.findall(r'<script type="application/json" id="first-view">(.*?)</script>', source, re.DOTALL)
        assert not set("<>&'\u2028") & set(held)
        view: dict[str, Any] = json.loads(held)
        assert view["lesson"]["frozen"]["message"] == " ".join(NASTY.split()) or NASTY
        page.reload()
        page.locator("[data-screen~=frozen] .story").get_by_text("</script><!--<script>").wait_for()


def test_back_button_shows_no_old_hand(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> None:
    """This also holds with the back/forward cache, which Playwright disables by default."""
    kept = browser_type_launch_args | {
        "args": CHROMIUM_ARGUMENTS,
        "ignore_default_args": ["--disable-back-forward-cache"],
    }
    chromium = playwright.chromium.launch(**kept)
    page = chromium.new_context(viewport={"width": 360, "height": 640}).new_page()
    page.add_init_script(
        """window.cards = 0;
        addEventListener("pageshow", () => (window.cards += document.querySelectorAll(".hand .card").length));"""
    )
    with running(tmp_path) as server:
        _, wall, bob = sits(page, server)
        ann = next(seat["seat"] for seat in wall.sync()["lesson"]["seats"] if seat["seat"] != bob.sync()["you"]["seat"])
        page.goto(f"{server.base}/check")
        assert wall.act("remove", seat=ann) == {"done": True}
        page.go_back()
        page.get_by_text("Your teacher removed you").first.wait_for()
        assert page.evaluate("window.cards ?? 0") == 0
    chromium.close()


def bob_begins(view: dict[str, Any]) -> bool:
    return bool(view["game"]["turn"] == view["you"]["seat"])


def test_outdated_page_reloads_once_with_seat_hand_and_act(page: Page, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(site(), newer)
    (newer / "quizbs" / "static" / "STAMP").write_text("another build\n")
    data = tmp_path / "data"
    data.mkdir()
    with running(data) as server:
        while bob_begins(sits(page, server)[2].sync()):  # until the page's student is the first player
            page.context.clear_cookies()
        page.locator(".hand button.card").first.wait_for()
        hand = page.locator(".hand .card").count()
        loads: list[str] = []
        page.on("load", lambda there: loads.append(there.url))
        old = page.locator('meta[name="quizbs-build"]').get_attribute("content")
        page.locator(".hand button.card").first.click()
        server.stop(signal.SIGKILL)
        page.locator(".dock .button-go").click()  # the server is down and doesn't answer
        server.environ = server.environ | {"PYTHONPATH": str(newer)}
        server.start()
        page.wait_for_function(
            "(old) => document.querySelector('meta[name=\"quizbs-build\"]').content !== old", arg=old
        )
        page.wait_for_function("(least) => document.querySelectorAll('.hand .card').length < least", arg=hand)
        assert len(loads) == 1
        server.stop(signal.SIGKILL)


def test_page_still_outdated_after_one_reload_shows_a_notice(page: Page, tmp_path: Path) -> None:
    with running(tmp_path, program=("-c", ALWAYS_OLDER)) as server:
        code = open_lesson(host(server))
        loads: list[str] = []
        page.on("load", lambda there: loads.append(there.url))
        page.clock.install()
        page.goto(f"{server.base}/j/{code}")
        page.locator("button[value=offered]").click()
        page.get_by_text("This page is too old").wait_for()
        page.clock.run_for(60_000)  # all timers of the page fire
        page.get_by_text("This page is too old").wait_for()
        assert [url.rpartition("/")[2] for url in loads].count("play") == 2

"""The evening before, in real browsers: the host waits for a phone; and phones behind a proxy that
refuses or cuts WebSockets still play."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.faults import settle, show_wall, wall_axe, wall_faults
from tests.tools.catalogue import served
from tests.web.proxy import Proxy, WebSockets
from tests.web.shipped import Screen, Server, host, hurried, open_lesson, running, until
from tests.web.test_tonight import FAR, made_up, shown
from tests.web.test_wifi import scanned

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
FAST = {"opt.questions": "false", "opt.deck": "8", "opt.window": "0", "opt.reveal_time": "3", "opt.turn_time": "0"}
TURNS = 3
FASTER = 4  # bots and reveals are so many times faster


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Server]:
    with made_up(tmp_path) as server:
        yield server
        assert "Traceback" not in server.log


def opened(browser: Browser, said: list[str], size: tuple[int, int], **look: Any) -> Page:
    """Return an empty page of this size; errors and warnings of its console are added to ``said``."""
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, **look).new_page()
    page.on("console", lambda line: said.append(line.text) if line.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    return page


def looks_right(page: Page) -> None:
    """Assert that nothing sticks out or is too small to hit, and that axe finds nothing."""
    settle(page)
    assert wall_faults(page) == []
    assert wall_axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_setup_and_phone_check_turn_the_light_green(laptop: Server, browser: Browser) -> None:
    said: list[str] = []
    page = opened(browser, said, (1366, 768), reduced_motion="reduce")
    page.clock.install()
    page.goto(laptop.host_url)
    page.get_by_role("list", name="Your first lesson in three steps").wait_for()
    looks_right(page)

    with page.expect_response("**/host/check/state"):  # its script runs: the minute is counted from then on
        page.get_by_role("link", name="Test it").click()
    page.get_by_role("heading", name="Scan this with a phone").wait_for()
    page.clock.fast_forward(61_000)
    page.get_by_role("heading", name="No phone has connected yet").wait_for()
    assert page.get_by_text("No time for that?").is_visible()
    looks_right(page)
    page.get_by_role("button", name="Use this one").focus()
    page.keyboard.press("Enter")
    page.locator(".connection-check-code .connection-check-address", has_text=shown(laptop, 1)).wait_for()

    phone = opened(browser, said, (320, 568), **PHONE, extra_http_headers={"X-Forwarded-For": FAR})
    phone.goto(f"{laptop.base}/check")
    phone.get_by_role("heading", name="This phone can play").wait_for()
    assert [row.inner_text() for row in phone.locator(".check-list dd").all()[:2]] == ["✓ works"] * 2
    assert re.search(r"\d+ ms, \w+", phone.locator("[data-is=delay]").inner_text())
    phone.get_by_text("For the IT person").click()
    assert phone.get_by_text("Nothing else is needed").is_visible()
    for size in ((320, 568), (360, 640)):
        phone.set_viewport_size({"width": size[0], "height": size[1]})
        looks_right(phone)
    page.clock.run_for(3_000)
    page.get_by_role("heading", name="Phones can connect").wait_for()
    looks_right(page)

    page.get_by_role("link", name="Back to your page").click()
    page.get_by_role("heading", name="Phones can connect").wait_for()
    page.get_by_role("button", name="Open the lesson").click()
    page.get_by_role("button", name="Phones can connect").wait_for()
    page.get_by_role("button", name="Add 4 bots").click()
    page.locator(".lobby-heads").get_by_role("img", name="bot").nth(3).wait_for()
    page.get_by_role("button", name="Let the bots play").wait_for()
    page.get_by_role("button", name="Phones can connect").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Use this one").click()
    page.locator(".lobby-address", has_text=shown(laptop)).wait_for()
    assert "192.168.1.7" in str(page.locator(".lobby-qr").get_attribute("src"))
    looks_right(page)
    assert said == []


def test_wall_shows_wifi_and_join_codes_until_a_tap(laptop: Server, browser: Browser) -> None:
    said: list[str] = []
    page = opened(browser, said, (1024, 768), reduced_motion="reduce")
    page.goto(laptop.host_url)
    page.get_by_role("button", name="Open the lesson").click()
    page.get_by_role("button", name="No phone yet").click()
    page.get_by_role("button", name="A code for the Wi-Fi").click()
    page.get_by_label("Name of the Wi-Fi").fill("m;8b")
    page.get_by_label("Password").fill("geheim")
    looks_right(page)
    page.keyboard.press("Enter")
    code = page.get_by_role("img", name="QR code: joins the Wi-Fi m;8b")
    code.wait_for()
    assert scanned(unquote(str(code.get_attribute("src")))) == r"WIFI:T:WPA;S:m\;8b;P:geheim;;"
    assert code.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
    assert page.get_by_role("dialog").get_by_role("img").count() == 2
    assert not page.get_by_text("geheim").count()
    looks_right(page)
    page.get_by_role("button", name="Hide the code").click()
    assert not page.get_by_role("dialog").count()
    page.get_by_role("button", name="No phone yet").click()
    page.get_by_role("button", name="A code for the Wi-Fi").click()
    code.wait_for()
    page.get_by_role("button", name="Another Wi-Fi").click()
    assert page.get_by_label("Name of the Wi-Fi").input_value() == ""
    assert said == []


PULSE = """window.catalogue.on.pulse({here: [], reach: {
  address: "192.168.1.7:8000", name: "", shut: false, shared: false, addresses: [
  {address: "192.168.1.7:8000", devices: 0, websocket: false},
  {address: "10.20.30.40:8000", devices: 2, websocket: true}]}})"""


def test_wall_lists_causes_after_a_minute_without_a_phone(browser: Browser) -> None:
    said: list[str] = []
    page = opened(browser, said, (1024, 768), reduced_motion="reduce")
    page.clock.install()
    with served() as address:
        show_wall(page, address, "lobby-empty")
        page.evaluate(PULSE)
        page.get_by_role("button", name="No phone yet", exact=True).wait_for()
        page.clock.fast_forward(61_000)
        page.get_by_role("button", name="No phone yet: why?").wait_for()
        looks_right(page)
        page.get_by_role("button", name="No phone yet: why?").click()
        assert page.get_by_text("Two networks.").is_visible()
        assert page.get_by_text("a phone used this one").count() == 1
        looks_right(page)
        page.evaluate(PULSE.replace("shared: false", "shared: true"))
        page.get_by_text("Shared over the internet.").wait_for()
        assert not page.get_by_text("Two networks.").count()
        page.get_by_role("button", name="Use this one: 10.20.30.40:8000").click()
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="Add 4 bots").click()
        asked = page.evaluate("window.catalogue.acts")
        assert asked == [{"do": "address", "address": "10.20.30.40:8000"}, {"do": "bots", "seats": 4}]
        show_wall(page, address, "lobby-five")
        page.get_by_role("button", name="Add a bot").click()
        assert page.evaluate("window.catalogue.acts") == [{"do": "bots", "seats": 6}]
        show_wall(page, address, "lobby-long-names")  # eight are enough
        assert page.get_by_role("button", name=re.compile("^Add")).count() == 0
    assert said == []


@pytest.mark.long
@pytest.mark.parametrize("websockets", ["refuse", pytest.param("cut", marks=pytest.mark.thorough)])
def test_phone_plays_behind_a_proxy_that_blocks_websockets(
    tmp_path: Path, browser: Browser, websockets: WebSockets
) -> None:
    with (
        running(tmp_path, program=hurried({}, FASTER)) as server,
        Proxy(server.port, websockets, Host=server.netloc, Origin=server.base) as proxy,
    ):
        teacher = host(server)
        code = open_lesson(teacher, preset="classroom", **FAST)
        phone = opened(browser, [], (360, 640), **PHONE)
        phone.goto(f"{proxy.base}/check")
        phone.get_by_role("heading", name="This phone can play").wait_for()
        assert phone.locator(".check-list dd").all_inner_texts()[:2] == ["✗ is blocked", "✓ works"]
        phone.goto(f"{proxy.base}/j/{code}")
        phone.locator("form button.button-go").first.click()
        phone.wait_for_url("**/play")
        wall = Screen(teacher, "wall", code)  # opened late, since it answers no pings while the test uses the browser
        assert wall.act("bots", seats=3) == {"done": True}
        assert wall.act("deal") == {"done": True}
        plays: list[str] = []

        def done() -> bool:  # or the bots have won: only the teacher can deal again
            return tap(phone, plays) and (
                len(plays) >= TURNS or bool(plays and phone.locator("[data-screen~=over]").count())
            )

        until(done, "some turns on the phone", 150.0, each=0.3)
        now = Screen(teacher, "wall", code).sync()["game"]
        laid = [one for one in now["log"] if one["what"] == "laid" and one["seat"] == 1]
        assert laid
        assert not any(one["autoplay"] for one in laid)
        assert proxy.upgrades > 0


def tap(phone: Page, plays: list[str]) -> bool:
    """Do what the phone asks for; return whether there was anything. Each play adds its claim to ``plays``."""
    button = phone.get_by_role("button", name=re.compile("^(I believe|Got it|Skip)"))
    lay = phone.get_by_role("button", name=re.compile(r"^Play \d as"))
    cards = phone.locator("ul.hand button.card")
    with contextlib.suppress(TooLate):  # the bots are quick, and the page is elsewhere: look again
        if button.count():
            button.first.click(timeout=1000)
        elif lay.count() or re.match("play ", phone.locator("#headline").inner_text().strip().splitlines()[-1]):
            if not lay.count():
                cards.first.click(timeout=1000)
            claim = lay.inner_text(timeout=1000)
            lay.click(timeout=1000)
            lay.wait_for(state="detached")
            plays.append(claim)
    return True

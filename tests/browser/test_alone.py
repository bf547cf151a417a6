"""A round alone in a real browser: one click, one window, the wall on the left and the teacher's phone on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.faults import settle
from tests.browser.test_tonight import FAST, FASTER, opened, tap
from tests.web.shipped import Server, host, hurried, running, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Frame, Page

TURNS = 2
SIZES = [(1280, 720), (1366, 768), (1920, 1080)]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, program=hurried({}, FASTER)) as server:
        yield server
        assert "Traceback" not in server.log


def begun(own: Server, browser: Browser, said: list[str]) -> Page:
    """Return the page after the click that begins a round alone, with rules that have short waits."""
    quick = {name: value for name, value in FAST.items() if name != "opt.deck"}
    page = opened(browser, said, SIZES[0])
    page.goto(own.host_url)
    for name, value in quick.items():
        set_value = "(field, value) => { field.value = value; }"
        page.locator(f'[name="{name}"]').evaluate(set_value, value)
    page.get_by_role("button", name="Play a round now").click()
    page.wait_for_url("**/alone/*")
    return page


def frames(page: Page) -> tuple[Frame, Frame]:
    """Return the wall and the phone, once both are drawn."""
    page.frame_locator(".solo-round-wall").locator(".seat, .wall-scene").first.wait_for()
    page.frame_locator(".solo-round-phone iframe").locator("ul.hand button.card").first.wait_for()
    wall, phone = (next(one for one in page.frames if part in one.url) for part in ("/wall/", "/play"))
    return wall, phone


@pytest.mark.long
def test_one_click_seats_teacher_and_bots_and_game_runs(own: Server, browser: Browser) -> None:
    said: list[str] = []
    page = begun(own, browser, said)
    wall, phone = frames(page)
    plays: list[str] = []
    asks: Any = phone
    try:
        until(lambda: tap(asks, plays) and len(plays) >= TURNS, "some turns on the phone", 150.0, each=0.3)
    except AssertionError as error:
        raise AssertionError(f"{plays} on a phone that says: {phone.locator('body').inner_text()}") from error
    mine = phone.locator(".strip-name").inner_text()
    assert mine in wall.locator("body").inner_text()
    assert len(browser.contexts[-1].pages) == 1  # one window, no other tab
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        _fits(page, wall, phone, width)
    assert said == []
    _may_be_framed(own, page.url.rpartition("/")[2])
    wall.get_by_role("button", name="End", exact=False).first.wait_for()
    assert wall.evaluate("document.querySelector('base').target") == "_top"
    page.get_by_role("link", name="Back to your page").click()
    page.get_by_role("button", name="Play a round now").wait_for()


def _fits(page: Page, wall: Frame, phone: Frame, width: int) -> None:
    for one in (page.main_frame, wall, phone):
        assert one.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # The phone measures the size of its letters by a line of one pixel below the edge.
        assert one.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    assert phone.evaluate("innerWidth") >= 320
    assert phone.evaluate("innerHeight") >= 640
    assert wall.evaluate("innerWidth") >= 900
    bar = wall.locator(".bar-button")
    assert all(box and box["x"] + box["width"] <= width for box in (one.bounding_box() for one in bar.all()))


def _may_be_framed(own: Server, code: str) -> None:
    """Assert that only the wall and the phone may be framed, and only by pages of quizbs."""
    teacher = host(own)
    framed = {
        path: teacher.page(path).headers
        for path in (f"/wall/{code}?beside=phone", f"/wall/{code}", "/host", f"/alone/{code}", f"/desk/{code}")
    }
    for path, headers in framed.items():
        halves = "beside" in path
        assert headers["X-Frame-Options"] == ("SAMEORIGIN" if halves else "DENY")
        allowed = "'self'" if halves else "'none'"
        assert f"frame-ancestors {allowed}" in headers["Content-Security-Policy"]
        assert ("frame-src 'self'" in headers["Content-Security-Policy"]) == path.startswith("/alone/")

"""A server in another zone: the teacher's pages say times where the browser is."""

from __future__ import annotations

import re
import time
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from tests.web.app import app_in
from tests.web.past_lessons import simulated, stored
from tests.web.shipped import host, open_lesson, running

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.mark.parametrize("zone", ["Asia/Tokyo", pytest.param("America/Los_Angeles", marks=pytest.mark.thorough)])
def test_pages_say_times_where_the_browser_is(browser: Browser, tmp_path: Path, zone: str) -> None:
    began = time.time() - 2400
    with app_in(tmp_path) as app:
        stored(app, "l1", simulated(1), began)
    with running(tmp_path) as server:
        page = browser.new_context(timezone_id=zone).new_page()
        page.goto(server.host_url)
        before = datetime.now(ZoneInfo(zone))
        page.get_by_role("button", name="Open the lesson").click()
        page.wait_for_url("**/wall/**")
        after = datetime.now(ZoneInfo(zone))
        page.goto(f"{server.base}/host")
        resume = page.get_by_role("link", name=re.compile("Resume the"))
        expect(resume).to_have_text(re.compile(rf"Resume the ({before:%H}|{after:%H}):\d\d lesson"))
        page.goto(f"{server.base}/lessons")
        expect(page.locator("main")).to_contain_text(f"{datetime.fromtimestamp(began, ZoneInfo(zone)):%H:%M}–")
        page.context.close()
        plain = browser.new_context(java_script_enabled=False).new_page()
        plain.goto(server.host_url)
        expect(plain.locator("noscript p")).to_contain_text(re.compile("Times are \\w+"))
        plain.context.close()
        assert "Traceback" not in server.log


def test_join_page_says_the_day_where_the_phone_is(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        code = open_lesson(host(server))
        kept = set()
        for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):  # 25 hours apart
            page = browser.new_context(timezone_id=zone).new_page()
            page.goto(f"{server.base}/j/{code}")
            page.wait_for_function("document.cookie.includes('zone=')")
            page.wait_for_load_state()
            kept.add(page.get_by_text("at most").inner_text())
            page.context.close()
        assert len(kept) == 2

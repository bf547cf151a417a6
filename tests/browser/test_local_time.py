"""Pages show times in the browser's time zone, not in the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.shipped import host, open_lesson, running

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def test_join_page_shows_deletion_date_in_the_phone_time_zone(browser: Browser, tmp_path: Path) -> None:
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

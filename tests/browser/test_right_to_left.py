"""Screens from right to left: nothing is cut off or outside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.faults import Sheet, phone_faults, settle, wall_faults
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

SCREENS = {
    "wall": "lobby-five turn-claim turn-thirteen bottle-spin turning-some reveal-caught choosing question answer-right "
    "podium learnt tables-eight all-ten all-call class-four virtues turn-eight-long last-card-long settled-long "
    "wall-names-long tables-shared tables-ten-long tables-two-of-eight tables-partners",
    "phone": "phone-lobby phone-turn-picked phone-waiting phone-claim phone-caught-me phone-choose phone-answer-typed "
    "phone-right phone-over-mirror phone-help phone-find-table phone-class phone-practice-honest",
    "desk": "desk-lobby desk-ten desk-waiting desk-seating desk-panel-ask desk-panel-students desk-panel-plan",
}
SIZES = {"wall": (1280, 720), "phone": (360, 640), "desk": (1366, 768)}
TURNED = "addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'))"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_in_right_to_left_layout(browser: Browser, address: str, screen: str) -> None:
    width, height = SIZES[screen]
    with browser.new_context(reduced_motion="reduce", viewport={"width": width, "height": height}) as context:
        context.add_init_script(TURNED)
        sheet, faults = Sheet(context), []
        for name in SCREENS[screen].split():
            sheet.page.set_viewport_size({"width": width, "height": height})
            sheet.show(address, name)
            settle(sheet.page)
            assert sheet.page.evaluate("getComputedStyle(document.body).direction") == "rtl"
            faults += [f"{name}: {each}" for each in (phone_faults if screen == "phone" else wall_faults)(sheet.page)]
        assert faults == []

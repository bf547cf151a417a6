"""Every state of the phone on the real page: quiet console, nothing cut off, targets of 44 px, axe finds nothing.

The usual run looks at each kind of screen at the size with the least room, the thorough run at all states at all sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import catalogue
from tests.browser.faults import Sheet, phone_axe, phone_faults, settle
from tests.browser.kinds import USUAL, is_known
from tests.browser.states import PHONE, PHONE_SIZES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    width, height = PHONE_SIZES[0]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    yield Sheet(context)
    context.close()


@pytest.mark.parametrize("name", [name for name in PHONE if name in USUAL])
def test_a_state_can_be_seen_read_and_touched(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    sheet.show(address, name)
    settle(page)
    assert (sheet.said, phone_faults(page), phone_axe(page)) == ([], [], [])


@pytest.mark.thorough
@pytest.mark.parametrize("name", PHONE)
def test_a_state_can_be_seen_read_and_touched_at_every_size(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    sheet.show(address, name)
    settle(page)
    assert is_known(sheet.kind(), name)
    found = {}
    for width, height in PHONE_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if complaints := [*phone_faults(page), *phone_axe(page)]:
            found[f"{width}×{height}"] = complaints
    assert (sheet.said, found) == ([], {})

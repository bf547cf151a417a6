"""Every state of the phone on the real page: quiet console, nothing cut off, targets of 44 px, axe finds nothing.

At the sizes of phones, and axe once for each kind of screen; all states at all sizes under axe in the thorough run.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser import catalogue
from tests.browser.faults import Sheet, phone_axe, phone_faults, settle
from tests.browser.kinds import looked_at
from tests.browser.states import PHONE, PHONE_SIZES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ViewportSize

SIZES: dict[str, ViewportSize] = {"360": {"width": 360, "height": 640}, "320": {"width": 320, "height": 568}}
SHOTS = os.environ.get("QUIZBS_SHOTS")  # a folder for pictures, to look at


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    scale = 2 if SHOTS else 1
    context = browser.new_context(
        viewport=SIZES["360"], device_scale_factor=scale, has_touch=True, reduced_motion="reduce"
    )
    yield Sheet(context)
    context.close()


def nearest_first(sizes: dict[str, ViewportSize], now: ViewportSize | None) -> list[tuple[str, ViewportSize]]:
    """Return the sizes so that the one of the last look comes first: each change of size draws all anew."""
    return sorted(sizes.items(), key=lambda size: size[1] != now)


@pytest.mark.parametrize("name", PHONE)
def test_a_state_can_be_seen_read_and_touched(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    sheet.show(address, name)
    faults = {}
    for size, viewport in nearest_first(SIZES, page.viewport_size):
        page.set_viewport_size(viewport)
        settle(page)
        faults[size] = phone_faults(page)
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=f"{SHOTS}/{name}-{size}.png")
    found = phone_axe(page) if looked_at(sheet.kind(), name) else []
    assert (sheet.said, faults, found) == ([], {"320": [], "360": []}, [])


@pytest.mark.thorough
@pytest.mark.parametrize("name", PHONE)
def test_a_state_can_be_seen_read_and_touched_at_every_size(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    page.set_viewport_size(SIZES["360"])
    sheet.show(address, name)
    found = {}
    for width, height in PHONE_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if complaints := [*phone_faults(page), *phone_axe(page)]:
            found[f"{width}×{height}"] = complaints
    assert (sheet.said, found) == ([], {})

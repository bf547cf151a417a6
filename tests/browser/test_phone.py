"""Every state of the phone on the real page: quiet console, nothing cut off, targets of 44 px, axe finds nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser import catalogue
from tests.browser.faults import Sheet, phone_axe, phone_faults, settle
from tests.browser.states import PHONE
from tests.browser.steps_phone import show_state

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ViewportSize

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {"360": {"width": 360, "height": 640}, "320": {"width": 320, "height": 568}}
SHOTS = os.environ.get("QUIZBS_SHOTS")  # a folder for pictures, to look at


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    context = browser.new_context(device_scale_factor=2 if SHOTS else 1, has_touch=True, reduced_motion="reduce")
    yield Sheet(context)
    context.close()


@pytest.fixture
def phone(sheet: Sheet) -> Iterator[Sheet]:
    """The phone, which remembers nothing of the state before."""
    yield sheet
    sheet.wipe()


@pytest.mark.parametrize("name", PHONE)
def test_a_state_can_be_seen_read_and_touched(name: str, phone: Sheet, address: str) -> None:
    page = phone.page
    page.set_viewport_size(SIZES["360"])
    show_state(page, address, name)
    faults = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        settle(page)
        faults[size] = phone_faults(page)
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=f"{SHOTS}/{name}-{size}.png")
    found = phone_axe(page)
    assert (phone.said, faults, found) == ([], {"360": [], "320": []}, [])

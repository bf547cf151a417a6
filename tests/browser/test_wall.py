"""Every named state of the projector and of the host's pages, at three sizes: nothing is cut, nothing is too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import states_host, states_wall
from tests.browser.catalogue import served
from tests.browser.faults import settle, show_wall, wall_axe, wall_faults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (1024, 768)]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


@pytest.fixture(scope="module")
def still(browser: Browser) -> Iterator[BrowserContext]:
    """A browser in which nothing moves: the end of every motion at once."""
    context = browser.new_context(reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def page(still: BrowserContext) -> Iterator[Page]:
    """A page that fails the test with anything that the console or the Content-Security-Policy complains about."""
    said: list[str] = []
    page = still.new_page()
    page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    page.close()
    assert said == []


@pytest.mark.parametrize("name", [*states_wall.STATES, *states_host.PAGES])
def test_a_state_fits_at_every_size_and_axe_finds_nothing(page: Page, address: str, name: str) -> None:
    found: dict[str, Any] = {}
    show_wall(page, address, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if complaints := wall_faults(page):
            found[f"{width}×{height}"] = complaints
    assert (found, wall_axe(page)) == ({}, [])

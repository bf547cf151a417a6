"""Every named state of the projector and of the host's pages, at three sizes: nothing is cut, nothing is too small."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import states_host, states_wall
from tests.browser.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (1024, 768)]
LEAST = 36  # px of type on a screen of 1920×1080: what can be read from eight metres
# Rules about a whole site, which a screen that fills the window has no use for.
AXE = {"rules": {"region": {"enabled": False}}}

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


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


def open_state(page: Page, address: str, name: str) -> None:
    """Open a sample and wait until it stands there in its own font."""
    page.goto(f"{address}/{name}")
    if name in states_wall.STATES:
        page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=name)
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def faults(page: Page) -> list[str]:
    size = page.viewport_size
    assert size is not None
    found: list[str] = page.evaluate(FAULTS, [LEAST * min(size["width"] / 1920, size["height"] / 1080)])
    return found


@pytest.mark.parametrize("name", [*states_wall.STATES, *states_host.PAGES])
def test_a_state_fits_at_every_size_and_axe_finds_nothing(page: Page, address: str, name: str) -> None:
    found: dict[str, Any] = {}
    open_state(page, address, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if complaints := faults(page):
            found[f"{width}×{height}"] = complaints
    violations = Axe().run(page, options=AXE).response["violations"]
    found |= {fault["id"]: [node["html"] for node in fault["nodes"]] for fault in violations}
    assert found == {}

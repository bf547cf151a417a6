"""Every state of the phone on the real page: quiet console, nothing cut off, targets of 44 px, axe finds nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser import catalogue
from tests.browser.states_phone import STATES
from tests.browser.steps_phone import show_state

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

pytestmark = pytest.mark.browser
axe_playwright = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")

SIZES: dict[str, ViewportSize] = {"360": {"width": 360, "height": 640}, "320": {"width": 320, "height": 568}}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SHOTS = os.environ.get("QUIZBS_SHOTS")  # a folder for pictures, to look at

# What is cut off: text wider or higher than its box, an element beyond the screen, a target too small.
FAULTS = """() => {
  const faults = [];
  const words = (e) => (e.textContent || "").trim().slice(0, 40);
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className?.baseVal ?? e.className} "${words(e)}"`;
  const wide = document.documentElement.clientWidth;
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.querySelector("#phone");
  const whole = document.documentElement.scrollWidth;
  if (whole > wide) faults.push(`the page scrolls sideways: ${whole}`);
  for (const e of root.querySelectorAll("*")) {
    if (e.closest(".heard, svg, option")) continue;
    const box = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    if (!box.width || style.visibility === "hidden") continue;
    if (box.left < -0.5 || box.right > wide + 0.5) faults.push(`beyond the edge: ${name(e)}`);
    // A name in the row of seats may end in dots: it stands in full in the headline and for a screen reader.
    const dotted = style.textOverflow === "ellipsis" && e.matches(".seat-name, .strip-name, .strip-label");
    const wider = style.overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1;
    const higher = style.overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1;
    if (wider && !dotted) faults.push(`cut off sideways: ${name(e)}`);
    if (higher && !dotted && !e.closest(".bar")) faults.push(`cut off below: ${name(e)}`);
    if (e.matches("button, a[href], input")) {
      const size = `${box.width.toFixed(1)} by ${box.height.toFixed(1)}`;
      if (box.width < 43.9 || box.height < 43.9) faults.push(`target ${size}: ${name(e)}`);
    }
  }
  for (const zone of document.querySelectorAll(".phone > main > *")) {
    const box = zone.getBoundingClientRect();
    if (box.bottom > innerHeight + 0.5) faults.push(`below the screen: ${name(zone)} ${box.bottom}`);
  }
  const zone = (zone) => document.querySelector(`.phone > main > .${zone}`)?.getBoundingClientRect();
  const boxes = ["headline", "middle", "dock"].map(zone).filter(Boolean);
  boxes.forEach((box, at) => at && box.top < boxes[at - 1].bottom - 0.5 && faults.push(`zones overlap: ${at}`));
  return faults;
}"""


# Two frames after the last change all directives have looked at their sizes.
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served() as url:
        yield url


@pytest.fixture(scope="module")
def phones(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(device_scale_factor=2 if SHOTS else 1, has_touch=True, reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def phone(phones: BrowserContext) -> Iterator[Page]:
    """A page of its own for each state; the context, and with it the modules already fetched, is shared."""
    page = phones.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("name", STATES)
def test_a_state_can_be_seen_read_and_touched(name: str, phone: Page, address: str) -> None:
    page = phone
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.set_viewport_size(SIZES["360"])
    show_state(page, address, name)
    faults = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate(SETTLED)
        faults[size] = page.evaluate(FAULTS)
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=f"{SHOTS}/{name}-{size}.png")
    found = axe(page)
    assert (said, faults, found) == ([], {"360": [], "320": []}, [])


def axe(page: Page) -> list[str]:
    """What axe finds, one line for each element."""
    results = axe_playwright.Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}}).response
    return [
        f"{violation['id']}: {node['html'][:140]} {[one['message'] for one in node['any'][:1]]}"
        for violation in results["violations"]
        for node in violation["nodes"]
    ]

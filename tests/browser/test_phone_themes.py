"""The phone in dark and light colours: text on a screen that is all one colour is readable."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.faults import Sheet
from tests.tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

READABLE = 4.5  # contrast of text, WCAG 2.2, 1.4.3
# The colours of headline and first sentence, and those of the screen's background gradient.
COLOURS = """() => ({
  texts: [...document.querySelectorAll("#headline, main p")].slice(0, 2).map((text) => getComputedStyle(text).color),
  ground: getComputedStyle(document.querySelector("[data-screen]")).backgroundImage,
})"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


def luminance(colour: str) -> float:
    """Return the relative luminance (0–1) of ``rgb(…)``, as WCAG defines it."""
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (int(part) / 255 for part in re.findall(r"\d+", colour)[:3])
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Return the contrast (1–21) of two colours, as WCAG defines it."""
    darker, lighter = sorted((luminance(colour), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast("rgb(0, 0, 0)", "rgb(255, 255, 255)") == pytest.approx(21)


@pytest.mark.browser
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("state", ["phone-caught-me", "phone-rain-fooled", "phone-reveal"])
def test_text_on_a_coloured_screen_has_enough_contrast(browser: Browser, address: str, state: str, theme: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    sheet = Sheet(context, clock=True)
    sheet.page.add_init_script(f"localStorage.setItem('quizbs-theme', '{theme}')")
    sheet.show(address, state, anew=True)
    seen = sheet.page.evaluate(COLOURS)
    grounds = re.findall(r"rgb\([^)]*\)", seen["ground"])
    assert len(seen["texts"]) == len(grounds) == 2
    least = min(contrast(text, ground) for text in seen["texts"] for ground in grounds)
    context.close()
    assert least >= READABLE

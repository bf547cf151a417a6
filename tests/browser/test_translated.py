"""Pages that the browser translates all the same: they keep updating, and keep typed text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.faults import Sheet, show, show_wall
from tests.browser.states import DESK, PHONE, WALL
from tests.browser.steps_phone import show_state
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

TEXTS = """
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  const hold = texts.filter((text) => !text.parentElement.closest("script, style, svg, textarea"));
"""
# Replaces each text node by two elements with the translation.
CHROME = f"""() => {{{TEXTS}
  for (const text of hold) {{
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `«${{text.data}}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }}
}}"""
# Fills each element that holds text again with its child elements and texts only.
FIREFOX = f"""() => {{{TEXTS}
  for (const element of new Set(hold.map((text) => text.parentElement))) {{
    const kept = [...element.childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE);
    element.replaceChildren(...kept);
  }}
  for (const text of hold) text.data = `«${{text.data}}»`;
}}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TRANSLATORS = pytest.mark.parametrize("translator", [CHROME, FIREFOX], ids=["chrome", "firefox"])


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def original(browser: Browser) -> Iterator[Page]:
    """Yield a page that isn't translated."""
    with browser.new_context(reduced_motion="reduce") as context:
        yield Sheet(context).page


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    said: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    page.close()
    assert said == []


def then(view: dict[str, Any], times: int = 1) -> dict[str, Any]:
    """Return the view under a version ``times`` later."""
    first, *middle, last = view["version"]
    return view | {"version": [first + times, *middle, last + times]}


def gets(page: Page, view: dict[str, Any]) -> None:
    page.evaluate("view => window.catalogue.on.view(view)", view)
    page.evaluate(DRAWN)


@TRANSLATORS
def test_browser_translated_phone_shows_later_views(translator: str, page: Page, original: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    show_state(page, address, "phone-turn")
    original.set_viewport_size({"width": 360, "height": 640})
    for times, name in enumerate(("phone-claim", "phone-along", "phone-turn", "phone-over"), 1):
        show(original, address, name)
        page.evaluate(translator)
        gets(page, then(PHONE[name], times))
        expect(page.locator("#phone #headline")).to_have_text(original.locator("#phone #headline").inner_text())
        expect(page.locator("#phone font")).to_have_count(0)


@TRANSLATORS
def test_browser_translated_phone_keeps_the_picked_cards(translator: str, page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    show_state(page, address, "phone-turn")
    page.get_by_role("button", name="7 of spades").click()
    page.get_by_role("button", name="Play 1 as “seven”").wait_for()
    for times in (1, 2):
        page.evaluate(translator)
        if times == 2:  # the next view comes between press and release
            page.get_by_role("button", name="jack of diamonds").hover()
            page.mouse.down()
        gets(page, then(PHONE["phone-turn"], times))
    page.mouse.up()
    page.get_by_role("button", name="Play 2 as “sevens”").click()
    assert [len(act["cards"]) for act in page.evaluate("window.catalogue.acts")] == [2]


@TRANSLATORS
def test_browser_translated_phone_keeps_the_typed_answer(translator: str, page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    show_state(page, address, "phone-along-typed")
    page.locator("#typed-answer").fill("Lisb")
    page.evaluate(translator)
    gets(page, then(PHONE["phone-along-typed"]))
    page.keyboard.type("on")
    expect(page.locator("#typed-answer")).to_have_value("Lisbon")
    page.get_by_role("button", name="Send this answer").click()
    assert [act["text"] for act in page.evaluate("window.catalogue.acts")] == ["Lisbon"]


@TRANSLATORS
def test_browser_translated_wall_shows_later_views(translator: str, page: Page, original: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 720})
    show_wall(page, address, "turn-first-lap")
    original.set_viewport_size({"width": 1280, "height": 720})
    for times, name in enumerate(("turn-claim", "question", "all-three", "lobby-five"), 1):
        show(original, address, name)
        page.evaluate(translator)
        gets(page, then(WALL[name], times))
        expect(page.locator("#wall")).to_have_text(original.locator("#wall").inner_text(), use_inner_text=True)


@TRANSLATORS
def test_browser_translated_desk_keeps_the_form(translator: str, page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    show_wall(page, address, "desk-calm")
    page.get_by_role("button", name="Question for everyone").click()
    page.locator("summary", has_text="Type").click()
    page.locator("[name=text]").fill("Where are we?")
    page.locator("[name=wrong]").nth(1).fill("At home")
    page.evaluate(translator)
    gets(page, then(DESK["desk-frozen"]))
    expect(page.locator("[name=text]")).to_have_value("Where are we?")
    expect(page.locator("[name=wrong]").nth(1)).to_have_value("At home")
    page.keyboard.type(" now")
    expect(page.locator("[name=wrong]").nth(1)).to_have_value("At home now")
    expect(page.locator("#desk font")).to_have_count(0)

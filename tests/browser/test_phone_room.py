"""A phone with little room: a small screen, large letters, a keyboard that covers half, landscape."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.faults import Sheet, settle
from tests.browser.states import STEPS
from tests.tools import catalogue
from tests.web.shipped import running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SMALL, USUAL, ON_ITS_SIDE = (320, 568), (360, 640), (640, 360)
TWICE = ":root { font-size: 32px !important; }"  # as on a phone set to text at 200 %
# The visible share of an element: not cut off by the window, or by a scrolling area with its fade.
SEEN = """(element) => {
  let { top, bottom } = element.getBoundingClientRect();
  const whole = bottom - top;
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(up).overflowY)) continue;
    const box = up.getBoundingClientRect();
    const fade = up.hasAttribute("data-more") ? 40 : 0;
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom - fade)];
  }
  const dock = document.querySelector(".dock");
  const covers = !dock.contains(element) && getComputedStyle(dock).position === "sticky";
  const edge = covers ? dock.getBoundingClientRect().top : innerHeight;
  const window_ = visualViewport?.height ?? innerHeight;
  return Math.max(0, Math.min(bottom, edge, window_) - Math.max(top, 0)) / whole;
}"""
# The width of the page at each twentieth of the title's animation.
ZOOMED = """() => {
  const title = document.querySelector("#headline");
  title.style.animationName = "none";
  title.getBoundingClientRect();
  title.style.animationName = "";
  return title.getAnimations().flatMap((one) => {
    one.pause();
    const { endTime } = one.effect.getComputedTiming();
    return Array.from({ length: 20 }, (_, part) => {
      one.currentTime = (endTime * part) / 20;
      return document.scrollingElement.scrollWidth;
    });
  });
}"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="reduce", has_touch=True) as context:
        yield Sheet(context)


@pytest.fixture
def state(sheet: Sheet, address: str) -> Iterator[Callable[..., Page]]:
    """Yield a function that opens a state at a size."""

    def show(name: str, size: tuple[int, int], style: str = "") -> Page:
        page = sheet.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        sheet.show(address, name, anew=name in STEPS)  # steps need a page that hasn't been touched
        page.evaluate(
            """css => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }""",
            style,
        )
        settle(page)
        return page

    with sheet.uncomplaining():
        yield show


def seen(page: Page, selector: str) -> float:
    """Return how much of the first matching element is in sight, from 0 to 1."""
    part: float = page.locator(selector).first.evaluate(SEEN)
    return round(part, 2)


@pytest.mark.parametrize("name", ["phone-answer-two-lines", "phone-answer-two-lines-along", "phone-answer"])
def test_short_question_with_choices_fits_small_phone(state: Any, name: str) -> None:
    page = state(name, SMALL)
    assert page.locator("[data-more]").count() == 0
    assert [seen(page, f".choice:nth-of-type({at})") for at in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert seen(page, "#headline") == 1


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_action_labels_do_not_break_within_a_phrase(state: Any, size: tuple[int, int]) -> None:
    ways = state("phone-claim-next", size).locator(".headline-or")
    assert [len(way.evaluate("way => [...way.getClientRects()]")) for way in ways.all()] == [1, 1]
    text = state("phone-claim-next", size).locator("#headline").inner_text()
    assert "or" not in [line.strip() for line in text.splitlines()]


OVER = [
    "phone-over",
    "phone-over-forty",
    "phone-over-again",
    "phone-over-missed-again",
    "phone-over-match",
    "phone-large-over",
]


@pytest.mark.parametrize("name", OVER)
def test_best_deed_at_the_end_is_not_under_the_fade(state: Any, name: str) -> None:
    assert seen(state(name, SMALL), ".over-podium p:last-of-type") == 1


LINES = """(button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.parametrize("name", ["phone-over-missed", "phone-over-missed-again"])
def test_landscape_buttons_at_the_end_have_two_lines_at_most(state: Any, name: str) -> None:
    buttons = state(name, ON_ITS_SIDE).locator(".dock .pair > *")
    assert buttons.count() == 2
    assert max(button.evaluate(LINES) for button in buttons.all()) <= 2


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize("name", ["phone-over-match", "phone-over-again"])
def test_animated_title_at_the_end_never_widens_the_page(state: Any, name: str, size: tuple[int, int]) -> None:
    page = state(name, size)
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html[data-calm]")).to_have_count(0)
    wide = page.evaluate(ZOOMED)
    page.emulate_media(reduced_motion="reduce")
    assert wide
    assert max(wide) <= size[0]


def test_large_letters_keep_hand_and_third_choice_visible(state: Any) -> None:
    page = state("phone-large-turn", USUAL)
    assert page.locator("[data-more]").count() == 0
    assert seen(page, ".hand li:last-child .card") == 1
    for size in (USUAL, SMALL):
        assert seen(state("phone-large-claim-next", size), ".hand .card") == 1
        assert seen(state("phone-large-answer", size), ".choice:nth-of-type(3)") >= 0.9


def test_removed_choices_leave_no_gap_in_letters(state: Any) -> None:
    page = state("phone-answer-fewer", USUAL)
    assert page.locator(".choice-sign b").all_inner_texts() == ["A", "B", "C", "D", "E"]
    expect(page.locator("#go")).to_have_text("Answer D: Argon")
    page.keyboard.press("e")
    expect(page.locator("#go")).to_have_text("Answer E: Ozone")
    page.locator("#go").click()
    assert page.evaluate("window.catalogue.acts") == [{"do": "answer", "question": 1, "choices": [7]}]
    page = state("phone-right-fewer", USUAL)
    assert page.locator(".choice-sign b").all_inner_texts() == ["D"]


SIGNS = """all => all.map((one) => one.querySelector("svg"))
  .map((svg) => [svg.innerHTML, getComputedStyle(svg).fill])"""


def test_eight_choices_have_different_shapes_and_colours(state: Any) -> None:
    signs = state("phone-answer-eight", USUAL).locator(".choice-sign").evaluate_all(SIGNS)
    assert len({shape for shape, _ in signs}) == len({fill for _, fill in signs}) == 8


def test_fraction_has_size_of_text(state: Any) -> None:
    page = state("phone-answer-fractions", SMALL)
    page.wait_for_selector(".choice mfrac")
    sizes = page.locator(".choice mfrac mn").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 15
    heights = page.locator(".choice mfrac mn").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 10


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (320, 330),
        (412, 470),
        *(
            pytest.param(width, height, marks=pytest.mark.thorough)
            for width, height in [(320, 400), (320, 470), (360, 330), (360, 400), (360, 470), (412, 330), (412, 400)]
        ),
    ],
)
def test_typed_answer_and_button_are_visible_above_keyboard(state: Any, width: int, height: int) -> None:
    page = state("phone-answer-typed", (width, height))
    page.locator("#typed-answer").focus()
    settle(page)
    apart(page, height)
    assert seen(page, "#headline") >= 0.9


def test_overlaying_keyboard_keeps_them_visible(state: Any) -> None:
    page = state("phone-answer-typed", USUAL)
    page.locator("#typed-answer").focus()
    page.evaluate("""() => {
      Object.defineProperty(visualViewport, "height", { value: 350, configurable: true });
      visualViewport.dispatchEvent(new Event("resize"));
    }""")
    settle(page)
    apart(page, 350)


def apart(page: Page, height: float) -> None:
    """Assert that field and button are within the upper ``height`` of the page, and don't overlap."""
    field, button = (page.locator(one).bounding_box() for one in ("#typed-answer", ".dock .button"))
    assert field
    assert button
    assert field["y"] >= 0
    assert field["y"] + field["height"] <= button["y"]
    assert button["y"] + button["height"] <= height
    assert min(field["height"], button["height"]) >= 44


def test_double_text_size_scrolls_with_card_visible(state: Any) -> None:
    page = state("phone-turn", USUAL, TWICE)
    assert page.evaluate("() => document.documentElement.scrollHeight > innerHeight + 50")
    assert seen(page, ".hand .card") >= 0.9
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("name", ["phone-turn-picked", "phone-claim", "phone-claim-next-armed", "phone-answer-picked"])
def test_double_text_size_breaks_no_word_in_buttons(state: Any, name: str) -> None:
    page = state(name, USUAL, TWICE)
    broken = page.locator(".dock .button").evaluate_all("""all => all.flatMap((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node; (node = walker.nextNode());) for (const match of node.textContent.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(match[0]);
      }
      return found;
    })""")
    assert broken == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("name", ["phone-turn", "phone-turn-picked", "phone-claim", "phone-waiting", "phone-discard"])
def test_landscape_phone_shows_whole_hand_and_buttons(state: Any, name: str) -> None:
    page = state(name, ON_ITS_SIDE)
    assert seen(page, ".hand li:first-child .card") == 1
    assert seen(page, ".hand li:last-child .card") == 1
    assert seen(page, ".dock") == 1
    assert seen(page, "#headline") == 1
    assert not re.search("more", page.locator("main").inner_text())


LAST_LINE = """(element) => {
  const range = document.createRange();
  const lines = new Map();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    for (const word of texts.currentNode.data.matchAll(/[^\\s\\u00a0]+/g)) {
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      const [{ bottom }] = range.getClientRects();
      const line = Math.round(bottom / 8);
      lines.set(line, [...(lines.get(line) ?? []), word[0]]);
    }
  return [...lines.values()].map((words) => words.join(" "));
}"""


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize(
    ("name", "selector"),
    [
        ("phone-turn-honest", ".dock .note > span"),
        ("phone-turn-over", ".dock .note > span"),
        ("phone-along", ".panel.panel-dashed"),
        ("phone-claim-mine", ".dock .box"),
        ("phone-guest-moved", ".dock .box"),
    ],
)
def test_no_last_line_has_a_single_word(state: Any, size: tuple[int, int], name: str, selector: str) -> None:
    lines = state(name, size).locator(selector).last.evaluate(LAST_LINE)
    assert len(lines[-1].split()) > 1 or len(lines) == 1, lines
    assert not any(line.startswith("yet") or line.endswith("table") for line in lines), lines


@pytest.mark.parametrize("name", ["phone-class", "phone-answer-along", "phone-retry"])
def test_strip_text_is_not_cut(state: Any, name: str) -> None:
    label = state(name, SMALL).locator(".strip-label")
    assert label.evaluate("label => label.scrollWidth <= label.clientWidth + 1")


def test_sentence_ends_with_one_punctuation_mark(state: Any) -> None:
    expect(state("phone-claim-next-armed", USUAL).locator(".dock")).to_contain_text("You’re next! We’ll play it")


def test_check_page_loads_its_font_once(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server, browser.new_context() as context:
        page = context.new_page()
        fonts: list[str] = []
        page.on("request", lambda request: fonts.append(request.url) if request.resource_type == "font" else None)
        page.goto(f"{server.base}/check")
        page.evaluate("() => document.fonts.ready")
        preloaded = page.locator("link[rel=preload][as=font]").evaluate_all("all => all.map((one) => one.href)")
        assert fonts == preloaded
        assert page.evaluate("() => [...document.fonts].some(({ status }) => status === 'loaded')")
        assert "Atkinson" in page.locator("h1").evaluate("one => getComputedStyle(one).fontFamily")


# As while a child element is animated.
REACHES_OUT = """() => {
  const headline = document.querySelector(".headline");
  headline.style.blockSize = "20px";
  headline.dispatchEvent(new Event("scroll"));
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@pytest.mark.parametrize("name", ["phone-claim-next", "phone-over", "phone-caught-me"])
def test_headline_of_an_upright_phone_is_never_faded(state: Any, name: str) -> None:
    """Only a scrolling area is faded at its end, and the keyboard covers more."""
    page = state(name, (360, 640))
    page.evaluate(REACHES_OUT)
    headline = page.locator(".headline")
    assert (headline.get_attribute("data-more"), headline.get_attribute("tabindex")) == (None, None)

"""A student who doesn't know the game joins, reads the four tutorial steps and is ready: words, taps and seconds.

The simulated newcomer reads each new text on the screen, and taps what the line above the button says.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.faults import Sheet, settle
from tests.browser.states import PHONE
from tests.tools.catalogue import served
from tests.web.shipped import host, open_lesson, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

MOST_WORDS, MOST_TAPS, MOST_SECONDS = 12, 10, 60.0
READS = 4.0  # words per second that a calm reader of fourteen reads
FINDS = 1.2  # seconds to find and hit a target
LOOK: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PRACTICE = [name for name in PHONE if name.startswith("phone-practice")]
KINDS = {
    "classroom": ("Doubt it!", "First player with no cards wins.", "Get it right and you pick up only half."),
    "cheater": ("Cheater!", "First player with no cards wins.", "Every call brings a question like this."),
    "bs": ("B.S.", "Got sevens? You must play them all.", None),
    "bottle": ("BS", "Got sevens? You must play sevens.", None),
}

USUAL = "classroom", "bottle"  # presets with a practice question and without

# The visible text of a step: without text for screen readers, and without the line that counts the steps.
SEEN = """() => [...document.querySelectorAll(
    "#headline, .middle .story, .middle .panel, .choice-text, .dock .note, .dock button, .dock .box")].map((each) => {
  const copy = each.cloneNode(true);
  for (const heard of copy.querySelectorAll(".heard")) heard.remove();
  return copy.textContent.trim();
})"""


def words(text: str) -> int:
    """Return the number of words in a text; a number counts as one, punctuation as none."""
    return len(re.findall(r"[\w’'.]*\w[\w’'.]*", text))


def told(page: Page) -> str:
    """Return the text of a step: its sentence and the line above the button, without the bank's question."""
    parts = page.locator("#headline:not(:has(.practice-question)), .middle .story, .dock .note").all_inner_texts()
    return " ".join(parts)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as url:
        yield url


def test_no_step_has_more_than_twelve_words(browser: Browser, address: str) -> None:
    with browser.new_context(**LOOK, reduced_motion="reduce") as context:
        sheet = Sheet(context)
        for name in PRACTICE:
            sheet.show(address, name)
            settle(sheet.page)
            assert words(told(sheet.page)) <= MOST_WORDS, (name, told(sheet.page))


class Newcomer:
    """Counts taps and seconds: each new word and each tap take the time of a calm reader."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.seconds = page, 0, 0.0
        self.read: set[str] = set()

    def look(self) -> str:
        """Read the new words on the screen, and return its whole text."""
        lines = self.page.evaluate(SEEN)
        self.seconds += sum(words(line) for line in lines if line not in self.read) / READS
        self.read.update(lines)
        return told(self.page)

    def touch(self, what: Locator) -> None:
        what.tap()
        self.taps += 1
        self.seconds += FINDS

    def tap(self, what: Locator) -> str:
        self.touch(what)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return self.look()


@pytest.mark.parametrize(
    "preset", [pytest.param(preset, marks=[] if preset in USUAL else pytest.mark.thorough) for preset in KINDS]
)
def test_newcomer_is_ready_after_a_minute_and_ten_taps(tmp_path: Path, browser: Browser, preset: str) -> None:
    call_word, rule, price = KINDS[preset]
    with running(tmp_path) as server:
        code = open_lesson(host(server), preset=preset)
        page = browser.new_context(**LOOK).new_page()
        page.goto(server.base)
        page.get_by_label("Code on the board").fill(code.lower())
        page.get_by_role("button", name="Next").tap()
        page.get_by_role("button", name=re.compile("^Join as ")).tap()
        page.wait_for_url("**/play")
        page.get_by_role("button", name="Skip").wait_for()

        one = Newcomer(page)
        card = "ul.hand button.card[aria-label^='{}']".format
        assert rule in one.look()
        one.tap(page.locator(card("7 of spades")))
        one.tap(page.locator(card("7 of diamonds")))
        assert "No eights? Bluff! Play any card, say “eights”." in one.tap(page.get_by_role("button", name="Play 2 as"))
        assert "A bluff! That’s allowed." in one.tap(page.locator("ul.hand button.card").first)
        assert "There are only 4!" in one.tap(page.get_by_role("button", name="Play 1 as"))
        assert "Caught!" in one.tap(page.get_by_role("button", name=call_word, exact=True))
        last = one.tap(page.get_by_role("button", name="Next"))
        assert (price or "You’re ready!") in last
        if price:
            one.tap(page.locator("label.choice").first)
            one.tap(page.get_by_role("button", name=re.compile("^Answer A")))
            page.get_by_text(re.compile("Right!|Not this time.")).first.wait_for()
            one.look()
        one.touch(page.get_by_role("button", name="I’m ready"))
        expect(page.locator("#headline")).to_have_text("You’re in!")

        sys.stdout.write(f"{preset}: {one.taps} taps, {one.seconds:.0f} s of a calm reader\n")  # pytest -rP shows it
        assert one.taps <= MOST_TAPS
        assert one.seconds <= MOST_SECONDS
        assert "Traceback" not in server.log

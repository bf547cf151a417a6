"""A student plays a whole game of Classroom with the keyboard alone; the focus is never lost, and few keys do it."""

from __future__ import annotations

import re
import sys
import time
from typing import TYPE_CHECKING

import pytest

from tests.browser.hearing import ON_CARD, PLURAL
from tests.browser.table_of_bots import Table
from tests.web.shipped import running, until

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

KEYS_A_TURN = 12  # a turn of the table: the own play, or another's claim that is doubted or believed
PATIENCE = 150.0  # seconds for a game on a busy machine
# The places where Tab stops, in order, and where the focus stands among them; half a place where it is between two.
STOPS = """() => {
  const all = [...document.querySelectorAll("button, input, a[href], summary")];
  const stops = all.filter((one) => one.getClientRects().length && !one.disabled && one.type !== "hidden" &&
    one.tabIndex >= 0 &&
    (one.type !== "radio" || one === (all.find((each) => each.name === one.name && each.checked) ??
      all.find((each) => each.name === one.name))));
  const now = document.activeElement;
  const name = (one) => (one.ariaLabel ?? (one.labels?.length ? one.labels[0].innerText : one.innerText)).trim();
  const before = stops.filter((one) => one !== now && one.compareDocumentPosition(now) & 4).length;
  const at = now === document.body ? -0.5 : stops.includes(now) ? stops.indexOf(now) : before - 0.5;
  const group = (one) => (/radio|checkbox/.test(one.type) ? one.name : "");
  return { at, stops: stops.map((one) => [group(one), name(one)]) };
}"""
FOCUS = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight &&
    one.checkVisibility({ visibilityProperty: true });
  return one === document.body ? "the focus is lost" : seen ? "" : `out of sight: ${one.outerHTML.slice(0, 200)}`;
}"""


class Keyboard:
    """A person with eyes and a keyboard. ``keys`` counts the presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0
        self.done: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def reach(self, wanted: str) -> bool:
        """Tab, whichever way is shorter, to what has this name; tell whether it was reached."""
        for _ in range(60):
            found = self.page.evaluate(STOPS)
            at = next((at for at, (_, name) in enumerate(found["stops"]) if re.search(wanted, name)), None)
            if at is None:
                return False
            if at == found["at"]:
                return True
            self.press("Tab" if at > found["at"] else "Shift+Tab")
        raise AssertionError(f"not reached: {wanted}")

    def use(self, wanted: str, key: str = "Enter") -> bool:
        """Go there and press it."""
        if not self.reach(wanted):
            return False
        self.press(key)
        self.done.append(wanted)
        return True

    def pick(self, card: str) -> bool:
        """Tab to the hand, walk to this card with the arrows, and press it."""
        at, first = self.hand.index(card), self.page.locator("ul.hand button[tabindex='0']").get_attribute("aria-label")
        if not self.reach(f"^{re.escape(str(first))}$"):
            return False
        by = at - self.hand.index(str(first))
        for _ in range(abs(by)):
            self.press("ArrowRight" if by > 0 else "ArrowLeft")
        self.press("Space")
        self.done.append("card")
        return True

    @property
    def hand(self) -> list[str]:
        return [str(one.get_attribute("aria-label")) for one in self.page.locator("ul.hand button").all()]

    def focus_is_seen(self) -> None:
        until(lambda: self.page.evaluate(FOCUS) == "", "a focus in sight", 5)

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.page.evaluate(STOPS)["stops"]]

    def step(self) -> bool:
        """Do what the screen asks for; tell whether there was anything."""
        stops, names = self.page.evaluate(STOPS)["stops"], self.names
        for ready in ("^Got it", "^Ask .* this question", "^Answer [A-Z]", "^Send this answer", "^Let the .* go"):
            if any(re.search(ready, name) for name in names):
                return self.use(ready)
        if any(group for group, _ in stops) and not self.page.locator(".dock .pressed").count():
            self.reach(re.escape(next(name for group, name in stops if group)))
            self.press("Space")
            self.done.append("picked")
            return True
        if self.page.locator("#typed-answer").count():
            self.reach("Your answer")
            self.page.keyboard.type("no idea")
            return True
        if any(name.startswith("Doubt it!") for name in names):
            calls = "^Doubt it!" not in self.done or self.page.locator(".tension").count()
            return self.use("^Doubt it!" if calls else "^I believe")
        return self.lay(names)

    def lay(self, names: list[str]) -> bool:
        headline = self.page.locator("#headline").inner_text(timeout=5000)
        if "Let one card go" in headline and not self.page.locator(".dock .pressed").count():
            return self.pick(self.hand[0])
        if any(name.startswith("Play ") for name in names):
            return self.use("^Play ")
        rank = re.match(r"lay (\w+)s$", headline)
        if not rank or not self.page.locator(".dock .box").count():
            return False
        true = [name for name in self.hand if name.startswith(f"{ON_CARD[PLURAL[rank[1]]]} of ")]
        return self.pick(true[0] if true else self.hand[0])


def test_a_whole_game_with_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = Table(server)
        page = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").new_page()
        player = Keyboard(page)
        page.goto(table.address)
        player.use("^Join as")
        page.wait_for_url("**/play")
        page.get_by_role("button", name="Skip", exact=True).wait_for()
        player.use("^Skip$")
        page.get_by_role("heading", name="You are in").wait_for()
        player.focus_is_seen()
        table.deal()
        ends, player.keys = time.monotonic() + PATIENCE, 0
        while not page.locator("ol.places").count():
            assert time.monotonic() < ends, player.done
            acted = player.step()
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            player.focus_is_seen()
            if not acted:
                page.wait_for_timeout(50)
        player.focus_is_seen()
        turns = sum(one in {"^Play ", "^Doubt it!", "^I believe"} for one in player.done)
        own = player.done.count("^Play ")
        sys.stdout.write(
            f"{player.keys} keys, {own} own turns ({player.keys / own:.1f} each with all between), "
            f"{turns} plays, doubts and beliefs ({player.keys / turns:.1f} each)\n"
        )
        assert {"^Play ", "^Doubt it!", "^I believe", "^Got it"} <= set(player.done)
        assert player.keys / turns <= KEYS_A_TURN
        table.close()

"""A student plays a whole game of Classroom by keyboard alone, with few keys, and the focus is never lost."""

from __future__ import annotations

import re
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.hearing import ON_CARD, PLURAL
from tests.browser.states import PHONE
from tests.browser.steps_phone import show_state
from tests.browser.table_in_step import Table, loaded, waits_for_student
from tests.browser.table_of_bots import Overheard
from tests.tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SEED = 7  # a game in which the student uses every kind of act
PATIENCE = 150.0  # seconds for a game on a busy machine
SIGNS = {"10": "1", "ace": "a", "jack": "j", "queen": "q", "king": "k"}  # keys for cards
GREEN = ("^Got it", "^Ask .* this question", "^Answer [A-Z]", "^Send this answer", "^Throw away the .*")
# Where Tab stops, in order: each with its name, its group if it is one of several choices, its own key, and whether it
# can be pressed now. `at` is the index of the focused one; a half if the focus is between two.
STOPS = """() => {
  const all = [...document.querySelectorAll("button, input, a[href], summary")];
  const stops = all.filter((one) => one.getClientRects().length && !one.disabled && one.type !== "hidden" &&
    one.tabIndex >= 0 &&
    (one.type !== "radio" || one === (all.find((each) => each.name === one.name && each.checked) ??
      all.find((each) => each.name === one.name))));
  const now = document.activeElement;
  const name = (one) => (one.ariaLabel ?? (one.labels?.length ? one.labels[0].innerText : one.innerText)).trim();
  const before = stops.filter((one) => one !== now && one.compareDocumentPosition(now) & 4).length;
  const settling = Boolean(document.querySelector("[data-settling]"));
  return {
    at: now === document.body ? -0.5 : stops.includes(now) ? stops.indexOf(now) : before - 0.5,
    on: now === document.body ? "" : name(now),
    button: now.matches("button, a, summary"),
    stops: stops.map((one) => ({ name: name(one), group: /radio|checkbox/.test(one.type) ? one.name : "",
      key: one.getAttribute("aria-keyshortcuts"), off: settling || one.ariaDisabled === "true" })),
  };
}"""
FOCUS = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight &&
    one.checkVisibility({ visibilityProperty: true });
  return one === document.body ? "the focus is lost" : seen ? "" : `out of sight: ${one.outerHTML.slice(0, 200)}`;
}"""


class Keyboard:
    """A sighted person with a keyboard. ``keys`` counts presses; ``letters``: the person uses the shown shortcuts."""

    def __init__(self, page: Page, *, letters: bool) -> None:
        self.page, self.letters = page, letters
        self.keys = 0
        self.done: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STOPS)
        return found

    def reach(self, wanted: str) -> bool:
        """Tab, in the shorter direction, to the element with this name; return whether there is one."""
        for _ in range(60):
            found = self.look()
            at = next((at for at, one in enumerate(found["stops"]) if re.search(wanted, one["name"])), None)
            if at is None:
                return False
            if at == found["at"]:
                return True
            self.press("Tab" if at > found["at"] else "Shift+Tab")
        raise AssertionError(f"not reached: {wanted}")

    def use(self, wanted: str) -> bool:
        """Press the element's shortcut if it has one and ``letters`` is set, else tab to it and press Enter."""
        found = self.look()
        one = next((one for one in found["stops"] if re.search(wanted, one["name"])), None)
        if one is None or one["off"]:
            return False
        if self.letters and one["key"] and not (one["key"] == "Enter" and found["button"]):
            self.press(one["key"])
        elif self.reach(wanted):
            self.press("Enter")
        else:
            return False
        self.done.append(wanted)
        return True

    def pick(self, card: str) -> bool:
        """Go to this card, by its key or with Tab and arrows, and press it. Return whether it was reached."""
        if self.letters:
            for _ in range(5):
                self.press(SIGNS.get(card.split()[0], card.split()[0]))
                if self.look()["on"] == card:
                    break
            else:
                raise AssertionError(f"not reached: {card}")
        else:
            first = str(self.page.locator("ul.hand button[tabindex='0']").get_attribute("aria-label"))
            if not self.reach(f"^{re.escape(first)}$"):
                return False
            by = self.hand.index(card) - self.hand.index(first)
            for _ in range(abs(by)):
                self.press("ArrowRight" if by > 0 else "ArrowLeft")
        self.press("Space")
        self.done.append("card")
        return True

    @property
    def hand(self) -> list[str]:
        return [str(one.get_attribute("aria-label")) for one in self.page.locator("ul.hand button").all()]

    def step(self) -> bool:
        """Do what the screen asks for; return whether there was anything."""
        stops = self.look()["stops"]
        names = [one["name"] for one in stops]
        for ready in GREEN:
            if any(re.search(ready, name) for name in names):
                return self.use(ready)
        choice = next((one for one in stops if one["group"]), None)
        if choice and not self.page.locator(".dock .is-pressed").count():
            return self.choose(choice)
        if self.page.locator("#typed-answer").count():
            self.reach("Your answer")
            self.page.keyboard.type("no idea")
            return True
        if any(name.startswith("Doubt it!") for name in names):
            calls = self.done.count("^Doubt it!") < 2 or self.page.locator(".is-tense").count()
            return self.use("^Doubt it!" if calls else "^I believe")
        return self.lay(names)

    def choose(self, choice: dict[str, Any]) -> bool:
        if self.letters and choice["key"]:
            if choice["off"]:
                return False
            self.press(choice["key"])
        else:
            self.reach(re.escape(choice["name"]))
            self.press("Space")
        self.done.append("picked")
        return True

    def lay(self, names: list[str]) -> bool:
        headline = self.page.locator("#headline").inner_text()
        if "Throw a card away" in headline and not self.page.locator(".dock .is-pressed").count():
            return self.pick(self.hand[0])
        if any(name.startswith("Play ") for name in names):
            return self.use("^Play ")
        rank = re.search(r"\bplay (\w+)s$", headline.strip())
        if not rank or not self.page.locator(".dock .box").count():
            return False
        true = [name for name in self.hand if name.startswith(f"{ON_CARD[PLURAL[rank[1]]]} of ")]
        return self.pick(true[0] if true else self.hand[0])

    def joins(self, game: Table) -> Overheard:
        """Take a seat and wait for the cards."""
        overheard = Overheard(self.page)
        self.page.goto(game.address)
        assert self.use("^Join as")
        self.page.wait_for_url("**/play")
        self.page.get_by_role("button", name="Skip", exact=True).wait_for()
        assert self.use("^Skip$")
        self.page.get_by_role("heading", name="You’re in!").wait_for()
        return overheard


@pytest.mark.long
@pytest.mark.parametrize(
    ("letters", "most"),
    [
        pytest.param(True, 12, id="with letters", marks=pytest.mark.thorough),
        pytest.param(False, 24, id="with Tab alone"),
    ],
)
def test_whole_game_with_the_keyboard_alone(browser: Browser, tmp_path: Path, letters: bool, most: int) -> None:
    with loaded(tmp_path, SEED) as server:
        game = Table(server)
        page = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").new_page()
        player = Keyboard(page, letters=letters)
        overheard = player.joins(game)
        game.deal()
        ends, player.keys = time.monotonic() + PATIENCE, 0
        while not page.locator("ol.over-places").count():
            assert time.monotonic() < ends, (player.done, page.locator("body").aria_snapshot())
            if waits_for_student(game.in_step(page, overheard)):
                player.step()
            else:
                game.goes_on()
            game.in_step(page, overheard)
            assert page.evaluate(FOCUS) == ""
        turns = sum(one in {"^Play ", "^Doubt it!", "^I believe"} for one in player.done)
        own = player.done.count("^Play ")
        sys.stdout.write(
            f"{player.keys} keys, {own} own turns ({player.keys / own:.1f} each with all between), "
            f"{turns} plays, doubts and beliefs ({player.keys / turns:.1f} each)\n"
        )
        page.context.close()
        assert overheard.refused == []
        assert {"^Play ", "^Doubt it!", "^I believe", "^Got it", "^Answer [A-Z]"} <= set(player.done)
        assert player.keys / own <= most


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


def acts(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.catalogue.acts")
    return found


def test_card_key_cycles_through_cards_of_its_rank(page: Page, address: str) -> None:
    show_state(page, address, "phone-turn")
    for card in ("7 of spades", "7 of diamonds", "7 of spades"):
        page.keyboard.press("7")
        expect(page.get_by_role("button", name=card)).to_be_focused()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play 1").wait_for()
    page.keyboard.press("p")
    game = PHONE["phone-turn"]["game"]["you"]
    card = next(card["id"] for card in game["hand"] if card["face"].startswith("7S"))
    assert acts(page) == [{"do": "play", "turn": game["can"]["play"]["turn"], "cards": [card]}]


def test_keyboard_shortcuts_stay_off_once_turned_off(page: Page, address: str) -> None:
    def sets(which: str) -> None:
        page.get_by_role("button", name="Help").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("c")  # the shortcut of a button that the panel covers
        page.get_by_role("button", name=which).click()
        page.get_by_role("button", name="Close").click()
        expect(page.locator("dialog")).to_have_count(0)

    show_state(page, address, "phone-claim")
    sets("Letters off")
    doubt = page.get_by_role("button", name="Doubt it!")
    for _ in ("now", "after the page has been loaded again"):
        page.keyboard.press("c")
        page.keyboard.press("b")
        assert doubt.get_attribute("aria-keyshortcuts") is None
        assert acts(page) == []
        page.reload()
        doubt.wait_for()
    sets("Letters on")
    expect(doubt).to_have_attribute("aria-keyshortcuts", "C")
    page.keyboard.press("c")
    assert acts(page) == [{"do": "call", "claim": PHONE["phone-claim"]["game"]["claim"]["number"]}]


def test_shortcut_does_nothing_in_a_field_or_on_a_new_button(page: Page, address: str) -> None:
    show_state(page, address, "phone-answer-typed")
    page.locator("#typed-answer").press("End")
    page.keyboard.type("bcp7")
    assert page.locator("#typed-answer").input_value().endswith("bcp7")
    show_state(page, address, "phone-waiting")
    view = page.evaluate("name => fetch(`/view/${name}`).then((answer) => answer.json())", "phone-claim")
    view["version"][2] += 100
    page.evaluate("view => window.catalogue.on.view(view)", view)
    page.evaluate("() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))")
    assert acts(page) == []
    page.wait_for_selector("#phone:not([data-settling])")
    page.keyboard.press("c")
    assert acts(page) == [{"do": "call", "claim": view["game"]["claim"]["number"]}]

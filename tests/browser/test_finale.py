"""The finale on the projector: steps rise one after the other, the name comes last, a tap goes on, the end stays."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.catalogue import served
from tests.browser.film import DRIVEN
from tests.browser.states import WALL as STATES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

# Who stands on which step by now, and the headline.
SEEN = """() => {
  const seen = (one) => {
    for (; one; one = one.parentElement) if (Number(getComputedStyle(one).opacity) < 0.5) return false;
    return true;
  };
  return [...document.querySelectorAll(".finale h1, .finale-name")]
    .filter(seen).map((one) => one.textContent.replace(/[\u2068\u2069]/g, "").trim());
}"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture
def wall(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    page = context.new_page()
    page.clock.install(time=0)
    yield page
    context.close()


def ends(page: Page, address: str, before: str, after: str, *, calm: bool = False) -> None:
    """The wall shows one sample and then another one, and its clock stands."""
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    page.goto(f"{address}/{before}")
    page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=before)
    page.clock.pause_at(600_000)
    view: dict[str, Any] = deepcopy(STATES[after])
    view["version"][0] = 8
    page.evaluate("view => window.catalogue.on.view(view)", view)
    page.evaluate(DRIVEN, 0)


def after(page: Page, ms: int, since: int = 0) -> list[str]:
    """Let time go on to so many ms after the beginning of an act, and say what can be seen."""
    page.clock.run_for(ms - since)
    page.evaluate(DRIVEN, ms)
    seen: list[str] = page.evaluate(SEEN)
    return seen


@pytest.mark.parametrize("calm", [False, True])
def test_the_winners_name_comes_last(wall: Page, address: str, calm: bool) -> None:
    ends(wall, address, "last-card", "podium", calm=calm)
    asks = "And the winner is …"
    assert after(wall, 900) == [asks, "Ann"]
    assert after(wall, 3100, 900) == [asks, "Bob", "Ann"]
    assert "Cem" not in wall.locator(".wall").inner_text()
    expect(wall.locator("#heard")).to_have_text("")
    after(wall, 3250, 3100)
    assert after(wall, 3600, 3250) == ["Cem wins!", "Cem", "Bob", "Ann"]
    expect(wall.locator("#heard")).to_contain_text("Cem")
    falls = wall.locator(".confetti[data-falls]")
    expect(falls).to_have_count(0 if calm else 1)
    wall.clock.run_for(4_700)
    expect(wall.locator(".finale-award")).to_have_count(5)
    wall.clock.run_for(10_600)
    expect(wall.locator(".finale")).to_have_count(0)
    wall.clock.run_for(600_000)
    expect(wall.locator(".podium h1")).to_contain_text("Cem")
    expect(wall.get_by_role("button", name="Deal again")).to_be_visible()


def test_a_class_sees_one_podium_after_the_other_and_a_tap_goes_on(wall: Page, address: str) -> None:
    ends(wall, address, "all-calm", "virtues")
    title = wall.locator(".finale h1")
    expect(title).to_have_text("Cards down!")
    wall.clock.run_for(2_600)
    expect(title).to_have_text("Best detective")
    wall.clock.run_for(4_000)
    expect(title).to_have_text("Brains")
    wall.locator(".wall").click(position={"x": 5, "y": 5})
    expect(title).to_have_text("Brains")
    expect(wall.locator(".finale-step-1")).to_be_visible()
    wall.locator(".wall").click(position={"x": 5, "y": 5})
    expect(title).to_have_text("Overall")
    expect(wall.locator(".finale-step-1")).to_have_count(0)
    expect(wall.locator("#heard")).to_have_text("")
    wall.clock.run_for(5_000)
    expect(wall.locator(".virtues.scene")).to_be_visible()
    wall.clock.run_for(600_000)
    expect(wall.locator(".virtues.scene")).to_be_visible()
    expect(wall.get_by_role("button", name="Next round")).to_be_visible()


def test_a_wall_that_comes_later_shows_the_end_at_once(wall: Page, address: str) -> None:
    ends(wall, address, "podium", "podium")
    expect(wall.locator(".finale")).to_have_count(0)
    expect(wall.locator(".podium h1")).to_contain_text("Cem")


def test_names_stay_whole_and_a_crowd_shares_a_step(wall: Page, address: str) -> None:
    ends(wall, address, "all-calm", "virtues-tie-long")
    after(wall, 9_000)
    after(wall, 12_000, 12_000)
    names = wall.locator(".finale-name")
    expect(names.filter(has_text="share it")).to_have_count(1)
    wide = "all => all.map((one) => one.scrollWidth - one.clientWidth)"
    assert max(names.evaluate_all(wide)) <= 1
    low = "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)) - innerHeight"
    assert wall.locator(".finale-block > span").evaluate_all(low) < 0

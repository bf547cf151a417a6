"""What is played besides the cards, on a phone: bets on a call, guesses about the next play, and their results."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from quizbs.lesson.views.stage import WallWatch
from tests.browser import sample_questions as q
from tests.browser import states_wall as walls
from tests.browser.built_views import game, seen_by_wall
from tests.browser.faults import Sheet, show
from tests.browser.sample_names import FIVE, SIX
from tests.browser.states_beside import bet, lied, reacting, rivals, shown
from tests.browser.states_phone import LIE, ann, called, waiting
from tests.browser.states_turned import looking_up
from tests.tools import catalogue
from tests.tools.film import ENDED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

SIZES = [(320, 568), (360, 640), (640, 360)]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="reduce", has_touch=True) as context:
        yield Sheet(context)


@pytest.fixture
def page(sheet: Sheet) -> Page:
    sheet.page.set_viewport_size({"width": 360, "height": 640})
    return sheet.page


def gets(page: Page, view: dict[str, Any]) -> None:
    page.evaluate("view => window.catalogue.on.view(view)", view)


def sends(page: Page, *lies: bool, turn: int) -> None:
    """Put the phone into the state in which bets on the claim of ``turn`` have been sent and not yet answered."""
    waiting = [{"act": {"do": "bet", "turn": turn, "lie": lie}, "sent": True} for lie in lies]
    page.evaluate("waiting => window.catalogue.on.waiting(waiting)", waiting)


def acts(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.catalogue.acts")
    return [{name: one[name] for name in ("do", "turn", "lie")} for one in found if one["do"] == "bet"]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_open_call_splits_idle_phone_in_two_halves(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show(page, address, "phone-bet")
    for name in ("Lie", "True"):
        box = button(page, name).bounding_box()
        assert box
        assert box["width"] > 0.4 * (width if height > width else width / 2)
        assert box["height"] > 0.35 * height
        assert box["y"] + box["height"] <= height


def test_tap_sends_a_bet_and_another_tap_changes_it(page: Page, address: str) -> None:
    show(page, address, "phone-bet")
    gets(page, looking_up(bet(), "Ann"))
    button(page, "Lie").click()
    assert acts(page) == [{"do": "bet", "turn": 7, "lie": True}]
    sends(page, True, turn=7)
    expect(page.get_by_text("You say: lie.")).to_be_visible()
    expect(page.get_by_role("heading", name="Look up!")).to_be_visible()
    gets(page, looking_up(bet(True), "Ann"))
    button(page, "No, it’s true").click()
    assert acts(page)[1:] == [{"do": "bet", "turn": 7, "lie": False}]
    sends(page, True, False, turn=7)
    expect(page.get_by_text("You say: true.")).to_be_visible()


def test_bets_are_final_once_a_card_is_visible(page: Page, address: str) -> None:
    show(page, address, "phone-bet-looks-up")
    expect(button(page, "No, a lie")).to_be_visible()
    gets(page, looking_up(bet(False).runs_out(), "Ann"))
    expect(page.get_by_text("You say: true.")).to_be_visible()
    expect(button(page, "No, a lie")).to_have_count(0)


def test_caller_and_called_cannot_bet(page: Page, address: str) -> None:
    for mine in ("claimant", "caller"):
        show(page, address, "phone-bet")
        gets(page, ann(called(mine)))
        expect(button(page, "Lie")).to_have_count(0)
        expect(page.get_by_role("heading", name="“Doubt it!”")).to_be_visible()


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("phone-bet-right", "You saw it!"),
        ("phone-bet-wrong", "Not this time. It costs you nothing."),
        ("phone-bet-fooled", "You fooled 3!"),
    ],
)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_bet_result_appears_with_the_cards(
    page: Page, address: str, state: str, told: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show(page, address, state)
    expect(page.get_by_text(told)).to_be_in_viewport()


@pytest.mark.parametrize("state", ["phone-guess", "phone-guess-believed"])
def test_player_guesses_in_private_while_another_thinks(page: Page, address: str, state: str) -> None:
    show(page, address, state)
    button(page, "Bluff").click()
    button(page, "Truth").click()
    first, second = acts(page)
    assert (first["lie"], second["lie"]) == (True, False)
    sends(page, True, False, turn=first["turn"])
    expect(button(page, "Truth")).to_have_attribute("aria-pressed", "true")
    expect(button(page, "Bluff")).to_have_attribute("aria-pressed", "false")


def test_third_call_of_rivals_shows_their_history(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    show(page, address, "turn-claim")
    for told, how in (
        (rivals(), "Dan has caught Bob twice"),
        (rivals((0, 1)), "Bob has caught Dan once"),
        (rivals((1, 3)), "Bob has caught Dan three times"),
        (rivals((0, 0)), "Dan against Bob, round four!"),
    ):
        gets(page, seen_by_wall(told))
        isolated = re.compile(re.sub("(Dan|Bob)", "\u2068\\1\u2069", how))
        expect(page.locator(".show-duel-met")).to_have_text(isolated)
        expect(page.locator("#heard")).to_have_text(isolated)
    gets(page, seen_by_wall(bet()))
    expect(page.locator(".show-duel")).to_be_attached()
    expect(page.locator(".show-duel-met")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_phone_of_the_best_liar_offers_to_show_the_lie(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show(page, address, "phone-lie")
    expect(button(page, "Show it?")).to_be_in_viewport()
    button(page, "Show it?").click()
    (act,) = [one for one in page.evaluate("window.catalogue.acts") if one["do"] == "show_lie"]
    assert act["round"] == 1
    gets(page, shown(lied()).phone("Bob"))
    expect(page.get_by_text("Look up: there it is!")).to_be_attached()
    expect(button(page, "Show it?")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_shown_lie_stays_where_it_was_tapped(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show(page, address, "phone-lie")
    button(page, "Show it?").click()
    scrolled = page.locator(".middle").evaluate("middle => middle.scrollTop")
    gets(page, shown(lied()).phone("Bob"))
    expect(page.get_by_text("Look up: there it is!")).to_be_in_viewport()
    assert page.locator(".middle").evaluate("middle => middle.scrollTop") <= scrolled
    expect(page.locator("#headline")).to_be_focused()


def test_phone_offers_the_lie_only_after_the_finale(browser: Browser, address: str) -> None:
    with browser.new_context(viewport={"width": 360, "height": 640}) as context:
        alone = context.new_page()
        alone.clock.install(time=0)
        alone.goto(f"{address}/phone-turn")
        alone.wait_for_function("() => document.documentElement.dataset.shown")
        room = lied()
        room.watch = WallWatch(seen=True)
        gets(alone, room.phone("Bob"))
        for _ in range(10):
            alone.clock.run_for(1_000)
            expect(button(alone, "Show it?")).to_have_count(0)
        alone.clock.run_for(20_000)
        expect(button(alone, "Show it?")).to_be_visible()


def test_shown_lie_is_on_other_phones_only_without_a_wall(page: Page, address: str) -> None:
    show(page, address, "phone-lie-told")
    expect(page.get_by_text("got away with it:")).to_be_visible()
    room = shown(lied())
    room.watch = WallWatch(seen=True)
    gets(page, room.phone("Dan"))
    expect(page.get_by_text("The lie nobody saw")).to_have_count(0)


def test_wall_replays_the_lie_and_returns_to_the_podium(browser: Browser, address: str) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 720}) as context:
        wall = context.new_page()
        wall.clock.install(time=0)
        wall.goto(f"{address}/over-lie-shown")
        wall.wait_for_function("() => document.documentElement.dataset.shown")
        wall.clock.pause_at(60_000)
        expect(wall.locator(".lie")).to_have_count(0)  # the wall plays the lie only if a newer view brings it
        gets(wall, lied().wall())
        gets(wall, shown(lied()).wall())
        wall.clock.run_for(1_500)
        expect(wall.locator(".lie-said")).to_have_text("“3 fives”")
        expect(wall.locator(".lie .is-up")).to_have_count(0)
        expect(wall.locator("#heard")).not_to_contain_text("king")
        wall.clock.run_for(7_000)
        expect(wall.locator(".lie .is-up")).to_have_count(3)
        expect(wall.locator(".lie-stamp")).to_have_text("Nobody saw it!")
        expect(wall.locator("#heard")).to_contain_text("3 fives were king of hearts, 2 of spades, 9 of diamonds.")
        wall.clock.run_for(7_500)
        expect(wall.locator(".lie")).to_have_count(0)
        gets(wall, lied().wall())
        gets(wall, shown(lied()).wall())
        wall.clock.run_for(200)
        wall.locator(".lie-title").click()
        wall.clock.run_for(100)
        expect(wall.locator(".lie")).to_have_count(0)


# The elements that cut a name, and the cards whose suits the stamp covers.
LIE_FAULTS = """() => {
  const name = document.querySelector(".lie-name bdi");
  const { left, right } = name.getBoundingClientRect();
  const cuts = (one) => {
    const box = one.getBoundingClientRect();
    return getComputedStyle(one).overflowX !== "visible" && (left < box.left - 1 || right > box.right + 1);
  };
  const faults = left < 0 || right > innerWidth ? ["the name leaves the window"] : [];
  for (let one = name; one; one = one.parentElement) if (cuts(one)) faults.push(`${one.className} cuts the name`);
  const said = document.createRange();
  said.selectNodeContents(document.querySelector(".lie-said"));
  const words = said.getBoundingClientRect();
  if (left < words.right && right > words.left && name.getBoundingClientRect().bottom > words.top)
    faults.push("the name touches what was said");
  for (const suit of document.querySelectorAll(".lie-card .suit")) {
    const box = suit.getBoundingClientRect();
    for (const x of [box.left, box.right])
      if (document.elementsFromPoint(x, box.bottom).some((one) => one.closest(".lie-stamp")))
        faults.push("the stamp covers a suit");
  }
  return faults;
}"""


@pytest.mark.parametrize("way", ["ltr", "rtl"])
@pytest.mark.parametrize("cards", ["KH", "KH 2S 9D", "KH 2S 9D 9S 3H 4C JD QD", "KH 2S 9D 9S 3H 4C JD QD AH AC TH"])
def test_replayed_lie_shows_name_and_cards_uncut(browser: Browser, address: str, cards: str, way: str) -> None:
    with browser.new_context(viewport={"width": 1366, "height": 768}) as context:
        wall = context.new_page()
        wall.add_init_script(f"addEventListener('DOMContentLoaded', () => (document.documentElement.dir = '{way}'))")
        wall.clock.install(time=0)
        wall.goto(f"{address}/over-lie-shown")
        wall.wait_for_function("() => document.documentElement.dataset.shown")
        wall.clock.pause_at(60_000)
        names = ["Ann", "Clever Crocodile", "Cem", "Dan", "Ella"]
        for room in (lied(cards.split(), names=names), shown(lied(cards.split(), names=names))):
            gets(wall, room.wall())
        wall.clock.run_for(10_500)
        expect(wall.locator(".lie-stamp")).to_be_visible()
        wall.evaluate(ENDED)
        assert wall.evaluate(LIE_FAULTS) == []


def test_phone_offers_no_bet_without_the_bets_option(page: Page, address: str) -> None:
    show(page, address, "phone-bet")
    gets(page, ann(called("neither", LIE, game(SIX, bets=False, beliefs=False, guesses=False))))
    expect(page.get_by_role("heading", name="“Doubt it!”")).to_be_visible()
    expect(button(page, "Lie")).to_have_count(0)


def test_wall_shows_points_for_an_answer_and_for_a_lap(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    show(page, address, "turn-brains")
    expect(page.locator(".brains-board i")).to_have_text(["1", "2", "2"])
    expect(page.locator(".brains-board bdi")).to_have_text(["Bob", "Ann", "Cem"])
    asked = walls.called(questions={"KH": q.GAS}, pile=4, story=game(FIVE, hunter=False)).stamped().turned()
    for name, given in (("Cem", 1), ("Dan", 0), ("Anneliese", 0), ("Ann", 1)):
        asked.answers(name, q.GASES[given])
    gets(page, seen_by_wall(asked))
    expect(page.locator(".brains-one")).to_have_count(0)
    gets(page, seen_by_wall(asked.answers("Bob", q.GASES[0])))
    expect(page.locator(".brains-plus")).to_have_text(["+1", "+1"])
    expect(page.locator("#heard")).to_contain_text("knew it.")


def test_phone_sends_one_reaction_and_wall_shows_it(page: Page, address: str) -> None:
    show(page, address, "phone-react")
    button(page, "Oh!").click()
    (act,) = [one for one in page.evaluate("window.catalogue.acts") if one["do"] == "react"]
    assert (act["turn"], act["which"]) == (8, 1)
    page.evaluate("waiting => window.catalogue.on.waiting(waiting)", [{"act": act, "sent": True}])
    expect(button(page, "Oh!")).to_be_disabled()
    gets(page, ann(waiting("Dan", "4")))  # no reactions in the first lap, when there is enough to learn
    expect(button(page, "Bluff")).to_be_visible()
    expect(button(page, "Oh!")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 720})
    show(page, address, "turn-brains")
    expect(page.locator(".pop")).to_have_count(0)
    gets(page, seen_by_wall(reacting()))
    expect(page.locator(".seat .pop")).to_have_count(4)

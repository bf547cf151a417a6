"""The finale on the projector: podium steps rise in sequence, the name comes last, and a tap goes to the next part."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from quizbs.lesson import commands as c
from tests.browser.built_views import around
from tests.browser.faults import LEAST, Sheet, hold, show
from tests.browser.sample_names import FORTY_LONG
from tests.browser.states import PHONE
from tests.browser.states import WALL as STATES
from tests.browser.states_podiums import FULL, praised, round_over
from tests.browser.states_together import over
from tests.browser.states_wall import won
from tests.tools.catalogue import served
from tests.tools.film import DRIVEN, winner
from tests.web.shipped import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

# The names on the steps that have risen, and the headline.
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


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="no-preference") as context:
        yield Sheet(context, clock=True)


@pytest.fixture
def wall(sheet: Sheet) -> Page:
    sheet.page.set_viewport_size({"width": 1280, "height": 720})
    sheet.page.emulate_media(reduced_motion="no-preference")
    return sheet.page


def ends(page: Page, address: str, before: str, after: str | dict[str, Any], *, calm: bool = False) -> None:
    """Show the state ``before`` on the wall, then a state or view ``after``, and stop the page's clock."""
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    show(page, address, before)
    hold(page)
    view: dict[str, Any] = deepcopy(STATES[after] if isinstance(after, str) else after)
    view["version"][0] = 8
    page.evaluate("view => window.catalogue.on.view(view)", view)
    page.evaluate(DRIVEN, 0)


def after(page: Page, ms: int, since: int = 0) -> list[str]:
    """Advance the clock from ``since`` to ``ms``, counted from the beginning of an act; return the visible texts."""
    page.clock.run_for(ms - since)
    page.evaluate(DRIVEN, ms)
    seen: list[str] = page.evaluate(SEEN)
    return seen


@pytest.mark.parametrize("calm", [False, True])
def test_winner_is_named_at_once_and_brains_after_a_roll(wall: Page, address: str, calm: bool) -> None:
    ends(wall, address, "last-card", "podium", calm=calm)
    assert after(wall, 450) == ["Cem wins!", "Cem"]
    assert after(wall, 2_400, 450) == ["Cem wins!", "Cem", "Bob", "Ann"]
    expect(wall.locator("#heard")).to_contain_text("Cem")
    falls = wall.locator(".confetti[data-falls]")
    expect(falls).to_have_count(0 if calm else 1)
    wall.clock.run_for(3_000)
    expect(wall.get_by_role("heading", level=1)).to_have_text("Brains")
    expect(wall.locator(".finale-step-1")).to_have_count(0)
    wall.clock.run_for(2_300)
    expect(wall.locator(".finale-step-1")).to_have_count(1)
    box = wall.locator(".finale-step-1").bounding_box()
    assert box
    assert box["x"] + box["width"] / 2 == pytest.approx(640, abs=2)  # in the middle, however many steps are beside it
    wall.clock.run_for(3_000)
    expect(wall.locator(".finale-award")).to_have_count(1)
    wall.clock.run_for(3_600)
    expect(wall.locator(".finale-award")).to_have_count(5)
    wall.clock.run_for(7_000)
    expect(wall.locator(".finale")).to_have_count(0)
    wall.clock.run_for(600_000)
    expect(wall.locator(".podium h1")).to_contain_text("Cem")
    expect(wall.get_by_role("button", name="Deal again")).to_be_visible()


def test_podiums_follow_each_other_and_tap_continues(wall: Page, address: str) -> None:
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
    expect(title).to_have_text("Smile!")
    expect(wall.locator(".finale-photo .finale-step-1")).to_have_count(3)
    moves = (
        "one => one.getAnimations({ subtree: true }).filter(({ effect }) => effect.target.matches('li, li *')).length"
    )
    assert wall.locator(".finale-stands").evaluate(moves) == 0
    wall.clock.run_for(6_000)
    expect(wall.locator(".podiums-scene.wall-scene")).to_be_visible()
    wall.clock.run_for(600_000)
    expect(wall.locator(".podiums-scene.wall-scene")).to_be_visible()
    expect(wall.get_by_role("button", name="Next round")).to_be_visible()


def test_wall_opened_after_the_finale_shows_the_podium(wall: Page, address: str) -> None:
    ends(wall, address, "podium", "podium")
    expect(wall.locator(".finale")).to_have_count(0)
    expect(wall.locator(".podium h1")).to_contain_text("Cem")


def test_tied_winners_share_a_step_and_names_are_uncut(wall: Page, address: str) -> None:
    ends(wall, address, "all-calm", "virtues-tie-long")
    after(wall, 9_000)
    after(wall, 12_000, 12_000)
    names = wall.locator(".finale-name")
    expect(names.filter(has_text="share it")).to_have_count(1)
    wide = "all => all.map((one) => one.scrollWidth - one.clientWidth)"
    assert max(names.evaluate_all(wide)) <= 1
    low = "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)) - innerHeight"
    assert wall.locator(".step-block > .step-value").evaluate_all(low) < 0


def test_podium_of_two_is_centred_and_full(wall: Page, address: str) -> None:
    ends(wall, address, "all-calm", praised(round_over(**FULL)).wall())
    wall.clock.run_for(6_550)  # past the jumping heads and the podium of detectives
    expect(wall.get_by_role("heading", name="Brains")).to_be_visible()
    wall.evaluate(DRIVEN, 0)
    assert after(wall, 950) == ["Brains", "Bobbie"]
    after(wall, 3_000, 950)
    after(wall, 4_000, 3_000)
    sides = wall.locator(".step-block").evaluate_all(
        """all => {
          const boxes = all.map((one) => one.getBoundingClientRect());
          const right = Math.max(...boxes.map((box) => box.right));
          return [Math.min(...boxes.map((box) => box.left)), innerWidth - right];
        }"""
    )
    assert abs(sides[0] - sides[1]) < 2


OVER = """all => Math.max(...all.map((one) => {
  const [card, inner] = [one, one.querySelector("div")].map((box) => box.getBoundingClientRect());
  const wide = [...one.querySelectorAll("[data-fit]")].map((text) => text.scrollWidth - text.clientWidth);
  return Math.max(inner.height - card.height, card.bottom - innerHeight, ...wide);
}))"""


@pytest.mark.parametrize("count", [6, 8])
def test_long_awards_fit_into_their_cards(wall: Page, address: str, count: int) -> None:
    view = praised(round_over(FORTY_LONG, count=count)).wall()
    longest = [("bait", 12), ("helping_hand", 12), ("iron_nerve", 1), ("half_price", 12)]
    for at, award in enumerate(view["lesson"]["standings"]["awards"]):
        award["deed"], award["value"] = longest[at % len(longest)]
    ends(wall, address, "all-calm", view)
    wall.clock.run_for(2_600)
    while wall.locator(".finale-award").count() == 0:
        wall.locator(".wall").click(position={"x": 5, "y": 5})
    wall.locator(".wall").click(position={"x": 5, "y": 5})
    after(wall, 20_000, 20_000)
    expect(wall.locator(".finale-award")).to_have_count(count)
    assert wall.locator(".finale-award").evaluate_all(OVER) <= 1
    size = wall.viewport_size
    assert size is not None
    small = "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    assert wall.locator(".finale-deed").evaluate_all(small) >= LEAST * size["width"] / 1920 - 0.3


def at_the_end(page: Page, address: str) -> None:
    """Show the end of a game on a phone, with its clock stopped."""
    page.set_viewport_size({"width": 360, "height": 640})
    show(page, address, "phone-over")
    hold(page)


def shown_on(page: Page, address: str, name: str) -> None:
    """Show a last card on a phone, then a state in which Cem has won."""
    at_the_end(page, address)
    for _, view in winner(phone=name).views:
        page.evaluate("view => window.catalogue.on.view(view)", view)
    page.clock.run_for(60)


def test_winners_phone_celebrates_after_wall_names_winner(wall: Page, address: str) -> None:
    shown_on(wall, address, "Cem")
    expect(wall.get_by_role("heading", name="Look up!")).to_be_visible()
    expect(wall.locator(".over-podium")).to_have_count(0)
    expect(wall.locator("#said")).not_to_contain_text("win")
    wall.clock.run_for(300)
    expect(wall.get_by_role("heading", name="You win!")).to_be_visible()

    def falls() -> bool:
        wall.clock.run_for(10)  # then the part that draws it is loaded, which takes real time
        return wall.locator(".over-confetti[data-falls]").count() == 1

    until(falls, "confetti")
    wall.clock.run_for(1_500)
    expect(wall.locator("#said")).to_contain_text("win")
    expect(wall.locator(".over-podium")).not_to_contain_text("Hot streak")
    wall.clock.run_for(9_500)
    expect(wall.locator(".over-podium")).to_contain_text("Hot streak")  # once the wall shows awards


def test_other_phones_show_own_best_without_low_places(wall: Page, address: str) -> None:
    shown_on(wall, address, "Dan")
    wall.clock.run_for(300)
    expect(wall.get_by_role("heading", name="Look up!")).to_be_visible()
    expect(wall.locator(".box")).to_have_text("\u2068Cem\u2069 wins!")
    wall.clock.run_for(10_300)
    expect(wall.locator(".over-podium")).to_have_count(0)  # the wall has turned no award yet
    wall.clock.run_for(500)
    expect(wall.locator(".over-podium h1")).to_have_text("Phoenix")
    expect(wall.locator(".over-podium")).to_contain_text("Got rid of 15 cards.")
    expect(wall.locator("[data-screen~=over]")).not_to_contain_text("of 5")
    expect(wall.locator(".over-confetti")).to_have_count(0)


def test_wall_explains_rematch_and_counts_requests(wall: Page, address: str) -> None:
    for name, line in (
        ("podium", "Rematch? Tap “Again!” on your phone."),
        ("podium-rematch", "Rematch? 3 of 5 want one"),
    ):
        show(wall, address, name)
        wall.clock.run_for(100)
        expect(wall.locator(".podium-thanks")).to_have_text(re.compile(r"\s*".join(map(re.escape, line.split(" ")))))


def test_without_wall_phone_shows_end_at_once(wall: Page, address: str) -> None:
    at_the_end(wall, address)
    for _, view in winner(phone="Dan").views:
        view["game"]["end_on_wall"] = False
        wall.evaluate("view => window.catalogue.on.view(view)", view)
    wall.clock.run_for(100)
    expect(wall.locator(".over-podium h1")).to_have_text("Phoenix")


def test_class_awards_follow_end_of_all_tables() -> None:
    alone = over(others=False).phone()
    assert alone["lesson"]["standings"] is None
    assert (alone["you"]["praise"]["award"], alone["you"]["praise"]["value"] > 0) == (None, True)
    room = praised(round_over(**FULL))
    shown = room.wall()["lesson"]["standings"]["awards"]
    table = {one["seat"]: one["table"] for one in room.wall()["lesson"]["seats"]}
    assert sorted(table[one["seat"]] for one in shown) == [1, 2, 3, 4, 5, 6, 7]
    first = shown[0]
    assert room.phone(first["seat"])["you"]["praise"] == {
        name: first[name] for name in ("award", "deed", "value", "of")
    }


def test_phone_waits_only_for_wall_that_plays_finale() -> None:
    room = round_over(**FULL)
    assert not room.phone()["game"]["end_on_wall"]
    room.wall()
    assert room.phone()["game"]["end_on_wall"]
    room = over(others=False)
    room.wall()
    assert not room.phone()["game"]["end_on_wall"]  # the wall shows all tables, which still play


def test_player_replaced_by_bot_gets_a_kind_text(wall: Page, address: str) -> None:
    view = deepcopy(PHONE["phone-over"])
    own = next(place for place in view["game"]["places"] if place["seat"] == view["you"]["seat"])
    own |= {"place": None, "right": 1}
    view["you"]["place"]["game"]["knowledge"] = {"right": 2, "of": 3}  # one of them with no cards at stake
    show(wall, address, "phone-over")
    wall.evaluate("view => window.catalogue.on.view(view)", view)
    wall.clock.run_for(100)
    expect(wall.locator(".over-podium")).to_contain_text("Welcome back!")
    expect(wall.locator(".over-podium")).to_contain_text("Your 2 right answers count.")
    expect(wall.locator(".over-places .is-own")).to_have_count(0)


def test_class_phone_shows_award_when_wall_shows_awards(wall: Page, address: str) -> None:
    room = praised(round_over(**FULL))
    awards = room.wall()["lesson"]["standings"]["awards"]
    after = next(view for one in awards if _place(view := room.phone(one["seat"])) != 1)
    before = after | {"lesson": after["lesson"] | {"standings": None}}
    at_the_end(wall, address)
    for at, view in enumerate((before, after)):
        sent = view | {"version": [100 + at, *view["version"][1:]]}
        wall.evaluate("view => window.catalogue.on.view(view)", sent)
    wall.clock.run_for(100)
    expect(wall.locator(".box")).to_have_text("Who is first?")
    wall.clock.run_for(2_500 + 2 * 4_000 + 2_300)  # heads jump, three podiums until their first step
    expect(wall.get_by_role("heading", name="Look up!")).to_be_visible()
    expect(wall.locator(".box")).to_have_text("And now the awards!")
    expect(wall.locator(".over-podium")).to_have_count(0)
    wall.clock.run_for(2_700 + 6_000 + 800)  # all podiums are shown together, as for a photograph
    expect(wall.locator(".over-podium")).to_contain_text("Your award")


def _place(view: dict[str, Any]) -> int | None:
    return next((one["place"] for one in view["game"]["places"] if one["seat"] == view["you"]["seat"]), None)


def rung(*, host: bool = True) -> dict[str, Any]:
    """Return the wall's view after the bell, with one table done; ``host``: with the teacher's bar."""
    return around(won()).does(c.SetBell(1)).waits(61).wall(host=host)


def test_wall_shows_what_was_learnt_after_the_bell(wall: Page, address: str) -> None:
    ends(wall, address, "podium", rung())
    wall.clock.run_for(19_000)
    expect(wall.locator(".podium")).to_be_visible()
    wall.clock.run_for(2_000)
    expect(wall.locator(".learnt h1")).to_have_text("We got 63 of 101 right")
    expect(wall.locator(".podium")).to_have_count(0)
    small = wall.locator(".learnt :is(h1, p)").evaluate_all(
        "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert small >= 1280 * 0.0195, "can't be read from the last row"
    again = deepcopy(STATES["lobby-five"])
    again["version"][0] = 9
    wall.evaluate("view => window.catalogue.on.view(view)", again)
    expect(wall.locator(".learnt")).to_have_count(0)


@pytest.mark.parametrize("view", [STATES["podium"], rung(host=False)], ids=["no bell", "not the teacher's"])
def test_podium_of_an_open_lesson_shows_no_learnt_facts(wall: Page, address: str, view: dict[str, Any]) -> None:
    asked: list[str] = []
    wall.on("request", lambda request: asked.append(request.url))
    ends(wall, address, "podium", view)
    wall.clock.run_for(60_000)
    expect(wall.locator(".podium")).to_be_visible()
    assert [url for url in asked if "learnt" in url] == []


@pytest.mark.parametrize(("name", "shown"), [("learnt", "We got 63 of 101 right"), ("closed", "The lesson is over")])
def test_wall_of_a_closed_lesson_shows_what_was_learnt(wall: Page, address: str, name: str, shown: str) -> None:
    with wall.expect_response(f"**/wall/{name}/learnt"):
        show(wall, address, name)
    expect(wall.locator(".wall h1")).to_have_text(shown)
    expect(wall.get_by_role("link", name="Back to your page")).to_have_attribute("href", "/host")

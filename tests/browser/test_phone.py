"""Every state of the phone on the real page: no console error, nothing cut off, targets of 44 px, axe finds nothing.

The usual run looks at each kind of screen at the size with the least room, the thorough run at all states at all sizes.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.faults import Sheet, phone_axe, phone_faults, settle
from tests.browser.kinds import BY_AXE, USUAL, is_known
from tests.browser.states import ON_ITS_SIDE, PAGES, PHONE, PHONE_SIZES
from tests.tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    width, height = PHONE_SIZES[0]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    yield Sheet(context)
    context.close()


@pytest.mark.parametrize("name", [name for name in PHONE if name in USUAL])
def test_phone_state_is_uncut_touchable_and_accessible(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    sheet.show(address, name)
    settle(page)
    assert (sheet.said, phone_faults(page), phone_axe(page) if name in BY_AXE else []) == ([], [], [])


IN_SIGHT = """selector => {
  const dock = document.querySelector("#phone .dock").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    const covers = box.top < dock.bottom && dock.top < box.bottom && box.left < dock.right && dock.left < box.right;
    const clip = one.closest(".middle")?.getBoundingClientRect() ?? box;
    return !covers && box.top >= clip.top - 1 && box.bottom <= Math.min(innerHeight, clip.bottom) + 1;
  });
}"""


@pytest.mark.parametrize(
    ("name", "what", "how_many"),
    [
        ("phone-answer", ".choice", 4),
        ("phone-answer-picked", ".choice", 4),
        ("phone-answer-long-question", ".choice", 4),
        ("phone-along", ".choice", 4),
        ("phone-class", ".choice", 4),
        ("phone-large-answer", ".choice", 4),
        ("phone-right", ".choice-results .choice", 1),
        ("phone-turn", ".hand .card", 13),
        ("phone-over", ".over-places li", 3),
    ],
)
def test_landscape_phone_shows_all_choices_without_scrolling(
    name: str, what: str, how_many: int, sheet: Sheet, address: str
) -> None:
    page = sheet.page
    found = {}
    for width, height in ON_ITS_SIDE:
        page.set_viewport_size({"width": width, "height": height})
        sheet.show(address, name, anew=True)
        settle(page)
        found[width] = (page.evaluate(IN_SIGHT, what), phone_faults(page))
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    assert found == dict.fromkeys((568, 640), ([True] * how_many, []))


@pytest.mark.parametrize("name", ["phone-lobby", "phone-find-table", "phone-wrong-long"])
def test_landscape_phone_shows_that_content_continues_below(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    page.set_viewport_size({"width": 640, "height": 360})
    sheet.show(address, name, anew=True)
    expect(page.locator(".middle-more")).to_be_visible()
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize(
    ("name", "above", "below"),
    [
        ("phone-answer-eight", ".question-side", ".stakes"),
        ("phone-look-up", ".show-up > :last-child", None),
        ("phone-look-up-mine", ".show-up > :last-child", None),
    ],
)
def test_landscape_phone_covers_no_part_of_the_page(
    name: str, above: str, below: str | None, sheet: Sheet, address: str
) -> None:
    page = sheet.page
    for width, height in ON_ITS_SIDE:
        page.set_viewport_size({"width": width, "height": height})
        sheet.show(address, name, anew=True)
        settle(page)
        box, next_box = page.locator(above).bounding_box(), page.locator(below).bounding_box() if below else None
        assert box
        assert box["y"] + box["height"] <= (next_box["y"] if next_box else height), width
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})


def test_landscape_phone_keeps_card_counts_inside_seats(sheet: Sheet, address: str) -> None:
    page = sheet.page
    page.set_viewport_size({"width": 640, "height": 360})
    sheet.show(address, "phone-turn", anew=True)
    settle(page)
    wide = """[...document.querySelectorAll(".seats-one")].map((seat) => {
      const parts = [...seat.querySelectorAll(".seats-count > *")].map((part) => part.getBoundingClientRect().right);
      return Math.max(...parts) <= seat.getBoundingClientRect().right;
    })"""
    assert page.evaluate(wide) == [True] * 6
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})


def test_row_of_seats_shortens_drawn_names_to_the_animal(sheet: Sheet, address: str) -> None:
    sheet.show(address, "phone-turn", anew=True)
    view = deepcopy(PHONE["phone-turn"])
    view["version"][0] += 1
    names = {"Bob": ("Swift Penguin", "penguin"), "Cem": ("Swift Otter", "otter"), "Dan": ("Dan Otter", "fox")}
    for person in view["lesson"]["seats"]:
        person["name"], person["head"] = names.get(person["name"], (person["name"], person["head"]))
    sheet.page.evaluate("view => window.catalogue.on.view(view)", view)
    row = sheet.page.locator(".seats-name")
    expect(row.filter(has_text="Penguin")).to_have_count(1)
    assert {"Penguin", "Otter", "Dan Otter"} <= set(row.all_inner_texts())
    expect(sheet.page.locator(".seats .heard", has_text="Swift Penguin")).to_have_count(1)


def test_landscape_phone_shows_deletion_date_of_names(sheet: Sheet, address: str) -> None:
    page = sheet.page
    page.set_viewport_size({"width": 640, "height": 360})
    for name in ("join-name", "join-name-roster-found", "join-name-bad"):
        sheet.show(address, name)
        kept = page.get_by_text("until 23 November 2027").bounding_box()
        assert kept, name
        assert kept["y"] + kept["height"] <= 360, name
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})


def test_longest_name_fits_the_join_page_of_a_small_phone(sheet: Sheet, address: str) -> None:
    page = sheet.page
    page.set_viewport_size({"width": 320, "height": 568})
    sheet.show(address, "join-name-long")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("join-name-roster")])
def test_class_list_search_is_in_view_without_scrolling(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    for width, height in ((360, 640), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        sheet.show(address, name)
        for one in (page.locator("#who"), page.get_by_role("button", name="Find my name")):
            box = one.bounding_box()
            assert box
            assert 0 <= box["y"] <= height - box["height"], (one, box)
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize(
    ("name", "line", "there"),
    [
        ("phone-turn", ".news", 1),
        ("phone-turn-armed", ".news", 0),
        ("phone-claim", ".news", 0),
        ("turn-quiet", ".claim-happened", 1),
        ("turn-claim", ".claim-happened", 0),
    ],
)
def test_open_claim_shows_no_line_about_earlier_plays(
    name: str, line: str, there: int, sheet: Sheet, address: str
) -> None:
    sheet.show(address, name)
    assert sheet.page.locator(line).count() == there


@pytest.mark.parametrize("name", ["phone-caught-me", "phone-true-me", "phone-caught-other"])
def test_landscape_buttons_have_no_background_bar(name: str, sheet: Sheet, address: str) -> None:
    sheet.page.set_viewport_size({"width": 640, "height": 360})
    sheet.show(address, name)
    ground = sheet.page.locator(".dock").evaluate("dock => getComputedStyle(dock).backgroundColor")
    assert ground == "rgba(0, 0, 0, 0)"


def test_phone_names_first_player_after_bottle_stops(sheet: Sheet, address: str) -> None:
    sheet.show(address, "phone-bottle")
    page = sheet.page
    said = page.locator(".headline-words > *")
    assert [_plain(text) for text in said.all_inner_texts()] == ["The bottle decides:", "Who goes first?"]
    assert page.locator(".seats-one.is-turn").count() == 0
    assert page.locator(".news").inner_text() == "8 cards each. 4 spare cards start the pile."
    sheet.show(address, "phone-bottle-points")
    assert [_plain(text) for text in said.all_inner_texts()] == ["Bob’s turn", "starts"]
    assert _plain(page.locator(".news").inner_text()) == "The bottle points at Bob. Bob goes first!"


def _plain(text: str) -> str:
    """Return a text without the invisible marks around names (Unicode isolates)."""
    return re.sub("[\u2068\u2069]", "", text).strip()


def test_wall_nudges_a_slow_turn_without_a_clock(sheet: Sheet, address: str) -> None:
    sheet.show(address, "turn-slow")
    assert "it’s your turn!" in sheet.page.locator(".claim .claim-line").inner_text()


@pytest.mark.thorough
@pytest.mark.parametrize("name", PHONE)
def test_phone_state_is_uncut_and_touchable_at_every_size(name: str, sheet: Sheet, address: str) -> None:
    page = sheet.page
    width, height = PHONE_SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    sheet.show(address, name)
    settle(page)
    assert is_known(sheet.kind(), name)
    found = {}
    for width, height in (*PHONE_SIZES, *ON_ITS_SIDE):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if complaints := [*phone_faults(page), *phone_axe(page)]:
            found[f"{width}×{height}"] = complaints
    assert (sheet.said, found) == ([], {})

"""The projector of a whole class: podiums after a round, how latecomers join, and the bar's buttons for the class."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.faults import hold, settle
from tests.browser.sample_names import DRAWN
from tests.browser.states import WALL, WALL_SIZES
from tests.browser.states_podiums import FIND, FIRSTS, KNOW, round_over
from tests.browser.test_wall_moves import acts, address, opened, send, sheet, wall

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["address", "sheet", "wall"]


def podiums(wall: Page, name: str) -> Locator:
    return wall.get_by_role("region", name=name, exact=True)


def drawn(*seats: int) -> list[str]:
    return [DRAWN[seat - 1] for seat in seats]


def test_match_breaks_ties_between_table_winners(wall: Page, address: str) -> None:
    opened(wall, address, "virtues-first-round")
    expect(podiums(wall, "Overall").locator(".step-name")).to_have_text(drawn(6, 1, 11))
    expect(podiums(wall, "Overall").locator(".step-1 .step-name")).to_have_text(drawn(6))
    expect(podiums(wall, "Cards").locator(".podiums-name")).to_have_text(drawn(*FIRSTS))
    expect(wall.locator("#heard")).to_contain_text(f"Overall: \u2068{DRAWN[5]}\u2069.")


def test_podium_names_up_to_eight_tied_players_and_counts_more(wall: Page, address: str) -> None:
    opened(wall, address, "virtues-tie-drawn")
    expect(podiums(wall, "Overall").locator(".podiums-name")).to_have_text(drawn(1, 2, *FIRSTS[1:]))
    send(wall, round_over(DRAWN, first={1: 3}).wall())
    expect(podiums(wall, "Overall").locator(".podiums-name")).to_have_text(["9-way tie"])


def test_lower_podium_strips_count_ties_that_have_no_room(wall: Page, address: str) -> None:
    opened(wall, address, "virtues-tie-drawn")
    eight = dict.fromkeys(range(1, 9), 9)
    send(wall, round_over(DRAWN, knows=KNOW, helps=eight).wall())
    expect(podiums(wall, "Cards").locator(".podiums-name")).to_have_count(len(FIRSTS))
    send(wall, round_over(DRAWN, knows=KNOW, finds=FIND, helps=eight).wall())
    expect(podiums(wall, "Cards").locator(".podiums-name")).to_have_count(len(FIRSTS))
    expect(podiums(wall, "Most helpful").locator(".podiums-name")).to_have_text(["8-way tie"])


def test_podiums_name_table_winners_or_are_left_out(wall: Page, address: str) -> None:
    opened(wall, address, "virtues-nobody")
    expect(wall.get_by_role("heading", name="What a round!")).to_be_visible()
    expect(wall.locator(".podiums")).to_have_count(0)
    send(wall, WALL["virtues-tables"])
    first = podiums(wall, "Table winners")
    expect(first.locator(".podiums-table")).to_have_text([f"Table {number}" for number in range(1, 8)])
    expect(first.locator(".podiums-name")).to_have_text(drawn(*FIRSTS))


@pytest.mark.parametrize("state", ["tables-seven", "tables-ten", "class-four", "class-long-six-shown"])
def test_late_student_sees_how_to_join(wall: Page, address: str, state: str) -> None:
    opened(wall, address, state)
    expect(wall.locator(".wall-scene .late")).to_have_text("192.168.1.7:8000 K7Q4")


def press(wall: Page, *names: str) -> None:
    for name in names:
        wall.get_by_role("button", name=name, exact=True).click()


def test_overview_marks_each_table_that_waits_for_a_player(wall: Page, address: str) -> None:
    opened(wall, address, "all-waits")
    waits = wall.locator(".board-waits")
    expect(waits).to_have_count(2)
    expect(waits.first.locator(".board-who")).to_have_text(re.compile(r"Waiting for\s+\u2068?\w+ \w+\u2069?\s*$"))
    pulses = "one => one.getAnimations({ subtree: true }).length"
    assert waits.first.evaluate(pulses) == 1
    wall.emulate_media(reduced_motion="reduce")
    opened(wall, address, "all-waits")
    assert waits.first.evaluate(pulses) == 0
    opened(wall, address, "all-two-waits")
    expect(waits.locator(".board-wait")).to_have_text("Waiting for")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768)])
def test_long_row_leaves_the_heading_two_lines(wall: Page, address: str, width: int, height: int) -> None:
    wall.set_viewport_size({"width": width, "height": height})
    opened(wall, address, "class-row-shown")
    expect(wall.locator(".class-row")).to_contain_text("113 in a row!")
    lines = wall.locator(".class-head :is(.class-title, .late, .class-row)").evaluate_all(
        """all => all.map((one) =>
          Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))"""
    )
    assert lines == [1, 1]
    assert wall.locator(".class-row").evaluate("row => row.scrollWidth <= row.clientWidth + 1"), "it is cut"


def test_bar_freezes_and_resumes_class(wall: Page, address: str) -> None:
    opened(wall, address, "all-calm")
    press(wall, "Eyes up")
    send(wall, WALL["all-frozen"])
    press(wall, "Carry on")
    assert acts(wall) == [{"do": "freeze", "message": ""}, {"do": "unfreeze"}]
    expect(wall.get_by_role("button", name="Question for everyone")).to_have_count(0)


def test_bar_asks_class_shows_answer_and_returns(wall: Page, address: str) -> None:
    opened(wall, address, "all-calm")
    press(wall, "Question for everyone")
    send(wall, WALL["class-four"])
    press(wall, "Show the answer")
    send(wall, WALL["class-split"], version=8)
    expect(wall.get_by_role("list", name="How many gave the same answer").get_by_role("listitem")).to_have_text(
        ["14", "13", "4"]
    )
    press(wall, "Vote again now")
    send(wall, WALL["class-argued-shown"], version=9)
    expect(wall.get_by_text("13 knew it. Now 24 do.")).to_be_visible()
    press(wall, "Back to the cards")
    assert [act["do"] for act in acts(wall)] == ["ask_class", "show_class", "vote_class", "end_class"]


def test_wall_follows_a_table_and_returns(wall: Page, address: str) -> None:
    opened(wall, address, "all-calm")
    press(wall, "Wall: all tables", "Table 3")
    wall.evaluate("() => window.catalogue.on.pulse({ here: [], follow: 3 })")
    press(wall, "More", "End the game", "End the game")
    press(wall, "Wall: table 3", "All tables")
    assert acts(wall) == [
        {"do": "follow", "table": 3},
        {"do": "end", "table": 3},
        {"do": "follow", "table": 0},
    ]


def test_class_podiums_replace_the_followed_table(wall: Page, address: str) -> None:
    opened(wall, address, "virtues-followed")
    expect(wall.get_by_role("heading", name="Overall")).to_be_visible()


def test_bar_offers_the_next_round_only_between_games(wall: Page, address: str) -> None:
    opened(wall, address, "all-calm")
    running = WALL["all-calm"]
    send(wall, {**running, "lesson": running["lesson"] | {"deal": {"refused": "not_now"}}})
    expect(wall.locator(".bar-missing")).to_have_count(0)
    send(wall, WALL["tables-seven"], version=9)
    press(wall, "Deal now anyway")
    send(wall, WALL["virtues"], version=10)
    press(wall, "Next round")
    assert acts(wall) == [{"do": "deal"}, {"do": "deal"}]


OUTSIDE = """() => [...document.querySelectorAll(".bar > *")]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return one.scrollWidth > one.clientWidth + 1 || left < 0 || right > innerWidth;
    })
    .map((one) => one.textContent)"""


@pytest.mark.parametrize("state", ["all-followed-judged", "all-calm", "class-four-shown", "virtues", "tables-seven"])
def test_join_code_in_the_bar_is_never_covered(wall: Page, address: str, state: str) -> None:
    wall.set_viewport_size({"width": 1024, "height": 768})
    opened(wall, address, state)
    if state.startswith("all-followed"):
        wall.evaluate("() => window.catalogue.on.pulse({ here: [], follow: 3 })")
        expect(wall.locator(".bar-join")).to_be_visible()
    assert wall.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(("state", "slides"), [("all-turning", True), ("all-call", False), ("all-call-true", False)])
def test_cards_of_a_late_door_are_in_place_at_the_verdict(wall: Page, address: str, state: str, slides: bool) -> None:
    opened(wall, address, "all-calm")
    send(wall, WALL[state])
    cards = wall.locator(".door-cards > .turned")
    expect(cards).not_to_have_count(0)
    assert {card.evaluate("card => getComputedStyle(card).animationName") for card in cards.all()} == {
        "door-card" if slides else "none"
    }


@pytest.mark.parametrize("state", ["all-two-call", "all-three-call", "all-call", "all-three-question", "all-last-card"])
def test_tile_shows_five_heads_in_one_row(wall: Page, address: str, state: str) -> None:
    opened(wall, address, state)
    rows = "tiles => tiles.map((tile) => [...tile.children].map((one) => Math.round(one.getBoundingClientRect().top)))"
    found = wall.locator(".board-cards").evaluate_all(rows)
    assert max(len(tops) for tops in found) == 5
    assert [len(set(tops)) for tops in found] == [1] * len(found)


def test_tiles_of_ten_tables_have_room_for_names_and_heads(wall: Page, address: str) -> None:
    opened(wall, address, "all-ten-waits")
    high = "all => all.map((one) => one.scrollHeight - one.clientHeight)"
    assert max(wall.locator(".board-who").evaluate_all(high)) <= 1


# How much the aspect ratio of the door and of each tile differs during the animation from the final one.
STRETCHED = """() => [...document.querySelectorAll(".wall:not(.ghost) :is(.door, .board)")].map((one) => {
  for (const animation of one.getAnimations()) {
    animation.pause();
    animation.currentTime = 60;
  }
  const { width, height } = one.getBoundingClientRect();
  return Math.round((100 * width * one.offsetHeight) / (height * one.offsetWidth)) / 100;
})"""


def test_opening_or_closing_door_distorts_nothing(wall: Page, address: str) -> None:
    opened(wall, address, "all-three")
    for version, state, parts in ((9, "all-three-call", 3), (10, "all-three", 3)):
        send(wall, WALL[state], version=version)
        expect(wall.locator(".wall:not(.ghost) .door")).to_have_count(10 - version)
        found = wall.evaluate(STRETCHED)
        assert len(found) == parts
        assert found == pytest.approx([1] * parts, abs=0.02)
    send(wall, WALL["all-three-call"], version=11)
    door = wall.locator(".wall:not(.ghost) .door")
    width, height = door.evaluate("({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]")
    size = float(door.evaluate("door => door.style.getPropertyValue('--from-size')"))
    assert 0 < size * width <= width
    assert 0 < size * height <= height


def test_door_shows_heads_of_caller_and_called_player(wall: Page, address: str) -> None:
    opened(wall, address, "all-call")
    expect(wall.locator(".door .door-head")).to_have_count(2)
    expect(wall.locator(".door .door-head circle").first).to_be_hidden()  # the badge would cover the animal's face
    opened(wall, address, "all-call-quiet")
    expect(wall.locator(".door .door-head")).to_have_count(2)


# The numbers at choices that overlap their texts or the question, and the choices that the door cuts.
IN_DOOR = """() => {
  const box = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const body = document.querySelector(".question-body").getBoundingClientRect();
  const texts = [...document.querySelectorAll(".question-text, .choice-text")];
  const counts = [...document.querySelectorAll(".choice-count")].map((one) => one.getBoundingClientRect());
  const choices = [...document.querySelectorAll(".choice")];
  return [
    ...choices.filter((one) => one.getBoundingClientRect().bottom > body.bottom + 1),
    ...texts.filter((one) => counts.some((count) => lies(count, box(one)))),
  ].map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("state", ["all-three-right-five", "all-three-right-six", "all-three-right-beside"])
def test_door_shows_all_choices_if_tables_are_few(wall: Page, address: str, state: str) -> None:
    opened(wall, address, state)
    for width, height in WALL_SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        settle(wall)
        expect(wall.locator(".door .choice-count")).not_to_have_count(0)
        assert wall.evaluate(IN_DOOR) == [], (width, height)


# The share of each rank and suit in the door that the stamp covers.
UNDER_STAMP = """() => {
  const stamp = document.querySelector(".door-verdict").getBoundingClientRect();
  return [...document.querySelectorAll(".door .turned-front :is(.card-rank, .card-suit)")].map((one) => {
    const { bottom, height } = one.getBoundingClientRect();
    return Math.max(0, bottom - stamp.top) / height;
  });
}"""


@pytest.mark.parametrize("state", ["all-three-call", "all-three-true", "all-call", "all-call-true", "all-choosing"])
def test_stamp_at_a_door_leaves_the_cards_readable(wall: Page, address: str, state: str) -> None:
    opened(wall, address, state)
    wall.emulate_media(reduced_motion="reduce")
    for width, height in WALL_SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        settle(wall)
        covered = wall.evaluate(UNDER_STAMP)
        assert covered
        assert max(covered) < 0.35, (width, height)


@pytest.mark.parametrize("found", [0, 2])
def test_confetti_is_shown_only_if_a_student_found_the_truth(wall: Page, address: str, found: int) -> None:
    view = deepcopy(WALL["trick-told"])
    tiles = view["lesson"]["trick"]["tiles"]
    next(tile for tile in tiles if tile["truth"])["votes"] = found
    opened(wall, address, "all-calm")
    send(wall, view)
    expect(wall.locator(".trick-true")).to_contain_text(f"{found} found it" if found else "Nobody found it!")
    expect(wall.locator("[data-confetti]")).to_have_count(1 if found else 0)


@pytest.mark.parametrize("state", ["virtues", "podium"])
def test_next_button_is_at_the_edge_of_the_bar(wall: Page, address: str, state: str) -> None:
    opened(wall, address, state)
    edge = "one => innerWidth - one.getBoundingClientRect().right"
    assert wall.locator(".bar .bar-gold").evaluate(edge) < 40


def test_door_shows_card_backs_only_while_a_question_is_picked(wall: Page, address: str) -> None:
    opened(wall, address, "all-three-choosing")
    expect(wall.locator(".door .reveal-pick")).to_have_count(5)
    opened(wall, address, "all-three-call")
    expect(wall.locator(".door .reveal-pick")).to_have_count(0)


def test_winner_of_a_finished_table_is_seen_large(wall: Page, address: str) -> None:
    opened(wall, address, "all-three-won")
    expect(wall.locator(".board-over .board-won")).to_have_count(2)
    opened(wall, address, "all-three")
    expect(wall.locator(".board-won")).to_have_count(0)


def test_wall_shows_the_tables_until_the_door_is_open(wall: Page, address: str) -> None:
    opened(wall, address, "all-three")
    hold(wall)
    send(wall, WALL["all-three-call"])
    wall.clock.run_for(100)
    expect(wall.locator(".door")).to_have_count(1)
    delays = "all => all.flatMap((one) => one.getAnimations().map((each) => each.effect.getComputedTiming().delay))"
    stays = wall.locator(".ghost-over").evaluate_all(delays)
    assert stays
    assert min(stays) >= 100
    assert max(wall.locator(".wall:not(.ghost) .board").evaluate_all(delays), default=0) == 0

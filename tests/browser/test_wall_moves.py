"""The projector over time: animations, clocks, the host's bar, a lost connection."""

from __future__ import annotations

import io
import re
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser.built_views import around, game, seen_by_wall
from tests.browser.faults import Sheet, hold, settle, show
from tests.browser.sample_names import CLASS, FIVE
from tests.browser.states import WALL as STATES
from tests.browser.states import WALL_SIZES
from tests.browser.states_wall import EIGHT, called, claim, lobby, turn, up
from tests.tools.catalogue import served
from tests.tools.film import ENDED, call, door_question, filmed, question, room_deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="no-preference") as context:
        yield Sheet(context, clock=True)


@pytest.fixture
def wall(sheet: Sheet) -> Iterator[Page]:
    """Yield a projector with animations and a clock that a test may stop."""
    sheet.page.set_viewport_size({"width": 1366, "height": 768})
    sheet.page.emulate_media(reduced_motion="no-preference")
    with sheet.uncomplaining() as page:
        yield page


@pytest.fixture
def new_wall(browser: Browser) -> Iterator[Page]:
    """Yield such a projector on a page that is reloaded for each state."""
    said: list[str] = []
    with browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference") as context:
        page = context.new_page()
        page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        yield page
    assert said == []


def opened(wall: Page, address: str, name: str) -> Page:
    show(wall, address, name)
    return wall


def send(wall: Page, view: dict[str, Any], version: int = 8) -> None:
    """Send the wall a newer view."""
    view = deepcopy(view)
    view["version"][0] = version
    wall.evaluate("view => window.catalogue.on.view(view)", view)


def acts(wall: Page) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = wall.evaluate("() => window.catalogue.acts")
    return sent


MOVING = """selector => [...document.querySelectorAll(selector)].flatMap((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect.getComputedTiming()))
    .map(({ delay, duration }) => delay + duration)"""
LONGEST = "selector => Math.max(0, ..." + MOVING.removeprefix("selector => ") + ")"


# Sets every animation to this many ms after its beginning.
STANDS = """(at) => document.getAnimations().forEach((one) => {
  one.pause();
  one.currentTime = at;
})"""


def test_cards_turn_with_their_faces_and_stamp_is_in_time(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    send(wall, STATES["turning-none"])
    expect(wall.locator(".turned-back")).to_have_count(3)
    expect(wall.locator(".turned-front")).to_have_count(0)
    expect(wall.locator(".stamp")).to_be_hidden()
    send(wall, STATES["turning-some"], version=9)
    expect(wall.locator(".turned-front")).to_have_count(2)
    expect(wall.locator(".turned-front").first).to_have_css("animation", re.compile(r"0\.21s .*turn-up"))
    wall.evaluate("() => document.querySelector('.turned').dataset.same = 'yes'")
    send(wall, STATES["turning-all"], version=10)
    expect(wall.locator(".is-last .turned-front")).to_have_css("animation", re.compile(r"0\.45s .*turn-up"))
    expect(wall.locator(".is-false, .is-true, .reveal-middle .mark")).to_have_count(0)
    send(wall, STATES["reveal-caught"], version=11)
    expect(wall.locator(".turned[data-same=yes]")).to_have_count(1)
    expect(wall.locator(".show-stamp")).to_be_visible()
    expect(wall.locator(".show-stamp")).to_have_css("animation", re.compile(r"0\.17s .*show-stamp"))
    assert wall.evaluate(LONGEST, ".show-stage") <= 1300, "the outcome is not kept back"


def test_truth_and_lie_look_and_sound_alike_until_the_stamp(new_wall: Page, address: str) -> None:
    """The wall knows the result before the stamp, and must not show it by a word, a class, an ARIA text or a style."""
    drawn: list[list[str]] = []
    new_wall.clock.install()
    for day, last in enumerate(("KH", "7H"), 1):
        opened(new_wall, address, "turn-claim")
        new_wall.evaluate("() => document.fonts.ready")
        new_wall.wait_for_load_state("networkidle")  # the heads are loaded from a file of their own
        new_wall.clock.pause_at(f"2100-01-0{day}")
        new_wall.clock.run_for(10_000)  # until earlier animations are over: the ring, the dimming bar
        drawn.append([])
        for turned in range(3):
            view = seen_by_wall(up(called(f"7S 7D {last}"), turned))
            view["games"][0]["ahead"]["faces"] = [60_000] * 3  # so that no card begins to turn during the comparison
            send(new_wall, view, version=9 + turned)
            new_wall.clock.run_for(1_000)  # the stage of a call is drawn a frame later, behind the two halves
            expect(new_wall.locator("main:not(.ghost) .show .turned-back")).to_have_count(3)
            expect(new_wall.locator("main:not(.ghost) .show .turned-front")).to_have_count(turned)
            html = new_wall.evaluate("() => document.getElementById('wall').outerHTML")
            drawn[-1].append(re.sub(r"lit\$\d+", "", html))  # without lit's markers, which differ with each load
        new_wall.clock.resume()
    assert drawn[0] == drawn[1]


def test_reload_during_a_reveal_shows_the_end_of_the_reveal(wall: Page, address: str) -> None:
    opened(wall, address, "reveal-caught")
    assert wall.evaluate(LONGEST, ".reveal") <= 1
    expect(wall.get_by_text("Spotted!", exact=True)).to_have_css("opacity", "1")


def test_newer_view_ends_a_running_animation(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    send(wall, STATES["reveal-caught"])
    assert wall.evaluate(LONGEST, ".reveal-middle") > 100
    send(wall, STATES["choosing"], version=9)
    assert wall.evaluate(LONGEST, ".reveal-cards") <= 1
    assert wall.evaluate(LONGEST, ".stamp") <= 1
    expect(wall.locator(".reveal-next")).to_contain_text("picks a question for")


def test_identical_view_moves_nothing(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    send(wall, STATES["reveal-caught"])
    wall.evaluate("() => (document.querySelector('.stamp').dataset.same = 'yes')")
    send(wall, STATES["reveal-caught"], version=9)
    expect(wall.locator(".stamp[data-same=yes]")).to_have_count(1)


def test_answer_is_lit_in_the_question_before_the_explanation(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    wall.evaluate("() => (document.querySelectorAll('.choice')[1].dataset.same = 'yes')")
    hold(wall)
    send(wall, STATES["answer-right"])
    expect(wall.locator(".choice-right[data-same=yes]")).to_have_count(1)
    expect(wall.locator(".question-verdict")).to_contain_text("got it!")
    expect(wall.locator(".flights .card")).to_have_count(9)
    expect(wall.locator("#wall")).not_to_contain_text(re.compile("caught|spotted", re.IGNORECASE))
    wall.clock.run_for(900)
    expect(wall.locator("#heard")).to_have_text("")  # not announced before it is shown
    wall.clock.run_for(200)
    expect(wall.locator("#heard")).to_contain_text("Leaves take in")
    wall.clock.run_for(2_600)
    expect(wall.locator(".question-reason")).to_be_visible()
    expect(wall.locator(".choice-right[data-same=yes]")).to_have_count(1)
    send(wall, STATES["turn-claim"], version=9)
    expect(wall.locator(".table")).to_be_visible()


FRAMES = 40  # ms: two frames
LIGHTS = 500  # ms after an answer until its right tile lights
SEEN = 12  # difference of a pixel (0–255) up to which it counts as noise


def differ(one: bytes, other: bytes) -> int:
    """Return the largest difference (0–255) between corresponding pixels of two pictures."""
    pictures = [Image.open(io.BytesIO(picture)) for picture in (one, other)]
    return max(most for _, most in ImageStat.Stat(ImageChops.difference(*pictures)).extrema)


def test_right_answer_is_invisible_until_its_choice_is_lit(browser: Browser, address: str) -> None:
    """Until then the pictures are equal for right and wrong answers, whichever choice is right."""
    other = question(right=True)
    other.views[-1][1]["game"]["question"]["result"]["answer"] = [2]
    films = []
    for scene in (question(right=True), question(right=False), other):
        scene.after = 2 * LIGHTS
        films.append(dict(filmed(browser, address, scene)))
    hushed = [at for at in films[0] if 0 <= at < LIGHTS]
    assert len(hushed) >= 3
    for film in films[1:]:
        assert [at for at in hushed if differ(films[0][at], film[at]) > SEEN] == []
        assert differ(films[0][max(film)], film[max(film)]) > SEEN, "then it lights"


def test_bar_offers_overrule_once_answer_is_shown(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    hold(wall)
    send(wall, STATES["answer-right"])
    otherwise = wall.get_by_role("button", name="Count as wrong")
    wall.clock.run_for(900)
    expect(wall.locator(".question-lit")).to_have_count(1)
    expect(otherwise).to_have_count(0)
    wall.clock.run_for(200)
    expect(otherwise).to_be_visible()


def test_heads_light_up_as_they_answer_without_naming_missing(wall: Page, address: str) -> None:
    story = called(questions={"KH": q.GAS}, pile=4, story=game(FIVE, hunter=False, shines=False)).stamped().turned()
    opened(wall, address, "question")
    for version, (name, heads) in enumerate((("Cem", [2]), ("Ann", [0, 2])), 8):
        send(wall, around(story.answers(name, q.GASES[1])).wall(), version)
        places = wall.locator(".lights-heads i")
        expect(places).to_have_count(5)
        assert [at for at in range(5) if places.nth(at).locator(".head").count()] == heads
    for name in ("Bob", "Dan"):
        story.answers(name, q.GASES[1])
    send(wall, around(story.runs_out()).wall(), 10)
    expect(wall.locator(".choice-right")).to_have_count(1)
    expect(wall.locator(".question-count .head")).to_have_count(0)


PLACES = """() => [...document.querySelectorAll(".question-text, .choice, .choice-text")].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("answer", ["answer-right", "answer-why-not"])
@pytest.mark.parametrize(("motion", "direction"), [("no-preference", "ltr"), ("reduce", "rtl")])
def test_question_and_choices_do_not_move_at_the_answer(
    wall: Page, address: str, answer: str, width: int, height: int, motion: Any, direction: str
) -> None:
    wall.set_viewport_size({"width": width, "height": height})
    wall.emulate_media(reduced_motion=motion)
    opened(wall, address, "question")
    wall.evaluate("dir => (document.documentElement.dir = dir)", direction)
    wall.evaluate("() => document.fonts.ready")
    hold(wall)
    before = wall.evaluate(PLACES)
    assert len(before) == 9
    send(wall, STATES[answer])
    wall.clock.run_for(3_700)
    expect(wall.locator(".question-reason").last).to_be_visible()
    wall.evaluate(ENDED)
    after = wall.evaluate(PLACES)
    wall.evaluate("() => (document.documentElement.dir = 'ltr')")
    assert after == before


def test_long_explanation_replaces_the_question_without_overlap(wall: Page, address: str) -> None:
    opened(wall, address, "question")
    hold(wall)
    view = deepcopy(STATES["answer-right"])
    view["game"]["question"]["result"]["explanation"] = "Leaves take in carbon dioxide. " * 20
    send(wall, view)
    wall.clock.run_for(3_700)
    expect(wall.locator(".question-told .question-reason")).to_be_visible()
    for at in range(0, 500, 40):
        wall.evaluate(STANDS, at)
        through = wall.evaluate(
            """() => {
              const seen = [...document.querySelectorAll(".question-text, .question-reason, .question-foot")]
                .filter((one) => getComputedStyle(one).opacity > 0.05);
              const [tiles, others] = [[...document.querySelectorAll(".question-told .choice")], seen].map((all) =>
                all.map((one) => one.getBoundingClientRect()));
              const meet = (one, other) => one.top < other.bottom - 1 && one.bottom > other.top + 1;
              return tiles.filter((tile) => others.some((other) => meet(tile, other))).length;
            }"""
        )
        assert through == 0, f"{at} ms"


def test_halves_of_a_call_cover_the_whole_wall(wall: Page, address: str) -> None:
    """The halves overshoot for a moment, so they are drawn larger than the wall."""
    opened(wall, address, "turn-claim")
    hold(wall)
    send(wall, call("KH").views[1][1])
    wall.clock.run_for(100)
    for at in (220, 250, 280, 310):
        wall.evaluate(STANDS, at)
        bare = wall.evaluate(
            """() => {
              const beyond = (selector) => document.querySelector(selector).getBoundingClientRect();
              const more = (selector) =>
                parseFloat(getComputedStyle(document.querySelector(selector), "::before").width);
              return Math.max(
                beyond(".show-duel-left").left - (more(".show-duel-left") || 0),
                beyond(".show-duel-band").left,
                innerWidth - beyond(".show-duel-right").right - (more(".show-duel-right") || 0),
              );
            }"""
        )
        assert bare < 0, f"at {at} ms"


def stamped(wall: Page, address: str, cards: str, at: int) -> None:
    """Let the stamp fall on these cards, and stop all animations ``at`` ms after that."""
    opened(wall, address, "turn-claim")
    hold(wall)
    *turning, stamp, _ = [view for _, view in call(cards).views]
    for version, view in enumerate([*turning, stamp], 8):
        send(wall, view, version)
        wall.clock.run_for(100)
    wall.evaluate(STANDS, at)


def test_stamp_is_coloured_with_rays_from_the_first_frame(wall: Page, address: str) -> None:
    stamped(wall, address, "KH", 0)
    expect(wall.locator(".is-caught .show-tint")).to_have_css("opacity", "1")
    expect(wall.locator(".is-caught .show-light")).to_have_css("opacity", "0")
    rays, show = wall.locator(".show-burst").bounding_box(), wall.locator("main .show").bounding_box()
    assert rays
    assert show
    assert rays["x"] < show["x"]
    assert rays["x"] + rays["width"] > show["x"] + show["width"]
    assert rays["y"] < show["y"]
    assert rays["y"] + rays["height"] > show["y"] + show["height"]


@pytest.mark.parametrize("cards", ["7S 7H 7D KH QS", EIGHT, "KS KH KD KC QS QH QD QC JS JH 2S 2H"])
def test_stamp_covers_no_false_card_of_several_rows(wall: Page, address: str, cards: str) -> None:
    stamped(wall, address, cards, 600)
    covered = wall.evaluate(
        """() => {
          const stamp = document.querySelector(".show-stamp").getBoundingClientRect();
          const cards = [...document.querySelectorAll(".show .is-false .turned-front, .show .is-false .show-badge")];
          return [cards.length, cards.filter((one) => one.getBoundingClientRect().bottom > stamp.top).length];
        }"""
    )
    assert covered == [2 * sum(card[0] != "7" for card in cards.split()), 0]


@pytest.mark.parametrize("cards", ["7S 7D KH", EIGHT])
def test_cards_and_heading_do_not_move_after_the_stamp(wall: Page, address: str, cards: str) -> None:
    """The show leaves each card and the heading at the position that they have in the scene after it."""
    opened(wall, address, "turn-claim")
    hold(wall)
    *turning, stamp, _ = [view for _, view in call(cards).views]
    for version, view in enumerate([*turning, stamp], 8):
        send(wall, view, version)
        wall.clock.run_for(100)
    wall.evaluate(STANDS, 560)  # when it is built
    wall.clock.run_for(600)
    seen = wall.evaluate(
        """() => {
          const last = (selector) => document.querySelector(selector).getAnimations().at(-1).effect.getComputedTiming();
          const early = [last(".reveal-head").delay + 560 - last(".show-stage-head").endTime,
            last(".reveal-middle .stamp").delay + 560 - last("main .show").endTime];
          for (const one of document.getAnimations()) {
            one.pause();
            one.currentTime = Math.min(5_000, one.effect.getComputedTiming().endTime);
          }
          const places = (selector) => [...document.querySelectorAll(`${selector} .turned-front .card`)]
            .map((card) => card.getBoundingClientRect());
          const [left, right] = [places(".show"), places(".reveal-middle")];
          const apart = left.map((from, at) => Math.hypot(from.x - right[at].x, from.y - right[at].y));
          return { early: Math.min(...early), count: left.length, apart: Math.max(...apart) };
        }"""
    )
    assert seen["count"] == len(cards.split())
    assert seen["early"] >= 0, "in ms"
    assert seen["apart"] < 2, "in px"


def test_call_is_not_shown_again_before_an_immediate_question(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    hold(wall)
    *turning, question = [view for _, view in call("KH").views]
    for version, view in enumerate(turning, 8):
        send(wall, view, version)
    wall.clock.run_for(1_400)
    expect(wall.locator("main .show")).to_have_count(1)
    send(wall, question, version=20)
    expect(wall.locator(".ghost .stamp")).to_have_count(1)
    expect(wall.locator(".ghost .show")).to_have_count(0)


def test_newer_view_ends_the_flight_of_cards(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-five")
    send(wall, seen_by_wall(game(FIVE).opens()))
    expect(wall.locator(".flights > .card")).to_have_count(50)
    send(wall, STATES["turn-claim"], version=9)
    expect(wall.locator(".flights > .card")).to_have_count(3)
    assert set(wall.evaluate(CHANGING)) <= {"opacity", "transform", "visibility", "translate", "rotate", "scale"}
    send(wall, STATES["podium"], version=10)
    expect(wall.locator(".flights")).to_have_count(0)


# The properties that transitions change in more than 100 ms: with reduced motion only fading is allowed.
CHANGING = """() => [...new Set(document.getAnimations().flatMap(({ effect }) => {
  const { duration } = effect.getComputedTiming();
  return duration <= 1 ? [] : effect.getKeyframes().flatMap(Object.keys);
}))].filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)).sort()"""


def test_multi_table_wall_keeps_stage_until_next_turn(wall: Page, address: str) -> None:
    opened(wall, address, "all-three")
    reveal, question, *answering, answer, goes_on = [view for _, view in door_question(right=True).views]
    hold(wall)
    send(wall, reveal)
    wall.clock.run_for(FRAMES)
    send(wall, question, version=9)
    expect(wall.locator("main:not(.ghost) .door")).to_contain_text("Spotted!")  # the ghost has this frame for itself
    wall.clock.run_for(FRAMES)
    expect(wall.locator("main:not(.ghost) .door")).not_to_contain_text(re.compile("caught|spotted", re.IGNORECASE))
    expect(wall.locator(".ghost-over .door")).to_contain_text("Spotted!")
    wall.evaluate("() => (document.querySelectorAll('main:not(.ghost) .choice')[1].dataset.same = 'yes')")
    send(wall, answering[-1], version=10)
    send(wall, answer, version=11)
    wall.clock.run_for(1_000)
    expect(wall.locator(".ghost")).to_have_count(0)
    expect(wall.locator(".door .choice-right[data-same=yes]")).to_have_count(1)
    expect(wall.locator(".flights .card")).not_to_have_count(0)
    send(wall, goes_on, version=12)
    wall.clock.run_for(FRAMES)
    expect(wall.locator("main:not(.ghost) .board-tall")).to_have_count(3)
    assert wall.evaluate(LONGEST, ".board-grid") == 240, "tiles fade in, they are not just there"


@pytest.mark.parametrize(("right", "says"), [(True, "Knew it"), (False, "Picked up")])
def test_answered_player_is_not_called_caught_again(wall: Page, address: str, right: bool, says: str) -> None:
    opened(wall, address, "all-three")
    *_, answer, goes_on = [view for _, view in door_question(right).views]
    for version, view in enumerate((answer, goes_on), 8):
        send(wall, view, version)
        expect(wall.locator("main:not(.ghost)")).not_to_contain_text(re.compile("caught|spotted", re.IGNORECASE))
    expect(wall.locator("main:not(.ghost) .board[data-table='2'] .board-badge")).to_contain_text(says)


def test_cards_are_dealt_into_each_tile_once(wall: Page, address: str) -> None:
    opened(wall, address, "tables-two")
    hold(wall)
    (_, before), (_, dealt) = room_deal().views
    send(wall, before)
    send(wall, dealt, version=9)
    cards = wall.locator(".flights .card")
    wall.clock.run_for(1_900)
    expect(cards).to_have_count(3 * (5 + 5 + 4))
    wall.clock.run_for(1_100)
    expect(cards).to_have_count(0)
    send(wall, dealt, version=10)
    expect(cards).to_have_count(0)


def test_nothing_moves_with_reduced_motion(wall: Page, address: str) -> None:
    wall.emulate_media(reduced_motion="reduce")
    opened(wall, address, "turn-claim")
    for name in (
        "bottle-turns",
        "bottle-spin",
        "question",
        "answer-right",
        "turn-claim",
        "turning-none",
        "turning-some",
        "turning-all",
        "reveal-caught",
        "podium",
    ):
        send(wall, STATES[name])
        assert set(wall.evaluate(CHANGING)) <= {"opacity", "visibility"}, name
    opened(wall, address, "lobby-five")
    send(wall, seen_by_wall(game(FIVE).opens()))
    expect(wall.locator(".flights-words")).to_have_count(1)
    expect(wall.locator(".flights > .card")).to_have_count(0)
    assert set(wall.evaluate(CHANGING)) == {"opacity"}


def test_ring_lights_up_when_the_bottle_stops(wall: Page, address: str) -> None:
    story = game((*FIVE, "Bo"), "bottle").opens()
    opened(wall, address, "lobby-five")
    send(wall, seen_by_wall(story))
    expect(wall.locator(".bottle-says h1")).to_contain_text("Who goes first?")
    expect(wall.locator(".bottle-found")).to_have_count(0)
    endless = "one => one.getAnimations().map(({ effect }) => effect.getTiming().iterations === Infinity)"
    assert wall.locator(".bottle-glass").evaluate(endless) == [True]
    story.chance = Random(4)
    starter = story.runs_out().game.starter
    send(wall, seen_by_wall(story), version=9)
    expect(wall.locator(".bottle-found")).to_have_count(1)
    expect(wall.locator(".bottle-says h1")).to_contain_text(list(story.names)[starter - 1])
    wall.wait_for_function("() => !document.querySelector('.bottle-glass').getAnimations().length")
    points = "one => getComputedStyle(one).transform"
    assert wall.locator(".bottle-glass").evaluate(points) == wall.locator(".bottle-found").evaluate(points)


def test_last_card_pulses_at_its_pace_on_a_reloaded_wall(wall: Page, address: str) -> None:
    opened(wall, address, "last-card")
    expect(wall.locator("main.is-still .table-last")).to_have_count(1)
    paces = wall.locator(".table-last").evaluate(
        "table => getComputedStyle(table, '::before').animationDuration.split(', ')"
    )
    assert paces == ["0.4s", "1s"], "else it flickers"


def test_answer_has_the_same_timing_with_reduced_motion(wall: Page, address: str) -> None:
    wall.emulate_media(reduced_motion="reduce")
    opened(wall, address, "question")
    hold(wall)
    send(wall, STATES["answer-right"])
    delays = wall.evaluate(
        """() => Object.fromEntries([".choice-right", ".choice-count", ".question-verdict"].map((one) =>
          [one, Math.max(...document.querySelector(one).getAnimations()
            .map(({ effect }) => effect.getComputedTiming().delay))]))"""
    )
    assert delays == {".choice-right": 500, ".choice-count": 650, ".question-verdict": 1_000}
    wall.clock.run_for(3_700)
    expect(wall.locator(".question-reason")).to_be_visible()


def test_less_motion_switch_is_remembered(new_wall: Page, address: str) -> None:
    opened(new_wall, address, "turn-claim")
    for label in ("Less motion", "Full motion", "Less motion"):
        new_wall.get_by_role("button", name="More").click()
        new_wall.get_by_role("button", name=label).click()
    opened(new_wall, address, "turn-claim")
    send(new_wall, STATES["turning-none"])
    assert new_wall.evaluate("() => document.documentElement.hasAttribute('data-calm')")
    assert set(new_wall.evaluate(CHANGING)) <= {"opacity", "visibility"}


def test_only_cheap_properties_are_animated(wall: Page, address: str) -> None:
    """From the call to the flight of the pile: transform and opacity, of at most 60 elements at a time."""
    opened(wall, address, "turn-claim")
    for name in ("turning-none", "turning-some", "turning-all", "reveal-caught"):
        send(wall, STATES[name])
        assert set(wall.evaluate(CHANGING)) <= {"opacity", "transform", "visibility", "translate", "rotate", "scale"}
        assert wall.evaluate("() => new Set(document.getAnimations().map(({ effect }) => effect.target)).size") <= 60


REHEARSED = """() => {
  window.rehearsed = [];
  const seen = (added) => [...added].filter((node) => node.matches?.("main.wall"));
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target.className === "wall-rehearsal")
        seen(addedNodes).forEach((main) => window.rehearsed.push(main.querySelector(".wall-scene").classList[1]));
  }).observe(document, { childList: true, subtree: true });
}"""


def test_scenes_are_rendered_hidden_before_cards_are_dealt(new_wall: Page, address: str) -> None:
    """Work that a browser does once, like shaping text in a new size, then costs no frame of the show."""
    new_wall.add_init_script(f"({REHEARSED})()")
    opened(new_wall, address, "lobby-five")
    new_wall.wait_for_function("() => window.rehearsed.length === 22")
    scenes = new_wall.evaluate("() => [...new Set(window.rehearsed)]")
    assert scenes == ["table", "reveal", "question", "finale", "podium", "overview"]
    expect(new_wall.locator(".wall-scene.lobby")).to_have_count(1)
    expect(new_wall.locator(".wall-rehearsal")).to_have_count(0)


def test_no_scene_is_rendered_hidden_while_another_plays(new_wall: Page, address: str) -> None:
    new_wall.add_init_script(f"({REHEARSED})()")
    opened(new_wall, address, "turning-none")
    new_wall.wait_for_load_state("networkidle")
    new_wall.evaluate("() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    assert new_wall.evaluate("() => window.rehearsed") == []


def test_wall_reports_whether_its_cards_are_visible(new_wall: Page, address: str) -> None:
    opened(new_wall, address, "turn-claim")
    new_wall.get_by_role("button", name="More").click()
    new_wall.keyboard.press("Escape")
    new_wall.wait_for_function("() => window.catalogue.shows.length === 3")
    assert new_wall.evaluate("() => window.catalogue.shows") == [True, False, True]
    new_wall.evaluate(
        """() => {
          Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    assert new_wall.evaluate("() => window.catalogue.shows.at(-1)") is False


def test_shortest_call_window_counts_whole_seconds(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    hold(wall)
    send(wall, seen_by_wall(turn().plays("Bob", "6S 6H KD")))
    number = wall.locator(".pile .ring-number")
    expect(number).to_have_text("3")
    expect(wall.get_by_text("Call it?")).to_be_visible()
    wall.clock.run_for(1100)
    expect(number).to_have_text("2")
    wall.clock.run_for(2200)
    expect(wall.get_by_text("Call it?")).to_have_count(0)
    expect(number).to_have_count(0)


def test_pile_does_not_move_when_a_clock_begins_or_ends(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    hold(wall)
    ring = wall.locator(".pile .ring")
    stood = ring.bounding_box()
    send(wall, seen_by_wall(turn().plays("Bob", "6S 6H KD")))
    expect(wall.get_by_text("Call it?")).to_be_visible()
    assert ring.bounding_box() == stood
    wall.clock.run_for(3_300)
    expect(wall.get_by_text("Call it?")).to_have_count(0)
    assert ring.bounding_box() == stood


def test_nothing_moves_when_asker_becomes_known(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    hold(wall)
    *turning, picks = [view for _, view in call(EIGHT).views]
    for version, view in enumerate(turning, 8):
        send(wall, view, version)
    wall.clock.run_for(2_400)
    places = """() => [...document.querySelectorAll("main .reveal-middle li, main .reveal-cost")]
      .map((each) => each.offsetTop)"""
    stood = wall.evaluate(places)
    assert len(stood) == 9
    send(wall, picks, version=20)
    expect(wall.locator("main .reveal-next")).to_contain_text("picks a question for")
    assert wall.evaluate(places) == stood


def test_pause_stops_the_clock_on_the_wall(wall: Page, address: str) -> None:
    opened(wall, address, "paused-last")
    expect(wall.get_by_text("Paused", exact=True)).to_be_visible()
    wall.clock.run_for(5000)
    expect(wall.locator(".ring-number")).to_have_text("7")


def test_only_a_new_name_is_animated_in_the_lobby(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    wall.evaluate("() => document.querySelectorAll('.lobby-heads li').forEach((each) => (each.dataset.old = 'yes'))")
    send(wall, lobby(CLASS[:3], "cheater"))
    expect(wall.locator(".lobby-heads li")).to_have_text(["Ann", "Bob", "Cem"])
    expect(wall.locator(".lobby-heads li:not([data-old])")).to_have_text(["Cem"])
    expect(wall.get_by_role("status").filter(has_text="3 of 3 ready")).to_have_count(1)


def test_wall_announces_events_to_screen_readers(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    heard = wall.locator("#heard")
    for name, words in {
        "turn-claim": "Bob plays 3 sixes.",
        "turning-some": "called Bob’s 3 sevens.",
        "reveal-caught": "Spotted! The king isn’t a seven: Bob picks up all 9 cards.",
        "question": "Bob must answer: Which gas",
        "answer-right": "Right!",
        "podium": "Game over.",
    }.items():
        send(wall, STATES[name])
        expect(heard).to_have_text(
            re.compile(words.replace("Bob", "\\u2068?Bob\\u2069?"))
        )  # a name may be inside isolate marks


def test_host_deals_by_keyboard_alone(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-five")
    wall.keyboard.press("Tab")
    expect(wall.get_by_role("button", name="Deal")).to_be_focused()
    wall.keyboard.press("Enter")
    assert acts(wall) == [{"do": "deal"}]


def test_undealable_bar_shows_reason(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-two")
    expect(wall.get_by_role("navigation")).to_contain_text("One more player and we can start!")
    expect(wall.get_by_role("button", name="Deal")).to_have_count(0)
    send(wall, lobby(CLASS[:4], deck="T"))
    expect(wall.get_by_role("navigation")).to_contain_text("4 players would get stuck with this deck.")
    send(wall, lobby(CLASS[:13], deck="T"))
    expect(wall.get_by_role("navigation")).to_contain_text(
        "Some tables would get stuck with this deck. Use ace to jack, nine, king or seven."
    )


def test_buttons_of_the_bar_send_their_commands(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    expect(wall.get_by_role("button", name="Pause")).to_have_count(0)  # "Eyes up" is the only such button
    for name in ("Eyes up", "Skip", "More", "Lock the lesson"):
        wall.get_by_role("button", name=name).click()
    expect(wall.get_by_role("dialog")).to_be_hidden()
    skip = {"do": "skip", "step": STATES["turn-claim"]["game"]["step"]}
    assert acts(wall) == [{"do": "freeze", "message": ""}, skip, {"do": "lock"}]
    send(wall, STATES["paused"])
    wall.get_by_role("button", name="Carry on").click()
    send(wall, STATES["answer-wrong"])
    wall.get_by_role("button", name="Count as right").click()
    assert acts(wall)[3:] == [{"do": "resume"}, {"do": "overrule", "question": 1, "right": True}]


def test_end_of_the_game_is_confirmed_in_a_dialog(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    end = wall.get_by_role("button", name="End the game")
    end.click()
    dialog = wall.get_by_role("dialog", name="End this game now?")
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    wall.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(end).to_be_focused()
    assert acts(wall) == []
    end.click()
    dialog.get_by_role("button", name="End the game").click()
    expect(dialog).to_be_hidden()
    assert acts(wall) == [{"do": "end"}]


def test_player_list_removes_players_and_lets_bots_play(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    wall.evaluate("() => window.catalogue.on.pulse({ here: [1, 2, 3, 4] })")
    wall.get_by_role("button", name="Players: 5").click()
    panel = wall.get_by_role("dialog", name="Who’s here")
    expect(panel.get_by_role("listitem").filter(has_text="Anneliese")).to_contain_text("no phone")
    panel.get_by_role("button", name="Let a bot play for Anneliese").click()
    panel.get_by_role("button", name="Remove Dan").click()
    wall.get_by_role("dialog", name="Remove Dan?").get_by_role("button", name="Remove").click()
    assert acts(wall) == [{"do": "autoplay", "seat": 5, "on": True}, {"do": "remove", "seat": 4}]
    expect(panel).to_be_visible()
    send(wall, around(claim()).does(c.Remove(4)).wall())
    expect(panel.get_by_role("listitem")).to_have_count(4)
    found = Axe().run(wall, options={"rules": {"region": {"enabled": False}}}).response["violations"]
    assert [fault["id"] for fault in found] == []


def test_refusal_is_shown_in_words(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-five")
    wall.evaluate("() => (window.catalogue.answer = { refused: 'busy' })")
    wall.get_by_role("button", name="Deal").click()
    expect(wall.get_by_role("navigation").get_by_role("status")).to_have_text(
        "It’s busy right now. Try again in a moment."
    )


def test_wall_without_host_rights_has_no_bar(wall: Page, address: str) -> None:
    opened(wall, address, "turn-wall-only")
    expect(wall.get_by_role("navigation")).to_have_count(0)
    expect(wall.get_by_role("button")).to_have_count(0)


def test_bar_hides_after_three_seconds_and_returns(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    hold(wall)
    wall.mouse.move(300, 200)
    buttons = wall.locator(".bar > .bar-button")
    wall.clock.run_for(2_800)
    expect(wall.locator(".bar-dim")).to_have_count(0)
    wall.clock.run_for(400)
    expect(wall.locator(".bar-dim")).to_have_count(1)
    expect(buttons.first).to_have_css("opacity", "0")
    expect(wall.locator(".bar-join")).to_have_css("opacity", "1")  # latecomers read it
    wall.mouse.move(310, 200)
    expect(buttons.first).to_have_css("opacity", "1")
    wall.clock.run_for(4_000)
    wall.keyboard.press("Tab")
    expect(wall.locator(".bar-dim")).to_have_count(0)


TAP = """(selector) => {
  const button = document.querySelector(selector);
  const how = { bubbles: true, pointerType: "touch" };
  button.dispatchEvent(new PointerEvent("pointerdown", how));
  button.dispatchEvent(new PointerEvent("click", how));
}"""


def test_touch_on_hidden_bar_only_shows_it(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    hold(wall)
    freeze = ".bar > .bar-main"
    wall.evaluate(TAP, freeze)
    assert acts(wall) == []
    expect(wall.locator(".bar-dim")).to_have_count(0)
    wall.evaluate(TAP, freeze)
    assert acts(wall) == [{"do": "freeze", "message": ""}]


def test_wall_counts_believers_of_a_revealed_truth(wall: Page, address: str) -> None:
    story = game(FIVE, hunter=False).begins("Bob", "7", {"Bob": "7S 7D KH 2S", "Cem": "8S 8H JS 2H"})
    story.plays("Bob", "7S 7D").believes("Cem").believes("Dan").calls("Ann").stamped()
    opened(wall, address, "turn-claim")
    send(wall, seen_by_wall(story))
    wall.clock.run_for(3_000)
    expect(wall.locator(".reveal-cost")).to_contain_text("Two had believed it.")


def test_wall_does_not_count_bets_on_a_lie_as_belief(wall: Page, address: str) -> None:
    story = game(FIVE, hunter=False, bets=True, beliefs=True)
    story.begins("Bob", "7", {"Bob": "7S 7D KH 2S", "Cem": "8S 8H JS 2H"})
    story.plays("Bob", "7S 7D").believes("Cem").believes("Dan").calls("Ann").bets("Dan", lie=True).stamped()
    opened(wall, address, "turn-claim")
    send(wall, seen_by_wall(story))
    wall.clock.run_for(3_000)
    expect(wall.locator(".reveal-cost")).to_contain_text("One had believed it.")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_card_backs_move_while_a_question_is_picked(wall: Page, address: str, motion: Any) -> None:
    wall.emulate_media(reduced_motion=motion)
    opened(wall, address, "reveal-caught")
    expect(wall.locator(".reveal-picks")).to_be_hidden()
    send(wall, STATES["choosing"])
    backs = wall.locator(".reveal-pick")
    expect(backs).to_have_count(5)
    endless = "all => all.map((one) => one.getAnimations().at(0)?.effect.getTiming().iterations === Infinity)"
    assert backs.evaluate_all(endless) == [motion == "no-preference"] * 5


# The distance of each card back in the fan from the footer's text and the stamp: 0 or less if they touch.
CLEAR = """() => {
  const picks = [...document.querySelectorAll(".reveal-pick")].map((one) => one.getBoundingClientRect());
  const others = [...document.querySelectorAll(".reveal-words, .stamp-words, .reveal-cards .turned-card, .flight")];
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  return Math.min(...others.flatMap((one) => picks.map((pick) => apart(pick, one.getBoundingClientRect()))));
}"""


@pytest.mark.parametrize("state", ["choosing", "choosing-anyone", "choosing-long"])
def test_fan_of_card_backs_overlaps_nothing(wall: Page, address: str, state: str) -> None:
    wall.emulate_media(reduced_motion="reduce")
    opened(wall, address, state)
    expect(wall.locator(".reveal-pick")).to_have_count(5)
    for width, height in WALL_SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        settle(wall)
        assert wall.evaluate(CLEAR) > 0, (width, height)


HEADS = """() => [...document.querySelectorAll(".flights-head")].map((one) => {
  const head = one.querySelector(".sign").getBoundingClientRect();
  const words = [...one.children].slice(1).map((word) => word.getBoundingClientRect());
  return [head.left + head.width / 2, head.top + head.height / 2, head.width,
    Math.min(head.left, ...words.map((word) => word.left)), Math.max(head.right, ...words.map((word) => word.right))];
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_heads_are_large_around_the_deck_at_a_deal(
    wall: Page, address: str, width: int, height: int, direction: str
) -> None:
    wall.set_viewport_size({"width": width, "height": height})
    opened(wall, address, "lobby-five")
    wall.evaluate("dir => (document.documentElement.dir = dir)", direction)
    hold(wall)
    send(wall, seen_by_wall(game(FIVE).opens()))
    wall.clock.run_for(400)  # the table is drawn, then its cards
    expect(wall.locator(".flights-head")).to_have_count(5)
    wall.evaluate(STANDS, 1_500)
    heads = wall.evaluate(HEADS)
    wall.evaluate("() => (document.documentElement.dir = 'ltr')")
    for (x, y, size, left, right), (to_x, to_y) in zip(heads, ARC, strict=True):
        assert abs(x - to_x * width) < 3
        assert abs(y - to_y * height) < 3
        assert size > 0.09 * width
        assert left >= 0
        assert right <= width


ARC = [(0.1, 0.52), (0.217, 0.265), (0.5, 0.16), (0.783, 0.265), (0.9, 0.52)]  # of the wall's width and height


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_names_of_few_heads_are_uncut_at_a_deal(wall: Page, address: str, count: int) -> None:
    wall.set_viewport_size({"width": 1366, "height": 768})
    opened(wall, address, "lobby-five")
    hold(wall)
    names = ["Clever Crocodile", "Golden Crocodile", "Gentle Crocodile", "Modest Crocodile", "Silver Crocodile"]
    send(wall, seen_by_wall(game(names[:count]).opens()))
    wall.clock.run_for(400)
    expect(wall.locator(".flights-head")).to_have_count(count)
    wall.evaluate(STANDS, 1_500)
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert wall.locator(".flights-name").evaluate_all(cut) == []
    width = wall.viewport_size["width"] if wall.viewport_size else 0
    for _, _, _, left, right in wall.evaluate(HEADS):
        assert left >= 0
        assert right <= width


def test_many_heads_get_their_cards_at_their_seats(wall: Page, address: str) -> None:
    opened(wall, address, "lobby-five")
    hold(wall)
    send(wall, seen_by_wall(game(CLASS[:9]).opens()))
    wall.clock.run_for(400)
    expect(wall.locator(".flights .card").first).to_be_attached()
    expect(wall.locator(".flights-head")).to_have_count(0)


GESTURE = "gesture => window.catalogue.on.gesture(gesture)"


def test_card_back_under_the_finger_of_the_asker_is_lifted(wall: Page, address: str) -> None:
    opened(wall, address, "choosing")
    backs = wall.locator(".reveal-pick")
    for gesture, lifted in (
        ({"table": 1, "place": 3}, 3),
        ({"table": 2, "place": 0}, 3),
        ({"table": 1, "place": 0}, 0),
    ):
        wall.evaluate(GESTURE, gesture)
        assert [at for at in range(5) if "is-touched" in (backs.nth(at).get_attribute("class") or "")] == [lifted]
    send(wall, STATES["question"])
    send(wall, STATES["choosing"], version=9)
    wall.evaluate(GESTURE, {"seat": 1})
    expect(wall.locator(".is-touched")).to_have_count(1)
    other = deepcopy(STATES["choosing"])
    other["game"]["challenge"]["number"] += 1
    send(wall, other, version=10)
    expect(wall.locator(".is-touched")).to_have_count(0)


@pytest.mark.parametrize(("motion", "moved"), [("no-preference", "transform"), ("reduce", "opacity")])
def test_head_jumps_in_the_lobby(wall: Page, address: str, motion: Any, moved: str) -> None:
    wall.emulate_media(reduced_motion=motion)
    opened(wall, address, "lobby-five")
    wall.evaluate(GESTURE, {"seat": 2})
    jumping = wall.locator("[data-jumps='2'] .sign").evaluate(
        "head => head.getAnimations().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys))"
    )
    assert moved in jumping
    assert wall.locator("[data-jumps='1'] .sign").evaluate("head => head.getAnimations().length") == 0


def test_band_of_a_call_covers_neither_name(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    send(wall, STATES["turning-none"])
    expect(wall.locator(".show-duel-who b")).to_have_count(2)
    wall.evaluate(STANDS, 1_000)
    covered = """names => names.map((name) => {
      const { left, right, top } = name.firstElementChild.getBoundingClientRect();
      return [left, right].map((x) => Boolean(document.elementFromPoint(x, top + 6)?.closest(".show-duel-band")));
    })"""
    assert wall.locator(".show-duel-who b").evaluate_all(covered) == [[False, False]] * 2


def test_last_card_is_written_in_capitals(wall: Page, address: str) -> None:
    opened(wall, address, "last-card")
    expect(wall.locator(".claim-last")).to_have_text("Last card!")
    expect(wall.locator(".claim-last")).to_have_css("text-transform", "uppercase")
    opened(wall, address, "turn-claim")
    expect(wall.locator(".claim-last")).to_have_count(0)


def test_picked_up_cards_fly_together_as_one_pile(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    send(wall, STATES["reveal-caught"])
    wall.clock.run_for(3_000)
    middles = """(at) => [...document.querySelectorAll(".flight-x")].map((card) => {
      const all = card.getAnimations({ subtree: true });
      for (const one of all) {
        one.pause();
        one.currentTime = one.effect.getTiming().delay + at;
      }
      const { left, top, width, height } = card.querySelector(".card").getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })"""
    expect(wall.locator(".flight-x")).to_have_count(8)
    for at in (1, 200, 400):
        found = wall.evaluate(middles, at)
        assert min(y for _, y in found) > 768 / 2  # always in the lower half
        assert max(x for x, _ in found) - min(x for x, _ in found) < 768 / 12


def test_lost_connection_is_shown_and_game_stays_visible(wall: Page, address: str) -> None:
    opened(wall, address, "turn-claim")
    wall.evaluate("() => window.catalogue.on.line('off')")
    expect(wall.get_by_role("alert")).to_contain_text("No connection. Trying again")
    expect(wall.get_by_role("heading", name="Bob says 3 sixes")).to_be_visible()
    wall.evaluate("() => window.catalogue.on.line('on')")
    expect(wall.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("why", "words"), [("closed", "We got 63 of 101 right"), ("unknown", "This lesson has ended")])
def test_wall_of_a_gone_lesson_links_to_the_host_page(wall: Page, address: str, why: str, words: str) -> None:
    opened(wall, address, "turn-claim")
    wall.evaluate("why => window.catalogue.on.gone(why)", why)
    expect(wall.get_by_role("heading", name=words)).to_be_visible()
    expect(wall.get_by_role("link", name="Back to your page")).to_have_attribute("href", "/host")


def test_removed_player_is_shown_as_a_seat_number(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    send(wall, around(claim()).does(c.Remove(2)).wall())
    expect(wall.get_by_role("heading", name="Seat 2 says 3 sixes")).to_be_visible()


def test_podium_never_shows_last_place(wall: Page, address: str) -> None:
    opened(wall, address, "turn-quiet")
    view = deepcopy(STATES["podium"])
    view["game"]["places"] = view["game"]["places"][:3]
    send(wall, view)
    for _ in range(3):  # each tap shows the next part: the name, the awards, the end
        wall.locator("main.wall").click()
    expect(wall.locator(".podium-stand").first.locator(".step-name")).to_have_text(["Cem", "Bob"])


REFUSED = ["wall-refused", "wall-refused-lobby", "wall-refused-question", "wall-refused-all"]


@pytest.mark.parametrize("name", REFUSED)
def test_refusal_in_the_bar_is_uncut(wall: Page, address: str, name: str) -> None:
    width, height = 1280, 720
    wall.set_viewport_size({"width": width, "height": height})
    show(wall, address, name)
    said = wall.locator(".bar-said").bounding_box()
    buttons = [one.bounding_box() for one in wall.locator(".bar :is(button, a)").all()]
    assert said
    assert said["width"] > 100
    for box in [said, *filter(None, buttons)]:
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        assert box["y"] >= wall.locator("main.wall").bounding_box()["height"] - 1  # type: ignore[index]


def test_right_to_left_choice_has_letter_on_right(wall: Page, address: str) -> None:
    """The letter is beside the first word, whatever the language of the question."""
    opened(wall, address, "question-mixed")
    for place, rtl in enumerate((True, True, True, False)):
        choice = wall.locator(".choice").nth(place)
        gap = choice.evaluate(
            """(choice) => {
              const range = document.createRange();
              range.selectNodeContents(choice.querySelector(".choice-text"));
              const both = [range, choice.querySelector(".choice-sign")];
              const [text, sign] = both.map((one) => one.getBoundingClientRect());
              return [sign.left - text.right, text.left - sign.right];
            }"""
        )
        after, before = gap
        assert (0 < after < 60) if rtl else (0 < before < 60), (place, gap)

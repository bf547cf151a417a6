"""The show on the phone and in the wall's door: where to look, vibrations, the switches, and films of it."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import states_class as classes
from tests.browser.built_views import game, seen_by_phone, seen_by_wall
from tests.browser.faults import settle
from tests.browser.states import PHONE
from tests.browser.states_turned import LIE, called, looking_up
from tests.browser.states_wall import THREE_SEVENS, up
from tests.browser.steps_phone import show_state
from tests.tools.catalogue import served
from tests.tools.film import EACH, SCENES, filmed, opened, question, strip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.built_views import Table


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def shared(browser: Browser) -> Iterator[Page]:
    """Yield the page of a phone that records its vibrations."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce", has_touch=True)
    context.add_init_script(
        """window.felt = [];
        Object.defineProperty(navigator, "vibrate", { value: (feel) => window.felt.push(feel), configurable: true });"""
    )
    page = context.new_page()
    yield page
    context.close()


@pytest.fixture
def phone(shared: Page) -> Page:
    if shared.url != "about:blank":
        shared.evaluate("() => localStorage.clear()")
    return shared


def send(page: Page, *views: dict[str, Any]) -> None:
    for view in views:
        page.evaluate("view => window.catalogue.on.view(view)", view)


def test_looking_up_phone_shows_backs_and_names_only(phone: Page, address: str) -> None:
    show_state(phone, address, "phone-look-up-mine")
    expect(phone.get_by_role("heading", name="Look up!")).to_be_visible()
    expect(phone.locator(".show-up .card-back")).to_have_count(6)
    expect(phone.locator(".show-up")).to_contain_text("Keep a straight face!")
    expect(phone.locator(".card:not(.card-back), .reveal-cards, .hand")).to_have_count(0)
    drawn = []
    for cards in ("AS JS", "AS AH"):
        for turned in (0, 1):
            send(phone, looking_up(called(cards, up=turned), "cem"))
            settle(phone)
            drawn.append(re.sub(r"lit\$\d+", "", phone.locator(".phone").evaluate("element => element.outerHTML")))
    assert len(set(drawn)) == 1, "the same for truth and lie, whatever has turned"


def test_only_the_loser_phone_shows_cards_raining(phone: Page, address: str) -> None:
    show_state(phone, address, "phone-rain")
    expect(phone.locator(".rain .card-back")).to_have_count(8)
    expect(phone.get_by_text("8 cards coming!")).to_be_visible()
    send(phone, PHONE["phone-reveal"])
    expect(phone.locator(".rain")).to_have_count(0)


@pytest.mark.parametrize("pile", [1, 2, 3, 10])
def test_raining_cards_are_centred_for_any_pile(phone: Page, address: str, pile: int) -> None:
    view = deepcopy(PHONE["phone-rain"])
    view["game"]["challenge"]["pile"] = pile
    show_state(phone, address, "phone-turning")
    send(phone, view)
    settle(phone)
    places = phone.evaluate(PLACES, ".rain-cards > span")
    left, right = min(x for x, *_ in places), max(x + width for x, _, width, _ in places)
    assert left >= 0
    assert right <= 360
    assert (left + right) / 2 == pytest.approx(180, abs=2)
    assert len({x for x, *_ in places}) == pile, "none covers another one"


def test_phone_does_not_repeat_caught_after_the_answer(phone: Page, address: str) -> None:
    show_state(phone, address, "phone-discard-other")
    expect(phone.locator(".phone")).not_to_contain_text(re.compile("caught!", re.IGNORECASE))
    expect(phone.get_by_role("heading", level=1)).to_contain_text("got it right")


@pytest.mark.parametrize(
    ("state", "told"),
    [("phone-wins", "\u2068Ella\u2069 wins – after this question!"), ("phone-wins-read", "\u2068Ella\u2069 wins!")],
)
def test_phone_announces_the_winner_after_a_wrong_call(phone: Page, address: str, state: str, told: str) -> None:
    show_state(phone, address, state)
    expect(phone.locator(".dock")).to_contain_text(told)
    assert "Next:" not in phone.locator(".dock").inner_text()


def test_turned_cards_are_not_redrawn_at_the_stamp(phone: Page, address: str) -> None:
    show_state(phone, address, "phone-turning")
    send(phone, seen_by_phone(called(LIE, up=3), "cem"))
    expect(phone.locator(".reveal-cards li.is-up")).to_have_count(3)
    phone.evaluate("() => document.querySelectorAll('.reveal-cards li').forEach((each) => (each.dataset.old = 'yes'))")
    send(phone, seen_by_phone(called(LIE).stamped(), "cem"))
    expect(phone.locator(".reveal-cards li[data-old=yes]")).to_have_count(3)
    expect(phone.get_by_role("heading", name="Spotted!")).to_be_visible()


PLACES = """(which) => [...document.querySelectorAll(which)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("cards", [LIE, "AS AH"])
def test_turned_cards_keep_size_and_place_at_stamp(phone: Page, address: str, cards: str) -> None:
    seen = []
    for story, verdicts in ((called(cards, up=1), 0), (called(cards).stamped(), 1)):
        show_state(phone, address, "phone-turning")
        send(phone, seen_by_phone(story, "cem"))
        expect(phone.locator(".headline-verdict:is(.is-good, .is-bad)")).to_have_count(verdicts)
        settle(phone)
        seen.append(phone.evaluate(PLACES, ".reveal-cards li:first-child .card"))
    assert seen[0] == seen[1]


def test_pile_does_not_move_when_its_cost_is_shown(phone: Page, address: str) -> None:
    seen = []
    for name in ("phone-rain", "phone-rain-choosing"):
        show_state(phone, address, name)
        settle(phone)
        seen.append(phone.evaluate(PLACES, ".rain, .rain-cards > span, .rain-count"))
    assert seen[0] == seen[1]
    over = "(one) => one.scrollHeight - one.clientHeight"
    assert phone.locator(".middle").evaluate(over) == 0


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (LIE, {"ann": "Good catch!", "bob": "Caught!", "cem": "Spotted!"}),
        ("AS AH", {"ann": "No lie!", "bob": "Cool as ice!", "cem": "No lie!"}),
    ],
)
def test_player_who_was_right_reads_praise_on_the_phone(
    phone: Page, address: str, cards: str, told: dict[str, str]
) -> None:
    story = called(cards).stamped()
    for name, words in told.items():  # ann has called bob
        show_state(phone, address, "phone-turning")
        send(phone, seen_by_phone(story, name))
        expect(phone.get_by_role("heading", level=1, name=words)).to_be_visible()
        expect(phone.locator("[data-screen~=cheers]")).to_have_count(int(words in {"Good catch!", "Cool as ice!"}))
    phone.goto(f"{address}/reveal-caught")
    phone.wait_for_function("() => document.documentElement.dataset.shown")
    send(phone, seen_by_wall(story))
    expect(phone.locator(".wall")).to_contain_text(told["cem"])


def test_picked_up_cards_animate_only_in_their_hand(phone: Page, address: str) -> None:
    story = game(("ann", "bob", "cem"), hunter=False).begins("bob", "A", {"bob": "KS 2S"}, pile="2C 3C")
    story.plays("bob", "KS").calls("ann").turned()
    for name, comes in (("bob", "took"), ("cem", None)):
        show_state(phone, address, "phone-turning")
        send(phone, seen_by_phone(story, name))
        assert phone.locator(".hand").get_attribute("data-newest") == comes


def test_asker_has_question_page_preloaded(phone: Page, address: str) -> None:
    fetched = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('after_question'))"
    for name, picks in (("cem", False), ("bob", False), ("ann", True)):  # bob is caught, ann has called him
        show_state(phone, address, "phone-turning")
        send(phone, seen_by_phone(called(LIE).stamped(), name))
        expect(phone.locator(".headline-verdict h1")).to_be_visible()
        if picks:
            phone.wait_for_function(fetched)
        phone.wait_for_load_state("networkidle")
        assert phone.evaluate(fetched) is picks, name


def test_answerer_has_answer_page_preloaded(phone: Page, address: str) -> None:
    fetched = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('after_question'))"
    for name, answered in (("phone-answer", False), ("phone-along-sent", True)):
        show_state(phone, address, name)
        if answered:
            phone.wait_for_function(fetched)
        phone.wait_for_load_state("networkidle")
        assert phone.evaluate(fetched) is answered, name


def test_phone_shows_the_answer_at_once_without_a_wall(phone: Page, address: str) -> None:
    view = PHONE["phone-along-right"]
    show_state(phone, address, "phone-turning")
    send(phone, view | {"game": view["game"] | {"question": view["game"]["question"] | {"result": None}}}, view)
    expect(phone.locator("[data-screen~=explain]")).to_be_visible()


def test_right_answer_flashes_green_softly_with_less_motion(phone: Page, address: str) -> None:
    for name, flashes in (("phone-along-right", 1), ("phone-along-wrong", 0), ("phone-right", 1)):
        show_state(phone, address, name)
        expect(phone.locator("[data-screen~=explain]")).to_be_visible()
        expect(phone.locator(".show-flash")).to_have_count(flashes)
    looks = "(one) => [getComputedStyle(one).animationName, getComputedStyle(one).animationDuration]"
    assert phone.locator(".show-flash").evaluate(looks) == ["flash-softly", "0.18s"]
    phone.emulate_media(reduced_motion="no-preference")
    expect(phone.locator("html[data-calm]")).to_have_count(0)
    assert phone.locator(".show-flash").evaluate(looks) == ["flash", "0.18s"]
    phone.evaluate("() => document.documentElement.toggleAttribute('data-calm', true)")
    assert phone.locator(".show-flash").evaluate(looks) == ["flash-softly", "0.18s"]
    phone.emulate_media(reduced_motion="reduce")


def answered(browser: Browser, address: str, *, calm: bool, **how: Any) -> list[str]:
    """Return all texts that a phone shows or announces before the wall has lit the answer."""
    motion: Any = "reduce" if calm else "no-preference"
    with browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion=motion) as context:
        context.add_init_script(f"localStorage.setItem('quizbs-calm', '{'on' if calm else 'off'}')")
        page = context.new_page()
        (_, before), (_, after) = question(**how).views
        opened(page, address, "phone-along-sent")  # so that the part that draws answers is loaded
        send(page, before)
        page.clock.run_for(1_000)
        send(page, after)
        seen = []
        for passed in (20, 300, 300):
            page.clock.run_for(passed)
            seen.append(re.sub(r"lit\$\d+", "", page.locator("body").inner_html()))
        expect(page.get_by_role("heading", level=1)).to_have_text("Look up!")
        expect(page.locator(".seats, [role=timer], .dock button")).to_have_count(0)
        page.clock.run_for(200)
        expect(page.locator(".headline-verdict")).to_be_visible()
        return seen


@pytest.mark.parametrize(
    ("hunter", "calm"),
    [
        (True, False),
        (False, True),
        pytest.param(True, True, marks=pytest.mark.thorough),
        pytest.param(False, False, marks=pytest.mark.thorough),
    ],
)
def test_phones_show_no_result_before_the_wall(browser: Browser, address: str, hunter: bool, calm: bool) -> None:
    for name in ("Bob", "Cem"):
        right, wrong = (
            answered(browser, address, calm=calm, phone=name, hunter=hunter, right=right) for right in (True, False)
        )
        assert right == wrong, name


def test_call_and_verdict_have_their_own_vibrations(phone: Page, address: str) -> None:
    felt = {}
    for name in ("ann", "bob", "cem"):
        show_state(phone, address, "phone-turning")
        story = game(("ann", "bob", "cem")).begins("bob", "A", {"bob": "KS 2S"}, pile="2C 3C").plays("bob", "KS")
        before = seen_by_phone(story, name)
        views = [before, seen_by_phone(story.calls("ann"), name)]
        views += [seen_by_phone(up(story, 1), name), seen_by_phone(story.stamped(), name)]
        send(phone, views[0])
        phone.evaluate("() => (window.felt = [])")
        send(phone, *views[1:])
        felt[name] = phone.evaluate("() => window.felt")
    assert [each[0] for each in felt.values()] == [[40]] * 3, "all alike until the stamp"
    assert felt["ann"][1:] == [[60, 60, 60]]
    assert felt["bob"][1][0] == 200
    assert felt["cem"][1:] == [[40]]


def test_switches_are_stored_and_take_effect(phone: Page, address: str) -> None:
    show_state(phone, address, "phone-turning")
    phone.get_by_role("button", name="Help").click()
    for name, was in (("Show the cards on my phone", "false"), ("Less motion", "false"), ("Vibrate", "true")):
        switch = phone.get_by_role("switch", name=name)
        expect(switch).to_have_attribute("aria-checked", was)
        switch.click()
    show_state(phone, address, "phone-turning")
    phone.get_by_role("button", name="Help").click()
    for name, now in (("Show the cards on my phone", "true"), ("Less motion", "true"), ("Vibrate", "false")):
        expect(phone.get_by_role("switch", name=name)).to_have_attribute("aria-checked", now)
    assert phone.evaluate("() => window.catalogue.shows") == [True]
    assert phone.evaluate("() => document.documentElement.hasAttribute('data-calm')")
    phone.evaluate("() => (window.felt = [])")
    send(phone, PHONE["phone-rain"])
    assert phone.evaluate("() => window.felt") == []


def test_player_with_read_aloud_always_has_cards_on_the_phone(phone: Page, address: str) -> None:
    view = seen_by_phone(called(LIE), "cem")
    view["you"]["accommodation"] = view["you"]["accommodation"] | {"read_aloud": True}
    show_state(phone, address, "phone-turning")
    send(phone, view)
    phone.get_by_role("button", name="Help").click()
    switch = phone.get_by_role("switch", name="Show the cards on my phone")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(switch).to_be_disabled()


def turned_up(story: Table, cards: str, count: int) -> None:
    """Play a call of these cards at a table until ``count`` of them have turned."""
    up(classes.called(story, cards), count)


def test_door_looks_alike_for_truth_and_lie_until_the_stamp(browser: Browser, address: str) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"{address}/all-calm")
        page.wait_for_function("() => document.documentElement.dataset.shown")
        drawn: list[list[str]] = []
        for cards in ("7S 7D KH", THREE_SEVENS.replace("7H 7D", "7D 7H")):
            drawn.append([])
            for turned in range(3):
                view = classes.overview({3: partial(turned_up, cards=cards, count=turned)})
                for table in view["games"]:
                    if table["ahead"]:
                        table["ahead"]["faces"] = [60_000] * 3  # so that no card begins to turn during the comparison
                send(page, view)
                html = page.locator(".door").evaluate("element => element.outerHTML")
                drawn[-1].append(re.sub(r"lit\$\d+|--from-\S+ [^;]+;", "", html))
        assert drawn[0] == drawn[1]
        expect(page.locator(".door-red")).to_have_count(1)
        send(page, classes.overview({3: classes.doubted_truth}))
        expect(page.locator(".door-green")).to_have_count(1)


def test_film_frames_do_not_depend_on_the_speed_of_the_machine(browser: Browser, address: str) -> None:
    scene = SCENES["call-lie"]()
    scene.views = scene.views[:2]
    frames = filmed(browser, address, scene)[:6]
    assert [at for at, _ in frames] == [-200 + EACH * number for number in range(6)]
    assert len({frame for _, frame in frames}) > 3, "something moves"
    again = filmed(browser, address, scene)[:6]
    assert frames[3:] == again[3:], "the call at the same moments, however quick the machine"
    assert strip(frames).size[0] > 6 * 400

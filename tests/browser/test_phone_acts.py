"""How the phone reacts to taps, keys and late views.

An act names the turn, claim or question that was shown; typed text and the focus are never lost.
"""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import sample_questions as q
from tests.browser.built_views import game
from tests.browser.faults import Sheet, show
from tests.browser.sample_names import SIX
from tests.browser.states import PHONE as STATES
from tests.browser.states_phone import LIE, ann, asked, waiting, window
from tests.support.timeouts import IN_BROWSER
from tests.tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(viewport={"width": 360, "height": 640}) as context:
        yield Sheet(context)


@pytest.fixture
def phone(sheet: Sheet, address: str) -> CataloguePhone:
    """Return a phone whose states follow each other on one page."""
    sheet.page.emulate_media(reduced_motion="no-preference")
    return CataloguePhone(sheet.page, address)


@pytest.fixture
def new_phone(context: BrowserContext, address: str) -> Iterator[CataloguePhone]:
    """Yield a phone that loads its page for each state, so that only stored data survives."""
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 640})
    yield CataloguePhone(page, address)
    page.close()


class CataloguePhone:
    """A phone in the catalogue: the test sends it views, and reads the acts that it sends."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address

    def opens(self, name: str) -> CataloguePhone:
        show(self.page, self.address, name)
        return self

    def taps(self, name: str) -> CataloguePhone:
        self.page.get_by_role("button", name=name).first.click()
        return self

    def gets(self, view: dict[str, Any]) -> CataloguePhone:
        """Send a newer view and wait until it is drawn."""
        self.page.evaluate("view => window.catalogue.on.view(view)", view)
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return self

    @property
    def acts(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.catalogue.acts")
        return found

    def focuses(self, name: str) -> None:
        """Wait until the focused element has this name, or this text if it has no name."""
        self.page.wait_for_function(
            "name => (document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()) === name", arg=name
        )

    def hears(self, what: str) -> None:
        """Wait until a live region contains this text."""
        heard = "[...document.querySelectorAll('[role=status], [role=alert]')]"
        self.page.wait_for_function(f"what => {heard}.some((region) => region.textContent.includes(what))", arg=what)


def later(name: str, **game: Any) -> dict[str, Any]:
    """Return the view of a state under the next version, with these fields of the game replaced."""
    view = deepcopy(STATES[name])
    view["version"][2] += 1
    view["game"] |= game
    return view


def play(*faces: str) -> dict[str, Any]:
    """Return the act that plays these cards in the state ``phone-turn``."""
    you = STATES["phone-turn"]["game"]["you"]
    ids = {card["face"]: card["id"] for card in you["hand"]}
    return {"do": "play", "turn": you["can"]["play"]["turn"], "cards": [ids[face] for face in faces]}


CALL = {"do": "call", "claim": STATES["phone-claim"]["game"]["claim"]["number"]}


def test_play_act_has_the_turn_and_the_cards(phone: CataloguePhone) -> None:
    phone.opens("phone-turn").taps("7 of spades").taps("jack of diamonds").taps("Play 2 as “sevens”")
    assert phone.acts == [play("7S", "JD")]


@pytest.mark.parametrize("name", ["phone-turn", "phone-claim-next"])
def test_as_many_cards_as_allowed_are_played_and_no_more(phone: CataloguePhone, name: str) -> None:
    view = later(name)
    view["game"]["you"]["can"]["play"]["most"] = 2
    phone.opens(name).gets(view)
    cards = phone.page.locator("[data-zone=hand] button")
    cards.nth(0).click()
    cards.nth(1).click()
    phone.page.get_by_role("button", name="Play 2 as").wait_for()
    cards.nth(2).click()
    phone.page.get_by_text("2 cards max").wait_for()


def test_call_act_has_the_claim_on_the_screen(phone: CataloguePhone) -> None:
    phone.opens("phone-claim").taps("Doubt it!")
    assert phone.acts == [CALL]


def test_new_claim_ignores_tap_meant_for_previous_one(phone: CataloguePhone) -> None:
    phone.opens("phone-claim")
    newer = ann(window("Ella", "J", "JS2 JH2", ""))
    phone.page.evaluate(
        """view => new Promise((done) => {
             window.catalogue.on.view(view);
             requestAnimationFrame(() => requestAnimationFrame(() => {
               document.querySelector(".button.button-call").click();
               done();
             }));
           })""",
        newer,
    )
    assert phone.acts == []
    phone.taps("Doubt it!")  # a moment later the tap counts
    assert phone.acts == [{"do": "call", "claim": newer["game"]["claim"]["number"]}]


def test_early_play_is_sent_when_its_time_is_reached(new_phone: CataloguePhone) -> None:
    new_phone.page.clock.install()
    new_phone.opens("phone-turn").gets(later("phone-turn", wait=60_000))
    new_phone.taps("7 of spades").taps("Play 1 as “seven”")
    new_phone.page.get_by_text("Take it back").wait_for()
    assert new_phone.acts == []
    new_phone.page.clock.fast_forward(61_000)
    new_phone.page.wait_for_function("window.catalogue.acts.length === 1")
    assert new_phone.acts == [play("7S")]


def test_call_by_another_player_cancels_an_early_play(phone: CataloguePhone) -> None:
    phone.opens("phone-claim-next-armed")
    phone.page.get_by_text("Take it back").wait_for()
    phone.gets(later("phone-caught-other"))
    phone.gets(later("phone-turn", wait=0))
    assert phone.acts == []
    phone.page.get_by_text("Take it back").wait_for(state="hidden")


def test_refusal_is_shown_in_words(phone: CataloguePhone) -> None:
    phone.opens("phone-claim")
    phone.page.evaluate("window.catalogue.answer = {refused: 'closed'}")
    phone.taps("I believe")
    phone.page.wait_for_selector(".note:has-text('Too late')")
    phone.hears("Too late")


def test_typed_answer_survives_newer_views(phone: CataloguePhone) -> None:
    phone.opens("phone-answer-typed")
    phone.page.locator("#typed-answer").press("End")
    phone.gets(later("phone-answer-typed", clock={"left": 9000, "of": 30000}))
    phone.page.keyboard.type("!")
    assert phone.page.locator("#typed-answer").input_value() == "Lisbon!"
    phone.page.keyboard.press("Enter")
    assert phone.acts == [{"do": "answer", "question": 1, "text": "Lisbon!"}]


def test_several_picked_choices_are_sent_in_one_act(phone: CataloguePhone) -> None:
    phone.opens("phone-answer-multi").taps("Answer A and C")
    assert phone.acts == [{"do": "answer", "question": 1, "choices": [0, 2]}]


def test_unplayable_card_shows_reason(phone: CataloguePhone) -> None:
    phone.opens("phone-turn-must-refused")
    phone.page.get_by_text("You have sevens, so you can only play those.").wait_for()
    assert phone.page.get_by_role("button", name="picked").count() == 0


def test_keyboard_plays_cards_and_keeps_focus(phone: CataloguePhone) -> None:
    phone.opens("phone-turn").page.get_by_role("button", name="ace of spades").focus()
    phone.page.keyboard.press("Enter")
    phone.focuses("ace of spades, picked")
    phone.page.get_by_role("button", name="Play 1").focus()
    phone.page.keyboard.press("Enter")
    assert phone.acts == [play("AS")]
    after = later("phone-waiting")
    phone.gets(after)
    phone.focuses("plays tens")  # the headline, since the button has gone


def test_focus_moves_to_the_neighbour_of_a_removed_card(phone: CataloguePhone) -> None:
    phone.opens("phone-waiting").page.get_by_role("button", name="3 of hearts").focus()
    view = later("phone-waiting")
    view["game"]["you"]["hand"] = [card for card in view["game"]["you"]["hand"] if card["face"] != "3H"]
    phone.gets(view)
    phone.focuses("4 of diamonds")


def test_newer_view_never_moves_the_focus(phone: CataloguePhone) -> None:
    doubt = phone.opens("phone-claim").page.get_by_role("button", name="Doubt it!")
    doubt.focus()
    phone.gets(later("phone-claim", clock={"left": 2000, "of": 30000}))
    expect(doubt).to_be_focused()


def test_own_turn_and_events_are_announced(phone: CataloguePhone) -> None:
    phone.opens("phone-waiting").gets(later("phone-turn"))
    phone.hears("Your turn: play sevens. You have 2 sevens.")
    phone.gets(later("phone-caught-me"))
    phone.hears("Dan called your 3 sevens. Caught!".replace("Dan", "\u2068Dan\u2069"))
    phone.page.evaluate("window.catalogue.on.line('off')")
    phone.hears("No connection. Trying again.")


def test_announcement_of_a_step_is_cleared_after_the_step(phone: CataloguePhone) -> None:
    alerted = phone.opens("phone-waiting").page.locator("#alerted")
    expect(alerted).to_have_text("")
    phone.gets(later("phone-turn"))
    expect(alerted).to_have_text("Your turn: play sevens. You have 2 sevens.")
    phone.gets(later("phone-turn", clock={"left": 2000, "of": 30000}))
    expect(alerted).to_have_text("Your turn: play sevens. You have 2 sevens.")
    phone.gets(later("phone-waiting"))
    expect(alerted).to_have_text("")
    phone.gets(later("phone-answer"))
    expect(alerted).to_contain_text("Your question: ")
    phone.gets(later("phone-over"))
    expect(alerted).to_have_text("")
    phone.page.evaluate("window.catalogue.on.line('off')")
    expect(alerted).to_contain_text("No connection. Trying again.")
    phone.page.evaluate("window.catalogue.on.line('on')")
    expect(alerted).to_have_text("")
    phone.hears("Connected again.")


def test_no_clock_is_in_a_live_region(phone: CataloguePhone) -> None:
    phone.opens("phone-turn")
    assert phone.page.locator("[role=timer]").count() == 1
    assert phone.page.locator(":is([aria-live], [role=status], [role=alert]) [role=timer]").count() == 0


ALL = [pytest.param(seed, len(STATES), marks=pytest.mark.thorough) for seed in (2, 3, 4)]


@pytest.mark.parametrize(("seed", "states"), [pytest.param(1, 80, id="some"), *ALL])
def test_any_state_after_any_other_causes_no_script_error(phone: CataloguePhone, seed: int, states: int) -> None:
    """Each view replaces the one before, without an exception."""
    faults: list[str] = []
    phone.page.on("pageerror", lambda error: faults.append(str(error)))
    phone.opens("phone-turn-armed")
    for name in Random(seed).sample(list(STATES), states):
        phone.page.evaluate("view => window.catalogue.on.view(view)", STATES[name])
        phone.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert faults == []


def test_call_works_with_a_hidden_hand(phone: CataloguePhone) -> None:
    phone.opens("phone-claim-hidden")
    expect(phone.page.get_by_role("button", name="of spades")).to_have_count(0)
    phone.taps("Doubt it!")
    assert phone.acts == [CALL]


def test_seat_can_be_reclaimed_from_another_device(phone: CataloguePhone) -> None:
    phone.opens("phone-moved")
    phone.page.get_by_role("heading", name="Your game is open somewhere else now").wait_for()
    phone.taps("Play here")
    phone.page.wait_for_selector(".headline.headline-claim")


def test_tutorial_explains_which_card_to_put_back(phone: CataloguePhone) -> None:
    dock = phone.opens("phone-practice-honest").page.locator(".dock")
    phone.taps("king of clubs")
    expect(dock).to_contain_text("The king isn’t a seven.")
    expect(dock).to_contain_text("Tap the king again to put it back")
    phone.taps("7 of spades").taps("7 of diamonds")
    expect(dock).to_contain_text("Tap the king again to put it back")
    phone.taps("3 of hearts")
    expect(dock).to_contain_text("Tap the others again to put them back")
    phone.taps("king of clubs").taps("3 of hearts")
    expect(dock).to_contain_text("Both are sevens.")
    expect(dock.get_by_role("button", name="Play 2 as “sevens”")).to_be_visible()


def test_phone_has_the_call_word_on_the_button_only(phone: CataloguePhone) -> None:
    view = later("phone-claim-next")
    view["lesson"]["call_word"] = "Cheater!"
    phone.opens("phone-claim-next").gets(view)
    expect(phone.page.locator("#headline")).to_have_text(re.compile(r"^Call it, or\s+play\s+jacks$"))
    assert "oubt" not in phone.page.locator("#phone").inner_text()
    expect(phone.page.locator(".button.button-call")).to_have_text("Cheater!")


def alerts(phone: CataloguePhone) -> Locator:
    return phone.page.locator("#alerted")


def polite(phone: CataloguePhone) -> Locator:
    return phone.page.locator("#said")


def test_screen_reader_hears_event_then_action(phone: CataloguePhone) -> None:
    story = waiting("Finn", "6")
    phone.opens("phone-waiting").gets(ann(story)).gets(ann(story.lays("Finn", 2)))
    expect(alerts(phone)).to_have_text("\u2068Finn\u2069 plays 2 sixes. Your turn: play sevens. You have 2 sevens.")
    expect(polite(phone)).to_have_text("")


def test_result_precedes_discard_and_each_fact_appears_once(phone: CataloguePhone) -> None:
    story = asked(mine="caller", story=game(SIX, answer_along=False))
    phone.opens("phone-answer-watch").gets(ann(story)).gets(ann(story.answers("Bob", "Carbon dioxide")))
    heard = alerts(phone).inner_text().replace("\u2068", "").replace("\u2069", "")
    assert heard == (
        "Bob got it right. The right answer: Carbon dioxide. Leaves take in carbon dioxide and water. With light "
        "they make sugar, and set oxygen free. Bob picks up only 4 of 9 cards. "
        "The other 5 are gone for good. Pick a card to throw away."
    )
    assert "picks up" not in polite(phone).inner_text()


def test_own_question_is_announced_once_after_cards(phone: CataloguePhone) -> None:
    story = window("Ann", "7", LIE, "", questions={"JS": q.GAS})
    phone.opens("phone-claim-mine").gets(ann(story)).gets(ann(story.calls("Dan").turned()))
    heard = alerts(phone).inner_text()
    assert heard.count("Which gas do plants take in") == 1
    assert (
        heard.index("Caught!") < heard.index("The cards:") < heard.index("a question") < heard.index("Your question:")
    )
    expect(polite(phone)).to_have_text("")


def test_phone_shows_move_by_teacher(phone: CataloguePhone) -> None:
    phone.opens("phone-guest-moved")
    dock = phone.page.locator(".dock")
    expect(dock).to_contain_text("Your teacher moved you to table 3.")
    expect(dock).to_contain_text("A bot plays your cards at table 1. You’re in from the next deal.")
    back = later("phone-waiting")
    back["you"] |= {"table": 1, "moved_from": None}
    phone.gets(back)
    expect(dock).to_contain_text("You’re back at table 1, with your cards.")
    phone.hears("You’re back at table\N{NO-BREAK SPACE}1, with your cards.")
    planned = deepcopy(back)
    planned["version"][0] += 1
    planned["you"] |= {"next_table": 2}
    phone.gets(planned)
    expect(dock).to_contain_text("After this game, go to table 2.")
    over = later("phone-over")
    over["version"][0] += 2
    over["you"] |= {"next_table": 2}
    phone.gets(over)
    expect(dock).to_contain_text("After this game, go to table 2.")
    phone.opens("phone-late-moved")
    expect(phone.page.locator(".story").first).to_contain_text("Your teacher moved you to table 3.")


def test_answer_given_offline_is_shown_as_saved_not_as_sent(phone: CataloguePhone) -> None:
    dock = phone.opens("phone-answer-offline").page.locator(".dock")
    expect(dock).to_contain_text("No signal.")
    expect(dock).to_contain_text("Your answer is saved")
    assert "sent" not in dock.inner_text()
    phone.page.evaluate(
        """() => {
          window.catalogue.on.line("on");
          window.catalogue.on.waiting([{ act: { do: "answer", question: 1, choices: [1] }, sent: true }]);
        }"""
    )
    expect(dock).to_have_text(re.compile(r"^\s*Answer sent ✓\s*$"))


DRAFTS = "() => Object.keys(sessionStorage).filter((key) => key.startsWith('quizbs-draft'))"


def test_typed_answer_survives_reload_for_its_question(new_phone: CataloguePhone) -> None:
    new_phone.opens("phone-answer-typed")
    field = new_phone.page.locator("#typed-answer")
    field.fill("Lisb")
    new_phone.page.reload()
    expect(field).to_have_value("Lisb")
    field.press("End")
    new_phone.page.keyboard.type("on")
    new_phone.taps("Send this answer")
    assert new_phone.acts == [{"do": "answer", "question": 1, "text": "Lisbon"}]
    field.fill("Li")
    other = later("phone-answer-typed")
    other["game"]["question"] |= {"number": 10}
    other["game"]["you"]["can"] = {"answer": 10}
    new_phone.gets(other)
    expect(field).to_have_value("")
    new_phone.gets(later("phone-waiting"))
    assert new_phone.page.evaluate(DRAFTS) == []
    field = new_phone.opens("phone-answer-typed").page.locator("#typed-answer")
    field.fill("")
    assert new_phone.page.evaluate(DRAFTS) == []


def test_picked_cards_survive_a_reload(new_phone: CataloguePhone) -> None:
    picked = new_phone.opens("phone-turn").page.locator(".card.is-picked")
    new_phone.page.locator(".hand button").nth(4).click()
    expect(picked).to_have_count(1)
    new_phone.page.reload()
    expect(picked).to_have_count(1)
    new_phone.page.locator(".hand button").nth(5).click()
    new_phone.page.get_by_role("button", name="Play 2").click()
    assert [act["do"] for act in new_phone.acts] == ["play"]


def test_unsent_choice_survives_a_reload(new_phone: CataloguePhone) -> None:
    new_phone.opens("phone-answer").page.locator(".choice").nth(1).click()
    expect(new_phone.page.locator(".choice.is-picked")).to_contain_text("Carbon dioxide")
    new_phone.page.reload()
    expect(new_phone.page.locator(".choice.is-picked")).to_contain_text("Carbon dioxide")
    new_phone.page.get_by_role("button", name="Answer B").click()
    assert new_phone.acts == [{"do": "answer", "question": 1, "choices": [1]}]


LEAVES = """() => {
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_returning_player_reads_missed_plays_until_tap(new_phone: CataloguePhone) -> None:
    new_phone.opens("phone-waiting").page.evaluate(LEAVES)
    view = later("phone-waiting")
    view["game"]["you"]["played_for"] += 2
    new_phone.gets(view)
    dock = new_phone.page.locator(".dock")
    expect(dock).to_contain_text("While you were away, a bot played 2 turns for you.")
    new_phone.page.locator(".hand button").first.click()
    expect(dock).not_to_contain_text("While you were away")
    new_phone.gets(view | {"version": [view["version"][0], view["version"][1], view["version"][2] + 1]})
    expect(dock).not_to_contain_text("While you were away")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("name", ["phone-turn-first-lap", "phone-claim-next", "phone-claim-next-picked"])
def test_slow_turn_without_a_clock_is_nudged(phone: CataloguePhone, name: str, motion: Any) -> None:
    phone.page.emulate_media(reduced_motion=motion)
    phone.opens(name).gets(later(name, slow=True))
    nudge = phone.page.locator(".news-nudge")
    expect(nudge).to_have_text("Everyone is waiting for you!")
    expect(nudge).to_be_in_viewport()
    assert nudge.evaluate("one => one.getAnimations().length") == (motion == "no-preference")


@pytest.mark.parametrize("name", ["phone-waiting", "phone-claim"])
def test_player_who_waits_for_a_slow_turn_is_not_nudged(phone: CataloguePhone, name: str) -> None:
    phone.opens(name).gets(later(name, slow=True))
    expect(phone.page.locator(".news-nudge")).to_have_count(0)


def test_return_without_missed_plays_shows_no_summary(new_phone: CataloguePhone) -> None:
    new_phone.opens("phone-waiting").page.evaluate(LEAVES)
    new_phone.gets(later("phone-waiting"))
    expect(new_phone.page.locator(".dock")).not_to_contain_text("While you were away")


def test_typed_text_is_dropped_when_question_ended_before_reload(new_phone: CataloguePhone) -> None:
    new_phone.opens("phone-answer-typed").page.locator("#typed-answer").fill("Lisb")
    new_phone.opens("phone-waiting")
    assert new_phone.page.evaluate(DRAFTS) == []


@pytest.fixture
def held(new_phone: CataloguePhone) -> list[Route]:
    """Hold back the parts that the page loads later, as on bad Wi-Fi; return their requests."""
    found: list[Route] = []
    new_phone.page.route("**/chunks/after_question-*.js", lambda route: found.append(route))
    return found


def lets_come(phone: CataloguePhone, held: list[Route]) -> None:
    """Wait until the page has requested a part, and let the response through."""
    for _ in range(int(IN_BROWSER) // 20):
        if held:
            break
        phone.page.wait_for_timeout(20)
    held.pop().continue_()


def test_refusal_is_shown_once_its_words_are_loaded(new_phone: CataloguePhone, held: list[Route]) -> None:
    new_phone.opens("phone-claim").page.evaluate("window.catalogue.answer = {refused: 'closed'}")
    new_phone.taps("I believe")
    lets_come(new_phone, held)
    expect(new_phone.page.get_by_text("Too late – the game has moved on.").first).to_be_visible()


def test_outdated_refusal_is_not_shown(new_phone: CataloguePhone, held: list[Route]) -> None:
    new_phone.opens("phone-claim").page.evaluate("window.catalogue.answer = {refused: 'closed'}")
    new_phone.taps("I believe")
    new_phone.gets(later("phone-turn"))
    lets_come(new_phone, held)
    new_phone.taps("Help")
    new_phone.page.get_by_role("dialog").wait_for()
    expect(new_phone.page.get_by_text("Too late")).to_have_count(0)


def test_key_pressed_before_shortcuts_are_loaded_takes_effect(new_phone: CataloguePhone, held: list[Route]) -> None:
    new_phone.opens("phone-turn").page.keyboard.press("8")
    lets_come(new_phone, held)
    new_phone.focuses("8 of hearts")


def test_key_handled_late_does_not_press_a_newer_button(new_phone: CataloguePhone, held: list[Route]) -> None:
    new_phone.opens("phone-claim").page.keyboard.press("c")
    new_phone.gets(later("phone-last"))
    new_phone.page.locator("[data-settling]").wait_for(state="detached")
    lets_come(new_phone, held)
    new_phone.taps("Help")
    new_phone.page.get_by_role("dialog").wait_for()
    assert new_phone.acts == []


@pytest.mark.parametrize(
    ("agent", "says"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "Auto-Lock"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9)", "Screen timeout"),
    ],
)
def test_lobby_explains_screen_time_without_a_wake_lock(browser: Browser, address: str, agent: str, says: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, user_agent=agent)
    phone = CataloguePhone(context.new_page(), address)
    phone.page.add_init_script("delete Navigator.prototype.wakeLock")  # as on pages over http
    line = phone.opens("phone-lobby").page.get_by_text(says)
    for width, height in ((360, 640), (320, 568), (640, 360)):
        phone.page.set_viewport_size({"width": width, "height": height})
        box, dock = line.bounding_box(), phone.page.locator(".dock").bounding_box()
        assert box
        assert dock
        beside = width == 640
        assert box["y"] + box["height"] <= (height if beside else dock["y"]), (width, "it is read without scrolling")
    context.close()


def test_wake_lock_is_requested_each_time_page_is_visible(new_phone: CataloguePhone) -> None:
    new_phone.page.add_init_script(
        "window.asked = []; navigator.wakeLock.request = async (kind) => void window.asked.push(kind)"
    )
    new_phone.opens("phone-lobby")
    expect(new_phone.page.get_by_text("Keep your screen on")).to_have_count(0)
    new_phone.page.wait_for_function("window.asked.length === 1")
    new_phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert new_phone.page.evaluate("window.asked") == ["screen", "screen"]


def test_tap_on_head_or_question_sends_a_gesture_not_an_act(phone: CataloguePhone) -> None:
    """Gestures aren't acts: the phone doesn't wait for an answer, and nothing is stored."""
    for state, tap, sent in (
        ("phone-lobby", ".lobby-sign", [{}]),
        ("phone-choose", ".choose-ask >> nth=1", [{"at": 1}]),
    ):
        phone.opens(state).page.locator(tap).click()
        assert phone.page.evaluate("() => window.catalogue.gestures") == sent
        assert phone.acts == []

"""The phone after a game: the own place, places of others except the last, missed questions, and another partner."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import expect

from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser import states_phone as phones
from tests.browser.built_views import game
from tests.browser.sample_names import SIX
from tests.browser.states import PHONE as STATES
from tests.browser.states_together import class_of, missed, over, private
from tests.browser.test_phone_acts import CataloguePhone, address, phone, sheet
from tests.support.game_story import by
from tests.tools.press import ON_ITS_WAY

__all__ = ["address", "phone", "sheet"]
TRY = "Try the one you missed"


def at_table(view: dict[str, Any], game: str, version: int = 40) -> dict[str, Any]:
    view = deepcopy(view)
    view["version"] = [7, game, version]
    return view


def test_missed_question_is_retried_locally(phone: CataloguePhone) -> None:
    phone.opens("phone-over-missed").taps(TRY)
    phone.hears("Which gas do plants take in")
    expect(phone.page.get_by_text("Just for you. It doesn’t count.")).to_be_visible()
    phone.page.locator("label.choice").first.click()
    phone.taps("Answer A")
    expect(phone.page.locator("#headline")).to_have_text("✗ Not this time.")
    expect(phone.page.locator(".choice-results .choice")).to_have_count(2)
    expect(phone.page.get_by_text("In the game you said: D: Hydrogen")).to_be_visible()
    expect(phone.page.locator(".question-why")).to_contain_text("carbon dioxide")
    phone.hears("Not this time. The right answer: Carbon dioxide.")
    phone.taps("Results").taps(TRY)
    phone.page.locator("label.choice", has_text="Carbon").click()
    phone.taps("Answer B")
    expect(phone.page.locator("#headline")).to_have_text("✓ Right!")
    phone.taps("Results")
    expect(phone.page.get_by_role("button", name="Try the")).to_have_count(0)
    assert phone.acts == []


def wrong_with_the_class() -> dict[str, Any]:
    """Return a view after a game in which the student also missed a question to everybody."""
    room = class_of(2).asks_class(q.NOBLE)
    return room.does(by(1, c.AnswerClass(1, (1,))), c.ShowClass(1)).phone()


def test_only_missed_questions_are_repeated(phone: CataloguePhone) -> None:
    right, typed = missed(q.GAS, q.GASES[1]), missed(q.PORTUGAL, None)
    right["game"]["question"]["number"], typed["game"]["question"]["number"] = 2, 3
    phone.opens("phone-over-missed").gets(right).gets(typed).gets(wrong_with_the_class()).gets(over().phone())
    phone.taps("Try the two you missed")
    phone.page.locator("#typed-answer").fill("lisbon!")
    phone.taps("Send this answer")
    expect(phone.page.locator("#headline")).to_have_text("✓ Right!")
    phone.taps("Next question")
    for choice in ("Helium", "Neon", "Argon"):
        phone.page.locator("label.choice", has_text=choice).click()
    phone.taps("Answer A, C and E")
    expect(phone.page.locator("#headline")).to_have_text("✓ Right!")


def test_missed_question_can_be_retried_after_lesson(phone: CataloguePhone) -> None:
    phone.opens("phone-over-missed")
    phone.page.evaluate("window.catalogue.on.gone('closed')")
    expect(phone.page.locator("#headline")).to_have_text("The lesson is over")
    phone.taps(TRY)
    phone.page.locator("label.choice", has_text="Carbon").click()
    phone.taps("Answer B")
    expect(phone.page.locator("#headline")).to_have_text("✓ Right!")
    phone.taps("Results")
    expect(phone.page.locator("#headline")).to_have_text("The lesson is over")
    expect(phone.page.get_by_role("button", name="Try the")).to_have_count(0)
    assert phone.acts == []


def test_retried_answer_in_other_words_is_shown_for_comparison(phone: CataloguePhone) -> None:
    phone.opens("phone-retry-compare")
    expect(phone.page.locator("#headline")).to_have_text("Compare")
    expect(phone.page.get_by_text("You typed: Lissabon")).to_be_visible()
    expect(phone.page.get_by_text("✗ yours")).to_have_count(0)
    phone.taps("Results")
    expect(phone.page.get_by_role("button", name=TRY)).to_be_visible()


def test_next_game_ends_retry(phone: CataloguePhone) -> None:
    phone.opens("phone-retry").gets(at_table(phones.ann(phones.my_turn()), "t2"))
    expect(phone.page.locator("ul.hand")).to_be_visible()
    phone.gets(at_table(over().phone(), "t2", 60))
    expect(phone.page.locator("ol.over-places")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Try the")).to_have_count(0)


def test_class_question_interrupts_retry_and_keeps_the_choice(phone: CataloguePhone) -> None:
    phone.opens("phone-retry").page.locator("label.choice").nth(2).click()
    phone.gets(over().asks_class(q.GAS).phone()).page.locator("label.choice").first.wait_for()
    expect(phone.page.get_by_role("banner")).to_contain_text("for everyone")
    phone.gets(over().phone())
    expect(phone.page.get_by_role("button", name="Answer C")).to_be_visible()


def test_question_of_another_player_is_not_offered_for_retry(phone: CataloguePhone) -> None:
    alone = game(SIX, answer_along=False, hunter=False)  # nobody answers along
    phone.opens("phone-over").gets(phones.ann(phones.asked(q.GAS, "neither", alone).answers("Bob", q.GASES[1])))
    phone.gets(STATES["phone-over"])
    expect(phone.page.get_by_role("button", name="Try the")).to_have_count(0)


def test_missed_questions_are_beside_next_game_button(phone: CataloguePhone) -> None:
    phone.opens("phone-over-missed-again").taps("One more short game")
    assert phone.acts == [{"do": "again"}]


def test_rematch_request_is_sent_once(phone: CataloguePhone) -> None:
    phone.opens("phone-over")
    expect(phone.page.get_by_text("Your teacher decides.")).to_be_visible()
    phone.page.evaluate(ON_ITS_WAY)
    phone.taps("Again!")
    assert phone.acts == [{"do": "rematch"}]
    expect(phone.page.get_by_text("You want a rematch!")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Again!")).to_have_count(0)
    phone.opens("phone-over-rematch")
    expect(phone.page.get_by_text("2 of 6 want a rematch.")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Again!")).to_have_count(0)
    phone.opens("phone-over-missed").taps("Again!")
    assert phone.acts == [{"do": "rematch"}]


@pytest.mark.parametrize(
    ("places", "own", "listed"),
    [
        ([1, 2, 3, 4, 5], 5, ["1", "2", "3"]),
        ([1, 2, 3, 4, 5], 2, ["1", "2", "3"]),
        ([1, 2, 3], 1, ["1", "2"]),
        ([1, 2, 2], 1, ["1"]),
        ([1, 1, 1], 2, ["1", "1", "1"]),
    ],
)
def test_phone_lists_first_places_without_last(
    phone: CataloguePhone, places: list[int], own: int, listed: list[str]
) -> None:
    view = deepcopy(STATES["phone-over-match"])
    seats = [2, 3, 4, 5, 6]
    seats[own - 1] = 1
    view["game"]["places"] = [
        {"seat": seat, "place": place, "cards": place, "right": 1, "asked": 2}
        for seat, place in zip(seats, places, strict=False)
    ]
    phone.opens("phone-over").gets(view)
    expect(phone.page.locator("ol.over-places b")).to_have_text(listed)


def test_match_is_shown_after_first_game_if_different(phone: CataloguePhone) -> None:
    phone.opens("phone-over-match-first")
    expect(phone.page.get_by_text("overall so far")).to_be_visible()
    phone.gets(STATES["phone-over"])  # a lesson with one table
    expect(phone.page.get_by_text("overall so far")).to_have_count(0)
    expect(phone.page.get_by_text("Brains: 2 right answers.")).to_be_visible()


@pytest.mark.parametrize("state", ["phone-over", "phone-help"])
def test_partner_can_join_on_this_phone_later(phone: CataloguePhone, state: str) -> None:
    phone.opens(state)
    link = phone.page.get_by_role("link", name="Share this phone")
    expect(link).to_have_attribute("href", "/together")
    view = deepcopy(STATES["phone-over-match"])
    view["lesson"]["locked"] = True
    phone.gets(view)
    expect(link).to_have_count(0)


def test_lobby_offers_sharing_the_phone_only_in_the_help(phone: CataloguePhone) -> None:
    """A student alone finds *share* behind the question mark; on a shared phone the partners are shown."""
    link = phone.page.get_by_role("link", name="this phone")
    for state, words in [("phone-lobby", "Share this phone"), ("phone-partners-lobby", "Change who shares this phone")]:
        phone.opens(state)
        expect(link).to_have_count(0)
        phone.page.get_by_label("Help, and what happened").click()
        expect(link).to_have_text(words)
    expect(phone.page.locator(".middle .story").first).to_contain_text("Pass the phone on after each turn.")


def test_slow_seat_opens_and_closes_the_class_answer(phone: CataloguePhone) -> None:
    phone.opens("phone-class-private").taps("Show the answer")
    phone.gets(private().does(by(1, c.ViewClassAnswer(1))).phone()).taps("Back to the cards")
    assert phone.acts == [{"do": "look_class", "number": 1}, {"do": "leave_class", "number": 1}]

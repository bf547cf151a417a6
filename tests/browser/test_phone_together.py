"""A phone in a whole class: acts name their question, a freeze loses no input, and nothing is revealed early."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import expect

from quizbs.lesson import commands as c
from tests.browser import states_phone as phones
from tests.browser.built_views import around
from tests.browser.states import PHONE as STATES
from tests.browser.test_phone_acts import CataloguePhone, address, phone, sheet

__all__ = ["address", "phone", "sheet"]


def then(name: str, times: int = 1) -> dict[str, Any]:
    """Return the view of a state under a version ``times`` later."""
    view = deepcopy(STATES[name])
    view["version"] = [7 + times, view["version"][1], 31 + times]
    return view


def test_removed_player_is_named_by_seat_on_phone_and_wall(phone: CataloguePhone) -> None:
    view = around(phones.window()).does(c.Remove(4)).phone("Ann")
    phone.opens("phone-claim").gets(view)
    expect(phone.page.get_by_text("Seat 4").first).to_be_visible()
    expect(phone.page.locator("li.seats-one").filter(has_text="Seat 4")).to_have_count(1)
    expect(phone.page.get_by_text("Somebody")).to_have_count(0)


def test_waiting_for_rematch_shows_missing_table_mates(phone: CataloguePhone) -> None:
    phone.opens("phone-over-again-wanted")
    expect(phone.page.get_by_text("2 of 6 want one more. It takes all of you.")).to_be_visible()
    expect(phone.page.get_by_text("You want one more!")).to_be_visible()
    expect(phone.page.get_by_role("button", name="One more short game")).to_have_count(0)


@pytest.mark.parametrize(
    ("state", "button", "act"),
    [
        ("phone-find-table", "I’m here", {"do": "sit"}),
        ("phone-over-again", "One more short game", {"do": "again"}),
        ("phone-pass", "Pass: play nothing", {"do": "pass", "turn": STATES["phone-pass"]["game"]["turn_number"]}),
        ("phone-along-picked", "Answer B", {"do": "answer", "question": 1, "choices": [1]}),
        ("phone-along-typed", "Send this answer", {"do": "answer", "question": 1, "text": "Lisbon"}),
        ("phone-class-long", "I think so", {"do": "answer_class", "number": 1, "choices": [1], "sure": 1}),
    ],
)
def test_button_sends_its_act_with_the_question_or_turn(
    phone: CataloguePhone, state: str, button: str, act: dict[str, Any]
) -> None:
    phone.opens(state).taps(button)
    assert phone.acts == [act]


def covered(times: int, can: dict[str, Any], **lesson: Any) -> dict[str, Any]:
    """Return the view of the typed question while something for the whole class covers it."""
    view = then("phone-along-typed", times)
    view["lesson"] |= lesson
    view["game"] |= {"paused": True, "you": view["game"]["you"] | {"can": {}}}
    view["you"]["can"] = can
    return view


def test_input_survives_freeze_and_class_question(phone: CataloguePhone) -> None:
    frozen: dict[str, Any] = {"frozen": {"message": ""}}
    for_all: dict[str, Any] = {"class_question": STATES["phone-class"]["lesson"]["class_question"]}
    phone.opens("phone-along-typed").gets(covered(1, {}, **frozen))
    expect(phone.page.locator("#phone :is(button, a, input)")).to_have_count(0)
    phone.gets(then("phone-along-typed", 2))
    expect(phone.page.locator("#typed-answer")).to_have_value("Lisbon")
    phone.gets(covered(3, {"class": 1}, **for_all)).page.locator("label.choice").first.click()
    phone.gets(covered(4, {}, **for_all, **frozen)).gets(covered(5, {"class": 1}, **for_all)).taps("Sure")
    phone.gets(then("phone-along-typed", 6))
    expect(phone.page.locator("#typed-answer")).to_have_value("Lisbon")
    phone.taps("Send this answer")
    assert phone.acts == [
        {"do": "answer_class", "number": 1, "choices": [0], "sure": 2},
        {"do": "answer", "question": 1, "text": "Lisbon"},
    ]


def test_result_of_answering_along_is_announced(phone: CataloguePhone) -> None:
    phone.opens("phone-along").gets(then("phone-along-sent"))
    phone.page.get_by_text("Waiting for everyone…", exact=True).wait_for()
    phone.hears("Sent. Waiting for everyone…")
    assert phone.page.get_by_text("right").count() == 0
    phone.gets(then("phone-along-right", 2))
    phone.page.locator("h1", has_text="You got it right!").wait_for()
    phone.hears("The right answer: Carbon dioxide.")
    phone.hears("You got it right!")


def test_slow_seat_sees_the_answer_only_after_a_tap(phone: CataloguePhone) -> None:
    phone.opens("phone-along").gets(then("phone-along-late"))
    told = phone.page.get_by_text("✓ right", exact=True)
    expect(told).to_have_count(0)
    heard = phone.page.locator(".heard:is([role=status], [role=alert])")
    phone.hears("picks up only")
    assert not any("The right answer" in one for one in heard.all_text_contents())
    phone.taps("Show the answer")
    phone.gets(then("phone-along-looked", 2))
    expect(told).to_have_count(1)
    phone.hears("The right answer: Carbon dioxide.")
    phone.taps("Got it")
    assert phone.acts == [{"do": "look", "question": 1}, {"do": "ready", "question": 1}]


@pytest.mark.parametrize(
    ("before", "after", "heard"),
    [
        ("phone-class-lobby", "phone-find-table", "Find your table: table 3. Sit in this order: \u2068Dan\u2069,"),
        ("phone-last-lap", "phone-frozen-message", "Eyes up. Phones down, eyes to the front:"),
        ("phone-frozen", "phone-last-lap", "Back to the game!"),
        ("phone-last-lap", "phone-class", "Question for everyone: Which gas do plants take in"),
        ("phone-class-answered", "phone-class-wrong", "Not this one."),
    ],
)
def test_class_events_are_announced(phone: CataloguePhone, before: str, after: str, heard: str) -> None:
    phone.opens(before).gets(then(after))
    phone.hears(heard)


def test_removed_choices_apply_to_class_question(phone: CataloguePhone) -> None:
    phone.opens("phone-class-fewer")
    expect(phone.page.locator("label.choice")).to_have_count(3)
    assert phone.page.get_by_text("Oxygen").count() == 0


def _mine(view: dict[str, Any]) -> dict[str, Any]:
    mine: dict[str, Any] = next(one for one in view["lesson"]["seats"] if one["seat"] == view["you"]["seat"])
    return mine


def test_tutorial_continues_once_the_table_is_found(phone: CataloguePhone) -> None:
    view = then("phone-find-table")
    _mine(view)["ready"] = False
    phone.opens("phone-practice-cheat").gets(view).taps("I’m here")
    sat = then("phone-find-table-sat", 2)
    _mine(sat)["ready"] = False
    phone.gets(sat)
    phone.page.get_by_role("button", name="Skip", exact=True).wait_for()

"""The desk's waiting list in real Chromium: waiting names, removed students, and a flood removed with two taps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.states_desk import both
from tests.browser.test_desk import Desk, address, sent, sheet, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

__all__ = ["address", "sheet", "state"]  # fixtures


def test_waiting_name_can_be_admitted_or_rejected(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting")
    card = page.locator(".needs-one").first
    expect(card).to_contain_text("Waiting to join")
    card.get_by_role("button", name="Let in").click()
    assert sent(page) == {"do": "let_in", "person": "p1"}
    card.get_by_role("button", name="Turn away").click()
    assert sent(page) == {"do": "turn_away", "people": ["p1"], "out": True}
    watch = page.locator(".waiting-watch")
    expect(watch).to_contain_text("new names wait for your OK (9 min)")
    watch.get_by_role("button", name="Lock the lesson").click()
    assert sent(page) == {"do": "lock"}


def test_unlisted_student_is_admitted_with_one_tap(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting-unlisted")
    card = page.locator(".needs-one").first
    expect(card).to_contain_text("Maximilian-Henri")
    expect(card).to_contain_text("Not on your list")
    expect(card.get_by_role("button", name="Give another name")).to_have_count(0)
    card.get_by_role("button", name="Let in").click()
    assert sent(page) == {"do": "let_in", "person": "p1"}
    card.get_by_role("button", name="Turn away").click()
    assert sent(page) == {"do": "turn_away", "people": ["p1"], "out": False}
    expect(page.locator(".needs-one").nth(1)).to_contain_text("somebody has picked this name already")


def test_waiting_name_with_closed_page_is_marked(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting-unlisted")
    card = page.locator(".needs-one").nth(2)
    expect(card).to_contain_text("The page is closed, or the phone is asleep.")
    expect(card.locator(".is-first")).to_have_count(0)
    card.get_by_role("button", name="Let in").click()
    assert sent(page) == {"do": "let_in", "person": "p90"}
    page = state("desk-panel-waiting-unlisted")
    page.locator("dialog[open]").get_by_role("button", name="Let all in").click()
    assert "p90" not in sent(page)["people"]


def test_student_is_added_to_the_class_list(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-students-list")
    page.get_by_label("Name for your class list").fill(" Zoe Kurz ")
    page.get_by_role("button", name="Add a student").click()
    assert sent(page) == {"do": "add_student", "name": "Zoe Kurz"}
    expect(page.get_by_role("status").filter(has_text="is on your list and can join now")).to_be_visible()
    expect(page.get_by_label("Name for your class list")).to_have_value("")


def test_right_to_left_name_is_between_its_quotes(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting")
    title = page.locator(".needs-one h3").first
    text = title.inner_text()
    assert "שרה" in text
    places = title.evaluate(
        """(one) => {
          const node = [...one.childNodes].find((each) => each.data?.includes("“"));
          return [...node.data].map((letter, at) => {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return [letter, range.getBoundingClientRect().left];
          }).filter(([letter]) => "“”?".includes(letter)).map(([, left]) => left);
        }"""
    )
    assert places == sorted(places)
    assert len(set(places)) == 3


def test_listed_name_is_shown_before_public_name(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting")
    real = "Maximilian-Henri Bartholomew-Jude von der Wilhelminenhöhe"
    card = page.locator(".needs-one").filter(has_text=real)
    expect(card.get_by_role("heading")).to_have_text(f"“{real} (Merry Otter)”?")
    expect(card.get_by_role("button", name=f"Let in: {real} (Merry Otter)")).to_be_visible()
    expect(card).to_contain_text("On your class list")


def test_many_waiting_names_share_one_card_and_list(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting-many")
    expect(page.locator(".needs-one")).to_have_count(1)
    page = state("desk-panel-waiting")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".waiting-list li")).to_have_count(29)
    Desk(page).in_dialog("Let all in")
    people = sent(page)["people"]
    assert (sent(page)["do"], len(people)) == ("let_all_in", 29)
    Desk(page).in_dialog("Turn all away")
    assert sent(page) == {"do": "turn_away", "people": people, "out": False}


def test_crowd_from_one_address_can_be_accepted_or_removed(state: Callable[[str], Page]) -> None:
    page = state("desk-waiting-crowd")
    card = page.locator(".needs-one", has_text="6 joined from one address")
    card.get_by_role("button", name="Lock the lesson").click()
    assert sent(page) == {"do": "lock"}
    card.get_by_role("button", name="They are my students").click()
    expect(card).to_have_count(0)
    page = state("desk-panel-crowd")
    page.get_by_role("dialog").locator(".is-red").click()
    assert sent(page) == {"do": "clear", "seats": [3, 4, 5, 6, 7, 8]}


def test_flood_of_names_is_removed_in_two_taps(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-clearing")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Let back in: Zoe").click()
    assert sent(page) == {"do": "let_back", "person": "person13"}
    dialog.get_by_role("button", name="Remove the 3 whose phones are gone").click()
    dialog.locator(".is-red").click()
    assert sent(page) == {"do": "clear", "seats": [1, 2, 3]}
    page = state("desk-panel-clear")
    expect(page.get_by_role("dialog")).to_contain_text("and 19 more")
    page.locator(".is-red").click()
    assert sent(page) == {"do": "clear", "seats": [*range(15, 43)]}


def test_partners_are_listed_and_can_be_removed_one_by_one(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-partners")
    sharing = page.locator(".students-partners li")
    expect(sharing).to_have_count(3)
    expect(sharing.nth(2)).to_contain_text("has the phone")
    sharing.nth(1).get_by_role("button", name="Remove").click()
    expect(page.get_by_role("dialog")).to_contain_text("The others keep playing on this phone")
    Desk(page).in_dialog("Remove")
    assert sent(page) == {"do": "part", "person": "partner31"}


def test_panel_of_the_remote_link_ends_a_used_remote(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-remote")
    expect(page.locator(".panel-link")).to_contain_text("/remote/desk-panel-remote?key=")
    page = state("desk-panel-remote-used")
    assert page.locator(".panel-qr").count() == 0
    Desk(page).in_dialog("End the remote")
    assert sent(page) == {"do": "end_remote"}


def test_move_to_a_student_to_keep_apart_is_confirmed(state: Callable[[str], Page]) -> None:
    page = state("desk-panel-students")
    before = page.evaluate("() => window.catalogue.acts.length")
    game = page.get_by_label(f"Table: {both('Ann')}", exact=True)
    bob = page.get_by_label(f"Table: {both('Bob')}", exact=True).input_value()
    at = game.input_value()
    other = next(one for one in ("1", "2") if one != at)
    if bob == at:  # they sit together: one of them goes first
        page.evaluate(
            """(other) => fetch("/view/desk-panel-students").then((one) => one.json()).then((view) => {
              view.version[0] += 1;
              view.games = [];
              view.lesson.seats.find(({ seat }) => seat === 2).table = Number(other);
              window.catalogue.on.view(view);
            })""",
            other,
        )
    page.get_by_label(f"Table: {both('Ann')}", exact=True).select_option(other)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You asked to keep")
    assert page.evaluate("() => window.catalogue.acts.length") == before
    dialog.get_by_role("button", name=f"Yes, to table {other}").click()
    assert sent(page) == {"do": "move", "seat": 1, "table": int(other), "together": True}

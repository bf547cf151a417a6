"""The set-up page in a real browser: what it says of rules, of the time and of a deck that cannot be dealt."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.faults import settle, wall_axe, wall_faults
from tests.web.app import app_in
from tests.web.past_lessons import DAY, simulated, stored
from tests.web.shipped import Server, running, student

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

SAME_RANKS = "everybody would always get the same cards to play."


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server
        assert "Traceback" not in server.log


def set_up(browser: Browser, laptop: Server, size: tuple[int, int] = (1366, 768), *, script: bool = True) -> Page:
    """Return the set-up page of a host."""
    page = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", java_script_enabled=script
    ).new_page()
    page.goto(laptop.host_url)
    return page


def options(page: Page) -> Locator:
    return page.locator("details.options").filter(has_text="Change a rule")


def labels(page: Page) -> list[str]:
    """What the buttons say that take another deck."""
    found = page.get_by_role("button", name="Use ace to")
    expect(found.first).to_be_visible()
    return found.all_inner_texts()


def test_every_field_of_the_rules_says_what_it_is_for(browser: Browser, laptop: Server) -> None:
    page = set_up(browser, laptop)
    options(page).locator("summary").first.click()
    match = page.get_by_label("How the overall winner is decided")
    assert match.locator("option").first.inner_text() == "Two thirds cards, one third right answers"
    keep = page.get_by_label("Save these rules under a name")
    assert keep.get_attribute("placeholder") == "For example: 8b on Mondays"
    assert match.evaluate("(field) => field.closest('.option-changed')") is None
    turn = page.get_by_label("A turn", exact=False).first
    assert re.match("Default: ", turn.locator("option").first.inner_text())


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_deck_that_cannot_be_dealt_is_said_before_the_lesson_as_at_deal(
    browser: Browser, laptop: Server, *, script: bool
) -> None:
    page = set_up(browser, laptop, script=script)
    options(page).locator("summary").first.click()
    page.locator('[name="opt.deck"]').select_option("T")
    page.get_by_role("textbox", name="About").fill("5")
    page.get_by_label("Class ends in").fill("40")
    fits = page.locator("#fits")
    if not script:
        page.get_by_role("button", name="What is there time for?").click()
    expect(fits).to_contain_text(f"Tables would get stuck with this deck With five players and this deck, {SAME_RANKS}")
    assert "ace to king," not in fits.inner_text()
    offered = labels(page)
    assert offered == ["Use ace to jack", "Use ace to nine", "Use ace to queen"]
    page.get_by_role("button", name="Open the lesson").click()
    page.wait_for_url("**/wall/**")
    if script:  # the desk says the same when she deals
        code = page.url.rsplit("/", 1)[1]
        for name in ("ann", "bob", "cem", "dan", "eve"):
            student(laptop, code, name)
        page.goto(f"{laptop.base}/desk/{code}")
        expect(page.get_by_role("heading", name="Tables would get stuck with this deck")).to_be_visible()
        expect(page.get_by_text(SAME_RANKS)).to_be_visible()
        assert labels(page) == offered


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_one_tap_takes_another_deck_and_the_plan_is_made_for_it(
    browser: Browser, laptop: Server, *, script: bool
) -> None:
    page = set_up(browser, laptop, (390, 844), script=script)
    options(page).locator("summary").first.click()
    page.locator('[name="opt.deck"]').select_option("T")
    page.get_by_label("Class ends in").fill("60")
    page.get_by_role("textbox", name="About").fill("10")
    if not script:
        page.get_by_role("button", name="What is there time for?").click()
    else:
        settle(page)
        expect(page.get_by_role("button", name="Use ace to nine")).to_be_visible()
        assert wall_faults(page) == []
        assert wall_axe(page) == []
    page.get_by_role("button", name="Use ace to nine").click()
    fits = page.locator("#fits")
    expect(fits).to_contain_text("Classroom, ace to nine,")
    expect(fits).not_to_contain_text("get stuck")
    assert page.locator('[name="opt.deck"]').input_value() == "9"
    assert page.get_by_label("Class ends in").input_value() == "60"


def test_enter_in_a_field_opens_the_lesson_and_nothing_else(browser: Browser, laptop: Server) -> None:
    page = set_up(browser, laptop)
    options(page).locator("summary").first.click()
    page.get_by_label("Save these rules under a name").fill("8b on Mondays")
    page.get_by_role("button", name="Open the lesson").click()
    page.wait_for_url("**/wall/**")
    page.goto(laptop.host_url)
    page.get_by_role("textbox", name="About").fill("5")
    page.get_by_role("textbox", name="About").press("Enter")
    page.wait_for_url("**/wall/**")
    page.goto(f"{laptop.base}/host")
    expect(page.get_by_role("radio", name="8b on Mondays")).to_be_attached()


def test_the_page_is_one_sentence_whose_parts_lead_to_what_they_say(browser: Browser, laptop: Server) -> None:
    page = set_up(browser, laptop)
    sentence = page.locator("h1 .sentence-told")
    expect(sentence).to_contain_text(re.compile(r"Play .+ with Classroom rules\s+for your class until you end it"))
    page.get_by_role("button", name="More students").click()
    page.get_by_role("button", name="More students").click()
    page.get_by_role("button", name="Later").click()
    expect(sentence).to_contain_text(re.compile(r"about 25 students until \d\d:\d\d"))
    expect(page.locator(".when")).to_contain_text(re.compile(r"minutes, at \d\d:\d\d"))
    page.locator(".preset", has_text="Cheater").click()
    expect(sentence).to_contain_text("with Cheater rules")
    expect(page.locator("#fits")).to_contain_text("25 students: five tables")
    expect(page.locator("#time-bar span").first).to_have_text("cards, 34 min")
    said = page.get_by_text("34 min of play, 6 min to wrap up.").bounding_box()
    assert said
    assert said["width"] < 2, "the bar says it to the eye"
    for part, field in (("bank", "bank"), ("preset", "preset"), ("students", "students"), ("bell", "bell")):
        sentence.locator(f'[data-told="{part}"]').click()
        assert page.evaluate("document.activeElement.name") == field


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_five_banks_the_rules_the_bell_and_the_class_stand_whole_above_the_fold(
    browser: Browser, laptop: Server, size: tuple[int, int]
) -> None:
    page = set_up(browser, laptop, size)
    foot = page.locator(".setup-foot").bounding_box()
    assert foot
    banks = page.locator(".bank:visible")
    assert banks.count() == 5
    wanted = [*banks.all(), *page.locator("#rules .preset").all(), page.locator("#bell"), page.locator("#label")]
    wanted += page.locator(".setup-folds summary").all()
    for one in wanted:
        box = one.bounding_box()
        assert box
        assert 0 < box["y"] < box["y"] + box["height"] <= foot["y"] + 8, one
    page.get_by_text("See all 9 question banks").click()
    assert banks.count() == 9
    page.get_by_role("link", name="Add your own questions").click()
    expect(page.locator("#bring textarea")).to_be_visible()


def test_the_bank_played_last_comes_first_with_the_class_it_was_played_with(browser: Browser, tmp_path: Path) -> None:
    with app_in(tmp_path) as app:
        stored(app, "l1", simulated(1), time.time() - 4 * DAY, label="7a")
    with running(tmp_path) as server:
        page = set_up(browser, server)
        first = page.locator(".bank").first
        expect(first).to_contain_text("Space")
        expect(first).to_contain_text("played 4 days ago with 7a")
        expect(page.locator(".bank").nth(1)).to_contain_text("a sample")
        assert page.locator(".steps").count() == 0
        expect(page.locator(".setup-foot")).to_contain_text("Last lesson: Space, 7a")
        last = page.locator(".bank input").last.get_attribute("value")
        page.goto(f"{server.base}/host?bank={last}")  # what is chosen is in sight
        expect(page.locator(".bank:visible input:checked")).to_have_value(str(last))
        assert page.locator(".bank:visible").count() == 5

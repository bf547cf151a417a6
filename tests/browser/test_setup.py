"""The set-up page in a real browser: its texts on rules, on the time, and on a deck that can't be dealt."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from quizbs.store.classes import Classes, SavedClass
from quizbs.teacher.setup_defaults import SetupChoice
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
    """Return the host's set-up page in a window of this size; ``script``: with JavaScript."""
    page = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", java_script_enabled=script
    ).new_page()
    page.goto(laptop.host_url)
    return page


def options(page: Page) -> Locator:
    return page.locator("details.options").filter(has_text="Change a rule")


def labels(page: Page) -> list[str]:
    """Return the labels of the buttons that choose another deck."""
    found = page.get_by_role("button", name="Use ace to")
    expect(found.first).to_be_visible()
    return found.all_inner_texts()


def test_every_rule_field_has_a_help_text(browser: Browser, laptop: Server) -> None:
    page = set_up(browser, laptop)
    options(page).locator("summary").first.click()
    match = page.get_by_label("How the overall winner is decided")
    assert match.locator("option").first.inner_text() == "Two thirds cards, one third right answers"
    keep = page.get_by_label("Save these rules under a name")
    assert keep.get_attribute("placeholder") == "For example: 8b on Mondays"
    assert match.evaluate("(field) => field.closest('.is-changed')") is None
    turn = page.get_by_label("A turn", exact=False).first
    assert re.match("Default: ", turn.locator("option").first.inner_text())


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_undealable_deck_is_reported_at_set_up(browser: Browser, laptop: Server, *, script: bool) -> None:
    page = set_up(browser, laptop, script=script)
    options(page).locator("summary").first.click()
    page.locator('[name="opt.deck"]').select_option("T")
    page.get_by_role("textbox", name="About").fill("5")
    page.get_by_label("Class ends in").fill("40")
    fits = page.locator("#fits")
    if not script:
        page.get_by_role("button", name="What is there time for?").click()
    expect(fits).to_contain_text(f"Tables would get stuck with this deck With 5 players and this deck, {SAME_RANKS}")
    assert "ace to king," not in fits.inner_text()
    offered = labels(page)
    assert offered == ["Use ace to jack", "Use ace to nine", "Use ace to queen"]
    page.get_by_role("button", name="Open the lesson").click()
    page.wait_for_url("**/wall/**")
    if script:  # the desk shows the same text at the deal
        code = page.url.rsplit("/", 1)[1]
        for name in ("ann", "bob", "cem", "dan", "eve"):
            student(laptop, code, name)
        page.goto(f"{laptop.base}/desk/{code}")
        expect(page.get_by_role("heading", name="Tables would get stuck with this deck")).to_be_visible()
        expect(page.get_by_text(SAME_RANKS)).to_be_visible()
        assert labels(page) == offered


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_tap_on_suggested_deck_updates_the_plan(browser: Browser, laptop: Server, *, script: bool) -> None:
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


def test_enter_in_a_field_opens_the_lesson(browser: Browser, laptop: Server) -> None:
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


def part(page: Page, name: str) -> Locator:
    """Return a part of the sentence at the top."""
    return page.locator(f'.sentence [data-told="{name}"]')


def test_set_up_sentence_follows_the_form(browser: Browser, laptop: Server) -> None:
    page = set_up(browser, laptop)
    expect(part(page, "bank")).to_have_text(page.locator(".bank b").first.inner_text())
    expect(part(page, "preset")).to_have_text("Classroom rules")
    expect(part(page, "students")).to_have_text("your class")
    expect(part(page, "bell")).to_have_text("you end it")
    page.get_by_role("button", name="More students").click()
    page.get_by_role("button", name="More students").click()
    page.get_by_role("button", name="Later").click()
    expect(part(page, "students")).to_have_text("about 25 students")
    expect(part(page, "bell")).to_have_text(re.compile(r"\d\d:\d\d"))
    expect(page.locator(".lesson-time")).to_contain_text(re.compile(r"minutes, at \d\d:\d\d"))
    page.locator(".preset", has_text="Cheater").click()
    expect(part(page, "preset")).to_have_text("Cheater rules")
    expect(page.locator("#fits")).to_contain_text("25 students: five tables")
    expect(page.locator("#time-bar span").first).to_have_text("cards, 34 min")
    said = page.get_by_text("34 min of play, 6 min to wrap up.").bounding_box()
    assert said
    assert said["width"] < 2, "the bar says it to the eye"


def test_set_up_sentence_opens_each_choice_in_place(browser: Browser, laptop: Server) -> None:
    page = set_up(browser, laptop)
    for name in ("bank", "preset", "students", "bell"):  # the list opens where the words are
        words, choice = part(page, name).bounding_box(), page.locator(f'[data-chooses="{name}"]').bounding_box()
        assert words
        assert choice
        assert choice["x"] <= words["x"] + 1
        assert choice["width"] >= words["width"]
    page.get_by_label("Question bank", exact=True).select_option("Plants and cells")
    expect(page.get_by_role("radio", name="Plants and cells")).to_be_checked()
    page.get_by_label("Rules", exact=True).select_option("B.S. rules")
    expect(page.locator('input[name="preset"][value="bs"]')).to_be_checked()
    expect(part(page, "preset")).to_have_text("B.S. rules")
    page.get_by_label("Students", exact=True).select_option("about 25 students")
    expect(page.locator("#students")).to_have_value("25")
    expect(page.locator("#fits")).to_contain_text("25 students: five tables")
    page.get_by_label("End of class", exact=True).select_option("40")
    expect(page.locator("#bell")).to_have_value("40")
    page.locator("#students").fill("7")
    expect(page.get_by_label("Students", exact=True)).to_have_value("7")


@pytest.mark.parametrize(("size", "count"), [((1280, 720), 5), ((1366, 768), 5), ((1920, 1080), 8)])
def test_main_fields_are_above_the_fold(browser: Browser, laptop: Server, size: tuple[int, int], count: int) -> None:
    page = set_up(browser, laptop, size)
    foot = page.locator(".setup-foot").bounding_box()
    assert foot
    banks = page.locator(".bank:visible")
    assert banks.count() == count
    wanted = [*banks.all(), *page.locator("#rules .preset").all(), page.locator("#bell"), page.locator("#label")]
    wanted += page.locator(".setup-folds summary").all()
    for one in wanted:
        box = one.bounding_box()
        assert box
        assert 0 < box["y"] < box["y"] + box["height"] <= foot["y"] + 8, one
    page.get_by_text("See all 9 question banks").click()
    assert banks.count() == 9
    page.get_by_role("link", name="Add your own questions").click()
    expect(page.get_by_label("Or paste a list")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_set_up_with_past_lessons_fits_above_the_foot(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with app_in(tmp_path) as app:
        stored(app, "l1", simulated(1), time.time() - 4 * DAY, label="7a")
        Classes(app.store.database).save(SavedClass("8b", ("Anna", "Bo"), "{}", time.time() + DAY))
        app.school.defaults.save(SetupChoice(naming="roster"))  # as if the last lesson had had a class list
    with running(tmp_path) as server:
        page = set_up(browser, server, size)
        page.locator(".preset", has_text="B.S.").click()  # whose rules have one more line
        foot, folds = page.locator(".setup-foot").bounding_box(), page.locator(".setup-folds").bounding_box()
        assert foot
        assert folds
        assert folds["y"] + folds["height"] <= foot["y"] + 8
        assert foot["y"] - (folds["y"] + folds["height"]) < 100
        page.locator(".roster summary").click()
        page.keyboard.press("Tab")
        for _ in range(12):  # the focused field is in sight, or at least its beginning
            page.keyboard.press("Tab")
            covered = page.evaluate(
                """() => {
                  const foot = document.querySelector(".setup-foot");
                  const box = document.activeElement.getBoundingClientRect();
                  const begins = box.top + Math.min(box.height, 44);
                  return !foot.contains(document.activeElement) && begins > foot.getBoundingClientRect().top + 8;
                }"""
            )
            assert not covered, page.evaluate("document.activeElement.outerHTML")


@pytest.mark.parametrize("first", [True, False])
def test_lines_of_the_foot_do_not_cover_each_other(browser: Browser, laptop: Server, *, first: bool) -> None:
    page = set_up(browser, laptop)
    if not first:  # a lesson without answers
        page.get_by_role("button", name="Open the lesson").click()
        page.wait_for_url("**/wall/**")
        page.goto(f"{laptop.base}/host")
        lines = page.locator(".setup-foot p > *")
        above, below = lines.first.bounding_box(), lines.last.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"] + 1
    settle(page)
    assert wall_faults(page) == []


def test_last_played_bank_and_class_are_first(browser: Browser, tmp_path: Path) -> None:
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
        page.goto(f"{server.base}/host?bank={last}")  # the chosen bank is in sight
        expect(page.locator(".bank:visible input:checked")).to_have_value(str(last))
        assert page.locator(".bank:visible").count() == 5

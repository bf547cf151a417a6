"""A round of Trick the class in real browsers: a teacher at the desk, four phones and the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_whole_game import PhonePage, Screen
from tests.web.shipped import SILENT, Server, hurried, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.server]
LIES = ("A purple zebra", "Ten zebras", "rubbish", "Ten zebras!")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, program=hurried(SILENT)) as found:
        yield found
        assert "Traceback" not in found.log


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def test_whole_round_of_trick_the_class_is_played(browser: Browser, server: Server) -> None:
    trouble: list[str] = []
    wall = Screen(browser, trouble, viewport={"width": 1280, "height": 720}, reduced_motion="reduce").page
    wall.goto(server.host_url)
    wall.get_by_role("button", name="Open the lesson").click()
    wall.wait_for_url("**/wall/*")
    code = wall.url.rpartition("/")[2]
    desk = wall.context.new_page()
    desk.goto(f"{server.base}/desk/{code}")
    phones = [PhonePage(browser, trouble) for _ in range(4)]
    for phone in phones:
        phone.join(server.base, code)

    press(desk, "Trick the class")
    press(desk, "Let chance pick")
    for phone, lie in zip(phones, LIES, strict=True):
        phone.page.get_by_role("textbox").fill(lie)
        expect(phone.page.locator(".trick-count")).to_have_text(f"{len(lie)} of 60 letters")
        press(phone.page, "Send it")
    expect(wall.locator(".trick-does")).to_have_text("Your teacher reads the lies first")
    for phone, lie in zip(phones, LIES, strict=True):
        expect(phone.page.locator(".choice-text")).to_have_text(lie)
    assert "zebra" not in wall.locator(".question-body").inner_text()

    expect(desk.locator(".trick-lies li > span")).to_have_text(["A purple zebra", "Ten zebras", "rubbish"])
    press(desk, "Leave out: rubbish")
    expect(desk.get_by_role("button", name="Put back: rubbish")).to_be_visible()
    press(desk, "Let them choose")

    tiles = wall.locator(".trick .choice .choice-text")
    expect(tiles.filter(has_text="zebra").first).to_be_visible()
    assert "rubbish" not in " ".join(tiles.all_inner_texts()).lower()
    expect(wall.locator(".trick-told")).to_have_count(0)
    for at, phone in enumerate(phones):
        wanted = "en zebras" if at == 0 else "purple zebra"
        phone.page.locator("label.choice").filter(has=phone.page.locator("input")).filter(has_text=wanted).click()
        phone.button("is true$").click()
    expect(wall.locator(".trick-true")).to_be_visible()
    expect(wall.locator(".trick-lie").filter(has_text="purple zebra")).to_contain_text("fooled 3")

    writer = phones[0].page
    expect(writer.get_by_text("You fooled 3 people!")).to_be_visible()
    expect(writer.locator("#headline")).to_have_text("You were tricked!")
    assert wall.locator(".trick-by").count() == 0
    press(writer, "It was me")
    expect(wall.locator(".trick-lie").filter(has_text="purple zebra").locator(".trick-by")).to_be_visible()

    press(desk, "Keep in the bank: A purple zebra")
    expect(desk.locator(".trick-act.is-go")).to_have_text("✓ In the bank")
    press(desk, "Back to the cards")
    expect(wall.locator(".trick")).to_have_count(0)
    expect(writer.get_by_text("You’re in!").first).to_be_visible()
    desk.goto(f"{server.base}/banks")
    desk.get_by_text("My questions").first.click()
    expect(desk.get_by_text("purple zebra").first).to_be_visible()
    assert trouble == []

"""A lesson as it is seen: a projector, a remote and eight phones at two tables, all of them in real browsers.

The remote leads it from the first deal to the end; whoever has a phone does what stands on it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.faults import wall_axe
from tests.browser.test_desk import Desk, opened
from tests.browser.test_whole_game import Phone
from tests.web.shipped import host, open_lesson, running, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.web.shipped import Server

PHONES = 8
# Nobody is hurried: on a busy machine ten pages take their time.
QUIET = {"window": "0", "turn_time": "0", "choose_time": "0", "answer_time": "0", "explain_time": "0", "deck": "5"}
TURNS = 3  # at each table, before it becomes interesting


class Lesson:
    """All who look at the lesson. ``said`` is what any console complained about."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.said: list[str] = []
        teacher = host(server)
        self.code = open_lesson(teacher, preset="classroom", **{f"opt.{name}": one for name, one in QUIET.items()})
        self.wall = opened(browser, self.said, 1280, 720)
        self.wall.goto(server.host_url)
        self.wall.goto(f"{server.base}/wall/{self.code}")
        self.remote = Desk(opened(browser, self.said, 360, 640))
        self.remote.page.goto(server.base + teacher.page(f"/desk/{self.code}/remote").json()["path"])
        self.remote.press("Use this phone")
        self.phones = [Phone(browser, self.said) for _ in range(PHONES)]
        for phone in self.phones:
            phone.join(server.base, self.code)

    def tables(self) -> dict[int, list[Phone]]:
        """Who sits where, as the phones say it while they look for their tables."""
        found: dict[int, list[Phone]] = {}
        for phone in self.phones:
            phone.page.get_by_role("button", name=re.compile("^I’m here")).wait_for()
            number = int(phone.page.locator("#headline").inner_text().removeprefix("Table "))
            found.setdefault(number, []).append(phone)
        return found


def player(table: list[Phone]) -> Phone:
    """Return whose turn it is."""
    return until(lambda: next((phone for phone in table if phone.to_lay), None), "somebody's turn", each=0.1)


def lays(table: list[Phone]) -> Phone:
    """Let whose turn it is lay one card, whatever it is, and wait until it is gone."""
    phone = player(table)
    cards = phone.page.locator("ul.hand button.card")
    held = cards.count()
    cards.first.click()
    phone.button(r"^Play 1 as").click()
    expect(cards).to_have_count(held - 1)
    return phone


def called(table: list[Phone], claimant: Phone) -> None:
    """A claim is doubted; the question is answered, along too, and read by all."""
    caller = next(phone for phone in table if phone is not claimant)
    caller.button("^Doubt it!").first.click()
    answering = "label.choice, #typed-answer"
    for phone in table:  # one answers with cards at stake, the others along
        phone.page.locator(answering).first.wait_for()
    assert sum(bool(phone.page.get_by_text("Your turn to think too!").count()) for phone in table) == len(table) - 1
    *early, last = table
    for phone in early:
        phone.answer()
        phone.page.get_by_text("Waiting for everyone…").wait_for()
        expect(phone.page.locator(".screen-explain")).to_have_count(0)
    last.answer()
    for phone in table:
        phone.button("^Got it").click()
    player(table)


@pytest.fixture
def lesson(browser: Browser, tmp_path: Path) -> Iterator[Lesson]:
    with running(tmp_path, QUIZBS_SHARED_ADDRESS="on") as server:
        lesson = Lesson(browser, server)
        yield lesson
        for page in (lesson.wall, lesson.remote.page, *(phone.page for phone in lesson.phones)):
            page.context.close()
        assert not re.search(" ERROR |Traceback", server.log), server.log
    assert lesson.said == []


@pytest.mark.long
def test_a_projector_a_remote_and_eight_phones_at_two_tables(lesson: Lesson) -> None:
    wall, remote, phones = lesson.wall, lesson.remote, lesson.phones
    remote.press(f"Deal to {PHONES}")
    wall.get_by_role("heading", name="Find your table").wait_for()
    tables = lesson.tables()
    assert {number: len(table) for number, table in tables.items()} == {1: 4, 2: 4}
    for phone in phones:
        phone.button("^I’m here").click()
    for phone in phones:
        phone.page.locator("ul.hand button.card").first.wait_for()
    expect(wall.locator(".wall-overview .board")).to_have_count(2)

    for table in tables.values():
        for _ in range(TURNS):
            lays(table)
    called(tables[1], lays(tables[1]))

    _stands_still(remote, wall, phones, player(tables[2]))
    _asks_all(remote, phones)
    _follows(remote, wall)
    _is_loaded_again(phones[0])
    for page in (wall, remote.page):
        assert wall_axe(page) == [], page.url
    _ends(remote, wall, phones)


def _stands_still(remote: Desk, wall: Page, phones: list[Phone], picking: Phone) -> None:
    """The remote stops every screen and lets all go on; a card that was picked stays picked."""
    picking.page.locator("ul.hand button.card").first.click()
    picking.button("^Play 1 as").wait_for()
    remote.press("Freeze: eyes up")
    wall.locator(".overlay").wait_for()
    for phone in phones:
        expect(phone.page.locator("#headline")).to_have_text("Eyes up")
        expect(phone.page.locator("#phone :is(button, a, input)")).to_have_count(0)
    remote.press("Carry on")
    wall.locator(".overlay").wait_for(state="detached")
    for phone in phones:
        expect(phone.page.locator("#headline")).not_to_have_text("Eyes up")
    picking.button("^Play 1 as").wait_for()


def _asks_all(remote: Desk, phones: list[Phone]) -> None:
    """One question reaches all phones, wherever their tables are, and its answer comes when all have answered."""
    remote.press("Question for everyone")
    remote.page.get_by_role("button", name=re.compile("^Ask this")).first.click()
    for phone in phones:
        phone.page.locator("label.choice, #typed-answer").first.wait_for()
        phone.answer()
    for phone in phones:
        expect(phone.page.locator("#headline")).to_have_text(re.compile("Right!|Not this time."))
        phone.page.get_by_text("Then back to the cards.").wait_for()
    remote.press("Back to the cards")
    for phone in phones:
        phone.page.locator("ul.hand").wait_for()


def _follows(remote: Desk, wall: Page) -> None:
    """The projector shows one table as large as it can, and all again."""
    remote.page.get_by_role("group", name="On the wall").get_by_role("combobox").select_option("2")
    wall.locator(".wall-table").wait_for()
    remote.press("All tables")
    wall.locator(".wall-overview").wait_for()


def _is_loaded_again(phone: Phone) -> None:
    hand = phone.hand
    assert hand
    phone.page.reload()
    phone.page.locator("ul.hand button.card").first.wait_for()
    assert phone.hand == hand


def _ends(remote: Desk, wall: Page, phones: list[Phone]) -> None:
    """Both games are ended; podiums stand on the projector, the own best on each phone; then the lesson is over."""
    for row in remote.page.locator(".live-row-button").all():
        row.click()
        remote.in_dialog("End this game")
        remote.page.get_by_role("heading", name="End this game now?").wait_for()
        remote.in_dialog("End this game")
        expect(remote.page.get_by_role("dialog")).to_have_count(0)
    wall.locator(".virtue").first.wait_for()
    for phone in phones:
        phone.page.locator(".screen-over").wait_for()
        expect(phone.page.locator(".podium h1")).to_have_count(1)
    remote.press("More")
    remote.in_dialog("End the lesson")
    remote.page.get_by_role("heading", name="End the lesson").wait_for()
    remote.in_dialog("End the lesson")
    for page in (wall, remote.page, *(phone.page for phone in phones)):
        page.get_by_role("heading", name="The lesson is over").wait_for()

"""Every named state of the projector, the desk and every sample page: nothing is cut, nothing is too small.

The usual run looks at each kind of screen at the size with the least room, the thorough run at all states at all sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import states
from tests.browser.faults import Sheet, settle, wall_axe, wall_faults
from tests.browser.kinds import BY_AXE, USUAL, is_known
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

ALL = [*states.WALL, *states.DESK, *states.PAGES]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    """Yield a page without animations."""
    context = browser.new_context(reduced_motion="reduce")
    yield Sheet(context)
    context.close()


@pytest.fixture
def page(sheet: Sheet) -> Iterator[Page]:
    """Yield the page; the test fails on any error or warning in its console."""
    sheet.said.clear()
    yield sheet.page
    assert sheet.said == []


@pytest.mark.parametrize("name", [name for name in ALL if name in USUAL])
def test_state_is_uncut_and_accessible_at_the_smallest_size(page: Page, sheet: Sheet, address: str, name: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})  # a laptop: a remote has other buttons for some steps
    sheet.show(address, name)
    width, height = states.sizes(name)[0]
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    assert (wall_faults(page), wall_axe(page) if name in BY_AXE else []) == ([], [])


@pytest.mark.thorough
@pytest.mark.parametrize("name", ALL)
def test_state_is_uncut_and_accessible_at_every_size(page: Page, sheet: Sheet, address: str, name: str) -> None:
    found: dict[str, Any] = {}
    page.set_viewport_size({"width": 1280, "height": 720})  # not the size that the state before has left
    sheet.show(address, name)
    settle(page)
    assert is_known(sheet.kind(), name)
    for width, height in states.sizes(name):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if complaints := [*wall_faults(page), *wall_axe(page)]:
            found[f"{width}×{height}"] = complaints
    assert found == {}


def test_followed_question_shows_table_and_answer_count(page: Page, sheet: Sheet, address: str) -> None:
    sheet.show(address, "all-followed-question")
    assert page.locator(".wall-which").inner_text() == "Table 3"
    assert page.locator(".question-along").inner_text() == "2 of 5 answered"


def test_tile_of_a_finished_game_has_no_verdict(page: Page, sheet: Sheet, address: str) -> None:
    sheet.show(address, "reveal-shown")
    assert page.locator(".reveal-call").evaluate("each => each.classList.contains('reveal-shows')")
    sheet.show(address, "all-done")
    assert page.locator(".board-over .board-badge").count() == 0
    assert "What a game!" in page.locator(".board-over").all_inner_texts()[1]


@pytest.mark.parametrize("size", states.WALL_SIZES[:2])
def test_buttons_of_the_bar_do_not_cover_the_code(
    page: Page, sheet: Sheet, address: str, size: tuple[int, int]
) -> None:
    sheet.show(address, "answer-right")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    left, right = page.locator(".bar-join b").bounding_box(), page.locator(".bar .bar-button").first.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] + 8 <= right["x"]

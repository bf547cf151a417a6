"""Names, verdicts, codes and clocks in ordinary states are large enough to be read from the last row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.faults import Sheet, settle
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

FULL = (1920, 1080)
SIZES = [FULL, (1280, 720)]
NAMES, LARGE, SMALLEST = 50, 72, 36  # px of type on a screen of 1920×1080

LEAST = [
    ("lobby-five", ".lobby-head-name", NAMES),
    ("wall-remove", ".lobby-head-name", SMALLEST),
    ("lobby-five", ".lobby-code", LARGE),
    ("lobby-class", ".person-list .person", NAMES),
    ("tables-two", ".place-name", NAMES),
    ("tables-five", ".place-name", NAMES),
    ("tables-seven", ".place-name", NAMES),
    ("tables-eight", ".place-name", NAMES),
    ("turn-claim", ".seat-name", NAMES),
    ("turn-claim", ".claim-hero", LARGE),
    ("turn-wait", ".ring-number", LARGE),
    ("reveal-caught", ".stamp-words", LARGE),
    ("question", ".question-text", LARGE),
    ("answer-right", ".question-was, .question-costs, .ring-number", LARGE),
    ("answer-wrong", ".question-was", LARGE),
    ("answer-why-not", ".question-was", LARGE),
    ("answer-why-not", ".question-why-not", NAMES),
    ("all-calm", ".board-who .who", NAMES),
    ("all-calm", ".topline-bell, .topline p:first-child b", LARGE),
    ("all-three-won", ".board-over .who, .board-name .who", NAMES),
    ("all-call", ".door-who .who", NAMES),
    ("all-call", ".door-verdict, .door h1", LARGE),
    ("all-choosing", ".door-verdict", LARGE),
    ("class-four", ".ring-number, .class-count", LARGE),
    ("class-long-six", ".ring-number", LARGE),
    ("virtues", ".step-name, .podiums-name", NAMES),
    ("virtues-tie", ".step-name, .podiums-name", NAMES),
]

MEASURE = "found => found.map(each => [parseFloat(getComputedStyle(each).fontSize), each.textContent.trim()])"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(keep=True) as found:
        yield found


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="reduce") as context:
        yield Sheet(context)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["tables-five", "tables-eight", "tables-partners", "tables-some-play"])
def test_count_of_seated_players_does_not_overlap_names(
    sheet: Sheet, address: str, name: str, size: tuple[int, int]
) -> None:
    page = sheet.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sheet.show(address, name)
    settle(page)
    ends = page.locator(".seating-state").evaluate_all(
        """found => found.map((state) => {
          const words = document.createRange();
          words.selectNodeContents(state);
          const names = state.closest(".seating-table").querySelector(".place-list").getBoundingClientRect();
          return [words.getBoundingClientRect().right, names.left, words.getClientRects().length];
        })"""
    )
    assert ends
    assert all(end <= start and lines <= 2 for end, start, lines in ends), ends


@pytest.mark.parametrize("name", list(dict.fromkeys(name for name, _, _ in LEAST)))
def test_text_for_the_whole_class_is_large_enough(sheet: Sheet, address: str, name: str) -> None:
    small, page = [], sheet.page
    sheet.show(address, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        scale = min(width / FULL[0], height / FULL[1])
        for selector, least in [(selector, least) for state, selector, least in LEAST if state == name]:
            found = page.locator(selector).evaluate_all(MEASURE)
            assert found, selector
            small += [(width, selector, least * scale, *each) for each in found if each[0] < least * scale - 0.3]
    assert small == []


@pytest.mark.parametrize(
    "name",
    [
        "class-two",
        "class-four",
        "class-six",
        "class-long-six",
        "class-one-word",
        "class-split",
        "class-four-shown",
        "question",
        "question-long",
        "question-endless",
        "all-three-question-six",
    ],
)
def test_question_is_never_smaller_than_its_choices(sheet: Sheet, address: str, name: str) -> None:
    sheet.show(address, name)
    for width, height in [*SIZES, (1366, 768), (1024, 768)]:
        sheet.page.set_viewport_size({"width": width, "height": height})
        settle(sheet.page)
        question, choices = (
            [size for size, _ in sheet.page.locator(part).evaluate_all(MEASURE)]
            for part in (".question-text", ".choice-text")
        )
        assert min(question) >= max(choices), (width, height)

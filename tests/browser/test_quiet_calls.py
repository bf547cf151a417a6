"""Quiet calls: screens show what happened without naming the caller; the caller's own phone says "you"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import states_quiet
from tests.browser.faults import Sheet
from tests.tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

TOLD = {
    "quiet-reveal": "Somebody",
    "quiet-choosing": "for somebody",
    "quiet-question": "Somebody must answer",
    "quiet-answer": "Somebody picks up 4 instead of 8",
    "quiet-hunter": "Good catch! Somebody throws a card away.",
    "quiet-settled": "Somebody picks up all 8 cards",
    "phone-quiet-reveal": "Somebody called",
    "phone-quiet-question": "Somebody answers",
    "phone-quiet-answer": "Somebody got it right.",
    "phone-quiet-reveal-mine": "You called",
    "phone-quiet-question-mine": "your question",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with catalogue.served(keep=True) as url:
        yield url


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Sheet]:
    with browser.new_context(reduced_motion="reduce") as context:
        yield Sheet(context)


@pytest.mark.parametrize("name", [*states_quiet.WALL, *states_quiet.PHONE])
def test_quiet_call_is_shown_without_a_name(name: str, sheet: Sheet, address: str) -> None:
    sheet.show(address, name)
    page = sheet.page
    text = " ".join(page.locator("body").inner_text().split())
    heard = page.locator("body").text_content() or ""
    assert TOLD.get(name, "").casefold() in text.casefold()
    assert [word for word in ("undefined", "null", "NaN") if word in heard] == []
    if name in ("phone-quiet-window", "phone-quiet-believed"):
        assert "believe" in text
        assert "0 of" not in text  # the number of believers is hidden, which isn't zero
    if name.endswith("-mine"):
        assert "omebody" not in text

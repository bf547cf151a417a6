"""The printed deck in a real browser: six pages of cards and the key, on both paper sizes; no card overflows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload

from quizbs.banks.writing.table import export
from tests.banks.hard_deck import hard_bank
from tests.web.shipped import running

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

# Elements that are closer than 4 mm to the edge of their card, or outside it.
LEAVING = """() => [...document.querySelectorAll(".deck-card")].filter((card) => {
  const asks = card.querySelector(".deck-asks");
  if (!asks) return false;
  const range = document.createRange();
  range.selectNodeContents(asks);
  const text = range.getBoundingClientRect(), box = card.getBoundingClientRect(), edge = (4 * 96) / 25.4;
  return text.bottom > box.bottom - edge + 1 || text.right > box.right - edge + 1 || text.left < box.left + edge - 1;
}).map((card) => card.textContent.trim().slice(0, 80))"""
PAPERS = {"a4": (595, 842), "letter": (612, 792)}


def deck_of(page: Page, address: str, paper: str, cards: int) -> list[tuple[int, int]]:
    """Assert that a deck fits its cards, print it, and return the sizes of its pages in points."""
    page.goto(f"{address}?paper={paper}")
    page.wait_for_load_state("networkidle")
    page.emulate_media(media="print")
    assert page.evaluate(LEAVING) == []
    assert page.locator(".deck-card").count() == cards
    printed = page.pdf(prefer_css_page_size=True)
    page.emulate_media(media="screen")
    boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(boxes) == len(re.findall(rb"/Type\s*/Page\b", printed))
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


@pytest.mark.parametrize(
    "scripts",
    [pytest.param(True, id="with scripts"), pytest.param(False, id="without", marks=pytest.mark.thorough)],
)
def test_deck_is_printed_on_both_paper_sizes(tmp_path: Path, browser: Browser, scripts: bool) -> None:
    context = browser.new_context(java_script_enabled=scripts)
    page = context.new_page()
    with running(tmp_path) as server:
        page.goto(server.host_url)
        page.goto(f"{server.base}/banks/new")
        page.get_by_label("A file").set_input_files(
            files=[FilePayload(name="hard.csv", mimeType="text/csv", buffer=export(hard_bank()))]
        )
        page.get_by_role("button", name="Preview").click()
        page.get_by_role("button", name=re.compile("^Import")).click()
        page.get_by_role("link", name="Print as a deck of cards").click()
        page.get_by_text("Too long for a card").wait_for()
        hard = page.url
        assert page.locator(".notice", has_text="Too long for a card").locator("li").count() == 15
        for paper, size in PAPERS.items():
            assert deck_of(page, f"{server.base}/banks/space/deck", paper, 52) == [size] * 7
            assert set(deck_of(page, hard, paper, 32)) == {size}
        assert "Traceback" not in server.log
    context.close()

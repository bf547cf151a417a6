"""The pages after a lesson in a real browser: at every size, printed, by keyboard, and without colours."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_banks import looks_right
from tests.web.app import app_in
from tests.web.past_lessons import DAY, simulated, stored
from tests.web.shipped import Server, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def laptop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield the server of a teacher who had two lessons."""
    folder: Path = tmp_path_factory.mktemp("lessons")
    with app_in(folder) as app:
        stored(app, "before", simulated(3), time.time() - 7 * DAY, code="AAAA")
        stored(app, "lesson", simulated(1), time.time() - 2400)
    with running(folder) as server:
        yield server
        assert "Traceback" not in server.log


@pytest.fixture(scope="module")
def page(browser: Browser, laptop: Server) -> Iterator[Page]:
    said: list[str] = []
    page = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").new_page()
    page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(laptop.host_url)
    yield page
    page.context.close()
    assert said == []


@pytest.mark.parametrize(
    "path",
    [
        "/report/lesson",
        "/report/lesson/answers",
        "/lessons?class=8b",
        "/report/lesson/files",
        "/desk/K7Q4/over",
        "/host/kept/lesson",
        "/host/kept/lesson/one",
        "/report/lesson/slip",
        "/lessons/sample",
    ],
)
def test_pages_after_a_lesson_are_uncut_and_accessible(page: Page, laptop: Server, path: str) -> None:
    page.goto(laptop.base + path.removesuffix("/one").removesuffix("/slip"))
    if path.endswith("/slip"):
        page.get_by_role("link", name="Print as a slip").first.click()
        for paper in ("A4", "Letter"):
            assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 1
    if path.endswith("/one"):
        page.locator(".stored-data-students a").first.click()
        expect(page.get_by_role("heading", name=re.compile("^What is stored about"))).to_be_visible()
    looks_right(page)
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_report_prints_on_one_page_and_grid_on_two(page: Page, laptop: Server) -> None:
    for path, most in (("", 1), ("/answers", 2)):
        page.goto(f"{laptop.base}/report/lesson{path}")
        for paper in ("A4", "Letter"):
            printed = page.pdf(format=paper, prefer_css_page_size=bool(path))
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) <= most, (path, paper)


def test_first_screen_of_the_report_shows_what_to_do(page: Page, laptop: Server) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"{laptop.base}/report/lesson")
    foot = page.locator(".report-foot").bounding_box()
    assert foot
    for selector in (".teach >> nth=2", ".topics", ".report-people"):
        box = page.locator(selector).bounding_box()
        assert box
        assert box["y"] + box["height"] <= foot["y"], selector
    expect(page.get_by_text(re.compile("Names are deleted")).last).to_be_in_viewport()
    expect(page.locator(".report-more > summary")).to_be_hidden()  # this report has nothing more to show
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied.")).to_be_visible()


def test_arrows_move_in_the_grid_and_escape_closes_the_detail(page: Page, laptop: Server) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"{laptop.base}/report/lesson/answers")
    cells = page.locator("td[data-cell]")
    cells.first.focus()
    page.keyboard.press("Enter")
    detail = page.locator("#detail")
    expect(detail).to_be_visible()
    asked = detail.locator("h2").inner_text()
    page.keyboard.press("ArrowRight")
    expect(detail.locator("h2")).not_to_have_text(asked)
    page.keyboard.press("ArrowLeft")
    expect(detail.locator("h2")).to_have_text(asked)
    who = detail.locator("[data-told=who]").inner_text()
    page.keyboard.press("ArrowDown")
    expect(detail.locator("[data-told=who]")).not_to_have_text(who)
    expect(detail.locator("h2")).to_have_text(asked)
    page.keyboard.press("Escape")
    expect(detail).to_be_hidden()


def test_phone_opens_the_first_question_and_folds_the_others(page: Page, laptop: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{laptop.base}/report/lesson")
    folds = page.locator(".teach-fold")
    expect(folds.nth(0)).to_have_attribute("open", "")
    expect(folds.nth(1)).not_to_have_attribute("open", "")
    expect(page.get_by_role("link", name="Show the class")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.locator(".report-more > summary").click()
    expect(page.get_by_role("button", name="Print")).to_be_in_viewport()


def test_phone_shows_number_of_right_answers_per_student(page: Page, laptop: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{laptop.base}/report/lesson/answers")
    went = page.locator(".answers-by-a-student h2 small").first
    expect(went).to_be_visible()
    expect(went).to_have_text(re.compile(r"\d+ of \d+ right"))


def test_class_page_of_the_report_has_large_text(page: Page, laptop: Server) -> None:
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{laptop.base}/report/lesson/class")
        said = page.locator("main :is(h1, p)")
        sizes = said.evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
        assert min(sizes) >= width / 1280 * 25
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_narrow_grid_shows_one_column_per_topic(page: Page, laptop: Server) -> None:
    page.set_viewport_size({"width": 1000, "height": 768})
    page.goto(f"{laptop.base}/report/lesson/answers")
    topics = page.locator(".answers-topic button")
    folded = page.locator("td.answers-fold:visible")
    lines, several = page.locator("#grid tbody tr").count(), topics.count()
    assert several > 1
    expect(folded).to_have_count((lines + 1) * (several - 1))
    shown = page.locator("#grid thead button[data-head]:visible")
    first = shown.all_inner_texts()
    topics.nth(1).click()
    expect(topics.nth(1)).to_have_attribute("aria-expanded", "true")
    expect(topics.first).to_have_attribute("aria-expanded", "false")
    assert set(shown.all_inner_texts()).isdisjoint(first)
    expect(folded).to_have_count((lines + 1) * (several - 1))

    line = page.locator("#grid tbody tr").first
    in_topic = re.search(r"(\d+) of (\d+)", line.locator("td.answers-fold:visible").first.inner_text())
    topics.first.click()
    cells = line.locator("td[data-cell]:visible")
    assert in_topic
    assert (cells.filter(has_text="✓").count(), cells.count()) == tuple(map(int, in_topic.groups()))

    looks_right(page)
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(folded).to_have_count(0)
    expect(topics.first).to_be_disabled()


def test_grid_header_opens_question_and_name_opens_student(page: Page, laptop: Server) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"{laptop.base}/report/lesson/answers")
    name = page.locator("#grid tbody th button").first
    went = name.locator("xpath=ancestor::tr").locator(".answers-of").inner_text().removesuffix(" *")
    name.click()
    detail = page.locator("#detail")
    expect(detail.locator("h2")).to_have_text(re.compile("^" + re.escape(name.inner_text())))
    expect(detail.locator("[data-told=given]")).to_contain_text(f"{went} right")
    detail.get_by_role("button", name="Next").click()
    expect(detail.locator("h2")).to_have_text(
        re.compile("^" + page.locator("#grid tbody th button").nth(1).inner_text())
    )
    question = page.locator("#grid thead button[data-head]").first
    question.click()
    expect(detail.locator("[data-told=who]")).to_contain_text(f"question {question.inner_text()}")
    expect(detail.locator("[data-told=given]")).to_contain_text(re.compile(r"\d+ of \d+ right"))
    expect(detail.locator("[data-told=right]")).to_contain_text("✓")


def test_remote_shows_deletion_date_without_scrolling(page: Page, laptop: Server) -> None:
    page.goto(f"{laptop.base}/desk/K7Q4/over")
    page.set_viewport_size({"width": 360, "height": 640})
    keep = page.get_by_role("button", name="Keep until").bounding_box()
    foot = page.locator(".lesson-over-foot").bounding_box()
    assert keep
    assert foot
    assert keep["y"] + keep["height"] <= foot["y"]
    page.get_by_role("button", name="Keep until").click()
    page.get_by_role("button", name="Take that back").click()
    expect(page.get_by_role("heading", name="names are deleted tomorrow")).to_be_visible()

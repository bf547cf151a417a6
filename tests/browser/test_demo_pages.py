"""The demo pages, which play a recorded lesson by themselves, from a disk and from any web server."""

from __future__ import annotations

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.by_script import SLOW
from tests.browser.other_browsers import Driven, firefox, webkit
from tests.tools import demo_pages
from tests.web.shipped import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.tools.demo_lesson import Recording

MOST = 1_500_000  # bytes
LEAST, LONGEST = 120_000, 200_000  # ms
SIZES = [(1280, 720), (360, 640)]
# What the wall and the phone show at a moment of the lesson.
SHOWN = {
    "lobby": (".lobby-qr", "[data-screen~=lobby]"),
    "turning": (".reveal .show", "[data-screen~=up]"),
    "answering": (".question", "[data-screen~=answer]"),
    "over": (".finale", "[data-screen~=up]"),
    "report": (".podium", "[data-screen~=over]"),
}
NOTES = """window.seen = [];
new MutationObserver(() => window.seen.push(document.documentElement.dataset.moment))
  .observe(document, {subtree: true, attributeFilter: ["data-moment"]})"""


class Silent(SimpleHTTPRequestHandler):
    """A file server that logs nothing."""

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def recording(site: Path) -> Recording:
    return demo_pages.build(site / "school" / "quizbs demo")


@pytest.fixture(scope="module")
def disk(site: Path, recording: Recording) -> str:
    return (site / "school" / "quizbs demo" / "index.html").as_uri()


@pytest.fixture(scope="module")
def server(site: Path, recording: Recording) -> Iterator[str]:
    served = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=str(site)))
    runner = threading.Thread(target=served.serve_forever, daemon=True)
    runner.start()
    yield f"http://127.0.0.1:{served.server_port}/school/quizbs%20demo/"
    served.shutdown()
    served.server_close()
    runner.join()


class Watched:
    """A page with its errors and the addresses that it has loaded."""

    def __init__(self, browser: Browser, size: tuple[int, int]) -> None:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.loaded: list[str] = []
        self.page.on("console", lambda line: self.faults.append(line.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("requestfailed", lambda request: self.faults.append(request.url))
        self.page.on("request", lambda request: self.loaded.append(request.url))

    def plays_by_clock(self, address: str) -> Page:
        """Open the page with a clock that the test moves."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.page.goto(address)
        expect(self.page.locator("[data-state=plays]")).to_be_attached()
        return self.page

    def goes_well(self, address: str) -> None:
        """Assert that the page had no error, and loaded nothing from outside its own folder."""
        beside = address.rpartition("/")[0]
        elsewhere = [url for url in self.loaded if not url.startswith(("data:", f"{beside}/"))]
        assert (self.faults, elsewhere) == ([], [])


def test_recording_is_the_same_each_time(recording: Recording) -> None:
    from tests.tools.demo_lesson import recorded

    again = recorded()
    assert (again.wall, again.phone, again.moments) == (recording.wall, recording.phone, recording.moments)


def test_pages_are_small_and_take_three_minutes(site: Path, recording: Recording) -> None:
    assert sum(file.stat().st_size for file in (site / "school" / "quizbs demo").iterdir()) < MOST
    assert LEAST < recording.ends < LONGEST


@pytest.mark.parametrize("size", SIZES)
def test_demo_screens_show_each_recorded_moment_and_tap(
    browser: Browser, disk: str, recording: Recording, size: tuple[int, int]
) -> None:
    watched = Watched(browser, size)
    page = watched.plays_by_clock(disk)
    wall, phone = (page.frame_locator(f"[data-plays='{name}.html']") for name in ("wall", "phone"))
    at = 0
    for begins, moment in recording.moments:
        page.clock.run_for(begins + 1_000 - at)
        at = begins + 1_000
        expect(page.locator(f"[data-moment={moment}] #said")).not_to_be_empty()
        if moment in SHOWN:
            for screen, shown in zip((wall, phone), SHOWN[moment], strict=True):
                expect(screen.locator(shown).first).to_be_attached()
    page.clock.run_for(recording.ends + 1_000 - at)
    expect(page.locator("[data-state=over]")).to_be_attached()
    assert [frame.evaluate("document.documentElement.dataset.missed ?? null") for frame in page.frames] == [None] * 4
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide, high) == size
    watched.goes_well(disk)


@pytest.mark.parametrize(("where", "size"), [("disk", SIZES[0]), ("server", SIZES[1])])
def test_demo_lesson_plays_to_its_end_without_a_click(
    browser: Browser, request: pytest.FixtureRequest, recording: Recording, where: str, size: tuple[int, int]
) -> None:
    address: str = request.getfixturevalue(where)
    watched = Watched(browser, size)
    watched.page.add_init_script(NOTES)
    watched.page.goto(f"{address}?speed=30")
    expect(watched.page.locator("[data-state=over]")).to_be_attached()
    seen = [moment for moment in watched.page.evaluate("seen") if moment]
    rest = iter([moment for _, moment in recording.moments])
    assert all(moment in rest for moment in seen), "in order; a slow machine may skip some"
    assert seen[-1] == recording.moments[-1][1]
    watched.page.get_by_role("button", name="Play").click()
    expect(watched.page.locator("[data-state=plays]")).to_be_attached()
    watched.goes_well(urlsplit(address)._replace(query="").geturl())


def test_paused_demo_does_not_change(browser: Browser, disk: str, recording: Recording) -> None:
    page = Watched(browser, SIZES[0]).plays_by_clock(disk)
    page.clock.run_for(next(begins for begins, moment in recording.moments if moment == "last") + 1_000)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("[data-state=stands]")).to_be_attached()
    paused = page.screenshot()
    page.clock.run_for(3_000)
    assert page.screenshot() == paused
    page.get_by_role("button", name="Play").click()
    expect(page.locator("[data-state=plays]")).to_be_attached()
    page.clock.run_for(3_000)
    expect(page.locator("[data-moment=turning]")).to_be_attached()


@pytest.mark.thorough
@pytest.mark.parametrize("opened", [firefox, webkit])
def test_firefox_and_webkit_play_the_demo_lesson(
    disk: str, opened: Callable[[], AbstractContextManager[Driven]]
) -> None:
    with opened() as window:
        window.goto(f"{disk}?speed=20")
        until(lambda: window.there("[data-state=over]"), "the end of the lesson", SLOW)
        assert window.errors == []

"""The oldest supported browsers: phone and projector in a real Chromium 109, from the wheel. 103 is too old.

Built files are also searched for features that the oldest browsers lack, since some run on no machine here: Firefox 115
doesn't know ``:has``, iOS 15.6 neither containers nor ranges in media queries.
"""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import states
from tests.browser.against_bob import Bob, plays_on
from tests.browser.by_script import SLOW
from tests.browser.faults import Sheet, hold, phone_faults, wall_faults
from tests.browser.old_browsers import OldPage, chromium
from tests.browser.table_of_bots import OPTIONS
from tests.conftest import CHROMIUM_ARGUMENTS
from tests.tools.catalogue import served
from tests.tools.pictures import NAMES
from tests.tools.wheel import site
from tests.web.shipped import Screen, host, open_lesson, running, student, until

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Playwright

OLD_ARGUMENTS = [*CHROMIUM_ARGUMENTS, "--headless", "--no-zygote"]
LOOKBEHIND = re.compile(r"\(\?<[=!]")
TOO_NEW = re.compile(
    r"oklch\(|oklab\(|color-mix\(|@scope|@starting-style|[{;]\s*&|@media[^{]*[<>]"
    r"|:has\("  # Firefox 121
    r"|@media[^{]*\bnot\s*\("  # Safari 16.4; esbuild makes it of a range with `<`
    r"|@layer[^{;]+;"  # the second page of a tab never loads in Chromium 103
)
HEIGHTS = re.compile(r"(?<=[{;])([a-z-]+):[^;{}]*\d[ds]vh[^;{}]*")
FLOAT = re.compile(r"(?<=[{;])(float):\s*inline[^;{}]*")  # Chrome 118
CONTAINER = re.compile(r"(?<=[{;])([a-z-]+):[^;{}]*\dcq[ib][^;{}]*")
SUPPORTED = re.compile(r"@supports \((height: 1dvh|container-type: (inline-)?size)\)")


def is_in_supports(css: str, at: int) -> bool:
    """Return whether a position is inside an ``@supports`` block."""
    insides = [css[found.end() : at].lstrip() for found in SUPPORTED.finditer(css, 0, at)]
    depths = [itertools.accumulate({"{": 1, "}": -1}.get(sign, 0) for sign in inside) for inside in insides if inside]
    return any(min(depth) > 0 for depth in depths)


def before(css: str, at: int) -> str:
    """Return the property of the declaration before this position in the same rule."""
    return re.split(r"[{;]", css[:at].rstrip(";"))[-1].split(":")[0].strip()


def test_built_files_support_oldest_browsers() -> None:
    static = site() / "quizbs" / "static"
    scripts = [path for path in static.rglob("*.js") if "katex" not in path.name]
    assert scripts
    for path in scripts:
        code = path.read_text(encoding="utf-8")
        assert not LOOKBEHIND.search(code), path.name
        assert not re.search(r"\bstatic\s*\{", code), f"{path.name}: a static block"
    for path in static.rglob("*.css"):
        css = path.read_text(encoding="utf-8")
        assert not TOO_NEW.search(css), (path.name, TOO_NEW.search(css))
        for found in [*HEIGHTS.finditer(css), *CONTAINER.finditer(css), *FLOAT.finditer(css)]:
            assert is_in_supports(css, found.start()) or before(css, found.start()) == found[1], (path.name, found[0])


def test_too_new_features_are_detected() -> None:
    for css in (
        "a{color:oklch(1 0 0)}",
        "a{& b{c:d}}",
        "@media (width >= 3rem){a{b:c}}",
        "@media not (min-width:60rem){a{b:c}}",
        "a:has(b){c:d}",
        "@layer a,b;",
    ):
        assert TOO_NEW.search(css), css
    supports = "@supports (height: 1dvh){a{b:c}d{height:1dvh}}e{"
    assert is_in_supports(supports, supports.index("height:1dvh"))
    assert not is_in_supports(supports, len(supports))
    assert before("a{height:1vh;height:1dvh", len("a{height:1vh;")) == "height"
    assert before("a{width:1vh;height:1dvh", len("a{width:1vh;")) == "width"


@pytest.mark.parametrize("motion", ["reduce", pytest.param("no-preference", marks=pytest.mark.thorough)])
def test_oldest_supported_chromium_plays_a_game(playwright: Playwright, tmp_path: Path, motion: Any) -> None:
    old = playwright.chromium.launch(executable_path=chromium(109), args=OLD_ARGUMENTS)
    with running(tmp_path) as server:
        code = open_lesson(host(server), "classroom", **{f"opt.{name}": one for name, one in OPTIONS.items()})
        projector = OldPage(old.new_context(viewport={"width": 1280, "height": 720}, reduced_motion=motion).new_page())
        projector.page.goto(server.host_url)
        projector.page.goto(f"{server.base}/wall/{code}")
        projector.wait(".lobby")
        assert projector.colours("html") == ["rgb(247, 251, 249)", "rgb(11, 54, 39)"]
        ann = OldPage(old.new_context(viewport={"width": 360, "height": 640}).new_page())  # with animations
        ann.page.goto(f"{server.base}/j/{code}")
        ann.press("button[value=offered]")
        ann.opens(f"{server.base}/play")
        ann.wait("[data-screen~=practice]")
        ann.press(".practice-top .chip")
        ann.wait("[data-screen~=lobby]")
        wall = Screen(host(server), "wall", code)
        bob = Bob(Screen(student(server, code, "bob"), "phone", code), wall)
        assert wall.act("deal") == {"done": True}
        bob.start()
        seen = set[str]()
        until(lambda: plays_on(ann, seen), "a turn, a call and a question", patience=150, each=0.2)
        bob.stop()
        assert wall.act("end") == {"done": True}
        projector.wait(".podium")
        ann.wait("[data-screen~=over]")
        assert ann.said + projector.said == []
        assert not ann.there("#too-old")
    old.close()


def test_too_old_chromium_shows_a_notice_on_every_page(playwright: Playwright, tmp_path: Path) -> None:
    old = playwright.chromium.launch(executable_path=chromium(103), args=OLD_ARGUMENTS)
    with running(tmp_path) as server:
        page = OldPage(old.new_context().new_page())
        for path in ("/", "/check", "/"):
            page.page.goto(f"{server.base}{path}")
            page.wait("#too-old:not([hidden])")
    old.close()


@pytest.mark.parametrize("missing", ["delete window.structuredClone", "CSS.supports = undefined"])
def test_too_old_browser_shows_a_notice_without_scripts(browser: Browser, tmp_path: Path, missing: str) -> None:
    with running(tmp_path) as server:
        code = open_lesson(host(server))
        page = browser.new_page()
        page.add_init_script(missing)
        page.route("**/static/**/*.js", lambda route: route.abort())
        for path in (f"/j/{code}", "/check"):
            page.goto(server.base + path, wait_until="domcontentloaded")
            page.locator("#too-old").wait_for(timeout=SLOW * 1000)
        page.close()


def test_check_page_reports_scripts_that_did_not_load(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = browser.new_page()
        page.route("**/static/check/*.js", lambda route: route.abort())
        page.goto(f"{server.base}/check")
        page.get_by_text("Reload this page").wait_for(timeout=SLOW * 1000)
        assert not page.locator("#too-old").is_visible()
        page.close()


@pytest.mark.thorough
def test_states_look_alike_in_oldest_and_newest_chromium(playwright: Playwright, browser: Browser) -> None:
    """Nothing is cut or covered, and each text is where it is in new browsers, except for balanced lines."""
    found: dict[str, Any] = {}
    old = playwright.chromium.launch(executable_path=chromium(109), args=OLD_ARGUMENTS)
    with served(keep=True) as address:
        for names in (states.PHONE, [name for name in NAMES if name not in states.PHONE]):
            phone = names is states.PHONE
            more: Any = {"reduced_motion": "reduce", "has_touch": phone}
            with old.new_context(**more) as its, browser.new_context(**more) as todays:
                sheets = Sheet(its, clock=True), Sheet(todays, clock=True)
                for name in names:
                    there, here = [texts(sheet, address, name) for sheet in sheets]
                    faults = (phone_faults if phone else wall_faults)(sheets[0].page)
                    if name not in OTHERWISE:
                        faults += [f"{one} there, {other} here" for one, other in elsewhere(there, here)]
                    if faults:
                        found[name] = faults
    old.close()
    assert found == {}


LINE = 80.0  # px: a text that is higher has several lines

# States in which Chromium 109 fits a text into its box in another way, with the reason.
OTHERWISE = {
    "lobby-right-to-left": "breaks no line after a hyphen between Hebrew letters",
    "bottle-spin": "a name grows while the bottle points at it",
    "phone-answer-one-word": "divides no long word, so that the question is longer and scrolls",
    "trick-told-long": "all tiles of the wall stand 13 px lower, and none is cut",
}

# Lines are balanced in Chrome since 114 and in Safari since 17.5: elsewhere they break where they must.
UNBALANCED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { text-wrap-style: auto !important }");
  document.adoptedStyleSheets = [sheet];
}"""
# Scrolling areas are detected when they change their size, which browsers report at different times.
MEASURED_AGAIN = """() => {
  const zones = document.querySelectorAll(".middle, .question, .headline");
  for (const zone of zones) zone.dispatchEvent(new Event("scroll"));
}"""
TEXTS = """() => {
  const ends = (moving) => moving.effect.getComputedTiming().endTime < Infinity;
  for (const moving of document.getAnimations().filter(ends)) moving.finish();
  for (const each of document.querySelectorAll("*")) if (each.scrollTop) each.scrollTop = 0; // by a step
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || parent.closest("script, style, template, noscript, math, .heard, [hidden]")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width && height) found.push([text.slice(0, 40), x + scrollX, y + scrollY, width, height]);
  }
  return found;
}"""


def texts(sheet: Sheet, address: str, name: str) -> list[list[Any]]:
    """Return every visible text of a state with its left, top, width and height in pixels."""
    page = sheet.page
    page.set_viewport_size({"width": 360, "height": 640} if name in states.PHONE else {"width": 1366, "height": 768})
    sheet.show(address, name)
    page.evaluate(UNBALANCED)
    width, height = states.sizes(name)[0]
    page.set_viewport_size({"width": width, "height": height})
    hold(page)
    page.clock.run_for(100)  # animation frames need the clock, too
    page.evaluate(MEASURED_AGAIN)
    page.clock.run_for(100)
    found: list[list[Any]] = page.evaluate(TEXTS)
    return found


def elsewhere(there: list[list[Any]], here: list[list[Any]]) -> list[tuple[Any, Any]]:
    """Return the pairs of texts whose positions differ by more than fitting a text into a box explains.

    A text of several lines may have other line breaks if its left edge, right edge or middle is the same.
    """
    if [text for text, *_ in there] != [text for text, *_ in here]:
        return [([text for text, *_ in there], [text for text, *_ in here])]
    return [(one, other) for one, other in zip(there, here, strict=True) if _moved(one[1:], other[1:])]


def _moved(one: list[float], other: list[float]) -> bool:
    """Return whether two texts, each as left, top, width and height, are at different positions."""
    free = max(8.0, 0.04 * one[2])
    places = [(left, left + wide / 2, left + wide) for left, _, wide, _ in (one, other)]
    aside = min(abs(a - b) for a, b in zip(*places, strict=True))
    lines = one[3] > LINE
    wider = 0.0 if lines else abs(one[2] - other[2])
    return max(aside, wider, abs(one[1] - other[1]), abs(one[3] - other[3])) > free

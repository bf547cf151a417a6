"""The oldest browsers that can play: phone and projector in real Chromiums of 2022, from the wheel.

Chromium 103 knows no ``oklch``, no nested rule, no ``dvh``, no container, no ``:has``. What is built is read for such
words as well, for the browsers that run on no machine of ours (iOS 15.6).
"""

from __future__ import annotations

import re
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.old_browsers import SLOW, OldPage, chromium
from tests.browser.table_of_bots import OPTIONS
from tests.conftest import CHROMIUM_ARGUMENTS
from tests.web.shipped import Screen, host, open_lesson, running, student, until
from tests.wheel import site

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Playwright

AGAIN = 1.0  # seconds until bob tries once more what the rules did not take yet
LOOKBEHIND = re.compile(r"\(\?<[=!]")
TOO_NEW = re.compile(
    r"oklch\(|oklab\(|color-mix\(|@scope|@starting-style|[{;]\s*&|@media[^{]*\d\s*[<>]|@media[^{]*[<>]=?"
)
HEIGHTS = re.compile(r"(?<=[{;])([a-z-]+):[^;{}]*\d[ds]vh[^;{}]*")
CONTAINER = re.compile(r"(?<=[{;])([a-z-]+):[^;{}]*\dcq[ib][^;{}]*")


def before(css: str, at: int) -> str:
    """Return the name of the declaration that stands before this place, in the same rule."""
    return re.split(r"[{;]", css[:at].rstrip(";"))[-1].split(":")[0].strip()


def test_nothing_that_is_built_is_too_new() -> None:
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
        for found in [*HEIGHTS.finditer(css), *CONTAINER.finditer(css)]:
            supported = "@supports (height: 1dvh)" in css[: found.start()][-200:]
            assert supported or before(css, found.start()) == found[1], (path.name, found[0])


def test_what_is_too_new_would_be_seen() -> None:
    for css in ("a{color:oklch(1 0 0)}", "a{& b{c:d}}", "@media (width >= 3rem){a{b:c}}"):
        assert TOO_NEW.search(css), css
    assert before("a{height:1vh;height:1dvh", len("a{height:1vh;")) == "height"
    assert before("a{width:1vh;height:1dvh", len("a{width:1vh;")) == "width"


class Bob(threading.Thread):
    """Plays by raw messages, in a thread of its own, since an old browser may take its time. He claims what is false,
    calls whatever is claimed, and has the wall skip what is only to be looked at.
    """

    def __init__(self, phone: Screen, wall: Screen) -> None:
        super().__init__(daemon=True)
        self.phone, self.wall = phone, wall
        self._over = threading.Event()

    def run(self) -> None:
        done, again = None, 0.0
        while not self._over.wait(0.1):
            self.phone.drain()
            self.wall.drain()
            view = self.phone.views[-1]
            if view["game"] and (view["version"] != done or time.monotonic() > again):
                done, again = view["version"], time.monotonic() + AGAIN
                self._act(view["game"], view["game"]["you"]["can"])

    def end(self) -> None:
        """Let the teacher end the game."""
        self._over.set()
        self.join()
        assert self.wall.act("end") == {"done": True}

    def _act(self, game: dict[str, Any], can: dict[str, Any]) -> None:
        hand = game["you"]["hand"]
        if can.get("call") is not None:
            self.phone.act("call", claim=can["call"])
        elif play := can.get("play"):
            false = [card for card in hand if card["face"][0] != game["rank"]] or hand
            self.phone.act("play", turn=play["turn"], cards=[false[0]["id"]])
        elif ask := can.get("ask"):
            self.phone.act("ask", challenge=ask["challenge"], card=0, answerer=ask["answerers"][0])
        elif can.get("answer") is not None:
            given = {"choices": [0]} if game["question"]["choices"] else {"text": "seven"}
            self.phone.act("answer", question=can["answer"], **given)
        elif can.get("discard"):
            self.phone.act("discard", challenge=can["discard"]["challenge"], card=hand[0]["id"])
        elif can.get("ready") is not None:
            self.phone.act("ready", question=can["ready"])
        elif game["phase"] in {"turning", "reveal"}:
            self.wall.act("skip", step=game["step"])


def plays_on(ann: OldPage, seen: set[str]) -> bool:
    """Do what ann's page asks for now; tell whether it has asked for all that counts."""
    for done, selector in (("call", ".screen-call .button.call"), ("answer", "label.choice:not(.still)")):
        if ann.there(selector):
            ann.press(selector)
            seen.add(done)
    if ann.there(".hand button.card") and not ann.there(".screen-call"):
        ann.press(".hand button.card")
    if ann.there(".typed input"):
        ann.page.evaluate(
            """() => { const field = document.querySelector(".typed input"); field.value = "seven";
               field.dispatchEvent(new Event("input", { bubbles: true })); }"""
        )
        seen.add("answer")
    if ann.there(".dock button.go"):
        seen.add("turn" if ann.there(".screen-turn") else "more")
        ann.press(".dock button.go")
    return {"call", "answer", "turn"} <= seen


@pytest.mark.parametrize("version", [103, 109])
def test_a_chromium_of_2022_plays(playwright: Playwright, tmp_path: Path, version: int) -> None:
    old = playwright.chromium.launch(
        executable_path=chromium(version), args=[*CHROMIUM_ARGUMENTS, "--headless", "--no-zygote"]
    )
    with running(tmp_path) as server:
        code = open_lesson(host(server), "classroom", **{f"opt.{name}": one for name, one in OPTIONS.items()})
        projector = OldPage(old.new_context(viewport={"width": 1280, "height": 720}).new_page())
        projector.page.goto(server.host_url)
        projector.page.goto(f"{server.base}/wall/{code}")
        projector.wait(".lobby")
        assert projector.colours("html") == ["rgb(247, 251, 249)", "rgb(11, 54, 39)"]
        ann = OldPage(old.new_context(viewport={"width": 360, "height": 640}).new_page())
        ann.page.goto(f"{server.base}/j/{code}")
        ann.press("button[value=offered]")
        ann.opens(f"{server.base}/play")
        ann.wait(".screen-practice")
        ann.press(".practice-top .chip")
        ann.wait(".screen-lobby")
        wall = Screen(host(server), "wall", code)
        bob = Bob(Screen(student(server, code, "bob"), "phone", code), wall)
        assert wall.act("deal") == {"done": True}
        bob.start()
        seen = set[str]()
        until(lambda: plays_on(ann, seen), "a turn, a call and a question", patience=150, each=0.2)
        bob.end()
        projector.wait(".podium")
        ann.wait(".screen-over")
        assert ann.said + projector.said == []
        assert not ann.there("#too-old")
    old.close()


@pytest.mark.parametrize("missing", ["delete window.structuredClone", "CSS.supports = undefined"])
def test_a_page_that_cannot_run_says_so_without_its_script(browser: Browser, tmp_path: Path, missing: str) -> None:
    with running(tmp_path) as server:
        code = open_lesson(host(server))
        page = browser.new_page()
        page.add_init_script(missing)
        page.route("**/static/**/*.js", lambda route: route.abort())
        for path in (f"/j/{code}", "/check"):
            page.goto(server.base + path, wait_until="domcontentloaded")
            page.locator("#too-old").wait_for(timeout=SLOW)
        page.close()


def test_a_script_that_never_came_is_told(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = browser.new_page()
        page.route("**/static/live/*.js", lambda route: route.abort())
        page.goto(f"{server.base}/check")
        page.get_by_text("Reload this page").wait_for(timeout=SLOW)
        assert not page.locator("#too-old").is_visible()
        page.close()

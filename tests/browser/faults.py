"""Finds faults of a state in the browser, for the tests and for ``catalogue --pictures``.

A state is a screen at a named moment. ``faults.js`` (projector and host) and ``faults_phone.js`` define the faults.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from axe_playwright_python.sync_playwright import Axe

from tests.browser.states import DESK, STEPS
from tests.browser.states import PHONE as PHONE_STATES
from tests.browser.states import WALL as WALL_STATES
from tests.browser.steps_phone import wait_for_phone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page

LEAST = 36  # least px of type on a screen of 1920×1080, to be read from eight metres
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# axe's rules about websites, which don't apply to a screen that fills the window.
NO_SITE = {"rules": {"region": {"enabled": False}}}

FOLDER = Path(__file__).parent
WALL = (FOLDER / "faults.js").read_text(encoding="utf-8")
PHONE = (FOLDER / "faults_phone.js").read_text(encoding="utf-8")

# Two frames after the last change all directives of lit have measured their sizes.
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def settle(page: Page) -> None:
    """Wait until the page has drawn itself at its present size."""
    page.evaluate(SETTLED)


# Shows another state on the open page: a new screen replaces the old one and knows nothing of it.
REMOUNT = """async (name) => {
  const old = document.querySelector("#wall, #phone, #desk");
  sessionStorage.clear();
  localStorage.clear();
  const page = document.documentElement;
  for (const set of Object.keys(page.dataset)) delete page.dataset[set];
  window.another.clear(old);
  const root = old.cloneNode(false);
  for (const set of Object.keys(root.dataset)) if (set !== "host") delete root.dataset[set];
  root.dataset.lesson = name;
  old.replaceWith(root);
  window.dispatchEvent(new Event("resize")); // how much room there is stands on the page
  window.another.show(root, name);
}"""
# The kind of screen that is shown: states of one kind have the same parts.
KIND = """() => {
  const names = (selector) => [...(document.querySelector(selector)?.classList ?? [])];
  const part = (selector, from) => names(selector).find((name) => from.test(name));
  const screen = document.querySelector(".phone")?.dataset.screen?.split(" ")[0];
  return [screen && `screen-${screen}`, part(".wall", /^wall-(?!paused)/) ?? part(".screen", /^screen/),
    part(".overlay", /./), part("dialog[open]", /^panel-|^help/) ?? part("dialog[open]", /^panel/),
  ].filter(Boolean).join(" ");
}"""


def _screen(name: str) -> str:
    """Return the screen that a state belongs to, "" for a page that the server renders."""
    return "phone" if name in PHONE_STATES else "wall" if name in WALL_STATES else "desk" if name in DESK else ""


class Sheet:
    """A page that shows one state after another, each on a new screen: loading a page for each state would be slow.

    ``said`` are the errors and warnings in the console since the present state was shown. With ``clock``, a test may
    stop the page's clock by ``hold``; it runs again with the next state.
    """

    def __init__(self, context: BrowserContext, *, clock: bool = False) -> None:
        self.page = context.new_page()
        _SHEETS[self.page] = self
        self.said: list[str] = []
        self._all_said: list[str] = []
        self._screen = ""  # the screen whose page is open
        self._clock = clock
        if clock:
            self.page.clock.install(time=0)
        self.page.on("console", lambda line: self._hear(line.text) if line.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self._hear(str(error)))

    def _hear(self, what: str) -> None:
        self.said.append(what)
        self._all_said.append(what)

    @contextmanager
    def uncomplaining(self) -> Iterator[Page]:
        """Fail at the end of the context if the console has had an error or warning within it, in any state."""
        self._all_said.clear()
        yield self.page
        assert self._all_said == []

    def show(self, address: str, name: str, *, anew: bool = False) -> None:
        """Show a state, wait until it is drawn and its font is loaded, then do its steps. ``anew``: on a new page."""
        self.said.clear()
        if self._clock:
            self.page.clock.resume()
        screen, self._screen = self._screen, ""  # if this state fails, the next one begins on a new page
        wanted = _screen(name)
        if wanted and wanted == screen and not anew:
            self.page.evaluate(REMOUNT, name)
        else:
            self.page.goto(f"{address}/{name}")
        (wait_for_phone if wanted == "phone" else wait_for_wall)(self.page, name)
        self._screen = wanted

    def kind(self) -> str:
        """Return the kind of the present state's screen, "" for a page that the server renders."""
        found: str = self.page.evaluate(KIND)
        return found


_SHEETS: WeakKeyDictionary[Page, Sheet] = WeakKeyDictionary()  # by their pages


def show(page: Page, address: str, name: str) -> None:
    """Show a state: by ``Sheet.show`` if the page belongs to a sheet, else by loading the state's own page."""
    if sheet := _SHEETS.get(page):
        sheet.show(address, name)
    else:
        page.goto(f"{address}/{name}")
        (wait_for_phone if name in PHONE_STATES else wait_for_wall)(page, name)


def hold(page: Page) -> None:
    """Stop the page's clock ten minutes later, when all animations of a new screen are over."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 600)


def show_wall(page: Page, address: str, name: str) -> None:
    """Open a state of the projector or of the host; wait until it is drawn and its font is loaded."""
    show(page, address, name)


def wait_for_wall(page: Page, name: str) -> None:
    """Wait until the state is drawn and its font is loaded, and do its steps."""
    if name in WALL_STATES or name in DESK:
        page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=name)
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    for what, whom in STEPS.get(name, []):
        _step(page, what, whom)


def _step(page: Page, what: str, whom: Any) -> None:
    """Do one step of a state: an act of the host, or a message from the server. ``whom`` is the step's argument."""
    match what:
        case "tap" | "dialog":
            within = page.locator("dialog[open]") if what == "dialog" else page
            name = whom if page.evaluate("document.documentElement.lang") == "en" else re.compile(f"^{re.escape(whom)}")
            within.get_by_role("button", name=name, exact=True).first.click()
        case "size":
            page.set_viewport_size(whom)
        case "row":
            page.locator(".tables-open").nth(whom - 1).click()
        case "answer":
            page.evaluate("answer => (window.catalogue.answer = answer)", whom)
        case "open":
            page.locator("details:not([open]) summary", has_text=whom).click()
        case "line" | "pulse" | "gone":
            page.evaluate("([what, told]) => window.catalogue.on[what](told)", [what, whom])
        case "on":
            page.evaluate("what => window.catalogue.on[what]()", whom)
        case _:
            raise AssertionError(what)


def wall_faults(page: Page) -> list[str]:
    """Return the elements of the projector or a host page that are cut, outside, too small or on top of others."""
    size = page.viewport_size
    assert size is not None
    found: list[str] = page.evaluate(WALL, [LEAST * min(size["width"] / 1920, size["height"] / 1080)])
    return found


def phone_faults(page: Page) -> list[str]:
    """The same on a phone."""
    found: list[str] = page.evaluate(PHONE)
    return found


def wall_axe(page: Page) -> list[str]:
    """Return what axe finds on the projector or a host page, one line for each element."""
    return _axe(page, NO_SITE)


def phone_axe(page: Page) -> list[str]:
    """The same on a phone."""
    return _axe(page, {"runOnly": {"type": "tag", "values": TAGS}})


def _axe(page: Page, options: dict[str, Any]) -> list[str]:
    # All rules run; axe need not list the elements that pass, which would take a third of its time.
    axe = Axe()
    if page.evaluate("'axe' in window"):
        axe.axe_script = ""  # half a megabyte, which a page needs only once
    results = axe.run(page, options=options | {"resultTypes": ["violations"]}).response
    return [
        f"{violation['id']}: {node['html'][:140]} {[one['message'] for one in node['any'][:1]]}"
        for violation in results["violations"]
        for node in violation["nodes"]
    ]

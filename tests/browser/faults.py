"""What may be wrong with a state as it stands in the browser: one place for the tests and for ``catalogue --pictures``.

What counts as a fault is written in ``faults.js`` (projector and host) and ``faults_phone.js``.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.states import DESK, STEPS
from tests.browser.states import WALL as WALL_STATES

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

LEAST = 36  # px of type on a screen of 1920×1080: what can be read from eight metres
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Rules about a whole site, which a screen that fills the window has no use for.
NO_SITE = {"rules": {"region": {"enabled": False}}}

FOLDER = Path(__file__).parent
WALL = (FOLDER / "faults.js").read_text(encoding="utf-8")
PHONE = (FOLDER / "faults_phone.js").read_text(encoding="utf-8")

# Two frames after the last change all directives have looked at their sizes.
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def settle(page: Page) -> None:
    """Wait until the page has drawn itself at its present size."""
    page.evaluate(SETTLED)


class Sheet:
    """One page on which state after state is shown: a page of its own for each takes as long as the looking does.

    ``said`` is what the console or the Content-Security-Policy has complained about in the present state.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.said: list[str] = []
        self.page.on("console", lambda line: self.said.append(line.text) if line.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.said.append(str(error)))

    def wipe(self) -> None:
        """Leave the state, and let nothing that it remembers reach the next one."""
        self.page.evaluate("() => { sessionStorage.clear(); localStorage.clear(); }")
        self.page.goto("about:blank")
        self.said.clear()


def show_wall(page: Page, address: str, name: str) -> None:
    """Open a sample of the projector or of the host and wait until it stands there in its own font."""
    page.goto(f"{address}/{name}")
    if name in WALL_STATES or name in DESK:
        page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=name)
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    for what, whom in STEPS.get(name, []):
        _step(page, what, whom)


def _step(page: Page, what: str, whom: Any) -> None:
    """Do what the host would, or what the line would tell."""
    match what:
        case "tap":
            page.get_by_role("button", name=whom, exact=True).click()
        case "dialog":
            page.locator("dialog[open]").get_by_role("button", name=whom, exact=True).click()
        case "row":
            page.locator(".live-row-button").nth(whom - 1).click()
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
    """What is cut, outside, too small or on something else, on the projector or a page of the host."""
    size = page.viewport_size
    assert size is not None
    found: list[str] = page.evaluate(WALL, [LEAST * min(size["width"] / 1920, size["height"] / 1080)])
    return found


def phone_faults(page: Page) -> list[str]:
    """The same on a phone."""
    found: list[str] = page.evaluate(PHONE)
    return found


def wall_axe(page: Page) -> list[str]:
    """What axe finds on the projector or a page of the host, one line for each element."""
    return _axe(page, NO_SITE)


def phone_axe(page: Page) -> list[str]:
    """The same on a phone."""
    return _axe(page, {"runOnly": {"type": "tag", "values": TAGS}})


def _axe(page: Page, options: dict[str, Any]) -> list[str]:
    # All rules run; of those that find nothing axe need not write down every element, which takes a third of its time.
    results = Axe().run(page, options=options | {"resultTypes": ["violations"]}).response
    return [
        f"{violation['id']}: {node['html'][:140]} {[one['message'] for one in node['any'][:1]]}"
        for violation in results["violations"]
        for node in violation["nodes"]
    ]

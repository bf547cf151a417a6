"""What a phone's page costs: requests, bytes, the server's processor, and how soon a slow phone can be used.

``python -m tests.benchmarks.page [--pages 10] [--rounds 3] [--before VENV]``

Chromium joins a lesson with nothing in its cache. ``join`` is the page behind the QR code, ``play`` all from the name
that is sent to the first view, WebSocket and all, and ``again`` the phone's page loaded anew with what a browser keeps.
Bytes are those that travel, heads and all. The server's processor time is that of so many pages, divided, less what it
takes for itself in as much time while nobody asks for anything. ``ready`` is
measured with a processor slowed 4 × and slow 4G (150 ms for an answer, 1.6 Mbit/s down, 750 kbit/s up): from the
beginning of the page until a button that the script has drawn does its work. With ``--before``, quizbs as installed in
another environment takes turns with this one. Medians.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.benchmarks.measured import UNLIMITED, may_compare, say, states, worked
from tests.browser.table_of_bots import chromium
from tests.web.shipped import Server, host, open_lesson, running

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 768_000 / 8}
SLOWED = 4
PATIENCE = 60_000  # ms
IDLE = 4.0  # seconds for which nobody asks for anything
# Presses a button as soon as it is there, and notes when it has done its work: the one that leaves out the tutorial,
# or, on a page that is loaded anew, the one for help.
PRESSES = """() => {
  if (!location.pathname.endsWith("/play")) return;
  const anew = performance.getEntriesByType("navigation")[0].type === "reload";
  const skip = () => [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === "Skip");
  const wanted = () => (anew ? document.querySelector(".strip-button[aria-haspopup=dialog]") : skip());
  const done = () => (anew ? document.querySelector("dialog[open]") : !skip());
  const pressed = () => (done() ? (window.ready = performance.now()) : requestAnimationFrame(pressed));
  const seek = () => (wanted() ? (wanted().click(), pressed()) : requestAnimationFrame(seek));
  seek();
}"""


@dataclass
class Cost:
    """What one page has cost; ``ready`` in seconds, ``work`` of the server in ms."""

    requests: int = 0
    bytes: int = 0
    script: int = 0
    work: float = 0.0
    ready: float = 0.0


class Phone:
    """One phone with a cache of its own."""

    def __init__(self, browser: Browser, server: Server, code: str, number: int, idle: float, *, slow: bool) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._server, self._code, self._name, self._slow = server, code, f"s{number}", slow
        self._idle = idle  # seconds of processor a second
        self._cost = Cost()
        self._scripts: set[str] = set()
        line = self.context.new_cdp_session(self.page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.webSocketCreated", self._asked)
        line.on("Network.loadingFinished", self._came)
        if slow:
            self.page.add_init_script(f"({PRESSES})()")
            line.send("Network.emulateNetworkConditions", SLOW_4G)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def _asked(self, told: dict[str, Any]) -> None:
        self._cost.requests += 1
        if told.get("type") == "Script":
            self._scripts.add(told["requestId"])

    def _came(self, told: dict[str, Any]) -> None:
        self._cost.bytes += told["encodedDataLength"]
        if told["requestId"] in self._scripts:
            self._cost.script += told["encodedDataLength"]

    def costs(self, does: Callable[[], None]) -> Cost:
        """Do something and return what it has cost."""
        self._cost = cost = Cost()
        before, began = worked(self._server), time.monotonic()
        does()
        cost.work = (worked(self._server) - before - self._idle * (time.monotonic() - began)) * 1000
        if self._slow and self.page.url.endswith("/play"):
            cost.ready = self.page.wait_for_function("() => window.ready").evaluate("ms => ms") / 1000
        return cost

    def join(self) -> None:
        """Open the page behind the QR code."""
        self.page.goto(f"{self._server.base}/j/{self._code}", wait_until="networkidle")

    def play(self) -> None:
        """Send a name and wait for the first view."""
        self.page.locator("summary").click()
        self.page.get_by_label("Name (not your full name)").fill(self._name)
        self.page.get_by_role("button", name="Join with this name").click()
        self.page.wait_for_url("**/play")
        self._is_there()

    def again(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self._is_there()

    def _is_there(self) -> None:
        if not self._slow:
            self.page.get_by_role("button", name="Skip").wait_for()
        self.page.wait_for_load_state("networkidle")


def measure(browser: Browser, pages: int, python: str) -> dict[str, Cost]:
    """Return what each of the three pages costs: bytes and work of quick phones, ``ready`` of a slow one."""
    found: dict[str, list[Cost]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), program=UNLIMITED, python=python, prepared=False) as server,
    ):
        code = open_lesson(host(server), "classroom")
        before = worked(server)
        time.sleep(IDLE)
        idle = (worked(server) - before) / IDLE
        for number in range(pages + 1):
            phone = Phone(browser, server, code, number, idle, slow=number == pages)
            for name in ("join", "play", "again"):
                found.setdefault(name, []).append(phone.costs(getattr(phone, name)))
            phone.context.close()
    return {
        name: Cost(
            costs[0].requests,
            costs[0].bytes,
            costs[0].script,
            statistics.fmean(cost.work for cost in costs[1:-1] or costs[:-1]),
            costs[-1].ready,
        )
        for name, costs in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    may_compare(parser)
    asked = parser.parse_args()
    rows: dict[str, list[Cost]] = {}
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for _ in range(asked.rounds):
            for name, python in states(asked).items():
                for page, cost in measure(browser, asked.pages, python).items():
                    rows.setdefault(f"{page}, {name}", []).append(cost)
        browser.close()
    say("| page | requests | kB | script kB | server | ready |")
    say("|---|---|---|---|---|---|")
    for name, costs in sorted(rows.items(), key=lambda row: ("join", "play", "again").index(row[0].split(",")[0])):
        middle = {part: statistics.median(getattr(cost, part) for cost in costs) for part in vars(costs[0])}
        ready = f"{middle['ready']:.1f} s" if middle["ready"] else ""
        kilobytes = f"{middle['bytes'] / 1000:.1f} | {middle['script'] / 1000:.1f}"
        say(f"| {name} | {middle['requests']:.0f} | {kilobytes} | {middle['work']:.0f} ms | {ready} |")


if __name__ == "__main__":
    main()

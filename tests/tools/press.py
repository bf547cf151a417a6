"""Measures how soon a tap has a visible effect, on a processor slowed to a quarter: ``python -m tests.tools.press``.

The time is from the tap (the event's own time) to the first frame painted after the page has changed; the limit is
100 ms. The states are those of the catalogue, without a network or other players. Exit code 1 if a median is over the
limit. The last line is the load of the machine: above the number of its processors it invalidates the figures.
"""

from __future__ import annotations

import os
import statistics
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.steps_phone import show_state
from tests.browser.table_of_bots import chromium
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from playwright.sync_api import Page

MARK = 100.0  # ms
SLOWER = 4
TIMES = 9
# Makes the catalogue's connection report a pending act at once, as the real one does.
ON_ITS_WAY = """() => {
  const { acts, on } = window.catalogue;
  acts.push = (act) => (on.waiting([{ act, sent: true }]), Array.prototype.push.call(acts, act));
}"""
# Measures the time from the tap to the frame after the one in which the page has changed.
MEASURE = """(name) => { window.shown = new Promise((done) => {
  const button = [...document.querySelectorAll("#phone button, #phone label.choice")]
    .find((one) => new RegExp(name).test(one.ariaLabel ?? one.innerText));
  let began = 0;
  const changes = new MutationObserver(() => {
    changes.disconnect();
    requestAnimationFrame(() => { const port = new MessageChannel();
      port.port1.onmessage = () => done(performance.now() - began); port.port2.postMessage(0); });
  });
  button.addEventListener("pointerdown", (event) => (began = event.timeStamp), { once: true });
  button.addEventListener("click", () => changes.observe(document.querySelector("#phone"),
    { subtree: true, childList: true, attributes: true, characterData: true }), { once: true, capture: true });
  const box = button.getBoundingClientRect();
  window.pressed = [box.x + box.width / 2, box.y + box.height / 2];
}); return window.pressed; }"""
PRESSES = {  # state of the catalogue: the button that is tapped
    "a card": ("phone-turn", "7 of spades"),
    "a card of forty": ("phone-turn-forty", "8 of spades"),
    "Play": ("phone-turn-picked", "^Play "),
    "Doubt it!": ("phone-claim", "^Doubt it!"),
    "a choice": ("phone-answer", "Carbon dioxide"),
    "Answer": ("phone-answer-picked", "^Answer B"),
}


def press(page: Page, address: str, state: str, name: str) -> float:
    """Return the milliseconds from the tap to the frame that shows it."""
    show_state(page, address, state)
    page.evaluate(ON_ITS_WAY)
    x, y = page.evaluate(MEASURE, name)
    page.touchscreen.tap(x, y)
    return float(page.evaluate("window.shown"))


def main() -> int:
    """Measure every kind of tap, print its median and its longest time, and return the exit code."""
    slow = False
    with served(keep=True) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).new_page()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for kind, (state, name) in PRESSES.items():
            took = [press(page, address, state, name) for _ in range(TIMES)]
            median = statistics.median(took)
            slow = slow or median > MARK
            sys.stdout.write(f"{kind}: median {median:.0f} ms, worst {max(took):.0f} ms of {TIMES}\n")
            sys.stdout.flush()
        browser.close()
    sys.stdout.write(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())

"""How smoothly the wall plays its scenes: the longest frame of each, and how many frames last longer than 50 ms.

``python -m tests.benchmarks.frames [--rounds 3] [--slowed 4] [scene…]``

Chromium draws the wall at 1280×720 with a processor slowed 4 ×, as an old school laptop does, and is sent the views of
a film (``tests.browser.film``) at their times. A frame lasts from one ``requestAnimationFrame`` to the next, seen by
the page itself. The first second after the page has opened does not count. Anything else that runs on the machine
makes frames longer.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.benchmarks.measured import say
from tests.browser.catalogue import served
from tests.browser.film import SCENES, Scene
from tests.browser.table_of_bots import chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

PLAYED = {  # each scene by the film that plays it
    "deal": "deal",
    "reveal": "call-lie",
    "answer": "answer-right",
    "podium of a table": "finale-table",
    "podiums of a class": "finale-class",
}
LONG = 50.0  # ms
SETTLES = 1_000  # ms
MOST = 16_000  # ms of a scene that are looked at
WATCHES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => (window.frames_seen.push(now - last), (last = now), requestAnimationFrame(next));
  requestAnimationFrame(next);
}"""


@dataclass
class Seen:
    """The frames of one scene, in ms."""

    frames: list[float]

    @property
    def longest(self) -> float:
        return max(self.frames)

    @property
    def long(self) -> int:
        return sum(frame > LONG for frame in self.frames)


def seen(browser: Browser, address: str, scene: Scene, slowed: float) -> Seen:
    """Play a scene once."""
    width, height = scene.size
    with browser.new_context(viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        page.goto(f"{address}/{scene.page}")
        page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=scene.page)
        page.wait_for_load_state("networkidle")
        (start, before), *after = scene.views if len(scene.views) > 1 else [(0, None), *scene.views]
        if before is not None:
            page.evaluate("view => window.catalogue.on.view(view)", before)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        page.wait_for_timeout(SETTLES)
        # The page itself lets the views come: a message from here would be part of a frame.
        timed = [(at - start, view) for at, view in after]
        page.evaluate(WATCHES)
        page.evaluate(
            "timed => timed.forEach(([at, view]) => setTimeout(() => window.catalogue.on.view(view), at))", timed
        )
        page.wait_for_timeout(min(MOST, scene.ends - start))
        return Seen(page.evaluate("() => window.frames_seen.slice(2)"))


def rows(asked: argparse.Namespace, play: Callable[[Scene], Seen]) -> None:
    """Print a line for each scene: of so many rounds the one whose longest frame is in the middle."""
    say("| scene | frames | longest | over 50 ms |")
    say("|---|---|---|---|")
    for name in asked.scenes or PLAYED:
        rounds = sorted((play(SCENES[PLAYED[name]]()) for _ in range(asked.rounds)), key=lambda one: one.longest)
        middle = rounds[len(rounds) // 2]
        share = f"{middle.long} ({middle.long / len(middle.frames):.1%})"
        say(f"| {name} | {len(middle.frames)} | {middle.longest:.0f} ms | {share} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*PLAYED, []], metavar="scene")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slowed", type=float, default=4)
    asked = parser.parse_args()
    with served(keep=True) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        rows(asked, lambda scene: seen(browser, address, scene, asked.slowed))
        browser.close()


if __name__ == "__main__":
    main()
